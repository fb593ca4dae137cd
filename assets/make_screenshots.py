"""Takes the pictures of the README and of software centres: `python assets/make_screenshots.py [FOLDER]`.

They go to `assets/screenshots/`, or to FOLDER. The texts are in the bundled font, so that they are the same on every
machine; what they show is said in `packaging/desktop_texts.py`.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SHOTS: Final = {
    "table-en.png": ("mid-game", "en", "light"),
    "samba-de.png": ("sequences", "de", "light"),
    "new-game-en.png": ("new-game", "en", "dark"),
    "rules-de.png": ("rules-example", "de", "dark"),
}
"""Scene, language and theme of each; all of the command `shot`'s usual size."""


def main() -> int:
    """Take them all, each in a process of its own; 1 if one cannot be taken."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "assets" / "screenshots")
    status = 0
    for name, (scene, language, theme) in SHOTS.items():
        options = ["--scene", scene, "--lang", language, "--theme", theme, "--out", str(folder / name)]
        status |= subprocess.run([sys.executable, "-m", "canasta_desktop", "shot", *options], cwd=ROOT).returncode
    return 1 if status else 0


if __name__ == "__main__":
    sys.exit(main())
