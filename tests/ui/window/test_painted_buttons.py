"""The buttons that stand over the table: what can be read of their words."""

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
