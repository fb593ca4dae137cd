"""What dataclasses and named tuples write, compiled once for the bundle: the same bytes each time, and only a help."""

import marshal
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
MODULES = ("canasta_desktop.ui.display.intents", "canasta_desktop.ui.geometry.poses")

STARTED = """
import builtins
compiled = []
for name in ("exec", "eval"):
    def noting(text, *spaces, run=getattr(builtins, name)):
        compiled.append(isinstance(text, str))
        return run(text, *spaces)
    setattr(builtins, name, noting)
import launch
launch.use_written_code()
compiled.clear()
from canasta_desktop.ui.display.intents import ToggleCard
from canasta_desktop.ui.geometry.poses import Pose
assert ToggleCard(1) == ToggleCard(1) != ToggleCard(2) and "ToggleCard(" in repr(ToggleCard(1))
print(sum(compiled), len(compiled))
"""


def run(*command: str | Path, folder: Path = ROOT) -> str:
    paths = os.pathsep.join([str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture
def bundle(tmp_path) -> Path:
    """A folder with the first module of the bundle and what was compiled for it."""
    shutil.copy(PACKAGING / "launch.py", tmp_path)
    run(PACKAGING / "written_code.py", tmp_path / "written_code.bin", *MODULES)
    return tmp_path


def test_two_builds_have_the_same_bytes(bundle, tmp_path):
    run(PACKAGING / "written_code.py", tmp_path / "again.bin", *MODULES)
    assert (tmp_path / "again.bin").read_bytes() == (bundle / "written_code.bin").read_bytes()


def test_what_was_compiled_is_not_compiled_again(bundle):
    texts, all_of_them = map(int, run("-c", STARTED, folder=bundle).split())
    assert texts == 0
    assert all_of_them > 50


def test_what_is_not_known_is_compiled_as_ever(bundle):
    codes = marshal.loads((bundle / "written_code.bin").read_bytes())
    (bundle / "written_code.bin").write_bytes(marshal.dumps(dict(list(codes.items())[::2])))
    texts, all_of_them = map(int, run("-c", STARTED, folder=bundle).split())
    assert 0 < texts < all_of_them
