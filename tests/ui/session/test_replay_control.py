"""A deal seen again at the window, by keys and by mouse; the match that waits, and practice that branches off."""

import dataclasses
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from canasta_desktop.bots.levels import policy
from canasta_desktop.game import journal
from canasta_desktop.game.game_files import KeptGames, read_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.playback import DealPlayback, PlaybackMatch
from canasta_desktop.rules.actions import Draw
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.dialogs.log import LogDialog
from canasta_desktop.ui.display.intents import ClickPlace, ToggleCard
from canasta_desktop.ui.display.places import STOCK, Place, Spot
from canasta_desktop.ui.input.focus import FocusGroup, card_key
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.replay.strip import strip_key
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.session.replay_control import ReplayControl
from canasta_desktop.ui.welcome.welcome import Welcome
from canasta_desktop.ui.window.main_window import SCORE
from tests.game.matches import stroll, swapped, to_the_end_of_the_deal
from tests.ui.together import LONG, Together, hurry, setup_of

pytestmark = pytest.mark.usefixtures("players_kept")

CONTROL = Qt.KeyboardModifier.ControlModifier


def in_second_deal(kinds: str, system: str = "classic", seed: int = 12) -> Match:
    """A match with one scored deal, in the middle of its second one; the first person is to draw."""
    game = Match.start(setup_of(kinds, system), seed)
    to_the_end_of_the_deal(game)
    game.next_deal()
    stroll(game, 30)
    while game.refuses(max(0, kinds.find("p")), Draw()) is not None:
        stroll(game, 1)
    return game


@pytest.fixture
def sit(qtbot, tmp_path, qapp, monkeypatch):
    """Sits down to a match; no computer player moves as long as it is the person's turn."""
    hurry(monkeypatch)
    begun: list[Together] = []

    def sit_down(match: Match) -> Together:
        begun.append(Together(qtbot, tmp_path / "data", match))
        return begun[-1]

    yield sit_down
    for table in begun:
        table.close()
    set_language(qapp, "en")


@pytest.fixture
def table(sit):
    return sit(in_second_deal("pccc"))


def control(table: Together) -> ReplayControl:
    assert table.session.replay is not None
    return table.session.replay


def again(table: Together, index: int | None = None) -> ReplayControl:
    """Begin a replay: by its key, or of a deal of the history."""
    if index is None:
        table.key(Qt.Key.Key_R, CONTROL)
    else:
        table.session.replay_deal(table.session.match, index)
    return control(table)


def press(table: Together, key: str) -> None:
    """Click a real button in the middle."""
    button = table.window.chrome.widgets()[key]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    QApplication.processEvents()


def current(table: Together) -> bytes:
    return (table.session.folder / "current.json").read_bytes()


def kept(table: Together) -> list[Path]:
    return KeptGames(table.session.folder).places()


def buttons(table: Together) -> set[str]:
    return {button.key for button in table.presenter.display.buttons}


# --- going through it


def test_the_running_deal_by_keys_and_back_to_the_game(table):
    game, before = table.match, current(table)
    replay = again(table)
    count = replay.match.playback.length
    assert replay.match.at == count > 20
    for _ in range(3):
        table.key(Qt.Key.Key_Left)
    assert replay.match.at == count - 3
    table.key(Qt.Key.Key_Right)
    assert replay.match.at == count - 2
    table.key(Qt.Key.Key_Home)
    assert replay.match.at == 0
    assert table.presenter.display.status == "The cards are dealt."
    marks = [mark.at for mark in replay.strip.state.timeline.marks]
    table.key(Qt.Key.Key_PageDown)
    assert replay.match.at == (marks[0] if marks else count)
    table.key(Qt.Key.Key_PageUp)
    table.key(Qt.Key.Key_Right, CONTROL)
    assert replay.match.at == replay.match.playback.stops[1]
    table.key(Qt.Key.Key_End)
    assert replay.match.at == count
    table.key(Qt.Key.Key_Escape)
    assert table.session.replay is None
    assert table.match is game
    assert current(table) == before
    assert "draw" in buttons(table)
    assert table.window.view.height() == table.window.centralWidget().height()


