"""A bare Debian to install into: made by debootstrap once, copied for every artefact, thrown away afterwards.

Nothing of this machine is in it but the X display, whose socket is handed in, and while programs of a player run, not
even the network. Needs root, debootstrap, and util-linux's unshare.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Final

assert sys.platform != "win32", "built for Linux, tried on Linux"  # mypy reads no further for Windows

SUITE: Final = "bookworm"
"""The oldest Debian that is supported: glibc 2.36."""
MIRROR: Final = "http://deb.debian.org/debian"
PLAYER: Final = "player"
HOME: Final = f"/home/{PLAYER}"
SOCKETS: Final = "tmp/.X11-unix"
PATIENCE: Final = 900
"""Seconds for one command inside; packages have to be fetched."""

ENTER: Final = f"""
set -e
mount --rbind /dev "$ROOT/dev"
mount --rbind /proc "$ROOT/proc"
mkdir -p "$ROOT/{SOCKETS}"
mount --bind "/{SOCKETS}" "$ROOT/{SOCKETS}"
exec chroot "$@"
"""
"""What is done in a space of its own before a command starts; the mounts go with it."""

OF_THE_SYSTEM: Final = ("var/lib/apt", "var/lib/dpkg", "var/cache", "var/log", "tmp", "proc", "sys", "dev", "run")
"""What installing anything changes."""


def prepare(place: Path, mirror: str = MIRROR) -> Path:
    """The bare system in this folder, made if it is not there yet."""
    if not (place / "etc" / "debian_version").exists():
        shutil.rmtree(place, ignore_errors=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(place), mirror], check=True)
    return place


class Bare:
    """A copy of the bare system with one user; use it as a context."""

    def __init__(self, base: Path, display: str) -> None:
        self.display = display
        self.root = Path(tempfile.mkdtemp(prefix="canasta-bare-", dir=base.parent))
        self._base = base

    def __enter__(self) -> "Bare":
        subprocess.run(["cp", "--archive", f"{self._base}/.", str(self.root)], check=True)
        shutil.copy("/etc/resolv.conf", self.root / "etc" / "resolv.conf")
        self.as_root("useradd", "--create-home", PLAYER)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        shutil.rmtree(self.root)

    def as_root(self, *command: str) -> str:
        """What a command of root's prints. Raises CalledProcessError."""
        return _output(self._command([], "", command))

    def as_player(self, *command: str) -> str:
        """What a command of the player's prints, who has no network. Raises CalledProcessError."""
        return _output(self.players(*command))

    def players(self, *command: str) -> list[str]:
        """The command line that runs this as the player, for whoever wants to start it."""
        return self._command(["--net"], f"--userspec={PLAYER}:{PLAYER}", command)

    def _command(self, shut_off: list[str], user: str, command: tuple[str, ...]) -> list[str]:
        """Everything of the environment outside is left there."""
        home = HOME if user else "/root"
        words = {"DISPLAY": self.display, "HOME": home, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        words |= {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin", "ROOT": str(self.root)}
        inside = ["env", f"--chdir={home}", "QT_QPA_PLATFORM=xcb", *command]
        return [
            *("env", "--ignore-environment", *[f"{name}={value}" for name, value in words.items()]),
            *("unshare", "--mount", *shut_off, "sh", "-c", ENTER, "sh"),
            *([user] if user else []),
            *(str(self.root), *inside),
        ]

    def place(self, path: str) -> Path:
        """Where a path of the bare system lies outside."""
        return self.root / path.lstrip("/")

    def hand_in(self, file: Path, path: str) -> None:
        """Copy a file into it; the player owns it."""
        goal = self.place(path)
        owner = self.place(HOME).stat()
        missing = [folder for folder in goal.parents if not folder.exists()]
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, goal)
        for made in (goal, *missing):
            os.chown(made, owner.st_uid, owner.st_gid)

    def files(self) -> set[str]:
        """Every file and folder that is not the system's own book-keeping."""
        found: set[str] = set()
        for folder, folders, files in os.walk(self.root):
            near = Path(folder).relative_to(self.root)
            folders[:] = [name for name in folders if str(near / name) not in OF_THE_SYSTEM]
            found |= {str(near / name) for name in (*folders, *files)}
        return found


def _output(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, command[-6:], done.stdout, done.stderr)
    return done.stdout
