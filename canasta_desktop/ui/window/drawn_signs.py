"""The small signs of the buttons over the table, as strokes in one colour: undo, hint, book and the others."""

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_desktop.ui.figures import outline

STROKES: Final = {
    "undo": "M -8,-2 C -2,-9 9,-7 8,3 C 7,8 2,9 -2,9 M -8,-9 L -8,-1 L -1,-1",
    "redo": "M 8,-2 C 2,-9 -9,-7 -8,3 C -7,8 -2,9 2,9 M 8,-9 L 8,-1 L 1,-1",
    "take-back": "M -3,-9 L -10,-3 L -3,3 M 4,-9 L -3,-3 L 4,3 M -3,-3 L 2,-3 C 11,-3 11,9 2,9 L -4,9",
    "hint": "M -4,5 C -4,2 -8,0 -8,-5 C -8,-13 8,-13 8,-5 C 8,0 4,2 4,5 Z M -3,9 L 3,9",
    "why": "M -6,-5 C -6,-12 6,-12 6,-5 C 6,0 0,0 0,5 M 0,10 L 0,10.4",
    "ask": "M -10,-8 L 10,-8 L 10,5 L 0,5 L -5,11 L -5,5 L -10,5 Z",
    "sort": "M -9,-7 L 9,-7 M -9,0 L 4,0 M -9,7 L -1,7",
    "log": "M -8,-10 L 8,-10 L 8,10 L -8,10 Z M -4,-5 L 4,-5 M -4,0 L 4,0 M -4,5 L 1,5",
    "rules": "M 0,-7 C -4,-10 -9,-10 -11,-8 L -11,8 C -9,6 -4,6 0,9 C 4,6 9,6 11,8 L 11,-8 C 9,-10 4,-10 0,-7 Z "
    "M 0,-7 L 0,9",
    "menu": "M -9,-7 L 9,-7 M -9,0 L 9,0 M -9,7 L 9,7",
    "replay": "M 7,-6 C 1,-12 -9,-8 -9,0 C -9,9 3,12 8,4 M 8,-11 L 8,-4 L 1,-4",
    "settings": "M -10,-5 L 0,-5 M 6,-5 L 10,-5 M -10,5 L -6,5 M 0,5 L 10,5",
    "new-game": "M 0,-9 L 0,9 M -9,0 L 9,0",
    "special": "M -11,0 C -6,-9 6,-9 11,0 C 6,9 -6,9 -11,0 Z",
    "dismiss": "M -7,-7 L 7,7 M -7,7 L 7,-7",
    "first": "M -8,-8 L -8,8 M 8,-8 L -3,0 L 8,8 Z",
    "mark-back": "M -1,-7 L -9,0 L -1,7 M 8,-7 L 0,0 L 8,7",
    "back": "M 4,-8 L -6,0 L 4,8",
    "play": "M -5,-9 L 9,0 L -5,9 Z",
    "pause": "M -4,-8 L -4,8 M 4,-8 L 4,8",
    "forward": "M -4,-8 L 6,0 L -4,8",
    "mark-forward": "M 1,-7 L 9,0 L 1,7 M -8,-7 L 0,0 L -8,7",
    "last": "M 8,-8 L 8,8 M -8,-8 L 3,0 L -8,8 Z",
    "unfold": "M -8,-4 L 0,5 L 8,-4",
    "other": "M -8,0 L 8,0 M 2,-6 L 8,0 L 2,6",
}
"""Strokes around the origin, 10 each way; those of a button bear its key."""
_RINGS: Final = {"settings": ((3.0, -5.0, 3.0), (-3.0, 5.0, 3.0)), "special": ((0.0, 0.0, 3.2),)}
"""Rings that belong to a sign: x, y, radius."""


@cache
def strokes(name: str) -> QPainterPath:
    """The sign of a button; an arrow where it has none of its own. Shared: nobody may change it."""
    made = QPainterPath(outline(STROKES.get(name, STROKES["other"])))
    for x, y, radius in _RINGS.get(name, ()):
        made.addEllipse(QPointF(x, y), radius, radius)
    return made


def draw_sign(painter: QPainter, name: str, centre: QPointF, radius: float, colour: str) -> None:
    """Draw a sign around a point, `radius` px each way."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius / 10, radius / 10)
    pen = QPen(QColor(colour), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(strokes(name), pen)
    painter.restore()
