"""Paints the list: a match a row, as in a diary, and the months above them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import GOLD, INK, RING_THIN, RULE, Mode, theme
from canasta_desktop.ui.dialogs.name_field import NameField
from canasta_desktop.ui.history.entries import MatchEntry, MatchState, figures
from canasta_desktop.ui.history.model import MatchListModel
from canasta_desktop.ui.history.paper_style import field_style
from canasta_desktop.ui.history.row_layout import (
    DAY,
    FIGURE,
    HEADING,
    LINE,
    NOTE,
    OVERLAP,
    PARTY_GAP,
    STATE,
    TITLE,
    WEEKDAY,
    RowLayout,
    face_size,
    heading_height,
    is_large,
    laid_out,
    row_height,
)
from canasta_desktop.ui.items.look import CENTRE, LEFT, Look, draw_line, draw_words, fitted, width_of
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.items.surface import faded
from canasta_desktop.ui.score_sheet.laurels import draw_laurels
from canasta_desktop.ui.score_sheet.paper import LIT, LOSS, MUTED, ON_PAPER, draw_rule, side_colour
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.ui.window.brush import draw_ring

Index = QModelIndex | QPersistentModelIndex
BETWEEN: Final = " : "
"""Between two scores."""
_STATE = QStyle.StateFlag


class RowPainter(QStyledItemDelegate):
    """Asks `model` for words and `look` for sizes whenever a row is painted."""

    def __init__(self, model: MatchListModel, look: Callable[[], Look], parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._look = model, look
        self._sizes = _sizes(look())

    def wear(self, look: Look) -> bool:
        """Lines are to be as high as they are in this look; whether that is another height."""
        before, self._sizes = self._sizes, _sizes(look)
        return self._sizes != before

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A heading is lower than a match. Asked for every line there is, so nothing is worked out here."""
        line = index.row()
        return self._sizes[(2 if line else 1) if line in self._model.headings else 0]

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line of the list."""
        look, model = self._look(), self._model
        look = look._replace(theme=theme(Mode.LIGHT))
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        entry = model.entry_at(index.row())
        if entry is None:
            _draw_heading(painter, look, box, model.heading_at(index.row()))
        else:
            _draw_ground(painter, look, box, option)
            _draw_match(painter, look, laid_out(look, box), entry)
        painter.restore()

    # --- a name is typed where it stands -----------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A field over the title."""
        field = NameField("match-name")
        field.setParent(parent)
        field.setStyleSheet(field_style(self._look(), TITLE))
        field.setPlaceholderText(self.tr("Name of this match"))
        field.setAccessibleName(self.tr("Name of this match"))
        return field

    @guarded
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """The name of now, all of it selected."""
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
            editor.selectAll()

    @guarded
    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """What has been typed."""
        if isinstance(editor, NameField):
            model.setData(model.index(index.row(), 0), editor.meant, Qt.ItemDataRole.EditRole)

    @guarded
    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Where the title stands, a little larger than it."""
        look = self._look()
        title = laid_out(look, QRectF(option.rect)).title
        high = max(title.height() + 1.6 * look.u, 28.0)
        box = QRectF(title.left() - 1.2 * look.u, title.center().y() - high / 2, title.width() + 1.2 * look.u, high)
        editor.setGeometry(box.toRect())


def _sizes(look: Look) -> tuple[QSize, QSize, QSize]:
    """Of a match, of the first heading, and of the others."""
    heights = row_height(look), heading_height(look, is_first=True), heading_height(look, is_first=False)
    match, first, other = [QSize(0, round(height)) for height in heights]
    return match, first, other


def _draw_heading(painter: QPainter, look: Look, box: QRectF, words: str) -> None:
    line = QRectF(box.left() + 1.6 * look.u, box.bottom() - look.line_px(HEADING) - 0.6 * look.u, box.width(), 0)
    line.setBottom(box.bottom() - 0.6 * look.u)
    draw_line(painter, look, line, words, look.font(HEADING, serif=True), INK, LEFT)
    draw_rule(painter, look, line.left(), box.right() - 1.6 * look.u, box.bottom() - 0.5, MUTED, 0.1)


def _draw_ground(painter: QPainter, look: Look, box: QRectF, option: QStyleOptionViewItem) -> None:
    """A rule below; chosen rows lie on a golden ground, that which has the keyboard in a ring."""
    u, inner = look.u, box.adjusted(0.3 * look.u, 1, -0.3 * look.u, -1)
    if option.state & _STATE.State_Selected:
        painter.setBrush(QColor(LIT[0]))
        painter.setPen(QPen(QColor(LIT[1]), max(1.0, 0.16 * u)))
        painter.drawRoundedRect(inner.adjusted(0.5, 0.5, -0.5, -0.5), 0.9 * u, 0.9 * u)
    else:
        draw_rule(painter, look, box.left() + 1.6 * u, box.right() - 1.6 * u, box.bottom() - 0.5, RULE, 0.1)
        if option.state & _STATE.State_MouseOver:
            painter.setBrush(faded(GOLD, 0.14))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(inner, 0.9 * u, 0.9 * u)
    if option.state & _STATE.State_HasFocus:
        draw_ring(painter, inner, ON_PAPER, 0.9 * u, RING_THIN)


def _draw_match(painter: QPainter, look: Look, at: RowLayout, entry: MatchEntry) -> None:
    _draw_date(painter, look, at.date, entry)
    if entry.is_damaged:
        _draw_warning(painter, look, at.faces)
    else:
        _draw_faces(painter, look, at.faces, entry)
    room = QRectF(at.title)
    if entry.mark:
        room.setRight(room.right() - _draw_mark(painter, look, at.title, entry))
    ink = LOSS if entry.is_damaged else INK
    draw_line(painter, look, room, entry.title, look.font(TITLE, bold=True), ink, LEFT, MIDDLE)
    draw_line(painter, look, at.line, entry.line, look.font(LINE), MUTED, LEFT)
    _draw_figures(painter, look, at.figures, entry)
    _draw_state(painter, look, at.state, entry)


def _draw_date(painter: QPainter, look: Look, box: QRectF, entry: MatchEntry) -> None:
    """The day as on a calendar, what day of the week it was and when."""
    day, small = look.line_px(DAY), look.line_px(WEEKDAY)
    top = box.center().y() - (0.82 * day + small) / 2
    upper = QRectF(box.left(), top - 0.1 * day, box.width(), day)
    draw_line(painter, look, upper, entry.day, look.font(DAY, serif=True), INK, CENTRE)
    lower = QRectF(box.left(), top + 0.82 * day, box.width(), small)
    draw_line(painter, look, lower, entry.weekday, look.font(WEEKDAY), MUTED, CENTRE)


def _draw_faces(painter: QPainter, look: Look, box: QRectF, entry: MatchEntry) -> None:
    """Portraits, those who play together side by side, in the colours of their sides."""
    size = face_size(box, look, [len(party.faces) for party in entry.parties])
    x = box.left()
    for number, party in enumerate(entry.parties):
        for face in party.faces:
            disc = QRectF(x, box.center().y() - size / 2, size, size)
            draw_portrait(painter, look, disc, face, side_colour(number), is_on_turn=False, is_resting=False)
            x += OVERLAP * size
        x += (1 - OVERLAP) * size + PARTY_GAP * look.u


def _draw_warning(painter: QPainter, look: Look, box: QRectF) -> None:
    """A triangle with an exclamation mark."""
    size, middle = min(4.4 * look.u, 0.7 * box.height()), QPointF(box.left() + 2.4 * look.u, box.center().y())
    corners = ((0.0, -0.55), (0.6, 0.45), (-0.6, 0.45))
    painter.setBrush(QColor(LIT[0]))
    painter.setPen(QPen(QColor(LOSS), 0.3 * look.u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolygon(QPolygonF([middle + QPointF(x * size, y * size) for x, y in corners]))
    sign = QRectF(middle.x() - size / 2, middle.y() - 0.36 * size, size, 0.84 * size)
    font = look.font(TITLE, bold=True)
    font.setPixelSize(max(9, round(0.55 * size)))
    draw_line(painter, look, sign, "!", font, LOSS, CENTRE)


def _draw_mark(painter: QPainter, look: Look, title: QRectF, entry: MatchEntry) -> float:
    """What is special about the match, framed behind its title; how much room it takes from that, px."""
    font = look.font(NOTE, bold=True)
    wide = min(width_of(font, entry.mark) + 1.6 * look.u, 0.5 * title.width())
    room = title.width() - wide - 1.2 * look.u
    shown = fitted(look, look.font(TITLE, bold=True), entry.title, room, MIDDLE)
    x = title.left() + min(room, width_of(*shown)) + 1.2 * look.u
    high = min(title.height() - 2, look.line_px(NOTE))
    box = QRectF(x, title.center().y() - high / 2, wide, high)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIT[1]), max(1.0, 0.12 * look.u)))
    painter.drawRoundedRect(box, high / 2, high / 2)
    draw_line(painter, look, box.adjusted(0.6 * look.u, 0, -0.6 * look.u, 0), entry.mark, font, LIT[1], CENTRE)
    return wide + 1.2 * look.u


def _draw_figures(painter: QPainter, look: Look, box: QRectF, entry: MatchEntry) -> None:
    """The scores in the colours of their sides, the own one first."""
    parts = figures(entry)
    if not parts:
        return
    whole = BETWEEN.join([text for text, _ in parts])
    font, _ = fitted(look, look.font(FIGURE, serif=True), whole, box.width())
    x = box.left() if is_large(look) else box.right() - width_of(font, whole)
    for number, (text, side) in enumerate(parts):
        for words, colour in ((BETWEEN, MUTED), (text, side_colour(side)))[0 if number else 1 :]:
            wide = width_of(font, words)
            draw_line(painter, look, QRectF(x, box.top(), wide + 1, box.height()), words, font, colour, LEFT)
            x += wide


def _draw_state(painter: QPainter, look: Look, box: QRectF, entry: MatchEntry) -> None:
    """Won with a wreath, lost, or how far it is; below it what is to be noted."""
    u, font = look.u, look.font(STATE, bold=True)
    has_below = not is_large(look) and (bool(entry.note) or entry.state is MatchState.RUNNING)
    high, low = look.line_px(STATE), look.line_px(NOTE) if entry.note else 1.6 * u
    top = box.center().y() - (high + (low if has_below else 0)) / 2
    first = QRectF(box.left(), top, box.width(), high)
    if entry.state is MatchState.WON:
        wreath = QPointF(first.left() + 1.7 * u, first.center().y())
        draw_laurels(painter, look, wreath, 1.25 * u)
        first.setLeft(first.left() + 4.2 * u)
    colours = {MatchState.WON: side_colour(0), MatchState.RUNNING: INK, MatchState.DAMAGED: LOSS}
    words = entry.state_text
    if is_large(look) and entry.note:
        words = f"{words} · {entry.note}"
    if entry.state is MatchState.OVER:
        draw_words(painter, look, box, words, look.font(NOTE), MUTED, LEFT)
        return
    draw_line(painter, look, first, words, font, colours.get(entry.state, MUTED), LEFT)
    if not has_below:
        return
    below = QRectF(first.left(), top + high, box.right() - first.left(), low)
    if entry.note:
        draw_line(painter, look, below, entry.note, look.font(NOTE), LIT[1], LEFT)
    else:
        draw_progress(painter, QRectF(below.left(), below.center().y() - 0.35 * u, 13 * u, 0.7 * u), entry.progress)


def draw_progress(painter: QPainter, box: QRectF, progress: float) -> None:
    """How far it is: the whole way faint, what lies behind in gold."""
    painter.setPen(Qt.PenStyle.NoPen)
    for share, colour in ((1.0, faded(INK, 0.16)), (progress, QColor(GOLD))):
        if share > 0:
            path = QPainterPath()
            path.addRoundedRect(
                QRectF(box.x(), box.y(), share * box.width(), box.height()), box.height() / 2, box.height() / 2
            )
            painter.fillPath(path, colour)
