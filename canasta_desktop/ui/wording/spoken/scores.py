"""How it stands, in one sentence to be heard: "Your side 740, total 740; Anna and Mira 640, total 640."."""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number


class SideScore(NamedTuple):
    """A side, what it made in the deal and what it has altogether."""

    name: str
    points: int
    total: int


class SpokenScores(Phrases):
    """Scores in a sentence."""

    def __init__(self) -> None:
        self.lists = ListPhrases()

    def side(self, names: Sequence[str], *, is_own: bool) -> str:
        """ "Your side", "Anna and Mira"; who plays alone is called by name, or is you."""
        if is_own and len(names) > 1:
            return self.tr("Your side")
        return self.tr("You", "in a score") if is_own else self.lists.all(names)

    def deal(self, scores: Sequence[SideScore]) -> str:
        """What a deal has brought, and how the match stands."""
        text = self.tr("{side} {points}, total {total}", "how a deal counts")
        return self._joined(
            [
                text.format(side=one.name, points=self._figure(one.points), total=self._figure(one.total))
                for one in scores
            ]
        )

    def totals(self, scores: Sequence[SideScore]) -> str:
        """How the match stands."""
        text = self.tr("{side} {total}", "how a match stands")
        return self._joined([text.format(side=one.name, total=self._figure(one.total)) for one in scores])

    def figure(self, written: str) -> str:
        """A figure of the score sheet to be heard: its minus is a word, and so is a dash where there is none."""
        if written == "–":
            return self.tr("nothing", "in a line of the score sheet")
        return self.tr("minus {points}").format(points=written[1:]) if written.startswith("\N{MINUS SIGN}") else written

    def has_none(self, name: str) -> str:
        """A line of the score sheet without any figure, as the next minimum of a match that is over."""
        return self.tr("{name}: none", "a line of the score sheet").format(name=name)

    def _joined(self, parts: Sequence[str]) -> str:
        return self.tr("{parts}.").format(parts="; ".join(parts)) if parts else ""

    def _figure(self, points: int) -> str:
        """A figure with a word for minus, whose sign is often not spoken."""
        if points >= 0:
            return number(points)
        return self.tr("minus {points}").format(points=number(-points))
