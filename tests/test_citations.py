"""What the code cites can be looked up by whoever has the repository: clauses, rulings, and texts by name.

And what the texts list and count is all there is: games and levels.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta_desktop.bots.policy import LEVEL_NAMES
from canasta_desktop.rules.systems import KEYS as SYSTEMS
from canasta_desktop.ui.rule_sheet.clauses import clauses

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "assets" / "run" / "rules"
FORMATS = ROOT / "assets" / "run" / "formats"
KEYS = sorted({number.partition("-")[0] for number in clauses()})
CLAUSE = re.compile(rf"\b(?:{'|'.join(KEYS)})-\d+[a-z]?(?:\.\d+)?\b")
"""A clause, or a chapter of them."""
RULING = re.compile(r"\b(A-\d+) of `?([\w-]+\.md)")
TEXT = re.compile(r"\b[\w-]+\.md\b")
NOWHERE = re.compile(r"\b(?:DESIGN|STYLE)\b(?=\.md| \d)")
"""Plans that the project was made by and that are no part of it."""


def cited(pattern: re.Pattern[str], *folders: str) -> Iterator[tuple[str, re.Match[str]]]:
    """Everything in the sources that looks so, and where it stands."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            for found in pattern.finditer(text):
                line = text.count("\n", 0, found.start()) + 1
                yield f"{path.relative_to(ROOT).as_posix()}:{line} {found[0]}", found


def test_every_clause_that_the_program_cites_stands_in_the_texts_of_the_rules():
    found = list(cited(CLAUSE, "canasta_desktop"))
    assert len(found) > 1000
    assert [where for where, clause in found if clause[0] not in clauses()] == []


def test_every_ruling_that_is_cited_with_its_text_stands_there():
    found = list(cited(RULING, "canasta_desktop", "tests"))
    assert len(found) > 20
    assert [where for where, ruling in found if f"- **{ruling[1]} " not in (RULES / ruling[2]).read_text("utf-8")] == []


@pytest.mark.parametrize("folder", ["canasta_desktop", "packaging"])
def test_every_text_that_is_named_lies_in_the_repository(folder):
    places = (RULES, FORMATS, ROOT, ROOT / folder)
    found = cited(TEXT, folder)
    assert [where for where, text in found if not any((place / text[0]).is_file() for place in places)] == []


@pytest.mark.parametrize("folder", ["canasta_desktop", "packaging", "tests"])
def test_nothing_is_put_off_to_a_plan_that_nobody_can_read(folder):
    assert [where for where, _ in cited(NOWHERE, folder)] == []


# --- games and levels --------------------------------------------------------------------------------

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""From one on."""
COUNTING_GAMES = ("README.md", "pyproject.toml", "packaging/desktop_texts.py", "canasta_desktop/ui/dialogs/about.py")


@pytest.mark.parametrize(
    ("text", "listed"),
    [
        ("README.md", "](assets/run/rules/{}.md)"),
        ("assets/run/rules/README.md", "[{0}.md]({0}.md)"),
        ("assets/run/rules/CASES.md", "`{}`"),
    ],
)
def test_every_game_stands_in_the_lists_of_them(text, listed):
    said = (ROOT / text).read_text(encoding="utf-8")
    assert [system for system in SYSTEMS if listed.format(system) not in said] == []


@pytest.mark.parametrize("text", COUNTING_GAMES)
def test_games_are_counted_right_wherever_they_are_counted(text):
    counted = re.findall(rf"\b({'|'.join(NUMBERS)}) games\b", (ROOT / text).read_text(encoding="utf-8"), re.IGNORECASE)
    assert counted
    assert {count.lower() for count in counted} == {NUMBERS[len(SYSTEMS) - 1]}


def test_levels_are_counted_right():
    said = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"computer players of (\w+) strengths", said) == [NUMBERS[len(LEVEL_NAMES) - 1]]
