"""What rests on which clause in the German sheet (classic-german.md), and what no source of it says."""

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
            "CG-1.1": (Rule.PLAYERS_PARTNERS,),
            "CG-1.2": (Rule.PACK,),
            "CG-1.3": (Rule.SIDES_DRAWN, Rule.SIDES_DRAWN_ORDER, Rule.SIDES_DRAWN_AGAIN, Rule.SIDES_DRAWN_TWO),
            "CG-1.4": (Rule.DIRECTION, Rule.FIRST_DEALER_DRAWN),
            "CG-1.5": (Rule.VALUES,),
            "CG-2.1": (Rule.DEAL,),
            "CG-2.2": (Rule.UP_CARD, Rule.UP_CARD_COVERED),
            "CG-2.3": (Rule.UP_CARD_FREEZES, Rule.UP_CARD_FREEZES_BLACK_THREE, Rule.FROZEN_BY_BLACK_THREE_TURNED),
            "CG-3.1": (Rule.RED_THREES_DEALT, Rule.RED_THREES_DRAWN, Rule.RED_THREES_FROM_PILE, Reason.RED_THREE_FIRST),
            "CG-3.3": (Topic.THREES_SIGN,),
            "CG-4.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW, Rule.TURN_MELD, Rule.TURN_DISCARD),
                *(Reason.DISCARD_REQUIRED, Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "CG-5.1": (
                Rule.SETS,
                *(Reason.MELD_TOO_SMALL, Reason.MELD_MIXED_RANKS),
                *(Reason.MELD_RANK_NOT_ALLOWED, Reason.SEQUENCE_INVALID),
            ),
            "CG-5.2": (Rule.SETS_TWO_TO_ONE, Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS),
            "CG-5.3": (Rule.SETS_WILDS,),
            "CG-5.4": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "CG-5.5": (Rule.SAME_RANK_OTHERS, Rule.OWN_MELDS_ONLY, Reason.NO_SUCH_MELD),
            "CG-5.6": (
                *(Rule.CANASTA, Rule.CANASTA_NATURALS, Rule.CANASTA_TURNS_MIXED, Rule.MELD_NO_LIMIT),
                *(Reason.MELD_TOO_LARGE, Reason.MELD_CLOSED),
            ),
            "CG-5.7": (Rule.ONE_MELD_OF_A_RANK, Reason.DUPLICATE_MELD),
            "CG-6.1": (Rule.FROZEN_BY_WILD, Rule.FROZEN_BY_TWO, Rule.FROZEN_BY_BLACK_THREE),
            "CG-6.2": (Rule.FREEZE_ENDS,),
            "CG-6.3": (Rule.TAKE_NOT_BEFORE_INITIAL_MELD, Reason.PILE_BEFORE_INITIAL_MELD),
            "CG-6.4": (
                *(Rule.TAKE_FROZEN, Rule.PILE_TOP_WILD, Rule.PILE_TOP_BLACK_THREE),
                *(Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR),
                *(Reason.PILE_TOP_WILD, Reason.PILE_TOP_BLACK_THREE),
            ),
            "CG-6.5": (Rule.TAKE_UNFROZEN, Rule.TAKE_MORE, Reason.PILE_NEEDS_MATCH),
            "CG-6.6": (Rule.TAKE_TOP_MELDED, Rule.TAKE_WHOLE_PILE, Reason.PILE_EMPTY, Rule.TAKE_THEN_MELD),
            "CG-6.7": (Rule.PILE_SINGLE_CARD, Reason.PILE_SINGLE_CARD, Rule.PILE_SINGLE_CARD_STOCK),
            "CG-7.1": (Rule.INITIAL_MELD, Rule.MINIMUM, Reason.MINIMUM_NOT_MET),
            "CG-7.2": (Rule.MINIMUM_TOGETHER, Rule.MINIMUM_NO_BONUS),
            "CG-7.3": (Rule.MINIMUM_TOP_CARD,),
            "CG-7.4": (Rule.INITIAL_MELD_FOR_SIDE,),
            "CG-8.1": (Rule.OUT_CANASTAS,),
            "CG-8.2": (Rule.OUT_HOW,),
            "CG-8.3": (
                *(Topic.OUT_CONCEALED, Rule.OUT_CONCEALED_PARTNER),
                *(Rule.OUT_CONCEALED_JOINS, Rule.OUT_CONCEALED_MINIMUM),
            ),
            "CG-8.4": (Rule.OUT_KEEP_CARD, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED, Reason.MUST_KEEP_CARD),
            "CG-8.5": (Reason.ASK_NOT_ALLOWED,),
            "CG-10.1": (Topic.CANASTAS,),
            "CG-10.2": (Topic.GOING_OUT,),
            "CG-10.3": (Topic.RED_THREES,),
            "CG-10.4": (Topic.MELDED, Topic.IN_HAND),
            "CG-10.5": (Rule.TARGET, Rule.TIE),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = classic.RULINGS | {
    *(Rule.SETS_TWO_TO_ONE, Rule.TAKE_NOT_BEFORE_INITIAL_MELD, Rule.FROZEN_BY_TWO, Rule.UP_CARD_FREEZES_BLACK_THREE),
    *(Rule.FROZEN_BY_BLACK_THREE_TURNED, Rule.OUT_CONCEALED_PARTNER, Rule.PILE_SINGLE_CARD_STOCK),
}
"""What the sheet leaves open, or can be read in two ways (A-1 to A-5 and A-9)."""
