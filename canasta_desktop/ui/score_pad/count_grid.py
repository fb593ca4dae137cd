"""The fields of a deal on paper: a row for each thing that can be counted, a column for each side, sums below."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from canasta_desktop.pad.countables import MOST_POINTS, Countable, CountKind
from canasta_desktop.pad.score_pad import PadLine
from canasta_desktop.pad.scored_counts import AccountCount
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.dialogs.controls import Opener
from canasta_desktop.ui.score_pad.count_field import CountField
from canasta_desktop.ui.score_pad.count_path import FIGURE, CountPath
from canasta_desktop.ui.score_pad.paper_frame import PaperFrame, rule
from canasta_desktop.ui.score_sheet.paper import side_colour
from canasta_desktop.ui.window.plain_widgets import label, name_label, set_property
from canasta_desktop.ui.wording.base import number, signed

BY_VALUE: Final = {CountKind.MELDED_VALUE: CountKind.MELDED_POINTS, CountKind.LEFT_VALUE: CountKind.LEFT_POINTS}
"""Cards that are counted by their values, and the figure that they belong to."""
POINTS: Final = tuple(BY_VALUE.values())
POINT_STEP: Final = 5
FIELD_LETTERS, FIELD_LEAST, FIELD_MOST, FIELD_HIGH = 8, 84, 150, 44
"""Width of a field in figures, at least and at most, and its height, px at the usual size of text."""
LABEL_LETTERS: Final = 20
"""So many letters wide is what says what is counted, before it is broken in two lines."""
LABEL_SHARE: Final = 0.42
"""So much of the paper is for what is counted, as long as the fields need not be narrower for it."""
MARGIN: Final = 14
BAR, BESIDE_BAR = 10, 6
"""Width of a scroll bar, and the room before it, px."""


class _Strip(QScrollArea):
    """A part of the paper in the same columns as the others; it goes sideways with them."""

    def __init__(self, right: int) -> None:
        """`right`: the margin at the right, px, so that a scroll bar beside it takes nothing from the columns."""
        super().__init__()
        self.inside = QWidget()
        self.grid = QGridLayout(self.inside)
        self.grid.setContentsMargins(0, 0, right, 0)
        self.grid.setHorizontalSpacing(8)
        self.grid.setVerticalSpacing(4)
        self.grid.setColumnStretch(0, 1)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self.inside)


class CountGrid(PaperFrame):
    """`changed`: something else is counted. The keyboard goes through the fields by `path`."""

    changed = Signal()

    def __init__(self, things: Sequence[Countable], accounts: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._things = things
        self._accounts = range(accounts)
        self.fields: list[dict[str, CountField]] = [{} for _ in self._accounts]
        self.openers: dict[CountKind, Opener] = {}
        self._labels: dict[str, tuple[QLabel, QLabel]] = {}
        self._folded: dict[CountKind, list[QWidget]] = {kind: [] for kind in BY_VALUE}
        self._strips = [_Strip(right) for right in (BAR + BESIDE_BAR, BESIDE_BAR, BAR + BESIDE_BAR)]
        self._names = [name_label() for _ in self._accounts]
        self._sums: dict[str, list[QLabel]] = {}
        self._build()
        self.path = CountPath(self.fields, self.scroll_area, self)
        self._size_fields()

    # --- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        head, rows, foot = [strip.grid for strip in self._strips]
        for account, name in enumerate(self._names):
            name.setAlignment(Qt.AlignmentFlag.AlignRight)
            name.setStyleSheet(f"color: {side_colour(account)}; font-weight: 700;")
            head.addWidget(name, 0, account + 1)
        for one in self._things:
            self._add_thing(rows, one)
        self._add_figures(rows)
        rows.setRowStretch(rows.rowCount(), 1)
        for key in ("sum", "total"):
            self._add_sum(foot, key)
        head_strip, self.scroll_area, foot_strip = self._strips
        self.scroll_area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroll_by_touch(self.scroll_area)
        # The bar keeps its room, so that the columns stand below their names, but is seen only where it is of use.
        bar = self.scroll_area.verticalScrollBar()
        bar.rangeChanged.connect(self._enable_bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 10, 4, 10)
        column.setSpacing(4)
        for widget in (head_strip, rule(), self.scroll_area, rule(), foot_strip):
            column.addWidget(widget, 1 if widget is self.scroll_area else 0)
        for strip in (head_strip, foot_strip):
            self.scroll_area.horizontalScrollBar().valueChanged.connect(strip.horizontalScrollBar().setValue)
        self._fixed = (head_strip, foot_strip)

    def _enable_bar(self, least: int, most: int) -> None:
        self.scroll_area.verticalScrollBar().setEnabled(most > least)

    def _add_thing(self, rows: QGridLayout, one: Countable) -> None:
        kind = BY_VALUE.get(one.kind)
        if kind is not None and one.kind not in self.openers:
            opener = self.openers[one.kind] = Opener()
            opener.setObjectName(f"open:{one.kind.value}")
            opener.set_openable(openable=True)
            opener.toggled.connect(self._open)
            rows.addWidget(opener, rows.rowCount(), 0)
        step = POINT_STEP if one.kind in POINTS else 1
        widgets = self._add_row(rows, one.key, one.most, step)
        if kind is not None:
            self._folded[one.kind] += widgets
            for widget in widgets:
                widget.hide()

    def _add_figures(self, rows: QGridLayout) -> None:
        rows.addWidget(rule(), rows.rowCount(), 0, 1, len(self._accounts) + 1)
        self._add_row(rows, FIGURE, MOST_POINTS, POINT_STEP)

    def _add_row(self, rows: QGridLayout, key: str, most: int, step: int) -> list[QWidget]:
        row = rows.rowCount()
        name, price = label(least=12), label(part="price", wraps=False)
        box = QWidget()
        line = QGridLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.setColumnStretch(0, 1)
        line.addWidget(name, 0, 0)
        line.addWidget(price, 0, 1)
        rows.addWidget(box, row, 0)
        self._labels[key] = (name, price)
        widgets: list[QWidget] = [box]
        for account in self._accounts:
            field = CountField(f"{key}@{account}", most, step, least=-most if key == FIGURE else 0)
            field.textChanged.connect(self._follow)
            self.fields[account][key] = field
            rows.addWidget(field, row, account + 1)
            widgets.append(field)
        return widgets

    def _add_sum(self, foot: QGridLayout, key: str) -> None:
        row = foot.rowCount()
        labels = [label(part=key, wraps=False) for _ in range(len(self._accounts) + 1)]
        for place, one in enumerate(labels):
            if place:
                one.setAlignment(Qt.AlignmentFlag.AlignRight)
            foot.addWidget(one, row, place)
        self._sums[key] = labels

    def _size_fields(self) -> None:
        """Columns as wide as the points of a deal, wider where there is room, and rows as high as a finger."""
        metrics = self.fields[0][FIGURE].fontMetrics()
        least = self._least()
        room = (1 - LABEL_SHARE) * self.width() / len(self._accounts) - 8
        wide = round(max(least, min(room, FIELD_MOST * least / FIELD_LEAST)))
        high = max(FIELD_HIGH, round(1.7 * metrics.height()))
        for strip in self._strips:
            for account in self._accounts:
                strip.grid.setColumnMinimumWidth(account + 1, wide)
        for column in self.fields:
            for field in column.values():
                field.setFixedSize(wide, high)
        for name in self._names:
            name.setFixedWidth(wide)
        for strip in self._fixed:
            strip.setFixedHeight(strip.inside.sizeHint().height())

    def width_needed(self) -> int:
        """So wide that nothing has to go sideways, px."""
        metrics = self.fields[0][FIGURE].fontMetrics()
        return LABEL_LETTERS * metrics.averageCharWidth() + len(self._accounts) * (self._least() + 8) + 2 * MARGIN

    def _least(self) -> int:
        """The least width of a field, px."""
        return max(FIELD_LEAST, FIELD_LETTERS * self.fields[0][FIGURE].fontMetrics().horizontalAdvance("0") + 20)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_fields()

    def dress(self, text: int) -> bool:
        is_new = super().dress(text)
        if is_new:
            self._size_fields()
        return is_new

    # --- words -------------------------------------------------------------------------------------

    def word(self, things: Sequence[tuple[str, str]], names: Sequence[str]) -> None:
        """Word everything: `things` as name and price in order, `names` of the sides."""
        rows = [*things, (self.tr("Or all of it as one figure"), "")]
        for (key, (name, price)), (text, points) in zip(self._labels.items(), rows, strict=True):
            name.setText(text)
            price.setText(points)
            for account in self._accounts:
                self.fields[account][key].setAccessibleName(f"{names[account]}: {text}")
                self.fields[account][key].setAccessibleDescription(points)
        for shown, text in zip(self._names, names, strict=True):
            shown.show_name(text)
        for opener in self.openers.values():
            opener.setText(self.tr("Count them by value"))
        for key, text in (("sum", self.tr("This deal")), ("total", self.tr("Total"))):
            self._sums[key][0].setText(text)
        self._size_fields()

    # --- what is counted ---------------------------------------------------------------------------

    def columns(self) -> tuple[AccountCount, ...]:
        """What is counted, by account."""
        return tuple([self._column(fields) for fields in self.fields])

    def _column(self, fields: dict[str, CountField]) -> AccountCount:
        figure = fields[FIGURE].count
        if figure is not None:
            return AccountCount(figure=figure)
        return AccountCount({one.key: count for one in self._things if (count := fields[one.key].count)})

    def show_columns(self, columns: Sequence[AccountCount]) -> None:
        """Hold what was counted."""
        for fields, column in zip(self.fields, columns, strict=True):
            for key, field in fields.items():
                field.show_count(column.figure if key == FIGURE else column.counts.get(key))
        for kind, opener in self.openers.items():
            keys = [one.key for one in self._things if one.kind is kind]
            opener.setChecked(any(key in column.counts for column in columns for key in keys))
        self._follow()

    @property
    def has_counts(self) -> bool:
        """Whether anything is counted that is not one figure."""
        return any(fields[FIGURE].count is None for fields in self.fields)

    def first_wrong(self) -> CountField | None:
        """The first field that holds no number."""
        return next((field for fields in self.fields for field in fields.values() if field.is_wrong), None)

    def show_line(self, line: PadLine) -> None:
        """Show the points of the deal, and the totals after it."""
        for account in self._accounts:
            shown = self._sums["sum"][account + 1]
            shown.setText(signed(line.points[account]))
            set_property(shown, "loss", line.points[account] < 0)
            self._sums["total"][account + 1].setText(number(line.totals[account]))

    def sums(self, account: int) -> tuple[str, str]:
        """The words of an account's two sums."""
        return self._sums["sum"][account + 1].text(), self._sums["total"][account + 1].text()

    def _follow(self) -> None:
        """A figure for all makes the counts of its column idle; what is no number is marked."""
        for fields in self.fields:
            has_figure = fields[FIGURE].count is not None
            for key, field in fields.items():
                field.setEnabled(key == FIGURE or not has_figure)
                set_property(field, "wrong", field.is_wrong)
        self.changed.emit()

    def _open(self, opened: bool) -> None:
        kind = next(kind for kind, opener in self.openers.items() if opener is self.sender())
        for widget in self._folded[kind]:
            widget.setVisible(opened)
