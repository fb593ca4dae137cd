"""What is hidden stays hidden: views, worlds, events, what is known of other hands, in random games of every system."""

import dataclasses
import json
from collections import Counter

from canasta_desktop.rules.actions import Action, Discard, Lay, LayMeld, Take
from canasta_desktop.rules.cards import card_text
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.notation import action_text, observation_text, state_text
from canasta_desktop.verification.laws import hides, offers, public_cards, shows_nothing_hidden, walk
from canasta_desktop.verification.random_actions import arbitrary
from tests.rules.games import MANY, in_every_game
from tests.rules.playing import record, words

# --- what is hidden -------------------------------------------------------------------------------------------------


@in_every_game(examples=3, most=MANY)
def test_deals_that_differ_only_in_hidden_cards_look_and_play_alike(game):
    state, rng = game.moment(), game.rng("worlds")
    offered = offers(state, thorough=False)
    hides(state, offered, [arbitrary(state, rng, offered) for _ in range(8)], rng)


HIDDEN = {"hands", "cards", "feet", "packets", "beneath"}
"""What the record of a deal holds and no view does: hands, stock, and what is set aside face down."""


@in_every_game(examples=3, most=MANY)
def test_the_view_of_a_seat_holds_no_card_of_another(game):
    """Every card named in the text of an observation is on the table, known, or its own."""
    state = game.moment()
    deal = record(state)
    for seat in (*range(game.players), None):
        view = json.loads(observation_text(state.observe(seat)))
        assert set(view) - set(deal) == {"seat", "hand"}
        assert not HIDDEN & set(view)
        assert set(deal) - HIDDEN <= set(view)
        for key in set(view) & set(deal):
            assert view[key] == deal[key]
        assert view["hand"] == ("" if seat is None else deal["hands"][seat])


@in_every_game(examples=3, most=MANY)
def test_what_a_seat_has_not_seen_is_what_is_hidden(game):
    state = game.moment()
    deal = record(state)
    aside = [words(cards) for key in ("feet", "packets") for cards in deal.get(key, [])]
    aside += [words(deal["cards"]), words(deal.get("beneath", ""))]
    for seat in range(game.players):
        unseen = Counter({card_text(card): n for card, n in enumerate(state.observe(seat).unseen()) if n})
        hidden = Counter([card for cards in aside for card in cards])
        for other in range(game.players):
            if other != seat:
                hidden += Counter(words(deal["hands"][other])) - Counter(words(deal["known"][other]))
        assert unseen == hidden


# --- events ---------------------------------------------------------------------------------------------------------


@in_every_game(examples=2)
def test_no_public_event_names_a_hidden_card(game):
    state = game.deal()
    log: list[Event] = []
    before = public_cards(state.table)
    for _ in walk(state, game.rng("walk"), log):
        now = public_cards(state.table)
        shows_nothing_hidden(log, before | now)
        log.clear()
        before = now
    shows_nothing_hidden(log, before | public_cards(state.table))


@in_every_game(examples=2)
def test_the_events_alone_tell_what_lies_on_the_table(game):
    log: list[Event] = []
    state = dataclasses.replace(game, inside=False).deal(log)
    for _ in walk(state, game.rng("walk"), log):
        pass
    told = Told()
    for event in log:
        told.hear(event)
    table = state.table
    lying = {meld.number: Counter(meld.cards) for laid in table.melds for meld in laid}
    assert told.pile == table.pile
    assert told.threes == Counter([card for laid in table.threes for card in laid])
    assert sum(told.melds.values(), Counter()) == sum(lying.values(), Counter())
    assert told.melds == lying or told.merged
    ends = [event for event in log if event.what is What.DEAL_ENDED]
    assert [event.seat for event in ends] == [table.out]
    outs = [event for event in log if event.what is What.GONE_OUT]
    assert [(event.seat, event.count) for event in outs] == (
        [] if table.out < 0 else [(table.out, int(table.concealed))]
    )


class Told:
    """A listener who believes nothing but the events."""

    def __init__(self) -> None:
        self.melds: dict[int, Counter[int]] = {}
        self.pile: list[int] = []
        self.threes: Counter[int] = Counter()
        self.merged = False  # partners of a cut-throat deal have put melds together (CL-13.5)

    def hear(self, event: Event) -> None:
        if event.what is What.DEALT:
            self.pile = list(event.cards)
        elif event.what is What.RED_THREES_LAID:
            self.threes.update(event.cards)
        elif event.what is What.TAKEN:
            assert self.pile[-1] == event.other
            self.pile = self.pile[: len(self.pile) - event.count]
        elif event.what is What.MELDED:
            meld = self.melds.setdefault(event.meld, Counter())
            meld.update(event.cards)
            assert meld.total() == event.count or self.merged
        elif event.what is What.JOINED:
            self.melds[event.meld] += self.melds.pop(event.other)
            assert self.melds[event.meld].total() == event.count
        elif event.what is What.DISCARDED:
            self.pile.extend(event.cards)
        elif event.what is What.CANASTA_COMPLETED:
            assert Counter(event.cards) == self.melds[event.meld] or self.merged
        elif event.what is What.SIDES_FORMED:
            self.merged = True


# --- what is known of other hands -----------------------------------------------------------------------------------


@in_every_game(examples=2)
def test_cards_taken_up_with_the_pile_are_known_until_they_are_played(game):
    """A reader of the public events: a card leaves those known when one like it is played later (CL-6.1)."""
    state = dataclasses.replace(game, inside=False).deal()
    known: list[Counter[int]] = [Counter() for _ in range(game.players)]
    for action in walk(state, game.rng("walk")):
        seat = state.table.turn.seat
        # The cards shown come from the hand, before the pile below its top card is touched.
        known[seat] -= Counter(played(action))
        after, log = state.copy(), list[Event]()
        after.apply(action, log)
        for event in log:
            if event.what is What.TAKEN:
                known[seat] += Counter(event.cards)
        told = [Counter(hand.cards()) for hand in after.table.known]
        assert told == known, f"{action_text(action)} at {state_text(state)}"


def played(action: Action) -> list[int]:
    """The cards of the hand that this action names."""
    if isinstance(action, Discard):
        return [action.card]
    if isinstance(action, Lay):
        return list(action.cards)
    if isinstance(action, LayMeld | Take):
        shown = action.cards if isinstance(action, Take) else ()
        return [*shown, *(card for play in action.plays for card in play.cards)]
    return []
