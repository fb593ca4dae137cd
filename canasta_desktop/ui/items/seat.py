"""A player at the table: portrait, name and role, what he did last; and the row of what he holds."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from canasta_desktop.ui.base.rect import CARD_RATIO, Rect
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.faces import Shadow
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, fitted, qrect, whole, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.portrait import draw_dealer_disc, draw_portrait
from canasta_desktop.ui.items.rich_text import draw_rich_line, story_set
from canasta_desktop.ui.text.shortening import GAP, MIDDLE
from canasta_desktop.values import value

NAME, ROLE, STORY, ROW_STORY, COUNT, FOOT = 2.7, 1.75, 1.9, 1.75, 2.2, 1.9
"""Sizes of type, units."""
SCALES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)
"""By how much the counts of the own seat are set smaller, the largest that fits."""
POINTS_SHARE = 0.42
"""Of the row of the name a score beside it takes so much at most, in smaller type if need be."""
PART = " · "
"""Between the parts of a role, the most important one first."""


@value(frozen=True)
class SeatBox(Painted):
    """Everything of a seat but its cards; all rectangles relative to `rect`.

    `side` gives the portrait its frame, `face` is its key; `points` is the score of a player in a row (`is_in_row`);
    `is_right`: text ends at the right, at the portrait. `role_row`: the role has a row of its own. `is_on_wood`: the
    seat on the rail. Who rests is greyed. `dealer_sign`: the letter on the brass disc of the dealer, and its tip.
    `why`: how to hear the player's reasons.
    """

    margin: ClassVar[float] = 2.8

    name: str
    role: str
    portrait: Rect
    name_row: Rect
    story_row: Rect
    story: str
    story_lines: int
    side: int
    on_turn: bool
    is_right: bool = False
    is_on_wood: bool = False
    is_resting: bool = False
    is_in_row: bool = False
    points: str = ""
    role_row: Rect | None = None
    face: str = ""
    expression: Expression = Expression.CALM
    dealer_sign: str = ""
    dealer_tip: str = ""
    manner: str = ""
    why: str = ""

    def paint(self, painter: QPainter, look: Look) -> None:
        theme = look.theme
        draw_portrait(
            *(painter, look, qrect(self.portrait), self.face or self.name, theme.side(self.side)),
            is_on_turn=self.on_turn,
            is_resting=self.is_resting,
            expression=self.expression,
            side=self.side,
        )
        if self.dealer_sign:
            draw_dealer_disc(painter, look, qrect(self.portrait), self.dealer_sign, is_right=self.is_right)
        self._name(painter, look)
        row = self.story_row
        font, lines = self._story(look)
        high = min(look.line_px(self._story_size), row.h / max(1, len(lines)))
        for number, line in enumerate(lines):
            box = QRectF(row.x, row.y + number * high, row.w, high)
            ink = theme.on_wood if self.is_on_wood else theme.muted
            draw_rich_line(painter, look, box, line, font, ink, RIGHT if self.is_right else LEFT)

    def tip(self, look: Look) -> str:
        """The name where it had to be shortened, the story where it is longer than its lines, and what is not seen."""
        name = whole(look, self._name_font(look), self.name, self._name_room(look))
        story = self.story if "".join(self._story(look)[1]).endswith(GAP) else ""
        return "\n".join(part for part in (name, self.manner, story, self.dealer_tip, self.why) if part)

    @property
    def _story_size(self) -> float:
        """The size of the story's type, units."""
        return ROW_STORY if self.is_in_row else STORY

    def _story(self, look: Look) -> tuple[QFont, list[str]]:
        """The story in its lines, and their font."""
        row = self.story_row
        return story_set(look, self._story_size, self.story, row.w, self.story_lines, high=row.h)

    def _name_font(self, look: Look) -> QFont:
        """Enlarged type gives way before the name is shortened: who it is says more than how large it is written."""
        font, usual = look.font(NAME, serif=True), round(NAME * look.u)
        room = self._name_room(look)
        while font.pixelSize() > max(look.least, usual) and width_of(font, self.name) > room:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _name_room(self, look: Look) -> float:
        """How wide the name may be: a score stands in the same row."""
        wide = width_of(self._points_font(look), self.points) + look.u if self.points else 0.0
        return max(1.0, self.name_row.w - wide)

    def _points_font(self, look: Look) -> QFont:
        """That of the name, smaller where the name would get less than its share of the row."""
        return fitted(look, look.font(NAME, serif=True), self.points, POINTS_SHARE * self.name_row.w)[0]

    def _name(self, painter: QPainter, look: Look) -> None:
        """Name and behind it the role, or that it is this player's turn."""
        theme, row, font = look.theme, qrect(self.name_row), self._name_font(look)
        ink = theme.on_wood if self.is_on_wood else theme.muted if self.is_resting else theme.text
        if self.points:
            draw_line(painter, look, row, self.points, self._points_font(look), ink, RIGHT)
        align = RIGHT if self.is_right else LEFT
        room = self._name_room(look)
        box = QRectF(row.right() - room if self.is_right else row.x(), row.y(), room, row.height())
        wide = draw_line(painter, look, box, self.name, font, ink, align, MIDDLE) + 1.2 * look.u
        box.adjust(0 if self.is_right else wide, 0, -wide if self.is_right else 0, 0)
        self._role(
            painter,
            look,
            box.translated(0, 0.12 * look.type_px(NAME)) if self.role_row is None else qrect(self.role_row),
        )

    def _role(self, painter: QPainter, look: Look, box: QRectF) -> None:
        """The role, without its last part where it does not fit; nothing where that does not either."""
        theme, align = look.theme, RIGHT if self.is_right else LEFT
        role_font = look.font(ROLE, bold=self.on_turn)
        texts = (self.role, self.role.partition(PART)[0])
        role = next((text for text in texts if width_of(role_font, text) <= box.width()), "")
        strong = (
            theme.wood_accent if self.is_on_wood else theme.accent if self._is_accent_readable(look) else theme.text
        )
        quiet = theme.on_wood if self.is_on_wood else theme.muted
        draw_line(painter, look, box, role, role_font, strong if self.on_turn else quiet, align)

    def _is_accent_readable(self, look: Look) -> bool:
        """On a pale felt the accent is for outlines; words stand in the colour of text."""
        return look.theme.accent == look.theme.wood_accent


