"""The panel: paper at the top of the table, beside the corner with its words, or in the middle for the last page.

It ends above the piles and the own melds, so that nothing it speaks of is covered.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import INK, Theme
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.geometry.layout import TableLayout
from canasta_desktop.ui.items.look import LEFT, RIGHT, Look, draw_line, draw_words, width_of
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.items.surface import faded
from canasta_desktop.ui.lesson_sheet.page import ButtonKind, LessonPage
from canasta_desktop.ui.lesson_sheet.paper_layout import GAP, PaperLayout, held_back, laid_out
from canasta_desktop.ui.score_sheet.paper import MUTED, ON_PAPER, button_theme, draw_paper
from canasta_desktop.ui.window.brush import font_of, qrect
from canasta_desktop.ui.window.painted_buttons import TITLE, LargeButton, PaintedButton, WordButton

TEACHER: Final = "anna"
"""Whose portrait stands on the paper."""
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
LAST_WIDE: Final = 104.0
"""The last page, units."""
TOP: Final = 0.5
"""Above the panel, units."""
MARGINS, CAP = 3.4, 3.4
"""Beside the words of a button, and for its key, units."""


class LessonPanel(QWidget):
    """Shows a page over `parent`; `pressed` carries the key of a button."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget, pictures: CardPictures) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setObjectName("lesson")
        self._pictures = pictures
        self._page: LessonPage | None = None
        self._theme: Theme | None = None
        self._layout: TableLayout | None = None
        self._look: Look | None = None
        self._paper: PaperLayout | None = None
        self._buttons: list[PaintedButton] = []

    @property
    def page(self) -> LessonPage | None:
        """What it shows."""
        return self._page

    def show_page(self, page: LessonPage) -> None:
        """Show this page."""
        if page == self._page:
            return
        before = [] if self._page is None else [(one.key, one.kind) for one in self._page.buttons]
        self._page = page
        if [(one.key, one.kind) for one in page.buttons] != before:
            self._make_buttons(page)
        for button, words in zip(self._buttons, page.buttons, strict=True):
            if isinstance(button, LargeButton):
                button.show_action(words.words, words.shortcut, "", is_gold=words.kind is ButtonKind.GOLD)
            else:
                button.show_words(words.words)
        self.setAccessibleName(page.title)
        self.setAccessibleDescription(page.spoken())
        self._arrange()
        self.show()
        self.raise_()

    def _make_buttons(self, page: LessonPage) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for one in page.buttons:
            button = WordButton(self) if one.kind is ButtonKind.LINK else LargeButton(self)
            button.setObjectName(one.key)
            button.clicked.connect(self._clicked)
            button.show()
            self._buttons.append(button)

    def _clicked(self) -> None:
        self.pressed.emit(self.sender().objectName())

    def widgets(self) -> dict[str, QAbstractButton]:
        """The buttons by their keys."""
        return {button.objectName(): button for button in self._buttons}

    # --- where it stands ---------------------------------------------------------------------------

    def set_look(self, theme: Theme) -> None:
        """Use these colours."""
        self._theme = theme
        self._arrange()

    def height_taken(self, size: QSize) -> int:
        """Nothing: it lies over the table."""
        return 0

    def place(self, layout: TableLayout) -> None:
        """Stand where this layout leaves room."""
        self._layout = layout
        self._arrange()

    def _arrange(self) -> None:
        if self._page is None or self._theme is None or self._layout is None:
            return
        look = Look(self._theme, self._layout.unit, self.devicePixelRatioF(), self._pictures)
        u, window = look.u, self._layout.window
        left, right = window.x + u, self._layout.corner.x - u
        most = _top_of_play(self._layout) - window.y - (TOP + 0.8) * u
        if self._page.is_last:
            wide = min(LAST_WIDE * u * min(1.4, look.unit.text), window.w - 4 * u)
            left, most = window.x + (window.w - wide) / 2, window.h - 4 * u
            right = left + wide
        paper = laid_out(self._page, look, right - left, most)
        top = window.y + ((window.h - paper.high) / 2 if self._page.is_last else TOP * u)
        self._look, self._paper = look, paper
        box = qrect(Rect(left, top, right - left, paper.high))
        self.setGeometry(self._ground.rect() if self._page.is_last else box)
        self._box = QRectF(box) if self._page.is_last else QRectF(self.rect())
        self._place_buttons(look, paper)
        self.update()

    def _place_buttons(self, look: Look, paper: PaperLayout) -> None:
        """In a row, narrower where there is no room for all."""
        look = held_back(look)
        u, room = look.u, paper.buttons.translated(self._box.topLeft())
        needed: list[float] = []
        for button in self._buttons:
            button.set_look(ON_PAPER if isinstance(button, WordButton) else button_theme(look.theme), look.unit)
            needed.append(_width_needed(button, look))
        gap = GAP * u
        share = min(1.0, (room.width() - gap * (len(needed) - 1)) / max(1.0, sum(needed)))
        x = room.x()
        for button, wide in zip(self._buttons, needed, strict=True):
            button.setGeometry(QRectF(x, room.y(), share * wide, room.height()).toRect())
            x += share * wide + gap

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        page, look, paper = self._page, self._look, self._paper
        if page is None or look is None or paper is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if page.is_last:
            painter.fillRect(self.rect(), faded("#03130D", 0.66))
        painter.translate(self._box.topLeft())
        draw_paper(painter, look, QRectF(0, 0, self._box.width(), self._box.height()).adjusted(0.6, 0.6, -0.6, -0.6))
        self._draw_page(painter, page, look._replace(theme=ON_PAPER), paper)
        painter.end()

    def _draw_page(self, painter: QPainter, page: LessonPage, look: Look, paper: PaperLayout) -> None:
        title, text, to_do, counted = paper.fonts
        if not paper.portrait.isEmpty():
            colour = look.theme.side(0)
            draw_portrait(painter, look, paper.portrait, TEACHER, colour, is_on_turn=False, is_resting=False)
        draw_line(painter, look, paper.title, page.title, title, INK, LEFT)
        draw_words(painter, look, paper.text.adjusted(0, 0, 0, 1), page.text, text, INK, TOP_LEFT)
        if not paper.to_do.isEmpty():
            box = paper.to_do.adjusted(0, 0, 0, 1)
            draw_words(painter, look, box, page.to_do, to_do, look.theme.accent, TOP_LEFT)
        if page.steps:
            draw_line(painter, look, paper.counted, page.counted, counted, MUTED, RIGHT)
            self._draw_dots(painter, page, look, paper.dots)

    def _draw_dots(self, painter: QPainter, page: LessonPage, look: Look, box: QRectF) -> None:
        """One for each step, filled up to this one."""
        step = min(box.width() / page.steps, box.height())
        left = box.right() - step * page.steps
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(page.steps):
            painter.setBrush(QColor(look.theme.accent) if number < page.step else faded(MUTED, 0.35))
            middle = QPointF(left + (number + 0.5) * step, box.center().y())
            painter.drawEllipse(middle, 0.32 * step, 0.32 * step)

    # --- the keyboard of the last page -------------------------------------------------------------

    def take_focus(self) -> None:
        """The first button has the keyboard."""
        self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @answering
    def focusNextPrevChild(self, forward: bool) -> bool:
        """On the last page Tab stays on the paper."""
        if self._page is None or not self._page.is_last:
            return super().focusNextPrevChild(forward)
        at = next((number for number, button in enumerate(self._buttons) if button.hasFocus()), 0)
        step = 1 if forward else -1
        self._buttons[(at + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True


def _top_of_play(layout: TableLayout) -> float:
    """Where the highest thing begins that a page speaks of: the piles, or the own melds beside a low hand, px."""
    return min(layout.walnut.rect.y, *(tray.rect.y for tray in layout.trays if tray.view.own))


def _width_needed(button: PaintedButton, look: Look) -> float:
    """How wide a button wants to be, px."""
    if isinstance(button, WordButton):
        return button.width_needed()
    cap = CAP if isinstance(button, LargeButton) and button.has_key else 0.0
    return width_of(font_of(look.unit, TITLE, bold=True), button.words) + (MARGINS + cap) * look.u
