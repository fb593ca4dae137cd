"""A wheel in an empty environment has everything that the checkout has: each asset, each language."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_desktop.__about__ import __version__
from canasta_desktop.resources import languages
from tests.rules.clauses import BY_FILE

ROOT = Path(__file__).resolve().parent.parent
PARTS = ["pyproject.toml", "README.md", "LICENSE", "packaging", "canasta_desktop", "assets/run", "i18n"]
PROBE = "probe/stand-in.txt"

pytestmark = pytest.mark.wheel


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "CANASTA_COMPILE": ""})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder into which the wheel alone was installed, built from a copy of the checkout with one asset more."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "checkout"
    for part in PARTS:
        source = ROOT / part
        target = copy / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.is_file():
            shutil.copy(source, target)
    probe = copy / "assets" / "run" / PROBE
    probe.parent.mkdir(parents=True)
    probe.write_text("found\n", encoding="utf-8")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(copy))
    (wheel,) = folder.glob("*.whl")
    pip("install", "--no-deps", "--target", str(folder / "site"), str(wheel))
    return folder / "site"


def run(installed: Path, code: str) -> str:
    """What this code prints where the program is known by the installed wheel only."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-P", "-c", f"from canasta_desktop import resources\n{code}"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=installed.parent)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_wheel_is_what_runs(installed):
    assert Path(run(installed, "print(resources.__file__)")).is_relative_to(installed)


def test_the_wheel_knows_its_version_and_that_it_is_installed(installed):
    version = run(installed, "print(resources.version())")
    assert version.startswith(f"Canasta Desktop {__version__} (installed, ")


def test_each_asset_of_the_checkout_is_in_the_wheel(installed):
    folder = ROOT / "assets" / "run"
    expected = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    names = run(installed, "for name in resources.asset_names(): print(resources.asset(name).is_file(), name)")
    assert set(names.splitlines()) == {f"True {name}" for name in expected | {PROBE}}


def test_the_wheel_words_a_clause_of_every_text(installed):
    """The texts of the rules lie in it, and are read there: the last clause of each file has its wording."""
    last = {stem: clauses[-1] for stem, clauses in BY_FILE.items()}
    code = f"""
from canasta_desktop.ui.rule_sheet import clauses
print(clauses.__file__)
for clause in {list(last.values())!r}: print(clauses.wording(clause).split()[:1])"""
    file, *worded = run(installed, code).splitlines()
    assert Path(file).is_relative_to(installed)
    assert worded == [str([clause]) for clause in last.values()]


@pytest.mark.parametrize("language", languages())
def test_qt_reads_each_language_from_the_wheel(installed, language):
    code = f"""
from PySide6.QtCore import QTranslator
path = resources.translation({language!r})
print(QTranslator().load(str(path)), path)"""
    loaded, _, path = run(installed, code).partition(" ")
    assert loaded == "True"
    assert Path(path).is_relative_to(installed)


def test_the_wheel_has_the_list_of_languages(installed):
    assert run(installed, "print(sorted(resources.language_list()) == resources.languages())") == "True"
    assert run(installed, "print(*resources.languages())").split() == languages()


def test_each_module_of_the_checkout_is_in_the_wheel(installed):
    def modules(root: Path) -> set[str]:
        return {path.relative_to(root).as_posix() for path in (root / "canasta_desktop").rglob("*.py")}

    assert modules(installed) == modules(ROOT)


def test_the_wheel_holds_nothing_but_what_runs(installed):
    tops = {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")} - {"bin", "__pycache__"}
    assert tops == {"canasta_desktop"}
    inside = installed / "canasta_desktop"
    kinds = {p.suffix for p in inside.rglob("*") if p.is_file() and "data" not in p.parts and p.suffix != ".pyc"}
    assert kinds <= {".py", ".typed"}
