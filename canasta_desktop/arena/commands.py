"""The commands that play by themselves: `simulate`, `judge` and `bench`. All give JSON on stdout."""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict
from functools import partial
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
from canasta_desktop.arena.ladder import TooFewMatches, ladder_contests, ladder_key, ladder_limits, strength_table
from canasta_desktop.arena.ratings import NoRatings, Rating, ratings
from canasta_desktop.arena.record import Record, RecordError
from canasta_desktop.arena.report import MINUTE, as_record, progress_line, series_table, table
from canasta_desktop.arena.rounds import SWAPS, read_round
from canasta_desktop.arena.scheduling import NoScheduler
from canasta_desktop.arena.series import all_games, games_of, known_games, series_of
from canasta_desktop.bots.levels import LEVELS, LevelError
from canasta_desktop.bots.players import OF, PLAYERS, player_class
from canasta_desktop.bots.policy import level_called
from canasta_desktop.bots.search.learned import NothingLearned, learned
from canasta_desktop.bots.search.searching import SearchingPolicy
from canasta_desktop.bots.series import SeriesTable, read_series
from canasta_desktop.rules.option_text import read_values
from canasta_desktop.rules.options import OptionError
from canasta_desktop.rules.systems import SYSTEMS

WIDE: Final = 90
"""Signs of the progress line, so that nothing of a longer one stays behind."""

USUAL_BOTS: Final = ("skilled", "beginner")
OPPONENT: Final = "standard-1"
SERIES_EVEN: Final = 25.0
"""Points a deal: two players that are no further apart are called even."""
SERIES_MINUTES: Final = 20.0
"""Of thinking a game, processor time."""
MOST_DEALS: Final = 20_000
"""Of a game in the series: thinking ends before that."""
SERIES_WORDS: Final = (
    f"--system {ALL} --players {ALL} --deals --until-clear --even {SERIES_EVEN:g} --minutes {SERIES_MINUTES:g}"
)
"""What the series stands for."""


