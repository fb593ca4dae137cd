"""The numbers of all clauses there are, as they stand in the texts of the rules.

They are found here in a simpler way than the program finds their wordings, so that one is a check of the other.
"""

import re
from typing import Final

from canasta_desktop.resources import asset, asset_names

CLAUSE: Final = re.compile(r"(?:\*\*|^\| )([A-Z]+-\d+[a-z]?\.\d+)\b", re.MULTILINE)
"""A clause's number where the clause itself stands: in bold at its head, or first in a table's row."""

WHOLE: Final = {"manzana": ("MZ",), "modern-american": ("MA-7",)}
"""What is said over a whole file or chapter."""

NOT_RULES: Final = ("README", "CASES", "SOURCES")
"""Texts that hold no clauses: glossary and index, the format of cases, what the sources are."""

OWN: Final = "house-rules"
"""The rules that this program adds to those of the sources."""


def _numbers(stem: str) -> list[str]:
    """The clauses of a file, in its order."""
    text = asset(f"rules/{stem}.md").read_text(encoding="utf-8")
    return list(dict.fromkeys([*WHOLE.get(stem, ()), *CLAUSE.findall(text)]))


_FILES: Final = [name.removeprefix("rules/").removesuffix(".md") for name in asset_names() if name.startswith("rules/")]

BY_FILE: Final = {stem: _numbers(stem) for stem in _FILES if stem not in NOT_RULES}
"""The clauses of each rule file, by system; `variations` and `house-rules` are those of the options."""

CLAUSES: Final = {clause for clauses in BY_FILE.values() for clause in clauses}
