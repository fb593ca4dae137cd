"""The action strip above the hand, where the panel is a drawer: most important buttons, note, a way to the panel.

The buttons stand in the display's order and each keeps the greatest width its text ever had, so that none moves when a
text changes. Only where two thirds of the strip do not hold them all, those that can be used now come first. The note
has the rest, in as many lines as the strip is high. What does not fit is never lost: a hint or an error is shown in
full in a box, where there is room on the table's bare felt, else above the strip; anything else in the panel, which a
click on the note opens. While a question covers the strip or the panel is open, there is no such box.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.display.display import Display, Tone
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.input.focus import CLAUSE, bar_key, button_key
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.labels import broken
from canasta_desktop.ui.window.panel_parts import TONES, ActionButton, KeyButton, NoteBox, label, set_property

SHARE = 0.66
"""The part of the strip's width that buttons may take."""
GAP = 6
PANEL_KEY = bar_key("panel")


class ActionStrip(QFrame):
    """A row of buttons above the hand, for windows too narrow to dock the panel.

    `note_box` is a sibling above the strip, made here and placed by `place`.
    """

    intent = Signal(object)
    clause_clicked = Signal(str)
    panel_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("actions")
        self._display: Display | None = None
        self._buttons: dict[str, ActionButton] = {}
        self._widths: dict[str, int] = {}
        self._rooms: list[QRect] = []
        self._is_covered = self._is_panel_open = False
        self._note = label("strip-note")
        self._note.setProperty("tone", TONES[Tone.INFO])
        self._note.setParent(self)
        self.note_box = NoteBox(parent)
        self.note_box.clause_clicked.connect(self.clause_clicked)
        self.note_box.hide()
        self._more = KeyButton(self)
        self._more.setObjectName(PANEL_KEY)
        self._more.clicked.connect(self.panel_wanted)
        self.hide()
        self._retranslate()

    def show_display(self, display: Display) -> None:
        """Follow a display, in place; while it is hidden it only remembers it."""
        self._display = display
        self._is_covered = display.question is not None
        if self.isHidden():
            return
        known = [view.key for view in display.buttons]
        for key in [key for key in self._buttons if key not in known]:
            self._buttons.pop(key).deleteLater()
        for view in display.buttons:
            button = self._buttons.get(view.key) or self._made(view.key)
            button.show_view(view, has_cap=False)
            lines = 2 if 2 * button.line_height() + 8 <= self.height() - 6 else 1
            self._widths[view.key] = max(self._widths.get(view.key, 0), button.natural_width(lines))
        self._arrange()

    def _made(self, key: str) -> ActionButton:
        button = self._buttons[key] = ActionButton(key, self)
        button.setProperty("place", "strip")
        button.ensurePolished()  # its width is measured before it is shown, in the letters of the style sheet
        button.pressed_key.connect(self._pressed)
        return button

    def set_panel_open(self, is_open: bool) -> None:
        """The panel shows the note in full, so the box above the strip need not."""
        self._is_panel_open = is_open
        self._arrange()

    def set_free_areas(self, rooms: Sequence[QRect]) -> None:
        """Where nothing lies on the table, the best room first."""
        self._rooms = list(rooms)

    def place(self, strip: QRect) -> None:
        """Stand at this rectangle of the parent."""
        if strip.height() != self.height():
            self._widths.clear()
        self.setGeometry(strip)
        if self._display is not None:
            self.show_display(self._display)

    def forget_widths(self) -> None:
        """After another text scale or language: let every button find its width anew."""
        self._widths.clear()
        if self._display is not None:
            self.show_display(self._display)

    def focus_keys(self) -> list[str]:
        """The keys of what can have the focus now, from the left."""
        if self.isHidden():
            return []
        found = [CLAUSE] if not self.note_box.isHidden() and not self.note_box.link.isHidden() else []
        usable = [key for key, button in self._buttons.items() if not button.isHidden() and button.isEnabled()]
        return [*found, *(button_key(key) for key in usable), PANEL_KEY]

    def widgets(self) -> dict[str, KeyButton]:
        """The widgets by their keys; those in sight only."""
        if self.isHidden():
            return {}
        shown = {button_key(key): button for key, button in self._buttons.items() if not button.isHidden()}
        return {CLAUSE: self.note_box.link, **shown, PANEL_KEY: self._more}

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.forget_widths()
        elif event.type() == QEvent.Type.StyleChange:
            self.forget_widths()

    @guarded
    def mouseReleaseEvent(self, event: QEvent) -> None:
        """A click on the note opens the panel, where all of it stands."""
        self.panel_wanted.emit()

    def _retranslate(self) -> None:
        key = QKeySequence("F9").toString(QKeySequence.SequenceFormat.NativeText)
        self._more.setText(self.tr("More"))
        tool_tip(self._more, self.tr("Scores, last round and all buttons (%1)").replace("%1", key))

    def _arrange(self) -> None:
        is_measured = self._display is not None and self._widths.keys() >= self._buttons.keys()
        if not is_measured or self.width() < 100:
            return  # while it is being placed anew the widths are found after the size
        high, left, shown = self.height() - 6, 3, self._chosen()
        for key, button in self._buttons.items():
            button.setVisible(key in shown)
            if key in shown:
                button.setGeometry(left, 3, self._widths[key], high)
                left += self._widths[key] + GAP
        more = min(self._more.sizeHint().width(), self.width() // 4)
        right = self.width() - 3 - more
        self._more.setGeometry(right, 3, more, high)
        self._show_note(QRect(left + GAP, 1, right - left - 3 * GAP, self.height() - 2))

    def _chosen(self) -> list[str]:
        """The keys of the buttons that fit: all, else those that can be used before the others."""
        usable = [key for key, button in self._buttons.items() if button.isEnabled()]
        order = [*usable, *(key for key in self._buttons if key not in usable)]
        if sum(self._widths.values()) + GAP * len(order) <= SHARE * self.width():
            return order
        chosen, room = [], SHARE * self.width()
        for key in order:
            room -= self._widths[key] + GAP
            if room < 0:
                break
            chosen.append(key)
        return chosen

    def _show_note(self, room: QRect) -> None:
        """The note in the room that is left; hint and error above the strip if it is too small for them."""
        assert self._display is not None
        note = self._display.note
        text = " ".join(note.lines)
        self._note.setGeometry(room)
        shown = shortened(self._note, text, room.size())
        self._note.setText(shown)
        set_property(self._note, "tone", TONES[note.tone])
        tool_tip(self._note, text if shown != text else "")
        self._note.setAccessibleName(text)
        needs_box = (note.tone is not Tone.INFO and shown != text) or bool(note.clause)
        self._note.setVisible(not needs_box)
        self.note_box.show_view(note)
        is_needless = self._is_covered or self._is_panel_open or self.isHidden()
        self.note_box.setVisible(needs_box and not is_needless)
        if needs_box:
            self.note_box.setGeometry(self._box_place())

    def _box_place(self) -> QRect:
        """In the first room that holds it, as narrow as its height allows, or at the right end above the strip."""
        least = min(max(420, self.width() // 2), self.width())
        for room in self._rooms:
            for wide in range(min(least, room.width()), room.width() + 1, 40):
                high = self.note_box.heightForWidth(wide)
                if high <= room.height():
                    place = QRect(0, 0, wide, high)
                    place.moveCenter(room.center())
                    return place
        high = self.note_box.heightForWidth(least)
        return QRect(self.geometry().right() - least + 1, self.y() - high - GAP, least, high)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.note_box.hide()

    def _pressed(self, key: str) -> None:
        self.intent.emit(Press(key))


def shortened(words: QLabel, text: str, room: QSize) -> str:
    """The text, or as many of its words as fit into the room of a label with an ellipsis behind."""

    def fits(trial: str) -> bool:
        return broken(trial, words.font(), room.width())[1] <= room.height()

    parts = text.split(" ")
    for count in range(len(parts), 0, -1):
        trial = " ".join(parts[:count]) + ("" if count == len(parts) else " …")
        if fits(trial):
            return trial
    return words.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())
