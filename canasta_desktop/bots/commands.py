"""The commands of the computer players: `simulate` and `bench`, results as JSON on stdout."""

import argparse
import json
import os
import sys
from dataclasses import asdict
from typing import Final

from canasta_desktop.bots import LEVELS, LevelError, policy
from canasta_desktop.bots.arena import Series, simulate
from canasta_desktop.bots.bench import bench
from canasta_desktop.rules.options import OptionError
from canasta_desktop.rules.systems import SYSTEMS

WRONG_USE: Final = 2

Subparsers = argparse._SubParsersAction  # argparse has no public name for it


def add_parsers(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    """Add the commands; each sets `run`, which takes the parsed arguments and returns the exit status."""
    parser = subparsers.add_parser("simulate", help="matches between computer players, as JSON")
    _add_game(parser)
    parser.add_argument("--bots", default=",".join(reversed(LEVELS)), help="levels, handed out to the sides in turn")
    parser.add_argument("--matches", type=_count, default=20)
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="processes; changes no result")
    parser.set_defaults(run=simulate_main)
    parser = subparsers.add_parser("bench", help="speed of the rules in random play, as JSON")
    _add_game(parser)
    parser.add_argument("--deals", type=_count, default=200)
    parser.set_defaults(run=bench_main)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--system", choices=list(SYSTEMS), default=next(iter(SYSTEMS)))
    parser.add_argument("--players", type=_count, default=4)
    parser.add_argument("--seed", type=int, default=1)


def _count(text: str) -> int:
    """A number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def simulate_main(arguments: argparse.Namespace) -> int:
    """Play the matches and print the figures; 2 for levels or players that do not exist."""
    levels = tuple(arguments.bots.split(","))
    series = Series(arguments.system, arguments.players, levels, arguments.matches, arguments.seed)
    try:
        for level in levels:
            policy(level)
        summary = simulate(series, arguments.jobs, _show)
    except (OptionError, LevelError) as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    print(file=sys.stderr)
    print(json.dumps(asdict(summary), indent=2))
    return 0


def _show(done: int, wanted: int) -> None:
    """The progress, on one line of stderr."""
    print(f"\r{done}/{wanted} matches", end="", file=sys.stderr, flush=True)


def bench_main(arguments: argparse.Namespace) -> int:
    """Measure and print; 2 for a number of players that does not exist."""
    try:
        measure = bench(arguments.system, arguments.players, arguments.deals, arguments.seed)
    except OptionError as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    print(json.dumps(asdict(measure), indent=2))
    return 0
