"""Windows that are shown and laid out, but painted only where a picture of them is taken: nobody sees them.

A fifth of a test of the window would go into pictures for a screen that is not there. `grab` paints as ever, so whoever
looks at pixels sees them, but what lies on the table has rough pictures (`kept_pictures`). Who needs those whole, or
what is painted by itself, or `render`, bears the mark `painted`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.score_sheet.paper_dialog import PaperDialog
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.table.view import TableView
from canasta_desktop.ui.window.main_window import MainWindow
from tests.ui.kept_pictures import be_rough

_seen = [False]
"""Whether the windows that are made now are painted by themselves."""


@contextmanager
def windows_unseen() -> Iterator[None]:
    """Windows, dialogs and tables that are made in here are not painted by themselves."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (MainWindow, Dialog, PaperDialog, TableView):
            patch.setattr(kind, "__init__", _unseen(kind))
        patch.setattr(TableScene, "__init__", _rough(TableScene.__init__))
        patch.setattr(QWidget, "grab", _whole(QWidget.grab))
        yield


@contextmanager
def windows_seen() -> Iterator[None]:
    """Those that are made in here are, as in the program."""
    _seen.append(True)
    try:
        yield
    finally:
        _seen.pop()


def _unseen(kind: type[QWidget]):
    made = kind.__init__

    @wraps(made)
    def make(window: QWidget, *arguments, **options) -> None:
        made(window, *arguments, **options)
        if not _seen[-1] and window.isWindow():
            window.setUpdatesEnabled(False)

    return make


def _rough(made):
    """What lies on a table that is made now is painted roughly, unless the test looks at it."""

    @wraps(made)
    def make(scene: TableScene, pictures: CardPictures, *arguments, **options) -> None:
        be_rough(pictures, is_rough=not _seen[-1])
        made(scene, pictures, *arguments, **options)

    return make


def _whole(grab):
    """With all that stands in the widget: Qt paints no part of a window that is not to be painted."""

    @wraps(grab)
    def take(widget: QWidget, *arguments) -> QPixmap:
        window = widget.window()
        is_seen = window.updatesEnabled()
        window.setUpdatesEnabled(True)
        try:
            return grab(widget, *arguments)
        finally:
            window.setUpdatesEnabled(is_seen)

    return take
