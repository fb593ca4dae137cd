"""How fast the rules are, in processor time: deals played by random legal actions, standard players or fast play."""

import time
from dataclasses import dataclass
from typing import Final, NamedTuple

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


class Seeds(NamedTuple):
    """What a deal of the bench begins from: its `number` from 1, the seed of its `cards` and that of its `play`."""

    number: int
    cards: int
    play: int


def random_deal(rules: RuleSet, seeds: Seeds) -> int:
    """Play one deal, each legal step equally likely; the number of actions it took."""
    state = _dealt(rules, seeds)
    actions = play_out(state, Rng(seeds.play))
    state.score()
    return actions


def standard_deal(rules: RuleSet, seeds: Seeds) -> int:
    """Play one deal between standard players; the number of actions it took."""
    state = _dealt(rules, seeds)
    everybody = Contestant(player("standard-1"), ThinkTimes())
    actions = play_deal(state, [everybody] * rules.seating.players, seeds.play)
    state.score()
    return actions


def fast_deal(rules: RuleSet, seeds: Seeds) -> int:
    """Play one deal as a search plays it on; the number of actions it took."""
    try:
        tables = learned(rules).tables
    except NothingLearned:
        tables = unfitted()
    state = _dealt(rules, seeds)
    actions = playing.play_out(tables, state, Rng(seeds.play), Expert.effort.noise)
    state.score()
    return actions


def _dealt(rules: RuleSet, seeds: Seeds) -> State:
    """The deal of these seeds, nothing scored before it."""
    seating = rules.seating
    start = DealStart(seeds.number, (seeds.number - 1) % seating.players, (0,) * seating.accounts())
    return State.deal(rules, start, seeds.cards)


PLAY: Final = {"random": random_deal, "standard": standard_deal, "fast": fast_deal}
"""How deals can be played, by name."""


def bench(system: str, players: int, deals: int, seed: int, play: str = "random") -> Measure:
    """Play so many deals and measure; to shuffle and score each is included. Raises OptionError."""
    rules = rule_set(system, players)
    one_deal = PLAY[play]
    # Worked out before: a search draws its seeds from a stream, and none by a hash.
    seeds = [Seeds(number, deal_seed(seed, number), derived_seed(seed, play, number)) for number in range(1, deals + 1)]
    for one in seeds[:5]:
        one_deal(rules, one)  # so that nothing is measured that happens only once
    begun = time.process_time()
    actions = sum([one_deal(rules, one) for one in seeds])
    seconds = time.process_time() - begun
    return Measure(system, players, core(), play, deals, actions, seconds, deals / seconds, deals * players / seconds)


def core() -> str:
    """Whether the rules run compiled or interpreted."""
    from canasta_desktop.rules import generator

    return "interpreted" if (generator.__file__ or "").endswith(".py") else "compiled"
