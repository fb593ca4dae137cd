"""The curtain itself: it covers, it can be raised by every means there is, and everything on it fits."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from canasta_desktop.ui.appearance import appearance
from canasta_desktop.ui.appearance.appearance import Appearance
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.display.display import CurtainView, RecapEntry
from canasta_desktop.ui.window import curtain as curtains
from canasta_desktop.ui.window.curtain import CAREFUL_MS, Curtain
from tests.ui.dressing import undress
from tests.ui.sample_displays import four_players

LONG_NAME = "Now: " + "Bartholomäus" * 6
TURN = ("draws from the stock", "adds A♠ to the aces", "completes a mixed canasta of jacks", "discards 6♦")


def view(name="Now: Anna"):
    return CurtainView(
        name, "It is your turn.", "Show my cards", "Everybody else looks away now.", "Since your last turn"
    )


def covered(turns=2, name="Now: Anna"):
    recap = tuple(RecapEntry(seat, False, "Bela", TURN) for seat in range(1, turns + 1))
    return four_players()._replace(hand=(), seat=-1, curtain=view(name), recap=recap)


@pytest.fixture
def hang(qtbot, monkeypatch):
    """A curtain over a red window, down for long enough."""
    monkeypatch.setattr(curtains, "CAREFUL_MS", 10)
    qtbot.addWidget(window := QWidget())

    def hung(display, size=(1280, 756), mode=Mode.LIGHT, text_scale=1.0):
        window.setObjectName("table")
        window.setStyleSheet("#table { background: #FF0000 }")
        window.resize(*size)
        worn = Appearance(mode, text_scale=text_scale)
        theme = appearance.apply(worn, QApplication.instance())
        curtain = Curtain(window)
        curtain.resize(*size)
        curtain.set_look(theme, text_scale)
        curtain.fall()
        curtain.show_display(display)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: curtain.is_ready)
        curtain.button.setFocus()
        QApplication.processEvents()
        return curtain

    yield hung
    undress(QApplication.instance())


def test_a_click_or_the_space_bar_raises_it(hang, qtbot) -> None:
    curtain = hang(covered())
    with qtbot.waitSignal(curtain.raised):
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(curtain.raised):
        QTest.keyClick(curtain.button, Qt.Key.Key_Space)


def test_the_second_click_of_who_played_last_does_not_raise_it(hang, qtbot, monkeypatch) -> None:
    curtain = hang(covered())
    monkeypatch.setattr(curtains, "CAREFUL_MS", CAREFUL_MS)
    curtain.fall()
    with qtbot.assertNotEmitted(curtain.raised, wait=CAREFUL_MS // 4):
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)


def test_a_click_beside_the_button_does_nothing(hang, qtbot) -> None:
    curtain = hang(covered())
    with qtbot.assertNotEmitted(curtain.raised, wait=50):
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


@pytest.mark.parametrize("mode", Mode)
def test_nothing_shines_through(hang, mode) -> None:
    curtain = hang(covered(), mode=mode)
    picture = curtain.window().grab().toImage()
    seen = {picture.pixelColor(x, y).name() for x in range(0, 1280, 5) for y in range(0, 756, 5)}
    assert QColor("#FF0000").name() not in seen
    assert len(seen) > 20


@pytest.mark.parametrize("turns", [0, 2, 5])
@pytest.mark.parametrize(
    ("size", "text_scale"), [((1024, 604), 1.0), ((1024, 580), 2.0), ((1280, 756), 1.0), ((1920, 1036), 1.5)]
)
def test_everything_stands_inside_the_box(hang, turns, size, text_scale) -> None:
    curtain = hang(covered(turns), size, text_scale=text_scale)
    room = QRect(QPoint(0, 0), curtain.size())
    parts = [curtain.button, curtain._name, curtain._line, curtain._hint, *([curtain._scroll] if turns else [])]
    placed = [QRect(part.mapTo(curtain, QPoint(0, 0)), part.size()) for part in parts]
    box = curtain._box.geometry()
    assert room.contains(box)
    assert all(box.contains(place) for place in placed)
    pairs = [(one, other) for number, one in enumerate(placed) for other in placed[number + 1 :]]
    assert not any(one.intersects(other) for one, other in pairs)
    for part in (curtain._line, curtain._hint):
        assert part.heightForWidth(part.width()) <= part.height()
    assert curtain.button.width() >= curtain.button.sizeHint().width()


def test_a_name_that_is_too_long_is_shortened_in_the_middle_and_spoken_in_full(hang) -> None:
    curtain = hang(covered(name=LONG_NAME), (1024, 580), text_scale=2.0)
    assert "…" in curtain._name.text()
    assert curtain._name.fontMetrics().horizontalAdvance(curtain._name.text()) <= curtain._name.width()
    assert (curtain._name.accessibleName(), curtain._name.toolTip()) == (LONG_NAME, LONG_NAME)


def test_a_long_round_scrolls_by_the_keys(hang) -> None:
    curtain = hang(covered(12), (1024, 580))
    bar = curtain._scroll.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(curtain, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(curtain, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


def test_a_screen_reader_finds_who_is_meant_at_the_button(hang) -> None:
    curtain = hang(covered())
    found = QAccessible.queryAccessibleInterface(curtain.button)
    assert found.text(QAccessible.Text.Name) == "Show my cards"
    assert found.text(QAccessible.Text.Description) == "Now: Anna. It is your turn."
    assert found.state().focused


def test_what_was_told_to_the_last_person_is_gone(hang) -> None:
    curtain = hang(covered(3))
    curtain.show_display(covered(1))
    texts = [box.findChildren(type(curtain._line)) for box in curtain._entries]
    assert [bool(any(one.text() for one in labels)) for labels in texts] == [True]
