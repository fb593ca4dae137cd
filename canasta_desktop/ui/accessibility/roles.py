"""Roles that Qt gives no widget by itself.

What a widget is for a screen reader Qt reads from its class. A class that is decorated with `spoken_as` has the role
named there, with the name, description and state that any widget has; with `spoken_by` a function says what it is.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

W = TypeVar("W", bound=type[QWidget])
Maker = Callable[[QWidget], QAccessibleInterface]
"""Makes what a screen reader is told of a widget."""


def _with_role(role: QAccessible.Role, widget: QWidget) -> QAccessibleInterface:
    return QAccessibleWidget(widget, role)


_MAKERS: dict[str, Maker] = {
    # By Qt a frame: on Linux that is a window.
    "QFrame": partial(_with_role, QAccessible.Role.Grouping),
    # By Qt a layered pane, which is said whenever one comes into it.
    "QStackedWidget": partial(_with_role, QAccessible.Role.Grouping),
}


def spoken_as(role: QAccessible.Role) -> Callable[[W], W]:
    """Give all widgets of this class the role, and those of classes that come from it and have none of their own."""
    return spoken_by(partial(_with_role, role))


def spoken_by(make: Maker) -> Callable[[W], W]:
    """Have `make` build what a screen reader learns of each widget of this class, where a role is not enough."""

    def take(widget_class: W) -> W:
        _MAKERS[widget_class.__name__] = make
        if QCoreApplication.instance() is not None:
            install()
        return widget_class

    return take


def hide_tip(widget: QWidget) -> None:
    """Have the tool tip seen alone: its text is in the name already.

    Qt gives it as the description where there is none, and readers leave out a description that is the name again.
    """
    widget.setAccessibleDescription(widget.accessibleName())


@cache
def install() -> None:
    """Have Qt ask here first, once the application has been made; before, its own answers would come first.

    Once: Qt asks all factories it knows, and has no way to forget one.
    """
    QAccessible.installFactory(_made)


def _made(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Called by Qt for a widget's class and those it comes from, while a screen reader is there; it owns the answer."""
    make = _MAKERS.get(class_name)
    return make(thing) if make is not None and isinstance(thing, QWidget) else None
