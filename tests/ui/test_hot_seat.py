"""Several persons at one screen: who sits when, and that nobody can read anything of another one's cards."""

from itertools import cycle, takewhile

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import Draw
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.table import DRAWING, NOBODY
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.intents import ClickPlace, Press, SelectCards
from canasta_desktop.ui.display.places import NEW_MELD
from canasta_desktop.ui.items.card import CardItem
from canasta_desktop.ui.session.session import Session
from tests.ui.snooping import leaks, secret_faces, secret_words
from tests.ui.together import LONG, Together, hurry, match_of, setup_of

pytestmark = pytest.mark.usefixtures("players_kept")

HANDS = ["KS KH QD 9D 4S", "AS AH JD 8D 5C", "TS TH 7D 6C 5S", "QS QH 9C 8S 7H"]
CANASTA = [["JS JS JH JH JC JC 2S"], []]


@pytest.fixture
def together(qtbot, tmp_path, monkeypatch):
    """A match of several seats before the real window, with short pauses; closed after the test."""
    hurry(monkeypatch)
    opened = []

    def sit(match, speed="off", trusts=False):
        opened.append(Together(qtbot, tmp_path, match, speed, trusts))
        return opened[-1]

    yield sit
    for made in opened:
        made.close()


# --- nobody sees another's cards -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "trusts", "turns"), [("ppp", False, 5), ("pcpc", False, 4), ("ppcc", False, 4), ("pppp", True, 5)]
)
def test_nothing_of_a_covered_hand_can_be_read_anywhere(together, kinds, trusts, turns) -> None:
    table = together(Match.start(setup_of(kinds), 11), speed="fast", trusts=trusts)
    words = table.presenter.hot_seat.words
    secrets = []

    def look(display, animate):
        if display.curtain is not None:
            assert leaks(table.window, table.match, words) == []
            assert not animate

    table.presenter.display_changed.connect(look)
    sizes = cycle((QSize(1024, 640), QSize(1500, 820), QSize(1280, 800)))
    for _ in range(turns):
        table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
        secrets.append(len(secret_faces(table.match)))
        table.window.resize(next(sizes))
        QApplication.processEvents()
        assert leaks(table.window, table.match, words) == []
        table.window.open(commands.LOG)
        QApplication.processEvents()
        assert leaks(table.window, table.match, words) == []
        table.window.dialog_manager.close(commands.LOG)
        table.raise_curtain()
        seat = table.presenter.seat
        assert leaks(table.window, table.match, words) != []
        while table.presenter.seat == seat and table.match.to_act() == seat:
            table.step()
        table.bot.waitUntil(lambda: table.is_down or table.match.is_scored, timeout=LONG)
        if table.match.is_scored:
            break
    assert len(secrets) > 3
    assert min(secrets) > 0
    assert max(secrets) > 10


def test_who_raises_the_curtain_hears_first_what_the_others_have_done(together) -> None:
    table = together(match_of("pp", HANDS[:2]))
    table.raise_curtain()
    seat = table.presenter.seat
    while table.presenter.seat == seat:
        table.step()
        table.wait_for_somebody()
    assert table.is_down
    table.raise_curtain()
    display = table.presenter.display
    recap = [entry.spoken for entry in display.recap]
    assert recap
    assert display.announcement.text == " ".join([*recap, display.spoken_status])


def _plant(kind: str, table: Together, word: str, face: int) -> object:
    """Put a secret where nobody should ever look, but could."""
    window = table.window
    if kind == "tooltip":
        window.chrome.prompt.setToolTip(f"drew {word}")
    elif kind == "hidden label":
        hidden = QLabel(f"take with {word}", window.view)
        hidden.hide()
        return hidden
    elif kind == "screen reader":
        window.table.button("stock").setAccessibleDescription(word)
    elif kind == "still to be said":
        window.announcer.announce("first")
        window.announcer.announce(f"you draw {word}")
    elif kind == "dialog":
        window.dialog_manager.open(commands.LOG)
        window.dialog_manager.dialog(commands.LOG).findChildren(QLabel)[-1].setText(word)
    elif kind == "scene":
        item = CardItem(999)
        item.wear(window.scene.pictures, face, 80)
        window.scene.addItem(item)
        return item
    return None


