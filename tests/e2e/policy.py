"""A simple player by the description alone: what it would do next, as a move that mouse or keyboard carry out.

It plays soundly enough that deals end: takes the pile where it can, lays the initial meld from sets, then pairs
with a wild card, adds what fits, completes canastas with wild cards, goes out where that is offered, and discards
its least useful card. The same screen gives the same move.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tests.e2e.eyes import Meld, Seen, View

NEW = "new-meld"
PILE = "pile"
MOST_WILDS = 3
CANASTA = 7
KEEP = 2
"""Cards that stay in hand while going out is not offered: one to discard, one to hold (CL-8.4)."""


class Do(Enum):
    """What a move is."""

    PRESS = "press"  # what: a button's name
    TAKE = "take"
    DRAW = "draw"
    STAGE = "stage"  # cards, what: the place
    DISCARD = "discard"  # cards: one
    CHOOSE = "choose"  # what: the key of an answer
    GO_ON = "go-on"  # the score sheet


@dataclass(frozen=True)
class Move:
    """One thing to do."""

    do: Do
    what: str = ""
    cards: tuple[Seen, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.do.value, *[card.face for card in self.cards], self.what])


class Player:
    """Chooses; `barred` remembers what the table did not accept, until the turn ends."""

    def __init__(self) -> None:
        self.barred: set[tuple[str, tuple[str, ...]]] = set()

    def bar(self, move: Move) -> None:
        """The table does not accept this; do not propose it again in this turn."""
        self.barred.add(_name(move))

    def move(self, view: View) -> Move:
        """What to do now; something must be due from the person."""
        if view.is_scored:
            return Move(Do.GO_ON)
        if view.question is not None:
            return Move(Do.CHOOSE, view.question["choices"][0]["key"])
        if view.is_held:
            return Move(Do.PRESS, "continue")
        if view.is_drawing:
            self.barred.clear()
            return _draw(view)
        out = Move(Do.PRESS, "out")
        if "out" in view.enabled and _name(out) not in self.barred:
            return out
        staged = self._stage(view)
        if staged is not None:
            return staged
        if "lay" in view.enabled:
            return Move(Do.PRESS, "lay")
        if view.is_staging:
            return Move(Do.PRESS, "undo")
        return Move(Do.DISCARD, PILE, (_useless(view),))

    def _stage(self, view: View) -> Move | None:
        """The next cards to put down."""
        room = len(view.hand) - KEEP
        plans = _additions(view) + _new_melds(view) if view.is_open else self._initial(view)
        for move in plans:
            if len(move.cards) <= room and _name(move) not in self.barred:
                return move
        return None

    def _initial(self, view: View) -> list[Move]:
        """Melds that reach the minimum together, the next one to be staged first; none where they do not."""
        meter = view.facts["meter"]
        reached = meter["points"] if meter else 0
        if meter and meter["complete"]:
            return []
        chosen: list[Move] = []
        room = len(view.hand) - KEEP
        for move in _new_melds(view, is_opening=True):
            if len(move.cards) <= room and _name(move) not in self.barred:
                chosen.append(move)
                room -= len(move.cards)
                reached += sum(card.points for card in move.cards)
            if reached >= view.minimum:
                return chosen
        return []


def _name(move: Move) -> tuple[str, tuple[str, ...]]:
    return (move.what, tuple(sorted(card.key for card in move.cards)))


def _draw(view: View) -> Move:
    piles = view.facts["piles"]
    if piles["pile"]["can_take"]:
        return Move(Do.TAKE)
    if piles["stock"]["can_draw"]:
        return Move(Do.DRAW)
    return Move(Do.PRESS, "end" if "end" in view.enabled else "take")


def _by_rank(hand: Sequence[Seen]) -> dict[str, list[Seen]]:
    """The naturals by rank, threes apart."""
    ranks: dict[str, list[Seen]] = {}
    for card in hand:
        if not card.is_wild and card.rank != "3":
            ranks.setdefault(card.rank, []).append(card)
    return ranks


def _wilds(hand: Sequence[Seen]) -> list[Seen]:
    return sorted((card for card in hand if card.is_wild), key=lambda card: card.points)


def _new_melds(view: View, is_opening: bool = False) -> list[Move]:
    """New melds, dearest first; before the initial meld also pairs with a wild card."""
    taken = {meld.rank for meld in view.own}
    ranks = [(rank, cards) for rank, cards in _by_rank(view.hand).items() if rank not in taken]
    ranks.sort(key=lambda item: -sum(card.points for card in item[1]))
    moves = [Move(Do.STAGE, NEW, tuple(cards)) for _, cards in ranks if len(cards) >= 3]
    if is_opening:
        wilds = _wilds(view.hand)
        pairs = [cards for _, cards in ranks if len(cards) == 2]
        moves += [Move(Do.STAGE, NEW, (*pair, wild)) for pair, wild in zip(pairs, wilds, strict=False)]
    return moves


def _additions(view: View) -> list[Move]:
    """Naturals onto own melds; wild cards where they complete a canasta."""
    by_rank, wilds = _by_rank(view.hand), _wilds(view.hand)
    moves: list[Move] = []
    for meld in view.own:
        naturals = by_rank.get(meld.rank, [])
        if naturals:
            moves.append(Move(Do.STAGE, meld.key, tuple(naturals)))
        elif _wants_wild(meld) and wilds:
            moves.append(Move(Do.STAGE, meld.key, (wilds[0],)))
    return moves


def _wants_wild(meld: Meld) -> bool:
    return CANASTA - 2 <= meld.count < CANASTA and meld.wilds < MOST_WILDS and meld.rank != "3"


def _useless(view: View) -> Seen:
    """The card to discard: black threes, then singles from the lowest, wild cards last."""
    counts = Counter(card.rank for card in view.hand)
    melded = {meld.rank for meld in view.melds if meld.side != 0}

    def cost(card: Seen) -> tuple[bool, bool, bool, int, int, str]:
        feeds = card.rank in melded
        return (card.is_wild, feeds and card.rank != "3", card.rank != "3", counts[card.rank], card.points, card.face)

    return min(view.hand, key=cost)
