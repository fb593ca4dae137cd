"""The dialog: how far the expert has come, then both scores side by side and the turns in which they part."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from canasta_desktop.game.duplicate import Duplicate, Parting, TakenTurn
from canasta_desktop.rules.scoring import Item, ScoreSheet
from canasta_desktop.ui.accessibility.announcing import announce
from canasta_desktop.ui.dialogs.document import Document, PassageLabel, passage_box
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.dialogs.spoken_labels import QuietLabel
from canasta_desktop.ui.window.plain_widgets import label, put, set_property
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording, sentence

STEPS: Final = 1000
"""Of the bar."""
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
COLUMN_GAP, ROW_GAP, LINE_GAP = 24, 6, 4


class DuplicateDialog(Dialog):
    """Opens while the expert still plays: `show_progress`, then `show_result`; closing it ends the run.

    `event_context` is asked anew for each wording; `deal` is the number of the deal.
    """

    def __init__(
        self, deal: int, event_context: Callable[[], EventContext], words: Wording, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, QSize(700, 680))
        self._deal, self._event_context, self._words = deal, event_context, words
        self._result: Duplicate | None = None
        self._is_settled = False
        self._rows: list[QWidget] = []
        self.state = label()
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.scroll_area = Document()
        self.scroll_area.can_be_entered = False
        self.scroll_area.column.setSpacing(12)
        self.scroll_area.hide()
        self.body.addWidget(self.state)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.scroll_area, 1)
        self.body.addStretch(0)
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    # --- how far it has come -----------------------------------------------------------------------

    def show_progress(self, done: float) -> None:
        """So much of the whole has been worked out, from 0 to 1."""
        self.bar.setValue(round(done * STEPS))

    def show_result(self, result: Duplicate | None) -> None:
        """The expert has played; None: it came to nothing."""
        self._result, self._is_settled = result, True
        self.retranslate()
        announce(self, self.state.text())
        if self.scroll_area.entry is not None:
            self.scroll_area.go_to(self.scroll_area.entry)

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        words, result = self._words.duplicates, self._result
        self.set_title(words.title(), words.about(self._deal))
        self.bar.setAccessibleName(words.working())
        self.bar.setVisible(not self._is_settled)
        self.close_button.setText(self.tr("Close") if self._is_settled else self.tr("Cancel"))
        self.scroll_area.setAccessibleName(words.title())
        self.scroll_area.setVisible(result is not None)
        set_property(self.state, "look", "heading" if result is not None else "")
        if result is None:
            put(self.state, words.failed() if self._is_settled else words.working())
            return
        put(self.state, words.result(result.difference))
        self._fill(result)

    def _fill(self, result: Duplicate) -> None:
        for widget in self._rows:
            discard(widget)
        words, event_context = self._words.duplicates, self._event_context()
        scores: list[QWidget] = [self._scores(result, event_context), PassageLabel(words.luck(), look="second")]
        turns: list[QWidget] = [PassageLabel(words.partings(len(result.partings), result.turns), look="heading")]
        turns += [self._parting(parting, event_context) for parting in result.partings]
        self._rows = [*scores, *turns]
        column = self.scroll_area.column
        while column.count():
            column.takeAt(0)
        for widget in self._rows:
            column.addWidget(widget)
        column.addStretch(1)
        self.scroll_area.set_chapters([scores, turns])

    # --- the two scores ----------------------------------------------------------------------------

    def _scores(self, result: Duplicate, event_context: EventContext) -> QWidget:
        frame, column = passage_box()
        grid = QGridLayout()
        grid.setHorizontalSpacing(COLUMN_GAP)
        grid.setVerticalSpacing(ROW_GAP)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        words = self._words.duplicates
        rows = [("", words.you(), words.expert()), *self._score_lines(result)]
        rows += [
            (name, words.points(own), words.points(other)) for name, own, other in self._sums(result, event_context)
        ]
        for number, texts in enumerate(rows):
            is_strong = number in (0, len(rows) - 1)
            for place, text in enumerate(texts):
                made = _text(text, part="name" if is_strong else "")
                grid.addWidget(made, number, place, RIGHT if place else Qt.AlignmentFlag.AlignTop)
        frame.setAccessibleName(". ".join([", ".join([text for text in texts if text]) for texts in rows]))
        return frame

    def _score_lines(self, result: Duplicate) -> Iterator[tuple[str, str, str]]:
        """A line for all that either of the two has scored."""
        words = self._words
        sheets = [_sheet(played, result.account) for played in (result.played, result.expert)]
        for item in Item:
            if any([line.item is item for sheet in sheets for line in sheet.lines]):
                own, other = [words.scores.points(sheet.points(item)) for sheet in sheets]
                yield words.scores.item(item), own, other

    def _sums(self, result: Duplicate, event_context: EventContext) -> list[tuple[str, int, int]]:
        words = self._words.duplicates
        own, other = _sheet(result.played, result.account).total, _sheet(result.expert, result.account).total
        best, best_then = _best_other(result.played, result.account), _best_other(result.expert, result.account)
        return [
            (words.this_deal(), own, other),
            (words.others(event_context.accounts[best.account]), best.total, best_then.total),
            (words.lead(), own - best.total, other - best_then.total),
        ]

    # --- the turns ---------------------------------------------------------------------------------

    def _parting(self, parting: Parting, event_context: EventContext) -> QFrame:
        """A turn: what the person did, and beside it what the expert would have done."""
        words = self._words.duplicates
        frame, column = passage_box()
        heading = words.turn(parting.turn, parting.cost)
        column.addWidget(_text(heading, part="name"))
        both = QHBoxLayout()
        both.setSpacing(COLUMN_GAP)
        column.addLayout(both)
        told = [heading]
        own, other = self._lines(parting.played, event_context), self._lines(parting.preferred, event_context)
        shared = _shared(own, other)
        for name, lines in ((words.you(), own[shared:]), (words.expert(), other[shared:])):
            part = QVBoxLayout()
            part.setSpacing(LINE_GAP)
            part.addWidget(_text(name, look="second"))
            for line in lines:
                part.addWidget(_text(line))
            part.addStretch(1)
            both.addLayout(part, 1)
            told.append(" ".join([f"{name}:", *lines]))
        frame.setAccessibleName(" ".join(told))
        return frame

    def _lines(self, turn: TakenTurn, event_context: EventContext) -> list[str]:
        """What was done, a line each, as of the person."""
        here = replace(event_context, ranks=turn.ranks)
        return [sentence(line) for entry in turn.entries for line in self._words.events.lines(entry.events, here)]


def _text(text: str, part: str = "", look: str = "") -> QLabel:
    return QuietLabel(text, part=part, look=look)


def _shared(own: Sequence[str], other: Sequence[str]) -> int:
    """How many lines both begin with; if one of them has no more, one less: something is to be seen on either side."""
    count = next((at for at, (one, two) in enumerate(zip(own, other, strict=False)) if one != two), None)
    return min(len(own), len(other)) - 1 if count is None else count


def _sheet(sheets: Sequence[ScoreSheet], account: int) -> ScoreSheet:
    return next(sheet for sheet in sheets if sheet.account == account)


def _best_other(sheets: Sequence[ScoreSheet], account: int) -> ScoreSheet:
    return max([sheet for sheet in sheets if sheet.account != account], key=lambda sheet: sheet.total)
