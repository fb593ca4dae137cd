"""The window, the table and everything on it.

A room is a folder here, and every module is in one. From the bottom: `text` and `base` serve all; `display` is the
contract between the two halves. One half decides what is shown and knows no widget: `wording`, `presentation`,
`presenter`. The other shows it and knows no match: `faces`, `geometry`, `appearance`, `items`, `input`, `table`,
`window`. `rule_sheet`, `dialogs` and `new_game` stand beside them, and `session` ties everything together. Who may
import whom is written in `tests/test_architecture.py` and proved there.
"""

import builtins

import PySide6.QtCore  # noqa: F401

# PySide puts a search of its own before every import, which reads the source of each module that is loaded, in case one
# asks for names in snake_case. Nobody does here, and it held up the start by a tenth. What it replaced it keeps.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
