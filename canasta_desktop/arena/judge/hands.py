"""What hands really hold, counted in deals that are not judged, so that a choice is judged in worlds as they come.

A world fits all that is known. Drawn evenly beyond that, its hands hold what nobody keeps: who has two cards left would
have laid what fits its melds. Of piles taken with the way out in hand such worlds told losses five times as large as
those that the true cards came to. So it is counted, by kind of card (`bots/search/beliefs.py`) and length of the hand,
in deals of the same players, the true cards of which are known: these odds are nobody's estimate.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple, Self

from canasta_desktop.arena.judge.choices import played_deal, seated
from canasta_desktop.arena.judge.setup import JudgeSetup
from canasta_desktop.bots.search.beliefs import KINDS, NOTHING_TOLD, kinds_by_seat, tallied
from canasta_desktop.rules.observation import SURE, Observation
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import Turn

SHORT: Final = 3
"""A hand of so many cards is a short one; one of more than three quarters of what is dealt a long one."""
LENGTHS: Final = 3
"""Lengths of a hand: short, middle, long."""
FEWEST: Final = 20.0
"""From fewer cards by chance nothing is learned."""

Cell = tuple[int, int]
"""A length of hand and a kind of card."""


class HandCounts(NamedTuple):
    """By cell, length after length: cards that hands held, and how many there would be by chance."""

    held: tuple[int, ...] = (0,) * (LENGTHS * (KINDS + 1))
    by_chance: tuple[float, ...] = (0.0,) * (LENGTHS * (KINDS + 1))

    @classmethod
    def together(cls, counts: Iterable["HandCounts"]) -> Self:
        """The counts of several deals, in their order: sums of fractions are not the same in any other."""
        held, by_chance = zip(*counts, strict=True)
        return cls(tuple(map(sum, zip(*held, strict=True))), tuple(map(sum, zip(*by_chance, strict=True))))

    def more_often(self, cells: list[Cell]) -> float | None:
        """How much more often cards of these cells are held than by chance; None where too few are known."""
        by_chance = sum([self.by_chance[_index(cell)] for cell in cells])
        return sum([self.held[_index(cell)] for cell in cells]) / by_chance if by_chance >= FEWEST else None


class HandOdds(NamedTuple):
    """By length of hand and kind of card, of SURE: how likely it is held, as against one of which nothing is told."""

    by_length: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, counts: HandCounts) -> Self:
        """The odds that follow. A kind of which hands of a length tell too little goes by those of all lengths."""
        return cls(tuple([tuple([_odds(counts, length, kind) for kind in range(KINDS)]) for length in range(LENGTHS)]))

    def at(self, view: Observation) -> list[list[int]]:
        """By seat and rank, for `Observation.sample`."""
        table = view.table
        found: list[list[int]] = []
        for seat, kinds in enumerate(kinds_by_seat(view)):
            odds = self.by_length[_length(table.rules, table.sizes[seat])]
            found.append([SURE if kind is None else odds[kind] for kind in kinds])
        return found


def hand_counts(setup: JudgeSetup, deal: int) -> HandCounts:
    """What hands hold in this deal, from 1, at each turn of the judged player; the deal is none of those judged."""
    others = replace(setup, seed=derived_seed(setup.seed, "hands"))
    counter = _Counter([name == setup.name for name in seated(others, deal)])
    played_deal(others, deal, counter.watch)
    return HandCounts(tuple(counter.held), tuple(counter.by_chance))


class _Counter:
    """Counts once a turn, where the seat in turn is one that `counts`."""

    def __init__(self, counts: list[bool]) -> None:
        self.counts: Final = counts
        self.held: Final = list(HandCounts().held)
        self.by_chance: Final = list(HandCounts().by_chance)
        self._turn: Turn | None = None

    def watch(self, state: State) -> None:
        """See `training.played`."""
        table = state.table
        if self._turn is table.turn or not self.counts[table.turn.seat]:
            return
        self._turn = table.turn
        for one in tallied(state):
            at = _index((_length(table.rules, table.sizes[one.seat]), one.kind))
            self.held[at] += one.held
            self.by_chance[at] += one.by_chance


def _index(cell: Cell) -> int:
    length, kind = cell
    return length * (KINDS + 1) + kind


def _length(rules: RuleSet, size: int) -> int:
    return (size > SHORT) + (size > max(SHORT, rules.dealing.hand * 3 // 4))


def _odds(counts: HandCounts, length: int, kind: int) -> int:
    for lengths in ([length], range(LENGTHS)):
        usual = counts.more_often([(at, NOTHING_TOLD) for at in lengths])
        told = counts.more_often([(at, kind) for at in lengths])
        if usual and told is not None:
            return min(SURE, round(SURE * told / usual))
    return SURE
