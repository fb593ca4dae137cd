"""Watching computer players: pause, step, speed, open hands."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.match import Match
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.presentation.spectator import Spectator, open_hands
from canasta_desktop.ui.presentation.spectator_buttons import next_speed
from tests.ui.together import LONG, Together, match_of, setup_of

pytestmark = pytest.mark.usefixtures("players_kept")

HANDS = ["KS KH QD 9D 4S", "AS AH JD 8D 5C", "TS TH 7D 6C 5S", "QS QH 9C 8S 7H"]


@pytest.fixture
def watched(qtbot, tmp_path):
    """Four computer players before the real window, just begun."""
    opened = []

    def sit(match=None, speed="off"):
        opened.append(Together(qtbot, tmp_path, match or Match.start(setup_of("cccc"), 11), speed))
        return opened[-1]

    yield sit
    for made in opened:
        made.close()


def done(table: Together) -> int:
    """How many actions have been played."""
    return len(table.match.log(None))


def paused(watched, **given) -> Together:
    table = watched(**given)
    table.key(Qt.Key.Key_Space)
    assert table.presenter.hot_seat.watch.is_paused
    return table


def buttons(table: Together) -> dict[str, str]:
    return {button.key: button.text for button in table.presenter.display.buttons}


def test_the_match_goes_on_by_itself_and_nobody_sits_at_the_screen(watched) -> None:
    table = watched()
    table.bot.waitUntil(lambda: done(table) > 6, timeout=LONG)
    display = table.presenter.display
    assert (display.seat, display.hand, display.curtain) == (-1, (), None)
    assert [plate.seat for plate in display.plates] == [0, 1, 2, 3]


def test_the_space_bar_pauses_and_goes_on(watched) -> None:
    table = paused(watched)
    before = done(table)
    table.bot.wait(600)
    assert done(table) == before
    assert table.presenter.display.status.startswith("Paused.")
    table.key(Qt.Key.Key_Space)
    table.bot.waitUntil(lambda: done(table) > before + 3, timeout=LONG)


@pytest.mark.parametrize("key", [Qt.Key.Key_N, Qt.Key.Key_Right])
def test_a_step_is_one_action_and_then_it_is_paused(watched, key) -> None:
    table = paused(watched)
    for _ in range(3):
        before = done(table)
        table.key(key)
        table.bot.waitUntil(lambda count=before: done(table) > count, timeout=LONG)
        table.bot.wait(300)
        assert done(table) == before + 1


def test_a_click_on_the_felt_pauses(watched) -> None:
    table = watched(speed="slow")
    QTest.mouseClick(table.window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    QApplication.processEvents()
    assert table.presenter.hot_seat.watch.is_paused


def test_the_speed_goes_round_and_is_kept(watched) -> None:
    table = paused(watched, speed="slow")
    said = []
    for _ in range(3):
        table.key(Qt.Key.Key_G)
        said.append(buttons(table)["speed"])
    assert said == ["Speed: normal", "Speed: fast", "Speed: slow"]
    assert table.session.settings.speed == "slow"
    assert table.presenter.pacer.pace.before == 1000
    assert next_speed("off") == "slow"


def test_all_hands_lie_open_only_if_wished(watched) -> None:
    table = paused(watched, match=match_of("cccc", HANDS))
    assert all(plate.open_cards == () for plate in table.presenter.display.plates)
    table.key(Qt.Key.Key_H)
    plates = table.presenter.display.plates
    assert [len(plate.open_cards) for plate in plates] == [5, 5, 5, 5]
    assert "queen of spades" in plates[3].spoken
    tokens = [card.token for plate in plates for card in plate.open_cards]
    assert len(set(tokens)) == 20
    table.key(Qt.Key.Key_H)
    assert all(plate.open_cards == () for plate in table.presenter.display.plates)


def test_open_hands_are_remembered_for_the_next_match(watched) -> None:
    table = paused(watched)
    table.key(Qt.Key.Key_H)
    table.session.rematch()
    assert all(plate.open_cards for plate in table.presenter.display.plates)
    assert table.session.places.value("watching/open-hands", type=bool)


def test_an_open_hand_follows_the_play_card_by_card(watched) -> None:
    table = paused(watched, match=match_of("cccc", HANDS, phase="play"))
    table.key(Qt.Key.Key_H)
    before = {card.token for card in table.presenter.display.plates[0].open_cards}
    table.bot.waitUntil(lambda: table.presenter.opponents.choice is not None, timeout=LONG)
    table.key(Qt.Key.Key_N)
    display = table.presenter.display
    assert display.piles.top.token in before
    assert display.flights == ()


def test_hands_never_open_where_a_person_plays() -> None:
    match = match_of("pccc", HANDS)
    spectator = Spectator(match, 0)
    spectator.show_hands(True)
    assert spectator.bench.opened == {}
    with pytest.raises(AssertionError):
        open_hands(match)


def test_the_keys_of_a_player_mean_nothing_to_who_watches(watched) -> None:
    table = paused(watched)
    before = done(table)
    for key in (Qt.Key.Key_D, Qt.Key.Key_X, Qt.Key.Key_T, Qt.Key.Key_M):
        table.key(key)
    table.presenter.handle(Press("draw"))
    assert done(table) == before


def test_after_the_deal_the_score_sheet_comes_and_can_be_asked_for_again(watched) -> None:
    table = watched(match=match_of("cccc", ["4S", *HANDS[1:]], phase="play", melds=[["JS JS JH JH JC JC 2S"], []]))
    table.bot.waitUntil(lambda: "score" in table.window.dialog_manager.names(), timeout=LONG)
    table.window.dialog_manager.close_all()
    QApplication.processEvents()
    if table.match.is_scored:
        table.presenter.handle(Press("continue"))
        assert "score" in table.window.dialog_manager.names()
