"""The game log: the running deal turn by turn, by player, and as text to copy; why a computer player did what it did.

Reasons are asked for turn by turn and come when they have been worked out: until then nothing moves, and what takes
longer than a moment says so.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final, Protocol

from PySide6.QtCore import QSize, Qt, QTimer, SignalInstance
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from canasta_desktop.game.gamelog import Entry
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.accessibility.announcing import announce
from canasta_desktop.ui.base.commands import KEYS, LOG
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.document import Document
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.log_turn import LoggedLine, LoggedMove, LoggedTurn, TurnBlock
from canasta_desktop.ui.dialogs.parts import Choices
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording, isolated, number, sentence

EVERYBODY = NOBODY

LETTERS_OF_A_NAME = 20
"""So many of a name stand on the button that shows this player alone."""
MOMENT_MS: Final = 500
"""Reasons that take longer are said to be on their way."""
BEFORE: Final = -1
"""In place of a turn's number: what was drawn before the deal."""


class Reasons(Protocol):
    """Answers why an action was chosen, by its index in the deal."""

    @property
    def explained(self) -> SignalInstance:
        """There is a text for the action of this index."""
        ...

    def can_explain(self, index: int) -> bool:
        """Whether there are reasons to be had."""
        ...

    def ask(self, indices: Iterable[int]) -> None:
        """Have these worked out."""
        ...

    def text(self, index: int) -> str:
        """Why, in the words of now; empty as long as that is not known."""
        ...


