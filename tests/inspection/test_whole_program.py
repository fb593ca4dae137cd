"""The self-test of a whole program, run as anybody runs it: it passes, and nothing goes over the network.

It plays for twenty seconds, and is a step of its own of `.ci/run`: left out of the tests unless `-m selftest` asks.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_desktop.inspection.selftest import FIGURES
from tests.patience import patience

WATCH = Path(__file__).resolve().parents[1] / "network_watch"
CALLS_OUT = """
import socket
listening = socket.create_server(("127.0.0.1", 0))
calling = socket.create_connection(listening.getsockname())
"""


def watched(notes: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python so, and into `notes` comes what it and all it starts do with sockets."""
    environment = os.environ | {"PYTHONPATH": str(WATCH), "NETWORK_NOTES": str(notes)}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=patience(300)
    )


@pytest.mark.selftest
def test_a_whole_program_passes_and_says_what_was_tried(tmp_path):
    """Looked at from every side in one test: of several, each would run it again."""
    done = watched(tmp_path / "notes.txt", "-m", "canasta_desktop", "--selftest")
    assert done.returncode == 0, done.stderr
    for said in (
        "languages de, en",
        "voice: its process runs",
        "the table is painted",
        "300 repaints",
        "opened again",
        "self-test passed",
    ):
        assert said in done.stdout
    deals_are_of_games_whose_tables_differ(done.stdout)
    figures_are_one_line_of_json(done.stdout)
    nothing_goes_over_the_network((tmp_path / "notes.txt").read_text(encoding="utf-8").splitlines())


def deals_are_of_games_whose_tables_differ(said: str) -> None:
    deals = [line for line in said.splitlines() if line.startswith("deal: ")]
    played = [line.removeprefix("deal: ").split(",")[0] for line in deals]
    assert played == ["classic for 4", "samba for 4", "hand-and-foot for 4", "modern-american for 4", "classic for 3"]
    assert all("answers of the worker" in line for line in deals)


def figures_are_one_line_of_json(said: str) -> None:
    line = next(line for line in said.splitlines() if line.startswith(FIGURES))
    figures = json.loads(line.removeprefix(FIGURES))
    assert figures["deals"] == 5
    assert figures["steps"] > 50
    assert 0.05 < figures["first_frame_s"] < figures["seconds"]
    assert 0 < figures["repaint_ms"] < 1000
    if sys.platform == "linux":
        assert 20 < figures["rss_mib"] < figures["rss_at_end_mib"]


def nothing_goes_over_the_network(notes: list[str]) -> None:
    """Window, table and worker have played deals, and no socket of the internet was made, by Python or by Qt."""
    started = [line for line in notes if line.startswith("started ")]
    assert any("--selftest" in line for line in started)
    assert any("--worker" in line for line in started)
    assert "ended" in notes
    assert set(notes) - set(started) - {"ended"} == set()


def test_what_goes_over_the_network_is_noted(tmp_path):
    assert watched(tmp_path / "notes.txt", "-c", CALLS_OUT).returncode == 0
    notes = (tmp_path / "notes.txt").read_text(encoding="utf-8")
    assert "socket.connect" in notes
    assert sys.platform != "linux" or "has tcp " in notes
