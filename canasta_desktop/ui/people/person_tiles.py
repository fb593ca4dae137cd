"""The choice of a person: a tile with the portrait, and the name below it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPaintEvent, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.parts import ChoiceButton, Choices
from canasta_desktop.ui.dialogs.picture_choices import MARK, paint_tick
from canasta_desktop.ui.portraits import portrait_picture

PORTRAIT: Final = 72
"""Across a portrait at the usual size of text, px."""
USUAL_LINE: Final = 16
"""The height of a line at that size, px."""
EDGE: Final = 10
"""From the frame to what is in it, px."""
LETTERS: Final = 14
"""So many letters wide a tile is at least."""


class PersonTile(ChoiceButton):
    """One person; its text is the name, `portrait` a key of `PORTRAITS`."""

    def __init__(self, parent: Choices) -> None:
        super().__init__(parent)
        self.portrait = ""

    def across(self) -> int:
        """Across the portrait, px; it grows with the text, but less."""
        return round(PORTRAIT * (0.5 + 0.5 * max(self.fontMetrics().height() / USUAL_LINE, 1)))

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = max(self.across(), LETTERS * metrics.averageCharWidth()) + 2 * EDGE
        return QSize(wide, self.across() + metrics.height() + 3 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        return self.sizeHint().height()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame of every choice, in it the portrait, with a tick on the chosen one, and the name."""
        painter, option = QStylePainter(self), QStyleOptionButton()
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        across = self.across()
        at = QPoint((self.width() - across) // 2, EDGE)
        if self.portrait:
            painter.drawPixmap(at, portrait_picture(self.portrait, across, self.devicePixelRatioF()))
        if self.isChecked():
            paint_tick(painter, QPointF(at.x() + across - MARK, at.y() + across - MARK), self.palette())
        self._paint_name(painter, QRect(EDGE, at.y() + across + EDGE // 2, self.width() - 2 * EDGE, 0))
        painter.end()

    def _paint_name(self, painter: QStylePainter, room: QRect) -> None:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal)
        metrics = QFontMetrics(font)
        room.setHeight(metrics.height())
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        name = metrics.elidedText(self.text().replace("&&", "&"), Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)


class PersonTiles(Choices):
    """One of the people; arrows move inside, Tab leaves. The chosen value is the key of a profile."""

    def __init__(self, name: str) -> None:
        super().__init__((), "", name)

    def make_button(self, value: object) -> ChoiceButton:
        return PersonTile(self)

    def show_people(self, keys: Sequence[str], portraits: Sequence[str], chosen: str) -> None:
        """Offer these, each with the key of a portrait; the texts have to be set again."""
        if keys != self.values:
            self.set_values(keys, chosen)
        for button, portrait in zip(self.buttons(), portraits, strict=True):
            assert isinstance(button, PersonTile)
            button.portrait = portrait
            button.update()
        self.set_value(chosen)

    def take_focus(self) -> None:
        """The chosen one has the keyboard."""
        chosen = next((button for button in self.buttons() if button.isChecked()), None)
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _paint_marks(self) -> None:
        """A tile paints its own."""
