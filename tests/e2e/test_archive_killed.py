"""Matches begin, make room, come back, get names and are deleted, and the program is killed in the midst of it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("windows", [1, 2])
def test_no_match_is_lost_by_kill_9_at_any_moment(windows, tmp_path):
    """In a process of its own: its children are forked, which no process with a window may do."""
    command = [sys.executable, "-m", "tests.e2e.kill_archive", "--times", "5", "--seed", "7"]
    done = subprocess.run(
        [*command, "--windows", str(windows), "--folder", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.splitlines()[:-1]) == (0, [])
