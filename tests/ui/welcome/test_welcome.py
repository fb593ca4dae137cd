"""The welcome over the table: what it offers to whom, by keys and mouse, and that nothing has begun behind it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from canasta_desktop.game.daily import daily_match
from canasta_desktop.game.game_files import KeptGames
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.inspection.shot_tables import TABLES
from canasta_desktop.rules.actions import Draw
from canasta_desktop.rules.notation import read_action
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.new_game.game_choice import last_choice
from canasta_desktop.ui.session import session as session_module
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.welcome.welcome import Welcome
from tests.game.matches import to_the_end_of_the_deal
from tests.ui.together import LONG

NOW = datetime(2026, 11, 23, 23, 59)
QUICK = Settings(language="en", theme="dark", speed="off")


@pytest.fixture
def start(qtbot, tmp_path) -> Iterator[Callable[..., Session]]:
    """Starts the program over one folder, as it starts without a file; a second start finds what the first left."""
    begun: list[Session] = []

    def begin(settings: Settings | None = QUICK) -> Session:
        while begun:
            begun.pop().window.close()
        if settings is not None:
            Store(tmp_path, lambda message: None).save_settings(settings)
        session = Session(tmp_path, clock=lambda: NOW)
        begun.append(session)
        session.welcome()
        qtbot.waitExposed(session.window)
        session.window.resize(1280, 800)
        session.window.activateWindow()
        qtbot.waitUntil(session.window.isActiveWindow)
        return session

    yield begin
    for session in begun:
        session.window.close()


@pytest.fixture
def returning(start) -> Callable[..., Session]:
    """Starts it for somebody who has drawn a card before."""

    def begin(settings: Settings = QUICK, persons: int = 1) -> Session:
        session = start(settings)
        choice = last_choice(session.settings)
        seats = [seat._replace(kind=SeatKind.PERSON, level="") for seat in choice.all_seats()[:persons]]
        match = session.new_matches.chosen(replace(choice, seats=(*seats, *choice.all_seats()[persons:])))
        session.take_up(match)
        session.presenter.stop()
        assert match.play(match.to_act(), Draw()) is None
        return start(session.settings)

    return begin


def shown(session: Session) -> Welcome | None:
    return next((one for one in session.window.findChildren(Welcome) if one.isVisible()), None)


def titles(session: Session) -> list[str]:
    return [button.accessibleName() for button in shown(session).choices.values()]


def press(session: Session, key: Qt.Key) -> None:
    QTest.keyClick(session.window.focusWidget(), key)


def click(session: Session, name: str) -> None:
    QTest.mouseClick(shown(session).buttons()[name], Qt.MouseButton.LeftButton)


# --- newcomers


def test_newcomers_may_learn_play_now_or_set_up_a_table(start):
    session = start()
    assert titles(session) == ["Learn in five minutes", "Play now", "Set up a table"]
    assert [b.accessibleName() for b in shown(session).small.values()] == [
        *("Language: Deutsch", "Language: English", "Smaller text", "Larger text", "High contrast", "Read aloud")
    ]


def test_to_learn_is_one_key(start):
    session = start(None)
    press(session, Qt.Key.Key_Return)
    assert shown(session) is None
    assert session.lesson is not None


def test_play_now_is_two_keys_and_deals_for_four_beginners_who_wait(start):
    session = start(None)
    press(session, Qt.Key.Key_Down)
    press(session, Qt.Key.Key_Return)
    seats = session.presenter.match.setup.seats
    assert shown(session) is None
    assert [seat.name for seat in seats] == ["You", "Anna", "Jonas", "Mira"]
    assert [seat.level for seat in seats] == ["", "beginner", "beginner", "beginner"]
    assert session.settings.wait_for_me


def test_a_language_applies_at_once_and_is_kept(start, qtbot):
    session = start()
    click(session, "language:de")
    qtbot.waitUntil(lambda: titles(session) == ["Lernen in fünf Minuten", "Gleich spielen", "Tisch einrichten"])
    assert [shown(session).small[f"language:{code}"].isChecked() for code in ("de", "en")] == [True, False]
    assert session.store.load_settings(NOW).language == "de"


def test_reading_aids_apply_at_once(start):
    session = start()
    assert not shown(session).small["smaller"].isEnabled()
    click(session, "larger")
    click(session, "contrast")
    assert session.settings.text_scale == 120
    assert shown(session).gold.theme.mode is Mode.CONTRAST
    assert shown(session).small["smaller"].isEnabled()
    click(session, "contrast")
    assert session.settings.theme == "dark"
    click(session, "voice")
    assert session.settings.own_voice
    assert shown(session).small["voice"].isChecked()
    session.own_voice.toggle()
    assert not shown(session).small["voice"].isChecked()


def test_setting_up_a_table_leaves_the_welcome_until_a_game_begins(start):
    session = start()
    press(session, Qt.Key.Key_Tab)
    press(session, Qt.Key.Key_Tab)
    press(session, Qt.Key.Key_Return)
    dialog = session.window.dialog_manager.dialog(commands.NEW_GAME)
    assert shown(session) is not None
    assert {seat.level for seat in dialog.choice.all_seats()[1:]} == {"beginner"}
    session.window.dialog_manager.close_all()
    session.new_game(dialog.choice)
    assert shown(session) is None
    assert session.presenter.display is not None


# --- others


def test_the_game_that_waits_comes_first_with_its_seats_and_scores(returning):
    session = returning()
    assert titles(session) == ["Continue", "New game", "Set up a table", "Deal of the day", "Practise"]
    assert not shown(session).small
    told = shown(session).gold.accessibleDescription()
    assert "Classic Canasta, deal 1, four players" in told
    assert "You and Jonas 0" in told
    assert "Anna and Mira 0" in told


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_one_key_goes_on(returning, key):
    session = returning()
    before = session.presenter.match
    press(session, key)
    assert shown(session) is None
    assert session.presenter.match is before
    assert session.window.display is not None


def test_nothing_is_shown_or_asked_before(returning, qtbot):
    session = returning()
    done = len(session.presenter.match.running_deal().actions)
    qtbot.wait(300)
    assert session.window.display is None
    assert session.scene.display is None
    assert len(session.presenter.match.running_deal().actions) == done
    assert not session.window.chrome.widgets() or not session.window.chrome.corner.isVisible()


def test_at_a_shared_screen_the_curtain_falls_when_it_goes_on(returning):
    session = returning(persons=2)
    assert "turn" in shown(session).gold.accessibleDescription()
    press(session, Qt.Key.Key_Return)
    display = session.window.display
    assert display.hand == ()


def test_arrows_go_round_and_back(returning):
    session = returning()
    names = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Backtab):
        press(session, key)
        names.append(session.window.focusWidget().objectName())
    assert names == [f"welcome:{name}" for name in ("new", "set-up", "new", "continue", "practise")]


def test_a_new_game_is_the_same_as_last_with_new_cards(returning):
    session = returning()
    before = session.presenter.match
    click(session, "new")
    assert session.presenter.match is not before
    assert session.presenter.match.setup == before.setup
    assert shown(session) is None


def test_after_a_match_that_is_over_a_new_one_is_the_likely_choice(start):
    session = start()
    session.take_up(TABLES["match-end"].match(["You", "Anna", "Jonas", "Mira"]))
    match = session.presenter.match
    for line in TABLES["match-end"].own:
        assert match.play(match.to_act(), read_action(line)) is None
    session.welcome()
    assert titles(session) == ["New game", "Last result", "Set up a table", "Deal of the day", "Practise"]
    assert shown(session).gold.accessibleName() == "New game"


@pytest.mark.painted
def test_what_has_been_played_is_told_in_a_quiet_moment(returning, start, qtbot, tmp_path, monkeypatch):
    returning()
    yesterday = NOW.date() - timedelta(days=1)
    played = daily_match(yesterday, (SeatSetup("", SeatKind.PERSON), *[SeatSetup("B", SeatKind.COMPUTER, "easy")] * 3))
    while not played.is_over:
        to_the_end_of_the_deal(played)
        if not played.is_over:
            played.next_deal()
    monkeypatch.setattr(session_module, "QUIET_MS", 1)
    KeptGames(tmp_path).keep(played)
    session = start(None)
    qtbot.waitUntil(lambda: shown(session).choices["daily"].accessibleDescription() == "1 day in a row", timeout=LONG)
    won = int(played.winner == 0)
    qtbot.waitUntil(lambda: f"{won} of 1 match won" in shown(session).accessibleName(), timeout=LONG)


def test_the_deal_of_the_day_and_practice_are_begun_from_here(returning):
    session = returning()
    click(session, "daily")
    session.window.dialog_manager.dialog(commands.DAILY).play_button.click()
    assert shown(session) is None
    assert session.match.particulars.kind is Kind.DAILY
    session = returning()
    before = session.match
    click(session, "practise")
    assert shown(session) is None
    assert session.match.particulars.kind is Kind.PRACTICE
    assert session.match.setup.system == before.setup.system
    assert session.store.kept.places()


def test_a_click_beside_the_choices_does_nothing(returning):
    session = returning()
    QTest.mouseClick(shown(session), Qt.MouseButton.LeftButton, pos=shown(session).rect().bottomLeft())
    assert shown(session) is not None
    assert session.window.display is None


def test_who_wants_to_go_on_at_once_sees_no_welcome(returning):
    session = returning(replace(QUICK, go_on_at_once=True))
    assert shown(session) is None
    assert session.window.display is not None


def test_what_is_to_be_said_is_said_at_the_table(returning):
    session = returning()
    session.report_fault()
    assert session.window.display is None
    press(session, Qt.Key.Key_Return)
    assert session.window.display.notices or session.window.display.note.lines


def test_it_fills_the_window_at_every_size(returning):
    session = returning()
    for size in ((960, 600), (1920, 1080), (700, 900)):
        session.window.resize(*size)
        welcome = shown(session)
        assert welcome.size() == welcome.parentWidget().size()
        boxes = [button.geometry() for button in welcome.buttons().values()]
        assert all(welcome.rect().contains(box) for box in boxes)
        assert not any(one.intersects(two) for one in boxes for two in boxes if one is not two)


@pytest.mark.painted
def test_where_several_people_play_it_says_who_is_playing_and_somebody_else_can(returning, start, qtbot) -> None:
    session = returning()
    assert "people" not in shown(session).buttons()
    people = session.people.everybody
    bela = people.newcomer("Bela", session.settings)
    people.add(bela._replace(wishes=replace(bela.wishes, language="de", text_scale=200)))
    session = start(None)
    qtbot.waitUntil(lambda: "people" in shown(session).buttons())
    assert shown(session).buttons()["people"].accessibleName() == "You are playing. Somebody else?"
    press(session, Qt.Key.Key_Up)
    press(session, Qt.Key.Key_Return)
    dialog = session.window.dialog_manager.dialog(commands.PEOPLE)
    QTest.mouseClick(dialog.tiles.buttons()[1], Qt.MouseButton.LeftButton)
    dialog.name.setText("Belinda")
    dialog.name.editingFinished.emit()
    dialog.close()
    assert session.presenter.display is None, "nothing lies behind the welcome"
    button = shown(session).buttons()["people"]
    assert button.accessibleName() == "Belinda spielt. Jemand anders?"
    boxes = [one.geometry() for one in shown(session).buttons().values()]
    assert all(shown(session).rect().contains(box) for box in boxes)
    assert not any(one.intersects(button.geometry()) for one in boxes[:-1])


@pytest.mark.painted
def test_what_lies_on_a_table_is_made_ready_behind_the_welcome(start, qtbot, monkeypatch):
    monkeypatch.setattr(session_module, "UNCOVERED_MS", 1)
    made = []
    monkeypatch.setattr(TableScene, "prepare", lambda scene: made.append(scene))
    session = start(None)
    qtbot.waitUntil(lambda: bool(made), timeout=LONG)
    assert made == [session.scene]
    assert shown(session) is not None


def test_a_part_that_is_painted_anew_looks_as_it_did_in_the_whole(start):
    welcome = shown(start(None))
    whole = QImage(welcome.size(), QImage.Format.Format_RGB32)
    pieces = QImage(whole)
    welcome.render(whole, QPoint(), QRegion(), QWidget.RenderFlag(0))
    for row in range(0, welcome.height(), 90):
        for column in range(0, welcome.width(), 140):
            piece = QRect(column, row, 140, 90) & welcome.rect()
            welcome.render(pieces, piece.topLeft(), QRegion(piece), QWidget.RenderFlag(0))
    assert pieces == whole
