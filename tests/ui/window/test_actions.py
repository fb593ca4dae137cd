"""The buttons by the hand: which there are, where they stand, what they do."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.appearance.appearance import chosen_keys
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.display.display import ButtonView, Choice, CurtainView, Question
from canasta_desktop.ui.display.intents import Choose, Press
from canasta_desktop.ui.window.actions import Actions
from canasta_desktop.ui.window.painted_buttons import PaintedButton
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.sample_displays import asked, buttons, four_players, two_players
from tests.ui.window.grounds import SIZES, Ground
from tests.ui.window.layouts import layout_for

LONG = "Mit 7♠ 7♣ auslegen und aufnehmen, an die Siebenen"


def offering(count, text="Vorzeitig beenden und abrechnen"):
    made = tuple(ButtonView(f"b{n}", text, "N", enabled=True, primary=n == 0, detail="7 Karten") for n in range(count))
    helping = tuple(ButtonView(key, key, "T", enabled=True) for key in ("undo", "hint", "ask", "special"))
    return two_players()._replace(buttons=made + helping, sort_word="Nach Rang")


def ways_of(count, text=LONG):
    choices = tuple(Choice(10 + number, f"{text} {number}") for number in range(count))
    return two_players()._replace(question=Question("Womit?", choices, "Abbrechen"))


@pytest.fixture
def put_up(qtbot):
    def made(display, size=(1280, 800), text=1.0):
        ground = Ground(qtbot, size)
        actions = Actions(ground)
        actions.sent, actions.ground = [], ground
        actions.intent.connect(actions.sent.append)
        actions.set_look(ground.theme)
        show(actions, display, size, text)
        ground.appear()
        return actions

    return made


def show(actions, display, size=(1280, 800), text=1.0):
    actions.place(layout_for(display, *size, text))
    actions.show_display(display)


def large(actions):
    return [button for button in actions._large if not button.isHidden()]


def test_only_what_can_be_done_is_there_and_the_likely_one_is_gold(put_up):
    actions = put_up(two_players()._replace(buttons=buttons("take", "draw", "hint", primary="take")))
    assert list(actions.widgets()) == ["button:take", "button:draw", "button:sort", "button:hint", "replay"]
    assert [button.is_gold for button in large(actions)] == [True, False]


def test_a_click_presses_the_action(put_up):
    actions = put_up(two_players())
    for key in ("button:draw", "button:hint", "button:sort", "replay"):
        QTest.mouseClick(actions.widgets()[key], Qt.MouseButton.LeftButton)
    assert actions.sent == [Press("draw"), Press("hint"), Press("sort"), Press("replay")]


def test_a_screen_reader_hears_words_key_and_what_will_happen(put_up):
    view = ButtonView("take", "Take the pile", "N", enabled=True, detail="7 cards, with 7♠ 7♥")
    actions = put_up(two_players()._replace(buttons=(view,)))
    found = QAccessible.queryAccessibleInterface(actions.widgets()["button:take"])
    assert found.text(QAccessible.Text.Name) == "Take the pile"
    assert found.text(QAccessible.Text.Description) == "N. 7 cards, with 7♠ 7♥"
    assert found.role() == QAccessible.Role.Button


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_four_are_large_at_most_and_every_one_can_be_hit(put_up, size, count):
    actions = put_up(offering(count), size)
    unit = layout_for(offering(count), *size).unit
    assert len(large(actions)) == min(count, 4)
    assert all(button.width() <= 29 * unit.px + 1 for button in large(actions)) or size[0] / unit.px > 160
    for button in actions.widgets().values():
        assert min(button.width(), button.height()) >= 24
        assert actions.ground.rect().contains(button.geometry())
    places = [button.geometry() for button in actions.widgets().values()]
    pairs = [(one, other) for number, one in enumerate(places) for other in places[number + 1 :]]
    assert not any(one.intersects(other) for one, other in pairs)


def test_the_likely_one_is_high_enough_in_a_small_window(put_up):
    actions = put_up(two_players(), (1024, 640))
    assert large(actions)[0].height() >= 38


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_no_word_of_a_usual_length_is_cut(put_up, size, text):
    actions = put_up(offering(4, "Hände aller zudecken"), size, text)
    assert [" ".join(button._title().lines) for button in large(actions)] == ["Hände aller zudecken"] * 4


def test_a_long_way_stands_in_two_lines_before_it_is_cut(put_up):
    actions = put_up(ways_of(2, "Mit 7♠ 7♣ auslegen und an die Siebenen"))
    title = large(actions)[0]._title()
    assert " ".join(title.lines) == large(actions)[0].words
    assert len(title.lines) == 2


def test_what_is_cut_is_told_where_the_mouse_rests(put_up):
    actions = put_up(ways_of(4, 2 * LONG), (960, 600))
    button = large(actions)[1]
    assert "…" in button._title().lines[0]
    assert button.toolTip() == button.words


def test_small_ones_show_their_words_only_where_all_have_room(put_up):
    few = put_up(two_players())
    assert few.widgets()["button:hint"]._has_word
    many = put_up(offering(1))
    hint = many.widgets()["button:hint"]
    assert not hint._has_word
    assert hint.toolTip() == "hint · T"


def test_the_sort_button_has_a_short_word_and_a_full_name(put_up):
    sort = put_up(offering(1)).widgets()["button:sort"]
    assert (sort.words, sort.accessibleName()) == ("Nach Rang", "Sorted: rank (S)")


@pytest.mark.parametrize("display", [offering(3), ways_of(6), asked()], ids=["offered", "ways", "asked"])
def test_a_screen_reader_is_told_nothing_of_what_stays(put_up, monkeypatch, display):
    actions = put_up(display)
    told = []
    for change in ("setAccessibleName", "setAccessibleDescription"):
        monkeypatch.setattr(PaintedButton, change, lambda button, text: told.append(text))
    show(actions, display)
    assert told == []


# --- questions -------------------------------------------------------------------------------------


def test_the_ways_take_the_places_of_the_buttons_with_their_numbers(put_up):
    actions = put_up(asked())
    assert list(actions.widgets())[:2] == ["choice:7", "choice:8"]
    assert [(one.words, one._key, one.is_gold) for one in large(actions)] == [
        ("With 9♦ 9♣", "1", True),
        ("With 9♦ and the two", "2", False),
    ]
    actions.answer(1)
    assert actions.sent == [Choose(8)]


def test_a_number_without_a_way_answers_nothing(put_up):
    actions = put_up(asked())
    actions.answer(3)
    assert actions.sent == []


def test_more_than_four_ways_stand_on_pages(put_up, qtbot):
    actions = put_up(ways_of(8))
    shown = [list(actions.widgets())[:4]]
    with qtbot.waitSignal(actions.turned) as turned:
        actions.answer(3)
    assert turned.args == ["choice:13"]
    shown.append(list(actions.widgets())[:4])
    actions.answer(3)
    shown.append([key for key in actions.widgets() if key.startswith("choice")])
    assert shown == [
        ["choice:10", "choice:11", "choice:12", "more"],
        ["choice:13", "choice:14", "choice:15", "more"],
        ["choice:16", "choice:17"],
    ]
    assert not any(one.is_gold for one in large(actions))
    actions.answer(0)
    assert actions.sent == [Choose(16)]


def test_a_way_on_another_page_is_brought_into_sight(put_up):
    actions = put_up(ways_of(8))
    actions.reveal("choice:17")
    assert "choice:17" in actions.widgets()


def test_the_question_is_heard_before_the_first_answer_and_a_way_without_it(put_up):
    first, second, *_ = large(put_up(ways_of(8)))
    assert first.accessibleName() == f"Womit? {first.words}"
    assert (second.accessibleName(), second.accessibleDescription()) == (second.words, "2")


def test_a_question_that_is_over_leaves_no_words(put_up):
    actions = put_up(ways_of(8))
    show(actions, four_players())
    said = [text for one in actions._large for text in (one.words, one.accessibleName(), one.accessibleDescription())]
    assert not any("7♠" in text or "Womit" in text for text in said)


def test_behind_a_curtain_there_is_none(put_up):
    actions = put_up(two_players())
    show(actions, two_players()._replace(curtain=CurtainView("Now: Anna", "", "Show my cards")))
    assert actions.widgets() == {}
    every = [*actions._large, *actions._small]
    assert not any(one.words or one.accessibleName() or one.toolTip() for one in every)


def test_a_list_of_four_has_its_small_ones_in_a_column(put_up):
    actions = put_up(offering(4))
    small = [actions.widgets()[f"button:{key}"].geometry() for key in ("undo", "hint", "ask")]
    assert len({box.x() for box in small}) == 1
    assert isinstance(small[0], QRect)
    assert QApplication.instance() is not None


ROWS = [
    *(("draw", "take"), ("draw", "take", "keep", "take-top"), ("do-hint", "draw", "take"), ("continue",)),
    *(("lay", "discard", "out", "end"), ("do-hint", "lay", "discard", "out"), ("lay", "discard", "join", "lay-three")),
]
"""Buttons that may stand beside each other."""


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_large_button_shows_all_its_words_and_its_key_at_every_size(put_up, qapp, code):
    set_language(qapp, code)
    words = Wording().buttons

    def view(key, is_first):
        text = words.lay_with("120 / 150") if key == "lay" else words.text(key, 2)
        return ButtonView(key, text, "", enabled=True, primary=is_first, detail=words.ends_deal())

    displays = [
        two_players()._replace(buttons=tuple(view(key, key == row[0]) for key in row), recap=()) for row in ROWS
    ]
    actions = put_up(displays[0])
    actions.set_keys(chosen_keys(Settings()))
    unfit = []
    for size in SIZES:
        for text in (1.0, 1.3, 2.0):
            for display in displays:
                show(actions, display, size, text)
                unfit += [(size, text, one.words) for one in large(actions) if not one.shows_key]
    assert unfit == []
