"""Positions in which the standard player blunders, and who does better there."""

import pytest

from canasta_desktop.arena.judge.comparison import BLUNDER
from canasta_desktop.arena.judge.kinds import BlunderKind, BlunderKinds
from canasta_desktop.bots.players import player
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from tests.bots.blunder_positions import blunder_positions

POSITIONS = blunder_positions()
NAMES = [one.name for one in POSITIONS]

FEWEST_WORLDS = 100

FREE_OF_BLUNDERS: tuple[str, ...] = ()
"""TO BE FILLED: the levels that must make none of these blunders. None so far: no level searches yet."""


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_each_position_is_verified_and_of_the_kind_it_says(position):
    table, hand = position.view.table, position.view.hand
    assert reason(table, hand, position.blunder) is OK
    assert reason(table, hand, position.better) is OK
    assert BlunderKinds(position.view).kind(position.blunder, position.better) is position.kind
    assert position.worlds >= FEWEST_WORLDS
    assert position.loss >= BLUNDER
    assert position.interval[0] > 0


def test_no_two_positions_share_a_name():
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_they_were_found_where_the_baseline_makes_them(position):
    assert blunders("standard-1", position)


@pytest.mark.parametrize(("level", "position"), [(level, one) for level in FREE_OF_BLUNDERS for one in POSITIONS])
def test_a_level_that_is_free_of_blunders_makes_none_of_them(level, position):
    assert not blunders(level, position), position.title


def blunders(name, position):
    """Whether this player does what was the blunder, or another thing with the same fault; others may be as good."""
    chosen = player(name).choose(position.view, Rng(1)).action
    kind = BlunderKinds(position.view).kind(chosen, position.better)
    return chosen == position.blunder or (kind is position.kind and kind is not BlunderKind.OTHER)
