"""The end of a match: the winners step forward, and petals of the four suits fall once. Any press goes on."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from canasta_desktop.rules.rng import Rng
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.motion import OUT_BACK, Leg, Motion, Speed
from canasta_desktop.ui.base.theme import GOLD, Mode, mixed
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.faces.paths import suit_path
from canasta_desktop.ui.items.look import CENTRE, Look, draw_line
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.items.surface import faded
from canasta_desktop.ui.score_sheet.laurels import draw_laurels
from canasta_desktop.ui.score_sheet.losers import Loser, draw_losers
from canasta_desktop.ui.text.shortening import MIDDLE

MOMENT_MS: Final = 2400
PETALS: Final = 60
GROWING: Final = 6
"""The portraits grow in this part of the moment, a sixth."""
SEED: Final = 4
COLOURS: Final = ("#F4C453", "#FFF3C8", "#E0485A", "#8BE8B4")
TITLE, NAME, SCORE, LINE = 8.0, 3.4, 7.4, 2.3
"""Sizes of type, units."""


class Winner(NamedTuple):
    """A winner: the name, and the key of a portrait or the name again."""

    name: str
    face: str


class Petal(NamedTuple):
    """Where a petal falls: `x` and `start` by width and height of the window, `size` in units."""

    x: float
    start: float
    drift: float
    turn: float
    size: float
    suit: int
    colour: str


class Victory(QWidget):
    """Covers the window for a moment; `over` comes once, by itself or by a press."""

    over = Signal()

    def __init__(self, speed: Speed, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("victory")
        self._motion = Motion(self, speed)
        self._look: Look | None = None
        self._share = 0.0
        self._words: tuple[str, str, str] = ("", "", "")
        self._winners: Sequence[Winner] = ()
        self._losers: Sequence[Loser] = ()
        self._petals = petals()
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None
        self.hide()

    @property
    def is_running(self) -> bool:
        """Whether it is to be seen."""
        return not self.isHidden()

    def word(self, title: str, score: str, line: str, winners: Sequence[Winner], losers: Sequence[Loser] = ()) -> None:
        """Set the words; the quotes of the losers come last."""
        self._words, self._winners, self._losers = (title, score, line), winners, losers
        names = ", ".join(winner.name for winner in winners)
        quotes = [f"{loser.name}: {loser.quote}" for loser in losers if loser.quote]
        self.setAccessibleName(" ".join([title, names, score, line, *quotes]))
        self.update()

    def place(self, look: Look) -> None:
        """Use this look: theme, fonts and sizes."""
        self._look = look
        self.update()

    def start(self) -> None:
        """Start the celebration; with animations off it is over at once."""
        if self._motion.speed is Speed.OFF:
            self.over.emit()
            return
        self.show_share(0.0)
        self._motion.run("moment", Leg(self.show_share, MOMENT_MS, done=self._end))

    def show_share(self, share: float) -> None:
        """Show the celebration at this moment, from 0 to 1."""
        self._share = share
        self.show()
        self.raise_()
        self.update()

    def press(self) -> None:
        """Any press: it is over."""
        if self.is_running:
            self._motion.stop("moment")
            self._end()

    def _end(self) -> None:
        self._kept = None
        self.hide()
        self.over.emit()

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter, look = QPainter(self), self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, look)
        self._draw_petals(painter, look)
        if self._share * GROWING < 1:
            self._draw_people(painter, look)
        else:
            painter.drawPixmap(0, 0, self._picture_of_people(look))
        painter.end()

    def _picture_of_people(self, look: Look) -> QPixmap:
        """Everything but ground and petals, kept: once the winners have their size it stays as it is."""
        key = look, self.size(), self._words, tuple(self._winners), tuple(self._losers)
        if self._kept is None or self._kept[0] != key:
            picture = QPixmap(self.size() * self.devicePixelRatioF())
            picture.setDevicePixelRatio(self.devicePixelRatioF())
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            self._draw_people(painter, look)
            painter.end()
            self._kept = key, picture
        return self._kept[1]

    def _draw_people(self, painter: QPainter, look: Look) -> None:
        """Who has won, with how much, and those who have not."""
        title, score, line = self._words
        u, theme = look.u, look.theme
        middle = self.height() / 2
        box = QRectF(4 * u, middle - 44 * u, self.width() - 8 * u, 14 * u)
        draw_line(painter, look, box, title, look.font(TITLE, serif=True), theme.text, CENTRE)
        self._draw_winners(painter, look, middle)
        draw_losers(painter, look, QSizeF(self.size()), self._losers)
        box = QRectF(4 * u, middle + 14 * u, self.width() - 8 * u, 12 * u)
        draw_line(painter, look, box, score, look.font(SCORE, serif=True), theme.accent, CENTRE)
        box = QRectF(4 * u, middle + 26 * u, self.width() - 8 * u, 5 * u)
        draw_line(painter, look, box, line, look.font(LINE), theme.text, CENTRE)

    def _draw_ground(self, painter: QPainter, look: Look) -> None:
        painter.fillRect(self.rect(), QColor(look.theme.felt_edge))
        if look.theme.mode is Mode.CONTRAST:
            return
        light = QRadialGradient(QPointF(self.width() / 2, 0.4 * self.height()), 0.55 * self.width())
        light.setColorAt(0, QColor(mixed(look.theme.felt_centre, GOLD, 0.28)))
        light.setColorAt(0.5, QColor(look.theme.felt_centre))
        light.setColorAt(1, QColor(look.theme.felt_edge))
        painter.fillRect(self.rect(), QBrush(light))

    def _draw_winners(self, painter: QPainter, look: Look, middle: float) -> None:
        """The portraits grow to their size in the first sixth of the time, wreathed in laurel."""
        u, count = look.u, len(self._winners)
        if not count:
            return
        step = min(34 * u, (self.width() - 12 * u) / count)
        grown = OUT_BACK.valueForProgress(min(1.0, self._share * GROWING)) if self._share < 1 else 1.0
        radius = min(12.4 * u, 0.37 * step) * max(0.05, grown)
        for index, winner in enumerate(self._winners):
            x = self.width() / 2 + (index - (count - 1) / 2) * step
            box = QRectF(x - radius, middle - 13 * u - radius, 2 * radius, 2 * radius)
            draw_portrait(
                *(painter, look, box, winner.face, GOLD),
                is_on_turn=True,
                is_resting=False,
                expression=Expression.PLEASED,
            )
            draw_laurels(painter, look, box.center(), radius)
            name = QRectF(x - step / 2, middle + 3.4 * u, step, look.line_px(NAME))
            draw_line(painter, look, name, winner.name, look.font(NAME, serif=True), look.theme.text, CENTRE, MIDDLE)

    def _draw_petals(self, painter: QPainter, look: Look) -> None:
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        for petal in self._petals:
            fallen = 1.5 * self._share - petal.start
            if fallen <= 0 or fallen >= 1.1:
                continue
            painter.save()
            painter.translate((petal.x + petal.drift * fallen) * self.width(), fallen * self.height())
            painter.rotate(petal.turn * fallen)
            scale = petal.size * look.u / 52
            painter.scale(scale, scale)
            painter.fillPath(suit_path(petal.suit), faded(petal.colour, 0.85))
            painter.restore()


def petals() -> list[Petal]:
    """Sixty of them, always the same."""
    rng = Rng(SEED)

    def share() -> float:
        return rng.below(1000) / 1000

    return [
        Petal(
            share(),
            0.5 * share(),
            0.2 * (share() - 0.5),
            720 * (share() - 0.5),
            0.6 + 0.9 * share(),
            rng.below(4),
            COLOURS[rng.below(len(COLOURS))],
        )
        for _ in range(PETALS)
    ]
