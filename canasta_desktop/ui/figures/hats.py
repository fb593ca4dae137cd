"""What is worn on the head."""

import math
from collections.abc import Callable
from typing import Final

from .colours import darker, lighter, mixed
from .figure import Figure, Hat
from .pen import INK, Pen


def draw_hat(pen: Pen, figure: Figure) -> None:
    """The hat, over the hair."""
    if figure.hat in _DRAWN:
        _DRAWN[figure.hat](pen, figure)


def _draw_crown(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M -31,-24 L -38,-62 L -21,-44 L -13,-70 L 0,-46 L 13,-70 L 21,-44 L 38,-62 L 31,-24 C 12,-32 -12,-32 -31,-24 Z",
        figure.metal,
    )
    pen.stroke("M -30,-40 L -26,-36 M 30,-40 L 26,-36 M -8,-50 L 0,-42 L 8,-50", darker(figure.metal, 0.3), 1.6)
    pen.shape("M -31,-24 C -12,-32 12,-32 31,-24 L 32.5,-33 C 12,-41 -12,-41 -32.5,-33 Z", figure.robe)
    pen.dots([(-38, -64), (-13, -72), (13, -72), (38, -64)], 4.4, "#FFFFFF")
    pen.dots([(-18, -33.5), (0, -35.5), (18, -33.5)], 3.2, figure.second)


def _draw_arched_crown(pen: Pen, figure: Figure) -> None:
    pen.shape("M -29,-28 C -46,-60 -16,-70 0,-66 C 16,-70 46,-60 29,-28 Z", figure.robe)
    pen.rod("M -29,-28 C -44,-58 -12,-72 0,-62 C 12,-72 44,-58 29,-28 M 0,-62 L 0,-34", figure.metal, 4.4, 1.5)
    pen.shape("M -32,-22 C -12,-30 12,-30 32,-22 L 32,-34 C 12,-42 -12,-42 -32,-34 Z", figure.metal)
    pen.dots([(-20, -31), (-7, -34), (7, -34), (20, -31)], 3, figure.second)
    pen.rod("M 0,-80 L 0,-70 M -5,-76 L 5,-76", figure.metal, 2.8)
    pen.dot(0, -67, 5.2, figure.metal)


def _draw_turban(pen: Pen, figure: Figure) -> None:
    fold = darker(figure.second, 0.3)
    pen.shape("M -31,-12 C -44,-40 -24,-64 2,-64 C 32,-64 44,-36 31,-12 C 22,-26 -20,-28 -31,-12 Z", figure.second)
    pen.stroke(
        "M -31,-14 C -26,-40 0,-54 30,-50 M -36,-28 C -22,-48 0,-60 16,-61 M 33,-18 C 20,-36 -4,-44 -30,-40", fold, 2
    )
    pen.shape("M 2,-52 C -8,-74 8,-84 16,-81 C 21,-74 12,-62 4,-50 Z", "#FFFFFF")
    pen.stroke("M 4,-54 C 4,-66 8,-73 14,-78", mixed("#FFFFFF", INK, 0.4), 1.6)
    pen.dot(1, -46, 9, figure.metal)
    pen.dot(1, -46, 4.6, figure.robe)


def _draw_laurel(pen: Pen, figure: Figure) -> None:
    for side in (-1, 1):
        for leaf in range(6):
            with pen.placed(side * (31 - leaf * 4.6), -8 - leaf * 7.4, side * (28 - leaf * 13)):
                colour = lighter(figure.metal, 0.22 if leaf % 2 else 0)
                pen.shape("M 0,8 C -9,0 -7,-10 0,-17 C 7,-10 9,0 0,8 Z", colour, INK, 1.7)
                if not pen.is_coarse:
                    pen.stroke("M 0,4 L 0,-10", darker(figure.metal, 0.35), 1.2)
    pen.dot(0, -47, 4.5, figure.second)


