"""Labels that a screen reader does not take for loose words of a dialog, all of which it reads when that opens."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.window.labels import BreakingLabel


class SpokenLabel(BreakingLabel):
    """Base: plain text for one `part` or `look` of the style sheets."""

    def __init__(self, text: str = "", *, part: str = "", look: str = "") -> None:
        super().__init__()
        for name, value in (("part", part), ("look", look)):
            if value:
                self.setProperty(name, value)
        self.set_words(text)

    def set_words(self, text: str) -> None:
        """Set the text, for eye and screen reader."""
        self.setText(text)
        self.setAccessibleName(text)


@spoken_as(QAccessible.Role.Heading)
class HeadingLabel(SpokenLabel):
    """A title, of a dialog or of a part of it."""


@spoken_as(QAccessible.Role.Paragraph)
class ParagraphLabel(SpokenLabel):
    """Words that are read when one comes to them; they can be marked with the mouse and copied."""

    def __init__(self, text: str = "", *, part: str = "", look: str = "") -> None:
        super().__init__(text, part=part, look=look)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)


@spoken_as(QAccessible.Role.Paragraph)
class QuietLabel(SpokenLabel):
    """A label that screen readers skip, since the dialog's description has its words."""
