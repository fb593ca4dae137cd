"""A deal played to its end at random: what search, tests and the bench ask of the rules by the thousand."""

from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State


def play_out(state: State, rng: Rng) -> int:
    """Play this deal to its end, each legal step equally likely; the number of actions it took."""
    table = state.table
    actions = 0
    while not table.over:
        choices = legal(table, state.hands[table.to_act()])
        count = len(choices)
        state.apply(choices[rng.below(count) if count > 1 else 0])
        actions += 1
    return actions
