"""The strip below the table: everything on it has room at every size, in both languages and with large text."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.geometry.arrangement import arrange
from canasta_desktop.ui.geometry.layout import TableLayout
from canasta_desktop.ui.geometry.spec import Window
from canasta_desktop.ui.replay.strip import DEALS, LEAST_HIGH, MOVES, SPEED, ReplayStrip
from canasta_desktop.ui.replay.timeline import DealChoice, Mark, StripState, StripWords, Timeline
from canasta_desktop.ui.window.painted_buttons import LEAST_TARGET
from tests.ui.sample_displays import four_players

SIZES = ((960, 600), (1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
MARKS = (Mark(4, "initial-meld", "Turn 2: Anna"), Mark(30, "pile", "Turn 9: You"), Mark(60, "out", "Turn 20: Mira"))


def state(at: int = 30, position: str = "Turn 9 of 20", *, is_playing: bool = False) -> StripState:
    words = StripWords("Replay", {name: name for name in MOVES}, "Deal 2", "Other", "1×", "Speed: 1×", position)
    deals = (DealChoice(0, "Deal 1 · 520 : 310"), DealChoice(1, "Deal 2 · up to now"))
    return StripState(Timeline(60, tuple(range(0, 61, 3)), MARKS), at, is_playing, deals, 1, words)


def strip(qtbot, size: tuple[int, int], text: float = 1.0, mode: Mode = Mode.DARK) -> ReplayStrip:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(*size)
    made = ReplayStrip(ground)
    made.set_look(theme(mode))
    made.show_state(state())
    made.place(table(made, size, text))
    ground.show()
    return made


def table(made: ReplayStrip, size: tuple[int, int], text: float) -> TableLayout:
    window = Window(size[0], size[1] - made.height_taken(QSize(*size)), text_scale=text)
    return arrange(four_players(), window).layout


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_has_room(qtbot, size, text):
    made = strip(qtbot, size, text)
    made.show_state(state(position="Zug 123 von 234"))
    parts = [*made.buttons.values(), made.slider]
    for one in parts:
        assert made.rect().contains(one.geometry())
        assert not [other for other in parts if other is not one and one.geometry().intersects(other.geometry())]
    assert all(min(one.width(), one.height()) >= LEAST_TARGET for one in made.buttons.values())
    assert made.slider.width() > 0.25 * size[0]
    assert made.height() >= LEAST_HIGH
    assert made.geometry().bottom() == size[1] - 1
    assert not made.grab().toImage().isNull()


def test_a_press_on_the_slider_means_the_mark_or_the_nearest_stop(qtbot):
    made = strip(qtbot, (1280, 800))
    wanted: list[int] = []
    made.wanted.connect(wanted.append)
    middle = made.slider.height() // 2
    for at in (4.0, 30.5, 40.2, 60.0):
        QTest.mouseClick(made.slider, Qt.MouseButton.LeftButton, pos=QPoint(round(made.slider.x_of(at)), middle))
    assert wanted == [4, 30, 39, 60]
    QTest.mouseMove(made.slider, QPoint(round(made.slider.x_of(30)), middle))
    qtbot.waitUntil(lambda: made.slider.toolTip() == "Turn 9: You")  # that the mouse moved comes by way of the screen


def test_buttons_say_what_they_are_and_what_they_are_for(qtbot):
    made = strip(qtbot, (1280, 800), mode=Mode.CONTRAST)
    pressed: list[str] = []
    made.pressed.connect(pressed.append)
    for name in (*MOVES, SPEED):
        QTest.mouseClick(made.buttons[name], Qt.MouseButton.LeftButton)
    assert pressed == [*MOVES, SPEED]
    assert made.buttons["play"].sign == "play"
    made.show_state(state(at=0, is_playing=True))
    assert made.buttons["play"].sign == "pause"
    assert made.buttons["first"].is_faint
    assert not made.buttons["last"].is_faint
    assert made.slider.accessibleName() == "Turn 9 of 20"
    assert made.slider.value() == 0
    chosen: list[int] = []
    made.deal_wanted.connect(chosen.append)
    QTest.mouseClick(made.buttons[DEALS], Qt.MouseButton.LeftButton)
    menu = made.findChild(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert chosen == [0]
