"""The command line: `python -m canasta_desktop [COMMAND]`; without a command the game starts.

Results go to stdout, everything else to stderr. Status 1: faults were found; 2: wrong use, or a system that lacks what
the program needs.
"""

import argparse
import gc
import io
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_desktop.__about__ import APP_ID, APP_NAME, GAME_SUFFIX, RULES_SUFFIX
from canasta_desktop.resources import languages, version

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet
    from canasta_desktop.ui.session.session import Session


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command named in `argv`; returns the exit status."""
    _open_streams()
    arguments = _read(sys.argv[1:] if argv is None else argv)
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(name)s: %(levelname)s: %(message)s")
    try:
        status: int = arguments.run(arguments)
    except ImportError as error:
        from canasta_desktop.libraries import complaint

        if not (missing := complaint(str(error))):
            raise
        print(missing, file=sys.stderr)
        return 2
    return status


def gui() -> int:
    """Start the game; the entry point of the program without a console."""
    return main()


def _open_streams() -> None:
    """Give the program streams to write to: on Windows it has none without a console, and what it says is lost."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # for as long as the program runs
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _read(argv: Sequence[str]) -> argparse.Namespace:
    """What was asked for. A first word that is no command is a file to be opened in the game.

    The commands are made known only where something else than the game is wanted: the game is to start quickly.
    """
    play = argparse.ArgumentParser(prog=APP_ID, add_help=False, exit_on_error=False)
    _add_play(play)
    play.add_argument("file", nargs="?", type=Path)
    try:
        arguments, others = play.parse_known_args(argv)
    except argparse.ArgumentError:
        return _parser().parse_args(argv)
    file: Path | None = arguments.file
    if file is None and not others:
        return arguments
    from canasta_desktop.game.game_files import is_ours

    if file is not None and is_ours(file) and not others:
        return arguments
    parser = _parser()
    if file is None or str(file) in parser.get_default("commands"):
        return parser.parse_args(argv)
    if is_ours(file):
        parser.parse_args(others)  # perhaps one that asks for help, or is wrong
        parser.error(f"{others[0]} cannot stand beside {file}")
    if file.exists():
        parser.error(f"{file}: neither a saved game ({GAME_SUFFIX}) nor a rule set ({RULES_SUFFIX})")
    return parser.parse_args(argv)


