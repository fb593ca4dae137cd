"""The page of the settings about keys: letters are changed by pressing them, and never belong to two commands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.base.keys import LETTERED
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.dialogs.settings import SettingsDialog

ENTER, ESC = Qt.Key.Key_Space, Qt.Key.Key_Escape


@pytest.fixture
def opened(qtbot):
    def made(settings=None):
        dialog = SettingsDialog(settings or Settings())
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        dialog.show_keys()
        return dialog

    return made


def typed(qtbot, page, name, key):
    """Press the command's button, then this key."""
    button = page.rows[name].button
    button.setFocus()
    qtbot.keyClick(button, ENTER)
    assert button.text() == "Press a letter"
    qtbot.keyClick(button, key)
    return button


def test_a_letter_is_changed_by_pressing_it(qtbot, opened):
    dialog = opened()
    button = typed(qtbot, dialog.keys_page, "draw", Qt.Key.Key_Z)
    assert (button.text(), button.accessibleName()) == ("Z", "Draw: Z")
    assert dict(dialog.settings.letters) == dict(zip(LETTERED, "ZNMXTPSLW", strict=True))


def test_delete_leaves_a_command_without_a_letter_and_esc_leaves_it_as_it_was(qtbot, opened):
    dialog = opened()
    page = dialog.keys_page
    assert typed(qtbot, page, "sort", Qt.Key.Key_Delete).text() == "–"
    assert page.rows["sort"].button.accessibleName() == "Sort the hand differently: no letter"
    assert typed(qtbot, page, "draw", ESC).text() == "D"
    assert typed(qtbot, page, "draw", Qt.Key.Key_7).text() == "Press a letter"
    assert dict(dialog.settings.letters)["sort"] == ""
    assert dialog.isVisible()


def test_a_letter_that_another_command_has_can_be_swapped(qtbot, opened):
    dialog = opened()
    page = dialog.keys_page
    typed(qtbot, page, "draw", Qt.Key.Key_T)
    row = page.rows["draw"]
    assert (row.question.text(), row.button.text()) == ("T is already used for “Hint”.", "D")
    assert row.swap.hasFocus()
    assert dialog.settings.letters == ()
    qtbot.keyClick(row.swap, ENTER)
    assert (page.letters()["draw"], page.letters()["hint"]) == ("T", "D")
    assert not row.swap.isVisible()
    assert row.button.hasFocus()


def test_the_usual_letters_come_back_and_follow_the_language_again(qtbot, opened):
    dialog = opened(Settings(letters=(("draw", "Q"), ("dance", "Y"))))
    page = dialog.keys_page
    assert page.letters()["draw"] == "Q"
    qtbot.mouseClick(page.usual_button, Qt.MouseButton.LeftButton)
    assert (page.letters()["draw"], dialog.settings.letters) == ("D", ())


def test_without_letters_there_is_nothing_to_choose(qtbot, opened):
    dialog = opened(Settings(letters_on=False))
    assert not dialog.keys_page.rows["draw"].isEnabled()
    dialog.keys_page.facts["letters_on"].click()
    assert dialog.settings.letters_on
    assert dialog.keys_page.rows["draw"].isEnabled()


@pytest.mark.painted
@pytest.mark.parametrize("mode", Mode)
def test_the_focus_is_two_lines_inside_the_edge_and_screen_readers_see_no_frame(qapp, opened, mode):
    theme = apply(Appearance(mode=mode), qapp)
    dialog = opened()
    for held in (dialog.keys_page.rows["draw"].button, dialog.close_button, dialog.keys_page.facts["letters_on"]):
        held.setFocus()
        QApplication.processEvents()
        picture, middle = dialog.grab().toImage(), held.mapTo(dialog, held.rect().center())
        left = held.mapTo(dialog, held.rect().topLeft()).x()
        along = [picture.pixelColor(left + x, middle.y()).name().upper() for x in range(6)]
        assert theme.focus in along[:3]
        assert theme.focus_gap in along[2:5]
    children = QAccessible.queryAccessibleInterface(dialog)
    assert not any(children.child(n).object() is dialog._focus_frame for n in range(children.childCount()))
