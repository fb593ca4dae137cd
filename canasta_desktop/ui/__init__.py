"""The window, the table and everything on it."""

import builtins

import PySide6.QtCore  # noqa: F401

# PySide puts a search of its own before every import, which reads the source of each module that is loaded, in case one
# asks for names in snake_case. Nobody does here, and it held up the start by a tenth. What it replaced it keeps.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
