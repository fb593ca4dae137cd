"""How long the list of all matches takes: made from the saves, opened, searched, kept up to date.

A script: `python tests/bench_archive.py [--matches N]` prints JSON, times in ms. It makes so many saves first, of a few
that were really played, each with an identity and opponents of its own. The index is made by the program's own process,
as after a first start or the loss of the database.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canasta_desktop.archive.archive import Archive  # noqa: E402
from canasta_desktop.archive.index import FILE, Wanted  # noqa: E402
from canasta_desktop.game import journal  # noqa: E402
from canasta_desktop.game.game_files import GAMES, KeptGames  # noqa: E402
from canasta_desktop.game.particulars import time_text  # noqa: E402
from tests.game.matches import match_of, stroll  # noqa: E402

PLAYED = (("classic", 4, 5000), ("classic", 2, 1200), ("samba", 4, 400), ("bolivia", 4, 300))
"""System, players, and how many actions were made."""

OPPONENTS = ("Rosa", "Emil", "Clara", "Otto", "Ida", "Paul", "Ella", "Karl", "Greta", "Hugo")
START = datetime(2020, 1, 1, 20)


def make_saves(folder: Path, matches: int) -> int:
    """Fill a data folder with kept games; returns the bytes of an average one."""
    heads = [journal.dumps(stroll(match_of(system, players, {}), steps)) for system, players, steps in PLAYED]
    rng = random.Random(1)
    (folder / GAMES).mkdir(parents=True)
    total = 0
    for number in range(1, matches + 1):
        head, _, rest = rng.choice(heads).partition("\n")
        record = json.loads(head)
        then = time_text(START + timedelta(hours=5 * number))
        record["particulars"] |= {"id": f"{number:032x}", "begun": then, "played": then}
        if number % 20 == 0:
            record["particulars"]["name"] = f"Evening {number}"
        for seat in record["setup"]["seats"][1:]:
            seat["name"] = rng.choice(OPPONENTS)
        text = json.dumps(record, separators=(",", ":")) + "\n" + rest
        (folder / GAMES / f"game-{number:05}.canasta").write_text(text, encoding="utf-8")
        total += len(text)
    return total // matches


def timed(do: Callable[[], object]) -> float:
    """Milliseconds that this takes."""
    began = time.perf_counter()
    do()
    return round(1000 * (time.perf_counter() - began), 1)


def run_process(folder: Path) -> None:
    """The program's own process, from its start to its end."""
    command = [sys.executable, "-m", "canasta_desktop", "--archive", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def measure(folder: Path, matches: int) -> dict[str, float]:
    """Everything in the order in which it happens."""
    found: dict[str, float] = {"matches": matches, "bytes": make_saves(folder, matches)}
    found["first question"] = timed(Archive(folder).rows)
    found["made by the process"] = timed(lambda: run_process(folder))
    found["quick check"] = timed(lambda: run_process(folder))
    found["list opened"] = statistics.median([timed(Archive(folder).rows) for _ in range(7)])
    archive = Archive(folder)
    archive.rows()
    found["list again"] = timed(archive.rows)
    found["searched"] = timed(lambda: archive.rows(Wanted("evening 20")))
    found["filtered"] = timed(lambda: archive.rows(Wanted(system="samba", state="running")))
    game = archive.read("game-00002.canasta")
    found["kept"] = timed(lambda: KeptGames(folder).keep(game))
    found["list with one more"] = timed(archive.rows)
    found["noted"] = timed(lambda: archive.note(game, "current.json"))
    found["renamed"] = timed(lambda: archive.rename("game-00003.canasta", "Another"))
    found["deleted"] = timed(lambda: archive.delete(["game-00004.canasta"]))
    found["last kept"] = timed(KeptGames(folder).last)
    found["index"] = (folder / FILE).stat().st_size
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=10_000)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(Path(folder) / "data", parser.parse_args().matches), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
