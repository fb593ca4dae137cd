"""Players of every kind play every game to its end by legal actions, house rules drawn at random as well."""

import pytest

from canasta_desktop.bots.levels import policy
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import choice_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.verification.soak import drawn
from tests.bots.kinds import KINDS

pytestmark = pytest.mark.usefixtures("little_effort")

TABLES = [(system, players) for system, forms in SYSTEMS.items() for players in forms.players()]
FAR = 4000
"""More actions than any deal takes."""


def play_legally(rules, level: str, seed: int) -> State:
    """A deal between players of this level, every action put to the rules before it is made."""
    player = policy(level)
    state = State.deal(rules, DealStart(2, seed % rules.seating.players, (0,) * rules.seating.accounts()), seed)
    for made in range(FAR):
        if state.table.over:
            return state
        seat = state.table.to_act()
        choice = player.choose(state.observe(seat), Rng(choice_seed(seed, 2, seat, made)))
        refusal = check(state.table, state.hand_to_act(), choice.action)
        assert refusal is None, f"{action_text(choice.action)}: {refusal}"
        state.apply(choice.action)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("level", KINDS)
@pytest.mark.parametrize(("system", "players"), TABLES)
def test_a_deal_is_played_by_legal_actions(system, players, level):
    assert len(play_legally(rule_set(system, players), level, 5 * players).score()) >= 2


@pytest.mark.parametrize("level", KINDS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_house_rules_are_kept(system, level):
    players = SYSTEMS[system].players()[-1]
    for seed in (1, 2):
        options = drawn(system, players, Rng(seed))
        assert play_legally(rule_set(system, players, options), level, seed).table.over
