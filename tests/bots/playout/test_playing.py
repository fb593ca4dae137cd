"""The fast policy: legal in every game, whatever its numbers say, and the same for the same stream."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.bots.playout.discarding import LANE, LANE_MASK, SEEN_MASK, in_lane
from canasta_desktop.bots.playout.playing import act, play_out
from canasta_desktop.bots.playout.tables import (
    COUNT,
    FIRST_THRESHOLD,
    LAY_LEAVES,
    OPEN_HURRY,
    OPEN_WILDS,
    PLAIN_THRESHOLDS,
    THRESHOLDS,
    unfitted,
)
from canasta_desktop.rules.actions import ASK, Answer
from canasta_desktop.rules.cards import RANKS
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.records import read_state, state_text
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import deal_seed
from canasta_desktop.rules.state import DealStart, State
from tests.rules.every_rule_set import FORMS, rule_sets
from tests.rules.games import Game
from tests.rules.playing import FAR

NOISE = 24


def drawn_tables(seed):
    """Numbers of every kind, but that sides open sooner or later: the dearest deals are those in which nobody does."""
    rng = Rng(seed)
    numbers = [rng.below(257) - 128 for _ in range(FIRST_THRESHOLD)]
    for place in range(OPEN_HURRY, OPEN_HURRY + 3):
        numbers[place] = -1000
    return numbers + [rng.below(2 * usual + 2) for usual in THRESHOLDS]


def dealt(system, players, seed):
    rules = Game.of(system, players).rules()
    return State.deal(rules, DealStart(1, seed % players, (0,) * rules.seating.accounts()), deal_seed(seed, 1))


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_it_plays_legally_to_the_end_of_a_deal(system, players):
    """And as one would who works out everything anew before each action."""
    tables = drawn_tables(players)
    state, rng = dealt(system, players, players), Rng(players)
    played_out = state.copy()
    play_out(tables, played_out, Rng(players), NOISE)
    table = state.table
    for _ in range(FAR):
        if table.over:
            assert state_text(state) == state_text(played_out)
            return
        hand = state.hands[table.to_act()]
        action = act(tables, table, hand, rng, NOISE)
        assert reason(table, hand, action) is OK, action_text(action)
        state.apply(action)
    raise AssertionError("the deal does not end")


def test_who_has_the_partners_yes_goes_out_at_once_however_large_the_hand():
    """Step by step each step would be searched for what it leaves: a playout from here took seconds."""
    state = read_state((Path(__file__).parent / "large_hand.json").read_text(encoding="utf-8"))
    table, hands = state.table, state.hands
    seat = table.turn.seat
    assert hands[seat].size == 59
    state.apply(ASK)
    state.apply(Answer(True))
    state.apply(act(unfitted(), table, hands[seat], Rng(1), NOISE))
    assert hands[seat].size <= 1
    if not table.over:
        state.apply(act(unfitted(), table, hands[seat], Rng(1), NOISE))
    assert table.out == seat


def test_the_same_stream_plays_the_same_deal():
    ends = []
    for _ in range(2):
        state = dealt("classic", 4, 3)
        ends.append((play_out(drawn_tables(3), state, Rng(5), NOISE), state_text(state)))
    assert ends[0] == ends[1]


def test_numbers_without_an_opinion_never_open_a_side():
    tables = unfitted()
    assert len(tables) == COUNT
    state = dealt("classic", 4, 1)
    play_out(tables, state, Rng(1), 0)
    assert not any(state.table.melds)
    tables[OPEN_WILDS : OPEN_WILDS + 8] = [-1] * 8
    state = dealt("classic", 4, 1)
    play_out(tables, state, Rng(1), 0)
    assert any(state.table.melds)


def test_a_meld_leaves_a_card_to_throw_and_one_more_whatever_the_numbers_say():
    tables = unfitted()
    tables[OPEN_WILDS : OPEN_WILDS + 8] = [-1] * 8
    tables[FIRST_THRESHOLD:] = PLAIN_THRESHOLDS
    tables[LAY_LEAVES] = 0
    for seed in (31, 58):  # there all was laid, and nothing was left that could be done
        state = dealt("classic", 4, seed)
        play_out(tables, state, Rng(seed), NOISE)
        assert state.table.over


@given(st.lists(st.integers(0, LANE_MASK), min_size=RANKS, max_size=RANKS), st.integers(0, RANKS - 1))
def test_the_class_of_a_rank_leaves_those_of_others_alone(classes, rank):
    """Compiled as well: there a number that is too large for 32 bits is easily cut off."""
    packed = sum([number << LANE * place for place, number in enumerate(classes)])
    for now in range(LANE_MASK + 1):
        changed = in_lane(packed, LANE * rank, now)
        assert [(changed >> LANE * place) & LANE_MASK for place in range(RANKS)] == [
            now if place == rank else number for place, number in enumerate(classes)
        ]


def test_no_pack_has_more_cards_of_a_rank_than_can_be_counted():
    packs = [rules.pack for system, players in FORMS for _, rules in rule_sets(system, players)]
    assert max([max(4 * pack.decks, pack.jokers) for pack in packs]) <= SEEN_MASK
