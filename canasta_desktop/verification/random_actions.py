"""Arbitrary actions: well formed or not, of cards that are there or not, near to legal more often than not.

How it works. Half of them are actions that the generator offers with something changed, a card more or less, another
suit, another meld, or several of them in one. The others are made from the hand without asking anybody: sets,
sequences, melds of wild cards, enough of them for an initial meld, the whole hand at once, every way to take the pile,
and all that few systems know. What may be done is for the rules to say.
"""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.rules.actions import (
    NEW,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import FACES, JOKER, JOKER_FACE, RANKS, THREE, Hand, is_natural, is_wild
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import DRAWING, RUN, Meld

SPECIALS: Final = ("straight", "pairs_natural", "pairs_wild", "garbage", "triples", "nonsense")
"""Names for special hands; which of them mean something is for the rule set to say."""


def arbitrary(state: State, rng: Rng, offered: Sequence[Action]) -> Action:
    """Any action for the seat whose action is due; `offered` is what the generator offers."""
    prober = _Prober(state, rng)
    kind = rng.below(20)
    costly = [action for action in offered if isinstance(action, LayMeld | Take)]
    if costly and kind < 4:
        return prober.changed(costly)
    if costly and kind < 8:
        return prober.combined(costly)
    taking = state.table.turn.phase == DRAWING
    if kind in (8, 9) and not taking and (pairs := prober.pairs()):
        return pairs[rng.below(len(pairs))]
    if kind < 14:
        return prober.take() if taking and state.table.pile and rng.below(5) else prober.meld()
    if kind < 16:
        return Discard(prober.card())
    return prober.special_actions(rng.below(9))


class _Prober:
    """Makes actions of one moment; `left` is the hand without the cards that are named already."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.table: Final = state.table
        self.rng: Final = rng
        self.hand: Final = state.hand_to_act()
        self.left: Hand = self.hand.copy()
        self.own: Final = state.table.melds[state.table.sides[state.table.turn.seat]]

    def some(self, cards: Sequence[int]) -> list[int]:
        """Each of these with even chances."""
        return [card for card in cards if self.rng.below(2)]

    def one_of(self, things: Sequence[int]) -> int:
        return things[self.rng.below(len(things))]

    def card(self) -> int:
        """A card of the hand, now and then any card at all."""
        if self.hand.size and self.rng.below(6):
            return self.one_of(self.hand.cards())
        return self.rng.below(FACES)

    def special_actions(self, kind: int) -> Action:
        """What takes few words or is known to few systems."""
        melds = [meld.number for meld in self.own] + [self.rng.below(9)]
        threes = self.hand.of_rank(THREE) or [self.card()]
        if kind == 0:
            return Draw(self.one_of([*threes, self.rng.below(FACES)]))
        if kind == 1:
            return Join(self.one_of(melds), self.one_of(melds))
        if kind == 2:
            return Lay(tuple(self.some(threes)))
        if kind == 3:
            return Special(SPECIALS[self.rng.below(len(SPECIALS))])
        plain: list[Action] = [Draw(), End(), Ask(), Answer(True), Answer(False)]
        return plain[kind - 4]

    def pairs(self) -> list[Join]:
        """Every two melds of one rank, to be joined."""
        return [
            Join(first.number, second.number)
            for first in self.own
            for second in self.own
            if first.rank == second.rank and first is not second
        ]

    # --- melds -------------------------------------------------------------------------------------

    def meld(self) -> Action:
        """Some plays, more for one meld, whole sets, or the whole hand but for a card or two."""
        kind = self.rng.below(5)
        if kind == 0:
            return LayMeld(self.everything())
        if kind == 1:
            return LayMeld(self.sets())
        if kind == 2 and self.own:
            return LayMeld((self.more(),))
        return LayMeld(tuple([self.play() for _ in range(self.rng.below(4) or 1)]))

    def play(self) -> Play:
        """One play of cards that are still there, most of the time."""
        kind = self.rng.below(16)
        if kind == 0 or not self.left.size:
            anything = tuple([self.card() for _ in range(self.rng.below(5))])
            return Play(anything, self.target(self.rng.below(RUN + 1)))
        if self.table.rules.melds.has_runs and kind < 4:
            return self.run()
        if kind < 6 and self.left.wilds():
            wilds = [card for card in self.left.cards() if is_wild(card)]
            self.rng.shuffle(wilds)
            return self.taken(wilds[: 3 + self.rng.below(5)], JOKER)
        if self.own and kind < 10:
            return self.more()
        rank = self.one_of(self.left.cards()) >> 2
        own = self.left.of_rank(rank)
        wilds = [card for card in self.left.cards() if is_wild(card) and card >> 2 != rank]
        cards = own if self.rng.below(2) else self.some(own)
        few = self.some(wilds)[: self.rng.below(4)] if self.rng.below(2) else []
        return self.taken([*cards, *few], JOKER if is_wild(own[0]) else rank)

    def more(self) -> Play:
        """Some cards for one of one's own melds, one that has use for them if there is any, and wild ones."""
        wanted = [(meld.number, self.fitting(meld)) for meld in self.own]
        of_use = [(number, cards) for number, cards in wanted if cards]
        number, cards = (of_use or wanted)[self.rng.below(len(of_use or wanted))]
        cards = cards if self.rng.below(2) else self.some(cards)
        wilds = [card for card in self.left.cards() if is_wild(card) and card not in cards]
        self.rng.shuffle(wilds)
        cards = [*cards, *wilds[: self.rng.below(3)]]
        self.left.take_out(cards)
        return Play(tuple(cards), number)

    def fitting(self, meld: Meld) -> list[int]:
        """The cards that are there of its rank, or its neighbours."""
        if meld.rank != RUN:
            return self.left.of_rank(meld.rank)
        ends = (meld.cards[0] - 4, meld.cards[-1] + 4)
        return [card for card in ends if 0 < card < JOKER_FACE and self.left.faces[card]]

    def run(self) -> Play:
        """Neighbours of one suit, for a sequence of its own or for one on the table."""
        suit = self.rng.below(4)
        held = [card for card in range(8 + suit, JOKER_FACE, 4) if self.left.faces[card]]
        if not held:
            return self.play_of_nothing()
        low = self.one_of(held)
        cards = [card for card in held if card >= low and all([face in held for face in range(low, card, 4)])]
        return self.taken(cards[: 1 + self.rng.below(7)], RUN)

    def play_of_nothing(self) -> Play:
        """A play without a card."""
        return Play((), self.target(RUN))

    def everything(self) -> tuple[Play, ...]:
        """The hand on melds, by rank, the wild cards anywhere; a card or two stay back now and then."""
        for _ in range(self.rng.below(3)):
            if self.left.size:
                self.left.remove(self.one_of(self.left.cards()))
        plays = [self.run() for _ in range(3)] if self.table.rules.melds.has_runs and self.rng.below(2) else []
        wilds = [card for card in self.left.cards() if is_wild(card)]
        if len(wilds) > 2 and self.rng.below(3) == 0:
            plays.append(self.taken(wilds, JOKER))
            wilds = []
        shares: list[list[int]] = [[] for _ in range(RANKS)]
        ranks = [rank for rank in range(THREE, JOKER) if self.left.ranks[rank]]
        for wild in wilds if ranks else []:
            shares[self.one_of(ranks)].append(wild)
        for rank in ranks:
            if self.left.ranks[rank] + len(shares[rank]) > 1 or self.has_meld(rank):
                plays.append(self.taken([*self.left.of_rank(rank), *shares[rank]], rank))
        return tuple([play for play in plays if play.cards])

    def sets(self) -> tuple[Play, ...]:
        """Most ranks that make a set, some with wild cards: often enough for an initial meld."""
        wilds = [card for card in self.left.cards() if is_wild(card)]
        plays: list[Play] = []
        for rank in range(THREE, JOKER):
            own = self.left.of_rank(rank)
            few = wilds[: self.rng.below(3)] if len(own) > 1 and self.rng.below(2) else []
            if len(own) + len(few) > 2 and self.rng.below(4):
                wilds = wilds[len(few) :]
                plays.append(self.taken([*own, *few], rank))
        return tuple(plays)

    def has_meld(self, rank: int) -> bool:
        return any([meld.rank == rank for meld in self.own])

    def taken(self, cards: Sequence[int], rank: int) -> Play:
        """A play of these cards, which are then no longer there."""
        self.left.take_out(tuple(cards))
        return Play(tuple(cards), self.target(rank))

    def target(self, rank: int) -> int:
        """A meld of this rank or a new one, now and then any number."""
        numbers = [meld.number for meld in self.own if meld.rank == rank]
        if self.rng.below(12) == 0:
            return self.rng.below(12)
        return NEW if not numbers or self.rng.below(6) == 0 else self.one_of(numbers)

    # --- the pile ----------------------------------------------------------------------------------

    def take(self) -> Action:
        """The pile, with cards of its top card's rank and wild ones most of the time."""
        rank = self.table.pile[-1] >> 2
        near = [card for card in self.hand.cards() if card >> 2 == rank or is_wild(card)]
        cards = self.some(near if near and self.rng.below(5) else self.hand.cards())
        if self.rng.below(3) == 0:
            cards = [card for card in near if card >> 2 == rank][:2]
        if self.rng.below(3) == 0:
            cards = []
        ranks = [rank, rank, JOKER if is_wild(self.table.pile[-1]) else RUN]
        onto = self.target(self.one_of(ranks))
        kind = self.rng.below(4)
        if kind == 0 and self.hand.ranks[rank] > 1:
            cards = self.hand.of_rank(rank)[:2]
        self.left.take_out(cards)
        if kind == 0:
            plays = self.sets()
        else:
            plays = tuple([self.play() for _ in range(self.rng.below(4))]) if kind == 1 else ()
        return Take(tuple(cards), onto, plays, self.rng.below(8) > 0)

    # --- something offered, more of it or changed --------------------------------------------------

    def combined(self, costly: Sequence[LayMeld | Take]) -> Action:
        """One of these and, in the same breath, melds of others for which the cards are there."""
        base = costly[self.rng.below(len(costly))]
        plays = list(base.plays)
        self.left.take_out([card for play in plays for card in play.cards])
        self.left.take_out(base.cards if isinstance(base, Take) else [])
        for _ in range(1 + self.rng.below(3)):
            other = costly[self.rng.below(len(costly))]
            for play in other.plays:
                if isinstance(other, LayMeld) and self.left.holds(play.cards):
                    self.left.take_out(play.cards)
                    plays.append(play)
        if self.rng.below(3) == 0:
            plays += self.sets()
        if isinstance(base, Take):
            return Take(base.cards, base.onto, tuple(plays), base.rest)
        return LayMeld(tuple(plays))

    def changed(self, costly: Sequence[LayMeld | Take]) -> Action:
        """One of these with a play changed, one more or one less."""
        base = costly[self.rng.below(len(costly))]
        other = costly[self.rng.below(len(costly))]
        plays = [self.altered(play) for play in base.plays]
        if isinstance(other, LayMeld) and other is not base and self.rng.below(3) == 0:
            plays += other.plays
        self.left = self.hand.copy()
        for play in plays:
            for card in play.cards:
                if self.left.faces[card]:
                    self.left.remove(card)
        if self.rng.below(3) == 0:
            plays.append(self.play())
        if len(plays) > 1 and self.rng.below(4) == 0:
            plays = plays[::-1] if self.rng.below(2) else plays[1:]
        if isinstance(base, Take):
            shown = self.altered(Play(base.cards, base.onto))
            return Take(shown.cards, shown.onto, tuple(plays), self.rng.below(5) > 0 and base.rest)
        return LayMeld(tuple(plays))

    def altered(self, play: Play) -> Play:
        """A card more, a card less, another suit, another meld, or the same."""
        cards = list(play.cards)
        kind = self.rng.below(8)
        if kind == 0 and cards:
            cards.pop(self.rng.below(len(cards)))
        elif kind == 1:
            cards.append(self.card())
        elif kind == 2 and cards:
            same = [card for card in self.hand.cards() if is_natural(card) and card >> 2 == cards[0] >> 2]
            cards = same[: len(cards) + self.rng.below(2)] or cards
        elif kind == 3 and cards:
            return Play(tuple(cards), self.target(cards[0] >> 2))
        elif kind == 4:
            wilds = [card for card in self.hand.cards() if is_wild(card)]
            cards += self.some(wilds)[:2]
        elif kind == 5 and cards:
            cards = [self.otherwise(card) for card in cards]
        return Play(tuple(cards), play.onto)

    def otherwise(self, card: int) -> int:
        """A card of the same rank that is in the hand."""
        same = self.hand.of_rank(card >> 2)
        return self.one_of(same) if same else card
