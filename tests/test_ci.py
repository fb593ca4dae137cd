"""What `.ci/run` does when something is missing: it fails, and never goes on to say that all is well.

The real scripts run in a folder of their own, where every program that they call is stood in for and only notes its
call: what is tested is what follows what, and what stops it.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from time import monotonic

import pytest

from tests.patience import patience

ROOT = Path(__file__).resolve().parent.parent

APT = "apt-get update && apt-get install -y --no-install-recommends xvfb openbox"
TEST = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/python -m pytest"
PROJECT = """
requires = ["hatchling>=1"]
dependencies = ["PySide6-Essentials>=1,<2"] # PySide6
test = ["pytest>=1", "hatchling>=1"]
dev = ["mypy>=1", "ruff>=1"]
"""
README = f"To install:\n\n{APT}\n\nTo test:\n\n{TEST}\n"

NOTES = """#!/bin/sh
echo "$(basename "$0") $*" >> calls.txt
[ "$1 $2" != "-m pytest" ] || echo "5 passed in 1.00s"
"""
MAKES_ENVIRONMENTS = """#!/bin/sh
echo "python3 $*" >> calls.txt
if [ "$1 $2" = "-m venv" ]; then
  mkdir -p "$3/bin"
  for name in pip python ruff mypy; do cp note "$3/bin/$name"; done
fi
"""
ALL_THERE = '#!/bin/sh\nprintf "ii \\nii \\n"\n'
REMOVED = '#!/bin/sh\nprintf "ii \\nrc \\n"\n'
SYSTEM = "bash basename cat cp env grep mkdir mktemp rm sleep tail tee tr wc xargs"
"""All that a script finds of this machine: no Python of it is to be found."""
ALL_PASSED = "All checks passed."


class Checkout:
    """A folder with the real `.ci`, and programs that only note that they were called."""

    def __init__(self, folder: Path, readme: str) -> None:
        self.folder = folder
        shutil.copytree(ROOT / ".ci", folder / ".ci")
        (folder / "README.md").write_text(readme, encoding="utf-8")
        (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
        programs = ("apt-get", "cc", "note", "packaging/build_linux.sh", "dist/canasta-desktop/canasta-desktop")
        for name in (*programs, *(f".venv/bin/{name}" for name in ("pip", "python"))):
            self.put(name, NOTES)
        self.put("python3", MAKES_ENVIRONMENTS)
        self.put("dpkg-query", ALL_THERE)
        (folder / "system").mkdir()
        for name in SYSTEM.split():
            (folder / "system" / name).symlink_to(shutil.which(name) or name)
        self.put("id", "#!/bin/sh\necho 0\n")

    def put(self, name: str, text: str) -> None:
        """A program that stands in for a real one."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """A script of `.ci`; a checkout that has an environment already, as a developer's or a cached one has."""
        kept = {name: value for name, value in os.environ.items() if name not in ("CI_ALL_PYTHONS", "HOME")}
        environment = kept | {"PATH": f"{self.folder}:{self.folder}/system", "HOME": str(self.folder)} | variables
        return subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, process_group=0
        )

    def calls(self) -> list[str]:
        """What was called, in order."""
        notes = self.folder / "calls.txt"
        return notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path, README)


@pytest.mark.parametrize(
    ("readme", "said"),
    [
        pytest.param(README.replace(TEST, TEST.replace("python3", "python")), "has no line", id="no line"),
        pytest.param(f"{README}\n{TEST}\n", "has several lines", id="two lines"),
    ],
)
def test_without_one_line_for_the_tests_nothing_is_green(tmp_path: Path, readme: str, said: str) -> None:
    checkout = Checkout(tmp_path, readme)
    done = checkout.run(".ci/run")
    assert done.returncode == 1
    assert said in done.stderr
    assert ALL_PASSED not in done.stdout
    line = checkout.run(".ci/readme", "^python3 .*pytest")
    assert (line.returncode, line.stdout) == (1, "")


def test_no_command_is_taken_inside_an_argument_where_its_failure_is_lost() -> None:
    scripts = [*(ROOT / ".ci").iterdir(), *(ROOT / ".github" / "workflows").iterdir()]
    assert len(scripts) > 2
    assert [script.name for script in scripts if 'bash -c "$(' in re.sub(r"#.*", "", script.read_text("utf-8"))] == []


def test_what_desktops_lack_is_among_what_a_bare_system_lacks() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (desktop,) = re.findall(r"^sudo apt install (.*libxcb-cursor0.*)$", readme, re.MULTILINE)
    (bare,) = re.findall(r"^apt-get update.* --no-install-recommends (.*)$", readme, re.MULTILINE)
    assert {"python3-venv", "libxcb-cursor0"} <= set(desktop.split()) < set(bare.split())


