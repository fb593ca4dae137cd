"""The draw for partners and seats: what counts, who draws again, and who sits where by it (CL-1.6, CG-1.3, GT-1.5)."""

from collections import Counter

import pytest

from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.cards import cards_text, read_cards
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import OptionError, offered, rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seat_draw import SeatDraw, draw_seats, seated
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.statements import statements
from canasta_desktop.rules.systems import SYSTEMS

DRAWN = {"seating": "drawn"}
TABLES = [
    ("classic", 4, {}),
    ("classic", 4, {"direction": "right"}),
    ("classic", 5, {}),
    ("classic", 6, {}),
    ("classic", 6, {"six_player_form": "3x2"}),
    ("classic-german", 4, {}),
    ("global-trade", 4, {}),
    ("global-trade", 5, {}),
    ("global-trade", 6, {}),
    ("global-trade", 6, {"six_player_form": "2x3"}),
]
tables = pytest.mark.parametrize(("system", "players", "options"), TABLES, ids=str)

ORDER = [rank + suit for rank in "AKQJT98765432" for suit in "SHDC"]
"""From the highest card to the lowest (CL-1.6)."""

SEEDS = range(400)


def draws(system, players, options):
    rules = rule_set(system, players, {**options, **DRAWN})
    return rules, [draw_seats(rules, Rng(seed)) for seed in SEEDS]


def lying(draw: SeatDraw) -> list[list[str]]:
    """By player, the card that lies there after each round."""
    rounds: list[list[str]] = []
    for cards in draw.rounds:
        rounds.append([cards_text([c]) if c != NO_CARD else rounds[-1][p] for p, c in enumerate(cards)])
    return rounds


def at_table(system: str, players: int, cards: str, options: dict | None = None) -> list[str]:
    """The cards by the seats of now, where the players have drawn these."""
    rules = rule_set(system, players, {**(options or {}), **DRAWN})
    drawn = read_cards(cards)
    return [cards_text([drawn[player]]) for player in seated(rules.seating, drawn)]


# --- who sits where: worked examples of VA-6.1 to VA-6.5 ---------------------------------------------


def test_two_high_against_two_low():
    """Example 2: order of play C, B, A, D."""
    seating = rule_set("classic", 4, DRAWN).seating
    assert seated(seating, read_cards("KH 9C KS 4D")) == (2, 1, 0, 3)
    assert seating.sides_of_seats() == [0, 1, 0, 1]  # C and A against B and D
    assert seating.first_dealer(Rng(1)) == 3


def test_five_and_six_players():
    """Examples 5 and 6."""
    assert at_table("classic", 5, "TS JS QS KS AS") == ["QS", "TS", "AS", "JS", "KS"]
    assert at_table("classic", 6, "AS KS QS JS TS 9S") == ["AS", "JS", "KS", "TS", "QS", "9S"]
    pairs = {"six_player_form": "3x2"}
    assert at_table("classic", 6, "9S AS KS QS JS TS", pairs) == ["AS", "QS", "TS", "KS", "JS", "9S"]
    assert at_table("global-trade", 6, "9S AS KS QS JS TS", {"six_player_form": "2x3"}) == [
        *("QS", "9S", "AS", "JS", "KS", "TS")
    ]


def test_the_order_of_cards_is_by_rank_and_then_by_suit():
    """CL-1.6"""
    assert at_table("classic", 6, "2S 3C 2H AC AD KS") == ["AD", "3C", "AC", "2S", "KS", "2H"]


@tables
def test_the_highest_card_plays_first_and_the_dealer_sits_before_it(system, players, options):
    """CL-1.6, CG-1.3, CG-1.4"""
    rules, some = draws(system, players, options)
    dealer = rules.seating.first_dealer(Rng(3))
    state = State.deal(rules, DealStart(1, dealer, (0,) * rules.seating.accounts()), 5)
    for draw in some[:100]:
        cards = lying(draw)[-1]
        highest = min(range(players), key=lambda player: ORDER.index(cards[player]))
        assert draw.players[state.table.turn.seat] == highest
    assert state.table.order[-1] == dealer
    resting = rules.seating.sitting_out(1)
    assert not {dealer, state.table.turn.seat} & set(resting)


