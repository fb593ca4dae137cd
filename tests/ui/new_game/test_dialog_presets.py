"""Presets in the new-game dialog: taken, kept, passed on; files that are none are told."""

import json

import pytest
from PySide6.QtCore import Qt

from canasta_desktop.game.presets import Preset, Presets, dumps
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from tests.ui.new_games import GAME, PRESETS, click, dress, named, opener, two_presets


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def begin(qtbot):
    return opener(qtbot)


@pytest.fixture
def own() -> Presets:
    return two_presets()


# --- presets


def choose_preset(dialog: NewGameDialog, text: str) -> None:
    names = [dialog.presets.list.item(row).text() for row in range(dialog.presets.list.count())]
    dialog.presets.list.setCurrentRow(names.index(text))


def test_the_built_in_preset_is_played_by_the_number_that_sits_here(qtbot, begin):
    dialog = begin(NewGameChoice("classic", 2), page=PRESETS)
    choose_preset(dialog, "Uruguay Canasta (built in)")
    for name in ("rename", "delete"):
        assert not named(dialog, f"preset:{name}").isEnabled()
    click(qtbot, dialog, "preset:use")
    assert dialog.choice.options == (("wild_canasta", 2000), ("always_frozen", True))
    assert dialog.choice.players == 2
    assert dialog.tabs.currentIndex() == GAME


def test_an_own_preset_is_taken_with_the_keyboard(qtbot, begin, own):
    dialog = begin(page=PRESETS, presets=own)
    dialog.presets.list.setFocus()
    qtbot.keyClick(dialog.presets.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.presets.list, Qt.Key.Key_Return)
    assert (dialog.choice.system, dialog.choice.players) == ("samba", 6)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.play_button


def test_what_is_chosen_is_saved_under_a_name(qtbot, begin, own):
    dialog = begin(NewGameChoice("classic", 6, (("six_player_form", "3x2"),)), page=PRESETS, presets=own)
    dialog.presets.name.setFocus()
    dialog.presets.name.clear()
    qtbot.keyClicks(dialog.presets.name, " Six of us ")
    qtbot.keyClick(dialog.presets.name, Qt.Key.Key_Return)
    assert own.find("Six of us") == Preset("Six of us", "classic", 6, (("six_player_form", "3x2"),))
    assert dialog.presets.notice.text == "Saved as “Six of us”."
    assert dialog.isVisible()


@pytest.mark.parametrize("name", ["", "   "])
def test_a_preset_needs_a_name(qtbot, begin, own, name):
    dialog = begin(page=PRESETS, presets=own)
    dialog.presets.name.setText(name)
    click(qtbot, dialog, "preset:save")
    assert "needs a name" in dialog.presets.notice.text
    assert len(own.all()) == 2


@pytest.mark.parametrize(("way", "players"), [("replace", 4), ("keep", 2)])
def test_a_name_that_is_taken_is_asked_about(qtbot, begin, own, way, players):
    dialog = begin(page=PRESETS, presets=own)
    dialog.presets.name.setText("quick")
    click(qtbot, dialog, "preset:save")
    assert "already" in dialog.presets.notice.text
    click(qtbot, dialog, f"preset-notice:{way}")
    assert own.find("Quick").players == players


def test_a_contradiction_is_not_saved(qtbot, begin, own):
    dialog = begin(NewGameChoice("classic", 4, (("wild_meld_penalty", 1000),)), page=PRESETS, presets=own)
    dialog.presets.name.setText("Bad")
    click(qtbot, dialog, "preset:save")
    assert "contradict" in dialog.presets.notice.text
    assert own.find("Bad") is None


def test_a_preset_is_renamed_and_deleted_after_asking(qtbot, begin, own):
    dialog = begin(page=PRESETS, presets=own)
    choose_preset(dialog, "Friday")
    dialog.presets.name.setText("Saturday")
    click(qtbot, dialog, "preset:rename")
    assert [preset.name for preset in own.all()] == ["Quick", "Saturday"]
    dialog.presets.name.setText("Quick")
    click(qtbot, dialog, "preset:rename")
    assert "already" in dialog.presets.notice.text
    click(qtbot, dialog, "preset:delete")
    assert own.find("Saturday") is not None
    click(qtbot, dialog, "preset-notice:keep")
    assert own.find("Saturday") is not None
    click(qtbot, dialog, "preset:delete")
    click(qtbot, dialog, "preset-notice:delete")
    assert [preset.name for preset in own.all()] == ["Quick"]


def test_a_preset_goes_out_and_comes_back(qtbot, begin, own, tmp_path):
    dialog = begin(page=PRESETS, presets=own)
    choose_preset(dialog, "Friday")
    dialog.presets.export_to(str(tmp_path / "friday.json"))
    assert dialog.presets.notice.text == "Exported to friday.json."
    dialog.presets.import_from(str(tmp_path / "friday.json"))
    assert dialog.presets.notice.text == "Imported as “Friday (2)”."
    assert own.find("Friday (2)").options == own.find("Friday").options
    dialog.presets.export_to(str(tmp_path / "no" / "such" / "folder.json"))
    assert dialog.presets.notice.text.startswith("The file could not be written. The ")


GOOD = json.loads(dumps(Preset("X", "classic", 4)))
HOSTILE = {
    "empty": b"",
    "not json": b"{",
    "not utf-8": b"\xff\xfe\x00",
    "too large": b" " * 70_000,
    "deep": b"[" * 60_000,
    "another file": b'{"format": "else"}',
    "newer": json.dumps({**GOOD, "version": 99}).encode(),
    "unknown game": json.dumps({**GOOD, "system": "poker"}).encode(),
    "unknown rule": json.dumps({**GOOD, "options": {"cheat": True}}).encode(),
    "contradiction": json.dumps({**GOOD, "options": {"wild_meld_penalty": 1000}}).encode(),
    "control signs alone": json.dumps({**GOOD, "name": "\n\x1b"}).encode(),
    "endless name": json.dumps({**GOOD, "name": "n" * 5000}).encode(),
    "more than asked": json.dumps({**GOOD, "run": "rm"}).encode(),
}


def test_a_file_that_is_no_good_preset_is_told_and_adds_nothing(begin, own, tmp_path):
    dialog = begin(page=PRESETS, presets=own)
    path = tmp_path / "preset.json"
    for name, data in HOSTILE.items():
        dialog.presets.import_from(str(tmp_path / "missing.json"))
        before = dialog.presets.notice.text
        path.write_bytes(data)
        dialog.presets.import_from(str(path))
        said = dialog.presets.notice.text
        assert said.startswith("The preset could not be imported. "), name
        assert said != before, f"{name}: what is said is of the file before"
        assert len(own.all()) == 2, name


def test_a_file_that_cannot_be_opened_is_told(begin, own, tmp_path):
    dialog = begin(page=PRESETS, presets=own)
    for path in (tmp_path, tmp_path / "missing.json"):
        dialog.presets.import_from(str(path))
        assert dialog.presets.notice.text.endswith(
            "The file could not be opened. Check that you are allowed to read it."
        )
