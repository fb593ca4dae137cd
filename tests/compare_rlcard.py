"""Our rules beside RLCard's gin rummy, both played at random on the same core in one run.

    python tests/compare_rlcard.py [--deals N] [--venv FOLDER]

RLCard (PyPI `rlcard`, MIT) is set up in an environment of its own, which is made where it is missing. It
deals two hands of gin rummy; a deal of ours is dealt to two or four. So both are given as hands a second:
deals a second times players. Prints one JSON object; the ratio is ours to theirs.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

THEIRS = """
import json, sys, time
import rlcard
from rlcard.agents import RandomAgent

deals = int(sys.argv[1])
env = rlcard.make("gin-rummy", config={"seed": 1})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
for _ in range(3):
    env.run(is_training=False)
begun = time.perf_counter()
actions = sum([sum(map(len, env.run(is_training=False)[0])) // 2 for _ in range(deals)])
seconds = time.perf_counter() - begun
figures = {"deals": deals, "actions": actions, "seconds": seconds, "players": env.num_players}
print(json.dumps(figures | {"deals_per_second": deals / seconds}))
"""


def python_of(folder: Path) -> Path:
    """The interpreter of the environment in this folder, made and filled if it is not there."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    if subprocess.run([str(python), "-c", "import rlcard"], capture_output=True, check=False).returncode:
        print("installing rlcard", file=sys.stderr)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", "rlcard"], check=True, stdout=sys.stderr)
    return python


def measured(command: list[str]) -> dict[str, float]:
    """The JSON that the last line of this command's output holds."""
    out = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    figures: dict[str, float] = json.loads(out[out.index("{") :])
    return figures


def ours(deals: int, players: int) -> dict[str, float]:
    """Our bench for so many players."""
    words = f"-m canasta_desktop bench --deals {deals} --players {players}"
    return measured([sys.executable, *words.split()])


def main() -> None:
    """Measure both, ours before and after theirs, so that a busy machine shows."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=400, help="deals of ours; a quarter of it of theirs")
    parser.add_argument("--venv", type=Path, default=Path(tempfile.gettempdir()) / "canasta-rlcard")
    arguments = parser.parse_args()
    python = python_of(arguments.venv.resolve())
    before = {players: ours(arguments.deals, players) for players in (2, 4)}
    theirs = measured([str(python), "-c", THEIRS, str(max(1, arguments.deals // 4))])
    after = {players: ours(arguments.deals, players) for players in (2, 4)}
    their_hands = theirs["deals_per_second"] * theirs["players"]
    figures: dict[str, object] = {"rlcard_gin_rummy": theirs | {"hands_per_second": their_hands}}
    for players in (2, 4):
        runs = [before[players], after[players]]
        deals, hands = (sum([run[key] for run in runs]) / 2 for key in ("deals_per_second", "hands_per_second"))
        figures[f"canasta_{players}"] = {
            "core": runs[0]["core"],
            "deals_per_second": deals,
            "hands_per_second": hands,
            "runs": [run["hands_per_second"] for run in runs],
            "ratio_of_deals": deals / theirs["deals_per_second"],
            "ratio_of_hands": hands / their_hands,
        }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
