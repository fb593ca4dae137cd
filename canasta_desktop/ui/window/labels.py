"""Labels for what may be of any length: neither a name nor the name of a file pushes anything out of its window.

A label of Qt's that wraps is never narrower than its longest word, and so is all that stands around it. `BreakingLabel`
breaks such a word wherever its line ends; nothing of a message gets lost. A `NameLabel` shortens in the middle, and
tells the whole where the mouse rests, and to screen readers.
"""

from functools import partial
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QMargins, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import LEAST, fitting

LONGEST_WORD = 22
"""A label is at least as wide as its longest word, if that has no more letters; those of the program have fewer."""
WIDEST = 80
"""A label does not ask for more than so many letters in a line, that of a name for half of them."""
LINE = "\u2028"
"""What parts lines inside a `QTextLayout`."""
LEFT = Qt.AlignmentFlag.AlignLeft
SET_ANEW = (QEvent.Type.FontChange, QEvent.Type.StyleChange)
"""What else than other words has a text set anew; what a widget beside these hears of changes nothing of that."""
WHERE = Qt.AlignmentFlag.AlignAbsolute
"""A name that is written from right to left stands where every other one does."""


class Room(NamedTuple):
    """What a text takes, set in one way: what Qt asks for, how wide a letter is, and heights by width."""

    wanted: QSize
    least: QSize
    letter: int
    heights: dict[int, int]


Setting = tuple[str, bool, QMargins]
"""The words, whether they wrap, and what is free around them."""
_rooms: Final[dict[tuple[object, ...], Room]] = {}
"""By the setting. A rule sheet that is opened again is the same few hundred sentences, and to set one takes long."""
MOST_ROOMS: Final = 2000


