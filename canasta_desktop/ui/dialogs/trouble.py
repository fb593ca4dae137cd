"""What is wrong with a file that was to be opened or written: seen also where a curtain covers the table."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.game.messages import Message
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.window.plain_widgets import label
from canasta_desktop.ui.wording.wording import Wording

MARGIN = 60
"""So much of the screen's height stays free, px."""


class TroubleDialog(Dialog):
    """A message in a dialog: its first sentence on top, the rest below. `go_on`: what is done if it does not matter."""

    def __init__(
        self,
        message: Message,
        words: Wording,
        parent: QWidget | None = None,
        go_on: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(parent, QSize(460, 200))
        self._message, self._words = message, words
        self._text = label()
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(self._text)
        self.body.addStretch(1)
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.reject)
        self.anyway_button = self.add_button("anyway") if go_on is not None else None
        if self.anyway_button is not None and go_on is not None:
            self.anyway_button.clicked.connect(self.accept)
            self.accepted.connect(go_on)
        self._heading.setWordWrap(True)
        self.retranslate()
        self.close_button.setFocus()

    def text(self) -> str:
        """Everything the dialog shows, as text."""
        return "\n".join(self._words.messages.lines(self._message))

    def retranslate(self) -> None:
        """Word everything in the present language."""
        first, _, rest = self.text().partition("\n")
        self.set_title(first)
        self.setWindowTitle(APP_NAME)
        self._text.setText(rest)
        self.close_button.setText(self.tr("Close") if self.anyway_button is None else self.tr("Cancel"))
        if self.anyway_button is not None:
            self.anyway_button.setText(self.tr("Go on without it"))
        self._grow()

    def _grow(self) -> None:
        """Be as high as the words need it, as far as the screen allows."""
        column = self.layout()
        assert column is not None
        column.activate()
        most = self.screen().availableGeometry().height() - MARGIN
        self.resize(self.width(), min(max(self.height(), column.totalHeightForWidth(self.width())), most))
