"""What the person wants: intents go up from screen and keyboard, displays come down."""

from canasta_desktop.ui.display.places import Place
from canasta_desktop.values import value


class Intent:
    """Base of all intents; the presenter alone knows what they come to."""


@value(frozen=True)
class ToggleCard(Intent):
    """Select or unselect a card of the hand; `extend`: the whole range from the last one toggled."""

    token: int
    extend: bool = False


@value(frozen=True)
class SelectRank(Intent):
    """Select all cards of the rank of this one."""

    token: int


@value(frozen=True)
class SelectCards(Intent):
    """Select just these (rubber band, select all, none)."""

    tokens: tuple[int, ...]


@value(frozen=True)
class BeginDrag(Intent):
    """A drag has begun: the display that follows names the targets for these cards.

    `tokens` are cards of the hand, or the top card of the pile when the pile itself is dragged.
    """

    tokens: tuple[int, ...]


@value(frozen=True)
class CancelDrag(Intent):
    """The drag ended nowhere."""


@value(frozen=True)
class Drop(Intent):
    """Cards were let go over a place; `index`: where they fell into the hand, among the cards not dragged."""

    tokens: tuple[int, ...]
    place: Place
    index: int = -1


@value(frozen=True)
class ClickPlace(Intent):
    """A place was clicked, with whatever is selected; a click on a staged card takes it back (`token`)."""

    place: Place
    token: int = -1


@value(frozen=True)
class Press(Intent):
    """A button or its key: the keys of `ButtonView`."""

    key: str


@value(frozen=True)
class Choose(Intent):
    """An answer to the question on the display; -1 cancels."""

    key: int


@value(frozen=True)
class Skip(Intent):
    """Finish what is moving; `all`: up to the own turn."""

    all: bool = False


@value(frozen=True)
class Continue(Intent):
    """Go on after the score sheet, or after a bot's turn in "wait for me" mode."""
