"""What stands over the table as real widgets: corner, prompt, the buttons by the hand, notices and the mark of no save.

What asks something of the person, prompt and buttons, is another one only once the cards that move have landed; what
was asked before stands till then.

The table's layout says where everything is. Notices and the mark have no place in it: a notice lies at the top, over a
seat or, where it is long, over the corner, but neither over the score nor over a card's index; the mark takes the first
free place beside score and corner. Names of widgets are the keys of `focus`.
"""

from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_desktop.ui.base.commands import WindowActions
from canasta_desktop.ui.base.keys import KeyMap
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.base.units import LEAST_TEXT
from canasta_desktop.ui.display.display import Display, Tone
from canasta_desktop.ui.input.focus import CANCEL, MORE
from canasta_desktop.ui.window.actions import Actions
from canasta_desktop.ui.window.brush import qrect
from canasta_desktop.ui.window.corner import TableCorner
from canasta_desktop.ui.window.notice_bar import NoticeBar
from canasta_desktop.ui.window.painted_buttons import LargeButton
from canasta_desktop.ui.window.plain_widgets import label, put
from canasta_desktop.ui.window.prompt import Prompt
from canasta_desktop.ui.window.veils import Veils

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout

EDGE: Final = 1.0
"""Between a notice, or the mark, and what stands beside it, units."""
LEAST_NOTICE: Final = 40.0
"""A notice is no narrower, units, however near score and corner stand to each other."""
NOTICE_TYPES: Final = (1.9, 1.75, 1.65, 1.6)
LEAST_NOTICE_TYPE: Final = 1.6
"""Sizes of a notice's type, units: the largest at which it ends above the cards; the least is never enlarged."""


class TablePanel(Protocol):
    """A panel over the table whose buttons have the focus like those of the corner."""

    def set_look(self, theme: Theme) -> None:
        """Wear these colours."""
        ...

    def place(self, layout: "TableLayout") -> None:
        """Stand where the layout leaves room."""
        ...

    def height_taken(self, size: QSize) -> int:
        """What it takes of the height of a window of this size, px, at the lower edge; the table has the rest."""
        ...

    def widgets(self) -> dict[str, QAbstractButton]:
        """The buttons in sight by their keys."""
        ...


