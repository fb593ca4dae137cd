"""What rests on which clause in Manzana Canasta (manzana.md), and what no source of it says: most of it."""

from typing import Final

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.subjects import Subject, Topic
from canasta_desktop.rules.systems.clauses import classic

CLAUSES: Final[dict[Subject, str]] = {
    **classic.CLAUSES,
    **classic.TWO_PLAYERS,
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
                *(Reason.MELD_TOO_SMALL, Reason.MELD_MIXED_RANKS),
                *(Reason.MELD_RANK_NOT_ALLOWED, Reason.SEQUENCE_INVALID),
            ),
            "MZ-3.2": (
                *(Rule.SETS_NATURALS, Rule.SETS_WILDS, Rule.CANASTA_NATURALS),
                *(Reason.MELD_TOO_FEW_NATURALS, Reason.MELD_TOO_MANY_WILDS),
            ),
            "MZ-3.3": (Rule.CANASTA,),
            "MZ-3.4": (
                *(Rule.MELD_NO_LIMIT, Rule.ONE_MELD_OF_A_RANK),
                *(Reason.DUPLICATE_MELD, Reason.MELD_TOO_LARGE, Reason.MELD_CLOSED),
            ),
            "MZ-3.5": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "MZ-4.1": (Rule.TAKE_UNFROZEN, Reason.PILE_NEEDS_MATCH),
            "MZ-4.2": (
                *(Rule.FROZEN_BY_WILD_ALONE, Rule.FROZEN_BEFORE_INITIAL_MELD, Rule.TAKE_FROZEN),
                *(Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR, Reason.PILE_BEFORE_INITIAL_MELD),
            ),
            "MZ-4.3": (
                *(Rule.PILE_TOP_WILD, Rule.PILE_TOP_BLACK_THREE),
                *(Reason.PILE_TOP_WILD, Reason.PILE_TOP_BLACK_THREE),
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

FROM_THE_SOURCE: Final[frozenset[Subject]] = frozenset(
    [
        *(Rule.PROVISIONAL, Rule.PLAYERS_ALONE, Rule.PACK, Rule.VALUES, Rule.WILD_CARDS, Rule.DIRECTION),
        *(Rule.DEAL, Rule.TURN_PARTS, Rule.TURN_DRAW, Rule.TURN_MELD, Rule.TURN_DISCARD),
        *(Rule.TAKE_TOP_MELDED, Rule.TAKE_THEN_MELD, Rule.CANASTA, Rule.OUT_CANASTAS, Rule.OUT_HOW),
    ]
)
"""The statements that rest on clauses marked [src]; all others are this program's completion."""

RULINGS: Final[frozenset[Subject]] = frozenset(CLAUSES) - FROM_THE_SOURCE
