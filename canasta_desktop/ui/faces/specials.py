"""Cards with a task of their own: the wild twos and jokers, the red threes (sun) and the black ones (barrier)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from canasta_desktop.rules.cards import is_red_three, suit_of
from canasta_desktop.ui.figures import Beard, Collar, Figure, HairStyle, Hat, Mood, draw_figure

from .canvas import Canvas
from .index import draw_joker_index
from .paths import box_path, panel_path, star_path
from .style import DARK_GOLD, GOLD, HEIGHT, INK, PAPER, RED, WIDTH, FaceStyle

SUNNY: Final = "#FFF1D6"
"""Ground of the red threes."""
OVERCAST: Final = "#E1E5EC"
"""Ground of the black threes."""
_SLATE: Final = "#5A6579"
_DARK_SLATE: Final = "#3C465A"
_X, _Y = WIDTH / 2, HEIGHT / 2


def _frame(canvas: Canvas, colour: str, width: float) -> None:
    canvas.stroke(panel_path(6.5, 12.5, WIDTH, HEIGHT), colour, canvas.hair(width, 1))


def draw_two(canvas: Canvas, face: int, style: FaceStyle) -> None:
    """A gold frame and a gold star between two suits."""
    _frame(canvas, GOLD, 3.2)
    canvas.shape(star_path(_X, _Y + 2, 38), GOLD, DARK_GOLD, 1.8)
    if not style.large_index:
        _pair(canvas, face, style)


def draw_three(canvas: Canvas, face: int, style: FaceStyle) -> None:
    """A sun on a red three, a barrier on a black one, between two suits."""
    draw = _draw_sun if is_red_three(face) else _draw_barrier
    _frame(canvas, GOLD if is_red_three(face) else _SLATE, 4)
    suit = suit_of(face)
    with canvas.scaled(0.66 if style.large_index else 1):
        draw(canvas)
    canvas.suit(suit, _X, _Y, 36 if style.large_index else 50, style.colour(suit))
    if not style.large_index:
        _pair(canvas, face, style)


def _pair(canvas: Canvas, face: int, style: FaceStyle) -> None:
    suit = suit_of(face)
    canvas.suit(suit, _X, 0.18 * HEIGHT, 62, style.colour(suit))
    canvas.suit(suit, _X, 0.82 * HEIGHT, 62, style.colour(suit), turned=True)


def _draw_sun(canvas: Canvas) -> None:
    count = 16 if canvas.is_small else 24
    canvas.rays(_X, _Y, 38, 77, count, GOLD, 0.55)
    canvas.dot(_X, _Y, 42, PAPER, DARK_GOLD, 2.4)


def _draw_barrier(canvas: Canvas) -> None:
    bar = box_path(_X - 80, _Y - 29, 160, 58, 9)
    canvas.fill(bar, PAPER)
    with canvas.saved() as painter:
        painter.setClipPath(bar)
        for middle in range(-144, 145, 36):
            x = _X + middle
            canvas.fill(_stripe(x), _SLATE)
    canvas.stroke(bar, _DARK_SLATE, 3)
    canvas.dot(_X, _Y, 40, PAPER, _DARK_SLATE, 2.8)


def _stripe(x: float) -> str:
    return f"M {x - 24},{_Y + 30} L {x - 6},{_Y + 30} L {x + 24},{_Y - 30} L {x + 6},{_Y - 30} Z"


_RED_FOOL: Final = Figure(
    *("#F4D3BC", "#B5541F", HairStyle.PAGE, Beard.NONE, Hat.FOOLS_CAP, Collar.POINTS, "#B3202E", "#F0A6A0"),
    lips="#C5202F",
    eyes="#2F6B4A",
    has_freckles=True,
    has_lashes=True,
)
_BLACK_FOOL: Final = Figure(
    *("#8B5636", "#17131A", HairStyle.SHORT, Beard.GOATEE, Hat.FOOLS_CAP, Collar.RUFF, "#2B3A67", "#8FA6D6"),
    earrings=GOLD,
    brow=-1,
)
_DISC: Final = 84.0
"""Radius of the disc behind a fool."""
_FOOL_DOWN: Final = 8.0
"""How far the middle of the face lies above that of the disc."""


def _fool_window() -> QPainterPath:
    """Where a fool is seen: in the disc, and above its middle also around it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(0, 0), _DISC, _DISC)
    path.addRect(-110, -140, 220, 146)
    return path.simplified()


_FOOL_WINDOW: Final = _fool_window()


def draw_joker(canvas: Canvas, variant: int, style: FaceStyle) -> None:
    """A laughing fool before a gold disc; variant 0 is the red joker, 1 the black one."""
    if style.marks:
        _frame(canvas, GOLD, 3.2)
    with canvas.placed(_X, _Y + 8, 0, 0.72 if style.large_index else 0.92):
        canvas.dot(0, 0, _DISC, "#FBF0D9", None)
        canvas.rays(0, 0, 0, _DISC, 24 if canvas.is_small else 32, "#F1DDB0")
        canvas.dot(0, 0, _DISC, None, INK, 8)
        canvas.dot(0, 0, _DISC, None, GOLD, 4.5)
        with canvas.clipped(_FOOL_WINDOW), canvas.placed(0, -_FOOL_DOWN):
            draw_figure(canvas, _BLACK_FOOL if variant else _RED_FOOL, Mood.PLEASED)
        rim = QRectF(-_DISC, -_DISC, 2 * _DISC, 2 * _DISC)
        canvas.arc(rim, 180, 180, INK, 8)
        canvas.arc(rim, 179, 182, GOLD, 4.5)
    draw_joker_index(canvas, INK if variant else RED, style)
