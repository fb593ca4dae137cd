"""Flat Monte Carlo: every choice played out in a few worlds, the best mean taken. Never tuned."""

from typing import Final

from canasta_desktop.bots.baselines.rule_lists import Hasty
from canasta_desktop.bots.policy import Decision, Policy
from canasta_desktop.rules.actions import Action, Discard
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State

WORLDS: Final = 10
MOST_OPTIONS: Final = 12


class MonteCarlo(Policy):
    """The legal step that leads furthest ahead on average, where all play on hastily in worlds drawn at random."""

    name = "monte-carlo-1"

    def __init__(self) -> None:
        self._player = Hasty()

    def choose(self, view: Observation, rng: Rng) -> Decision:
        options = _options(view)
        if len(options) == 1:
            return Decision(options[0])
        account = view.table.rules.seating.account(view.seat)
        sums = [0] * len(options)
        for _ in range(WORLDS):
            world, seed = view.sample(rng), rng.word()
            for at, option in enumerate(options):
                state = world.copy()
                state.apply(option)
                sums[at] += self._lead(state, account, Rng(seed))
        return Decision(options[sums.index(max(sums))])

    def _lead(self, state: State, account: int, rng: Rng) -> int:
        """How far the account is ahead when the deal has been played to its end."""
        table = state.table
        while not table.over:
            seat = table.to_act()
            state.apply(self._player.choose(Observation(seat, table, state.hands[seat]), rng).action)
        totals = [(sheet.account == account, sheet.total) for sheet in state.score()]
        others = [total for is_own, total in totals if not is_own]
        return sum([total for is_own, total in totals if is_own]) - max(others)


def _options(view: Observation) -> list[Action]:
    """The legal steps, of discards one a rank."""
    found: dict[object, Action] = {}
    for action in legal(view.table, view.hand):
        found.setdefault(action.card >> 2 if isinstance(action, Discard) else action, action)
    return list(found.values())[:MOST_OPTIONS]