class BreakingLabel(QLabel):
    """Plain text in as many lines as it needs, at any width."""

    def __init__(self, least: int = LONGEST_WORD, parent: QWidget | None = None) -> None:
        """Its words may make it as wide as `least` letters; few, where it has all the room there is."""
        self._known: tuple[Setting, Room] | None = None
        super().__init__(parent)
        self._least = least
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def minimumSizeHint(self) -> QSize:
        room = self._room()
        if not self.wordWrap():
            return room.least
        return room.least.boundedTo(QSize(self._least * room.letter, room.least.height()))

    def sizeHint(self) -> QSize:
        room = self._room()
        most = WIDEST * room.letter
        if not self.wordWrap() or room.wanted.width() <= most:
            return room.wanted
        return QSize(most, self.heightForWidth(most))

    def heightForWidth(self, width: int) -> int:
        heights = self._room().heights
        if width not in heights:
            breaks = self._has_to_break(width)
            heights[width] = self._broken(width)[1] if breaks else super().heightForWidth(width)
        return heights[width]

    def _room(self) -> Room:
        """Kept for as long as the words are set as they are: layouts ask for the same again and again."""
        if self._known is None or self._known[0] != self._setting():
            self.ensurePolished()
            setting = self._setting()
            self._known = setting, self._shared_room(setting)
        return self._known[1]

    def _setting(self) -> Setting:
        """What a text takes depends on this, besides the font and what is set for good."""
        return self.text(), self.wordWrap(), self.contentsMargins()

    def _shared_room(self, setting: Setting) -> Room:
        """The one of all labels that set these words alike."""
        *words, margins = setting
        sizes = self.minimumWidth(), self.minimumHeight(), self.maximumWidth(), self.indent(), self.logicalDpiY()
        edges = margins.left(), margins.top(), margins.right(), margins.bottom()
        key = *words, edges, sizes, self.textInteractionFlags(), self.buddy() is None, self.font().key()
        if (room := _rooms.pop(key, None)) is None:
            room = Room(super().sizeHint(), super().minimumSizeHint(), self.fontMetrics().averageCharWidth(), {})
        _rooms[key] = room
        if len(_rooms) > MOST_ROOMS:
            del _rooms[next(iter(_rooms))]
        return room

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        """Another font or style may have other room around the words."""
        if event.type() in SET_ANEW:
            self._known = None
        super().changeEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt does it, unless a word is too long for it."""
        if not self._has_to_break(self.width()):
            super().paintEvent(event)
            return
        lines, high = self._broken(self.width())
        box = self.contentsRect()
        top = 0 if self.alignment() & Qt.AlignmentFlag.AlignTop else max(0, (box.height() - high) // 2)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        lines.draw(painter, QPointF(box.x(), box.y() + top))
        painter.end()

    def _has_to_break(self, width: int) -> bool:
        """Whether a word is wider than the label."""
        return self.wordWrap() and self._room().least.width() > width

    def _broken(self, width: int) -> tuple[QTextLayout, int]:
        """The text in lines at this width, and the height of all of it."""
        margins = self.contentsMargins()
        lines, high = broken(self.text(), self.font(), width - margins.left() - margins.right(), self.alignment())
        return lines, high + margins.top() + margins.bottom()


def broken(text: str, font: QFont, width: int, alignment: Qt.AlignmentFlag = LEFT) -> tuple[QTextLayout, int]:
    """The text in lines of this width, a word broken where it has to be; and how high they are, px."""
    option = QTextOption(alignment & Qt.AlignmentFlag.AlignHorizontal_Mask)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    lines = QTextLayout(text.replace("\n", LINE), font)
    lines.setTextOption(option)
    high = 0.0
    lines.beginLayout()
    while (line := lines.createLine()).isValid():
        line.setLineWidth(max(1, width))
        line.setPosition(QPointF(0, high))
        high += line.height()
    lines.endLayout()
    return lines, ceil(high)


class NameLabel(QLabel):
    """A name, or those of a side, in one line or a few; shortened in the middle where it does not fit."""

    def __init__(self, lines: int = 1, least: int = LEAST, parent: QWidget | None = None) -> None:
        """As wide as `least` letters in any case."""
        super().__init__(parent)
        self._full, self._lines, self._least = "", lines, least
        self._known: dict[int, str] = {}
        """What is shown, by the width there is for it."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(WHERE | LEFT | Qt.AlignmentFlag.AlignVCenter)
        self.setWordWrap(lines > 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(lines > 1)
        self.setSizePolicy(policy)

    @property
    def full(self) -> str:
        """The text in full."""
        return self._full

    def show_name(self, name: str) -> None:
        """Say this."""
        if name != self._full:
            self._full = name
            self._known.clear()
            self.setAccessibleName(name)
            self._fit()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """In one line, if that is not wider than a line may be."""
        metrics, margins = self.fontMetrics(), self.contentsMargins()
        wide = min(metrics.horizontalAdvance(self._full), metrics.averageCharWidth() * WIDEST // 2)
        wide += margins.left() + margins.right() + 1
        return QSize(wide, max(super().sizeHint().height(), self.heightForWidth(wide)))

    def minimumSizeHint(self) -> QSize:
        wide = min(self.sizeHint().width(), self._least * self.fontMetrics().averageCharWidth())
        return QSize(wide, super().minimumSizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return self._lines > 1

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right()
        return self._box(self._fitting(room), room).height() + margins.top() + margins.bottom()

    def _box(self, text: str, room: int) -> QRect:
        """What the text takes when it is wrapped at this width."""
        flags = Qt.TextFlag.TextWordWrap if self._lines > 1 else Qt.TextFlag.TextSingleLine
        return self.fontMetrics().boundingRect(QRect(0, 0, max(1, room), 10_000), flags, text)

    def _fitting(self, room: int) -> str:
        """As much of the name as goes into its lines at this width."""
        if room not in self._known:
            self._known[room] = fitting(self._full, self.font(), max(1, room), partial(self._fits, room))
        return self._known[room]

    def _fits(self, room: int, text: str) -> bool:
        """Whether the text goes into the lines there are."""
        box = self._box(text, room)
        return box.width() <= room and box.height() < (self._lines + 0.5) * self.fontMetrics().lineSpacing()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._known.clear()
            self._fit()

    def _fit(self) -> None:
        shown = self._fitting(self.contentsRect().width())
        if shown != self.text():
            self.setText(shown)
        tool_tip(self, self._full if shown != self._full else "")
