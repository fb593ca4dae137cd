"""Sentences with cards in them: hearts and diamonds stand in a red that can be read on the ground."""

import re
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, width_of
from canasta_desktop.ui.text.shortening import GAP

SHORT: Final = 3
"""A word of so many letters does not stand alone in the last line."""
CLOSE: Final = 1.2
"""Height of a line where lines stand as close as they may, by the size of their type."""
RED_SUITS = re.compile("([♥♦])")


def story_lines(font: QFont, text: str, width: float, most: int) -> list[str]:
    """The text broken into at most so many lines that fit `width`; what is left over becomes an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(font, joined) <= width:
            lines[-1] = joined
        elif len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = _with_gap(font, lines[-1], width)
            break
    lines = _in_company(font, lines, width)
    return [line if width_of(font, line) <= width else _with_gap(font, line, width) for line in lines]


def _in_company(font: QFont, lines: list[str], width: float) -> list[str]:
    """The same lines, a short last word with the one before it, where both fit."""
    if len(lines) < 2 or len(lines[-1]) > SHORT or " " not in lines[-2]:
        return lines
    above, word = lines[-2].rsplit(" ", 1)
    both = f"{word} {lines[-1]}"
    return [*lines[:-2], above, both] if width_of(font, both) <= width else lines


def story_set(
    look: Look, size: float, text: str, width: float, most: int, *, bold: bool = False, high: float = 0.0
) -> tuple[QFont, list[str]]:
    """The font and the broken lines in type of this size, units: enlarged type shrinks before words are left out.

    Of smaller type there may be more lines, as many as this height has room for, px.
    """
    font, usual = look.font(size, bold=bold), max(look.least, round(size * look.u))
    while True:
        lines = story_lines(font, text, width, max(most, int(high / (CLOSE * font.pixelSize()))))
        if font.pixelSize() <= usual or not "".join(lines).endswith(GAP):
            return font, lines
        font.setPixelSize(font.pixelSize() - 1)


def _with_gap(font: QFont, line: str, width: float) -> str:
    """As much of the line as leaves room for an ellipsis behind it."""
    line = line.rstrip(" ,;·")
    while line and width_of(font, line + GAP) > width:
        line = line[:-1].rstrip(" ,;·")
    return line + GAP


def draw_rich_line(
    painter: QPainter,
    look: Look,
    box: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line that is known to fit, its red suits in red."""
    parts = [part for part in RED_SUITS.split(text) if part]
    widths = [width_of(font, part) for part in parts]
    x = box.right() - sum(widths) if align == RIGHT else box.x()
    for part, width in zip(parts, widths, strict=True):
        ink = look.theme.red if RED_SUITS.fullmatch(part) else colour
        draw_line(painter, look, QRectF(x, box.y(), width + 1, box.height()), part, font, ink)
        x += width
