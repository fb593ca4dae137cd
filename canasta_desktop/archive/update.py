"""The index brought up to date: files that are new or were changed are read, rows of those that are gone go."""

import time
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from canasta_desktop.archive.index import Index, differences
from canasta_desktop.archive.places import FileState, SaveFolder, path_of
from canasta_desktop.archive.reading import read_row

BATCH_SECONDS: Final = 0.1
"""What was read in so long is written together: a kill loses no more, and nobody waits longer for the database."""


class UpdateProgress(NamedTuple):
    """How far some work has come: so many of so many files."""

    done: int
    total: int

    @property
    def left(self) -> int:
        """How many are still to come."""
        return self.total - self.done


def updating(
    index: Index, saves: SaveFolder, apart: Collection[str] = (), *, thorough: bool = False
) -> Iterator[UpdateProgress]:
    """Read what is new, a batch a step; who stops in between goes on another time where this has ended.

    Places `apart` are left as they are in the index: somebody knows more of them than their files do. The first step
    comes in any case, and takes no longer than a batch. Files in the folder of kept games are only looked at if one has
    come or gone, or where it is to be `thorough`: somebody else may have changed one. Raises sqlite3.Error.
    """
    changed = saves.changed()
    is_known = bool(changed) and changed == index.folder_changed and not thorough
    there = saves.beside() if is_known else saves.states()
    gone, fresh = differences(index.states(beside_only=is_known), there)
    gone, fresh = [[place for place in places if place not in apart] for places in (gone, fresh)]
    if gone:
        with index.changing():
            index.remove(gone)
    done = 0
    while done < len(fresh):
        done += _read_batch(index, saves, fresh[done:], there)
        if done < len(fresh):
            yield UpdateProgress(done, len(fresh))
    if not is_known:
        with index.changing():
            index.put_folder_changed(changed)
    yield UpdateProgress(done, len(fresh))


def _read_batch(index: Index, saves: SaveFolder, fresh: list[str], there: dict[str, FileState]) -> int:
    """Read as many of these files as there is time for, one at least; returns how many."""
    until = time.monotonic() + BATCH_SECONDS
    rows = []
    for place in fresh:
        rows.append((read_row(path_of(saves.folder, place), place, there[place]), there[place]))
        if time.monotonic() > until:
            break
    with index.changing():
        for row, state in rows:
            index.put(row, state)
    return len(rows)
