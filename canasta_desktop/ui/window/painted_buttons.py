"""The buttons that stand over the table: real buttons for focus, keys and screen readers, which paint themselves.

Large ones say what can be done and what it comes to, small ones bear a sign, those of the corner a sign above a word,
and a word alone stands in the prompt. All sizes are units of the table; without a look a button paints nothing.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.keys import native_key
from canasta_desktop.ui.base.theme import RING_THIN, Theme, alpha, over
from canasta_desktop.ui.base.units import LEAST_TEXT, LINE, Unit
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.text.shortening import MIDDLE
from canasta_desktop.ui.window.brush import (
    draw_cap,
    draw_gold,
    draw_plate,
    draw_ring,
    draw_words,
    font_of,
    in_lines,
    sized,
    width_of,
)
from canasta_desktop.ui.window.drawn_signs import draw_sign

LEAST_TARGET: Final = 24
"""Nothing that can be pressed is lower or narrower, px."""
TITLE, LEAST_TITLE, SECOND, CAP, WORD, CORNER_WORD, LINK = 2.3, 1.7, 1.75, 1.6, 1.8, 1.6, 2.0
"""Sizes of type, units."""
ENTER_SIGN: Final = "↵"
"""On the cap of the Enter key where its name has no room."""
LEAST_STRETCH: Final = 72
"""No word is set narrower, per cent."""


class SpaceButton(QAbstractButton):
    """A button that keeps only Space for itself, all other keys go to the window; a click takes no focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()


class PaintedButton(SpaceButton):
    """A button over the table that paints itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme | None = None
        self.unit = Unit(8.0)
        self.words = ""

    def set_look(self, theme: Theme, unit: Unit) -> None:
        """Wear these colours and sizes."""
        self.theme, self.unit = theme, unit
        self.update()

    def show_words(self, words: str, description: str = "", tip: str = "", name: str = "") -> None:
        """Set these words, for the eye and for screen readers; `tip` is the tool tip.

        `name` is heard in place of the words. Screen readers are told only of what differs: one that gets more than it
        can take, as some fifty changes in a moment are, throws away what it has not said yet.
        """
        self.words = words
        if self.accessibleName() != (name or words):
            self.setAccessibleName(name or words)
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)
        tool_tip(self, tip)
        self.update()

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        """Paint everything but the focus: nothing here, each kind has a look of its own."""

    def corner(self) -> float:
        """The radius of the ring of the focus, px."""
        return min(1.4 * self.unit.px, self.height() / 2)

    def ground(self, theme: Theme) -> str:
        """The plate's colour: lighter or darker under the mouse and while pressed."""
        share = 0.14 if self.isDown() else 0.07 if self.underMouse() else 0.0
        return over(alpha(theme.text, share), theme.panel)

    def sizeHint(self) -> QSize:
        return self.size()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()), self.theme)
        if self.hasFocus():
            line = max(RING_THIN, 0.25 * self.unit.px)  # words and key begin 0.9 units from the edge
            draw_ring(painter, QRectF(self.rect()), self.theme, self.corner(), line)
        painter.end()


class _Title(NamedTuple):
    """A large button's words as they fit: their font and lines, and the key's name as there is room for it."""

    font: QFont
    lines: list[str]
    cap: str


