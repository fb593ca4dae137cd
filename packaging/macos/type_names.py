"""Write what Finder calls our files in each language: `type_names.py RESOURCES`, the folder `Contents/Resources`.

Info.plist says it in English; a folder `<language>.lproj` says what each of these texts is in that language. Built by
the release workflow, not yet tried.
"""

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "packaging")]

from desktop_texts import SOURCE, DesktopTexts, languages  # noqa: E402


def main() -> int:
    """Write a file for each language."""
    english = DesktopTexts(SOURCE).kinds()
    for language in languages():
        names = DesktopTexts(language).kinds()
        lines = [f'"{english[kind]}" = "{name}";' for kind, name in names.items()]
        folder = Path(sys.argv[1], f"{language}.lproj")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "InfoPlist.strings").write_text("\n".join([*lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
