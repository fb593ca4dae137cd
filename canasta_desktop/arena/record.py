"""The results of a run as lines of a file, so that a run that was broken off can be taken up again.

The first line says what run it is, each further one is a result, in the order in which they were ready. A last line
that was cut short when the machine went down is dropped; anything else that is no result, or belongs to another run, is
refused.
"""

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Generic, Self, TypeVar

Result = TypeVar("Result")

LARGEST: Final = 256 * 1024 * 1024
"""Bytes of a record at most: a million rounds, or the choices of 4,000 deals."""


class RecordError(Exception):
    """The file cannot be gone on with; the message says why."""


class Record(Generic[Result]):
    """The file of a run; `kept` are the results that were there before. Raises RecordError and OSError when opened.

    `head` is the first line; `read` makes a result of a line and raises ValueError for what is none.
    """

    def __init__(self, path: Path, head: str, read: Callable[[str], Result]) -> None:
        self.kept: Final[list[Result]] = []
        whole = self._read(path, head, read) if path.exists() and path.stat().st_size else 0
        self._file: IO[bytes] = path.open("r+b" if whole else "wb")
        self._file.seek(whole)
        self._file.truncate()
        if not whole:
            self._write(head)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, line: str) -> None:
        """Keep a result, as a line that `read` reads."""
        self._write(line)

    def _write(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def _read(self, path: Path, head: str, read: Callable[[str], Result]) -> int:
        """Take in what is there; the bytes of all whole lines."""
        if path.stat().st_size > LARGEST:
            raise RecordError(f"{path} has more than {LARGEST} bytes")
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        first, *lines = text[:whole].decode(errors="replace").splitlines() or [""]
        if first != head:
            raise RecordError(f"{path} belongs to another run: {first[:200] or 'it has no first line'}")
        for number, line in enumerate(lines, 2):
            try:
                self.kept.append(read(line))
            except ValueError as error:
                raise RecordError(f"{path}:{number}: {error}") from error
        return whole
