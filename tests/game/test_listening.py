"""What listeners and the log may say: everything a seat may know, in order, and no hidden card."""

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.gamelog import visible
from canasta_desktop.rules.actions import Discard, Draw
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from tests.game.matches import match, step, stroll, to_the_end_of_the_deal
from tests.rules.playing import table

SEEDS = st.integers(0, 2**32)


def test_a_listener_sees_what_its_seat_sees():
    game = match()
    heard = []
    game.listen(2, heard.append)
    stroll(game, 30)
    assert len(heard) == 30
    assert observation_text(heard[-1].view) == observation_text(game.view(2))


def test_the_drawer_learns_its_cards_once():
    game = match()
    seat = game.to_act()
    heard = []
    game.listen(seat, heard.append)
    game.play(seat, Draw())
    drawn = [event for event in heard[0].events if event.what is What.DRAWN]
    assert [(event.to, len(event.cards)) for event in drawn] == [(seat, 1)]


def test_others_learn_only_how_many_were_drawn():
    game = match()
    seat = game.to_act()
    heard = []
    game.listen((seat + 1) % 4, heard.append)
    game.play(seat, Draw())
    drawn = [event for event in heard[0].events if event.what is What.DRAWN]
    assert [(event.to, event.cards, event.count) for event in drawn] == [(None, (), 1)]


def test_who_stops_listening_hears_no_more():
    game = match()
    heard = []
    stop = game.listen(0, heard.append)
    stop()
    stroll(game, 5)
    assert heard == []


def test_updates_come_in_order_also_where_a_listener_plays():
    game = match()
    rng = Rng(1)
    heard = []

    def play_on(_update):
        if len(game.log(None)) < 20:
            step(game, rng)

    game.listen(0, play_on)
    game.listen(None, heard.append)
    step(game, rng)
    events = [event for update in heard for event in update.events]
    assert events == [event for entry in game.log(None)[1:] for event in entry.events]


def test_no_listener_is_told_while_it_is_being_told():
    game, rng = match(), Rng(1)
    inside = []

    def play_on(_update):
        assert not inside
        inside.append(True)
        if len(game.log(None)) < 10:
            step(game, rng)
        inside.clear()

    game.listen(0, play_on)
    step(game, rng)
    assert len(game.log(None)) == 10


def test_what_a_failing_listener_kept_back_is_told_before_the_next_change():
    game = match()
    heard = []

    def fail(_update):
        raise RuntimeError

    stop = game.listen(0, fail)
    game.listen(None, heard.append)
    for _ in range(2):
        try:
            step(game, Rng(1))
        except RuntimeError:
            stop()
    assert len(heard) == 2


def test_a_change_is_recorded_before_it_is_told():
    game = match()
    order = []
    game.record_to(lambda _: order.append("recorded"))
    game.listen(0, lambda _: order.append("told"))
    step(game, Rng(1))
    assert order == ["recorded", "told"]


def test_the_recap_holds_what_others_did_since_the_own_last_turn():
    game = match()
    seat = game.to_act()
    rng = Rng(1)
    while game.to_act() == seat:
        step(game, rng)
    while game.to_act() != seat:
        step(game, rng)
    owners = [entry.owner for entry in game.recap(seat)]
    assert set(owners) == {(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4}


def test_the_recap_leaves_out_the_own_turn_that_is_running():
    game = match()
    seat = game.to_act()
    game.play(seat, Draw())
    assert [entry.turn for entry in game.recap(seat)] == [0]


def test_the_log_begins_with_the_dealing():
    assert match().log(0)[0].events[0].what is What.DEALT


def test_the_end_of_a_deal_is_told_to_everybody():
    game = match()
    heard = []
    game.listen(None, heard.append)
    to_the_end_of_the_deal(game)
    whats = [event.what for event in heard[-1].events]
    assert What.DEAL_ENDED in whats
    assert whats.count(What.SCORED) == 2


def test_a_repeated_event_stands_once():
    public, own = Event(What.DRAWN, 1, count=2), Event(What.DRAWN, 1, (8, 9), 2, to=1)
    assert visible([public, own], 1) == (own,)
    assert visible([public, own], 0) == (public,)


@settings(max_examples=20)
@given(SEEDS, st.sampled_from([2, 4]))
def test_nobody_hears_what_is_meant_for_another(seed, players):
    game = match(players, seed)
    heard = {seat: [] for seat in [None, *range(players)]}
    for seat, updates in heard.items():
        game.listen(seat, updates.append)
    stroll(game, 80, seed)
    for seat, updates in heard.items():
        events = [event for update in updates for event in update.events]
        assert {event.to for event in events} <= {None, seat}
        assert all(event.cards == () for event in events if event.what is What.DRAWN and event.to is None)


@settings(max_examples=40)
@given(SEEDS, st.sampled_from([2, 4]), st.integers(0, 100))
def test_events_are_the_same_whatever_the_hidden_cards_are(seed, players, steps):
    """Two worlds that a seat cannot tell apart tell it the same when another seat does the same in both."""
    game = stroll(match(players, seed), steps, seed)
    if game.is_scored:
        return
    actor = game.to_act()
    watcher = (actor + 1) % players
    worlds = [game.running_deal().state(), game.view(watcher).sample(Rng(seed))]
    both = [
        action
        for action in legal(worlds[0].table, worlds[0].hands[actor])
        if check(worlds[1].table, worlds[1].hands[actor], action) is None
    ]
    for action in both:
        if isinstance(action, Discard) and any(world.hands[actor].size == 1 for world in worlds):
            continue  # the deal ends, and hands are shown
        told = []
        for world in worlds:
            deal = Deal(world.copy(), [])
            events = visible(deal.do(action), watcher)
            three = any(event.what is What.RED_THREES_LAID for event in events)
            told.append(None if three or deal.is_over else (events, observation_text(deal.view(watcher))))
        # A red three that comes to light is no secret any more.
        assert None in told or told[0] == told[1]


def test_hidden_cards_stay_out_of_a_watchers_view():
    deal = Deal(table("turn: 0 play\nhand: QS QH QD 4S"), [])
    assert deal.view(None).hand.size == 0
