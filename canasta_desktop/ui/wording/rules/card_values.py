"""What each card counts, as a picture of cards: a line for each value, the highest first."""

from collections.abc import Iterator
from typing import Final

from canasta_desktop.rules.cards import ACE, JOKER, THREE, TWO, face
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.rules.examples import Example, ExampleLine

CASE: Final = "card-values"
"""What stands for the case of an example, since none was played."""
BLACK_THREES: Final = (face(THREE, 0), face(THREE, 3))
RED_THREES: Final = (face(THREE, 1), face(THREE, 2))


class CardValueWords(Phrases):
    """The lines above the cards."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def picture(self, rules: RuleSet) -> Example:
        """The picture of these rules: an example without a move."""
        return Example(CASE, tuple(self._lines(rules)), None, "", self.tr("What each card counts"))

    def _lines(self, rules: RuleSet) -> Iterator[ExampleLine]:
        points, every_three = rules.pack.values, rules.threes.every
        ranks = [JOKER, ACE, TWO, *range(ACE - 1, TWO, -1)]
        for worth in sorted({points[rank] for rank in ranks}, reverse=True):
            alike = [rank for rank in ranks if points[rank] == worth and (every_three or rank != THREE)]
            threes = (BLACK_THREES,) if points[THREE] == worth and not every_three else ()
            yield ExampleLine(self.cards.points(worth), threes, tuple(alike))
        if not every_three:
            yield ExampleLine(self.tr("No card value"), (RED_THREES,))
        yield ExampleLine(self.tr("Wild cards"), (), (JOKER, TWO))
