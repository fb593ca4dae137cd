"""A level against one that never changes, in every game: what is still to be played, and the table of it.

A game that has been measured stays so until the level plays it otherwise. So the table grows from run to run, and after
a change only the games that it touches are played again.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from canasta_desktop.arena.contest_run import ContestRun
from canasta_desktop.arena.figures import Verdict
from canasta_desktop.arena.fingerprint import Game, fingerprint_again
from canasta_desktop.arena.rounds import SWAPS
from canasta_desktop.bots.players import player
from canasta_desktop.bots.policy import Policy
from canasta_desktop.bots.search.learned import learned_digest
from canasta_desktop.bots.series import SeriesGame, SeriesTable
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems import SYSTEMS

POSITIONS: Final = 3
"""Of a game, by which it is told whether the level still plays as it did."""
DIGITS: Final = 2
"""Digits of a think time that mean something."""


def all_games() -> list[Game]:
    """Every rule system with every number of players."""
    return [(system, players) for system in SYSTEMS for players in SYSTEMS[system].players()]


def known_games(table: SeriesTable) -> dict[Game, SeriesGame]:
    """The games of a table that still go for the level as it plays today, and show something."""
    policy = player(table.name)
    return {
        game.key: game
        for game in table.games
        if game.verdict != Verdict.UNDECIDED.value and game_choices(policy, game.key) == game.choices
    }


def game_choices(policy: Policy, game: Game) -> str:
    """What tells how a player plays a game: what it does in some positions, and what there is to have been learned."""
    shown = f"{fingerprint_again(policy, [game], POSITIONS).choices} {learned_digest(rule_set(*game))}"
    return hashlib.sha256(shown.encode()).hexdigest()[:16]


def series_of(names: Sequence[str], games: Iterable[SeriesGame]) -> SeriesTable:
    """The table of these games, in the order of the rule systems."""
    first, second = names
    found = {game.key: game for game in games}
    return SeriesTable(first, second, tuple([found[key] for key in all_games() if key in found]))


def games_of(run: ContestRun) -> Iterator[SeriesGame]:
    """What a run found, if it has begun."""
    contest = run.contest
    game = (contest.system, contest.players)
    for one in run.figures():
        points, low, high = [round(value) for value in (one.points_a_deal, *one.points_a_deal_interval)]
        p95, longest = [float(f"{one.times[0].percentile(share):.{DIGITS}g}") for share in (0.95, 1.0)]
        choices = game_choices(player(contest.names[0]), game)
        deals, verdict = SWAPS * one.rounds, one.verdict.value
        yield SeriesGame(*game, verdict, points, low, high, deals, contest.seed, p95, longest, choices)
