"""Paint what stands beside the last page of the setup program: `side_picture.py ICON.svg OUT.bmp`.

The program's icon on felt. Without it NSIS shows one of its own.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter
from PySide6.QtSvg import QSvgRenderer

WIDTH: Final = 328
HEIGHT: Final = 628
"""Twice what NSIS asks for, so that it stays sharp on fine screens."""
ICON: Final = 208
ABOVE: Final = "#2A8062"
BELOW: Final = "#0F3A2C"
"""The felt, in the light and away from it; the shades of the icon."""


def main() -> int:
    """Paint it; 1 if it cannot be written."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("icon", type=Path)
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    felt = QLinearGradient(0, 0, 0, HEIGHT)
    felt.setColorAt(0, QColor(ABOVE))
    felt.setColorAt(1, QColor(BELOW))
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), felt)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(arguments.icon)).render(painter, QRectF((WIDTH - ICON) / 2, (HEIGHT - ICON) / 2, ICON, ICON))
    painter.end()
    saved = picture.convertToFormat(QImage.Format.Format_RGB888).save(str(arguments.out))
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main())
