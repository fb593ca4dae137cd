"""What one can select, as an item of a list.

By Qt a button that is on or off is a check box, and each card would be "not checked" when one comes to it. Of an item
of a list a screen reader says its name alone. Qt tells none of them that the state of one changes, so whoever shows the
widget describes it in words, too.
"""

from typing import Protocol, runtime_checkable

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


@runtime_checkable
class Selectable(Protocol):
    """What such a widget can do."""

    @property
    def is_selected(self) -> bool:
        """Whether it is selected."""

    def click(self) -> None:
        """Ask for it to be selected, or no longer."""


class _ListItem(QAccessibleWidget):
    """A selectable widget for screen readers, which can press it."""

    def state(self) -> QAccessible.State:
        found, widget = super().state(), self.widget()
        found.selectable = 1
        found.selected = int(isinstance(widget, Selectable) and widget.is_selected)
        return found

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        widget = self.widget()
        if name == QAccessibleActionInterface.pressAction() and isinstance(widget, Selectable):
            widget.click()
        else:
            super().doAction(name)


def as_list_item(widget: QWidget) -> QAccessibleInterface:
    """Made of a widget that is `Selectable`; for `spoken_by`."""
    return _ListItem(widget, QAccessible.Role.ListItem)
