"""Widgets of notices and dialogs: labels of plain text, buttons and links that leave their keys to the window."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QWidget,
)

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.display.display import Tone
from canasta_desktop.ui.text.shortening import LEAST
from canasta_desktop.ui.window.labels import LONGEST_WORD, BreakingLabel, NameLabel

TONES = {Tone.INFO: "plain", Tone.HINT: "cold", Tone.TIP: "cold", Tone.ERROR: "error"}
MARKS = {Tone.INFO: "", Tone.HINT: "?", Tone.TIP: "?", Tone.ERROR: "!"}
"""A sign beside the colour; hint and error are told apart by it."""


Label = TypeVar("Label", bound=QLabel)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property the style sheet asks for, and style the widget anew if it has changed; unset is as good as empty.

    What was never shown is styled when it is. The start asks for no styling anew: that alone would bring all that Qt
    knows of styles into the program.
    """
    if (widget.property(name) or "") != value:
        widget.setProperty(name, value)
        for one in (widget, *widget.findChildren(QWidget)):
            if one.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
                one.style().unpolish(one)
                one.style().polish(one)


def label(part: str = "", look: str = "", *, wraps: bool = True, least: int = LONGEST_WORD) -> QLabel:
    """A label of plain text for one `part` or `look` of the style sheets; what is `least`, `BreakingLabel` says."""
    made = BreakingLabel(least)
    made.setWordWrap(wraps)
    return _looking(made, part, look)


def name_label(part: str = "", *, lines: int = 1, least: int = LEAST) -> NameLabel:
    """A label for a name of any length, of which it shows `least` letters, for one `part` of the style sheets."""
    return _looking(NameLabel(lines, least), part, "")


def _looking(made: Label, part: str, look: str) -> Label:
    for name, value in (("part", part), ("look", look)):
        if value:
            made.setProperty(name, value)
    return made


def put(target: QLabel, text: str) -> None:
    """Set a label's text and hide it while it is empty."""
    if target.text() != text:
        target.setText(text)
    reveal(target, is_shown=bool(text))


def reveal(widget: QWidget, *, is_shown: bool) -> None:
    """Show or hide a part of something; what will be seen with the whole anyway is left to wait for it.

    A part that is shown by itself is dressed and laid out at once, all parts of a dialog one after the other, and then
    all of it again with the dialog.
    """
    if not is_shown or widget.isHidden():
        widget.setVisible(is_shown)


class KeyButton(QPushButton):
    """A push button that keeps only Space for itself, all other keys go to the window; a click takes no focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()


class Link(KeyButton):
    """A text that can be clicked, as high as a line but never under 24 px."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
