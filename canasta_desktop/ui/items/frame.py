"""Frames around cards and places: glow of a target, dashes of a draft, cold frame of the pile, keyboard focus."""

from typing import ClassVar

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import RING, RING_WIDE, ring_line
from canasta_desktop.ui.items.look import Look, qrect
from canasta_desktop.ui.items.painted import Painted, with_margin
from canasta_desktop.values import value

DASH = (5.0, 3.0)
DOTS = (0.1, 2.4)
LAYERS = 6
"""Of light."""


@value(frozen=True)
class Frame(Painted):
    """A rounded outline on the edge of its rectangle; `colour` names a token of the theme.

    `glow` is how far its light reaches outwards, px; `dash` are lengths in widths of the line, none for a solid one;
    `fill` is the share of the colour inside. `parts` are rectangles, from the corner of its own, whose common outline
    it follows: cards that lie across each other; none for its own rectangle.
    """

    margin: ClassVar[float] = 2.6

    colour: str = "accent"
    width: float = 2
    corner: float = 8
    dash: tuple[float, float] | None = None
    glow: float = 0
    fill: float = 0
    parts: tuple[Rect, ...] = ()

    def paint(self, painter: QPainter, look: Look) -> None:
        outline = self._outline()
        colour = QColor(getattr(look.theme, self.colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.fill:
            inside = QColor(colour)
            inside.setAlphaF(self.fill)
            painter.setBrush(inside)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(outline)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        self._shine(painter, look, outline, colour)
        pen = QPen(colour, self.width * look.theme.outline)
        if self.dash:
            pen.setDashPattern(list(self.dash))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap if self.dash == DOTS else Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawPath(outline)

    def _outline(self) -> QPainterPath:
        """Around its parts, or its rectangle."""
        outline = QPainterPath()
        for part in self.parts or (Rect(0, 0, self.rect.w, self.rect.h),):
            rounded = QPainterPath()
            rounded.addRoundedRect(qrect(part), self.corner, self.corner)
            outline = outline.united(rounded) if self.parts else rounded
        return outline

    def _shine(self, painter: QPainter, look: Look, outline: QPainterPath, colour: QColor) -> None:
        """Light around the frame, not inside it: lines of growing width, each thin as air."""
        if not self.glow:
            return
        colour = QColor(colour)
        colour.setAlphaF(0.12)
        around = QPainterPath()
        around.addRect(qrect(with_margin(self, look)))
        painter.save()
        painter.setClipPath(around.subtracted(outline))
        for layer in range(1, LAYERS + 1):
            painter.setPen(QPen(colour, self.width + 2 * self.glow * layer / LAYERS))
            painter.drawPath(outline)
        painter.restore()


@value(frozen=True)
class Glow(Frame):
    """A valid target: appears in 100 ms and stays steady: nothing flashes."""

    fade: ClassVar[int] = 100

    colour: str = "glow"
    width: float = 3
    glow: float = 11


@value(frozen=True)
class FrostFrame(Frame):
    """The pile is frozen: for all, or dashed, for one side."""


@value(frozen=True)
class FocusRing(Painted):
    """Keyboard focus: two lines around the thing with a gap between, as no canasta, target or selected card has."""

    margin: ClassVar[float] = 1.6

    corner: float = 8

    def paint(self, painter: QPainter, look: Look) -> None:
        thick = ring_line(look.u)
        box = QRectF(0, 0, self.rect.w, self.rect.h).marginsAdded(QMarginsF(*[RING_WIDE * thick] * 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in RING:
            inset = (line.inset + line.width / 2) * thick
            corner = max(0.0, self.corner + RING_WIDE * thick - inset)
            painter.setPen(QPen(QColor(getattr(look.theme, line.colour)), line.width * thick))
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
