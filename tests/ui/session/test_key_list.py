"""The page of keys cannot lie: what answers to keys is on it, and nothing else; the README has the same table."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.commands import WindowActions
from canasta_desktop.ui.base.keys import LETTERED, SPECTATOR_KEYS, KeyMap
from canasta_desktop.ui.base.language import set_language, words_of
from canasta_desktop.ui.dialogs.key_list import LINE, KeyListDialog, caps
from canasta_desktop.ui.session import replay_control
from canasta_desktop.ui.session.key_list import key_tables
from canasta_desktop.ui.wording.buttons import command_letters
from canasta_desktop.ui.wording.keys import SAME, KeyGroup, KeyWords

ROOT = Path(__file__).resolve().parents[3]
DIALOGS = ("dialogs", "history", "score_sheet", "new_game", "people", "score_pad")
"""The rooms whose widgets know keys themselves; the welcome leads on by arrows and Enter as they do."""
STANDARD = {"Find": "Ctrl+F", "Undo": "Ctrl+Z", "Redo": "Ctrl+Shift+Z", "SelectAll": "Ctrl+A"}
STANDARD |= {"NextChild": "Ctrl+Tab", "PreviousChild": "Ctrl+Shift+Tab"}


@pytest.fixture
def actions(qapp):
    return WindowActions(qapp)


def listed(actions, group=None, keys=None):
    """The keys under one heading, or under all."""
    tables = dict(zip(KeyGroup, key_tables(keys or KeyMap(), actions), strict=True))
    wanted = tables.values() if group is None else (tables[group],)
    return {key for table in wanted for line in table.lines for key in line.keys}


def every_key():
    """Whatever can be typed with one hand or two."""
    plain = [QKeySequence(key).toString() for key in Qt.Key if key.value < 0x01000100]
    for key in dict.fromkeys(one for one in plain if one):
        yield from (key, f"Shift+{key}", f"Ctrl+{key}", f"Ctrl+Shift+{key}")


def test_each_key_of_the_table_is_listed_and_each_listed_key_does_something(actions):
    at_table = (KeyGroup.HAND, KeyGroup.TURN, KeyGroup.TABLE, KeyGroup.READ_OUT, KeyGroup.PROGRAM)
    keys = KeyMap()
    known = {key for group in at_table for key in listed(actions, group, keys)}
    means = {SAME.get(key, key) for key in every_key() if keys.command(key, True) or keys.command(key, False)}
    means = {
        key for key in means if not re.fullmatch(r"Shift\+[02-9]", key)
    }  # digits of keyboards that have them above
    own = set(commands.SHORTCUTS.values())
    assert known == means | own


def test_the_keys_of_watching_and_of_a_replay_are_listed(actions):
    assert listed(actions, KeyGroup.SPECTATING) == {"Space", *SPECTATOR_KEYS}
    assert listed(actions, KeyGroup.REPLAY) == set(replay_control.KEYS)


def test_the_keys_that_dialogs_know_are_listed(actions):
    known = set()
    for room in DIALOGS:
        for path in (ROOT / "canasta_desktop/ui" / room).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            known |= {QKeySequence(getattr(Qt.Key, name)).toString() for name in re.findall(r"\b(Key_\w+)", text)}
            known |= {STANDARD[name] for name in re.findall(r"[sS]tandard(?:Key)?\.([A-Z]\w+)", text)}
            known |= set(re.findall(r'"(Ctrl\+(?:Return|Enter))"', text))
    known = {SAME.get(key, key) for key in known} - {"Backspace"}  # which takes a letter away, as in any field
    by_qt = {"Tab", "Shift+Tab", "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+A", "Space"}  # what Qt's own widgets know
    groups = (KeyGroup.DIALOGS, KeyGroup.SCORE_SHEET, KeyGroup.MATCHES, KeyGroup.SCORE_PAD)
    assert {key for group in groups for key in listed(actions, group)} == known | by_qt


def test_every_entry_of_every_menu_has_a_key_and_no_two_have_the_same(actions):
    names = [name for menu in commands.MENUS for name in menu]
    keys = [key.toString() for name in names for key in actions[name].shortcuts()]
    assert all(actions.key_text(name) for name in names)
    assert len(keys) == len(set(keys))
    table = {key for key in every_key() if KeyMap().command(key, in_hand=True)}
    own = set(commands.SHORTCUTS.values())
    assert not own & table


@pytest.mark.parametrize("code", ["en", "de"])
def test_each_language_has_a_letter_for_each_command(code):
    letters = command_letters(words_of(code))
    assert len(letters) == len(set(letters)) == len(LETTERED)
    assert letters.isalpha()
    assert letters == letters.upper()


def test_every_line_is_worded_in_german(qapp, actions):
    set_language(qapp, "de")
    actions.retranslate()
    german = {line.text for table in key_tables(KeyMap(), actions) for line in table.lines}
    set_language(qapp, "en")
    actions.retranslate()
    english = {line.text for table in key_tables(KeyMap(), actions) for line in table.lines}
    assert not german & english


def test_the_readme_has_the_same_table(actions):
    rows = ["| key | what it does |", "| --- | --- |"]
    for table in key_tables(KeyMap(), actions):
        rows += [f"| | **{table.title}** |"]
        rows += [f"| {' '.join(f'`{cap}`' for cap in caps(line))} | {line.text} |" for line in table.lines]
    wanted = "\n".join(rows)
    assert wanted in (ROOT / "README.md").read_text(encoding="utf-8"), wanted


def test_the_page_can_be_walked_through_searched_and_put_away_by_its_own_key(qtbot, actions):
    dialog = KeyListDialog(lambda: key_tables(KeyMap(), actions))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    first = dialog.list.currentItem()
    told = first.data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Hand. One card or thing to the left or right: Left, Right"
    for _ in range(10):  # the tenth line is the first of the next heading, which is left out
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.list.currentItem().data(LINE) is not None
    qtbot.keyClick(dialog.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()
    qtbot.keyClicks(dialog.search, "hint")
    shown = [dialog.list.item(row) for row in range(dialog.list.count()) if not dialog.list.item(row).isHidden()]
    assert [item.text() for item in shown] == ["Your turn", "Hint: T, F8", "Do what the hint says: Ctrl+T"]
    qtbot.keyClicks(dialog.search, "?")
    assert (dialog.isVisible(), dialog.nothing.isVisible()) == (True, True)
    qtbot.keyClick(dialog.search, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.isVisible()


def test_words_for_every_act(actions):
    words = KeyWords()
    assert {words.command(command)[0] for _, command in KeyMap().bindings()} == {
        *(KeyGroup.HAND, KeyGroup.TURN, KeyGroup.TABLE, KeyGroup.READ_OUT, KeyGroup.PROGRAM)
    }
