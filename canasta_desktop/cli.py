"""The command line: `python -m canasta_desktop [COMMAND]`; without a command the game starts.

Results go to stdout, everything else to stderr. Status 1: faults were found; 2: wrong use.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from canasta_desktop.__about__ import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command named in `argv`; returns the exit status."""
    arguments = _parser().parse_args(argv)
    status: int = arguments.run(arguments)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="canasta-desktop", description="Canasta for one screen.")
    parser.add_argument("--version", action="version", version=f"Canasta Desktop {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_cases(commands)
    return parser


def _add_cases(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("cases", help="run conformance cases of the rules")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a case, or a folder of cases")
    parser.add_argument("--players", default="", help="only cases for these numbers of players, as 2,4")
    parser.add_argument("--no-options", action="store_true", help="only cases that change no option")
    parser.set_defaults(run=run_cases)


def run_cases(arguments: argparse.Namespace) -> int:
    """Print a line for each failure and `N passed, M failed`; 1 if any failed."""
    from canasta_desktop.rules.cases import read_case, run

    players = {int(number) for number in arguments.players.split(",") if number}
    passed = failed = 0
    for file in _case_files(arguments.paths):
        case = read_case(file.read_text(encoding="utf-8"))
        if (players and case.players not in players) or (arguments.no_options and case.options):
            continue
        differences = run(case)
        for difference in differences:
            print(f"{case.id} ({', '.join(case.clauses)}): {difference}")
        failed += bool(differences)
        passed += not differences
    print(f"{passed} passed, {failed} failed")
    if passed + failed == 0:
        print("no case was selected", file=sys.stderr)
        return 2
    return 1 if failed else 0


def _case_files(paths: list[Path]) -> list[Path]:
    """The files themselves and, of folders, every case in or below them, by name."""
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    return files
