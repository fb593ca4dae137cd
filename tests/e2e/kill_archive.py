"""kill -9 while matches begin, make room, come back, get names and are deleted: none may be lost, and none shown twice.

    python -m tests.e2e.kill_archive [--times 500] [--seed 1] [--windows 2] [--folder FOLDER]

No window: a child process does to a data folder what windows do, says what is done, and is killed after a random time.
With two windows, two children play in the same folder. A line for each loss, a summary at the end; status 1 if anything
was lost.
"""

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta_desktop.archive.archive import Archive
from canasta_desktop.archive.deleted import FOLDER, Deleted
from canasta_desktop.archive.index import FILE
from canasta_desktop.archive.process import serve
from canasta_desktop.archive.records import MatchRow
from canasta_desktop.game.game_files import stamp_of
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Message, SaveError
from canasta_desktop.game.store import Store
from tests.e2e.kept_matches import head_of, listed
from tests.game.matches import match, stroll

LONGEST: Final = 0.5
"""Seconds until a child is killed, at most."""

MOST_MATCHES: Final = 12
"""So many are begun at most, so that the same ones are moved about often."""


NOWHERE: Final = (-1, -1)


class Known(NamedTuple):
    """What was said to be done with a match: how far it was played, its name, and whether it may have been deleted."""

    progress: tuple[int, int]
    name: str
    is_deleted: bool = False


def progress_of(game: Match) -> tuple[int, int]:
    """Scored deals, and actions in the one on the table."""
    return len(game.history) - game.is_scored, len(game.running_deal().actions)


class BusyWindow:
    """What a window does with its data folder, without the window."""

    def __init__(self, folder: Path, rng: random.Random, out: int, number: int, windows: int) -> None:
        """One of so many windows; each moves about, names and deletes only what it has begun itself."""
        self.number, self.windows = number, windows
        self.rng = rng
        self.out = out
        self.folder = folder
        self.archive = Archive(folder, on_message=self._complain)
        self.store = Store(folder, self._complain)
        self.deleted: list[Deleted] = []
        found = self.store.load_current(datetime.now())
        self.game = found or self._fresh()
        if number:
            self.keep()
            self.game = self._fresh()
        self._follow(self.game)

    def _fresh(self) -> Match:
        """A match of this window's own, by which it is known again."""
        return match(2, self.rng.getrandbits(50) * self.windows + self.number)

    def _complain(self, message: Message) -> None:
        if message.code.value.endswith(("set-aside", "failed")):
            self._say({"fault": message.code.value})

    def _say(self, record: dict[str, Any]) -> None:
        os.write(self.out, json.dumps(record).encode() + b"\n")

    def _done(self, game: Match, *, is_deleted: bool = False) -> None:
        """This lies safely on the disk; said afterwards, so that it must be there whatever comes now."""
        told = game.particulars
        self._say({"id": told.id, "progress": progress_of(game), "name": told.name, "deleted": is_deleted})

    def _follow(self, game: Match) -> None:
        self.game = game
        self.store.follow(game)
        self.archive.note(game, self.store.place)

    def work(self) -> None:
        """Until somebody puts an end to it."""
        while True:
            does = (self.play, self.play, self.begin, self.resume, self.name, self.delete, self.restore, self.look)
            self.rng.choice(does)()

    def play(self) -> None:
        stroll(self.game, self.rng.randint(1, 8), self.rng.getrandbits(30))
        self._done(self.game)

    def keep(self) -> None:
        if (place := self.store.kept.keep(self.game)) is not None:
            self.archive.note(self.game, place.name)

    def begin(self) -> None:
        if len(self.archive.rows()) < MOST_MATCHES:
            self.keep()
            self._follow(stroll(self._fresh(), 3))
            self.play()

    def _kept(self) -> MatchRow | None:
        """Some match that is not on the table."""
        rows = [row for row in self.archive.rows() if isinstance(row, MatchRow) and row.place.startswith("game-")]
        rows = [row for row in rows if row.place != self.store.place]
        row = self.rng.choice(rows) if rows else None
        with suppress(SaveError):
            if row is not None and self.archive.read(row.place).seed % self.windows == self.number:
                return row
        return None

    def resume(self) -> None:
        if (row := self._kept()) is not None:
            with suppress(SaveError):  # the other window may have been quicker
                stamp = stamp_of(self.archive.path(row.place))
                game = self.archive.read(row.place)
                self.keep()
                self._follow(game)
                if not self.store.is_failing:
                    self.store.kept.release(self.archive.path(row.place), stamp)

    def name(self) -> None:
        if (row := self._kept()) is not None:
            with suppress(SaveError):
                self.archive.rename(row.place, f"name {self.rng.randint(1, 99)}")
                self._done(self.archive.read(row.place))

    def delete(self) -> None:
        if (row := self._kept()) is not None:
            with suppress(SaveError):
                self._done(self.archive.read(row.place), is_deleted=True)
                self.deleted.append(self.archive.delete([row.place]))

    def restore(self) -> None:
        if self.deleted:
            self.archive.restore(self.deleted.pop())

    def look(self) -> None:
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            serve(self.folder, nowhere)
        self.archive.rows()


