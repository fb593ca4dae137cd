"""The figures that the lesson names, as the rules of its match have them."""

from typing import NamedTuple

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.table import MIXED, NATURAL
from canasta_desktop.ui.lesson.script import NINES, QUEENS


class LessonFigures(NamedTuple):
    """Points: the minimum at the start, what the two first melds count, prices of canastas, red three, going out."""

    minimum: int
    queens: int
    nines: int
    natural: int
    mixed: int
    red_three: int
    out: int

    @classmethod
    def of(cls, rules: RuleSet) -> "LessonFigures":
        """As these rules have them."""
        return cls(
            minimum=rules.initial_meld.at(0),
            queens=rules.pack.points(read_cards(QUEENS)),
            nines=rules.pack.points(read_cards(NINES)),
            natural=rules.scoring.canastas[NATURAL],
            mixed=rules.scoring.canastas[MIXED],
            red_three=rules.scoring.red_threes[1],
            out=rules.out.bonus,
        )