@tables
def test_the_sides_are_the_high_cards_and_the_low_ones(system, players, options):
    """VA-6.4: and of those that take turns in sitting out, the lowest does so first."""
    rules, some = draws(system, players, options)
    seating = rules.seating
    larger = (players + 1) // seating.sides
    for draw in some:
        assert sorted(draw.players) == list(range(players))
        assert draw.by_card() == sorted(range(players), key=lambda s: ORDER.index(cards_text(draw.cards_at(s)[-1:])))
        sides = [seating.sides_of_seats()[seat] for seat in draw.by_card()]
        parts = [sides[:larger], *[sides[start : start + larger] for start in range(larger, players, larger)]]
        assert [len(set(part)) for part in parts] == [1] * seating.sides
        for side in range(seating.sides):
            own = [seat for seat in draw.by_card() if seat % seating.sides == side]
            assert own[-1] in seating.sitting_out(1) or not set(own) & set(seating.sitting_out(1))


# --- what counts, and who draws again ----------------------------------------------------------------


def test_who_draws_again_may_be_equal_to_one_who_did_not():
    """Example 3: then both draw again."""
    rules = rule_set("classic", 6, DRAWN)
    found = 0
    for seed in range(3000):
        draw = draw_seats(rules, Rng(seed))
        for number, cards in enumerate(lying(draw)[1:-1], 1):
            for player, card in enumerate(cards):
                if draw.rounds[number][player] == NO_CARD and cards.count(card) > 1:
                    assert draw.rounds[number + 1][player] != NO_CARD
                    found += 1
    assert found


@tables
def test_only_a_card_that_does_not_count_or_an_equal_one_is_drawn_again(system, players, options):
    """VA-6.3"""
    _, some = draws(system, players, options)
    void = ("JO", "2S", "2H", "2D", "2C") if system == "global-trade" else ("JO",)  # GT-1.5
    again = 0
    for draw in some:
        rounds = lying(draw)
        for cards, drawn in zip(rounds, draw.rounds[1:], strict=False):
            wrong = [card in void or cards.count(card) > 1 for card in cards]
            assert [card != NO_CARD for card in drawn] == wrong
            again += 1
        assert len({*rounds[-1]} - {*void}) == players
    assert again > len(some) // 10


@tables
def test_no_more_cards_lie_there_than_the_pack_has(system, players, options):
    rules, some = draws(system, players, options)
    pack = Counter([cards_text([card]) for card in rules.pack.cards()])
    for draw in some:
        assert all([Counter(cards) <= pack for cards in lying(draw)])


@tables
def test_every_player_comes_to_every_seat(system, players, options):
    _, some = draws(system, players, options)
    for seat in range(players):
        assert {draw.players[seat] for draw in some} == set(range(players))


def test_the_same_numbers_give_the_same_draw():
    rules = rule_set("classic-german", 4, DRAWN)
    assert draw_seats(rules, Rng(11)) == draw_seats(rules, Rng(11))
    assert draw_seats(rules, Rng(11)) != draw_seats(rules, Rng(12))


# --- where it is a house rule ------------------------------------------------------------------------


def test_it_is_offered_where_there_are_partners_to_be_drawn():
    """VA-6.2"""
    found = {
        (system, players)
        for system, forms in SYSTEMS.items()
        for players in forms.players()
        if "seating" in [option.name for option in offered(system, players)]
    }
    assert found == {
        *[("classic", players) for players in (4, 5, 6)],
        ("classic-german", 4),
        *[("global-trade", players) for players in (4, 5, 6)],
    }
    with pytest.raises(OptionError):
        rule_set("classic", 3, DRAWN)


@pytest.mark.parametrize("system", ["classic", "classic-german", "global-trade"])
def test_the_sheet_says_what_is_done(system):
    """What the sources say of the draw is cited for the draw, and not for doing without it."""
    chosen = {one.code: one for one in statements(rule_set(system, 4))}
    assert (chosen[Rule.FIRST_DEALER].clause, chosen[Rule.FIRST_DEALER].ruling) == ("CL-1.6", True)
    drawn = {one.code: one.clause for one in statements(rule_set(system, 4, DRAWN))}
    assert Rule.FIRST_DEALER not in drawn
    source = {"classic": "CL-1.6", "classic-german": "CG-1.3", "global-trade": "GT-1.5"}[system]
    assert drawn[Rule.SIDES_DRAWN] == drawn[Rule.SIDES_DRAWN_TWO] == source
    assert (Rule.SIDES_DRAWN_AGAIN_TWOS in drawn) == (system == "global-trade")


def test_without_a_draw_the_first_dealer_is_a_lot():
    seating = rule_set("classic", 4).seating
    assert {seating.first_dealer(Rng(seed)) for seed in range(40)} == {0, 1, 2, 3}
