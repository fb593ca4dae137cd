"""How fast the rules are: deals played by random legal actions."""

import time
from dataclasses import dataclass
from typing import Final

from canasta_desktop.arena.game import Contestant, play_deal
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.players import player
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.playout import play_out
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import deal_seed, derived_seed
from canasta_desktop.rules.state import DealStart, State


@dataclass(frozen=True)
class Measure:
    """A run of the bench; `core` says which kind of code ran: `interpreted` or `compiled`, `play` how."""

    system: str
    players: int
    core: str
    play: str
    deals: int
    actions: int
    seconds: float
    deals_per_second: float
    hands_per_second: float
    """Hands dealt and played out: deals times players, each player's cards being one hand."""


def random_deal(rules: RuleSet, number: int, seed: int) -> int:
    """Play one deal, each legal step equally likely; the number of actions it took."""
    rng = Rng(derived_seed(seed, "random", number))
    seating = rules.seating
    start = DealStart(number, (number - 1) % seating.players, (0,) * seating.accounts())
    state = State.deal(rules, start, deal_seed(seed, number))
    actions = play_out(state, rng)
    state.score()
    return actions


def standard_deal(rules: RuleSet, number: int, seed: int) -> int:
    """Play one deal between standard players; the number of actions it took."""
    seating = rules.seating
    start = DealStart(number, (number - 1) % seating.players, (0,) * seating.accounts())
    state = State.deal(rules, start, deal_seed(seed, number))
    everybody = Contestant(player("standard-1"), ThinkTimes())
    actions = play_deal(state, [everybody] * seating.players, seed)
    state.score()
    return actions


PLAY: Final = {"random": random_deal, "standard": standard_deal}
"""How deals can be played, by name."""


def bench(system: str, players: int, deals: int, seed: int, play: str = "random") -> Measure:
    """Play so many deals and measure; scoring each is included. Raises OptionError."""
    rules = rule_set(system, players)
    one_deal = PLAY[play]
    for number in range(1, min(deals, 5) + 1):
        one_deal(rules, number, seed)  # so that nothing is measured that happens only once
    begun = time.perf_counter()
    actions = sum([one_deal(rules, number, seed) for number in range(1, deals + 1)])
    seconds = time.perf_counter() - begun
    return Measure(system, players, core(), play, deals, actions, seconds, deals / seconds, deals * players / seconds)


def core() -> str:
    """Whether the rules run compiled or interpreted."""
    from canasta_desktop.rules import generator

    return "interpreted" if (generator.__file__ or "").endswith(".py") else "compiled"