class Chrome(QObject):
    """The widgets over the table: makes them, places them, and passes on what they are pressed for."""

    intent = Signal(object)
    clause_clicked = Signal(str)
    focus_wanted = Signal(str)
    """The key of what is to have the focus, because what had it is not shown any more."""

    def __init__(self, parent: QWidget, actions: WindowActions) -> None:
        super().__init__(parent)
        self._layout: TableLayout | None = None
        self._waiting: Display | None = None
        self._is_spotlit = False
        self._veils = Veils()
        self.panel: TablePanel | None = None
        """What lies over the upper part of the table, as a lesson does, or below it, as the strip of a replay."""
        self.corner = TableCorner(actions, parent)
        self.prompt = Prompt(parent)
        self.actions = Actions(parent)
        self.mark = label("unsaved", wraps=False)
        self.mark.setParent(parent)
        self.mark.hide()
        self.notices = NoticeBar(parent)
        for part in (self.notices, self.prompt, self.actions):
            part.intent.connect(self.intent)
        self.prompt.clause_clicked.connect(self.clause_clicked)
        self.actions.turned.connect(self.focus_wanted)

    def set_look(self, theme: Theme) -> None:
        """Follow the settings; the style sheet has been set already."""
        for part in (self.corner, self.prompt, self.actions):
            part.set_look(theme)
        if self.panel is not None:
            self.panel.set_look(theme)
        self._place_words()
        self._darken()

    def set_keys(self, keys: KeyMap) -> None:
        """Show these keys."""
        self.actions.set_keys(keys)

    def show(self, display: Display, *, cards_move: bool = False) -> None:
        """Follow a display; while cards move, what it asks waits for `cards_lie`, but never why something is refused.

        Whoever sees cards go back wants to know why while they go.
        """
        put(self.mark, display.unsaved)
        self.notices.show_notices(display.notices)
        waits = cards_move and display.note.tone is not Tone.ERROR
        self._waiting = display if waits else None
        self._is_spotlit = display.guidance is not None and display.guidance.is_spotlit and display.curtain is None
        if not waits:
            self._ask(display)
        self._place_words()
        self._darken()

    def cards_lie(self) -> bool:
        """Ask what had to wait for the cards; whether there was anything."""
        display, self._waiting = self._waiting, None
        if display is not None:
            self._ask(display)
            self._darken()
        return display is not None

    def _ask(self, display: Display) -> None:
        for part in (self.prompt, self.actions):
            if self._layout is not None:
                part.place(self._layout)
            part.show_display(display)

    def _darken(self) -> None:
        """While a lesson points at the table: everything but the likely button, and what the prompt has to answer."""
        dark: dict[QWidget, float] = {}
        if self._is_spotlit:
            dark[self.corner] = self.corner.corner()
            if not self.prompt.is_news:
                dark[self.prompt] = self.prompt.corner()
            for button in self.actions.widgets().values():
                if not (isinstance(button, LargeButton) and button.is_gold):
                    dark[button] = button.corner()
        self._veils.darken(dark)

    def place(self, layout: "TableLayout") -> None:
        """Move to the place that the layout gives; a question from before the cards moved stays where it was."""
        self._layout = layout
        self.corner.place(layout)
        if self._waiting is None:
            self.prompt.place(layout)
            self.actions.place(layout)
        if self.panel is not None:
            self.panel.place(layout)
        self._place_words()
        self._darken()

    def _place_words(self) -> None:
        """Place the mark, and above everything the notices."""
        if (layout := self._layout) is None:
            return
        type_set = f"font-size: {round(layout.unit.type_px(1.8))}px;"
        if self.mark.styleSheet() != type_set:  # read anew, even the same one would have all be laid out again
            self.mark.setStyleSheet(type_set)
        self.mark.ensurePolished()
        size = self.mark.sizeHint()
        self.mark.setGeometry(QRect(self._free_for(layout, size.width(), size.height()), size))
        self.prompt.raise_()
        self.mark.raise_()
        self._place_notices(layout)

    def _free_for(self, layout: "TableLayout", wide: int, high: int) -> QPoint:
        """The first place for the mark where no player and no tray is; at the left of the corner, if there is none."""
        gap = 0.5 * EDGE * layout.unit.px
        corner, score = layout.corner, layout.score
        beside = Rect(corner.x - gap - wide, corner.y, wide, high)
        places = (
            Rect(corner.right - wide, corner.bottom + gap, wide, high),
            Rect(score.x, score.bottom + gap, wide, high),
            beside,
        )
        taken = [seat.rect for seat in layout.seats] + [tray.rect for tray in layout.trays]
        found = next((one for one in places if not any(one.overlaps(other) for other in taken)), beside)
        return QPoint(round(found.x), round(found.y))

    def _place_notices(self, layout: "TableLayout") -> None:
        """In the first place, and in the largest type, in which it ends above the cards."""
        lowest = min((tray.rect.y for tray in layout.trays), default=layout.window.h / 3) - 0.5 * layout.unit.px
        tried: list[Rect] = []
        for place, size in product(_notice_places(layout), NOTICE_TYPES):
            tried.append(box := self._notice_box(layout, place, size))
            if box.bottom <= lowest:
                break
        else:
            box = min(tried, key=lambda box: box.bottom)
        high = min(box.h, layout.window.h / 3)  # the name of a file may be endless
        self.notices.setGeometry(qrect(Rect(box.x, box.y, box.w, high)))
        self.notices.raise_()

    def _notice_box(self, layout: "TableLayout", place: Rect, size: float) -> Rect:
        """The notice in a place, in type of this size; it wears that type from now on."""
        grown = layout.unit.text if size > LEAST_NOTICE_TYPE else 1.0
        self.notices.set_type(round(max(LEAST_TEXT, size * grown * layout.unit.px)))
        return Rect(place.x, place.y, place.w, self.notices.height_needed(round(place.w)))

    def table_size(self, size: QSize) -> QSize:
        """What a panel at the lower edge leaves for the table of a window of this size."""
        taken = 0 if self.panel is None else self.panel.height_taken(size)
        return QSize(size.width(), max(1, size.height() - taken))

    def reveal(self, key: str) -> None:
        """Bring the widget of this key into sight, if it stands on another page."""
        self.actions.reveal(key)

    def widgets(self) -> dict[str, QAbstractButton]:
        """The widgets in sight by their keys: the answers to a question and its way back first."""
        found: dict[str, QAbstractButton] = {**self.actions.widgets(), **self.prompt.widgets()}
        return {**found, **self._panel_widgets(), **self.notices.widgets(), **self.corner.widgets()}

    def _panel_widgets(self) -> dict[str, QAbstractButton]:
        return {} if self.panel is None else self.panel.widgets()

    def action_keys(self) -> list[str]:
        """What can have the focus of prompt and buttons, but for a question, whose keys the display has."""
        return [key for key in (*self.prompt.widgets(), *self.actions.widgets()) if not _answers(key)]

    def bar_keys(self) -> list[str]:
        """What of panel, notices and corner can have the focus: what a notice asks for before the corner."""
        return [*self._panel_widgets(), *self.notices.widgets(), *self.corner.widgets()]

    def geometry(self, window: QWidget) -> Mapping[str, Rect]:
        """The rectangles of what is in sight, in the window's coordinates."""
        parts: dict[str, QWidget] = {"bar": self.corner, "notices": self.notices, "prompt": self.prompt}
        found = ((key, rect_in(widget, window)) for key, widget in {**parts, **self.widgets()}.items())
        return {key: Rect(box.x(), box.y(), box.width(), box.height()) for key, box in found if box is not None}

    def retranslate(self) -> None:
        """Word what is not in the display in the language of now."""
        self.corner.retranslate()


def _notice_places(layout: "TableLayout") -> list[Rect]:
    """Where a notice may lie, without a height, best places first; none covers the score.

    Over the seat between score and corner; over the row of seats; over the corner, whose commands have keys.
    """
    gap, window, score, corner = EDGE * layout.unit.px, layout.window, layout.score, layout.corner
    left, below = score.right + gap, max(score.bottom, corner.bottom) + 0.5 * gap
    between = Rect(left, score.y, corner.x - gap - left, 0)
    across = Rect(window.x + gap, below, window.w - 2 * gap, 0)
    over_corner = Rect(left, score.y, window.right - gap - left, 0)
    return [place for place in (between, across, over_corner) if place.w >= LEAST_NOTICE * layout.unit.px] or [across]


def _answers(key: str) -> bool:
    """Whether it belongs to a question."""
    return key.startswith("choice:") or key in (CANCEL, MORE)


def rect_in(widget: QWidget, window: QWidget) -> QRect | None:
    """Where a widget stands in the window, None while it cannot be seen."""
    if not widget.isVisibleTo(window):
        return None
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
