"""The score in the upper left corner: accounts with their points and the way to the target, and the deal."""

from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import ScoreView
from canasta_desktop.ui.items.look import RIGHT, Look, draw_line, fitted, width_of
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.surface import draw_plate, draw_shadow, draw_side_mark, faded
from canasta_desktop.ui.text.shortening import MIDDLE, fitting
from canasta_desktop.values import value

NAME, POINTS, SECOND = 2.0, 2.9, 1.75
"""Sizes of type, units."""
FEW: Final = 2
"""So many accounts stand in wide lines, more in narrow ones."""
BESIDE: Final = 3
"""So many stand beside each other in one line; of more it names the own one and how it stands."""


@value(frozen=True)
class ScorePlate(Painted):
    """`sides` are the numbers of the accounts' sides; `footer` says game, deal and target below them.

    `is_row`: one line, in which `ranking` says how the own account stands among many. Its tip is `tip_text`.
    """

    margin: ClassVar[float] = 1.4

    accounts: tuple[ScoreView, ...]
    sides: tuple[int, ...]
    footer: str = ""
    is_row: bool = False
    ranking: str = ""
    tip_text: str = ""

    def paint(self, painter: QPainter, look: Look) -> None:
        box, u = QRectF(0, 0, self.rect.w, self.rect.h), look.u
        draw_shadow(painter, look, box, 1.4 * u, 0.6)
        draw_plate(painter, look, box, 1.4 * u)
        if self.is_row:
            self._row(painter, look, box)
            return
        step = score_line(look.unit, len(self.accounts)) * u
        top = (0.45 if len(self.accounts) <= FEW else 0.2) * u
        for order, (account, side) in enumerate(zip(self.accounts, self.sides, strict=True)):
            line = QRectF(u, top + order * step, box.width() - 2.4 * u, step)
            self._account(painter, look, line, account, side)
        y = top + len(self.accounts) * step
        foot = QRectF(2.6 * u, y, box.width() - 4 * u, max(look.type_px(SECOND), box.height() - y - 0.3 * u))
        font, words = footer_words(look, self.footer, foot.width())
        draw_line(painter, look, foot, words, font, look.theme.muted)

    def tip(self, look: Look) -> str:
        return self.tip_text

    def _account(self, painter: QPainter, look: Look, line: QRectF, account: ScoreView, side: int) -> None:
        """Mark, name, note and points over a thin bar that shows how far the target is."""
        theme, u = look.theme, look.u
        bar_high = 0.45 * u
        words = line.adjusted(1.6 * u, 0, 0, -bar_high - 0.35 * u)
        draw_side_mark(painter, theme, line.adjusted(0, 0.5 * u, 0.7 * u - line.width(), -0.5 * u), side)
        self._words(painter, look, words, account)
        bar = QRectF(words.x(), line.bottom() - bar_high - 0.25 * u, words.width(), bar_high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.text, 0.2))
        painter.drawRoundedRect(bar, bar_high / 2, bar_high / 2)
        bar.setWidth(max(0.8 * u, bar.width() * min(1.0, max(0.0, account.progress))))
        painter.setBrush(QColor(theme.side(side)))
        painter.drawRoundedRect(bar, bar_high / 2, bar_high / 2)

    def _words(self, painter: QPainter, look: Look, row: QRectF, account: ScoreView) -> None:
        """Name left, points right; the note between them where it fits beside the whole name."""
        theme, gap = look.theme, 1.5 * look.u
        wide = draw_line(painter, look, row, account.points, look.font(POINTS, serif=True), theme.text, RIGHT)
        row = row.adjusted(0, 0, -wide - gap, 0)
        name, note = look.font(NAME, bold=True), look.font(SECOND)
        room = row.width() - width_of(name, account.name) - gap
        if account.note and width_of(note, account.note) <= room:
            taken = draw_line(
                painter, look, row.adjusted(row.width() - room, 0, 0, 0), account.note, note, theme.muted, RIGHT
            )
            row = row.adjusted(0, 0, -taken - gap, 0)
        draw_line(painter, look, row, account.name, name, theme.text, elide=MIDDLE)

    def _row(self, painter: QPainter, look: Look, box: QRectF) -> None:
        """Accounts beside each other, or the own one and how it stands."""
        u = look.u
        inside = box.adjusted(1.2 * u, 0, -1.4 * u, 0)
        if len(self.accounts) > BESIDE:
            self._own_ranking(painter, look, inside)
            return
        wide = (inside.width() - 2 * u * (len(self.accounts) - 1)) / len(self.accounts)
        for order, (account, side) in enumerate(zip(self.accounts, self.sides, strict=True)):
            cell = QRectF(inside.x() + order * (wide + 2 * u), inside.y(), wide, inside.height())
            high = 0.5 * cell.height()
            mark = QRectF(cell.x(), cell.center().y() - high / 2, 0.7 * u, high)
            draw_side_mark(painter, look.theme, mark, side)
            self._words(painter, look, cell.adjusted(1.6 * u, 0, 0, 0), account)

    def _own_ranking(self, painter: QPainter, look: Look, row: QRectF) -> None:
        theme, u = look.theme, look.u
        own = next((account for account in self.accounts if account.own), self.accounts[0])
        high = 0.5 * row.height()
        draw_side_mark(painter, theme, QRectF(row.x(), row.center().y() - high / 2, 0.7 * u, high), 0)
        row = row.adjusted(1.6 * u, 0, 0, 0)
        wide = draw_line(painter, look, row, own.name, look.font(NAME, bold=True), theme.text, elide=MIDDLE)
        row = row.adjusted(wide + u, 0, 0, 0)
        wide = draw_line(painter, look, row, own.points, look.font(POINTS, serif=True), theme.text)
        row = row.adjusted(wide + 1.5 * u, 0, 0, 0)
        note = " · ".join(part for part in (self.ranking, own.note or own.state) if part)
        draw_line(painter, look, row, note, look.font(SECOND), theme.muted)


def footer_words(look: Look, footer: str, width: float) -> tuple[QFont, str]:
    """Type and words of the footer in so many px: what is long in it is cut, never the target at its end."""
    font, words = fitted(look, look.font(SECOND), footer, width)
    if words != footer:
        words = fitting(footer, font, width, lambda trial: width_of(font, trial) <= width)
    return font, words


def score_line(unit: Unit, accounts: int) -> float:
    """The height of one account's line, units."""
    return (1.05 if accounts <= FEW else 0.15) + unit.type(POINTS)
