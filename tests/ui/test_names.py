"""Names as they are typed: whatever can be typed can be loaded, and has the same name when it comes back."""

import json
from datetime import datetime
from itertools import cycle
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from canasta_desktop.game import journal
from canasta_desktop.game.game_files import write_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.names import LONGEST_NAME, LONGEST_TYPED, clean_name
from canasta_desktop.game.presets import Preset, Presets, dumps_all, loads_all
from canasta_desktop.game.recent_setups import most_recent
from canasta_desktop.game.seats import SeatSetup
from canasta_desktop.game.settings import Settings, dumps, loads
from canasta_desktop.game.store import Store
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.game_choice import NewGameChoice, last_choice
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.session.new_matches import give_usual_names
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.wording.seating import SeatingWords
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.new_games import CLASSIC, COMPUTER, PERSON, PRESETS, SEATS, click, named, opener, two_presets

pytestmark = pytest.mark.usefixtures("players_kept")

ANYTHING = st.text(st.characters(codec=None, exclude_categories=()), max_size=60)
"""Text of whatever code points, halves of signs as well."""

PASTED = {
    "a space that does not break": "Anna\u00a0Maria",
    "a woman astronaut": "\U0001f469\u200d\U0001f680",
    "newer than Python's tables": "\U0001fae8",
    "Persian": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Hebrew with a mark": "\u05d0\u05d1\u05d2\u200f",
    "a soft hyphen": "Anne\u00adMarie",
    "a wide space": "Anna\u3000Maria",
    "two lines": "Anna\nMaria",
    "not composed": "Jo\u0308rg",
    "cut in the middle of a sign": "x" * (LONGEST_TYPED - 1) + "\U0001f469",
    "nothing to be seen": "\u200e\u202e\u2069",
    "markup": "<b>Anna</b> & {name} %1",
}


@pytest.fixture
def begin(qtbot):
    return opener(qtbot)


@pytest.fixture
def start(qtbot, tmp_path):
    """Starts the program over one folder; it is at rest, so that no computer player moves."""
    begun: list[Session] = []

    def started() -> Session:
        session = Session(tmp_path, seed=5)
        begun.append(session)
        qtbot.addWidget(session.window)
        return session

    yield started
    for session in begun:
        session.close()