def _parser() -> argparse.ArgumentParser:
    from canasta_desktop.arena import commands as arena
    from canasta_desktop.verification import commands as verification

    opens = f"{APP_ID} FILE opens a saved game (*{GAME_SUFFIX}) or a rule set (*{RULES_SUFFIX})."
    about = f"{APP_NAME}: the game, and its tools."
    parser = argparse.ArgumentParser(prog=APP_ID, description=about, epilog=opens)
    parser.add_argument("--version", action="version", version=version())
    _add_play(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_cases(commands)
    arena.add_parsers(commands)
    verification.add_parser(commands)
    _add_pictures(commands)
    _add_sheet(commands)
    parser.set_defaults(commands=frozenset(commands.choices))
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    """Options of the game itself."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="keep the game and the settings here")
    parser.add_argument("--describe", type=Path, metavar="FILE", help="append what is on the screen, a line a change")
    parser.add_argument("--seed", type=int, help="the deals of a new game, for trying things out")
    parser.add_argument("--speak", action="store_true", help="speak by itself, without a screen reader; remembered")
    parser.add_argument("--selftest", action="store_true", help="play deals by itself, check everything, report")
    parser.add_argument("--first-frame", action="store_true", help="end once the table is painted; memory as JSON")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--sounds", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--voice", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--archive", type=Path, metavar="FOLDER", help=argparse.SUPPRESS)
    parser.set_defaults(run=run_play, file=None)


def run_play(arguments: argparse.Namespace) -> int:
    """The game, its self-test, or one of its processes: that of the opponents, sounds, voice or archive."""
    if arguments.worker:
        return run_worker()
    if arguments.sounds:
        return run_sounds()
    if arguments.voice:
        return run_voice()
    if arguments.archive is not None:
        return run_archive(arguments.archive)
    if arguments.selftest:
        from canasta_desktop.inspection.selftest import selftest

        return selftest()
    gc.disable()  # `app.collect_garbage` enables it once the window is there
    if arguments.first_frame:
        from canasta_desktop.ui.session.first_frame import first_frame

        return first_frame(arguments.data)
    from canasta_desktop.ui.session.app import play

    prepare = turn_voice_on if arguments.speak else None
    return play(arguments.data, arguments.describe, arguments.seed, arguments.file, prepare)


def turn_voice_on(session: "Session") -> None:
    """Have the program speak from its start on."""
    session.own_voice.turn_on()


def run_worker() -> int:
    """The opponents' process: until its window has closed the pipe, or is gone."""
    import signal

    from canasta_desktop.bots.worker import serve
    from canasta_desktop.bots.worker_protocol import most_worlds

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the window, and with it the pipe
    if not serve(sys.stdin, sys.stdout, most_worlds(os.environ)):
        # What could not be written would be tried once more at the end of the interpreter, and complained of.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def run_sounds() -> int:
    """The process that plays the sounds: until its window has closed the pipe, or is gone."""
    import signal

    from canasta_desktop.audio.process import serve

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(sys.stdin, sys.stdout)
    return 0


def run_voice() -> int:
    """The process that speaks: until its window has closed the pipe, or is gone."""
    import signal

    from canasta_desktop.voice.process import serve

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(sys.stdin, sys.stdout)
    return 0


def run_archive(folder: Path) -> int:
    """The process that brings the list of all matches up to date, in this data folder; 2 where it could not."""
    import signal

    from canasta_desktop.archive.process import serve

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(10)  # the table comes first
    if serve(folder, sys.stdout):
        return 0
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 2


def _add_pictures(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("shot", help="a picture of a named scene")
    parser.add_argument("--list", action="store_true", help="name the scenes")
    parser.add_argument("--scene", default="opening")
    parser.add_argument("--lang", choices=languages(), default="en")
    parser.add_argument("--theme", choices=("dark", "light", "contrast"), default="dark")
    parser.add_argument("--size", default="1440x900", metavar="WxH")
    parser.add_argument("--out", type=Path, default=Path("shot.png"), metavar="FILE")
    parser.set_defaults(run=run_shot)
    parser = commands.add_parser("gallery", help="a picture of all cards")
    parser.add_argument("--width", type=int, default=120, help="of a card, in pixels")
    parser.add_argument("--lang", choices=languages(), default="en")
    parser.add_argument("--out", type=Path, default=Path("gallery.png"), metavar="FILE")
    parser.set_defaults(run=run_gallery)


def run_shot(arguments: argparse.Namespace) -> int:
    """Render a scene into a file."""
    from canasta_desktop.inspection import sheets, shot_scenes, shots

    if arguments.list:
        print("\n".join([*shot_scenes.SCENES, *sheets.SHEETS]))
        return 0
    try:
        width, height = [int(part) for part in arguments.size.split("x")]
        shots.shoot(arguments.scene, arguments.lang, arguments.theme, width, height, arguments.out)
    except (ValueError, KeyError) as error:
        print(f"no such picture: {error}", file=sys.stderr)
        return 2
    return 0


def run_gallery(arguments: argparse.Namespace) -> int:
    """Render all cards into a file."""
    from PySide6.QtGui import QGuiApplication

    from canasta_desktop.inspection.gallery import gallery
    from canasta_desktop.ui.base.language import words_of
    from canasta_desktop.ui.faces import FaceStyle
    from canasta_desktop.ui.wording.cards import court_letters

    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # a picture needs no screen
    application = QGuiApplication.instance() or QGuiApplication([])
    style = FaceStyle(letters=court_letters(words_of(arguments.lang)))
    saved = gallery(style, arguments.width).save(str(arguments.out))
    del application
    return 0 if saved else 2


def _add_sheet(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    from canasta_desktop.arena.arguments import add_options
    from canasta_desktop.rules.systems import SYSTEMS

    parser = commands.add_parser("sheet", help="the rules of a game in words")
    parser.add_argument("--system", default=next(iter(SYSTEMS)), help=f"one of: {', '.join(SYSTEMS)}")
    parser.add_argument("--players", type=int, help="default 4, or what the system is played by")
    add_options(parser)
    parser.add_argument("--lang", choices=languages(), default="en")
    parser.add_argument("--format", choices=("markdown", "html"), default="markdown")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write into this file, as UTF-8")
    parser.set_defaults(run=run_sheet)


def run_sheet(arguments: argparse.Namespace) -> int:
    """Print the rules, or write them into a file; 2 for a game that does not exist."""
    from PySide6.QtCore import QCoreApplication

    from canasta_desktop.rules.options import OptionError
    from canasta_desktop.ui.base.language import set_language
    from canasta_desktop.ui.rule_sheet.sheet import FORMATS, rule_sheet
    from canasta_desktop.ui.wording.wording import Wording

    try:
        rules = _rules(arguments)
    except OptionError as error:
        print(error, file=sys.stderr)
        return 2
    application = QCoreApplication.instance() or QCoreApplication([])
    language = set_language(application, arguments.lang)
    words = Wording()
    text = FORMATS[arguments.format](rule_sheet(rules, words, language, words.options.phrases(rules)))
    del application
    return _deliver(text, arguments.out)


def _rules(arguments: argparse.Namespace) -> "RuleSet":
    """The rule set asked for. Raises OptionError."""
    from canasta_desktop.rules.option_text import read_values
    from canasta_desktop.rules.options import rule_set, system_named

    named: int | None = arguments.players
    players = system_named(arguments.system).usual_players() if named is None else named
    return rule_set(arguments.system, players, read_values(arguments.system, players, arguments.set))


def _deliver(text: str, out: Path | None) -> int:
    """Print a text, or write it into a file, as UTF-8 whatever the system's usual encoding is."""
    if out is None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")
        print(text, end="")
        return 0
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        print(f"{out} cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    return 0


def _add_cases(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("cases", help="run conformance cases of the rules")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a case, or a folder of cases")
    parser.add_argument("--players", type=_numbers, help="only cases for these numbers of players, as 2,4")
    parser.add_argument("--no-options", action="store_true", help="only cases that change no option")
    parser.set_defaults(run=run_cases)


def run_cases(arguments: argparse.Namespace) -> int:
    """Print a line for each failure and `N passed, M failed`; 1 if any failed."""
    passed = failed = 0
    for file in _case_files(arguments.paths):
        lines = _tried(file, arguments)
        if lines is None:
            continue
        for line in lines:
            print(line)
        failed += bool(lines)
        passed += not lines
    print(f"{passed} passed, {failed} failed")
    if passed + failed == 0:
        print("no case was selected", file=sys.stderr)
        return 2
    return 1 if failed else 0


def _numbers(text: str) -> frozenset[int]:
    """Numbers divided by commas."""
    try:
        return frozenset([int(number) for number in text.split(",") if number])
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no list of numbers") from None


def _tried(file: Path, arguments: argparse.Namespace) -> list[str] | None:
    """What is wrong with the case in this file, or with the file, a line each; None for a case that is not wanted."""
    from canasta_desktop.rules import cases

    name = str(file).encode("ascii", "backslashreplace").decode()
    try:
        with file.open(encoding="utf-8") as opened:
            case = cases.read_case(opened.read(cases.LONGEST + 1))
        if (arguments.players and case.players not in arguments.players) or (arguments.no_options and case.options):
            return None
        name = f"{case.id} ({', '.join(case.clauses)})"
        return [f"{name}: {difference}" for difference in cases.run(case)]
    except (OSError, ValueError) as error:
        return [f"{name}: expected a case, got {type(error).__name__}: {error}"]
    except Exception as error:  # a fault of this program: it is told like any other, and the next case is run
        logging.getLogger(__name__).exception("%s", name)
        return [f"{name}: expected a case that can be run, got an unforeseen {type(error).__name__}: {error!a}"]


def _case_files(paths: list[Path]) -> list[Path]:
    """The files themselves and, of folders, every case in or below them, by name."""
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    return files
