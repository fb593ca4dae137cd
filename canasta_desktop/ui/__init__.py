"""The window, the table and everything on it.

A room is a folder here, and every module is in one.

- `text`, `base` and `accessibility` serve all, and `display` is the contract between two halves.
- One half decides what is shown and knows no widget: `wording`, `presentation`, `presenter`; `lesson` is what the first
  deal with Anna is made of.
- The other half shows it and knows no match: `figures`, `faces` and `portraits` draw cards and people, `geometry` says
  where all of it is, `items`, `input`, `table` and `window` are what one sees and touches. `appearance` gives it its
  colours and fonts, `sound` and `own_voice` are heard beside it.
- Over the table lie `welcome`, `score_sheet`, `lesson_sheet` and `history`, on paper or wood, and below it `replay`.
- The dialogs: `dialogs` has what they share and all that need no room of their own; `people`, `new_game`, `statistics`,
  `score_pad` and `duplicate` are the others. `rule_sheet` makes pages of the rules.
- `session` ties everything together.

Who may import whom is written in `tests/test_architecture.py` and proved there.
"""

import builtins

import PySide6.QtCore  # noqa: F401

# PySide puts a search of its own before every import, which reads the source of each module that is loaded, in case one
# asks for names in snake_case. Nobody does here, and it held up the start by a tenth. What it replaced it keeps.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
