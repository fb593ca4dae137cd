"""Nothing that a seat is told leads to what it may not know: not the view, not the events, not the log, not undo.

The texts of views are asked elsewhere. Here it is the objects themselves, and everything that can be reached from them
by whatever attribute: no hand but the own one, no stock in whatever order, no seed, nothing that holds the whole deal.
"""

import gc
import types
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

import pytest

from canasta_desktop.game.audience import Change, Update
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import Draw
from canasta_desktop.rules.cards import Hand, cards_text
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import State
from canasta_desktop.verification.soak import drawn
from tests.game.matches import match_of, step
from tests.rules.every_rule_set import SOME_FORMS

EACH_FORM = pytest.mark.parametrize(("system", "players"), SOME_FORMS, ids=[f"{row[0]}-{row[1]}" for row in SOME_FORMS])

STEPS = 130
"""Actions of each game, enough for the pile to be taken and canastas to lie there."""

MANY = 4
"""So many cards, and the very ones that are hidden somewhere, are there by no chance."""

LARGEST = 10**12
"""Numbers beyond every score; a seed is far larger."""

SHARED: Final = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, Enum, RuleSet)
"""What everybody knows, or what is code: nothing of a deal is in it."""


def random_match(system: str, players: int) -> tuple[Match, Rng]:
    """A match of this game, house rules drawn, and what plays it."""
    seed = derived_seed(1, system, players)
    rng = Rng(seed)
    return match_of(system, players, drawn(system, players, rng), seed), rng


def seats(match: Match) -> list[int | None]:
    return [None, *range(match.setup.players)]


# --- what can be reached


def reachable(root: object) -> Iterator[object]:
    """Everything that can be reached from an object, code and rules left out."""
    waiting, seen = [root], {id(root)}
    while waiting:
        found = waiting.pop()
        yield found
        for inner in gc.get_referents(found):
            if id(inner) not in seen and not isinstance(inner, SHARED):
                seen.add(id(inner))
                waiting.append(inner)


class Secrets:
    """What a seat may not know of a match at this moment."""

    def __init__(self, match: Match, seat: int | None) -> None:
        state = match.running_deal().state()
        self.seeds = {match.seed, match.running_deal().seed}
        hands = [hand.cards() for other, hand in enumerate(state.hands) if other != seat]
        hidden = [*hands, state.stock, *state.feet, *state.packets, state.beneath, state.face_down]
        known = [hand.cards() for hand in state.table.known]
        self.cards = {tuple(sorted(cards)) for cards in hidden if len(cards) >= MANY and sorted(cards) not in known}
        self.texts = {cards_text(cards) for cards in hidden if len(cards) >= MANY and sorted(cards) not in known}

    def found_in(self, told: object, view: Observation) -> list[str]:
        """What of it can be reached from something told."""
        allowed = [id(view.hand), *[id(known) for known in view.table.known]]
        return [what for part in reachable(told) if (what := self._told_by(part, allowed))]

    def _told_by(self, part: object, allowed: list[int]) -> str:
        if isinstance(part, State | Deal | Match | Rng):
            return type(part).__name__
        if isinstance(part, int) and abs(part) > LARGEST:
            return "a seed"
        if isinstance(part, Hand) and id(part) not in allowed:
            return "a hand"
        if isinstance(part, list | tuple | bytes) and len(part) >= MANY and self._is_hidden(part):
            return "hidden cards"
        if isinstance(part, str) and self._names(part):
            return "a text that tells"
        return ""

    def _is_hidden(self, part: list | tuple | bytes) -> bool:
        return all(type(card) is int for card in part) and tuple(sorted(part)) in self.cards

    def _names(self, text: str) -> bool:
        return any(cards in text for cards in self.texts) or any(
            word in text for seed in self.seeds for word in (str(seed), f"{seed:x}")
        )


def visible(view: Observation) -> set[int]:
    """The faces that lie open or in the own hand."""
    table = view.table
    return {
        *view.hand.cards(),
        *table.pile,
        *[card for melds in table.melds for meld in melds for card in meld.cards],
        *[card for threes in table.threes for card in threes],
    }


def named_unseen(event: Event, before: Observation, after: Observation) -> list[int]:
    """The cards an event names that the seat has seen neither before nor after it; a special hand is shown to all."""
    if event.what is What.SPECIAL_HAND:
        return []
    return [card for card in event.cards if card not in visible(before) | visible(after)]


