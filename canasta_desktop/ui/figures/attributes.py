"""What the figures hold, upright through a hand at (0, 0)."""

from collections.abc import Callable
from typing import Final

from .colours import darker, lighter
from .figure import Attribute, Figure
from .pen import INK, Pen

_STEEL: Final = "#EEF2F7"
_STEEL_EDGE: Final = "#9AA7B8"
_PAGE: Final = "#FFF7E2"
_LEAF_GREEN: Final = "#3F9C6C"
_STEM_GREEN: Final = "#2E7D55"
_WOOD: Final = "#8A5A2B"
_DARK_WOOD: Final = "#5B3518"
_LEAF: Final = "M 0,0 C -9,-8 -7,-20 0,-27 C 7,-20 9,-8 0,0 Z"


def draw_attribute(pen: Pen, figure: Figure) -> None:
    """The thing held; the fist is drawn over it."""
    if figure.attribute in _DRAWN:
        _DRAWN[figure.attribute](pen, figure)


def _draw_sword(pen: Pen, figure: Figure) -> None:
    pen.shape("M -5,-14 L -5,-92 L 0,-106 L 5,-92 L 5,-14 Z", _STEEL)
    pen.stroke("M 0,-92 L 0,-18", _STEEL_EDGE, 1.8)
    pen.shape("M -6,-12 L 6,-12 L 6,-9 L -6,-9 Z", _DARK_WOOD)
    pen.shape("M -21,-22 C -8,-15 8,-15 21,-22 L 21,-15 C 8,-8 -8,-8 -21,-15 Z", figure.metal)
    pen.dots([(-21, -18.5), (21, -18.5)], 4.2, figure.metal, INK, 1.8)
    pen.dot(0, 18, 5.5, figure.metal)


def _draw_goblet(pen: Pen, figure: Figure) -> None:
    pen.shape("M -18,-60 C -17,-36 -9,-29 -3.5,-26 L -3.5,-8 L 3.5,-8 L 3.5,-26 C 9,-29 17,-36 18,-60 Z", figure.metal)
    pen.stroke("M -12,-50 C -11,-42 -9,-36 -5,-32", lighter(figure.metal, 0.55), 2.4)
    pen.shape("M -18,-60 C -9,-54 9,-54 18,-60 C 9,-67 -9,-67 -18,-60 Z", "#8E1B2A")
    pen.dots([(-8, -45), (1, -43), (10, -46)], 2.8, figure.second)
    pen.dot(0, -20, 5, figure.metal, INK, 1.8, 3.4)


def _draw_scales(pen: Pen, figure: Figure) -> None:
    pen.rod("M 0,12 L 0,-84", figure.metal, 3.4)
    pen.rod("M -23,-74 C -12,-84 12,-84 23,-74", figure.metal, 3, 1.5)
    for x, drop in ((-23, 8), (23, 0)):
        pan = -46 + drop
        pen.stroke(f"M {x},-74 L {x - 10},{pan} M {x},-74 L {x + 10},{pan}", INK, 1.5)
        pen.shape(
            f"M {x - 12},{pan} L {x + 12},{pan} C {x + 8},{pan + 12} {x - 8},{pan + 12} {x - 12},{pan} Z",
            figure.metal,
            INK,
            1.8,
        )
    pen.dot(0, -88, 4.8, figure.metal)


def _draw_sceptre(pen: Pen, figure: Figure) -> None:
    pen.rod("M 0,16 L 0,-60", figure.metal, 5)
    pen.stroke("M 0,-66 L 0,-54", INK, 9)
    for line, grown in ((INK, 2.3), ("", 0.0)):
        for x, y in ((-10, -73), (10, -73), (0, -90)):
            pen.dot(x, y, 10 + grown, line or figure.robe, None)
    pen.fill("M -2,-84 L 2,-84 C 2,-70 4,-64 7,-60 L -7,-60 C -4,-64 -2,-70 -2,-84 Z", figure.robe)
    pen.dot(-3, -93, 2.6, lighter(figure.robe, 0.5), None)
    pen.shape("M -8,-60 L 8,-60 L 6,-52 L -6,-52 Z", figure.metal, INK, 1.8)


