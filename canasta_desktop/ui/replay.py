"""The last round once more: the displays of the others' turns since the person's own, shown slowly."""

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.display import Display

STEP_MS = 1600


class Replay(QObject):
    """Keeps the round and shows it; a replay changes nothing, and `stop` may come at any time."""

    shown = Signal(object, bool)
    """A display of the round, and whether it is to be animated."""
    ended = Signal()
    """The round has been shown to its end."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._round: list[Display] = []
        self._next = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether the round is being shown."""
        return self._timer.isActive()

    def remember(self, display: Display, events: tuple[Event, ...], seat: int) -> None:
        """Add what the others did; the discard of `seat`, or a new deal, begins a new round."""
        own = any([event.what is What.DISCARDED and event.seat == seat for event in events])
        if own or any([event.what is What.DEALT for event in events]):
            self._round = [display]
        elif self._round and any([event.seat != seat for event in events]):
            self._round.append(display)

    def start(self) -> None:
        """Show the round from its beginning, if there is one."""
        if len(self._round) > 1:
            self._next = 0
            self._timer.start()
            self._step()

    def stop(self) -> None:
        """Show no more of it."""
        self._timer.stop()

    def forget(self) -> None:
        """Another match: there is no round."""
        self.stop()
        self._round = []

    def _step(self) -> None:
        if self._next < len(self._round):
            self.shown.emit(self._round[self._next], self._next > 0)
            self._next += 1
        else:
            self.stop()
            self.ended.emit()
