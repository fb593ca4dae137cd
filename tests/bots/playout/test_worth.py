"""What a position is worth: counts that tell what lies there, sides that balance, playouts that are cut or not."""

from canasta_desktop.bots.playout import counts as places
from canasta_desktop.bots.playout.counts import COUNTS, STAGES, counts, stage
from canasta_desktop.bots.playout.playing import play_out
from canasta_desktop.bots.playout.tables import unfitted
from canasta_desktop.bots.playout.worth import UNIT, lead, play_some, worth
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
    return found


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
    assert worth(worths, state, 0) == -worth(worths, state, 1)
    assert worth(worths, state, 0) == 10 * (60 - 3) - 7 * (1 - 1) + 30


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
    assert play_some(unfitted(), worths, state.copy(), 0, Rng(9), 8, 10_000) == lead(whole, 0) == -lead(whole, 1)
    assert abs(play_some(unfitted(), worths, state.copy(), 0, Rng(9), 8, 3)) == 5
