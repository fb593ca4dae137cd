"""Feats in words: a name with a wink, the plain sentence that says what was done, and when it was done first."""

from collections.abc import Sequence

from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.names import Names
from canasta_desktop.ui.wording.statistics import StatisticsFigures


class FeatWords(Phrases):
    """By the key of the feat; an unknown key, of a later program, is its own name."""

    def __init__(self) -> None:
        self.names = Names()
        self.lists = ListPhrases()
        self.written = StatisticsFigures()

    def name(self, key: str) -> str:
        """What the feat is called."""
        return (self._deal_names() | self._match_names() | self._career_names()).get(key, key)

    def sentence(self, key: str) -> str:
        """What it takes; empty for an unknown key."""
        return (self._deal_sentences() | self._match_sentences() | self._career_sentences()).get(key, "")

    def count(self, earned: int, all_of: int) -> str:
        """ "12 of 34"."""
        return self.tr("{earned} of {all}").format(earned=number(earned), all=number(all_of))

    def earned(self, system: str, date: str, deal: int) -> str:
        """In which game, and when, a feat was earned first: "Samba · 2/6/26, deal 3"."""
        when = self.written.best_line(date, deal) if deal else date
        return " · ".join([part for part in (self.names.system(system), when) if part])

    def not_earned(self) -> str:
        """The words of a feat that is still to come, for screen readers."""
        return self.tr("Still to come")

    def new_feats(self, names: Sequence[str], person: str = "") -> str:
        """On the score sheet: these were earned just now, for the first time; by whom, where several persons play."""
        feats = self.lists.row(names)
        if person:
            return self.tr("{person} earned: {feats}").format(person=person, feats=feats)
        return self.tr("Earned: {feats}").format(feats=feats)

    def about(self) -> str:
        """Where feats come from."""
        return self.tr("Found in your matches, old ones too. Practice does not count.")

    def _deal_names(self) -> dict[str, str]:
        return {
            "natural-aces": self.tr("Four aces? Seven!"),
            "concealed": self.tr("Out of the blue"),
            "all-threes": self.tr("Seeing red"),
            "wild-canasta": self.tr("Wild company"),
            "sequence": self.tr("One after the other"),
            "special-hand": self.tr("Something special"),
            "tall": self.tr("Tall order"),
            "court": self.tr("Reception at court"),
            "three-naturals": self.tr("Naturally"),
            "five-canastas": self.tr("A full table"),
            "clean": self.tr("Clean hands"),
            "large-pile": self.tr("The lion’s share"),
            "first-round": self.tr("Early bird"),
            "hard-opening": self.tr("Over the hurdle"),
            "late-start": self.tr("Night owl"),
            "quick": self.tr("Short work"),
            "from-nothing": self.tr("From nothing"),
            "below-zero": self.tr("Cold front"),
            "two-thousand": self.tr("Two thousand"),
            "five-thousand": self.tr("Five thousand"),
        }

    def _deal_sentences(self) -> dict[str, str]:
        return {
            "natural-aces": self.tr("A natural canasta of aces"),
            "concealed": self.tr("You went out concealed"),
            "all-threes": self.tr("All red threes of the pack, and they counted for you"),
            "wild-canasta": self.tr("A canasta of nothing but wild cards"),
            "sequence": self.tr("A complete sequence of seven cards"),
            "special-hand": self.tr("You ended a deal with a special hand"),
            "tall": self.tr("A canasta of ten cards or more"),
            "court": self.tr("Canastas of jacks, queens and kings in one deal"),
            "three-naturals": self.tr("Three natural canastas in one deal"),
            "five-canastas": self.tr("Five canastas in one deal"),
            "clean": self.tr("Two canastas or more in a deal, and no wild card in them"),
            "large-pile": self.tr("You took a pile of twenty cards or more"),
            "first-round": self.tr("You made the initial meld in the first round"),
            "hard-opening": self.tr("You made an initial meld of 120 or more by the second round"),
            "late-start": self.tr("Nothing melded before the sixth round, and yet the most points"),
            "quick": self.tr("You went out within four rounds"),
            "from-nothing": self.tr("1,000 points in a deal without a wild card or red three at the start"),
            "below-zero": self.tr("500 points in a deal in which everybody else lost some"),
            "two-thousand": self.tr("2,000 points in one deal"),
            "five-thousand": self.tr("5,000 points in one deal"),
        }

    def _match_names(self) -> dict[str, str]:
        return {
            "comeback": self.tr("Up from the cellar"),
            "last-deal": self.tr("At the last minute"),
            "start-to-finish": self.tr("Start to finish"),
            "narrow": self.tr("By a whisker"),
            "nothing-left": self.tr("Nothing left"),
            "sprint": self.tr("Sprint"),
            "beat-strong": self.tr("Strong nerves"),
            "beat-expert": self.tr("Ask the expert"),
        }

    def _match_sentences(self) -> dict[str, str]:
        return {
            "comeback": self.tr("You stood at −1,000 or below, and won"),
            "last-deal": self.tr("1,000 points behind before the last deal, and won"),
            "start-to-finish": self.tr("You led after every deal, of three at least, and won"),
            "narrow": self.tr("You won by 100 points at most"),
            "nothing-left": self.tr("You won, and nobody else had more than 0 points"),
            "sprint": self.tr("A match to 5,000 or more, won in three deals"),
            "beat-strong": self.tr("You beat opponents of the levels Strong or Expert"),
            "beat-expert": self.tr("You beat opponents who were all experts"),
        }

    def _career_names(self) -> dict[str, str]:
        return {
            "every-system": self.tr("Round the world"),
            "every-number": self.tr("Room for all"),
            "five-in-a-row": self.tr("Five in a row"),
            "hundred": self.tr("A hundred evenings"),
            "thousand-canastas": self.tr("By the thousand"),
            "week": self.tr("Every day of the week"),
        }

    def _career_sentences(self) -> dict[str, str]:
        return {
            "every-system": self.tr("Every game of the family won once"),
            "every-number": self.tr("Won with two, three, four, five and six players"),
            "five-in-a-row": self.tr("Five matches won in a row"),
            "hundred": self.tr("A hundred matches played to the end"),
            "thousand-canastas": self.tr("A thousand canastas, yours and your partners’"),
            "week": self.tr("Seven deals of the day, on seven days in a row"),
        }
