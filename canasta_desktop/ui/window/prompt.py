"""The line above the hand: what is to be done, what is asked, or why something cannot be done.

A pill as narrow as its words, with a dot in the colour of what it says. An open question carries the way back, a
refusal its clause, both as buttons. What does not fit into one line grows upwards to two, or to as many as the layout
keeps free where it is no news, and stands higher where it would hide the own melds (`geometry.prompt_place`); then
enlarged type gets smaller, and what is left over ends in "…", and the whole is told where the mouse rests.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.base.units import LEAST_TEXT, Unit
from canasta_desktop.ui.display.display import Display, Tone
from canasta_desktop.ui.display.intents import Choose
from canasta_desktop.ui.geometry.prompt_place import prompt_place
from canasta_desktop.ui.input.focus import CANCEL, CLAUSE
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.brush import draw_plate, draw_words, font_of, in_lines, sized, width_of
from canasta_desktop.ui.window.painted_buttons import LEAST_TARGET, PaintedButton, WordButton

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout

TYPE: Final = 2.2
BEFORE, AFTER, DOT, PADDING = 3.6, 2.0, 2.1, 1.8
"""Room before the words and after them, where the dot stands, and what a line is higher than its type, units."""
MOST_LINES: Final = 2
MOST_WIDE: Final = 170
"""No line is wider, units."""
LEAST_WORDS: Final = 20
"""Room for words beside a button, units, however narrow the prompt may be."""


class Prompt(QWidget):
    """Shows the open question, else the last note, else what to do; `intent` cancels a question."""

    intent = Signal(object)
    clause_clicked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self._theme: Theme | None = None
        self._layout: TableLayout | None = None
        self._text = self._instead = self._clause = ""
        self._tone = Tone.INFO
        self._is_question = False
        self._lines: list[str] = []
        self._font = QFont()
        self._cancel, self._link = WordButton(self), WordButton(self)
        self._cancel.setObjectName(CANCEL)
        self._link.setObjectName(CLAUSE)
        self._cancel.clicked.connect(self._cancelled)
        self._link.clicked.connect(self._cited)
        self.hide()

    @property
    def text(self) -> str:
        """The text in full."""
        return self._text

    @property
    def lines(self) -> list[str]:
        """What can be read of it, line by line."""
        return self._lines

    @property
    def is_news(self) -> bool:
        """Whether it shows more than what to do: a question, a hint, or why something is refused."""
        return self._is_question or self._tone is not Tone.INFO

    def corner(self) -> float:
        """The radius of its plate's corners, px."""
        return 0.0 if self._layout is None else self._radius() * self._layout.unit.px

    def _radius(self) -> float:
        """The radius of its plate's corners, in units of the table."""
        return 2.0 + 0.5 * len(self._lines)

    def set_look(self, theme: Theme) -> None:
        """Wear these colours."""
        self._theme = theme
        self._arrange()

    def place(self, layout: "TableLayout") -> None:
        """Move to the place that the layout gives."""
        self._layout = layout
        self._arrange()

    def show_display(self, display: Display) -> None:
        """Show the prompt of a display; behind a curtain it is empty."""
        note, question = display.note, display.question
        self._text = self._instead = self._clause = cancel = ""
        self._tone, self._is_question = Tone.INFO, question is not None
        if display.curtain is None and question is not None:
            self._text = question.text
            cancel = f"{question.cancel} · {_escape()}" if question.cancel else ""
        elif display.curtain is None:
            self._tone, self._clause = note.tone, note.clause
            self._text = " ".join(note.lines) or display.status
            self._instead = display.status if note.tone is Tone.INFO else ""
        self._cancel.show_words(cancel)
        self._link.show_words(self.tr("Rule %1").replace("%1", self._clause) if self._clause else "")
        if self.accessibleName() != self._text:
            self.setAccessibleName(self._text)
        self._arrange()

    def widgets(self) -> dict[str, PaintedButton]:
        """The buttons in sight by their keys."""
        if self.isHidden():
            return {}
        return {button.objectName(): button for button in (self._cancel, self._link) if button.words}

    # --- where it stands ---------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.setVisible(bool(self._text))
        if self._layout is None or self._theme is None or not self._text:
            self._lines = []
            return
        unit = self._layout.unit
        button = self._button(unit)
        beside = button.width_needed() + unit.px if button is not None else 0.0
        edges = (BEFORE + AFTER) * unit.px
        room = max(self._most_wide() - edges - beside, LEAST_WORDS * unit.px)
        self._font, self._lines = self._fitting(unit, room)
        wide = max(width_of(self._font, line) for line in self._lines) + edges + beside + 1
        high = (PADDING + unit.type(TYPE) + (len(self._lines) - 1) * unit.line(TYPE)) * unit.px
        high = max(high, LEAST_TARGET + 2) if button is not None else high
        place = prompt_place(self._layout, wide, high)
        self.setGeometry(round(place.x), round(place.y), round(wide), round(high))
        for one in (self._cancel, self._link):
            one.setVisible(one is button)
        if button is not None:
            tall = min(round(high) - 2, max(LEAST_TARGET, round(1.4 * unit.type_px(TYPE))))
            x = self.width() - button.width_needed() - 0.8 * unit.px
            button.setGeometry(round(x), (self.height() - tall) // 2, round(button.width_needed()), tall)
        tool_tip(self, self._text if " ".join(self._lines) != self._text else "")
        self.update()

    def _most_wide(self) -> float:
        """The layout's room, or more where the words of now need it and the window has it: words come first."""
        assert self._layout is not None
        u = self._layout.unit.px
        return max(self._layout.prompt.w, min(self._layout.window.w - 10 * u, MOST_WIDE * u))

    def _fitting(self, unit: Unit, room: float) -> tuple[QFont, list[str]]:
        """Font and lines: one if that is enough; a sentence that needs more gives way to what is to be done."""
        font = font_of(unit, TYPE, bold=True)
        text = self._instead if self._instead and width_of(font, self._text) > room else self._text
        for px in range(font.pixelSize(), round(max(LEAST_TEXT, TYPE * unit.px)) - 1, -1):
            font = sized(px, bold=True)
            lines = in_lines(text, font, room, self._most_lines(unit))
            if " ".join(lines) == text:
                break
        return font, lines

    def _most_lines(self, unit: Unit) -> int:
        """What one has to read may lie over the tray; what has merely been done takes the lines that are kept free."""
        if self.is_news:
            return MOST_LINES
        assert self._layout is not None
        left = self._layout.prompt.h / unit.px - PADDING - unit.type(TYPE)
        return min(MOST_LINES, 1 + max(0, round(left / unit.line(TYPE))))

    def _button(self, unit: Unit) -> WordButton | None:
        """The way back or the clause, whichever there is."""
        found = None
        for one in (self._cancel, self._link):
            assert self._theme is not None
            one.set_look(self._theme, unit)
            if one.words:
                found = one
        return found

    # --- Qt ----------------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is None or self._layout is None:
            return
        theme, unit = self._theme, self._layout.unit
        u = unit.px
        colours = {Tone.INFO: theme.accent, Tone.HINT: theme.cold, Tone.TIP: theme.cold, Tone.ERROR: theme.error}
        colour = colours[self._tone]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_plate(painter, QRectF(self.rect()), theme, unit, radius=self._radius(), line=colour)
        step = unit.line(TYPE) * u
        middle = self.height() / 2 - 0.1 * u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(DOT * u, middle), 0.62 * u, 0.62 * u)
        y = middle - (len(self._lines) - 1) * step / 2
        for line in self._lines:
            draw_words(painter, QPointF(BEFORE * u, y), line, self._font, theme.text, theme.panel)
            y += step
        painter.end()

    def _cancelled(self) -> None:
        self.intent.emit(Choose(-1))

    def _cited(self) -> None:
        self.clause_clicked.emit(self._clause)


def _escape() -> str:
    return QKeySequence("Esc").toString(QKeySequence.SequenceFormat.NativeText)
