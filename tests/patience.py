"""How long a test waits for what must come: longer on a machine that has other work as well.

A time that is ample on an idle machine is short where four others want its cores, and a test that then fails says
nothing about the program. So the seconds written in a test are meant for an idle machine, and are multiplied by how
much slower this one is at the moment. That costs nothing where all is well: what is waited for ends the wait.
"""

import os
import time
from typing import Final

MOST: Final = 20.0
"""However slow a machine is, nothing is waited for longer than so many times."""
WORK: Final = 200_000
"""Steps of the loop that is timed: some 10 ms, longer than the turn that a busy system gives to each."""


def slowness() -> float:
    """How many times slower than idle this machine is now: at least 1, at most MOST.

    The load of the last minute says how many want a core, but comes late where the load has just begun. So a bit of
    work is timed too: by the clock it takes as many times longer as others have the core meanwhile.
    """
    load = os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 1.0
    clock, own = time.perf_counter(), time.thread_time()
    for _ in range(WORK):
        pass
    shared = (time.perf_counter() - clock) / max(time.thread_time() - own, 1e-6)
    return min(max(1.0, load, shared), MOST)


def patience(seconds: float) -> float:
    """As long as so many seconds on an idle machine, in seconds."""
    return seconds * slowness()


class Deadline:
    """The end of a wait; the load is asked only when the time of an idle machine is up, and asked anew each time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._began = time.monotonic()

    def is_over(self) -> bool:
        """Whether what was waited for counts as never coming."""
        waited = time.monotonic() - self._began
        return waited > self._seconds and waited > patience(self._seconds)
