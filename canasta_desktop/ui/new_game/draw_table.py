"""The draw for seats as it is seen: cards are spread, everybody draws in turn, and goes to the seat that was won."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.motion import Leg, Motion, Speed
from canasta_desktop.ui.dialogs.small_table import draw_small_table, seat_middle
from canasta_desktop.ui.dialogs.worn_theme import worn_theme
from canasta_desktop.ui.display.drawn_seat import DrawnSeat
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.new_game.draw_timeline import DrawTimeline
from canasta_desktop.ui.new_game.seat_portrait import draw_seat_portrait
from canasta_desktop.ui.portraits import PORTRAITS
from canasta_desktop.ui.text.shortening import fitting
from canasta_desktop.ui.wording.wording import Wording

CARD: Final = 52
"""Width of a card, px."""
HIGH: Final = 1.4
STEP: Final = 30
"""How much of a card is seen that another one was drawn for, px."""
PORTRAIT: Final = 70
PLAYER: Final = 210
"""Across a portrait, and how wide a player is with cards and words, px at the usual size of text."""
USUAL_LINE: Final = 16
"""The height of a line at that size, px."""
SPREAD_CARDS: Final = 23
SPREAD_STEP: Final = 11
"""The backs in the middle, and how far apart they lie when spread, px."""
PALE: Final = 0.35
"""How much is seen of a card that did not count."""


class DrawStage(NamedTuple):
    """How a draw is shown: portraits by seat, the seat at the bottom, the way play goes, and how fast all moves."""

    faces: Mapping[int, str]
    bottom: int = 0
    clockwise: bool = True
    speed: Speed = Speed.OFF


def elided(name: str, font: QFont, width: int) -> str:
    """A name in a line so wide, its long words shortened in the middle."""
    metrics = QFontMetrics(font)
    return fitting(name, font, width, lambda text: metrics.horizontalAdvance(text) <= width)


class DrawnPlayer(QFrame):
    """One player: portrait, name, and what came of it. The cards are drawn above, where they fly."""

    def __init__(self, parent: QWidget, drawn: DrawnSeat, face: str) -> None:
        super().__init__(parent)
        self.drawn, self._face = drawn, face
        self.side: int | None = None
        self.name, self.role = "", ""
        self.is_settled = False

    def word(self, drawn: DrawnSeat, words: Wording) -> None:
        """Everything in the present language."""
        self.name, self.role = drawn.name, words.seat_draw.role(drawn)
        self.setAccessibleName(words.seat_draw.line(drawn))
        self.update()

    def settle(self, *, is_settled: bool) -> None:
        """Set whether the draw is over, and its result can be shown."""
        if is_settled != self.is_settled:
            self.is_settled = is_settled
            self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(max(PLAYER, round(PLAYER * line / USUAL_LINE)), PORTRAIT + 6 + 3 * line)

    def cards_left(self) -> float:
        """Where the first card of the player begins, px from the left."""
        cards = CARD + STEP * (len(self.drawn.cards) - 1)
        return (self.width() - PORTRAIT - 8 - cards) / 2 + PORTRAIT + 8

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = worn_theme()
        box = QRectF(self.cards_left() - PORTRAIT - 8, 1, PORTRAIT, PORTRAIT)
        side = self.side if self.is_settled else None
        draw_seat_portrait(painter, theme, box, self._face, side, self.devicePixelRatioF())
        bold, line = QFont(self.font()), self.fontMetrics().height()
        bold.setWeight(QFont.Weight.Bold)
        name = elided(self.name, bold, self.width() - 8)
        text = [(name, bold, theme.text, 1)]
        text += [(self.role, self.font(), theme.muted, 2)] if self.is_settled else []
        wide = max([min(QFontMetrics(font).horizontalAdvance(words), self.width() - 8) for words, font, *_ in text])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.plate))
        lines = 1 if not self.is_settled else 3 if self._wraps() else 2
        plate = QRectF((self.width() - wide) / 2 - 6, PORTRAIT + 4, wide + 12, lines * line + 2)
        painter.drawRoundedRect(plate, 6, 6)
        top = PORTRAIT + 5
        for words, font, colour, high in text:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            room = QRect(4, top, self.width() - 8, high * line)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, words)
            top += line
        painter.end()

    def _wraps(self) -> bool:
        return self.fontMetrics().horizontalAdvance(self.role) > self.width() - 8


class DrawTable(QWidget):
    """`pressed`: the mouse was pressed anywhere on it. `settled`: everybody sits where the cards have sent them."""

    pressed = Signal()
    settled = Signal()

    def __init__(self, drawn: Sequence[DrawnSeat], pictures: CardPictures, stage: DrawStage) -> None:
        super().__init__()
        self._pictures, self._stage = pictures, stage
        self.players = [DrawnPlayer(self, one, stage.faces.get(one.seat, next(iter(PORTRAITS)))) for one in drawn]
        self._count_sides()
        self._in_turn = sorted(self.players, key=lambda player: player.drawn.before)
        self._timeline = DrawTimeline([len(player.drawn.cards) for player in self._in_turn])
        self._now = self._timeline.total
        self._motion = Motion(self, stage.speed)
        self._cards = _CardsAbove(self)
        self._show()

    def _count_sides(self) -> None:
        """That of the seat at the bottom comes first, as its colour does at the table."""
        sides = {player.drawn.seat: player.drawn.side for player in self.players}
        first = sides.get(self._stage.bottom)
        count = len(set(sides.values()))
        for player in self.players:
            if first is not None and player.drawn.side is not None:
                player.side = (player.drawn.side - first) % count

    # --- time --------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether it is being drawn still."""
        return self._motion.is_running("draw")

    def start(self) -> None:
        """Draw the cards for the seats; with animations off they lie there at once."""
        self._motion.run("draw", Leg(self._step, self._timeline.total, done=self.settled.emit))
        if self.is_running:
            # The first picture may come before the clock's first tick: it must not show how the draw ends.
            self.show_moment(0)

    def finish(self) -> None:
        """Show how it ends."""
        self._motion.finish()

    def _step(self, share: float) -> None:
        self.show_moment(share * self._timeline.total)

    def show_moment(self, now: float) -> None:
        """Show the table so many ms after the draw began, at normal speed."""
        self._now = now
        self._show()

    def _show(self) -> None:
        moved = self._timeline.moved(self._now)
        for player in self.players:
            before, after = self._middle(player.drawn.before), self._middle(player.drawn.seat)
            player.settle(is_settled=moved >= 1)
            player.resize(player.sizeHint())
            at = before + (after - before) * moved - QPointF(player.width() / 2, player.height() / 2)
            player.move(at.toPoint())
        self._cards.update()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    # --- where everything is -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        player = self.players[0].sizeHint() if self.players else QSize(PLAYER, PORTRAIT)
        return QSize(round(3.9 * player.width()), round(3.9 * player.height()))

    def minimumSizeHint(self) -> QSize:
        player = self.players[0].sizeHint() if self.players else QSize(PLAYER, PORTRAIT)
        return QSize(round(2.6 * player.width()), round(2.6 * player.height()))

    def _table(self) -> QRectF:
        player = self.players[0].sizeHint() if self.players else QSize(PLAYER, PORTRAIT)
        wide, high = self.width() - 0.9 * player.width(), self.height() - player.height()
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _middle(self, seat: int) -> QPointF:
        count, stage = len(self.players), self._stage
        return seat_middle(self._table(), (seat - stage.bottom) % max(count, 1), count, clockwise=stage.clockwise)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cards.resize(self.size())
        self._show()

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_small_table(painter, worn_theme(), self._table())
        painter.end()

    def draw_cards(self, painter: QPainter) -> None:
        """The cards in the middle, and those that are drawn, on their way or at their players."""
        spread = self._timeline.spread(self._now)
        for number in range(SPREAD_CARDS):
            part = number - (SPREAD_CARDS - 1) / 2
            self._draw_card(painter, None, self._spread_at(part, spread), round(1.6 * part * spread))
        for place, (turn, number) in enumerate(self._timeline.draws):
            if flown := self._timeline.flown(place, self._now):
                part = (place + 0.5) / len(self._timeline.draws) - 0.5
                start = self._spread_at(part * SPREAD_CARDS, 1.0)
                self._draw_drawn(painter, self._in_turn[turn], number, start, flown)

    def _spread_at(self, part: float, spread: float) -> QPointF:
        """Where the middle of a card of the stock lies that is `part` cards right of the middle one."""
        return self._table().center() + QPointF(part * (SPREAD_STEP * spread + 0.25), 0.22 * part * part * spread - 6)

    def _draw_drawn(self, painter: QPainter, player: DrawnPlayer, number: int, start: QPointF, flown: float) -> None:
        """A drawn card, which turns over on its way; pale once another one was drawn for it."""
        cards = player.drawn.cards
        home = QPointF(player.pos()) + QPointF(
            player.cards_left() + STEP * number + CARD / 2, 1 + PORTRAIT / 2 + (HIGH * CARD - PORTRAIT) / 2
        )
        at = start + (home - start) * flown
        turned = min(flown / 0.8, 1.0)
        narrow = abs(1 - 2 * turned)
        is_last = number == len(cards) - 1
        painter.setOpacity(1.0 if is_last or flown < 1 else PALE)
        self._draw_card(painter, cards[number] if turned > 0.5 else None, at, 0, max(narrow, 0.02))
        painter.setOpacity(1.0)

    def _draw_card(self, painter: QPainter, face: int | None, at: QPointF, turned: int, wide: float = 1.0) -> None:
        picture = self._pictures.picture(face, CARD, turned=turned)
        painter.save()
        painter.translate(at)
        painter.scale(wide, 1.0)
        painter.drawPixmap(picture.offset - QPointF(CARD / 2, HIGH * CARD / 2), picture.pixmap)
        painter.restore()


class _CardsAbove(QWidget):
    """Lies over the players, so that a card flies over them; the mouse does not meet it."""

    def __init__(self, table: DrawTable) -> None:
        super().__init__(table)
        self._table = table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._table.draw_cards(painter)
        painter.end()
