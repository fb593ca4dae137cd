"""Where the window stands: size at the first start, and the place it had when it was closed last."""

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

LEAST: Final = QSize(1024, 640)
FIRST: Final = QSize(1280, 800)
KEY: Final = "window/geometry"
FRAME: Final = 40
"""Room for the window's frame and title."""
GRIP: Final = 80
"""So many pixels of the title's width must be on a screen, or the window could not be moved."""


def first_size(screen: QSize) -> QSize:
    """The size at the first start: 1280x800, as far as the screen has room.

    On a much larger screen more than that would be lost on the cards; on a smaller one, 80 % of it, but usable.
    """
    if screen.width() >= FIRST.width() + FRAME and screen.height() >= FIRST.height() + FRAME:
        return FIRST
    return (screen * 0.8).expandedTo(least_size(screen))


def least_size(screen: QSize) -> QSize:
    """The smallest window, smaller still on a screen that is, with room for its frame."""
    return LEAST.boundedTo(screen - QSize(0, FRAME))


def is_reachable(window: QRect, screens: list[QRect]) -> bool:
    """Whether enough of the title row is on a screen to take hold of it."""
    title = QRect(window.topLeft() + QPoint(0, 4), QSize(window.width(), 20))
    return any(title.intersected(screen).width() >= GRIP for screen in screens)


def screen_of(window: QWidget) -> QScreen:
    """The screen that a window stands on.

    Not `QWidget.screen`: PySide 6.11 takes what that gives for a part of the window, and may delete it with the window.
    """
    top = window.mapToGlobal(QPoint(window.width() // 2, 0))
    return QGuiApplication.screenAt(top) or QGuiApplication.primaryScreen()


def restore(window: QWidget, settings: QSettings) -> None:
    """Give the window its minimum and the place it had; else the first size in the middle of its screen."""
    screen = screen_of(window).availableGeometry()
    window.setMinimumSize(least_size(screen.size()))
    kept = settings.value(KEY)
    if isinstance(kept, QByteArray) and window.restoreGeometry(kept):
        screens = [one.availableGeometry() for one in QGuiApplication.screens()]
        if is_reachable(window.geometry(), screens):
            return
    window.resize(first_size(screen.size()))
    centre(window, screen_of(window))


def centre(window: QWidget, screen: QScreen) -> None:
    """Put the window into the middle of a screen."""
    place = QRect(QPoint(0, 0), window.size())
    place.moveCenter(screen.availableGeometry().center())
    window.move(place.topLeft())


def keep(window: QWidget, settings: QSettings) -> None:
    """Remember size, place, screen and whether it fills the screen."""
    settings.setValue(KEY, window.saveGeometry())
