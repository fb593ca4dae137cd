"""Notices that nobody has been at the program for a while."""

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_desktop.ui.base.application import running_application

PATIENCE_MS: Final = 60_000
"""How long another program may have the keyboard before the persons at this one count as away."""


class IdleMonitor(QObject):
    """`noticed` is emitted once each time; a dialog of the program itself does not count."""

    noticed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(PATIENCE_MS)
        self.timer.timeout.connect(self.noticed)
        running_application().applicationStateChanged.connect(self.follow)

    def follow(self, state: Qt.ApplicationState) -> None:
        """The program has the keyboard, or has lost it."""
        if state == Qt.ApplicationState.ApplicationActive:
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()
