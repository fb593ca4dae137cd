"""What one seat may see: the table and its own hand, and nothing else by construction."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import FACES, Hand
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import Table

if TYPE_CHECKING:
    from canasta_desktop.rules.state import State

SURE: Final = 64
"""Odds are kept in this part of one."""
TURNED_DOWN: Final = 256
"""So many cards at most are turned down for a hand: late in a deal there may be no others."""


class Observation:
    """The table as `seat` sees it, with its own hand; NOBODY's hand is empty.

    It answers the same questions as a state does: the rule functions take its `table` and `hand`.
    """

    def __init__(self, seat: int, table: Table, hand: Hand) -> None:
        self.seat: int = seat
        self.table: Table = table
        self.hand: Hand = hand

    def unseen(self) -> list[int]:
        """By face: how many cards this seat has not seen, in the stock or in other hands.

        Cards that are known to be in another hand (taken up with the pile) are not among them.
        """
        table = self.table
        pack = table.rules.pack
        counts = [pack.decks] * (FACES - 1) + [pack.jokers]
        for melds in table.melds:
            for meld in melds:
                for card in meld.cards:
                    counts[card] -= 1
        for cards in [*table.threes, table.pile]:
            for card in cards:
                counts[card] -= 1
        for hand in [self.hand, *[known for seat, known in enumerate(table.known) if seat != self.seat]]:
            if hand.size:  # of most hands nothing is known
                for card, count in enumerate(hand.faces):
                    counts[card] -= count
        return counts

    def sample(self, rng: Rng, odds: Sequence[Sequence[int]] | None = None) -> "State":
        """A world that fits all this seat knows, at random: hands, and the stock in some order.

        `odds` by seat and rank, of SURE: how likely a card of the rank is in that hand, as against others; where there
        are none, all are alike. Threes that are laid out at once are in nobody's hand, so they lie in the stock, or
        wherever else cards are face down.
        """
        from canasta_desktop.rules.state import State

        table = self.table.copy()
        free: list[int] = []
        held_back: list[int] = []
        threes = table.rules.threes
        for card, count in enumerate(self.unseen()):
            cards = held_back if threes.lays_out(card) and not threes.may_be_held else free
            for _ in range(count):
                cards.append(card)
        if odds is None:
            rng.shuffle(free)
        hands: list[Hand] = []
        for seat in range(len(table.sides)):
            hand = self.hand.copy() if seat == self.seat else table.known[seat].copy()
            if odds is None:
                while hand.size < table.sizes[seat]:
                    hand.add(free.pop())
            else:
                _fill(hand, table.sizes[seat], free, odds[seat], rng)
            hands.append(hand)
        rest = free + held_back
        rng.shuffle(rest)
        # A position may lack cards (CASES.md): then more are unseen than lie anywhere.
        state = State(table, hands, rest[: table.stock])
        rest = rest[table.stock :]
        for seat, size in enumerate(table.feet):
            state.feet[seat], rest = rest[:size], rest[size:]
        for size in table.packets:
            state.packets.append(rest[:size])
            rest = rest[size:]
        state.beneath, rest = rest[: table.beneath], rest[table.beneath :]
        state.face_down = rest[: table.face_down]
        return state


def _fill(hand: Hand, size: int, free: list[int], odds: Sequence[int], rng: Rng) -> None:
    """Fill a hand with free cards, each as likely as the odds of its rank say."""
    turned_down = 0
    while hand.size < size:
        at = rng.below(len(free))
        card = free[at]
        if turned_down < TURNED_DOWN and rng.below(SURE) >= odds[card >> 2]:
            turned_down += 1
            continue
        hand.add(card)
        free[at] = free[len(free) - 1]
        free.pop()
