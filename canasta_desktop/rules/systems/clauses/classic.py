"""What rests on which clause in Classic Canasta (classic.md), and what no source of it says."""

from typing import Final

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.subjects import Subject, Topic

CLAUSES: Final[dict[Subject, str]] = resting(
    {
        "CL-1.1": (Rule.PLAYERS_PARTNERS,),
        "CL-1.2": (Rule.PACK,),
        "CL-1.3": (Rule.VALUES,),
        "CL-1.4": (Rule.WILD_CARDS,),
        "CL-1.5": (Rule.SUITS,),
        "CL-1.6": (
            *(Rule.FIRST_DEALER, Rule.FIRST_DEALER_DRAWN, Rule.SIDES_DRAWN),
            *(Rule.SIDES_DRAWN_ORDER, Rule.SIDES_DRAWN_AGAIN, Rule.SIDES_DRAWN_TWO),
        ),
        "CL-1.7": (Rule.DIRECTION,),
        "CL-2.1": (Rule.DEAL,),
        "CL-2.2": (Rule.UP_CARD,),
        "CL-2.3": (Rule.UP_CARD_COVERED, Rule.UP_CARD_FREEZES),
        "CL-2.4": (Rule.UP_CARD_BLACK_THREE,),
        "CL-3.1": (Rule.RED_THREES_DEALT, Reason.RED_THREE_FIRST),
        "CL-3.2": (Rule.RED_THREES_DRAWN,),
        "CL-3.3": (Rule.RED_THREES_FROM_PILE,),
        "CL-3.4": (Reason.RED_THREE_NOT_MELDABLE,),
        "CL-4.1": (
            *(Rule.TURN_PARTS, Rule.TURN_DRAW),
            *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND, Reason.SPECIAL_HAND_INVALID),
        ),
        "CL-4.2": (Rule.TURN_MAY_DRAW,),
        "CL-4.3": (Rule.TURN_MELD,),
        "CL-4.4": (Rule.TURN_DISCARD, Reason.DISCARD_REQUIRED),
        "CL-4.5": (Rule.DISCARD_ANY, Reason.DISCARD_NOT_ALLOWED),
        "CL-5.1": (
            Rule.SETS,
            *(Reason.MELD_TOO_SMALL, Reason.MELD_MIXED_RANKS, Reason.MELD_RANK_NOT_ALLOWED, Reason.SEQUENCE_INVALID),
        ),
        "CL-5.2": (Rule.SETS_NATURALS, Reason.MELD_TOO_FEW_NATURALS),
        "CL-5.3": (Rule.SETS_WILDS, Reason.MELD_TOO_MANY_WILDS, Reason.WILD_NEEDS_FIVE),
        "CL-5.4": (Rule.CANASTA_NATURALS,),
        "CL-5.5": (Rule.NO_WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED, Reason.WILD_MELD_UNFINISHED),
        "CL-5.6": (Rule.MELD_NO_LIMIT, Reason.MELD_TOO_LARGE, Reason.MELD_CLOSED),
        "CL-5.7": (Rule.CANASTA,),
        "CL-5.8": (Rule.CANASTA_TURNS_MIXED,),
        "CL-5.9": (Rule.ONE_MELD_OF_A_RANK, Reason.DUPLICATE_MELD),
        "CL-5.10": (Rule.SAME_RANK_OTHERS,),
        "CL-5.11": (Rule.OWN_MELDS_ONLY, Reason.NO_SUCH_MELD),
        "CL-5.12": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
        "CL-6.1": (Rule.TAKE_TOP_MELDED, Rule.TAKE_WHOLE_PILE, Reason.PILE_EMPTY),
        "CL-6.2": (Rule.FROZEN_BY_WILD, Rule.FROZEN_BY_WILD_ALONE),
        "CL-6.3": (Rule.FROZEN_BEFORE_INITIAL_MELD, Reason.PILE_BEFORE_INITIAL_MELD),
        "CL-6.4": (Rule.TAKE_FROZEN, Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR, Reason.PILE_MIXED_ACES),
        "CL-6.5": (Rule.TAKE_UNFROZEN, Rule.TAKE_MORE, Reason.PILE_NEEDS_MATCH),
        "CL-6.6": (Rule.TAKE_JOINS,),
        "CL-6.7": (Rule.PILE_TOP_WILD, Reason.PILE_TOP_WILD),
        "CL-6.8": (Rule.PILE_TOP_BLACK_THREE, Reason.PILE_TOP_BLACK_THREE, Reason.PILE_TOP_RED_THREE),
        "CL-6.9": (Rule.PILE_SINGLE_CARD, Reason.PILE_SINGLE_CARD, Rule.PILE_SINGLE_CARD_STOCK),
        "CL-6.10": (Rule.FREEZE_ENDS,),
        "CL-6.11": (Rule.TAKE_THEN_MELD,),
        "CL-7.1": (
            *(Rule.INITIAL_MELD, Rule.INITIAL_MIXED_CANASTA),
            *(Reason.MINIMUM_NOT_MET, Reason.INITIAL_NEEDS_PURE_MELD, Reason.INITIAL_MIXED_CANASTA),
        ),
        "CL-7.2": (Rule.MINIMUM,),
        "CL-7.3": (Rule.MINIMUM_TOGETHER,),
        "CL-7.4": (Rule.MINIMUM_TOP_CARD,),
        "CL-7.5": (Rule.MINIMUM_NO_BONUS,),
        "CL-7.6": (Rule.INITIAL_MELD_FOR_SIDE,),
        "CL-7.7": (Rule.MINIMUM_WAIVED,),
        "CL-8.1": (Rule.OUT_CANASTAS, Reason.MELD_UNFINISHED, Reason.PARTNER_NOT_IN_FOOT),
        "CL-8.2": (Rule.OUT_HOW,),
        "CL-8.3": (Rule.OUT_KEEP_CARD, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED, Reason.MUST_KEEP_CARD),
        "CL-8.4": (Topic.OUT_CONCEALED, Rule.OUT_CONCEALED_JOINS),
        "CL-8.5": (Rule.OUT_CONCEALED_STILL,),
        "CL-8.6": (Topic.ASKING, Reason.ASK_FIRST, Reason.ASK_TOO_LATE, Reason.ASK_ONCE, Reason.ASK_NOT_ALLOWED),
        "CL-8.7": (Rule.ASKING_ANSWER, Rule.ASKING_IMPOSSIBLE, Reason.PARTNER_SAID_NO, Reason.PARTNER_SAID_YES),
        "CL-8.8": (Rule.OUT_ENDS, Reason.DEAL_OVER),
        "CL-9.1": (Rule.STOCK_EMPTY, Reason.STOCK_EMPTY),
        "CL-9.2": (Rule.STOCK_EMPTY_IF_IT_FITS, Rule.STOCK_EMPTY_UNLESS, Reason.TAKE_IS_COMPULSORY),
        "CL-9.3": (Rule.STOCK_EMPTY_MAY_END, Rule.STOCK_EMPTY_NEVER),
        "CL-9.4": (Rule.LAST_THREE_ENDS,),
        "CL-9.5": (Rule.STOCK_NO_BONUS,),
        "CL-10.1": (Topic.CANASTAS,),
        "CL-10.2": (Topic.GOING_OUT,),
        "CL-10.3": (Topic.MELDED, Topic.IN_HAND),
        "CL-10.4": (Topic.RED_THREES, Topic.THREES_SIGN),
        "CL-10.5": (Rule.SCORE_NEGATIVE,),
        "CL-11.1": (Rule.TARGET,),
        "CL-11.2": (Rule.TIE,),
        # with two cards drawn in a turn
        "CL-12.5": (Rule.LAST_SINGLE,),
        "CL-12.6": (Rule.LAST_THREE_UNREPLACED,),
        "CL-12.7": (Rule.LAST_ONLY_THREES,),
        # with more than one partner
        "CL-15.8": (Rule.ASKING_NEXT,),
        # what only house rules bring
        "VA-2.2": (Rule.WILD_MELDS, Rule.SCORE_WILD_CANASTA),
        "VA-2.3": (Topic.PENALTIES,),
        "VA-2.4": (Rule.SETS_MAJORITY,),
        "VA-2.5": (Rule.SETS_STAGED,),
        "VA-2.6": (Rule.FROZEN_BY_BLACK_THREE,),
        "VA-2.10": (Rule.ALWAYS_FROZEN,),
        "VA-2.12": (Rule.OUT_CONCEALED_FRESH,),
        "VA-2.21": (Rule.MELD_LARGEST,),
        "VA-2.23": (Rule.TAKE_NOT_BEFORE_INITIAL_MELD,),
        "VA-2.24": (Rule.SETS_TWO_TO_ONE,),
        "VA-2.25": (Rule.SETS_AT_MOST,),
        "VA-5.2": (Rule.WILD_MELDS_SECOND,),
        "VA-6.3": (Rule.SIDES_DRAWN_BACK,),
        "VA-6.4": (Topic.SIDES_DRAWN_MORE,),
        "VA-6.5": (Rule.SIDES_DRAWN_PLACES,),
    }
)
"""The other systems begin with this table, so it has a clause for each refusal, also for those that only they know."""