def test_every_step_shows_what_the_engine_knows(sit):
    table = sit(in_second_deal("pccc", "samba", 4))
    replay = again(table, 0)
    playback = DealPlayback(table.session.match, 0)
    assert replay.match.at == 0
    for at in range(1, playback.length + 1):
        table.key(Qt.Key.Key_Right)
        deal, display = playback.deal(at), table.presenter.display
        assert state_text(replay.match.running_deal().state()) == state_text(deal.state())
        seen = deal.view(None).table
        assert display.piles.stock == seen.drawable()
        assert sorted(held.card.face for held in display.hand) == deal.view(0).hand.cards()
        assert sum(len(meld.cards) for tray in display.trays for meld in tray.melds) == sum(
            len(meld.cards) for melds in seen.melds for meld in melds
        )
    table.key(Qt.Key.Key_Right)
    assert replay.match.at == playback.length


def test_it_plays_to_its_end_by_itself_and_once_more(table):
    replay = again(table, 0)
    replay.jump(replay.match.playback.length - 12)
    table.key(Qt.Key.Key_Space)
    assert replay.is_playing
    table.bot.waitUntil(lambda: not replay.is_playing, timeout=20_000)
    assert replay.match.at == replay.match.playback.length
    assert table.window.dialog_manager.dialog(SCORE) is None
    table.key(Qt.Key.Key_Space)
    table.bot.waitUntil(lambda: 0 < replay.match.at < 10, timeout=20_000)
    table.key(Qt.Key.Key_Space)
    assert not replay.is_playing
    at = replay.match.at
    QTest.qWait(80)
    assert replay.match.at == at


def test_by_mouse(table):
    replay = again(table, 0)
    count = replay.match.playback.length
    for name, at in (("last", count), ("back", count - 1), ("first", 0), ("forward", 1)):
        press(table, strip_key(name))
        assert replay.match.at == at
    slider = replay.strip.slider
    stop = replay.match.playback.stops[9]
    near = [mark.at for mark in replay.strip.state.timeline.marks if abs(slider.x_of(mark.at) - slider.x_of(stop)) <= 7]
    point = QPoint(round(slider.x_of(stop)), slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=point)
    assert replay.match.at in (stop, *near)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseMove(slider, QPoint(slider.width(), 5))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width(), 5))
    assert replay.match.at == count
    speed = replay.strip.state.words.speed
    press(table, strip_key("speed"))
    assert replay.strip.state.words.speed != speed
    press(table, strip_key("deal"))
    menu = replay.strip.findChild(QMenu)
    assert [action.isChecked() for action in menu.actions()] == [True, False]
    menu.actions()[1].trigger()
    menu.close()
    assert replay.match.playback.index == 1
    press(table, "button:leave")
    assert table.session.replay is None


def test_cards_on_the_table_are_only_looked_at(table):
    replay = again(table)
    before, display = replay.match.at, table.presenter.display
    table.presenter.handle(ToggleCard(display.hand[0].card.token))
    table.presenter.handle(ClickPlace(STOCK))
    assert replay.match.at == before
    assert not any(held.selected for held in table.presenter.display.hand)
    order = [held.card.face for held in table.presenter.display.hand]
    table.key(Qt.Key.Key_S)
    table.key(Qt.Key.Key_S)
    replay.jump(before)
    assert [held.card.face for held in table.presenter.display.hand] != order
    assert "Select" not in offered(table)
    assert not table.presenter.display.piles.can_draw


def offered(table: Together) -> list[str]:
    """What the menu of the first card of the hand offers."""
    table.window.menus.at_thing(card_key(table.presenter.display.hand[0].card.token))
    menu = QApplication.activePopupWidget()
    texts = [action.text() for action in menu.actions()]
    menu.close()
    return texts


def test_the_strip_has_the_keyboard_like_the_corner(table):
    replay = again(table, 0)
    keyboard = table.window.keys.keyboard
    for _ in FocusGroup:
        if keyboard.focus.key != strip_key("deal"):
            table.key(Qt.Key.Key_Tab)
    for _ in range(5):
        table.key(Qt.Key.Key_Down)
    assert keyboard.focus.key == strip_key("forward")
    table.key(Qt.Key.Key_Return)
    assert replay.match.at == 1
    table.key(Qt.Key.Key_Right)
    assert replay.match.at == 2
    keyboard.keys = dataclasses.replace(keyboard.keys, letters_on=False)
    table.key(Qt.Key.Key_H)
    assert not replay.match.has_open_hands


