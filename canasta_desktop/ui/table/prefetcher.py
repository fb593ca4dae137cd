"""Paints pictures ahead while nothing happens, a few milliseconds at a time, so that a drag finds them there."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject

from canasta_desktop.ui.base.motion import Delay, Motion

IDLE, WARMING = 50, 3
"""Ms of rest before pictures are painted ahead, and for how long that may go on at a time."""


class PixmapPrefetcher:
    """Paints pictures ahead of need, while nothing moves; the list is set anew with every table."""

    def __init__(self, parent: QObject, mover: Motion) -> None:
        self._motion = mover
        self._idle = Delay(parent, IDLE, self._prefetch)
        self._missing: Iterator[Callable[[], object]] = iter(())

    def begin(self, missing: Iterator[Callable[[], object]]) -> None:
        """Paint these as soon as nothing happens for a while."""
        self._missing = missing
        self._idle.start()

    def _prefetch(self) -> None:
        """Nothing has happened for a while: paint a picture or two, and look again."""
        clock = QElapsedTimer()
        clock.start()
        while not self._motion.is_moving and clock.elapsed() < WARMING:
            if (paint := next(self._missing, None)) is None:
                return
            paint()
        self._idle.start()
