"""What a position is worth: counts that tell what lies there, sides that balance, playouts that are cut or not."""

import pytest

from canasta_desktop.bots.playout import counts as places
from canasta_desktop.bots.playout.counts import COUNTS, STAGES, counts, stage
from canasta_desktop.bots.playout.playing import Playing, play_out
from canasta_desktop.bots.playout.tables import OPEN_WILDS, unfitted
from canasta_desktop.bots.playout.value_net import INPUTS, MOST_WEIGHT, SHIFT, ValueNet, inputs
from canasta_desktop.bots.playout.worth import UNIT, Worths, lead, play_some
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import deal_seed
from canasta_desktop.rules.state import DealStart, State
from tests.rules.every_rule_set import FORMS
from tests.rules.games import Game
from tests.rules.playing import table

MIDDLE = """
turn: 0 draw
hand: 5S 5H 9D 2C JO KS
hand 1: 4S 4H 4D
hand 2: 7S 7H 8D
hand 3: QS QH
ours: 5C 5D 5S 2S | KH KD KC KS KH KD KC
theirs: 8S 8H 8C
pile: 6S 9C
stock: 40
"""


def dealt(system, players):
    rules = Game.of(system, players).rules()
    return State.deal(rules, DealStart(1, 0, (0,) * rules.seating.accounts()), deal_seed(1, 1))


def numbers(*named):
    """Worths that know of these places alone, in every stage of the deal."""
    found = [0] * (COUNTS * STAGES)
    for place, points in named:
        for at in range(STAGES):
            found[at * COUNTS + place] = points * UNIT
    return Worths(found)


def test_counts_tell_what_lies_there():
    state = table(MIDDLE)
    own, theirs = counts(state, 0), counts(state, 1)
    assert len(own) == COUNTS
    assert (own[places.TWOS], own[places.JOKERS]) == (1, 1)
    assert own[places.MIXED + 1] == 1  # four fives: three are lacking
    assert own[places.COMPLETE] == 1
    assert own[places.POINTS] == (500 + 7 * 10 + 3 * 5 + 20) // 10
    assert own[places.FITS_GROWING] == 2
    assert own[places.FITS_COMPLETE] == 1
    assert own[places.IN_TURN] == 1
    assert theirs[places.IN_TURN] == 0
    assert theirs[places.NATURAL] == 1  # three eights: four are lacking
    assert theirs[places.THREES_OF] == 1
    assert theirs[places.PAIRS] == 1
    assert own[places.PILE_PAIRS] == 2  # a pile of two times a pair of sevens


def test_what_one_side_is_ahead_the_other_is_behind():
    state = table(MIDDLE)
    worths = numbers((places.POINTS, 10), (places.PAIRS, -7), (places.IN_TURN, 30))
    assert worths.value(state, 0) == -worths.value(state, 1)
    assert worths.value(state, 0) == 10 * (60 - 3) - 7 * (1 - 1) + 30


def test_the_stage_of_a_deal_goes_by_the_rounds_that_the_stock_lasts():
    stages = []
    for stock in (60, 40, 30, 20, 4):
        state = table(MIDDLE.replace("stock: 40", f"stock: {stock}"))
        stages.append(stage(state.table))
    assert stages == sorted(stages)
    assert set(stages) == set(range(STAGES))


def test_counts_fit_every_game():
    for system, players in FORMS:
        state = dealt(system, players)
        for side in range(len(state.table.melds)):
            assert len(counts(state, side)) == COUNTS


def test_a_playout_is_cut_short_or_goes_to_the_end():
    state = dealt("classic", 4)
    whole = state.copy()
    play_out(unfitted(), whole, Rng(9), 8)
    worths = numbers((places.IN_TURN, 5))
    tables = [unfitted()] * 4
    assert play_some(tables, worths, state.copy(), 0, Rng(9), 8, 10_000) == lead(whole, 0) == -lead(whole, 1)
    assert abs(play_some(tables, worths, state.copy(), 0, Rng(9), 8, 3)) == 5


def test_each_seat_plays_by_its_own_tables():
    opens = unfitted()
    opens[OPEN_WILDS : OPEN_WILDS + 8] = [-1] * 8
    state = dealt("classic", 4)
    play_some([unfitted(), opens, unfitted(), opens], numbers(), state, 0, Rng(9), 8, 10_000)
    assert not state.table.melds[0]
    assert state.table.melds[1]


# --- the network -----------------------------------------------------------------------------------


def drawn_net(units, seed):
    """A network of small numbers drawn by chance: its layers, as `ValueNet` takes them."""
    rng = Rng(seed)

    def some(count, most):
        return [rng.below(2 * most + 1) - most for _ in range(count)]

    first = [some(units, 5000) for _ in range(INPUTS)]
    return first, some(units, 40_000), some(units, 60_000), rng.below(1 << 30)


def plain_value(layers, state, side):
    """What a network says, added up number by number."""
    first, bias, second, base = layers
    seen = inputs(state, side)
    units = [bias[at] + sum(seen[row] * first[row][at] for row in range(INPUTS)) for at in range(len(bias))]
    return (base + sum(max(0, heard) * weight for heard, weight in zip(units, second, strict=True))) >> SHIFT


@pytest.mark.parametrize("units", [3, 7, 32])
def test_a_network_says_what_its_plain_sums_say(units):
    layers = drawn_net(units, units)
    net = ValueNet(*layers)
    said = set()
    for system, players in FORMS:
        state = dealt(system, players)
        playing = Playing([unfitted()] * players, state, Rng(1), 8)
        for _ in range(40):
            if not state.table.over:
                playing.step()
        for side in range(len(state.table.melds)):
            assert net.value(state, side) == plain_value(layers, state, side)
            said.add(net.value(state, side))
    assert len(said) > len(FORMS)


def test_the_largest_network_stays_within_its_lanes():
    state = table(MIDDLE)
    for weight in (MOST_WEIGHT, -MOST_WEIGHT):
        layers = [[weight] * 2] * INPUTS, [weight] * 2, [1, -2], 7 << SHIFT
        assert ValueNet(*layers).value(state, 0) == plain_value(layers, state, 0)


def test_a_network_sees_its_own_side_the_mean_of_the_others_and_what_goes_for_both():
    state = table(MIDDLE)
    own = inputs(state, 0)
    assert own[:COUNTS] == counts(state, 0)
    assert own[COUNTS : 2 * COUNTS] == counts(state, 1)
    assert own[2 * COUNTS :] == [0, 1, 0, 0, 0, 40, 2, 0, 1]
    assert inputs(state, 1)[-1] == 0
    alone = dealt("classic", 3)
    others = [counts(alone, side) for side in (0, 2)]
    assert inputs(alone, 1)[COUNTS : 2 * COUNTS] == [sum(two) // 2 for two in zip(*others, strict=True)]
