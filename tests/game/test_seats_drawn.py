"""A match for which partners and seats are drawn: who sits where, who begins, and what a save keeps of it (VA-6.2)."""

import pytest

from canasta_desktop.game import journal
from canasta_desktop.rules.cards import cards_text
from tests.game.matches import NAMES, match_of, setup, stroll, to_the_end_of_the_deal

ORDER = [rank + suit for rank in "AKQJT98765432" for suit in "SHDC"]
TABLES = [("classic", 4), ("classic", 5), ("classic", 6), ("classic-german", 4), ("global-trade", 4)]
tables = pytest.mark.parametrize(("system", "players"), TABLES)


def drawn(system: str, players: int, seed: int = 1):
    return match_of(system, players, {"seating": "drawn"}, seed)


def named(game) -> list[str]:
    return [seat.name for seat in game.setup.seats]


@tables
def test_everybody_sits_where_the_draw_says(system, players):
    """Names, persons and levels come along."""
    chosen = {seat.name: seat for seat in setup(players).seats}
    for seed in range(20):
        game = drawn(system, players, seed)
        assert game.draw is not None
        assert named(game) == [NAMES[player] for player in game.draw.players]
        assert [chosen[name] for name in named(game)] == list(game.setup.seats)
        assert game.setup.persons() == [named(game).index(NAMES[0])]


@tables
def test_the_highest_card_plays_first(system, players):
    for seed in range(20):
        game = drawn(system, players, seed)
        cards = [cards_text(game.draw.cards_at(seat)[-1:]) for seat in range(players)]
        assert game.to_act() == min(range(players), key=lambda seat: ORDER.index(cards[seat]))


def test_the_deal_goes_round_from_there():
    game = drawn("classic", 4)
    dealer = game.view(None).table.dealer
    to_the_end_of_the_deal(game)
    game.next_deal()
    assert game.view(None).table.dealer == (dealer + 1) % 4


def test_another_seed_is_another_draw():
    assert len({tuple(named(drawn("classic", 4, seed))) for seed in range(40)}) > 10


def test_a_rematch_draws_again():
    game = drawn("classic", 4)
    again = [game.rematch(seed) for seed in range(40)]
    assert len({tuple(named(match)) for match in again}) > 10
    assert all(sorted(named(match)) == sorted(NAMES[:4]) for match in again)


@tables
def test_a_save_gives_back_the_seats_and_the_draw(system, players):
    for steps in (0, 30):
        game = stroll(drawn(system, players, 7), steps)
        again = journal.loads(journal.dumps(game).encode())
        assert again.setup == game.setup
        assert again.draw == game.draw
        assert again.view(None).table.dealer == game.view(None).table.dealer


def test_the_draw_lies_there_until_something_is_done():
    game = drawn("classic", 4)
    assert game.lying_draw == game.draw
    stroll(game, 1)
    assert game.lying_draw is None
    assert game.draw is not None
    game = to_the_end_of_the_deal(drawn("classic", 4))
    game.next_deal()
    assert game.lying_draw is None


def test_without_the_house_rule_nothing_is_drawn():
    game = match_of("classic-german", 4, {})
    assert (game.draw, game.lying_draw) == (None, None)
    assert named(game) == list(NAMES[:4])
