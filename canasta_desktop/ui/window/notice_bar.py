"""The plate of lasting notices at the top of the table: the oldest first, until it is dismissed.

Beside a curtain and under a dialog it stands there all the same. Its button is one of those of the corner to the
keyboard.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.display.display import Note
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.input.focus import bar_key
from canasta_desktop.ui.presentation.notices import DISMISS
from canasta_desktop.ui.window.plain_widgets import MARKS, TONES, KeyButton, label, put, set_property
from canasta_desktop.ui.wording.base import number

DISMISS_KEY = bar_key(DISMISS)


class NoticeBar(QFrame):
    """Shows the oldest notice and how many wait behind it; `intent` says that it was dismissed."""

    intent = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notices")
        self.setProperty("look", "note")
        self._count = 0
        self._mark, self._text, self._which = label("mark", wraps=False), label("note-line"), label(look="second")
        self._mark.setFixedSize(18, 18)
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._which.setWordWrap(False)
        self.button = KeyButton()
        self.button.setObjectName(DISMISS_KEY)
        self.button.clicked.connect(self._dismiss)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 5, 8, 5)
        self._row.setSpacing(10)
        for widget, stretch in ((self._mark, 0), (self._text, 1), (self._which, 0), (self.button, 0)):
            self._row.addWidget(widget, stretch, Qt.AlignmentFlag.AlignVCenter)
        self._row.setAlignment(self._text, Qt.AlignmentFlag(0))  # over the whole width, or it would not wrap
        self.hide()
        self._retranslate()

    def show_notices(self, notes: Sequence[Note]) -> None:
        """Say the first of these, and how many there are; without any there is no plate."""
        self._count = len(notes)
        self.setVisible(bool(notes))
        if not notes:
            return
        first, text = notes[0], " ".join(notes[0].lines)
        for widget in (self, self._mark):
            set_property(widget, "tone", TONES[first.tone])
        put(self._mark, MARKS[first.tone])
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.setAccessibleName(text)
        self.button.setAccessibleDescription(text)
        self._describe_button()

    def set_type(self, px: int) -> None:
        """Write in letters of this size."""
        if (sheet := f"QLabel, QPushButton {{ font-size: {px}px; }}") != self.styleSheet():
            self.setStyleSheet(sheet)

    def height_needed(self, width: int) -> int:
        """The height of all it says at this width; nothing to say, no height."""
        if not self._count:
            return 0
        self.ensurePolished()
        self._row.invalidate()
        self._row.activate()
        return self._row.totalHeightForWidth(width)

    def widgets(self) -> dict[str, KeyButton]:
        """The button by its key, while it is in sight."""
        return {DISMISS_KEY: self.button} if self._count else {}

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.button.setText(self.tr("Dismiss"))
        self._describe_button()

    def _describe_button(self) -> None:
        text = self.tr("1 of {count}", "notice").format(count=number(self._count)) if self._count > 1 else ""
        put(self._which, text)

    def _dismiss(self) -> None:
        self.intent.emit(Press(DISMISS))
