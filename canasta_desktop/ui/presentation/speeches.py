"""What hangs in a bubble at a seat while something is seen to happen: the story's words, for other players alone."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.display import Speech
from canasta_desktop.ui.wording.base import sentence
from canasta_desktop.ui.wording.events import EventContext, Events

QUIET: Final = (
    *(What.DEALT, What.DRAWN, What.TURN_CARD, What.BONUS_RESERVED, What.BONUS_TAKEN),
    *(What.DEAL_ENDED, What.SCORED, What.FORGOTTEN),
)
"""Seen well enough without words, or nobody's doing."""
ASKING: Final = (What.ASKED, What.ANSWERED)


class Frequency(Enum):
    """How often characters speak; the values are those of the settings."""

    NEVER = "never"
    RARELY = "rarely"
    OFTEN = "often"


def speeches(
    events: Sequence[Event], words: Events, event_context: EventContext, voices: Sequence[Speech]
) -> list[Speech]:
    """One for each player; `voices` are what characters say to it, whose words follow those of the story."""
    seats = dict.fromkeys([event.seat for event in events if event.what not in QUIET])
    bubbles = {
        seat: _speech(seat, events, words, event_context)
        for seat in seats
        if seat not in (event_context.person, NOBODY)
    }
    for voice in voices:
        story = bubbles.get(voice.seat, Speech(voice.seat, ""))
        bubbles[voice.seat] = story._replace(quote=story.quote or words.quoted(voice.quote))
    return [bubble for bubble in bubbles.values() if bubble.text or bubble.quote]


def _speech(seat: int, events: Sequence[Event], words: Events, event_context: EventContext) -> Speech:
    """What this player does, and what has to be asked or answered at the table."""
    own = [event for event in events if event.seat == seat and event.what not in QUIET]
    closed = {event.meld for event in own if event.what is What.CANASTA_COMPLETED}
    is_take = any([event.what is What.TAKEN for event in own])
    done = [
        event
        for event in own
        if event.what not in ASKING and (is_take or event.what is not What.MELDED or event.meld not in closed)
    ]
    asked = [words.asking(event) for event in own if event.what in ASKING]
    text = words.joined(words.lines(done, event_context))
    return Speech(seat, sentence(text), words.quoted(asked[-1]) if asked else "")
