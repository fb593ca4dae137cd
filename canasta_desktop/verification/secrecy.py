"""The laws of secrecy: observations, events and legality tell nothing of hidden cards.

They are asked by comparing worlds: another deal of the cards that a seat does not see (`Observation.sample`) must look
the same to it, offer it the same, and tell it the same of what it does, up to the first event that shows a card.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.records import observation_text, state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import Table
from canasta_desktop.verification.invariants import broken, sound

REVEALS: Final = (What.DRAWN, What.FOOT_TAKEN, What.BONUS_TAKEN, What.RED_THREES_LAID, What.SCORED)
"""Events that show what was hidden until then, or come of it."""

PRIVATE: Final = (What.DRAWN, What.FOOT_TAKEN, What.BONUS_TAKEN)
"""Events that have a copy for their seat alone, with the cards."""


def hides(state: State, offered: Sequence[Action], tried: Sequence[Action], rng: Rng) -> None:
    """In worlds that differ only in hidden cards everything looks the same and the same may be done."""
    acting = state.table.to_act()
    for seat in state.table.order:
        view = state.observe(seat)
        seen = observation_text(view)
        world = view.sample(rng)
        sound(world)
        if observation_text(world.observe(seat)) != seen or observation_text(state.observe(seat)) != seen:
            broken("a view tells nothing of hidden cards", seen)
        if observation_text(world.observe(None)) != observation_text(state.observe(None)):
            broken("a view tells nothing of hidden cards", seen)
        if seat == acting:
            _may_do_the_same(state, world, offered, tried)


def _may_do_the_same(state: State, world: State, offered: Sequence[Action], tried: Sequence[Action]) -> None:
    """The seat whose action is due is offered the same in both, and what it does looks the same."""
    seat = state.table.to_act()
    view, hand = state.observe(seat), world.hands[seat]
    if legal(world.table, hand) != list(offered) or legal(view.table, view.hand) != list(offered):
        broken("legal actions do not depend on hidden cards", state_text(state))
    for action in tried:
        if check(world.table, hand, action) != check(state.table, state.hands[seat], action):
            broken("legal actions do not depend on hidden cards", f"{action_text(action)} at {state_text(state)}")
    for action in offered:
        if shown(world, action) != shown(state, action):
            broken("events tell nothing of hidden cards", f"{action_text(action)} at {state_text(state)}")


def shown(state: State, action: Action) -> list[Event]:
    """The events of this action up to the first that shows what was hidden."""
    log: list[Event] = []
    state.copy().apply(action, log)
    return list(takewhile(lambda event: event.what not in REVEALS, log))


def public_cards(table: Table) -> Counter[int]:
    """Cards that all can see or know of."""
    seen = Counter(table.pile)
    for laid in table.threes:
        seen.update(laid)
    for known in table.known:
        seen.update(known.cards())
    for melds in table.melds:
        for meld in melds:
            seen.update(meld.cards)
    return seen


def shows_nothing_hidden(log: Sequence[Event], seen: Counter[int]) -> None:
    """A public event names cards that all can see; one to a seat is its own, and repeats the public one before it."""
    for place, event in enumerate(log):
        if event.to is None:
            # A special hand is laid open by being named.
            if event.what is not What.SPECIAL_HAND and not Counter(event.cards) <= seen:
                broken("no public event names a hidden card", f"{event}")
            if event.what in PRIVATE and event.cards:
                broken("no public event names a hidden card", f"{event}")
        elif (
            event.what not in PRIVATE
            or event.to != event.seat
            or len(event.cards) != event.count
            or log[place - 1] != Event(event.what, event.seat, count=event.count)
        ):
            broken("an event to one seat repeats the public one", f"{event}")
