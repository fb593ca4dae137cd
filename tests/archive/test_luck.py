"""Luck: what came to a hand is what was dealt and drawn, and what could be expected is exact."""

from itertools import combinations
from math import isclose, sqrt

from canasta_desktop.archive.facts import facts_of
from canasta_desktop.archive.luck import Chance, _chance, _pairs_expected, pairs
from canasta_desktop.bots.levels import policy
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.cards import NATURAL_RANKS, is_wild
from canasta_desktop.rules.rng import Rng
from canasta_desktop.verification.soak import drawn
from tests.archive.recorded import FORMS, NAMES, all_recorded


def mean_and_variance(values):
    mean = sum(values) / len(values)
    return mean, sum([(value - mean) ** 2 for value in values]) / len(values)


def test_expectations_are_those_of_all_hands_there_are():
    """Of a small pack, two cards of each rank and two jokers, every hand of four is counted."""
    pack = [4 * rank + suit for rank in NATURAL_RANKS for suit in (0, 1)] + [52, 52]
    hands = list(combinations(pack, 4))
    found = mean_and_variance([pairs(hand) for hand in hands])
    assert all(map(isclose, found, _pairs_expected(len(pack), 2, 4)))
    found = mean_and_variance([sum(map(is_wild, hand)) for hand in hands])
    assert all(map(isclose, found, _chance(0, len(pack), 2, 4)[1:]))


def test_a_known_deal():
    """Eleven of 108 cards, 12 of them wild and 4 red threes; the first card dealt comes off the shuffled pack's end."""
    match = next(one for one in all_recorded(40) if (one.setup.system, one.setup.players) == ("classic", 4))
    past = match.history[0]
    pack = match.rules.pack.cards()
    Rng(past.seed).shuffle(pack)
    for seat in range(4):
        place = (seat - past.dealer - 1) % 4
        hand = [pack[-1 - place - 4 * turn] for turn in range(11)]
        luck = facts_of(match).deals[0].seat(seat).luck
        assert luck.wilds.came == sum(map(is_wild, hand))
        assert luck.pairs.came == pairs(hand)
        assert (round(luck.wilds.expected, 9), round(luck.red_threes.expected, 9)) == (
            round(132 / 108, 9),
            round(44 / 108, 9),
        )


def test_facts_are_those_of_the_deal_by_any_house_rules():
    """Every game, with options drawn at random: it is played again, and says who played and who went out."""
    player = policy("beginner")
    for number, (system, players) in enumerate(FORMS):
        rng = Rng(number)
        seats = tuple([SeatSetup(name, SeatKind.PERSON) for name in NAMES[:players]])
        match = Match.start(Setup(system, players, tuple(drawn(system, players, rng).items()), seats), number)
        while not match.is_scored:
            seat = match.to_act()
            assert match.play(seat, player.choose(match.view(seat), rng).action) is None
        (deal,) = facts_of(match).deals
        assert deal.points == match.history[0].points
        assert [seat.seat for seat in deal.seats] == sorted(match.view(None).table.order)
        assert [seat.is_out for seat in deal.seats].count(True) == (match.view(None).table.out >= 0)


def test_luck_evens_out():
    """Over all seats of many deals what came is what was expected, give or take what chance explains."""
    whole = {}
    for match in all_recorded(120):
        for deal in facts_of(match).deals:
            for seat in deal.seats:
                for thing, chance in seat.luck._asdict().items():
                    whole[thing] = whole.get(thing, Chance()) + chance
    assert set(whole) == {"wilds", "red_threes", "pairs", "drawn"}
    for thing, chance in whole.items():
        assert abs(chance.came - chance.expected) < 3 * sqrt(chance.variance), thing
