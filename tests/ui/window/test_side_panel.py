"""Panel, strip, question and top bar show the display and send what is pressed."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QProgressBar, QProxyStyle, QStyle, QWidget

from canasta_desktop.ui.appearance.panel_stylesheet import panel_sheet
from canasta_desktop.ui.appearance.stylesheet import style_sheet
from canasta_desktop.ui.base.commands import ABOUT, NEW_GAME, QUIT, SETTINGS, WindowActions
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.display.display import Note, RecapEntry, Tone
from canasta_desktop.ui.display.intents import Choose, Press
from canasta_desktop.ui.display.sides import WORDS
from canasta_desktop.ui.window.action_strip import ActionStrip
from canasta_desktop.ui.window.panel_parts import ScoreBox
from canasta_desktop.ui.window.question_bar import QuestionBar
from canasta_desktop.ui.window.side_panel import SidePanel
from canasta_desktop.ui.window.top_bar import TopBar
from tests.ui.sample_displays import asked, buttons, four_players, refused, two_players
from tests.ui.sample_tables import TABLES

LONG = Note(Tone.INFO, ("Word " * 60,))


@pytest.fixture
def home(qtbot):
    """A shown widget to stand in."""
    made = QWidget()
    made.resize(1024, 640)
    dress(made, 1)
    qtbot.addWidget(made)
    made.show()
    return made


def dress(widget, scale):
    look = theme(Mode.LIGHT)
    widget.setStyleSheet(style_sheet(look, scale) + panel_sheet(look, scale))


def a_panel(home, display, height=856, width=272, scale=1.0):
    dress(home, scale)
    panel = SidePanel(home)
    panel.set_text_scale(scale)
    panel.setGeometry(0, 0, width, height)
    panel.show_display(display)
    panel.show()
    return panel


class WideProgress(QProxyStyle):
    """As the style of Windows: a progress bar wants to be wide."""

    def sizeFromContents(self, kind, option, size, widget=None):
        wanted = super().sizeFromContents(kind, option, size, widget)
        return wanted.expandedTo(QSize(400, 0)) if kind == QStyle.ContentsType.CT_ProgressBar else wanted


def test_the_points_are_seen_however_wide_the_style_wants_progress_to_be(home):
    style = WideProgress("fusion")
    panel = a_panel(home, four_players())
    for bar in panel.findChildren(QProgressBar):
        bar.setStyleSheet("")
        bar.setStyle(style)
    home.setStyleSheet("")
    panel.show_display(four_players())
    QApplication.processEvents()
    for box in panel.findChildren(ScoreBox):
        assert box.mapTo(panel, box.rect().topRight()).x() < panel.width()
    assert {bar.sizeHint().width() >= 400 for bar in panel.findChildren(QProgressBar)} == {True}


def texts(widget):
    return [label.text() for label in widget.findChildren(QLabel) if not label.isHidden() and label.text()]


def places(panel):
    return {key: button.mapTo(panel, button.rect().topLeft()).y() for key, button in panel.buttons.buttons.items()}


def test_the_panel_shows_scores_target_and_last_round(home):
    shown = texts(a_panel(home, four_players()))
    for text in ("You & Jonas", "1,840", "from 90", "Target 5,000", "Murat", "draws from the stock\ndiscards 6♠"):
        assert text in shown


def test_a_display_is_taken_over_in_place(home):
    panel = a_panel(home, four_players())
    before = panel.findChildren(QWidget)
    panel.show_display(four_players()._replace(buttons=buttons("draw"), scores=two_players().scores))
    assert panel.findChildren(QWidget) == before


def test_buttons_keep_their_places_whatever_they_say(home, qtbot):
    panel = a_panel(home, four_players())
    qtbot.wait(1)
    before = places(panel)
    panel.show_display(refused())
    qtbot.wait(1)
    assert places(panel) == before


def test_a_disabled_button_says_why(home):
    button = a_panel(home, four_players()).buttons.buttons["lay"]
    assert (button.isEnabled(), button.toolTip()) == (False, "20 points are missing.")
    assert button.accessibleDescription() == "Enter. 20 points are missing."


def test_pressing_a_button_sends_its_key(home, qtbot):
    panel = a_panel(home, four_players())
    sent = []
    panel.intent.connect(sent.append)
    qtbot.mouseClick(panel.buttons.buttons["undo"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.buttons.buttons["draw"], Qt.MouseButton.LeftButton)  # disabled
    qtbot.mouseClick(panel.replay, Qt.MouseButton.LeftButton)
    assert sent == [Press("undo"), Press("replay")]


def test_an_error_has_a_sign_beside_its_colour_and_its_clause_is_a_link(home, qtbot):
    panel = a_panel(home, refused())
    assert "!" in texts(panel.note)
    with qtbot.waitSignal(panel.clause_clicked) as clicked:
        qtbot.mouseClick(panel.note.link, Qt.MouseButton.LeftButton)
    assert clicked.args == ["CL-6.4"]


def test_the_focus_order_is_from_above_and_leaves_disabled_buttons_out(home):
    assert a_panel(home, refused()).focus_keys() == [
        "replay",
        "clause",
        "button:take",
        "button:draw",
        "button:hint",
    ]


def test_a_low_panel_has_its_buttons_in_two_columns_without_caps(home, qtbot):
    panel = a_panel(home, four_players(), height=604)
    qtbot.wait(1)
    tops = places(panel)
    assert tops["take"] == tops["draw"] < tops["lay"]
    assert "Ctrl+Z" not in texts(panel.buttons)


@pytest.mark.parametrize(("width", "height", "scale"), [(272, 604, 1), (272, 756, 1), (340, 728, 2), (340, 1000, 2)])
def test_nothing_is_wider_than_the_panel(home, qtbot, width, height, scale):
    panel = a_panel(home, refused(), height, width, scale)
    qtbot.wait(1)
    for widget in panel.findChildren(QWidget):
        if widget.isVisible():
            left = widget.mapTo(panel, widget.rect().topLeft()).x()
            assert left >= 0
            assert left + widget.width() <= width, widget


BUSY = (
    RecapEntry(1, False, "Anna", ("nimmt das Paket von 7 Karten und legt 8♠ zu den Achten", "wirft 3♠ ab")),
    RecapEntry(
        2,
        True,
        "Jonas",
        (
            "zieht vom Talon",
            "legt 10♠ 10♣ zu den Zehnen",
            "legt 2♠ 2♥ zu den Zehnen",
            "vollendet einen unechten Canasta aus Zehnen",
            "legt drei Fünfen aus",
            "wirft B♣ ab",
        ),
    ),
    RecapEntry(3, False, "Mira", ("zieht vom Talon", "legt zwei Achten und einen Joker aus", "wirft 7♦ ab")),
)


def test_a_busy_last_round_is_set_closer_and_readable_to_its_end(home, qtbot):
    panel = a_panel(home, four_players(), 820)
    panel.show_display(four_players()._replace(recap=BUSY))
    qtbot.wait(1)
    jonas = next(label for label in panel.findChildren(QLabel) if "unechten" in label.text())
    assert " · " in jonas.text()
    mira = next(label for label in panel.findChildren(QLabel) if "wirft 7♦ ab" in label.text())
    view = mira.parentWidget().parentWidget().parentWidget()
    assert view.rect().contains(QRect(mira.mapTo(view, QPoint(0, 0)), mira.size()))


@pytest.mark.parametrize("height", [600, 700, 756, 820, 856])
def test_a_last_round_and_a_longer_note_move_no_button_to_another_column(home, qtbot, height):
    panel = a_panel(home, four_players()._replace(recap=()), height)
    qtbot.wait(1)
    before = {key: button.x() for key, button in panel.buttons.buttons.items()}
    for changes in ({"recap": BUSY}, {"note": Note(Tone.ERROR, ("Word " * 30,))}):
        panel.show_display(four_players()._replace(**changes))
        qtbot.wait(1)
        assert {key: button.x() for key, button in panel.buttons.buttons.items()} == before


@pytest.mark.parametrize("name", ["six-alone", "trade-six", "foot"])
@pytest.mark.parametrize("height", [756, 860])
def test_scores_of_all_sides_are_in_sight_above_a_long_last_round(home, qtbot, name, height):
    display = TABLES[name]("de")
    panel = a_panel(home, display._replace(recap=(*display.recap, *BUSY)), height)
    qtbot.wait(1)
    for score in display.scores:
        found = next(label for label in panel.findChildren(QLabel) if label.text() == score.name and label.isVisible())
        view = found.parentWidget().parentWidget().parentWidget()
        assert view.rect().contains(QRect(found.mapTo(view, QPoint(0, 0)), found.size()))


def test_the_boxes_and_rings_of_six_sides_have_six_colours(home):
    panel = a_panel(home, TABLES["six-alone"]("de"))
    bars = [bar.property("side") for bar in panel.findChildren(QFrame) if bar.property("part") == "side-bar"]
    rings = [ring.property("side") for ring in panel.findChildren(QLabel) if ring.property("part") == "ring"]
    assert bars == list(WORDS)
    assert rings == list(WORDS[1:])


def test_with_room_every_step_of_the_last_round_has_its_line(home):
    panel = a_panel(home, four_players()._replace(recap=BUSY), 1000)
    assert any("\nlegt 2♠ 2♥ zu den Zehnen\n" in label.text() for label in panel.findChildren(QLabel))


def test_no_bar_appears_beside_the_buttons_where_they_fit(home, qtbot):
    panel = a_panel(home, four_players()._replace(recap=BUSY), 820)
    for lines in (("x " * 90,), ("Du bist am Zug: Ziehe eine Karte vom Stapel.",), ("kurz",)):
        panel.show_display(four_players()._replace(recap=BUSY, note=Note(Tone.INFO, lines)))
        qtbot.wait(1)
        last = list(panel.buttons.buttons.values())[-1]
        bottom = last.mapTo(panel, last.rect().bottomLeft()).y()
        assert bottom < panel.height()
        view = panel.buttons.parentWidget().parentWidget()
        assert view.rect().contains(QRect(last.mapTo(view, QPoint(0, 0)), last.size()))


# --- the strip


def a_strip(home, display, width=1004, height=44):
    strip = ActionStrip(home)
    strip.show_display(display)
    strip.show()
    strip.set_free_areas([QRect(10, 228, width, 96)])
    strip.place(QRect(10, 458, width, height))
    return strip


def shown_buttons(strip):
    return [key for key in strip.widgets() if key.startswith("button:")]


def test_the_strip_holds_all_buttons_and_the_note_at_1024(home):
    strip = a_strip(home, two_players())
    assert len(shown_buttons(strip)) == 7
    assert "The pile has 12 cards. Your two nines are enough for it." in texts(strip)


def test_where_not_all_fit_those_that_can_be_used_come_first(home):
    strip = a_strip(home, two_players(), width=400)
    usable = {"button:take", "button:draw", "button:hint"}
    assert usable <= set(shown_buttons(strip)) < {f"button:{view.key}" for view in two_players().buttons}


def test_buttons_of_the_strip_do_not_move_when_a_text_gets_shorter(home):
    strip = a_strip(home, four_players())
    before = {key: widget.geometry() for key, widget in strip.widgets().items() if key.startswith("button:")}
    strip.show_display(four_players()._replace(buttons=buttons("draw", lay="Lay")))
    assert before == {key: widget.geometry() for key, widget in strip.widgets().items() if key.startswith("button:")}


def test_an_error_stands_in_full_in_the_free_band(home):
    strip = a_strip(home, refused())
    assert strip.note_box.isVisible()
    assert QRect(10, 228, 1004, 96).contains(strip.note_box.geometry())
    assert "CL-6.4" in strip.note_box.link.text()


def test_the_box_is_hidden_while_a_question_covers_the_strip_or_the_panel_is_open(home):
    strip = a_strip(home, refused())
    strip.show_display(refused()._replace(question=asked().question))
    assert not strip.note_box.isVisible()
    strip.show_display(refused())
    strip.set_panel_open(True)
    assert not strip.note_box.isVisible()


def test_a_note_too_long_for_the_strip_is_shortened_and_opens_the_panel(home, qtbot):
    strip = a_strip(home, two_players()._replace(note=LONG))
    note = next(label for label in strip.findChildren(QLabel) if "…" in label.text())
    assert note.toolTip() == LONG.lines[0]
    with qtbot.waitSignal(strip.panel_wanted):
        qtbot.mouseClick(note, Qt.MouseButton.LeftButton)


# --- the question


def test_a_question_proposes_its_first_choice(home, qtbot):
    bar = QuestionBar(home)
    sent = []
    bar.intent.connect(sent.append)
    bar.show_question(asked().question)
    answers = bar.widgets()
    assert list(answers) == ["choice:7", "choice:8", "cancel"]
    assert answers["choice:7"].property("look") == "primary"
    for button in answers.values():
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sent == [Choose(7), Choose(8), Choose(-1)]
    bar.show_question(None)
    assert bar.isHidden()


@pytest.mark.parametrize("width", [300, 420, 1000])
def test_a_question_fits_its_room_in_one_row_or_several(home, width):
    bar = QuestionBar(home)
    bar.show_question(asked().question)
    bar.place_above(600, 10, width)
    assert bar.geometry().bottom() == 599
    assert bar.width() <= width
    boxes = [button.geometry() for button in bar.widgets().values()]
    assert all(bar.rect().contains(box) for box in boxes)
    assert not any(one.intersects(two) for one in boxes for two in boxes if one is not two)


# --- the top bar


def test_the_bar_tells_what_was_chosen(home, qtbot):
    actions = WindowActions(home)
    bar = TopBar(actions, home)
    bar.setGeometry(0, 0, 1280, 44)
    bar.show()
    wanted = []
    actions.wanted.connect(wanted.append)
    assert list(bar.widgets()) == ["bar:new-game", "bar:log", "bar:rules", "bar:settings", "bar:menu"]
    for button in list(bar.widgets().values())[:4]:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted == ["new-game", "log", "rules", "settings"]


def test_a_small_bar_has_one_menu_button(home):
    bar = TopBar(WindowActions(home), home)
    bar.setGeometry(0, 0, 1024, 36)
    bar.show()
    bar.set_small(True)
    assert list(bar.widgets()) == ["bar:menu"]


def test_a_bar_too_narrow_for_its_words_has_the_menu_button_too(home):
    bar = TopBar(WindowActions(home), home)
    bar.set_title("A very long title " * 5)
    bar.setGeometry(0, 0, 1024, 44)
    bar.show()
    assert list(bar.widgets()) == ["bar:menu"]


def test_menu_roles_are_set_explicitly(home):
    actions = WindowActions(home)
    role = type(actions[QUIT].menuRole())
    assert [actions[name].menuRole() for name in (SETTINGS, ABOUT, QUIT, NEW_GAME)] == [
        role.PreferencesRole,
        role.AboutRole,
        role.QuitRole,
        role.NoRole,
    ]
