"""Classic Canasta by the German sheet: two naturals for each wild card, black threes freeze (classic-german.md)."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.forms import Ratio
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import BLACK_THREE, RED_THREE, WILD
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.systems.classic import CLASSIC_4
from canasta_desktop.rules.systems.shared import SAME_AS_STAGED, family, seating_option, with_sets

KEY: Final = "classic-german"

CG: Final[dict[str, str]] = {
    **CLASSIC_4.clauses,
    **resting(
        {
            "CG-1.1": ("players-partners",),
            "CG-1.2": ("pack",),
            "CG-1.3": ("sides-drawn", "sides-drawn-order", "sides-drawn-again", "sides-drawn-two"),
            "CG-1.4": ("direction", "first-dealer-drawn"),
            "CG-1.5": ("values",),
            "CG-2.1": ("deal",),
            "CG-2.2": ("up-card", "up-card-covered"),
            "CG-2.3": ("up-card-freezes", "up-card-freezes-black-three", "frozen-by-black-three-turned"),
            "CG-3.1": ("red-threes-dealt", "red-threes-drawn", "red-threes-from-pile", "red-three-first"),
            "CG-3.3": ("threes-sign",),
            "CG-4.1": (
                *("turn-parts", "turn-draw", "turn-meld", "turn-discard", "discard-required"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "CG-5.1": ("sets", "meld-too-small", "meld-mixed-ranks", "meld-rank-not-allowed", "sequence-invalid"),
            "CG-5.2": ("sets-two-to-one", "meld-too-many-wilds", "meld-too-few-naturals"),
            "CG-5.3": ("sets-wilds",),
            "CG-5.4": ("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
            "CG-5.5": ("same-rank-others", "own-melds-only", "no-such-meld"),
            "CG-5.6": (
                "canasta",
                "canasta-naturals",
                "canasta-turns-mixed",
                "no-limit",
                "meld-too-large",
                "meld-closed",
            ),
            "CG-5.7": ("one-meld-of-a-rank", "duplicate-meld"),
            "CG-6.1": ("frozen-by-wild", "frozen-by-two", "frozen-by-black-three"),
            "CG-6.2": ("freeze-ends",),
            "CG-6.3": ("take-not-unopened", "pile-before-initial-meld"),
            "CG-6.4": (
                *("take-frozen", "pile-frozen-needs-pair", "pile-needs-pair"),
                *("pile-top-wild", "pile-top-black-three"),
            ),
            "CG-6.5": ("take-unfrozen", "take-more", "pile-needs-match"),
            "CG-6.6": ("take-top-melded", "take-whole-pile", "pile-empty", "take-then-meld"),
            "CG-6.7": ("pile-single-card", "pile-single-card-stock"),
            "CG-7.1": ("initial-meld", "minimum", "minimum-not-met"),
            "CG-7.2": ("minimum-together", "minimum-no-bonus"),
            "CG-7.3": ("minimum-top-card",),
            "CG-7.4": ("opens-for-partner",),
            "CG-8.1": ("out-canastas",),
            "CG-8.2": ("out-how",),
            "CG-8.3": ("out-concealed", "out-concealed-partner", "out-concealed-joins", "out-concealed-minimum"),
            "CG-8.4": ("out-keep-card", "canasta-needed", "canastas-needed", "must-keep-card"),
            "CG-8.5": ("ask-not-allowed",),
            "CG-10.1": ("canastas",),
            "CG-10.2": ("going-out",),
            "CG-10.3": ("red-threes",),
            "CG-10.4": ("melded", "in-hand"),
            "CG-10.5": ("target", "tie"),
        }
    ),
}

RULINGS: Final[frozenset[str]] = CLASSIC_4.rulings | {
    *("sets-two-to-one", "take-not-unopened", "frozen-by-two"),
    *("up-card-freezes-black-three", "frozen-by-black-three-turned", "out-concealed-partner", "pile-single-card-stock"),
}
"""What the sheet leaves open, or can be read in two ways (A-1 to A-5 and A-9)."""

CLASSIC_GERMAN: Final[RuleSet] = replace(
    with_sets(CLASSIC_4, ratio=Ratio.TWO_TO_ONE),
    key=KEY,
    dealing=replace(CLASSIC_4.dealing, cover=WILD | RED_THREE | BLACK_THREE),
    initial_meld=replace(CLASSIC_4.initial_meld, waived_concealed=False),
    pile=replace(
        CLASSIC_4.pile,
        unopened=0,
        freezes=WILD | BLACK_THREE,
        turned_freezes=WILD | RED_THREE | BLACK_THREE,
    ),
    out=replace(CLASSIC_4.out, ask=Asking.OFF, conceals=Concealed.SIDE),
    clauses=CG,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """The German sheet, for four players only (CG-1.1)."""
    return CLASSIC_GERMAN if players == 4 else None


OPTIONS: Final[tuple[Option, ...]] = (
    seating_option(),
    *family(
        # Two naturals for each wild card are stricter than either.
        retired=(*SAME_AS_STAGED, "naturals_majority"),
        wild_ratio="two-to-one",
        upcard_cover="threes",
        black_three_freezes=True,
        initial_with_pile=False,
        ask_partner="off",
    ),
)
"""The house rules of the family, with the defaults of this sheet."""