class LargeButton(PaintedButton):
    """What can be done now: words, key, and a second line saying what will happen; gold if it is the likely one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = self._detail = ""
        self._is_gold = False
        self._fitted_title: tuple[tuple[object, ...], _Title] | None = None
        """The words as they fitted last, and what they had to fit."""

    @property
    def is_gold(self) -> bool:
        """Whether it looks like the likely one."""
        return self._is_gold

    @property
    def has_key(self) -> bool:
        """Whether a key presses it, too."""
        return bool(self._key)

    @property
    def shows_key(self) -> bool:
        """Whether there is room for the key beside all words."""
        title = self._title()
        return bool(title.cap) and " ".join(title.lines) == self.words

    def show_action(
        self, words: str, key: str, detail: str, *, is_gold: bool, spoken: str = "", name: str = ""
    ) -> None:
        """Become this action; `spoken` is the detail without signs, `name` the words without them."""
        self._key, self._detail, self._is_gold = key, detail, is_gold
        self.show_words(words, ". ".join(filter(None, (key, spoken or detail))), name=name)
        self.show_rest()

    def set_look(self, theme: Theme, unit: Unit) -> None:
        super().set_look(theme, unit)
        self.show_rest()

    def show_rest(self) -> None:
        """Tell where the mouse rests what there is no room for."""
        title = self._title()
        is_cut = " ".join(title.lines) != self.words
        is_left_out = self._detail and not self._shown_detail(title)
        tool_tip(self, "\n".join(filter(None, (self.words if is_cut else "", self._detail if is_left_out else ""))))

    def _room(self, cap: str) -> float:
        """The width for words beside a cap, px."""
        u = self.unit.px
        return self.width() - 2.4 * u - (self._cap_width(cap) + 0.4 * u if cap else 0)

    def _cap_width(self, cap: str) -> float:
        return width_of(font_of(self.unit, CAP, bold=True), cap) + 1.0 * self.unit.px

    def _title(self) -> _Title:
        """As large as it fits beside the key: smaller first, then in two lines, narrower; the key goes last of all."""
        caps = [self._key, *([ENTER_SIGN] if self._key == native_key("Enter") else ()), ""] if self._key else [""]
        wanted = self.words, caps, self.size(), self.unit, QFont().key()
        if self._fitted_title is None or self._fitted_title[0] != wanted:
            titles = (self._fitted(cap) for cap in caps)
            fits = next((title for title in titles if " ".join(title.lines) == self.words), None)
            self._fitted_title = wanted, fits or self._fitted("")
        return self._fitted_title[1]

    def _fitted(self, cap: str) -> _Title:
        """The words in the room beside the key, or in all of it; enlarged type gives way before they are cut.

        They are cut in the middle: at the end stands what tells one way to take the pile from another, its points.
        """
        unit, room = self.unit, self._room(cap)
        large, least = round(unit.type_px(TITLE)), round(unit.type_px(LEAST_TITLE))
        for px in range(large, least - 1, -1):
            if width_of(font := sized(px, bold=True), self.words) <= room:
                return _Title(font, [self.words], cap)
        for px in range(least, round(max(LEAST_TEXT, LEAST_TITLE * unit.px)) - 1, -1):
            font, holds = sized(px, bold=True), self._lines_held(px)
            lines = in_lines(self.words, font, room, holds)
            if " ".join(lines) == self.words:
                return _Title(font, lines, cap)
        for stretch in range(96, LEAST_STRETCH - 1, -4):
            font.setStretch(stretch)
            lines = in_lines(self.words, font, room, holds, MIDDLE)
            if " ".join(lines) == self.words:
                break
        return _Title(font, lines, cap)

    def _lines_held(self, px: int) -> int:
        """So many lines of type of this size there is room for, two at most."""
        return 2 if 2 * LINE * px <= self.height() else 1

    def _shown_detail(self, title: _Title) -> str:
        """The second line, if there is room for it."""
        font = font_of(self.unit, SECOND)
        has_height = len(title.lines) == 1 and 1.15 * (title.font.pixelSize() + font.pixelSize()) <= 0.9 * self.height()
        fits = has_height and width_of(font, self._detail) <= self._room(title.cap)
        return self._detail if fits else ""

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        unit, u = self.unit, self.unit.px
        ink, ground = (theme.on_accent, theme.accent) if self._is_gold else (theme.text, self.ground(theme))
        if self._is_gold:
            draw_gold(painter, box, theme, unit)
        else:
            draw_plate(painter, box, theme, unit, radius=1.5, line=theme.edge, fill=ground)
        title = self._title()
        rows = [(line, title.font) for line in title.lines]
        if detail := self._shown_detail(title):
            rows.append((detail, font_of(unit, SECOND)))
        high = [1.2 * font.pixelSize() for _, font in rows]
        y = box.center().y() - sum(high) / 2 - 0.1 * u
        for (text, font), line in zip(rows, high, strict=True):
            draw_words(painter, QPointF(1.2 * u, y + line / 2), text, font, ink, ground)
            y += line
        if title.cap:
            wide, tall = self._cap_width(title.cap), min(box.height() - 6, 1.45 * unit.type_px(CAP))
            cap = QRectF(box.right() - wide - 0.9 * u, box.center().y() - tall / 2 - 0.1 * u, wide, tall)
            draw_cap(painter, cap, title.cap, font_of(unit, CAP, bold=True), ink)


class SmallButton(PaintedButton):
    """A pill with a sign and, where there is room, a word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = self._key = self._spoken = ""
        self._has_word = True

    def show_action(self, words: str, sign: str, key: str, spoken: str = "") -> None:
        """Become the button of this action; `spoken` is said in place of the word where that is too short."""
        self._sign, self._key, self._spoken = sign, key, spoken
        self.set_word_shown(self._has_word, words)

    def set_word_shown(self, has_word: bool, words: str | None = None) -> None:
        """Show the word beside the sign, or as a tool tip."""
        self._has_word = has_word
        words = self.words if words is None else words
        tip = " · ".join(filter(None, ("" if has_word else words, self._key)))
        self.show_words(words, self._key, tip, self._spoken)

    def width_needed(self) -> float:
        """Sign and word beside each other, px."""
        return width_of(font_of(self.unit, WORD, bold=True), self.words) + 5.2 * self.unit.px

    def corner(self) -> float:
        return self.height() / 2

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        u, ground = self.unit.px, self.ground(theme)
        draw_plate(painter, box, theme, self.unit, radius=9, line=theme.edge, fill=ground)
        at = box.center() if not self._has_word else QPointF(2.0 * u, box.center().y())
        draw_sign(painter, self._sign, at - QPointF(0, 0.1 * u), 1.0 * u, theme.accent)
        if self._has_word:
            font = font_of(self.unit, WORD, bold=True)
            draw_words(painter, QPointF(3.7 * u, box.center().y() - 0.1 * u), self.words, font, theme.text, ground)


