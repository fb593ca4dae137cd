"""The discard pile: who may take it, with what, how much of it, and what freezes it.

Theory of operation. No rule differs more from table to table than taking the pile, yet all of them are made of the
same parts. Cards shown from the hand entitle to the pile in one of four **ways**: two natural cards of the top card's
rank (PAIR), a natural and a wild one (WITH_WILD), adding it to a meld of the side (ADD), or to a sequence (ADD_RUN).
A system says which ways hold in which **state**: `open` for a side that has melded, `frozen` while a card in the pile
freezes it, `unopened` for a side that has not melded. The ways are bits of a number, so the ways that hold now are
those that all states of now allow: `ways` is three lines for ten systems.

Which cards freeze a pile, which ones bar it as its top card, is a **class** of cards in the same manner (WILD,
RED_THREE, BLACK_THREE, OTHER).

There are two questions, and one must answer as the other does. `refuses` judges a take that somebody wants: do these
cards entitle? `entitling` lists what could be shown, for searches and proposals. The first is the rule and says why;
the second only has to find everything the first allows (tests/rules/test_brute_force.py).

A wild top card that can be taken at all (in few systems) has rules of its own, `WildTop`; the methods with
`wild` in their name are for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import NEW, Play, Take
from canasta_desktop.rules.cards import (
    FACES,
    JOKER,
    JOKER_FACE,
    NATURAL_RANKS,
    TWO,
    Cards,
    Hand,
    is_black_three,
    is_red_three,
    is_wild,
    suits_chosen,
)
from canasta_desktop.rules.melds import run_ends
from canasta_desktop.rules.pile_statements import pile_statements
from canasta_desktop.rules.pile_terms import ADD, ADD_RUN, BLACK_THREE, OTHER, PAIR, RED_THREE, WILD, WITH_WILD, WildTop
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import RUN, Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


def _class(card: int) -> int:
    if is_wild(card):
        return WILD
    if is_red_three(card):
        return RED_THREE
    return BLACK_THREE if is_black_three(card) else OTHER


CLASSES: Final = tuple([_class(card) for card in range(FACES)])
"""By face: WILD, RED_THREE, BLACK_THREE or OTHER."""


def class_of(card: int) -> int:
    """WILD, RED_THREE, BLACK_THREE or OTHER."""
    return CLASSES[card]


@dataclass(frozen=True)
class Pile:
    """Ways to take the pile (PAIR, WITH_WILD, ADD, ADD_RUN added up) by its state, and the cards that matter to it.

    `open`: for a side that has melded, `unopened`: for one that has not (CL-6.3; 0: not at all, CG-6.3),
    `frozen`: while a freezing card lies in it (CL-6.4). `freezes`: discards that freeze it,
    `turned_freezes`: up-cards that do (CL-6.2), `bars`: top cards that cannot be taken (CL-6.7, CL-6.8).

    `always_frozen` (VA-2.10); `unopened_is_frozen`: it is called frozen to who has not melded (CL-6.3);
    `single_card`: CL-6.9; `most`: how many cards are taken at most, 0 for all (HF-2.2); `run_takes_one`: for
    a sequence the top card alone is taken (SA-5.4); `top_only`: it is for the taker to leave the rest
    (VA-3.10); `add_alone`: the top card is added without cards of the hand, and to no canasta (SA-5.2);
    `top_counts` for the minimum (CL-7.4), else the initial meld comes wholly from the hand (MA-4.5).
    """

    open: int
    frozen: int
    unopened: int
    freezes: int
    turned_freezes: int
    bars: int
    wild_top: WildTop = WildTop.BARRED
    always_frozen: bool = False
    unopened_is_frozen: bool = True
    single_card: bool = True
    most: int = 0
    run_takes_one: bool = False
    top_only: bool = False
    add_alone: bool = False
    top_counts: bool = True

    def freezing(self, cards: list[int], turned: int) -> list[int]:
        """The places of those of these cards that freeze the pile, the lowest `turned` as up-cards (CL-6.2)."""
        return [
            place
            for place, card in enumerate(cards)
            if (self.turned_freezes if place < turned else self.freezes) & class_of(card)
        ]

    def ways(self, table: Table, side: int) -> int:
        """By which of PAIR, WITH_WILD, ADD and ADD_RUN this side may take the pile now."""
        # Each state only takes ways away (CL-6.3, CL-6.4).
        ways = self.open
        if table.frozen or self.always_frozen:
            ways &= self.frozen
        if not table.is_open(side):
            ways &= self.unopened
        return ways

    def refuses_top(self, table: Table, hand: Hand) -> Reason:
        """Why this pile cannot be taken with such a hand, whatever the top card is melded with."""
        if not table.pile:
            return Reason.PILE_EMPTY
        barred = self.bars & class_of(table.pile[-1])
        if barred & WILD:
            return Reason.PILE_TOP_WILD
        if barred:
            return Reason.PILE_TOP_RED_THREE if barred & RED_THREE else Reason.PILE_TOP_BLACK_THREE
        if self.single_card and hand.size == 1 and len(table.pile) == 1 and table.drawable() > 0:
            return Reason.PILE_SINGLE_CARD
        return OK

    def refuses(self, table: Table, take: Take, onto: Meld | None) -> Reason:
        """Whether the cards shown from the hand, with the top card, entitle to the pile (CL-6.4, CL-6.5).

        `onto` is the meld they join. More cards than those that give the right may come with them
        (A-16 of classic.md).
        """
        # Step 1: some ways must hold at all; a wild top card has its own.
        top = table.pile[-1]
        ways = self.ways(table, table.sides[table.turn.seat])
        if ways == 0:
            return Reason.PILE_BEFORE_INITIAL_MELD
        if is_wild(top):
            return self._refuses_wild(table, top, take.cards, onto)
        if onto is not None and onto.rank != RUN and onto.rank != top >> 2:
            return Reason.MELD_MIXED_RANKS  # no cards shown would help: the top card does not go there (CL-5.1)
        # Step 2: onto a sequence the top card goes alone (SA-5.4).
        naturals, wilds = shown(take, top >> 2, not self.top_counts)
        if onto is not None and onto.rank == RUN:
            return OK if ways & ADD_RUN and not take.cards else self._lacks(table, ways)
        # Step 3: one way that holds is enough; what is shown beyond it may come along.
        if ways & PAIR and naturals >= 2:
            return OK
        if ways & WITH_WILD and naturals >= 1 and wilds >= 1:
            return OK
        if ways & ADD and onto is not None and onto.rank == top >> 2:
            if not self.add_alone or (not take.cards and not table.rules.melds.is_complete(onto)):
                return OK
        # Step 4: none does. What is told is what would have helped.
        return self._lacks(table, ways)

    def _lacks(self, table: Table, ways: int) -> Reason:
        """The reason where what is shown does not entitle."""
        frozen = table.frozen or self.always_frozen
        if self.unopened_is_frozen and not table.is_open(table.sides[table.turn.seat]):
            frozen = True
        if frozen and self.open != PAIR:
            return Reason.PILE_FROZEN_NEEDS_PAIR
        return Reason.PILE_NEEDS_MATCH if ways & WITH_WILD else Reason.PILE_NEEDS_PAIR

    def _refuses_wild(self, table: Table, top: int, cards: Cards, onto: Meld | None) -> Reason:
        """Why the cards shown do not entitle to a pile with a wild top card that can be taken; OK where they do."""
        if self.wild_top is WildTop.ANY_PAIR:
            naturals = [card for card in cards if not is_wild(card)]
            alike = len(naturals) >= 2 and all([card >> 2 == naturals[0] >> 2 for card in naturals])
            return OK if alike and (onto is None or onto.rank != RUN) else Reason.PILE_FROZEN_NEEDS_PAIR
        if self.wild_top is WildTop.ALIKE:
            return OK if len([card for card in cards if card >> 2 == top >> 2]) >= 2 else Reason.PILE_TOP_WILD
        if onto is not None and onto.rank != JOKER:
            return Reason.PILE_TOP_WILD  # among naturals it may be melded, but gives no right to the pile (VS-5.7)
        wilds = [card for card in cards if is_wild(card)]
        lawful = table.rules.melds.refuses(onto, (*cards, top)) is OK and len(wilds) == len(cards)
        return OK if len(wilds) >= 2 and lawful else Reason.PILE_TOP_WILD

    def entitling(self, table: Table, hand: Hand) -> list[tuple[Cards, int]]:
        """Cards of the hand and the meld they join (or NEW) that could entitle to this pile, fewest first."""
        top = table.pile[-1]
        side = table.sides[table.turn.seat]
        ways = self.ways(table, side)
        if is_wild(top):
            return self._entitling_wild(table, hand, top)
        # Adding it to melds on the table needs no card of the hand, so these come first.
        found: list[tuple[Cards, int]] = []
        melds = table.rules.melds
        targets: list[int] = []
        rank = top >> 2
        for meld in table.melds[side]:
            if meld.rank == RUN:
                if ways & ADD_RUN and not melds.is_closed(meld) and top in run_ends(meld):
                    found.append(((), meld.number))
            elif meld.rank == rank and not (melds.can_close and melds.is_closed(meld)):
                targets.append(meld.number)
                if ways & ADD and not (self.add_alone and melds.is_complete(meld)):
                    found.append(((), meld.number))
        # Cards shown go with the top card onto any meld of the rank that takes them, or into a new one.
        shows = self._shows(table, hand, rank, ways)
        if shows:
            if melds.refuses_another(table, side, rank) is OK:
                targets.append(NEW)
            for cards in shows:
                for onto in targets:
                    found.append((cards, onto))
        return found

    def _shows(self, table: Table, hand: Hand, rank: int, ways: int) -> list[Cards]:
        """Cards of the hand that entitle to a pile topped by a natural card of this rank, fewest wild ones first."""
        shows: list[Cards] = []
        if hand.ranks[rank] == 0:
            return shows
        if ways & PAIR and hand.ranks[rank] > 1:
            own = hand.all_of(rank)
            shows += suits_chosen(list(own), 2) if table.rules.melds.has_runs else [own[:2]]
        if ways & WITH_WILD:
            if hand.ranks[TWO]:
                shows.append((hand.lowest(rank), hand.lowest(TWO)))
            if hand.ranks[JOKER]:
                shows.append((hand.lowest(rank), JOKER_FACE))
        return shows

    def _entitling_wild(self, table: Table, hand: Hand, top: int) -> list[tuple[Cards, int]]:
        """What could be shown for a wild top card that can be taken: each rule of `WildTop` asks for other cards."""
        side = table.sides[table.turn.seat]
        shows: list[tuple[Cards, int]] = []
        # A pair of any rank: the top card then goes with it, so the melds are those of that rank (GT-6.4).
        if self.wild_top is WildTop.ANY_PAIR:
            for rank in NATURAL_RANKS:
                if hand.ranks[rank] >= 2:
                    pair = tuple(hand.of_rank(rank)[:2])
                    shows += [(pair, onto) for onto in self._targets(table, side, rank)]
            return shows
        # Otherwise wild cards are shown, and all of them end up in a meld of wild cards. Twos and jokers are tried in
        # every mixture, since what stays in hand differs.
        if self.wild_top is WildTop.ALIKE:
            some = [tuple(hand.of_rank(top >> 2)[:2])] if hand.ranks[top >> 2] >= 2 else []
        else:
            twos, jokers = hand.of_rank(TWO), hand.of_rank(JOKER)
            some = []
            for count in (2, 6):  # added to a meld, or with the top card a whole one (VS-4.5)
                for more in range(min(count, len(jokers)) + 1):
                    if len(twos) >= count - more:
                        some.append((*twos[: count - more], *jokers[:more]))
        return [(cards, onto) for cards in some for onto in self._targets(table, side, JOKER)]

    def _targets(self, table: Table, side: int, rank: int) -> list[int]:
        """The melds of this rank that can take cards, and NEW where another one may be begun."""
        melds = table.rules.melds
        targets = [meld.number for meld in table.melds[side] if meld.rank == rank and not melds.is_closed(meld)]
        return [*targets, NEW] if melds.refuses_another(table, side, rank) is OK else targets

    def count(self, table: Table, take: Take, onto: Meld | None) -> int:
        """How many cards of the pile this take takes up, its top card included (CL-6.1, HF-2.2, SA-5.4)."""
        size = len(table.pile)
        if not take.rest or (self.run_takes_one and onto is not None and onto.rank == RUN and not take.cards):
            return min(1, size)
        return min(size, self.most) if self.most else size

    def statements(self, rules: "RuleSet") -> list[Statement]:
        """All that the rule sheet says of the pile."""
        return pile_statements(self, rules)


def shown(take: Take, rank: int, in_plays: bool) -> tuple[int, int]:
    """How many natural cards of `rank` and how many wild ones a take shows; `in_plays`: new melds count (MA-4.5)."""
    cards: list[int] = list(take.cards)
    if in_plays:
        for play in take.plays:
            if play.onto == NEW and any([card >> 2 == rank for card in play.cards]):
                cards += play.cards
    naturals = len([card for card in cards if card >> 2 == rank])
    return naturals, len([card for card in cards if is_wild(card)])


def with_top(take: Take, top: int, in_plays: bool) -> Sequence[Play]:
    """The plays of a take with the pile's top card in the one it belongs to, which comes first.

    Where the initial meld comes wholly from the hand, the top card may join one of its new melds (MA-4.5).
    """
    if in_plays and not take.cards and take.onto == NEW:
        for play in take.plays:
            if play.onto == NEW and any([card >> 2 == top >> 2 for card in play.cards]):
                others = [other for other in take.plays if other is not play]
                return [Play((*play.cards, top)), *others]
    return [Play((*take.cards, top), take.onto), *take.plays]
