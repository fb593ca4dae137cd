"""What stands around the table: bars at the top, panel or drawer and strip, question bar; placed by the table's layout.

With a docked panel there is no strip; else the panel is a drawer over the table and the strip stands above the hand. A
question covers the strip where it fits there, else it stands in one of the table's `geometry.free_areas`, like a note
that is too long for the strip: never over a meld or a card of the hand. Names of widgets are the keys of `focus`.
"""

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_desktop.ui.base.commands import WindowActions
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.geometry.table import TableLayout
from canasta_desktop.ui.window.action_strip import ActionStrip
from canasta_desktop.ui.window.notice_bar import NoticeBar
from canasta_desktop.ui.window.question_bar import QuestionBar
from canasta_desktop.ui.window.side_panel import SidePanel, rect_in
from canasta_desktop.ui.window.top_bar import TopBar


def qrect(rect: Rect) -> QRect:
    """The same rectangle in whole pixels; neighbours that touch still touch."""
    left, top = round(rect.x), round(rect.y)
    return QRect(left, top, round(rect.right) - left, round(rect.bottom) - top)


def _inner(rect: Rect) -> QRect:
    """The whole pixels inside a rectangle."""
    left, top = math.ceil(rect.x), math.ceil(rect.y)
    return QRect(left, top, math.floor(rect.right) - left, math.floor(rect.bottom) - top)


class Chrome(QObject):
    """Everything around the table: makes it, places it, and passes on what it is pressed for."""

    intent = Signal(object)
    clause_clicked = Signal(str)
    panel_wanted = Signal()

    def __init__(self, parent: QWidget, actions: WindowActions) -> None:
        super().__init__(parent)
        self._parent = parent
        self._layout: TableLayout | None = None
        self._is_drawer_open = False
        self._has_question = False
        self._empty: list[QRect] = []
        self._covering: list[QRect] = []
        self.notices = NoticeBar(parent)
        self.bar = TopBar(actions, parent)
        self.strip = ActionStrip(parent)
        self.question = QuestionBar(parent)
        self.panel = SidePanel(parent)
        for part in (self.notices, self.strip, self.question, self.panel):
            part.intent.connect(self.intent)
        for part in (self.strip, self.panel):
            part.clause_clicked.connect(self.clause_clicked)
        self.strip.panel_wanted.connect(self.panel_wanted)

    @property
    def is_docked(self) -> bool:
        """Whether the panel stands beside the table."""
        return self._layout is not None and self._layout.is_docked

    @property
    def is_drawer_open(self) -> bool:
        """Whether the panel lies over the table."""
        return self._is_drawer_open and not self.is_docked

    def set_drawer(self, is_open: bool) -> None:
        """Open or close the drawer; with a docked panel that is kept for narrower days."""
        self._is_drawer_open = is_open
        if self._layout is not None:
            self.place(self._layout)

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Follow the settings; the style sheet has been set already."""
        self.bar.set_look(theme, text_scale)
        self.panel.set_text_scale(text_scale)

    def set_free_areas(self, empty: Sequence[Rect], covering: Sequence[Rect]) -> None:
        """Where there is room over the table, on bare felt and over piles and plates; `show` and `place` use it."""
        self._empty, self._covering = [_inner(room) for room in empty], [_inner(room) for room in covering]

    def show(self, display: Display) -> None:
        """Follow a display."""
        self.strip.set_free_areas(self._empty)
        self.bar.set_title(display.title)
        self.bar.set_mark(display.unsaved)
        self.panel.show_display(display)
        self.strip.show_display(display)
        self.question.show_question(display.question)
        self._has_question = display.question is not None
        if self._layout is not None:
            self._place_question(self._layout)

    def place(self, layout: TableLayout) -> None:
        """Stand where the layout says."""
        self._layout = layout
        measures, spec = layout.measures, layout.spec
        self.bar.setGeometry(qrect(layout.bar))
        self.bar.set_small(layout.small)
        felt = layout.table
        self.notices.setGeometry(qrect(Rect(0, layout.bar.bottom, spec.width, spec.above)))
        self.panel.setGeometry(qrect(Rect(spec.width - measures.panel, felt.y, measures.panel, felt.h)))
        self.panel.setVisible(layout.is_docked or self._is_drawer_open)
        self.strip.setVisible(layout.action is not None)
        if layout.action is not None:
            self.strip.set_free_areas(self._empty)
            self.strip.place(qrect(layout.action))
            self.strip.set_panel_open(self._is_drawer_open)
        self._place_question(layout)
        for part in (self.strip, self.strip.note_box, self.question, self.panel):
            part.raise_()

    def _place_question(self, layout: TableLayout) -> None:
        if not self._has_question:
            return
        middle = round(layout.table.cx)
        if (strip := layout.action) is not None:
            room = _inner(Rect(strip.x, strip.y - layout.measures.gap, strip.w, strip.h + layout.measures.gap))
            if self.question.place_in([room], middle):
                self.question.place_above(room.bottom() + 1, room.x(), room.width(), room.width())
                return
        if not self.question.place_in([*self._empty, *self._covering], middle):
            low = layout.action.bottom if layout.action else layout.own.rect.bottom
            wide = layout.table.inset(layout.measures.margin, 0)
            self.question.place_above(round(low), round(wide.x), round(wide.w))

    def widgets(self) -> dict[str, QAbstractButton]:
        """The widgets in sight by their keys; panel before strip, if both show a button."""
        panel = self.panel.widgets() if not self.panel.isHidden() else {}
        question = self.question.widgets() if self._has_question else {}
        above = {**self.notices.widgets(), **self.bar.widgets()}
        return {**above, **self.strip.widgets(), **panel, **question}

    def panel_keys(self) -> list[str]:
        """What of the panel, or of the strip while the drawer is closed, can have the focus."""
        return self.panel.focus_keys() if not self.panel.isHidden() else self.strip.focus_keys()

    def bar_keys(self) -> list[str]:
        """What of the bars at the top can have the focus: what a notice asks for first."""
        return [*self.notices.widgets(), *self.bar.widgets()]

    def geometry(self, window: QWidget) -> Mapping[str, Rect]:
        """The rectangles of what is in sight, in the window's coordinates."""
        parts: dict[str, QWidget] = {"panel": self.panel, "bar": self.bar, "notices": self.notices, "strip": self.strip}
        parts |= {"note": self._note(), **self.widgets()}
        found = ((key, rect_in(widget, window)) for key, widget in parts.items())
        return {key: Rect(box.x(), box.y(), box.width(), box.height()) for key, box in found if box is not None}

    def _note(self) -> QWidget:
        return self.panel.note if not self.panel.isHidden() else self.strip.note_box

    def retranslate(self) -> None:
        """Word what is not in the display in the language of now."""
        self.bar.retranslate()
