"""What is hidden stays hidden: views, worlds, events, what is known of other hands, in random games of every system."""

import json
from collections import Counter

from canasta_desktop.rules.actions import Action, Discard, Lay, LayMeld, Take
from canasta_desktop.rules.cards import card_text
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.records import observation_text, state_text
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import Table
from canasta_desktop.verification.laws import offers, walk
from canasta_desktop.verification.random_actions import arbitrary
from canasta_desktop.verification.secrecy import hides, public_cards, shows_nothing_hidden
from tests.rules.games import MANY, Game, in_every_game
from tests.rules.playing import record, words

# --- what is hidden -------------------------------------------------------------------------------------------------


@in_every_game(examples=3, most=MANY)
def test_at_any_moment_what_is_hidden_stays_hidden(game):
    """One moment for all."""
    state = game.moment()
    deals_that_differ_only_in_hidden_cards_look_and_play_alike(state, game)
    a_view_holds_no_card_of_another_seat(state)
    what_a_seat_has_not_seen_is_what_is_hidden(state)


def deals_that_differ_only_in_hidden_cards_look_and_play_alike(state: State, game: Game) -> None:
    rng = game.rng("worlds")
    offered = offers(state, thorough=False)
    hides(state, offered, [arbitrary(state, rng, offered) for _ in range(8)], rng)


HIDDEN = {"hands", "cards", "feet", "packets", "beneath"}
"""What the record of a deal holds and no view does: hands, stock, and what is set aside face down."""


def a_view_holds_no_card_of_another_seat(state: State) -> None:
    """Every card named in the text of an observation is on the table, known, or its own."""
    deal = record(state)
    for seat in (*range(len(state.hands)), None):
        view = json.loads(observation_text(state.observe(seat)))
        assert set(view) - set(deal) == {"seat", "hand"}
        assert not HIDDEN & set(view)
        assert set(deal) - HIDDEN <= set(view)
        for key in set(view) & set(deal):
            assert view[key] == deal[key]
        assert view["hand"] == ("" if seat is None else deal["hands"][seat])


def what_a_seat_has_not_seen_is_what_is_hidden(state: State) -> None:
    deal = record(state)
    aside = [words(cards) for key in ("feet", "packets") for cards in deal.get(key, [])]
    aside += [words(deal["cards"]), words(deal.get("beneath", ""))]
    for seat in range(len(state.hands)):
        unseen = Counter({card_text(card): n for card, n in enumerate(state.observe(seat).unseen()) if n})
        hidden = Counter([card for cards in aside for card in cards])
        for other in range(len(state.hands)):
            if other != seat:
                hidden += Counter(words(deal["hands"][other])) - Counter(words(deal["known"][other]))
        assert unseen == hidden


# --- events, and what is known of other hands -----------------------------------------------------------------------


@in_every_game(examples=2)
def test_the_events_tell_what_lies_there_and_what_is_known_and_no_hidden_card(game):
    """One walk for all, followed by somebody who believes nothing but the events and the cards that are played."""
    log: list[Event] = []
    state = game.deal(log)
    listener = Listener(game.players)
    if game.inside:
        listener.join(state.table)
    for action in walk(state, game.rng("walk"), log):
        listener.follow(log, state)
        listener.see(state.table.turn.seat, action)
    listener.follow(log, state)
    listener.tell(state.table)


class Listener:
    """What a listener comes to know, held against the table; some may join when a deal has begun."""

    def __init__(self, players: int) -> None:
        self.melds: dict[int, Counter[int]] = {}
        self.pile: list[int] = []
        self.threes: Counter[int] = Counter()
        self.known: list[Counter[int]] = [Counter() for _ in range(players)]
        self.shown: Counter[int] = Counter()  # all that was public a moment ago
        self.merged = False  # partners of a cut-throat deal have put melds together (CL-13.5)
        self.ends: list[int] = []
        self.outs: list[tuple[int, int]] = []

    def join(self, table: Table) -> None:
        self.melds = {meld.number: Counter(meld.cards) for laid in table.melds for meld in laid}
        self.pile = list(table.pile)
        self.threes = Counter([card for laid in table.threes for card in laid])
        self.known = [Counter(hand.cards()) for hand in table.known]
        self.shown = public_cards(table)

    def see(self, seat: int, action: Action) -> None:
        """The cards shown come from the hand, before the pile below its top card is touched."""
        self.known[seat] -= Counter(played(action))

    def follow(self, log: list[Event], state: State) -> None:
        """What has happened since the last time, and what is known now; the log is empty then.

        A card leaves those known when one like it is played later (CL-6.1).
        """
        now = public_cards(state.table)
        shows_nothing_hidden(log, self.shown | now)
        for event in log:
            self.hear(event)
        assert self.known == [Counter(hand.cards()) for hand in state.table.known], f"{log} at {state_text(state)}"
        self.shown = now
        log.clear()

    def hear(self, event: Event) -> None:
        if event.what is What.DEALT:
            self.pile = list(event.cards)
        elif event.what is What.RED_THREES_LAID:
            self.threes.update(event.cards)
        elif event.what is What.TAKEN:
            assert self.pile[-1] == event.other
            self.pile = self.pile[: len(self.pile) - event.count]
            self.known[event.seat] += Counter(event.cards)
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
        elif event.what is What.DEAL_ENDED:
            self.ends.append(event.seat)
        elif event.what is What.GONE_OUT:
            self.outs.append((event.seat, event.count))

    def tell(self, table: Table) -> None:
        """At the end the events alone have told what lies on the table."""
        lying = {meld.number: Counter(meld.cards) for laid in table.melds for meld in laid}
        assert self.pile == table.pile
        assert self.threes == Counter([card for laid in table.threes for card in laid])
        assert sum(self.melds.values(), Counter()) == sum(lying.values(), Counter())
        assert self.melds == lying or self.merged
        assert self.ends == [table.out]
        assert self.outs == ([] if table.out < 0 else [(table.out, int(table.concealed))])


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
