"""The buttons that stand over the table: what can be read of their words."""

from PySide6.QtGui import QFont

from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.window.painted_buttons import LargeButton


def test_of_long_words_the_end_can_be_read_and_the_whole_where_the_mouse_rests(qtbot):
    button = LargeButton()
    qtbot.addWidget(button)
    button.resize(195, 30)
    button.set_look(theme(Mode.LIGHT), Unit(8.0))
    words = "With Q♠ Q♣, and 8♠ 8♠ 8♥ 8♦ 8♣ 8♣: 80"
    button.show_action(words, "2", "", is_gold=False)
    (line,) = button._title().lines
    assert line.startswith("With Q♠")
    assert "…" in line
    assert line.endswith(": 80")
    assert words in button.toolTip()


def test_words_are_fitted_anew_for_every_size_font_and_key(qtbot, qapp):
    button = LargeButton()
    qtbot.addWidget(button)
    button.resize(300, 40)
    button.set_look(theme(Mode.LIGHT), Unit(8.0))
    button.show_action("Take the discard pile", "Ctrl+T", "", is_gold=False)
    wide = button._title()
    assert (wide.lines, wide.cap) == (["Take the discard pile"], "Ctrl+T")
    button.resize(120, 40)
    assert len(button._title().lines) == 2
    button.resize(300, 40)
    assert button._title() == wide
    font = QFont(qapp.font())
    font.setFamilies(["Fraunces SemiBold"])
    qapp.setFont(font)
    assert button._title().font.families() == ["Fraunces SemiBold"]
    button.show_action("Take the discard pile", "", "", is_gold=False)
    assert button._title().cap == ""
    button.set_look(theme(Mode.LIGHT), Unit(16.0))
    assert button._title().font.pixelSize() > wide.font.pixelSize()
