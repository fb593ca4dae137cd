"""The folder of the pads: each in a file of its own, written whole after every change.

What is damaged is set aside under a name that says so; nothing is ever written over or thrown away.
"""

import logging
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple

from canasta_desktop.game import files, private
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import ID_DIGITS, time_text
from canasta_desktop.pad.pad_format import LONGEST, dumps, loads
from canasta_desktop.pad.score_pad import ScorePad

LOG = logging.getLogger(__name__)

PADS: Final = "pads"
"""The folder of the pads, in the data folder."""
PLACE: Final = re.compile(rf"([0-9a-f]{{{ID_DIGITS}}})\.json")
MOST: Final = 2000
"""Pads that are read at most, those that were written last."""


WHOLE: Final = (Fault.NEWER, Fault.UNKNOWN_RULES, Fault.UNREADABLE, Fault.MISSING)
"""What is wrong with files that are not damaged: another program, or another day, may read them."""


class UnreadPad(NamedTuple):
    """A file that cannot be read: its name now, what is wrong with it, and whether it was set aside for that."""

    name: str
    fault: Fault
    was_moved: bool


class PadFolder:
    """Keeps pads in a data folder. A pad without an identity gets one, and its file, when it is first written."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] = datetime.now) -> None:
        self._folder = folder / PADS
        self._clock = clock

    def load(self) -> tuple[list[ScorePad], list[UnreadPad]]:
        """All pads, the one that was changed last first, and the files that cannot be read."""
        pads: list[ScorePad] = []
        unread: list[UnreadPad] = []
        for place in self._places():
            try:
                pads.append(self._read(place))
            except SaveError as error:
                LOG.error("%s cannot be read: %s", place.name, error.place)
                name = place.name if error.code in WHOLE else self._set_aside(place)
                unread.append(UnreadPad(name, error.code, was_moved=name != place.name))
        pads.sort(key=lambda pad: pad.particulars.played, reverse=True)
        return pads, unread

    def write(self, pad: ScorePad) -> ScorePad:
        """Keep the pad and answer with it as it is kept. Raises OSError."""
        known, now = pad.particulars, time_text(self._clock())
        known = known._replace(id=known.id or token_hex(ID_DIGITS // 2), begun=known.begun or now, played=now)
        pad = replace(pad, particulars=known)
        self._put(pad)
        return pad

    def restore(self, pad: ScorePad) -> None:
        """Put a pad back that was removed, as it was. Raises OSError."""
        self._put(pad)

    def remove(self, pad: ScorePad) -> None:
        """Forget the pad. Raises OSError."""
        self._place(pad).unlink(missing_ok=True)

    def _put(self, pad: ScorePad) -> None:
        private.make_folder(self._folder)
        files.write_whole(self._place(pad), dumps(pad).encode("utf-8"), private.FILE)

    def _place(self, pad: ScorePad) -> Path:
        return self._folder / f"{pad.particulars.id}.json"

    def _places(self) -> list[Path]:
        """The files of pads, the one that was written last first."""
        try:
            found = [(place.stat().st_mtime, place) for place in self._folder.iterdir() if PLACE.fullmatch(place.name)]
        except OSError:
            return []
        return [place for _, place in sorted(found, reverse=True)[:MOST]]

    def _read(self, place: Path) -> ScorePad:
        """The pad of a file, which must be called after it. Raises SaveError."""
        data = files.read_at_most(place, LONGEST)
        if data is None:
            raise SaveError(Fault.MISSING, "no such file")
        pad = loads(data)
        if pad.particulars.id != place.stem:
            raise SaveError(Fault.BAD_VALUE, "pad.particulars.id: not that of the file")
        return pad

    def _set_aside(self, place: Path) -> str:
        """Rename the file and return its name now; where the system refuses, it stays where it is."""
        named = f"{place.name}.damaged-{self._clock():%Y%m%d-%H%M%S}"
        aside = place.with_name(named)
        count = 1
        while aside.exists():
            count += 1
            aside = place.with_name(f"{named}-{count}")
        try:
            place.rename(aside)
        except OSError as refused:
            LOG.error("%s could not be renamed: %s", place.name, refused)
            return place.name
        return aside.name