RULINGS: Final[frozenset[Subject]] = frozenset(
    [
        *(Rule.FIRST_DEALER, Rule.PLAYERS_REST_SEATS, Rule.ASKING_NEXT, Rule.ASKING_IMPOSSIBLE, Rule.TIE),
        *(Rule.BLACK_THREES_LAST, Rule.TAKE_MORE, Rule.OUT_CONCEALED_JOINS, Rule.STOCK_EMPTY_UNLESS),
    ]
)
"""What the sources of classic leave open (CL-1.6, CL-11.2, CL-15.8, A-4, A-15 to A-17, A-19, A-20 and A-23)."""

TWO_PLAYERS: Final[dict[Subject, str]] = resting(
    {
        "CL-12.1": (Rule.PLAYERS_ALONE, Rule.DEAL),
        "CL-12.2": (Rule.TURN_DRAW,),
        "CL-12.3": (Rule.OUT_CANASTAS, Reason.CANASTAS_NEEDED),
        "CL-12.4": (Rule.TARGET,),
        "CL-12.8": (Reason.ASK_NOT_ALLOWED,),
    }
)
"""What two players play otherwise."""

CUT_THROAT_CLAUSES: Final[dict[Subject, str]] = resting(
    {
        "CL-13.1": (Rule.DEAL, Rule.TURN_DRAW),
        "CL-13.2": (Rule.PLAYERS_CUT_THROAT,),
        "CL-13.3": (Rule.SIDES_OUT_FIRST,),
        "CL-13.4": (Rule.SIDES_NEVER_TAKEN,),
        "CL-13.5": (Rule.SIDES_MELDS, Rule.SIDES_MERGE),
        "CL-13.6": (Rule.SCORE_OWN_ACCOUNTS,),
        "CL-13.7": (Topic.RED_THREES, Topic.THREES_SIGN),
        "CL-13.8": (Rule.MINIMUM_OWN_SCORE,),
        "CL-13.9": (Rule.OUT_CANASTAS,),
        "CL-13.10": (Rule.PLAYERS_ALONE_FIRST,),
        "CL-13.11": (Rule.TARGET,),
        "CL-13.12": (Rule.LAST_SINGLE, Rule.LAST_THREE_UNREPLACED, Rule.LAST_ONLY_THREES),
    }
)
"""What three play otherwise."""

