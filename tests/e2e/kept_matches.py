"""The matches of a data folder, looked at again and again: none may be gone, none damaged, none shown twice."""

import json
from collections import Counter
from pathlib import Path

from canasta_desktop.archive.archive import Archive
from canasta_desktop.archive.places import path_of
from canasta_desktop.archive.records import DamagedRow, MatchRow
from canasta_desktop.game.messages import Message

Progress = tuple[int, int]
"""Scored deals, and actions in the deal on the table."""


def head_of(path: Path) -> tuple[str, Progress]:
    """The identity of a match, and how far it was played, by the first line of its save."""
    with path.open("rb") as file:
        head = json.loads(file.readline())
    return head["particulars"]["id"], (head["finished"]["deals"], len(head["deal"]["actions"]))


def listed(data: Path) -> tuple[dict[str, Progress], list[str]]:
    """The matches that the list shows, by identity, and what is wrong with it."""
    told: list[Message] = []
    archive = Archive(data, on_message=told.append)
    rows = archive.rows()
    while archive.unread:
        rows = archive.rows()
    archive.close()
    wrong = [f"the index: {message}" for message in told]
    wrong += [f"damaged: {row}" for row in rows if isinstance(row, DamagedRow)]
    found = [head_of(path_of(data, row.place)) for row in rows if isinstance(row, MatchRow)]
    wrong += [f"shown twice: {identity}" for identity, count in Counter([one for one, _ in found]).items() if count > 1]
    return dict(found), wrong


class KeptMatches:
    """What is known to be there, as a person would who looks at the list after each start."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.known: set[str] = set()

    def losses(self) -> list[str]:
        """What is gone since the last time, or wrong; a match that nobody has played makes room for nothing."""
        found, wrong = listed(self.data)
        lost = [f"a match is gone: {identity}" for identity in sorted(self.known - set(found))]
        lost += [f"set aside: {path.name}" for path in self.data.glob("*.damaged-*")]
        self.known |= {identity for identity, progress in found.items() if progress > (0, 0)}
        return lost + wrong
