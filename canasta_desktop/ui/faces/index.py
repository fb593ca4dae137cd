"""The signs in the corners: rank and suit, and for beginners the points."""

from typing import Final, NamedTuple

from canasta_desktop.rules.cards import JACK, RANK_SIGNS, TEN, TWO, rank_of, suit_of

from .canvas import Canvas
from .paths import box_path, star_path
from .style import DARK_GOLD, GOLD, INK, MUTED, PAPER, WIDTH, FaceStyle


class Corner(NamedTuple):
    """Measures of a corner: centre of the column, top, height and pen of the rank, its room, suit and star below."""

    column: float
    top: float
    height: float
    weight: float
    room: float
    suit_y: float
    suit_size: float
    star_y: float
    star_size: float


NORMAL: Final = Corner(31, 12, 56, 0.155, 50, 92, 35, 128, 13.5)
LARGE: Final = Corner(45, 14, 86, 0.165, 72, 136, 54, 186, 17)


_AIR: Final = 3.0
"""Paper that must show beside a sign."""


def corner_of(style: FaceStyle) -> Corner:
    """The measures of a style's corners."""
    return LARGE if style.large_index else NORMAL


def index_reach(style: FaceStyle) -> tuple[float, float]:
    """How much of a covered card must show for its rank to be read, across and down, as parts of its width."""
    corner = corner_of(style)
    return (corner.column + corner.room / 2 + _AIR) / WIDTH, (corner.top + corner.height + _AIR) / WIDTH


def index_text(rank: int, letters: str) -> str:
    """What stands in the corner of a natural card, a two or a three."""
    if rank >= JACK:
        return letters[rank - JACK]
    return "10" if rank == TEN else RANK_SIGNS[rank]


def draw_index(canvas: Canvas, face: int, style: FaceStyle) -> None:
    """Rank above suit in two corners; a two also carries a small star, to be known when it is covered."""
    text = index_text(rank_of(face), style.letters)
    suit = suit_of(face)
    colour = style.colour(suit)
    measures = corner_of(style)
    starred = style.marks and rank_of(face) == TWO

    def corner() -> None:
        column = measures.column
        canvas.text(text, column, measures.top, measures.height, colour, measures.weight, measures.room)
        canvas.suit(suit, column, measures.suit_y, measures.suit_size, colour)
        if starred:
            canvas.shape(star_path(column, measures.star_y, measures.star_size), GOLD, DARK_GOLD, 1.4)

    canvas.both_ends(corner)


def draw_joker_index(canvas: Canvas, colour: str, style: FaceStyle) -> None:
    """A star with the word below it, letter under letter, upright."""
    column, star, size, top, tall = (46, 54, 37, 102, 26) if style.large_index else (32, 39, 24, 71, 22)

    def corner() -> None:
        canvas.fill(star_path(column, star, size), colour)
        for place, letter in enumerate("JOKER"):
            canvas.text(letter, column, top + place * tall * 1.22, tall, colour, 0.17)

    canvas.both_ends(corner)


def draw_points(canvas: Canvas, points: int, style: FaceStyle) -> None:
    """What the card counts, in the lower left corner, upright only."""
    column = corner_of(style).column
    tall, width = (38, 66) if style.large_index else (27, 46)
    top = 332 - tall - 14
    canvas.shape(box_path(column - width / 2, top - 7, width, tall + 14, 9), PAPER, MUTED, canvas.hair(1.6))
    canvas.text(str(points), column, top, tall, INK, 0.14, room=width - 10)
