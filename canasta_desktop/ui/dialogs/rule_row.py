"""One rule of the sheet, read at once: its words, its clause at the right, and perhaps the wording below."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from canasta_desktop.ui.dialogs.clause_wording import ClauseLink, ClauseWording
from canasta_desktop.ui.dialogs.document import Passage
from canasta_desktop.ui.dialogs.spoken_labels import ParagraphLabel
from canasta_desktop.ui.window.plain_widgets import set_property
from canasta_desktop.ui.wording.rules.rule_words import Paragraph


class RuleRow(Passage):
    """One paragraph with its clause at the right; marked, it stands in a note box. The wording may stand below."""

    wanted = Signal(object)
    """The wording of its clause is wanted; carries the rule itself."""

    def __init__(self, paragraph: Paragraph) -> None:
        super().__init__()
        self.paragraph = paragraph
        self.setObjectName(f"rule:{paragraph.code.text}:{paragraph.clause}")
        text, self.link = ParagraphLabel(paragraph.text), ClauseLink(paragraph.clause, paragraph.cited)
        text.setContentsMargins(0, 4, 0, 4)
        self.link.clicked.connect(self._clicked)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(text, 1)
        row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 2, 10, 2)
        self._column.setSpacing(0)
        self._column.addLayout(row)
        self.setAccessibleName(paragraph.text)
        about = self.tr("Rule {clause}, ruling of this program") if paragraph.is_ruling else self.tr("Rule {clause}")
        self.setAccessibleDescription(about.format(clause=paragraph.clause))

    def _clicked(self) -> None:
        self.wanted.emit(self)

    @property
    def is_marked(self) -> bool:
        """Whether it stands out."""
        return bool(self.property("look") == "note")

    def mark(self, *, marked: bool) -> None:
        """Let it stand out, or not; the frame takes no room of its own, neither at once nor later."""
        if marked:
            self.ensurePolished()  # what has a frame when it is first dressed makes room for it
        set_property(self, "tone", "plain" if marked else "")
        set_property(self, "look", "note" if marked else "")

    def add_wording(self, block: ClauseWording) -> None:
        """Put the wording of a clause below the paragraph."""
        self._column.addWidget(block)
        block.show()

    def has(self, words: Sequence[str]) -> bool:
        """Whether text, clause and what is said of it hold all of these words."""
        held = f"{self.paragraph.text} {self.accessibleDescription()}".casefold()
        return all(word in held for word in words)
