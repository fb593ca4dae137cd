"""What who watches has chosen is there again at the next start: the speed, and whether all hands lie open."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

OPEN_HANDS: Final = "watching/open-hands"
"""Where it is kept, among the places of the window, whether all hands are shown."""


class SpectatorChoices(QObject):
    """Keeps the speed with the settings, and open hands with the window's places."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        controls = session.presenter.spectator_controls
        controls.opens_hands = bool(session.places.value(OPEN_HANDS, defaultValue=False, type=bool))
        controls.begin(session.presenter.hot_seat)
        controls.speed_wanted.connect(self._set_speed)
        controls.hands_opened.connect(self._keep_open_hands)

    def _set_speed(self, speed: str) -> None:
        self._session.change_settings(replace(self._session.settings, speed=speed))

    def _keep_open_hands(self, is_open: bool) -> None:
        self._session.places.setValue(OPEN_HANDS, is_open)
