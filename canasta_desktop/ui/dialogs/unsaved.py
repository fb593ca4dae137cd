"""Asked when the window is to be closed while the game cannot be saved."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.window.plain_widgets import label


class UnsavedDialog(Dialog):
    """Stay, save a copy elsewhere, or leave; each ends it, and staying is what Enter and Esc do."""

    copy_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, QSize(560, 220))
        self.setModal(True)
        self._text = label()
        self.body.addWidget(self._text)
        self.body.addStretch(1)
        self.leave_button = self.add_button("leave", left=True)
        self.copy_button = self.add_button("copy")
        self.stay_button = self.add_button("stay", primary=True)
        self.leave_button.clicked.connect(self._leave)
        self.copy_button.clicked.connect(self._copy)
        self.stay_button.clicked.connect(self.reject)
        self._heading.setWordWrap(True)
        self.retranslate()
        self.stay_button.setFocus()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.set_title(self.tr("The last moves of this game are not saved."))
        self.setWindowTitle(APP_NAME)
        lost = self.tr("If you close the window, you lose what was played since it was saved last.")
        copy = self.tr("A copy in another place keeps everything: open that copy next time.")
        self._text.setText(f"{lost} {copy}")
        self.stay_button.setText(self.tr("Stay"))
        self.copy_button.setText(self.tr("Save a copy and close …"))
        self.leave_button.setText(self.tr("Close anyway"))

    def _copy(self) -> None:
        self.accept()
        self.copy_wanted.emit()

    def _leave(self) -> None:
        self.accept()
        self.leave_wanted.emit()
