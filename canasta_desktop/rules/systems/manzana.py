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
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.systems.classic import CLASSIC_2
from canasta_desktop.rules.table import ANY

KEY: Final = "manzana"

MZ: Final[dict[str, str]] = {
    **CLASSIC_2.clauses,
    **resting(
        {
            "MZ": ("provisional",),
            "MZ-1.1": ("players-alone", "pack"),
            "MZ-1.2": ("values",),
            "MZ-1.3": ("wild-cards",),
            "MZ-1.4": ("deal", "up-card"),
            "MZ-1.5": ("direction",),
            "MZ-2.1": (
                *("turn-parts", "turn-draw"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "MZ-2.2": ("take-top-melded", "take-whole-pile", "take-then-meld", "pile-empty"),
            "MZ-2.3": ("turn-meld",),
            "MZ-2.4": ("turn-discard", "discard-required"),
            "MZ-3.1": ("sets", "meld-too-small", "meld-mixed-ranks", "meld-rank-not-allowed", "sequence-invalid"),
            "MZ-3.2": (
                *("sets-naturals", "sets-wilds", "canasta-naturals"),
                *("meld-too-few-naturals", "meld-too-many-wilds"),
            ),
            "MZ-3.3": ("canasta",),
            "MZ-3.4": ("no-limit", "one-meld-of-a-rank", "duplicate-meld", "meld-too-large", "meld-closed"),
            "MZ-3.5": ("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
            "MZ-4.1": ("take-unfrozen", "pile-needs-match"),
            "MZ-4.2": (
                *("frozen-by-wild-alone", "frozen-unopened", "take-frozen"),
                *("pile-frozen-needs-pair", "pile-needs-pair", "pile-before-initial-meld"),
            ),
            "MZ-4.3": ("pile-top-wild", "pile-top-black-three"),
            "MZ-5.1": ("minimum", "minimum-top-card", "minimum-not-met"),
            "MZ-6.1": ("out-canastas", "canasta-needed", "canastas-needed"),
            "MZ-6.2": ("out-how",),
            "MZ-6.3": ("stock-empty", "last-three-ends"),
            "MZ-7.1": ("canastas",),
            "MZ-7.2": ("going-out", "out-concealed"),
            "MZ-7.3": ("red-threes", "threes-sign"),
            "MZ-7.4": ("melded", "in-hand"),
            "MZ-7.5": ("target", "tie"),
        }
    ),
}

FROM_THE_SOURCE: Final = (
    *("provisional", "players-alone", "pack", "values", "wild-cards", "direction", "deal"),
    *("turn-parts", "turn-draw", "turn-meld", "turn-discard", "take-top-melded", "take-then-meld"),
    *("canasta", "out-canastas", "out-how"),
)
"""The statements that rest on clauses marked [src]; all others are this program's completion."""


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
    clauses=MZ,
    provisional=True,
    rulings=frozenset(MZ) - frozenset(FROM_THE_SOURCE),
)


def form(players: int) -> RuleSet | None:
    """Manzana, for two players only (MZ-1.1)."""
    return MANZANA if players == 2 else None


OPTIONS: Final[tuple[Option, ...]] = ()
"""There are no house rules."""