def test_hands_open_only_once_the_deal_is_scored(table):
    replay = again(table)
    assert "hands" not in buttons(table)
    table.key(Qt.Key.Key_H)
    replay.jump(9)
    assert not any(plate.open_cards for plate in table.presenter.display.plates)
    again(table, 0).jump(9)
    assert not any(plate.open_cards for plate in table.presenter.display.plates)
    table.key(Qt.Key.Key_H)
    hands = [plate.open_cards for plate in table.presenter.display.plates[1:]]
    deal = replay.match.running_deal()
    assert [sorted(card.face for card in cards) for cards in hands] == [
        deal.view(plate.seat).hand.cards() for plate in table.presenter.display.plates[1:]
    ]
    table.key(Qt.Key.Key_Right)
    assert replay.match.at == 10
    assert all(plate.open_cards for plate in table.presenter.display.plates[1:])
    table.key(Qt.Key.Key_H)
    assert not any(plate.open_cards for plate in table.presenter.display.plates)


def test_the_log_goes_along(table):
    replay = again(table, 0)
    replay.jump(20)
    table.window.open(commands.LOG)
    log = table.window.dialog_manager.dialog(commands.LOG)
    assert isinstance(log, LogDialog)
    told = len(log.turns())
    replay.jump(4)
    assert len(log.turns()) < told
    replay.step()
    assert log.turns()[-1][1]


def test_it_is_told_to_who_cannot_see(table):
    heard: list[str] = []
    replay = again(table, 0)
    table.window.announcer.announce = heard.append
    replay.jump(5)
    assert heard == [table.presenter.display.announcement.text]
    replay.jump(5)
    assert len(heard) == 1
    replay.step()
    assert heard[-1] == table.presenter.display.announcement.text != heard[0]
    assert replay.strip.slider.accessibleName() == replay.strip.state.words.position
    assert all(button.accessibleName() for button in replay.strip.buttons.values())


def test_it_follows_language_and_news(table):
    replay = again(table, 0)
    replay.jump(5)
    table.change(language="de")
    assert replay.strip.state.words.deal == "Runde 1"
    assert replay.strip.state.words.buttons["play"] == "Abspielen"
    table.change(language="en", speed="fast")
    table.presenter.show_message(Message(Code.GAME_COPIED, (("name", "Sunday"),)))
    assert "Sunday" in table.presenter.display.note.lines[0]
    replay.step()
    assert table.presenter.display.note.lines == (table.presenter.display.status,)


def test_from_the_welcome_and_back_to_it(table):
    before = current(table)
    table.session.welcome()
    replay = again(table)
    replay.jump(3)
    replay.end()
    assert table.window.findChild(Welcome) is not None
    assert not table.presenter.display
    assert current(table) == before


def test_a_deal_that_was_not_kept_is_said_to_be_none(table):
    game = table.match
    game.history[0] = game.history[0]._replace(actions=None)
    table.session.replay_deal(game, 0)
    assert table.session.replay is None
    assert table.presenter.display.note.lines[0] == "This deal cannot be shown again."


# --- why


@pytest.fixture(scope="module")
def played_by_beginners() -> bytes:
    """A match in which every move was that of a beginner with its own seed: a scored deal, and the next begun."""
    game = Match.start(setup_of("pccc"), 12)
    while not (game.history and len(game.running_deal().actions) >= 12 and game.to_act() == 0):
        if game.is_scored:
            game.next_deal()
        seat = game.to_act()
        choice = policy("beginner").choose(game.view(seat), Rng(game.choice_seed(seat)))
        assert game.play(seat, choice.action) is None
    return journal.dumps(game).encode()


@pytest.fixture
def chosen(sit, played_by_beginners):
    return sit(journal.loads(played_by_beginners))


def reasons(table: Together) -> list[str]:
    """What the log says of reasons, a line for each move that was explained."""
    log = table.window.dialog_manager.dialog(commands.LOG)
    return [] if log is None else [line.strip() for line in log.text().splitlines() if ": " in line]