def _draw_book(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M -27,-50 L -27,-4 C -17,-10 -6,-9 0,-3 C 6,-9 17,-10 27,-4 L 27,-50 C 17,-56 6,-55 0,-49 C -6,-55 -17,-56 -27,-50 Z",
        figure.robe,
    )
    pen.shape(
        "M -24,-54 C -16,-60 -6,-58 0,-52 C 6,-58 16,-60 24,-54 L 24,-10 C 16,-16 6,-14 0,-8 C -6,-14 -16,-16 -24,-10 Z",
        _PAGE,
        INK,
        1.8,
    )
    pen.stroke("M 0,-51 L 0,-9", INK, 1.8)
    if not pen.is_coarse:
        for line in range(4):
            y = -47 + line * 8
            pen.stroke(f"M -19,{y} L -5,{y + 3} M 19,{y} L 5,{y + 3}", "#9A8F78", 1.6)


def _draw_rose(pen: Pen, figure: Figure) -> None:
    pen.rod("M 0,16 C 4,-10 -4,-30 0,-46", _STEM_GREEN, 3.2, 1.6)
    pen.shape("M 1,-20 C 8,-34 20,-34 25,-30 C 21,-19 10,-16 1,-20 Z", _LEAF_GREEN, INK, 1.7)
    pen.shape("M 1,-12 C -8,-24 -18,-22 -23,-18 C -19,-8 -8,-7 1,-12 Z", _LEAF_GREEN, INK, 1.7)
    pen.shape(
        "M -18,-62 C -24,-74 -10,-82 -4,-76 C 2,-84 16,-80 16,-70 C 24,-62 18,-50 10,-48 C 4,-40 -10,-42 -12,-50 C -18,-52 -20,-58 -18,-62 Z",
        "#C5202F",
    )
    pen.shape("M -11,-62 C -12,-71 -2,-75 4,-71 C 12,-70 13,-60 8,-55 C 2,-50 -10,-52 -11,-62 Z", "#E0485A", INK, 1.6)
    pen.stroke("M -5,-62 C -4,-68 4,-68 5,-63 C 5,-58 -1,-58 -1,-62 M -16,-57 C -10,-50 -2,-48 6,-50", INK, 1.5)


def _draw_fan(pen: Pen, figure: Figure) -> None:
    for blade in range(9):
        with pen.placed(0, 2, -60 + blade * 15):
            pen.shape(
                "M -2.2,0 L -7.4,-52 C -3,-57 3,-57 7.4,-52 L 2.2,0 Z",
                figure.second if blade % 2 else figure.robe,
                INK,
                1.5,
            )
            pen.stroke("M -5,-38 L 5,-38", figure.metal, 2.2)
            if not pen.is_coarse:
                pen.dot(0, -48, 2, figure.metal, None)


def _draw_branch(pen: Pen, figure: Figure) -> None:
    pen.rod("M 0,16 C -3,-20 3,-50 0,-78", _WOOD, 3.4, 1.7)
    for height, side in ((-32, 1), (-46, -1), (-60, 1), (-73, -1)):
        with pen.placed(0, height, side * 46):
            pen.shape(_LEAF, _LEAF_GREEN, INK, 1.6)
            if not pen.is_coarse:
                pen.stroke("M 0,-4 L 0,-19", darker(_LEAF_GREEN, 0.3), 1.2)
    pen.shape("M 0,-76 C -8,-84 -6,-96 0,-103 C 6,-96 8,-84 0,-76 Z", lighter(_LEAF_GREEN, 0.2), INK, 1.6)
    pen.dots([(-7, -36), (7, -52)], 3.6, "#C5202F", INK, 1.4)


