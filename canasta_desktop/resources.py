"""Where pictures, fonts and words lie.

In a checkout they are the top-level folders: `assets/run/` holds what the running program needs (what made it, and
what is only for people, lies beside it in `assets/`), `i18n/` the list of languages and the Linguist sources, whose
`.qm` are made at first need. A wheel and a bundle hold copies in `canasta_desktop/data/`, made by the build. Nobody
else asks where a file is.
"""

import importlib.util
import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

from canasta_desktop.__about__ import APP_NAME, __version__
from canasta_desktop.values import value

CATALOGUE: Final = "canasta"
"""What the files of `i18n` are called: `canasta_de.ts`, `canasta_de.qm`."""
LANGUAGES: Final = "languages.toml"
"""The list of languages, in the same folder."""

_PACKAGE: Final = Path(__file__).parent
_DATA: Final = _PACKAGE / "data"
_CHECKOUT: Final = _PACKAGE.parent


class ResourceError(Exception):
    """Something that belongs to the program is missing or cannot be made; the text says what to do."""


@value(frozen=True)
class Language:
    """A line of `i18n/languages.toml`, which says what each field is."""

    name: str
    qt_copy: str = ""
    nsis: str = ""
    plurals_only: bool = False


def is_installed() -> bool:
    """Whether this runs from a wheel or a bundle, not from a checkout."""
    return _DATA.is_dir()


def asset(name: str) -> Path:
    """The file of this name, such as `fonts/Name.ttf`. Raises ResourceError if there is none."""
    path = _assets() / name
    if not path.is_file():
        raise ResourceError(f"{path} is missing. Install {APP_NAME} again, or restore the file in the checkout.")
    return path


def asset_names() -> list[str]:
    """The names of all assets, sorted, as `asset` takes them."""
    root = _assets()
    return sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())


def third_parties() -> str:
    """What others made of this bundle, with its licences; empty where the program is no bundle."""
    path = _DATA / "THIRD-PARTY.txt"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def languages() -> list[str]:
    """The codes of the languages that the program speaks, sorted: `de`, `en`."""
    suffix = ".qm" if is_installed() else ".ts"
    return sorted(path.stem.removeprefix(f"{CATALOGUE}_") for path in _words().glob(f"{CATALOGUE}_*{suffix}"))


def language_list() -> dict[str, Language]:
    """What is known of each language besides its words, by code. Raises ResourceError."""
    import tomllib  # a start needs the words alone

    path = _words() / LANGUAGES
    try:
        lines = tomllib.loads(path.read_text(encoding="utf-8"))
        return {code: Language(**line) for code, line in lines.items()}
    except (OSError, ValueError, TypeError) as error:
        raise ResourceError(f"{path} cannot be read: {error}") from None


def translation(language: str) -> Path:
    """The `.qm` of a language, made anew in a checkout if its source is younger. Raises ResourceError."""
    name = f"{CATALOGUE}_{language}"
    if is_installed():
        made = _words() / f"{name}.qm"
        if not made.is_file():
            raise ResourceError(f"{made} is missing. Install {APP_NAME} again.")
        return made
    source = _words() / f"{name}.ts"
    if not source.is_file():
        raise ResourceError(f"{source} is missing. Known languages: {', '.join(languages()) or 'none'}.")
    made = _CHECKOUT / ".cache" / "i18n" / f"{name}.qm"
    if not made.is_file() or made.stat().st_mtime < source.stat().st_mtime:
        make_translation(source, made)
    return made


def make_translation(source: Path, made: Path) -> None:
    """Make a `.qm` from a `.ts`; whoever reads meanwhile sees the old file or the new one. Raises ResourceError."""
    import subprocess  # only a checkout makes words, and every start would wait for it

    made.parent.mkdir(parents=True, exist_ok=True)
    part = made.with_name(f"{made.name}.{os.getpid()}")
    command = [str(_lrelease()), "-silent", str(source), "-qm", str(part)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if done.returncode or not part.is_file():
        part.unlink(missing_ok=True)
        raise ResourceError(f"{source} could not be translated: {(done.stderr or done.stdout).strip()}")
    part.replace(made)


def version() -> str:
    """One line for `--version`, logs and the about box: version, how the core runs, Python and system."""
    import platform  # every start would wait for it

    core = "compiled" if is_core_compiled() else "interpreted"
    kind = "bundle" if getattr(sys, "frozen", False) else "installed" if is_installed() else "checkout"
    return f"{APP_NAME} {__version__} ({kind}, {core} core, Python {platform.python_version()}, {sys.platform})"


def is_core_compiled() -> bool:
    """Whether the rules run as machine code (`packaging/compile_core.py`)."""
    found = importlib.util.find_spec("canasta_desktop.rules.cards")
    return found is not None and not (found.origin or "").endswith((".py", ".pyc"))


def _words() -> Path:
    return (_DATA if is_installed() else _CHECKOUT) / "i18n"


def _assets() -> Path:
    return _DATA / "assets" if is_installed() else _CHECKOUT / "assets" / "run"


@cache
def _lrelease() -> Path:
    """The translation compiler that PySide6-Essentials brings. Raises ResourceError."""
    found = importlib.util.find_spec("PySide6")
    for folder in (found and found.submodule_search_locations) or ():
        for place in ("lrelease", "lrelease.exe", "Qt/libexec/lrelease"):
            if (path := Path(folder, place)).is_file():
                return path
    raise ResourceError("lrelease was not found. Install PySide6-Essentials into this environment.")
