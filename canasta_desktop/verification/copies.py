"""What a copy of a deal must be: the same in every part, and apart from the deal in every part that can change.

It is asked of the parts themselves and not only by playing on: what is written at the very end of a deal, or looked at
once in a hundred deals, is seen missing at once.
"""

from collections.abc import Iterator

from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.state import State
from canasta_desktop.verification.invariants import broken

SHARED = frozenset(["rules", "advisers"])
"""The rules never change, and the advisers of a deal are a list that is made once and then looked at."""


def is_copied_whole(state: State) -> None:
    """A copy holds the same, and nothing that can change belongs to both."""
    other = state.copy()
    if facts(other) != facts(state):
        broken("a copy is the same", state_text(state))
    changeable = {id(part): name for name, part in _changeable(state)}
    both = {changeable[id(part)] for _, part in _changeable(other) if id(part) in changeable}
    if both:
        broken("copies are independent", f"{sorted(both)} at {state_text(state)}")


def _changeable(thing: object, name: str = "") -> Iterator[tuple[str, object]]:
    """All parts that can change, each with its name."""
    if thing is None or isinstance(thing, int | str):
        return
    if isinstance(thing, list | tuple):
        if isinstance(thing, list):
            yield name, thing
        for part in thing:
            yield from _changeable(part, name)
        return
    yield name, thing
    for part in fields(thing, SHARED):
        yield from _changeable(getattr(thing, part), part)


def fields(thing: object, left_out: frozenset[str]) -> list[str]:
    """What an object holds, by name, compiled or interpreted."""
    names = [name for name in dir(thing) if not name.startswith("_") and name not in left_out]
    return [name for name in names if not callable(getattr(thing, name))]


def facts(thing: object, left_out: frozenset[str] = SHARED) -> object:
    """All that this holds, by name: what two that are the same have in common."""
    if isinstance(thing, list | tuple):
        return [facts(part, left_out) for part in thing]
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, Hand):
        return list(thing.faces)  # what else it holds only makes answers faster
    return {name: facts(getattr(thing, name), left_out) for name in fields(thing, left_out)}
