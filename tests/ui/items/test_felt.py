"""The fibres of the felt are what their script makes."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from canasta_desktop.resources import ResourceError
from canasta_desktop.ui.items import wood

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "assets"))

import make_felt


@pytest.mark.parametrize("name", [wood.DARK_FIBRES, wood.LIGHT_FIBRES])
def test_the_script_makes_what_lies_there(qapp, name):
    """Within a degree of 256: another version of Qt may round otherwise."""
    made, kept = make_felt.made(name), wood.fibres(name)
    assert kept.size() == made.size()
    assert kept.format() is made.format() is QImage.Format.Format_ARGB32_Premultiplied
    assert max(abs(one - other) for one, other in zip(made.constBits(), kept.constBits(), strict=True)) <= 1


def test_without_its_file_the_felt_is_plain(monkeypatch, caplog):
    def missing(name: str) -> None:
        raise ResourceError(name)

    monkeypatch.setattr(wood, "asset", missing)
    tile = wood.fibres.__wrapped__("felt/none.png")
    assert tile.pixelColor(0, 0).alpha() == 0
    assert "no fibres" in caplog.text
