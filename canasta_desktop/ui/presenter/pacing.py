"""How long the screen waits between the steps of others, so that they can be followed."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.rules.events import Event, What


class Pace(NamedTuple):
    """Pauses in ms: before another player draws, between steps, after a discard, before an answer.

    `handing_over`: from what a person did last to the moment another one is to sit down, so that all have seen it;
    `going_out`: from the last card of a deal to its score sheet, while the hands lie open.
    """

    before: int
    between: int
    after_discard: int
    answer: int
    handing_over: int
    going_out: int

    def after(self, events: tuple[Event, ...]) -> int:
        """The pause once these events have been shown."""
        kinds = {event.what for event in events}
        if What.DEALT in kinds:
            return self.before + self.after_discard
        if What.DEAL_ENDED in kinds:
            return self.going_out
        if What.DISCARDED in kinds:
            return self.after_discard + self.before
        return self.answer if What.ASKED in kinds else self.between


PACES = {
    "slow": Pace(1000, 900, 1400, 1200, 1800, 3060),
    "normal": Pace(240, 450, 350, 600, 1100, 1700),
    "fast": Pace(120, 120, 200, 200, 500, 850),
    "off": Pace(0, 0, 0, 0, 300, 0),
}
"""By the name of the speed in the settings. At normal speed a discard flies for 240 ms and the next player draws 350
later; slow speed leaves more than its share, to read what has happened."""


def _lies_still() -> bool:
    """Without a table on the screen no card is in motion."""
    return False


class Pacer(QObject):
    """Waits between the steps of a match; `over`: the next is due, since the pause is over and all cards are at rest.

    `is_held`: nothing happens until the person asks for it (`skip`); `is_rushed`: no pauses until the person's turn.
    `is_table_moving` answers whether cards are in motion; call `table_settled` when they have come to rest.
    """

    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = "normal"
        self.waits_for_person = False
        self.is_held = False
        self.is_rushed = False
        self.is_table_moving: Callable[[], bool] = _lies_still
        self._is_due = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pause_ended)

    @property
    def pace(self) -> Pace:
        """The pauses of now."""
        return PACES[self.speed]

    @property
    def is_free(self) -> bool:
        """Whether the next step need not wait."""
        return not self.is_held and not self._is_due and not self._timer.isActive()

    def rest(self, ms: int) -> None:
        """Wait so long, unless held."""
        self._is_due = False
        if not self.is_held:
            self._timer.start(0 if self.is_rushed else ms)

    def table_settled(self) -> None:
        """The last card lies: what only waited for that is due, once whoever moved it is done."""
        if self._is_due:
            self._is_due = False
            self._timer.start(0)

    def _pause_ended(self) -> None:
        self._is_due = self.is_table_moving() and not self.is_rushed
        if not self._is_due:
            self.over.emit()

    def skip(self) -> None:
        """Wait no longer, if there was something to wait for."""
        if not self.is_free:
            self.is_held = self._is_due = False
            self._timer.stop()
            self.over.emit()

    def hold(self) -> None:
        """Pause until the person goes on (`skip`)."""
        self.is_held = True
        self._is_due = False
        self._timer.stop()

    def stop(self) -> None:
        """Nothing is due any more."""
        self.is_held = self.is_rushed = self._is_due = False
        self._timer.stop()
