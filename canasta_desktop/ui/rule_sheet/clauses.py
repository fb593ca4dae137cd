"""The wording of each clause, as it stands in the rule files (`assets/run/rules`).

A clause stands at its bold number, as an item or a paragraph of its own, or in the row of a table that begins with the
number; a table below a clause that ends with a colon belongs to it. A few statements rest on a whole chapter (`MA-7`)
or on what a file says of itself (`MZ`): those have a wording too. No Qt.
"""

import logging
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from canasta_desktop.resources import ResourceError, asset, asset_names

LOG = logging.getLogger(__name__)

FOLDER: Final = "rules/"
"""Where the rule files lie among the assets."""

_NUMBER: Final = r"[A-Z]+-\d+[a-z]?\.\d+"
_ITEM: Final = re.compile(rf"(?:- )?\*\*({_NUMBER})\b.*")
_FIRST_CELL: Final = re.compile(_NUMBER)
_FILE: Final = re.compile(r"# .* - clauses ([A-Z]+)")
_CHAPTER: Final = re.compile(r"## ([A-Z]+-\d+[a-z]?)\b.*")
_RULE: Final = re.compile(r"\|[-| ]+\|")
"""The line below the headings of a table."""
_EMPHASIS: Final = re.compile(r"\*+([^*]+)\*+")


def wording(clause: str) -> str:
    """The wording of this clause in lines of plain text; empty where no file can be read or none has it."""
    try:
        return clauses().get(clause, "")
    except (ResourceError, OSError):
        LOG.exception("the texts of the rules cannot be read")
        return ""


@cache
def clauses() -> Mapping[str, str]:
    """The wordings of all files, by number; read at first need. Raises ResourceError, OSError."""
    found: dict[str, str] = {}
    for name in asset_names():
        if name.startswith(FOLDER) and name.endswith(".md"):
            found |= wordings(asset(name).read_text(encoding="utf-8", errors="replace"))
    return found


def wordings(text: str) -> dict[str, str]:
    """The wordings of one file, by the number of clause, chapter or file."""
    reader = _Reader()
    for line in text.splitlines():
        reader.read(line.strip())
    return {number: "\n".join(lines) for number, lines in reader.found.items()}


class _Reader:
    """Reads a file line by line and knows to what the line belongs."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}
        self._around = ""
        """The chapter, or the file as long as no chapter has begun."""
        self._clause = ""
        self._columns: list[str] = []

    def read(self, line: str) -> None:
        """One more line."""
        if line.startswith("|"):
            self._row(line)
            return
        self._columns = []
        if line.startswith("#"):
            self._heading(line)
        elif not line:
            self._pause()
        elif found := _ITEM.fullmatch(line):
            self._begin(found[1], [plain(line.removeprefix("- "))])
        else:
            self._add(plain(line))

    def _heading(self, line: str) -> None:
        self._clause = ""
        if found := _FILE.fullmatch(line) or _CHAPTER.fullmatch(line):
            self._around = found[1]
        elif line.startswith("## "):
            self._around = ""
        self._add(plain(line.lstrip("# ")))

    def _pause(self) -> None:
        """An empty line ends a clause, unless a table is still to come."""
        if self._clause and not self.found[self._clause][-1].endswith(":"):
            self._clause = ""

    def _row(self, line: str) -> None:
        if _RULE.fullmatch(line):
            return
        cells = [plain(cell.strip()) for cell in line.removeprefix("|").removesuffix("|").split("|")]
        if not self._columns:
            self._columns = cells
        elif _FIRST_CELL.fullmatch(cells[0]):
            self._begin(cells[0], [cells[0], *self._named(cells)])
        else:
            self._add(f"{cells[0]} – {'; '.join(self._named(cells))}")

    def _named(self, cells: list[str]) -> list[str]:
        """What stands behind the first cell, each with the heading of its column."""
        return [f"{column}: {cell}" for column, cell in zip(self._columns[1:], cells[1:], strict=False) if cell]

    def _begin(self, number: str, lines: list[str]) -> None:
        self._clause = number
        self.found[number] = []
        for line in lines:
            self._add(line)

    def _add(self, line: str) -> None:
        """Put a line where it belongs: to the clause, and to what is around it."""
        for number in (self._clause, self._around):
            if number:
                self.found.setdefault(number, []).append(line)


def plain(text: str) -> str:
    """The text without the signs that set it in bold, in italics or in the letters of code."""
    return _EMPHASIS.sub(r"\1", text.replace("`", ""))