@pytest.mark.parametrize("kind", ["tooltip", "hidden label", "screen reader", "still to be said", "dialog", "scene"])
def test_a_secret_that_is_planted_is_found(together, kind) -> None:
    table = together(match_of("ppp", HANDS[:3]))
    words = table.presenter.hot_seat.words
    assert table.is_down
    assert leaks(table.window, table.match, words) == []
    word, face = next(iter(secret_words(table.match, words).items()))
    kept = _plant(kind, table, word, face)
    assert leaks(table.window, table.match, words) != []
    del kept


@pytest.mark.painted
def test_with_other_cards_in_the_hands_the_screen_is_the_same(together, tmp_path) -> None:
    looks = []
    for hands in (HANDS, ["JS JH TD 8C 4H", *HANDS[:0:-1]]):
        table = together(match_of("pppp", hands))
        table.bot.wait(100)
        looks.append((table.window.state_recorder.described(), table.window.grab().toImage()))
        table.close()
        (tmp_path / "current.json").unlink()
    assert looks[0] == looks[1]


def test_what_the_person_before_had_open_is_closed(together) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"), speed="normal")
    table.raise_curtain()
    table.discard("4S")
    table.window.open(commands.LOG)
    QToolTip.showText(table.window.mapToGlobal(table.window.rect().center()), "king of spades", table.window)
    table.window.announcer.announce("one")
    table.window.announcer.announce("You: draw K♠")
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    assert table.window.dialog_manager.names() == []
    table.bot.waitUntil(lambda: not QToolTip.isVisible(), timeout=LONG)
    assert "K♠" not in " ".join(table.window.announcer._waiting)


# --- whose turn at the screen it is --------------------------------------------------------------------


def test_one_person_with_computers_never_meets_the_curtain(together) -> None:
    table = together(match_of("pccc", HANDS, phase="play"))
    shown = []
    table.presenter.display_changed.connect(lambda display, animate: shown.append(display))
    table.discard("4S")
    table.bot.waitUntil(lambda: table.match.to_act() == 0, timeout=LONG)
    assert {(display.seat, display.plates[0].seat, display.curtain) for display in shown} == {(0, 0, None)}
    assert len(shown) > 6


def test_the_discard_is_seen_before_the_curtain_falls_for_the_next_person(together) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"), speed="normal")
    table.raise_curtain()
    shown = []
    table.presenter.display_changed.connect(lambda display, animate: shown.append(display))
    table.discard("4S")
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    *_, last = takewhile(lambda display: display.curtain is None, shown)
    assert last.piles.top.face == read_cards("4S")[0]
    assert table.presenter.display.curtain.name == "Now: Bela"
    assert not table.window.scene.motion.is_moving


def test_the_recap_on_the_curtain_tells_what_happened_since_the_own_turn(together) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"))
    table.raise_curtain()
    table.discard("4S")
    table.raise_curtain()
    table.key(Qt.Key.Key_D)
    table.discard("5C")
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    recap = table.presenter.display.recap
    assert [(entry.name, entry.lines[-1]) for entry in recap] == [("Anna", "discards 4♠"), ("Bela", "discards 5♣")]
    assert [entry.lines for entry in recap][1][0].startswith("draws 2 cards")


def test_between_two_persons_computers_play_on_an_open_table_with_all_hands_down(together) -> None:
    table = together(match_of("pcpc", HANDS, phase="play"))
    table.raise_curtain()
    shown = []
    table.presenter.display_changed.connect(lambda display, animate: shown.append(display))
    table.discard("4S")
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    between = [display for display in shown if display.seat == NOBODY and display.curtain is None]
    assert len(between) > 2
    assert {(display.plates[0].seat, display.hand) for display in between} == {(0, ())}
    assert table.awaited == 2


