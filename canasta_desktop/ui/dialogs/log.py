"""The game log: the running deal turn by turn, by player, and as text to copy."""

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from canasta_desktop.game.gamelog import Entry
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.parts import Choices, Scroll
from canasta_desktop.ui.window.plain_widgets import label, name_label
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording, isolated, number, sentence

EVERYBODY = NOBODY

LETTERS_OF_A_NAME = 20
"""So many of a name stand on the button that shows this player alone."""


class LogDialog(Dialog):
    """Entries as one seat may see them; `event_context` is asked anew for each wording, since names are words too.

    `drawn` says what was drawn for partners and seats before them, a line a player; nothing where nothing was.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        telling: Callable[[], EventContext],
        words: Wording,
        deal: int,
        parent: QWidget | None = None,
        drawn: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__(parent, QSize(660, 600))
        self._drawn = drawn
        self._entries = list(entries)
        self._event_context = telling
        self._words = words
        self._deal = deal
        self.player = Choices((EVERYBODY, *range(len(telling().names))), EVERYBODY, "player")
        self.player.chosen.connect(self._refill)
        self.scroll_area = Scroll()
        self.body.setSpacing(12)
        self.body.addWidget(self.player)
        self.body.addWidget(self.scroll_area, 1)
        self.copy_button = self.add_button("copy", left=True)
        self.copy_button.clicked.connect(self._copy)
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        names = self._event_context().names
        self.set_title(self.tr("Game log"), self.tr("Deal {deal}").format(deal=number(self._deal)))
        self.player.set_texts(self.tr("Show"), [self.tr("All"), *names], LETTERS_OF_A_NAME)
        self.scroll_area.setAccessibleName(self.tr("What has happened"))
        self.copy_button.setText(self.tr("Copy as text"))
        self.close_button.setText(self.tr("Close"))
        self._refill()

    def turns(self) -> list[tuple[str, tuple[str, ...]]]:
        """What is shown: for each turn its heading and its lines."""
        telling = self._event_context()
        wanted = self.player.value
        told: list[tuple[str, tuple[str, ...]]] = []
        if wanted == EVERYBODY and (lines := tuple(self._drawn())):
            told.append((self.tr("Draw for seats"), lines))
        for (turn, owner), entries in groupby(self._entries, key=lambda entry: (entry.turn, entry.owner)):
            if wanted not in (EVERYBODY, owner):
                continue
            lines = tuple([line for entry in entries for line in self._lines(entry, owner, telling)])
            told.append((self._turn_title(turn, owner, telling), lines))
        return told

    def _lines(self, entry: Entry, owner: int, telling: EventContext) -> list[str]:
        """The lines of one entry; what another seat did in this turn (an answer) has its name before it."""
        lines = [sentence(line) for line in self._words.events.lines(entry.events, telling)]
        if entry.seat in (owner, NOBODY):
            return lines
        name = telling.names[entry.seat]
        return [self.tr("{name}: {what}").format(name=isolated(name), what=line) for line in lines]

    def _turn_title(self, turn: int, owner: int, telling: EventContext) -> str:
        if owner == NOBODY:
            return self.tr("Dealing")
        return self.tr("{turn}. {name}").format(turn=number(turn), name=isolated(telling.names[owner]))

    def _refill(self) -> None:
        column = self.scroll_area.column
        while (item := column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for heading, lines in self.turns():
            column.addWidget(_turn(heading, lines))
        column.addStretch(1)
        self._to_end()

    def _to_end(self) -> None:
        """The last turns are what one looks for."""
        self.scroll_area.column.activate()
        bar = self.scroll_area.verticalScrollBar()
        bar.setValue(bar.maximum())

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._to_end()

    def text(self) -> str:
        """The log as plain text."""
        parts = [self.tr("Deal {deal}").format(deal=number(self._deal))]
        parts += ["\n".join((heading, *(f"  {line}" for line in lines))) for heading, lines in self.turns()]
        return "\n\n".join(parts)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())


def _turn(heading: str, lines: Sequence[str]) -> QWidget:
    block = QWidget()
    row = QHBoxLayout(block)
    row.setContentsMargins(4, 4, 4, 4)
    row.setSpacing(14)
    name, text = name_label("name", lines=2), label()
    name.show_name(heading)
    name.setMinimumWidth(130)
    name.setMaximumWidth(220)
    text.setText("\n".join(lines))
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    column = QVBoxLayout()
    column.addWidget(text)
    row.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
    row.addLayout(column, 1)
    block.setAccessibleName(". ".join((heading, *lines)))
    return block
