"""The cloth between two persons at one screen: it closes the rail; the public table stays in sight.

It says whose turn it is and has one button. What it shows comes from a display that holds no card of any hand; what has
happened meanwhile stands at the seats, as always.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import CurtainView, Display
from canasta_desktop.ui.input.focus import CURTAIN
from canasta_desktop.ui.portraits import portrait_picture, portraits_of
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.ui.window.brush import font_of, in_lines, is_plain, qrect
from canasta_desktop.ui.window.painted_buttons import LargeButton

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout

CLOTH: Final = ((0.0, "#8E2438"), (0.5, "#6E1A2A"), (1.0, "#48101B"))
"""The cloth from its upper edge to its lower one: red in every theme, black and white in plain high contrast."""
CORD, RING, BRIGHT, SOFT = "#F4C453", "#D9A441", "#FFF6DC", "#FFE3D0"
FOLDS: Final = 27
NAME, LINE_TYPE = 4.2, 2.0
"""Sizes of type, units: the name is read from where the next person stands."""
PORTRAIT: Final = 7.4
"""The greatest radius of the disc, units."""
CAREFUL_MS: Final = 400
"""For so long after it has fallen nothing raises it: a double click of who played last must not show a hand."""


class Curtain(QWidget):
    """Covers the rail between two persons. `raised`: the person has pressed the button; nothing else raises it."""

    raised = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain-ground")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._theme: Theme | None = None
        self._unit = Unit(8.0)
        self._view: CurtainView | None = None
        self._face = ""
        self.button = LargeButton(self)
        self.button.setObjectName(CURTAIN)
        self.button.clicked.connect(self.press)
        self._down_since = QElapsedTimer()
        self.hide()

    def fall(self) -> None:
        """Cover the rail."""
        self._down_since.start()
        self.show()
        self.raise_()

    @property
    def is_ready(self) -> bool:
        """Whether it has been down for a moment: a second click or key of the person before does not raise it."""
        return self._down_since.isValid() and self._down_since.hasExpired(CAREFUL_MS)

    def press(self) -> None:
        """What the button does, and Enter wherever the keyboard is."""
        if self.is_ready:
            self.raised.emit()

    def set_look(self, theme: Theme) -> None:
        """Wear these colours."""
        self._theme = theme
        self._arrange()

    def place(self, layout: "TableLayout") -> None:
        """Cover the rail."""
        self._unit = layout.unit
        self.setGeometry(qrect(layout.rail))
        self._arrange()

    def show_display(self, display: Display, own_portrait: str = "") -> None:
        """Say whose turn it is; `own_portrait` is the one that the first person at the table has picked."""
        self._view = display.curtain
        faces = portraits_of(display, own_portrait)
        self._face = faces[display.plates[0].seat] if display.plates else ""
        if (view := display.curtain) is None:
            return
        enter = QKeySequence("Enter").toString(QKeySequence.SequenceFormat.NativeText)
        self.button.show_action(view.button, enter, "", is_gold=True)
        self.button.setAccessibleDescription(f"{view.name}. {view.line}")
        self.setAccessibleName(f"{view.name}. {view.line} {view.hint}".strip())
        self._arrange()

    # --- where things stand ------------------------------------------------------------------------

    def _arrange(self) -> None:
        if self._theme is None:
            return
        u, unit = self._unit.px, self._unit
        wide = min(29 * u * (0.6 + 0.4 * unit.text), 0.32 * self.width())
        high = max(38.0, 8.0 * u, 2.4 * unit.type_px(2.3))
        self.button.setGeometry(
            round(self._frame().right() - wide), round(self.height() / 2 - high / 2 + 0.4 * u), round(wide), round(high)
        )
        self.button.set_look(self._theme, unit)
        room = self._words_room()
        shown = QFontMetricsF(font_of(unit, NAME, bold=True)).elidedText(self._name(), MIDDLE, room.width())
        tool_tip(self, self._name() if shown != self._name() else "")
        self.update()

    def _name(self) -> str:
        return self._view.name if self._view is not None else ""

    def _frame(self) -> QRectF:
        """Where disc, words and button stand: at most 102 units in the middle, more where the text is large."""
        wide = min(self.width() - 4 * self._unit.px, (80 + 22 * self._unit.text) * self._unit.px)
        return QRectF((self.width() - wide) / 2, 0, wide, self.height())

    def _disc(self) -> QRectF:
        """Where the next person's portrait stands."""
        u = self._unit.px
        radius = min(PORTRAIT * u, 0.36 * self.height())
        return QRectF(self._frame().x(), self.height() / 2 - radius + 0.6 * u, 2 * radius, 2 * radius)

    def _words_room(self) -> QRectF:
        left = self._disc().right() + 3 * self._unit.px
        return QRectF(left, 0, self.button.x() - 2 * self._unit.px - left, self.height())

    # --- Qt ----------------------------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QEvent) -> None:
        """Nothing lies below."""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Opaque in every pixel."""
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_plain(self._theme):
            painter.fillRect(self.rect(), QColor(self._theme.panel))
            painter.fillRect(QRectF(0, 0, self.width(), 2), QColor(self._theme.line))
        else:
            self._draw_cloth(painter)
        if self._view is not None:
            self._draw_disc(painter, self._theme)
            self._draw_view(painter, self._view)
        painter.end()

    def _draw_cloth(self, painter: QPainter) -> None:
        """Red cloth in folds, which hangs by rings on a golden cord."""
        u, wide, high = self._unit.px, float(self.width()), float(self.height())
        shade = QLinearGradient(0, 0, 0, high)
        for at, colour in CLOTH:
            shade.setColorAt(at, QColor(colour))
        painter.fillRect(self.rect(), shade)
        painter.setPen(QPen(QColor(CORD), max(1.5, 0.3 * u)))
        painter.drawLine(QPointF(0, 1.4 * u), QPointF(wide, 1.4 * u))
        painter.setPen(Qt.PenStyle.NoPen)
        step = wide / FOLDS
        for fold in range(FOLDS):
            x = (fold + 0.5) * step
            soft = QLinearGradient(x - step / 2, 0, x + step / 2, 0)
            for at, light, share in ((0, 0, 0), (0.42, 0, 66), (0.6, 255, 26), (1, 0, 0)):
                soft.setColorAt(at, QColor(light, light, light, share))
            painter.fillRect(QRectF(x - step / 2, 0, step, high), soft)
            painter.setBrush(QColor(RING))
            painter.drawEllipse(QPointF(x, 1.4 * u), 0.5 * u, 0.5 * u)

    def _draw_disc(self, painter: QPainter, theme: Theme) -> None:
        """The next person's portrait."""
        disc = self._disc()
        painter.setPen(QPen(QColor(CORD), max(2.0, 0.4 * self._unit.px)))
        painter.setBrush(QColor(theme.panel))
        painter.drawEllipse(disc)
        if self._face:
            ratio = self.devicePixelRatioF()
            painter.drawPixmap(disc.topLeft(), portrait_picture(self._face, round(disc.width(), 2), ratio))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)

    def _draw_view(self, painter: QPainter, view: CurtainView) -> None:
        """Who is meant, why, and that the others look away."""
        assert self._theme is not None
        unit, room, is_flat = self._unit, self._words_room(), is_plain(self._theme)
        name, small = font_of(unit, NAME, bold=True), font_of(unit, LINE_TYPE)
        rows = [(QFontMetricsF(name).elidedText(view.name, MIDDLE, room.width()), name, BRIGHT)]
        most = 2 if 1.5 * name.pixelSize() + 5.4 * small.pixelSize() <= self.height() - 3 * unit.px else 1
        for text in filter(None, (view.line, view.hint)):
            rows += [(line, small, SOFT) for line in in_lines(text, small, room.width(), most)]
        y = (self.height() - sum(1.36 * font.pixelSize() for _, font, _ in rows)) / 2 + 0.4 * unit.px
        for text, font, colour in rows:
            high = 1.36 * font.pixelSize()
            painter.setFont(font)
            painter.setPen(QColor(self._theme.text if is_flat else colour))
            painter.drawText(QRectF(room.x(), y, room.width() + 2, high), Qt.AlignmentFlag.AlignVCenter, text)
            y += high
