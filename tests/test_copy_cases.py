"""The copies of cases and rule texts are brought up to date, and what is no copy is left alone."""

import re
import sys
from pathlib import Path

import pytest

from tests import copy_cases

ROOT = Path(__file__).resolve().parent.parent

OURS = {
    "tests/cases/own/classic/ours.json": "{ }",
    "tests/cases/own/samba/deep/ours-too.json": "[]",
    "assets/run/rules/house-rules.md": "- **VA-6.1** A clause of our own.",
    "assets/run/rules/SOURCES.md": "What the sources are.",
}
"""What lies here and is copied from nowhere."""

GLOSSARY = 'Cases: [cases/](cases)\nThe four source documents of this project ("seeds"): four.\n'
COPIED_GLOSSARY = (
    "Cases: [tests/cases/](../../../tests/cases)\nThe four source documents of this project "
    '("seeds", not part of it; [SOURCES.md](SOURCES.md) says what they are): four.\n'
)


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """A checkout with files of our own and old copies, and the rules it copies from."""
    written = {
        **{f"checkout/{path}": text for path, text in OURS.items()},
        "checkout/tests/cases/classic/old.json": "{}",
        "checkout/tests/cases/classic/same.json": "{}",
        "checkout/assets/run/rules/old.md": "A game that is no more.",
        "checkout/assets/run/rules/same.md": "As ever.",
        "checkout/assets/run/rules/samba.md": "- **SA-1.1** As it was.",
        "rules/cases/classic/same.json": "{}",
        "rules/cases/samba/new.json": "{}",
        "rules/README.md": GLOSSARY,
        "rules/same.md": "As ever.",
        "rules/samba.md": "- **SA-1.1** A clause.\n| SA-1.2 | another |",
    }
    for path, text in written.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(copy_cases, "ROOT", tmp_path / "checkout")
    return tmp_path / "checkout", tmp_path / "rules" / "cases"


def run(monkeypatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["copy_cases.py", *map(str, arguments)])
    return copy_cases.main()


def files(folder) -> dict[str, str]:
    found = {path for path in folder.rglob("*") if path.is_file()}
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_a_copy_brings_the_copies_up_to_date_and_leaves_our_own_alone(folders, monkeypatch):
    checkout, source = folders
    assert run(monkeypatch, source) == 0
    assert files(checkout) == {
        **OURS,
        "tests/cases/classic/same.json": "{}",
        "tests/cases/samba/new.json": "{}",
        "assets/run/rules/README.md": COPIED_GLOSSARY,
        "assets/run/rules/same.md": "As ever.",
        "assets/run/rules/samba.md": "- **SA-1.1** A clause.\n| SA-1.2 | another |",
    }


def test_a_check_names_what_is_missing_changed_or_left_over_and_changes_nothing(folders, monkeypatch, capsys):
    checkout, source = folders
    before = files(checkout)
    assert run(monkeypatch, "--check", source) == 1
    assert capsys.readouterr().err.splitlines() == [
        "missing: tests/cases/samba/new.json",
        "missing: assets/run/rules/README.md",
        "changed: assets/run/rules/samba.md",
        "left over: assets/run/rules/old.md",
        "left over: tests/cases/classic/old.json",
    ]
    assert files(checkout) == before
    assert run(monkeypatch, source) == 0
    assert run(monkeypatch, "--check", source) == 0


def test_a_link_set_back_by_hand_is_a_change(folders, monkeypatch, capsys):
    checkout, source = folders
    run(monkeypatch, source)
    (checkout / "assets/run/rules/README.md").write_text(GLOSSARY, encoding="utf-8")
    assert run(monkeypatch, "--check", source) == 1
    assert capsys.readouterr().err == "changed: assets/run/rules/README.md\n"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("README.md", "No link.", "README.md holds not once, as its copy needs it: '[cases/](cases)'"),
        ("house-rules.md", "Theirs.", "house-rules.md is a text of our own"),
        ("SOURCES.md", "Theirs.", "SOURCES.md is a text of our own"),
    ],
)
def test_a_text_that_cannot_be_copied_as_it_is_is_named_and_nothing_is_touched(
    folders, monkeypatch, capsys, name, text, said
):
    checkout, source = folders
    (source.parent / name).write_text(text, encoding="utf-8")
    before = files(checkout)
    for arguments in ((source,), ("--check", source)):
        assert run(monkeypatch, *arguments) == 1
        assert said in capsys.readouterr().err
    assert files(checkout) == before


def test_a_folder_without_cases_or_without_texts_is_wrong_use(folders, monkeypatch, tmp_path):
    _, source = folders
    for path in source.parent.glob("*.md"):
        path.unlink()
    for folder in (source, tmp_path / "nowhere"):
        with pytest.raises(SystemExit) as ended:
            run(monkeypatch, folder)
        assert ended.value.code == 2


TEXTS = [ROOT / "README.md", *sorted((ROOT / copy_cases.TEXTS).glob("*.md"))]


@pytest.mark.parametrize("text", TEXTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_text_leads_to_a_file_of_the_repository(text):
    links = re.findall(r"\]\(([^)#]+)", text.read_text(encoding="utf-8"))
    here = [link for link in links if "://" not in link]
    found = [(text.parent / link).resolve() for link in here]
    assert [link for link, path in zip(here, found, strict=True) if not path.exists()] == []
    assert [path for path in found if not path.is_relative_to(ROOT)] == []


@pytest.mark.parametrize("text", TEXTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_text_speaks_of_a_folder_outside_the_repository(text):
    assert re.findall(r"\.\./shared\S*|(?<![\w.])/\w+/\S*", text.read_text(encoding="utf-8")) == []
