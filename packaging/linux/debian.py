"""Print a text of the Debian package: `debian.py control DEPENDS KIB PROCESSOR`, `copyright`, `changelog SECONDS`.

The package is made without debhelper: it holds a finished folder, and a build from source as Debian wants it is not
what this is for.
"""

import re
import sys
import textwrap
from collections.abc import Callable
from email.utils import formatdate
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from desktop_texts import SOURCE, DesktopTexts  # noqa: E402

from canasta_desktop.__about__ import APP_ID, APP_NAME, PUBLISHER, __version__  # noqa: E402

CONTACT: Final = f"{PUBLISHER} <{APP_ID}@localhost>"
"""Debian wants an address; the project has none, and localhost says so."""


def control(depends: str, kib: str, processor: str) -> str:
    """The control file; `depends` as finish_linux.py prints it."""
    texts = DesktopTexts(SOURCE)
    fields = {
        "Package": APP_ID,
        "Version": __version__,
        "Architecture": processor,
        "Maintainer": CONTACT,
        "Installed-Size": kib,
        "Depends": depends,
        "Section": "games",
        "Priority": "optional",
        "Description": texts.comment()[0].lower() + texts.comment()[1:],
    }
    lines = [f"{name}: {value}" for name, value in fields.items()]
    for number, paragraph in enumerate(texts.about()):
        lines += [" ."] if number else []
        lines += [f" {line}" for line in textwrap.wrap(paragraph, 78)]
    return "\n".join(lines)


def copyright_file() -> str:
    """The copyright file; what others made is listed in the package itself."""
    return "\n".join(
        [
            "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
            f"Upstream-Name: {APP_NAME}",
            "",
            "Files: *",
            f"Copyright: 2026 {PUBLISHER}",
            "License: GPL-3+",
            " On Debian systems the text of the GNU General Public License, version 3, is in",
            " /usr/share/common-licenses/GPL-3.",
            "",
            f"Files: /usr/lib/{APP_ID}/_internal/*",
            "Copyright: 1991-2026, as listed in the file named below",
            "License: several",
            f" See /usr/lib/{APP_ID}/_internal/canasta_desktop/data/THIRD-PARTY.txt.",
        ]
    )


def changelog(seconds: str) -> str:
    """The newest section of CHANGELOG.md as Debian writes it."""
    section = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1]
    lines = [f"{APP_ID} ({__version__}) stable; urgency=medium", ""]
    for item in re.split(r"^- ", section, flags=re.MULTILINE)[1:]:
        told = textwrap.wrap(" ".join(item.replace("`", "").split()), 74)
        lines += [f"  * {told[0]}", *[f"    {line}" for line in told[1:]]]
    return "\n".join([*lines, "", f" -- {CONTACT}  {formatdate(float(seconds))}"])


def main() -> int:
    """Print what is asked for."""
    made: dict[str, Callable[..., str]] = {"control": control, "copyright": copyright_file, "changelog": changelog}
    print(made[sys.argv[1]](*sys.argv[2:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
