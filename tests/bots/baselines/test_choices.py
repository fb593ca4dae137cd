"""The baselines choose what they always chose: `choices.json` holds a digest of their deals in every system.

After a correction of the rules the deals may be others, and the file is written anew: `python -m
tests.bots.baselines.test_choices`. A player is never changed, so nothing else is a reason to.
"""

import hashlib
import json
from pathlib import Path

import pytest

from canasta_desktop.bots.players import BASELINES, player
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import choice_seed, deal_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import SYSTEMS

FILE = Path(__file__).parent / "choices.json"
SEED = 18
FORMS = [(system, players) for system in SYSTEMS for players in SYSTEMS[system].players()]
SLOW = {"monte-carlo-1"}
"""Who takes a second for a turn shows a deal of the shortest game alone, and of that the beginning."""
SLOW_ACTIONS = 6


def chosen(name, system, players):
    """A digest of all that this player does in a deal against itself; every action is a legal one."""
    rules = rule_set(system, players)
    state = State.deal(rules, DealStart(1, 0, (0,) * rules.seating.accounts()), deal_seed(SEED, 1))
    policy, table, actions = player(name), state.table, []
    while not table.over and (name not in SLOW or len(actions) < SLOW_ACTIONS):
        seat = table.to_act()
        view = Observation(seat, table, state.hands[seat])
        action = policy.choose(view, Rng(choice_seed(SEED, 1, seat, len(actions)))).action
        assert reason(table, view.hand, action) is OK, (name, system, players, action_text(action))
        actions.append(action_text(action))
        state.apply(action)
    return hashlib.sha256("\n".join(actions).encode()).hexdigest()[:16]


def all_chosen(name):
    forms = [("classic", 2)] if name in SLOW else FORMS
    return {f"{system} {players}": chosen(name, system, players) for system, players in forms}


@pytest.mark.parametrize("name", BASELINES)
def test_a_baseline_chooses_what_it_always_chose(name):
    assert all_chosen(name) == json.loads(FILE.read_text(encoding="utf-8"))[name]


if __name__ == "__main__":
    written = {name: all_chosen(name) for name in BASELINES}
    FILE.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
