"""The buttons of the welcome: what can be begun, the game that waits, and small ones for languages and reading aids.

All sizes are units of the table. What does not fit its button is set smaller, as on the table (`items.look`).
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from canasta_desktop.ui.base.theme import Theme, contrast, mixed
from canasta_desktop.ui.base.units import LINE
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, draw_words, width_of
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.welcome.fan import Fan, draw_fan
from canasta_desktop.ui.welcome.summary import GameSummary, SideSummary
from canasta_desktop.ui.window.brush import draw_cap, draw_gold, draw_plate, is_plain
from canasta_desktop.ui.window.painted_buttons import LEAST_TARGET, PaintedButton

TITLE, LARGE_TITLE, BODY, POINTS, SIDE, SMALL, CAP = 3.4, 3.9, 2.1, 3.6, 2.2, 2.0, 1.8
"""Sizes of type, units."""
EDGE: Final = 3.0
"""From the border of a button to its words, units."""
FAN_ROOM: Final = 14.0
"""What a fan takes at the left of the words, units."""
MOST_IN_A_COLUMN: Final = 3
"""Scores stand below each other up to so many, else in two columns."""


class WelcomeButton(PaintedButton):
    """A button in the table's own type; without a look it paints nothing."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"welcome:{name}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.look: Look | None = None

    def wear(self, look: Look) -> None:
        """Wear this look."""
        self.look = look
        self.set_look(look.theme, look.unit)


