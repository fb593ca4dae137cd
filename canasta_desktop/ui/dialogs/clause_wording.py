"""A clause beside its rule: the number, which can be pressed, and the wording that unfolds below the sentence.

The wording is the text of the rules as it was written, in English whatever the language of the window: the sentence
above it says the same in the window's own.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from canasta_desktop.ui.accessibility.announcing import announce
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.controls import OPENER_INDENT, Opener
from canasta_desktop.ui.dialogs.spoken_labels import ParagraphLabel
from canasta_desktop.ui.rule_sheet.clauses import wording
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.plain_widgets import KeyButton

BORDER = 2
"""Of the wording, where the keyboard is shown, px."""


class ClauseLink(KeyButton):
    """The number of a clause; pressed, it asks for the wording. Arrows are left to the document it stands in."""

    def __init__(self, clause: str, shown: str, parent: QWidget | None = None) -> None:
        """`shown` is the number as it stands there."""
        super().__init__(parent)
        self.setText(shown)
        self.setObjectName(f"clause:{clause}")
        self.setProperty("part", "clause")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)  # else Enter in the search field would press the first of them
        self.let_tab_in(is_in=False)
        tool_tip(self, self.tr("Wording of the clause"))
        self.setAccessibleName(self.tr("Read clause {clause}").format(clause=clause))

    def let_tab_in(self, *, is_in: bool) -> None:
        """Whether Tab comes here: of a sheet's hundred numbers it comes to that of the rule which has the keyboard."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_in else Qt.FocusPolicy.NoFocus)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class ClauseWording(QWidget):
    """A heading that folds, and the wording of a clause below it."""

    unfolded = Signal(bool)
    """A person has unfolded it, or folded it."""

    def __init__(self, clause: str, *, is_unfolded: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clause = clause
        self.setObjectName("wording")
        self.heading = Opener()
        self.heading.setObjectName("wording:heading")
        self.heading.set_openable(openable=True)
        self.heading.setText(self.tr("Wording of the clause"))
        self.heading.setAccessibleName(f"{self.heading.text()} {clause}")
        self.text = ParagraphLabel(wording(clause), part="wording")
        self.text.setObjectName("wording:text")
        sources = self.tr("The letters in brackets name the sources of a rule.")
        self.text.setAccessibleDescription(sources)
        tool_tip(self.text, sources)
        self.text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that Tab comes here and a screen reader reads it
        self.text.setIndent(0)
        self.text.setContentsMargins(OPENER_INDENT - BORDER, 0, 0, BORDER)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, BORDER)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.text)
        self.unfold(is_unfolded=is_unfolded)
        self.heading.toggled.connect(self._toggled)

    def unfold(self, *, is_unfolded: bool) -> None:
        """Show the wording, or the heading alone."""
        self.heading.setChecked(is_unfolded)
        self.text.setVisible(is_unfolded)

    def read_out(self) -> None:
        """Announce the wording."""
        announce(self.text, self.text.text())

    def _toggled(self, is_unfolded: bool) -> None:
        self.text.setVisible(is_unfolded)
        self.unfolded.emit(is_unfolded)
