"""Describes the window: display and rectangles of all that is in sight, written down after every settled change."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from canasta_desktop.ui.base.rect import Rect

if TYPE_CHECKING:
    from canasta_desktop.ui.window.describe import Described, Describer
    from canasta_desktop.ui.window.main_window import MainWindow


PASSES = 3
"""So often Qt lays out at most: a plate, what stands in it, and the words of that."""


class StateRecorder(QObject):
    """Reads one window; `describer`, if there is one, gets every settled moment."""

    def __init__(self, window: "MainWindow", describer: "Describer | None") -> None:
        super().__init__(window)
        self._window, self._describer = window, describer

    def geometry(self) -> dict[str, Rect]:
        """Every rectangle in sight, in window coordinates."""
        window = self._window
        around = {**window.chrome.geometry(window), **window.curtain_control.geometry(window)}
        origin = window.view.mapTo(window, window.view.rect().topLeft())
        table = {key: rect.moved(origin.x(), origin.y()) for key, rect in window.scene.geometry().items()}
        return {**table, **around}

    def described(self, number: int = 0) -> "Described | None":
        """What is on the screen now; None before the first display."""
        window = self._window
        if window.display is None:
            return None
        from canasta_desktop.ui.window.describe import (
            description,  # for tests and checks alone; the game starts without it
        )

        return description(window.display, self.geometry(), number, window.dialog_manager.names(), self._focus())

    def write(self) -> None:
        """Have the describer write down a settled moment."""
        window = self._window
        if self._describer is not None and window.display is not None and not window.scene.motion.is_moving:
            for _ in range(PASSES):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self._describer.write(window.display, self.geometry(), window.dialog_manager.names(), self._focus())

    def _focus(self) -> str:
        """The key of what has the keyboard."""
        cover = self._window.curtain_control
        return cover.curtain.button.objectName() if cover.is_down else self._window.keys.keyboard.focus.key
