"""Arguments that the commands of the arena share, and what they mean."""

import argparse
import os
from functools import partial
from typing import Final

from canasta_desktop.arena.contest_run import Spread
from canasta_desktop.arena.scheduling import spread, spread_on_cluster
from canasta_desktop.rules.option_text import read_setting
from canasta_desktop.rules.systems import SYSTEMS

ALL: Final = "all"
"""In place of a rule system: all of them."""
WRONG_USE: Final = 2
"""The exit status of what does not exist or does not fit together."""

Subparsers = argparse._SubParsersAction  # argparse has no public name for it


def add_game(parser: argparse.ArgumentParser, *, with_all: bool = True) -> None:
    """The game and the seed; `with_all` systems at once, if the command can do that."""
    help_all = f"a rule system, or `{ALL}` for each" if with_all else "a rule system"
    systems = [*SYSTEMS, ALL] if with_all else list(SYSTEMS)
    parser.add_argument("--system", choices=systems, default=next(iter(SYSTEMS)), help=help_all)
    help_players = "default 4, or what the system is played by" + (f"; `{ALL}` for each number" if with_all else "")
    parser.add_argument("--players", type=number_of_players if with_all else count, help=help_players)
    parser.add_argument("--seed", type=int, default=1)


def add_options(parser: argparse.ArgumentParser) -> None:
    """House rules."""
    parser.add_argument("--set", type=setting, action="append", default=[], metavar="OPTION=VALUE")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """On what the work is done."""
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes; changes no result")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="a Dask scheduler instead of processes")


def spread_of(arguments: argparse.Namespace) -> Spread:
    """How the work is shared out."""
    if arguments.scheduler:
        return partial(spread_on_cluster, address=arguments.scheduler)
    return partial(spread, jobs=arguments.jobs)


def count(text: str) -> int:
    """A number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def number_of_players(text: str) -> int | str:
    """A number of players, or all."""
    return ALL if text == ALL else count(text)


def scores(text: str) -> tuple[int, ...]:
    """Whole numbers, with commas between them."""
    return tuple([int(word) for word in text.split(",")])


def setting(text: str) -> tuple[str, str]:
    """A house rule as it is typed, for argparse."""
    try:
        return read_setting(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
