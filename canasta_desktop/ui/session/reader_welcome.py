"""What is different where a screen reader runs: the others wait for the person, as speech is slower than cards.

Set once for each person and told once, as soon as a reader is met; whoever turns it off again is not asked anew.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

if TYPE_CHECKING:
    from canasta_desktop.ui.accessibility.screen_reader import ScreenReader
    from canasta_desktop.ui.session.session import Session


class ReaderWelcome(QObject):
    """Looks for a screen reader whenever the window becomes the active one, until the person has met one."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._reader: ScreenReader | None = None
        session.window.active_changed.connect(self._look)

    def _look(self) -> None:
        """Nothing is loaded or asked where no program wants to know what is in the window."""
        if self._session.settings.has_met_reader or not QAccessible.isActive():
            return
        if self._reader is None:
            from canasta_desktop.ui.accessibility.screen_reader import ScreenReader

            self._reader = ScreenReader(self)
            self._reader.changed.connect(self._look)
        if self._reader.is_there:
            self._meet()

    def _meet(self) -> None:
        session, waited = self._session, self._session.settings.wait_for_me
        session.change_settings(replace(session.settings, has_met_reader=True, wait_for_me=True))
        if not waited:
            session.window.announcer.announce(
                self.tr(
                    "A screen reader is running, so after each turn of the others the game waits for you: Space goes "
                    "on. You can change that in the settings, on the page “Game”."
                )
            )