def paste(field: QLineEdit, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def key_in(field: QLineEdit, text: str) -> None:
    """As a keyboard with such keys does it: Option and Space is a space that does not break."""
    field.setFocus()
    field.selectAll()
    for sign in text:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(field, event)


def compose(field: QLineEdit, text: str) -> None:
    """As an input method hands it over: a picker of emoji, say."""
    field.setFocus()
    field.selectAll()
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(field, event)


WAYS = (paste, key_in, compose)


def play(session: Session, qtbot, way, text: str) -> str:
    """Begin a game with a first seat that is called so, through the dialog; returns what the field then holds."""
    session.open_new_game()
    dialog = session.window.dialog_manager.dialog(commands.NEW_GAME)
    assert isinstance(dialog, NewGameDialog)
    dialog.tabs.setCurrentIndex(SEATS)
    way(named(dialog, "seat-name"), text)
    typed = named(dialog, "seat-name").text()
    click(qtbot, dialog, "play")
    return typed


@pytest.mark.parametrize(("text", "way"), list(zip(PASTED.values(), cycle(WAYS))), ids=PASTED)
def test_a_game_begun_with_this_name_is_there_at_the_next_start(start, qtbot, text, way):
    """Each name comes in one way; that all ways lead to the name that is played with has a test below."""
    first = start()
    typed = play(first, qtbot, way, text)
    match = first.presenter.match
    assert match.setup.seats[0].name == (clean_name(typed) or "You")
    first.close()
    second = start()
    assert journal.dumps(second.presenter.match) == journal.dumps(match)
    assert second._untold == []
    assert not list(first.folder.glob("*.damaged*"))
    assert second.settings == first.settings
    assert second.settings.name == clean_name(typed)
    last = most_recent(second.settings.recent_setups, "classic")
    assert last is not None
    assert last.seats[0].name == clean_name(typed)


@given(ANYTHING)
def test_whatever_is_typed_for_a_player_can_be_loaded(text):
    plan = Plan(CLASSIC)
    plan.table.set_name(0, text)
    choice = plan.choice()
    usual = SeatingWords().usual_names(choice.all_seats())
    match = Match.start(choice.setup(usual), 5)
    again = journal.loads(journal.dumps(match).encode())
    give_usual_names(again)
    assert again.setup == match.setup
    assert again.setup.seats[0].name == (clean_name(text) or "You")
    kept = Settings(name=plan.table.seats[0].name, recent_setups=(choice.kept(),))
    assert loads(dumps(kept).encode()) == kept
    assert last_choice(kept) == choice


@pytest.fixture(scope="module")
def dialog(qapp):
    made = NewGameDialog(CLASSIC, Wording())
    made.show()
    made.tabs.setCurrentIndex(SEATS)
    yield made
    made.close()
    made.deleteLater()


@pytest.mark.parametrize("way", WAYS)
def test_in_whatever_way_a_name_comes_the_choice_has_what_the_field_says(dialog, way):
    field = named(dialog, "seat-name")
    for what, text in PASTED.items():
        way(field, text)
        assert dialog.choice.all_seats()[0].name == clean_name(field.text()), what


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(text=ANYTHING)
def test_the_field_and_the_plan_mean_the_same_name(dialog, text):
    """The field takes what it is given as it can, and the plan has what is left of that, clean."""
    field = named(dialog, "seat-name")
    compose(field, text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    assert dialog.plan.table.seats[0].name == clean_name(field.text()) == field.meant
    assert len(field.text().encode("utf-16-le", "surrogatepass")) <= 2 * LONGEST_TYPED


def test_what_is_being_typed_is_not_tidied_under_the_hands(begin, qtbot):
    dialog = begin(page=SEATS)
    field = named(dialog, "seat-name")
    key_in(field, "Anna ")
    assert (field.text(), dialog.plan.table.seats[0].name) == ("Anna ", "Anna")
    QTest.keyClicks(field, "Maria")
    assert (field.text(), dialog.plan.table.seats[0].name) == ("Anna Maria", "Anna Maria")


def test_a_name_takes_forty_characters_as_qt_counts(begin):
    dialog = begin(page=SEATS)
    field = named(dialog, "seat-name")
    paste(field, "x" * 50)
    assert field.text() == "x" * 40
    paste(field, "\U0001f469" * 50)
    assert field.text() == "\U0001f469" * 20


@pytest.mark.parametrize("name", ["x" * 60, "\U0001f469" * LONGEST_NAME], ids=["of an older file", "the longest"])
def test_a_longer_name_of_an_older_file_is_kept_and_can_be_shortened(begin, name):
    dialog = begin(NewGameChoice("classic", 4, (), (SeatSetup(name, PERSON),)), page=SEATS)
    field = named(dialog, "seat-name")
    assert field.text() == name
    assert dialog.choice.all_seats()[0].name == name
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_End)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert dialog.choice.all_seats()[0].name == name[:-1]


# --- presets


@given(ANYTHING)
def test_whatever_a_preset_is_called_can_be_loaded(text):
    kept = Presets()
    plan = Plan(CLASSIC)
    kept.add(Preset(text, plan.system, plan.players))
    assert [preset.name for preset in loads_all(dumps_all(kept).encode()).all()] == [clean_name(text)] * bool(
        clean_name(text)
    )


@pytest.mark.parametrize("way", WAYS)
def test_presets_of_these_names_are_there_at_the_next_start(start, qtbot, way):
    session = start()
    session.open_new_game()
    dialog = session.window.dialog_manager.dialog(commands.NEW_GAME)
    dialog.tabs.setCurrentIndex(PRESETS)
    for what, text in PASTED.items():
        way(dialog.presets.name, text)
        name = clean_name(dialog.presets.name.text())
        click(qtbot, dialog, "preset:save")
        kept = Store(session.folder, pytest.fail).load_presets(datetime.now())
        assert [preset.name for preset in kept.all()] == ([name] if name else []), what
        assert (name or "needs a name") in dialog.presets.notice.text, what
        if name:
            dialog.presets._presets.remove(name)


def test_a_preset_of_a_long_name_is_renamed_by_what_is_typed(begin):
    own = two_presets()
    own.rename("Quick", "q" * 60)
    dialog = begin(page=PRESETS, presets=own)
    dialog.presets.list.setCurrentRow(2)
    assert dialog.presets.name.text() == "q" * 60
    QTest.keyClick(dialog.presets.name, Qt.Key.Key_Backspace)
    dialog.presets.buttons["rename"].click()
    assert own.find("q" * 59) is not None


# --- what stands in files already


def with_names(folder: Path, *names: str) -> Path:
    """A game of somebody else's in which the players are called so."""
    seats = tuple([SeatSetup(f"P{n}", PERSON if n == 0 else COMPUTER, "" if n == 0 else "beginner") for n in range(4)])
    file = folder / "theirs.canasta"
    write_game(file, Match.start(NewGameChoice("classic", 4, (), seats).kept(), 7))
    record = json.loads(file.read_text(encoding="utf-8"))
    for seat, name in zip(record["setup"]["seats"], names, strict=False):
        seat["name"] = name
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def test_who_has_no_name_in_a_file_is_called_as_usual(start, tmp_path):
    session = start()
    session.window.show()
    session.files.open(str(with_names(tmp_path, "Kim", "\u202e", "\ud800")))
    assert [seat.name for seat in session.presenter.match.setup.seats] == ["Kim", "Anna", "Jonas", "P3"]


def test_a_saved_game_of_an_older_program_is_taken_up_whatever_the_names(start, tmp_path):
    names = ("Anna\u00a0Maria", "\u202eannA", "\x07", "x" * 60)
    with_names(tmp_path, *names).rename(tmp_path / "current.json")
    session = start()
    assert [seat.name for seat in session.presenter.match.setup.seats] == ["Anna Maria", "annA", "Jonas", "x" * 60]
    assert session._untold == []
