"""A whole figure, and its head: the face with eyes, brows, nose and mouth in one of three moods."""

from functools import cache
from typing import Final, NamedTuple

from PySide6.QtGui import QPainterPath

from .beards import draw_beard
from .clothes import draw_bust
from .colours import lightness, mixed
from .figure import Beard, Figure, HairStyle, Hat, Mood
from .hair import draw_hair_behind, draw_hair_in_front
from .hats import draw_hat
from .outlines import outline
from .pen import INK, Pen

_NOSE: Final = "M 2,-3 C 3,4 6,7 4,9.4 C 2,11.4 -2,11.2 -4,9.4"
_BLUSH: Final = "#38E0533F"
_LENS: Final = "#2AFFFFFF"
_BRIDGE: Final = "M -1.6,-5.4 C -0.6,-7 0.6,-7 1.6,-5.4 M -20.6,-5 L -26,-8 M 20.6,-5 L 26,-8"
_FRECKLES: Final = ((-16, 5), (-12, 8), (-8, 5.4), (9, 5.4), (13, 8), (17, 5))
_EARS_SHOW: Final = {
    *(HairStyle.BALD, HairStyle.SHORT, HairStyle.SIDE_PARTED, HairStyle.RECEDING, HairStyle.BUN, HairStyle.UPDO),
    *(HairStyle.AFRO, HairStyle.TOPKNOT, HairStyle.PONYTAIL),
}
_DARK: Final = 40
"""Lightness up to which hair is dark enough for brows as it is."""


class _Brow(NamedTuple):
    """Heights of a brow: at its inner end, over the eye, at its outer end."""

    inner: float
    arch: float
    outer: float


_BROWS: Final = {
    Mood.CALM: _Brow(-14.5, -18.3, -14.2),
    Mood.PLEASED: _Brow(-16, -22, -17),
    Mood.WORRIED: _Brow(-21, -18.6, -12),
}


def draw_figure(pen: Pen, figure: Figure, mood: Mood = Mood.CALM) -> None:
    """Everything from the hat to the shoulders, without the hands; the middle of the face at (0, 0)."""
    draw_hair_behind(pen, figure)
    draw_bust(pen, figure)
    _draw_ears(pen, figure)
    face = _face(figure.jaw)
    pen.shape(face, figure.skin)
    _draw_features(pen, figure, mood)
    draw_beard(pen, figure, mood)
    if figure.beard is Beard.NONE:
        pen.stroke(face)
    elif mood is Mood.PLEASED:
        _draw_laugh(pen, figure)
    draw_hair_in_front(pen, figure)
    draw_hat(pen, figure)
    _draw_earrings(pen, figure)


@cache
def _face(jaw: float) -> QPainterPath:
    """The outline of a face."""
    wide, chin = 20 + 3.5 * jaw, 11 + 4 * jaw
    return outline(
        f"M -26,-12 C -27,-42 27,-42 26,-12 C 26,8 {wide:.2f},22 {chin:.2f},31 C {chin - 5:.2f},36 {5 - chin:.2f},36 "
        f"{-chin:.2f},31 C {-wide:.2f},22 -26,8 -26,-12 Z"
    )


@cache
def _shaded_side(jaw: float) -> QPainterPath:
    """The part of a face that lies in the shade, on the right."""
    face = _face(jaw)
    return face.subtracted(face.translated(-7, -3))


def _draw_ears(pen: Pen, figure: Figure) -> None:
    if figure.style not in _EARS_SHOW or figure.hat in (Hat.VEIL, Hat.HEADSCARF):
        return
    for side in (-1, 1):
        pen.dot(side * 26, -2, 5.4, figure.skin, INK, 2, 7)
        if not pen.is_coarse:
            pen.stroke(f"M {side * 28.5},-5 C {side * 26},-4 {side * 26},0 {side * 28},2", _line_of(figure), 1.3)


def _draw_earrings(pen: Pen, figure: Figure) -> None:
    if figure.earrings:
        for x in (-27, 27):
            pen.dot(x, 9.5, 3.6, figure.earrings, INK, 1.4)


def _line_of(figure: Figure) -> str:
    """The colour of lines in a face."""
    return mixed(figure.skin, "#2A120A", 0.72)


def _draw_features(pen: Pen, figure: Figure, mood: Mood) -> None:
    pen.fill(_shaded_side(figure.jaw), mixed(figure.skin, "#8A3B22", 0.2))
    if figure.has_blush and not pen.is_coarse:
        for x in (-15, 13):
            pen.dot(x, 11, 6.4, _BLUSH, None, down=4.4)
    for side in (-1, 1):
        _draw_eye(pen, figure, side)
        _draw_brow(pen, figure, mood, side)
    pen.stroke(_NOSE, _line_of(figure), 1.9)
    _draw_mouth(pen, figure, mood)
    if figure.has_freckles and not pen.is_coarse:
        pen.dots(_FRECKLES, 1.1, mixed(figure.skin, "#8A3B12", 0.55), None)
    if figure.glasses:
        for x in (-11, 11):
            pen.dot(x, -4.5, 9.6, _LENS, figure.glasses, 2.4)
        pen.stroke(_BRIDGE, figure.glasses, 2.4)


