"""The page of house rules: by group, searchable, with changes marked and contradictions shown in their rows."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from canasta_desktop.game.house_rules import Remedy
from canasta_desktop.rules.option import Option
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.controls import Fact
from canasta_desktop.ui.dialogs.parts import Scroll
from canasta_desktop.ui.dialogs.rows import discard
from canasta_desktop.ui.new_game.option_row import OptionRow
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.window.plain_widgets import label, put, reveal
from canasta_desktop.ui.wording.options.groups import OptionGroup, OptionGroupWords, grouped
from canasta_desktop.ui.wording.wording import Wording, number


class HouseRulesPage(QWidget):
    """Follows the plan; its rows are made anew for another game or another number of players."""

    def __init__(self, plan: Plan, words: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._plan, self._words, self._groups = plan, words, OptionGroupWords()
        self.rows: dict[str, OptionRow] = {}
        self._options: tuple[Option, ...] | None = None
        self._blocks: list[tuple[OptionGroup, QWidget, QLabel, list[OptionRow]]] = []
        self.search = QLineEdit()
        self.search.setObjectName("search-house-rules")
        self.search.setClearButtonEnabled(True)
        self.found = label(look="second", wraps=False)
        self.only_changed = Fact("only-changed")
        self.reset_all = QPushButton()
        self.reset_all.setObjectName("reset-all")
        self.reset_all.setAutoDefault(False)
        self.empty = label(look="second")
        self.scroll_area = Scroll()
        self._lay_out()
        self.search.textChanged.connect(self._filter)
        self.only_changed.toggled.connect(self._filter)
        self.reset_all.clicked.connect(self._reset_all)

    def _lay_out(self) -> None:
        top, second = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.found)
        second.addWidget(self.only_changed, 1)
        second.addWidget(self.reset_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 12, 0, 0)
        column.setSpacing(6)
        column.addLayout(top)
        column.addLayout(second)
        column.addWidget(self.empty)
        column.addWidget(self.scroll_area, 1)
        self.scroll_area.column.setSpacing(8)

    # --- following the plan ------------------------------------------------------------------------

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """A page that was not in sight has not followed."""
        super().showEvent(event)
        self.follow()

    def follow(self) -> None:
        """Show what is planned now, in the present language."""
        if self._options != self._plan.house.options:
            self._fill()
        for row in self.rows.values():
            row.follow(self._plan.house)
        self._word()
        self._filter()

    def _fill(self) -> None:
        self._options = self._plan.house.options
        column = self.scroll_area.column
        while (item := column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                discard(widget)
        self.rows, self._blocks = {}, []
        for group, options in grouped(self._options):
            block, title = QWidget(self.scroll_area.inside), label(look="heading")
            inside = QVBoxLayout(block)
            inside.setContentsMargins(0, 0, 0, 8)
            inside.setSpacing(6)
            inside.addWidget(title)
            rows = [self._row(option, block) for option in options]
            for row in rows:
                inside.addWidget(row)
            column.addWidget(block)
            self._blocks.append((group, block, title, rows))
        column.addStretch(1)
        self.search.clear()

    def _row(self, option: Option, block: QWidget) -> OptionRow:
        row = self.rows[option.name] = OptionRow(option, self._words, block)
        row.value_set.connect(self._plan.set_option)
        row.reset_wanted.connect(self._reset)
        row.remedy_wanted.connect(self._remedy)
        return row

    def _reset(self, name: str) -> None:
        self.rows[name].focus()
        self._plan.reset([name])

    def _remedy(self, remedy: Remedy) -> None:
        self.rows[remedy.option].focus()
        self._plan.remedy(remedy)

    def _reset_all(self) -> None:
        self._plan.reset()

    # --- finding -----------------------------------------------------------------------------------

    def _filter(self) -> None:
        """Leave what holds all words and, if that is wished, only what is changed; a group without rules goes too."""
        words, house = self.search.text().casefold().split(), self._plan.house
        only = self.only_changed.isChecked()
        for _, block, _, rows in self._blocks:
            for row in rows:
                matters = house.is_changed(row.option.name) or bool(house.clashes_of(row.option.name))
                reveal(row, is_shown=row.has(words) and (matters or not only))
            reveal(block, is_shown=any(not row.isHidden() for row in rows))
        left = [row for row in self.rows.values() if not row.isHidden()]
        is_narrowed = bool(words) or only
        text = self.tr("{count} of {total}").format(count=number(len(left)), total=number(len(self.rows)))
        put(self.found, text if is_narrowed else "")
        put(self.empty, self._why_empty(bool(words)) if not left else "")

    def _why_empty(self, is_searched: bool) -> str:
        return self.tr("No house rule holds all these words.") if is_searched else self.tr("No house rule is changed.")

    def show_option(self, name: str) -> None:
        """Bring this option into sight, and the keyboard to it."""
        if name not in self.rows:
            self.follow()
        self.search.clear()
        self.only_changed.setChecked(False)
        row = self.rows[name]
        self.scroll_area.column.activate()
        top = row.mapTo(self.scroll_area.inside, QPoint(0, 0)).y()
        self.scroll_area.verticalScrollBar().setValue(max(0, top - 40))
        row.focus()

    # --- words -------------------------------------------------------------------------------------

    def _word(self) -> None:
        self.search.setPlaceholderText(self.tr("Search the house rules"))
        self.search.setAccessibleName(self.tr("Search the house rules"))
        self.scroll_area.setAccessibleName(self.tr("House rules"))
        count = len(self._plan.house.given)
        self.only_changed.setText(self.tr("Only what is changed ({count})").format(count=number(count)))
        self.reset_all.setText(self.tr("Reset all"))
        self.reset_all.setEnabled(bool(count))
        for group, _, title, _ in self._blocks:
            title.setText(self._groups.title(group))
