"""The commands that play by themselves: `simulate` and `bench`. Both give JSON on stdout."""

import argparse
import json
import os
import sys
from dataclasses import asdict
from typing import Final

from canasta_desktop.bots.arena import Series, Summary, simulate
from canasta_desktop.bots.bench import PLAY, Measure, bench
from canasta_desktop.bots.levels import LEVELS, LevelError, policy
from canasta_desktop.rules.options import OptionError
from canasta_desktop.rules.systems import SYSTEMS

ALL: Final = "all"
"""In place of a rule system: all of them."""
WRONG_USE: Final = 2

Subparsers = argparse._SubParsersAction  # argparse has no public name for it


def add_parsers(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    """Add the commands; each sets `run`, which takes the parsed arguments and returns the exit status."""
    parser = subparsers.add_parser("simulate", help="matches between computer players, as JSON")
    _add_game(parser)
    parser.add_argument("--bots", default=",".join(reversed(LEVELS)), help="levels, handed out to the sides in turn")
    parser.add_argument("--matches", type=count, default=20)
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes; changes no result")
    parser.set_defaults(run=simulate_main)
    parser = subparsers.add_parser("bench", help="speed of the rules in random play, as JSON")
    _add_game(parser)
    parser.add_argument("--deals", type=count, default=200)
    parser.add_argument("--play", choices=list(PLAY), default="random", help="random legal play, or standard players")
    parser.set_defaults(run=bench_main)


def _add_game(parser: argparse.ArgumentParser) -> None:
    help_all = f"a rule system, or `{ALL}` for a line each"
    parser.add_argument("--system", choices=[*SYSTEMS, ALL], default=next(iter(SYSTEMS)), help=help_all)
    parser.add_argument("--players", type=count, help="default 4, or what the system is played by")
    parser.add_argument("--seed", type=int, default=1)


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


def count(text: str) -> int:
    """A number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def simulate_main(arguments: argparse.Namespace) -> int:
    """Play the matches and print the figures; 2 for levels or players that do not exist."""
    levels = tuple(arguments.bots.split(","))
    summaries: list[Summary] = []
    try:
        for level in levels:
            policy(level)
        for system, players in _games(arguments):
            series = Series(system, players, levels, arguments.matches, arguments.seed)
            summaries.append(simulate(series, arguments.jobs, _show))
            print("\r" + _line(summaries[-1]), file=sys.stderr)
    except (OptionError, LevelError) as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    _print_json([asdict(summary) for summary in summaries], arguments.system)
    return 0


def _line(summary: Summary) -> str:
    """The figures of a series on one line, for a person."""
    series = summary.series
    first = series.levels[0]
    low, high = summary.win_interval
    return (
        f"{series.system:16} {series.players} players: {first} wins {summary.win_share[first]:6.1%} "
        f"({low:.0%} to {high:.0%}), gone out {summary.went_out_share:4.0%}, "
        f"mean score {summary.mean_score:6.0f}, {summary.deals_per_match:4.1f} deals a match"
    )


def _show(done: int, wanted: int) -> None:
    """The progress, on one line of stderr."""
    print(f"\r{done}/{wanted} matches", end="", file=sys.stderr, flush=True)


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
