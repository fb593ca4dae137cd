"""The paper of the score sheet as a style of plain widgets: light in every theme, with dark ink."""

from typing import Final

from PySide6.QtWidgets import QFrame, QWidget

from canasta_desktop.ui.base.theme import GOLD, INK, RULE, SHEET
from canasta_desktop.ui.score_sheet.paper import LIT, LOSS, LOWER, MUTED, ON_PAPER

PAPER: Final = f"""
QFrame#paper {{ border: 2px solid {GOLD}; border-radius: 12px;
    background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 {SHEET}, stop: 1 {LOWER}); }}
QFrame#paper QWidget {{ color: {INK}; font-size: SIZEpx; selection-background-color: {ON_PAPER.accent};
    selection-color: {ON_PAPER.on_accent}; }}
QFrame#paper QLabel[part="price"] {{ color: {MUTED}; }}
QFrame#paper QLabel[part="sum"] {{ font-weight: 600; }}
QFrame#paper QLabel[part="total"] {{ font-weight: 700; }}
QFrame#paper QLabel[loss="true"] {{ color: {LOSS}; }}
QFrame#paper QFrame[part="rule"] {{ background: {RULE}; border: none; max-height: 1px; min-height: 1px; }}
QFrame#paper QLabel[part="total"], QFrame#paper QLineEdit {{ font-size: LARGEpx; }}
QFrame#paper QLineEdit {{ background: #FFFFFF; border: 2px solid {MUTED}; padding: 0 8px; font-weight: 600; }}
QFrame#paper QLineEdit:focus {{ background: {LIT[0]}; border: 2px solid {ON_PAPER.focus}; }}
QFrame#paper QLineEdit:disabled {{ background: transparent; color: {MUTED}; border: 2px dashed {RULE}; }}
QFrame#paper QLineEdit[wrong="true"] {{ color: {LOSS}; border: 2px solid {LOSS}; }}
QFrame#paper QScrollBar::handle {{ background: {MUTED}; }}
QFrame#paper QScrollBar::handle:disabled {{ background: transparent; }}
"""


SIZE, LARGE = 1.15, 1.35
"""Sizes of the type on the paper, by that of the text around it."""


class PaperFrame(QFrame):
    """A frame that is a sheet of paper, with whatever is put on it, in type that is read from across a table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("paper")
        self._worn = 0

    def dress(self, text: int) -> bool:
        """Use the style for this size of text, px; returns whether it is another one."""
        if text == self._worn:
            return False
        self._worn = text
        sheet = PAPER.replace("SIZE", str(round(SIZE * text))).replace("LARGE", str(round(LARGE * text)))
        self.setStyleSheet(sheet)
        return True


def rule(parent: QWidget | None = None) -> QFrame:
    """A line across the paper."""
    line = QFrame(parent)
    line.setProperty("part", "rule")
    return line
