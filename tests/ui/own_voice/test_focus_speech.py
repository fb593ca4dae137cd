"""What is heard of the thing that the keyboard is at: all of it once, then what a key changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QSlider,
    QTabBar,
    QTextEdit,
    QVBoxLayout,
)

from canasta_desktop.ui.input.table_buttons import CardButton, Spoken
from canasta_desktop.ui.own_voice.focus_speech import FocusSpeech


class Ear:
    """A dialog with things in it, and what is heard of them."""

    def __init__(self, qtbot) -> None:
        self.qtbot = qtbot
        self.dialog = QDialog()
        self.dialog.setWindowTitle("Settings")
        self.column = QVBoxLayout(self.dialog)
        qtbot.addWidget(self.dialog)
        self.said: list[str] = []
        self.stops = 0
        self.speech = FocusSpeech(self.dialog)
        self.speech.spoken.connect(self.said.append)
        self.speech.pressed.connect(self._stopped)

    def _stopped(self) -> None:
        self.stops += 1

    def show(self, *widgets):
        for widget in widgets:
            self.column.addWidget(widget)
        with self.qtbot.waitActive(self.dialog):
            self.dialog.show()
        widgets[0].setFocus()
        self.speech.start()
        return self.heard()

    def heard(self) -> list[str]:
        """What was said since it was asked for the last time."""
        QTest.qWait(1)
        said, self.said[:] = list(self.said), []
        return said

    def press(self, key: Qt.Key) -> list[str]:
        """What is heard of a key that the system gives to the window."""
        QTest.keyClick(self.dialog.windowHandle(), key)
        return self.heard()


@pytest.fixture
def ear(qtbot):
    made = Ear(qtbot)
    yield made
    made.speech.stop()


def test_a_dialog_is_named_with_its_words_then_what_has_the_focus_then_what_a_key_changes(ear):
    button, box = QPushButton("&Close && go"), QCheckBox("Sounds")
    box.setAccessibleDescription("All of them")
    assert ear.show(button, box, QLabel("They apply at once.")) == ["Settings. They apply at once. Close & go. button."]
    assert ear.press(Qt.Key.Key_Tab) == ["Sounds. check box. off. All of them."]
    assert ear.press(Qt.Key.Key_Space) == ["on."]
    assert ear.press(Qt.Key.Key_Control) == []
    assert ear.stops == 3
    QTest.mouseClick(ear.dialog.windowHandle(), Qt.MouseButton.LeftButton, pos=box.geometry().center())
    assert ear.heard() == ["off."]
    assert ear.stops == 4


def test_groups_are_named_when_the_keyboard_comes_into_them(ear):
    group, other = QGroupBox("Theme"), QPushButton("Close")
    inside = QVBoxLayout(group)
    dark, light = QRadioButton("Dark"), QRadioButton("Light")
    group.setAccessibleName("Theme")
    group.setAccessibleDescription("Settings. All of them.")
    for radio in (dark, light):
        inside.addWidget(radio)
    dark.setChecked(True)
    assert ear.show(other, group) == ["Settings. Close. button."]
    assert ear.press(Qt.Key.Key_Tab) == ["Theme. Settings. All of them. Dark. choice. chosen."]
    assert ear.press(Qt.Key.Key_Down) == ["Light. choice. chosen."]
    assert ear.press(Qt.Key.Key_Tab) == ["Close. button."]


def test_values_are_heard_when_they_change(ear):
    slider, entry, text = QSlider(Qt.Orientation.Horizontal), QLineEdit("ab"), QTextEdit()
    slider.setAccessibleName("Volume")
    entry.setAccessibleName("Name")
    text.setPlainText("One.\nTwo.")
    text.setTabChangesFocus(True)
    assert ear.show(slider, entry, text) == ["Settings. Volume. slider. 0."]
    assert ear.press(Qt.Key.Key_Right) == ["1."]
    assert ear.press(Qt.Key.Key_Tab) == ["Name. text field. ab."]
    assert ear.press(Qt.Key.Key_End) == []
    assert ear.press(Qt.Key.Key_C) == ["c."]
    assert ear.press(Qt.Key.Key_Backspace) == ["c."]
    assert "One" in ear.press(Qt.Key.Key_Tab)[0]
    assert ear.press(Qt.Key.Key_Down) == ["Two."]


def test_of_lists_and_tabs_the_chosen_entry_is_heard(ear):
    entries, tabs = QListWidget(), QTabBar()
    entries.setAccessibleName("Matches")
    entries.addItems(["Classic", "Samba"])
    entries.setCurrentRow(0)
    for title in ("Table", "Cards"):
        tabs.addTab(title)
    assert ear.show(entries, tabs) == ["Settings. Matches. Classic."]
    assert ear.press(Qt.Key.Key_Down) == ["Samba."]
    assert ear.press(Qt.Key.Key_Tab) == ["Table. page."]
    assert ear.press(Qt.Key.Key_Right) == ["Cards. page."]


def test_entries_of_a_menu_are_heard_with_their_keys(ear):
    button = QPushButton("Menu")
    ear.show(button)
    menu = QMenu(ear.dialog)
    menu.addAction("&New game").setShortcut("Ctrl+N")
    sounds = menu.addAction("Sounds")
    sounds.setCheckable(True)
    menu.popup(ear.dialog.pos())
    assert ear.press(Qt.Key.Key_Down) == ["menu. New game, Ctrl+N."]
    assert ear.press(Qt.Key.Key_Down) == ["Sounds. off."]
    assert ear.press(Qt.Key.Key_Escape) == ["Settings. Menu. button."]


def test_a_card_is_heard_by_its_name_and_place_and_then_whether_it_is_selected(ear):
    card = CardButton("card:1", None)
    card.set_spoken(Spoken("card:1", "jack of clubs", "Hand, card 3 of 11", selected=False), is_near=True)
    assert ear.show(card) == ["Settings. jack of clubs. Hand, card 3 of 11."]
    card.set_spoken(Spoken("card:1", "jack of clubs", "Hand, card 3 of 11, selected", selected=True), is_near=True)
    assert ear.press(Qt.Key.Key_Shift) == ["selected."]


def test_what_was_heard_is_said_again_to_somebody_else(ear):
    ear.show(QPushButton("Show my hand"))
    ear.speech.forget()
    ear.speech.look()
    assert ear.heard() == ["Settings. Show my hand. button."]


def test_a_sheet_that_is_called_like_its_window_is_named_once(ear):
    group, button = QGroupBox(), QPushButton("Close")
    group.setAccessibleName("Settings. They hold at once.")
    QVBoxLayout(group).addWidget(button)
    ear.column.addWidget(group)
    with ear.qtbot.waitActive(ear.dialog):
        ear.dialog.show()
    button.setFocus()
    ear.speech.start()
    assert ear.heard() == ["Settings. They hold at once. Close. button."]
