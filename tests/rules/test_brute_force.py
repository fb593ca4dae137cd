"""Plans for the initial meld and for going out, against brute force, in games that classic does not stand for.

Sequences and several melds of a rank (samba), wild cards alone (bolivia), closed melds and several kinds of canastas
(hand-and-foot), the rule of five and dead ranks (modern-american): all written here once more from the clauses. Each
card of a small hand goes everywhere it could go, and what is lawful in the end is counted. Nothing clever.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from canasta_desktop.rules.actions import LayMeld
from canasta_desktop.rules.cards import card_text, cards_text
from canasta_desktop.rules.generator import Goal, plans
from canasta_desktop.rules.going_out_ways import can_go_out, ways_out
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import NotationError, read_action
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from tests.rules.playing import table
from tests.rules.second_opinion.recount import points
from tests.rules.second_opinion.statutes import is_wild

ORDER = "456789TJQKA"
SUITS = "SHDC"
WILD = "W"
RUN = "R"
TRIED = 60
"""So many positions of each kind."""

Card = str
"""As text: `KS`, `2D`, `JO`."""


class Pile(NamedTuple):
    """Cards that lie, or are to lie, together: `before` on the table already, then those of the hand.

    The same few come up in thousands of ways to lay a hand, so what is asked of one is worked out once.
    """

    before: tuple[Card, ...]
    added: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.before + self.added

    @property
    def naturals(self) -> list[Card]:
        return [card for card in self.cards if not is_wild(card)]

    @property
    def wilds(self) -> int:
        return len(self.cards) - len(self.naturals)

    @property
    def kind(self) -> str:
        """Its rank, WILD, or RUN where it has several."""
        ranks = {card[0] for card in self.naturals}
        return ranks.pop() if len(ranks) == 1 else RUN if ranks else WILD


def is_run(pile: Pile) -> bool:
    """SA-4.1: consecutive, of one suit, no wild cards, three to seven."""
    places = sorted(ORDER.index(card[0]) for card in pile.naturals)
    suits = {card[1] for card in pile.naturals}
    straight = places == list(range(places[0], places[0] + len(places)))
    return straight and len(suits) == 1 and not pile.wilds and 3 <= len(places) <= 7


@cache
def with_card(pile: Pile, card: Card) -> Pile:
    return Pile(pile.before, (*pile.added, card))


@cache
def could_hold(pile: Pile, card: Card, runs: bool) -> bool:
    """Whether it may still become a meld with this card, which comes in order of suit and rank, wild ones last."""
    if is_wild(card):
        return pile.kind != RUN
    if pile.kind == WILD:
        return not pile.cards
    if card[0] == pile.kind:
        return True
    return runs and card[1] == pile.naturals[-1][1] and not pile.wilds and len({c[1] for c in pile.naturals}) == 1


# --- the laws of four games ------------------------------------------------------------------------------------


class Samba:
    """SA-3, SA-4, SA-6, SA-7."""

    system = "samba"
    runs = True
    discards = False
    steps = ((7000, 150), (3000, 120), (1500, 90), (0, 50), (-10000, 15))
    least_left = 2
    fewest_wilds = 0  # in the hands tried: a dear initial meld needs some

    def is_set(self, pile: Pile) -> bool:
        """SA-3.1, SA-3.3: no wild card comes to a canasta; laid with others, it comes before them."""
        naturals, wilds = len(pile.naturals), sum(map(is_wild, pile.added))
        too_late = pile.before and wilds and len(pile.before) + wilds > 7
        return naturals >= 2 and pile.wilds <= 2 and len(pile.cards) >= 3 and not too_late

    def is_lawful(self, pile: Pile, opens: bool) -> bool:
        """Whether this is a meld, or what was added to one may be."""
        if not pile.added:
            return True
        if pile.kind == WILD:
            return self.is_wild_meld(pile)
        return is_run(pile) if pile.kind == RUN else self.is_set(pile)

    def is_wild_meld(self, pile: Pile) -> bool:
        return False  # SA-3.2

    def allow(self, piles: list[Pile], opens: bool) -> bool:
        """What they mean for each other."""
        return True

    def is_out(self, canastas: list[Pile]) -> bool:
        return len(canastas) >= 2  # SA-7.1

    def minimum(self, state: State) -> int:
        return next(count for score, count in self.steps if state.table.scores[0] >= score)

    def opens(self, state: State, piles: list[Pile]) -> bool:
        return sum(points(pile.cards) for pile in piles) >= self.minimum(state)


class Bolivia(Samba):
    """BO-1.2, BO-1.4, BO-1.7."""

    system = "bolivia"

    def is_wild_meld(self, pile: Pile) -> bool:
        return 3 <= len(pile.cards) <= 7 and len(pile.before) < 7

    def allow(self, piles: list[Pile], opens: bool) -> bool:
        """A-3: one unfinished meld of wild cards."""
        return sum(pile.kind == WILD and len(pile.cards) < 7 for pile in piles) <= 1

    def is_out(self, canastas: list[Pile]) -> bool:
        return len(canastas) >= 2 and any(pile.kind == RUN for pile in canastas)


class HandAndFoot(Bolivia):
    """HF-3, HF-5, HF-7; all feet have been taken up and played from."""

    system = "hand-and-foot"
    runs = False

    def is_set(self, pile: Pile) -> bool:
        naturals = len(pile.naturals)
        return naturals >= 2 * pile.wilds and 3 <= len(pile.cards) <= 7 and len(pile.before) < 7

    def allow(self, piles: list[Pile], opens: bool) -> bool:
        """HF-3.4, A-9: the next of a rank once the first is complete."""
        unfinished = Counter(pile.kind for pile in piles if len(pile.cards) < 7)
        lying = {pile.kind for pile in piles if pile.before and len(pile.cards) < 7}
        return max(unfinished.values(), default=0) <= 1 and not any(
            pile.kind in lying for pile in piles if not pile.before
        )

    def is_out(self, canastas: list[Pile]) -> bool:
        clean = sum(not pile.wilds for pile in canastas)
        dirty = sum(0 < pile.wilds < 7 for pile in canastas)
        wild = sum(pile.wilds == 7 for pile in canastas)
        return clean >= 2 and dirty >= 2 and wild >= 1

    def minimum(self, state: State) -> int:
        return (50, 90, 120, 150)[state.table.number - 1]


class Modern(Bolivia):
    """MA-3, MA-5, MA-8."""

    system = "modern-american"
    runs = False
    discards = True  # MA-8.1
    steps = ((5000, 180), (3000, 155), (-10000, 125))
    least_left = 1  # MA-4.8: bonus cards come to who opens
    fewest_wilds = 2

    def is_set(self, pile: Pile) -> bool:
        most = 0 if pile.kind == "7" else 2
        return len(pile.naturals) >= 2 and pile.wilds <= most and 3 <= len(pile.cards) <= 7 and len(pile.before) < 7

    def is_lawful(self, pile: Pile, opens: bool) -> bool:
        """MA-3.3, MA-3.6: later on wild cards need five naturals, and pure aces take none."""
        if not super().is_lawful(pile, opens):
            return False
        if pile.kind == WILD or opens or not any(map(is_wild, pile.added)):
            return True
        return len(pile.naturals) >= 5 and (pile.kind != "A" or any(map(is_wild, pile.before)))

    def allow(self, piles: list[Pile], opens: bool) -> bool:
        """MA-3.8 to MA-3.10: one meld of a rank, none of a closed one, wild cards first to their own meld."""
        unfinished = [pile for pile in piles if pile.kind == WILD and len(pile.cards) < 7]
        elsewhere = any(pile.kind != WILD and any(map(is_wild, pile.added)) for pile in piles)
        ranks = Counter(pile.kind for pile in piles if pile.kind != WILD)
        return len(unfinished) <= 1 and not (unfinished and elsewhere) and max(ranks.values(), default=0) <= 1

    def is_out(self, canastas: list[Pile]) -> bool:
        return len(canastas) >= 2

    def opens(self, state: State, piles: list[Pile]) -> bool:
        """MA-5.1 to MA-5.3."""
        splash = any(len(pile.cards) == 7 and pile.wilds in (0, 7) for pile in piles)
        pure = any(pile.wilds == 0 or pile.kind == WILD for pile in piles)
        return splash or (pure and super().opens(state, piles))


SAMBA, BOLIVIA, HAND_AND_FOOT, MODERN = Samba(), Bolivia(), HandAndFoot(), Modern()
LAWS = [SAMBA, BOLIVIA, HAND_AND_FOOT, MODERN]


@cache
def is_lawful(law: Samba, pile: Pile, opens: bool) -> bool:
    """Whether this law knows such a meld."""
    return law.is_lawful(pile, opens)


# --- brute force -----------------------------------------------------------------------------------------------


def spread(law: Samba, cards: list[Card], lying: list[Pile], may_stay: bool) -> Iterator[tuple[list[Pile], list[Card]]]:
    """Every way to lay these cards to what lies there or to new melds, and what stays where some may stay."""
    if not law.runs:
        suit = {card: card if is_wild(card) else card[0] + "S" for card in cards}  # suits have no meaning
        cards = [suit[card] for card in cards]
    cards = sorted(cards, key=lambda card: (is_wild(card), card[1], ORDER.find(card[0])))
    found: set[tuple[tuple[Pile, ...], tuple[Card, ...]]] = {(tuple(lying), ())}
    for card in cards:
        further = set()
        for piles, stays in found:
            own, fresh = list(piles[: len(lying)]), list(piles[len(lying) :])
            for place, pile in enumerate(own):
                if len(pile.before) < 7 or law.system == "samba" or law.system == "bolivia":
                    if could_hold(pile, card, law.runs):
                        further.add(((*own[:place], with_card(pile, card), *own[place + 1 :], *fresh), stays))
            for place, pile in enumerate(fresh):
                if could_hold(pile, card, law.runs):
                    others = [*fresh[:place], *fresh[place + 1 :], with_card(pile, card)]
                    further.add(((*own, *sorted(others)), stays))
            further.add(((*own, *sorted([*fresh, Pile((), (card,))])), stays))
            if may_stay:
                further.add((piles, (*stays, card)))
        found = further
    for piles, stays in found:
        yield list(piles), list(stays)


def hand_of(state: State) -> list[Card]:
    return [card_text(card) for card in state.hands[0].cards()]


def lying_of(state: State) -> list[Pile]:
    return [Pile(tuple(cards_text(meld.cards).split())) for meld in state.table.melds[0]]


def kept_in_going_out(law: Samba, state: State) -> set[Card]:
    """The cards that can be kept for the discard, `` for none, in all ways to go out now."""
    hand, found = hand_of(state), set()
    for kept in dict.fromkeys(hand) if law.discards else dict.fromkeys(["", *hand]):
        left = hand[:]
        if kept:
            left.remove(kept)
        for piles, _ in spread(law, left, lying_of(state), may_stay=False):
            lawful = all(is_lawful(law, pile, False) for pile in piles) and law.allow(piles, False)
            if lawful and law.is_out([pile for pile in piles if len(pile.cards) >= 7]):
                found.add(kept)
                break
    return found if law.runs else {by_rank(card) for card in found}


def by_rank(card: Card) -> str:
    """What a card is where suits have no meaning."""
    return card if card in ("", "JO") else card[0]


def openings(law: Samba, state: State) -> set[tuple[int, int]]:
    """What initial melds cost: how many wild cards, and how many jokers among them."""
    found = set()
    for piles, stays in spread(law, hand_of(state), [], may_stay=True):
        if piles and len(stays) >= law.least_left and all(is_lawful(law, pile, True) for pile in piles):
            if law.allow(piles, True) and law.opens(state, piles):
                laid = [card for pile in piles for card in pile.added]
                found.add((sum(map(is_wild, laid)), laid.count("JO")))
    return found


# --- small hands -----------------------------------------------------------------------------------------------


def set_of(rank: str, naturals: int, wilds: int) -> str:
    return " ".join([rank + "SHDC"[n % 4] for n in range(naturals)] + ["2" + "DC"[n % 2] for n in range(wilds)])


def run_of(suit: str, low: int, size: int) -> str:
    return " ".join(rank + suit for rank in ORDER[low : low + size])


class Dice:
    """Choices by chance, the same in every run."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, items):
        return items[self.rng.below(len(items))]

    def number(self, low: int, high: int) -> int:
        return low + self.rng.below(high - low + 1)

    def several(self, items, fewest: int, most: int) -> list:
        return [self.pick(items) for _ in range(self.number(fewest, most))]


