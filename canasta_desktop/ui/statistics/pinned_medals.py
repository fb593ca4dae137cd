"""The emblems of feats just earned, pinned to the left edge of the score sheet like seals; they hide nothing of it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.statistics.emblems import emblem
from canasta_desktop.ui.text.plain_text import tool_tip

MOST: Final = 3
"""Emblems that are shown; the line on the sheet names them all."""
SIZE: Final = 0.052
"""Width of an emblem, as a share of the paper's width."""
PITCH: Final = 1.06
"""From one emblem to the next, widths."""


class PinnedMedals(QWidget):
    """Follows the `paper`, on which it lies: half on it, half on the table, from the lower corner upwards."""

    def __init__(self, paper: QWidget, sheet: QWidget) -> None:
        super().__init__(sheet)
        self.setObjectName("medals")
        self._paper = paper
        self.keys: list[str] = []
        paper.installEventFilter(self)
        self.hide()

    def show_medals(self, keys: Sequence[str], names: str) -> None:
        """Pin the medals of these feats; `names` is what they are called, for tool tip and screen reader."""
        self.keys = list(keys)[:MOST]
        self.setAccessibleName(names)
        tool_tip(self, names)
        self._place()

    def _place(self) -> None:
        paper = self._paper.geometry()
        wide = round(SIZE * paper.width())
        high = round(wide * PITCH * len(self.keys))
        self.setGeometry(QRect(paper.left() - wide // 2, paper.bottom() - wide // 6 - high, wide, high))
        self.setVisible(bool(self.keys) and self._paper.isVisible())

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay where the paper is, and away while it is."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._place()
        return False

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, key in enumerate(reversed(self.keys)):
            picture = emblem(key, self.width(), self.devicePixelRatioF(), Mode.LIGHT, True)
            painter.drawPixmap(0, round(place * PITCH * self.width()), picture)
        painter.end()
