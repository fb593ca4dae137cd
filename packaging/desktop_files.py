"""Write what a desktop wants to know of the program: `desktop_files.py FOLDER [--date YYYY-MM-DD] [--pictures URL]`.

FOLDER becomes a `share` folder: menu entry, AppStream metainfo, file types, manual pages in each language, icons.
Name, version, publisher and licence come from `canasta_desktop.__about__`, the words from `desktop_texts`, the release
notes from CHANGELOG.md, so nothing is said twice. Nothing but the standard library is needed.

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
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from desktop_texts import SOURCE, DesktopTexts, ManualTexts, languages  # noqa: E402

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
SUFFIXES: Final = {GAME_TYPE: GAME_SUFFIX, RULES_TYPE: RULES_SUFFIX}
"""Our types of files, and how their names end."""
TEXTS: Final = {language: DesktopTexts(language) for language in languages()}


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
    for language in TEXTS:
        folder = share / "man" / ("man6" if language == SOURCE else f"{language}/man6")
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
    lines += localised("GenericName", {language: texts.generic_name() for language, texts in TEXTS.items()})
    lines += localised("Comment", {language: texts.comment() for language, texts in TEXTS.items()})
    lines += localised("Keywords", {language: texts.keywords() for language, texts in TEXTS.items()})
    lines += [f"Exec={APP_ID} %f", f"TryExec={APP_ID}", f"Icon={APP_ID}", "Terminal=false"]
    lines += ["Categories=Game;CardGame;", f"MimeType={''.join(f'{kind};' for kind in SUFFIXES)}"]
    lines += [f"StartupWMClass={APP_ID}", "StartupNotify=true", "X-GNOME-SingleWindow=true"]
    return "\n".join(lines) + "\n"


def localised(key: str, texts: dict[str, str]) -> list[str]:
    """A key of the menu entry, the language of the sources without its code."""
    return [f"{key}{'' if language == SOURCE else f'[{language}]'}={text}" for language, text in texts.items()]


def file_types() -> str:
    """What our files are called, and how they are known."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    lines.append('<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">')
    for kind, suffix in SUFFIXES.items():
        lines.append(f'  <mime-type type="{kind}">')
        lines += in_all_languages("    ", "comment", {code: texts.kinds()[kind] for code, texts in TEXTS.items()})
        lines += ['    <sub-class-of type="application/json"/>', f'    <glob pattern="*{suffix}"/>']
        lines.append(f'    <icon name="{APP_ID}"/>')
        lines.append("  </mime-type>")
    return "\n".join([*lines, "</mime-info>", ""])


def in_all_languages(indent: str, element: str, texts: dict[str, str]) -> list[str]:
    """An element of XML for each language, that of the sources without its code."""
    lines = []
    for language, text in texts.items():
        code = "" if language == SOURCE else f' xml:lang="{language.replace("_", "-")}"'
        lines.append(f"{indent}<{element}{code}>{escape(text, quote=False)}</{element}>")
    return lines


# --- metainfo ----------------------------------------------------------------------------------------------------


def metainfo(day: date, pictures: str) -> str:
    """What software centres show; `pictures` is where they are on the web, or nothing."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<component type="desktop-application">']
    lines += [f"  <id>{COMPONENT}</id>", "  <metadata_license>CC0-1.0</metadata_license>"]
    lines += [f"  <project_license>{LICENCE}</project_license>", f"  <name>{APP_NAME}</name>"]
    lines += in_all_languages("  ", "summary", {language: texts.summary() for language, texts in TEXTS.items()})
    lines += [f'  <developer id="{APP_ID}">', f"    <name>{PUBLISHER}</name>", "  </developer>", "  <description>"]
    for paragraphs in zip(*[texts.about() for texts in TEXTS.values()], strict=True):
        lines += in_all_languages("    ", "p", dict(zip(TEXTS, paragraphs, strict=True)))
    lines += ["  </description>", f'  <launchable type="desktop-id">{APP_ID}.desktop</launchable>']
    lines += ["  <categories>", "    <category>Game</category>", "    <category>CardGame</category>", "  </categories>"]
    lines += ["  <provides>", f"    <binary>{APP_ID}</binary>"]
    lines += [f"    <mediatype>{kind}</mediatype>" for kind in SUFFIXES]
    lines += ["  </provides>", '  <content_rating type="oars-1.1"/>']
    lines += ["  <supports>", "    <control>pointing</control>", "    <control>keyboard</control>"]
    lines += ["    <control>touch</control>", "    <internet>offline-only</internet>", "  </supports>"]
    lines += screenshots(pictures) if pictures else []
    lines += ["  <releases>", *releases(day)]
    return "\n".join([*lines, "  </releases>", "</component>", ""])


def screenshots(address: str) -> Iterator[str]:
    """The pictures, the first of them as the one to begin with."""
    yield "  <screenshots>"
    for number, name in enumerate(TEXTS[SOURCE].captions()):
        yield "    <screenshot" + (' type="default">' if number == 0 else ">")
        captions = {language: texts.captions()[name] for language, texts in TEXTS.items()}
        yield from in_all_languages("      ", "caption", captions)
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
            yield f"          <li>{escape(' '.join(re.sub('[`*]', '', item).split()))}</li>"
        yield "        </ul>"
        yield "      </description>"
        yield "    </release>"


# --- manual pages ------------------------------------------------------------------------------------------------


def manual(language: str, day: date) -> str:
    """The manual page, section 6."""
    texts = ManualTexts(language)
    file, command, option = texts.arguments()
    lines = [f'.TH {APP_ID.upper()} 6 "{day.isoformat()}" "{APP_NAME} {__version__}"']
    lines += [heading(texts.name()), f"{APP_ID} \\- {roff(TEXTS[language].comment())}"]
    lines += [heading(texts.synopsis()), f".B {APP_ID}", f"[\\fI{file}\\fR]", ".br", f".B {APP_ID}"]
    lines += [f"\\fI{command}\\fR [\\fI{option}\\fR ...]"]
    lines += [heading(texts.description()), *map(roff, texts.opens())]
    lines += [f".TP\n.B {name}\n{roff(told)}" for name, told in texts.commands().items()]
    lines += [heading(texts.options())]
    for flag, argument, told in texts.flags():
        name = flag.replace("-", "\\-")
        lines.append(f".TP\n.BR {name}" + (f' " \\fI{argument}\\fR"' if argument else "") + f"\n{roff(told)}")
    before, _, after = texts.where().partition("{folder}")
    lines += [heading(texts.files()), roff(before.strip()), f'.IR ~/.local/share/{APP_ID} "{roff(after)}"']
    return "\n".join([*lines, roff(texts.nowhere_else())]) + "\n"


def heading(text: str) -> str:
    """A heading of the manual page."""
    return f'.SH "{text}"'


def roff(text: str) -> str:
    """A text in which nothing means anything to the program that sets manual pages."""
    text = text.replace("\\", "\\e").replace('"', "\\(dq")
    return f"\\&{text}" if text.startswith((".", "'")) and len(text) > 1 else text


if __name__ == "__main__":
    sys.exit(main())
