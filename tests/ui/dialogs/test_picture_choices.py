"""Choosing by pictures: with the mouse, with the keyboard, and by ear."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QPixmap

from canasta_desktop.game.settings import Settings, dumps, loads
from canasta_desktop.ui.dialogs.picture_choices import PictureChoices
from canasta_desktop.ui.dialogs.settings import SettingsDialog
from canasta_desktop.ui.dialogs.settings_parts import own_portraits
from canasta_desktop.ui.faces import BACK_NAMES
from canasta_desktop.ui.portraits import PORTRAITS


@pytest.fixture
def dialog(qtbot):
    made = SettingsDialog(Settings())
    qtbot.addWidget(made)
    made.tabs.setCurrentIndex(1)
    made.show()
    return made


def test_a_back_is_chosen_by_its_picture_and_no_word_stands_on_it(dialog):
    buttons = dialog.back.buttons()
    assert len(buttons) == len(BACK_NAMES)
    assert [button.text() for button in buttons] == [""] * 4
    assert all(button.icon().actualSize(QSize(200, 200)).height() > 80 for button in buttons)
    pictures = [button.icon().pixmap(button.iconSize()).toImage() for button in buttons]
    assert len({bytes(picture.constBits()) for picture in pictures}) == 4


def test_a_screen_reader_hears_what_is_on_each_picture(dialog):
    said = [QAccessible.queryAccessibleInterface(button) for button in dialog.back.buttons()]
    names = [heard.text(QAccessible.Text.Name) for heard in said]
    assert names[0].startswith("Card back: ")
    assert [word for name, word in zip(names, ("Evening", "Fans", "Garden", "Sun"), strict=True) if word in name] == [
        *("Evening", "Fans", "Garden", "Sun")
    ]
    assert [heard.state().checked for heard in said] == [1, 0, 0, 0]
    assert "Evening" in dialog.back.buttons()[0].toolTip()
    assert [heard.text(QAccessible.Text.Description) for heard in said] == names  # which no reader says again


def test_arrows_go_from_picture_to_picture_and_choose(dialog, qtbot):
    first = dialog.back.buttons()[0]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert dialog.settings.back == "fans"
    qtbot.keyClick(dialog.back.buttons()[1], Qt.Key.Key_Right)
    assert dialog.settings.back == "garden"
    qtbot.keyClick(dialog.back.buttons()[2], Qt.Key.Key_Left)
    assert dialog.settings.back == "fans"


def test_the_chosen_picture_is_marked_by_more_than_its_colour(dialog):
    """A tick lies on it."""
    button = dialog.back.buttons()[0]
    chosen, plain = (
        button.icon().pixmap(button.iconSize(), button.icon().Mode.Normal, state).toImage()
        for state in (button.icon().State.On, button.icon().State.Off)
    )
    assert chosen != plain


def test_every_portrait_can_be_picked_and_is_kept(dialog):
    assert Settings().portrait == own_portraits()[0]
    assert set(own_portraits()) == set(PORTRAITS)
    for key in PORTRAITS:
        assert loads(dumps(Settings(portrait=key)).encode()).portrait == key
    assert len(dialog.portrait.buttons()) == len(PORTRAITS)


@pytest.mark.painted
def test_each_picture_is_painted_once_however_often_the_style_changes_while_it_opens(qtbot):
    painted: list[object] = []

    def picture(value: object, ratio: float) -> QPixmap:
        painted.append(value)
        return QPixmap(20, 20)

    choices = PictureChoices(("a", "b"), "a", "some", picture, QSize(20, 20))
    qtbot.addWidget(choices)
    choices.show()
    marked = choices.buttons()[0].icon().cacheKey()
    choices.setStyleSheet("color: red")
    assert choices.buttons()[0].icon().cacheKey() != marked
    assert painted == ["a", "b"]