def has_said(table: Together, name: str, what: str = "") -> bool:
    """Whether the log says why this player did something, or this."""
    return any([line.startswith(f"{name} {what}") for line in reasons(table)])


def test_why_of_a_scored_deal_by_key_by_button_by_player_and_by_menu(chosen):
    table, replay = chosen, again(chosen, 0)
    assert not next(button for button in table.presenter.display.buttons if button.key == "why").enabled
    table.key(Qt.Key.Key_F5)
    assert table.window.dialog_manager.dialog(commands.LOG) is None
    actor = replay.match.playback.actor
    replay.jump(next(at for at in range(12, 60) if actor(at - 1) == 2 != actor(at)))
    seat = str(Place(Spot.SEAT, 1))

    def click_player() -> None:
        rect = table.window.table_geometry()[seat]
        QTest.mouseClick(table.window.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())

    def choose_in_menu() -> None:
        table.window.menus.at_thing(seat)
        menu = QApplication.activePopupWidget()
        next(action for action in menu.actions() if action.text() == "Why did Bela do that?").trigger()
        menu.close()

    for ask, name in (
        (lambda: table.key(Qt.Key.Key_F5), "Carla"),
        (lambda: press(table, "button:why"), "Carla"),
        (click_player, "Bela"),
        (choose_in_menu, "Bela"),
    ):
        ask()
        table.bot.waitUntil(lambda name=name: has_said(table, name), timeout=LONG)
        table.window.dialog_manager.close(commands.LOG)
        assert table.session.reasons_process._process is None


def test_the_log_goes_on_explaining_its_turn_and_closes_with_the_deal(chosen):
    table, replay = chosen, again(chosen, 0)
    actor = replay.match.playback.actor
    at = next(at for at in range(12, 60) if actor(at - 1) == actor(at) == 3)
    replay.jump(at)
    table.key(Qt.Key.Key_F5)
    table.bot.waitUntil(lambda: has_said(table, "Dirk"), timeout=LONG)
    told = len(reasons(table))
    replay.step()
    table.bot.waitUntil(lambda: len(reasons(table)) > told, timeout=LONG)
    replay.strip.deal_wanted.emit(1)
    assert table.window.dialog_manager.dialog(commands.LOG) is None


def test_why_in_a_running_deal_says_what_the_table_would_say_and_no_more(chosen):
    table = chosen
    table.key(Qt.Key.Key_F5)
    table.bot.waitUntil(lambda: has_said(table, "Dirk", "discarded"), timeout=LONG)
    at_table = [line for line in reasons(table) if line.startswith("Dirk ")]
    again(table, 1)
    table.key(Qt.Key.Key_F5)
    table.bot.waitUntil(lambda: has_said(table, "Dirk", "discarded"), timeout=LONG)
    assert [line for line in reasons(table) if line.startswith("Dirk ")] == at_table
    assert at_table


# --- whose cards


def test_behind_a_curtain_nobodys_hand_is_seen(sit):
    table = sit(in_second_deal("pcpc"))
    assert table.is_down
    replay = again(table)
    for at in range(0, replay.match.playback.length, 5):
        replay.jump(at)
        assert table.presenter.display.hand == ()
        assert not table.is_down
        assert not any(plate.open_cards for plate in table.presenter.display.plates)
    again(table, 0)
    assert table.presenter.display.hand
    table.session.idle_monitor.noticed.emit()
    assert table.session.replay is None
    assert table.is_down


def test_computer_players_are_seen_again_with_all_hands(sit):
    table = sit(in_second_deal("cccc"))
    replay = again(table)
    assert buttons(table) == {"hands", "why", "leave"}
    table.key(Qt.Key.Key_H)
    assert all(plate.open_cards for plate in table.presenter.display.plates)
    replay.jump(1)
    table.key(Qt.Key.Key_Right)
    assert replay.match.at == 2


def test_what_others_hold_cannot_be_seen_of_a_running_deal(qapp):
    """With other hidden cards every display of the replay is the same, whatever is asked of it."""
    game = stroll(Match.start(setup_of("pccc"), 1), 40)
    other = swapped(game)
    assert other is not None
    seen = []
    for one in (game, other):
        standing = PlaybackMatch(DealPlayback(one, 0), 0)
        standing.has_open_hands = True
        displays = []
        for at in range(1, standing.playback.length + 1):
            standing.stand(at)
            displays.append(HotSeat(standing, 0).display(Moment()))
        seen.append(displays)
    assert seen[0] == seen[1]


