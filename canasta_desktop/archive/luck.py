"""What chance brought to a hand, beside what could be expected of it: the cards dealt, and those drawn.

A hand that is dealt is so many cards of the pack at random, so how many wild cards, red threes and pairs it holds
follows the hypergeometric distribution, and the expectation is exact. Cards drawn later come from what lay face down
when play began, and every card of it is as likely to be next as any other: what is expected of one is the share of
wild cards that were still there. How many one draws is up to play; that the shares hold for each card is not.

Where a cut brings a joker (VS-2.1), it is no luck of the dealing: the hands are dealt from the cards left. That a cut
which brought none makes jokers in the hands likelier, by less than a hundredth of a card, is left out.
"""

from collections.abc import Callable, Sequence
from math import comb, sqrt
from typing import Final, NamedTuple

from canasta_desktop.arena.intervals import Z
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.rules.cards import NATURAL_RANKS, is_red_three, is_wild
from canasta_desktop.rules.dealing import cut, deal_hands
from canasta_desktop.rules.events import What
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import Table

FACE_DOWN: Final = (What.DRAWN, What.FOOT_TAKEN, What.BONUS_TAKEN)
"""How cards that nobody knew come to a hand."""


class Chance(NamedTuple):
    """How many of something came, how many could be expected, and the variance of that."""

    came: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def difference(self) -> float:
        """How many more came than could be expected."""
        return self.came - self.expected

    @property
    def band(self) -> float:
        """The difference that chance stays within in 19 of 20 cases."""
        return Z * sqrt(self.variance)

    def __add__(self, other: object) -> "Chance":
        assert isinstance(other, Chance)
        return Chance(self.came + other.came, self.expected + other.expected, self.variance + other.variance)


class Luck(NamedTuple):
    """One seat's luck in one deal: wild cards, red threes and pairs dealt; `drawn`: wild cards among those drawn.

    A pair is a rank from four to ace of which the hand holds two cards or more.
    """

    wilds: Chance
    red_threes: Chance
    pairs: Chance
    drawn: Chance


def lucks(rules: RuleSet, start: DealStart, seed: int, entries: Sequence[Entry]) -> dict[int, Luck]:
    """The luck of each seat that played the deal of this seed, computed from its whole log."""
    drawn = _drawn(State.deal(rules, start, seed), entries)
    return {seat: Luck(*dealt, drawn.get(seat, Chance())) for seat, dealt in _dealt(rules, start, seed).items()}


# --- dealt -----------------------------------------------------------------------------------------


def _dealt(rules: RuleSet, start: DealStart, seed: int) -> dict[int, tuple[Chance, Chance, Chance]]:
    """Wild cards, red threes and pairs by seat, as dealt, before threes are laid out and replaced."""
    hands, joker_to, order = _hands(rules, start, seed)
    decks = rules.pack.decks
    jokers = rules.pack.jokers - (joker_to is not None)
    whole = 52 * decks + jokers
    found = {}
    for seat in order:
        cut_jokers = 1 if seat == joker_to else 0
        cards, size = hands[seat], len(hands[seat]) - cut_jokers
        found[seat] = (
            _chance(sum(map(is_wild, cards)) - cut_jokers, whole, 4 * decks + jokers, size),
            _chance(sum(map(is_red_three, cards)), whole, 2 * decks, size),
            Chance(pairs(cards), *_pairs_expected(whole, 4 * decks, size)),
        )
    return found


def _hands(rules: RuleSet, start: DealStart, seed: int) -> tuple[list[list[int]], int | None, list[int]]:
    """The hands as dealt by seat, the seat to which the cut brought a joker, and who plays."""
    table, stock, rng = _shuffled(rules, start, seed)
    hands = [hand.cards() for hand in deal_hands(table, stock, rng)]
    joker_to = None
    if rules.dealing.cut_joker:
        table, stock, rng = _shuffled(rules, start, seed)
        cut_to: list[list[int]] = [[] for _ in table.sides]
        cut(table, stock, rng, cut_to)
        joker_to = next((seat for seat, cards in enumerate(cut_to) if cards), None)
    return hands, joker_to, table.order


def _shuffled(rules: RuleSet, start: DealStart, seed: int) -> tuple[Table, list[int], Rng]:
    """An empty table and the shuffled pack, as `State.deal` has them."""
    stock, rng = rules.pack.cards(), Rng(seed)
    rng.shuffle(stock)
    return Table(rules, start.number, start.dealer, list(start.scores)), stock, rng


def pairs(cards: Sequence[int]) -> int:
    """Ranks from four to ace of which there are two cards or more."""
    ranks = [card >> 2 for card in cards]
    return sum([ranks.count(rank) > 1 for rank in NATURAL_RANKS])


def _chance(came: int, whole: int, marked: int, size: int) -> Chance:
    """Of `size` cards at random, how many of the `marked` ones: the hypergeometric distribution."""
    share = marked / whole
    return Chance(came, size * share, size * share * (1 - share) * (whole - size) / (whole - 1))


def _pairs_expected(whole: int, of_a_rank: int, size: int) -> tuple[float, float]:
    """Expectation and variance of the pairs among `size` cards of a pack of `whole`."""
    ranks = len(NATURAL_RANKS)
    ways = comb(whole, size)
    few = [comb(of_a_rank, held) * comb(whole - of_a_rank, size - held) / ways for held in (0, 1)]
    both = [
        comb(of_a_rank, one) * comb(of_a_rank, other) * comb(whole - 2 * of_a_rank, size - one - other) / ways
        for one in (0, 1)
        for other in (0, 1)
    ]
    pair = 1 - sum(few)
    two_pairs = 1 - 2 * sum(few) + sum(both)  # two certain ranks, each with a pair
    expected = ranks * pair
    return expected, expected + ranks * (ranks - 1) * two_pairs - expected * expected


# --- drawn -----------------------------------------------------------------------------------------


def _drawn(state: State, entries: Sequence[Entry]) -> dict[int, Chance]:
    """Wild cards by seat among the cards that came to hand face down after `state`, in which nothing is done yet.

    Threes that are laid out and replaced are no cards one draws for oneself, and are left aside.
    """
    stays = _staying(state.table.rules)
    hidden = state.stock + state.beneath + [card for part in (*state.feet, *state.packets) for card in part]
    left = len([card for card in hidden if stays(card)])
    wilds = sum(map(is_wild, hidden))
    found: dict[int, Chance] = {}
    for entry in entries[1:]:  # the first is the dealing, after which `state` lies
        for event in entry.events:
            if event.what not in FACE_DOWN or event.to is None:
                continue
            for card in filter(stays, event.cards):
                share = wilds / left
                came = is_wild(card)
                found[event.seat] = found.get(event.seat, Chance()) + Chance(int(came), share, share * (1 - share))
                left, wilds = left - 1, wilds - came
    return found


def _staying(rules: RuleSet) -> Callable[[int], bool]:
    """Whether a card drawn stays in the hand."""

    def stays(card: int) -> bool:
        return not rules.threes.lays_out(card)

    return stays
