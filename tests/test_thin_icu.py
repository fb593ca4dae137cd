"""The bundle's ICU data: what is of use is left, byte for byte, and can be found by name."""

import importlib.util
import struct
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "packaging" / "thin_icu.py"
HEADER = struct.pack("<H", 32).ljust(32, b"h")


@pytest.fixture(scope="module")
def thin() -> ModuleType:
    spec = importlib.util.spec_from_file_location("thin_icu", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def archive(entries: dict[str, bytes]) -> bytes:
    """An archive as ICU lays it out."""
    names = b"".join(name.encode() + b"\0" for name in entries)
    first = -(-(4 + 8 * len(entries) + len(names)) // 16) * 16
    table, content, at = struct.pack("<I", len(entries)), b"", 4 + 8 * len(entries)
    for name, data in entries.items():
        table += struct.pack("<II", at, first + len(content))
        at += len(name) + 1
        content += data.ljust(-(-len(data) // 16) * 16, b"\0")
    return HEADER + (table + names).ljust(first, b"\0") + content


def entries_of(data: bytes) -> dict[str, bytes]:
    """What an archive holds, read as ICU reads it."""
    assert data[:32] == HEADER
    body = data[32:]
    (count,) = struct.unpack_from("<I", body)
    found = [struct.unpack_from("<II", body, 4 + 8 * index) for index in range(count)]
    ends = [*[place for _, place in found[1:]], len(body)]
    assert all(place % 16 == 0 for _, place in found)
    return {
        body[name : body.index(b"\0", name)].decode(): body[place:end]
        for (name, place), end in zip(found, ends, strict=True)
    }


USED = ("coll/de", "coll/de_AT", "coll/root", "coll/res_index", "de_CH", "en", "pool", "likelySubtags", "zoneinfo64")
UNUSED = ("coll/fr", "curr/de", "fr", "sr_Latn_BA", "unit/en", "zu", "translit/root", "brkitr/de", "des")


def test_german_english_and_what_all_languages_share_is_left(thin: ModuleType):
    whole = {f"icudt73l/{name}.res": name.encode() * 7 for name in sorted(USED + UNUSED)}
    left = entries_of(thin.thinned(archive(whole)))
    assert [name[9:-4] for name in left] == sorted(USED)


def test_what_is_left_is_unchanged(thin: ModuleType):
    whole = {"icudt73l/coll/ucadata.icu": bytes(range(100)), "icudt73l/root.res": b"x", "icudt73l/uts46.nrm": b"y" * 33}
    left = entries_of(thin.thinned(archive(whole)))
    assert {name: data.rstrip(b"\0") for name, data in left.items()} == whole
