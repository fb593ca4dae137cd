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

MOST_BLUNDERS = {"strong": 14, "expert": 1}
"""So many of the 29 blunders of classic a level that searches makes at most, on the mean of its random streams."""
STREAMS = range(1, 5)


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


@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=pytest.mark.expert if level == "expert" else ()) for level in MOST_BLUNDERS]
)
def test_a_level_that_searches_makes_few_of_them(level):
    """Which ones hangs on the worlds that it draws, so that several streams are asked."""
    classic = [one for one in POSITIONS if one.view.table.rules.key == "classic"]
    made = [(stream, one.name) for stream in STREAMS for one in classic if blunders(level, one, stream)]
    assert len(made) <= MOST_BLUNDERS[level] * len(STREAMS), made


def blunders(name, position, stream=1):
    """Whether this player does what was the blunder, or another thing with the same fault; others may be as good."""
    chosen = player(name).choose(position.view, Rng(stream)).action
    kind = BlunderKinds(position.view).kind(chosen, position.better)
    return chosen == position.blunder or (kind is position.kind and kind is not BlunderKind.OTHER)
