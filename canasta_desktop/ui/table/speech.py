"""Bubbles of speech: while something is seen to happen they hang at the seat of who does it, then they go.

How it works. `Display.speech` belongs to one change, as its flights do. A bubble fades in with it, stays for as long as
its words take to be read, and fades out; a new one of the same seat takes its place. All of that is motion, so a press
ends it, and where nothing moves there is no bubble: the line at the seat says it then. When the table changes meanwhile
the bubbles that still hang find their places anew.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Leg, Motion, Speed
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Display, Speech
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.layout import SeatPlace
from canasta_desktop.ui.geometry.speech_places import speech_place, surroundings
from canasta_desktop.ui.items.look import Look, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.seat import SeatBox
from canasta_desktop.ui.items.speech_bubble import SpeechBubble, bubble_size, speech_fonts, wrapped_speech
from canasta_desktop.ui.table.item_layer import ItemLayer
from canasta_desktop.ui.table.ways import still

WIDEST: Final = 46.0
"""The words of a bubble are at most so wide, units."""
SHARES: Final = (1.0, 0.56, 0.64, 0.45, 0.36)
"""A bubble is tried in one line, two, three and more: shares of its width."""
HIGH: Final = 0.02
"""What each line costs, by the bubble's area: one line is better than two that cover no less."""
TIP: Final = 0.86
"""How far from the portrait's middle its tail ends, by the radius."""


class SpeechLayer:
    """The bubbles that hang now, by seat; `changed` is called when one has gone."""

    def __init__(self, mover: Motion, items: ItemLayer, changed: Callable[[], None]) -> None:
        self._motion = mover
        self._items = items
        self._changed = changed
        self._live: dict[int, Speech] = {}

    def begin(self, display: Display, arrangement: Arrangement, look: Look, *, animate: bool) -> None:
        """Show the bubbles of this change; those of other players are placed on the changed table."""
        if not animate or self._motion.speed is Speed.OFF:
            self._live.clear()
            self._items.show({}, look, animate=False)
            return
        new = {speech.seat: speech for speech in display.speech}
        self._live |= new
        bubbles = speech_bubbles(self._live, arrangement, look)
        self._items.show(bubbles, look, animate=False)
        for speech in new.values():
            self._run(speech)

    def _run(self, speech: Speech) -> None:
        fade = partial(self._fade, speech.seat)
        stays = motion.SPEECH_STAYS + motion.SPEECH_PER_LETTER * len(speech.text + speech.quote)
        fade(0.0)
        self._motion.run(
            ("speech", speech.seat),
            Leg(fade, motion.SPEECH_FADES, is_quiet=True),
            Leg(still, stays, is_quiet=True),
            Leg(
                partial(self._fade_out, speech.seat), motion.SPEECH_FADES, is_quiet=True, done=partial(self._go, speech)
            ),
        )

    def _fade(self, seat: int, share: float) -> None:
        if (item := self._items.items.get(_key(seat))) is not None:
            item.setOpacity(share)

    def _fade_out(self, seat: int, share: float) -> None:
        self._fade(seat, 1 - share)

    def _go(self, speech: Speech) -> None:
        """It has been read."""
        self._live.pop(speech.seat, None)
        self._items.drop(_key(speech.seat))
        self._changed()

    def without_stories(self, things: dict[str, Painted]) -> dict[str, Painted]:
        """The things of the table, without the stories that a bubble hangs over: their ends would look out."""
        hidden: dict[str, Painted] = {}
        for seat in self._live:
            box, bubble = things.get(f"plate:{seat}"), self._items.shown.get(_key(seat))
            if isinstance(box, SeatBox) and bubble is not None:
                story = box.story_row.moved(box.rect.x, box.rect.y)
                hidden |= {f"plate:{seat}": replace(box, story="")} if story.overlaps(bubble.rect) else {}
        return things | hidden


def _key(seat: int) -> str:
    return f"speech:{seat}"


def speech_bubbles(speeches: Mapping[int, Speech], arrangement: Arrangement, look: Look) -> dict[str, Painted]:
    """The bubbles by key, `speech:2`, one after the other where there is room; the latest first."""
    seats = {seat.seat: seat for seat in arrangement.layout.seats}
    bubbles: dict[str, Painted] = {}
    for speech in reversed(list(speeches.values())):
        seat = seats.get(speech.seat)
        taken = [bubble.rect for bubble in bubbles.values()]
        bubble = _bubble(speech, seat, arrangement, look, taken) if seat is not None else None
        if bubble is not None:
            bubbles[_key(speech.seat)] = bubble
    return bubbles


def _bubble(
    speech: Speech, seat: SeatPlace, arrangement: Arrangement, look: Look, taken: list[Rect]
) -> SpeechBubble | None:
    """One bubble, broken into lines as it covers the least; None where there is no room."""
    usual, bold = speech_fonts(look)
    whole = max(width_of(usual, speech.text), width_of(bold, speech.quote)) + 1
    best: SpeechBubble | None = None
    least = 0.0
    about = surroundings(seat, (WIDEST + 4) * look.u, arrangement, taken)
    for share in SHARES:
        words = wrapped_speech(look, speech.text, speech.quote, min(share * whole, WIDEST * look.u))
        size = bubble_size(look, words)
        place = None if words.is_cut else speech_place(seat, size, about, arrangement.layout)
        if place is None:
            continue
        cost = place.cost + HIGH * size[0] * size[1] * (len(words.text) + len(words.quote))
        if best is None or cost < least:
            (x, y), rect = _tip(place.rect, seat.portrait), place.rect
            best, least = SpeechBubble(rect, Layer.BUBBLE, words, x - rect.x, y - rect.y), cost
    return best


def _tip(bubble: Rect, portrait: Rect) -> tuple[float, float]:
    """Where the tail ends: on the portrait's rim, in the direction of the bubble's nearest point."""
    x, y = min(max(portrait.cx, bubble.x), bubble.right), min(max(portrait.cy, bubble.y), bubble.bottom)
    dx, dy = x - portrait.cx, y - portrait.cy
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    reach = TIP * portrait.w / 2
    return portrait.cx + reach * dx / far, portrait.cy + reach * dy / far
