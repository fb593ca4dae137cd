"""How likely cards are in a hand, by their kind and the length of the hand, as counted where the true cards are known.

Who has two cards left would have laid what fits its melds; a hand of fourteen holds three times as much of it. Counted
over all hands together, long ones are thought to hold a third of what they do: Expert by length of the hand is 45 (22)
points a deal ahead of Expert without (1,352 deals of classic with four). Strong, in eight worlds, loses by them.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Self

from canasta_desktop.bots.search.beliefs import KINDS, NOTHING_TOLD, kinds_by_seat, tallied
from canasta_desktop.rules.observation import SURE, Observation
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import State

SHORT: Final = 3
"""A hand of so many cards is a short one; one of more than three quarters of what is dealt a long one."""
LENGTHS: Final = 3
"""Lengths of a hand: short, middle, long."""
ANY: Final = range(LENGTHS)
"""A hand of any length."""
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


class HandCounter:
    """Counts what hands hold in one position after another."""

    def __init__(self) -> None:
        nothing = HandCounts()
        self._held: Final = list(nothing.held)
        self._by_chance: Final = list(nothing.by_chance)

    def add(self, state: State) -> None:
        """Count what the hands but that in turn hold."""
        table = state.table
        for one in tallied(state):
            at = _index((_length(table.rules, table.sizes[one.seat]), one.kind))
            self._held[at] += one.held
            self._by_chance[at] += one.by_chance

    def counts(self) -> HandCounts:
        """All that was counted so far."""
        return HandCounts(tuple(self._held), tuple(self._by_chance))


class HandOdds(NamedTuple):
    """By length of hand and kind of card, of SURE: how likely it is held, as against one of which nothing is told."""

    by_length: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, counts: HandCounts) -> Self:
        """The odds that follow. A kind of which hands of a length tell too little goes by those of all lengths."""
        every = odds_by_kind(counts)
        found = [zip(_odds(counts, [length]), every, strict=True) for length in ANY]
        return cls(tuple([tuple([usual if odds is None else odds for odds, usual in one]) for one in found]))

    @classmethod
    def alike(cls, by_kind: Sequence[int]) -> Self:
        """These odds by kind, in a hand of any length."""
        return cls((tuple(by_kind),) * LENGTHS)

    def at(self, view: Observation) -> list[list[int]]:
        """By seat and rank, for `Observation.sample`. The own hand is known, and has none."""
        table = view.table
        found: list[list[int]] = []
        for seat, kinds in enumerate(kinds_by_seat(view)):
            odds = self.by_length[_length(table.rules, table.sizes[seat])]
            found.append([SURE if kind is None else odds[kind] for kind in kinds])
        return found


def odds_by_kind(counts: HandCounts) -> list[int]:
    """By kind of card, of SURE: the odds in a hand of any length."""
    return [SURE if odds is None else odds for odds in _odds(counts, ANY)]


def _index(cell: Cell) -> int:
    length, kind = cell
    return length * (KINDS + 1) + kind


def _length(rules: RuleSet, size: int) -> int:
    return (size > SHORT) + (size > max(SHORT, rules.dealing.hand * 3 // 4))


def _odds(counts: HandCounts, lengths: Iterable[int]) -> list[int | None]:
    """By kind, in hands of these lengths; None of what they tell too little of."""
    kinds = [[(length, kind) for length in lengths] for kind in range(KINDS + 1)]
    usual, *told = [counts.more_often(cells) for cells in (kinds[NOTHING_TOLD], *kinds[:NOTHING_TOLD])]
    return [min(SURE, round(SURE * often / usual)) if usual and often is not None else None for often in told]
