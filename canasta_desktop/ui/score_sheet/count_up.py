"""The count: line after line lights up while its figures run. A press ends the line, the second one all of them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_desktop.ui.base.motion import OUT_QUAD, Leg, Motion, Speed

LINE_MS, LAST_MS = 420, 900
"""How long a line is counted, and the last one, ms at normal speed."""
KEY: Final = "count"


class CountUp(QObject):
    """Counts up the lines of a sheet; `changed` is emitted when `place` or `share` has changed.

    `place` is the line that is counted, or the number of lines once all are; `share` how much of it, 0 to 1.
    """

    changed = Signal()

    def __init__(self, lines: int, speed: Speed, parent: QObject) -> None:
        super().__init__(parent)
        self._lines = lines
        self._motion = Motion(self, speed)
        self._has_pressed = False
        self.place, self.share = lines, 0.0

    @property
    def is_running(self) -> bool:
        """Whether there are lines left to count."""
        return self.place < self._lines

    def start(self) -> None:
        """Count up from the first line; with animations off all figures appear at once."""
        if self._motion.speed is Speed.OFF:
            self._go_to(self._lines)
        else:
            self._go_to(0)

    def press(self) -> None:
        """A press: the line is done with; after the first one, all of them."""
        if self.is_running:
            self._go_to(self._lines if self._has_pressed else self.place + 1)
            self._has_pressed = True

    def finish(self) -> None:
        """All lines are counted."""
        self._go_to(self._lines)

    def show(self, place: int, share: float) -> None:
        """Stand still at this instant."""
        self._motion.stop(KEY)
        self.place, self.share = place, share
        self.changed.emit()

    def state_of(self, line: int) -> float | None:
        """How much of a line is counted, None where its turn has not come."""
        if line == self.place:
            return self.share
        return 1.0 if line < self.place else None

    def _go_to(self, place: int) -> None:
        self._motion.stop(KEY)
        self.place, self.share = place, 0.0
        if self.is_running:
            ms = LAST_MS if place == self._lines - 1 else LINE_MS
            self._motion.run(KEY, Leg(self._step, ms, curve=OUT_QUAD, done=self._next))
        self.changed.emit()

    def _step(self, share: float) -> None:
        self.share = share
        self.changed.emit()

    def _next(self) -> None:
        self._go_to(self.place + 1)


def rise(motion: Motion, step: Callable[[float], None], done: Callable[[], None]) -> None:
    """Raise or lower the paper once, by motion."""
    motion.run("rise", Leg(step, 320, curve=OUT_QUAD, done=done))
