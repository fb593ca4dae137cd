"""The deal of the day in words: what it is, how it stands with it, and its result to pass on."""

from datetime import date

from PySide6.QtCore import QDate, QLocale

from canasta_desktop.game.daily import DailyResult, Sign, Streak, signs_text
from canasta_desktop.ui.wording.base import Phrases, signed


class DailyWords(Phrases):
    """One deal a day, the same for everybody."""

    def day(self, day: date) -> str:
        """The date as this language writes it."""
        return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)

    def about(self) -> str:
        """What the deal of the day is."""
        return self.tr(
            "One deal of Classic Canasta a day, with the same cards for everybody: they follow from the date. "
            "Your first attempt counts; any further one is practice."
        )

    def streak(self, streak: Streak) -> str:
        """How many days have been played one after the other; empty before the first."""
        if not streak.longest:
            return ""
        running = (
            self.tr("%Ln day(s) in a row", "", streak.running) if streak.running else self.tr("No day in a row yet")
        )
        return self.tr("{running} · longest: {longest}").format(
            running=running, longest=self.tr("%Ln day(s)", "", streak.longest)
        )

    def brief(self, streak: Streak, result: DailyResult | None, *, is_begun: bool) -> str:
        """How it stands with the deal of today, in a line; empty where nobody has ever played one."""
        if is_begun:
            return self.tr("begun: play it to its end")
        running = self.tr("%Ln day(s) in a row", "", streak.running) if streak.running else ""
        return " · ".join([part for part in ("" if result is None else self.points(result), running) if part])

    def points(self, result: DailyResult) -> str:
        """ "+1,250 : +640": the own points and those of the others."""
        return f"{signed(result.points)} : {signed(result.others)}"

    def legend(self, result: DailyResult) -> str:
        """What the signs of this result stand for."""
        names = {
            Sign.NATURAL: self.tr("natural canasta"),
            Sign.MIXED: self.tr("mixed canasta"),
            Sign.OTHER: self.tr("another canasta"),
            Sign.OUT: self.tr("gone out"),
            Sign.CONCEALED: self.tr("concealed"),
        }
        return " · ".join([f"{sign.value} {names[sign]}" for sign in dict.fromkeys(result.signs)])

    def result(self, result: DailyResult) -> str:
        """The result to be copied: three lines, or two, and nothing of the cards."""
        title = self.tr("Canasta, deal of the day: {day}").format(day=self.day(result.day))
        return "\n".join([line for line in (title, self.points(result), signs_text(result.signs)) if line])
