"""Which sounds belong to a change of the table: a pure function, and the table it looks them up in.

Delays are those of the movements (`base.motion`): a tap is heard when its card lies. Where a sound comes from is where
its player sits; the person at the bottom is in the middle.
"""

import math
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from canasta_desktop.audio.sounds import GROUPS, Sound, SoundGroup
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.base import motion
from canasta_desktop.ui.display.display import Display, MeldKind, Plate, Tone
from canasta_desktop.ui.display.places import Place, Spot

SIDEWAYS: Final = 0.7
"""How far to the side a neighbour is heard; 1 would be in one ear alone."""
STEP_UP: Final = 0.06
"""So much higher is each card laid in a row than the one before it."""
HIGHEST_STEP: Final = 8
LEAST_PACE: Final = 0.25
"""Where cards jump, sounds follow each other all the same, or a deal would be one bang."""
COUNT_STEP: Final = 120
"""Ms between two lines that are counted."""
AFTERWARDS: Final = 900
"""Ms from the end of a match to its phrase: going out is heard first."""
NEXT_TURN: Final = 150
"""Ms between a discard and the sign that it is the person's turn."""


class Cue(NamedTuple):
    """A sound to be heard `delay` ms from now; `pan` from -1, left, to 1, `pitch` a factor."""

    sound: Sound
    delay: float = 0.0
    pan: float = 0.0
    pitch: float = 1.0


class TableChange(NamedTuple):
    """What a moment was before and is now, and what happened between.

    `speed` is the factor of `motion.Speed`; `is_animated`: the table moves. `has_won` is None while the match goes on,
    and where nobody at the screen plays.
    """

    before: Display | None
    now: Display
    events: tuple[Event, ...] = ()
    speed: float = 1.0
    is_animated: bool = True
    has_won: bool | None = None


class _When(NamedTuple):
    """A sound and its delay at normal speed, ms."""

    sound: Sound
    delay: float = 0.0


_OF_EVENTS: Final[Mapping[What, _When]] = MappingProxyType(
    {
        What.DRAWN: _When(Sound.DRAW),
        What.BONUS_TAKEN: _When(Sound.DRAW),
        What.TURN_CARD: _When(Sound.DRAW),
        What.TAKEN: _When(Sound.TAKE),
        What.DISCARDED: _When(Sound.DISCARD, motion.FLIGHT),
        What.FROZE: _When(Sound.FREEZE, motion.LIES_ACROSS),
        What.RED_THREES_LAID: _When(Sound.RED_THREE, motion.RED_THREE),
        What.JOINED: _When(Sound.LAY, motion.FLIGHT),
        What.FOOT_TAKEN: _When(Sound.FOOT),
        What.SPECIAL_HAND: _When(Sound.NATURAL_CANASTA, motion.FLIGHT),
        What.ASKED: _When(Sound.ASK),
        What.GONE_OUT: _When(Sound.GOING_OUT, motion.FLIGHT),
    }
)
"""Events that are one sound. What is melded is heard card by card, from what lies there afterwards."""


def cues(change: TableChange) -> list[Cue]:
    """What is to be heard of this change, in order of time."""
    before, now = change.before, change.now
    if before is None:
        return []
    if now.curtain is not None and before.curtain is None:
        return [Cue(Sound.YOUR_TURN)]
    if not change.is_animated:
        return []
    if now.note.tone is Tone.ERROR and now.note != before.note and not change.events:
        return [Cue(Sound.REFUSED)]
    pace = change.speed or LEAST_PACE
    found = [*_of_events(change, pace), *_laid(before, change, pace)]
    if _is_person_due(now) and not _is_person_due(before):
        lies = max([cue.delay for cue in found if cue.sound is Sound.DEAL], default=0.0)
        last = max(motion.FLIP, _replaced(change.events)) + motion.SORT if lies else motion.FLIGHT
        found.append(Cue(Sound.YOUR_TURN, lies + (last + NEXT_TURN) * pace))
    if change.has_won is not None and any(event.what is What.DEAL_ENDED for event in change.events):
        found.append(Cue(Sound.WIN if change.has_won else Sound.LOSE, AFTERWARDS))
    return sorted(found, key=lambda cue: cue.delay)


