"""What the session makes of a match for its dialogs."""

import gc
import weakref
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.presets import Preset
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.dialogs.strength import RatingScale
from canasta_desktop.ui.new_game.game_choice import NewGameChoice, last_choice
from canasta_desktop.ui.portraits import portraits_of
from canasta_desktop.ui.presentation.screen import DisplayBuilder
from canasta_desktop.ui.score_sheet.scored import scored
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.session import dialog_factory
from canasta_desktop.ui.session.dialog_factory import MAKERS
from canasta_desktop.ui.session.dialogs import SessionDialogs
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.tables import match_at

OUT = {"phase": "play", "melds": [["AS AH AD AC AS AH AD"], ["KS KH KD"]], "pile": "4C 6D"}


def gone_out():
    """A match whose first deal the person has just ended."""
    match = match_at("9S", **OUT)
    assert match.play(0, Discard(read_cards("9S")[0])) is None
    assert match.is_scored
    return match


def test_a_scored_deal_can_be_shown_as_a_score_sheet(qtbot) -> None:
    match = gone_out()
    sheet = ScoreSheetDialog(scored(match, 0), DisplayBuilder(match, 0).event_context, Wording())
    qtbot.addWidget(sheet)
    assert "You & Jonas" in sheet.text()


def test_the_own_column_stands_first_with_the_totals_of_the_match() -> None:
    match = gone_out()
    own, other = scored(match, 0).columns
    assert own.own
    assert not other.own
    assert (own.before, own.after) == (0, match.totals[0])


# --- a new game


@pytest.fixture
def begin(qapp, tmp_path):
    """A run of the program in a folder of its own; a second one finds what the first has left."""
    begun: list[Session] = []

    def start() -> Session:
        session = Session(tmp_path, seed=5)
        begun.append(session)
        return session

    yield start
    for session in begun:
        session.close()


def test_every_dialog_that_can_be_made_can_be_asked_for(begin) -> None:
    assert set(SessionDialogs(begin()).factories()) == set(MAKERS)


@pytest.mark.parametrize("held", [None, "no table", "{}"])
def test_how_strong_they_are_is_measured_and_not_made_up_where_the_figures_are_missing(
    begin, monkeypatch, tmp_path, held
) -> None:
    session = begin()
    session.window.commands[commands.STRENGTH].trigger()
    dialog = session.window.dialog_manager.dialog(commands.STRENGTH)
    assert dialog.findChildren(RatingScale)
    damaged = tmp_path / "levels.json"
    if held is not None:
        damaged.write_text(held, encoding="utf-8")
    monkeypatch.setattr(dialog_factory, "asset", lambda name: damaged)
    session.window.open(commands.STRENGTH)
    dialog = session.window.dialog_manager.dialog(commands.STRENGTH)
    assert not dialog.findChildren(RatingScale)


OPTIONS = (("six_player_form", "3x2"), ("surprise", True))
CHOSEN = NewGameChoice(
    "samba",
    6,
    OPTIONS,
    (
        SeatSetup("Kim", SeatKind.PERSON),
        *[SeatSetup("", SeatKind.COMPUTER, "beginner")] * 4,
        SeatSetup("", SeatKind.PERSON),
    ),
    trust_partners=True,
)


def remembered(choice: NewGameChoice, session: Session) -> Settings:
    """What the program keeps of a choice, without a table that it is played at."""
    session.sit_down = lambda match: None
    session.new_game(choice)
    return session.store.load_settings(datetime.now())


def test_all_of_the_choice_is_remembered(begin) -> None:
    kept = remembered(CHOSEN, begin())
    assert kept.trust_partners
    assert kept.name == "Kim"
    assert last_choice(kept) == with_profile(CHOSEN, kept.profile)


def with_profile(choice: NewGameChoice, profile: str, portrait: str = "") -> NewGameChoice:
    """The choice as it is kept: its first person is who plays here."""
    first, *others = choice.seats
    return replace(choice, seats=(first._replace(profile=profile, portrait=portrait), *others))


def test_each_game_keeps_its_own_house_rules(begin) -> None:
    session = begin()
    remembered(CHOSEN, session)
    kept = remembered(NewGameChoice("classic", 2, (("target", 500),)), session)
    assert [(setup.system, setup.options) for setup in kept.recent_setups] == [
        ("classic", (("target", 500),)),
        ("samba", OPTIONS),
    ]


def test_the_match_is_what_was_chosen_with_names_for_those_who_have_none(begin) -> None:
    match = begin().new_matches.chosen(CHOSEN)
    assert match.rules == rule_set("samba", 6, dict(OPTIONS))
    assert [seat.name for seat in match.setup.seats] == ["Kim", "Anna", "Jonas", "Mira", "Emil", "Player 2"]
    assert match.setup.persons() == [0, 5]


def test_the_new_game_dialog_opens_with_what_was_kept(begin, qtbot) -> None:
    session = begin()
    session.store.load_presets(datetime.now()).add(Preset("Friday", "classic", 4))
    remembered(CHOSEN, session)
    session.open_new_game()
    dialog = session.window.dialog_manager.dialog(commands.NEW_GAME)
    assert dialog.choice == with_profile(CHOSEN, session.settings.profile, session.settings.portrait)
    assert dialog.presets.list.item(1).text() == "Friday"
    session.window.dialog_manager.close_all()


def test_who_was_chosen_for_a_seat_sits_there_and_is_there_again(begin) -> None:
    session = begin()
    seats = (
        SeatSetup("", SeatKind.PERSON, "", "mira"),
        SeatSetup("", SeatKind.COMPUTER, "beginner", "kwame"),
        SeatSetup("Granny", SeatKind.COMPUTER, "beginner", "anna"),
        SeatSetup("", SeatKind.COMPUTER, "beginner"),
    )
    session.new_game(NewGameChoice("classic", 4, (), seats))
    assert session.settings.portrait == "mira"
    display = session.presenter.display
    faces = portraits_of(display, session.settings.portrait)
    assert [faces[seat] for seat in range(3)] == ["mira", "kwame", "anna"]
    names = {plate.seat: plate.name for plate in display.plates}
    assert (names[1], names[2]) == ("Kwame", "Granny")
    session.open_new_game()
    dialog = session.window.dialog_manager.dialog(commands.NEW_GAME)
    assert dialog.plan.table.faces()[:3] == ("mira", "kwame", "anna")
    session.window.dialog_manager.close_all()


def test_a_run_of_the_program_that_is_over_is_freed(qapp, tmp_path):
    session = Session(tmp_path, seed=5)
    session.start()
    kept = [weakref.ref(part) for part in (session, session.presenter, session.scene, session.window)]
    session.window.close()
    session.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del session
    gc.collect()
    assert [part() for part in kept] == [None] * 4


def test_a_closed_window_that_nobody_deletes_is_collected_in_silence(qtbot, tmp_path):
    session = Session(tmp_path, seed=5)
    session.start()
    session.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    session.window.close()
    freed = weakref.ref(session.window)
    del session
    with qtbot.captureExceptions() as told:
        gc.collect()
    assert freed() is None
    assert told == []
