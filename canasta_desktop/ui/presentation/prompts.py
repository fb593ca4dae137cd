"""Questions to the person, and remarks of the table itself: not in words yet."""

from enum import Enum
from typing import NamedTuple

from canasta_desktop.bots.policy import Decision
from canasta_desktop.game.messages import Message
from canasta_desktop.rules.actions import Action, Take
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.ui.display.places import Place


class Remark(Enum):
    """What the table itself remarks, without a refusal or a message."""

    NOTHING_FITS = "nothing-fits"
    NOTHING_SELECTED = "nothing-selected"
    DISCARD_ONE_CARD = "discard-one-card"
    NOTHING_TO_JOIN = "nothing-to-join"
    NO_THREE = "no-three"


class QuestionKind(Enum):
    """Questions that an action may have to wait for."""

    TAKE = "take"  # with which cards: `takes`
    MELD = "meld"  # onto which meld: `places`
    JOIN = "join"  # which melds become one: `actions`, one of them
    KEEP = "keep"  # which three is held back when drawing: `actions`, one of them
    RETURN = "return"  # discard although the draft goes back to the hand
    RETURN_AND_END = "return-and-end"  # end the deal although it does
    OUT = "out"  # going out ends the deal
    SPECIAL = "special"  # so does laying down a special hand
    TAKE_BACK = "take-back"  # go on as practice from before what was done last
    ANSWER = "answer"  # the partner asks for leave to go out


class OpenQuestion(NamedTuple):
    """An open question; a choice is an index into what its kind has, -1 cancels."""

    about: QuestionKind
    takes: tuple[Take, ...] = ()
    places: tuple[Place, ...] = ()
    actions: tuple[Action, ...] = ()


NoteContent = Refusal | Message | Decision | Remark | None
"""What was said last: a refusal, a message, a hint, a word of the table."""
