"""Name, version and identity, said once: the build, the window, saves and packages read them here."""

from typing import Final

APP_NAME: Final = "Canasta Desktop"
"""The name that people see."""

APP_ID: Final = "canasta-desktop"
"""The name that systems see: settings folder, desktop file, command."""

TASKBAR_ID: Final = APP_NAME.replace(" ", ".")
"""What the taskbar of Windows knows the program by; the shortcuts that the setup program makes bear it too."""

PUBLISHER: Final = "Canasta Desktop maintainers"

LICENCE: Final = "GPL-3.0-or-later"

GAME_SUFFIX: Final = ".canasta"
GAME_TYPE: Final = "application/x-canasta-game"
"""A saved game in a file of its own: what its name ends with, and its media type."""

RULES_SUFFIX: Final = ".canasta-rules"
RULES_TYPE: Final = "application/x-canasta-rules"
"""A game with its house rules, to be passed on: what the file's name ends with, and its media type."""

__version__ = "0.2.0"
