"""What else could have been done: the legal steps, of equal ones one, and not too many of a kind."""

from typing import Final

from canasta_desktop.rules.actions import Action, Ask, Discard, LayMeld, Play, Take
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.going_out_ways import can_go_out
from canasta_desktop.rules.observation import Observation

MOST: Final = {LayMeld: 8, Take: 6, Discard: 20}
"""By class: steps of it that are looked at; those in between are left out."""


def alternatives(view: Observation, chosen: Action) -> list[Action]:
    """Legal actions other than `chosen`, none of which differs from it or from another by equal cards alone."""
    has_runs = view.table.rules.melds.has_runs
    found: dict[object, Action] = {_key(chosen, has_runs): chosen}
    for action in legal(view.table, view.hand):
        if not isinstance(action, Ask) or can_go_out(view.table, view.hand):  # else the answer changes nothing
            found.setdefault(_key(action, has_runs), action)
    others = list(found.values())[1:]
    kept: list[Action] = []
    for kind in dict.fromkeys([type(action) for action in others]):
        kept += _spread([action for action in others if type(action) is kind], MOST.get(kind, len(others)))
    return kept


def _spread(actions: list[Action], most: int) -> list[Action]:
    """At most so many of them, from the whole of the list."""
    count = len(actions)
    return actions if count <= most else [actions[at * count // most] for at in range(most)]


def _key(action: Action, has_runs: bool) -> object:
    """Equal for actions that differ in suits alone, where suits mean nothing."""
    if has_runs:
        return action
    if isinstance(action, Discard):
        return Discard, action.card >> 2
    if isinstance(action, LayMeld):
        return LayMeld, _plays_key(action.plays)
    if isinstance(action, Take):
        shown = _plays_key((Play(action.cards, action.onto),))
        return Take, shown, _plays_key(action.plays), action.rest, action.keep
    return action


def _plays_key(plays: tuple[Play, ...]) -> tuple[object, ...]:
    return tuple(sorted([(play.onto, tuple(sorted([card >> 2 for card in play.cards]))) for play in plays]))
