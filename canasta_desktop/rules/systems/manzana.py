"""Manzana Canasta: two players, one pack, a canasta of four cards; mostly provisional (manzana.md).

The figures that no source gives stand in one table, so that they can be replaced at once (A-1).
"""

from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.codes import Rule, Subject, Topic
from canasta_desktop.rules.forms import BlackThrees, Sets
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.systems.classic import CLASSIC_2
from canasta_desktop.rules.table import ANY

KEY: Final = "manzana"

MZ: Final[dict[Subject, str]] = {
    **CLASSIC_2.clauses,
    **resting(
        {
            "MZ": (Rule.PROVISIONAL,),
            "MZ-1.1": (Rule.PLAYERS_ALONE, Rule.PACK),
            "MZ-1.2": (Rule.VALUES,),
            "MZ-1.3": (Rule.WILD_CARDS,),
            "MZ-1.4": (Rule.DEAL, Rule.UP_CARD),
            "MZ-1.5": (Rule.DIRECTION,),
            "MZ-2.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "MZ-2.2": (Rule.TAKE_TOP_MELDED, Rule.TAKE_WHOLE_PILE, Rule.TAKE_THEN_MELD, Reason.PILE_EMPTY),
            "MZ-2.3": (Rule.TURN_MELD,),
            "MZ-2.4": (Rule.TURN_DISCARD, Reason.DISCARD_REQUIRED),
            "MZ-3.1": (
                Rule.SETS,
                Reason.MELD_TOO_SMALL,
                Reason.MELD_MIXED_RANKS,
                Reason.MELD_RANK_NOT_ALLOWED,
                Reason.SEQUENCE_INVALID,
            ),
            "MZ-3.2": (
                *(Rule.SETS_NATURALS, Rule.SETS_WILDS, Rule.CANASTA_NATURALS),
                *(Reason.MELD_TOO_FEW_NATURALS, Reason.MELD_TOO_MANY_WILDS),
            ),
            "MZ-3.3": (Rule.CANASTA,),
            "MZ-3.4": (
                Rule.MELD_NO_LIMIT,
                Rule.ONE_MELD_OF_A_RANK,
                Reason.DUPLICATE_MELD,
                Reason.MELD_TOO_LARGE,
                Reason.MELD_CLOSED,
            ),
            "MZ-3.5": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "MZ-4.1": (Rule.TAKE_UNFROZEN, Reason.PILE_NEEDS_MATCH),
            "MZ-4.2": (
                *(Rule.FROZEN_BY_WILD_ALONE, Rule.FROZEN_BEFORE_INITIAL_MELD, Rule.TAKE_FROZEN),
                *(Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR, Reason.PILE_BEFORE_INITIAL_MELD),
            ),
            "MZ-4.3": (
                Rule.PILE_TOP_WILD,
                Reason.PILE_TOP_WILD,
                Rule.PILE_TOP_BLACK_THREE,
                Reason.PILE_TOP_BLACK_THREE,
            ),
            "MZ-5.1": (Rule.MINIMUM, Rule.MINIMUM_TOP_CARD, Reason.MINIMUM_NOT_MET),
            "MZ-6.1": (Rule.OUT_CANASTAS, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED),
            "MZ-6.2": (Rule.OUT_HOW,),
            "MZ-6.3": (Rule.STOCK_EMPTY, Reason.STOCK_EMPTY, Rule.LAST_THREE_ENDS),
            "MZ-7.1": (Topic.CANASTAS,),
            "MZ-7.2": (Topic.GOING_OUT, Topic.OUT_CONCEALED),
            "MZ-7.3": (Topic.RED_THREES, Topic.THREES_SIGN),
            "MZ-7.4": (Topic.MELDED, Topic.IN_HAND),
            "MZ-7.5": (Rule.TARGET, Rule.TIE),
        }
    ),
}

FROM_THE_SOURCE: Final = (
    *(Rule.PROVISIONAL, Rule.PLAYERS_ALONE, Rule.PACK, Rule.VALUES, Rule.WILD_CARDS, Rule.DIRECTION, Rule.DEAL),
    *(Rule.TURN_PARTS, Rule.TURN_DRAW, Rule.TURN_MELD, Rule.TURN_DISCARD, Rule.TAKE_TOP_MELDED, Rule.TAKE_THEN_MELD),
    *(Rule.CANASTA, Rule.OUT_CANASTAS, Rule.OUT_HOW),
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
