"""Check a bundle for Windows or macOS: `check_folder.py windows|macos FOLDER`; on Linux finish_linux.py does it.

Nothing of a developer's is inside, nothing that belongs to it is missing, and it is small enough. Tried on a bundle for
Windows that was built under Wine, not yet on one for macOS.
"""

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from canasta_desktop.resources import CATALOGUE, LANGUAGES, language_list

MOST_MIB: Final = 130

STRANGERS: Final = re.compile(
    r"(^|/)(windows\.ui|icuuc|mscms)\.dll$|wine"  # stand-ins that only tests under Wine need
    r"|(^|/)(mypy|mypyc|pytest|_pytest|hypothesis|setuptools|pip|ruff|PyInstaller|hatchling)(/|$)"
    r"|(^|/)(lrelease|lupdate|linguist|designer|assistant|qmlls|uic|rcc|moc)(\.exe)?$"
    r"|Qt6?(Qml|Quick|WebEngine|Pdf|Multimedia|Network|Sql|Test)"
    r"|(^|/)(libssl|libcrypto|libtcl|libtk)"
)
"""Names that no bundle may hold."""

DATA: Final = "canasta_desktop/data"
ASSETS: Final = Path(__file__).resolve().parent.parent / "assets" / "run"
SHIBOKENS: Final = "_internal/shiboken6/files.dir/shibokensupport/signature/loader.pyc"
"""Of what the recipe adds so that a start is quick; the other part, of all systems, is written_code.bin."""
IN_ALL: Final = (
    "written_code.bin",
    f"{DATA}/THIRD-PARTY.txt",
    *[f"{DATA}/assets/{path.relative_to(ASSETS).as_posix()}" for path in sorted(ASSETS.rglob("*")) if path.is_file()],
    f"{DATA}/i18n/{LANGUAGES}",
    *[f"{DATA}/i18n/{CATALOGUE}_{code}.qm" for code in language_list()],
)
QTS: Final = [f"qtbase_{code}.qm" for code, language in language_list().items() if language.qt_copy]
"""Qt's own words, for each language in which it has some."""
BELONGS: Final = {
    "windows": (
        "canasta-desktop.exe",
        "canasta-desktop-cli.exe",
        "LICENSE.txt",
        *[f"_internal/{name}" for name in IN_ALL],
        SHIBOKENS,
        "_internal/PySide6/plugins/platforms/qwindows.dll",
        "_internal/PySide6/plugins/styles/qmodernwindowsstyle.dll",
        *[f"_internal/PySide6/translations/{name}" for name in QTS],
    ),
    "macos": (
        "Contents/Info.plist",
        "Contents/MacOS/canasta-desktop",
        "Contents/Resources/LICENSE",
        "Contents/Resources/canasta-desktop.icns",
        *[f"Contents/Frameworks/{name}" for name in IN_ALL],
        "Contents/Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "Contents/Frameworks/PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        *[f"Contents/Frameworks/PySide6/Qt/translations/{name}" for name in QTS],
    ),
}
"""What must be there, found through the links that an .app is made with."""


def main() -> int:
    """Check; 1 with the faults on stderr."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("system", choices=sorted(BELONGS))
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    faults, size = look_over(folder, BELONGS[arguments.system])
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"folder: {size:.1f} MiB")
    return 1 if faults else 0


def look_over(folder: Path, belongs: Iterable[str]) -> tuple[list[str], float]:
    """What is wrong with a bundle of any system, in which `belongs` must be, and its size in MiB."""
    faults = [f"{name} does not belong into a bundle" for name in names(folder) if STRANGERS.search(name)]
    faults += [f"{name} is missing" for name in belongs if not (folder / name).is_file()]
    size = sum(path.lstat().st_size for path in folder.rglob("*") if path.is_symlink() or path.is_file()) / 2**20
    if size > MOST_MIB:
        faults.append(f"{size:.0f} MiB are more than {MOST_MIB}")
    return faults, size


def names(folder: Path) -> list[str]:
    """All files, by their place in the bundle."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


if __name__ == "__main__":
    sys.exit(main())
