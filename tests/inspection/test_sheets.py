"""The deck and the characters as pictures of their own."""

import sys

import pytest
from PySide6.QtGui import QImage

from canasta_desktop.cli import main
from canasta_desktop.inspection.sheets import SHEETS, sheet
from canasta_desktop.ui.base.language import current_language, set_language
from canasta_desktop.ui.base.theme import Mode

WIDTH, HEIGHT = 1040, 650


@pytest.fixture(autouse=True)
def english_again(qapp):
    """A sheet leaves the program in its language."""
    before = current_language(qapp)
    yield
    set_language(qapp, before)


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_has_the_exact_size_and_much_on_it(name):
    picture = sheet(name, "en", Mode.DARK, WIDTH, HEIGHT)
    assert (picture.width(), picture.height()) == (WIDTH, HEIGHT)
    assert len({picture.pixel(x, y) for x in range(0, WIDTH, 5) for y in range(0, HEIGHT, 5)}) > 200


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_differs_in_each_language_and_theme(name):
    pictures = [
        *(sheet(name, language, mode, WIDTH, HEIGHT) for language, mode in (("en", Mode.DARK), ("de", Mode.DARK))),
        sheet(name, "en", Mode.LIGHT, WIDTH, HEIGHT),
    ]
    assert pictures[0] != pictures[1]
    assert pictures[0] != pictures[2]


def test_the_command_names_the_sheets_and_saves_one(tmp_path, capsys):
    assert main(["shot", "--list"]) == 0
    assert set(SHEETS) <= set(capsys.readouterr().out.split())
    out = tmp_path / "deck.png"
    assert main(["shot", "--scene", "deck", "--size", "600x400", "--out", str(out)]) == 0, sys.stderr
    assert QImage(str(out)).width() == 600
