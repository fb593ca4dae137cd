"""The choices of a player in a deal of its own, each with a cheap look at what else could have been done."""

from collections.abc import Callable
from typing import NamedTuple

from canasta_desktop.arena.judge.setup import SIEVE, JudgeSetup
from canasta_desktop.arena.judge.verdicts import RIVALS, FirstLook, first_look
from canasta_desktop.arena.training import TrainingDeal, played
from canasta_desktop.bots.players import player
from canasta_desktop.bots.search.chances import is_near_its_end
from canasta_desktop.bots.search.learned import usual_deals
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import State


class ChoiceKey(NamedTuple):
    """Which choice: its deal, from 1, and its number in it, from 0."""

    deal: int
    number: int


class SeenChoice(NamedTuple):
    """A choice among several actions: the position as text (`records`), what was done, what the first look saw.

    `near_end`: whether the match is near its end. There points are no measure: who plays for it gives some away.
    """

    key: ChoiceKey
    observation: str
    action: Action
    look: FirstLook
    near_end: bool = False


def seen_choices(setup: JudgeSetup, deal: int) -> list[SeenChoice]:
    """All choices of the judged player in this deal but those without an alternative, or without a kind that is wanted.

    It sits at all seats of one side, drawn from the seed; at the others sit players of the population.
    """
    sieve = player(SIEVE)
    deals = usual_deals(setup.rules())
    found: list[SeenChoice] = []
    for point in played_deal(setup, deal).choices:
        if point.player != setup.name:
            continue
        key = ChoiceKey(deal, point.number)
        look = first_look(point.view, point.action, sieve, choice_stream(setup, key), setup.kinds)
        if look.rivals:
            look = look._replace(rivals=look.rivals[:RIVALS])
            near_end = deals is not None and is_near_its_end(point.view.table, deals)
            found.append(SeenChoice(key, observation_text(point.view), point.action, look, near_end))
    return found


def choice_stream(setup: JudgeSetup, key: ChoiceKey) -> int:
    """The seed of all that is drawn to judge this choice."""
    return derived_seed(setup.seed, "judge", key.deal, key.number)


def played_deal(setup: JudgeSetup, deal: int, watch: Callable[[State], None] | None = None) -> TrainingDeal:
    """A deal of the judged player's, at all seats of a side, and of players of the population (`training.played`)."""
    policies = {name: player(name) for name in {setup.name, *setup.population}}
    return played(setup.rules(), policies, seated(setup, deal), setup.seed, deal, watch)


def seated(setup: JudgeSetup, deal: int) -> list[str]:
    """Who plays in this deal, by seat."""
    seating = setup.rules().seating
    rng = Rng(derived_seed(setup.seed, "seats", deal))
    own = rng.below(seating.sides)
    population = setup.population
    return [setup.name if side == own else population[rng.below(len(population))] for side in seating.sides_of_seats()]
