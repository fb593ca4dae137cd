"""What can be said of the packages for Windows without Windows: texts, licences, pins, and a tree without links."""

import importlib.util
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
INSTALLER = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
BUNDLED = ("python311.dll", "_decimal.pyd", "pyexpat.pyd", "libffi-8.dll", "PySide6/Qt6Core.dll", "VCRUNTIME140.dll")


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def said(language: str) -> dict[str, str]:
    """What the setup program says in a language, by the names of the texts."""
    return dict(re.findall(rf'^LangString (\w+) \$\{{LANG_{language}\}} "(.*)"$', INSTALLER, re.MULTILINE))


def test_the_setup_program_says_everything_in_both_languages():
    english, german = said("ENGLISH"), said("GERMAN")
    assert english.keys() == german.keys()
    assert len(english) > 15


def test_the_setup_program_says_du():
    assert not [text for text in said("GERMAN").values() if re.search(r"\b(Sie|Ihr|Ihre[nmrs]?|Ihnen)\b", text)]


def test_the_setup_program_has_every_text_that_it_names():
    named = set(re.findall(r"\$\((\w+)\)", INSTALLER))
    assert named == said("GERMAN").keys()


def test_python_under_wine_has_a_qt_that_the_program_allows():
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    allowed = Requirement(next(line for line in project["dependencies"] if line.startswith("PySide6")))
    pinned = (PACKAGING / "windows" / "wine" / "packages.txt").read_text(encoding="utf-8")
    version = re.search(r"^pyside6-essentials==(\S+) --hash=sha256:[0-9a-f]{64}$", pinned, re.MULTILINE)
    assert version is not None
    assert version[1] in allowed.specifier


def test_every_library_for_windows_has_an_owner():
    parts, unknown = script("third_parties").claimed(BUNDLED, {})
    assert not unknown
    assert len(parts) == 5


@pytest.mark.parametrize("library", ["libffi-8.dll", "pyexpat.pyd", "_decimal.pyd"])
def test_libraries_in_python_for_windows_bring_their_licence(library):
    (part,), _ = script("third_parties").claimed([library], {})
    assert "Copyright" in part.text.read_text(encoding="utf-8")


def test_a_tree_can_be_compiled_where_links_are_forbidden(tmp_path, monkeypatch):
    def forbidden(*_arguments, **_more):
        raise OSError("a required privilege is not held by the client")

    source = tmp_path / "assets"
    source.mkdir()
    (source / "card.svg").write_text("new", encoding="utf-8")
    place = tmp_path / "tree" / "assets"
    place.mkdir(parents=True)
    (place / "stale.svg").write_text("old", encoding="utf-8")
    monkeypatch.setattr(Path, "symlink_to", forbidden)
    script("compile_core").link_or_copy(source, place)
    assert not place.is_symlink()
    assert [path.name for path in place.iterdir()] == ["card.svg"]
