"""The deal of the day: what it is, the days in a row, and today's result, to be copied and passed on."""

from datetime import date
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from canasta_desktop.game.daily import DailyResult, Streak
from canasta_desktop.ui.dialogs.document import Document, PassageLabel, passage_box
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.spoken_labels import QuietLabel
from canasta_desktop.ui.window.plain_widgets import put
from canasta_desktop.ui.wording.daily import DailyWords


class Attempt(Enum):
    """How it stands with the first attempt of a day."""

    NEW = "new"
    BEGUN = "begun"
    OVER = "over"


class DailySummary(NamedTuple):
    """The daily deal of one day; `result` is None where it is not over, or cannot be worked out any more."""

    day: date
    progress: Attempt
    streak: Streak
    result: DailyResult | None = None


class DailyDialog(Dialog):
    """`play_wanted`: begin, go on, or once it is over, play it again as practice."""

    play_wanted = Signal()

    def __init__(self, summary: DailySummary, parent: QWidget | None = None) -> None:
        super().__init__(parent, QSize(560, 360))
        self._summary = summary
        self._daily_words = DailyWords()
        self.about, self.streak = PassageLabel(), PassageLabel(part="name")
        self._frame, column = passage_box()
        self.points, self.legend = QuietLabel(look="heading"), QuietLabel(look="second")
        self.signs = QuietLabel()
        for line in (self.points, self.signs, self.legend):
            column.addWidget(line)
        self.copied = Notice("copied")
        self.scroll_area = Document()
        self.scroll_area.can_be_entered = False
        inside = self.scroll_area.column
        inside.setSpacing(12)
        for one in (self.about, self.streak, self._frame, self.copied):
            inside.addWidget(one)
        inside.addStretch(1)
        self.body.addWidget(self.scroll_area)
        self.copy_button = self.add_button("copy", left=True)
        self.close_button = self.add_button("close")
        self.play_button = self.add_button("play", primary=True)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.reject)
        self.play_button.clicked.connect(self._play)
        self.retranslate()
        self.play_button.setFocus()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        summary, words = self._summary, self._daily_words
        self.set_title(self.tr("Deal of the day"), words.day(summary.day))
        self.scroll_area.setAccessibleName(self.tr("Deal of the day"))
        self.about.set_words(words.about())
        put(self.streak, words.streak(summary.streak))
        self.streak.setAccessibleName(self.streak.text())
        result = summary.result
        self._frame.setVisible(result is not None)
        self.copy_button.setVisible(result is not None)
        if result is not None:
            lines = words.result(result).splitlines()
            self.points.setText(words.points(result))
            put(self.signs, lines[2] if len(lines) > 2 else "")
            put(self.legend, words.legend(result))
            self._frame.setAccessibleName(" ".join([*lines[:2], self.legend.text()]))
        self.scroll_area.set_chapters([[self.about, self.streak, self._frame]])
        self.set_summary(" ".join(filter(None, (f"{words.day(summary.day)}.", self.about.text(), self.streak.text()))))
        self.copy_button.setText(self.tr("Copy the result"))
        self.close_button.setText(self.tr("Close"))
        texts = {
            Attempt.NEW: self.tr("Play"),
            Attempt.BEGUN: self.tr("Go on"),
            Attempt.OVER: self.tr("Play again as practice"),
        }
        self.play_button.setText(texts[summary.progress])
        if self.copied.text:
            self._show_copied()

    def _copy(self) -> None:
        if self._summary.result is not None:
            QGuiApplication.clipboard().setText(self._daily_words.result(self._summary.result))
            self._show_copied()

    def _show_copied(self) -> None:
        self.copied.show_note(self.tr("The result is copied. It reveals nothing about the cards."), "good")

    def _play(self) -> None:
        self.accept()
        self.play_wanted.emit()
