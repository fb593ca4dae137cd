"""A copy of a deal has every field, and none that can change belongs to both.

What a law of random play sees must happen there; that a deal ends with a concealed hand, or that a card is set aside
face down, hardly ever does. So here each field in turn is given a value that it did not have.
"""

import pytest

from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import Table, Turn
from canasta_desktop.verification.copies import SHARED, fields, is_copied_whole
from tests.rules.games import Game


def deal() -> State:
    """A deal with packets set aside, which are a list of lists."""
    state = Game.of("classic", 4).deal()
    state.packets = [[1], [2]]
    return state


PARTS = {"deal": lambda state: state, "table": lambda state: state.table, "turn": lambda state: state.table.turn}
FIELDS = [
    (part, name)
    for part, find in PARTS.items()
    for name in fields(find(deal()), SHARED)
    if not isinstance(getattr(find(deal()), name), Table | Turn)
]


def other(value: object) -> object:
    """A value of this kind that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    assert isinstance(value, list)
    if value and isinstance(value[0], Hand):
        return [Hand([8]), *value[1:]]
    if value and isinstance(value[0], list):
        return [*value[1:], [*value[0]]] if value[0] != value[-1] else value[1:]
    return [*value, 1]


@pytest.mark.parametrize(("part", "name"), FIELDS)
def test_a_copy_has_this_field_as_it_is(part, name):
    state = deal()
    holder = PARTS[part](state)
    before = getattr(holder, name)
    setattr(holder, name, other(before))
    assert getattr(holder, name) != before
    is_copied_whole(state)
