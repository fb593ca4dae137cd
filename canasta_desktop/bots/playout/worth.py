"""What a world is worth once a playout is cut short: the counts of its sides, weighed (`counts`).

They are weighed one by one (`Worths`) or by what they mean together (`value_net`), whichever was learned for a game.
"""

from abc import ABC, abstractmethod
from typing import Final

from canasta_desktop.bots.playout.counts import COUNTS, counts, stage
from canasta_desktop.bots.playout.playing import MOST_ACTIONS, Playing
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import NOBODY

UNIT: Final = 64
"""A worth is kept in points times this."""


class Valuer(ABC):
    """Says what a position is worth for a side; what it goes by was learned."""

    @abstractmethod
    def value(self, state: State, side: int) -> int:
        """How far the side will be ahead of the mean of the others at the end of the deal, in points."""


class Worths(Valuer):
    """What was learned is added up: each count of a side is worth so much, by the stage of the deal."""

    def __init__(self, worths: list[int]) -> None:
        self.worths: Final = worths

    def value(self, state: State, side: int) -> int:
        """How far the side will be ahead of the mean of the others at the end of the deal, in points."""
        table = state.table
        worths = self.worths
        base = stage(table) * COUNTS
        own = 0
        others = 0
        sides = 0
        for other in range(len(table.melds)):
            found = counts(state, other)
            total = 0
            for at in range(COUNTS):
                if found[at]:
                    total += found[at] * worths[base + at]
            if other == side:
                own = total
            else:
                others += total
                sides += 1
        return (own - others // sides) // UNIT


def lead(state: State, account: int) -> int:
    """How far an account is ahead of the mean of the accounts of other sides in a deal that is over, in points."""
    table = state.table
    seating = table.rules.seating
    side = seating.account_side(table, account)
    own = 0
    total = 0
    others = 0
    for sheet in state.score():
        if sheet.account == account:
            own = sheet.total
        elif seating.account_side(table, sheet.account) != side:
            total += sheet.total
            others += 1
    return own - total // others


def play_some(
    tables: list[list[int]], valuer: Valuer, state: State, account: int, rng: Rng, noise: int, turns: int
) -> int:
    """Play so many turns, each seat by its own tables; how far the account's side is then taken to be ahead.

    Where the deal ends before, how far it is ahead at the end.
    """
    table = state.table
    playing = Playing(tables, state, rng, noise)
    seat = table.turn.seat
    passed = 0
    actions = 0
    while not table.over:
        if table.turn.seat != seat:
            seat = table.turn.seat
            passed += 1
            if passed >= turns:
                return valuer.value(state, table.rules.seating.account_side(table, account))
        playing.step()
        actions += 1
        if actions > MOST_ACTIONS:
            state.end(NOBODY, None)
    return lead(state, account)
