"""The rounds of a run as lines of a file, so that a run that was broken off can be taken up again.

The first line is the contest, each further one a round, in the order in which they were ready. A last line that was cut
short when the machine went down is dropped; anything else that is no round, or belongs to another contest, is refused.
"""

from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

from canasta_desktop.arena.contest import Contest
from canasta_desktop.arena.rounds import Round, RoundTask, read_round

LARGEST: Final = 256 * 1024 * 1024
"""Bytes of a record at most, a million rounds."""


class RecordError(Exception):
    """The file cannot be gone on with; the message says why."""


class Record:
    """The file of a run; `rounds` are those that were played before. Raises RecordError and OSError when opened."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.rounds: Final[dict[RoundTask, Round]] = {}
        whole = self._read(path, contest) if path.exists() and path.stat().st_size else 0
        self._file: IO[bytes] = path.open("r+b" if whole else "wb")
        self._file.seek(whole)
        self._file.truncate()
        if not whole:
            self._write(contest.text())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, line: str) -> None:
        """Keep a round, as the text that `read_round` reads."""
        self._write(line)

    def _write(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def _read(self, path: Path, contest: Contest) -> int:
        """Take in what was played; the bytes of all whole lines."""
        if path.stat().st_size > LARGEST:
            raise RecordError(f"{path} has more than {LARGEST} bytes")
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        head, *lines = text[:whole].decode(errors="replace").splitlines() or [""]
        if head != contest.text():
            raise RecordError(f"{path} belongs to another contest: {head[:200] or 'it has no first line'}")
        for number, line in enumerate(lines, 2):
            try:
                played = read_round(line)
            except ValueError as error:
                raise RecordError(f"{path}:{number}: {error}") from error
            self.rounds[played.task] = played
        return whole
