"""Write what a desktop wants to know of the program: `desktop_files.py FOLDER [--date YYYY-MM-DD] [--pictures URL]`.

FOLDER becomes a `share` folder: menu entry, AppStream metainfo, file types, manual pages in both languages, icons.
Name, version, publisher and licence come from `canasta_desktop.__about__`, the release notes from CHANGELOG.md, so
nothing is said twice. Nothing but the standard library is needed.

AppStream wants pictures by their address on the web. The project does not know its own: whoever publishes a release
tells where `assets/screenshots` can be fetched, and without that the metainfo has none.
"""

import argparse
import gzip
import re
import shutil
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canasta_desktop.__about__ import (  # noqa: E402
    APP_ID,
    APP_NAME,
    GAME_SUFFIX,
    GAME_TYPE,
    LICENCE,
    PUBLISHER,
    RULES_SUFFIX,
    RULES_TYPE,
    __version__,
)

COMPONENT: Final = "desktop.canasta.CanastaDesktop"
"""AppStream wants a reversed domain; the project owns none, so this is one that nobody can own."""
SUMMARY: Final = {
    "en": "Play Canasta by any family's rules",
    "de": "Canasta nach den Regeln jeder Familie",
}
COMMENT: Final = {
    "en": "Play Canasta against the computer or with others at one screen",
    "de": "Canasta gegen den Computer oder mit anderen an einem Bildschirm spielen",
}
GENERIC: Final = {"en": "Card Game", "de": "Kartenspiel"}
KEYWORDS: Final = {"en": "canasta;samba;rummy;cards;", "de": "Canasta;Samba;Rommé;Karten;"}
ABOUT: Final = {
    "en": (
        "Canasta for one person against computer players, or for several at one screen: ten games of the family "
        "with their house rules, from Classic and Samba to Hand and Foot and the modern American game.",
        "Every refused move says why and names the rule; the rules can be read and printed.",
        "The computer players see only what a player at their seat may see. Everything stays on this computer: no "
        "account, no network.",
    ),
    "de": (
        "Canasta für eine Person gegen Computergegner oder für mehrere an einem Bildschirm: zehn Spiele der "
        "Canasta-Familie mit ihren Hausregeln, von Klassisch und Samba bis zu Hand and Foot und dem modernen "
        "amerikanischen Spiel.",
        "Jeder abgelehnte Zug sagt, warum, und nennt die Regel; die Regeln lassen sich lesen und drucken.",
        "Die Computergegner sehen nur, was ein Spieler auf ihrem Platz sehen darf. Alles bleibt auf diesem Computer: "
        "kein Konto, kein Netz.",
    ),
}
KINDS: Final = {
    GAME_TYPE: (GAME_SUFFIX, {"en": "Canasta game", "de": "Canasta-Partie"}),
    RULES_TYPE: (RULES_SUFFIX, {"en": "Canasta rules", "de": "Canasta-Regeln"}),
}
SCREENSHOTS: Final = {
    "table-en.png": {"en": "The table of a game of four", "de": "Der Tisch einer Partie zu viert"},
    "samba-de.png": {"en": "Samba, in German and light", "de": "Samba, hell und auf Deutsch"},
    "new-game-en.png": {"en": "Ten games and their house rules", "de": "Zehn Spiele und ihre Hausregeln"},
    "rules-de.png": {"en": "The rules, open at what was refused", "de": "Die Regeln, offen bei dem, was verboten war"},
}
"""Pictures of 1440x900 in assets/screenshots, made by the command `shot`; the first is the one to show alone."""
MAN: Final = {
    "en": {
        "NAME": f"{APP_ID} \\- {COMMENT['en']}",
        "SYNOPSIS": f".B {APP_ID}\n[\\fIFILE\\fR]\n.br\n.B {APP_ID}\n\\fICOMMAND\\fR [\\fIOPTION\\fR ...]",
        "DESCRIPTION": "Opens the table and goes on with the last game.\nFILE is a saved game or a set of rules.\n"
        "With a command it does something else and opens no window:",
        "OPTIONS": "",
        "FILES": "Games and settings lie in the folder for data of programs, usually\n"
        f".IR ~/.local/share/{APP_ID} .\nNothing else is written, and nothing is sent over the network.",
    },
    "de": {
        "NAME": f"{APP_ID} \\- {COMMENT['de']}",
        "ÜBERSICHT": f".B {APP_ID}\n[\\fIDATEI\\fR]\n.br\n.B {APP_ID}\n\\fIBEFEHL\\fR [\\fIOPTION\\fR ...]",
        "BESCHREIBUNG": "Öffnet den Tisch und setzt die letzte Partie fort.\n"
        "DATEI ist eine gespeicherte Partie oder ein Satz Regeln.\n"
        "Mit einem Befehl geschieht etwas anderes, ohne Fenster:",
        "OPTIONEN": "",
        "DATEIEN": "Partien und Einstellungen liegen im Ordner für Daten von Programmen, meist\n"
        f".IR ~/.local/share/{APP_ID} .\nSonst wird nichts geschrieben, und nichts geht über das Netz.",
    },
}
COMMANDS: Final = {
    "en": (
        ("sheet", "the rules of a game in words, as Markdown or HTML"),
        ("simulate", "matches between computer players, result as JSON"),
        ("soak", "random deals of every game; the laws of the rules are checked"),
        ("bench", "deals per second"),
        ("cases", "plays conformance cases"),
    ),
    "de": (
        ("sheet", "die Regeln eines Spiels in Worten, als Markdown oder HTML"),
        ("simulate", "Partien unter Computergegnern, Ergebnis als JSON"),
        ("soak", "zufällige Spiele nach allen Regeln; deren Gesetze werden geprüft"),
        ("bench", "Spiele pro Sekunde"),
        ("cases", "spielt Prüffälle der Regeln nach"),
    ),
}
FLAGS: Final = {
    "en": (
        ("--data", "FOLDER", "keep the game and the settings there"),
        ("--selftest", "", "check that this installation is whole; status 0 or 1"),
        ("--version", "", "print the version"),
        ("--help", "", "print all commands and options"),
    ),
    "de": (
        ("--data", "ORDNER", "Partie und Einstellungen dort aufbewahren"),
        ("--selftest", "", "prüfen, ob diese Installation vollständig ist; Status 0 oder 1"),
        ("--version", "", "die Version ausgeben"),
        ("--help", "", "alle Befehle und Optionen ausgeben"),
    ),
}


