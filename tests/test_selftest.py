"""The self-test: passes where everything is there, and says what is missing where it is not."""

import subprocess
import sys

import pytest

WITH_DAMAGE = """
import sys
from pathlib import Path
from canasta_desktop import resources
from canasta_desktop.ui import language, selftest, thinker
{damage}
sys.exit(selftest.selftest())
"""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run Python so; the self-test ends by itself within a minute."""
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=120)


def test_a_whole_program_passes_and_says_what_was_tried():
    done = run("-m", "canasta_desktop", "--selftest")
    assert done.returncode == 0, done.stderr
    for said in ("languages de, en", "300 repaints", "answers of the worker", "opened again", "self-test passed"):
        assert said in done.stdout


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        pytest.param("selftest.resources.languages = lambda: ['en']", "languages are missing", id="a language"),
        pytest.param("language._qt_words = lambda code: None", "Qt says '&Copy' in 'de'", id="Qt's German words"),
        pytest.param(
            "selftest.resources.asset_names = lambda: ['icons/none.png']", "none.png is missing", id="a picture"
        ),
        pytest.param(
            "thinker.worker_command = lambda: [sys.executable, '-c', '']", "the worker failed", id="the worker"
        ),
        pytest.param("selftest.Store.load_current = lambda self, now, *_: None", "the save is not", id="the save"),
    ],
)
def test_damage_is_found_and_named(damage: str, said: str):
    done = run("-c", WITH_DAMAGE.format(damage=damage))
    assert done.returncode == 1
    assert said in done.stderr
