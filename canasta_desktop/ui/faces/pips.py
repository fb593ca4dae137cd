"""Cards that show their rank by counting suits: four to ten, plain twos and threes, and the aces."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.rules.cards import rank_of, suit_of

from .canvas import Canvas
from .style import GOLD, HEIGHT, WIDTH, FaceStyle

Place = tuple[float, float]
"""A point of the card as parts of its width and height."""

_LEFT, _MIDDLE, _RIGHT = 0.345, 0.5, 0.655
_TOP, _BOTTOM = 0.185, 0.815
LARGE_SUIT: Final = 104.0
"""The one suit in the middle of a card with a large index."""


def _columns(rows: int) -> list[Place]:
    """The outer two columns with so many rows."""
    step = (_BOTTOM - _TOP) / (rows - 1)
    return [(x, _TOP + step * row) for row in range(rows) for x in (_LEFT, _RIGHT)]


_PAIR: Final = [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)]
_CENTRE: Final = (_MIDDLE, 0.5)
PLACES: Final[Sequence[Sequence[Place]]] = (
    _PAIR,
    [*_PAIR, _CENTRE],
    _columns(2),
    [*_columns(2), _CENTRE],
    _columns(3),
    [*_columns(3), (_MIDDLE, 0.342)],
    [*_columns(3), (_MIDDLE, 0.342), (_MIDDLE, 0.658)],
    [*_columns(4), _CENTRE],
    [*_columns(4), (_MIDDLE, 0.29), (_MIDDLE, 0.71)],
)
"""Where the suits stand, by rank (0 is the two)."""


def draw_pips(canvas: Canvas, face: int, style: FaceStyle) -> None:
    """The suits of a number card, those below the middle on their heads; one large suit with a large index."""
    suit = suit_of(face)
    if style.large_index:
        canvas.suit(suit, WIDTH / 2, HEIGHT / 2, LARGE_SUIT, style.colour(suit))
        return
    places = PLACES[rank_of(face)]
    size = 66 if len(places) <= 3 else 50 if len(places) <= 8 else 46
    for x, y in places:
        canvas.suit(suit, x * WIDTH, y * HEIGHT, size, style.colour(suit), turned=y > 0.5)


def draw_ace(canvas: Canvas, face: int, style: FaceStyle) -> None:
    """One suit in two gold rings with rays between them."""
    x, y = WIDTH / 2, HEIGHT / 2
    with canvas.scaled(0.68 if style.large_index else 1):
        canvas.dot(x, y, 80, None, GOLD, 2.2)
        canvas.dot(x, y, 72, None, GOLD, 5)
        if not canvas.is_small:
            canvas.rays(x, y, 58, 69, 48, GOLD, 0.45)
    suit = suit_of(face)
    canvas.suit(suit, x, y, 68 if style.large_index else 96, style.colour(suit))
