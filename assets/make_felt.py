"""Makes the fibres of the felt: `python assets/make_felt.py` writes `assets/run/felt/`.

A tile of soft noise for each kind of theme, which repeats without a seam. They lie in the program ready to be laid out,
for every start shows the felt, and would wait for the painting of 1400 fibres.
"""

import math
import os
import random
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from PySide6.QtCore import QPointF, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPen  # noqa: E402

from canasta_desktop.ui.items.surface import faded  # noqa: E402
from canasta_desktop.ui.items.wood import DARK_FIBRES, LIGHT_FIBRES  # noqa: E402

TILE: Final = 112
"""Side of a tile, device pixels."""
STRENGTHS: Final = {DARK_FIBRES: 0.042, LIGHT_FIBRES: 0.032}
"""The opacity of the strongest fibre of each tile."""


def made(name: str) -> QImage:
    """The tile of this name; needs an application."""
    chance, strength = random.Random(3), STRENGTHS[name]
    tile = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(TILE * TILE // 9):
        x, y, turn = chance.random() * TILE, chance.random() * TILE, chance.random() * math.tau
        colour = faded(chance.choice(("#FFFFFF", "#000000")), strength * (0.4 + 0.6 * chance.random()))
        painter.setPen(QPen(colour, 1))
        for shift in (-TILE, 0, TILE):
            start = QPointF(x + shift, y)
            painter.drawLine(start, start + QPointF(2.4 * math.cos(turn), 2.4 * math.sin(turn)))
    painter.end()
    return tile


def main() -> int:
    """Write both tiles."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    for name in STRENGTHS:
        path = ROOT / "assets" / "run" / name
        path.parent.mkdir(exist_ok=True)
        made(name).save(str(path))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
