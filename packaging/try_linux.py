"""Install, run and remove what build_linux.sh made: `try_linux.py [--only deb,tar,appimage] [--json FILE]`, as root.

Each is installed into a bare Debian of its own (linux/bare.py), which has what the artefact says it needs and nothing
else, the way its reader would do it: an older one first, whose game must be on the table again when the newer one has
been installed over it. Then the self-test, starts and their memory, a picture of the window to look at, and removal:
nothing may be left but the games. Prints a table; 1 if anything is wrong.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

assert sys.platform != "win32", "built for Linux, tried on Linux"  # mypy reads no further for Windows

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging"), str(ROOT / "packaging" / "linux")]

from bare import HOME, Bare, prepare  # noqa: E402
from tried import Row, megabytes, report  # noqa: E402

from canasta_desktop.__about__ import APP_ID  # noqa: E402
from tests.e2e.xserver import XServer  # noqa: E402

DIST: Final = ROOT / "dist"
OLD_GAME: Final = ROOT / "tests" / "game" / "saves" / "first-program-4.json"
DATA: Final = f"{HOME}/.local/share/{APP_ID}"
LOCAL: Final = f"{HOME}/.local"
STARTS: Final = 5
PATIENCE: Final = 60
"""Seconds for a window to say something."""
ITS_OWN: Final = tuple(f"{HOME}/{name}".lstrip("/") for name in (f".local/share/{APP_ID}", ".cache", "Downloads"))
"""What a user keeps, whatever is removed: games and settings, caches of the graphics stack, the files downloaded."""


class Fault(Exception):
    """Something is not as it should be; the text says what."""


class Artefact(ABC):
    """One file that people download, and how it gets onto a machine and off it."""

    name: str
    program: str
    """What a user types or clicks, once it is installed."""
    share: str | None
    """Where menu entry, file types and manual pages lie afterwards."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def handed_in(self) -> str:
        """Where the bare system has the file."""
        return f"{HOME}/Downloads/{self.file.name}"

    @abstractmethod
    def install(self, bare: Bare) -> None:
        """Put the file on the machine, over an older one if there is one."""

    def install_older(self, bare: Bare) -> None:
        """Put an older version there."""
        self.install(bare)

    @abstractmethod
    def remove(self, bare: Bare) -> None:
        """Take it away again."""


class Deb(Artefact):
    """The package of Debian and Ubuntu."""

    name, program, share = "deb", f"/usr/games/{APP_ID}", "/usr/share"

    def install(self, bare: Bare) -> None:
        bare.hand_in(self.file, self.handed_in)
        bare.as_root("apt-get", "install", "--yes", "--no-install-recommends", self.handed_in)

    def install_older(self, bare: Bare) -> None:
        """The same under an earlier number: apt does not put a version over itself."""
        unpacked = bare.root.with_name(f"{bare.root.name}-older")
        older = bare.place(f"{HOME}/Downloads/older.deb")
        older.parent.mkdir(parents=True, exist_ok=True)
        try:
            subprocess.run(["dpkg-deb", "--raw-extract", str(self.file), str(unpacked)], check=True)
            control = unpacked / "DEBIAN" / "control"
            text = re.sub(r"^Version: .*", "Version: 0.0.1", control.read_text(encoding="utf-8"), flags=re.MULTILINE)
            control.write_text(text, encoding="utf-8")
            subprocess.run(
                ["dpkg-deb", "-Znone", "--build", str(unpacked), str(older)], check=True, capture_output=True
            )
            bare.as_root("dpkg", "--install", f"{HOME}/Downloads/older.deb")
        finally:
            shutil.rmtree(unpacked, ignore_errors=True)
            older.unlink(missing_ok=True)

    def remove(self, bare: Bare) -> None:
        bare.as_root("apt-get", "purge", "--yes", APP_ID)


class Tar(Artefact):
    """The folder in a tar.xz, with a script that installs it for one user."""

    name, program, share = "tar.xz", f"{LOCAL}/bin/{APP_ID}", f"{LOCAL}/share"

    def install(self, bare: Bare) -> None:
        bare.hand_in(self.file, self.handed_in)
        bare.as_player("mkdir", "unpacked")
        bare.as_player("tar", "--extract", "--file", self.handed_in, "--directory", "unpacked")
        bare.as_player(f"unpacked/{APP_ID}/install.sh")
        bare.as_player("rm", "--recursive", "unpacked")

    def remove(self, bare: Bare) -> None:
        bare.as_player(f"{LOCAL}/lib/{APP_ID}/install.sh", "--remove")


