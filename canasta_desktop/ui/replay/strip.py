"""The strip itself: a board below the table with the deal, the buttons that move the replay, the slider, and the speed.

Its buttons belong to the window's focus like those of the corner. It takes its height from the table, which is laid
out in what is left, so that it covers nothing.
"""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Mode, Theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.geometry.layout import TableLayout
from canasta_desktop.ui.items.wood import draw_rail
from canasta_desktop.ui.replay.slider import TimelineSlider
from canasta_desktop.ui.replay.timeline import StripState
from canasta_desktop.ui.text.plain_text import on_a_button
from canasta_desktop.ui.window.brush import draw_gold, draw_plate, font_of, width_of
from canasta_desktop.ui.window.drawn_signs import draw_sign
from canasta_desktop.ui.window.painted_buttons import LEAST_TARGET, PaintedButton

HIGH, LEAST_HIGH = 7.6, 42
"""Height of the strip: units, and px at least."""
MARGIN, GAP, WIDE_GAP = 1.8, 0.7, 1.8
"""At both ends, between two buttons, between two parts; units."""
BUTTON, PLAY = 4.6, 6.4
"""How wide a button is, and the one that plays; units."""
LEAST_SLIDER: Final = 36.0
"""A slider that would be narrower has the room of the words beside it, units."""
WORD: Final = 1.9
"""Size of type, units."""
MOST_TEXT: Final = 1.4
"""The words grow no further with larger type: the slider needs room."""
TOGGLE, SPEED, DEALS = "play", "speed", "deal"
"""Buttons that are not simply a movement: play or pause, the speed, the menu of deals."""
MOVES: Final = ("first", "mark-back", "back", TOGGLE, "forward", "mark-forward", "last")
"""The buttons that move the replay, from the left."""


def strip_key(name: str) -> str:
    """The key of a button of the strip, for the focus."""
    return f"strip:{name}"


