"""The deal of the day at the window: played once, gone on with, copied, and played again as practice."""

from datetime import date, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from canasta_desktop.game.daily import Streak, daily_match, day_seed, result_of, signs_text
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.dialogs.daily import Attempt, DailyDialog, DailySummary
from canasta_desktop.ui.session.daily_control import DailyControl
from tests.game.matches import setup, stroll, to_the_end_of_the_deal
from tests.ui.together import Together, setup_of

TODAY = date(2026, 11, 23)
"""A Monday, which lasts as long as a test does; the clock of the machine may be just before midnight."""


def over(day: date) -> Match:
    """The first attempt of a day, played to its end."""
    game = daily_match(day, setup(4).seats)
    while not game.is_over:
        if game.is_scored:
            game.next_deal()
        to_the_end_of_the_deal(game)
    return game


class Clock:
    """What the session takes for the time: a minute to midnight, until a test has it strike."""

    def __init__(self) -> None:
        self.now = datetime(TODAY.year, TODAY.month, TODAY.day, 23, 59)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def begin(qtbot, tmp_path, qapp, clock):
    begun: list[Together] = []

    def start(game: Match) -> Together:
        begun.append(Together(qtbot, tmp_path, game, clock=clock))
        return begun[-1]

    yield start
    for one in begun:
        one.close()
    set_language(qapp, "en")


def waiting(game: Match) -> Match:
    """The match played on until it is the person's turn."""
    while game.to_act() != 0:
        stroll(game, 1)
    return game


def ask(table: Together) -> DailyDialog:
    table.window.commands[commands.DAILY].trigger()
    dialog = table.window.dialog_manager.dialog(commands.DAILY)
    assert isinstance(dialog, DailyDialog)
    table.bot.waitUntil(dialog.isActiveWindow)
    return dialog


def shown(dialog: DailyDialog) -> str:
    return "\n".join([one.text() for one in dialog.findChildren(QLabel) if one.isVisible()])


def test_it_is_begun_by_enter_against_players_of_the_usual_level(begin):
    table = begin(waiting(Match.start(setup_of("pccc"), 12)))
    dialog = ask(table)
    assert dialog.play_button.text() == "Play"
    assert not dialog.copy_button.isVisible()
    QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Return)
    match = table.match
    assert (match.seed, match.particulars.kind, match.particulars.day) == (
        *(day_seed(TODAY), Kind.DAILY, TODAY.isoformat()),
    )
    assert [seat.level for seat in match.setup.seats if seat.kind is SeatKind.COMPUTER] == ["skilled"] * 3
    assert table.presenter.display.title.startswith("Deal of the day · Classic Canasta")


def test_one_that_waits_is_gone_on_with(begin):
    begun = waiting(daily_match(TODAY, setup(4).seats))
    table = begin(begun)
    table.session.files.keep_and(lambda: table.session.take_up(waiting(Match.start(setup_of("pccc"), 3))))
    dialog = ask(table)
    assert dialog.play_button.text() == "Go on"
    dialog.play_button.click()
    assert (table.match.seed, table.match.particulars.kind) == (begun.seed, Kind.DAILY)


def test_at_midnight_the_next_deal_is_there_and_the_one_begun_stays(begin, clock):
    begun = waiting(daily_match(TODAY, setup(4).seats))
    table = begin(begun)
    clock.now += timedelta(minutes=1)
    dialog = ask(table)
    assert dialog.play_button.text() == "Play"
    dialog.play_button.click()
    tomorrow = (TODAY + timedelta(days=1)).isoformat()
    assert table.match.particulars.day == tomorrow
    assert set(DailyControl(table.session, TODAY).attempts) == {TODAY.isoformat(), tomorrow}


def test_a_result_is_copied_and_the_next_attempt_is_practice(begin):
    game = over(TODAY)
    table = begin(game)
    table.window.dialog_manager.close_all()
    control = DailyControl(table.session, TODAY)
    assert control.summary() == DailySummary(TODAY, Attempt.OVER, Streak(1, 1), result_of(game, 0))
    dialog = ask(table)
    told = shown(dialog)
    assert "1 day in a row · longest: 1 day" in told
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0].startswith("Canasta, deal of the day: ")
    assert " : " in copied[1]
    assert copied[2:] == [text for text in (signs_text(result_of(game, 0).signs),) if text]
    dialog.play_button.click()
    assert (table.match.seed, table.match.particulars.kind) == (game.seed, Kind.PRACTICE)


def test_the_days_of_kept_games_make_the_streak(begin):
    table = begin(waiting(Match.start(setup_of("pccc"), 12)))
    for number in (1, 2, 4):
        table.session.store.kept.keep(over(TODAY - timedelta(days=number)))
    assert DailyControl(table.session, TODAY).summary().streak == Streak(2, 2)


@pytest.mark.parametrize(("language", "told"), [("en", "3 days in a row · longest: 7 days"), ("de", "3 Tage in Folge")])
def test_the_dialog_speaks_both_languages(qtbot, qapp, language, told):
    set_language(qapp, language)
    dialog = DailyDialog(DailySummary(date(2026, 11, 23), Attempt.NEW, Streak(3, 7)))
    qtbot.addWidget(dialog)
    dialog.show()
    assert told in shown(dialog)
    assert "2026" in shown(dialog)
    set_language(qapp, "en")
