"""The copies of the conformance cases are brought up to date, and what is no copy is left alone."""

import sys

import pytest

from tests import copy_cases

OURS = {
    "tests/cases/own/classic/ours.json": "{ }",
    "tests/cases/own/samba/deep/ours-too.json": "[]",
    "assets/run/rules/house-rules.md": "- **VA-6.1** A clause of our own.",
}
"""What lies here and is copied from nowhere."""


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """A checkout with cases of our own and old copies, and the rules it copies from."""
    written = {
        **{f"checkout/{path}": text for path, text in OURS.items()},
        "checkout/tests/cases/classic/old.json": "{}",
        "checkout/tests/cases/classic/same.json": "{}",
        "checkout/tests/rules/clauses_old.txt": "CL-1.1\n",
        "rules/cases/classic/same.json": "{}",
        "rules/cases/samba/new.json": "{}",
        "rules/samba.md": "- **SA-1.1** A clause.\n| SA-1.2 | another |",
    }
    for path, text in written.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(copy_cases, "TESTS", tmp_path / "checkout" / "tests")
    return tmp_path / "checkout", tmp_path / "rules" / "cases"


def run(monkeypatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["copy_cases.py", *map(str, arguments)])
    return copy_cases.main()


def files(folder) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_copy_brings_the_copies_up_to_date_and_leaves_our_own_alone(folders, monkeypatch):
    checkout, source = folders
    assert run(monkeypatch, source) == 0
    copies = {"tests/cases/classic/same.json", "tests/cases/samba/new.json", "tests/rules/clauses_samba.txt"}
    assert files(checkout) == copies | set(OURS)
    assert {path: (checkout / path).read_text(encoding="utf-8") for path in OURS} == OURS
    assert (checkout / "tests/rules/clauses_samba.txt").read_text(encoding="utf-8") == "SA-1.1\nSA-1.2\n"


def test_a_check_speaks_of_copies_alone(folders, monkeypatch, capsys):
    _, source = folders
    assert run(monkeypatch, "--check", source) == 1
    assert capsys.readouterr().err.splitlines() == [
        "missing: cases/samba/new.json",
        "missing: rules/clauses_samba.txt",
        "left over: cases/classic/old.json",
        "left over: rules/clauses_old.txt",
    ]
    assert run(monkeypatch, source) == 0
    assert run(monkeypatch, "--check", source) == 0