class StripButton(PaintedButton):
    """A button of the strip: a sign, or a word; gold where it is the likely one, faint where it has nothing to do."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(strip_key(name))
        self.sign = name
        self.is_gold = self.is_faint = self.has_menu = False
        self.shown = ""
        """The word on it; empty for a sign."""
        self._state: tuple[str, str, str, str, bool] | None = None

    def show_state(self, words: str, tip: str, *, sign: str = "", shown: str = "", is_faint: bool = False) -> None:
        """Show these words; repaints only if one has changed, since most jumps change nothing here."""
        if (state := (words, tip, sign, shown, is_faint)) == self._state:
            return
        self._state, self.sign, self.shown, self.is_faint = state, sign or self.sign, shown, is_faint
        self.show_words(words, "", tip)

    def set_look(self, theme: Theme, unit: Unit) -> None:
        if (theme, unit) != (self.theme, self.unit):
            super().set_look(theme, unit)

    def width_needed(self) -> float:
        """The word with its margins, px."""
        word = width_of(font_of(self.unit, WORD, bold=True), self.shown)
        return word + (5.0 if self.has_menu else 2.6) * self.unit.px

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        u = self.unit.px
        if self.is_gold:
            draw_gold(painter, box, theme, self.unit)
        else:
            draw_plate(painter, box, theme, self.unit, radius=1.4, line=theme.edge, fill=self.ground(theme))
        ink = theme.on_accent if self.is_gold else theme.muted if self.is_faint else theme.accent
        middle = box.center() - QPointF(0, 0.1 * u)
        if not self.shown:
            if self.is_faint:
                painter.setOpacity(0.45)
            draw_sign(painter, self.sign, middle, 1.0 * u, ink)
            painter.setOpacity(1.0)
            return
        painter.setFont(font_of(self.unit, WORD, bold=True))
        painter.setPen(QColor(theme.text))
        room = box.adjusted(0, -0.1 * u, -2.4 * u if self.has_menu else 0, -0.1 * u)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.shown)
        if self.has_menu:
            draw_sign(painter, "unfold", QPointF(box.right() - 2.1 * u, middle.y()), 0.7 * u, theme.accent)


class ReplayStrip(QWidget):
    """Shows a `StripState`. `pressed` carries the name of a button, `wanted` actions, `deal_wanted` another deal."""

    pressed = Signal(str)
    wanted = Signal(int)
    deal_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setObjectName("replay")
        self._theme: Theme | None = None
        self._layout: TableLayout | None = None
        self._state: StripState | None = None
        self._unit = Unit(8.0)
        self._words_room = QRect()
        self.slider = TimelineSlider(self)
        self.slider.wanted.connect(self.wanted)
        self.buttons = {name: StripButton(name, self) for name in (DEALS, *MOVES, SPEED)}
        self.buttons[DEALS].has_menu = True
        self.buttons[TOGGLE].is_gold = True
        for button in self.buttons.values():
            button.clicked.connect(self._clicked)

    @property
    def state(self) -> StripState | None:
        """What it shows."""
        return self._state

    def show_state(self, state: StripState) -> None:
        """Show this."""
        self._state = state
        words, at = state.words, state.at
        self.setAccessibleName(words.title)
        self.slider.setAccessibleName(words.position)
        self.slider.show_timeline(state.timeline, at)
        for name in MOVES:
            is_back = name in MOVES[: MOVES.index(TOGGLE)]
            is_faint = name != TOGGLE and at == (0 if is_back else state.timeline.length)
            sign = ("pause" if state.is_playing else "play") if name == TOGGLE else name
            self.buttons[name].show_state(words.buttons[name], words.buttons[name], sign=sign, is_faint=is_faint)
        self.buttons[DEALS].show_state(f"{words.deal}. {words.deal_tip}", words.deal_tip, shown=words.deal)
        self.buttons[SPEED].show_state(words.speed_tip, words.speed_tip, shown=words.speed)
        self._arrange()
        self.show()
        self.update()

    def _clicked(self) -> None:
        name = self.sender().objectName().partition(":")[2]
        if name == DEALS:
            self.ask_deal()
        else:
            self.pressed.emit(name)

    def ask_deal(self) -> None:
        """Offer the deals of the match in a menu at the button."""
        if self._state is None:
            return
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for choice in self._state.deals:
            action = menu.addAction(on_a_button(choice.words))
            action.setCheckable(True)
            action.setChecked(choice.place == self._state.deal)
            action.setData(choice.place)
            if choice.place == self._state.deal:
                menu.setActiveAction(action)
        menu.triggered.connect(lambda action: self.deal_wanted.emit(action.data()))
        menu.popup(self.buttons[DEALS].mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    # --- the window's panel ------------------------------------------------------------------------

    def set_look(self, theme: Theme) -> None:
        """Use these colours."""
        self._theme = theme
        self._arrange()
        self.update()

    def height_taken(self, size: QSize) -> int:
        """What it takes of the window's height, px."""
        return max(LEAST_HIGH, round(HIGH * min(size.width() / 160, size.height() / (100 + HIGH))))

    def place(self, layout: TableLayout) -> None:
        """Stand below the table."""
        self._layout = layout
        top = round(layout.window.h)
        self.setGeometry(0, top, self._ground.width(), max(0, self._ground.height() - top))
        self._arrange()

    def widgets(self) -> dict[str, QAbstractButton]:
        """The buttons by their keys, from the left."""
        return {button.objectName(): button for button in self.buttons.values()}

    def _arrange(self) -> None:
        layout, theme, state = self._layout, self._theme, self._state
        if layout is None or theme is None or state is None:
            return
        unit = self._unit = layout.unit._replace(text=min(MOST_TEXT, layout.unit.text))
        u, high = unit.px, max(LEAST_TARGET, round(min(0.66 * self.height(), 5.2 * unit.px)))
        top = (self.height() - high) // 2 + round(0.3 * u)
        for button in self.buttons.values():
            button.set_look(theme, unit)
        self.slider.set_look(theme, unit)
        widths = {name: max(LEAST_TARGET, BUTTON * u) for name in MOVES} | {TOGGLE: max(LEAST_TARGET, PLAY * u)}
        widths |= {name: max(LEAST_TARGET, self.buttons[name].width_needed()) for name in (DEALS, SPEED)}
        x = MARGIN * u
        for name in (DEALS, *MOVES):
            self.buttons[name].setGeometry(round(x), top, round(widths[name]), high)
            x += widths[name] + (WIDE_GAP if name in (DEALS, MOVES[-1]) else GAP) * u
        right = self.width() - MARGIN * u - widths[SPEED]
        self.buttons[SPEED].setGeometry(round(right), top, round(widths[SPEED]), high)
        words = width_of(font_of(unit, WORD), state.words.position) + 0.5 * u
        room = right - WIDE_GAP * u - x
        has_words = room - words - WIDE_GAP * u >= LEAST_SLIDER * u
        end = right - WIDE_GAP * u
        self._words_room = QRect(round(end - words), top, round(words) + 1, high) if has_words else QRect()
        if has_words:
            end -= words + GAP * u
        self.slider.setGeometry(round(x), 0, max(1, round(end - x)), self.height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, state = self._theme, self._state
        if theme is None or state is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = QRectF(self.rect())
        if theme.mode is Mode.CONTRAST:
            painter.fillRect(board, QColor(theme.wood))
            painter.fillRect(QRectF(0, 0, board.width(), 0.25 * self._unit.px), QColor(theme.line))
        else:
            draw_rail(painter, theme, board, self._unit.px)
        if not self._words_room.isEmpty():
            painter.setFont(font_of(self._unit, WORD))
            painter.setPen(QColor(theme.on_wood))
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(self._words_room, align, state.words.position)
        painter.end()
