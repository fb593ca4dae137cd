"""The seal of a deal: shown while it is played; once it is scored, checked against the one that was noted."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from canasta_desktop.game.commitment import seal_of
from canasta_desktop.ui.dialogs.controls import Stepper
from canasta_desktop.ui.dialogs.document import Document, PassageLabel
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.parts import Fields, box
from canasta_desktop.ui.dialogs.spoken_labels import ParagraphLabel
from canasta_desktop.ui.wording.deal_codes import SealWords
from canasta_desktop.ui.wording.wording import number

GROUP = 8
"""Digits of a seal between two spaces."""
GROUPS = 4
"""Groups of them in a line."""


class SealedDeal(NamedTuple):
    """One deal of the match: its number, its seal, and the text that was sealed, empty until the deal is scored."""

    number: int
    seal: str
    text: str = ""


class SealDialog(Dialog):
    """`deals` are those of the match in their order, the last one first shown; none where there are no seals."""

    def __init__(self, deals: Sequence[SealedDeal], parent: QWidget | None = None, *, is_daily: bool = False) -> None:
        """`is_daily`: without deals, that it is the deal of the day is the reason."""
        super().__init__(parent, QSize(640, 620 if deals and deals[0].text else 270))
        self._deals, self._is_daily = list(deals), is_daily
        self._seal_words = SealWords()
        self._build()
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self._deal_set()

    def _build(self) -> None:
        self.about = PassageLabel()
        self.choice = Fields(dense=True)
        count = max(1, len(self._deals))
        self.stepper = self.choice.add(Stepper((1, count, 1), count, "deal", grain=1))
        self.stepper.changed.connect(self._deal_set)
        self.choice.setVisible(count > 1)
        self.seal = _digits()
        self.seal.setObjectName("seal")
        self.copy_button = _button("copy-seal")
        self.copy_button.clicked.connect(self._copy_seal)
        self.text = _digits()
        self.text.setObjectName("sealed-text")
        self._frame, framed = box()
        framed.addWidget(self.text)
        self.copy_text_button = _button("copy-text")
        self.copy_text_button.clicked.connect(self._copy_text)
        self.noted = QLineEdit()
        self.noted.setObjectName("noted")
        self.check_button = _button("check")
        self.check_button.clicked.connect(self.check)
        self.outcome = Notice("result")
        self._before = _row(self.seal, self.copy_button)
        self._after = _row(self.noted, self.check_button, self.copy_text_button)
        self.scroll_area = Document()
        self.scroll_area.can_be_entered = False
        self.scroll_area.set_chapters([[self.about]])
        column = self.scroll_area.column
        column.setSpacing(12)
        for one in (self.choice, self.about, self._before, self._after, self.outcome, self._frame):
            column.addWidget(one)
        column.addStretch(1)
        self.body.addWidget(self.scroll_area)

    @property
    def deal(self) -> SealedDeal | None:
        """The one that is shown; None where there are no seals."""
        return self._deals[self.stepper.value - 1] if self._deals else None

    def retranslate(self) -> None:
        """Word everything in the present language."""
        deal = self.deal
        told = self.tr("Deal {deal}").format(deal=number(deal.number)) if deal is not None else ""
        self.set_title(self.tr("Seal of the deal"), told)
        self.choice.set_words(self.stepper, self.tr("Deal"))
        self.stepper.set_words(self.tr("Deal"), self.tr("Earlier"), self.tr("Later"))
        words = self._seal_words
        if deal is None:
            self.about.set_words(words.none(self._is_daily))
        else:
            self.about.set_words(words.after() if deal.text else words.before())
        self.seal.setAccessibleName(self.tr("Seal"))
        self.seal.setAccessibleDescription(self.seal.text())
        self.text.setAccessibleName(self.tr("What was sealed"))
        self.text.setAccessibleDescription(self.text.text())
        self.scroll_area.setAccessibleName(self.tr("Seal of the deal"))
        self.noted.setAccessibleName(self.tr("The seal that you noted"))
        self.noted.setPlaceholderText(self.tr("The seal that you noted"))
        self.copy_button.setText(self.tr("Copy"))
        self.copy_text_button.setText(self.tr("Copy text"))
        self.check_button.setText(self.tr("Check"))
        self.close_button.setText(self.tr("Close"))
        if self.outcome.text:
            self.check()

    def _deal_set(self, _: int = 0) -> None:
        """Show the deal that is chosen."""
        deal = self.deal
        is_scored = deal is not None and bool(deal.text)
        self._before.setVisible(deal is not None and not is_scored)
        self._after.setVisible(is_scored)
        self._frame.setVisible(is_scored)
        self.text.setText("" if deal is None else deal.text.rstrip())
        self.seal.setText("" if deal is None else grouped(deal.seal))
        self.outcome.clear()
        self.check_button.setDefault(is_scored)
        self.close_button.setDefault(not is_scored)
        self.retranslate()

    def check(self) -> None:
        """Compute the seal from the text, and show whether it is the one that was noted."""
        deal = self.deal
        if deal is None or not deal.text:
            return
        noted = "".join(self.noted.text().split()).lower()
        found = seal_of(deal.text)
        said = f"{self._seal_words.result(bool(noted), noted == found)}\nSHA-256: {grouped(found)}"
        self.outcome.show_note(said, "good" if noted == found else "error" if noted else "info")

    def _copy_seal(self) -> None:
        if self.deal is not None:
            QGuiApplication.clipboard().setText(self.deal.seal)

    def _copy_text(self) -> None:
        if self.deal is not None:
            QGuiApplication.clipboard().setText(self.deal.text)


def grouped(seal: str) -> str:
    """The digits of a seal in groups, two lines of them."""
    groups = [seal[start : start + GROUP] for start in range(0, len(seal), GROUP)]
    return "\n".join([" ".join(groups[line : line + GROUPS]) for line in range(0, len(groups), GROUPS)])


def _digits() -> QLabel:
    """A label for digits that can be selected, by mouse and keys."""
    made = ParagraphLabel(part="name")
    made.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    flags = Qt.TextInteractionFlag
    made.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
    return made


def _button(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.setAutoDefault(False)
    return button


def _row(first: QWidget, *others: QWidget) -> QWidget:
    """Widgets side by side, of which the first has all the room."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(first, 1)
    for widget in others:
        row.addWidget(widget)
    return made