def main() -> int:
    """Write everything into the folder named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--date", type=date.fromisoformat, default=datetime.now(UTC).date(), help="of this release")
    parser.add_argument("--pictures", default="", metavar="URL", help="of assets/screenshots on the web")
    arguments = parser.parse_args()
    write_all(arguments.folder, arguments.date, arguments.pictures)
    return 0


def write_all(share: Path, day: date, pictures: str) -> None:
    """Menu entry, metainfo, file types, manual pages and icons below `share`."""
    write(share / "applications" / f"{APP_ID}.desktop", desktop_entry())
    write(share / "metainfo" / f"{COMPONENT}.metainfo.xml", metainfo(day, pictures))
    write(share / "mime" / "packages" / f"{APP_ID}.xml", file_types())
    for language in MAN:
        folder = share / "man" / ("man6" if language == "en" else f"{language}/man6")
        folder.mkdir(parents=True, exist_ok=True)
        packed = gzip.compress(manual(language, day).encode(), 9, mtime=0)
        (folder / f"{APP_ID}.6.gz").write_bytes(packed)
    hicolor = share / "icons" / "hicolor"
    for picture in sorted((ROOT / "assets" / "run" / "icons").glob("*.png")):
        size = picture.stem.rpartition("-")[2]
        copy(picture, hicolor / f"{size}x{size}" / "apps" / f"{APP_ID}.png")
    copy(ROOT / "assets" / "icons" / f"{APP_ID}.svg", hicolor / "scalable" / "apps" / f"{APP_ID}.svg")


def write(path: Path, text: str) -> None:
    """A text file, its folder made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy(source: Path, goal: Path) -> None:
    """A copy, its folder made."""
    goal.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, goal)


# --- menu entry and file types -----------------------------------------------------------------------------------


def desktop_entry() -> str:
    """The entry in the menu; a double click on one of our files opens it too."""
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.4", f"Name={APP_NAME}"]
    lines += localised("GenericName", GENERIC) + localised("Comment", COMMENT) + localised("Keywords", KEYWORDS)
    lines += [f"Exec={APP_ID} %f", f"TryExec={APP_ID}", f"Icon={APP_ID}", "Terminal=false"]
    lines += ["Categories=Game;CardGame;", f"MimeType={''.join(f'{kind};' for kind in KINDS)}"]
    lines += [f"StartupWMClass={APP_ID}", "StartupNotify=true", "X-GNOME-SingleWindow=true"]
    return "\n".join(lines) + "\n"


def localised(key: str, texts: dict[str, str]) -> list[str]:
    """A key of the menu entry, English without a language."""
    return [f"{key}{'' if language == 'en' else f'[{language}]'}={text}" for language, text in texts.items()]


