"""What rests on which clause in Samba (samba.md), and what no source of it says."""

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
            "SA-1.1": (Rule.PLAYERS_PARTNERS, Rule.PLAYERS_ALONE, Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS),
            "SA-1.2": (Rule.PACK,),
            "SA-1.3": (Rule.DEAL,),
            "SA-1.4": (Rule.UP_CARD, Rule.SURPRISE),
            "SA-1.5": (Rule.VALUES,),
            "SA-2.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "SA-2.2": (Rule.LAST_SINGLE,),
            "SA-3.1": (
                *(Rule.SETS, Rule.SETS_NATURALS, Rule.SETS_WILDS, Rule.CANASTA_NATURALS),
                *(Reason.MELD_TOO_SMALL, Reason.MELD_MIXED_RANKS, Reason.MELD_RANK_NOT_ALLOWED),
                *(Reason.MELD_TOO_FEW_NATURALS, Reason.MELD_TOO_MANY_WILDS),
            ),
            "SA-3.2": (Rule.NO_WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED),
            "SA-3.3": (Rule.CANASTA, Rule.MELD_NO_LIMIT, Rule.NO_WILD_ON_CANASTA, Reason.MELD_CLOSED),
            "SA-3.4": (Rule.ONE_MELD_OF_A_RANK, Reason.DUPLICATE_MELD, Rule.TAKE_JOINS),
            "SA-3.5": (Rule.SETS_TWO_TO_ONE, Rule.CANASTA_TURNS_MIXED),
            "SA-4.1": (Rule.SUITS, Rule.SEQUENCES, Reason.SEQUENCE_INVALID),
            "SA-4.2": (Rule.SAMBA, Reason.MELD_TOO_LARGE),
            "SA-4.3": (Rule.SEQUENCES_ENDS,),
            "SA-4.4": (Rule.SAMBA_COUNTS,),
            "SA-5.1": (
                Rule.TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE,
                *(Reason.PILE_NEEDS_PAIR, Reason.PILE_BEFORE_INITIAL_MELD),
            ),
            "SA-5.2": (Rule.TAKE_FORBIDDEN_WAYS, Reason.PILE_NEEDS_MATCH),
            "SA-5.3": (
                *(Rule.FROZEN_BY_WILD, Rule.FROZEN_BEFORE_INITIAL_MELD),
                *(Rule.TAKE_FROZEN, Rule.PILE_TOP_WILD, Rule.PILE_TOP_BLACK_THREE),
                *(Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_TOP_WILD, Reason.PILE_TOP_BLACK_THREE),
            ),
            "SA-5.4": (Rule.TAKE_WHOLE_PILE, Reason.PILE_EMPTY, Rule.TAKE_TOP_ONLY_FOR_SEQUENCE),
            "SA-6.1": (Rule.MINIMUM, Rule.MINIMUM_TOGETHER, Reason.MINIMUM_NOT_MET),
            "SA-7.1": (Rule.OUT_CANASTAS, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED, Reason.MUST_KEEP_CARD),
            "SA-7.2": (Rule.OUT_HOW,),
            "SA-7.3": (Topic.GOING_OUT, Rule.SCORE_NO_CONCEALED),
            "SA-8.1": (Topic.RED_THREES, Topic.THREES_SIGN),
            "SA-8.2": (Rule.RED_THREES_OPTIONAL, Topic.PENALTIES),
            "SA-8.3": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "SA-9.1": (Topic.CANASTAS, Rule.SCORE_SAMBA),
            "SA-9.2": (Rule.TARGET, Rule.TIE),
            "VA-3.13": (Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = classic.RULINGS | {
    *(Rule.LAST_THREE_UNREPLACED, Rule.LAST_ONLY_THREES, Rule.PLAYERS_REST),
}
"""What the sources of samba leave open (A-6, A-7)."""

DUTCH: Final[dict[Subject, str]] = resting(
    {
        "SA-3.5": (Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS),
        "SA-4.2": (Reason.MELD_CLOSED,),
        "SA-5.4": (
            *(Rule.PILE_NEVER_FROZEN, Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE_UNFROZEN),
            *(Reason.PILE_NEEDS_PAIR, Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_BEFORE_INITIAL_MELD),
        ),
        "SA-8.2": (Reason.RED_THREE_FIRST,),
    }
)
"""What rests on other clauses in the Dutch form."""
