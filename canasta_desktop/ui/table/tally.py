"""Counts change when a card lands: who is on the way, and what stands on the table meanwhile.

How it works. Every card that leaves one place for another is on its way until it lands. The things of a display are
drawn up for the settled table; `held_back` gives the same things with the counts of now, each card on its way counted
where it came from, and with the words of before, for the state of the pile or the story of a seat is news only when the
card that made it lies there. What is new as a possibility (the glow of a pile that can be taken, the slot for a meld)
or through the cards (frost, the sum of red threes) is left out till then.
"""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.items.frame import FrostFrame
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.seat import ClosedHand, SeatBox
from canasta_desktop.ui.items.slot import Word
from canasta_desktop.ui.items.tray import TrayBox, TrayCaption
from canasta_desktop.ui.items.walnut import WalnutWords

WORDS: Final[Mapping[type[Painted], tuple[str, ...]]] = {
    WalnutWords: ("state", "tone", "count_tone", "has_snowflake"),
    SeatBox: ("role", "story", "on_turn", "points", "expression"),
    TrayCaption: ("summary", "tip_text"),
    TrayBox: ("tip_text",),
    Medal: ("kind",),
    Word: ("text",),
    FrostFrame: ("width", "corner", "dash", "glow"),
}
"""What of a thing stays as it was until the last card lies."""
LATE: Final = ("can-draw", "can-take", "frost", "slot", "threes-text")
"""Things that are not there before the last card lies; some have a number behind their name."""


class _Way(NamedTuple):
    """So many cards on their way between two places."""

    origin: Place
    goal: Place
    stands_for: int


class FlightTally:
    """The cards on their way. `has_changed`: one has set off or landed since `seen`."""

    def __init__(self) -> None:
        self._ways: dict[Hashable, _Way] = {}
        self.has_changed = False

    @property
    def is_empty(self) -> bool:
        """Whether every card lies where it belongs."""
        return not self._ways

    def is_on_way(self, key: Hashable) -> bool:
        """Whether this card is still to land."""
        return key in self._ways

    def set_off(self, key: Hashable, origin: Place, goal: Place, stands_for: int = 1) -> None:
        """A card leaves; one that was still on its way counts where it came from first."""
        before = self._ways.get(key)
        origin = before.origin if before is not None else origin
        if origin == goal:
            self.land(key)
        else:
            self._ways[key] = _Way(origin, goal, stands_for)
            self.has_changed = True

    def pass_by(self, key: Hashable, place: Place) -> None:
        """A card on its way has come to a place and will go on from there, as a red three does from a hand."""
        if (way := self._ways.get(key)) is not None:
            self._ways[key] = way._replace(origin=place)
            self.has_changed = True

    def land(self, key: Hashable) -> None:
        """A card lies, or has gone; nothing happens if it was not on its way."""
        self.has_changed |= self._ways.pop(key, None) is not None

    def missing(self) -> Counter[Place]:
        """How many cards each place still lacks; below zero where cards have left that have not landed elsewhere."""
        found: Counter[Place] = Counter()
        for way in self._ways.values():
            found[way.goal] += way.stands_for
            found[way.origin] -= way.stands_for
        return found

    def held_back(
        self, things: Mapping[str, Painted], before: Mapping[str, Painted], display: Display
    ) -> dict[str, Painted]:
        """The things of this display as they are now; `before` are those of the display before it."""
        if self.is_empty:
            return dict(things)
        missing = self.missing()
        counted = {key: count for place, count in missing.items() for key in [_counted_at(place, display)] if count}
        shown = {}
        for key, thing in things.items():
            if key not in before and key.partition(":")[0] in LATE:
                continue
            now = _with_words(thing, before.get(key))
            counting = _with_count(now, before.get(key), counted[key]) if key in counted else now
            if isinstance(counting, ClosedHand):
                counting = replace(counting, foot=counting.foot - missing[Place(Spot.FOOT, int(key[len("fan:") :]))])
            if counting is not None:
                shown[key] = counting
        return shown


def _counted_at(place: Place, display: Display) -> str:
    """The key of the thing that counts the cards of a place."""
    if place == STOCK:
        return "stock-words"
    if place == PILE:
        return "pile-words"
    if place.spot is Spot.SEAT:
        return f"fan:{place.number}"
    if place.spot is Spot.FOOT:
        return ""  # it has no thing of its own
    if place == HAND:
        return f"fan:{display.plates[0].seat}" if display.plates else ""
    return f"badge:{place}"


def _with_words(thing: Painted, before: Painted | None) -> Painted:
    """The thing with its former words, if it had any."""
    fields = WORDS.get(type(thing), ())
    if before is None or type(before) is not type(thing):
        return thing
    former: dict[str, Any] = {name: getattr(before, name) for name in fields}
    return replace(thing, **former)


def _with_count(thing: Painted, before: Painted | None, lacks: int) -> Painted | None:
    """The thing with the count of now, which lies between the former one and the last; None for a new one at zero."""
    last, former = _count(thing), _count(before) if before is not None else 0
    now = min(max(last - lacks, min(last, former)), max(last, former))
    if before is None and now == 0:
        return None
    if isinstance(thing, ClosedHand):
        return replace(thing, cards=now)
    if isinstance(thing, Medal):
        return replace(thing, text=str(now))
    return replace(thing, count=str(now)) if isinstance(thing, WalnutWords) else thing


def _count(thing: Painted) -> int:
    """What it counts now."""
    if isinstance(thing, ClosedHand):
        return thing.cards
    text = thing.text if isinstance(thing, Medal) else thing.count if isinstance(thing, WalnutWords) else "0"
    return int(text) if text.isdigit() else 0