class LogDialog(Dialog):
    """Entries as one seat may see them; `event_context` is asked anew for each wording, since names are words too.

    `drawn` says what was drawn for partners and seats before them, a line a player; nothing where nothing was.
    `reasons` are asked why; without them no turn offers that. `code` deals the deal again, once it is scored.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        event_context: Callable[[], EventContext],
        words: Wording,
        deal: int,
        parent: QWidget | None = None,
        drawn: Callable[[], Sequence[str]] = tuple,
        reasons: Reasons | None = None,
        code: str = "",
    ) -> None:
        super().__init__(parent, QSize(660, 600))
        self._drawn = drawn
        self._entries = list(entries)
        self._event_context = event_context
        self._words = words
        self._deal, self._code = deal, code
        self._reasons = reasons
        self._asked: set[int] = set()
        self._blocks: dict[int, TurnBlock] = {}
        self._grown: int | None = None
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(MOMENT_MS)
        self._moment.timeout.connect(self._show_reasons)
        if reasons is not None:
            reasons.explained.connect(self._show_reasons)
        self.player = Choices((EVERYBODY, *range(len(event_context().names))), EVERYBODY, "player")
        self.player.chosen.connect(self._refill)
        self.scroll_area = Document(indent=0)
        self.scroll_area.moved.connect(self._let_tab_in)
        self.scroll_area.entered.connect(self._ask_of_line)
        self.scroll_area.can_be_entered = reasons is not None
        self.scroll_area.verticalScrollBar().rangeChanged.connect(self._reveal)
        self.scroll_area.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.body.setSpacing(12)
        self.body.addWidget(self.player)
        self.body.addWidget(self.scroll_area, 1)
        self.copy_button = self.add_button("copy", left=True)
        self.copy_button.clicked.connect(self._copy)
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.close_by(KEYS[LOG])
        self.retranslate()

    def follow(self, entries: Sequence[Entry], deal: int) -> None:
        """Show these entries from now on: in a replay the log goes along."""
        if (entries, deal) != (self._entries, self._deal):
            self._entries, self._deal = list(entries), deal
            self._ask_of(self._asked)
            self.retranslate()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        names = self._event_context().names
        self.set_title(self.tr("Game log"), self._which())
        self.player.set_texts(self.tr("Show"), [self.tr("All"), *names], LETTERS_OF_A_NAME)
        self.scroll_area.setAccessibleName(self.tr("What has happened"))
        self.copy_button.setText(self.tr("Copy as text"))
        self.close_button.setText(self.tr("Close"))
        self._refill()

    def _which(self) -> str:
        """Which deal it is, and the code that deals it again, if it has one."""
        deal = self.tr("Deal {deal}").format(deal=number(self._deal))
        return f"{deal} · {self._words.scores.deal_code(self._code)}" if self._code else deal

    # --- the turns ---------------------------------------------------------------------------------

    def turns(self) -> list[tuple[str, tuple[str, ...]]]:
        """What is shown: for each turn its heading and its lines."""
        return [(turn.heading, turn.lines) for turn in self._logged()]

    def _logged(self, turns: Collection[int] | None = None) -> list[LoggedTurn]:
        """The turns of the player that is wanted, or of all, with what is known of their reasons; these turns alone."""
        event_context = self._event_context()
        wanted = self.player.value
        logged: list[LoggedTurn] = []
        if turns is None and wanted == EVERYBODY and (lines := tuple(self._drawn())):
            logged.append(LoggedTurn(BEFORE, self.tr("Draw for seats"), (LoggedMove(lines),)))
        for (turn, owner), numbered in groupby(enumerate(self._entries), key=lambda one: (one[1].turn, one[1].owner)):
            if wanted in (EVERYBODY, owner) and (turns is None or turn in turns):
                logged.append(self._turn(turn, owner, list(numbered), event_context))
        return logged

    def _turn(
        self, turn: int, owner: int, numbered: Sequence[tuple[int, Entry]], event_context: EventContext
    ) -> LoggedTurn:
        """One turn; the first entry of the log is the dealing, so the action of an entry has the index before it."""
        moves = [
            LoggedMove(tuple(self._lines(entry, owner, event_context)), self._explainable(place - 1))
            for place, entry in numbered
        ]
        if turn in self._asked:
            moves = self._with_reasons(moves)
        can_ask = turn not in self._asked and any([move.action >= 0 for move in moves])
        offer = self.tr("Why?") if can_ask else ""
        return LoggedTurn(turn, self._turn_title(turn, owner, event_context), tuple(moves), offer)

    def _explainable(self, index: int) -> int:
        return index if self._reasons is not None and index >= 0 and self._reasons.can_explain(index) else -1

    def _with_reasons(self, moves: Sequence[LoggedMove]) -> list[LoggedMove]:
        """The moves with their reasons; for the first that is still waited for, that it is, once a moment has gone."""
        assert self._reasons is not None
        waits = "" if self._moment.isActive() else self._words.reasons.being_asked()
        told: list[LoggedMove] = []
        for move in moves:
            reason = self._reasons.text(move.action) if move.action >= 0 else ""
            if not reason and move.action >= 0:
                reason, waits = waits, ""
            told.append(move._replace(reason=reason))
        return told

    def _lines(self, entry: Entry, owner: int, event_context: EventContext) -> list[str]:
        """The lines of one entry; what another seat did in this turn (an answer) has its name before it."""
        lines = [sentence(line) for line in self._words.events.lines(entry.events, event_context)]
        if entry.seat in (owner, NOBODY):
            return lines
        name = event_context.names[entry.seat]
        return [self.tr("{name}: {what}").format(name=isolated(name), what=line) for line in lines]

    def _turn_title(self, turn: int, owner: int, event_context: EventContext) -> str:
        if owner == NOBODY:
            return self.tr("Dealing")
        return self.tr("{turn}. {name}").format(turn=number(turn), name=isolated(event_context.names[owner]))

    def _refill(self) -> None:
        column = self.scroll_area.column
        while (item := column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._blocks = {}
        for turn in self._logged():
            block = self._blocks[turn.number] = TurnBlock(turn)
            block.why_wanted.connect(self._ask)
            column.addWidget(block)
        column.addStretch(1)
        self._know_lines()
        self._let_tab_in(self._last_line())
        self._to_end()

    def _know_lines(self) -> None:
        """What is there to be read has changed; what is heard of it has names in place of the cards' signs."""
        for line in [line for block in self._blocks.values() for line in block.lines]:
            line.setAccessibleName(self._words.spoken.cards.in_words(line.text()))
        self.scroll_area.set_chapters([block.lines for block in self._blocks.values()])

    def _last_line(self) -> LoggedLine | None:
        lines = [line for block in self._blocks.values() for line in block.lines]
        return lines[-1] if lines else None

    def _to_end(self) -> None:
        """The last turns are what one looks for."""
        self.scroll_area.column.activate()
        bar = self.scroll_area.verticalScrollBar()
        bar.setValue(bar.maximum())

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard comes to the last line, from where one reads back."""
        super().showEvent(event)
        self._to_end()
        if not event.spontaneous() and (last := self._last_line()) is not None:
            last.setFocus(Qt.FocusReason.TabFocusReason)

    # --- reasons -----------------------------------------------------------------------------------

    def explain_last(self, player: int) -> None:
        """Have the last turn of this player explained, and show this one alone; of EVERYBODY that of each of them."""
        last = {
            entry.seat: entry.turn
            for place, entry in enumerate(self._entries)
            if player in (EVERYBODY, entry.seat) and self._explainable(place - 1) >= 0
        }
        self._ask_of(set(last.values()))
        if player == EVERYBODY:
            self._show_reasons()
        else:
            self.player.set_value(player)
            self._refill()

    def explain_turn_before(self) -> None:
        """Have the last turn explained in which a computer player did something, between those of all the others."""
        own = [entry.turn for place, entry in enumerate(self._entries) if self._explainable(place - 1) >= 0]
        self._ask_of(set(own[-1:]))
        self._show_reasons()

    def _ask(self, turn: int) -> None:
        """A turn's button was pressed, which goes now: the keyboard comes to the turn, unless it is there already."""
        lines, held = self._blocks[turn].lines, QApplication.focusWidget()
        if lines and held not in lines:
            self.scroll_area.go_to(lines[0])
        self._ask_of({turn})
        self._show_reasons()

    def _ask_of_line(self, line: QWidget) -> None:
        """Enter at a line asks why, as the button of its turn does."""
        block = line.parentWidget()
        if isinstance(block, TurnBlock) and block.link is not None and not block.link.isHidden():
            block.link.click()

    def _ask_of(self, turns: set[int]) -> None:
        """Have what computer players did in these turns explained, as far as the log goes."""
        if self._reasons is None or not turns:
            return
        self._asked |= turns
        self._moment.start()
        self._reasons.ask(
            [self._explainable(place - 1) for place, entry in enumerate(self._entries) if entry.turn in turns]
        )

    def _show_reasons(self, action: int = -1) -> None:
        """Show what is known by now, in the turns that were asked about; `action`: this has just been explained."""
        grown = None
        for turn in self._logged(self._asked):
            block = self._blocks.get(turn.number)
            if block is not None and block.show_turn(turn):
                grown = turn.number
            if action >= 0 and action == max([move.action for move in turn.moves]):
                told = " ".join([move.reason for move in turn.moves if move.reason])
                announce(self, told)
        if grown is not None:
            self._grown = grown
            entry = self.scroll_area.entry
            self._know_lines()
            self._let_tab_in(entry)
            self._reveal()

    def _reveal(self) -> None:
        """The turn that grew last is seen to its end; how high it is gets known step by step, with the bar's range."""
        if self._grown in self._blocks:
            block, bar = self._blocks[self._grown], self.scroll_area.verticalScrollBar()
            below = block.geometry().bottom() - self.scroll_area.viewport().height()
            bar.setValue(max(bar.value(), below))

    def _scrolled(self) -> None:
        """By hand: from now on the list stands where it was put."""
        self._grown = None

    def _let_tab_in(self, line: QWidget | None) -> None:
        """Tab comes to this line, and from it to the button of its turn: there are as many as turns."""
        self.scroll_area.let_tab_in(line)
        entry = self.scroll_area.entry
        stops: list[QWidget] = [self.player.buttons()[-1]]
        for block in self._blocks.values():
            is_here = entry in block.lines
            if entry is not None and is_here:
                stops.append(entry)
            if block.link is not None:
                block.link.let_tab_in(is_in=is_here)
                stops += [block.link] if is_here else []
        for before, after in pairwise([*stops, self.copy_button, self.close_button]):
            self.setTabOrder(before, after)

    # --- as text -----------------------------------------------------------------------------------

    def text(self) -> str:
        """The log as plain text, with the reasons that are shown."""
        parts = [self._which()]
        parts += ["\n".join((turn.heading, *[f"  {line}" for line in turn.all_lines])) for turn in self._logged()]
        return "\n\n".join(parts)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
