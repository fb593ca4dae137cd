"""Windows that are shown and laid out, but painted only where a picture of them is taken: nobody sees them.

A fifth of a test of the window would go into pictures for a screen that is not there. `grab` and `render` paint as
ever, so whoever looks at pixels sees them; who needs what is painted by itself bears the mark `painted`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps

import pytest
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.window.main_window import MainWindow

_seen = [False]
"""Whether the windows that are made now are painted by themselves."""


@contextmanager
def windows_unseen() -> Iterator[None]:
    """Windows and dialogs that are made in here are not painted by themselves."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (MainWindow, Dialog):
            patch.setattr(kind, "__init__", _unseen(kind))
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
        if not _seen[-1]:
            window.setUpdatesEnabled(False)

    return make
