"""The running application as a `QApplication`: Qt's `instance()` may give None, or an application without widgets."""

from PySide6.QtWidgets import QApplication


def running_application() -> QApplication:
    """The application that the window belongs to; there must be one already."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
