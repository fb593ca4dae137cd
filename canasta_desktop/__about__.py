"""Name, version and identity, said once: the build, the window, saves and packages read them here."""

from typing import Final

APP_NAME: Final = "Canasta Desktop"
"""The name that people see."""

APP_ID: Final = "canasta-desktop"
"""The name that systems see: settings folder, desktop file, command."""

PUBLISHER: Final = "Canasta Desktop maintainers"

LICENCE: Final = "GPL-3.0-or-later"

__version__ = "0.1.0"
