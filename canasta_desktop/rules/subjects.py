"""What can rest on a clause: a statement, the reason of a refusal, or a topic that is neither.

The clause tables of the systems (`systems/clauses`) name them, and `RuleSet.clause` looks them up.
"""

from enum import Enum

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.refusals import Reason


class Topic(Enum):
    """What else a clause decides: a line of the score sheet, or what is stated in one of several ways."""

    __hash__ = object.__hash__  # members are told apart by what they are; to hash their names takes five times as long

    ASKING = "asking"  # whether the partner is asked for leave to go out
    BLACK_THREES_IN_HAND = "black-threes-in-hand"
    CANASTAS = "canastas"
    DISCARD_EMPTY_PILE = "discard-empty-pile"
    GOING_OUT = "going-out"
    IN_HAND = "in-hand"
    MELDED = "melded"
    OUT_CONCEALED = "out-concealed"
    OUT_INCOMPLETE = "out-incomplete"
    PENALTIES = "penalties"
    PENALTIES_IN_HAND = "penalties-in-hand"
    RED_THREES = "red-threes"
    SIDES_DRAWN_MORE = "sides-drawn-more"  # who plays with whom where the draw makes other sides than two pairs
    THREES_SIGN = "threes-sign"  # when red threes count for their side, and when against it


Subject = Rule | Reason | Topic
"""What can rest on a clause (see `RuleSet.clauses`)."""
