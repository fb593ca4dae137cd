"""One sentence for a screen reader, at once, by the way that it hears."""

import sys
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import guarded

RING: Final = 6
"""Notifications of one window. A reader asks for a sentence once it comes to it; till then another may have come up."""


class _Unseen(QWidget):
    """There for screen readers alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing."""


@spoken_as(QAccessible.Role.StatusBar)
class NotificationBar(_Unseen):
    """Holds the notifications of a window: in a status bar Orca speaks them without "notification" before each."""


@spoken_as(QAccessible.Role.Notification)
class Notification(_Unseen):
    """A sentence that appears."""

    def __init__(self, bar: NotificationBar) -> None:
        super().__init__(bar)
        self.hide()

    def appear(self, text: str) -> None:
        """Say it, the same as before, too."""
        self.hide()
        self.setAccessibleName(text)
        self.show()


def announce(widget: QWidget, text: str) -> None:
    """Send this to the screen reader; `widget` is what it is about, or what holds that."""
    if not text or not QAccessible.isActive():
        return
    if _are_announcements_heard():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
    else:
        _next_of(_main(widget)).appear(text)


def notify(widget: QWidget, text: str) -> None:
    """Say what readers that know announcements find out by themselves, and the others miss."""
    if QAccessible.isActive() and not _are_announcements_heard():
        _next_of(_main(widget)).appear(text)


def _are_announcements_heard() -> bool:
    """On Linux older screen readers do not know them; everywhere else all do."""
    if not sys.platform.startswith("linux"):
        return True
    # Loaded where a screen reader is, and nowhere else.
    from canasta_desktop.ui.accessibility.listeners import listeners

    return listeners().are_there


def forget_announcements(window: QWidget) -> None:
    """Remove what was announced from this window, where it could still be read: it was for somebody else."""
    if (bar := _bar_of(_main(window))) is not None:
        for notification in _ring(bar):
            notification.hide()
            notification.setAccessibleName("")


def _ring(bar: QWidget) -> Iterator[Notification]:
    """The notifications of a bar in the order of their use, the latest last."""
    yield from bar.findChildren(Notification, options=Qt.FindChildOption.FindDirectChildrenOnly)


def _bar_of(window: QWidget) -> NotificationBar | None:
    """That of a window which has had something to say."""
    return next(iter(window.findChildren(NotificationBar, options=Qt.FindChildOption.FindDirectChildrenOnly)), None)


def _main(widget: QWidget) -> QWidget:
    """The window below all dialogs: before what appears in a dialog, a reader says all the rest of that dialog."""
    window = widget.window()
    while (below := window.parentWidget()) is not None:
        window = below.window()
    return window


def _next_of(window: QWidget) -> Notification:
    """A new one until there are enough of them, then the one that has waited longest."""
    if (bar := _bar_of(window)) is None:
        bar = NotificationBar(window)
        bar.show()
    ring = list(_ring(bar))
    if len(ring) < RING:
        return Notification(bar)
    ring[0].raise_()  # what lies on top comes last among the children
    return ring[0]