def _draw_tiara(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M -29,-26 C -12,-36 12,-36 29,-26 C 26,-36 18,-42 13,-44 C 10,-38 6,-40 0,-62 C -6,-40 -10,-38 -13,-44 C -18,-42 -26,-36 -29,-26 Z",
        figure.metal,
    )
    pen.dots([(0, -63), (-14, -46), (14, -46)], 4.2, "#FFFFFF")
    pen.shape("M 0,-50 L 4.5,-42 L 0,-35 L -4.5,-42 Z", figure.second, INK, 1.5)


def _draw_spires(pen: Pen, figure: Figure) -> None:
    for x, top in ((-24, -54), (24, -54), (-12, -63), (12, -63), (0, -70)):
        foot = -34 + abs(x) * 0.14
        pen.shape(
            f"M {x * 0.95 - 4.5:.2f},{foot:.2f} L {x * 1.2:.2f},{top} L {x * 0.95 + 4.5:.2f},{foot:.2f} Z",
            figure.metal,
            INK,
            1.9,
        )
        pen.dot(x * 1.2, top, 3.6, "#FFFFFF", INK, 1.6)
    pen.shape("M -30,-22 C -12,-31 12,-31 30,-22 L 28,-33 C 12,-41 -12,-41 -28,-33 Z", figure.metal)
    pen.dots([(-17, -30), (0, -33), (17, -30)], 2.8, figure.second)


def _draw_flowers(pen: Pen, figure: Figure) -> None:
    for x, y in ((-21, -32), (9, -41), (-7, -41), (23, -32)):
        with pen.placed(x, y, x * 2.2):
            pen.shape("M 0,6 C -8,0 -7,-10 0,-15 C 7,-10 8,0 0,6 Z", "#3F9C6C", INK, 1.5)
    for place, (x, y) in enumerate(((-27, -24), (-14, -35), (1, -40), (16, -35), (28, -24))):
        for petal in range(5):
            turn = math.radians(72 * petal - 90)
            colour = figure.second if place % 2 else "#FFFFFF"
            pen.dot(x + 5.4 * math.cos(turn), y + 5.4 * math.sin(turn), 4.6, colour, INK, 1.4)
        pen.dot(x, y, 3.6, figure.metal, INK, 1.3)


def _draw_veil(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M 0,-54 C -44,-56 -44,-10 -38,20 C -36,40 -46,56 -58,66 L -30,72 C -28,40 -33,-2 -22,-22 C -12,-32 12,-32 22,-22 "
        "C 33,-2 28,40 30,72 L 58,66 C 46,56 36,40 38,20 C 44,-10 44,-56 0,-54 Z",
        figure.second,
    )
    fold = darker(figure.second, 0.25)
    pen.stroke(
        "M -36,10 C -35,30 -40,46 -48,58 M 36,10 C 35,30 40,46 48,58 M -32,-20 C -34,0 -32,20 -33,34 M 32,-20 C 34,0 32,20 33,34",
        fold,
        1.8,
    )
    pen.shape("M -27,-22 C -12,-36 12,-36 27,-22 L 25,-31 C 12,-45 -12,-45 -25,-31 Z", figure.metal)
    pen.shape("M 0,-58 L 8,-44 L 0,-32 L -8,-44 Z", figure.metal)
    pen.dot(0, -44, 4, figure.robe, INK, 1.6)
    pen.dots([(-14, -35), (14, -35)], 2.6, figure.robe, INK, 1.2)


def _draw_headscarf(pen: Pen, figure: Figure) -> None:
    fold = darker(figure.second, 0.25)
    pen.shape("M -12,40 C -26,46 -40,58 -44,72 C -20,86 20,86 44,72 C 40,58 26,46 12,40 Z", figure.second)
    pen.shape(
        "M 0,-52 C -42,-54 -42,-8 -34,18 C -28,36 -14,46 0,48 C 14,46 28,36 34,18 C 42,-8 42,-54 0,-52 Z "
        "M 0,-30 C -22,-31 -27,-12 -25,2 C -24,18 -12,33 0,34 C 12,33 24,18 25,2 C 27,-12 22,-31 0,-30 Z",
        figure.second,
    )
    pen.stroke("M -31,-20 C -34,0 -30,18 -22,30 M 31,-20 C 34,0 30,18 22,30 M -18,-40 C -8,-45 8,-45 18,-40", fold, 1.8)
    pen.stroke("M -30,66 C -14,76 8,74 24,58 M -12,78 C 4,78 18,72 30,64", fold, 1.8)