@value(frozen=True)
class ClosedHand(Painted):
    """The backs of a closed hand, its count, and a foot with its own; the row ends at the right with `is_right`.

    The backs lie as close as the row needs; on the rail (`is_on_wood`) one stands for all, and the row is set smaller
    where it would reach the hand.
    """

    margin: ClassVar[float] = 0.8

    cards: int
    foot: int = 0
    is_right: bool = False
    is_on_wood: bool = False

    def paint(self, painter: QPainter, look: Look) -> None:
        scale = self._scale(look)
        width, u = scale * self.rect.h / CARD_RATIO, scale * look.u
        font = look.font(scale * COUNT, bold=True)
        ink = look.theme.on_wood if self.is_on_wood else look.theme.text
        tail = self._tail(look, scale)
        room = max(width, self.rect.w - tail)
        shown = 1 if self.is_on_wood else self.cards
        step = min(0.42 * width, (room - width) / max(1, shown - 1))
        wide = (width + step * (shown - 1) if shown else 0.0) + tail
        x = self.rect.w - wide if self.is_right else 0.0
        for order in range(shown):
            self._back(painter, look, x + order * step, width, is_first=order == 0)
        x += wide - tail + 0.9 * u
        count = QRectF(x, 0, width_of(font, str(self.cards)) + 1, self.rect.h)
        draw_line(painter, look, count, str(self.cards), font, ink)
        if self.foot:
            x = count.right() + 1.4 * u
            if not self.is_on_wood:
                self._back(painter, look, x, width, is_first=True)
                x += width + 0.6 * u
            high = scale * self.rect.h
            sole = QRectF(x, (self.rect.h - 0.56 * high) / 2, 0.42 * high, 0.56 * high)
            draw_foot(painter, sole, ink)
            box = QRectF(sole.right() + 0.5 * u, 0, self.rect.w, self.rect.h)
            draw_line(painter, look, box, str(self.foot), look.font(scale * FOOT), ink)

    def _scale(self, look: Look) -> float:
        """By how much the row is set smaller, so that it ends in its box."""
        if not self.is_on_wood:
            return 1.0
        back = self.rect.h / CARD_RATIO
        return next((scale for scale in SCALES if scale * back + self._tail(look, scale) <= self.rect.w), SCALES[-1])

    def _tail(self, look: Look, scale: float) -> float:
        """What stands behind the backs: the count, and the foot."""
        u, high = scale * look.u, scale * self.rect.h
        tail = 0.9 * u + width_of(look.font(scale * COUNT, bold=True), str(self.cards)) + 1
        if self.foot:
            apart = 1.9 * u if self.is_on_wood else 2.5 * u + high / CARD_RATIO
            tail += apart + 0.42 * high + width_of(look.font(scale * FOOT), str(self.foot)) + 1
        return tail

    def _back(self, painter: QPainter, look: Look, x: float, width: float, *, is_first: bool) -> None:
        picture = look.pictures.picture(None, round(width, 2), shadow=Shadow.FLAT if is_first else Shadow.NONE)
        corner = picture.offset
        top = (self.rect.h - CARD_RATIO * width) / 2 + corner.y()
        painter.drawPixmap(QPointF(look.snapped(x + corner.x()), look.snapped(top)), picture.pixmap)


SOLE = (
    ((0, 0.20), (0.95, 0.16), (0.90, 0.46)),
    ((0.86, 0.62), (0.70, 0.66), (0.72, 0.82)),
    ((0.74, 1.05), (0.22, 1.05), (0.24, 0.80)),
    ((0.26, 0.64), (0.16, 0.56), (0.12, 0.42)),
)
"""The outline of a foot's sole, as curves in shares of its width and height."""
TOES = ((0.14, 0.16, 0.13), (0.36, 0.08, 0.13), (0.58, 0.08, 0.12), (0.78, 0.12, 0.11), (0.94, 0.20, 0.10))
"""Where its toes are, and how large: shares of width and height, and of the width."""


def draw_foot(painter: QPainter, box: QRectF, colour: str) -> None:
    """The sole of a foot with its toes."""
    w, h = box.width(), box.height()
    sole = QPainterPath(QPointF(box.x() + 0.12 * w, box.y() + 0.42 * h))
    for curve in SOLE:
        sole.cubicTo(*[QPointF(box.x() + x * w, box.y() + y * h) for x, y in curve])
    for x, y, size in TOES:
        sole.addEllipse(QPointF(box.x() + x * w, box.y() + y * h), size * w, size * w)
    painter.fillPath(sole, QColor(colour))
