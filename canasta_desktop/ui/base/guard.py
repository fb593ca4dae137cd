"""No exception may leave a method that Qt calls: PySide 6.11 then ends the program without a word.

`guarded` and `answering` hand it to `sys.excepthook`, where `program_log` (and pytest-qt) sees it like any other: it is
logged, and the person is told.
"""

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


def guarded(handler: Callable[P, None]) -> Callable[P, None]:
    """An event handler whose exceptions are reported instead of thrown into Qt."""

    @wraps(handler)
    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            handler(*args, **kwargs)
        except Exception:
            sys.excepthook(*sys.exc_info())

    return call


def answering(handler: Callable[P, bool]) -> Callable[P, bool]:
    """An event handler that answers whether the event is used up; after an exception, which is reported, it is not."""

    @wraps(handler)
    def call(*args: P.args, **kwargs: P.kwargs) -> bool:
        try:
            return handler(*args, **kwargs)
        except Exception:
            sys.excepthook(*sys.exc_info())
            return False

    return call