CUT_THROAT_RULINGS: Final[frozenset[Subject]] = RULINGS | {
    *(Rule.PLAYERS_ALONE_FIRST, Rule.SIDES_MERGE, Rule.LAST_SINGLE, Rule.LAST_THREE_UNREPLACED, Rule.LAST_ONLY_THREES),
}

INDIVIDUAL_CLAUSES: Final[dict[Subject, str]] = resting(
    {
        "CL-13i.1": (Rule.PLAYERS_ALONE, Rule.DEAL, Reason.ASK_NOT_ALLOWED),
    }
)
"""What three play otherwise who play alone throughout."""

FIVE_PLAYERS: Final[dict[Subject, str]] = resting(
    {
        "CL-14.1": (Rule.PLAYERS_REST,),
        "CL-14.2": (Rule.DEAL, Rule.TARGET),
        "CL-14.3": (Rule.PLAYERS_REST_SEATS,),
    }
)
"""What five play otherwise."""

SIX_PLAYERS: Final[dict[Subject, str]] = resting(
    {
        "CL-15.1": (Rule.PLAYERS_PARTNERS,),
        "CL-15.2": (Rule.PACK,),
        "CL-15.3": (Rule.DEAL, Rule.TURN_DRAW),
        "CL-15.4": (Rule.OUT_CANASTAS, Reason.CANASTAS_NEEDED),
        "CL-15.5": (Topic.RED_THREES,),
        "CL-15.6": (Rule.MINIMUM, Rule.TARGET),
        "CL-15.7": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
    }
)
"""What six play otherwise."""

SIX_PLAYERS_RULINGS: Final[frozenset[Subject]] = RULINGS | {Rule.BLACK_THREES_MELDED}
