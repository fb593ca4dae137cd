"""Copy the conformance cases into `tests/cases`, so that a clone proves itself alone.

`python tests/copy_cases.py [FROM]` copies; `python tests/copy_cases.py --check FROM` only compares, lists what differs
and exits 1. FROM is the folder of cases, a folder a rule system; the rules stand beside it. The numbers of their
clauses are copied too, as lists (`tests/rules/clauses_*.txt`): the tests ask whether a clause exists, not what it says.

The cases of our own, for the clauses that this program adds (`assets/run/rules`), lie in `tests/cases/own` and are no
copies: they are left alone.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parent
SOURCE: Final = TESTS.parent.parent / "shared" / "rules" / "cases"
OWN: Final = "own"
"""The folder of cases that are copied from nowhere."""

NOT_RULES: Final = ("README", "CASES")
"""Files beside the cases that hold no clauses."""

CLAUSE: Final = re.compile(r"(?:\*\*|^\| )([A-Z]+-\d+[a-z]?\.\d+)\b", re.MULTILINE)
"""A clause's number where the clause itself stands: in bold at its head, or first in a table's row."""

WHOLE: Final = {"manzana": ("MZ",), "modern-american": ("MA-7",)}
"""What is said over a whole file or chapter."""


def wanted(source: Path) -> dict[Path, bytes]:
    """What the copies must hold, by their place below `tests`."""
    files = {Path("cases", path.relative_to(source)): path.read_bytes() for path in sorted(source.rglob("*.json"))}
    for path in sorted(source.parent.glob("*.md")):
        if path.stem not in NOT_RULES:
            found = CLAUSE.findall(path.read_text(encoding="utf-8"))
            numbers = dict.fromkeys([*WHOLE.get(path.stem, ()), *found])
            name = f"clauses_{path.stem.replace('-', '_')}.txt"
            files[Path("rules", name)] = "".join(f"{number}\n" for number in numbers).encode()
    return files


def present() -> set[Path]:
    """The copies that are here, by their place below `tests`."""
    cases = [path for path in (TESTS / "cases").rglob("*.json") if not path.is_relative_to(TESTS / "cases" / OWN)]
    return {path.relative_to(TESTS) for path in [*cases, *(TESTS / "rules").glob("clauses_*.txt")]}


def differences(files: dict[Path, bytes]) -> list[str]:
    """A line for each copy that is missing, changed or left over."""
    here = present()
    lines = [f"missing: {path.as_posix()}" for path in files if path not in here]
    lines += [
        f"changed: {path.as_posix()}" for path in files if path in here and (TESTS / path).read_bytes() != files[path]
    ]
    lines += [f"left over: {path.as_posix()}" for path in sorted(here - set(files))]
    return lines


def copy(files: dict[Path, bytes]) -> None:
    """Make the copies what they must be; what is right already is not touched."""
    for path in present() - set(files):
        (TESTS / path).unlink()
    for path, content in files.items():
        target = TESTS / path
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def main() -> int:
    """Read the command line; 0, or 1 where copies differ, or 2 where there is nothing to copy."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("source", nargs="?", type=Path, default=SOURCE, metavar="FROM", help="the folder of cases")
    arguments = parser.parse_args()
    if not any(arguments.source.rglob("*.json")):
        parser.error(f"there are no cases in {arguments.source}")
    files = wanted(arguments.source.resolve())
    found = differences(files)
    if not arguments.check:
        copy(files)
        print(f"{len(files)} files, {len(found)} of them new, changed or removed")
        return 0
    print(
        "\n".join(found) or f"all {len(files)} copies are as they should be", file=sys.stderr if found else sys.stdout
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
