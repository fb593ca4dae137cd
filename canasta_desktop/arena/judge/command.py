"""The command `judge`: the blunders of a player, as JSON or as a table."""

import argparse
import json
import sys
from contextlib import nullcontext
from pathlib import Path

from canasta_desktop.arena.arguments import (
    WRONG_USE,
    Subparsers,
    add_game,
    add_options,
    add_workers,
    count,
    spread_of,
)
from canasta_desktop.arena.contest_run import Progress
from canasta_desktop.arena.judge.kinds import read_kind
from canasta_desktop.arena.judge.position import best_first, chosen_action, compare_text, position_tasks
from canasta_desktop.arena.judge.report import as_record, position_record, position_table, table
from canasta_desktop.arena.judge.run import JudgeLimits, JudgeRun
from canasta_desktop.arena.judge.setup import COUNTED, WORLDS, JudgeSetup
from canasta_desktop.arena.judge.tasks import read_result
from canasta_desktop.arena.record import Record, RecordError
from canasta_desktop.arena.report import progress_line
from canasta_desktop.arena.scheduling import NoScheduler
from canasta_desktop.bots.levels import LevelError
from canasta_desktop.bots.players import PLAYERS
from canasta_desktop.rules.notation import LONGEST
from canasta_desktop.rules.option_text import read_values
from canasta_desktop.rules.options import OptionError
from canasta_desktop.rules.systems import SYSTEMS


def add_parser(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    """Add the command; it sets `run`, which takes the parsed arguments and returns the exit status."""
    parser = subparsers.add_parser("judge", help="blunders of a computer player, found by playing on, as JSON")
    parser.add_argument("player", metavar="PLAYER", help=f"one of: {', '.join(PLAYERS)}")
    parser.add_argument("--others", default="", metavar="PLAYERS", help="who sits at the other seats: default itself")
    add_game(parser, with_all=False)
    add_options(parser)
    parser.add_argument("--deals", type=count, default=20)
    parser.add_argument("--position", type=Path, metavar="FILE", help="judge this position alone, each alternative")
    parser.add_argument("--drawn", type=int, default=50, help="choices judged beside those that look like a loss")
    parser.add_argument("--worlds", type=count, default=WORLDS, help="of a judgement, at most")
    parser.add_argument(
        "--counted", type=int, default=COUNTED, help="deals in which hands are counted, to draw worlds by; 0: evenly"
    )
    kinds = "judge only choices where a blunder of one of these is possible, which makes rare kinds many"
    parser.add_argument("--kinds", default="", metavar="KINDS", help=kinds)
    parser.add_argument("--seconds", type=float, default=0.0, help="start nothing new after so long")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep each result there, and go on where it ends")
    parser.add_argument("--table", action="store_true", help="a table for people instead of JSON")
    add_workers(parser)
    parser.set_defaults(run=judge_main)


def judge_main(arguments: argparse.Namespace) -> int:
    """Judge and print the figures; 2 for what does not exist or does not fit together."""
    try:
        setup = _setup(arguments)
        setup.check()
        found = _one_position(setup, arguments) if arguments.position else _all_choices(setup, arguments)
    except (OptionError, LevelError, RecordError, NoScheduler, ValueError, OSError) as error:
        print(f"\n{error}", file=sys.stderr)
        return WRONG_USE
    print(file=sys.stderr)
    print(found)
    return 0


def _all_choices(setup: JudgeSetup, arguments: argparse.Namespace) -> str:
    """The blunders in so many deals."""
    run = JudgeRun(setup, JudgeLimits(arguments.deals, arguments.drawn, arguments.seconds))
    file: Path | None = arguments.record
    kept = nullcontext() if file is None else Record(file, setup.text(), read_result)
    with kept as record:
        run.run(spread_of(arguments), record, _show)
    return table(run) if arguments.table else json.dumps(as_record(run), indent=2)


def _one_position(setup: JudgeSetup, arguments: argparse.Namespace) -> str:
    """What the player does in a position, and what each alternative comes to."""
    file: Path = arguments.position
    with file.open(encoding="utf-8") as opened:
        position = opened.read(LONGEST + 1)
    chosen = chosen_action(setup, position)
    compared = best_first(spread_of(arguments)(compare_text, position_tasks(setup, position, chosen)))
    if arguments.table:
        return position_table(setup, chosen, compared)
    return json.dumps(position_record(setup, chosen, compared), indent=2)


def _setup(arguments: argparse.Namespace) -> JudgeSetup:
    players = arguments.players or SYSTEMS[arguments.system].usual_players()
    return JudgeSetup(
        arguments.system,
        players,
        arguments.player,
        arguments.seed,
        tuple(arguments.others.split(",")) if arguments.others else (),
        tuple(read_values(arguments.system, players, arguments.set).items()),
        arguments.worlds,
        arguments.counted,
        tuple(map(read_kind, arguments.kinds.split(","))) if arguments.kinds else (),
    )


def _show(progress: Progress, unit: str) -> None:
    print("\r" + progress_line(progress, unit), end="", file=sys.stderr, flush=True)
