"""The dialogs that are open: made by name, shown without a nested loop, known by name while they are open."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

Factory = Callable[[QWidget, object], QDialog]
"""Makes a dialog over a parent; the argument is what it was asked for: a clause, a score sheet, None."""


class DialogManager(QObject):
    """Opens each dialog once; `changed` is emitted when one has opened or closed."""

    changed = Signal()

    def __init__(self, parent: QWidget, factories: Mapping[str, Factory]) -> None:
        super().__init__(parent)
        self._parent = parent
        self._factories = dict(factories)
        self._open: dict[str, QDialog] = {}
        self.actions: Sequence[QAction] = ()
        """Those whose keys work in every dialog."""

    def add(self, name: str, factory: Factory) -> None:
        """Know one more dialog."""
        self._factories[name] = factory

    def names(self) -> list[str]:
        """The open ones, the last opened last."""
        return list(self._open)

    def dialog(self, name: str) -> QDialog | None:
        """The open dialog of this name."""
        return self._open.get(name)

    def open(self, name: str, argument: object = None) -> bool:
        """Open it, anew if it is open already (with another argument, perhaps); False for an unknown name."""
        factory = self._factories.get(name)
        if factory is None:
            return False
        if (old := self._open.pop(name, None)) is not None:
            old.finished.disconnect(self._finished)
            old.close()
        dialog = self._open[name] = factory(self._parent, argument)
        dialog.setObjectName(f"dialog:{name}")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if dialog.isWindow():  # one inside the window hears its keys there
            dialog.addActions(self.actions)
        dialog.finished.connect(self._finished)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        self.changed.emit()
        return True

    def covering(self) -> QDialog | None:
        """The open dialog that lies inside the window, over the table, if there is one; of several the upmost."""
        return next((dialog for dialog in reversed(self._open.values()) if not dialog.isWindow()), None)

    def close(self, name: str) -> None:
        """Close the dialog of this name, if it is open."""
        if (dialog := self._open.get(name)) is not None:
            dialog.close()

    def close_all(self) -> None:
        """Close all of them."""
        for dialog in list(self._open.values()):
            dialog.close()

    def _finished(self) -> None:
        closed = self.sender()
        self._open = {name: dialog for name, dialog in self._open.items() if dialog is not closed}
        self._focus_covering()
        self.changed.emit()

    def _focus_covering(self) -> None:
        """One that lay below another inside the window has the keyboard again."""
        covering, held = self.covering(), QApplication.focusWidget()
        if covering is not None and covering.isActiveWindow() and (held is None or not covering.isAncestorOf(held)):
            (covering.focusWidget() or covering).setFocus(Qt.FocusReason.OtherFocusReason)
