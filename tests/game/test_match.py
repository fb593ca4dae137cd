"""A match: whose turn, from deal to deal, to the target."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.arena.game import Contestant, play_match
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.levels import policy
from canasta_desktop.game.match import Match
from canasta_desktop.game.replaying import lines
from canasta_desktop.game.seats import Setup
from canasta_desktop.rules.actions import Discard, Draw
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.options import OptionError
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import NOBODY
from tests.game.matches import match, setup, sights, stroll, to_the_end_of_the_deal

SEEDS = st.integers(0, 2**64 - 1)


def test_the_player_on_the_dealers_left_begins():
    game = match()
    assert game.to_act() == (game.view(None).table.dealer + 1) % 4


def test_the_first_dealer_is_drawn_by_lot():
    assert {match(seed=seed).view(None).table.dealer for seed in range(40)} == {0, 1, 2, 3}


def test_who_is_not_to_act_is_refused():
    game = match()
    refusal = game.play((game.to_act() + 1) % 4, Draw())
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (Reason.NOT_YOUR_TURN, "CL-4.1")


def test_a_refused_action_changes_nothing():
    game = match()
    before = state_text(game.running_deal().state())
    assert game.play(game.to_act(), Discard(game.view(game.to_act()).hand.cards()[0])) is not None
    assert state_text(game.running_deal().state()) == before
    assert len(game.log(None)) == 1


def test_who_is_not_to_act_has_nothing_to_do():
    game = match()
    assert [seat for seat in range(4) if game.legal(seat)] == [game.to_act()]


def test_after_the_deal_nothing_can_be_done_but_to_go_on():
    game = to_the_end_of_the_deal(match())
    refusal = game.play(0, Draw())
    assert refusal is not None
    assert refusal.reason is Reason.DEAL_OVER
    assert game.to_act() == NOBODY


def test_a_scored_deal_stays_until_the_next_is_wanted():
    game = to_the_end_of_the_deal(match())
    assert game.is_scored
    assert [sheet.total for sheet in game.sheets()] == game.totals


def test_a_deal_that_is_played_has_no_sheets_and_shows_no_hands():
    game = match()
    assert game.sheets() == []
    assert game.hands() == []


def test_hands_are_shown_when_the_deal_is_over():
    game = to_the_end_of_the_deal(match())
    assert [hand.size for hand in game.hands()] == game.view(None).table.sizes


def test_the_next_deal_starts_from_the_totals():
    game = to_the_end_of_the_deal(match())
    totals = game.totals
    game.next_deal()
    assert game.view(None).table.scores == totals
    assert game.totals == totals


def test_the_deal_moves_to_the_left():
    game = to_the_end_of_the_deal(match())
    dealer = game.view(None).table.dealer
    game.next_deal()
    assert game.view(None).table.dealer == (dealer + 1) % 4


def test_a_deal_in_play_cannot_be_left():
    with pytest.raises(AssertionError):
        match().next_deal()


def test_the_match_is_over_when_an_account_has_the_target_alone():
    game = stroll(match(target=500), 5000)
    assert game.is_over
    assert game.totals[game.winner] == max(game.totals) >= 500


def test_nobody_has_won_while_a_deal_is_played():
    assert match().winner == NOBODY


def test_history_keeps_every_scored_deal():
    game = stroll(match(target=1000), 5000)
    assert [deal.number for deal in game.history] == list(range(1, game.deal_number + 1))
    assert [sum(deal.points[account] for deal in game.history) for account in (0, 1)] == game.totals


def test_a_rematch_has_the_same_seats_and_other_cards():
    game = match()
    again = game.rematch()
    assert again.setup == game.setup
    assert sights(again) != sights(game)


def test_the_setup_must_have_a_seat_a_player():
    with pytest.raises(OptionError):
        Match.start(Setup("classic", 4, (), setup(2).seats), 1)


def test_the_state_inside_is_out_of_reach():
    game = match()
    view = game.view(0)
    view.table.pile.clear()
    view.hand = Hand()
    assert game.view(0).hand.size == 11
    assert game.view(0).table.pile


def test_the_seed_of_a_choice_comes_back_with_the_position():
    game = match()
    before = game.choice_seed(0)
    stroll(game, 1)
    assert game.choice_seed(0) != before
    assert match().choice_seed(0) == before
    assert match().choice_seed(1) != before


@settings(max_examples=15)
@given(SEEDS, st.sampled_from([2, 4]))
def test_the_same_actions_give_the_same_match(seed, players):
    game = stroll(match(players, seed), 150, seed)
    again = match(players, seed)
    for past in game.history:
        for text in lines(past):
            assert again.play(again.to_act(), read_action(text)) is None
        if again.deal_number < game.deal_number:
            again.next_deal()
    if not game.is_scored:
        for action in game.running_deal().actions:
            assert again.play(again.to_act(), action) is None
    assert sights(again) == sights(game)
    assert again.history == game.history


# --- seeds -------------------------------------------------------------------------------------------


def played_by(level: str, game: Match) -> Match:
    """The match, played to its end by computer players of this level."""
    player = policy(level)
    while not game.is_over:
        if game.is_scored:
            game.next_deal()
        seat = game.to_act()
        assert game.play(seat, player.choose(game.view(seat), Rng(game.choice_seed(seat))).action) is None
    return game


@pytest.mark.parametrize(("players", "seed"), [(4, 7), (2, 2**127)])
def test_a_match_and_one_of_the_arena_are_the_same(players, seed):
    """The same first dealer, the same cards, the same choices: figures of the arena are those of the game."""
    game = played_by("beginner", match(players, seed, target=500))
    result = play_match(game.rules, [Contestant(policy("beginner"), ThinkTimes())] * 2, seed)
    assert result.scores == tuple(game.totals)
    assert result.deals == game.deal_number


@given(SEEDS, st.sampled_from([2, 4, 5]))
def test_a_deal_is_dealt_from_its_own_seed_alone(seed, players):
    game = match(players, seed)
    deal = game.running_deal()
    start = DealStart(1, deal.dealer, tuple(game.totals))
    assert deal.seed != seed
    assert state_text(State.deal(game.rules, start, deal.seed)) == state_text(deal.state())


def test_the_cards_of_a_deal_do_not_depend_on_what_was_played_before():
    """Only its number counts: so the second deal of two matches with one seed is the same."""
    seeds = []
    for steps in (1, 2):
        game = stroll(match(target=50_000), 4, steps)
        to_the_end_of_the_deal(game, steps)
        game.next_deal()
        seeds.append(game.running_deal().seed)
    assert seeds[0] == seeds[1]
