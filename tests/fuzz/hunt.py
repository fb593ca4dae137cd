"""One input after the other into a reader, each with the limits of one: seconds of the processor, bytes of memory."""

import contextlib
import signal
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from types import FrameType
from typing import Final

from tests.fuzz.formats import Format

CPU_S: Final = 10.0
"""Seconds of the processor, whatever else it does, that no input may take; the slowest valid ones take one."""

MEMORY: Final = 512 * 2**20
"""Bytes that the process may grow by, all inputs together."""


class TooLong(BaseException):
    """An input takes far longer than any valid one; not an Exception, so that nobody catches it on the way."""


@dataclass
class Found:
    """What became of the inputs of a format."""

    inputs: int = 0
    taken: int = 0
    faults: list[str] = field(default_factory=list)


class Hunt:
    """Number N of a seed is always the same input of a format."""

    def __init__(self, form: Format, seed: int, cpu_s: float = CPU_S) -> None:
        self.form = form
        self.seed = seed
        self.cpu_s = cpu_s
        self.examples = form.examples(Random(f"{form.name} {seed}"))
        self.found = Found()

    def check_examples(self) -> None:
        """Undamaged they are read and hold together; else nothing that comes of them would mean anything."""
        for data in self.examples:
            self.form.use(self.form.read(data), Random(0))

    def input(self, number: int) -> bytes:
        """The input of this number."""
        return self.form.input(self.examples, self._rng(number))

    def try_out(self, number: int) -> None:
        """Put it to the reader, and note what is not as it should be."""
        data = self.input(number)
        self.found.inputs += 1
        try:
            with _within(self.cpu_s):
                self._put(data, number)
        except self.form.refusals:
            return
        except (Exception, TooLong) as error:  # whatever it is, it is what is looked for
            where = "".join(traceback.format_exception(error)[-6:])
            self.found.faults.append(f"{self.form.name} {number} of seed {self.seed}, {len(data)} bytes:\n{where}")

    def _put(self, data: bytes, number: int) -> None:
        value = self.form.read(data)
        self.found.taken += 1
        try:
            self.form.use(value, self._rng(number))
        except self.form.refusals as refusal:
            raise AssertionError(f"taken first, refused later: {refusal}") from refusal

    def _rng(self, number: int) -> Random:
        return Random(f"{self.form.name} {self.seed} {number}")


@contextlib.contextmanager
def _within(cpu_s: float) -> Iterator[None]:
    """Raise TooLong when this has used so many seconds of the processor; where there is no such clock, never."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, cpu_s)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TooLong


def limit_memory(more: int = MEMORY) -> None:
    """Let this process grow by so much at most: beyond it there is a MemoryError. Only on Linux."""
    with contextlib.suppress(ImportError, OSError):
        import resource

        with open("/proc/self/statm", encoding="ascii") as pages:
            now = int(pages.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + more, resource.getrlimit(resource.RLIMIT_AS)[1]))