class AppImage(Artefact):
    """One file that runs as it is; without FUSE, which bare systems lack, it unpacks itself."""

    name, share = "AppImage", None

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.name = "AppImage, runtime stood in for" if "-trial" in file.name else "AppImage"
        self.program = f"{HOME}/Applications/{file.name}"

    def install(self, bare: Bare) -> None:
        bare.hand_in(self.file, self.program)
        bare.as_player("chmod", "755", self.program)

    def remove(self, bare: Bare) -> None:
        bare.as_player("rm", "--recursive", f"{HOME}/Applications")


KINDS: Final[dict[str, tuple[str, type[Artefact]]]] = {
    "deb": ("*.deb", Deb),
    "tar": ("*.tar.xz", Tar),
    "appimage": ("*.AppImage", AppImage),
}


def main() -> int:
    """Try all that are there; 1 with the faults on stderr."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default=",".join(KINDS), help="some of " + ", ".join(KINDS))
    parser.add_argument("--json", type=Path, metavar="FILE", help="the table for programs")
    parser.add_argument("--pictures", type=Path, default=ROOT / "build" / "tried", metavar="FOLDER")
    arguments = parser.parse_args()
    arguments.pictures.mkdir(parents=True, exist_ok=True)
    base = prepare(ROOT / "build" / "bare" / "system")
    rows = []
    with XServer(1280, 800) as screen:
        for one in found(arguments.only.split(",")):
            print(f"== {one.file.name}", flush=True)
            rows.append(tried(one, base, screen, arguments.pictures))
    return report(rows, arguments.json)


def found(wanted: list[str]) -> Iterator[Artefact]:
    """What was built of the wanted kinds, the newest of each."""
    for kind in wanted:
        pattern, made = KINDS[kind]
        files = sorted(DIST.glob(pattern), key=lambda file: file.stat().st_mtime)
        if files:
            yield made(files[-1])
        else:
            print(f"{kind}: dist/ has none, see build_linux.sh", file=sys.stderr)


def tried(one: Artefact, base: Path, screen: XServer, pictures: Path) -> Row:
    """The life of one artefact on a bare machine."""
    row = Row(one.name, download=megabytes(one.file.stat().st_size))
    with Bare(base, screen.name) as bare:
        try:
            live(one, row, bare, screen, pictures / f"{one.name.split(',')[0]}.png")
        except Fault as fault:
            row.faults.append(str(fault))
        except subprocess.CalledProcessError as error:
            row.faults.append(f"{' '.join(error.cmd)}: {error.returncode}\n{error.stdout}{error.stderr}")
    return row


def live(one: Artefact, row: Row, bare: Bare, screen: XServer, picture: Path) -> None:
    """Install, upgrade, use, remove; fills the row. Raises Fault, CalledProcessError."""
    bare.as_root("apt-get", "update")
    bare.as_root("apt-get", "install", "--yes", "--no-install-recommends", *needs())
    if isinstance(one, AppImage):
        bare.as_root("apt-get", "install", "--yes", "--no-install-recommends", "squashfs-tools")
    if isinstance(one, Tar):
        bare.as_root("apt-get", "install", "--yes", "--no-install-recommends", "xz-utils")
    before = bare.files()
    one.install_older(bare)
    bare.hand_in(OLD_GAME, f"{DATA}/current.json")
    with running(one, bare) as said:
        old = on_the_table(said)
    bare.hand_in(OLD_GAME, f"{DATA}/current.json")
    one.install(bare)
    row.installed = megabytes(sum(size_of(bare.root / name) for name in new_files(bare, before)))
    with running(one, bare) as said:
        row.upgrade = "game kept" if on_the_table(said) == old else "GAME LOST"
        time.sleep(3)  # whoever plays has moved, the picture is of a table in use
        screen.picture(picture)
    integrated(one, bare)
    report = bare.as_player(one.program, "--selftest")
    row.selftest = "passed" if "self-test passed" in report else "FAILED"
    row.first_frame, row.rss = starts(one, bare)
    kept = fingerprint(bare.place(DATA))
    one.remove(bare)
    left = new_files(bare, before)
    row.leftovers = "none" if not left else ", ".join(sorted(left)[:5])
    demand(not left, f"left behind: {sorted(left)}")
    demand(fingerprint(bare.place(DATA)) == kept, "removing it touched the games")
    demand(row.selftest == "passed" and row.upgrade == "game kept", f"self-test {row.selftest}, {row.upgrade}")


def needs() -> list[str]:
    """The packages that a bundle takes from the system, as finish_linux.py found them."""
    line = (ROOT / "build" / "linux" / "finished.txt").read_text(encoding="utf-8").splitlines()[-1]
    return [name.split()[0] for name in line.split(", ")]


def new_files(bare: Bare, before: set[str]) -> set[str]:
    """What has come since, but for what is the user's."""
    return {name for name in bare.files() - before if not name.startswith(ITS_OWN)} - parents(ITS_OWN)


