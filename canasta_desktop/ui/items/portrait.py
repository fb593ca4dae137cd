"""A player's portrait in a round frame in the colour of the side; a disc with the initial for players who have none."""

from functools import lru_cache
from math import ceil, cos, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from canasta_desktop.ui.base.theme import GOLD, Mode, mixed
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line
from canasta_desktop.ui.items.surface import draw_shadow, faded
from canasta_desktop.ui.portraits import PORTRAITS, mood_of, portrait_picture
from canasta_desktop.ui.text.shortening import initial

BEAD = 0.72
"""The radius of the beads that count the sides, units."""
GLOW = 7
"""Rings of light around whose turn it is."""
FAINT = 0.5
"""Opacity of who sits out."""
DEALER_SIGN, DEALER_DISC = 1.6, 2.6
"""Size of the type on the dealer's disc, and its diameter at least, units."""
DIAGONAL = 0.74
"""How far from the portrait's middle the disc lies, across and down, by the portrait's radius."""
BRASS_LIGHT, BRASS_EDGE, BRASS_INK = "#F6DC9A", "#6E4A12", "#2A1C02"


def draw_portrait(
    painter: QPainter,
    look: Look,
    box: QRectF,
    face: str,
    colour: str,
    *,
    is_on_turn: bool,
    is_resting: bool,
    expression: Expression = Expression.CALM,
    side: int = 0,
) -> None:
    """The portrait of that key, or the initial of a name, framed in `colour`; the turn is a shining golden frame.

    On the frame lie as many beads as the number of the `side`, which so is told without colour, too.
    """
    theme, u = look.theme, look.u
    middle, radius = box.center(), box.width() / 2
    draw_shadow(painter, look, box, radius, 0.6, 0.40)
    if is_on_turn and theme.mode is not Mode.CONTRAST:
        _draw_light(painter, look, middle, radius)
    ring = theme.muted if is_resting else colour
    if face in PORTRAITS:
        painter.setOpacity(FAINT if is_resting else 1.0)
        painter.drawPixmap(box.topLeft(), portrait_picture(face, round(box.width(), 2), look.dpr, mood_of(expression)))
        painter.setOpacity(1.0)
    else:
        _draw_initial(painter, look, box, face, theme.muted if is_resting else theme.text)
    painter.setBrush(QBrush())
    painter.setPen(QPen(QColor(theme.accent if is_on_turn else ring), 0.62 * u * (0.6 if is_resting else 1.0)))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor(mixed(ring, "#000000", 0.45)), 0.16 * u))
    painter.drawEllipse(middle, radius - 0.35 * u, radius - 0.35 * u)
    _draw_beads(painter, look, middle, radius, ring, side)


def _draw_beads(painter: QPainter, look: Look, middle: QPointF, radius: float, colour: str, count: int) -> None:
    """Beads at the head of a round frame, side by side."""
    size = BEAD * look.u
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor(mixed(colour, "#000000", 0.75)), 0.2 * look.u))
    for bead in range(count):
        angle = 2.6 * size / radius * (bead - (count - 1) / 2)
        painter.drawEllipse(middle + QPointF(radius * sin(angle), -radius * cos(angle)), size, size)


def draw_dealer_disc(painter: QPainter, look: Look, portrait: QRectF, sign: str, *, is_right: bool) -> None:
    """The brass disc of the dealer, at the foot of the portrait, on the side where no words stand."""
    theme, u = look.theme, look.u
    font = look.font(DEALER_SIGN, bold=True)
    size = max(DEALER_DISC * u, 1.5 * font.pixelSize())
    away = DIAGONAL * portrait.width() / 2
    x = portrait.center().x() + (away if is_right else -away)
    box = QRectF(x - size / 2, portrait.center().y() + away - size / 2, size, size)
    draw_shadow(painter, look, box, size / 2, 0.2)
    is_flat = theme.mode is Mode.CONTRAST
    brass = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, colour in ((0.0, BRASS_LIGHT), (1.0, GOLD)):
        brass.setColorAt(at, QColor(theme.panel if is_flat else colour))
    painter.setBrush(QBrush(brass))
    painter.setPen(QPen(QColor(theme.text if is_flat else BRASS_EDGE), 0.16 * u))
    painter.drawEllipse(box)
    draw_line(painter, look, box, sign, font, theme.text if is_flat else BRASS_INK, CENTRE)


def _draw_initial(painter: QPainter, look: Look, box: QRectF, name: str, ink: str) -> None:
    middle, radius = box.center(), box.width() / 2
    ground = QRadialGradient(QPointF(middle.x(), middle.y() - 0.3 * radius), 1.5 * radius)
    ground.setColorAt(0, QColor(mixed(look.theme.panel, look.theme.muted, 0.30)))
    ground.setColorAt(1, QColor(look.theme.panel))
    painter.setBrush(QBrush(ground))
    painter.drawEllipse(middle, radius, radius)
    font = look.font(2.7, serif=True)
    font.setPixelSize(round(max(12.0, 0.95 * radius)))
    draw_line(painter, look, box, initial(name), font, ink, CENTRE)


def _draw_light(painter: QPainter, look: Look, middle: QPointF, radius: float) -> None:
    """Rings that get fainter outwards because fewer of them lie over each other.

    Painted once for each size, and laid on whole pixels: in a light so soft nobody sees the half that is missing.
    """
    light = _light(look.theme.accent, look.u, round(radius, 2), look.dpr)
    half = light.width() / look.dpr / 2
    painter.drawPixmap(QPointF(middle.x() - half, middle.y() - half), light)


@lru_cache(maxsize=16)
def _light(accent: str, unit: float, radius: float, dpr: float) -> QPixmap:
    """The light around a portrait of this radius, logical pixels."""
    reaches = [radius + (0.25 + 0.28 * ring) * unit for ring in range(GLOW)]
    half = ceil((reaches[-1] + unit) * dpr)
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    painter.scale(dpr, dpr)
    painter.setPen(QPen(faded(accent, 0.17), 0.5 * unit))
    for reach in reaches:
        painter.drawEllipse(QPointF(0, 0), reach, reach)
    painter.end()
    image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)
