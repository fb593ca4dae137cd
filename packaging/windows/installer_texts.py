"""Print what the setup program says in each language that NSIS knows, for installer.nsi: `installer_texts.py`."""

import io
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from desktop_texts import DesktopTexts, InstallerTexts, languages  # noqa: E402

from canasta_desktop.__about__ import GAME_TYPE, RULES_TYPE  # noqa: E402
from canasta_desktop.resources import language_list  # noqa: E402

BLANKS: Final = {
    "{program}": "${NAME}",
    "{version}": "${VERSION}",
    "{file}": "$0",
    "{folder}": "${DATA}",
    "{game}": "${GAME_SUFFIX}",
    "{rules}": "${RULES_SUFFIX}",
}
"""What NSIS puts into the texts, by its own names."""


def main() -> int:
    """Print a language after the other, that of the sources first: NSIS takes the first where it has none better."""
    assert isinstance(sys.stdout, io.TextIOWrapper)
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for language in languages():
        if name := language_list()[language].nsis:
            print("\n".join(said(language, name)))
    return 0


def said(language: str, name: str) -> list[str]:
    """The lines of a language, which NSIS calls `name`."""
    desktop = DesktopTexts(language)
    kinds = desktop.kinds()
    texts = InstallerTexts(language).all()
    texts |= {"GAME": kinds[GAME_TYPE], "RULES": kinds[RULES_TYPE], "COMMENT": desktop.summary()}
    strings = [f'LangString {key} ${{LANG_{name.upper()}}} "{quoted(text)}"' for key, text in texts.items()]
    return [f'!insertmacro MUI_LANGUAGE "{name}"', *strings]


def quoted(text: str) -> str:
    """The text between the quotes of NSIS."""
    text = text.replace("$", "$$").replace('"', '$\\"').replace("\n", "$\\r$\\n")
    for blank, value in BLANKS.items():
        text = text.replace(blank, value)
    return text


if __name__ == "__main__":
    sys.exit(main())
