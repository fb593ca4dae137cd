"""The list of all matches in words: when, what, with and against whom, and how it stands."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale, QTime

from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number, sentence, signed
from canasta_desktop.ui.wording.names import Names

NAMED_RULES: Final = 2
"""So many house rules are named in a line, more are counted."""


class HistoryWords(Phrases):
    """Dates, companies, results. Dates are ISO 8601 as they stand in a save, empty where nobody knows."""

    def __init__(self) -> None:
        self.lists = ListPhrases()
        self.names = Names()
        self.book = ScoreBookWords()

    # --- when --------------------------------------------------------------------------------------

    def month(self, moment: str) -> str:
        """ "November 2026", the heading above the matches of a month."""
        day = date_of(moment)
        if day is None:
            return self.tr("Without a date")
        return sentence(QLocale().toString(QDate(day.year, day.month, day.day), "MMMM yyyy"))

    def weekday(self, moment: str, today: date) -> str:
        """ "Sat", or that it was today or yesterday; empty where nobody knows."""
        day = date_of(moment)
        if day is None:
            return ""
        if 0 <= (gone := (today - day).days) <= 1:
            return self.tr("yesterday") if gone else self.tr("today")
        return QLocale().dayName(day.isoweekday(), QLocale.FormatType.ShortFormat).rstrip(".")

    def time(self, moment: str) -> str:
        """The hour of the clock on the wall, as the language writes it."""
        when = moment_of(moment)
        if when is None:
            return ""
        return QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)

    def day(self, moment: str) -> str:
        """ "Saturday, 21 November 2026"."""
        day = date_of(moment)
        if day is None:
            return self.tr("Without a date")
        return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)

    # --- what, and who -----------------------------------------------------------------------------

    def company(self, partners: Sequence[str], others: Sequence[str]) -> str:
        """ "With Jonas against Anna & Mira"; `others` are the names of the sides against the person."""
        against = self.lists.all(others)
        if not partners:
            return self.tr("Against {others}").format(others=against)
        return self.tr("With {partners} against {others}").format(partners=self.lists.all(partners), others=against)

    def between(self, sides: Sequence[str]) -> str:
        """ "Anna & Jonas against Mira & Emil", where several persons play or nobody does."""
        return self.tr("{side} against {others}").format(side=sides[0], others=self.lists.all(sides[1:]))

    def game(self, system: str, players: int, house_rules: Sequence[str]) -> str:
        """ "Samba · four players · 4 house rules"; a few are named."""
        parts = [self.names.system(system), self.names.players(players)]
        if len(house_rules) > NAMED_RULES:
            parts.append(self.tr("%Ln house rule(s)", "", len(house_rules)))
        else:
            parts += house_rules
        return " · ".join(parts)

    def begun_and_played(self, begun: str, played: str) -> list[str]:
        """When a match began and when it was played last, as far as somebody knows, each as a sentence."""
        texts = ((begun, self.tr("Begun {day}, {time}")), (played, self.tr("Played last {day}, {time}")))
        return [text.format(day=self.day(when), time=self.time(when)) for when, text in texts if moment_of(when)]

    # --- how it stands -----------------------------------------------------------------------------

    def won(self) -> str:
        """The person's side has won."""
        return self.tr("Won")

    def lost(self) -> str:
        """The person's side has lost."""
        return self.tr("Lost")

    def won_by(self, side: str) -> str:
        """Who has won, for a match that is not the viewer's own."""
        return self.tr("Won by {side}").format(side=side)

    def deal(self, deal: int) -> str:
        """Which deal is being played, of a match that goes on."""
        return self.tr("Deal {deal}").format(deal=number(deal))

    def on_table(self) -> str:
        """The match that lies on the table."""
        return self.tr("on the table")

    def practice(self) -> str:
        """It counts in no figure."""
        return self.tr("Practice")

    def daily(self) -> str:
        """A first attempt at the deal of a day."""
        return self.tr("Deal of the day")

    def damaged(self) -> str:
        """A file that cannot be read."""
        return self.tr("damaged")

    def damaged_line(self, place: str) -> str:
        """The first line of a damaged match, before what is wrong with it."""
        return self.tr("The file “{place}” stays as it is.").format(place=place)

    def score(self, points: Sequence[int]) -> str:
        """ "5,240 to 4,105", for a screen reader."""
        return self.tr(" to ", "between the scores of a match").join(map(number, points))

    def among(self, points: int, place: int, count: int) -> str:
        """The own score among many, for a screen reader."""
        text = self.tr("{points} points, place {place} of {count}")
        return text.format(points=number(points), place=number(place), count=number(count))

    def place(self, place: int, count: int) -> str:
        """ "2nd of 5", short."""
        return self.tr("place {place} of {count}").format(place=number(place), count=number(count))

    def count(self, shown: int, total: int) -> str:
        """How many matches there are, and how many of them are shown."""
        if shown == total:
            return self.tr("%Ln match(es)", "", total)
        return self.tr("{shown} of %Ln match(es)", "", total).format(shown=number(shown))


class ScoreBookWords(Phrases):
    """The page with all deals of a match."""

    def name(self) -> str:
        """The page with all deals of a match."""
        return self.tr("Score book")

    def played(self, first: str, last: str) -> str:
        """On which day a match was played, or from when to when; empty where nobody knows."""
        days = [QDate(day.year, day.month, day.day) for day in map(date_of, (first, last)) if day is not None]
        layout = str(self.tr("d MMM yyyy", "layout of a date for Qt"))
        texts = list(dict.fromkeys([QLocale().toString(day, layout) for day in days]))
        if len(texts) < 2:
            return "".join(texts)
        return self.tr("{first} to {last}", "two dates").format(first=texts[0], last=texts[1])

    def deal_column(self) -> str:
        """Above the numbers of the deals and who dealt."""
        return self.tr("Deal", "column")

    def dealt(self, name: str, *, is_own: bool) -> str:
        """Who has dealt; the person is spoken to."""
        return self.tr("You dealt") if is_own else self.tr("{name} dealt").format(name=name)

    def deals_now(self, name: str, *, is_own: bool) -> str:
        """Whose deal is being played, or comes next."""
        return self.tr("You deal") if is_own else self.tr("{name} deals").format(name=name)

    def line(self, deal: str, dealt: str, columns: Sequence[tuple[str, int, int]]) -> str:
        """A line for a screen reader; `columns` are the side, its points and its score after the deal."""
        told = [
            self.tr("{side}: {points}, makes {total}").format(side=side, points=signed(points), total=number(total))
            for side, points, total in columns
        ]
        return in_sentences([deal, dealt, *told])

    def best_deal(self, deal: int, points: int, side: str) -> str:
        """The deal that has brought most."""
        text = self.tr("{side}: {points} in deal {deal}")
        return text.format(deal=number(deal), points=signed(points), side=side)

    def moment_of_deal(self, moment: str, deal: int) -> str:
        """What it was, whose and what it brought; and in which deal."""
        return self.tr("{moment}, in deal {deal}").format(moment=moment, deal=number(deal))


def in_sentences(parts: Sequence[str]) -> str:
    """A match in sentences, for screen readers."""
    return " ".join([sentence(part).rstrip(".") + "." for part in parts if part])


def moment_of(text: str) -> datetime | None:
    """The moment in the time zone in which it was lived; None where nobody knows."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def date_of(text: str) -> date | None:
    """The day of a moment; None where nobody knows."""
    moment = moment_of(text)
    return None if moment is None else moment.date()
