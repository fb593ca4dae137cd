"""The emblems of feats: a disc of enamel with a golden rim, and what the feat is about in the middle.

Cards are those of the deck; everything else is drawn with a few lines in a square of 100. What has not been earned yet
is only an outline with a shadow of its sign.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from canasta_desktop.archive.career import CAREER_FEATS
from canasta_desktop.archive.feats import MATCH_FEATS
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base.theme import GOLD, Mode, mixed
from canasta_desktop.ui.base.theme import theme as theme_of
from canasta_desktop.ui.statistics.emblem_painter import LIGHT, EmblemPainter

WIDE: Final = 100.0
"""The side of an emblem in its own units."""
ENAMEL: Final = {"deal": ("#1F7A58", "#0C3A2A"), "match": ("#A32A42", "#4A0F1D"), "career": ("#2B63A8", "#0F2B52")}
"""The ground of feats of a deal, a match, and many matches: in the middle, and at the rim."""
_KEPT: Final = 160


# --- the signs: of a deal --------------------------------------------------------------------------


def _cards(faces: str, pen: EmblemPainter) -> None:
    pen.fan(faces, 17 if len(faces) < 11 else 13)


def _concealed(pen: EmblemPainter) -> None:
    """The hand nobody has seen, all at once."""
    pen.fan("   ", 17)
    pen.shape((56, 20), (38, 54), (49, 54), (43, 82), (64, 45), (52, 45), colour=GOLD)


def _special(pen: EmblemPainter) -> None:
    pen.star(50, 50, 31, GOLD)
    pen.write("14", 19, 52, "#3A2604")


def _tall(pen: EmblemPainter) -> None:
    for place in range(5):
        pen.card(read_cards("9S 9H 9D 9C 9H")[place], QPointF(50, 31 + 8.5 * place), 31, 0)


def _three_bands(pen: EmblemPainter) -> None:
    for place in range(3):
        pen.band("natural", 25 + 18 * place)


def _five_bands(pen: EmblemPainter) -> None:
    for place, kind in enumerate(("natural", "mixed", "wild", "sequence", "natural")):
        pen.band(kind, 18 + 13 * place, (44, 58, 64, 58, 44)[place], 9.5)


def _drop(pen: EmblemPainter) -> None:
    drop = QPainterPath(QPointF(50, 18) * pen.scale)
    ends = ((68, 44, 72, 54, 72, 60), (72, 74, 62, 82, 50, 82), (38, 82, 28, 74, 28, 60), (28, 54, 32, 44, 50, 18))
    for a, b, c, d, e, f in ends:
        drop.cubicTo(QPointF(a, b) * pen.scale, QPointF(c, d) * pen.scale, QPointF(e, f) * pen.scale)
    pen.painter.fillPath(drop, QColor("#9AD7FF"))
    pen.line((37, 60), (38, 66), (42, 71), width=4, colour="#FFFFFF")


def _large_pile(pen: EmblemPainter) -> None:
    for card, turn in zip(read_cards("5C QH 8S KD 9D"), (-62, -28, 36, 74, 6), strict=True):
        pen.card(card, QPointF(50, 50), 36, turn)


def _sunrise(pen: EmblemPainter) -> None:
    for turn in range(-75, 76, 25):
        out = (sin(radians(turn)), cos(radians(turn)))
        pen.line((50 + 27 * out[0], 62 - 27 * out[1]), (50 + 37 * out[0], 62 - 37 * out[1]), colour=GOLD)
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(QColor(GOLD))
    pen.painter.drawPie(pen.box(30, 42, 40, 40), 0, 180 * 16)
    pen.line((18, 66), (82, 66))


def _hurdle(pen: EmblemPainter) -> None:
    pen.write("120", 21, 66)
    pen.line((22, 50), (78, 50), width=6, colour=GOLD)
    pen.line((26, 50), (26, 80), colour=GOLD)
    pen.line((74, 50), (74, 80), colour=GOLD)
    pen.line((26, 38), (38, 24), (52, 21), (66, 28), (73, 39))
    pen.line((63, 37), (73, 40), (77, 29))


def _moon(pen: EmblemPainter) -> None:
    moon, shade = QPainterPath(), QPainterPath()
    moon.addEllipse(pen.box(24, 22, 54, 54))
    shade.addEllipse(pen.box(41, 15, 50, 50))
    pen.painter.fillPath(moon.subtracted(shade), QColor(LIGHT))
    pen.star(66, 36, 9, GOLD)
    pen.star(76, 58, 5, GOLD)


def _lightning(pen: EmblemPainter) -> None:
    pen.shape((58, 14), (30, 54), (47, 54), (40, 87), (71, 43), (53, 43), colour=GOLD)


def _seedling(pen: EmblemPainter) -> None:
    pen.line((50, 80), (50, 48), width=5)
    for side in (-1, 1):
        leaf = QPainterPath(QPointF(50, 50) * pen.scale)
        tip = QPointF(50 + side * 30, 24) * pen.scale
        leaf.quadTo(QPointF(50 + side * 4, 22) * pen.scale, tip)
        leaf.quadTo(QPointF(50 + side * 32, 52) * pen.scale, QPointF(50, 50) * pen.scale)
        pen.painter.fillPath(leaf, QColor("#A9E28B"))
    pen.line((28, 81), (72, 81), colour=GOLD)


def _snowflake(pen: EmblemPainter) -> None:
    for turn in range(0, 360, 60):
        x, y = sin(radians(turn)), -cos(radians(turn))
        pen.line((50, 50), (50 + 33 * x, 50 + 33 * y), width=4.5, colour="#CFEBFF")
        for side in (-1, 1):
            aside = radians(turn + side * 42)
            start = (50 + 20 * x, 50 + 20 * y)
            end = (start[0] + 11 * sin(aside), start[1] - 11 * cos(aside))
            pen.line(start, end, width=3.8, colour="#CFEBFF")


def _points(text: str, stars: int, pen: EmblemPainter) -> None:
    pen.write(text, 27, 56)
    for place in range(stars):
        pen.star(50 + 18 * (place - (stars - 1) / 2), 30, 9, GOLD)
    pen.line((26, 74), (74, 74), width=4, colour=GOLD)


# --- of a match, and of many -----------------------------------------------------------------------


def _comeback(pen: EmblemPainter) -> None:
    pen.line((20, 34), (36, 72), (52, 56), (78, 24), width=7)
    pen.line((61, 23), (79, 23), (79, 41), width=7)
    pen.line((20, 50), (30, 50), width=3, colour=GOLD)
    pen.line((62, 50), (80, 50), width=3, colour=GOLD)


def _hourglass(pen: EmblemPainter) -> None:
    pen.shape((32, 24), (68, 24), (52, 50), (68, 76), (32, 76), (48, 50), colour="#7A2033")
    pen.shape((40, 37), (60, 37), (50, 52), colour=GOLD)
    pen.shape((36, 74), (64, 74), (50, 60), colour=GOLD)
    pen.line((32, 24), (68, 24), (52, 50), (68, 76), (32, 76), (48, 50), (32, 24), width=4)
    pen.line((28, 22), (72, 22), width=6)
    pen.line((28, 78), (72, 78), width=6)


def _flag(pen: EmblemPainter) -> None:
    pen.line((28, 18), (28, 84), width=5, colour=GOLD)
    for row in range(4):
        for column in range(5):
            dark = (row + column) % 2
            pen.shape(*_square(31 + 9.6 * column, 20 + 9.6 * row, 9.6), colour="#20263A" if dark else "#FFFFFF")


def _square(x: float, y: float, side: float) -> tuple[tuple[float, float], ...]:
    return (x, y), (x + side, y), (x + side, y + side), (x, y + side)


def _balance(pen: EmblemPainter) -> None:
    """Almost level."""
    pen.line((50, 24), (50, 78), width=5, colour=GOLD)
    pen.line((34, 80), (66, 80), width=6, colour=GOLD)
    pen.line((22, 37), (78, 31), width=5)
    for x, y in ((22, 37), (78, 31)):
        pen.line((x, y), (x - 10, y + 21), (x + 10, y + 21), (x, y), width=2.6)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(QColor(LIGHT))
        pen.painter.drawPie(pen.box(x - 11, y + 12, 22, 18), 180 * 16, 180 * 16)


def _zero(pen: EmblemPainter) -> None:
    pen.laurel()
    pen.write("0", 42, 50)


def _stopwatch(pen: EmblemPainter) -> None:
    pen.ring(50, 54, 26, 5.5)
    pen.line((44, 18), (56, 18), width=6, colour=GOLD)
    pen.line((50, 18), (50, 26), width=5, colour=GOLD)
    pen.line((71, 30), (76, 25), width=5, colour=GOLD)
    pen.line((50, 54), (50, 38), width=4.5, colour=GOLD)
    pen.line((50, 54), (61, 60), width=4.5, colour=GOLD)


def _shield(has_crown: bool, pen: EmblemPainter) -> None:
    shield = QPainterPath(QPointF(26, 30) * pen.scale)
    for point in ((50, 24), (74, 30)):
        shield.lineTo(QPointF(*point) * pen.scale)
    shield.cubicTo(QPointF(75, 58) * pen.scale, QPointF(66, 74) * pen.scale, QPointF(50, 84) * pen.scale)
    shield.cubicTo(QPointF(34, 74) * pen.scale, QPointF(25, 58) * pen.scale, QPointF(26, 30) * pen.scale)
    pen.painter.fillPath(shield, QColor(LIGHT))
    if has_crown:
        pen.shape((34, 64), (32, 42), (42, 51), (50, 38), (58, 51), (68, 42), (66, 64), colour="#A9781A")
        pen.line((35, 69), (65, 69), width=4, colour="#A9781A")
    else:
        pen.star(50, 53, 17, "#A32A42")


def _compass(pen: EmblemPainter) -> None:
    pen.ring(50, 50, 32, 3.5, GOLD)
    pen.painter.save()
    pen.painter.translate(QPointF(50, 50) * pen.scale)
    pen.painter.rotate(45)
    pen.painter.translate(QPointF(-50, -50) * pen.scale)
    pen.star(50, 50, 20, GOLD, points=4)
    pen.painter.restore()
    pen.star(50, 50, 31, points=4)
    pen.disc(50, 50, 4, "#0F2B52")


def _round_table(pen: EmblemPainter) -> None:
    pen.disc(50, 50, 17, "#2F8F68")
    pen.ring(50, 50, 17, 3, GOLD)
    for place in range(6):
        turn = radians(60 * place)
        pen.disc(50 + 30 * sin(turn), 50 - 30 * cos(turn), 7.5)


def _row_of_stars(pen: EmblemPainter) -> None:
    for x, y in ((22, 60), (36, 47), (50, 42), (64, 47), (78, 60)):
        pen.star(x, y, 9.5, GOLD)
    pen.write("5", 26, 70)


def _hundred(pen: EmblemPainter) -> None:
    pen.laurel()
    pen.write("100", 25, 51)


def _thousand(pen: EmblemPainter) -> None:
    pen.write("1000", 25, 37)
    pen.band("natural", 54)
    pen.band("mixed", 66, 44, 9)


def _calendar(pen: EmblemPainter) -> None:
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(QColor(LIGHT))
    pen.painter.drawRoundedRect(pen.box(25, 27, 50, 50), 4 * pen.scale, 4 * pen.scale)
    pen.shape((25, 31), (75, 31), (75, 42), (25, 42), colour="#B81B2B")
    for x in (37, 63):
        pen.line((x, 22), (x, 33), width=4.5, colour=GOLD)
    pen.write("7", 31, 60, "#0F2B52")


_SIGNS: Final[dict[str, Callable[[EmblemPainter], None]]] = {
    "natural-aces": partial(_cards, "AS AH AD AC"),
    "concealed": _concealed,
    "all-threes": partial(_cards, "3H 3D 3H 3D"),
    "wild-canasta": partial(_cards, "2S JO 2H"),
    "sequence": partial(_cards, "5H 6H 7H 8H"),
    "special-hand": _special,
    "tall": _tall,
    "court": partial(_cards, "JS QH KD"),
    "three-naturals": _three_bands,
    "five-canastas": _five_bands,
    "clean": _drop,
    "large-pile": _large_pile,
    "first-round": _sunrise,
    "hard-opening": _hurdle,
    "late-start": _moon,
    "quick": _lightning,
    "from-nothing": _seedling,
    "below-zero": _snowflake,
    "two-thousand": partial(_points, "2000", 2),
    "five-thousand": partial(_points, "5000", 3),
    "comeback": _comeback,
    "last-deal": _hourglass,
    "start-to-finish": _flag,
    "narrow": _balance,
    "nothing-left": _zero,
    "sprint": _stopwatch,
    "beat-strong": partial(_shield, False),
    "beat-expert": partial(_shield, True),
    "every-system": _compass,
    "every-number": _round_table,
    "five-in-a-row": _row_of_stars,
    "hundred": _hundred,
    "thousand-canastas": _thousand,
    "week": _calendar,
}
"""By the key of the feat."""


@lru_cache(maxsize=_KEPT)
def emblem(key: str, width: int, dpr: float, mode: Mode, is_earned: bool) -> QPixmap:
    """The emblem of a feat, `width` logical pixels wide, painted once; GUI thread only."""
    size = QSize(round(width * dpr), round(width * dpr))
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = EmblemPainter(painter, width / WIDE, dpr)
    if is_earned:
        _draw_enamel(pen, key)
        _SIGNS[key](pen)
    else:
        _draw_outline(pen, mode)
        painter.setOpacity(0.32)
        _SIGNS[key](pen)
    painter.end()
    return pixmap


def _draw_enamel(pen: EmblemPainter, key: str) -> None:
    kind = "match" if key in MATCH_FEATS else "career" if key in CAREER_FEATS else "deal"
    middle, edge = ENAMEL[kind]
    rim = QLinearGradient(QPointF(20, 5) * pen.scale, QPointF(80, 95) * pen.scale)
    for share, colour in ((0, "#FFEBB0"), (0.45, GOLD), (1, mixed(GOLD, "#3A2604", 0.45))):
        rim.setColorAt(share, QColor(colour))
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(rim)
    pen.painter.drawEllipse(pen.box(2, 2, 96, 96))
    ground = QRadialGradient(QPointF(44, 36) * pen.scale, 58 * pen.scale)
    ground.setColorAt(0, QColor(middle))
    ground.setColorAt(1, QColor(edge))
    pen.painter.setBrush(ground)
    pen.painter.setPen(QPen(QColor(mixed(GOLD, "#3A2604", 0.5)), 1.2 * pen.scale))
    pen.painter.drawEllipse(pen.box(7, 7, 86, 86))


def _draw_outline(pen: EmblemPainter, mode: Mode) -> None:
    theme = theme_of(mode)
    line = QPen(QColor(theme.muted), 2.2 * pen.scale, Qt.PenStyle.CustomDashLine)
    line.setDashPattern([3, 2.4])
    pen.painter.setPen(line)
    pen.painter.setBrush(QColor(theme.panel_2))
    pen.painter.drawEllipse(pen.box(4, 4, 92, 92))
