"""The table of figures at the head of the rules: a line is read at once, its name before its figures."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.document import Passage
from canasta_desktop.ui.dialogs.spoken_labels import ParagraphLabel
from canasta_desktop.ui.wording.rules.key_figures import FigureLine

NAMES = 2
"""Of the width of a line for the names; the figures have the other parts."""
PARTS = 7
FAINT = 60
"""How strong the line between two rows is, of 255."""


class FigureRow(Passage):
    """One line of the table, with a thin line above it."""

    ABOVE = 0

    def __init__(self, line: FigureLine) -> None:
        super().__init__()
        self._words = f"{line.name}: {line.figures}"
        self.setObjectName(f"figures:{line.name}")
        self.setAccessibleName(self._words)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 10, 5)
        row.setSpacing(14)
        for text, share in ((line.name, NAMES), (line.figures, PARTS - NAMES)):
            words = ParagraphLabel(text, look="second" if text is line.name else "")
            words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
            row.addWidget(words, share)

    def has(self, words: Sequence[str]) -> bool:
        """Whether the line holds all of these words."""
        held = self._words.casefold()
        return all(word in held for word in words)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The line above, then Qt's own."""
        colour = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        colour.setAlpha(FAINT)
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, colour)
        painter.end()
        super().paintEvent(event)
