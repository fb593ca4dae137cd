"""Large keys on the screen, for a tablet beside the cards: figures, plus and minus, and on to the next field."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from canasta_desktop.ui.wording.base import MINUS

KEYS: Final = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("+", "0", "-"))
BACK, NEXT = "back", "next"
"""The names of the keys that write no sign."""
LEAST: Final = 52
"""Height of a key at the usual size of text, px: as large as a finger."""
FIGURES: Final = 1.6
"""Size of the figures by that of the text."""
SIGNS: Final = {"-": MINUS, BACK: "⌫"}


class KeyPad(QWidget):
    """`pressed` carries the sign of a key, or its name. The keys take no focus: that stays in the field."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("key-pad")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self.keys: dict[str, QPushButton] = {}
        for row, keys in enumerate(KEYS):
            for column, key in enumerate(keys):
                self._add(key, row, column, 1)
        self._add(BACK, len(KEYS), 0, 1)
        self._add(NEXT, len(KEYS), 1, 2)
        self.keys[NEXT].setProperty("look", "primary")

    def _add(self, key: str, row: int, column: int, wide: int) -> None:
        button = self.keys[key] = QPushButton(SIGNS.get(key, key), self)
        button.setObjectName(f"key:{key}")
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        button.setMinimumSize(LEAST, LEAST)
        button.setMaximumHeight(2 * LEAST)
        button.setAutoRepeat(key == BACK)
        button.clicked.connect(self._clicked)
        self._grid.addWidget(button, row, column, 1, wide)

    def dress(self, text: int) -> None:
        """Set the size of the figures by that of the text around them, px."""
        sheet = f"QPushButton {{ font-size: {round(FIGURES * text)}px; padding: 0; }}"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def retranslate(self) -> None:
        """Word the keys in the present language."""
        self.keys[NEXT].setText(self.tr("Next"))
        self.keys["+"].setAccessibleName(self.tr("plus"))
        self.keys["-"].setAccessibleName(self.tr("minus"))
        self.keys[BACK].setAccessibleName(self.tr("delete the last figure"))

    def _clicked(self) -> None:
        self.pressed.emit(self.sender().objectName().partition(":")[2])