def test_with_it_the_checks_pass_and_say_what_each_came_to(checkout: Checkout) -> None:
    done = checkout.run(".ci/run")
    assert done.returncode == 0, done.stdout + done.stderr
    *_, steps = done.stdout.split("\n\n")
    assert "the README's test command: 5 passed in 1.00s" in steps
    assert "the tests of both as machine code, and of the players who search with them: 5 passed in 1.00s" in steps
    assert steps.splitlines()[-1] == ALL_PASSED


def test_lint_and_types_come_before_the_tests(checkout: Checkout) -> None:
    checkout.run(".ci/run")
    wanted = ("ruff check .", "ruff format --check .", "mypy --strict", "python -m pytest")
    assert [call for call in checkout.calls() if call in wanted] == list(wanted)


def test_mypy_finds_the_types_of_qt_beside_it(checkout: Checkout) -> None:
    """Without PySide6 beside it, mypy would find no type of Qt, and fail at every import of it."""
    checkout.run(".ci/run")
    calls = checkout.calls()
    (first, *_) = [call for call in calls if call.startswith("pip install")]
    assert set(first.split()[3:]) == {"hatchling>=1", "PySide6-Essentials>=1,<2", "mypy>=1", "ruff>=1"}
    assert calls.index(first) < calls.index("mypy --strict")


@pytest.mark.parametrize("tool", ["ruff check", "mypy --strict", "-m pytest", "soak", "-m selftest"])
def test_what_fails_stops_all_and_is_named(checkout: Checkout, tool: str) -> None:
    checkout.put("note", f'{NOTES}case "$0 $*" in *"{tool}"*) exit 3;; esac\n')
    done = checkout.run(".ci/run")
    assert done.returncode == 3, done.stdout
    assert ": FAILED" in done.stdout
    assert ALL_PASSED not in done.stdout
    assert tool in checkout.calls()[-1]


def test_what_is_ended_from_outside_has_not_passed(checkout: Checkout) -> None:
    """The whole group is signalled, as `timeout` does it; no command has failed by then."""
    ended = 'case "$*" in *fuzz*) kill -TERM 0; sleep 5;; esac\n'
    checkout.put("note", NOTES + ended)
    done = checkout.run(".ci/run")
    assert done.returncode != 0
    assert ALL_PASSED not in done.stdout
    assert not [call for call in checkout.calls() if "soak" in call]


def test_what_is_compiled_beside_other_checks_is_waited_for_and_its_failure_is_told(checkout: Checkout) -> None:
    broken = 'case "$*" in *compile_core*) echo "no C compiler"; exit 3;; esac\n'
    checkout.put("note", NOTES + broken)
    done = checkout.run(".ci/run")
    assert done.returncode == 3, done.stdout
    assert "no C compiler" in done.stdout
    assert "machine code, the rest: FAILED" in done.stdout
    assert not [call for call in checkout.calls() if "soak" in call]


def test_what_is_compiled_ends_with_the_checks_that_fail_meanwhile(checkout: Checkout) -> None:
    slow = 'case "$*" in *compile_core*) sleep 60; echo compiled >> calls.txt;; *fuzz*) exit 3;; esac\n'
    checkout.put("note", NOTES + slow)
    began = monotonic()
    assert checkout.run(".ci/run").returncode == 3
    assert monotonic() - began < patience(50)
    assert "compiled" not in checkout.calls()


def test_a_package_that_was_removed_but_not_purged_is_installed(checkout: Checkout) -> None:
    checkout.run(".ci/run")
    assert "apt-get update" not in checkout.calls()
    checkout.put("dpkg-query", REMOVED)
    checkout.run(".ci/run")
    assert "apt-get update" in checkout.calls()


# --- other Pythons


def put_python(checkout: Checkout, name: str, version: str) -> None:
    asked = f'if [ "$1" = --version ]; then echo "Python {version}"; exit; fi\n'
    checkout.put(name, MAKES_ENVIRONMENTS.replace("\n", f"\n{asked}", 1).replace('"python3 ', f'"{version} '))


def test_all_pythons_that_are_found_run_the_tests(checkout: Checkout) -> None:
    put_python(checkout, ".pyenv/versions/3.12.1/bin/python3.12", "3.12.1")
    put_python(checkout, ".pyenv/versions/3.13.0/bin/python3.13", "3.13.0")
    put_python(checkout, "python3.13", "3.13.0")
    checkout.put("python3.12", "#!/bin/sh\nexit 127\n")
    done = checkout.run(".ci/run", CI_ALL_PYTHONS="1")
    assert done.returncode == 0, done.stderr
    assert "the same with Python 3.12.1: 5 passed" in done.stdout
    assert "the same with Python 3.13.0: 5 passed" in done.stdout
    assert len([call for call in checkout.calls() if call.startswith("3.1")]) == 2


def test_where_all_pythons_are_asked_for_one_must_be_there(checkout: Checkout) -> None:
    for name in ("python3.12", "python3.13"):
        checkout.put(name, "#!/bin/sh\nexit 127\n")
    done = checkout.run(".ci/run", CI_ALL_PYTHONS="1")
    assert done.returncode == 1
    assert "neither Python 3.12 nor 3.13" in done.stderr
