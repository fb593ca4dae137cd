"""Where a bubble of speech may hang: beside the portrait, over the seat's own words, never over a card's index.

Pure geometry: of the places that keep clear of everything there is to be read the one that covers the least else.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.layout import SeatPlace, SeatShape, TableLayout
from canasta_desktop.ui.geometry.strips import LARGE, USUAL

GAP: Final = 1.4
"""Between portrait and bubble, units."""
EDGE: Final = 0.6
"""From the window's edge, units."""
STEP: Final = 1.0
"""Between two heights that are tried, units."""
FAR: Final = 0.01
"""What each px away from the seat's own line costs, by the bubble's width."""
REACH: Final = 9.0
"""How far above and below its seat a bubble may hang, units; of a seat on the rail twice as far, over the prompt."""


class SpeechPlace(NamedTuple):
    """A place for a bubble, and what it covers there that one would rather see, square px."""

    rect: Rect
    cost: float


class Surroundings(NamedTuple):
    """What lies about a seat: rectangles that no bubble may cover, and what covering others costs."""

    closed: list[Rect]
    dear: list[tuple[Rect, float]]


def surroundings(seat: SeatPlace, widest: float, arrangement: Arrangement, others: Sequence[Rect] = ()) -> Surroundings:
    """Everything that bubbles of this seat, at most so wide (px), could reach; `others` hang already."""
    reach = _reach(seat) * arrangement.layout.unit.px
    room = seat.rect.inset(-widest, -reach)
    closed = [*_indices(arrangement), *_words(arrangement.layout), *others]
    dear = [(rect, weight) for rect, weight in _dear(seat, arrangement) if rect.overlaps(room)]
    return Surroundings([rect for rect in closed if rect.overlaps(room)], dear)


def speech_place(
    seat: SeatPlace, size: tuple[float, float], about: Surroundings, layout: TableLayout
) -> SpeechPlace | None:
    """The best place of that size (px) for this seat. None where there is no room."""
    best: SpeechPlace | None = None
    for box in _offered(seat, size, layout):
        cost = FAR * size[0] * abs(box.cy - seat.story.cy)
        if (best is not None and cost >= best.cost) or any(box.overlaps(one) for one in about.closed):
            continue
        cost += sum([weight * _shared(box, rect) for rect, weight in about.dear])
        if best is None or cost < best.cost:
            best = SpeechPlace(box, cost)
    return best


def _dear(seat: SeatPlace, arrangement: Arrangement) -> Iterator[tuple[Rect, float]]:
    """What is better left in sight, and how much better."""
    layout = arrangement.layout
    yield from ((pose.shown, 3.0) for pose in arrangement.poses.values() if not pose.is_covered)
    yield from ((tray.box, 0.5) for tray in layout.trays)
    yield layout.walnut.rect, 0.5
    for one in layout.seats:
        yield one.name, 1.0
        yield one.portrait, 2.0
        yield one.backs, 0.5
        if one.seat != seat.seat:
            yield one.story, 0.5


def _offered(seat: SeatPlace, size: tuple[float, float], layout: TableLayout) -> Iterator[Rect]:
    """Beside the portrait at every height near the seat; in the window, above the rail."""
    u = layout.unit.px
    wide, high = size
    room = Rect(0, 0, layout.window.w, layout.rail.y).inset(EDGE * u, EDGE * u)
    start = seat.portrait.x - GAP * u - wide if seat.kind is SeatShape.RIGHT else seat.portrait.right + GAP * u
    under = min(max(seat.portrait.cx - wide / 2, room.x), room.right - wide)
    reach = _reach(seat) * u
    first, last = seat.rect.y - reach, seat.rect.bottom + reach - high
    for number in range(max(1, round((last - first) / (STEP * u)))):
        y = first + number * STEP * u
        for x in (start, under):
            box = Rect(x, y, wide, high)
            if room.holds(box) and not (x == under and box.overlaps(seat.portrait)):
                yield box


def _reach(seat: SeatPlace) -> float:
    return 2 * REACH if seat.kind is SeatShape.OWN else REACH


def _indices(arrangement: Arrangement) -> Iterator[Rect]:
    """The corners of the cards in sight that are to be read."""
    for pose in arrangement.poses.values():
        if not pose.is_covered:
            across, down = (LARGE if pose.is_large else USUAL).corner
            yield Rect(pose.shown.x, pose.shown.y, across * pose.rect.w, down * pose.rect.w)


def _words(layout: TableLayout) -> Iterator[Rect]:
    """What else is to be read: score, corner, prompt, counts, medals, bands and the heads of the trays."""
    yield from (layout.score, layout.corner, layout.prompt, layout.walnut.stock_words, layout.walnut.pile_words)
    for tray in layout.trays:
        yield tray.head
        if tray.threes_sum is not None:
            yield tray.threes_sum
        for meld in tray.melds:
            yield meld.medal
            if meld.band is not None:
                yield meld.band


def _shared(one: Rect, other: Rect) -> float:
    """The area both cover, square px."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
