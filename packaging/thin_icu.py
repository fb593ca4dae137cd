"""Leave of the bundle's ICU data what Qt asks for in the program's languages: `thin_icu.py dist/canasta-desktop`.

Qt's libraries are linked to ICU, whose data are one object of 31 MiB in `libicudata.so`: every language on earth,
units, currencies, transliteration, encodings. Qt compares texts with it and changes case by it; dates, figures and line
breaks are its own. The object is an archive: a header, a table of names and places, the entries in the order of their
names. Those of use are copied into a smaller archive, and a library of the same name is linked around it. Needs a C
compiler.
"""

import argparse
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from canasta_desktop.resources import language_list

ALIGNED: Final = 16
"""Every entry begins at a multiple of this, counted from the end of the archive's header."""
LANGUAGES: Final = "|".join(sorted({"root", *(code.split("_")[0] for code in language_list())}))
FOLDERS: Final = "coll|zone"
"""Order of texts, names of time zones; those left out are told in the module's page."""
KEPT: Final = re.compile(
    rf"[^/]+/(({FOLDERS})/)?("
    rf"({LANGUAGES})(_\w+)?\.res"  # languages
    r"|(pool|res_index)\.res|ucadata\.icu"  # what the files of a folder share
    r"|[a-z]+[A-Z0-9]\w*\.res|(metadata|plurals|units)\.res"  # tables for all languages: likelySubtags, zoneinfo64
    r"|\w+\.(icu|nrm)"
    r")"
)
"""Names of the entries to keep, as in `icudt73l/coll/de.res`."""

SOURCE: Final = """
    .section .rodata
    .globl {symbol}
    .type {symbol}, @object
    .size {symbol}, {size}
    .balign 16
{symbol}:
    .incbin "{file}"
    .section .note.GNU-stack,"",%progbits
"""


def archive_in(library: Path) -> tuple[str, bytes]:
    """The data symbol of a library and what lies there."""
    listed = subprocess.run(
        ["readelf", "-Ws", "--dyn-syms", library], capture_output=True, text=True, check=True
    ).stdout
    line = next(line.split() for line in listed.splitlines() if re.search(r"\bicudt\d+_dat$", line))
    address, size, symbol = int(line[1], 16), int(line[2], 0), line[-1]
    for begin, offset, length in re.findall(
        r"PROGBITS\s+([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+)", told("readelf", "-WS", library)
    ):
        inside = address - int(begin, 16)
        if 0 <= inside < int(length, 16):
            start = int(offset, 16) + inside
            return symbol, library.read_bytes()[start : start + size]
    raise ValueError(f"{library} holds no data")


def told(*command: str | Path) -> str:
    """What a command prints."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def thinned(archive: bytes) -> bytes:
    """The archive with the entries of use alone."""
    (header,) = struct.unpack_from("<H", archive)
    body = archive[header:]
    (count,) = struct.unpack_from("<I", body)
    places = [struct.unpack_from("<II", body, 4 + 8 * index) for index in range(count)]
    ends = [*[begin for _, begin in places[1:]], len(body)]
    entries: list[tuple[bytes, bytes]] = []
    for (at, begin), end in zip(places, ends, strict=True):
        name = body[at : body.index(b"\0", at)]
        if KEPT.fullmatch(name.decode()):
            entries.append((name + b"\0", body[begin:end]))
    names = b"".join(name for name, _ in entries)
    table, content = struct.pack("<I", len(entries)), b""
    first = padded(4 + 8 * len(entries) + len(names))
    at = 4 + 8 * len(entries)
    for name, data in entries:
        table += struct.pack("<II", at, first + len(content))
        at += len(name)
        content += data.ljust(padded(len(data)), b"\0")
    return archive[:header] + (table + names).ljust(first, b"\0") + content


def padded(length: int) -> int:
    """The next multiple of the alignment."""
    return -(-length // ALIGNED) * ALIGNED


def link(symbol: str, archive: bytes, library: Path) -> None:
    """Put a library around the archive in the place of this one."""
    with tempfile.TemporaryDirectory() as folder:
        data, source = Path(folder, "icu.dat"), Path(folder, "icu.s")
        data.write_bytes(archive)
        source.write_text(SOURCE.format(symbol=symbol, size=len(archive), file=data))
        made = Path(folder, library.name)
        subprocess.run(["cc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-o", made, source], check=True)
        library.write_bytes(made.read_bytes())


def main() -> int:
    """Thin the library in the folder named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bundle", type=Path)
    found = [path for path in parser.parse_args().bundle.rglob("libicudata.so.*") if not path.is_symlink()]
    if len(found) != 1:
        print(f"one libicudata was expected, there are {len(found)}", file=sys.stderr)
        return 1
    symbol, archive = archive_in(found[0])
    small = thinned(archive)
    link(symbol, small, found[0])
    print(f"ICU data: {len(archive) / 2**20:.1f} MiB became {len(small) / 2**20:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
