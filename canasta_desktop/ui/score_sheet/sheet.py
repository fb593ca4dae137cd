"""The score sheet after a deal: paper that rises over the dimmed table, inside the window.

It is a dialog to whoever opens and closes it, but no window of its own: it covers its parent. "Look at the table"
lowers the paper and leaves one button; Esc and Enter mean what they mean in every dialog.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from canasta_desktop.rules.scoring import Item
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.motion import Motion, Speed
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.score_sheet.backdrop import draw_players_above, draw_veil
from canasta_desktop.ui.score_sheet.button_row import ButtonRow, button_width, enter_key
from canasta_desktop.ui.score_sheet.columns import PAPER
from canasta_desktop.ui.score_sheet.count_up import CountUp, rise
from canasta_desktop.ui.score_sheet.deal import ScoredDeal
from canasta_desktop.ui.score_sheet.focus_path import FocusPath
from canasta_desktop.ui.score_sheet.losers import Loser
from canasta_desktop.ui.score_sheet.paper import button_theme
from canasta_desktop.ui.score_sheet.paper_dialog import PaperDialog
from canasta_desktop.ui.score_sheet.paper_sheet import PaperSheet
from canasta_desktop.ui.score_sheet.players import SeatedHand, seated_hands
from canasta_desktop.ui.score_sheet.sheet_export import SheetExport
from canasta_desktop.ui.score_sheet.sheet_words import SheetWords
from canasta_desktop.ui.score_sheet.stage import Stage
from canasta_desktop.ui.score_sheet.victory import Victory, Winner
from canasta_desktop.ui.window.painted_buttons import LargeButton
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording


class ScoreSheetDialog(PaperDialog):
    """`continue_wanted`, `rematch_wanted`, `new_game_wanted`: what is next; `rule_wanted` carries a clause.

    `book_wanted` asks for all deals of the match; `replay_wanted` and `same_deal_wanted`: the deal is to be seen, or
    played, again.

    Closing the sheet while the match goes on means going on.
    """

    continue_wanted = Signal()
    rematch_wanted = Signal()
    new_game_wanted = Signal()
    replay_wanted = Signal()
    same_deal_wanted = Signal()
    rule_wanted = Signal(str)
    book_wanted = Signal()
    expert_wanted = Signal()
    """The deal is to be seen beside the same deal played by an expert."""

    def __init__(
        self,
        deal: ScoredDeal,
        event_context: Callable[[], EventContext],
        words: Wording,
        parent: QWidget | None = None,
        stage: Stage | None = None,
    ) -> None:
        """`event_context` is asked anew for each wording: the names of seats and accounts are words too."""
        super().__init__(parent, stage)
        self.deal = deal
        self._event_context, self._words = event_context, words
        self._is_answered = self.is_lowered = False
        self.offers_expert = False
        """Whether an expert can play the same deal in the seat of the person."""
        self._players: list[SeatedHand] = []
        self._up = 1.0
        self._lit = -1
        """The line for which the players above were last painted."""
        self._motion = Motion(self, self._stage.speed)
        self._make()
        self.build()

    def _make(self) -> None:
        names, portraits = self._event_context().names, self._stage.portraits
        self._faces = [[portraits.get(seat, names[seat]) for seat in column.seats] for column in self.deal.columns]
        self.paper = PaperSheet(self.deal, self._words, self._faces, self)
        self.export = SheetExport(self._pages, self.look, self._words, self)
        self.export.reported.connect(self.paper.show_note)
        self.rows = self.paper.rows
        for row in self.rows:
            row.clause.clicked.connect(self._clause_clicked)
        self._foot = foot = ButtonRow(self.paper)
        self.look_button = foot.add("look-at-table", self.lower)
        self.copy_button = foot.add("copy", self._copy)
        self.more_button = foot.add("more", self._ask_more)
        if self.deal.is_over:
            self.new_game_button = foot.add("new-game", self._new_game)
        self.next_button = foot.add("next", self._next)
        self.buttons = foot.buttons
        self.path = FocusPath(self.paper, self.buttons)
        self.raise_button = LargeButton(self)
        self.raise_button.setObjectName("raise-sheet")
        self.raise_button.clicked.connect(self.raise_paper)
        self.raise_button.hide()
        self.count = CountUp(len(self.rows), self._stage.speed, self)
        self.count.changed.connect(self._show_count)
        self.victory = Victory(self._stage.speed, self)
        self.victory.over.connect(self._begin_count)

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        event_context, words = self._event_context(), self._words
        self._sheet_words = sheet_words = SheetWords(self.deal, event_context, words)
        self.paper.word(words, sheet_words)
        self.setWindowTitle(self.paper.title)
        self.setAccessibleName(self.paper.accessibleName())
        self.setAccessibleDescription(sheet_words.summary())
        usual = self.tr("Look at the table"), self.tr("Copy"), self.tr("More")
        if self.deal.is_over:
            self._foot.word(*usual, self.tr("New game"), self.tr("Rematch"))
        else:
            self._foot.word(*usual, self.tr("Next deal"))
        self.raise_button.show_action(self.tr("Show the score"), enter_key(), "", is_gold=True)
        self._players = seated_hands(self.deal, event_context.names, self._stage.portraits, self.tr("went out"))
        if self.deal.is_over:
            self._word_victory(event_context)
        self._show_count()
        self.place()

    def _word_victory(self, event_context: EventContext) -> None:
        names, faces, quotes = event_context.names, self._stage.portraits, self._stage.quotes()
        winners = [
            Winner(names[seat], faces.get(seat, names[seat])) for seat in self.deal.columns[self.deal.winner].seats
        ]
        losers = [
            Loser(names[seat], faces.get(seat, names[seat]), quotes.get(seat, ""))
            for index, column in enumerate(self.deal.columns)
            for seat in column.seats
            if index != self.deal.winner
        ]
        self.victory.word(*self._sheet_words.victory(), winners, losers)

    def text(self) -> str:
        """The sheet as plain text, columns parted by tabs."""
        return self._sheet_words.text([(row.name, row.figures) for row in self.rows])

    # --- where things stand ------------------------------------------------------------------------

    def box(self) -> QRect:
        """All of the window, or the button that raises the paper again."""
        return self._raise_box() if self.is_lowered else super().box()

    def place(self) -> None:
        """Place everything anew."""
        look = self.look()
        self.raise_button.set_look(button_theme(look.theme), look.unit)
        if self.is_lowered:
            self.raise_button.setGeometry(self.rect() if self.parentWidget() else self._raise_box())
            return
        self._place_paper(look)
        self.victory.setGeometry(self.rect())
        self.victory.place(look)
        self._foot.place(look)
        self.update()

    def _place_paper(self, look: Look) -> None:
        """The paper in the middle, below the players; lower while it is rising."""
        u = look.u
        wide, high = PAPER[0] * u, PAPER[1] * u
        left = (self.width() - wide) / 2
        top = max(0.0, min(self.height() - high - 2.6 * u, (self.height() - high) / 2 + 5 * u))
        off = (1 - self._up) * (self.height() - top)
        self.paper.setGeometry(QRect(round(left), round(top + off), round(wide), round(high)))

    def _raise_box(self) -> QRect:
        """Where the button stands that raises the paper again: in the middle of the lower edge."""
        room = self.parentWidget() or self
        look = self.look()
        wide = min(room.width() - 2 * look.u, button_width(self.raise_button, look, has_key=True) + 2 * look.u)
        high = max(38.0, 6.4 * look.u)
        return QRectF((room.width() - wide) / 2, room.height() - high - 2 * look.u, wide, high).toRect()

    # --- rising, and being counted -----------------------------------------------------------------

    def lower(self) -> None:
        """Lower the sheet, so that the table can be seen."""
        self.count.finish()
        self.is_lowered = True
        self.paper.hide()
        self.raise_button.show()
        self.cover()
        self.raise_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def raise_paper(self) -> None:
        """The paper again."""
        self.is_lowered = False
        self.raise_button.hide()
        self.paper.show()
        self.cover()
        self.look_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        """A match that is over has its moment first."""
        if self.deal.is_over:
            self.victory.start()
        else:
            self._begin_count()

    def _begin_count(self) -> None:
        self.count.start()
        if self._stage.speed is not Speed.OFF:
            self._show_rising(0.0)
        rise(self._motion, self._show_rising, self.place)

    def _show_rising(self, share: float) -> None:
        self._up = share
        self._place_paper(self.look())
        self.update()

    def _show_count(self) -> None:
        for place, row in enumerate(self.rows):
            row.show_count(self.count.state_of(place), is_lit=place == self.count.place)
        points = [sum(row.counted(column) for row in self.rows) for column in range(len(self.deal.columns))]
        is_counting = self.count.is_running
        sums = self._sheet_words.sums(points if is_counting else None)
        for below, (_, figures) in zip(self.paper.sums, sums, strict=True):
            below.show_figures(figures)
        self.paper.graph.show_running(
            [column.before + one for column, one in zip(self.deal.columns, points, strict=True)]
            if is_counting
            else [column.after for column in self.deal.columns]
        )
        if self.count.place != self._lit:
            self._lit = self.count.place
            self.update()

    def _press(self) -> bool:
        """A press anywhere: it ends the moment of the winners, or goes on with the count; whether it meant that."""
        if self.victory.is_running:
            self.victory.press()
        elif self.count.is_running:
            self.count.press()
        else:
            return False
        return True

    # --- what is next ------------------------------------------------------------------------------

    def _clause_clicked(self) -> None:
        self.rule_wanted.emit(next(row.clause_text for row in self.rows if row.clause is self.sender()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(self.deal.code)
        self.paper.show_note(self.tr("The code is copied. Whoever types it has the same cards."))

    def _ask_more(self) -> None:
        """What else can be done with the sheet, in a menu at its button."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addAction(self.tr("Replay the deal")).triggered.connect(partial(self._answer, self.replay_wanted))
        menu.addAction(self.tr("Same deal again")).triggered.connect(partial(self._answer, self.same_deal_wanted))
        menu.addAction(self.tr("Score book")).triggered.connect(self.book_wanted)
        if self.offers_expert:
            menu.addAction(self.tr("Compare with an expert …")).triggered.connect(self.expert_wanted)
        menu.addSeparator()
        menu.addAction(self.tr("Print …")).triggered.connect(self.export.ask_print)
        menu.addAction(self.tr("Save as PDF …")).triggered.connect(self.export.ask_save)
        if self.deal.code:
            menu.addAction(self.tr("Copy the deal code")).triggered.connect(self._copy_code)
        at = self.more_button.mapToGlobal(QPoint(0, -menu.sizeHint().height()))
        menu.setActiveAction(menu.actions()[0])
        menu.popup(at)

    def _pages(self, look: Look) -> list[PaperSheet]:
        """The sheet on one page for print, as it looks when everything has been counted."""
        paper = PaperSheet(self.deal, self._words, self._faces)
        paper.word(self._words, SheetWords(self.deal, self._event_context(), self._words))
        paper.fill_page(look)
        return [paper]

    def _next(self) -> None:
        self._answer(self.rematch_wanted if self.deal.is_over else self.continue_wanted)

    def _new_game(self) -> None:
        self._answer(self.new_game_wanted)

    def _answer(self, wanted: SignalInstance) -> None:
        """Close, and have this done."""
        self._is_answered = True
        self.accept()
        wanted.emit()

    def done(self, result: int) -> None:
        """Closed by Esc or by the window: the match goes on, if it does."""
        if not self._is_answered and not self.deal.is_over:
            self._is_answered = True
            self.continue_wanted.emit()
        super().done(result)

    # --- keys --------------------------------------------------------------------------------------

    def pressed(self, event: QKeyEvent) -> bool:
        """Any key goes on with the count; arrows go through the lines."""
        return event.key() != Qt.Key.Key_Escape and (self._press() or self.path.press(event.key()))

    def escape(self) -> None:
        """The paper that was lowered comes again; else it is put away."""
        if self.is_lowered:
            self.raise_paper()
        else:
            super().escape()

    def enter(self) -> None:
        """On to what is likely next."""
        self.next_button.click()

    def stops(self) -> list[QWidget]:
        """Lines, sums, buttons."""
        return [self.raise_button] if self.is_lowered else self.path.stops()

    def give_keyboard(self, stop: QWidget) -> None:
        """In sight."""
        self.path.give(stop)

    # --- Qt ----------------------------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below hears of it."""
        self._press()
        super().mousePressEvent(event)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if not event.spontaneous():
            self._begin()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.parentWidget() is None:
            painter.fillRect(self.rect(), QColor(look.theme.felt_edge))
        elif not self.is_lowered:
            draw_veil(painter, QRectF(self.rect()))
        if not self.is_lowered and not self.victory.is_running:
            room, paper = QRectF(self.rect()), QRectF(self.paper.geometry())
            draw_players_above(painter, look, room, paper, self._up, self._players, self._is_hand_lit)
        painter.end()

    def _is_hand_lit(self, column: int) -> bool:
        """Whether the cards in hand of this column are counted just now."""
        if not self.count.is_running:
            return False
        row = self.rows[self.count.place]
        return row.item is Item.IN_HAND and row.lines[column] is not None
