"""The rule sheet beside the choice: the rules as they will be played, with what the house rules change marked.

One document, written anew with every switch, because a hundred widgets would take ten times as long. A change is told
by a word, not by colour alone; what has just changed lies on a ground of its own, and is scrolled into sight.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.theme import type_sizes
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.rule_sheet.changes import ChangedChapter, ChangedLine, LineState

HEADING = type_sizes().heading / type_sizes().body
CLAUSE = type_sizes().second / type_sizes().body
"""Sizes of heading and clause beside that of the text."""


def colour(role: QPalette.ColorRole) -> QColor:
    """The application's colour; that of a widget with a style sheet is only derived from it."""
    return QGuiApplication.palette().color(role)


class Forms(NamedTuple):
    """How the words of a sheet look; the small letters are those of clauses and of the note."""

    heading: QTextCharFormat
    plain: QTextCharFormat
    struck: QTextCharFormat
    mark: QTextCharFormat
    faint: QTextCharFormat
    line: QTextBlockFormat
    fresh: QTextBlockFormat


def _form(font: QFont, share: float, colour: QColor, *, is_bold: bool = False) -> QTextCharFormat:
    sized, form = QFont(font), QTextCharFormat()
    sized.setPixelSize(max(11, round(font.pixelSize() * share)))
    form.setFont(sized)
    form.setForeground(colour)
    if is_bold:
        form.setFontWeight(700)
    return form


def _block() -> QTextBlockFormat:
    block = QTextBlockFormat()
    block.setBottomMargin(5)
    return block


def _write_heading(cursor: QTextCursor, forms: Forms, text: str, *, is_first: bool) -> None:
    block = QTextBlockFormat()
    block.setTopMargin(0 if is_first else 16)
    block.setBottomMargin(4)
    block.setHeadingLevel(2)
    if is_first:
        cursor.setBlockFormat(block)
    else:
        cursor.insertBlock(block)
    cursor.insertText(text, forms.heading)


class RuleView(QTextBrowser):
    """`show_chapters` writes the sheet; it stays where it was, unless what is fresh stands elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        scroll_by_touch(self)
        self.document().setDocumentMargin(10)
        self._chapters: tuple[ChangedChapter, ...] = ()
        self._forms: Forms | None = None
        self._note = ""
        self._fresh: int = -1

    def show_chapters(self, chapters: Sequence[ChangedChapter], note: str, *, from_the_top: bool = False) -> None:
        """Write these, and the note below them."""
        self._chapters, self._note = tuple(chapters), note
        self._write()
        if from_the_top:
            self.verticalScrollBar().setValue(0)
        self.show_fresh()

    def has_chapters(self) -> bool:
        """Whether anything is written."""
        return bool(self._chapters)

    def words(self) -> tuple[str, str]:
        """What stands before a changed statement, and before one that is left out."""
        return self.tr("Changed:"), self.tr("Left out:")

    # --- writing -----------------------------------------------------------------------------------

    def _write(self) -> None:
        """The whole document; the place in it stays."""
        place = self.verticalScrollBar().value()
        document, forms = self.document(), self._present_forms()
        self._forms = forms
        document.setUndoRedoEnabled(False)
        document.clear()
        self._fresh = -1
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        is_first = True
        for chapter in self._chapters:
            _write_heading(cursor, forms, chapter.title, is_first=is_first)
            is_first = False
            for line in chapter.lines:
                self._write_line(cursor, forms, line)
        cursor.insertBlock(QTextBlockFormat())
        cursor.insertText(self._note, forms.faint)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)  # else the view follows the cursor to the end
        self.verticalScrollBar().setValue(place)

    def _present_forms(self) -> Forms:
        """In the font and the colours of now, which a view that was never shown is given first."""
        self.ensurePolished()
        font, text = self.font(), colour(QPalette.ColorRole.Text)
        ground = colour(QPalette.ColorRole.Highlight)
        ground.setAlphaF(0.20)
        fresh = _block()
        fresh.setBackground(ground)
        struck = _form(font, 1.0, text)
        struck.setFontStrikeOut(True)
        return Forms(
            heading=_form(font, HEADING, text, is_bold=True),
            plain=_form(font, 1.0, text),
            struck=struck,
            mark=_form(font, 1.0, colour(QPalette.ColorRole.Link), is_bold=True),
            faint=_form(font, CLAUSE, colour(QPalette.ColorRole.PlaceholderText)),
            line=_block(),
            fresh=fresh,
        )

    def _write_line(self, cursor: QTextCursor, forms: Forms, line: ChangedLine) -> None:
        cursor.insertBlock(forms.fresh if line.fresh else forms.line)
        if line.fresh and self._fresh < 0:
            self._fresh = cursor.blockNumber()
        if line.state is not LineState.SAME:
            changed, left_out = self.words()
            cursor.insertText(f"{changed if line.state is LineState.CHANGED else left_out} ", forms.mark)
        cursor.insertText(line.paragraph.text, forms.struck if line.state is LineState.LEFT_OUT else forms.plain)
        cursor.insertText(f"  {line.paragraph.cited}", forms.faint)

    # --- the place in it ---------------------------------------------------------------------------

    def show_fresh(self) -> None:
        """Bring the first fresh line into sight; nothing moves where it is there already."""
        if self._fresh < 0:
            return
        layout = self.document().documentLayout()
        area = layout.blockBoundingRect(self.document().findBlockByNumber(self._fresh))
        bar, high = self.verticalScrollBar(), self.viewport().height()
        if area.top() < bar.value() or area.bottom() > bar.value() + high:
            bar.setValue(max(0, round(area.top()) - high // 3))

    def fresh_in_sight(self) -> bool:
        """Whether the first fresh line can be read now."""
        if self._fresh < 0:
            return False
        area = self.document().documentLayout().blockBoundingRect(self.document().findBlockByNumber(self._fresh))
        top = self.verticalScrollBar().value()
        return top <= area.top() and area.top() < top + self.viewport().height()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_fresh()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stood at the top stays there, however the lines break now."""
        first = self.cursorForPosition(QPointF(12, 4).toPoint()).blockNumber()
        super().resizeEvent(event)
        if event.oldSize().width() not in (-1, event.size().width()) and self.verticalScrollBar().value() > 0:
            block = self.document().findBlockByNumber(first)
            self.verticalScrollBar().setValue(round(self.document().documentLayout().blockBoundingRect(block).top()))

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_worded_anew = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._chapters
        if is_worded_anew and self._forms != self._present_forms():
            self._write()
