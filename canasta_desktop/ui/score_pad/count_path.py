"""The way of the keyboard through the fields of the score pad: down one column, then down the next."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from canasta_desktop.ui.score_pad.count_field import CountField

FIGURE: Final = "figure"
"""The key of the field that takes all of a side in one figure: Enter leaves that out, it is gone to by purpose."""
BELOW: Final = 24
"""So much is seen above and below the field that has the keyboard, px."""


class CountPath(QObject):
    """`ended`: Enter was pressed in the last field. `fields`: those of each side by their keys, from top to bottom."""

    ended = Signal()

    def __init__(self, fields: Sequence[dict[str, CountField]], scroll_area: QScrollArea, parent: QWidget) -> None:
        super().__init__(parent)
        self._scroll_area = scroll_area
        self._order = [field for column in fields for field in column.values()]
        self._figures = [column[FIGURE] for column in fields]
        self._last: CountField | None = None
        """The field that had the keyboard last."""
        for field in self._order:
            field.gone_on.connect(self._go_on)
            field.focused.connect(self._focused)
        for one, other in pairwise(self._order):
            QWidget.setTabOrder(one, other)

    def begin(self) -> None:
        """The keyboard to the first field."""
        self._order[0].setFocus(Qt.FocusReason.TabFocusReason)

    def press(self, key: str) -> None:
        """A key of the pad on the screen goes to the field that had the keyboard last."""
        field = self._last
        if field is None or not field.isVisible() or not field.isEnabled():
            self.begin()
            field = self._order[0]
        field.press(key)

    def go_on(self) -> None:
        """To the next field, as Enter does."""
        if self._last is not None:
            self._go_from(self._last)

    def _go_on(self) -> None:
        field = self.sender()
        assert isinstance(field, CountField)
        self._go_from(field)

    def _go_from(self, field: CountField) -> None:
        for other in self._order[self._order.index(field) + 1 :]:
            if not other.isHidden() and other.isEnabled() and other not in self._figures:
                other.setFocus(Qt.FocusReason.TabFocusReason)
                self._scroll_area.ensureWidgetVisible(other, 0, BELOW)
                return
        self.ended.emit()

    def _focused(self) -> None:
        field = self.sender()
        assert isinstance(field, CountField)
        self._last = field
        self._scroll_area.ensureWidgetVisible(field, 0, BELOW)
