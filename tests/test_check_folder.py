"""The check of a bundle: what belongs into one on each system, the texts of the rules among it, and what does not."""

import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ASSETS = "canasta_desktop/data/assets"


@pytest.fixture
def check(monkeypatch):
    """The module that checks, and what belongs into a bundle, by system."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    check_folder, finish_linux = (importlib.import_module(name) for name in ("check_folder", "finish_linux"))
    yield check_folder, {**check_folder.BELONGS, "linux": finish_linux.BELONGS}
    for name in ("check_folder", "finish_linux"):
        sys.modules.pop(name)


@pytest.fixture(params=["linux", "windows", "macos"])
def bundle(request, check, tmp_path):
    """A folder in which all that belongs into a bundle is there, and empty; and a look over it."""
    check_folder, belongs = check
    for name in belongs[request.param]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path, lambda: check_folder.look_over(tmp_path, belongs[request.param])[0]


def test_a_bundle_that_has_all_is_whole(bundle):
    _, faults = bundle
    assert faults() == []


def test_every_text_of_the_rules_belongs_into_a_bundle(bundle):
    folder, faults = bundle
    texts = sorted(path.name for path in (ROOT / "assets" / "run" / "rules").glob("*.md"))
    assert {"classic.md", "README.md", "CASES.md", "house-rules.md"} <= set(texts)
    inside = sorted(path for path in folder.rglob("*.md") if path.parent.as_posix().endswith(f"{ASSETS}/rules"))
    assert sorted(path.name for path in inside) == texts
    for path in inside:
        path.unlink()
        assert faults() == [f"{path.relative_to(folder).as_posix()} is missing"]
        path.touch()


def test_fonts_and_icons_belong_into_a_bundle(bundle):
    folder, faults = bundle
    for name in ("fonts/Inter-Regular.otf", "icons/canasta-desktop-256.png"):
        (path,) = folder.rglob(f"{ASSETS}/{name}")
        path.unlink()
        assert any(fault.endswith(f"{ASSETS}/{name} is missing") for fault in faults())


def test_what_a_developer_has_does_not_belong_into_a_bundle(bundle):
    folder, faults = bundle
    (folder / "pytest").mkdir()
    assert faults() == ["pytest does not belong into a bundle"]
