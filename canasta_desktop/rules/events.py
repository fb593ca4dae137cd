"""What happened, for screen, log and sound.

An event is public or addressed to one seat; a public one never names a hidden card. They are made
only where a log is passed, so search pays nothing for them.
"""

from dataclasses import dataclass
from enum import Enum

from canasta_desktop.rules.cards import Cards


class What(Enum):
    """The kinds of events; the comments say which fields of `Event` they fill."""

    DEALT = "dealt"  # count: cards each; cards: the up-card and what lies below it
    DRAWN = "drawn"  # count; `cards` only in the copy for the seat itself
    RED_THREES_LAID = "red-threes-laid"  # cards; count: how many of them are replaced
    TAKEN = "taken"  # cards: what came to hand; count: size of the pile taken; other: its top card
    MELDED = "melded"  # cards, meld: its number; count: the meld's size now
    CANASTA_COMPLETED = "canasta-completed"  # cards: the whole meld, meld
    DISCARDED = "discarded"  # cards: the one; count: 1 if it went face down, and then no card is named (MA-8.1)
    FROZE = "froze"  # cards: the card that froze the pile
    JOINED = "joined"  # meld: the number that stays; other: the one that is gone; count: the meld's size now
    FOOT_TAKEN = "foot-taken"  # count: its cards; `cards` only in the copy for the seat itself
    BONUS_RESERVED = "bonus-reserved"  # count: cards reserved on the stock
    BONUS_TAKEN = "bonus-taken"  # count: cards; `cards` only in the copy for the seat itself
    TURN_CARD = "turn-card"  # the turn card has been drawn
    FORGOTTEN = "forgotten"  # count: red threes that were not laid in time
    SIDES_FORMED = "sides-formed"  # seat: the lone player
    SPECIAL_HAND = "special-hand"  # cards: the whole hand; the table says which
    ASKED = "asked"  # other: who is asked
    ANSWERED = "answered"  # count: 1 yes, 0 no
    GONE_OUT = "gone-out"  # count: 1 if concealed
    DEAL_ENDED = "deal-ended"  # seat: who went out, or -1
    SCORED = "scored"  # seat: the account; count: its points for the deal


@dataclass(frozen=True)
class Event:
    """One thing that happened; `to` is the only seat that may know of it, or None for everybody.

    An event to one seat repeats the public one before it and adds the hidden cards.
    """

    what: What
    seat: int
    cards: Cards = ()
    count: int = 0
    meld: int = -1
    other: int = -1
    to: int | None = None
