"""Who leads a person through a deal: what the presenter asks of a lesson, and of a replay."""

from typing import Protocol

from canasta_desktop.rules.actions import Action
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.intents import Intent
from canasta_desktop.ui.presentation.prompts import NoteContent


class Guide(Protocol):
    """Plays for all others, adds to every display what it points at, and says no to what it does not want."""

    @property
    def plays_all(self) -> bool:
        """Whether it plays for the person as well, who is a spectator then."""
        ...

    def takes(self, intent: Intent) -> bool:
        """Do what the person wants, if that is the guide's own affair; whether it was."""
        ...

    def objection(self, action: Action) -> NoteContent:
        """What is said instead of playing this legal action of the person; None where it may be played."""
        ...

    def next_action(self) -> Action | None:
        """What whoever is in turn does; None where there is no action to be shown to the person."""
        ...

    def show_how(self) -> None:
        """The person asks for help."""
        ...

    def annotated(self, display: Display) -> Display:
        """The display as it is to be shown."""
        ...

    def deal_over(self) -> None:
        """The deal is over and has been shown."""
        ...
