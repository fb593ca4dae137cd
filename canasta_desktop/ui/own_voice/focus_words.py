"""What a widget is in words: its name, what it is, how it stands. A screen reader says the same.

Names, states and values are those that Qt gives screen readers (`QAccessible`), so nothing is worded twice; only what
screen readers have words of their own for, as "button" or "ticked", is worded here.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QLabel, QLineEdit, QMenu, QPlainTextEdit, QTextEdit, QWidget

from canasta_desktop.ui.input.table_buttons import CardButton, ThingButton

_ROLE, _TEXT = QAccessible.Role, QAccessible.Text
LONGEST_INTRODUCTION: Final = 600
"""So many letters of what stands in a dialog are read when it opens; the rest is found with the keys."""


class FocusState(NamedTuple):
    """What has the keyboard focus: a number for the thing itself, and the words for it."""

    thing: int
    name: str
    kind: str = ""
    value: str = ""
    """How it stands: said when that changes, and with the rest unless the description says it."""
    description: str = ""
    surroundings: tuple[tuple[int, str], ...] = ()
    """What it lies in, from the window inwards: a number, and the words said when the keyboard comes into it."""
    is_described: bool = False
    """Whether the description says how it stands."""


class FocusWords(QObject):
    """Words things in the present language."""

    def menu_entry(self, menu: QMenu) -> FocusState:
        """The entry of an open menu that would be chosen; the menu itself while there is none."""
        surroundings = ((id(menu), self.tr("menu")),)
        action = menu.activeAction()
        if action is None:
            return FocusState(id(menu), "", surroundings=surroundings)
        key = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        name = ", ".join(filter(None, (plain_name(action.text()), key)))
        return FocusState(id(action), name, value=self._ticked(action), surroundings=surroundings)

    def widget(self, widget: QWidget) -> FocusState:
        """The widget; of a list or tabs the entry that is chosen."""
        found = QAccessible.queryAccessibleInterface(widget)
        surroundings = _surroundings(widget)
        if isinstance(widget, ThingButton):
            return FocusState(
                id(widget),
                _name(widget, found),
                value=self._selected(widget) if isinstance(widget, CardButton) else "",
                description=_described(found),
                surroundings=surroundings,
                is_described=True,
            )
        entry = found.focusChild() if found is not None else None
        if entry is None or not entry.isValid() or entry.object() is widget:
            return FocusState(
                id(widget),
                _name(widget, found),
                self._kind(found),
                self._value(widget, found),
                _described(found),
                surroundings,
            )
        name = entry.text(_TEXT.Name)
        # Tabs are called like the one in front.
        own = ((id(widget), whole),) if (whole := _name(widget, found)) != name else ()
        thing = hash((id(widget), found.indexOfChild(entry) if found is not None else 0))
        return FocusState(thing, name, self._kind(entry), self._state(entry), "", surroundings + own)

    def _selected(self, button: CardButton) -> str:
        return self.tr("selected") if button.is_selected else self.tr("not selected")

    def _ticked(self, action: QAction) -> str:
        parts = []
        if action.isCheckable():
            parts.append(self.tr("on") if action.isChecked() else self.tr("off"))
        if not action.isEnabled():
            parts.append(self.tr("not available"))
        return ", ".join(parts)

    def _kind(self, found: QAccessibleInterface | None) -> str:
        """What it is, for things that people know by a word."""
        if found is None:
            return ""
        kinds = {
            _ROLE.Button: self.tr("button"),
            _ROLE.CheckBox: self.tr("check box"),
            _ROLE.RadioButton: self.tr("choice"),
            _ROLE.Slider: self.tr("slider"),
            _ROLE.SpinBox: self.tr("number"),
            _ROLE.EditableText: self.tr("text field"),
            _ROLE.ComboBox: self.tr("selection"),
            _ROLE.PageTab: self.tr("page"),
            _ROLE.Link: self.tr("link"),
            _ROLE.List: self.tr("list"),
            _ROLE.Table: self.tr("table"),
        }
        return kinds.get(found.role(), "")

    def _value(self, widget: QWidget, found: QAccessibleInterface | None) -> str:
        """How it stands: what is typed, set or chosen."""
        if isinstance(widget, QLineEdit):
            return widget.displayText()
        if isinstance(widget, QTextEdit | QPlainTextEdit):
            return widget.textCursor().block().text()
        if found is None:
            return ""
        return ", ".join(filter(None, (found.text(_TEXT.Value), self._state(found))))

    def _state(self, found: QAccessibleInterface) -> str:
        state, role = found.state(), found.role()
        parts = []
        # What the stubs take for facts are bits.
        if role in (_ROLE.RadioButton, _ROLE.ListItem, _ROLE.PageTab):
            is_chosen = bool(state.checked) if state.checkable else role is _ROLE.RadioButton
            parts.append(self.tr("chosen") if is_chosen else "")
        elif state.checkable:
            parts.append(self.tr("on") if state.checked else self.tr("off"))
        if state.expandable:
            parts.append(self.tr("open") if state.expanded else self.tr("closed"))
        if state.disabled:
            parts.append(self.tr("not available"))
        return ", ".join(filter(None, parts))


def plain_name(text: str) -> str:
    """The text of a button or menu without the marks of its keys."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _name(widget: QWidget, found: QAccessibleInterface | None) -> str:
    return found.text(_TEXT.Name) if found is not None else widget.accessibleName()


def _described(found: QAccessibleInterface | None) -> str:
    """What is said of it besides its name, if that is anything else."""
    text = found.text(_TEXT.Description) if found is not None else ""
    return text if found is None or text != found.text(_TEXT.Name) else ""


def _surroundings(widget: QWidget) -> tuple[tuple[int, str], ...]:
    """The window and all that has a name on the way in from it."""
    found: list[tuple[int, str]] = []
    around = widget.parentWidget()
    while around is not None:
        if words := _introduction(around):
            found.append((id(around), words))
        if around.isWindow():
            break
        around = around.parentWidget()
    return tuple(reversed(found))


def _introduction(widget: QWidget) -> str:
    """What is said when the keyboard comes into this."""
    name = widget.accessibleName() or (widget.windowTitle() if widget.isWindow() else "")
    more = widget.accessibleDescription()
    if not more and isinstance(widget, QDialog):
        more = _texts_in(widget)
    return ". ".join([part.strip().rstrip(".") for part in (name, more) if part.strip()])


def _texts_in(dialog: QDialog) -> str:
    """What stands in a dialog beside what the keyboard comes to; not what scrolls, that is found with the keys."""
    scrolled = {label for area in dialog.findChildren(QAbstractScrollArea) for label in area.findChildren(QLabel)}
    texts = [
        label.text()
        for label in dialog.findChildren(QLabel)
        if label not in scrolled
        and label.isVisible()
        and label.buddy() is None
        and label.text() not in ("", dialog.windowTitle())
    ]
    whole = " ".join(texts)
    return whole if len(whole) <= LONGEST_INTRODUCTION else whole[:LONGEST_INTRODUCTION].rpartition(" ")[0]
