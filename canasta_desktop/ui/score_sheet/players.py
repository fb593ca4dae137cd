"""The players above the sheet, with what they were left holding; lit while those cards are counted."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_desktop.rules.cards import rank_of
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.items.look import LEFT, Look, draw_line
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.score_sheet.deal import ScoredDeal
from canasta_desktop.ui.score_sheet.paper import CARD_RATIO, draw_cards
from canasta_desktop.ui.text.shortening import MIDDLE


class SeatedHand(NamedTuple):
    """A player above the sheet: `face` is a portrait's key or the name, `column` whose score it is."""

    name: str
    face: str
    column: int
    cards: tuple[int, ...]
    note: str = ""
    expression: Expression = Expression.CALM


def seated_hands(
    deal: ScoredDeal, names: Sequence[str], portraits: Mapping[int, str], went_out: str
) -> list[SeatedHand]:
    """All players by column; `went_out` is the word for the one who did."""
    return [
        SeatedHand(
            names[seat],
            portraits.get(seat, names[seat]),
            index,
            tuple(sorted(deal.hands[seat], key=rank_of, reverse=True)) if seat < len(deal.hands) else (),
            went_out if seat == deal.out != NOBODY else "",
            deal.expression(index),
        )
        for index, column in enumerate(deal.columns)
        for seat in column.seats
    ]


def draw_players(
    painter: QPainter, look: Look, strip: QRectF, players: Sequence[SeatedHand], is_lit: Callable[[int], bool]
) -> None:
    """Side by side in this strip; `is_lit` says of a column whether its cards are counted just now."""
    if not players:
        return
    u, wide = look.u, strip.width() / len(players)
    size = min(8.0 * u, 0.8 * strip.height(), 0.34 * wide)
    for index, player in enumerate(players):
        box = QRectF(strip.x() + index * wide, strip.center().y() - size / 2, size, size)
        lit = is_lit(player.column) and bool(player.cards)
        colour = look.theme.side(player.column)
        draw_portrait(
            *(painter, look, box, player.face, colour),
            is_on_turn=lit,
            is_resting=False,
            expression=player.expression,
        )
        left = box.right() + 1.4 * u
        room = strip.x() + (index + 1) * wide - left - 1.6 * u
        name = QRectF(left, strip.y(), room, look.line_px(2.2))
        draw_line(painter, look, name, player.name, look.font(2.2, serif=True), look.theme.text, LEFT, MIDDLE)
        below = QRectF(left, name.bottom() + 0.2 * u, room, strip.bottom() - name.bottom() - 0.8 * u)
        if player.note:
            draw_line(painter, look, below, player.note, look.font(1.8, bold=True), colour, LEFT)
        elif player.cards:
            width = below.height() / CARD_RATIO
            reach = draw_cards(painter, look, below.topLeft(), player.cards, width, 0.42 * width, room)
            if lit:
                _draw_frame(painter, look, QRectF(below.topLeft(), QPointF(left + reach, below.bottom())))


def _draw_frame(painter: QPainter, look: Look, around: QRectF) -> None:
    gap = 0.5 * look.u
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.theme.accent), 0.32 * look.u))
    painter.drawRoundedRect(around.adjusted(-gap, -gap, gap, gap), 0.8 * look.u, 0.8 * look.u)
