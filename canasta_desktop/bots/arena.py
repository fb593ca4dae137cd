"""Matches between computer players, the same deals played from every side.

A *round* is one match seed played once for each way to hand the sides out: with two sides and two
levels both play both sides of the same deals, so that luck of the cards cancels out. What a match
gives depends on its number, the seed and the levels alone, never on how many processes share the work.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import NamedTuple

from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.policy import Policy
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.seeds import choice_seed, deal_seed, derived_seed, first_dealer_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import NOBODY

MOST_DEALS = 300
"""A match that is not decided by then is called: the higher total wins."""

Progress = Callable[[int, int], None]
"""Told the matches played and the matches wanted."""


@dataclass(frozen=True)
class Series:
    """What is to be played: `levels` are handed out to the sides in turn; `matches` in all; `options` by name."""

    system: str
    players: int
    levels: tuple[str, ...]
    matches: int
    seed: int
    options: tuple[tuple[str, Value], ...] = ()


class MatchResult(NamedTuple):
    """How one match ended: `scores` by account, `levels` by account; `winner` is an account or NOBODY."""

    levels: tuple[str, ...]
    scores: tuple[int, ...]
    winner: int
    deals: int
    went_out: int


@dataclass(frozen=True)
class Summary:
    """A series in figures. Shares are 0 to 1; points are per match.

    `difference` is how far the first level is ahead of the mean of the others, with the 95 % interval
    of that mean over rounds; `win_interval` is that of the first level's win share; `mean_score` is what
    an account scores in a deal.
    """

    series: Series
    win_share: dict[str, float]
    win_interval: tuple[float, float]
    difference: float
    difference_interval: tuple[float, float]
    mean_score: float
    deals: int
    deals_per_match: float
    deals_per_second: float
    went_out_share: float
    seconds: float


def play_deal(state: State, players: Sequence[Policy], match_seed: int) -> int:
    """Play a deal to its end, `players` by seat; the number of actions it took.

    The players see the table itself, not a copy: they are pure, and a test holds them to it.
    """
    table = state.table
    actions = 0
    while not table.over:
        seat = table.to_act()
        view = Observation(seat, table, state.hands[seat])
        choice = players[seat].choose(view, Rng(choice_seed(match_seed, table.number, seat, actions)))
        state.apply(choice.action)
        actions += 1
    return actions


def play_match(rules: RuleSet, levels: Sequence[str], match_seed: int) -> MatchResult:
    """Play one match; `levels` by side, the first dealer drawn from the seed (CL-1.6)."""
    seating = rules.seating
    sides = seating.sides_of_seats()
    players = [policy(levels[side]) for side in sides]
    totals = [0] * seating.accounts()
    dealer = seating.first_dealer(Rng(first_dealer_seed(match_seed)))
    deals = went_out = 0
    winner = NOBODY
    while winner == NOBODY and deals < MOST_DEALS:
        deals += 1
        state = State.deal(rules, DealStart(deals, dealer, tuple(totals)), deal_seed(match_seed, deals))
        play_deal(state, players, match_seed)
        went_out += state.table.out != NOBODY
        sheets = state.score()
        for sheet in sheets:
            totals[sheet.account] += sheet.total
        winner = rules.scoring.winner(totals, deals, sheets)
        dealer = seating.next_dealer(state.table.dealer)
    if winner == NOBODY and totals.count(max(totals)) == 1:
        winner = totals.index(max(totals))
    by_account = tuple([levels[sides[_seat_of(rules, account)]] for account in range(len(totals))])
    return MatchResult(by_account, tuple(totals), winner, deals, went_out)


def _seat_of(rules: RuleSet, account: int) -> int:
    """A seat whose score this account keeps."""
    seats = range(rules.seating.players)
    return next(seat for seat in seats if rules.seating.account(seat) == account)


def simulate(series: Series, jobs: int = 1, progress: Progress | None = None) -> Summary:
    """Play the series on `jobs` processes. Raises OptionError and LevelError before anything is played."""
    rule_set(series.system, series.players, dict(series.options))
    for level in series.levels:
        policy(level)
    begun = time.perf_counter()
    results: list[MatchResult] = []
    for result in _results(series, jobs):
        results.append(result)
        if progress is not None:
            progress(len(results), series.matches)
    return _summary(series, results, time.perf_counter() - begun)


Task = tuple[Series, int]
"""The series and the number of the match: all that another process is told."""


def _results(series: Series, jobs: int) -> Iterator[MatchResult]:
    """The results in the order of the matches' numbers."""
    tasks = [(series, at) for at in range(series.matches)]
    if jobs <= 1:
        yield from map(_play_numbered, tasks)
        return
    # Spawned, so that it is the same on every system and nothing of this process is inherited.
    with get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap(_play_numbered, tasks)


def _play_numbered(task: Task) -> MatchResult:
    """A match of the series: its round gives the seed, its place in the round who plays which side."""
    series, number = task
    rules = rule_set(series.system, series.players, dict(series.options))
    levels = series.levels
    round_number, shift = divmod(number, len(levels))
    by_side = [levels[(side + shift) % len(levels)] for side in range(rules.seating.sides)]
    return play_match(rules, by_side, derived_seed(series.seed, "match", round_number))


def _summary(series: Series, results: Sequence[MatchResult], seconds: float) -> Summary:
    """The figures of a series."""
    first = series.levels[0]
    wins = dict.fromkeys(series.levels, 0.0)
    for result in results:
        if result.winner != NOBODY:
            wins[result.levels[result.winner]] += 1
    deals = sum([result.deals for result in results])
    share = {name: count / len(results) for name, count in wins.items()}
    size = len(series.levels)
    leads = [_lead(result, first) for result in results]
    rounds = [sum(leads[at : at + size]) / len(leads[at : at + size]) for at in range(0, len(leads), size)]
    return Summary(
        series=series,
        win_share=share,
        win_interval=wilson(share[first], len(results)),
        difference=sum(leads) / len(leads),
        difference_interval=_interval(rounds),
        mean_score=sum([sum(result.scores) / len(result.scores) for result in results]) / deals,
        deals=deals,
        deals_per_match=deals / len(results),
        deals_per_second=deals / seconds,
        went_out_share=sum([result.went_out for result in results]) / deals,
        seconds=seconds,
    )


def _lead(result: MatchResult, level: str) -> float:
    """How many points the accounts of `level` are ahead of the mean of the others, 0 if there are none."""
    own = [score for score, name in zip(result.scores, result.levels, strict=True) if name == level]
    others = [score for score, name in zip(result.scores, result.levels, strict=True) if name != level]
    return sum(own) / len(own) - sum(others) / len(others) if own and others else 0.0


def _interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of these values, taken as normal."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean
    spread = math.sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values))
    return mean - 1.96 * spread, mean + 1.96 * spread


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in `count` trials."""
    z = 1.96
    middle = share + z * z / (2 * count)
    width = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return (middle - width) / scale, (middle + width) / scale
