"""A finger on a widget: taps, long presses, drags, as a touch screen sends them. The window must be on the screen."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

STEP_MS = 15
"""A finger that jumps would be no finger."""
LONG_MS = 850


def tap(view: QWidget, place: QPoint, hold_ms: int = STEP_MS) -> None:
    """The finger comes down, rests for a while and goes up."""
    device = QTest.createTouchDevice()
    QTest.touchEvent(view, device).press(0, place, view).commit()
    QTest.qWait(hold_ms)
    QTest.touchEvent(view, device).release(0, place, view).commit()
    QTest.qWait(STEP_MS)


def draw(view: QWidget, start: QPoint, end: QPoint, steps: int = 12) -> None:
    """The finger is drawn across the widget."""
    device = QTest.createTouchDevice()
    QTest.touchEvent(view, device).press(0, start, view).commit()
    for step in range(1, steps + 1):
        QTest.qWait(STEP_MS)
        QTest.touchEvent(view, device).move(0, start + (end - start) * step / steps, view).commit()
    QTest.touchEvent(view, device).release(0, end, view).commit()
    QTest.qWait(STEP_MS)


def scrolls(view: QWidget, position) -> bool:
    """Whether a finger drawn up moves what `position` tells of; nobody touches a page as it comes up, so again."""
    for _ in range(8):
        before = position()
        draw(view, QPoint(60, view.height() - 10), QPoint(60, 20))
        if position() > before + 20:
            return True
        QTest.qWait(50)
    return False