def run_and_kill(folder: Path, rng: random.Random, windows: int) -> list[dict[str, Any]]:
    """Have so many children at work in the folder, kill them, and return what they said."""
    reading, writing = os.pipe()
    children = []
    for window in range(windows):
        seed = rng.getrandbits(60)
        if (child := os.fork()) == 0:
            try:
                BusyWindow(folder, random.Random(seed), writing, window, windows).work()
            except BaseException as error:
                os.write(writing, json.dumps({"fault": repr(error)}).encode() + b"\n")
            finally:
                os._exit(1)
        children.append(child)
    os.close(writing)
    for child in children:
        time.sleep(rng.uniform(0.0, LONGEST / windows))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as pipe:
        lines = pipe.read().split(b"\n")
    return [json.loads(line) for line in lines[:-1]]


class Ledger:
    """All that was said to be done, over many kills, and what is not as it was said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known: dict[str, Known] = {}

    def enter(self, said: list[dict[str, Any]]) -> list[str]:
        """Take in what was said; returns the complaints in it."""
        for line in said:
            if "id" in line:
                self.known[line["id"]] = Known(tuple(line["progress"]), line["name"], line["deleted"])
        return [f"said: {line['fault']}" for line in said if "fault" in line]

    def losses(self) -> list[str]:
        """What is gone, or shown twice, or damaged."""
        found, lost = listed(self.folder)
        # Of several deleted ones of a match, the one that was played on furthest.
        gone = dict(sorted([head_of(path) for path in (self.folder / FOLDER).glob("*")]))
        for identity, known in self.known.items():
            nowhere = gone.get(identity, NOWHERE) if known.is_deleted else NOWHERE
            progress = found.get(identity, nowhere)
            if progress < known.progress != (0, 0):  # what nobody has played makes room for nothing
                lost.append(f"{identity}: from {known} to {progress}")
        return lost


def main() -> int:
    """Kill, look, as often as asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--windows", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=None, help="the data folder")
    arguments = parser.parse_args()
    folder = arguments.folder or Path(tempfile.mkdtemp(prefix="canasta-kill-"))
    rng = random.Random(arguments.seed)
    ledger = Ledger(folder)
    faults = said = 0
    for number in range(1, arguments.times + 1):
        lines = run_and_kill(folder, rng, arguments.windows)
        said += len(lines)
        lost = ledger.enter(lines) + ledger.losses()
        faults += bool(lost)
        for line in lost:
            print(f"kill {number}: {line}")
        if lost:
            break
    asides = len(list(folder.glob(f"{FILE}.damaged-*")))
    print(f"{number} kills, {said} steps, {len(ledger.known)} matches, {asides} asides, {faults} lost; {folder}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
