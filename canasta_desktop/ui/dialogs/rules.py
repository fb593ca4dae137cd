"""The rules at hand: all that the running rule set says, searchable, opened at a clause.

The sheet is made from the rule set's own statements, so it can neither lag behind the game nor leave anything out. Each
statement has its clause behind it; pressed, that shows the wording of the text that the rules were made from. It is not
modal: the game can go on beside it.
"""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.ui.accessibility.announcing import announce
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.clause_wording import ClauseWording
from canasta_desktop.ui.dialogs.document import ChapterBlock, Document
from canasta_desktop.ui.dialogs.frame import BODY, Dialog
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.round_table import RoundTableBox
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.dialogs.rule_example import ExampleBox
from canasta_desktop.ui.dialogs.rule_figures import FigureRow
from canasta_desktop.ui.dialogs.rule_row import RuleRow
from canasta_desktop.ui.dialogs.rules_export import RulesExport
from canasta_desktop.ui.dialogs.spoken_labels import HeadingLabel
from canasta_desktop.ui.rule_sheet.clauses import wording
from canasta_desktop.ui.rule_sheet.examples import illustrated
from canasta_desktop.ui.window.plain_widgets import label, reveal
from canasta_desktop.ui.wording.rules.rule_words import Heading, Section
from canasta_desktop.ui.wording.wording import Wording, number, sentence

ROOMY = 44
"""The list of chapters is shown where the dialog is wider than so many lines are high."""

CHAPTERS = 220
"""The width of that list at the usual size of text, px."""

