"""A note inside a dialog: what went wrong, or well, or a question, with buttons for the ways on."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from canasta_desktop.ui.accessibility.announcing import announce
from canasta_desktop.ui.dialogs.rows import FlowRow
from canasta_desktop.ui.window.plain_widgets import label, set_property

Way = tuple[str, str]
"""A button: its name, which `taken` carries, and its text."""


class Notice(QFrame):
    """Hidden while there is nothing to say; `taken` carries the name of the button that was pressed."""

    taken = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None, *, in_line: bool = False) -> None:
        """`in_line`: the buttons stand beside the text, not below it."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("look", "note")
        self._text = label()
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._ways = FlowRow()
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight if in_line else QBoxLayout.Direction.TopToBottom, self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self._text, 1)
        row.addWidget(self._ways)
        self.hide()

    @property
    def text(self) -> str:
        """The text shown; empty while it is hidden."""
        return "" if self.isHidden() else self._text.text()

    def show_note(self, text: str, tone: str = "error", ways: Sequence[Way] = ()) -> None:
        """Say this; an empty text hides the note."""
        is_new = text != self.text
        set_property(self, "tone", tone)
        self._text.setText(text)
        self.setAccessibleName(text)
        self._ways.clear()
        for name, wording in ways:
            button = QPushButton(wording)
            button.setObjectName(f"{self.objectName()}:{name}")
            button.setAutoDefault(False)
            button.clicked.connect(self._pressed)
            self._ways.add(button)
        self._ways.setVisible(bool(ways))
        self.setVisible(bool(text))
        if text and is_new:
            announce(self, text)

    def clear(self) -> None:
        """Say nothing more."""
        self.show_note("")

    def _pressed(self) -> None:
        self.taken.emit(self.sender().objectName().rpartition(":")[2])