class CornerButton(PaintedButton):
    """A sign, and a word below it where there is room."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self.word = ""
        self.has_word = True

    def width_needed(self) -> float:
        """The word with its margins, 6 units at least; px."""
        return max(6 * self.unit.px, width_of(font_of(self.unit, CORNER_WORD), self.word) + 1.6 * self.unit.px)

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        u = self.unit.px
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.ground(theme)))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), u, u)
        word = self.unit.type_px(CORNER_WORD)
        room = box.height() - (1.25 * word if self.has_word else 0)
        draw_sign(
            painter, self._sign, QPointF(box.center().x(), box.top() + room / 2 + 0.1 * u), 1.15 * u, theme.accent
        )
        if self.has_word:
            painter.setFont(font_of(self.unit, CORNER_WORD))
            painter.setPen(QColor(theme.text))
            below = QRectF(box.left(), box.bottom() - 1.75 * word, box.width(), 1.5 * word)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.word)


class WordButton(PaintedButton):
    """A word in the accent colour, as wide as it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def width_needed(self) -> float:
        """With its margins, px."""
        return max(LEAST_TARGET, width_of(self._font(), self.words) + 1.2 * self.unit.px)

    def _font(self) -> QFont:
        font = font_of(self.unit, LINK, bold=True)
        font.setUnderline(self.underMouse() or self.isDown())
        return font

    def draw(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        painter.setFont(self._font())
        painter.setPen(QColor(theme.accent))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()
