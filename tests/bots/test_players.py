"""Laws of every level: pure, legal, and it comes to an end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.bots.levels import LEVELS, LevelError, policy
from canasta_desktop.bots.players import player
from canasta_desktop.bots.policy import LEVEL_NAMES, Temperament, level_at_hand
from canasta_desktop.bots.search.searching import Expert, Strong
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.records import observation_text, read_observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import choice_seed
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import NOBODY
from tests.bots.kinds import KINDS
from tests.rules.playing import FAR, random_deal, stroll

pytestmark = pytest.mark.usefixtures("little_effort")

SEEDS = st.integers(0, 2**32)
PLAYERS = st.sampled_from([2, 4])
EACH_KIND = pytest.mark.parametrize("level", KINDS)
WHOLE_DEALS = settings(max_examples=16)
"""So many deals of two or four, with some hundred choices each; those of every game are in `test_every_system`."""

MOMENTS = settings(max_examples=60)


def play(state: State, levels: list[str], seed: int) -> int:
    """Play the deal to its end, levels by seat; each choice is checked. The number of actions."""
    players = [policy(level) for level in levels]
    for actions in range(FAR):
        if state.table.over:
            return actions
        seat = state.table.to_act()
        choice = players[seat].choose(state.observe(seat), Rng(choice_seed(seed, 1, seat, actions)))
        refused = check(state.table, state.hands[seat], choice.action)
        assert refused is None, (levels[seat], action_text(choice.action), refused)
        assert choice.reasons, action_text(choice.action)
        state.apply(choice.action)
    raise AssertionError("the deal does not end")


def test_strong_and_expert_players_differ_in_how_much_they_think_alone():
    own = {name for player in (Strong, Expert) for name in vars(player) if not name.startswith("_")}
    assert own == {"name", "effort", "net_effort"}
    assert Strong.__mro__[1:] == Expert.__mro__[1:]


@EACH_KIND
@given(seed=SEEDS, players=PLAYERS)
@WHOLE_DEALS
def test_every_choice_is_legal_and_gives_a_reason_to_the_end_of_the_deal(level, seed, players):
    play(random_deal(players, seed), [level] * players, seed)


@given(seed=SEEDS, players=PLAYERS)
@WHOLE_DEALS
def test_levels_may_sit_at_one_table(seed, players):
    rng = Rng(seed)
    play(random_deal(players, seed), [KINDS[rng.below(len(KINDS))] for _ in range(players)], seed)


@EACH_KIND
@given(seed=SEEDS, players=PLAYERS, steps=st.integers(0, 200))
@WHOLE_DEALS
def test_it_copes_with_what_random_players_leave_behind(level, seed, players, steps):
    play(stroll(players, seed, steps), [level] * players, seed)


@EACH_KIND
@given(seed=SEEDS, players=PLAYERS, steps=st.integers(0, 200))
@MOMENTS
def test_the_choice_is_the_same_whatever_the_hidden_cards_are(level, seed, players, steps):
    state = stroll(players, seed, steps)
    seat = state.table.to_act()
    here = policy(level).choose(state.observe(seat), Rng(seed))
    other_world = state.observe(seat).sample(Rng(seed + 1))
    assert policy(level).choose(other_world.observe(seat), Rng(seed)) == here
    read_back = read_observation(observation_text(state.observe(seat)))
    assert policy(level).choose(read_back, Rng(seed)) == here


@EACH_KIND
@given(seed=SEEDS, players=PLAYERS, steps=st.integers(0, 200))
@MOMENTS
def test_choosing_changes_nothing_and_can_be_repeated(level, seed, players, steps):
    state = stroll(players, seed, steps)
    view = state.observe(state.table.to_act())
    before = observation_text(view)
    player = policy(level)
    first = player.choose(view, Rng(seed))
    assert observation_text(view) == before
    assert player.choose(view, Rng(seed)) == first


def test_the_novice_ends_at_least_two_deals_of_five_by_going_out():
    deals = 40
    went_out = 0
    for seed in range(deals):
        state = random_deal(4, seed)
        play(state, ["beginner"] * 4, seed)
        went_out += state.table.out != NOBODY
    assert went_out >= 0.4 * deals


def test_each_choice_has_a_stream_of_its_own():
    keys = [(1, 1, 0, 0), (2, 1, 0, 0), (1, 2, 0, 0), (1, 1, 1, 0), (1, 1, 0, 1)]
    assert len({choice_seed(*key) for key in keys}) == len(keys)


def test_a_level_that_does_not_exist_is_named():
    with pytest.raises(LevelError, match="no level 'genius'"):
        policy("genius")


def test_the_names_of_the_levels_are_those_of_the_players():
    assert tuple(LEVELS) == LEVEL_NAMES
    assert [level_at_hand(name) for name in LEVEL_NAMES] == list(LEVEL_NAMES)
    assert level_at_hand("grandmaster") == LEVEL_NAMES[-1]


def test_levels_answer_to_what_they_were_called_before():
    assert (level_at_hand("novice"), level_at_hand("standard")) == ("beginner", "skilled")
    assert type(policy("novice")) is type(policy("beginner"))
    assert type(player("standard")) is type(player("skilled"))
    assert policy("easy", Temperament(risk=-2)).temperament.risk == -2
