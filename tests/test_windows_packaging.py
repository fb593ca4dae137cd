"""What can be said of the packages for Windows without Windows: texts, licences, pins, and a tree without links."""

import importlib.util
import io
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

from canasta_desktop.resources import language_list

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
INSTALLER = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
NOTICES = (PACKAGING / "licences" / "inside-qt.txt").read_text(encoding="utf-8")
NSIS = [code for code, language in language_list().items() if language.nsis]
BUNDLED = ("python311.dll", "_decimal.pyd", "pyexpat.pyd", "libffi-8.dll", "PySide6/Qt6Core.dll", "VCRUNTIME140.dll")
BUNDLED += ("sqlite3.dll", "_sqlite3.pyd")


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
    name = language_list()[language].nsis
    lines = script("windows/installer_texts").said(language, name)
    assert lines[0] == f'!insertmacro MUI_LANGUAGE "{name}"'
    found = [re.fullmatch(rf'LangString (\w+) \$\{{LANG_{name.upper()}\}} "(.*)"', line) for line in lines[1:]]
    return {one[1]: one[2] for one in found}


def notices() -> dict[str, str]:
    """What is said of code by others inside Qt, by its headings."""
    _head, *sections = re.split(r"^-{100}\n(.+)\n-{100}$", NOTICES, flags=re.MULTILINE)
    return dict(zip(sections[::2], sections[1::2], strict=True))


@pytest.mark.parametrize("language", NSIS)
def test_the_setup_program_has_every_text_that_it_names(language):
    named = set(re.findall(r"\$\((\w+)\)", INSTALLER))
    assert named == said(language).keys()


@pytest.mark.parametrize("language", NSIS)
def test_every_blank_in_the_setup_program_is_filled_by_nsis(language):
    texts = said(language)
    assert not [text for text in texts.values() if re.search(r"(?<!\$)\{|\n", text)]
    assert texts["CANNOT_WRITE"].count("$\\r$\\n$\\r$\\n$0$\\r$\\n") == 1


def test_the_setup_program_says_du():
    assert said("de")["REMOVE"] == "Entferne ${NAME} von deinem Computer."
    assert not [text for text in said("de").values() if re.search(r"\b(Sie|Ihr|Ihre[nmrs]?|Ihnen)\b", text)]


def test_signs_that_mean_something_to_nsis_mean_nothing_in_a_text():
    assert script("windows/installer_texts").quoted('5 $ "now"\n{program}') == '5 $$ $\\"now$\\"$\\r$\\n${NAME}'


def test_the_setup_program_speaks_english_where_no_language_fits(capsys, monkeypatch):
    texts = script("windows/installer_texts")
    monkeypatch.setattr(texts.sys, "stdout", io.TextIOWrapper(io.BytesIO()))
    texts.main()
    texts.sys.stdout.flush()
    lines = texts.sys.stdout.buffer.getvalue().decode("utf-8").splitlines()
    spoken = [line for line in lines if "MUI_LANGUAGE" in line]
    assert spoken[0] == '!insertmacro MUI_LANGUAGE "English"'
    assert len(spoken) == len(NSIS)


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
    assert len(parts) == 6


@pytest.mark.parametrize("library", ["libffi-8.dll", "pyexpat.pyd", "_decimal.pyd"])
def test_libraries_in_python_for_windows_bring_their_licence(library):
    (part,), _ = script("third_parties").claimed([library], {})
    (text,) = part.texts
    assert "Copyright" in text.read_text(encoding="utf-8")


def test_parts_are_listed_in_the_order_in_which_they_claim():
    third_parties = script("third_parties")
    parts, unknown = third_parties.claimed(["PySide6/Qt6Core.dll", "PySide6/Qt/lib/libicuuc.so.73"], {})
    assert not unknown
    assert [part.licence for part in parts] == ["Unicode-DFS-2016", "LGPL-3.0-only"]
    assert parts == list(third_parties.PARTS[:2])


@pytest.mark.parametrize("library", ["PySide6/Qt6Gui.dll", "libQt6Core.so.6", "PySide6/QtGui.abi3.so"])
def test_qt_brings_the_lgpl_and_the_notices_of_code_by_others_once(library):
    third_parties = script("third_parties")
    parts, _ = third_parties.claimed([f"PySide6/{library}", library], {})
    text = "\n".join(third_parties.listed(parts))
    assert text.count("GNU LESSER GENERAL PUBLIC LICENSE\n") == 1
    assert text.count(NOTICES.strip()) == 1


@pytest.mark.parametrize("name", ["FreeType", "HarfBuzz", "PCRE2", "libpng", "zlib", "MD4C"])
def test_the_notices_name_what_is_inside_qt(name):
    assert any(name in head for head in notices())


def test_every_notice_says_whose_the_code_is():
    components = {head: body for head, body in notices().items() if " — " in head}
    assert len(components) > 35
    nobodys = [head for head, body in components.items() if not re.search(r"copyright|\(c\)", body, re.IGNORECASE)]
    assert [head.split(" — ")[-1] for head in nobodys] == ["in the public domain"]


def test_every_licence_that_the_notices_put_off_stands_at_their_end():
    lines = re.findall(r"^Licence text at the end: (.+)$", NOTICES, re.MULTILINE)
    at_the_end = {head: body for head, body in notices().items() if " — " not in head}
    assert at_the_end.keys() == {f"Licence text: {name}" for line in lines for name in line.split(", ")}
    assert all(len(body) > 800 for body in at_the_end.values())


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
