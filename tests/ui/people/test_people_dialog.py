"""Who is playing, in the window: chosen, added, renamed, deleted and brought back, by mouse and by keys alone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from canasta_desktop.game.people import profile_of
from canasta_desktop.game.settings import Settings, dumps
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.people.dialog import PeopleDialog
from canasta_desktop.ui.session.session import Session


@pytest.fixture
def opened(qtbot, tmp_path):
    """The dialog over the window of Clara, with Bela beside her, who speaks German."""
    (tmp_path / "settings.json").write_text(dumps(Settings(name="Clara", language="en", speed="off")))
    session = Session(tmp_path, seed=5)
    qtbot.addWidget(session.window)
    people = session.people.everybody
    bela = people.newcomer("Bela", session.settings)
    people.add(bela._replace(wishes=replace(bela.wishes, language="de", back="sun")))
    session.start()
    session.window.activateWindow()
    qtbot.waitUntil(session.window.isActiveWindow)
    session.window.commands[commands.PEOPLE].trigger()
    dialog = session.window.dialog_manager.dialog(commands.PEOPLE)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    yield session, dialog
    session.window.dialog_manager.close_all()
    session.window.close()


def names(dialog: PeopleDialog) -> list[str]:
    return [button.text() for button in dialog.tiles.buttons()]


def chosen(dialog: PeopleDialog) -> str:
    return next(button.text() for button in dialog.tiles.buttons() if button.isChecked())


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def typed(field, text: str) -> None:
    """Type a name where the keyboard is, and Enter."""
    assert QApplication.focusWidget() is field
    field.selectAll()
    QTest.keyClicks(field, text)
    press(Qt.Key.Key_Return)


def test_by_keys_alone_another_one_plays_and_all_speaks_their_language(opened) -> None:
    session, dialog = opened
    assert (QApplication.focusWidget().text(), chosen(dialog)) == ("Clara", "Clara")
    assert QApplication.focusWidget().accessibleName() == "Who is playing?: Clara"
    press(Qt.Key.Key_Right)
    assert (session.settings.name, chosen(dialog)) == ("Bela", "Bela")
    assert (dialog.windowTitle(), session.pictures.style.back) == ("Wer spielt?", "sun")
    assert dialog.delete_button.accessibleName() == "Bela löschen"
    assert session.match.setup.seats[0].name == "Bela", "nothing has happened at this table yet"
    press(Qt.Key.Key_Tab)
    typed(dialog.new_name, "Dora")
    assert names(dialog) == ["Clara", "Bela", "Dora"]
    assert "Dora" in dialog.notice.text
    assert session.people.everybody.named("dora").wishes.language == "de"
    typed(dialog.new_name, "clara")
    assert dialog.notice.text == "„clara“ spielt hier schon."
    assert dialog.isVisible()
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab)
    typed(dialog.name, "Belinda")
    assert (names(dialog)[1], session.settings.name) == ("Belinda", "Belinda")
    assert session.match.setup.seats[0].name == "Belinda"
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Right)
    assert session.settings.portrait == dialog.portrait.value == session.scene.look.own_portrait


def test_who_is_deleted_is_back_with_one_click(opened) -> None:
    session, dialog = opened
    before = session.people.everybody.all()
    for _ in range(2):
        QTest.mouseClick(dialog.tiles.buttons()[1], Qt.MouseButton.LeftButton)
        QTest.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
        assert (names(dialog), session.settings.name, dialog.windowTitle()) == (["Clara"], "Clara", "Who is playing?")
        assert not dialog.delete_button.isEnabled()
        assert dialog.notice.text == "Bela is deleted. The matches keep the name."
        QTest.mouseClick(dialog.findChild(QPushButton, "people-notice:undo"), Qt.MouseButton.LeftButton)
        assert session.settings.name == "Bela"
        assert session.people.everybody.all() == before
    press(Qt.Key.Key_Escape)
    assert commands.PEOPLE not in session.window.dialog_manager.names()


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_room_where_the_text_is_large_and_the_name_long(opened, language) -> None:
    session, dialog = opened
    session.people.everybody.put(profile_of(replace(session.settings, name="Wilhelmine & " + "W" * 27)))
    session.change_settings(replace(session.settings, text_scale=200, language=language))
    dialog.resize(900, 560)
    QApplication.processEvents()
    for button in (*dialog.tiles.buttons(), dialog.add_person, dialog.delete_button, dialog.close_button):
        assert button.width() >= button.minimumSizeHint().width()
        assert button.height() >= 24
    assert dialog.width() <= 900
    dialog.new_name.setText("bela")
    dialog.add_person.click()
    QApplication.processEvents()
    assert not dialog.notice.visibleRegion().isEmpty()
