"""Cards that come to a hand, from the stock or the pile; threes are laid out on the way (CL-3, MA-2)."""

from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.cards import THREE, Cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.extras import Log
from canasta_desktop.rules.table import NOBODY, PLAYING
from canasta_desktop.rules.threes import Last

if TYPE_CHECKING:
    from canasta_desktop.rules.state import State

TURN_CARD: Final = 9
"""The place of the turn card, counted from the bottom of the stock (MA-1.3)."""


def lay_out_held(state: "State", seat: int, log: Log) -> None:
    """Lay out the threes in this hand and replace them (CL-3.1)."""
    for card in state.table.rules.threes.held(state.hands[seat]):
        if not state.table.over:
            lay_held(state, seat, card, log)


def lay_by_hand(state: "State", cards: Cards, log: Log) -> None:
    """Lay out these threes; who has then no card left and gets none cannot go on, so the deal ends."""
    table = state.table
    seat = table.turn.seat
    for card in cards:
        if not table.over:
            lay_held(state, seat, card, log)
    if state.hands[seat].size == 0 and not table.over:
        state.end(NOBODY, log)


def lay_held(state: "State", seat: int, card: int, log: Log, keep: int = NO_CARD) -> None:
    """Lay out one three held in hand and replace it (MA-2.6, GT-3.1); `keep` as in `draw_cards`."""
    table = state.table
    state.hands[seat].remove(card)
    table.sizes[seat] = table.sizes[seat] - 1
    if table.known[seat].faces[card]:
        table.known[seat].remove(card)
    _lay_out(state, seat, [card], 1 if table.drawable() > 0 else 0, log)
    draw_cards(state, seat, 1, log, keep)


def _lay_out(state: "State", seat: int, cards: list[int], replaced: int, log: Log) -> None:
    """Lay threes face up; `replaced` says how many of them are."""
    state.table.threes[seat] += cards
    if log is not None:
        log.append(Event(What.RED_THREES_LAID, seat, tuple(cards), replaced))


def draw_cards(state: "State", seat: int, count: int, log: Log, keep: int = NO_CARD) -> int:
    """Draw until `count` cards are drawn or the stock is empty; returns how many came to hand.

    A three is laid out and replaced as long as there is another card (CL-3.2, A-25 of classic.md); the
    last one counts as drawn (CL-12.6). `keep` names a three to hold back, or all of them (MA-2.3).
    """
    table = state.table
    threes = table.rules.threes
    # Reserved cards stay on top: others draw below them (VA-5.7).
    reserved = sum(table.bonus) if table.rules.extras else 0
    drawn: list[int] | None = None if log is None else []
    came = 0
    card = NO_CARD
    while count > 0 and table.stock > reserved:
        card = state.stock.pop() if reserved == 0 else state.stock.pop(len(state.stock) - 1 - reserved)
        left = table.stock - reserved
        table.stock -= 1
        if card >> 2 == THREE and threes.lays_out(card) and not _stays(state, seat, card, left, keep):
            replaced = 1 if left > 1 else 0
            _lay_out(state, seat, [card], replaced, log)
            count -= 1 - replaced
        else:
            state.hands[seat].add(card)
            table.sizes[seat] = table.sizes[seat] + 1
            if drawn is not None:
                drawn.append(card)
            came += 1
            count -= 1
    if log is not None and drawn:
        log.append(Event(What.DRAWN, seat, (), len(drawn)))
        log.append(Event(What.DRAWN, seat, tuple(drawn), len(drawn), to=seat))
    if table.turn_card:
        watch_turn_card(state, log)
    if table.stock == reserved and card >> 2 == THREE and threes.lays_out(card):
        _last_was_three(state, log)
    return came


def _last_was_three(state: "State", log: Log) -> None:
    """The last card to be drawn was a three: the deal ends, or the turn without a discard (MA-8.5, GT-9.2)."""
    last = state.table.rules.threes.last
    if last is Last.IN_HAND and not state.table.over:
        state.end(NOBODY, log)
    elif last is Last.BARE:
        state.table.turn.bare = True


def _stays(state: "State", seat: int, card: int, left: int, keep: int) -> bool:
    """Whether a three just drawn, one of `left` cards, stays in the hand (MA-2.3, MA-8.5)."""
    threes = state.table.rules.threes
    if left == 1 and threes.last is Last.IN_HAND:
        return True
    return threes.holds_back(state.table, seat, state.hands[seat], card, keep)


def before_drawing(state: "State", keep: int, log: Log) -> None:
    """Threes in hand that go are laid out and replaced; forgotten ones are noted (MA-2.1, GT-3.2)."""
    table = state.table
    seat = table.turn.seat
    threes = table.rules.threes
    if threes.by_hand:
        forgotten = len(threes.held(state.hands[seat]))
        table.forgotten[seat] += forgotten
        if log is not None and forgotten:
            log.append(Event(What.FORGOTTEN, seat, count=forgotten))
    _lay_what_goes(state, keep, log)


def _lay_what_goes(state: "State", keep: int, log: Log) -> None:
    """Lay out and replace the threes in hand that may not stay, or that nobody holds back (MA-2.1, MA-2.4)."""
    table = state.table
    seat = table.turn.seat
    threes = table.rules.threes
    goes = threes.goes(table, seat, state.hands[seat], keep)
    while goes and not table.over:
        lay_held(state, seat, goes[0], log, keep)
        goes = threes.goes(table, seat, state.hands[seat], keep)


def draw(state: "State", keep: int, log: Log) -> None:
    """Draw from the stock; where nothing but threes comes the deal ends (CL-9.4, CL-12.7)."""
    table = state.table
    turn = table.turn
    if table.rules.threes.is_held(state.hands[turn.seat]):
        before_drawing(state, keep, log)
    if table.over:
        return
    came = draw_cards(state, turn.seat, table.rules.dealing.draw, log, keep)
    turn.phase = PLAYING
    if keep != NO_CARD:
        _lay_what_goes(state, keep, log)  # the one named has come: another that was held makes room for it
    if came == 0 and not table.over:
        last = table.rules.threes.last
        if state.hands[turn.seat].size == 0 or last is Last.ENDS or last is Last.IN_HAND:
            state.end(NOBODY, log)
        elif last is Last.BARE:
            turn.bare = True


def take_up(state: "State", seat: int, cards: list[int], log: Log) -> None:
    """Cards from the pile come to hand, red threes are laid out without replacement (CL-3.3)."""
    threes = state.table.rules.threes
    hand = state.hands[seat]
    before = hand.size
    for card in cards:
        if card >> 2 == THREE and threes.lays_out(card):
            _lay_out(state, seat, [card], 0, log)
        else:
            hand.add(card)
    state.table.sizes[seat] += hand.size - before


def lift_beneath(state: "State", seat: int, log: Log) -> None:
    """The cards face down under the pile go to its first taker (SA-1.4)."""
    if state.table.beneath == 0 or state.table.pile:
        return
    lifted = [card for card in state.beneath if not state.table.rules.threes.lays_out(card)]
    take_up(state, seat, state.beneath, log)
    state.beneath = []
    state.table.beneath = 0
    if log is not None and lifted:
        log.append(Event(What.DRAWN, seat, (), len(lifted)))
        log.append(Event(What.DRAWN, seat, tuple(lifted), len(lifted), to=seat))


def watch_turn_card(state: "State", log: Log) -> None:
    """The turn card is the ninth from the bottom: drawn once eight are left (MA-1.3)."""
    table = state.table
    if table.turn_card and table.stock < TURN_CARD:
        table.turn_card = False
        if log is not None:
            log.append(Event(What.TURN_CARD, table.turn.seat))
