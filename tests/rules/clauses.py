"""The numbers of all clauses there are: lists of those that are copied, and what the rules of our own hold."""

from pathlib import Path

from canasta_desktop.resources import asset
from tests.copy_cases import CLAUSE

HERE = Path(__file__).resolve().parent
OWN = "house-rules"
"""The rules that this program adds to those of the sources."""


def _copied() -> dict[str, list[str]]:
    return {
        path.stem.removeprefix("clauses_").replace("_", "-"): path.read_text(encoding="utf-8").split()
        for path in HERE.glob("clauses_*.txt")
    }


BY_FILE = {**_copied(), OWN: list(dict.fromkeys(CLAUSE.findall(asset(f"rules/{OWN}.md").read_text(encoding="utf-8"))))}
"""The clauses of each rule file, by system; `variations` and `house-rules` are those of the options."""

CLAUSES = {clause for clauses in BY_FILE.values() for clause in clauses}
