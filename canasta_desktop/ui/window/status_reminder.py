"""Announces the status again if the game went on behind a dialog."""

from PySide6.QtCore import QObject

from canasta_desktop.ui.accessibility.announcer import Announcer
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.window.dialog_manager import DialogManager


class StatusReminder(QObject):
    """Remembers the status when the first dialog opens. If it is another once all are closed, it is announced, unless
    that happens anyway.
    """

    def __init__(self, dialogs: DialogManager, announcer: Announcer) -> None:
        super().__init__(dialogs)
        self._dialogs, self._announcer = dialogs, announcer
        self._display: Display | None = None
        self._at_opening: int | None = None
        dialogs.changed.connect(self._changed)

    def follow(self, display: Display) -> None:
        """This is shown now."""
        self._display = display

    def _changed(self) -> None:
        if self._display is None:
            return
        number = self._display.announcement.number
        if self._dialogs.names():
            self._at_opening = number if self._at_opening is None else self._at_opening
            return
        before, self._at_opening = self._at_opening, None
        is_persons = self._display.seat >= 0 and self._display.curtain is None
        if before not in (None, number) and is_persons and not self._announcer.has_just_spoken:
            self._announcer.announce(self._display.spoken_status)
