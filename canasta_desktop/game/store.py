"""The files: the running match and the presets after every change, and the settings.

A file is written beside its place, flushed to the disk and then put in its place in one step, so that
at any moment either the old one is there or the new one, whole. What cannot be read is set aside
under a name that says so, never overwritten; the person is told by a message.
"""

import contextlib
import logging
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from canasta_desktop.game import journal, presets, settings
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Fault, Message, SaveError
from canasta_desktop.game.presets import Presets
from canasta_desktop.game.settings import Settings

LOG = logging.getLogger(__name__)

CURRENT: Final = "current.json"
SETTINGS: Final = "settings.json"
PRESETS: Final = "presets.json"
UNFINISHED: Final = ".new"
"""The ending of a file that is being written."""


class Store:
    """The data folder of one person; `tell` gets what the person must know. One program at a time writes here."""

    def __init__(self, folder: Path, tell: Callable[[Message], None]) -> None:
        self._folder = folder
        self._tell = tell
        self._stuck: set[str] = set()
        """The files that should have been set aside and could not be: their places are not written to."""
        self._failed = False
        """Whether the last save could not be written, which is told once."""
        self._read: Match | None = None
        """The match that was read from its file, and lies there as it is."""

    def load_current(self, now: datetime) -> Match | None:
        """The match that was being played; None where there is none, or it is damaged and has been set aside."""
        self._sweep()
        try:
            data = read_at_most(self._folder / CURRENT, journal.LONGEST)
            match = None if data is None else journal.loads(data)
        except SaveError as error:
            self._set_aside(CURRENT, Code.SAVE_DAMAGED_SET_ASIDE, error, now)
            return None
        if match is not None and match.corrected:
            self._tell(Message(Code.SAVE_TAKEN_UP_FROM_POSITION))
        else:
            self._read = match
        return match

    def follow(self, match: Match) -> None:
        """Save this match now and after every change, before anybody is told of the change.

        What has just been read lies there already: the start does not wait for the disk.
        """
        match.record_to(self.save)
        if match is not self._read:
            self.save(match)
        self._read = None

    def save(self, match: Match) -> None:
        """Write the match; where that fails the game goes on, and the person is told once."""
        if CURRENT in self._stuck:
            return
        try:
            self._write(CURRENT, journal.dumps(match))
            self._failed = False
        except OSError as error:
            LOG.error("the match could not be saved: %s", error)
            if not self._failed:
                self._tell(Message(Code.SAVE_FAILED, (("detail", str(error)),)))
            self._failed = True

    def load_settings(self, now: datetime) -> Settings:
        """What the person has set; the defaults where there is nothing, or it is damaged and has been set aside."""
        try:
            data = read_at_most(self._folder / SETTINGS, settings.LONGEST)
            return Settings() if data is None else settings.loads(data)
        except SaveError as error:
            self._set_aside(SETTINGS, Code.SETTINGS_DAMAGED_SET_ASIDE, error, now)
            return Settings()

    def save_settings(self, chosen: Settings) -> None:
        """Keep the settings."""
        try:
            self._write(SETTINGS, settings.dumps(chosen))
        except OSError as error:
            LOG.error("the settings could not be saved: %s", error)
            self._tell(Message(Code.SETTINGS_FAILED, (("detail", str(error)),)))

    def load_presets(self, now: datetime) -> Presets:
        """The person's presets, saved after every change; none where there is no file, or it has been set aside."""
        try:
            data = read_at_most(self._folder / PRESETS, presets.LONGEST_ALL)
            found = Presets() if data is None else presets.loads_all(data)
        except SaveError as error:
            self._set_aside(PRESETS, Code.PRESETS_DAMAGED_SET_ASIDE, error, now)
            found = Presets()
        found.record_to(self.save_presets)
        return found

    def save_presets(self, kept: Presets) -> None:
        """Write the presets; where that fails the person is told, and the file is as it was."""
        try:
            self._write(PRESETS, presets.dumps_all(kept))
        except (OSError, SaveError) as error:
            LOG.error("the presets could not be saved: %s", error)
            self._tell(Message(Code.PRESETS_FAILED, (("detail", str(error)),)))

    def _write(self, name: str, text: str) -> None:
        if name in self._stuck:
            raise FileExistsError(f"{name}: could not be set aside, and is kept")
        self._folder.mkdir(parents=True, exist_ok=True)
        write_whole(self._folder / name, text.encode("utf-8"))

    def _set_aside(self, name: str, code: Code, error: SaveError, now: datetime) -> None:
        """Rename a file that cannot be read, and tell."""
        LOG.error("%s set aside: %s", name, error)
        values = (("name", self._rename(name, now)), ("fault", error.code.value))
        self._tell(Message(code, values))

    def _rename(self, name: str, now: datetime) -> str:
        """Set a file aside and return its name now; what could not even be renamed is never written over."""
        aside = self._folder / f"{name}.damaged-{now:%Y%m%d-%H%M%S}"
        count = 1
        while aside.exists():
            count += 1
            aside = self._folder / f"{name}.damaged-{now:%Y%m%d-%H%M%S}-{count}"
        try:
            (self._folder / name).rename(aside)
        except OSError as refused:
            LOG.error("%s could not be renamed: %s", name, refused)
            self._stuck.add(name)
            return name
        return aside.name

    def _sweep(self) -> None:
        """Remove what a program that was stopped in the middle of writing has left."""
        for path in self._folder.glob(f"*{UNFINISHED}"):
            with contextlib.suppress(OSError):
                path.unlink()


def write_whole(path: Path, data: bytes) -> None:
    """Replace the file by this content: whole or not at all. Raises OSError."""
    beside = path.with_name(f"{path.name}.{os.getpid()}{UNFINISHED}")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def read_at_most(path: Path, longest: int) -> bytes | None:
    """The content of a file, one byte over `longest` at most; None if there is none. Raises SaveError."""
    if not path.exists() and not path.is_symlink():
        return None
    if not path.is_file():
        raise SaveError(Fault.UNREADABLE, "not a file")
    try:
        with path.open("rb") as file:
            return file.read(longest + 1)
    except OSError as error:
        raise SaveError(Fault.UNREADABLE, str(error)) from None
