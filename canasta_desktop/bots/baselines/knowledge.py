"""Counting: what a seat can know of the others, from the table and its own hand alone.

Of every card that is not in sight, each hidden place is equally likely, save for what the play has told:
cards taken up with the pile are known, and who threw a rank away or let it lie hardly holds a pair of it.
"""

from functools import cached_property
from typing import Final

from canasta_desktop.rules.cards import JOKER, NATURAL_RANKS, RANKS, TWO, Hand, is_wild
from canasta_desktop.rules.laying import is_unformed
from canasta_desktop.rules.melds import run_ends
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.pile_terms import ADD, ADD_RUN, PAIR, WITH_WILD, WildTop
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import RUN, Meld, Table

SHOWN_UNWANTED: Final = 0.35
"""What is left of the chance that somebody holds a pair of a rank that they threw away or let lie."""

KEPT_IN_PAIRS: Final = 1.25
"""Players keep pairs and throw singles: a pair is so much likelier than the cards alone would make it."""

FEW_WILDS: Final = 4
"""A meld of wild cards that needs more than so many is laid once in a deal at most."""

MINIMUM_HALVES: Final = 60.0
"""A minimum of so many points halves the chance that a side can open by taking the pile."""


class Knowledge:
    """What follows from `view`; made anew for each choice, and worked out when it is asked for."""

    def __init__(self, view: Observation) -> None:
        self.view: Final = view
        self.table: Final[Table] = view.table
        self.hand: Final[Hand] = view.hand
        self.seat: Final = view.seat
        self.side: Final = view.table.side(view.seat)
        self.next: Final = view.table.next_seat(view.seat)

    @cached_property
    def unseen_faces(self) -> list[int]:
        """How many cards of each face lie in the stock or in other hands, unknown where."""
        return self.view.unseen()

    @cached_property
    def unseen(self) -> list[int]:
        """How many cards of each rank lie in the stock or in other hands, without threes that are laid out."""
        faces = self.unseen_faces
        threes = self.table.rules.threes
        return [
            sum([faces[card] for card in range(rank * 4, min(rank * 4 + 4, len(faces))) if not threes.lays_out(card)])
            for rank in range(RANKS)
        ]

    @cached_property
    def hidden(self) -> int:
        """How many cards that could be in a hand are unseen."""
        return sum(self.unseen)

    @cached_property
    def mean_points(self) -> float:
        """The mean value of an unseen card, in points."""
        values = self.table.rules.pack.values
        return sum([count * value for count, value in zip(self.unseen, values, strict=True)]) / max(1, self.hidden)

    @cached_property
    def own_melds(self) -> list[Meld]:
        return self.table.melds[self.side]

    @cached_property
    def opponents(self) -> list[int]:
        """The seats in play of other sides."""
        return [seat for seat in self.table.order if self.table.side(seat) != self.side]

    @cached_property
    def partners(self) -> list[int]:
        """The other seats in play of the own side."""
        return [seat for seat in self.table.order if self.table.side(seat) == self.side and seat != self.seat]

    @cached_property
    def feeds_friend(self) -> bool:
        """Whether it is to one's good that the next player takes the pile: a partner, or one who makes us partners."""
        return self.next in self.partners or is_unformed(self.table)

    @cached_property
    def other_sides(self) -> list[int]:
        return sorted({self.table.side(seat) for seat in self.opponents})

    def has_foot(self, side: int) -> bool:
        """Whether somebody of this side has a foot still to take up (HF-7.1)."""
        table = self.table
        return any([table.feet[seat] for seat in table.order if table.side(seat) == side])

    def may_go_out(self, side: int) -> bool:
        """Whether a side has the canastas that going out needs, and nobody a foot still to play (CL-8.1, HF-7.2)."""
        table = self.table
        if self.has_foot(side):
            return False
        return table.rules.out.missing(table.rules.melds.canastas(table.melds[side])) == 0

    @cached_property
    def pairs(self) -> list[int]:
        """The natural ranks that the own hand holds at least two cards of: they take a frozen pile (CL-6.4)."""
        return [rank for rank in NATURAL_RANKS if self.hand.ranks[rank] >= 2]

    def hand_points(self, seat: int) -> float:
        """What the cards in this hand count, those unknown taken at their mean."""
        if seat == self.seat:
            return self.table.rules.pack.points(self.hand.cards())
        known = self.table.known[seat]
        points = self.table.rules.pack.points(known.cards()) if known.size else 0
        return points + (self.table.sizes[seat] - known.size) * self.mean_points

    def chance(self, seat: int, rank: int, least: int) -> float:
        """How likely another seat holds at least so many (1 or 2) cards of a rank."""
        known = self.table.known[seat]
        return self._drawn(self.unseen[rank], self.table.sizes[seat] - known.size, least - known.ranks[rank])

    def chance_of_wild(self, seat: int) -> float:
        """How likely another seat holds a joker or a two."""
        known = self.table.known[seat]
        if known.wilds():
            return 1.0
        return self._drawn(self.unseen[TWO] + self.unseen[JOKER], self.table.sizes[seat] - known.size, 1)

    def _drawn(self, count: int, cards: int, least: int) -> float:
        """How likely at least `least` of `count` cards are among `cards` drawn of all that are hidden."""
        if least <= 0:
            return 1.0
        if count < least or cards < least:
            return 0.0
        none = one = 1.0
        for step in range(count):
            one = none if step == count - 1 else one
            none *= max(0, self.hidden - cards - step) / (self.hidden - step)
        # `one` holds the product up to the last but one factor: the chance of exactly one follows from it.
        exactly_one = count * cards * one / (self.hidden - count + 1)
        return 1.0 - none - (exactly_one if least > 1 else 0.0)

    @cached_property
    def unwanted(self) -> dict[int, set[int]]:
        """By seat: ranks in the pile that it discarded, or did not take when they were discarded to it.

        Seats discard in turn, so the place in the pile tells who discarded; the up-card counts as the
        dealer's. Cards that bar the pile tell nothing.
        """
        table = self.table
        ranks: dict[int, set[int]] = {seat: set() for seat in table.order}
        at = table.order.index(table.turn.seat)
        for back, card in enumerate(reversed(table.pile)):
            discarder = table.order[(at - 1 - back) % len(table.order)]
            ranks[discarder].add(card >> 2)
            if back > 0:
                ranks[table.order[(at - back) % len(table.order)]].add(card >> 2)
        return ranks

    def take_chance(self, card: int) -> float:
        """How likely the next player can take the pile with this card on top (CL-6.3 to CL-6.8)."""
        table = self.table
        pile = table.rules.pile
        side = table.side(self.next)
        ways = pile.ways(table, side)
        if ways == 0 or pile.bars & class_of(card):
            return 0.0
        if is_wild(card):
            likely = self._wild_top_chance(card)
        elif self.fed_melds(card):
            return 1.0
        elif not self._may_meld(side, card >> 2):
            return 0.0
        else:
            likely = self._shown_chance(card >> 2, ways)
        # A minimum stands in the way of who has not melded yet (CL-7.4).
        return likely / (1.0 + table.minimum(self.next) / MINIMUM_HALVES)

    def fed_melds(self, card: int) -> list[Meld]:
        """The melds of the next player's side that the pile's top card could go onto by itself (CL-6.5)."""
        side = self.table.side(self.next)
        melds = self.table.rules.melds
        ways = self.table.rules.pile.ways(self.table, side)
        alone = self.table.rules.pile.add_alone
        fed: list[Meld] = []
        for meld in self.table.melds[side]:
            if melds.is_closed(meld):
                continue
            if meld.rank == RUN:
                fits = ways & ADD_RUN and card in run_ends(meld)
            else:
                fits = ways & ADD and meld.rank == card >> 2 and not (alone and melds.is_complete(meld))
            if fits:
                fed.append(meld)
        return fed

    def _may_meld(self, side: int, rank: int) -> bool:
        """Whether this side could lay cards of this rank anywhere (MA-3.10, HF-3.4)."""
        melds = self.table.rules.melds
        if melds.form(rank) is None or melds.is_dead(self.table, side, rank):
            return False
        own = [meld for meld in self.table.melds[side] if meld.rank == rank]
        return any([not melds.is_closed(meld) for meld in own]) or melds.refuses_another(self.table, side, rank) is OK

    def _shown_chance(self, rank: int, ways: int) -> float:
        """How likely the next player holds the cards to show for a top card of this rank (CL-6.4, CL-6.5)."""
        likely = 0.0
        if ways & PAIR:
            likely = min(1.0, KEPT_IN_PAIRS * self.chance(self.next, rank, 2))
        if ways & WITH_WILD:
            single = self.chance(self.next, rank, 1)
            likely += max(0.0, single - likely) * self.chance_of_wild(self.next)
        if rank in self.unwanted[self.next] and self.table.known[self.next].ranks[rank] == 0:
            likely *= SHOWN_UNWANTED
        return likely

    def _wild_top_chance(self, card: int) -> float:
        """How likely the next player can take a wild top card, where the rules allow it (GT-6.4, HF-2.3, VS-5.7)."""
        top = self.table.rules.pile.wild_top
        if top is WildTop.ANY_PAIR:
            none = 1.0
            for rank in NATURAL_RANKS:
                none *= 1.0 - self.chance(self.next, rank, 2)
            return 1.0 - none
        if top is WildTop.ALIKE:
            return self.chance(self.next, card >> 2, 2)
        form = self.table.rules.melds.form(JOKER)
        if form is None or form.least() > FEW_WILDS:
            return 0.0
        return min(1.0, self.chance(self.next, TWO, 2) + self.chance(self.next, JOKER, 2))
