"""What rests on which clause in Hand and Foot (hand-and-foot.md), and what no source of it says."""

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
            "HF-1.1": (
                *(Rule.PLAYERS_PARTNERS, Rule.PLAYERS_ALONE, Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS, Rule.PACK),
            ),
            "HF-1.2": (Rule.DEAL, Rule.DEAL_FOOT),
            "HF-1.3": (Rule.UP_CARD, Rule.UP_CARD_COVERED),
            "HF-1.4": (Rule.VALUES,),
            "HF-2.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "HF-2.2": (
                *(Rule.TAKE_TOP_MELDED, Rule.TAKE_TOP_CARDS, Rule.TAKE_PAIR, Rule.PILE_NEVER_FROZEN),
                *(Reason.PILE_EMPTY, Reason.PILE_NEEDS_PAIR, Reason.PILE_NEEDS_MATCH),
                *(Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_BEFORE_INITIAL_MELD),
            ),
            "HF-2.3": (
                *(Rule.PILE_TOP_WILD, Rule.PILE_TOP_BLACK_THREE),
                *(Reason.PILE_TOP_WILD, Reason.PILE_TOP_BLACK_THREE, Reason.PILE_TOP_RED_THREE),
            ),
            "HF-2.4": (Rule.MINIMUM_TOP_CARD,),
            "HF-3.1": (
                *(Rule.SETS, Rule.WILD_MELDS, Rule.CANASTA, Rule.MELD_LARGEST),
                *(Reason.MELD_TOO_SMALL, Reason.MELD_TOO_LARGE, Reason.MELD_CLOSED),
                *(Reason.MELD_MIXED_RANKS, Reason.SEQUENCE_INVALID, Reason.WILD_MELD_NOT_ALLOWED),
            ),
            "HF-3.2": (
                *(Rule.SETS_WILDS, Rule.SETS_TWO_TO_ONE, Rule.CANASTA_NATURALS),
                *(Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS),
            ),
            "HF-3.3": (Rule.NAMES_BOOKS,),
            "HF-3.4": (
                *(Rule.ONE_MELD_OF_A_RANK, Rule.WILD_MELDS_SECOND, Rule.TAKE_JOINS, Rule.TAKE_MORE),
                Reason.DUPLICATE_MELD,
            ),
            "HF-3.5": (
                Rule.NO_BLACK_THREES,
                *(Reason.MELD_RANK_NOT_ALLOWED, Reason.BLACK_THREES_ONLY_GOING_OUT, Reason.RED_THREE_NOT_MELDABLE),
            ),
            "HF-4.1": (Rule.RED_THREES_DEALT, Rule.RED_THREES_DRAWN, Reason.RED_THREE_FIRST, Topic.RED_THREES),
            "HF-4.2": (Rule.SCORE_THREES_CAUGHT,),
            "HF-4.3": (Rule.UP_CARD_BLACK_THREE,),
            "HF-5.1": (Rule.INITIAL_MELD, Rule.MINIMUM, Rule.MINIMUM_NO_BONUS, Reason.MINIMUM_NOT_MET),
            "HF-6.1": (Rule.FOOT_AT_ONCE,),
            "HF-6.2": (Rule.FOOT_NEXT_TURN,),
            "HF-6.3": (Rule.FOOT_THREES,),
            "HF-7.1": (Rule.OUT_CANASTAS, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED),
            "HF-7.2": (Reason.PARTNER_NOT_IN_FOOT,),
            "HF-7.3": (
                *(Topic.ASKING, Rule.ASKING_NEXT, Rule.ASKING_ANSWER, Rule.ASKING_IMPOSSIBLE),
                *(Reason.ASK_FIRST, Reason.ASK_TOO_LATE, Reason.ASK_ONCE),
                *(Reason.ASK_NOT_ALLOWED, Reason.PARTNER_SAID_NO, Reason.PARTNER_SAID_YES),
            ),
            "HF-7.4": (Rule.OUT_HOW,),
            "HF-7.5": (Rule.OUT_KEEP_CARD, Reason.MUST_KEEP_CARD),
            "HF-7.6": (
                *(Rule.STOCK_EMPTY, Rule.STOCK_EMPTY_NEVER, Rule.STOCK_NO_BONUS),
                *(Reason.STOCK_EMPTY, Reason.TAKE_IS_COMPULSORY),
            ),
            "HF-8.1": (
                *(Topic.CANASTAS, Rule.SCORE_WILD_CANASTA, Topic.MELDED),
                *(Topic.IN_HAND, Topic.GOING_OUT, Rule.SCORE_NO_CONCEALED),
            ),
            "HF-8.2": (Rule.TARGET, Rule.TIE),
            "VA-6.26": (Rule.THREES_STAY,),
            "VA-6.28": (Rule.SCORE_BLACK_THREES_LEFT,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = frozenset(
    [
        *(Rule.FIRST_DEALER, Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS, Rule.WILD_MELDS_SECOND, Rule.TIE),
        *(Rule.LAST_SINGLE, Rule.LAST_THREE_UNREPLACED, Rule.LAST_ONLY_THREES, Rule.SETS_AT_MOST),
        *(Rule.ASKING_NEXT, Rule.PILE_NEVER_FROZEN, Rule.TAKE_MORE, Rule.ASKING_IMPOSSIBLE),
    ]
)
"""What the sources leave open (A-3, A-5 to A-7, A-9, the clauses marked so, A-16 and A-20 of classic.md)."""

BICYCLE: Final[dict[Subject, str]] = resting(
    {
        "HF-3.6": (
            *(Rule.SETS_NATURALS, Rule.SETS_WILDS, Rule.SETS_AT_MOST, Rule.CANASTA_NATURALS, Rule.NO_WILD_MELDS),
            *(Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS, Reason.WILD_MELD_NOT_ALLOWED),
        ),
        "HF-7.4": (Rule.OUT_HOW, Reason.DISCARD_REQUIRED, Rule.TURN_DISCARD),
        "VA-3.16": (
            *(Rule.PILE_TOP_WILD, Topic.ASKING),
            *(Reason.PILE_TOP_WILD, Reason.ASK_FIRST, Reason.ASK_TOO_LATE, Reason.ASK_ONCE),
            *(Reason.ASK_NOT_ALLOWED, Reason.PARTNER_SAID_NO, Reason.PARTNER_SAID_YES),
        ),
    }
)
"""What rests on other clauses in Bicycle's form."""
