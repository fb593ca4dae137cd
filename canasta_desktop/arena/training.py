"""Deals of a mixed company: every choice with what its player could see, and how the deal ended.

Who learns or is judged only among its like has seen half of what happens at a table. Here each seat is drawn from a
population, so that strong and hasty players meet as partners and as opponents, at scores as they stand in matches.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from canasta_desktop.arena.game import drawn_scores
from canasta_desktop.bots.players import player
from canasta_desktop.bots.policy import Policy
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import choice_seed, deal_seed, derived_seed
from canasta_desktop.rules.state import DealStart, State


class ChoicePoint(NamedTuple):
    """A choice that was made: `number` in the deal from 0, what the seat saw, what it did."""

    number: int
    player: str
    view: Observation
    action: Action


class TrainingDeal(NamedTuple):
    """A deal that was played: who sat where, each choice in order, and what each account scored."""

    number: int
    players: tuple[str, ...]
    choices: tuple[ChoicePoint, ...]
    gained: tuple[int, ...]


def training_deals(
    rules: RuleSet, population: Sequence[str], seed: int, numbers: Iterable[int]
) -> Iterator[TrainingDeal]:
    """The deals of these numbers, from 1, each seat drawn from the population. Raises LevelError.

    A deal depends on the rules, the population, the seed and its own number alone.
    """
    policies = {name: player(name) for name in population}
    for number in numbers:
        rng = Rng(derived_seed(seed, "seats", number))
        seats = [population[rng.below(len(population))] for _ in range(rules.seating.players)]
        yield played(rules, policies, seats, seed, number)


def played(
    rules: RuleSet,
    policies: Mapping[str, Policy],
    seats: Sequence[str],
    seed: int,
    number: int,
    watch: Callable[[State], None] | None = None,
) -> TrainingDeal:
    """Play deal `number`, the first dealer and the scores before it drawn from the seed; `seats` are names by seat.

    `watch` is shown all cards before each choice, and leaves them as they are.
    """
    seating = rules.seating
    own = derived_seed(seed, "deal", number)
    rng = Rng(derived_seed(own, "start"))
    start = DealStart(1, seating.first_dealer(rng), drawn_scores(rules, rng))
    state = State.deal(rules, start, deal_seed(own, 1))
    table = state.table
    choices: list[ChoicePoint] = []
    while not table.over:
        if watch:
            watch(state)
        seat = table.to_act()
        view = state.observe(seat)
        stream = Rng(choice_seed(own, table.number, seat, len(choices)))
        action = policies[seats[seat]].choose(view, stream).action
        choices.append(ChoicePoint(len(choices), seats[seat], view, action))
        state.apply(action)
    gained = [0] * seating.accounts()
    for sheet in state.score():
        gained[sheet.account] += sheet.total
    return TrainingDeal(number, tuple(seats), tuple(choices), tuple(gained))