def test_a_computer_partner_who_only_answers_does_not_end_the_turn(together) -> None:
    hands = ["KS", *HANDS[1:]]
    table = together(match_of("ppcp", hands, phase="play", melds=CANASTA))
    table.raise_curtain()
    table.key(Qt.Key.Key_P)
    table.bot.waitUntil(lambda: table.match.view(0).table.turn.answer != 0, timeout=LONG)
    assert table.presenter.seat == 0
    assert not table.is_down


@pytest.mark.parametrize("trusts", [False, True])
def test_a_partner_who_is_asked_answers_behind_the_curtain_unless_they_trust_each_other(together, trusts) -> None:
    table = together(match_of("pppp", ["KS", *HANDS[1:]], phase="play", melds=CANASTA), trusts=trusts)
    table.raise_curtain()
    table.key(Qt.Key.Key_P)
    if trusts:
        table.bot.waitUntil(lambda: table.presenter.seat == 2, timeout=LONG)
        assert not table.is_down
    else:
        table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
        assert table.presenter.display.curtain.line == "Anna asks you something."
        assert table.presenter.display.question is None
        table.raise_curtain()
    assert table.presenter.seat == 2
    assert table.presenter.display.question is not None
    table.key(Qt.Key.Key_Return)
    table.bot.waitUntil(lambda: table.is_down or table.presenter.seat == 0, timeout=LONG)
    assert table.is_down is not trusts


def test_partners_who_trust_each_other_still_hide_from_the_others(together) -> None:
    table = together(match_of("pppp", HANDS, phase="play"), trusts=True)
    table.raise_curtain()
    table.discard("4S")
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    assert table.awaited == 1


def test_two_partners_alone_who_trust_each_other_need_no_curtain(together) -> None:
    table = together(match_of("pcpc", HANDS, phase="play"), trusts=True)
    shown = []
    table.presenter.display_changed.connect(lambda display, animate: shown.append(display))
    assert table.presenter.seat == 0
    table.discard("4S")
    table.bot.waitUntil(lambda: table.presenter.seat == 2, timeout=LONG)
    assert {display.seat for display in shown} == {0, 2}
    assert all(display.curtain is None for display in shown)


def test_each_person_has_their_own_draft_and_order(together) -> None:
    table = together(match_of("ppp", ["KS KH KD 9D 4S", *HANDS[1:3]], phase="play"))
    table.raise_curtain()
    table.key(Qt.Key.Key_S)
    table.presenter.handle(SelectCards(table.tokens("KS KH KD")))
    table.presenter.handle(ClickPlace(NEW_MELD))
    order = [held.card.face for held in table.presenter.display.hand]
    table.presenter.be_away()
    assert table.is_down
    assert all(tray.melds == () for tray in table.presenter.display.trays)
    table.raise_curtain()
    assert [held.card.face for held in table.presenter.display.hand] == order
    assert len(table.presenter.display.trays[0].melds[0].staged) == 3


def test_the_curtain_falls_again_when_nobody_has_been_there_for_a_minute(together) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"))
    table.raise_curtain()
    away = table.session.idle_monitor
    assert away.timer.interval() == 60_000
    away.timer.setInterval(20)
    away.follow(Qt.ApplicationState.ApplicationInactive)
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    assert table.presenter.display.curtain.line == "Your turn goes on."


def test_coming_back_in_time_leaves_the_cards_in_sight(together) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"))
    table.raise_curtain()
    away = table.session.idle_monitor
    away.follow(Qt.ApplicationState.ApplicationInactive)
    assert away.timer.isActive()
    away.follow(Qt.ApplicationState.ApplicationActive)
    assert not away.timer.isActive()


def test_one_person_may_be_away_as_long_as_they_like(together) -> None:
    table = together(match_of("pccc", HANDS, phase="play"))
    table.presenter.be_away()
    assert table.presenter.seat == 0
    assert not table.is_down


def test_the_end_of_a_deal_ends_the_turn_of_all_and_the_next_one_begins_behind_the_curtain(together) -> None:
    table = together(
        match_of("pp", ["4S", "KS KH"], phase="play", melds=[["AS AS AH AH AC AC AD", "QS QS QH QH QC QC QD"], []])
    )
    table.change(confirm_going_out=False)
    table.raise_curtain()
    table.discard("4S")
    table.bot.waitUntil(lambda: "score" in table.window.dialog_manager.names(), timeout=LONG)
    assert table.presenter.seat == NOBODY
    assert not table.is_down
    table.session.go_on()
    table.window.dialog_manager.close_all()
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)