def test_lesson_and_replay_give_way_to_each_other(table):
    game, before = table.match, current(table)
    replay = again(table)
    table.session.learn()
    assert table.session.replay is None
    assert table.session.match is game
    replay = again(table)
    assert table.session.lesson is None
    assert replay.match.playback.match is game
    replay.end()
    assert table.match is game
    assert current(table) == before


# --- practice


def test_playing_on_is_practice_and_the_match_is_kept(table):
    before = journal.dumps(table.match)
    replay = again(table)
    table.key(Qt.Key.Key_Left)
    at = replay.match.own_turn
    table.key(Qt.Key.Key_P)
    assert table.session.replay is None
    practice = table.match
    assert practice.particulars.kind is Kind.PRACTICE
    assert len(practice.running_deal().actions) == at
    assert practice.to_act() == 0
    assert table.presenter.display.title.startswith("Practice · ")
    assert "practice" in table.presenter.display.note.lines[0]
    assert read_game(table.session.folder / "current.json").particulars.branch == practice.particulars.branch
    assert [journal.dumps(read_game(place)) for place in kept(table)] == [before]
    table.window.commands[commands.BACK].trigger()
    assert journal.dumps(table.match) == before


def test_the_same_deal_again_from_the_score_sheet(sit):
    game = in_second_deal("pccc")
    to_the_end_of_the_deal(game)
    table = sit(game)
    table.bot.waitUntil(lambda: table.window.dialog_manager.dialog(SCORE) is not None)

    def choose(text: str) -> None:
        sheet = table.window.dialog_manager.dialog(SCORE)
        assert isinstance(sheet, ScoreSheetDialog)
        sheet.more_button.click()
        menu = sheet.findChild(QMenu)
        next(action for action in menu.actions() if action.text() == text).trigger()
        menu.close()

    before = current(table)
    again(table)
    assert table.window.dialog_manager.dialog(SCORE) is None
    table.key(Qt.Key.Key_Escape)
    table.bot.waitUntil(lambda: table.window.dialog_manager.dialog(SCORE) is not None)
    choose("Replay the deal")
    assert control(table).match.playback.index == 1
    assert table.window.dialog_manager.dialog(SCORE) is None
    table.key(Qt.Key.Key_Escape)
    table.bot.waitUntil(lambda: table.window.dialog_manager.dialog(SCORE) is not None)
    assert table.match is game
    assert game.is_scored
    assert current(table) == before
    choose("Same deal again")
    assert table.match.particulars.kind is Kind.PRACTICE
    assert table.match.deal_number == 2
    assert state_text(table.match.running_deal().rewound().state()) == state_text(game.running_deal().rewound().state())


def test_who_is_asked_answers_first(table):
    """A partner's question stands in the same place, and its answer is no consent to practice."""
    game = in_second_deal("pccc")
    while not (game.to_act() == 0 and game.view(0).table.turn.seat == 2):
        assert not game.is_over
        game.next_deal() if game.is_scored else stroll(game, 1)
    table.session.take_up(game)
    assert table.presenter.display.question is not None
    assert not any(button.key == "take-back" and button.enabled for button in table.presenter.display.buttons)


def test_what_is_final_is_taken_back_as_practice(table):
    game = table.match
    assert game.play(0, Draw()) is None
    done = len(game.running_deal().actions)
    press(table, "button:take-back")
    before = journal.dumps(game)
    assert table.presenter.display.question is not None
    table.key(Qt.Key.Key_Return)
    assert table.match.particulars.kind is Kind.PRACTICE
    assert len(table.match.running_deal().actions) == done - 1
    assert [journal.dumps(read_game(place)) for place in kept(table)] == [before]
    identity = table.match.particulars.id
    press(table, "button:take-back")
    table.key(Qt.Key.Key_Return)
    assert table.match.particulars.branch.actions == len(table.match.running_deal().actions) < done - 1
    assert table.match.particulars.id == identity
    assert len(kept(table)) == 1
