"""Why a move is refused: one code for each way to be wrong.

The codes are those of CASES.md ("Reasons"). Hot predicates return a `Reason`, `OK` where nothing
stands against the move; only for a person it becomes a `Refusal` with figures and clause. The
sentence is made from it in the window, in the person's language.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_desktop.rules.cards import Cards


class Reason(Enum):
    """Why a move is illegal; the value is the code of CASES.md, empty for `OK`."""

    __hash__ = object.__hash__  # members are told apart by what they are; to hash their names takes five times as long

    OK = ""
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    DEAL_OVER = "deal-over"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    MELD_TOO_SMALL = "meld-too-small"
    MELD_TOO_LARGE = "meld-too-large"
    MELD_MIXED_RANKS = "meld-mixed-ranks"
    SEQUENCE_INVALID = "sequence-invalid"
    MELD_TOO_FEW_NATURALS = "meld-too-few-naturals"
    MELD_TOO_MANY_WILDS = "meld-too-many-wilds"
    MELD_RANK_NOT_ALLOWED = "meld-rank-not-allowed"
    RED_THREE_NOT_MELDABLE = "red-three-not-meldable"
    BLACK_THREES_ONLY_GOING_OUT = "black-threes-only-going-out"
    WILD_MELD_NOT_ALLOWED = "wild-meld-not-allowed"
    WILD_NEEDS_FIVE = "wild-needs-five"
    WILD_MELD_UNFINISHED = "wild-meld-unfinished"
    DUPLICATE_MELD = "duplicate-meld"
    NO_SUCH_MELD = "no-such-meld"
    MELD_CLOSED = "meld-closed"
    MINIMUM_NOT_MET = "minimum-not-met"
    INITIAL_NEEDS_PURE_MELD = "initial-needs-pure-meld"
    INITIAL_MIXED_CANASTA = "initial-mixed-canasta"
    PILE_EMPTY = "pile-empty"
    PILE_TOP_WILD = "pile-top-wild"
    PILE_TOP_BLACK_THREE = "pile-top-black-three"
    PILE_TOP_RED_THREE = "pile-top-red-three"
    PILE_FROZEN_NEEDS_PAIR = "pile-frozen-needs-pair"
    PILE_NEEDS_PAIR = "pile-needs-pair"
    PILE_NEEDS_MATCH = "pile-needs-match"
    PILE_BEFORE_INITIAL_MELD = "pile-before-initial-meld"
    PILE_MIXED_ACES = "pile-mixed-aces"
    PILE_SINGLE_CARD = "pile-single-card"
    TAKE_IS_COMPULSORY = "take-is-compulsory"
    STOCK_EMPTY = "stock-empty"
    CANASTA_NEEDED = "canasta-needed"
    CANASTAS_NEEDED = "canastas-needed"
    MELD_UNFINISHED = "meld-unfinished"
    MUST_KEEP_CARD = "must-keep-card"
    DISCARD_REQUIRED = "discard-required"
    DISCARD_NOT_ALLOWED = "discard-not-allowed"
    PARTNER_NOT_IN_FOOT = "partner-not-in-foot"
    ASK_FIRST = "ask-first"
    ASK_TOO_LATE = "ask-too-late"
    ASK_ONCE = "ask-once"
    ASK_NOT_ALLOWED = "ask-not-allowed"
    PARTNER_SAID_NO = "partner-said-no"
    PARTNER_SAID_YES = "partner-said-yes"
    SPECIAL_HAND_INVALID = "special-hand-invalid"
    RED_THREE_FIRST = "red-three-first"


OK: Final = Reason.OK


@dataclass(frozen=True)
class Refusal:
    """A refused move, for a person: the reason, the clause it rests on, and its figures.

    `cards` are the cards the sentence speaks of (the pile's top card, say); `have` and `need` are
    counts or points as the reason has it, 0 where it has none.
    """

    reason: Reason
    clause: str
    cards: Cards = ()
    have: int = 0
    need: int = 0