def hand(dice: Dice, law: Samba, most: int, lying: list[str]) -> list[Card]:
    """Cards that go together: of a few ranks, a piece of a suit where there are sequences, some wild ones."""
    cards: list[Card] = []
    ranks = [meld[0] for meld in lying if meld[0] != "2" and meld[0] == meld.split()[1][0]]
    for rank in dict.fromkeys(dice.several([*ORDER, "A", *ranks * 9], 1, 3)):
        cards += [rank + suit for suit in dice.several(SUITS, 1, 4)]
    if law.runs:
        cards += run_of(dice.pick("SH"), dice.number(0, 7), dice.number(0, 5)).split()
    wilds = dice.several(["2S", "2H", "2S", "JO"], law.fewest_wilds, 3)
    return cards[: max(1, most - len(wilds))] + wilds


def lacking(dice: Dice, count: int) -> list[int]:
    """The sizes of so many melds, of which one or two lack a card or two of seven."""
    sizes = [7] * count
    for _ in range(dice.number(1, 2)):
        sizes[dice.number(0, count - 1)] = dice.number(5, 6)
    return sizes


def closing(dice: Dice, law: Samba) -> str:
    """A seat of a side that has melded nearly enough, with a small hand that might go out."""
    sizes = lacking(dice, 5)
    if law is HAND_AND_FOOT:
        melds = [set_of("K", sizes[0], 0), set_of("Q", sizes[1], 0)]
        melds += [set_of("J", sizes[2] - 1, 1), set_of("9", sizes[3] - 2, 2)]
        melds.append(" ".join(["2H", "2D", "2H", "2D", "2H", "2D", "2C"][: sizes[4]]))
    elif law is MODERN:
        melds = [set_of("K", dice.number(5, 7), 0), set_of(dice.pick("Q7A"), dice.number(3, 7), 0)]
        melds += dice.pick([[], ["9S 9H 2D"], ["2H 2H 2D"], ["TS TH TD TC TS 2D"]])
    else:
        melds = [set_of("K", dice.number(5, 7), dice.number(0, 1)), run_of("S", dice.number(0, 4), dice.number(5, 7))]
        melds += dice.pick([[], ["9H 9D 9C"], ["KS KH 2D"], ["4H 5H 6H 7H"]])
        if law is BOLIVIA:
            melds += dice.pick([[], ["2H 2D JO"], ["2H 2H 2H 2D 2D 2D"]])
    cards = hand(dice, law, dice.number(3, 7), melds)
    return f"system: {law.system}\nturn: 0 play\nours: {' | '.join(melds)}\nhand: {' '.join(cards)}"


