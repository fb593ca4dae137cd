"""The levels against each other and against players that never change: what is played, and the table made of it.

The table is data (`bots.strength`), from which the program's page and the README say how strong the levels are.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

from canasta_desktop.arena.contest import Contest, Pairing
from canasta_desktop.arena.contest_run import ContestRun, Limits
from canasta_desktop.arena.figures import PairingFigures
from canasta_desktop.arena.fingerprint import Game, fingerprint, fingerprint_again, learned
from canasta_desktop.arena.ratings import ratings
from canasta_desktop.arena.report import think_times
from canasta_desktop.arena.rounds import SWAPS
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.baselines.monte_carlo import MonteCarlo
from canasta_desktop.bots.levels import LEVELS, policy
from canasta_desktop.bots.players import BASELINES
from canasta_desktop.bots.search.learned import learned_digest
from canasta_desktop.bots.strength import GameStrength, LevelMeasure, Rated, StrengthTable, WinShare
from canasta_desktop.rules.systems import SYSTEMS

TOO_SLOW: Final = (MonteCarlo.name,)
"""Who takes a second for a turn is no part of the pool."""
OTHERS: Final = 10
"""Two players that are no neighbours among the levels meet so many times less often: that ties the scale together."""
PLACES: Final = 4
"""Digits of a share behind the point."""
KEY_POSITIONS: Final = 24
"""So many of a game, however long a level thinks."""
THINK_DIGITS: Final = 2
"""Digits of a think time that mean something."""


class TooFewMatches(Exception):
    """The ladder is not played far enough for a table; the message says what to do."""


def pool() -> tuple[str, ...]:
    """Who plays: the levels, the strongest first, and the players beside them."""
    return (*reversed(LEVELS), *[name for name in BASELINES if name not in TOO_SLOW])


def ladder_games() -> list[Game]:
    """The first game with four players and with two."""
    system, forms = next(iter(SYSTEMS.items()))
    return [(system, players) for players in dict.fromkeys([forms.usual_players(), 2])]


def ladder_contests(seed: int) -> list[Contest]:
    """Matches of these games."""
    return [Contest(system, players, pool(), seed) for system, players in ladder_games()]


def ladder_limits(contest: Contest, matches: int) -> Limits:
    """`matches` for each pair of neighbours, far fewer for all others."""
    rounds = max(1, matches // SWAPS)
    few = max(1, rounds // OTHERS)
    by_pairing = [rounds if are_neighbours(pairing) else few for pairing in contest.pairings()]
    return Limits(rounds, rounds_by_pairing=tuple(by_pairing))


def are_neighbours(pairing: Pairing) -> bool:
    """Whether the second player is the level just below the first."""
    levels = list(LEVELS)
    stronger, weaker = pairing.names
    return stronger in LEVELS and weaker in LEVELS and levels.index(stronger) == levels.index(weaker) + 1


def ladder_key(contest: Contest) -> str:
    """What a record of this game is kept under: of levels that choose otherwise by now, no match is gone on with."""
    game = contest.system, contest.players
    found = [fingerprint_again(policy(level), [game], KEY_POSITIONS).choices for level in LEVELS]
    return hashlib.sha256(" ".join([*found, learned_digest(contest.rules())]).encode()).hexdigest()[:8]


def learned_of(games: Iterable[Game]) -> str:
    """A digest of what was learned of the rule systems of these games."""
    return learned({system for system, _ in games})


def strength_table(runs: Sequence[ContestRun], matches: int) -> StrengthTable:
    """The table of these runs. Raises TooFewMatches, and NoRatings where nothing can rate them."""
    seed = runs[0].contest.seed
    games = tuple([_game(run) for run in runs])
    times: dict[str, ThinkTimes] = {}
    for run in runs:
        for name, its in think_times(run.figures()).items():
            times.setdefault(name, ThinkTimes()).update(its)
    played = [(run.contest.system, run.contest.players) for run in runs]
    levels = tuple([_measure(level, times[level], played) for level in LEVELS])
    return StrengthTable(seed, matches, games, levels, learned_of(played))


def _game(run: ContestRun) -> GameStrength:
    all_figures = run.figures()
    met = {name for one in all_figures for name in one.pairing.names}
    neighbours = [one for one in all_figures if are_neighbours(one.pairing)]
    if len(neighbours) < len(LEVELS) - 1 or met != set(run.contest.names):
        raise TooFewMatches(
            f"{run.contest.system} with {run.contest.players} players: not every pair of levels has met yet; give it "
            "more --seconds, or go on with the --record"
        )
    rated = [
        Rated(one.name, round(one.rating), round(one.interval[0]), round(one.interval[1]))
        for one in ratings(run.contest.names, all_figures)
    ]
    games = SWAPS * sum([one.rounds for one in all_figures])
    wins = [(one.pairing.names[0], _win_share(one)) for one in neighbours]
    return GameStrength(run.contest.system, run.contest.players, games, tuple(rated), tuple(wins))


def _win_share(one: PairingFigures) -> WinShare:
    low, high = [round(bound, PLACES) for bound in one.win_interval]
    return WinShare(round(one.win_share, PLACES), low, high, SWAPS * one.rounds)


def _measure(level: str, times: ThinkTimes, games: Sequence[Game]) -> LevelMeasure:
    shares = [float(f"{times.percentile(share):.{THINK_DIGITS}g}") for share in (0.5, 0.95, 1.0)]
    p50, p95, longest = shares
    found = fingerprint(policy(level), games)
    return LevelMeasure(level, p50, p95, longest, round(times.cut_share, PLACES), found.positions, found.choices)
