"""Scrolling with a finger: on a tablet beside the cards nobody looks for a scroll bar."""

from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QScroller


def scroll_by_touch(area: QAbstractScrollArea) -> None:
    """Have a finger that is drawn across the area scroll it; the mouse does what it always did."""
    if isinstance(area, QAbstractItemView):
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