def parents(names: tuple[str, ...]) -> set[str]:
    """The folders that these lie in."""
    return {str(folder) for name in names for folder in Path(name).parents}


@contextmanager
def running(one: Artefact, bare: Bare) -> Iterator[Path]:
    """The program, started by the player, and what it describes of its window; it is killed in the end."""
    said = bare.place(f"{HOME}/.cache/described.jsonl")
    bare.as_player("mkdir", "--parents", f"{HOME}/.cache")
    said.unlink(missing_ok=True)
    command = bare.players(one.program, "--describe", f"{HOME}/.cache/described.jsonl")
    process = subprocess.Popen(command, start_new_session=True)
    try:
        end = time.monotonic() + PATIENCE
        while not (said.exists() and said.read_bytes().count(b"\n")):
            demand(process.poll() is None, f"the program ended with {process.returncode}")
            demand(time.monotonic() < end, "there came no window")
            time.sleep(0.05)
        yield said
    finally:
        with suppress(ProcessLookupError):  # it may have ended by itself
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def on_the_table(said: Path) -> object:
    """What the window showed first: the deal, the hand, the melds."""
    facts = json.loads(said.read_text(encoding="utf-8").splitlines()[0])
    return facts["title"], [card["face"] for card in facts["hand"]], [tray["summary"] for tray in facts["trays"]]


def integrated(one: Artefact, bare: Bare) -> None:
    """Menu entry, icon, file types and manual pages are where a desktop looks for them."""
    if one.share is None:
        return
    built = DIST / APP_ID / "share"
    for file in (path for path in built.rglob("*") if path.is_file()):
        name = file.relative_to(built)
        demand(bare.place(f"{one.share}/{name}").is_file(), f"{one.share}/{name} is missing")
    entry = bare.place(f"{one.share}/applications/{APP_ID}.desktop").read_text(encoding="utf-8")
    started = re.findall(r'^(?:Exec="?|TryExec=)([^" \n]+)', entry, flags=re.MULTILINE)
    demand(len(started) == 2, f"the menu entry starts {started}")
    for program in started:
        path = program if program.startswith("/") else f"/usr/games/{program}"
        bare.as_player("test", "-x", path)


def starts(one: Artefact, bare: Bare) -> tuple[float, float]:
    """Medians over some starts: ms from the start of the process to the painted table, MiB of memory then."""
    times, memories = [], []
    for _ in range(STARTS):
        began = time.perf_counter()
        command = bare.players(one.program, "--first-frame")
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            times.append(1000 * (time.perf_counter() - began))
        demand(process.returncode == 0 and bool(line), f"a start ended with {process.returncode}")
        memories.append(float(json.loads(line)["rss_mib"]))
    return round(statistics.median(times)), round(statistics.median(memories), 1)


def fingerprint(folder: Path) -> str:
    """Of all that is kept in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    demand(bool(files), "there are no games")
    return hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()


def size_of(path: Path) -> int:
    """Bytes of a file; a folder has none."""
    return path.lstat().st_size if path.is_symlink() or path.is_file() else 0


def demand(condition: bool, fault: str) -> None:
    """Raises Fault."""
    if not condition:
        raise Fault(fault)


if __name__ == "__main__":
    sys.exit(main())
