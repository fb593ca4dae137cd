"""Classic Canasta by the German sheet: two naturals for each wild card, black threes freeze (classic-german.md)."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.forms import Ratio
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile_terms import BLACK_THREE, RED_THREE, WILD
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.systems.classic import CLASSIC_4
from canasta_desktop.rules.systems.clauses.classic_german import CLAUSES, RULINGS
from canasta_desktop.rules.systems.shared import SAME_AS_STAGED, family, seating_option, with_sets

KEY: Final = "classic-german"

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
    clauses=CLAUSES,
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
