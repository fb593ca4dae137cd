"""What a finger does that a mouse does by wheel and right button: it scrolls, and a long press asks for a menu.

Beside real cards nobody looks for a scroll bar. The mouse does what it always did.
"""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPointerEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QScroller

from canasta_desktop.ui.base.guard import answering, guarded

LONG_PRESS_MS: Final = 500
"""As at the table."""
_EVENT: Final = QEvent.Type
_BEGINS: Final = (_EVENT.TouchBegin, _EVENT.MouseButtonPress)
_ENDS: Final = (_EVENT.TouchEnd, _EVENT.TouchCancel, _EVENT.MouseButtonRelease)


def scroll_by_touch(area: QAbstractScrollArea) -> None:
    """Have a finger that is drawn across the area scroll it."""
    if isinstance(area, QAbstractItemView):
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)


def menu_by_touch(area: QAbstractScrollArea) -> None:
    """Have a finger that rests on the area ask for its context menu there, as the right button does."""
    area.viewport().installEventFilter(_LongPresses(area))


class _LongPresses(QObject):
    """Turns long presses on the viewport of an area into requests for a menu, made when the finger goes up.

    A menu that opens below the finger would be closed by it. Qt has a gesture for long presses, of which it does not
    tell where a finger scrolls as well.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._at = QPoint()
        self._since = QElapsedTimer()
        QScroller.scroller(area.viewport()).stateChanged.connect(self._scroller_changed)

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A finger comes down, or goes up again; a mouse of its own has a right button."""
        kind = event.type()
        if kind in _BEGINS and isinstance(event, QPointerEvent) and event.points() and _is_finger(event):
            self._at = event.points()[0].globalPosition().toPoint()
            if not self._since.isValid():
                self._since.start()
        elif kind in _ENDS and self._since.isValid():
            if self._since.hasExpired(LONG_PRESS_MS):
                QTimer.singleShot(0, self, self._ask)
            self._since.invalidate()
        return False

    @guarded
    def _scroller_changed(self, state: QScroller.State) -> None:
        """A finger that scrolls does not rest, however slow it is."""
        if state is QScroller.State.Dragging:
            self._since.invalidate()

    @guarded
    def _ask(self) -> None:
        """Ask for the menu where the finger was."""
        viewport = self._area.viewport()
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, viewport.mapFromGlobal(self._at), self._at)
        QApplication.sendEvent(viewport, asked)


def _is_finger(event: QPointerEvent) -> bool:
    """Whether this comes from a touch screen, made a mouse's by the system or not."""
    if isinstance(event, QMouseEvent):
        return event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
    return True
