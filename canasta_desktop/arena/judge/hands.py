"""What hands really hold, counted in deals that are not judged, so that a choice is judged in worlds as they come.

A world fits all that is known. Drawn evenly beyond that, its hands hold what nobody keeps: who has two cards left would
have laid what fits its melds. Of piles taken with the way out in hand such worlds told losses five times as large as
those that the true cards came to. So it is counted (`bots/search/hand_odds.py`) in deals of the same players, the true
cards of which are known: these odds are nobody's estimate.
"""

from dataclasses import replace
from typing import Final

from canasta_desktop.arena.judge.choices import played_deal, seated
from canasta_desktop.arena.judge.setup import JudgeSetup
from canasta_desktop.bots.search.hand_odds import HandCounter, HandCounts
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import Turn


def hand_counts(setup: JudgeSetup, deal: int) -> HandCounts:
    """What hands hold in this deal, from 1, at each turn of the judged player; the deal is none of those judged."""
    others = replace(setup, seed=derived_seed(setup.seed, "hands"))
    turns = _Turns([name == setup.name for name in seated(others, deal)])
    played_deal(others, deal, turns.watch)
    return turns.counter.counts()


class _Turns:
    """Counts once a turn, where the seat in turn is one that `counts`."""

    def __init__(self, counts: list[bool]) -> None:
        self.counts: Final = counts
        self.counter: Final = HandCounter()
        self._turn: Turn | None = None

    def watch(self, state: State) -> None:
        """See `training.played`."""
        table = state.table
        if self._turn is not table.turn and self.counts[table.turn.seat]:
            self._turn = table.turn
            self.counter.add(state)
