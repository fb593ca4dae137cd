"""A match that has just been won, looked at as a person would: its last sheet, the list of matches, its score book.

What stands in dialogs is not described, but score sheet and score book can be copied: what lies on the clipboard then
is held against the save.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from canasta_desktop.archive.archive import Archive
from canasta_desktop.archive.records import MatchRow
from canasta_desktop.game.game_files import read_game
from canasta_desktop.game.match import Match
from canasta_desktop.rules.table import NOBODY
from tests.e2e.hands import Keys
from tests.e2e.program import Program

SHEET, LIST, BOOK = "score", "history", "score-book"
"""The names of the dialogs."""
COPY_ON_SHEET = 3
"""So many steps back from the button of Enter on the sheet of a match that is over stands the one that copies."""
COPY_IN_BOOK = 4
"""So many steps back from the lines of the book."""


class SheetText(NamedTuple):
    """A copied score sheet: the lines, this deal, the sum before and after it by column, and who has won."""

    lines: list[list[int]]
    deal: list[int]
    before: list[int]
    totals: list[int]
    outcome: str


class BookText(NamedTuple):
    """A copied score book: by deal the points and the totals by column, and who has won."""

    points: list[list[int]]
    totals: list[list[int]]
    outcome: str


class FinishedMatch:
    """Goes by keys from the last score sheet to list and book; `picture` takes one of the screen."""

    def __init__(self, program: Program, keys: Keys, picture: Callable[[str], None]) -> None:
        self.program = program
        self.keys = keys
        self.picture = picture

    @property
    def saved(self) -> Match:
        """The match as it lies on the disk."""
        return read_game(self.program.data / "current.json")

    def faults(self) -> list[str]:
        """What is not as it should be; the sheet lies open before, the table afterwards."""
        match = self.saved
        sheet = sheet_text(self._copied(COPY_ON_SHEET))
        self.keys.key("Escape")
        self._wait_for()
        self.keys.key("ctrl+h")
        self._wait_for(LIST)
        self.keys.key("space")
        self._wait_for(LIST, BOOK)
        book = book_text(self._copied(COPY_IN_BOOK))
        self.picture("book")  # only now: what is described may not have been painted yet
        self.keys.key("Escape")
        self._wait_for(LIST)
        self.picture("list")
        self.keys.key("Escape")
        self._wait_for()
        return _of_sheet(sheet, match) + _of_book(book, sheet, match) + self._of_list(match)

    def _wait_for(self, *dialogs: str) -> None:
        """Wait until just these are open."""
        self.program.wait(lambda now: now.facts["dialogs"] == list(dialogs), f"the dialogs {dialogs}")

    def _copied(self, back: int) -> str:
        """What the button copies that stands so many steps back from where the keyboard is."""
        before = self.program.clipboard()
        self.keys.key(*["shift+Tab"] * back, "space")
        return self.program.copied(before)

    def _of_list(self, match: Match) -> list[str]:
        """The archive, asked from outside while the window has it open too."""
        archive = Archive(self.program.data)
        rows = [row for row in archive.rows() if row.place == "current.json"]
        archive.close()
        if len(rows) != 1 or not isinstance(rows[0], MatchRow):
            return [f"the list has {rows}"]
        row = rows[0]
        told = row.is_over, row.winner, list(row.totals), row.deals
        known = True, match.winner, match.totals, len(match.history)
        return [] if told == known else [f"the list tells {told}, the save {known}"]


def _of_sheet(sheet: SheetText, match: Match) -> list[str]:
    faults = []
    if match.winner == NOBODY:
        faults.append("the save tells no winner")
    if sorted(sheet.totals) != sorted(match.totals):
        faults.append(f"the sheet sums up to {sheet.totals}, the save to {match.totals}")
    if not sheet.outcome:
        faults.append("the sheet tells nobody who has won")
    for column, points in enumerate(sheet.deal):
        counted = sum(line[column] for line in sheet.lines)
        if counted != points or sheet.before[column] + points != sheet.totals[column]:
            faults.append(f"column {column} of the sheet does not add up: {sheet}")
    return faults


def _of_book(book: BookText, sheet: SheetText, match: Match) -> list[str]:
    faults = []
    if len(book.points) != len(match.history):
        faults.append(f"the book has {len(book.points)} deals, the match {len(match.history)}")
    if book.totals[-1] != sheet.totals or book.points[-1] != sheet.deal:
        faults.append(f"the book ends with {book.points[-1]}, {book.totals[-1]}, the sheet with {sheet}")
    if book.outcome != sheet.outcome:
        faults.append(f"the book tells {book.outcome!r}, the sheet {sheet.outcome!r}")
    running = [0] * len(sheet.totals)
    for points, totals in zip(book.points, book.totals, strict=True):
        running = [before + one for before, one in zip(running, points, strict=True)]
        if running != totals:
            faults.append(f"the book adds {points} up to {totals} instead of {running}")
    return faults


def sheet_text(copied: str) -> SheetText:
    """The sheet of a match that is over: below the lines stand this deal, the sum before and after it."""
    _, _, *below = copied.split("\n")
    rows = [line.split("\t")[1:] for line in below if "\t" in line]
    *lines, deal, before, totals = [[_figure(cell) for cell in row] for row in rows]
    return SheetText(lines, deal, before, totals, next((line for line in below if "\t" not in line), ""))


def book_text(copied: str) -> BookText:
    """The book of a match that is over: number, who dealt, points and total by column."""
    _, _, _, *below = copied.split("\n")
    cells = [[_figure(cell) for cell in line.split("\t")[2:]] for line in below if "\t" in line]
    outcome = below[-1] if "\t" not in below[-1] else ""
    return BookText([row[::2] for row in cells], [row[1::2] for row in cells], outcome)


def _figure(cell: str) -> int:
    """A figure as it is written in either language; what holds none is 0."""
    digits = re.sub(r"\D", "", cell)
    sign = -1 if cell.strip()[:1] in ("-", "−") else 1
    return sign * int(digits or "0")