def test_a_saved_match_is_taken_up_behind_the_curtain(together, qtbot, tmp_path) -> None:
    table = together(Match.start(setup_of("pppp"), 11))
    name = table.presenter.display.curtain.name
    table.raise_curtain()
    table.key(Qt.Key.Key_D)
    table.close()
    again = Session(tmp_path)
    qtbot.addWidget(again.window)
    again.start()
    assert again.window.curtain_control.is_down
    assert again.presenter.person is None
    assert again.presenter.display.curtain.name == name
    again.window.close()


def test_the_same_persons_play_the_rematch(together) -> None:
    table = together(match_of("pcp", HANDS[:3]))
    table.session.rematch()
    assert table.match.setup == setup_of("pcp")
    assert table.match.setup.persons() == [0, 2]
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)


def test_a_hint_that_comes_too_late_is_shown_to_nobody(together) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"))
    table.raise_curtain()
    with table.bot.waitSignal(table.presenter.opponents.hinted, timeout=LONG):
        table.key(Qt.Key.Key_T)
        table.presenter.be_away()
    QApplication.processEvents()
    assert table.is_down
    table.raise_curtain()
    assert table.presenter.person.last_note is None


def test_behind_the_curtain_no_key_of_the_game_does_anything(together) -> None:
    table = together(match_of("ppp", HANDS[:3]))
    for key in (Qt.Key.Key_D, Qt.Key.Key_X, Qt.Key.Key_T, Qt.Key.Key_L, Qt.Key.Key_Escape):
        table.key(key)
    table.presenter.handle(Press("draw"))
    assert table.is_down
    assert table.match.view(None).table.turn.phase == DRAWING
    assert table.match.refuses(0, Draw()) is None


def test_the_last_turns_can_be_shown_again_with_all_hands_down(together) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"))
    for card in ("4S", "5C", "5S"):
        table.raise_curtain()
        if table.match.view(None).table.turn.phase == DRAWING:
            table.key(Qt.Key.Key_D)
        table.discard(card)
    table.raise_curtain()
    shown = []
    table.presenter.display_changed.connect(lambda display, animate: shown.append(display))
    table.key(Qt.Key.Key_L)
    table.bot.waitUntil(lambda: len(shown) > 2, timeout=LONG)
    assert {(display.seat, display.hand, display.plates[0].seat) for display in shown} == {(NOBODY, (), 0)}
    table.key(Qt.Key.Key_S)
    assert shown[-1].seat == 0


def test_a_question_that_was_answered_leaves_no_words_behind(together) -> None:
    table = together(match_of("pppp", HANDS, pile="4C KD", melds=[["TC TC TD"], []]))
    words = table.presenter.hot_seat.words
    table.raise_curtain()
    table.key(Qt.Key.Key_N)
    assert table.presenter.display.question is not None
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_D)
    table.discard("4S")
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    assert read_cards("KS")[0] in secret_faces(table.match)
    assert leaks(table.window, table.match, words) == []


@pytest.mark.parametrize("means", ["key", "mouse"])
def test_the_hand_has_the_keyboard_once_the_curtain_is_up(together, means) -> None:
    table = together(match_of("ppp", HANDS[:3], phase="play"))
    for card in ("4S", "5C"):
        table.bot.waitUntil(lambda: table.is_down and table.window.curtain_control.curtain.is_ready, timeout=LONG)
        assert QApplication.focusWidget() is table.window.curtain_control.curtain.button
        if means == "key":
            table.key(Qt.Key.Key_Space)
        else:
            table.bot.mouseClick(table.window.curtain_control.curtain.button, Qt.MouseButton.LeftButton)
        assert QApplication.focusWidget().objectName().startswith("card:")
        if card == "5C":
            table.key(Qt.Key.Key_D)
        table.discard(card)