def _draw_eye(pen: Pen, figure: Figure, side: int) -> None:
    x = side * 10.5 + figure.gaze * 0.5
    if pen.is_coarse:
        pen.dot(x + figure.gaze, -5, 3.9, INK, None)
        return
    pen.fill(
        f"M {x - 6.4},-5 C {x - 3},-10.4 {x + 3},-10.4 {x + 6.4},-5 C {x + 3},-1.2 {x - 3},-1.2 {x - 6.4},-5 Z",
        "#FFFFFF",
    )
    pen.dot(x + figure.gaze, -5.5, 3.5, figure.eyes, None)
    pen.dot(x + figure.gaze, -5.5, 1.7, INK, None)
    pen.dot(x + figure.gaze + 1.1, -6.8, 1.1, "#FFFFFF", None)
    pen.stroke(f"M {x - 6.6},-5 C {x - 3},-10.6 {x + 3},-10.6 {x + 6.6},-5", INK, 2.1)
    if figure.has_lashes:
        pen.stroke(f"M {x + side * 6.4},-5.4 L {x + side * 9},-8.2", INK, 1.8)
    if figure.is_old:
        pen.stroke(f"M {x + side * 8.5},-2 L {x + side * 12},0", _line_of(figure), 1.2)
        pen.stroke(f"M {x - 4},2.6 C {x - 1},4.4 {x + 2},4.4 {x + 4.5},2.8", _line_of(figure), 1.1)


def _draw_brow(pen: Pen, figure: Figure, mood: Mood, side: int) -> None:
    """Drawn down at the inner end by temperament; worried brows rise there whatever the temperament."""
    x = side * 10.5 + figure.gaze * 0.5
    heights = _BROWS[mood]
    down = 0.0 if mood is Mood.WORRIED else figure.brow
    light = lightness(figure.hair)
    colour = mixed(figure.hair, "#1A1010", 0.35 + 0.2 * light / 255) if light > _DARK else figure.hair
    form = (
        f"M {x - side * 6:.2f},{heights.inner + down:.2f} C {x - side:.2f},{heights.arch} {x + side * 4:.2f},{heights.arch} "
        f"{x + side * 8:.2f},{heights.outer - down * 0.4:.2f}"
    )
    pen.stroke(form, colour, 2.6 if figure.has_lashes else 3.3)


def _draw_mouth(pen: Pen, figure: Figure, mood: Mood) -> None:
    if mood is Mood.PLEASED:
        _draw_laugh(pen, figure)
        return
    smile = figure.smile if mood is Mood.CALM else -1.3
    corner = 18 - 1.4 * smile
    lower = 20.5 + 2 * max(smile, 0)
    lips = figure.lips or mixed(figure.skin, "#A83A30", 0.5)
    if not pen.is_coarse or figure.lips:
        pen.fill(
            f"M -9,{corner:.2f} C -5,16.4 -2,16.4 0,17.6 C 2,16.4 5,16.4 9,{corner:.2f} C 5,{lower:.2f} -5,{lower:.2f} -9,{corner:.2f} Z",
            lips,
        )
    end, middle = 17.6 - 2.2 * smile, 18.8 + smile
    pen.stroke(f"M -10.5,{end:.2f} C -5,{middle:.2f} 5,{middle:.2f} 10.5,{end:.2f}", _line_of(figure), 1.8)


def _draw_laugh(pen: Pen, figure: Figure) -> None:
    """An open mouth with its upper teeth, below any moustache."""
    top = 19.5 if figure.beard in (Beard.MOUSTACHE, Beard.HANDLEBAR, Beard.GOATEE, Beard.LONG) else 15.5
    lips = figure.lips or mixed(figure.skin, "#A83A30", 0.5)
    pen.shape(
        f"M -11,{top} C -4,{top + 2.4} 4,{top + 2.4} 11,{top} C 9,{top + 10.5} -9,{top + 10.5} -11,{top} Z",
        "#7A1F24",
        lips,
        2.6,
    )
    pen.fill(
        f"M -8.6,{top + 1.2} C -3,{top + 3} 3,{top + 3} 8.6,{top + 1.2} L 7,{top + 4.4} C 3,{top + 5.4} -3,{top + 5.4} -7,{top + 4.4} Z",
        "#FFFFFF",
    )
