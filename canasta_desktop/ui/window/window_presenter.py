"""What the window needs of its presenter, which it does not import."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from canasta_desktop.ui.display.intents import Intent


class WindowPresenter(Protocol):
    """What the window needs of a presenter. That of the game knows the match, and the window does not import it."""

    @property
    def display_changed(self) -> SignalInstance:
        """Carries a new `Display`, and whether changes are to be animated."""
        ...

    @property
    def deal_scored(self) -> SignalInstance:
        """The score sheet is due."""
        ...

    def handle(self, intent: Intent) -> None:
        """Do what the person wants."""
        ...

    def retell(self) -> None:
        """Send the display anew, in the language of now."""
        ...
