"""Manzana Canasta: two players, one pack, a canasta of four cards; mostly provisional (manzana.md).

The figures that no source gives stand in one table, so that they can be replaced at once (A-1).
"""

from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.forms import BlackThrees, Sets
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.systems.classic import CLASSIC_2
from canasta_desktop.rules.systems.clauses.manzana import CLAUSES, RULINGS
from canasta_desktop.rules.systems.shared import deals_option
from canasta_desktop.rules.table import ANY

KEY: Final = "manzana"


@dataclass(frozen=True)
class Provisional:
    """The figures marked [app]: this program's completion, scaled from classic."""

    naturals: int = 2
    wilds: int = 2
    minimums: tuple[tuple[int, int], ...] = ((0, 30), (750, 50), (1500, 70))
    below_zero: int = 15
    natural: int = 200
    mixed: int = 100
    out: int = 50
    concealed: int = 100
    red_threes: tuple[int, ...] = (0, 50, 150)
    target: int = 2500


APP: Final = Provisional()

MANZANA: Final[RuleSet] = replace(
    CLASSIC_2,
    key=KEY,
    pack=replace(CLASSIC_2.pack, decks=1, jokers=2),
    dealing=replace(CLASSIC_2.dealing, hand=7, draw=1, upcard=False),
    melds=Melds((Sets(APP.naturals, APP.wilds), BlackThrees(fewest=2)), canasta=4),
    initial_meld=InitialMeld(steps=APP.minimums, below_zero=APP.below_zero, waived_concealed=True),
    out=replace(CLASSIC_2.out, canastas=((ANY, 1),), bonus=APP.out, concealed=APP.concealed),
    scoring=Scoring(canastas=(APP.natural, APP.mixed, 0, 0), red_threes=APP.red_threes, target=APP.target),
    clauses=CLAUSES,
    provisional=True,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """Manzana, for two players only (MZ-1.1)."""
    return MANZANA if players == 2 else None


OPTIONS: Final[tuple[Option, ...]] = (deals_option(),)
"""The house rules of manzana: none of its own."""
