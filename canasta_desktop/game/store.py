"""The data folder: the running match, presets and people after every change, the settings, the games that are kept.

At any moment a file is there as it was or as it is to be, whole (`files`). What cannot be read is set aside
under a name that says so, never overwritten; the person is told by a message.
"""

import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta_desktop.game import files, journal, presets, private, settings
from canasta_desktop.game.current_game import HEAD, ChangedByAnother, CurrentGame
from canasta_desktop.game.game_files import KeptGames
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message, SaveError, why_unwritten
from canasta_desktop.game.particulars import ID_DIGITS, Particulars, time_text
from canasta_desktop.game.presets import Presets
from canasta_desktop.game.settings import Settings

if TYPE_CHECKING:
    from canasta_desktop.game.people import People

LOG = logging.getLogger(__name__)

SETTINGS: Final = "settings.json"
PRESETS: Final = "presets.json"
PEOPLE: Final = "people.json"


class Store:
    """The data folder of one person; `on_message` gets what the person must know. One program at a time writes here."""

    def __init__(
        self, folder: Path, on_message: Callable[[Message], None], clock: Callable[[], datetime] = datetime.now
    ) -> None:
        """`clock` says when a match was begun and played last."""
        self.kept = KeptGames(folder)
        self._folder = folder
        self._on_message = on_message
        self._clock = clock
        self._current = CurrentGame(folder)
        self._is_displaced = False
        """Whether another program has taken the place of the running match, so that ours is saved elsewhere."""
        self._elsewhere: Path | None = None
        """Where that is, once the match that is followed has been saved there."""
        self._stuck: set[str] = set()
        """The files that should have been set aside and could not be: their places are not written to."""
        self._failed = False
        """Whether the last save could not be written. It is told when it begins and when it is over."""
        self._read: Match | None = None
        """The match that was read from its file, and lies there as it is."""

    def load_current(self, now: datetime) -> Match | None:
        """The match that was being played; None where there is none, or it is damaged and has been set aside."""
        files.sweep_unfinished(self._folder)
        try:
            match = self._current.read()
        except SaveError as error:
            self._set_aside(HEAD, Code.SAVE_DAMAGED_SET_ASIDE, error, now)
            return None
        if match is not None and match.corrected:
            self._on_message(Message(Code.SAVE_TAKEN_UP_FROM_POSITION))
        else:
            self._read = match
        return match

    @property
    def is_failing(self) -> bool:
        """Whether the match does not lie in its file as it is now."""
        return self._failed or HEAD in self._stuck

    def follow(self, match: Match) -> None:
        """Save this match now and after every change, before anybody is told of the change.

        What has just been read lies there already: the start does not wait for the disk.
        """
        self._elsewhere = None
        match.record_to(self._record)
        if not match.particulars.id:
            match.particulars = self._identified(match.particulars)
            if journal.is_untouched(match):  # of an old one nobody knows when it was begun
                match.particulars = match.particulars._replace(begun=time_text(self._clock()))
        if match is not self._read:
            self.save(match)
        self._read = None

    def _identified(self, particulars: Particulars) -> Particulars:
        """With an identity, by which a match is known wherever its file lies."""
        from secrets import token_hex  # it brings much along, and the start goes on with a match that has its own

        return particulars._replace(id=token_hex(ID_DIGITS // 2))

    def _record(self, match: Match) -> None:
        """The match has changed."""
        match.particulars = match.particulars._replace(played=time_text(self._clock()))
        self.save(match)

    def save(self, match: Match) -> None:
        """Write the match; where that fails the game goes on, with one message."""
        if HEAD in self._stuck:
            return
        try:
            self._write_match(match)
        except (OSError, SaveError) as error:
            LOG.error("the match could not be saved: %s", error)
            has_failed, self._failed = self._failed, True
            if not has_failed:
                self._on_message(Message(Code.SAVE_FAILED, (("detail", why_unwritten(error)),)))
        else:
            has_failed, self._failed = self._failed, False
            if has_failed:
                self._on_message(Message(Code.SAVED_AGAIN))

    @property
    def place(self) -> str:
        """The name of the file in which the match that is followed lies, or is to lie."""
        return HEAD if self._elsewhere is None else self._elsewhere.name

    def _write_match(self, match: Match) -> None:
        """Write it to its place, or elsewhere if another program has begun to write there."""
        if not self._is_displaced:
            try:
                self._current.write(match)
                return
            except ChangedByAnother:
                self._is_displaced = True
                self._part(match)
        if self._elsewhere is not None and self._elsewhere.exists():
            self.kept.write(self._elsewhere, match)
            return
        if self._elsewhere is not None:  # the other program has put it on its own table
            self._part(match)
        self._elsewhere = self.kept.add(match)
        LOG.error("%s was changed by another program; saving as %s", HEAD, self._elsewhere.name)
        self._on_message(Message(Code.SAVE_CHANGED_BY_ANOTHER, (("name", self._elsewhere.name),)))

    def _part(self, match: Match) -> None:
        """Another program may be playing the same match on: from here they are two."""
        match.particulars = self._identified(match.particulars._replace(id=""))

    def load_settings(self, now: datetime) -> Settings:
        """What the person has set; for the first start its own, the defaults where it is damaged and set aside."""
        try:
            data = files.read_at_most(self._folder / SETTINGS, settings.LONGEST)
            return settings.first_settings() if data is None else settings.loads(data)
        except SaveError as error:
            self._set_aside(SETTINGS, Code.SETTINGS_DAMAGED_SET_ASIDE, error, now)
            return Settings()

    def save_settings(self, chosen: Settings) -> None:
        """Keep the settings."""
        try:
            self._write(SETTINGS, settings.dumps(chosen))
        except OSError as error:
            LOG.error("the settings could not be saved: %s", error)
            self._on_message(Message(Code.SETTINGS_FAILED, (("detail", why_unwritten(error)),)))

    def load_presets(self, now: datetime) -> Presets:
        """The person's presets, saved after every change; none where there is no file, or it has been set aside."""
        try:
            data = files.read_at_most(self._folder / PRESETS, presets.LONGEST_ALL)
            found = Presets() if data is None else presets.loads_all(data)
        except SaveError as error:
            self._set_aside(PRESETS, Code.PRESETS_DAMAGED_SET_ASIDE, error, now)
            found = Presets()
        found.record_to(self.save_presets)
        return found

    def save_presets(self, kept: Presets) -> None:
        """Write the presets; where that fails there is a message, and the file is as it was."""
        try:
            self._write(PRESETS, presets.dumps_all(kept))
        except (OSError, SaveError) as error:
            LOG.error("the presets could not be saved: %s", error)
            self._on_message(Message(Code.PRESETS_FAILED, (("detail", why_unwritten(error)),)))

    def load_people(self, now: datetime) -> "People":
        """Who plays here, saved after every change; nobody where there is no file, or it has been set aside."""
        from canasta_desktop.game import people  # a start with a match to go on with asks for nobody

        try:
            data = files.read_at_most(self._folder / PEOPLE, people.LONGEST)
            found = people.People() if data is None else people.loads(data)
        except SaveError as error:
            self._set_aside(PEOPLE, Code.PEOPLE_DAMAGED_SET_ASIDE, error, now)
            found = people.People()
        found.record_to(self.save_people)
        return found

    def save_people(self, kept: "People") -> None:
        """Write who plays here; where that fails there is a message, and the file is as it was."""
        from canasta_desktop.game import people

        try:
            self._write(PEOPLE, people.dumps(kept))
        except OSError as error:
            LOG.error("the people could not be saved: %s", error)
            self._on_message(Message(Code.PEOPLE_FAILED, (("detail", why_unwritten(error)),)))

    def _write(self, name: str, text: str) -> None:
        if name in self._stuck:
            raise FileExistsError(f"{name}: could not be set aside, and is kept")
        private.make_folder(self._folder)
        files.write_whole(self._folder / name, text.encode("utf-8"), private.FILE)

    def _set_aside(self, name: str, code: Code, error: SaveError, now: datetime) -> None:
        """Rename a file that cannot be read, and report it."""
        LOG.error("%s set aside: %s", name, error.place)
        values = (("name", self._rename(name, now)), ("fault", error.code.value))
        self._on_message(Message(code, values))

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
