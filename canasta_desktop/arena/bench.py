"""How fast the rules are, in processor time: deals played by random legal actions, standard players or fast play."""

import time
from dataclasses import dataclass
from typing import Final

from canasta_desktop.arena.game import Contestant, play_deal
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.players import player
from canasta_desktop.bots.playout import playing
from canasta_desktop.bots.playout.tables import unfitted
from canasta_desktop.bots.search.learned import NothingLearned, learned
from canasta_desktop.bots.search.searching import Expert
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.playout import play_out
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import deal_seed, derived_seed
from canasta_desktop.rules.state import DealStart, State


@dataclass(frozen=True)
class Measure:
    """A run of the bench, in seconds of processor time.

    `core` says which kind of code ran, `interpreted` or `compiled`; `play` how.
    """

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
    state = _dealt(rules, number, seed)
    actions = play_out(state, Rng(derived_seed(seed, "random", number)))
    state.score()
    return actions


def standard_deal(rules: RuleSet, number: int, seed: int) -> int:
    """Play one deal between standard players; the number of actions it took."""
    state = _dealt(rules, number, seed)
    everybody = Contestant(player("standard-1"), ThinkTimes())
    actions = play_deal(state, [everybody] * rules.seating.players, seed)
    state.score()
    return actions


def fast_deal(rules: RuleSet, number: int, seed: int) -> int:
    """Play one deal as a search plays it on; the number of actions it took."""
    try:
        tables = learned(rules).tables
    except NothingLearned:
        tables = unfitted()
    state = _dealt(rules, number, seed)
    rng = Rng(derived_seed(seed, "fast", number))
    actions = playing.play_out(tables, state, rng, Expert.effort.noise)
    state.score()
    return actions


def _dealt(rules: RuleSet, number: int, seed: int) -> State:
    """The deal of this number, nothing scored before it."""
    seating = rules.seating
    start = DealStart(number, (number - 1) % seating.players, (0,) * seating.accounts())
    return State.deal(rules, start, deal_seed(seed, number))


PLAY: Final = {"random": random_deal, "standard": standard_deal, "fast": fast_deal}
"""How deals can be played, by name."""


def bench(system: str, players: int, deals: int, seed: int, play: str = "random") -> Measure:
    """Play so many deals and measure; scoring each is included. Raises OptionError."""
    rules = rule_set(system, players)
    one_deal = PLAY[play]
    for number in range(1, min(deals, 5) + 1):
        one_deal(rules, number, seed)  # so that nothing is measured that happens only once
    begun = time.process_time()
    actions = sum([one_deal(rules, number, seed) for number in range(1, deals + 1)])
    seconds = time.process_time() - begun
    return Measure(system, players, core(), play, deals, actions, seconds, deals / seconds, deals * players / seconds)


def core() -> str:
    """Whether the rules run compiled or interpreted."""
    from canasta_desktop.rules import generator

    return "interpreted" if (generator.__file__ or "").endswith(".py") else "compiled"
