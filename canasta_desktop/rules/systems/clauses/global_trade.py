"""What rests on which clause in the Global Trade sheet (global-trade.md), and what no source of it says."""

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
            "GT-1.1": (Rule.PLAYERS_PARTNERS, Rule.PLAYERS_ALONE),
            "GT-1.2": (Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS),
            "GT-1.4": (Rule.PACK,),
            "GT-1.5": (Rule.SIDES_DRAWN, Rule.SIDES_DRAWN_AGAIN, Rule.SIDES_DRAWN_TWO),
            "GT-1.6": (Rule.VALUES,),
            "GT-1.7": (Rule.DIRECTION,),
            "GT-2.1": (Rule.DEAL,),
            "GT-2.2": (Rule.UP_CARD,),
            "GT-2.3": (Rule.UP_CARD_COVERED, Rule.UP_CARD_FREEZES),
            "GT-3.1": (Rule.RED_THREES_FIRST_TURN, Reason.RED_THREE_FIRST),
            "GT-3.2": (Rule.RED_THREES_FORGOTTEN, Rule.PENALTY_FORGOTTEN),
            "GT-3.3": (Rule.RED_THREES_DRAWN,),
            "GT-3.4": (Rule.RED_THREES_FROM_PILE,),
            "GT-3.6": (Rule.RED_THREES_BY_HAND,),
            "GT-4.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "GT-4.2": (Rule.TURN_MELD, Rule.TURN_DISCARD, Reason.DISCARD_REQUIRED),
            "GT-5.1": (
                *(Rule.SETS, Rule.SETS_NATURALS, Rule.SETS_WILDS),
                *(Reason.MELD_TOO_SMALL, Reason.MELD_MIXED_RANKS, Reason.SEQUENCE_INVALID),
                *(Reason.MELD_RANK_NOT_ALLOWED, Reason.MELD_TOO_FEW_NATURALS, Reason.MELD_TOO_MANY_WILDS),
            ),
            "GT-5.2": (Rule.NO_WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED),
            "GT-5.3": (Rule.CANASTA,),
            "GT-5.4": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "GT-5.5": (Rule.OWN_MELDS_ONLY, Reason.NO_SUCH_MELD),
            "GT-5.6": (Rule.ONE_MELD_OF_A_RANK, Reason.DUPLICATE_MELD, Rule.TAKE_JOINS),
            "GT-6.1": (Rule.TAKE_TOP_MELDED, Rule.TAKE_WHOLE_PILE, Reason.PILE_EMPTY),
            "GT-6.2": (Rule.FROZEN_BEFORE_INITIAL_MELD, Rule.FROZEN_BY_WILD, Reason.PILE_BEFORE_INITIAL_MELD),
            "GT-6.3": (Rule.TAKE_FROZEN, Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR),
            "GT-6.4": (Rule.PILE_TOP_WILD, Reason.PILE_TOP_WILD),
            "GT-6.5": (Rule.TAKE_UNFROZEN, Reason.PILE_NEEDS_MATCH),
            "GT-6.6": (Rule.PILE_TOP_BLACK_THREE, Reason.PILE_TOP_BLACK_THREE),
            "GT-6.7": (Rule.PILE_SINGLE_CARD, Reason.PILE_SINGLE_CARD, Rule.PILE_SINGLE_CARD_STOCK),
            "GT-6.8": (Rule.MINIMUM_TOP_CARD,),
            "GT-7.1": (Rule.INITIAL_MELD, Rule.MINIMUM, Reason.MINIMUM_NOT_MET),
            "GT-7.2": (Rule.MINIMUM_TOGETHER, Rule.MINIMUM_NO_BONUS),
            "GT-8.1": (
                *(Rule.OUT_CANASTAS, Rule.OUT_KEEP_CARD),
                *(Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED, Reason.MUST_KEEP_CARD),
            ),
            "GT-8.2": (Rule.OUT_HOW,),
            "GT-8.3": (
                *(Topic.ASKING, Rule.ASKING_EARLY_DRAW, Rule.ASKING_ANSWER, Rule.ASKING_IMPOSSIBLE),
                *(Reason.ASK_FIRST, Reason.ASK_TOO_LATE, Reason.ASK_ONCE),
                *(Reason.ASK_NOT_ALLOWED, Reason.PARTNER_SAID_NO, Reason.PARTNER_SAID_YES),
            ),
            "GT-8.4": (Topic.OUT_CONCEALED, Rule.OUT_CONCEALED_MINIMUM),
            "GT-9.1": (Rule.STOCK_EMPTY, Reason.STOCK_EMPTY, Rule.STOCK_EMPTY_IF_POSSIBLE, Reason.TAKE_IS_COMPULSORY),
            "GT-9.2": (
                *(Rule.LAST_THREE_NO_DISCARD, Rule.LAST_THREE_NO_DISCARD_OUT, Rule.LAST_THREE_NO_DISCARD_KEEP),
                Reason.DISCARD_NOT_ALLOWED,
            ),
            "GT-10.1": (Topic.MELDED, Topic.CANASTAS, Topic.GOING_OUT),
            "GT-10.2": (Topic.RED_THREES, Topic.THREES_SIGN),
            "GT-10.3": (Topic.IN_HAND,),
            "GT-10.4": (Rule.TARGET, Rule.TIE),
            "VA-3.10": (Rule.TAKE_REST_OPTIONAL,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = classic.RULINGS | {
    *(Rule.DIRECTION, Rule.RED_THREES_FORGOTTEN, Rule.TAKE_WHOLE_PILE, Rule.PILE_TOP_WILD, Rule.OUT_HOW),
    *(Rule.ASKING_EARLY_DRAW, Rule.LAST_THREE_NO_DISCARD_OUT, Rule.LAST_THREE_NO_DISCARD_KEEP),
}
"""What the sheet leaves open (GT-1.7, A-2 to A-6, A-11); with five and six players also the number of cards (A-1)."""

SIX_PLAYERS: Final[dict[Subject, str]] = resting(
    {
        "GT-1.3": (Rule.PLAYERS_PARTNERS, Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS),
    }
)
"""What six play otherwise, in three sides."""
