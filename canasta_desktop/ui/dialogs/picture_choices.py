"""A choice of few by their pictures; the words are for the screen reader, and shown where the mouse rests."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF, QShowEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.accessibility.roles import hide_tip
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.parts import ChoiceButton, Choices
from canasta_desktop.ui.text.plain_text import tool_tip

MARK: Final = 20.0
"""Across the mark on the chosen picture, px."""
_TICK: Final = ((5.4, 10.4), (8.8, 13.8), (14.6, 6.8))
_AROUND: Final = 3
"""Room for the mark beside the picture, px."""


class PictureChoices(Choices):
    """As `Choices`, with a picture on each button. `picture` paints that of a value at a pixel ratio, `size` large."""

    def __init__(
        self,
        values: Sequence[object],
        value: object,
        name: str,
        picture: Callable[[object, float], QPixmap],
        size: QSize,
        parent: QWidget | None = None,
    ) -> None:
        self._is_painted = True
        super().__init__((), value, name, parent)
        self._picture = picture
        self._size = size
        self._plain: dict[object, QPixmap] = {}
        """The pictures without a mark, by value, at the pixel ratio of `_ratio`."""
        self._ratio = self.devicePixelRatioF()
        self.set_values(values, value)

    def make_button(self, value: object) -> ChoiceButton:
        button = super().make_button(value)
        button.setProperty("pictured", True)
        return button

    def set_texts(self, field: str, texts: Sequence[str], most: int | None = None) -> None:
        """What the choice is about and what is on each picture, for screen readers and as tool tips."""
        super().set_texts(field, texts, most)
        for button, text in zip(self.buttons(), texts, strict=True):
            button.setText("")
            tool_tip(button, text)
            hide_tip(button)

    def _paint_marks(self) -> None:
        """The chosen picture has a frame and a tick; what is not in sight is painted when it comes."""
        room = self._size + QSize(2 * _AROUND, 2 * _AROUND) if self.buttons() else QSize()
        self._is_painted = self.isVisible()
        for button, value in zip(self.buttons(), self._values, strict=True):
            if not self._is_painted:
                button.setIconSize(room)
                continue
            plain = self._plain_picture(value)
            icon = QIcon()
            icon.addPixmap(self._marked(plain, is_on=True), QIcon.Mode.Normal, QIcon.State.On)
            icon.addPixmap(self._marked(plain, is_on=False), QIcon.Mode.Normal, QIcon.State.Off)
            button.setIconSize(room)
            button.setIcon(icon)

    def _plain_picture(self, value: object) -> QPixmap:
        """Painted once for a pixel ratio; palette and style, which often change meanwhile, show in the mark alone."""
        ratio = self.devicePixelRatioF()
        if ratio != self._ratio:
            self._plain.clear()
            self._ratio = ratio
        if value not in self._plain:
            self._plain[value] = self._picture(value, ratio)
        return self._plain[value]

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_painted:
            self._paint_marks()

    def _marked(self, plain: QPixmap, *, is_on: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        room = QRectF(0, 0, self._size.width() + 2 * _AROUND, self._size.height() + 2 * _AROUND)
        pixmap = QPixmap((room.size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF(_AROUND, _AROUND), plain)
        if is_on:
            paint_tick(painter, QPointF(room.right() - MARK, room.bottom() - MARK), self.palette())
        painter.end()
        return pixmap


def paint_tick(painter: QPainter, at: QPointF, palette: QPalette) -> None:
    """A tick on a disc, `MARK` across, whose upper left corner lies there."""
    painter.save()
    painter.translate(at)
    painter.setPen(QPen(palette.color(QPalette.ColorRole.HighlightedText), 1.6))
    painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
    painter.drawEllipse(QRectF(0.8, 0.8, MARK - 1.6, MARK - 1.6))
    pen = QPen(palette.color(QPalette.ColorRole.HighlightedText), 2.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in _TICK]))
    painter.restore()
