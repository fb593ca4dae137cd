"""The reference: what an action comes to in a world drawn at random, when a player that never changes plays on."""

from collections.abc import Sequence

from canasta_desktop.bots.policy import Policy
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import State

Odds = Sequence[Sequence[int]]
"""By seat and rank, how likely cards are in that hand (`Observation.sample`)."""


def lead_after(
    view: Observation, action: Action, policy: Policy, seed: int, world: int, odds: Odds | None = None
) -> int:
    """How far the own account is ahead at the end of the deal, in points, where `policy` plays all seats on.

    The world with this number is the same for every action, and so is the stream of random numbers that is played with:
    what two actions differ by is due to them. Without `odds` it is drawn evenly. `view` is left as it is.
    """
    state = view.sample(Rng(derived_seed(seed, "world", world)), odds)
    state.apply(action)
    _play_on(state, policy, Rng(derived_seed(seed, "playout", world)))
    return _lead(state, view.seat)


def _play_on(state: State, policy: Policy, rng: Rng) -> None:
    """Play the deal to its end."""
    table = state.table
    while not table.over:
        seat = table.to_act()
        state.apply(policy.choose(Observation(seat, table, state.hands[seat]), rng).action)


def _lead(state: State, seat: int) -> int:
    """Points of the seat's account in this deal, less those of the best account of another side."""
    table = state.table
    seating = table.rules.seating
    own = seating.account(seat)
    totals = [0] * seating.accounts()
    for sheet in state.score():
        totals[sheet.account] += sheet.total
    others = [
        total
        for account, total in enumerate(totals)
        if account != own and seating.account_side(table, account) != table.side(seat)
    ]
    return totals[own] - max(others)
