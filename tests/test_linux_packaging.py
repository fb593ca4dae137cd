"""The script that comes with the tar for Linux: what it puts into a home, and that it takes all of it away again.

The tools of a desktop that keep catalogues of menu entries and file types are stood in for, as a bare system has none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"

MIME = """#!/bin/sh
# As update-mime-database does: without the folder of types it only complains.
[ -d "$1/packages" ] || { echo "Directory '$1/packages' does not exist!" >&2; exit 1; }
rm -f "$1"/application/*
: > "$1/globs2"
: > "$1/mime.cache"
sed -n 's/.*<glob pattern="\\(.*\\)".*/\\1/p' "$1"/packages/*.xml 2>/dev/null >> "$1/globs2" || true
for type in $(sed -n 's|.*<mime-type type="application/\\(.*\\)">.*|\\1|p' "$1"/packages/*.xml 2>/dev/null); do
  mkdir -p "$1/application"
  : > "$1/application/$type.xml"
done
"""
DESKTOP = """#!/bin/sh
echo "[MIME Cache]" > "$2/mimeinfo.cache"
"""
TOOLS = {"update-mime-database": MIME, "update-desktop-database": DESKTOP, "gtk-update-icon-cache": "#!/bin/sh\n"}


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the tar holds, the program itself left out."""
    folder = tmp_path_factory.mktemp("tar") / "canasta-desktop"
    folder.mkdir()
    subprocess.run([sys.executable, PACKAGING / "desktop_files.py", folder / "share"], check=True)
    shutil.copy(PACKAGING / "linux" / "install.sh", folder)
    (folder / "canasta-desktop").touch(0o755)
    return folder


class Home:
    """A home folder, with the tools of a desktop."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "my home"
        self.share = self.folder / ".local" / "share"
        self.folder.mkdir()
        self._tools = folder / "tools"
        self._tools.mkdir()
        for name, text in TOOLS.items():
            (self._tools / name).write_text(text, encoding="utf-8")
            (self._tools / name).chmod(0o755)

    def run(self, *command: str | Path) -> None:
        """A command of this user's."""
        environment = {"HOME": str(self.folder), "PATH": f"{self._tools}:{os.environ['PATH']}"}
        subprocess.run(["sh", *command], env=environment, check=True, capture_output=True, text=True)

    def remove(self) -> None:
        """The installed copy of the script takes the program away."""
        self.run(self.folder / ".local" / "lib" / "canasta-desktop" / "install.sh", "--remove")

    def files(self) -> dict[str, str]:
        """All that lies in it, links not followed."""
        found = (path for path in self.folder.rglob("*") if path.is_symlink() or not path.is_dir())
        return {str(path.relative_to(self.folder)): path.read_text(encoding="utf-8") for path in found}


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_a_game_is_a_type_of_file_after_the_installation(home: Home, unpacked: Path) -> None:
    home.run(unpacked / "install.sh")
    assert "*.canasta\n" in (home.share / "mime" / "globs2").read_text(encoding="utf-8")
    assert (home.share / "mime" / "application" / "x-canasta-game.xml").is_file()
    assert (home.folder / ".local" / "bin" / "canasta-desktop").resolve().is_file()


@pytest.mark.parametrize("times", [1, 2])
def test_nothing_is_left_of_it_in_a_fresh_home(home: Home, unpacked: Path, times: int) -> None:
    for _ in range(times):
        home.run(unpacked / "install.sh")
    home.remove()
    assert sorted(home.folder.rglob("*")) == [home.folder / ".local", home.share]


def test_games_and_what_others_have_installed_stay(home: Home, unpacked: Path) -> None:
    kept = {"canasta-desktop/current.json": "a game", "applications/other.desktop": "", "icons/other.png": ""}
    for name, text in kept.items():
        (home.share / name).parent.mkdir(parents=True, exist_ok=True)
        (home.share / name).write_text(text, encoding="utf-8")
    before = home.files()
    home.run(unpacked / "install.sh")
    (home.share / "mime" / "packages" / "other.xml").write_text('<glob pattern="*.other"/>\n', encoding="utf-8")
    home.remove()
    after = home.files()
    assert before.items() <= after.items()
    assert after[".local/share/mime/globs2"] == "*.other\n"
    assert [name for name in after if "canasta" in name] == [".local/share/canasta-desktop/current.json"]
