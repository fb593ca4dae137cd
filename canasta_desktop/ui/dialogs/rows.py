"""Layouts of buttons: in even columns, or each as wide as it needs to be, in as many rows as the width asks for."""

from itertools import pairwise

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget


def discard(widget: QWidget) -> None:
    """Take a widget out of sight and out of its parent at once; it is deleted when nothing uses it any more."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()


class EvenRows(QLayout):
    """Equally wide things in one row, or in as many rows as the width asks for."""

    GAP = 6

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def _cell(self) -> QSize:
        """The size that holds every one of them."""
        cell = QSize(0, 0)
        for item in self._items:
            cell = cell.expandedTo(item.sizeHint())
        return cell

    def _columns(self, width: int) -> list[int]:
        """The widths of the columns at this width, gaps included: equal ones where they fit, else as each needs."""
        most = len(self._items)
        for rows in range(1, most + 1):
            columns = -(-most // rows)
            needed = [self._needed(column, columns) for column in range(columns)]
            if sum(needed) - self.GAP <= width or columns == 1:
                even = (width + self.GAP) / columns
                if max(needed) <= even:
                    return self._rounded([even] * columns)
                spare = (width + self.GAP - sum(needed)) / columns
                return self._rounded([one + spare for one in needed])
        return []

    def _needed(self, column: int, columns: int) -> int:
        """What the widest thing of a column takes, and the gap."""
        return max([item.sizeHint().width() for item in self._items[column::columns]]) + self.GAP

    def _rounded(self, widths: list[float]) -> list[int]:
        """Whole widths whose edges lie where those of the exact ones do."""
        edges = [round(sum(widths[:count])) for count in range(len(widths) + 1)]
        return [right - left for left, right in pairwise(edges)]

    def hasHeightForWidth(self) -> bool:
        return True

    def _heights(self, widths: list[int]) -> list[int]:
        """The heights of the rows, gaps included; in one column alone a long text may take several lines."""
        rows = -(-len(self._items) // max(len(widths), 1))
        high = self._cell().height()
        if len(widths) != 1:
            return [high + self.GAP] * rows
        wraps = [max(item.heightForWidth(widths[0] - self.GAP), high) for item in self._items]
        return [one + self.GAP for one in wraps]

    def heightForWidth(self, width: int) -> int:
        return sum(self._heights(self._columns(width))) - self.GAP

    def sizeHint(self) -> QSize:
        """All in one row."""
        widths = [item.sizeHint().width() + self.GAP for item in self._items]
        return QSize(sum(widths) - self.GAP, self._cell().height())

    def minimumSize(self) -> QSize:
        least = QSize(0, 0)
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return least

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        widths = self._columns(rect.width())
        heights = self._heights(widths)
        for index, item in enumerate(self._items):
            row, column = divmod(index, len(widths))
            x, y = rect.x() + sum(widths[:column]), rect.y() + sum(heights[:row])
            item.setGeometry(QRect(x, y, widths[column] - self.GAP, heights[row] - self.GAP))


class Flow(EvenRows):
    """Things as wide as they need to be, from the left, in as many rows as the width asks for."""

    def _places(self, width: int) -> list[QRect]:
        """Where each of them stands."""
        places: list[QRect] = []
        x = y = high = 0
        for item in self._items:
            size = item.sizeHint()
            wide = min(size.width(), width)
            if x and x + wide > width:
                x, y, high = 0, y + high + self.GAP, 0
            places.append(QRect(x, y, wide, size.height()))
            x, high = x + wide + self.GAP, max(high, size.height())
        return places

    def heightForWidth(self, width: int) -> int:
        return max([place.y() + place.height() for place in self._places(width)], default=0)

    def setGeometry(self, rect: QRect) -> None:
        QLayout.setGeometry(self, rect)
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))


class FlowRow(QWidget):
    """Buttons in a row, as wide as they need to be; they go on below where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = Flow(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """One more."""
        widget.setParent(self)
        self._flow.addWidget(widget)
        widget.show()

    def clear(self) -> None:
        """Take all away."""
        while (item := self._flow.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                discard(widget)
