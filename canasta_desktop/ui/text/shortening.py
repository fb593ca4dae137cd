"""Text that is too long for its place, as people read it: no letter is parted from its accents, no flag is halved."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF

from canasta_desktop.ui.text.direction import ISOLATE, POP_ISOLATE

MIDDLE = Qt.TextElideMode.ElideMiddle
GAP = "…"
LEAST = 6
"""So many letters of a long word are shown at least."""
MANY = 8
"""A name stands in fewer lines than these."""


def letters(text: str) -> list[str]:
    """The text letter by letter as a person counts them: an emoji made of several signs is one."""
    if text.isascii() and "\r" not in text:  # of these signs only a return and a line feed are one letter together
        return list(text)
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    units = text.encode("utf-16-le", "surrogatepass")
    found, start = [], 0
    while (end := finder.toNextBoundary()) > 0:
        found.append(units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass"))
        start = end
    return found


def initial(name: str) -> str:
    """The first letter of a name, for a ring that has room for one."""
    return "".join(letters(name)[:1]).upper()


def shortened(text: str, most: int) -> str:
    """The text, or both its ends and an ellipsis between them: `most` letters in all."""
    every = letters(text)
    if len(every) <= most:
        return text
    head = most // 2
    return "".join((*every[:head], GAP, *every[len(every) - (most - 1 - head) :]))


def fitting(text: str, font: QFont, width: float, fits: Callable[[str], bool]) -> str:
    """The text, or as much of it as fits, at most `width` wide in a line.

    Long words, which are names mostly, get shorter in the middle first: "Now: Wolfesch…hausen" says who it is. Where
    it is the number of words that does not fit, the middle of the text is left out.
    """
    if fits(text):
        return text
    least = LEAST * QFontMetricsF(font).averageCharWidth()
    shortest = with_short_words(text, font, least)
    if fits(shortest):
        return _longest(partial(with_short_words, text, font), least, width, fits) or shortest
    metrics = QFontMetricsF(font)

    def with_gap(share: float) -> str:
        return with_short_words(_elided(text, metrics, share), font, width - 1)

    most = min(metrics.horizontalAdvance(text), MANY * width)
    return _longest(with_gap, width - 1, most, fits) or _elided(text, metrics, width)


def _longest(trial: Callable[[float], str], low: float, high: float, fits: Callable[[str], bool]) -> str:
    """The text that is tried with the greatest measure between these at which it fits; nothing if none was found."""
    found = ""
    while high - low > 1:
        middle = (low + high) / 2
        text = trial(middle)
        if fits(text):
            low, found = middle, text
        else:
            high = middle
    return found


def with_short_words(text: str, font: QFont, width: float) -> str:
    """The text, every word shortened in the middle that is too wide for a line of its own."""
    metrics = QFontMetricsF(font)
    lines = [[_elided(word, metrics, width) for word in line.split(" ")] for line in text.split("\n")]
    return "\n".join([" ".join(words) for words in lines])


def _elided(text: str, metrics: QFontMetricsF, width: float) -> str:
    """One line without its middle, if it is too wide; no isolate is left open by what is left out, or closed twice."""
    short = metrics.elidedText(text, MIDDLE, width)
    head, gap, tail = short.partition(GAP)
    if short == text or short.count(ISOLATE) == short.count(POP_ISOLATE):
        return short
    opened = head.count(ISOLATE) - head.count(POP_ISOLATE)
    closed = tail.count(POP_ISOLATE) - tail.count(ISOLATE)
    return f"{head}{POP_ISOLATE * opened}{gap}{ISOLATE * closed}{tail}"
