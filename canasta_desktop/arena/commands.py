"""The commands that play by themselves: `simulate`, `judge` and `bench`. All give JSON on stdout."""

import argparse
import json
import sys
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Final

from canasta_desktop.arena.arguments import (
    ALL,
    WRONG_USE,
    Subparsers,
    add_game,
    add_options,
    add_workers,
    count,
    scores,
    spread_of,
)
from canasta_desktop.arena.bench import PLAY, Measure, bench
from canasta_desktop.arena.contest import Contest, Span
from canasta_desktop.arena.contest_run import ContestRun, Limits, Progress
from canasta_desktop.arena.judge import command as judge
from canasta_desktop.arena.ratings import NoRatings, Rating, ratings
from canasta_desktop.arena.record import Record, RecordError
from canasta_desktop.arena.report import as_record, progress_line, table
from canasta_desktop.arena.rounds import read_round
from canasta_desktop.arena.scheduling import NoScheduler
from canasta_desktop.bots.levels import LevelError
from canasta_desktop.bots.players import PLAYERS
from canasta_desktop.bots.policy import level_called
from canasta_desktop.rules.options import OptionError
from canasta_desktop.rules.systems import SYSTEMS

USUAL_BOTS: Final = "skilled,beginner"


def add_parsers(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    """Add the commands; each sets `run`, which takes the parsed arguments and returns the exit status."""
    _add_simulate(subparsers.add_parser("simulate", help="matches between computer players, as JSON"))
    judge.add_parser(subparsers)
    parser = subparsers.add_parser("bench", help="speed of the rules in random play, as JSON")
    add_game(parser)
    parser.add_argument("--deals", type=count, default=200)
    parser.add_argument("--play", choices=list(PLAY), default="random", help="random legal play, or standard players")
    parser.set_defaults(run=bench_main)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", default=USUAL_BOTS, help=f"players who all meet each other: {', '.join(PLAYERS)}")
    parser.add_argument("--matches", type=count, default=20, help="a pairing: each is played from both sides")
    parser.add_argument("--deals", action="store_true", help="single deals instead of matches, so many")
    parser.add_argument("--scores", type=scores, default=(), metavar="N,N", help="by account, before each single deal")
    add_options(parser)
    parser.add_argument("--until-clear", action="store_true", help="stop a pairing once a difference is there")
    parser.add_argument("--seconds", type=float, default=0.0, help="start nothing new after so long")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep each round there, and go on where it ends")
    parser.add_argument("--table", action="store_true", help="a table for people instead of JSON")
    add_workers(parser)
    parser.set_defaults(run=simulate_main)


def _games(arguments: argparse.Namespace) -> list[tuple[str, int]]:
    """Systems and numbers of players: the one that is named, or all systems with four players or alone."""
    if arguments.system != ALL:
        return [(arguments.system, arguments.players or SYSTEMS[arguments.system].usual_players())]
    games: list[tuple[str, int]] = []
    for system, forms in SYSTEMS.items():
        for players in dict.fromkeys([forms.usual_players(), 2, 3]):
            if players in forms.players() and arguments.players in (None, players):
                games.append((system, players))
    return games


def simulate_main(arguments: argparse.Namespace) -> int:
    """Play the contests and print the figures; 2 for what does not exist or does not fit together."""
    runs: list[ContestRun] = []
    try:
        for system, players in _games(arguments):
            runs.append(_simulated(arguments, system, players))
    except (OptionError, LevelError, RecordError, NoScheduler, ValueError, OSError) as error:
        print(f"\n{error}", file=sys.stderr)
        return WRONG_USE
    rated = [_rated(run) for run in runs]
    if arguments.table:
        print("\n\n".join([table(run, found) for run, found in zip(runs, rated, strict=True)]))
    else:
        _print_json([as_record(run, found) for run, found in zip(runs, rated, strict=True)], arguments.system)
    return 0


def _simulated(arguments: argparse.Namespace, system: str, players: int) -> ContestRun:
    """A contest of that game, played."""
    span = Span.DEAL if arguments.deals else Span.MATCH
    names = tuple([level_called(name) for name in arguments.bots.split(",")])
    contest = Contest(system, players, names, arguments.seed, span, tuple(arguments.set), arguments.scores)
    contest.check()
    rounds = max(1, arguments.matches // 2)
    run = ContestRun(contest, Limits(rounds, arguments.seconds, arguments.until_clear))
    file = _file_of(arguments, system, players)
    kept = nullcontext() if file is None else Record(file, contest.text(), read_round)
    with kept as record:
        run.play(spread_of(arguments), record, _show)
    print(file=sys.stderr)
    return run


def _file_of(arguments: argparse.Namespace, system: str, players: int) -> Path | None:
    """The record's file, if there is to be one; where several games are played, one for each."""
    path: Path | None = arguments.record
    if path is None:
        return None
    return path.with_stem(f"{path.stem}-{system}-{players}") if arguments.system == ALL else path


def _rated(run: ContestRun) -> list[Rating]:
    """The ratings, where more than two met."""
    if len(run.contest.names) < 3:
        return []
    try:
        return ratings(run.contest.names, run.figures())
    except NoRatings as error:
        print(error, file=sys.stderr)
        return []


def _show(progress: Progress) -> None:
    print("\r" + progress_line(progress, "rounds"), end="", file=sys.stderr, flush=True)


def _print_json(results: list[dict[str, object]], system: str) -> None:
    """A record for one system, a list of them for all."""
    print(json.dumps(results if system == ALL else results[0], indent=2))


def bench_main(arguments: argparse.Namespace) -> int:
    """Measure and print; 2 for a number of players that does not exist."""
    measures: list[Measure] = []
    try:
        for system, players in _games(arguments):
            for play in PLAY if arguments.system == ALL else (arguments.play,):
                measures.append(bench(system, players, arguments.deals, arguments.seed, play))
                rate = f"{measures[-1].deals_per_second:8.1f} deals a second"
                print(f"{system:16} {players} players, {play:8} {rate}", file=sys.stderr)
    except OptionError as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    _print_json([asdict(measure) for measure in measures], arguments.system)
    return 0
