"""Our rules beside the gin rummy of RLCard and OpenSpiel, all played at random on the same machine in one run.

    python tests/compare_engines.py [--rounds N] [--deals N] [--venv FOLDER] [--compiled FOLDER]

RLCard (PyPI `rlcard`, MIT) and OpenSpiel (PyPI `open_spiel`, Apache-2.0, written in C++) are each set up in an
environment of its own, made where it is missing; one that cannot be installed is left out, and the output says why.
Ours is `bench`, classic with four players: interpreted, and compiled as well if a folder is named that
`packaging/compile_core.py --into FOLDER` has made.

Prints one JSON object. A ratio is ours to theirs, above 1 we are faster: by deals (a game of gin rummy against a deal
of canasta), and by hands, deals times players, as gin rummy deals to two. Other work on the machine slows both sides of
a round alike, so everyone plays in every round, and the median of the rounds' ratios counts.
"""

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SYSTEM, PLAYERS = "classic", 4

RLCARD = """
import numpy, rlcard
from rlcard.agents import RandomAgent

numpy.random.seed(seed)  # of the agents
env = rlcard.make("gin-rummy", config={"seed": seed})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
players = env.num_players

def play():
    env.run(is_training=False)
"""

OPEN_SPIEL = """
import random
import pyspiel

random.seed(seed)
game = pyspiel.load_game("gin_rummy")
players = game.num_players()
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

def play(draw=random.random):
    state = game.new_initial_state()
    current, apply, outcomes, legal = (
        state.current_player, state.apply_action, state.chance_outcomes, state.legal_actions
    )
    while (player := current()) != TERMINAL:
        if player == CHANCE:
            left = draw()
            for action, probability in outcomes():
                left -= probability
                if left < 0:
                    break
        else:
            actions = legal()
            action = actions[int(draw() * len(actions))]  # half the time of random.choice
        apply(action)
    state.returns()
"""

TIMED = """
import json, sys, time
deals, seed = int(sys.argv[1]), int(sys.argv[2])
{engine}
for _ in range(min(deals, 5)):
    play()
begun = time.perf_counter()
for _ in range(deals):
    play()
seconds = time.perf_counter() - begun
print(json.dumps({{"players": players, "deals_per_second": deals / seconds}}))
"""

VERSION = "import sys, {module}; from importlib.metadata import version; print(version(sys.argv[1]))"


class Unavailable(Exception):
    """An engine that cannot be had here; the text is the reason."""


@dataclass(frozen=True)
class Speed:
    """One run: players of a game, and games played a second."""

    players: int
    deals: float

    @property
    def hands(self) -> float:
        """Hands dealt and played out a second."""
        return self.deals * self.players


@dataclass(frozen=True)
class Engine:
    """Somebody else's gin rummy: the package on PyPI, its module, and what defines `players` and `play()`."""

    package: str
    module: str
    source: str
    share: float
    """Games to play for each deal of ours, so that all take about as long."""

    def version(self, python: Path) -> str | None:
        """The version in this environment, None if it cannot be imported there."""
        source = VERSION.format(module=self.module)
        done = subprocess.run([str(python), "-I", "-c", source, self.package], capture_output=True, text=True)
        return None if done.returncode else done.stdout.split()[-1]

    def speed(self, python: Path, deals: int, seed: int) -> Speed:
        """Play a share of so many deals."""
        words = [str(max(1, round(deals * self.share))), str(seed)]
        return measured([str(python), "-I", "-c", TIMED.format(engine=self.source), *words])


ENGINES = (Engine("rlcard", "rlcard", RLCARD, 0.25), Engine("open_spiel", "pyspiel", OPEN_SPIEL, 1))


def environment(folder: Path, engine: Engine) -> tuple[Path, str]:
    """The interpreter of the environment in this folder, made and filled if need be, and the engine's version."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        print(f"making {folder}", file=sys.stderr)
        attempt([sys.executable, "-m", "venv", str(folder)])
    if engine.version(python) is None:
        print(f"installing {engine.package}", file=sys.stderr)
        # Rather an older version built for this Python than a newer one that would have to be compiled.
        attempt([str(python), "-m", "pip", "install", "--quiet", "--prefer-binary", engine.package])
    version = engine.version(python)
    if version is None:
        raise Unavailable(f"{engine.package} is installed, but its module {engine.module} cannot be imported")
    return python, version


def attempt(command: list[str]) -> None:
    """Run a step of the set-up; Unavailable, with the errors it told, if it fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = (done.stderr + done.stdout).strip().splitlines()
        told = [line for line in lines if line.lstrip().lower().startswith("error")] or lines[-3:]
        raise Unavailable("; ".join(told) or f"status {done.returncode} of {command}")


