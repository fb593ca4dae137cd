"""How the buttons and plates over the table are painted: fonts by the table's unit, plates, key caps, words with suits.

All lengths are logical pixels. Colours are those of the theme; with plain high contrast there are no gradients and no
shadows, and every plate has its line.
"""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import RING, Theme, alpha, contrast, mixed
from canasta_desktop.ui.base.units import LEAST_TEXT, Unit
from canasta_desktop.values import value

REDS: Final = ("#FFB0A6", "#9B1420")
"""A pale and a dark red for the suits inside words: the one that stands out from its ground is taken."""
RED_SUITS: Final = "♥♦"
EM: Final = 100.0
"""The size of type that words are measured in, px: large, so that rounding does not count."""
END: Final = Qt.TextElideMode.ElideRight


def qrect(rect: Rect) -> QRect:
    """The same rectangle in whole pixels; neighbours that touch still touch."""
    left, top = round(rect.x), round(rect.y)
    return QRect(left, top, round(rect.right) - left, round(rect.bottom) - top)


def font_of(unit: Unit, size: float, *, bold: bool = False) -> QFont:
    """The system's font, `size` units high."""
    return sized(unit.type_px(size), bold=bold)


def sized(px: float, *, bold: bool = False) -> QFont:
    """The system's font, never below 12 px."""
    font = QFont()
    font.setPixelSize(max(round(px), round(LEAST_TEXT)))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return font


def width_of(font: QFont, text: str) -> float:
    """How wide one line of text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


@value(frozen=True)
class EmWidths:
    """Tells how wide one line of text is by the size of its type, in fonts of these families."""

    families: tuple[str, ...]

    @classmethod
    def of_now(cls) -> "EmWidths":
        """In the font that the program wears; another font makes another value, so whoever measured measures anew."""
        return cls(tuple(QFont().families()))

    def __call__(self, text: str, is_bold: bool = False) -> float:
        return _em_width(self.families, text, is_bold)


@lru_cache(maxsize=1000)
def _em_width(families: tuple[str, ...], text: str, is_bold: bool) -> float:
    """Each change on the table asks for the same few names and figures."""
    font = sized(EM, bold=is_bold)
    font.setFamilies(families)
    return width_of(font, text) / EM


def is_plain(theme: Theme) -> bool:
    """Whether the theme is one of plain high contrast."""
    return theme.outline >= 2


def draw_plate(
    painter: QPainter, box: QRectF, theme: Theme, unit: Unit, *, radius: float = 1.4, line: str = "", fill: str = ""
) -> None:
    """A plate of the theme's panel with a soft shadow; `radius` in units; without a `line` it has none."""
    is_flat = is_plain(theme)
    u, inner = unit.px, box.adjusted(0.5, 0.5, -0.5, -0.5)
    round_by = min(radius * u, inner.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    if not is_flat:
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(inner.adjusted(0, 0.2 * u, 0, 0), round_by, round_by)
        inner.adjust(0, 0, 0, -0.25 * u)
    painter.setBrush(QColor(fill or (theme.panel if is_flat else alpha(theme.panel, 0.95))))
    if line or is_flat:
        painter.setPen(QPen(QColor(line or theme.line), max(1.0, theme.outline, 0.18 * u)))
        inner.adjust(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, round_by, round_by)


def draw_gold(painter: QPainter, box: QRectF, theme: Theme, unit: Unit) -> None:
    """The ground of the likely button, in the accent colour."""
    is_flat, u = is_plain(theme), unit.px
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    round_by = min(1.5 * u, inner.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    if not is_flat:
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawRoundedRect(inner.adjusted(0, 0.25 * u, 0, 0), round_by, round_by)
        inner.adjust(0, 0, 0, -0.3 * u)
    shine = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    is_light = contrast(theme.on_accent, "#FFFFFF") < contrast(theme.on_accent, "#000000")
    shine.setColorAt(0, QColor(mixed(theme.accent, "#FFFFFF", 0.02 if is_light else 0.25)))
    shine.setColorAt(0.5, QColor(theme.accent))
    shine.setColorAt(1, QColor(mixed(theme.accent, "#000000", 0.10)))
    painter.setBrush(QColor(theme.accent) if is_flat else shine)
    painter.setPen(QPen(QColor(mixed(theme.accent, "#000000", 0.4)), max(1.0, 0.14 * u)))
    painter.drawRoundedRect(inner, round_by, round_by)


def draw_cap(painter: QPainter, box: QRectF, text: str, font: QFont, ink: str) -> None:
    """A key with its name."""
    painter.setPen(QPen(QColor(alpha(ink, 0.6)), 1))
    painter.setBrush(QColor(alpha(ink, 0.08)))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 0.25 * box.height(), 0.25 * box.height())
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def draw_ring(painter: QPainter, box: QRectF, theme: Theme, radius: float, line: float = 3.0) -> None:
    """What shows the keyboard's focus, inside the edge of a box; `radius` and the width of its outer line in px."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for one in RING:
        inset = (one.inset + one.width / 2) * line
        corner = max(0.0, radius - inset)
        painter.setPen(QPen(QColor(getattr(theme, one.colour)), one.width * line))
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)


def red_on(ground: str) -> str:
    """The red of hearts and diamonds inside words on this ground."""
    return max(REDS, key=lambda red: contrast(red, ground))


def draw_words(painter: QPainter, at: QPointF, text: str, font: QFont, ink: str, ground: str) -> None:
    """One line from `at` on, its left end at half its height; red suits in a red of their own."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    x, base, red = at.x(), at.y() + (metrics.ascent() - metrics.descent()) / 2, red_on(ground)
    for part, is_red in parted(text):
        painter.setPen(QColor(red if is_red else ink))
        painter.drawText(QPointF(x, base), part)
        x += metrics.horizontalAdvance(part)


def parted(text: str) -> list[tuple[str, bool]]:
    """The text in parts that are red suits, or are not."""
    parts: list[tuple[str, bool]] = []
    for sign in text:
        is_red = sign in RED_SUITS
        if parts and parts[-1][1] is is_red:
            parts[-1] = (parts[-1][0] + sign, is_red)
        else:
            parts.append((sign, is_red))
    return parts


def in_lines(text: str, font: QFont, width: float, most: int, elide: Qt.TextElideMode = END) -> list[str]:
    """The text in at most so many lines of this width, broken between words; "…" stands for what is left over."""
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    words = text.split(" ")
    while words and len(lines) < most:
        line = words.pop(0)
        while words and metrics.horizontalAdvance(f"{line} {words[0]}") <= width:
            line = f"{line} {words.pop(0)}"
        lines.append(line)
    if words:
        lines[-1] = f"{lines[-1]} {' '.join(words)}"
    return [metrics.elidedText(line, elide, width) for line in lines]