def _draw_key(pen: Pen, figure: Figure) -> None:
    """Held by its bow, the bit upwards."""
    for x, y in ((-14, 2), (14, 2), (0, 16)):
        pen.rod(
            f"M {x - 7},{y} C {x - 7},{y - 9} {x + 7},{y - 9} {x + 7},{y} C {x + 7},{y + 9} {x - 7},{y + 9} {x - 7},{y} Z",
            figure.metal,
            4,
        )
    pen.shape(
        "M 2,-96 L 26,-96 L 26,-82 L 20,-82 L 20,-86 L 14,-86 L 14,-78 L 20,-78 L 20,-72 L 26,-72 L 26,-58 L 2,-58 Z",
        figure.metal,
    )
    pen.rod("M 0,8 L 0,-98", figure.metal, 6)
    pen.stroke("M -1.2,-14 L -1.2,-96", lighter(figure.metal, 0.5), 1.6)
    pen.shape("M -7,-22 L 7,-22 L 7,-14 L -7,-14 Z", figure.metal, INK, 1.8)
    pen.shape("M -7,-46 L 7,-46 L 7,-40 L -7,-40 Z", figure.metal, INK, 1.8)


def _draw_lute(pen: Pen, figure: Figure) -> None:
    """The hand is on its neck, the body below."""
    pen.shape("M -4.6,-62 L -6.5,-80 L 6.5,-80 L 4.6,-62 Z", _DARK_WOOD)
    pen.dots([(-10, -66), (-10.5, -74), (10, -66), (10.5, -74)], 2.6, figure.metal)
    pen.shape("M -4.4,28 L -3.6,-62 L 3.6,-62 L 4.4,28 Z", _WOOD)
    pen.shape("M 0,18 C -20,20 -34,52 -26,72 C -16,88 16,88 26,72 C 34,52 20,20 0,18 Z", "#C9823A")
    pen.dot(0, 46, 8, "#3A2412", figure.metal, 2)
    pen.stroke("M -1.8,-60 L -1.8,64 M 1.8,-60 L 1.8,64", _PAGE, 1.1)


def _draw_spyglass(pen: Pen, figure: Figure) -> None:
    pen.shape("M -9,-40 L -11.5,-88 L 11.5,-88 L 9,-40 Z", "#7A4A22")
    pen.stroke("M -5,-44 L -6.6,-82", lighter("#7A4A22", 0.35), 2)
    pen.shape("M -6,18 L -7,-42 L 7,-42 L 6,18 Z", figure.metal)
    pen.stroke("M -2.6,-14 L -3,-36", lighter(figure.metal, 0.55), 2)
    for height, reach in ((-90, 12.5), (-64, 10.8), (-40, 9.4), (-14, 7.4)):
        pen.rod(f"M {-reach},{height} L {reach},{height}", figure.metal, 3.6, 1.7)


def _draw_bow(pen: Pen, figure: Figure) -> None:
    pen.stroke("M -15,-100 L -15,18", "#7A6A55", 1.7)
    pen.rod("M -15,-100 C -12,-74 6,-62 8,-30 C 9,-12 6,4 2,18", _WOOD, 4.4)
    pen.rod("M -19,-103 C -13,-102 -12,-98 -14,-94", _WOOD, 3.2, 1.5)
    pen.rod("M 6,-22 L 6,-12", figure.second, 5, 1.5)


_DRAWN: Final[dict[Attribute, Callable[[Pen, Figure], None]]] = {
    Attribute.SWORD: _draw_sword,
    Attribute.GOBLET: _draw_goblet,
    Attribute.SCALES: _draw_scales,
    Attribute.SCEPTRE: _draw_sceptre,
    Attribute.BOOK: _draw_book,
    Attribute.ROSE: _draw_rose,
    Attribute.FAN: _draw_fan,
    Attribute.BRANCH: _draw_branch,
    Attribute.KEY: _draw_key,
    Attribute.LUTE: _draw_lute,
    Attribute.SPYGLASS: _draw_spyglass,
    Attribute.BOW: _draw_bow,
}
