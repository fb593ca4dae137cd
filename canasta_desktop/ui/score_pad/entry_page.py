"""The page on which a deal is taken down: who went out and how, what each side has, and what that comes to."""

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from canasta_desktop.game.special_hands import known_hands
from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.pad.scored_counts import PadDeal
from canasta_desktop.rules.going_out import Concealed
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.controls import Fact, Pick
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.parts import Choices, Fields
from canasta_desktop.ui.score_pad.count_grid import CountGrid
from canasta_desktop.ui.score_pad.key_pad import NEXT, KeyPad
from canasta_desktop.ui.score_pad.pad_words import PadWords

KEYS_WIDE: Final = 210
"""Width of the keys on the screen at least, px."""
GAP: Final = 14
"""Between the paper and the keys, px."""
NAME_LETTERS: Final = 24


class DealEntryPage(QWidget):
    """One deal of a pad, a new one or, at a `place` from 0, one that is corrected.

    `written` carries the `PadDeal`; `removed`: the line is to go; `cancelled`: nothing changes.
    """

    written = Signal(object)
    removed = Signal()
    cancelled = Signal()

    def __init__(self, pad: ScorePad, words: PadWords, place: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pad, self.place, self._words = pad, place, words
        self.line = pad.lines[place] if place is not None else None
        self.head = self.line.head if self.line is not None else pad.next_head
        accounts = range(pad.accounts)
        self._hands = known_hands(pad.rules)
        self._is_answered = {"out": self.line is not None, "lone": self.line is not None}
        self._has_chosen_keys = False
        self.fields = Fields(dense=True)
        self.lone = Choices([NOBODY, *accounts], NOBODY, "lone")
        if pad.rules.seating.forms_sides():
            self.fields.add(self.lone)
        self.out = self.fields.add(Choices([NOBODY, *accounts], NOBODY, "out"))
        self.concealed = Fact("concealed")
        self.special = Pick()
        self.grid = CountGrid(pad.counting.things, pad.accounts)
        self.keys = KeyPad()
        self.notice = Notice("entry-notice", in_line=True)
        self.buttons = {name: QPushButton() for name in ("remove", "keys", "cancel", "write")}
        self._lay_out()
        self._connect()
        self._show_deal()
        self.retranslate()

    def _lay_out(self) -> None:
        how = QHBoxLayout()
        how.setSpacing(18)
        how.addWidget(self.concealed)
        how.addWidget(self.special)
        how.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(GAP)
        middle.addWidget(self.grid, 1)
        middle.addWidget(self.keys)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for name, button in self.buttons.items():
            button.setObjectName(f"entry:{name}")
            button.setAutoDefault(False)
            foot.addWidget(button)
            if name == "remove":
                foot.addStretch(1)
        self.buttons["write"].setProperty("look", "primary")
        self.buttons["keys"].setCheckable(True)
        self.buttons["remove"].setVisible(self.place is not None)
        self.concealed.setVisible(self.pad.rules.out.conceals is not Concealed.NEVER)
        self.special.setObjectName("special")
        self.special.setVisible(bool(self._hands))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.fields)
        column.addLayout(how)
        column.addLayout(middle, 1)
        column.addWidget(self.notice)
        column.addLayout(foot)

    def _connect(self) -> None:
        for choices in (self.out, self.lone):
            choices.chosen.connect(self._chosen)
        self.concealed.toggled.connect(self._follow)
        self.special.currentIndexChanged.connect(self._follow)
        self.grid.changed.connect(self._follow)
        self.grid.path.ended.connect(self.buttons["write"].setFocus)
        self.keys.pressed.connect(self._key_pressed)
        self.buttons["keys"].clicked.connect(self._show_keys)
        self.buttons["write"].clicked.connect(self.write)
        self.buttons["cancel"].clicked.connect(self.cancelled)
        self.buttons["remove"].clicked.connect(self.removed)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self).activated.connect(self.write)

    def _show_deal(self) -> None:
        """What was written down, or an empty sheet with nobody out yet."""
        self.special.addItems([""] * (len(self._hands) + 1))
        if self.line is None:
            self.out.choose_none()
            self.lone.choose_none()
            return
        deal = self.line.deal
        self.out.set_value(deal.out)
        self.lone.set_value(deal.lone)
        self.concealed.setChecked(deal.concealed)
        self.special.setCurrentIndex(self._hands.index(deal.special) + 1 if deal.special else 0)
        self.grid.show_columns(deal.columns)

    def begin(self) -> None:
        """The keyboard to where a deal is begun: who has gone out; of one that is corrected, the first count."""
        if self.line is not None:
            self.grid.path.begin()
        else:
            self._focus_choice(self.lone if self.pad.rules.seating.forms_sides() else self.out)

    @staticmethod
    def _focus_choice(choices: Choices) -> None:
        """The keyboard to what is chosen or, where nothing is yet, to the first."""
        chosen = [button for button in choices.buttons() if button.isChecked()]
        (chosen or choices.buttons())[0].setFocus(Qt.FocusReason.TabFocusReason)

    # --- what is entered ---------------------------------------------------------------------------

    def deal(self) -> PadDeal:
        """The deal as it is entered so far."""
        out = self._answer("out", self.out)
        concealed = out != NOBODY and self.concealed.isChecked() and not self.concealed.isHidden()
        special = (
            self._hands[self.special.currentIndex() - 1] if out != NOBODY and self.special.currentIndex() > 0 else ""
        )
        return PadDeal(self.grid.columns(), out, concealed, special, self._answer("lone", self.lone))

    def _answer(self, name: str, choices: Choices) -> int:
        return int(str(choices.value)) if self._is_answered[name] else NOBODY

    def _chosen(self, value: object) -> None:
        self._is_answered[self.sender().objectName()] = True
        self.notice.clear()
        self._follow()

    def _follow(self) -> None:
        """Show what it comes to."""
        has_out = self._answer("out", self.out) != NOBODY
        self.concealed.setEnabled(has_out)
        self.special.setEnabled(has_out)
        self.grid.show_line(self.pad.preview(self.deal(), self.place))
        names = self._words.accounts(self.pad)
        told = [f"{name}: {', '.join(self.grid.sums(account))}" for account, name in enumerate(names)]
        self.buttons["write"].setAccessibleDescription("; ".join(told))

    def _key_pressed(self, key: str) -> None:
        if key == NEXT:
            self.grid.path.go_on()
        else:
            self.grid.path.press(key)

    def write(self) -> None:
        """Write the deal down; if something is missing, say so and move the focus there."""
        wrong = self.grid.first_wrong()
        asked = [(self.lone, "lone")] if self.pad.rules.seating.forms_sides() else []
        missing = [one for one, name in (*asked, (self.out, "out")) if not self._is_answered[name]]
        if wrong is not None:
            self.notice.show_note(self.tr("This is no number of points or cards."))
            wrong.setFocus(Qt.FocusReason.OtherFocusReason)
            wrong.end(False)
        elif missing and self.grid.has_counts:
            text = self.tr("Who went out?") if missing[0] is self.out else self.tr("Who played alone?")
            self.notice.show_note(text, "warning")
            self._focus_choice(missing[0])
        else:
            self.written.emit(self.deal())

    # --- Qt ----------------------------------------------------------------------------------------

    def _dress(self) -> None:
        """Have paper and keys follow the size of the text."""
        text = self.font().pixelSize()
        if text > 0:
            self.grid.dress(text)
            self.keys.dress(text)
            self.keys.setFixedWidth(round(max(KEYS_WIDE, 15 * text)))
            self._offer_keys()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dress()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "keys"):
            self._dress()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_keys()

    def _offer_keys(self) -> None:
        """The keys on the screen where there is room for them, as long as nobody has said otherwise."""
        if not self._has_chosen_keys:
            has_room = self.width() - self.keys.minimumWidth() - GAP >= self.grid.width_needed()
            self.buttons["keys"].setChecked(has_room)
            self.keys.setVisible(has_room)

    def _show_keys(self) -> None:
        self._has_chosen_keys = True
        self.keys.setVisible(self.buttons["keys"].isChecked())

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the choice that has the keyboard, where none is taken yet, and goes on."""
        focus = self.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or focus in self.buttons.values():
            super().keyPressEvent(event)
            return
        for choices in (self.lone, self.out):
            if focus in choices.buttons() and not self._is_answered[choices.objectName()]:
                assert isinstance(focus, QAbstractButton)
                focus.click()
        if focus in self.lone.buttons():
            self._focus_choice(self.out)
        else:
            self.grid.path.begin()

    # --- words -------------------------------------------------------------------------------------

    def title(self) -> str:
        """Which deal it is."""
        return self._words.words.scores.title(self.head.number)

    def subtitle(self) -> str:
        """Who deals, and what everybody's initial meld had to count."""
        words, names = self._words, self._words.accounts(self.pad)
        minimums = [f"{name} {words.minimum(points)}" for name, points in zip(names, self.head.minimums, strict=True)]
        return " · ".join((words.dealer(self.pad, self.head), *minimums))

    def retranslate(self) -> None:
        """Word everything in the present language."""
        words, rules = self._words, self.pad.rules
        names = words.accounts(self.pad)
        self.out.set_texts(self.tr("Went out"), [self.tr("Nobody"), *names], NAME_LETTERS)
        self.fields.set_words(self.out, self.tr("Went out"))
        if rules.seating.forms_sides():
            self.lone.set_texts(self.tr("Played alone"), [self.tr("Nobody took the pile"), *names], NAME_LETTERS)
            shared = self.tr("What two partners have melded together is entered with one of them.")
            self.fields.set_words(self.lone, self.tr("Played alone"), shared)
        self.concealed.setText(self.tr("Concealed"))
        self.special.set_name(self.tr("Special hand"))
        with QSignalBlocker(self.special):
            for index, text in enumerate((self.tr("No special hand"), *map(words.words.specials.name, self._hands))):
                self.special.setItemText(index, text)
        self.grid.word([(words.thing(one, rules), words.price(one)) for one in self.pad.counting.things], names)
        self.keys.retranslate()
        self.buttons["remove"].setText(self.tr("Strike this deal out"))
        self.buttons["keys"].setText(self.tr("Keys"))
        self.buttons["cancel"].setText(self.tr("Cancel"))
        self.buttons["write"].setText(self.tr("Write it down"))
        self._follow()
