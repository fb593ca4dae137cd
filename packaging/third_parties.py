"""The list of everything in a bundle that others made, with its licences: `third_parties.py FOLDER ORIGINS OUT`.

ORIGINS is a file that the recipe writes: a line a library, `place in the bundle<TAB>file it was copied from`. Each
file is claimed by one of the PARTS below or, on Debian, by the package that owns its origin, whose copyright file is
taken over. A file that nobody claims ends this with status 1: no bundle leaves without the licences of all in it.
"""

import argparse
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LICENCES: Final = ROOT / "packaging" / "licences"
LGPL: Final = LICENCES / "LGPL-3.0.txt"
LINE: Final = "=" * 100


@dataclass(frozen=True)
class Part:
    """One of the things a bundle is made of: `files` is a pattern of places, `texts` where its licences are written."""

    name: str
    licence: str
    files: str
    texts: tuple[Path, ...] = ()
    remark: str = ""


PARTS: Final = (
    Part(
        "ICU, by the Unicode Consortium",
        "Unicode-DFS-2016",
        r"Qt/lib/libicu|icu\w*\.dll$",
        (LICENCES / "icu.txt",),
        "Data thinned out.",
    ),
    Part(
        f"Qt, with PySide6 and Shiboken6, version {version('PySide6-Essentials')}, by The Qt Company",
        "LGPL-3.0-only",
        r"(PySide6|shiboken6)/|(Qt6\w+|pyside6|shiboken6)[\w.]*\.(dll|pyd)$",
        (LGPL, LICENCES / "inside-qt.txt"),
        "Its libraries are files of their own in this folder and can be replaced by others of the same interface. "
        "Unchanged; its sources are published by The Qt Company under this version number. "
        "Code by others inside it has licences of its own, which stand below with that of Qt.",
    ),
    Part(
        "miniaudio, by David Reid, with stb_vorbis, by Sean Barrett, and their binding to Python, by Irmen de Jong",
        "MIT",
        r"^_miniaudio\.[\w.-]+$",
        (LICENCES / "miniaudio.txt",),
    ),
    Part(
        "cffi, by Armin Rigo and Maciej Fijalkowski, with libffi, by Anthony Green and others",
        "MIT-0, MIT",
        r"^_cffi_backend\.[\w.-]+$",
        (LICENCES / "cffi.txt", LICENCES / "libffi.txt"),
    ),
    Part(
        "Expat and libmpdec, inside two modules of Python",
        "MIT, BSD-2-Clause",
        r"^(pyexpat|_decimal)\.pyd$",
        (LICENCES / "inside-python.txt",),
    ),
    Part("SQLite, by D. Richard Hipp and others", "public domain", r"^(sqlite3\.dll|libsqlite3[\w.]*\.dylib)$"),
    Part(
        "Python, by the Python Software Foundation",
        "PSF-2.0",
        r"libpython|^Python(\.framework/|$)|python3\d*\.dll$|lib-dynload/|DLLs/|base_library\.zip$|^[\w.]+\.pyd$|python3\.\d+/",
        tuple(
            path
            for folder in (sysconfig.get_path("stdlib"), sys.base_prefix)
            if (path := Path(folder, "LICENSE.txt")).is_file()
        )[:1],
    ),
    Part(
        "Start-up code of PyInstaller",
        "GPL-2.0-or-later with an exception that lets it be bundled with any program; its hooks Apache-2.0",
        r"^canasta-desktop(-cli)?(\.exe)?$",
    ),
    Part(
        "Microsoft Visual C++ runtime",
        "free to pass on with programs built with it",
        r"(?i:msvcp|vcruntime|concrt|ucrtbase|api-ms-win)[\w-]*\.dll$",
    ),
    Part("libffi, by Anthony Green and others", "MIT", r"^libffi-\d+\.dll$", (LICENCES / "libffi.txt",)),
    Part(
        "Inter, by The Inter Project Authors",
        "OFL-1.1",
        r"fonts/Inter-",
        (ROOT / "assets/run/fonts/Inter-LICENSE.txt",),
    ),
    Part(
        "Fraunces, by The Fraunces Project Authors",
        "OFL-1.1",
        r"fonts/Fraunces-",
        (ROOT / "assets/run/fonts/Fraunces-LICENSE.txt",),
    ),
    Part(
        "Suit signs from DejaVu Sans",
        "Bitstream Vera licence",
        r"fonts/CanastaSuits",
        (ROOT / "assets/run/fonts/CanastaSuits-LICENSE.txt",),
    ),
)
"""What is claimed by name; the first that fits counts: ICU lies in a folder of Qt and stands before it, and what is a
module of Python's to look at, but not by its makers, stands before Python."""
OURS: Final = re.compile(
    r"canasta_desktop/|__mypyc|^written_code\.bin$|^LICENSE(\.txt)?$|^THIRD-PARTY\.txt$|^share/|^README|install\.sh$"
)
"""The program itself, compiled or not, and what lies beside it."""


def main() -> int:
    """Write the list."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("origins", type=Path)
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    origins = dict(line.split("\t") for line in arguments.origins.read_text(encoding="utf-8").splitlines())
    files = [path for path in sorted(arguments.folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    places = [path.relative_to(arguments.folder).as_posix().removeprefix("_internal/") for path in files]
    parts, unknown = claimed(places, origins)
    if unknown:
        print("nobody is known to have made: " + ", ".join(unknown), file=sys.stderr)
        return 1
    arguments.out.write_text("\n".join(listed(parts)), encoding="utf-8")
    print(f"third parties: {len(parts)}, for {len(places)} files")
    return 0


def claimed(places: Iterable[str], origins: dict[str, str]) -> tuple[list[Part], list[str]]:
    """The parts in this bundle, those of Debian last and by name, and the files that nobody claims."""
    used: set[Part] = set()
    unknown: list[str] = []
    for place in places:
        part = next((part for part in PARTS if re.search(part.files, place)), None)
        if part is None and OURS.search(place):
            continue
        if part is None:
            part = of_debian(origins.get(place, ""))
        if part is None:
            unknown.append(place)
        else:
            used.add(part)
    from_debian = sorted(used.difference(PARTS), key=lambda part: part.name)
    return [part for part in PARTS if part in used] + from_debian, unknown


def of_debian(origin: str) -> Part | None:
    """The Debian package that a library was copied from."""
    if not origin or not Path("/usr/bin/dpkg-query").exists():
        return None
    for path in (origin, str(Path(origin).resolve()), str(Path(origin).resolve()).removeprefix("/usr")):
        found = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True)
        if not found.returncode:
            package = found.stdout.split(":")[0]
            text = Path("/usr/share/doc", package, "copyright")
            return Part(f"{package}, from Debian", "see below", "", (text,)) if text.is_file() else None
    return None


def listed(parts: list[Part]) -> list[str]:
    """The text: the parts with their licences, then each licence once."""
    lines = ["This program is made with the work of others, and passes it on under these licences:", ""]
    for part in parts:
        lines += [f"- {part.name}: {part.licence}"] + ([f"  {part.remark}"] if part.remark else [])
    lines += ["", "The program itself is free software under the GPL, version 3 or later (see LICENSE)."]
    for part in parts:
        if part.texts:
            lines += ["", LINE, part.name, LINE]
        for text in part.texts:
            lines += ["", text.read_text(encoding="utf-8", errors="replace").strip()]
    return [*lines, ""]


if __name__ == "__main__":
    sys.exit(main())