class WelcomeChoice(WelcomeButton):
    """A title and what it comes to; gold if it is the likely one."""

    def __init__(self, name: str, *, is_gold: bool = False, cards: Sequence[int] = ()) -> None:
        super().__init__(name)
        self.is_gold = is_gold
        self._cards = tuple(cards)
        self._body = ""
        self.key = ""
        """The key that presses it from anywhere, as it is shown; none where that is empty."""

    def show_choice(self, title: str, body: str, key: str = "") -> None:
        """Become this choice."""
        self._body, self.key = body, key
        self.show_words(title, ". ".join(filter(None, (body.rstrip("."), key))))

    def inks(self, theme: Theme) -> tuple[str, str]:
        """The colours of the title and of what is less important."""
        if self.is_gold:
            return theme.on_accent, theme.on_accent
        return theme.text, theme.muted

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        look = self.look
        if look is None:
            return
        self.draw_ground(painter, box, theme)
        u, (ink, soft) = look.u, self.inks(theme)
        left = EDGE * u
        if self._cards:
            middle = QPointF(8.4 * u, box.center().y() + 0.3 * u)
            draw_fan(painter, look.pictures, middle, self._cards, Fan(5.6 * u, 11, 15 * u))
            left += FAN_ROOM * u
        room = box.width() - left - EDGE * u
        high = box.height()
        title = QRectF(left, 0.08 * high, room - self.draw_key(painter, box, look, ink), 0.40 * high)
        draw_line(painter, look, title, self.words, held(look.font(TITLE, serif=True), title.height()), ink)
        body = QRectF(left, 0.48 * high, room, 0.44 * high)
        draw_words(painter, look, body, self._body, look.font(BODY), soft, Qt.AlignmentFlag.AlignTop)

    def draw_ground(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        """The plate, or gold."""
        if self.is_gold:
            draw_gold(painter, box, theme, self.unit)
            if self.underMouse() and not is_plain(theme):
                painter.fillRect(box.adjusted(2, 2, -2, -2), QColor(255, 255, 255, 22))
        else:
            draw_plate(painter, box, theme, self.unit, radius=1.5, line=theme.edge, fill=self.ground(theme))

    def draw_key(self, painter: QPainter, box: QRectF, look: Look, ink: str) -> float:
        """The key at the upper right, above the words below the title; how much room it takes, px."""
        if not self.key:
            return 0.0
        most = min(0.3 * box.height(), 5.4 * look.u)
        font = held(look.font(CAP, bold=True), most / 1.25)
        size = QSizeF(width_of(font, self.key) + 1.6 * look.u, 1.5 * font.pixelSize())
        at = QPointF(box.right() - size.width() - 2.2 * look.u, box.top() + 1.8 * look.u)
        draw_cap(painter, QRectF(at, size), self.key, font, ink)
        return size.width() + look.u


class GameButton(WelcomeChoice):
    """The game that waits: what is played, who sits there, and how it stands."""

    def __init__(self, name: str) -> None:
        super().__init__(name, is_gold=True)
        self._game: GameSummary | None = None

    def show_game(self, title: str, game: GameSummary, key: str) -> None:
        """Show this game on the button; `title` is what the button does."""
        self._game = game
        self.show_choice(title, game.spoken, key)

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        look, game = self.look, self._game
        if look is None or game is None:
            return
        self.draw_ground(painter, box, theme)
        u, (ink, _) = look.u, self.inks(theme)
        left, room = EDGE * u, box.width() - 2 * EDGE * u
        title = QRectF(left, 1.6 * u, room - self.draw_key(painter, box, look, ink), 5.6 * u)
        draw_line(painter, look, title, self.words, held(look.font(LARGE_TITLE, serif=True), title.height()), ink)
        below = QRectF(left, 7.4 * u, room, 3.4 * u)
        line = f"{game.title} · {game.line}"
        draw_line(painter, look, below, line, held(look.font(SMALL), below.height()), ink)
        self._draw_sides(painter, QRectF(left, 11.2 * u, room, box.height() - 12.8 * u), look, game.sides)

    def _draw_sides(self, painter: QPainter, box: QRectF, look: Look, sides: Sequence[SideSummary]) -> None:
        columns = 1 if len(sides) <= MOST_IN_A_COLUMN else 2
        rows = -(-len(sides) // columns)
        wide, high = box.width() / columns, box.height() / rows
        for number, side in enumerate(sides):
            column, row = number // rows, number % rows
            gap = 0.0 if columns == 1 else look.u
            one = QRectF(box.x() + column * wide, box.y() + row * high, wide - gap, high)
            self._draw_side(painter, one, look, side)

    def _draw_side(self, painter: QPainter, box: QRectF, look: Look, side: SideSummary) -> None:
        """Portraits, name and points, and below them how far it is to the target."""
        u, theme = look.u, look.theme
        ink, _ = self.inks(theme)
        across = min(6.4 * u, 0.84 * box.height())
        colour = readable(theme.side(side.number), theme)
        for number, face in enumerate(side.portraits):
            disc = QRectF(box.x() + number * 0.95 * across, box.center().y() - across / 2, across, across)
            draw_portrait(painter, look, disc, face, colour, is_on_turn=False, is_resting=False)
        left = box.x() + (0.95 * max(1, len(side.portraits)) + 0.25) * across
        points = QRectF(left, box.y(), box.right() - left, 0.66 * box.height())
        font = held(look.font(POINTS, serif=True), points.height())
        taken = draw_line(painter, look, points, side.points, font, ink, RIGHT)
        name = points.adjusted(0, 0, -taken - u, 0)
        draw_line(painter, look, name, side.name, held(look.font(SIDE, bold=True), name.height()), ink, LEFT)
        bar = QRectF(left, box.y() + 0.72 * box.height(), box.right() - left, 0.9 * u)
        draw_bar(painter, bar, side.progress, ink, colour)


class SmallChoice(WelcomeButton):
    """A word in a pill; checked if it is what holds now."""

    def width_needed(self) -> float:
        """The word with its margins, px."""
        if self.look is None:
            return float(LEAST_TARGET)
        return max(LEAST_TARGET, width_of(self.look.font(SMALL, bold=True), self.words) + 2.8 * self.look.u)

    def corner(self) -> float:
        return self.height() / 2

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        look = self.look
        if look is None:
            return
        ground = theme.accent if self.isChecked() else self.ground(theme)
        ink = theme.on_accent if self.isChecked() else theme.text if self.isEnabled() else theme.muted
        draw_plate(painter, box, theme, self.unit, radius=9, line=theme.edge, fill=ground)
        inner = box.adjusted(look.u, 0, -look.u, -0.2 * look.u)
        font = held(look.font(SMALL, bold=True), 0.9 * inner.height())
        draw_line(painter, look, inner, self.words, font, ink, Qt.AlignmentFlag.AlignCenter)


def held(font: QFont, high: float) -> QFont:
    """The font, made smaller until a line of it is no higher than this, px."""
    font.setPixelSize(max(1, min(font.pixelSize(), round(high / LINE))))
    return font


def readable(colour: str, theme: Theme) -> str:
    """The colour of a side, darker or lighter until it shows on gold."""
    end = "#000000" if contrast(theme.accent, "#000000") > contrast(theme.accent, "#FFFFFF") else "#FFFFFF"
    for share in (0.0, 0.2, 0.4, 0.6):
        if contrast(found := mixed(colour, end, share), theme.accent) >= 3:
            return found
    return end


def draw_bar(painter: QPainter, box: QRectF, progress: float, ink: str, colour: str) -> None:
    """How far it is: the whole way faint, what lies behind in `colour`."""
    painter.setPen(Qt.PenStyle.NoPen)
    way = QColor(ink)
    way.setAlphaF(0.2)
    for part, fill in ((1.0, way), (progress, QColor(colour))):
        if part > 0:
            path = QPainterPath()
            path.addRoundedRect(
                QRectF(box.x(), box.y(), part * box.width(), box.height()), box.height() / 2, box.height() / 2
            )
            painter.fillPath(path, fill)
