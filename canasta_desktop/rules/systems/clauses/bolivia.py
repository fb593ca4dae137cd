"""What rests on which clause in Bolivia (bolivia.md), and what no source of it says."""

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
            "BO-1.1": (Rule.PACK, Rule.DEAL, Rule.TURN_DRAW),
            "BO-1.2": (Rule.WILD_MELDS, Rule.WILD_MELDS_SECOND, Reason.WILD_MELD_NOT_ALLOWED),
            "BO-1.3": (Rule.NAMES_BOLIVIA,),
            "BO-1.4": (Rule.SETS_WILDS, Reason.MELD_TOO_MANY_WILDS),
            "BO-1.5": (Rule.PILE_TOP_WILD, Reason.PILE_TOP_WILD),
            "BO-1.6": (Rule.MINIMUM, Rule.MINIMUM_TOGETHER, Reason.MINIMUM_NOT_MET),
            "BO-1.7": (
                *(Rule.OUT_CANASTAS, Topic.GOING_OUT),
                *(Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED, Reason.MUST_KEEP_CARD),
            ),
            "BO-1.8": (Topic.PENALTIES, Rule.SCORE_BLACK_THREES_CAUGHT),
            "BO-1.9": (Topic.RED_THREES, Topic.THREES_SIGN),
            "BO-1.10": (Rule.TARGET,),
            "BO-1.11": (Topic.CANASTAS, Rule.SCORE_SAMBA, Rule.SCORE_WILD_CANASTA),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = samba.RULINGS | {Rule.WILD_MELDS_SECOND}