def ours(tree: Path, core: str, deals: int) -> Speed:
    """Our bench, the package taken from this tree; exits if the rules there are of another kind than `core`."""
    variables = os.environ | {"PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1"}
    words = f"-m canasta_desktop bench --system {SYSTEM} --players {PLAYERS} --deals {deals}"
    return measured([sys.executable, *words.split()], variables, core)


def measured(command: list[str], variables: dict[str, str] | None = None, core: str | None = None) -> Speed:
    """The speed in the JSON that this command prints, be it the whole of it or somewhere within."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=variables)
    opening = re.search(r"^[\[{]", done.stdout, re.MULTILINE)
    figures = next(speeds(json.loads(done.stdout[opening.start() :])), None) if opening else None
    if figures is None:
        sys.exit(f"no deals_per_second in what {command} printed")
    if core and figures.get("core", core) != core:
        sys.exit(f"the rules are {figures['core']}, not {core}, with PYTHONPATH={(variables or {}).get('PYTHONPATH')}")
    return Speed(int(str(figures["players"])), float(str(figures["deals_per_second"])))


def speeds(value: object) -> Iterator[dict[str, object]]:
    """Each object in this JSON that gives a speed for a number of players."""
    if isinstance(value, dict) and {"players", "deals_per_second"} <= value.keys():
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from speeds(part)


def summary(runs: list[Speed]) -> dict[str, object]:
    """What the rounds of one engine come to."""
    return {
        "players": runs[0].players,
        "deals_per_second": round(statistics.median([run.deals for run in runs]), 1),
        "hands_per_second": round(statistics.median([run.hands for run in runs]), 1),
        "rounds": [round(run.deals, 1) for run in runs],
    }


def ratios(mine: list[Speed], theirs: list[Speed]) -> dict[str, object]:
    """Ours to theirs, round by round."""
    deals = [run.deals / other.deals for run, other in zip(mine, theirs, strict=True)]
    hands = [run.hands / other.hands for run, other in zip(mine, theirs, strict=True)]
    return {
        "by_deals": round(statistics.median(deals), 2),
        "by_hands": round(statistics.median(hands), 2),
        "rounds_by_deals": [round(ratio, 2) for ratio in deals],
    }


def set_up(venv: Path) -> tuple[dict[Engine, tuple[Path, str]], dict[str, str]]:
    """Interpreter and version of each engine that can be had, and why the others cannot, by package."""
    ready: dict[Engine, tuple[Path, str]] = {}
    unavailable: dict[str, str] = {}
    for engine in ENGINES:
        try:
            ready[engine] = environment(venv / engine.package, engine)
        except Unavailable as reason:
            print(reason, file=sys.stderr)
            unavailable[engine.package] = str(reason)
    return ready, unavailable


def compare(
    ready: dict[Engine, tuple[Path, str]], trees: dict[str, Path], rounds: int, deals: int
) -> dict[str, object]:
    """Let everyone play in turn and give all figures; `trees` by the kind of core."""
    their_runs: dict[Engine, list[Speed]] = {engine: [] for engine in ready}
    our_runs: dict[str, list[Speed]] = {core: [] for core in trees}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for engine, (python, _version) in ready.items():
            their_runs[engine].append(engine.speed(python, deals, number))
        for core, tree in trees.items():
            our_runs[core].append(ours(tree, core, deals * (4 if core == "compiled" else 1)))
    theirs = {
        engine.package: {"version": ready[engine][1], "game": "gin rummy"} | summary(runs)
        for engine, runs in their_runs.items()
    }
    mine = {core: {"game": f"canasta, {SYSTEM}"} | summary(runs) for core, runs in our_runs.items()}
    beside = {
        core: {engine.package: ratios(runs, others) for engine, others in their_runs.items()}
        for core, runs in our_runs.items()
    }
    return {"theirs": theirs, "ours": mine, "ratios": beside}


def count(text: str) -> int:
    """A number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def main() -> int:
    """Read the command line, measure and print; 1 if there was nobody to compare with."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=count, default=3, help="how often each of them plays; the median counts")
    parser.add_argument("--deals", type=count, default=600, help="deals of ours in a round, four times that compiled")
    parser.add_argument("--venv", type=Path, default=Path(tempfile.gettempdir(), "canasta-engines"), metavar="FOLDER")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="made by packaging/compile_core.py --into")
    arguments = parser.parse_args()
    trees = {"interpreted": ROOT}
    if arguments.compiled:
        trees["compiled"] = arguments.compiled.resolve()
        if not (trees["compiled"] / "canasta_desktop").is_dir():
            parser.error(f"no canasta_desktop in {arguments.compiled}")
    ready, unavailable = set_up(arguments.venv.resolve())
    figures = compare(ready, trees, arguments.rounds, arguments.deals)
    print(json.dumps({"python": platform.python_version(), "unavailable": unavailable} | figures, indent=2))
    return 0 if ready else 1


if __name__ == "__main__":
    sys.exit(main())
