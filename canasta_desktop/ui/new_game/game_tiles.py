"""The choice of a game by its picture: below it the name, how hard it is, and how many can play."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.parts import ChoiceButton, Choices
from canasta_desktop.ui.dialogs.picture_choices import MARK, paint_tick
from canasta_desktop.ui.dialogs.worn_theme import worn_theme
from canasta_desktop.ui.new_game.game_choice import Offer
from canasta_desktop.ui.new_game.game_pictures import game_picture, picture_height
from canasta_desktop.ui.window.brush import draw_ring
from canasta_desktop.ui.wording.game_profiles import PROFILES, Difficulty, GameProfileWords

TILE: Final = 116
"""Least width of a tile at the usual size of text, px."""
LEAST_TEXT: Final = 12
"""No name is set smaller, px."""
GROWN: Final = 1.04
"""How many times as wide its picture may become where there is room."""
EDGE: Final = 5
"""From the frame to the picture, px."""
CORNER: Final = 10
USUAL_TEXT: Final = 14
"""Size of the text that a tile of the width `TILE` is for, px."""
NAME_LINES: Final = 2.75
"""The room for the name: two lines, or three of the smallest type."""
NAME = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class GameTile(ChoiceButton):
    """One game; its text is the name."""

    def __init__(self, offer: Offer, parent: QWidget) -> None:
        super().__init__(parent)
        self._offer = offer
        self._words = GameProfileWords()
        self.setProperty("tile", True)

    # --- size --------------------------------------------------------------------------------------

    def _name_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _line(self) -> int:
        return QFontMetrics(self._name_font()).height()

    def sizeHint(self) -> QSize:
        width = max(TILE, round(TILE * self.font().pixelSize() / USUAL_TEXT))
        words = round((1 + NAME_LINES) * self._line())
        return QSize(width, EDGE + picture_height(_widest(width)) + words + EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        return self.sizeHint().height()

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        wide = min(_widest(self.sizeHint().width()), self.width() - 2 * EDGE)
        theme = worn_theme()
        picture = game_picture(PROFILES[self._offer.system].motif, wide, self.devicePixelRatioF(), theme.mode)
        left = (self.width() - wide) // 2
        painter.drawPixmap(left, EDGE, picture)
        if self.isChecked():
            at = QPointF(left + wide - MARK + 2, EDGE + picture_height(wide) - MARK + 2)
            paint_tick(painter, at, self.palette())
        below = EDGE + picture_height(wide)
        self._paint_words(painter, QRect(left, below + 2, wide, self.height() - below - EDGE - 1))
        painter.end()

    def _paint_frame(self, painter: QPainter) -> None:
        """The frame in the colours of every choice; a second one inside where the keyboard is."""
        palette = self.palette()
        theme = worn_theme()
        is_lit = self.isChecked() or self.isDown()
        colour = theme.accent if is_lit else theme.muted if self.underMouse() else theme.border
        painter.setPen(QPen(QColor(colour), 2.4 if is_lit else 1.6))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), CORNER, CORNER)
        if self.hasFocus():
            draw_ring(painter, QRectF(self.rect()), theme, CORNER)

    def _paint_words(self, painter: QPainter, room: QRect) -> None:
        """The name, and at the foot the dots at the left and the players at the right."""
        high = self._line()
        name = QRect(room.left(), room.top(), room.width(), round(NAME_LINES * high))
        painter.setFont(self._fitting(name))
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.drawText(name, NAME | Qt.TextFlag.TextShowMnemonic, self.text())
        foot = QRect(room.left() + 3, room.bottom() - high, room.width() - 6, high)
        self._paint_dots(painter, foot, PROFILES[self._offer.system].difficulty)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(worn_theme().muted))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        span = self._words.span(self._offer.players)
        painter.drawText(foot, right, span)
        head = foot.right() - painter.fontMetrics().horizontalAdvance(span) - 0.75 * high
        _paint_person(painter, QRectF(head, foot.top() + 0.18 * high, 0.52 * high, 0.62 * high))

    def _fitting(self, room: QRect) -> QFont:
        """The font of the name, made smaller until it fits into its lines."""
        font = self._name_font()
        while font.pixelSize() > LEAST_TEXT:
            needed = QFontMetrics(font).boundingRect(room, NAME, self.text())
            if needed.height() <= room.height() and needed.width() <= room.width():
                break
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _paint_dots(self, painter: QPainter, foot: QRect, difficulty: Difficulty) -> None:
        across = 0.46 * foot.height()
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(colour, 1.4))
        for number in range(len(Difficulty)):
            painter.setBrush(colour if number < difficulty.value else Qt.BrushStyle.NoBrush)
            middle = foot.top() + foot.height() / 2
            painter.drawEllipse(QRectF(foot.left() + 1.4 * across * number, middle - across / 2, across, across))


def _widest(tile: int) -> int:
    """How wide the picture of a tile of this least width may become, px."""
    return round(GROWN * tile) - 2 * EDGE


def _paint_person(painter: QPainter, box: QRectF) -> None:
    """Head and shoulders in the colour of the pen."""
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    head = 0.46 * box.width()
    painter.drawEllipse(QRectF(box.center().x() - head / 2, box.top(), head, head))
    shoulders = QRectF(box.left(), box.top() + head + 1, box.width(), 2 * (box.height() - head - 1))
    painter.drawPie(shoulders, 0, 180 * 16)


class GameTiles(Choices):
    """One of the games; arrows move inside, Tab leaves. The chosen value is the key of the system."""

    def __init__(self, offers: Sequence[Offer], system: str, name: str, parent: QWidget) -> None:
        self._offers = {offer.system: offer for offer in offers}
        super().__init__(list(self._offers), system, name, parent)

    def make_button(self, value: object) -> ChoiceButton:
        return GameTile(self._offers[str(value)], self)

    def _paint_marks(self) -> None:
        """A tile paints its own."""