def _draw_chaperon(pen: Pen, figure: Figure) -> None:
    """A soft cap with an upturned brim, its tail falling on one shoulder."""
    pen.shape("M -24,-34 C -48,-30 -54,0 -48,42 C -46,50 -36,50 -35,42 C -38,14 -36,-6 -24,-18 Z", figure.robe)
    pen.stroke("M -40,-16 C -46,4 -44,22 -42,38", lighter(figure.robe, 0.28), 2)
    pen.shape("M -32,-24 C -44,-52 -20,-70 4,-66 C 36,-66 46,-40 32,-24 C 12,-34 -12,-34 -32,-24 Z", figure.robe)
    pen.stroke("M -14,-40 C -8,-56 4,-62 16,-58 M 8,-42 C 14,-50 22,-52 30,-46", lighter(figure.robe, 0.28), 2)
    pen.shape(
        "M -36,-15 C -14,-29 14,-29 36,-15 C 39,-20 40,-26 38,-31 C 14,-43 -14,-43 -38,-31 C -40,-26 -39,-20 -36,-15 Z",
        figure.second,
    )
    pen.dot(0, -32, 5.4, figure.metal)
    pen.dot(0, -32, 2.4, figure.robe, None)


def _draw_plumed_cap(pen: Pen, figure: Figure) -> None:
    pen.shape("M 8,-54 C 26,-88 58,-86 66,-66 C 56,-70 48,-66 44,-56 C 34,-62 22,-54 14,-42 Z", "#FFFFFF")
    pen.stroke("M 12,-48 C 26,-68 44,-76 60,-70", mixed("#FFFFFF", INK, 0.4), 1.6)
    pen.shape("M -33,-20 C -46,-38 -34,-62 4,-60 C 38,-60 44,-42 33,-26 C 14,-38 -14,-32 -33,-20 Z", figure.robe)
    pen.stroke("M -26,-40 C -18,-52 -4,-55 8,-54", lighter(figure.robe, 0.25), 2)
    pen.shape("M -34,-18 C -14,-31 16,-36 34,-24 L 34,-32 C 16,-44 -16,-40 -36,-27 Z", figure.second)
    pen.dot(13, -40, 5, figure.metal)


def _draw_bandana(pen: Pen, figure: Figure) -> None:
    pen.shape("M 27,-26 C 38,-34 48,-28 56,-32 C 54,-21 42,-13 29,-18 Z", figure.second)
    pen.shape("M 28,-21 C 38,-16 46,-6 47,4 C 38,2 30,-8 27,-15 Z", figure.second)
    pen.shape("M -29,-16 C -34,-50 34,-54 30,-18 C 12,-28 -12,-26 -29,-16 Z", figure.second)
    pen.dots([(-16, -32), (-4, -38), (9, -36), (20, -28), (-4, -29), (8, -27)], 2.3, "#FFFFFF", None)


def _draw_archer_hat(pen: Pen, figure: Figure) -> None:
    pen.shape("M -12,-42 C -34,-54 -42,-68 -36,-80 C -22,-76 -8,-62 -4,-44 Z", "#D8402F")
    pen.stroke("M -9,-46 C -18,-56 -27,-66 -33,-74", INK, 1.4)
    pen.shape("M -36,-18 C -40,-40 -20,-60 6,-58 C 26,-56 40,-40 58,-22 C 40,-18 10,-34 -36,-18 Z", figure.robe)
    pen.stroke("M -22,-42 C -14,-50 -4,-52 6,-50", lighter(figure.robe, 0.25), 2)
    pen.shape("M -38,-18 C 6,-36 36,-22 58,-22 C 36,-12 4,-24 -37,-9 Z", figure.second)


