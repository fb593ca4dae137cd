"""Taking off what a test has dressed the application in."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def delete_closed(app: QApplication) -> None:
    """Delete now what was given up: without a running loop Qt would keep it to the end of all tests."""
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def undress(app: QApplication) -> None:
    """Take the style sheet off once the test's windows are gone: each of their parts would be laid out anew for it."""
    delete_closed(app)
    app.setStyleSheet("")