SheetPassage = FigureRow | RuleRow | ExampleBox | RoundTableBox
"""What the rules are read in."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

LEVELS = 3
"""So many layouts lie one in another: a chapter, a rule, the wording in it."""


class RulesDialog(Dialog):
    """`open_at` shows a clause; typing in the search field leaves only the rules that hold all words."""

    wording_unfolded = Signal(bool)
    """Whether wordings stand unfolded from now on."""

    def __init__(
        self,
        rules: RuleSet,
        words: Wording,
        clause: str = "",
        parent: QWidget | None = None,
        *,
        is_unfolded: bool = True,
    ) -> None:
        """`is_unfolded`: the wording of a clause is shown, not its heading alone."""
        super().__init__(parent, QSize(820, 660))
        self._rules = rules
        self._words = words
        self._clause = clause
        self._is_unfolded = is_unfolded
        self.wording: ClauseWording | None = None
        """What stands below the rule that was opened or chosen."""
        self.search = QLineEdit()
        self.search.setObjectName("search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._searched)
        self._found = label(look="second", wraps=False)
        self.notice = Notice("rules-notice")
        self.export = RulesExport(rules, words, self.notice, self)
        self.headings = QListWidget()
        self.headings.setObjectName("headings")
        self.headings.setFixedWidth(round(CHAPTERS * self.font().pixelSize() / BODY))
        self.headings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.headings.currentRowChanged.connect(self._heading_chosen)
        self.scroll_area = Document(indent=0)
        self.scroll_area.typed.connect(self._search_for)
        self.scroll_area.moved.connect(self._come_to)
        self.scroll_area.entered.connect(self._enter)
        self._titles: list[QWidget] = []
        self.shown: list[RuleRow] = []
        self.passages: list[SheetPassage] = []
        """All that is read one by one: the table of figures, rules, pictures and examples."""
        self._build()
        self.retranslate()
        self.search.setFocus()

    def _build(self) -> None:
        top, middle = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self._found)
        middle.setSpacing(14)
        middle.addWidget(self.headings)
        middle.addWidget(self.scroll_area, 1)
        self.body.setSpacing(12)
        self.body.addLayout(top)
        self.body.addLayout(middle, 1)
        self.body.addWidget(self.notice)
        self.print_button = self.add_button("print", left=True)
        self.save_button = self.add_button("save", left=True)
        self.print_button.clicked.connect(self.export.ask_print)
        self.save_button.clicked.connect(self.export.ask_save)
        for button in (self.print_button, self.save_button):
            button.setAutoDefault(False)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self._find)
        self.close_button = self.add_button("close")
        self.close_button.clicked.connect(self.accept)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room for the size of the text, the rules have it all."""
        super().resizeEvent(event)
        self.headings.setVisible(self.width() > ROOMY * self.fontMetrics().height())

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language, the rules too."""
        names = self._words.names
        game, players = names.system(self._rules.key), sentence(names.players(self._rules.seating.players))
        changed = self.export.sheet().changed if self._rules.options else ""
        about = " · ".join([game, players, self._words.rules.star()])
        self.set_title(self.tr("Rules"), "\n".join(filter(None, (about, changed))))
        self.print_button.setText(self.tr("Print …"))
        self.save_button.setText(self.tr("Save …"))
        self.notice.clear()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.headings.setAccessibleName(self.tr("Chapters"))
        self.scroll_area.setAccessibleName(self.tr("The rules"))
        self.close_button.setText(self.tr("Close"))
        sections = self._words.rules.sheet(self._rules)
        self._fill(sections)
        self.set_summary(" ".join(filter(None, (self._summary(game, players, len(sections)), changed))))
        self._searched()
        self._mark()

    def _fill(self, sections: Sequence[Section]) -> None:
        """Write the sheet anew."""
        column, self.wording = self.scroll_area.column, None
        while (item := column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.headings.blockSignals(True)
        self.headings.clear()
        self._titles, self.shown = [], []
        phrases = self._words.rules
        table = [FigureRow(line) for line in phrases.figures.lines(self._rules)]
        chapters: list[Sequence[SheetPassage]] = [table]
        self.headings.addItem(phrases.figures.title())
        column.addWidget(self._section(phrases.figures.title(), table))
        found, seats = illustrated(self._rules, self._words), phrases.round_table.picture(self._rules)
        for section in sections:
            rules = [RuleRow(paragraph) for paragraph in section.paragraphs]
            boxes = [ExampleBox(one, self._words) for one in found.get(section.heading, ())]
            table_box = [RoundTableBox(seats)] if section.heading is Heading.PLAYERS else []
            self.headings.addItem(section.title)
            chapters.append([*rules, *table_box, *boxes])
            column.addWidget(self._section(section.title, chapters[-1]))
            self.shown += rules
        self.passages = [passage for chapter in chapters for passage in chapter]
        self.scroll_area.set_chapters(chapters)
        self.headings.blockSignals(False)
        column.addStretch(1)

    def _summary(self, game: str, players: str, chapters: int) -> str:
        """What is read when the rules open."""
        told = self.tr("{game}, {players}: {rules} rules in {chapters} chapters.")
        return told.format(game=game, players=players, rules=number(len(self.shown)), chapters=number(chapters))

    def _section(self, title: str, passages: Sequence[SheetPassage]) -> QWidget:
        block, heading = ChapterBlock(), HeadingLabel(title, look="heading")
        block.setAccessibleName(title)
        inside = QVBoxLayout(block)
        inside.setContentsMargins(0, 0, 0, 12)
        inside.setSpacing(2)
        heading.setContentsMargins(10, 0, 0, 4)
        inside.addWidget(heading)
        for passage in passages:
            if isinstance(passage, RuleRow):
                passage.wanted.connect(self._choose)
            else:
                inside.addSpacing(passage.ABOVE)
            inside.addWidget(passage)
        self._titles.append(block)
        return block

    # --- searching ---------------------------------------------------------------------------------

    def _searched(self) -> None:
        """Leave only what holds all words; a heading without rules goes too."""
        words = self.search.text().casefold().split()
        for passage in self.passages:
            reveal(passage, is_shown=passage.has(words))
        for row, block in enumerate(self._titles):
            is_left = any(block.isAncestorOf(passage) and not passage.isHidden() for passage in self.passages)
            reveal(block, is_shown=is_left)
            self.headings.item(row).setHidden(not is_left)
        self._let_tab_in(self._first_marked())
        left = sum(not rule.isHidden() for rule in self.shown)
        total = number(len(self.shown))
        found = self.tr("{count} of {total}").format(count=number(left), total=total) if words else ""
        if found != self._found.text():
            self._found.setText(found)
            announce(self._found, found)

    def _heading_chosen(self, row: int) -> None:
        if 0 <= row < len(self._titles):
            bar = self.scroll_area.verticalScrollBar()
            bar.setValue(self._titles[row].y())
            block = self._titles[row]
            left = [one for one in self.passages if block.isAncestorOf(one) and not one.isHidden()]
            self._let_tab_in(next(iter(left), None))

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From search and chapters, Enter leads to the rules, and Down from the search."""
        on = {self.search: (*ENTER, Qt.Key.Key_Down), self.headings: ENTER}
        held, entry = QApplication.focusWidget(), self.scroll_area.entry
        if entry is not None and any([held is one and event.key() in keys for one, keys in on.items()]):
            self.scroll_area.go_to(entry)
        else:
            super().keyPressEvent(event)

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    # --- a clause ----------------------------------------------------------------------------------

    def open_at(self, clause: str) -> None:
        """Show this clause, or what comes next to it where the sheet has no sentence of its own for it."""
        self._clause = clause
        self.search.clear()
        self._mark()
        self._show_marked()

    def marked(self) -> list[RuleRow]:
        """The rules that stand out."""
        return [rule for rule in self.shown if rule.is_marked]

    def _mark(self, at: RuleRow | None = None) -> None:
        """Let the rules stand out that rest on the clause; its wording stands at one of them, `at` or the first."""
        clause = nearest(self._clause, [rule.paragraph.clause for rule in self.shown])
        for rule in self.shown:
            rule.mark(marked=bool(clause) and rule.paragraph.clause == clause)
        at = at or self._first_marked()
        self._show_wording(at)
        self._let_tab_in(at)

    def _show_marked(self) -> None:
        first = self._first_marked()
        self._choose_heading(first)
        if first is None or not self.isVisible():
            return
        self._lay_out()
        first.setFocus(Qt.FocusReason.TabFocusReason)
        top = self.scroll_area.top_of(first) - self.scroll_area.viewport().height() // 3
        self.scroll_area.verticalScrollBar().setValue(max(0, top))
        self._reveal_wording()

    def _first_marked(self) -> RuleRow | None:
        """The rule to begin with: where it is told in full, not where the game is told in short."""
        marked = self.marked()
        in_full = [rule for rule in marked if rule.paragraph.code.chapter is not Heading.GAME]
        return next(iter([*in_full, *marked]), None)

    def _choose_heading(self, rule: SheetPassage | None) -> None:
        """Let the list of chapters follow, without scrolling."""
        self.headings.blockSignals(True)
        rows = [row for row, block in enumerate(self._titles) if rule is not None and block.isAncestorOf(rule)]
        self.headings.setCurrentRow(rows[0] if rows else -1)
        self.headings.blockSignals(False)

    # --- its wording -------------------------------------------------------------------------------

    def _enter(self, passage: SheetPassage) -> None:
        """Enter at a rule shows its clause; figures and pictures rest on several."""
        if isinstance(passage, RuleRow):
            self._choose(passage)

    def _choose(self, rule: RuleRow) -> None:
        """A person wants to read the clause that this rule rests on."""
        bar = self.scroll_area.verticalScrollBar()
        place = self.scroll_area.top_of(rule) - bar.value()
        self._clause = rule.paragraph.clause
        self._keep_unfolded(True)
        self._mark(rule)
        self._choose_heading(rule)
        self._lay_out()
        bar.setValue(self.scroll_area.top_of(rule) - place)  # what was pressed stays under the mouse
        self._reveal_wording()
        if self.wording is not None:
            self.wording.read_out()

    def _show_wording(self, rule: RuleRow | None) -> None:
        """Put the wording below a rule: of the clause that was asked for, else of that which the rule rests on."""
        if self.wording is not None:
            discard(self.wording)
            self.wording = None
        clause = self._clause if wording(self._clause) or rule is None else rule.paragraph.clause
        if rule is None or not wording(clause):
            return
        self.wording = ClauseWording(clause, is_unfolded=self._is_unfolded)
        self.wording.unfolded.connect(self._fold)
        rule.add_wording(self.wording)

    def _fold(self, is_unfolded: bool) -> None:
        """A person has folded the wording, or unfolded it."""
        self._keep_unfolded(is_unfolded)
        self._lay_out()
        self._reveal_wording()

    def _keep_unfolded(self, is_unfolded: bool) -> None:
        if is_unfolded is not self._is_unfolded:
            self._is_unfolded = is_unfolded
            self.wording_unfolded.emit(is_unfolded)

    def _reveal_wording(self) -> None:
        """Scroll as far as it takes to read the wording, but not past the beginning of its rule."""
        if self.wording is not None and (rule := self.wording.parentWidget()) is not None:
            bar = self.scroll_area.verticalScrollBar()
            self.scroll_area.ensureWidgetVisible(self.wording, 0, 8)
            bar.setValue(min(bar.value(), self.scroll_area.top_of(rule)))

    def _let_tab_in(self, rule: SheetPassage | None) -> None:
        """From the chapters, Tab comes to this rule or the first one left, then to its clause, and to the wording."""
        self.scroll_area.let_tab_in(rule)
        entry = self.scroll_area.entry
        for one in self.shown:
            one.link.let_tab_in(is_in=one is entry)
        stops: list[QWidget] = [self.headings, *([entry, entry.link] if isinstance(entry, RuleRow) else [])]
        stops += [] if self.wording is None else [self.wording.heading, self.wording.text]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _come_to(self, passage: SheetPassage) -> None:
        """The keyboard has come to this rule, figure, picture or example."""
        self._let_tab_in(passage)
        self._choose_heading(passage)

    def _search_for(self, letter: str) -> None:
        """Letters typed among the rules are searched for."""
        self.search.setFocus()
        self.search.setText(letter)

    def _lay_out(self) -> None:
        """Break the lines by the width that the rules have in the end, so that heights can be asked for."""
        whole = self.layout()
        assert whole is not None
        whole.activate()
        self.scroll_area.column.activate()
        for _ in range(LEVELS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_marked()


def nearest(clause: str, known: Sequence[str]) -> str:
    """The clause itself if known, else the last one before it in its chapter, else the chapter's first, else none."""
    if not clause or clause in known:
        return clause
    chapter, _, wanted = clause.partition(".")
    numbers = sorted({int(one.partition(".")[2]) for one in known if one.startswith(chapter + ".")})
    if not numbers or not wanted.isdigit():
        return ""
    before = [one for one in numbers if one <= int(wanted)]
    return f"{chapter}.{before[-1] if before else numbers[0]}"
