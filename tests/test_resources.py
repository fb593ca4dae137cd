"""Assets and translations in a checkout; `test_wheel` looks at the same in a wheel."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from canasta_desktop import resources
from canasta_desktop.__about__ import __version__
from canasta_desktop.resources import ResourceError

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de"><context><name>Table</name>
<message><source>Stock</source><translation>{word}</translation></message></context></TS>
"""


def spoken(made: Path) -> str:
    """What the `.qm` says for the word in `TS`."""
    translator = QTranslator()
    assert translator.load(str(made))
    return translator.translate("Table", "Stock")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A small checkout for the module to look at."""
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "canasta_de.ts").write_text(TS.format(word="Talon"), encoding="utf-8")
    (tmp_path / "assets" / "run" / "fonts").mkdir(parents=True)
    (tmp_path / "assets" / "run" / "fonts" / "a.ttf").touch()
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(resources, "_DATA", tmp_path / "canasta_desktop" / "data")
    return tmp_path


def test_the_program_speaks_german_and_english():
    assert {"de", "en"} <= set(resources.languages())


def test_every_language_is_on_the_list_and_has_its_words():
    assert resources.languages() == sorted(resources.language_list())


@pytest.mark.parametrize("language", resources.languages())
def test_qt_can_read_each_translation(language):
    assert QTranslator().load(str(resources.translation(language)))


def test_an_asset_is_found_by_its_name(checkout):
    assert resources.asset_names() == ["fonts/a.ttf"]
    assert resources.asset("fonts/a.ttf") == checkout / "assets" / "run" / "fonts" / "a.ttf"


def test_a_missing_asset_says_where_it_should_be(checkout):
    with pytest.raises(ResourceError, match=r"b\.ttf is missing"):
        resources.asset("fonts/b.ttf")


def test_a_translation_is_made_at_first_need(checkout):
    assert spoken(resources.translation("de")) == "Talon"


def test_a_changed_translation_is_made_anew(checkout):
    made = resources.translation("de")
    source = checkout / "i18n" / "canasta_de.ts"
    source.write_text(TS.format(word="Stapel"), encoding="utf-8")
    os.utime(made, (0, 0))
    assert spoken(resources.translation("de")) == "Stapel"


def test_an_unchanged_translation_is_not_made_again(checkout):
    made = resources.translation("de")
    os.utime(made, (4_000_000_000, 4_000_000_000))
    assert resources.translation("de").stat().st_mtime == 4_000_000_000


def test_a_damaged_translation_is_named_and_leaves_no_file(checkout):
    (checkout / "i18n" / "canasta_de.ts").write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(ResourceError, match=r"canasta_de\.ts could not be translated"):
        resources.translation("de")
    assert not list((checkout / ".cache").rglob("*de.qm*"))


LISTS = {
    "no list": "cannot be read: .*No such file",
    "de = {": "cannot be read",
    "de = 3": "cannot be read",
    "de = { qt_copy = '&Kopieren' }": "cannot be read: .*name",
    "de = { name = 'Deutsch', colour = 'red' }": "cannot be read: .*colour",
}


@pytest.mark.parametrize("text", LISTS)
def test_a_list_of_languages_that_is_damaged_is_named(checkout, text):
    if text != "no list":
        (checkout / "i18n" / "languages.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ResourceError, match=rf"languages\.toml {LISTS[text]}"):
        resources.language_list()


def test_an_unknown_language_lists_the_known_ones(checkout):
    with pytest.raises(ResourceError, match=r"canasta_fr\.ts is missing\. Known languages: de\."):
        resources.translation("fr")


def test_the_version_line_says_what_runs():
    assert resources.version().startswith(f"Canasta Desktop {__version__} (checkout, ")


def test_finding_resources_loads_no_qt():
    code = (
        "import sys; from canasta_desktop import resources as r; r.version(); r.translation('de');"
        "print([m for m in sys.modules if m.startswith('PySide6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
