"""kill -9 at random moments of deals, many times: nothing that was shown as done may be lost.

    python -m tests.e2e.kill_often [--times 50] [--seed 1] [--players 4] [--keyboard] [--begin] [--folder FOLDER]

A line for each kill that lost something, a summary at the end; status 1 if anything was lost.
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path

from tests.e2e.hands import Keys, Mouse
from tests.e2e.kept_matches import KeptMatches
from tests.e2e.program import Program
from tests.e2e.restart import BEGIN, Killer
from tests.e2e.xserver import XServer


def main() -> int:
    """Kill, start, compare, as often as asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--keyboard", action="store_true")
    parser.add_argument("--begin", action="store_true", help="begin another game now and then")
    parser.add_argument("--folder", type=Path, default=None, help="keep save, descriptions and log here")
    arguments = parser.parse_args()
    folder = arguments.folder or Path(tempfile.mkdtemp(prefix="canasta-kill-"))
    faults = 0
    with XServer() as screen:
        program = Program(screen, folder, arguments.seed, players=arguments.players, speed="fast")
        hands = Keys(program) if arguments.keyboard else Mouse(program)
        rng = random.Random(arguments.seed)
        killer, matches = Killer(program, hands, rng), KeptMatches(program.data)
        try:
            program.start()
            for number in range(1, arguments.times + 1):
                is_new = arguments.begin and rng.random() < BEGIN
                lost = killer.round_of_a_new_game() if is_new else killer.round()
                lost += matches.losses()
                faults += bool(lost)
                for line in lost:
                    print(f"kill {number}: {line}")
                print(f"kill {number}", file=sys.stderr)
        finally:
            program.end()
    many = f"{killer.exact} compared exactly, {killer.begun} in a new game, {len(matches.known)} matches"
    print(f"{arguments.times} kills, {many}, {faults} lost something; {folder}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
