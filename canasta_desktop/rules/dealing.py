"""The beginning of a deal: the cut, and the first up-card (CL-2, VS-2)."""

from typing import TYPE_CHECKING

from canasta_desktop.rules.cards import JOKER_FACE
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.extras import Log
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.rng import Rng

if TYPE_CHECKING:
    from canasta_desktop.rules.state import State


def cut(state: "State", rng: Rng) -> None:
    """The player on the dealer's left cuts and gets a joker at the bottom of the packet lifted (VS-2.1)."""
    order = state.table.order
    # Play goes to the dealer's right here, so the seat on the left is the one before the dealer.
    cutter = order[len(order) - 2] if not state.table.rules.seating.clockwise else order[0]
    place = rng.below(len(state.stock) - 1)
    if state.stock[place] == JOKER_FACE:
        state.hands[cutter].add(state.stock.pop(place))


def turn_up(state: "State", log: Log) -> None:
    """Turn the first up-card and cover it as the rules say (CL-2.2, CL-2.3)."""
    table = state.table
    rules = table.rules
    if rules.deal.beneath:
        for _ in range(rules.deal.beneath):
            state.beneath.append(state.stock.pop())
        table.beneath = rules.deal.beneath
        table.stock -= rules.deal.beneath
    while rules.deal.upcard:
        card = state.stock.pop()
        if rules.deal.buries and rules.deal.covers(card):
            state.stock.insert(len(state.stock) // 2, card)
            continue
        table.stock -= 1
        table.pile.append(card)
        if rules.pile.turned_freezes & class_of(card):
            table.frozen = True
        if not rules.deal.covers(card):
            break
    if log is not None:
        log.append(Event(What.DEALT, table.dealer, tuple(table.pile), rules.deal.hand))
