"""What a computer player is: a pure function of what its seat may see and of its own random stream.

The same function plays, gives hints and reviews a finished deal, so every choice says why: an idea is
a code and the cards it is about, and the window finds the words.
"""

from abc import ABC, abstractmethod
from enum import Enum
from typing import ClassVar, Final, NamedTuple

from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng

LEVEL_NAMES: Final = ("beginner", "easy", "skilled", "strong", "expert")
"""The names of the levels, weakest first; who plays at each stands in `levels`, which takes longer to read in."""

FORMER_NAMES: Final = {"novice": "beginner", "standard": "skilled"}
"""What levels were called before there were five, in files that are kept and on command lines, and their names now."""


def level_called(name: str) -> str:
    """The present name of a level that may have been called otherwise; any other name is left as it is."""
    return FORMER_NAMES.get(name, name)


def level_at_hand(name: str) -> str:
    """The level that plays where this one is wanted: itself, or the strongest where only a later program knows it."""
    present = level_called(name)
    return present if present in LEVEL_NAMES else LEVEL_NAMES[-1]


class Why(Enum):
    """The ideas behind a choice; the comments say which cards go with them."""

    DRAW_SAFE = "draw-safe"  # the pile cannot be taken
    DRAW_PILE_POOR = "draw-pile-poor"  # the pile is not worth the cards it costs; its top card
    TAKE_PILE = "take-pile"  # the pile is worth it; its top card
    TAKE_TO_KEEP_IT = "take-to-keep-it"  # the pile must be taken, or the deal would end badly; its top card
    END_DEAL = "end-deal"  # the stock is empty and the deal may end
    OPEN = "open"  # the initial meld; its cards
    ADD = "add"  # cards for melds of one's side; the cards
    NEW_MELD = "new-meld"  # a new meld; its cards
    COMPLETE_CANASTA = "complete-canasta"  # a canasta is completed; its cards from the hand
    UNLOAD = "unload"  # the deal is near its end: what counts against the side is laid; the cards
    GO_OUT = "go-out"  # going out ends the deal at a good moment
    NOT_YET_OUT = "not-yet-out"  # going out is possible, but more is to be won by playing on
    FOR_THE_MATCH = "for-the-match"  # something else would have brought more points, but this rather wins the match
    ASK = "ask"  # the partner may hold many cards
    SAY_YES = "say-yes"  # little is lost by ending here
    SAY_NO = "say-no"  # too much would be caught in the hand
    LOWEST_SINGLE = "lowest-single"  # the card of least use; the card
    SAFE_DISCARD = "safe-discard"  # the next player cannot take it, or hardly; the card
    STOP_CARD = "stop-card"  # a card that bars the pile; the card
    FREEZE = "freeze"  # a card that freezes the pile; the card
    LEAST_BAD = "least-bad"  # every discard is dangerous, this one least; the card
    KEEP_PAIR = "keep-pair"  # pairs are held to take the pile; the cards


class Idea(NamedTuple):
    """One reason for a choice: the code, and the cards it speaks of."""

    why: Why
    cards: Cards = ()


class Weighed(NamedTuple):
    """An action that was weighed, and the points by which it was expected to end the deal ahead of the chosen one.

    The figure is never above 0 but for what a temperament or too small a difference left aside.
    """

    action: Action
    points: float


class Decision(NamedTuple):
    """The action chosen and the ideas behind it, the weightiest first; `others` that were weighed, the best first.

    `is_cut_short`: a limit of time ended the weighing, so that the same question may be answered otherwise elsewhere.
    `is_stand_in`: what the player has learned cannot be read, and the skilled level chose in its place.
    """

    action: Action
    reasons: tuple[Idea, ...] = ()
    others: tuple[Weighed, ...] = ()
    is_cut_short: bool = False
    is_stand_in: bool = False


MOST_LEANING: Final = 2
"""A temperament leans to either side by no more."""


class Temperament(NamedTuple):
    """How a player decides between what is about as good: each from -MOST_LEANING to MOST_LEANING, 0 for neither.

    `patience`: goes out late rather than early; `risk`: bold rather than careful with discards and the pile;
    `freezing`: freezes the pile gladly rather than never; `thrift`: keeps wild cards for long rather than spends them;
    `holding`: collects in the hand rather than lays; `whim`: from 0 on, how much it varies among equals.
    """

    patience: int = 0
    risk: int = 0
    freezing: int = 0
    thrift: int = 0
    holding: int = 0
    whim: int = 0


EVEN: Final = Temperament()
"""The temperament of who leans to no side."""


class Policy(ABC):
    """A player. It has no memory: all it knows stands in the observation.

    Whether it heeds its temperament by itself depends on the player; `levels.with_temperament` sees to it for all.
    """

    name: ClassVar[str]

    def __init__(self, temperament: Temperament = EVEN) -> None:
        self.temperament: Final = temperament

    @abstractmethod
    def choose(self, view: Observation, rng: Rng) -> Decision:
        """A legal action for `view.seat`, whose action must be due; `view` is left as it is."""