@EACH_FORM
def test_nothing_that_is_hidden_can_be_reached_from_what_a_seat_is_told(system: str, players: int) -> None:
    match, rng = random_match(system, players)
    told: dict[int | None, list[Update]] = {seat: [] for seat in seats(match)}
    views = {seat: match.view(seat) for seat in seats(match)}
    for seat in seats(match):
        match.listen(seat, told[seat].append)
    for number in range(STEPS):
        if match.is_scored:
            break
        step(match, rng)
        for seat in seats(match):
            update = told[seat][-1]
            if number % 9 == 0 and not match.is_scored:
                assert Secrets(match, seat).found_in(update, update.view) == []
            assert [event for event in update.events if event.to not in (None, seat)] == []
            assert [card for event in update.events for card in named_unseen(event, views[seat], update.view)] == []
            views[seat] = update.view
    for seat in seats(match):
        dealt, *played = match.log(seat)
        assert [entry.events for entry in played] == [update.events for update in told[seat]]
        assert all(event.to in (None, seat) for event in dealt.events)
        if not match.is_scored:
            assert Secrets(match, seat).found_in([dealt, *played], views[seat]) == []


# --- a leak is found


def _state(match: Match) -> object:
    return match.running_deal().state()


def _method(match: Match) -> object:
    return types.SimpleNamespace(ask=[match])


def _stock(match: Match) -> object:
    return sorted(match.running_deal().state().stock)


def _hand(match: Match) -> object:
    return match.running_deal().state().hands[1].copy()


def _cards(match: Match) -> object:
    return {"of": tuple(match.running_deal().state().hands[2].cards())}


def _text(match: Match) -> object:
    return f"holds {cards_text(match.running_deal().state().hands[3].cards())}!"


def _seed(match: Match) -> object:
    return [match.running_deal().seed]


def _seed_text(match: Match) -> object:
    return f"deal {match.running_deal().seed:x}"


PLANTED = (_state, _method, _stock, _hand, _cards, _text, _seed, _seed_text)


@pytest.mark.parametrize("plant", PLANTED, ids=[plant.__name__.strip("_") for plant in PLANTED])
def test_what_is_planted_is_found(plant: Callable[[Match], object]) -> None:
    match = match_of("classic", 4, {}, derived_seed(3, "planted"))
    update = Update(Change.PLAYED, (), match.view(0))
    secrets = Secrets(match, 0)
    assert secrets.found_in(update, update.view) == []
    update.view.table.turn.note = plant(match)
    assert secrets.found_in(update, update.view) != []


def test_an_event_that_names_an_unseen_card_is_found() -> None:
    match = match_of("classic", 4, {}, 5)
    view = match.view(0)
    unseen = next(card for card in match.view(1).hand.cards() if card not in visible(view))
    assert named_unseen(Event(What.DRAWN, 1, (unseen,), 1), view, view) == [unseen]


# --- undo


@EACH_FORM
def test_taking_back_shows_nobody_anything_new(system: str, players: int) -> None:
    """Where anybody has come to see a card there is no way back, and what is seen after one has been seen before."""
    match, rng = random_match(system, players)
    seen: dict[int | None, set[str]] = {seat: {observation_text(match.view(seat))} for seat in seats(match)}
    for number in range(STEPS):
        if match.is_scored:
            break
        seat = match.to_act()
        before = {other: match.view(other) for other in seats(match)}
        step(match, rng)
        after = {other: match.view(other) for other in seats(match)}
        assert not (match.can_undo(seat) and has_shown(before, after, seat)), (
            "a card that came to light can be taken back"
        )
        for other, view in after.items():
            seen[other].add(observation_text(view))
        while number % 2 and match.undo(seat):
            assert all(observation_text(match.view(other)) in seen[other] for other in seats(match))


Views = dict[int | None, Observation]


def has_shown(before: Views, after: Views, seat: int) -> bool:
    """Whether anybody sees a card more: the one that acted any, the others one that did not come from its hand."""
    hand = Counter(before[seat].hand.cards())
    gains = {other: in_sight(after[other]) - in_sight(before[other]) for other in before}
    return any(gain if other == seat else gain - hand for other, gain in gains.items())


def in_sight(view: Observation) -> Counter[int]:
    """All cards that a seat knows the place of; one that only moves from its hand to the table stays one."""
    table = view.table
    counted = Counter(view.hand.cards())
    for other, known in enumerate(table.known):
        if other != view.seat:
            counted += Counter(known.cards())
    for cards in (table.pile, *table.threes, *[meld.cards for melds in table.melds for meld in melds]):
        counted += Counter(cards)
    return counted


def test_a_draw_is_known_to_show_something() -> None:
    match = match_of("classic", 4, {}, 5)
    seat = match.to_act()
    before = {other: match.view(other) for other in seats(match)}
    match.play(seat, Draw())
    assert has_shown(before, {other: match.view(other) for other in seats(match)}, seat)
    assert not has_shown(before, before, seat)
