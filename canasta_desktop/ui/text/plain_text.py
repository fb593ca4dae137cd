"""Text that Qt shows as it stands: what a person, a file or the system is called is never markup.

Labels of `plain_widgets.label` show plain text. A tool tip or the text of a message box Qt takes for HTML as soon as it
looks like it, and then opens whatever file a picture in it names, on a machine of the sender's choice. An ampersand in
the text of a button underlines the letter behind it. So every tool tip and message box of the program is made here.
"""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import Qt

from canasta_desktop.__about__ import APP_NAME

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox


class _Tipped(Protocol):
    """What has a tool tip: a widget, an action, an item of a list."""

    def setToolTip(self, text: str) -> None: ...


def as_it_stands(text: str) -> str:
    """What Qt shows as this very text, where it guesses whether a text is HTML."""
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text


def tool_tip(of: _Tipped, text: str) -> None:
    """Have this text shown where the mouse rests; none where it is empty."""
    of.setToolTip(as_it_stands(text))


def on_a_button(text: str) -> str:
    """The text of a button or a menu that reads so."""
    return text.replace("&", "&&")


def message_box(text: str, more: str = "") -> "QMessageBox":
    """A message in a window of its own, for when there is no other."""
    from PySide6.QtWidgets import QMessageBox  # seldom needed, and a millisecond of every start

    box = QMessageBox(QMessageBox.Icon.Information, APP_NAME, as_it_stands(text))
    box.setInformativeText(as_it_stands(more))
    return box
