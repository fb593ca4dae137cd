"""The self-test says what is missing where something is; that it passes: `test_whole_program`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_desktop.bots.search import learned as learned_module
from canasta_desktop.game.special_actions import knows_specials
from canasta_desktop.inspection.selftest_base import SelfTestFault
from canasta_desktop.inspection.selftest_player import games
from canasta_desktop.inspection.selftest_resources import check_learned, check_sounds
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems.foot import Foot
from tests.patience import patience

WITH_DAMAGE = """
import sys
from pathlib import Path
from canasta_desktop import resources
from canasta_desktop.inspection import selftest, selftest_player
from canasta_desktop.ui.base import language
from canasta_desktop.ui.presenter import bot_process
selftest.REPAINTS = 1
selftest_player.OFTEN = 2
{damage}
sys.exit(selftest.selftest())
"""
STARTED_BEFORE = "selftest.check_start = lambda folder: {}; "
"""Before a damage that is only found later: that the program starts is tried where that is what is damaged."""
WITHOUT_STREAMS = """
import os, sys
from canasta_desktop import cli, resources
resources.languages = lambda: ['en']
sys.stdout = sys.stderr = None
try:
    status = cli.main(sys.argv[1:])
except SystemExit as end:
    status = end.code
os._exit(10 + (status or 0))
"""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run Python so; no step of the self-test takes longer than a minute and a half."""
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=patience(300))


@pytest.mark.parametrize(("is_bundle", "is_fault"), [(True, True), (False, False)])
def test_only_a_bundle_must_be_able_to_play_sounds(monkeypatch, is_bundle, is_fault):
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    monkeypatch.setattr(sys, "frozen", is_bundle, raising=False)
    if is_fault:
        with pytest.raises(SelfTestFault):
            check_sounds()
    else:
        check_sounds()


def test_what_was_learned_must_be_readable(monkeypatch, tmp_path):
    check_learned()
    damaged = tmp_path / "classic-2.json"
    damaged.write_text("{}")
    learned_module._read.cache_clear()
    monkeypatch.setattr(learned_module, "asset", lambda name: damaged)
    with pytest.raises(SelfTestFault, match="Install the program again"):
        check_learned()
    learned_module._read.cache_clear()


def test_the_games_that_are_played_have_what_makes_tables_differ():
    rules = [rule_set(game.system, game.players, {}) for game in games()]
    assert rules[0].seating.has_partners()
    assert rules[1].melds.has_runs
    assert any(isinstance(extra, Foot) for extra in rules[2].extras)
    assert knows_specials(rules[3])
    assert rules[4].seating.forms_sides()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        pytest.param("resources.languages = lambda: ['en']", "languages are missing", id="a language"),
        pytest.param("language._qt_words = lambda code: None", "Qt says '&Copy' in 'de'", id="Qt's German words"),
        pytest.param("resources.asset_names = lambda: ['icons/none.png']", "none.png is missing", id="a picture"),
        pytest.param(
            "selftest.program_command = lambda: [sys.executable, '-c', '']", "voice: its process said", id="the voice"
        ),
        pytest.param(
            "selftest.check_voice = lambda: None; selftest.program_command = lambda: [sys.executable, '-c', '']",
            "shows no table",
            id="the program itself",
        ),
        pytest.param(
            STARTED_BEFORE + "bot_process.worker_command = lambda: [sys.executable, '-c', '']",
            "the worker failed",
            id="the worker",
        ),
        pytest.param(
            STARTED_BEFORE + "selftest.Store.load_current = lambda self, now, *_: None",
            "the save is not",
            id="the save",
        ),
        pytest.param(
            STARTED_BEFORE + "selftest_player.Session.take_up = lambda self, match: None",
            "holds another game",
            id="opening a game",
        ),
        pytest.param(
            STARTED_BEFORE + "selftest_player.ODDITIES = (selftest_player.Rule.ALWAYS_FROZEN,)",
            "there is no game with Rule.ALWAYS_FROZEN",
            id="a game",
        ),
    ],
)
def test_damage_is_found_and_named(damage: str, said: str):
    done = run("-c", WITH_DAMAGE.format(damage=damage))
    assert done.returncode == 1
    assert said in done.stderr


# --- a program without a console, as on Windows


@pytest.mark.parametrize(
    ("command", "status"),
    [
        pytest.param("--version", 0, id="what is to be said"),
        pytest.param("--no-such-option", 2, id="an error"),
        pytest.param("--selftest", 1, id="a self-test that fails"),
    ],
)
def test_without_streams_the_program_says_nothing_and_ends_as_always(command: str, status: int):
    done = run("-c", WITHOUT_STREAMS, command)
    assert done.returncode == 10 + status
    assert done.stdout == ""


# --- the first frame, measured from outside


def test_the_first_frame_is_told_with_the_memory_and_the_program_ends(tmp_path: Path):
    done = run("-m", "canasta_desktop", "--first-frame", "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert list(found) == ["rss_mib"]
    assert sys.platform != "linux" or 20 < found["rss_mib"] < 1000
    assert (tmp_path / "current.json").is_file()