def add_parsers(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    """Add the commands; each sets `run`, which takes the parsed arguments and returns the exit status."""
    _add_simulate(subparsers.add_parser("simulate", help="matches between computer players, as JSON"))
    judge.add_parser(subparsers)
    parser = subparsers.add_parser("bench", help="deals a second of processor time, as JSON")
    add_game(parser)
    parser.add_argument("--deals", type=count, default=200)
    plays = "random legal play, standard players, or the fast play of a search"
    parser.add_argument("--play", choices=list(PLAY), default="random", help=plays)
    parser.set_defaults(run=bench_main)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    like = f"a level{OF}character for a temperament"
    bots = f"players who all meet each other, default {','.join(USUAL_BOTS)}: {', '.join(PLAYERS)}; {like}"
    parser.add_argument("--bots", type=names, help=bots)
    parser.add_argument("--matches", type=count, default=20, help="a pairing: each is played from both sides")
    parser.add_argument("--deals", action="store_true", help="single deals instead of matches, so many")
    parser.add_argument("--scores", type=scores, default=(), metavar="N,N", help="by account, before each single deal")
    add_options(parser)
    parser.add_argument("--until-clear", action="store_true", help="stop a pairing once a difference is there")
    even = "with --until-clear: or once it is known to be fewer points a deal than that"
    parser.add_argument("--even", type=float, default=0.0, metavar="POINTS", help=even)
    parser.add_argument("--minutes", type=float, default=math.inf, help="of thinking a pairing, processor time")
    parser.add_argument("--seconds", type=float, default=math.inf, help="start nothing new after so long, in all")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep each round there, and go on where it ends")
    parser.add_argument("--table", action="store_true", help="a table for people instead of JSON")
    add_workers(parser)
    _add_plans(parser)
    parser.set_defaults(run=simulate_main)


def _add_plans(parser: argparse.ArgumentParser) -> None:
    """What sets much at once that would be set by hand."""
    plans = parser.add_mutually_exclusive_group()
    ladder = "the levels against each other and a pool of players that never change: --matches each pair of neighbours"
    plans.add_argument("--ladder", action="store_true", help=ladder)
    series = f"the strongest level against {OPPONENT} in every game: as " + SERIES_WORDS
    plans.add_argument("--series", action="store_true", help=series)
    out = "with --ladder or --series: write what it found there; a series plays what is missing there or out of date"
    parser.add_argument("--out", type=Path, metavar="FILE", help=out)


def _games(arguments: argparse.Namespace) -> list[tuple[str, int]]:
    """Systems and numbers of players: what is named; of all systems the usual number, two and three."""
    wanted: int | str | None = arguments.players
    if arguments.system != ALL and wanted != ALL:
        return [(arguments.system, arguments.players or SYSTEMS[arguments.system].usual_players())]
    games: list[tuple[str, int]] = []
    for system in SYSTEMS if arguments.system == ALL else [arguments.system]:
        forms = SYSTEMS[system]
        numbers = forms.players() if wanted == ALL else [wanted] if wanted else [forms.usual_players(), 2, 3]
        games += [(system, number) for number in dict.fromkeys(numbers) if number in forms.players()]
    return games


def names(text: str) -> tuple[str, ...]:
    """Names of players, with commas between them."""
    return tuple([level_called(name) for name in text.split(",")])


def simulate_main(arguments: argparse.Namespace) -> int:
    """Play the contests and print the figures; 2 for what does not exist or does not fit together."""
    try:
        if arguments.out and not (arguments.ladder or arguments.series):
            raise ValueError("--out goes with --ladder or --series")
        if arguments.ladder and (arguments.bots or arguments.deals or arguments.set):
            raise ValueError("--ladder has players and games of its own")
        if arguments.series and arguments.out:
            return _series(arguments)
        return _ladder(arguments) if arguments.ladder else _contests(arguments)
    except (OptionError, LevelError, RecordError, NoScheduler, TooFewMatches, NoRatings, ValueError, OSError) as error:
        print(f"\n{error}", file=sys.stderr)
        return WRONG_USE


def _contests(arguments: argparse.Namespace) -> int:
    """Contests of the games that are named, one after the other."""
    if arguments.series:
        _set_series(arguments)
    if arguments.even and not (arguments.deals and arguments.until_clear):
        raise ValueError("--even goes with --deals and --until-clear")
    runs = list(_played(arguments, _games(arguments)))
    _print_contests(arguments, runs)
    return 0


def _played(arguments: argparse.Namespace, games: Iterable[tuple[str, int]]) -> Iterator[ContestRun]:
    """A contest of each game, all in the time that there is."""
    begun = time.monotonic()
    for system, players in games:
        left = arguments.seconds - (time.monotonic() - begun)
        yield _simulated(arguments, system, players, left)


def _series(arguments: argparse.Namespace) -> int:
    """Play the games that the table does not know or knows no longer, and write it anew after each."""
    _set_series(arguments)
    out: Path = arguments.out
    first, second = arguments.bots
    former = read_series(out.read_text(encoding="utf-8")) if out.exists() else SeriesTable(first, second, ())
    known = known_games(former) if (former.name, former.opponent) == (first, second) else {}
    runs, found = list[ContestRun](), list(known.values())
    for run in _played(arguments, [game for game in all_games() if game not in known]):
        runs.append(run)
        found += games_of(run)
        out.write_text(series_of((first, second), found).text(), encoding="utf-8", newline="\n")
    if not all([run.is_over for run in runs]):
        print("not all was played; the same command with the same --record goes on", file=sys.stderr)
    if runs:
        _print_contests(arguments, runs)
    return 0


def _print_contests(arguments: argparse.Namespace, runs: Sequence[ContestRun]) -> None:
    """What these came to, as JSON or as tables."""
    if not arguments.table:
        _print_json([as_record(run, _rated(run)) for run in runs], is_list=ALL in (arguments.system, arguments.players))
    elif len(runs) > 1 and len(runs[0].contest.names) == 2:
        print(series_table(runs))
    else:
        print("\n\n".join([table(run, _rated(run)) for run in runs]))


def _set_series(arguments: argparse.Namespace) -> None:
    """What `--series` stands for, but where something else is said."""
    arguments.bots = arguments.bots or (next(reversed(LEVELS)), OPPONENT)
    arguments.system = arguments.players = ALL
    arguments.deals = arguments.until_clear = True
    arguments.matches = MOST_DEALS
    arguments.even = arguments.even or SERIES_EVEN
    arguments.minutes = min(arguments.minutes, SERIES_MINUTES)


def _simulated(arguments: argparse.Namespace, system: str, players: int, seconds: float) -> ContestRun:
    """A contest of that game, played for so many seconds at most."""
    span = Span.DEAL if arguments.deals else Span.MATCH
    bots: tuple[str, ...] = arguments.bots or USUAL_BOTS
    options = tuple(read_values(system, players, arguments.set).items())
    contest = Contest(system, players, bots, arguments.seed, span, options, arguments.scores)
    contest.check()
    _warn_of_unlearned(contest)
    rounds, thinking = max(1, arguments.matches // SWAPS), MINUTE * arguments.minutes
    run = ContestRun(contest, Limits(rounds, seconds, arguments.until_clear, arguments.even, thinking))
    file: Path | None = arguments.record
    if file is not None and ALL in (arguments.system, arguments.players):
        file = _file_of(file, contest)
    _play(run, file, arguments)
    return run


def _warn_of_unlearned(contest: Contest) -> None:
    """Say who has learned nothing of this game: its figures would otherwise pass for those of its level."""
    searching = [name for name in contest.names if issubclass(player_class(name), SearchingPolicy)]
    try:
        if searching:
            learned(contest.rules())
    except NothingLearned as missing:
        print(f"{missing}; {OPPONENT} plays in the place of {', '.join(searching)}", file=sys.stderr)


def _play(run: ContestRun, file: Path | None, arguments: argparse.Namespace) -> None:
    """Play it as these arguments say, keep its rounds in that file, and show how far it is."""
    kept = nullcontext() if file is None else Record(file, run.contest.text(), read_round)
    with kept as record:
        run.play(spread_of(arguments), record, partial(_show, run.contest))
    print(file=sys.stderr)


def _file_of(record: Path, contest: Contest, key: str = "") -> Path:
    """The record's file; where several games are played, one for each."""
    parts = [record.stem, contest.system, str(contest.players), key]
    return record.with_stem("-".join([part for part in parts if part]))


def _ladder(arguments: argparse.Namespace) -> int:
    """Play the ladder and give what it found, as data or as tables."""
    begun, runs = time.monotonic(), list[ContestRun]()
    contests = ladder_contests(arguments.seed)
    for at, contest in enumerate(contests):
        left = arguments.seconds - (time.monotonic() - begun)
        limits = ladder_limits(contest, arguments.matches)._replace(seconds=left / (len(contests) - at))
        runs.append(ContestRun(contest, limits))
        file = _file_of(arguments.record, contest, ladder_key(contest)) if arguments.record else None
        _play(runs[-1], file, arguments)
    found = strength_table(runs, arguments.matches).text()
    if not all([run.is_over for run in runs]):
        print("not all matches were played; the same command with the same --record goes on", file=sys.stderr)
    if arguments.out is not None:
        arguments.out.write_text(found, encoding="utf-8", newline="\n")
    if arguments.table:
        print("\n\n".join([table(run, _rated(run)) for run in runs]))
    elif arguments.out is None:
        print(found, end="")
    return 0


def _rated(run: ContestRun) -> list[Rating]:
    """The ratings, where more than two met."""
    if len(run.contest.names) < 3:
        return []
    try:
        return ratings(run.contest.names, run.figures())
    except NoRatings as error:
        print(error, file=sys.stderr)
        return []


def _show(contest: Contest, progress: Progress) -> None:
    line = f"{contest.system} {contest.players}: {progress_line(progress, 'rounds')}"
    print(f"\r{line:{WIDE}}", end="", file=sys.stderr, flush=True)


def _print_json(results: list[dict[str, object]], *, is_list: bool) -> None:
    """A record for one game, a list of them for several."""
    print(json.dumps(results if is_list else results[0], indent=2))


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
    _print_json([asdict(measure) for measure in measures], is_list=arguments.system == ALL)
    return 0
