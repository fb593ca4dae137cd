"""Draws the program's icon: `python assets/make_icon.py` writes the pictures.

What the program shows goes to `assets/run/icons/`; what only packaging needs, to `assets/icons/`.

Two drawings, because a fan of three cards is a smudge at 24 pixels: `canasta-desktop.svg` with all
three, `canasta-desktop-small.svg` with two that fill the square, for 32 pixels and less. The PNGs are
rendered from them; `.ico` and `.icns` hold the same PNGs. The suits are those of the deck.
"""

import os
import struct
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter  # noqa: E402
from PySide6.QtSvg import QSvgRenderer  # noqa: E402

from canasta_desktop.ui.faces import paths  # noqa: E402
from canasta_desktop.ui.faces.style import GOLD, INK, PAPER, RED  # noqa: E402

SHOWN: Final = ROOT / "assets" / "run" / "icons"
PACKED: Final = ROOT / "assets" / "icons"
NAME: Final = "canasta-desktop"
SMALL_UP_TO: Final = 32
"""Pixels; up to here the small drawing is used."""
SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES: Final = {"ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic09": 512}
"""Apple's four-letter names of the sizes."""

STAR: Final = (
    "M 0,-50 L 12.3,-17 L 47.6,-15.5 L 20,6.5 L 29.4,40.5 L 0,21 L -29.4,40.5 L -20,6.5 L -47.6,-15.5 L -12.3,-17 Z"
)


def heart(colour: str = RED) -> str:
    """A heart in a box from -50 to 50."""
    return f'<path d="{paths.HEART_OUTLINE}" fill="{colour}"/>'


def spade(colour: str = INK) -> str:
    """A spade in a box from -50 to 50."""
    return f'<path d="{paths.SPADE_OUTLINE}" fill="{colour}"/>'


def star(colour: str = GOLD) -> str:
    """The star of the wild cards."""
    return f'<path d="{STAR}" fill="{colour}" stroke="{colour}" stroke-width="5" stroke-linejoin="round"/>'


def placed(shape: str, x: float, y: float, size: float) -> str:
    """A sign moved to a point and grown from 100 to `size`."""
    return f'<g transform="translate({x},{y}) scale({size / 100:.3f})">{shape}</g>'


def card(content: str, turned: float, width: float = 96, height: float = 134, corner: float = 13) -> str:
    """A card around the origin, turned around the foot of the fan below it, with a soft shadow."""
    box = f'x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}" rx="{corner}"'
    shadow = f'<rect {box} transform="translate(0,4)" fill="#04140E" fill-opacity="0.35"/>'
    paper = f'<rect {box} fill="{PAPER}" stroke="#0E2A20" stroke-opacity="0.55" stroke-width="2.5"/>'
    return f'<g transform="rotate({turned} 0 150)">{shadow}{paper}{content}</g>'


def felt() -> str:
    """The green ground with a thin gold line inside its rim."""
    return (
        '<defs><radialGradient id="felt" cx="0.42" cy="0.36" r="0.85">'
        '<stop offset="0" stop-color="#2A8062"/><stop offset="1" stop-color="#0F3A2C"/></radialGradient></defs>'
        '<rect x="8" y="8" width="240" height="240" rx="52" fill="url(#felt)"/>'
        f'<rect x="15" y="15" width="226" height="226" rx="45" fill="none" stroke="{GOLD}" stroke-opacity="0.75" '
        'stroke-width="3.5"/>'
    )


def large_icon() -> str:
    """A wild card before a red and a black one: what a canasta is made of."""
    red = card(placed(heart(), -25, -41, 34) + placed(heart(), -10, 14, 60), -23)
    black = card(placed(spade(), 25, -41, 34) + placed(spade(), 10, 14, 60), 23)
    wild = card(placed(star(), 0, 0, 80), 0)
    return svg(felt() + f'<g transform="translate(128,117) scale(0.92)">{red}{black}{wild}</g>')


def small_icon() -> str:
    """Two cards, each with one large suit."""
    red = card(placed(heart(), -24, -22, 78), -16, 122, 168, 20)
    black = card(placed(spade(), 2, 4, 100), 14, 122, 168, 20)
    ground = '<rect x="4" y="4" width="248" height="248" rx="50" fill="#1B6149"/>'
    return svg(ground + f'<g transform="translate(128,128) scale(1.08)">{red}{black}</g>')


def svg(content: str) -> str:
    """The file around a drawing of 256 x 256."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">'
    return f"{head}\n<!-- made by assets/make_icon.py -->\n{content}\n</svg>\n".replace("><", ">\n<")


def png(source: str, size: int) -> bytes:
    """The drawing as PNG of `size` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon file that holds PNGs."""
    place = 6 + 16 * len(pictures)
    entries, bodies = [], []
    for size, body in pictures.items():
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), place))
        bodies.append(body)
        place += len(body)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries + bodies)


def icns(pictures: dict[str, bytes]) -> bytes:
    """A macOS icon file that holds PNGs, by Apple's name of their size."""
    body = b"".join(kind.encode() + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> None:
    """Write all files."""
    application = QGuiApplication.instance() or QGuiApplication([])
    for folder in (SHOWN, PACKED):
        folder.mkdir(parents=True, exist_ok=True)
    large, small = large_icon(), small_icon()
    (PACKED / f"{NAME}.svg").write_text(large, encoding="utf-8")
    (PACKED / f"{NAME}-small.svg").write_text(small, encoding="utf-8")
    pictures = {size: png(small if size <= SMALL_UP_TO else large, size) for size in SIZES}
    for size, data in pictures.items():
        (SHOWN / f"{NAME}-{size}.png").write_bytes(data)
    (PACKED / f"{NAME}.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (PACKED / f"{NAME}.icns").write_bytes(icns({kind: pictures[size] for kind, size in ICNS_TYPES.items()}))
    del application


if __name__ == "__main__":
    main()
