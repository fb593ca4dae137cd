"""What rests on which clause in the modern American game (modern-american.md), and what no source of it says."""

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
            "MA-1.1": (Rule.PLAYERS_PARTNERS, Rule.PACK, Rule.VALUES),
            "MA-1.2": (Rule.DEAL, Rule.UP_CARD),
            "MA-1.3": (Rule.TURN_CARD,),
            "MA-1.4": (Rule.DIRECTION,),
            "MA-1.5": (Rule.TARGET,),
            "MA-2.1": (Rule.THREES_FIRST_TURN,),
            "MA-2.2": (Rule.THREES_DRAWN,),
            "MA-2.3": (Rule.THREES_KEEP_ONE,),
            "MA-2.4": (Rule.THREES_SECOND,),
            "MA-2.5": (Rule.THREES_HELD_AFTER_INITIAL_MELD, Reason.RED_THREE_FIRST),
            "MA-2.6": (Rule.THREES_HELD_LAY,),
            "MA-2.7": (Reason.RED_THREE_NOT_MELDABLE, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "MA-3.1": (
                *(Rule.SETS, Rule.MELD_LARGEST, Rule.CANASTA),
                *(Reason.MELD_TOO_SMALL, Reason.MELD_TOO_LARGE, Reason.MELD_CLOSED),
                *(Reason.MELD_MIXED_RANKS, Reason.SEQUENCE_INVALID),
            ),
            "MA-3.2": (Rule.SETS_OF, Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS),
            "MA-3.3": (Rule.WILD_IN_INITIAL_MELD, Reason.WILD_NEEDS_FIVE),
            "MA-3.4": (Rule.WILD_NOT_BEFORE_FIVE,),
            "MA-3.5": (Rule.SEVENS_PURE,),
            "MA-3.6": (Rule.ACES_PURE,),
            "MA-3.7": (Rule.WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED),
            "MA-3.8": (Rule.WILD_MELD_FIRST, Rule.WILD_MELD_FIRST_IN_INITIAL_MELD, Reason.WILD_MELD_UNFINISHED),
            "MA-3.9": (Rule.ONE_MELD_OF_A_RANK, Rule.WILD_MELDS_SECOND, Reason.DUPLICATE_MELD),
            "MA-3.10": (Rule.DEAD_RANKS, Rule.DEAD_RANKS_MIXED, Reason.MELD_RANK_NOT_ALLOWED),
            "MA-3.11": (Rule.SPECIAL_DEAD_RANKS,),
            "MA-4.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW, Rule.TURN_MELD, Rule.TURN_DISCARD, Rule.TAKE_WHOLE_PILE),
                *(Reason.PILE_EMPTY, Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "MA-4.2": (
                *(Rule.TAKE_TOP_MELDED, Rule.TAKE_PAIR, Rule.PILE_NEVER_FROZEN, Rule.PILE_SINGLE_CARD),
                *(Reason.PILE_NEEDS_PAIR, Reason.PILE_NEEDS_MATCH),
                *(Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_SINGLE_CARD),
            ),
            "MA-4.3": (Rule.TAKE_UP_TO_FOUR,),
            "MA-4.4": (
                *(Rule.TAKE_NOT_DEAD, Rule.PILE_TOP_WILD, Rule.PILE_TOP_BLACK_THREE),
                *(Reason.PILE_TOP_WILD, Reason.PILE_TOP_BLACK_THREE),
            ),
            "MA-4.5": (
                *(Rule.TAKE_AFTER_INITIAL_MELD_FROM_HAND, Rule.TAKE_PAIR_IN_INITIAL_MELD),
                *(Reason.PILE_BEFORE_INITIAL_MELD, Reason.PILE_MIXED_ACES),
            ),
            "MA-4.6": (Rule.DISCARD_NO_THREE_NO_WILD, Rule.DISCARD_WILD_FORCED, Reason.DISCARD_NOT_ALLOWED),
            "MA-4.7": (Topic.DISCARD_EMPTY_PILE,),
            "MA-4.8": (Rule.OUT_KEEP_CARD, Reason.MUST_KEEP_CARD),
            "MA-5.1": (Rule.MINIMUM, Reason.MINIMUM_NOT_MET),
            "MA-5.2": (Rule.INITIAL_MELD, Reason.INITIAL_NEEDS_PURE_MELD),
            "MA-5.3": (Rule.INITIAL_SPLASH,),
            "MA-5.4": (Rule.INITIAL_SPECIAL,),
            "MA-5.5": (Rule.MINIMUM_NO_BONUS,),
            "MA-5.6": (Rule.INITIAL_MIXED_CANASTA, Reason.INITIAL_MIXED_CANASTA),
            "MA-6.1": (Rule.BONUS_CARDS,),
            "MA-6.2": (Rule.BONUS_TAKEN,),
            "MA-6.3": (Rule.BONUS_NONE, Rule.BONUS_NONE_PILE),
            "MA-6.4": (Rule.BONUS_FULL,),
            "MA-6.5": (Rule.BONUS_LEFT,),
            "MA-7": (Rule.SPECIAL_HANDS, Reason.SPECIAL_HAND_INVALID),
            "MA-7.2": (Rule.SPECIAL_NO_THREES,),
            "MA-7.3": (Rule.SPECIAL_ONLY,),
            "MA-8.1": (
                *(Rule.OUT_CANASTAS, Rule.OUT_HOW, Rule.OUT_FACE_DOWN_SCORED),
                *(Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED, Reason.DISCARD_REQUIRED),
                *(Reason.MELD_UNFINISHED, Reason.PARTNER_NOT_IN_FOOT),
            ),
            "MA-8.2": (
                *(Topic.ASKING, Rule.ASKING_ANSWER, Rule.ASKING_IMPOSSIBLE),
                *(Reason.ASK_FIRST, Reason.ASK_TOO_LATE, Reason.ASK_ONCE),
                *(Reason.ASK_NOT_ALLOWED, Reason.PARTNER_SAID_NO, Reason.PARTNER_SAID_YES),
            ),
            "MA-8.3": (Topic.OUT_INCOMPLETE,),
            "MA-8.4": (
                *(Rule.STOCK_EMPTY, Rule.STOCK_EMPTY_NEVER, Rule.STOCK_NO_BONUS),
                *(Reason.STOCK_EMPTY, Reason.TAKE_IS_COMPULSORY),
            ),
            "MA-8.5": (Rule.LAST_THREE_IN_HAND,),
            "MA-8.6": (Rule.SCORE_NO_CONCEALED,),
            "MA-9.1": (Topic.CANASTAS, Rule.SCORE_WILD_CANASTA),
            "MA-9.2": (Topic.GOING_OUT,),
            "MA-9.3": (Topic.RED_THREES,),
            "MA-9.4": (Topic.PENALTIES, Rule.PENALTY_WILD),
            "MA-9.5": (Topic.PENALTIES_IN_HAND,),
            "MA-9.6": (Topic.MELDED, Topic.IN_HAND, Topic.THREES_SIGN),
            "MA-9.7": (Rule.SCORE_ONE_CANASTA,),
            "MA-9.8": (Rule.TIE,),
            "VA-1.3": (Rule.TAKE_NOT_BEFORE_INITIAL_MELD, Rule.TAKE_NO_MIXED_ACES),
            "VA-1.4": (Rule.THREES_KEEP_ANY,),
            "VA-1.5": (Rule.SCORE_HAND_THREES_AS_LAID,),
            "VA-1.6": (Rule.LAST_THREE_PLAYS_ON,),
            "VA-1.10": (Rule.WINGS_ASIDE, Rule.BONUS_WINGS),
            "VA-5.7": (Rule.BONUS_RESERVED,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = frozenset(
    [
        *(Rule.FIRST_DEALER, Rule.WILD_MELD_FIRST_IN_INITIAL_MELD, Rule.DEAD_RANKS_MIXED),
        *(Rule.DISCARD_WILD_FORCED, Rule.TAKE_PAIR_IN_INITIAL_MELD, Rule.BONUS_NONE_PILE),
        *(Rule.BONUS_FULL, Rule.BONUS_LEFT, Rule.OUT_FACE_DOWN_SCORED, Rule.ASKING_IMPOSSIBLE, Rule.TIE),
        Reason.ASK_TOO_LATE,
    ]
)
"""What the sources leave open: the clauses marked so, A-1 to A-4, A-14, A-20, A-21, and A-20 of classic.md."""
