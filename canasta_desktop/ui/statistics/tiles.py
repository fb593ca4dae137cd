"""Tiles: a large figure with its caption, and a feat with its emblem."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import BOX_CORNER, BOX_PADDING, theme_on
from canasta_desktop.ui.dialogs.spoken_labels import QuietLabel
from canasta_desktop.ui.statistics.emblems import emblem

WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
EMBLEM: Final = 4.6
"""The emblem's width, lines of text."""
TILE: Final = 19.0
"""The least width of a feat's tile, lines of text."""
LINES: Final = 4
"""Of the words beside the emblem: the name, two of the sentence, the date."""


@spoken_as(QAccessible.Role.ListItem)
class FigureTile(QFrame):
    """A caption, a large figure, and a quiet line below."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"tile:{name}")
        self.setProperty("look", "box")
        self.caption, self.figure = QuietLabel(look="second"), QuietLabel(look="number")
        self.more = QuietLabel(look="second")
        column = QVBoxLayout(self)
        column.setContentsMargins(BOX_PADDING, BOX_PADDING - 2, BOX_PADDING, BOX_PADDING - 2)
        column.setSpacing(2)
        for words in (self.caption, self.figure, self.more):
            column.addWidget(words)
        column.addStretch(1)

    def show_figure(self, caption: str, figure: str, more: str) -> None:
        """Say this."""
        for words, text in ((self.caption, caption), (self.figure, figure), (self.more, more)):
            words.set_words(text)
        self.setAccessibleName(": ".join([caption, ", ".join([part for part in (figure, more) if part])]))


@spoken_as(QAccessible.Role.ListItem)
class FeatTile(QWidget):
    """One feat: its emblem, name and sentence, and when it was earned first."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setObjectName(f"feat:{key}")
        self.is_earned = False
        self._words = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_feat(self, name: str, sentence: str, when: str, earned_text: str, *, is_earned: bool) -> None:
        """Show a feat; `earned_text` says to screen readers whether it was earned."""
        self.is_earned = is_earned
        self._words = (name, sentence, when)
        self.setAccessibleName(f"{name}. {sentence}. {earned_text}")
        self.update()

    def sizeHint(self) -> QSize:
        line = QFontMetrics(self.font()).height()
        return QSize(round(TILE * line), round((LINES + 1.4) * line))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_on(self.window().palette().window().color().name())
        line = QFontMetrics(self.font()).height()
        painter.setPen(QPen(QColor(theme.line), theme.outline))
        painter.setBrush(QColor(theme.panel_2 if self.is_earned else theme.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), BOX_CORNER, BOX_CORNER)
        wide = round(EMBLEM * line)
        picture = emblem(self.key, wide, self.devicePixelRatioF(), theme.mode, self.is_earned)
        painter.drawPixmap(round(0.5 * line), (self.height() - wide) // 2, picture)
        left = wide + line
        room = QRect(
            left, round(0.6 * line), self.width() - left - round(0.5 * line), self.height() - round(1.2 * line)
        )
        self._draw_words(painter, room, (theme.text, theme.text if self.is_earned else theme.muted, theme.muted))
        painter.end()

    def _draw_words(self, painter: QPainter, room: QRect, colours: tuple[str, str, str]) -> None:
        """Name, sentence and date below each other; the sentence is set smaller where it does not fit."""
        name, sentence, when = self._words
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        top = room.top() + _draw_text(painter, room, name, strong, colours[0], 1)
        below = QRect(room.left(), top + 1, room.width(), room.bottom() - top)
        line = QFontMetrics(self.font()).height()
        top += 1 + _draw_text(painter, below, sentence, QFont(self.font()), colours[1], 2 if when else 3)
        if when:
            last = QRect(room.left(), max(top, room.bottom() - line), room.width(), line)
            _draw_text(painter, last, when, QFont(self.font()), colours[2], 1)


def _draw_text(painter: QPainter, room: QRect, text: str, font: QFont, colour: str, lines: int) -> int:
    """The text in so many lines at most, smaller where it is too long; how high it is."""
    while font.pixelSize() > 10:
        metrics = QFontMetrics(font)
        needed = metrics.boundingRect(room, WORDS, text)
        if needed.height() <= lines * metrics.lineSpacing() + 1 and needed.width() <= room.width():
            break
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, WORDS, text)
    return QFontMetrics(font).boundingRect(room, WORDS, text).height()
