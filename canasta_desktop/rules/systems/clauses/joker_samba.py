"""What rests on which clause in Joker Samba (joker-samba.md), and what no source of it says."""

from typing import Final

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.subjects import Subject, Topic
from canasta_desktop.rules.systems.clauses import samba

CLAUSES: Final[dict[Subject, str]] = {
    **samba.CLAUSES,
    **resting(
        {
            "JS-1.1": (Rule.PACK,),
            "JS-1.2": (Rule.PLAYERS_PARTNERS, Rule.PLAYERS_ALONE, Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS),
            "JS-1.3": (Rule.DEAL,),
            "JS-1.4": (Rule.TURN_DRAW,),
            "JS-2.1": (
                *(Rule.SETS, Rule.SETS_STAGED, Rule.CANASTA_NATURALS),
                *(Reason.MELD_TOO_SMALL, Reason.MELD_MIXED_RANKS, Reason.MELD_RANK_NOT_ALLOWED),
                *(Reason.MELD_TOO_FEW_NATURALS, Reason.MELD_TOO_MANY_WILDS),
            ),
            "JS-2.2": (Rule.SUITS, Rule.SEQUENCES, Reason.SEQUENCE_INVALID),
            "JS-2.3": (Rule.WILD_MELDS, Rule.WILD_MELDS_SECOND, Reason.WILD_MELD_NOT_ALLOWED),
            "JS-3.1": (Rule.MINIMUM, Reason.MINIMUM_NOT_MET),
            "JS-4.2": (
                *(Rule.OUT_CANASTAS, Topic.GOING_OUT),
                *(Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED, Reason.MUST_KEEP_CARD),
            ),
            "JS-4.3": (Rule.OUT_HOW,),
            "JS-5.1": (Topic.CANASTAS,),
            "JS-5.2": (Rule.SCORE_WILD_CANASTA,),
            "JS-5.3": (Rule.SCORE_SAMBA,),
            "JS-5.4": (Topic.RED_THREES, Topic.THREES_SIGN),
            "JS-5.5": (Topic.MELDED, Topic.IN_HAND),
            "JS-5.6": (Topic.PENALTIES,),
            "JS-5.7": (Rule.TARGET,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = samba.RULINGS | {
    *(Rule.TURN_DRAW, Rule.WILD_MELDS, Rule.WILD_MELDS_SECOND, Rule.OUT_CANASTAS, Rule.OUT_HOW),
    *(Rule.TAKE_TOP_MELDED, Rule.TAKE_WHOLE_PILE, Rule.FROZEN_BY_WILD),
    *(Rule.FROZEN_BEFORE_INITIAL_MELD, Rule.TAKE_FROZEN, Rule.TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE),
    *(Rule.TAKE_FORBIDDEN_WAYS, Rule.TAKE_JOINS, Rule.PILE_TOP_WILD, Rule.PILE_TOP_BLACK_THREE),
    *(Rule.PILE_SINGLE_CARD, Rule.FREEZE_ENDS, Rule.PILE_SINGLE_CARD_STOCK, Rule.TAKE_THEN_MELD),
}
"""What the sources leave open: all about the pile (JS-4.1), and the clauses marked so."""
