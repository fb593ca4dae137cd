"""What is hidden stays hidden: views, worlds, events and what is known of other hands, in random play."""

import json
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.rules.actions import Discard, Draw, Meld, Take
from canasta_desktop.rules.cards import card_text, cards_text
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import (
    action_text,
    observation_text,
    state_text,
)
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import DealStart, State
from tests.rules.playing import (
    CLASSIC,
    RED,
    arbitrary,
    assert_sound,
    random_deal,
    record,
    stroll,
    walk,
    words,
)

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.sampled_from([2, 4])
STEPS = st.integers(0, 250)

deals = settings(max_examples=35)
"""Whole deals, every action of them looked at."""
moments = settings(max_examples=100)
"""One moment of a deal."""


# --- what is hidden --------------------------------------------------------------------------------


@moments
@given(PLAYERS, SEEDS, STEPS)
def test_deals_that_differ_only_in_hidden_cards_look_and_play_alike(players, seed, steps):
    state = stroll(players, seed, steps)
    rng = Rng(seed)
    for seat in range(players):
        view = state.observe(seat)
        world = view.sample(rng)
        assert_sound(world)
        assert observation_text(world.observe(seat)) == observation_text(view)
        assert observation_text(world.observe(None)) == observation_text(state.observe(None))
        if seat != state.table.to_act():
            continue
        assert (
            legal(world.table, world.hands[seat])
            == legal(view.table, view.hand)
            == legal(state.table, state.hands[seat])
        )
        for _ in range(5):
            action = arbitrary(state, rng)
            assert check(world.table, world.hands[seat], action) == check(state.table, state.hands[seat], action)
        for action in legal(view.table, view.hand):
            if not isinstance(action, Draw):
                assert shown(world, action, seat) == shown(state, action, seat)


def shown(state: State, action, seat: int) -> list[Event]:
    """The events of an action that this seat may see; the score of a deal that ends tells what all hands were."""
    log: list[Event] = []
    state.copy().apply(action, log)
    return [event for event in log if event.to in (None, seat) and event.what is not What.SCORED]


@moments
@given(PLAYERS, SEEDS, STEPS)
def test_the_view_of_a_seat_holds_no_card_of_another(players, seed, steps):
    """Every card named in the text of an observation is on the table, known, or its own."""
    state = stroll(players, seed, steps)
    deal = record(state)
    for seat in (*range(players), None):
        view = json.loads(observation_text(state.observe(seat)))
        assert set(view) - set(deal) == {"seat", "hand"}
        assert "hands" not in view
        assert "cards" not in view
        for key in set(view) & set(deal):
            assert view[key] == deal[key]
        assert view["hand"] == ("" if seat is None else deal["hands"][seat])


@moments
@given(PLAYERS, SEEDS, STEPS)
def test_what_a_seat_has_not_seen_is_what_is_hidden(players, seed, steps):
    state = stroll(players, seed, steps)
    deal = record(state)
    for seat in range(players):
        unseen = Counter({card_text(card): n for card, n in enumerate(state.observe(seat).unseen()) if n})
        hidden = Counter(words(deal["cards"]))
        for other in range(players):
            if other != seat:
                hidden += Counter(words(deal["hands"][other])) - Counter(words(deal["known"][other]))
        assert unseen == hidden


@deals
@given(PLAYERS, SEEDS)
def test_no_public_event_names_a_hidden_card(players, seed):
    state = random_deal(players, seed)
    log: list[Event] = []
    public_before = public(state)
    for _ in walk(state, Rng(seed), log):
        public_now = public(state)
        assert_nothing_told(log, public_before | public_now)
        log.clear()
        public_before = public_now
    assert_nothing_told(log, public_before | public(state))


def public(state: State) -> Counter[str]:
    """Cards that all can see or know of."""
    deal = record(state)
    places = [*deal["threes"], deal["pile"], *deal["known"]]
    places += [cards for melds in deal["melds"] for _, _, cards in melds]
    return Counter([card for place in places for card in words(place)])


def assert_nothing_told(log: list[Event], seen: Counter[str]) -> None:
    for place, event in enumerate(log):
        if event.to is None:
            assert Counter(cards_text(event.cards).split()) <= seen, event
            assert event.what is not What.DRAWN or not event.cards
        else:
            assert event.what is What.DRAWN
            assert event.to == event.seat
            # It repeats the public one before it and adds the cards.
            assert log[place - 1] == Event(event.what, event.seat, count=event.count)
            assert len(event.cards) == event.count


@deals
@given(PLAYERS, SEEDS)
def test_the_events_alone_tell_what_lies_on_the_table(players, seed):
    log: list[Event] = []
    state = State.deal(CLASSIC[players], DealStart(1, 0, (0, 0)), seed, log)
    for _ in walk(state, Rng(seed), log):
        pass
    melds: dict[int, list[int]] = {}
    pile: list[int] = []
    threes: Counter[int] = Counter()
    for event in log:
        if event.what is What.DEALT:
            pile = list(event.cards)
        elif event.what is What.RED_THREES_LAID:
            threes.update(event.cards)
        elif event.what is What.TAKEN:
            assert event.count == len(pile)
            pile = []
        elif event.what is What.MELDED:
            melds.setdefault(event.meld, []).extend(event.cards)
            assert len(melds[event.meld]) == event.count
        elif event.what is What.DISCARDED:
            pile.extend(event.cards)
        elif event.what is What.CANASTA_COMPLETED:
            assert list(event.cards) == melds[event.meld]
    assert pile == state.table.pile
    assert melds == {meld.number: meld.cards for side in state.table.melds for meld in side}
    assert threes == Counter([card for laid in state.table.threes for card in laid])
    ends = [event for event in log if event.what is What.DEAL_ENDED]
    assert [event.seat for event in ends] == [state.table.out]
    outs = [event for event in log if event.what is What.GONE_OUT]
    assert [(event.seat, event.count) for event in outs] == (
        [] if state.table.out < 0 else [(state.table.out, int(state.table.concealed))]
    )


# --- what is known of other hands ------------------------------------------------------------------


@deals
@given(PLAYERS, SEEDS)
def test_cards_taken_up_with_the_pile_are_known_until_they_are_played(players, seed):
    """A reader of the public events: a card leaves those known when one like it is played later (CL-6.1)."""
    state = random_deal(players, seed)
    known: list[Counter[str]] = [Counter() for _ in range(players)]
    for action in walk(state, Rng(seed)):
        seat = state.table.turn.seat
        if isinstance(action, Discard):
            known[seat] -= Counter([card_text(action.card)])
        elif isinstance(action, Meld):
            known[seat] -= Counter([card_text(card) for play in action.plays for card in play.cards])
        elif isinstance(action, Take):
            # The cards shown come from the hand, before the pile below its top card is touched.
            laid = [*action.cards, *(card for play in action.plays for card in play.cards)]
            known[seat] -= Counter([card_text(card) for card in laid])
            below = [card_text(card) for card in state.table.pile[:-1]]
            known[seat] += Counter([card for card in below if card not in RED])
        before = state_text(state)
        after = state.copy()
        after.apply(action)
        told = [Counter(words(cards)) for cards in record(after)["known"]]
        assert told == known, f"{action_text(action)} at {before}"
