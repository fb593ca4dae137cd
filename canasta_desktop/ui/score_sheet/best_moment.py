"""The best moment of a deal: its largest line, a canasta if there is one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.scoring import Item
from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import INK
from canasta_desktop.ui.display.display import MeldKind
from canasta_desktop.ui.items.look import LEFT, Look, draw_line, draw_words
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.stack import CanastaStack, Silk
from canasta_desktop.ui.score_sheet.deal import CountedMeld, ScoredDeal
from canasta_desktop.ui.score_sheet.paper import CARD_RATIO, ON_PAPER, draw_cards
from canasta_desktop.ui.window.brush import draw_ring
from canasta_desktop.ui.wording.wording import Wording

HEADING, TEXT = 2.3, 1.95
"""Sizes of type, units."""
COMMON: Final = (Item.MELDED, Item.IN_HAND, Item.PENALTIES)
"""What every deal has, or what nobody likes to remember."""


class BestLine(NamedTuple):
    """What brought most in the deal: a canasta or another line, in which column, with which cards."""

    points: int
    column: int
    item: Item
    cards: tuple[int, ...]
    meld: CountedMeld | None = None


def best_moment(deal: ScoredDeal) -> BestLine | None:
    """The canasta or line that brought most; None where nothing was more than cards laid out."""
    moments: list[BestLine] = []
    for index, column in enumerate(deal.columns):
        moments += [
            BestLine(meld.price, index, meld.item, tuple(meld.info.cards), meld)
            for meld in column.melds
            if meld.item is not None
        ]
        has_melds = {moment.item for moment in moments if moment.column == index}
        moments += [
            BestLine(line.points, index, line.item, line.cards)
            for line in column.sheet.lines
            if line.points > 0 and line.item not in COMMON and line.item not in has_melds
        ]
    return max(moments, key=lambda moment: moment.points, default=None)


@spoken_as(QAccessible.Role.Paragraph)
class BestMoment(QWidget):
    """The picture and a sentence; hidden where there is nothing to show."""

    def __init__(self, moment: BestLine | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("best-moment")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.moment = moment
        self._look: Look | None = None
        self._heading = self._text = self._band = ""

    def word(self, words: Wording, names: Sequence[str], deal: int = 0) -> None:
        """Tell it in the present language; `deal` is named where it is one of several."""
        if self.moment is None:
            return
        meld = self.moment.meld
        what = words.scores.item(self.moment.item) if meld is None else words.melds.title(meld.info)
        self._heading = words.scores.best_moment()
        self._text = words.scores.moment(what, names[self.moment.column], self.moment.points)
        if deal:
            self._text = words.history.book.moment_of_deal(self._text, deal)
        self._band = "" if meld is None else words.melds.kind(meld.info.kind)
        self.setAccessibleName(f"{self._heading}. {self._text}")
        self.update()

    def place(self, look: Look) -> None:
        """Use this look: theme, fonts and sizes."""
        self._look = look
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None or self.moment is None:
            return
        painter, look = QPainter(self), self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = look.line_px(HEADING)
        font = look.font(HEADING, serif=True)
        draw_line(painter, look, QRectF(0, 0, self.width(), high), self._heading, font, INK, LEFT)
        top = high + 1.8 * look.u
        width = min(6.6 * look.u, (self.height() - top - 1.5 * look.u) / CARD_RATIO)
        reach = self._draw_picture(painter, look, QPointF(0.6 * look.u, top), self.moment, width) if width > 12 else 0.0
        left = reach + (3.0 * look.u if reach else 0.0)
        words = QRectF(left, high + 0.6 * look.u, self.width() - left, self.height() - high - 0.8 * look.u)
        draw_words(painter, look, words, self._text, look.font(TEXT), INK, LEFT)
        if self.hasFocus():
            draw_ring(painter, QRectF(self.rect()), ON_PAPER, look.u)
        painter.end()

    def _draw_picture(self, painter: QPainter, look: Look, at: QPointF, moment: BestLine, width: float) -> float:
        """A canasta as it lies on the table, or the cards of the line; how far it reaches."""
        if moment.meld is None or moment.meld.info.kind is MeldKind.OPEN:
            return at.x() + draw_cards(painter, look, at, moment.cards[:4], width, 0.4 * width, 3 * width)
        cards, height = moment.cards, CARD_RATIO * width
        top = next((card for card in cards if not is_wild(card)), cards[0])
        card = Rect(at.x(), at.y(), width, height)
        _paint(painter, look, CanastaStack(card, 0))
        draw_cards(painter, look, at, [top], width, 0, width)
        kind = moment.meld.info.kind.value
        band = Rect(at.x() - 0.05 * width, at.y() + 0.55 * height, 1.1 * width, max(2.0 * look.u, 0.24 * height))
        _paint(painter, look, Silk(band, 0, self._band, kind))
        size = max(2.4 * look.u, 1.5 * look.type_px(1.6))
        medal = Rect(card.right - 0.55 * size, card.y - 0.55 * size, size, size)
        _paint(painter, look, Medal(medal, 0, str(len(cards)), kind))
        return at.x() + 1.25 * width


def _paint(painter: QPainter, look: Look, thing: Painted) -> None:
    painter.save()
    painter.translate(thing.rect.x, thing.rect.y)
    thing.paint(painter, look)
    painter.restore()
