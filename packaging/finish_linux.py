"""Put the finishing touches to a Linux folder, and check it: `finish_linux.py FOLDER`.

Strips Python's own libraries of what only a debugger reads, takes out search paths of the machine it was built on, and
then makes sure of what the packages rely on: what the bundle takes from the system is what SYSTEM names, nothing of a
developer's is inside, nothing that belongs to it is missing, and it is small enough. Prints the `Depends` of a Debian
package on the last line. Needs binutils and patchelf.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from check_folder import IN_ALL, QTS, SHIBOKENS, look_over

SYSTEM: Final = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libcups.so.2": "libcups2",
    "libxcb.so.1": "libxcb1",
    "libX11.so.6": "libx11-6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Libraries of the graphics stack, which belong to the machine they run on: name -> Debian package."""
GLIBC: Final = re.compile(r"ld-linux.*|lib(c|m|mvec|dl|pthread|rt|util|resolv)\.so\.\d+")

BELONGS: Final = (
    "canasta-desktop",
    "LICENSE",
    *[f"_internal/{name}" for name in IN_ALL],
    SHIBOKENS,
    *[f"_internal/PySide6/Qt/translations/{name}" for name in QTS],
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/PySide6/Qt/plugins/platforms/libqwayland.so",
    "_internal/PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
)


def main() -> int:
    """Finish and check; 1 with the faults on stderr."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    libraries = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)]
    for library in libraries:
        # Qt's hold no symbols, and were patched for their search path: strip would break them.
        if re.search(r"libpython|lib-dynload|__mypyc|canasta_desktop/|_miniaudio|_cffi_backend", str(library)):
            run("strip", "--strip-unneeded", library)
        if has_foreign_path(library):
            run("patchelf", "--remove-rpath", library)
    faults, size = look_over(folder, BELONGS)
    needed, oldest = needs(libraries)
    faults += [f"{library} is taken from the system" for library in sorted(needed) if library not in SYSTEM]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"folder: {size:.1f} MiB, {len(libraries)} programs and libraries")
    packages = sorted(SYSTEM[library] for library in needed if library in SYSTEM)
    print(", ".join([f"libc6 (>= {oldest})", *packages]))
    return 1 if faults else 0


def is_elf(path: Path) -> bool:
    """Whether the file is a program or a library."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def has_foreign_path(library: Path) -> bool:
    """Whether it looks for libraries in a folder of the machine it was built on."""
    paths = re.findall(r"\(R(?:UN)?PATH\).*\[(.*?)\]", run("readelf", "--dynamic", "--wide", library))
    return any(not part.startswith("$ORIGIN") for path in paths for part in path.split(":"))


def needs(libraries: list[Path]) -> tuple[set[str], str]:
    """What they need of the system besides glibc, and the oldest glibc that will do."""
    inside = {library.name for library in libraries}
    needed: set[str] = set()
    oldest = (2, 0)
    for library in libraries:
        told = run("readelf", "--dynamic", "--version-info", "--wide", library)
        needed |= {name for name in re.findall(r"NEEDED.*\[(.*?)\]", told) if name not in inside}
        oldest = max([oldest, *[(int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", told)]])
    return {name for name in needed if not GLIBC.fullmatch(name)}, f"{oldest[0]}.{oldest[1]}"


def run(*command: str | Path) -> str:
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
