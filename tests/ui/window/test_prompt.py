"""The line above the hand: what it says first, how it fits, and its two buttons."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Choice, CurtainView, Note, Question, Tone
from canasta_desktop.ui.display.intents import Choose
from canasta_desktop.ui.geometry.prompt_place import HIDDEN
from canasta_desktop.ui.window.brush import font_of
from canasta_desktop.ui.window.prompt import Prompt
from tests.ui.sample_displays import asked, four_players, refused, two_players
from tests.ui.window.grounds import SIZES, Ground
from tests.ui.window.layouts import layout_for

LONG = (
    "Das Paket ist für dich gesperrt: Du brauchst zwei natürliche Neunen aus der Hand und hast nur eine davon.",
    "Zieh stattdessen vom Talon, oder lege zuerst deine Erstmeldung mit mindestens neunzig Punkten aus.",
)


@pytest.fixture
def put_up(qtbot):
    def made(display, size=(1280, 800), text=1.0):
        ground = Ground(qtbot, size)
        prompt = Prompt(ground)
        prompt.sent, prompt.cited, prompt.ground = [], [], ground
        prompt.intent.connect(prompt.sent.append)
        prompt.clause_clicked.connect(prompt.cited.append)
        prompt.set_look(ground.theme)
        prompt.place(layout_for(display, *size, text))
        prompt.show_display(display)
        ground.appear()
        return prompt

    return made


def noted(tone, *lines, clause=""):
    return two_players()._replace(note=Note(tone, lines, clause))


def test_an_open_question_stands_before_everything(put_up):
    prompt = put_up(asked()._replace(note=refused().note))
    assert prompt.text == "Take the pile, 12 cards, with 9♦ 9♣?"
    assert list(prompt.widgets()) == ["cancel"]
    assert prompt.widgets()["cancel"].accessibleName() == "Cancel · Esc"


def test_the_way_back_cancels(put_up):
    prompt = put_up(asked())
    QTest.mouseClick(prompt.widgets()["cancel"], Qt.MouseButton.LeftButton)
    assert prompt.sent == [Choose(-1)]


def test_what_has_to_be_answered_has_no_way_back(put_up):
    question = Question("May I go out?", (Choice(0, "Yes"), Choice(1, "No")), "")
    assert put_up(two_players()._replace(question=question)).widgets() == {}


def test_a_refusal_says_what_is_missing_and_opens_its_clause(put_up):
    prompt = put_up(refused())
    assert prompt.text == " ".join(refused().note.lines)
    QTest.mouseClick(prompt.widgets()["clause"], Qt.MouseButton.LeftButton)
    assert prompt.cited == ["CL-6.4"]


def test_what_was_drawn_is_named_where_there_is_room_else_what_to_do(put_up):
    assert put_up(noted(Tone.INFO, "You drew 2♦.", "Lay out.")).text == "You drew 2♦. Lay out."
    crowded = put_up(noted(Tone.INFO, *LONG), (960, 600))
    assert crowded.lines == [two_players().status]


def test_it_is_as_narrow_as_its_words_and_stands_in_the_middle(put_up):
    short, long = put_up(noted(Tone.INFO, "Wait.")), put_up(four_players())
    assert short.width() < long.width()
    assert abs(short.geometry().center().x() - 640) <= 1


def test_a_second_line_grows_upwards(put_up):
    one, two = put_up(refused()), put_up(noted(Tone.ERROR, *LONG, clause="CL-6.4"), (1280, 800))
    assert (len(one.lines), len(two.lines)) == (1, 2)
    assert two.geometry().bottom() == one.geometry().bottom()
    assert two.y() < one.y()


def test_what_has_been_done_covers_no_tray_however_much_it_is(put_up):
    """A step of a replay, of which nothing else is to be said."""
    display = two_players()._replace(status=" ".join(LONG), note=Note(Tone.INFO, (" ".join(LONG),)))
    prompt = put_up(display)
    room = layout_for(display, 1280, 800).prompt
    assert prompt.y() >= room.y - 1
    assert prompt.lines[-1].endswith("…")
    assert prompt.toolTip()


@pytest.mark.parametrize(("size", "text", "is_raised"), [((1280, 720), 2.0, True), ((1280, 800), 1.0, False)])
def test_two_lines_stand_over_the_own_melds_and_piles_rather_than_on_them(put_up, size, text, is_raised):
    display = refused()._replace(note=Note(Tone.ERROR, LONG, "CL-6.4"))
    layout = layout_for(display, *size, text)
    box = put_up(display, size, text).geometry()
    said = Rect(box.x(), box.y(), box.width(), box.height())
    assert (said.bottom < layout.trays[0].rect.y) is is_raised
    for one in (layout.trays[0].rect, layout.walnut.rect):
        part = one.shared(said)
        assert part is None or part.h <= HIDDEN * one.h + 1
    assert not any(said.overlaps(seat.rect) for seat in layout.seats)
    assert not said.overlaps(layout.score)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
def test_everything_fits_or_is_told_where_the_mouse_rests(put_up, size, text):
    prompt = put_up(noted(Tone.ERROR, *LONG, clause="CL-6.4"), size, text)
    unit = layout_for(two_players(), *size, text).unit
    assert round(2.2 * unit.px) <= prompt._font.pixelSize() <= font_of(unit, 2.2, bold=True).pixelSize()
    metrics = QFontMetricsF(prompt._font)
    link = prompt.widgets()["clause"]
    assert len(prompt.lines) <= 2
    assert all(metrics.horizontalAdvance(line) < link.x() for line in prompt.lines)
    assert min(link.width(), link.height()) >= 24
    assert prompt.ground.rect().contains(prompt.geometry())
    assert prompt.rect().contains(link.geometry())
    is_whole = " ".join(prompt.lines) == prompt.text
    assert prompt.toolTip() == ("" if is_whole else prompt.text)


def test_behind_a_curtain_nothing_is_said(put_up):
    prompt = put_up(refused())
    prompt.show_display(refused()._replace(curtain=CurtainView("Now: Anna", "", "Show my cards")))
    assert prompt.isHidden()
    assert (prompt.text, prompt.accessibleName(), prompt.widgets()) == ("", "", {})
    assert not any(one.accessibleName() for one in (prompt._cancel, prompt._link))
