"""Cards with a task of their own: the wild twos and jokers, the red threes (sun) and the black ones (barrier)."""

from typing import Final

from canasta_desktop.rules.cards import is_red_three, suit_of

from .canvas import Canvas
from .index import draw_joker_index
from .paths import box_path, outline, panel_path, star_path
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


# The joker's head: points of the cap, the mask, the collar.
_CAP_LEFT: Final = "M 84,172 C 64,160 48,134 40,104 C 68,102 96,114 110,138 Z"
_CAP_RIGHT: Final = "M 166,172 C 186,160 202,134 210,104 C 182,102 154,114 140,138 Z"
_CAP_MIDDLE_LEFT: Final = "M 84,172 C 92,140 106,110 125,80 L 125,163 C 110,163 96,166 84,172 Z"
_CAP_MIDDLE_RIGHT: Final = "M 125,80 C 144,110 158,140 166,172 C 154,166 140,163 125,163 Z"
_MASK: Final = "M 94,166 C 112,159 138,159 156,166 C 158,196 146,226 125,232 C 104,226 92,196 94,166 Z"
_MASK_SHADE: Final = "M 94,166 C 104,162 114,161 125,161 L 125,232 C 104,226 92,196 94,166 Z"
_EYES: Final = ("M 111,174 L 118,185 L 111,196 L 104,185 Z", "M 139,174 L 146,185 L 139,196 L 132,185 Z")
_SMILE: Final = "M 107,205 C 115,221 135,221 143,205"
_NOSE: Final = "M 125,187 L 121,200 L 127,201"
_COLLAR: Final = "M 80,220 L 104,225 L 125,237 L 146,225 L 170,220 L 162,247 L 145,237 L 125,260 L 105,237 L 88,247 Z"
_BELLS: Final = ((40, 102, 10), (210, 102, 10), (125, 76, 10), (125, 262, 6.5), (87, 249, 6), (163, 249, 6))


def draw_joker(canvas: Canvas, variant: int, style: FaceStyle) -> None:
    """A fool's head before a gold disc; variant 0 is the red joker, 1 the black one."""
    if style.marks:
        _frame(canvas, GOLD, 3.2)
    dark, light = ("#2B3A67", "#8FA6D6") if variant else ("#B3202E", "#F0A6A0")
    with canvas.scaled(0.64 if style.large_index else 0.82):
        canvas.dot(_X, _Y, 94, "#FBF0D9", None)
        canvas.rays(_X, _Y, 0, 94, 24 if canvas.is_small else 32, "#F1DDB0")
        canvas.dot(_X, _Y, 94, None, GOLD, 4.5)
        _draw_cap(canvas, dark, light)
        _draw_mask(canvas, dark)
        canvas.shape(_COLLAR, light)
        for x, y, radius in _BELLS:
            canvas.dot(x, y, radius, GOLD)
    draw_joker_index(canvas, INK if variant else RED, style)


def _draw_cap(canvas: Canvas, dark: str, light: str) -> None:
    canvas.shape(_CAP_LEFT, dark)
    canvas.shape(_CAP_RIGHT, light)
    canvas.shape(_CAP_MIDDLE_LEFT, light)
    canvas.shape(_CAP_MIDDLE_RIGHT, dark)


def _draw_mask(canvas: Canvas, dark: str) -> None:
    canvas.fill(_MASK, PAPER)
    canvas.fill(_MASK_SHADE, "#F3E4CD")
    canvas.stroke(outline(_MASK))
    for eye in _EYES:
        canvas.shape(eye, dark, INK, 1.4)
    canvas.stroke(_SMILE, dark, 4)
    canvas.stroke(_NOSE, INK, 1.8)