def unopened(dice: Dice, law: Samba) -> str:
    """A seat whose side has not melded, with up to eight cards."""
    cards = hand(dice, law, 8, [])
    if law is MODERN:  # its minimum is dear
        cards = ["AS", "AH", "AD"][: dice.number(0, 3)] + [card for card in cards if card[0] != "A"]
    score = dice.pick([-5, 0, 1500, 3000, 5000, 7000])
    deal = dice.number(1, 4) if law is HAND_AND_FOOT else 1
    extra = f'extra: {{"deal": {deal}}}'
    return f"system: {law.system}\nturn: 0 play\nscores: {score} 0\nhand: {' '.join(cards)}\n{extra}"


def positions(text, law: Samba, count: int) -> Iterator[State]:
    """So many of these; what the packs cannot give is passed over."""
    seed = 0
    while count:
        seed += 1
        try:
            state = table(text(Dice(seed), law))
        except NotationError:
            continue
        if state.hands[0].size > 1:
            count -= 1
            yield state


def told(state: State) -> str:
    return f"{state.hands[0]!r}, {[cards_text(meld.cards) for meld in state.table.melds[0]]}, {state.table.scores[0]}"


@pytest.mark.parametrize("law", LAWS, ids=[law.system for law in LAWS])
def test_ways_to_go_out_are_those_of_brute_force(law):
    seen = Counter()
    for state in positions(closing, law, TRIED):
        found = set()
        granted = state.copy()
        if law is HAND_AND_FOOT:  # HF-7.3
            granted.apply(read_action("ask"))
            granted.apply(read_action("yes"))
        for plays in ways_out(state.table, state.hands[0]):
            left = state.hands[0].copy()
            left.take_out([card for play in plays for card in play.cards])
            assert left.size <= 1
            assert not plays or check(granted.table, granted.hands[0], LayMeld(plays)) is None, told(state)
            kept = cards_text(left.cards())
            found.add(kept if law.runs else by_rank(kept))
        expected = kept_in_going_out(law, state)
        assert found == expected, told(state)
        assert can_go_out(state.table, state.hands[0]) == bool(expected), told(state)
        seen[bool(expected)] += 1
    assert min(seen[True], seen[False]) >= TRIED // 10, seen


@pytest.mark.parametrize("law", LAWS, ids=[law.system for law in LAWS])
def test_initial_melds_cost_what_brute_force_says(law):
    seen = Counter()
    for state in positions(unopened, law, TRIED):
        found = []
        for plays in plans(state.table, state.hands[0], Goal.OPEN):
            assert check(state.table, state.hands[0], LayMeld(plays)) is None, told(state)
            laid = [card_text(card) for play in plays for card in play.cards]
            found.append((sum(map(is_wild, laid)), laid.count("JO")))
        expected = openings(law, state)
        assert set(found) == expected, told(state)
        seen[bool(expected)] += 1
    assert min(seen[True], seen[False]) >= TRIED // 10, seen