def _draw_flat_cap(pen: Pen, figure: Figure) -> None:
    pen.shape("M -33,-18 C -40,-44 -18,-54 6,-52 C 32,-50 40,-34 36,-22 C 14,-32 -12,-30 -33,-18 Z", figure.second)
    pen.shape(
        "M -34,-17 C -10,-31 18,-33 37,-23 C 45,-18 46,-12 41,-10 C 20,-22 -12,-24 -33,-11 Z",
        darker(figure.second, 0.22),
    )
    pen.stroke("M -22,-38 C -14,-45 -4,-47 6,-46", lighter(figure.second, 0.3), 2)


def _draw_knit_cap(pen: Pen, figure: Figure) -> None:
    pen.shape("M -30,-18 C -36,-54 36,-54 30,-18 C 12,-28 -12,-28 -30,-18 Z", figure.second)
    pen.shape("M -31,-16 C -12,-28 12,-28 31,-16 L 31,-26 C 12,-38 -12,-38 -31,-26 Z", figure.robe)
    if not pen.is_coarse:
        rib = lighter(figure.robe, 0.25)
        pen.stroke(
            "M -20,-31 L -20,-23 M -10,-34 L -10,-26 M 0,-35 L 0,-27 M 10,-34 L 10,-26 M 20,-31 L 20,-23", rib, 1.6
        )


def _draw_fools_cap(pen: Pen, figure: Figure) -> None:
    """Three horns with bells, in two colours by turns."""
    pen.shape("M -30,-18 C -34,-44 -52,-52 -70,-30 C -62,-68 -28,-74 -10,-50 Z", figure.robe)
    pen.shape("M 30,-18 C 34,-44 52,-52 70,-30 C 62,-68 28,-74 10,-50 Z", figure.second)
    pen.shape("M -24,-40 C -16,-66 -12,-80 2,-94 C 14,-78 16,-66 24,-40 Z", lighter(figure.metal, 0.1))
    pen.shape("M -31,-15 C -34,-44 -18,-54 0,-54 L 0,-30 C -12,-29 -22,-24 -31,-15 Z", figure.second)
    pen.shape("M 31,-15 C 34,-44 18,-54 0,-54 L 0,-30 C 12,-29 22,-24 31,-15 Z", figure.robe)
    pen.shape("M -33,-13 C -14,-28 14,-28 33,-13 L 33,-22 C 14,-37 -14,-37 -33,-22 Z", figure.metal)
    for x, y in ((-70, -27), (70, -27), (2, -96)):
        pen.dot(x, y, 8, figure.metal)
        pen.stroke(f"M {x - 4},{y + 2} L {x + 4},{y + 2}", INK, 1.8)


_DRAWN: Final[dict[Hat, Callable[[Pen, Figure], None]]] = {
    Hat.CROWN: _draw_crown,
    Hat.ARCHED_CROWN: _draw_arched_crown,
    Hat.TURBAN: _draw_turban,
    Hat.LAUREL: _draw_laurel,
    Hat.SPIRES: _draw_spires,
    Hat.FLOWERS: _draw_flowers,
    Hat.VEIL: _draw_veil,
    Hat.HEADSCARF: _draw_headscarf,
    Hat.TIARA: _draw_tiara,
    Hat.CHAPERON: _draw_chaperon,
    Hat.PLUMED_CAP: _draw_plumed_cap,
    Hat.BANDANA: _draw_bandana,
    Hat.ARCHER_HAT: _draw_archer_hat,
    Hat.FLAT_CAP: _draw_flat_cap,
    Hat.KNIT_CAP: _draw_knit_cap,
    Hat.FOOLS_CAP: _draw_fools_cap,
}
