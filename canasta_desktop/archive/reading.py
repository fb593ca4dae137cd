"""The row of a save, read from its file: of its first line alone, wherever that says how the match stands."""

from datetime import datetime
from pathlib import Path

from canasta_desktop.archive.places import FileState
from canasta_desktop.archive.records import DamagedRow, MatchRow, damaged, row_of, row_of_head
from canasta_desktop.game import journal
from canasta_desktop.game.game_files import read_game
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import time_text


def read_row(path: Path, place: str, state: FileState) -> MatchRow | DamagedRow:
    """The row of the save in this file; where it does not say when it was played, its file does.

    A save of old, which does not say how it stands, is loaded: that takes as long as playing its deal again.
    """
    changed = changed_text(state)
    try:
        return dated(_row(path, place), changed)
    except SaveError as error:
        return damaged(place, changed, error)


def changed_text(state: FileState) -> str:
    """When a file was written last, as times stand in a save; empty where its clock was out of its mind."""
    try:
        return time_text(datetime.fromtimestamp(state.changed / 1e9))
    except (ValueError, OverflowError, OSError):
        return ""


def dated(row: MatchRow, changed: str) -> MatchRow:
    """The row, with a time at which it was played in any case."""
    particulars = row.particulars
    return (
        row
        if particulars.played
        else row._replace(particulars=particulars._replace(played=particulars.begun or changed))
    )


def _row(path: Path, place: str) -> MatchRow:
    try:
        with path.open("rb") as file:
            head = file.readline(journal.LONGEST_HEAD + 2)
            following = path.stat().st_size - len(head)
    except OSError as error:
        raise SaveError(Fault.UNREADABLE, str(error)) from None
    row = row_of_head(head.removesuffix(b"\n"), place, following)
    return row_of(read_game(path), place) if row is None else row
