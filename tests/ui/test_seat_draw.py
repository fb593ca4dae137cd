"""The draw for partners and seats at the real window: shown before anything is played, told in the log (VA-6.2)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from canasta_desktop.game import journal
from canasta_desktop.game.match import Match
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.new_game.draw_timeline import DrawTimeline
from canasta_desktop.ui.new_game.seat_draw import SeatDrawDialog
from canasta_desktop.ui.presentation.drawn_seats import drawn_seats
from canasta_desktop.ui.window.main_window import SEAT_DRAW
from tests.ui.snooping import leaks
from tests.ui.together import LONG, Together, setup_of


@pytest.fixture
def together(qtbot, tmp_path):
    """A match for which seats are drawn, before the real window; closed after the test."""
    opened = []

    def sit(kinds, seed=1, match=None, speed="off"):
        begun = match or Match.start(setup_of(kinds, options=(("seating", "drawn"),)), seed)
        opened.append(Together(qtbot, tmp_path, begun, speed))
        return opened[-1]

    yield sit
    for made in opened:
        made.close()


def dialog_of(table: Together) -> SeatDrawDialog | None:
    return table.window.dialog_manager.dialog(SEAT_DRAW)


def told(table: Together) -> list[str]:
    return [row.accessibleName() for row in dialog_of(table).rows]


def test_the_cards_are_shown_highest_first_before_anything_is_played(together) -> None:
    table = together("pccc")
    draw = table.match.draw
    showing = table.presenter.hot_seat.showing
    seats = drawn_seats(table.match, showing.names(), showing.fellows())
    shown = [cards_text(row.drawn.cards) for row in dialog_of(table).rows]
    assert shown == [cards_text(draw.cards_at(seat)) for seat in draw.by_card()]
    assert [row.name for row in dialog_of(table).rows] == [seat.name for seat in seats]
    assert [seat.begins for seat in seats] == [True, False, False, False]
    assert "first to play" in told(table)[0]
    assert sum(["first dealer" in line for line in told(table)]) == 1
    assert table.match.lying_draw is not None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_nobody_plays_until_it_has_been_seen(together, key) -> None:
    for seed in range(20):
        match = Match.start(setup_of("pccc", options=(("seating", "drawn"),)), seed)
        if match.to_act() not in match.setup.persons():
            break
    table = together("pccc", match=match)
    table.bot.wait(300)
    assert not table.match.running_deal().actions
    dialog_of(table).activateWindow()
    table.bot.keyClick(dialog_of(table), key)
    assert dialog_of(table) is None
    table.bot.waitUntil(lambda: bool(table.match.running_deal().actions), timeout=LONG)


def test_partners_and_cards_are_said_for_who_cannot_see(together) -> None:
    setup = setup_of("pccc", options=(("seating", "drawn"),))
    begun = (Match.start(setup, seed) for seed in range(200))
    table = together("pccc", match=next(match for match in begun if len(match.draw.rounds) > 1))
    showing = table.presenter.hot_seat.showing
    lines = " ".join(told(table))
    assert ", then " in lines
    for seat in drawn_seats(table.match, showing.names(), showing.fellows()):
        assert f"{seat.name}: " in lines
        assert f"with {seat.partners[0]}" in lines
    assert "with you" in lines
    assert "Pale cards did not count; another one was drawn for each." in dialog_of(table).pale.text()
    assert dialog_of(table).accessibleDescription().startswith("The draw for partners and seats.")


def test_behind_it_a_shared_screen_shows_no_hand_and_then_the_curtain_falls(together) -> None:
    table = together("pppp")
    assert dialog_of(table) is not None
    assert not table.is_down
    assert table.presenter.seat == NOBODY
    words = table.presenter.hot_seat.words
    drawn = [words.cards.name(card) for seat in range(4) for card in table.match.draw.cards_at(seat)]
    told_of = [leak for leak in leaks(table.window, table.match, words) if not leak.startswith("DrawnPlayer")]
    assert [leak for leak in told_of if not any([name in leak for name in drawn])] == []
    dialog_of(table).deal_button.click()
    assert table.is_down
    assert table.awaited == table.match.to_act()


def test_the_log_tells_it_in_the_first_deal(together) -> None:
    table = together("pccc")
    lines = told(table)
    dialog_of(table).close()
    table.window.open(commands.LOG)
    log = table.window.dialog_manager.dialog(commands.LOG)
    heading, logged = log.turns()[0]
    assert heading == "Draw for seats"
    assert list(logged) == lines
    table.bot.mouseClick(log.findChild(QPushButton, "player:0"), Qt.MouseButton.LeftButton)
    assert "Draw for seats" not in [heading for heading, _ in log.turns()]


def test_it_is_shown_again_only_if_nothing_was_played(together) -> None:
    fresh = Match.start(setup_of("pppp", options=(("seating", "drawn"),)), 5)
    table = together("pppp", match=journal.loads(journal.dumps(fresh).encode()))
    assert dialog_of(table) is not None
    assert fresh.play(fresh.to_act(), fresh.legal(fresh.to_act())[0]) is None
    table.session.take_up(journal.loads(journal.dumps(fresh).encode()))
    assert dialog_of(table) is None
    assert table.is_down


def test_without_the_house_rule_nothing_is_shown(together) -> None:
    table = together("pppp", match=Match.start(setup_of("pppp"), 5))
    assert dialog_of(table) is None
    assert table.is_down


# --- as it is seen


def test_all_draw_in_turn_before_anybody_moves_and_everything_has_an_end():
    timeline = DrawTimeline([1, 2, 1, 1])
    assert timeline.draws == [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1)]
    moments = [timeline.total * step / 200 for step in range(201)]
    for now in moments:
        flown = [timeline.flown(place, now) for place in range(5)]
        assert flown == sorted(flown, reverse=True)
        assert timeline.moved(now) == 0 or min(flown) == 1
    assert timeline.moved(timeline.total) == 1
    assert timeline.spread(timeline.total) == 0
    assert timeline.total < 4000


def test_where_nothing_moves_it_lies_there_at_once(together) -> None:
    dialog = dialog_of(together("pccc"))
    assert not dialog.table.is_running
    assert all(player.is_settled for player in dialog.rows)
    assert dialog.deal_button.text() == "Deal the cards"


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_one_press_shows_how_it_ends_and_the_next_deals(together, way) -> None:
    table = together("pppp", speed="normal")
    dialog = dialog_of(table)
    assert dialog.table.is_running
    assert dialog.deal_button.text() == "Skip"
    assert not any(player.is_settled for player in dialog.rows)
    if way == "mouse":
        table.bot.mouseClick(dialog.rows[0], Qt.MouseButton.LeftButton)
    else:
        table.bot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog_of(table) is dialog
    assert not dialog.table.is_running
    assert all(player.is_settled for player in dialog.rows)
    assert dialog.deal_button.text() == "Deal the cards"
    table.bot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog_of(table) is None
    assert table.is_down


def test_everybody_goes_from_the_old_seat_to_the_one_that_was_won(together) -> None:
    table = together("pccc", seed=4)
    drawn = dialog_of(table).table
    draw = table.match.draw
    assert [player.drawn.before for player in drawn.players] == [draw.players[seat] for seat in draw.by_card()]
    after = {player.drawn.seat: player.pos() for player in drawn.players}
    drawn.show_moment(0)
    assert {player.drawn.before: player.pos() for player in drawn.players} == after
    assert len({(place.x(), place.y()) for place in after.values()}) == 4
