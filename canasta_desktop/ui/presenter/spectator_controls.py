"""What the `spectator_buttons` do while computer players are watched: pause, step, speed and open hands."""

from PySide6.QtCore import QObject, Signal

from canasta_desktop.ui.display.spectating import HANDS, PAUSE, SPEED, STEP
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.spectator_buttons import next_speed
from canasta_desktop.ui.presenter.pacing import Pacer


class SpectatorControls(QObject):
    """Pause, step, speed and open hands for a spectator. Call `begin` with every match, watched or not."""

    changed = Signal()
    """The display is to be drawn up anew."""
    speed_wanted = Signal(str)
    """Another speed is wanted, a key of PACES."""
    hands_opened = Signal(bool)
    """All hands are to be shown, or covered, from now on."""

    def __init__(self, pacer: Pacer, parent: QObject) -> None:
        super().__init__(parent)
        self._pacer = pacer
        self._screen: HotSeat | None = None
        self.opens_hands = False
        """Whether all hands lie open where nobody plays."""

    def begin(self, screen: HotSeat) -> None:
        """Another match."""
        self._screen = screen
        screen.watch = screen.watch._replace(speed=self._pacer.speed)
        if screen.is_watched:
            screen.show_hands(self.opens_hands)

    def set_speed(self, speed: str) -> None:
        """The speed is this now."""
        self._pacer.speed = speed
        if self._screen is not None:
            self._screen.watch = self._screen.watch._replace(speed=speed)

    def press(self, key: str) -> None:
        """One of the buttons; nothing where somebody plays."""
        screen = self._screen
        if screen is None or not screen.is_watched:
            return
        if key == PAUSE:
            self._pause(screen, is_paused=not screen.watch.is_paused)
        elif key == STEP:
            self._pause(screen, is_paused=True)
            self._pacer.skip()
        elif key == SPEED:
            self.speed_wanted.emit(next_speed(screen.watch.speed))
        elif key == HANDS:
            self.opens_hands = not screen.watch.is_open
            screen.show_hands(self.opens_hands)
            self.hands_opened.emit(self.opens_hands)
            self.changed.emit()

    def _pause(self, screen: HotSeat, is_paused: bool) -> None:
        screen.watch = screen.watch._replace(is_paused=is_paused)
        self.changed.emit()
        if is_paused:
            self._pacer.hold()
        else:
            self._pacer.skip()
