"""The temperament of a computer player, set in the new-game dialog by mouse and keyboard, and the way back."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from canasta_desktop.bots.policy import EVEN, MOST_LEANING, Temperament
from canasta_desktop.bots.temperaments import CHARACTER_TEMPERAMENTS
from canasta_desktop.game.names import LONGEST_TYPED
from canasta_desktop.game.seats import SeatSetup, character_of, temperament_of
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.new_game.game_choice import NewGameChoice, taken_by
from canasta_desktop.ui.wording.characters import TRAITS, CharacterWords
from canasta_desktop.ui.wording.seating import SeatingWords
from tests.ui.new_games import COMPUTER, PERSON, SEATS, click, dress, named, opener, texts

MIRA = 3
"""Where Mira sits who is given no other place."""
STEPS = range(-MOST_LEANING, MOST_LEANING + 1)


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def begin(qtbot):
    return opener(qtbot)


@pytest.fixture
def unfolded(qtbot, begin):
    """The dialog with Mira in hand and her temperament unfolded."""
    dialog = begin(page=SEATS)
    click(qtbot, dialog, f"seat:{MIRA}")
    click(qtbot, dialog, "seat-manner")
    return dialog


def set_for(dialog) -> list[Temperament | None]:
    return [seat.temperament for seat in dialog.choice.all_seats()]


def started(dialog) -> list[SeatSetup]:
    """The seats as the match will have them."""
    choice = dialog.choice
    return list(choice.setup(SeatingWords().usual_names(choice.all_seats())).seats)


# --- choosing


def test_it_is_folded_until_somebody_wants_it(qtbot, begin):
    dialog = begin(page=SEATS)
    click(qtbot, dialog, f"seat:{MIRA}")
    manner = named(dialog, "seat-manner")
    assert manner.text() == "Mira: always wants the pile"
    assert not named(dialog, "seat-risk").isVisible()
    manner.setFocus()
    qtbot.keyClick(manner, Qt.Key.Key_Space)
    assert named(dialog, "seat-risk").isVisible()
    click(qtbot, dialog, "seat:0")
    assert not named(dialog, "seat-risk").isVisible()
    assert not manner.isVisible()


def test_the_sliders_begin_where_the_character_stands(unfolded):
    assert {trait: named(unfolded, f"seat-{trait}").value() for trait in TRAITS} == {
        trait: getattr(CHARACTER_TEMPERAMENTS["mira"], trait) for trait in TRAITS
    }
    assert not named(unfolded, "seat-temperament-reset").isVisible()


def test_what_is_set_by_the_keyboard_is_kept_with_what_cannot_be_set(qtbot, unfolded):
    slider = named(unfolded, "seat-freezing")
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert set_for(unfolded) == [None, None, None, Temperament(risk=2, freezing=1, holding=-1)]
    assert slider.accessibleName() == "Freezes the pile: gladly"
    assert named(unfolded, "seat-manner").text() == "Mira: plays as you have set"
    spoken = named(unfolded, f"seat:{MIRA}").accessibleName()
    assert "Computer: Skilled, plays very boldly and likes to freeze the pile" in spoken
    assert "Plays very boldly" in named(unfolded, f"seat:{MIRA}").toolTip()
    assert unfolded.choice.kept().seats[MIRA].temperament == set_for(unfolded)[MIRA]


def test_back_where_the_character_stands_nothing_is_set(qtbot, unfolded):
    slider = named(unfolded, "seat-risk")
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert set_for(unfolded)[MIRA] is not None
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert set_for(unfolded)[MIRA] is None


def test_one_press_gives_the_character_back_and_leaves_the_focus_at_hand(qtbot, unfolded):
    for trait in TRAITS:
        named(unfolded, f"seat-{trait}").setValue(-2)
    reset = named(unfolded, "seat-temperament-reset")
    assert reset.text() == "Back to their own manner"
    reset.setFocus()
    qtbot.keyClick(reset, Qt.Key.Key_Space)
    assert set_for(unfolded) == [None] * 4
    assert not reset.isVisible()
    assert unfolded.focusWidget() is named(unfolded, f"seat-{TRAITS[0]}")


def test_the_wheel_scrolls_the_page_and_sets_nothing(unfolded):
    slider = named(unfolded, "seat-risk")
    middle = QPointF(slider.rect().center())
    no_buttons, no_keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    turned = QWheelEvent(
        *(middle, QPointF(slider.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, -120)),
        *(no_buttons, no_keys, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(slider, turned)
    assert set_for(unfolded) == [None] * 4


def test_another_character_brings_its_own_temperament(qtbot, unfolded):
    named(unfolded, "seat-patience").setValue(2)
    click(qtbot, unfolded, "seat-character:emil")
    assert set_for(unfolded) == [None] * 4
    assert named(unfolded, "seat-freezing").value() == 2


def test_it_changes_places_with_its_player_and_goes_with_a_person(qtbot, unfolded):
    named(unfolded, "seat-patience").setValue(2)
    unfolded.plan.table.swap(MIRA, 1)
    assert [one is not None for one in set_for(unfolded)] == [False, True, False, False]
    unfolded.plan.table.set_levels("expert")
    assert set_for(unfolded)[1].patience == 2
    unfolded.plan.table.set_level(1, None)
    assert set_for(unfolded) == [None] * 4


def test_a_name_changes_no_character(qtbot, begin):
    dialog = begin(page=SEATS)
    click(qtbot, dialog, f"seat:{MIRA}")
    qtbot.keyClicks(named(dialog, "seat-name"), "Paul")
    shown = dialog.plan.table.characters()[MIRA]
    assert f"Paul: {CharacterWords().temperament(shown)}" in texts(dialog)
    seat = started(dialog)[MIRA]
    assert (seat.name, character_of(seat)) == ("Paul", shown)
    assert temperament_of(seat) == dialog.plan.table.temperament(MIRA) == CHARACTER_TEMPERAMENTS[shown]
    assert dialog.plan.table.faces()[MIRA] == shown


def test_what_was_set_last_time_is_there_again(begin):
    calm = Temperament(patience=1)
    seats = (SeatSetup("", PERSON), SeatSetup("", COMPUTER, "easy", "anna", calm))
    dialog = begin(NewGameChoice("classic", 2, (), seats), page=SEATS)
    assert set_for(dialog) == [None, calm]
    assert taken_by(seats[1], "expert").temperament == calm
    assert taken_by(seats[1], None).temperament is None


# --- words and room


@pytest.mark.parametrize("code", ["de", "en"])
def test_each_step_has_its_own_words(qapp, code):
    set_language(qapp, code)
    words = CharacterWords()
    for trait in TRAITS:
        assert len({words.degree(trait, step) for step in STEPS}) == len(STEPS)
        assert [bool(words.leaning(trait, step)) for step in STEPS] == [step != 0 for step in STEPS]
    assert words.manner("anna", None) == words.temperament("anna")
    assert words.manner("anna", EVEN)
    assert words.manner("", None) == ""
    set_language(qapp, "en")
    bold = Temperament(-2, 1, 2)
    assert words.manner("", bold) == "goes out very early, plays boldly and loves to freeze the pile"


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("size", [QSize(1200, 660), QSize(920, 540)])
def test_it_lies_in_sight_and_nothing_covers_another(qtbot, qapp, begin, size, code):
    set_language(qapp, code)
    dialog = begin(page=SEATS, size=size)
    click(qtbot, dialog, f"seat:{MIRA}")
    dialog.seats.ensureWidgetVisible(named(dialog, "seat-manner"))
    click(qtbot, dialog, "seat-manner")
    page, editor = dialog.seats, dialog.seats.editor.temperament
    sliders = [named(dialog, f"seat-{trait}") for trait in TRAITS]

    def is_laid_out() -> bool:
        boxes = [slider.parentWidget().geometry() for slider in sliders]
        return min([box.width() for box in boxes]) > 100 and not any([a.intersects(b) for a, b in pairwise(boxes)])

    def is_in_sight() -> bool:
        top = editor.mapTo(page.viewport(), QPoint(0, 0)).y()
        return top >= 0 and top + editor.height() <= page.viewport().height()

    qtbot.waitUntil(lambda: is_laid_out() and is_in_sight())
    assert all([slider.width() >= 150 for slider in sliders])
    set_language(qapp, "en")


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_longest_name_in_the_largest_text_pushes_nothing_aside(qtbot, qapp, begin, scale, code):
    set_language(qapp, code)
    apply(Appearance(mode=Mode.DARK, text_scale=scale), qapp)
    dialog = begin(page=SEATS, size=QSize(984, 580))
    dialog.seats.choose(MIRA)
    dialog.plan.table.set_name(MIRA, "W" * LONGEST_TYPED)
    dialog.seats.editor.manner.setChecked(True)
    dialog.plan.table.set_temperament(MIRA, Temperament(-2, -2, -2))
    qtbot.waitUntil(lambda: dialog.seats.editor.temperament.isVisible())
    QApplication.processEvents()
    assert dialog.seats.horizontalScrollBar().maximum() == 0
    apply(Appearance(mode=Mode.DARK), qapp)
    set_language(qapp, "en")
