"""What a player can do: the acts of the case format (CASES.md, "do").

Actions name cards, not positions. They are made by the million in search, so they are plain
classes, compared by what they say.
"""

from typing import Final

from canasta_desktop.rules.cards import FACES, Cards
from canasta_desktop.rules.keyed import Keyed

NEW: Final = -1
"""In place of a meld's number: begin a new meld."""
NO_CARD: Final = -1
"""In place of a card: none."""
ANY_THREE: Final = -2
"""In place of a three to hold back: whichever is in hand or comes."""


class Play:
    """Cards for one meld: `onto` is the number of a meld on the table, or `NEW`.

    The number is the meld's own (`LayMeld.number`), which never changes during a deal.
    """

    __slots__ = ("cards", "onto")

    def __init__(self, cards: Cards, onto: int = NEW) -> None:
        self.cards: Final = cards
        self.onto: Final = onto

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.cards == other.cards and self.onto == other.onto

    def __hash__(self) -> int:
        return hash((self.cards, self.onto))

    def __repr__(self) -> str:
        return f"Play({self.cards!r}, {self.onto})"


class Action(Keyed):
    """Base of all actions."""

    __slots__: tuple[str, ...] = ()


class Draw(Action):
    """Draw from the stock, as many cards as the rule set says (CL-4.1).

    `keep`: the face of a three to hold back where that is allowed, should it come or be in hand
    (MA-2.3), NO_CARD for none. With ANY_THREE all stay in hand for the moment: of two where one may be
    held, the player lays out either of them next (MA-2.4).
    """

    __slots__ = ("keep",)

    def __init__(self, keep: int = NO_CARD) -> None:
        self.keep: Final = keep

    def key(self) -> tuple[object, ...]:
        return () if self.keep == NO_CARD else (self.keep,)


class Take(Action):
    """Take the pile: its top card is melded with `cards` from the hand `onto` a meld or as a new one.

    `plays` are laid down in the same breath so as to reach the minimum (CL-6.1, CL-7.4). `rest`: the
    cards below are taken too, which an option may leave to the player (VA-3.10). `keep`: a three in hand
    that is held back, as in a draw (MA-2.3, SA-8.2).
    """

    __slots__ = ("cards", "keep", "onto", "plays", "rest")

    def __init__(
        self, cards: Cards, onto: int = NEW, plays: tuple[Play, ...] = (), rest: bool = True, keep: int = NO_CARD
    ) -> None:
        self.cards: Final = cards
        self.onto: Final = onto
        self.plays: Final = plays
        self.rest: Final = rest
        self.keep: Final = keep

    def key(self) -> tuple[object, ...]:
        own: tuple[object, ...] = (self.cards, self.onto, self.plays)
        return own if self.rest and self.keep == NO_CARD else (*own, self.rest, self.keep)

    def keeping(self, keep: int) -> "Take":
        """This take with a three of the hand held back."""
        return Take(self.cards, self.onto, self.plays, self.rest, keep)


class LayMeld(Action):
    """Lay down all these plays at once (CL-4.1, CL-7.3)."""

    __slots__ = ("plays",)

    def __init__(self, plays: tuple[Play, ...]) -> None:
        self.plays: Final = plays

    def key(self) -> tuple[object, ...]:
        return self.plays


class Join(Action):
    """Put two melds of one's side together, by their numbers (SA-3.4, GT-5.6)."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second

    def key(self) -> tuple[object, ...]:
        return (self.first, self.second)


class Lay(Action):
    """Lay out threes by hand, where that is left to the player (MA-2.6, GT-3.6)."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return self.cards


class Special(Action):
    """Lay down a special hand, which ends the deal (MA-7); `hand` is its key."""

    __slots__ = ("hand",)

    def __init__(self, hand: str) -> None:
        self.hand: Final = hand

    def key(self) -> tuple[object, ...]:
        return (self.hand,)


class Discard(Action):
    """Discard one card and end the turn (CL-4.4)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)


class End(Action):
    """With an empty stock: not to take the pile, which ends the deal (CL-9.3); or a turn without a discard (GT-9.2)."""


class Ask(Action):
    """Ask the partner for leave to go out (CL-8.6)."""


class Answer(Action):
    """The partner's answer, which binds (CL-8.7)."""

    __slots__ = ("yes",)

    def __init__(self, yes: bool) -> None:
        self.yes: Final = yes

    def key(self) -> tuple[object, ...]:
        return (self.yes,)


# Actions are values: those without cards, and the discards, are made once and given out again.
DRAW: Final = Draw()
END: Final = End()
ASK: Final = Ask()
ANSWERS: Final = (Answer(True), Answer(False))
DISCARDS: Final = tuple([Discard(card) for card in range(FACES)])
"""By face."""
