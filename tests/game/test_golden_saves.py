"""The golden saves: every later program opens what an earlier one wrote, and finds the same in it."""

import json
from pathlib import Path

import pytest

from canasta_desktop.game import journal
from tests.game.write_saves import expected

FORMATS = sorted((Path(__file__).parent / "saves").glob("format-*"))
SAVES = [(folder, name) for folder in FORMATS for name in json.loads((folder / "expected.json").read_text("utf-8"))]


def test_there_are_golden_saves_of_every_format_before_this_one():
    assert FORMATS
    assert {folder.name for folder in FORMATS} >= {f"format-{number}" for number in range(1, journal.VERSION)}


@pytest.mark.parametrize(("folder", "name"), SAVES, ids=[f"{folder.name}-{name}" for folder, name in SAVES])
def test_a_golden_save_opens_with_all_that_it_held(folder, name):
    """Positions, scores, sheets and desks are those of the day on which it was written."""
    game = journal.loads((folder / name).read_bytes())
    assert expected(game) == json.loads((folder / "expected.json").read_text("utf-8"))[name]
