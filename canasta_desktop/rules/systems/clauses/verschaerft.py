"""What rests on which clause in the verschärfte Version (verschaerft.md), and what no source of it says."""

from typing import Final

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.subjects import Subject, Topic
from canasta_desktop.rules.systems.clauses import classic

CLAUSES: Final[dict[Subject, str]] = {
    **classic.CLAUSES,
    **resting(
        {
            "VS-1.1": (Rule.PLAYERS_ALONE, Reason.ASK_NOT_ALLOWED),
            "VS-1.2": (Rule.PACK,),
            "VS-1.3": (Rule.VALUES,),
            "VS-1.4": (Rule.WILD_CARDS,),
            "VS-2.1": (Rule.CUT_JOKER,),
            "VS-2.2": (Rule.DEAL, Rule.RED_THREES_DEALT, Reason.RED_THREE_FIRST),
            "VS-2.3": (Rule.UP_CARD, Rule.UP_CARD_COVERED, Rule.UP_CARD_COVERED_RED_THREE),
            "VS-2.4": (Rule.DIRECTION,),
            "VS-3.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "VS-3.2": (Rule.TURN_MELD, Rule.TURN_DISCARD),
            "VS-3.3": (Rule.RED_THREES_DRAWN, Rule.RED_THREES_FROM_PILE),
            "VS-3.4": (Rule.DISCARD_ANY, Reason.DISCARD_NOT_ALLOWED),
            "VS-4.1": (
                Rule.SETS,
                *(Reason.MELD_TOO_SMALL, Reason.MELD_MIXED_RANKS),
                *(Reason.MELD_RANK_NOT_ALLOWED, Reason.SEQUENCE_INVALID),
            ),
            "VS-4.2": (
                *(Rule.SETS_MAJORITY, Rule.CANASTA_NATURALS),
                *(Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS),
            ),
            "VS-4.3": (Rule.CANASTA,),
            "VS-4.4": (Rule.MELD_NO_LIMIT, Rule.CANASTA_TURNS_MIXED, Reason.MELD_TOO_LARGE, Reason.MELD_CLOSED),
            "VS-4.5": (Rule.WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED),
            "VS-4.6": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "VS-4.7": (Rule.ONE_MELD_OF_A_RANK, Reason.DUPLICATE_MELD, Rule.WILD_MELDS_SECOND),
            "VS-5.1": (
                *(Rule.TAKE_PAIR_OR_ADD_TO_SET, Rule.TAKE_NO_WILD),
                *(Rule.TAKE_UNFROZEN, Rule.TAKE_PAIR_BEFORE_INITIAL_MELD),
                *(Reason.PILE_NEEDS_PAIR, Reason.PILE_NEEDS_MATCH),
            ),
            "VS-5.2": (Rule.TAKE_TOP_MELDED, Rule.TAKE_JOINS, Rule.TAKE_MORE),
            "VS-5.3": (
                *(Rule.FROZEN_BY_WILD_DISCARDED, Rule.FROZEN_BY_WILD_ALONE),
                *(Rule.FROZEN_BY_BLACK_THREE, Rule.FREEZE_ENDS),
            ),
            "VS-5.4": (Rule.TAKE_FROZEN, Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_BEFORE_INITIAL_MELD),
            "VS-5.5": (Rule.TAKE_WHOLE_PILE, Reason.PILE_EMPTY),
            "VS-5.6": (Rule.UP_CARD_FREE,),
            "VS-5.7": (
                *(Rule.PILE_TOP_WILD, Rule.PILE_TOP_BLACK_THREE),
                *(Reason.PILE_TOP_WILD, Reason.PILE_TOP_BLACK_THREE),
            ),
            "VS-6.1": (Rule.INITIAL_MELD, Rule.MINIMUM, Reason.MINIMUM_NOT_MET),
            "VS-6.2": (Rule.MINIMUM_TOGETHER,),
            "VS-6.3": (Rule.MINIMUM_TOP_CARD,),
            "VS-6.4": (Rule.OUT_CONCEALED_MINIMUM,),
            "VS-7.1": (Rule.OUT_CANASTAS, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED),
            "VS-7.2": (Rule.OUT_HOW, Reason.DISCARD_REQUIRED),
            "VS-7.3": (Rule.OUT_KEEP_CARD, Reason.MUST_KEEP_CARD),
            "VS-7.4": (Topic.OUT_CONCEALED,),
            "VS-7.5": (Rule.OUT_ENDS, Reason.DEAL_OVER),
            "VS-8.1": (
                *(Rule.STOCK_EMPTY, Rule.STOCK_EMPTY_NEVER, Rule.STOCK_NO_BONUS, Rule.LAST_SINGLE),
                *(Reason.STOCK_EMPTY, Reason.TAKE_IS_COMPULSORY),
            ),
            "VS-8.2": (Rule.LAST_THREE_UNREPLACED, Rule.LAST_ONLY_THREES),
            "VS-9.1": (Topic.CANASTAS, Rule.SCORE_WILD_CANASTA),
            "VS-9.2": (Topic.GOING_OUT,),
            "VS-9.3": (Topic.RED_THREES, Rule.SCORE_THREES_SPLIT),
            "VS-9.4": (Topic.BLACK_THREES_IN_HAND,),
            "VS-9.5": (Topic.MELDED,),
            "VS-9.6": (Topic.IN_HAND,),
            "VS-9.7": (Rule.SCORE_DOUBLED, Rule.SCORE_DOUBLED_ITEMS),
            "VS-9.8": (Rule.TARGET, Rule.TIE),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = frozenset(
    [
        *(Rule.FIRST_DEALER, Rule.PACK, Rule.CUT_JOKER, Rule.DIRECTION, Rule.RED_THREES_FROM_PILE),
        *(Rule.UP_CARD_COVERED_RED_THREE, Rule.UP_CARD_FREE, Rule.TAKE_NO_WILD, Rule.TAKE_MORE, Rule.SETS),
        *(Rule.WILD_MELDS, Rule.WILD_MELDS_SECOND, Rule.BLACK_THREES_MELDED, Rule.MINIMUM_TOGETHER),
        *(Rule.MINIMUM_TOP_CARD, Rule.PILE_SINGLE_CARD, Rule.PILE_SINGLE_CARD_STOCK, Rule.STOCK_EMPTY),
        *(Rule.STOCK_EMPTY_NEVER, Rule.STOCK_NO_BONUS, Rule.LAST_SINGLE, Rule.LAST_THREE_UNREPLACED),
        *(Rule.LAST_ONLY_THREES, Rule.SCORE_THREES_SPLIT, Rule.SCORE_DOUBLED_ITEMS, Rule.TIE),
    ]
)
"""What the sheet leaves open, or can be read in two ways (the clauses marked so, A-10 to A-13 and A-15)."""
