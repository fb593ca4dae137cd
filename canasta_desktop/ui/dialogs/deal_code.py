"""A deal code is typed or pasted; the dialog says what it deals, or where somebody slipped, and plays it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from canasta_desktop.game.code_symbols import GROUP, LONGEST_TYPED, CodeFault, DealCodeError
from canasta_desktop.game.deal_code import CodedDeal, read_deal_code
from canasta_desktop.ui.accessibility.announcing import announce
from canasta_desktop.ui.dialogs.document import Document, passage_box
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.spoken_labels import QuietLabel
from canasta_desktop.ui.window.plain_widgets import label, put, set_property
from canasta_desktop.ui.wording.deal_codes import DealCodeWords, is_last_missing
from canasta_desktop.ui.wording.wording import Wording

EXAMPLE = "807M-AXJ9-CCPV-J7A5-KM46-MAS3-SJ86-FWQ"
ON_THE_WAY = (CodeFault.EMPTY, CodeFault.TOO_SHORT)
"""What is no fault of a code that is still being typed."""


def copied_code() -> str:
    """The code that was copied last, to be pasted; empty where something else was, or nothing."""
    text = " ".join(QGuiApplication.clipboard().text()[:LONGEST_TYPED].split())
    try:
        read_deal_code(text)
    except DealCodeError:
        return ""
    return text


class DealCodeDialog(Dialog):
    """`chosen` carries the `CodedDeal` to be played. Enter in a code that is wrong, or pasting one, selects the place.

    Where only one code can have been meant, a button puts it into the field; nothing is played by that.

    `names` gives the names of so many players, by seat: of those who will sit there.
    """

    chosen = Signal(object)

    def __init__(
        self, words: Wording, names: Callable[[int], Sequence[str]], parent: QWidget | None = None, code: str = ""
    ) -> None:
        super().__init__(parent, QSize(620, 470))
        self._words, self._names = words, names
        self._deal: CodedDeal | None = None
        self._error: DealCodeError | None = None
        self._code_words = DealCodeWords()
        self.body.setSpacing(12)
        self.body.addLayout(self._made_field())
        self.body.addLayout(self._made_state())
        self.body.addWidget(self._made_page(), 1)
        self.cancel_button = self.add_button("cancel")
        self.play_button = self.add_button("play", primary=True)
        self.cancel_button.clicked.connect(self.reject)
        self.play_button.clicked.connect(self._play)
        self.paste_button.clicked.connect(self._paste)
        self.correct_button.clicked.connect(self._correct)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._show_wrong)
        self.retranslate()
        self.field.setText(code)
        self.field.setFocus()

    def _made_field(self) -> QHBoxLayout:
        """Where the code is typed, and the button that pastes one."""
        self.field = QLineEdit()
        self.field.setObjectName("code")
        self.field.setMaxLength(LONGEST_TYPED)
        self.field.setPlaceholderText(EXAMPLE)
        self.paste_button = QPushButton()
        self.paste_button.setObjectName("paste")
        self.paste_button.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.paste_button)
        return row

    def _made_state(self) -> QHBoxLayout:
        """What is wrong with the code, and the button that corrects it."""
        self.state = label()
        self.state.setObjectName("state")
        self.correct_button = QPushButton()
        self.correct_button.setObjectName("correct")
        self.correct_button.setAutoDefault(False)
        self.correct_button.hide()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.state, 1)
        row.addWidget(self.correct_button, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _made_page(self) -> Document:
        """What the code deals."""
        self._frame, column = passage_box()
        self.heading, self.facts, self.note = QuietLabel(part="name"), QuietLabel(), QuietLabel(look="second")
        for one in (self.heading, self.facts, self.note):
            column.addWidget(one)
        self.scroll_area = Document()
        self.scroll_area.can_be_entered = False
        self.scroll_area.column.addWidget(self._frame)
        self.scroll_area.column.addStretch(1)
        return self.scroll_area

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.set_title(self.tr("Play a deal code"), self.tr("The same code gives the same cards everywhere."))
        self.field.setAccessibleName(self.tr("Deal code"))
        self.paste_button.setText(self.tr("Paste"))
        self.correct_button.setText(self.tr("Correct it"))
        self.scroll_area.setAccessibleName(self.tr("What the code deals"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.play_button.setText(self.tr("Play"))
        self._typed()

    def _typed(self) -> None:
        """Read what stands in the field, and say what it is."""
        before = self.state.text(), self.heading.text()
        self._deal = self._error = None
        try:
            self._deal = read_deal_code(self.field.text())
        except DealCodeError as error:
            self._error = error
        self._show()
        after = self.state.text(), self.heading.text()
        if after != before and self.isVisible():
            said = after[0] or f"{after[1]}. {self.facts.text()}"
            announce(self.field, said)

    def _show(self) -> None:
        error, deal = self._error, self._deal
        is_fault = error is not None and not (error.fault in ON_THE_WAY or is_last_missing(error))
        set_property(self.state, "tone", "error" if is_fault else "")
        put(self.state, "" if error is None else self._code_words.error(error))
        self.field.setAccessibleDescription(self.state.text())
        self.correct_button.setVisible(error is not None and bool(error.code))
        self.correct_button.setAccessibleDescription("" if error is None else error.code)
        self._frame.setVisible(deal is not None)
        self.scroll_area.set_chapters([[self._frame]])
        self.play_button.setEnabled(deal is not None)
        if deal is None:
            self.heading.setText("")
            return
        names = self._names(deal.players)
        self.heading.setText(self._code_words.title(deal, self._words))
        self.facts.setText("\n".join(self._code_words.facts(deal, names[deal.start.dealer], self._words)))
        self.note.setText(self.tr("You play it as practice, which counts in no statistics. It has no seal."))
        self._frame.setAccessibleName(f"{self.heading.text()}. {self.facts.text()} {self.note.text()}")

    def _paste(self) -> None:
        """What was copied, in place of what stands there."""
        self.field.setText(" ".join(QGuiApplication.clipboard().text()[:LONGEST_TYPED].split()))
        self.field.setFocus()
        self._show_wrong()

    def _show_wrong(self) -> None:
        """Select what should be looked at. Not while somebody types: the next character would take its place."""
        if self._error is not None and self._error.at >= 0:
            self.field.setSelection(self._error.at, self._error.end - self._error.at)

    def _correct(self) -> None:
        """Put the code that was meant into the field, and select the group that has changed, to be compared."""
        error = self._error
        if error is None or not error.code:
            return
        is_missing = error.fault is CodeFault.MISSING_CHARACTER
        group = (error.place if is_missing else error.place - 1) // GROUP
        self.field.setText(error.code)
        self.field.setFocus()
        self.field.setSelection(group * (GROUP + 1), GROUP)

    def _play(self) -> None:
        if self._deal is not None:
            self.chosen.emit(self._deal)
            self.accept()
