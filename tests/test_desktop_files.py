"""What desktops are told of the program: in each language, and so that a text is never read as a command."""

import configparser
import gzip
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from canasta_desktop.resources import language_list

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
SOURCES = {code for code, language in language_list().items() if language.plurals_only}
OTHERS = set(language_list()) - SOURCES
XML_OTHERS = {code.replace("_", "-") for code in OTHERS}


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All files for a desktop."""
    folder = tmp_path_factory.mktemp("desktop") / "share"
    asked = ["--date", "2026-01-02", "--pictures", "https://example.org/pictures"]
    subprocess.run([sys.executable, PACKAGING / "desktop_files.py", folder, *asked], check=True)
    return folder


def manual(share: Path, language: str) -> str:
    place = "man6" if language in SOURCES else f"{language}/man6"
    return gzip.decompress((share / "man" / place / "canasta-desktop.6.gz").read_bytes()).decode()


def test_the_menu_entry_speaks_every_language(share: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(share / "applications" / "canasta-desktop.desktop", encoding="utf-8")
    said = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert {name for name in said if name.startswith(key)} == {key, *(f"{key}[{code}]" for code in OTHERS)}
    assert said["GenericName[de]"] == "Kartenspiel"
    assert all(text.endswith(";") for name, text in said.items() if name.startswith("Keywords"))


@pytest.mark.parametrize("element", ["summary", "p", "caption"])
def test_software_centres_are_told_in_every_language(share: Path, element: str) -> None:
    (file,) = (share / "metainfo").iterdir()
    found = [one.get(LANG) for one in ET.parse(file).iter(element)]
    assert {code for code in found if code is not None} == XML_OTHERS
    assert all(found.count(code) == found.count(None) for code in XML_OTHERS)


def test_release_notes_have_no_marks_of_the_file_they_come_from(share: Path) -> None:
    (info,) = (share / "metainfo").iterdir()
    notes = [note.text or "" for note in ET.parse(info).iter("li")]
    assert notes
    assert [note for note in notes if re.search(r"[*`]", note)] == []


def test_our_types_of_files_have_a_name_in_every_language(share: Path) -> None:
    (file,) = (share / "mime" / "packages").iterdir()
    found = [one.get(LANG) for one in ET.parse(file).iter() if one.tag.endswith("comment")]
    assert sorted(found, key=str) == sorted([None, *XML_OTHERS] * 2, key=str)


@pytest.mark.parametrize("language", language_list())
def test_the_manual_has_five_sections_in_each_language(share: Path, language: str) -> None:
    page = manual(share, language)
    assert len(re.findall(r'^\.SH ".+"$', page, re.MULTILINE)) == 5
    assert "{" not in page
    assert all(f"\n.B {command}\n" in page for command in ("sheet", "simulate", "soak", "bench", "cases"))


def test_the_german_manual_is_german(share: Path) -> None:
    page = manual(share, "de")
    assert '.SH "BESCHREIBUNG"\nÖffnet den Tisch' in page
    assert '.BR \\-\\-data " \\fIORDNER\\fR"\n' in page


def test_a_text_means_nothing_to_the_program_that_sets_manuals() -> None:
    code = "import desktop_files; print(desktop_files.roff(input()))"
    texts = {".B bold": r"\&.B bold", "'quoted'": r"\&'quoted'", r'a \fI "b"': r"a \efI \(dqb\(dq", "plain.": "plain."}
    for text, set_so in texts.items():
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, cwd=PACKAGING, input=text, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == set_so
