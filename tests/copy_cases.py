"""Copy the conformance cases and the texts of the rules into the repository, so that a clone proves itself alone.

`python tests/copy_cases.py [FROM]` copies; `python tests/copy_cases.py --check FROM` only compares, lists what differs
and exits 1. FROM is the folder of cases, a folder a rule system; the texts stand beside it. Cases go to `tests/cases`,
texts to `assets/run/rules`, where the program reads the wording of its clauses.

What is our own lies in the same folders and is left alone: the cases in `tests/cases/own`, and the texts named in
`OWN_TEXTS`.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT.parent / "shared" / "rules" / "cases"
CASES: Final = Path("tests", "cases")
TEXTS: Final = Path("assets", "run", "rules")

OWN_CASES: Final = CASES / "own"
"""The folder of cases that are copied from nowhere."""
OWN_TEXTS: Final = ("house-rules.md", "SOURCES.md")
"""Texts that are copied from nowhere: clauses that this program adds, and what the sources are."""

CHANGES: Final = {
    "README.md": {
        "[cases/](cases)": "[tests/cases/](../../../tests/cases)",
        'The four source documents of this project ("seeds"):': "The four source documents of this project "
        '("seeds", not part of it; [SOURCES.md](SOURCES.md) says what they are):',
    },
    "CASES.md": {"They live in `cases/`\nbeside this file,": "They live in\n`tests/cases/`,"},
}
"""What reads otherwise in the copy of a text, because the cases and the sources lie elsewhere from here."""


class CopyError(Exception):
    """A text cannot be copied as it is; the message names it and says why."""


def wanted(source: Path) -> dict[Path, bytes]:
    """What the copies must hold, by their place in the repository. Raises CopyError."""
    files = {CASES / path.relative_to(source): path.read_bytes() for path in sorted(source.rglob("*.json"))}
    for path in sorted(source.parent.glob("*.md")):
        if path.name in OWN_TEXTS:
            raise CopyError(f"{path.name} is a text of our own; the one beside the cases needs another name")
        files[TEXTS / path.name] = changed(path.name, path.read_bytes().decode()).encode()
    return files


def changed(name: str, text: str) -> str:
    """A text as its copy has it. Raises CopyError."""
    for old, new in CHANGES.get(name, {}).items():
        if text.count(old) != 1:
            raise CopyError(f"{name} holds not once, as its copy needs it: {old!r}")
        text = text.replace(old, new)
    return text


def present() -> set[Path]:
    """The copies that are here, by their place in the repository."""
    cases = [path.relative_to(ROOT) for path in (ROOT / CASES).rglob("*.json")]
    texts = [path.relative_to(ROOT) for path in (ROOT / TEXTS).rglob("*") if path.is_file()]
    own = {TEXTS / name for name in OWN_TEXTS}
    return {path for path in [*cases, *texts] if path not in own and not path.is_relative_to(OWN_CASES)}


def differences(files: dict[Path, bytes]) -> list[str]:
    """A line for each copy that is missing, changed or left over."""
    here = present()
    lines = [f"missing: {path.as_posix()}" for path in files if path not in here]
    lines += [
        f"changed: {path.as_posix()}" for path in files if path in here and (ROOT / path).read_bytes() != files[path]
    ]
    lines += [f"left over: {path.as_posix()}" for path in sorted(here - set(files))]
    return lines


def copy(files: dict[Path, bytes]) -> None:
    """Make the copies what they must be; what is right already is not touched."""
    for path in present() - set(files):
        (ROOT / path).unlink()
    for path, content in files.items():
        target = ROOT / path
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def main() -> int:
    """Read the command line; 0, or 1 where copies differ, or 2 where there is nothing to copy."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("source", nargs="?", type=Path, default=SOURCE, metavar="FROM", help="the folder of cases")
    arguments = parser.parse_args()
    source = arguments.source.resolve()
    if not any(source.rglob("*.json")):
        parser.error(f"there are no cases in {arguments.source}")
    if not any(source.parent.glob("*.md")):
        parser.error(f"there are no texts of the rules beside {arguments.source}")
    try:
        files = wanted(source)
    except CopyError as error:
        print(error, file=sys.stderr)
        return 1
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
