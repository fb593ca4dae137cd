"""The beginning of a deal: the cut, the hands and the first up-card (CL-2, VS-2)."""

from typing import TYPE_CHECKING

from canasta_desktop.rules.cards import JOKER_FACE, Hand
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.extras import Log
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import Table

if TYPE_CHECKING:
    from canasta_desktop.rules.state import State


def deal_hands(table: Table, stock: list[int], rng: Rng) -> list[Hand]:
    """Cut and deal: the hands by seat, their cards taken off the stock one at a time (CL-2.1, VS-2.1)."""
    deal = table.rules.dealing
    dealt: list[list[int]] = [[] for _ in table.sides]
    if deal.cut_joker:
        cut(table, stock, rng, dealt)
    most = [deal.hand + (0 if deal.cut_counts else len(cards)) for cards in dealt]
    for _ in range(deal.hand):
        for seat in table.order:
            if len(dealt[seat]) < most[seat]:
                dealt[seat].append(stock.pop())
    for seat in table.order:
        table.sizes[seat] = len(dealt[seat])
    return [Hand(cards) for cards in dealt]


def cut(table: Table, stock: list[int], rng: Rng, dealt: list[list[int]]) -> None:
    """The player who cuts gets a joker at the bottom of the packet lifted (VS-2.1)."""
    place = rng.below(len(stock) - 1)
    if stock[place] == JOKER_FACE:
        dealt[cutter(table)].append(stock.pop(place))


def cutter(table: Table) -> int:
    """The seat on the dealer's left: the one before the dealer where play goes to the right (VS-2.1, VS-2.4)."""
    order = table.order
    return order[0] if table.rules.seating.clockwise else order[len(order) - 2]


def turn_up(state: "State", log: Log) -> None:
    """Turn the first up-card and cover it as the rules say (CL-2.2, CL-2.3)."""
    table = state.table
    rules = table.rules
    if rules.dealing.beneath:
        for _ in range(rules.dealing.beneath):
            state.beneath.append(state.stock.pop())
        table.beneath = rules.dealing.beneath
        table.stock -= rules.dealing.beneath
    while rules.dealing.upcard:
        card = state.stock.pop()
        if rules.dealing.buries and rules.dealing.covers(card):
            state.stock.insert(len(state.stock) // 2, card)
            continue
        table.stock -= 1
        table.pile.append(card)
        if rules.pile.turned_freezes & class_of(card):
            table.frozen = True
        if not rules.dealing.covers(card):
            break
    if log is not None:
        log.append(Event(What.DEALT, table.dealer, tuple(table.pile), rules.dealing.hand))
