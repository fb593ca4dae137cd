"""The reader for path strings. What it returns is shared by all drawings: nobody may change it."""

import re
from functools import cache
from typing import Final

from PySide6.QtGui import QPainterPath

_TOKEN: Final = re.compile(r"[MLCZ]|-?\d+\.?\d*")
_POINTS_OF: Final = {"M": 1, "L": 1, "C": 3, "Z": 0}


@cache
def outline(data: str) -> QPainterPath:
    """The path of a string in SVG's words, absolute `M L C Z` only; each letter stands before each of its steps."""
    path = QPainterPath()
    tokens = _TOKEN.findall(data)
    place = 0
    while place < len(tokens):
        command = tokens[place]
        end = place + 1 + 2 * _POINTS_OF[command]
        figures = [float(token) for token in tokens[place + 1 : end]]
        place = end
        if command == "M":
            path.moveTo(*figures)
        elif command == "L":
            path.lineTo(*figures)
        elif command == "C":
            path.cubicTo(*figures)
        else:
            path.closeSubpath()
    return path