def file_types() -> str:
    """What our files are called, and how they are known."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    lines.append('<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">')
    for kind, (suffix, names) in KINDS.items():
        lines.append(f'  <mime-type type="{kind}">')
        lines += [f"    <comment{lang(language)}>{name}</comment>" for language, name in names.items()]
        lines += ['    <sub-class-of type="application/json"/>', f'    <glob pattern="*{suffix}"/>']
        lines.append(f'    <icon name="{APP_ID}"/>')
        lines.append("  </mime-type>")
    return "\n".join([*lines, "</mime-info>", ""])


def lang(language: str) -> str:
    """An attribute of an XML element, none for English."""
    return "" if language == "en" else f' xml:lang="{language}"'


# --- metainfo ----------------------------------------------------------------------------------------------------


def metainfo(day: date, pictures: str) -> str:
    """What software centres show; `pictures` is where they are on the web, or nothing."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<component type="desktop-application">']
    lines += [f"  <id>{COMPONENT}</id>", "  <metadata_license>CC0-1.0</metadata_license>"]
    lines += [f"  <project_license>{LICENCE}</project_license>", f"  <name>{APP_NAME}</name>"]
    lines += [f"  <summary{lang(language)}>{text}</summary>" for language, text in SUMMARY.items()]
    lines += [f'  <developer id="{APP_ID}">', f"    <name>{PUBLISHER}</name>", "  </developer>", "  <description>"]
    for paragraphs in zip(*ABOUT.values(), strict=True):
        told = zip(ABOUT, paragraphs, strict=True)
        lines += [f"    <p{lang(language)}>{escape(text)}</p>" for language, text in told]
    lines += ["  </description>", f'  <launchable type="desktop-id">{APP_ID}.desktop</launchable>']
    lines += ["  <categories>", "    <category>Game</category>", "    <category>CardGame</category>", "  </categories>"]
    lines += ["  <provides>", f"    <binary>{APP_ID}</binary>"]
    lines += [f"    <mediatype>{kind}</mediatype>" for kind in KINDS]
    lines += ["  </provides>", '  <content_rating type="oars-1.1"/>']
    lines += ["  <supports>", "    <control>pointing</control>", "    <control>keyboard</control>"]
    lines += ["    <control>touch</control>", "    <internet>offline-only</internet>", "  </supports>"]
    lines += screenshots(pictures) if pictures else []
    lines += ["  <releases>", *releases(day)]
    return "\n".join([*lines, "  </releases>", "</component>", ""])


def screenshots(address: str) -> Iterator[str]:
    """The pictures, the first of them as the one to begin with."""
    yield "  <screenshots>"
    for number, (name, captions) in enumerate(SCREENSHOTS.items()):
        yield "    <screenshot" + (' type="default">' if number == 0 else ">")
        yield from (f"      <caption{lang(language)}>{text}</caption>" for language, text in captions.items())
        place = escape(f"{address.rstrip('/')}/{name}")
        yield f'      <image type="source" width="1440" height="900">{place}</image>'
        yield "    </screenshot>"
    yield "  </screenshots>"


def releases(day: date) -> Iterator[str]:
    """The sections of CHANGELOG.md; the one of this version has the date of the build if it has none of its own."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for section in re.split(r"^## ", changes, flags=re.MULTILINE)[1:]:
        head, _, body = section.partition("\n")
        version, _, when = head.partition(" ")
        told = when.strip("() ")
        when = told if re.fullmatch(r"\d{4}-\d\d-\d\d", told) else day.isoformat()
        yield f'    <release version="{version}" date="{when}">'
        yield "      <description>"
        yield "        <ul>"
        for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]:
            yield f"          <li>{escape(' '.join(item.replace('`', '').split()))}</li>"
        yield "        </ul>"
        yield "      </description>"
        yield "    </release>"


# --- manual pages ------------------------------------------------------------------------------------------------


def manual(language: str, day: date) -> str:
    """The manual page, section 6."""
    lines = [f'.TH {APP_ID.upper()} 6 "{day.isoformat()}" "{APP_NAME} {__version__}"']
    for title, text in MAN[language].items():
        lines += [f'.SH "{title}"', text] if text else [f'.SH "{title}"']
        if title in ("DESCRIPTION", "BESCHREIBUNG"):
            lines += [f".TP\n.B {name}\n{told}" for name, told in COMMANDS[language]]
        if title in ("OPTIONS", "OPTIONEN"):
            for flag, argument, told in FLAGS[language]:
                name = flag.replace("-", "\\-")
                lines.append(f".TP\n.BR {name}" + (f' " \\fI{argument}\\fR"' if argument else "") + f"\n{told}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
