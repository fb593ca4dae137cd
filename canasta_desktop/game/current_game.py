"""The running match in the data folder: a head that is written after every action, and the lines of scored deals.

`current.json` is the head of a save (`journal`). The lines of the scored deals lie beside it in a file of their
own, which only grows: so an action of the five-hundredth deal costs what one of the first did. The head says
how much of that file belongs to it, and goes to the disk last: whatever moment the power fails, head and lines
are those before the action or those after it.

Whoever else writes the head, a second program on the same folder, is found out before it is overwritten.
"""

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta_desktop.game import files, journal, private
from canasta_desktop.game.journal import Lines
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError

if TYPE_CHECKING:
    from hashlib import _Hash

HEAD: Final = "current.json"
LINES: Final = "current-{}.deals"
NO_LINES: Final = Lines(0, 0, journal.NO_DIGEST)


def _grown(digest: "_Hash | None", fresh: bytes) -> "_Hash":
    """The digest of further lines behind those that it is of; it is None of no lines."""
    import hashlib  # as in `journal.digest_of`

    grown = hashlib.sha256() if digest is None else digest.copy()
    grown.update(fresh)
    return grown


class ChangedByAnother(Exception):
    """The head is not as it was written last: it belongs to another program now."""


def read_match(path: Path) -> Match | None:
    """The match whose save, or whose head, is this file; None if there is none. Raises SaveError."""
    found = _read(path)
    return None if found is None else found[0]


def _read(path: Path) -> tuple[Match, Lines, bytes, bytes] | None:
    """The match of a file, what its head says of the lines, and both as they stand there."""
    data = files.read_at_most(path, journal.LONGEST)
    if data is None:
        return None
    if len(data) > journal.LONGEST:
        raise SaveError(Fault.TOO_LARGE, f"more than {journal.LONGEST} bytes")
    head, end, rest = data.partition(b"\n")
    met = [(NO_LINES, b"")]

    def fetch(stated: Lines) -> bytes:
        lines = rest
        if stated.file:
            beside = files.read_at_most(path.with_name(LINES.format(stated.file)), journal.LONGEST)
            lines = (beside or b"")[: stated.size]  # what follows was written for a head that never came
        met.append((stated, lines))
        return lines

    match = journal.load(head, fetch)
    return match, met[-1][0], head + end, met[-1][1]


class CurrentGame:
    """The files of the running match. One program at a time writes them."""

    def __init__(self, folder: Path) -> None:
        self.place = folder / HEAD
        self._match: Match | None = None
        """Whose lines those in the file are."""
        self._stated = NO_LINES
        self._hash: _Hash | None = None
        """That of these lines, to go on with; None of no lines."""
        self._head: bytes | None = None
        """The head as it was read or written last, empty where there was none to be read; None before."""
        self._seen: tuple[int, int, int] | None = None
        """How its file looked then."""

    def read(self) -> Match | None:
        """The match that was being played, None if there is none. Raises SaveError."""
        self._head = b""  # what comes to lie there from now on, and is not ours, is another program's
        with files.alone_in(self.place.parent):  # between lines and head of another one nothing is swept away
            return self._read()

    def _read(self) -> Match | None:
        found = _read(self.place)
        if found is None:
            return None
        match, stated, head, lines = found
        if stated.file or not stated.deals:
            self._match, self._stated, self._hash = match, stated, _grown(None, lines) if lines else None
            self._head, self._seen = head, self._fingerprint()
        self._sweep()
        return match

    def write(self, match: Match) -> None:
        """Save the match. Raises OSError, SaveError where it is too long, and ChangedByAnother."""
        private.make_folder(self.place.parent)
        with files.alone_in(self.place.parent):  # another program may find nothing changed in the same moment
            if self._is_changed():
                raise ChangedByAnother(str(self.place))
            self._write(match)

    def _write(self, match: Match) -> None:
        past = journal.scored(match)
        stated, digest = self._stated, self._hash
        if match is not self._match or len(past) < stated.deals or not self._are_lines_there():
            stated, digest = NO_LINES, None
        fresh = b"".join([journal.deal_line(deal) for deal in past[stated.deals :]])
        if fresh:
            digest = _grown(digest, fresh)
            stated = self._write_lines(stated, fresh, len(past), digest.hexdigest())
        head = journal.head_line(match, stated)
        files.write_whole(self.place, head, private.FILE)
        gone = self._stated.file
        self._match, self._stated, self._hash = match, stated, digest
        self._head, self._seen = head, self._fingerprint()
        if gone and gone != stated.file:
            with contextlib.suppress(OSError):
                self._lines(gone).unlink()

    def _write_lines(self, stated: Lines, fresh: bytes, deals: int, digest: str) -> Lines:
        """Put further lines behind those that the head tells of, or all of them into a new file."""
        if stated.deals:
            files.append(self._lines(stated.file), fresh, stated.size)
            return Lines(deals, stated.size + len(fresh), digest, stated.file)
        name = os.urandom(journal.NAME_DIGITS // 2).hex()
        files.write_whole(self._lines(name), fresh, private.FILE)
        return Lines(deals, len(fresh), digest, name)

    def _lines(self, name: str) -> Path:
        return self.place.with_name(LINES.format(name))

    def _are_lines_there(self) -> bool:
        """Whether the file still holds what the head tells of: somebody may have emptied the folder."""
        try:
            return not self._stated.deals or self._lines(self._stated.file).stat().st_size >= self._stated.size
        except OSError:
            return False

    def _fingerprint(self) -> tuple[int, int, int] | None:
        """What tells this state of the head's file from any other; None if there is no file."""
        try:
            found = self.place.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def _is_changed(self) -> bool:
        """Whether somebody else has written the head since; a file that is gone, or only looks new, is our own."""
        looks = self._fingerprint()
        if looks is None or self._head is None or looks == self._seen:
            return False
        try:
            is_same = self.place.read_bytes() == self._head
        except OSError:
            return False
        self._seen = looks if is_same else self._seen
        return not is_same

    def _sweep(self) -> None:
        """Remove lines that no head tells of, left by a program that was stopped between the two."""
        folder = self.place.parent
        if any(folder.glob(f"{HEAD}.*")):
            return  # a head that was set aside may still need them
        for path in folder.glob(LINES.format("*")):
            if path != self._lines(self._stated.file):
                with contextlib.suppress(OSError):
                    path.unlink()