def _of_events(change: TableChange, pace: float) -> list[Cue]:
    found: list[Cue] = []
    counted = replaced = 0
    lies = 0.0
    is_melded = any(event.what is What.MELDED for event in change.events)
    for event in change.events:
        pan = pan_of(change.now, event.seat)
        if event.what is What.DEALT:
            found += _dealt(change.now, event, pace)
            lies = found[-1].delay if found else 0.0
        elif lies and event.what is What.DRAWN and not _is_repeated(event, change.events):
            begins = motion.RED_THREE + motion.draw_start(replaced)
            found.append(Cue(Sound.DRAW, lies + begins * pace, pan))
            replaced += 1
        elif event.what is What.CANASTA_COMPLETED:
            found.append(Cue(_canasta(change.now, event.meld), motion.CANASTA_CLOSES * pace))
        elif event.what is What.SCORED:
            found.append(Cue(Sound.COUNT, counted * COUNT_STEP))
            counted += 1
        elif (one := _OF_EVENTS.get(event.what)) is not None and not _is_repeated(event, change.events):
            delay = motion.TAKE_MELDS if event.what is What.TAKEN and is_melded else one.delay
            found.append(Cue(one.sound, lies + delay * pace, pan))
    return found


def _replaced(events: tuple[Event, ...]) -> float:
    """How long after the last dealt card the last replacement of a red three lies, ms at normal speed; 0 for none."""
    count = sum([event.count for event in events if event.what is What.RED_THREES_LAID])
    return motion.RED_THREE + motion.draw_start(count - 1) + motion.DRAW if count else 0.0


def _is_repeated(event: Event, events: Iterable[Event]) -> bool:
    """Whether it is the public half of an event whose other half names the cards to this seat."""
    return event.to is None and any(
        other.to is not None and (other.what, other.seat) == (event.what, event.seat) for other in events
    )


def _dealt(display: Display, event: Event, pace: float) -> list[Cue]:
    """A tick for each card, in turn round the table; the person is the last in each round."""
    seats = [plate for plate in (*display.plates[1:], *display.plates[:1]) if not plate.sits_out]
    cards = event.count * len(seats)
    gap = motion.stagger(cards, motion.DEAL_STEP, motion.DEAL_MOST - motion.DEAL)
    first = motion.DEAL + (motion.SHUFFLE if display.is_shuffled else 0)
    pans = [pan_of(display, plate.seat) for plate in seats]
    return [Cue(Sound.DEAL, (first + number * gap) * pace, pans[number % len(pans)]) for number in range(cards)]


def _canasta(display: Display, meld: int) -> Sound:
    """Two notes for a mixed one, all four for every other."""
    place = Place(Spot.MELD, meld)
    kinds = [view.kind for tray in display.trays for view in tray.melds if view.place == place]
    return Sound.MIXED_CANASTA if kinds == [MeldKind.MIXED] else Sound.NATURAL_CANASTA


def _laid(before: Display, change: TableChange, pace: float) -> list[Cue]:
    """A tap for each card that has come to a meld, each higher than the one before.

    Cards a person stages come from under the mouse and lie at once.
    """
    if any(event.what is What.DEALT for event in change.events):
        return []
    count = len(_melded(change.now) - _melded(before))
    seat = next((event.seat for event in change.events), -1)
    is_taken = any(event.what is What.TAKEN for event in change.events)
    first = motion.TAKE_MELDS if is_taken else motion.FLIGHT if change.events else motion.CLOSE_UP
    gap, pan = motion.stagger(count), pan_of(change.now, seat)
    return [
        Cue(Sound.LAY, (first + number * gap) * pace, pan, 1 + STEP_UP * min(number, HIGHEST_STEP))
        for number in range(count)
    ]


def _melded(display: Display) -> set[int]:
    """The tokens of all cards that lie in melds or are staged to."""
    return {card.token for tray in display.trays for meld in tray.melds for card in (*meld.cards, *meld.staged)}


def _is_person_due(display: Display) -> bool:
    """Whether the one at the screen is to act, and nothing covers the table."""
    plates: tuple[Plate, ...] = display.plates
    return display.seat != -1 and display.curtain is None and any(plate.person and plate.on_turn for plate in plates)


def pan_of(display: Display, seat: int) -> float:
    """Where a player is heard: those around the table from left to right, as they sit; 0 for nobody at the table."""
    for order, plate in enumerate(display.plates):
        if plate.seat == seat:
            across = -math.sin(2 * math.pi * order / len(display.plates))
            return round(SIDEWAYS * (-across if display.is_mirrored else across), 3)
    return 0.0


def left_over(planned: Iterable[Cue], elapsed: float) -> list[Cue]:
    """What is still to be heard of a plan once all its cards lie, after `elapsed` ms: now, and without the cards."""
    return [
        cue._replace(delay=0.0) for cue in planned if cue.delay > elapsed and GROUPS[cue.sound] is not SoundGroup.CARDS
    ]
