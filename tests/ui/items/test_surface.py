"""Shadows are put together from a kept picture, and look as if each had been painted in layers."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.items import surface
from canasta_desktop.ui.items.look import Look

BOXES = [
    (QRectF(40, 40, 30, 30), 15.0, 0.35),
    (QRectF(41.3, 39.8, 61.7, 61.7), 30.85, 0.6),
    (QRectF(40.5, 42, 210.4, 33.2), 9.1, 0.5),
    (QRectF(40, 40, 220.25, 190.6), 22.0, 1.3),
    (QRectF(60.1, 60.7, 180, 160), 18.0, 2.6),
]
ROUNDING = 6
"""Steps of 255: nine thin layers, each rounded."""


@pytest.mark.parametrize(("box", "corner", "depth"), BOXES)
@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_shadow_from_a_kept_picture_is_the_shadow_painted(qapp, box, corner, depth, dpr, monkeypatch):
    quick = darkness(painted(box, corner, depth, dpr))
    monkeypatch.setattr(surface, "_draw_stretched", layers)
    slow = darkness(painted(box, corner, depth, dpr))
    difference = max(abs(a - b) for a, b in set(zip(quick, slow, strict=True)))
    assert max(slow) > 50
    assert difference <= ROUNDING


def darkness(image: QImage) -> bytes:
    """How dark each pixel is; a shadow has no colour."""
    found = bytes(image.constBits())
    for colour in range(3):
        assert found[colour::4].count(0) == image.width() * image.height()
    return found[3::4]


def test_equal_boxes_share_one_picture_whatever_their_length(qapp):
    surface._picture.cache_clear()
    for length in (100, 140, 200):
        painted(QRectF(40, 40, length, 60), 8, 0.5, 1)
    assert surface._picture.cache_info().misses == 1


def layers(painter, box, corner, depth, darkness):
    """The same shadow without the kept picture."""
    painter.setPen(Qt.PenStyle.NoPen)
    surface._draw_layers(painter, box, corner, depth, darkness)


def painted(box: QRectF, corner: float, depth: float, dpr: float) -> QImage:
    """The shadow alone, on nothing."""
    image = QImage(round(320 * dpr), round(320 * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    look = Look(theme(Mode.DARK), Unit(10.0), dpr, CardPictures(FaceStyle(), dpr))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    surface.draw_shadow(painter, look, box, corner, depth)
    painter.end()
    return image
