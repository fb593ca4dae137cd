"""The command that tries the rules: `soak` plays deals at random, asks the laws of each, and prints a report."""

import argparse
import os
import sys
import time
from typing import Final

from canasta_desktop.arena.arguments import Subparsers, count
from canasta_desktop.arena.bench import core
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.verification import soak

FAULTS_FOUND: Final = 1


def add_parser(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    """Add the command; it sets `run`, which takes the parsed arguments and returns the exit status."""
    parser = subparsers.add_parser("soak", help="random deals of every game, the laws of the rules checked")
    parser.add_argument("--deals", type=count, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="K", help="begin with deal number K")
    parser.add_argument("--system", choices=list(SYSTEMS), help="one rule system instead of all")
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes; changes no result")
    parser.set_defaults(run=soak_main)


def soak_main(arguments: argparse.Namespace) -> int:
    """Play the deals, showing how far they are, and print what was covered; 1 if anything was wrong."""
    systems = (arguments.system,) if arguments.system else tuple(SYSTEMS)
    wanted = soak.Soak(arguments.deals, arguments.seed, arguments.first, systems)

    def show(done: int, tally: soak.Tally) -> None:
        faults = len(tally.exceptions), len(tally.violations)
        print("\r" + soak.bar(done, wanted.deals, faults), end="", file=sys.stderr, flush=True)

    begun = time.perf_counter()
    tally = soak.run(wanted, arguments.jobs, show)
    print(file=sys.stderr)
    print(soak.report(wanted, tally, time.perf_counter() - begun, core()))
    return FAULTS_FOUND if tally.exceptions or tally.violations else 0
