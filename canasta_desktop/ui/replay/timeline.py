"""What the strip of a replay shows, as plain data. No Qt."""

from bisect import bisect_left
from typing import NamedTuple


class Mark(NamedTuple):
    """Something worth a jump, after so many actions; `sign` is its weightiest feat, `text` a line about it."""

    at: int
    sign: str
    text: str


class Timeline(NamedTuple):
    """`length` actions; `stops` are those after which a turn ends, 0 and the last one included, ascending."""

    length: int
    stops: tuple[int, ...]
    marks: tuple[Mark, ...] = ()

    def stop_near(self, at: float) -> int:
        """The stop that is nearest to a place between two actions."""
        return min(self.stops, key=lambda stop: abs(stop - at))

    def stop_after(self, at: int) -> int:
        """The next stop, the last one at the end."""
        return self.stops[min(bisect_left(self.stops, at + 1), len(self.stops) - 1)]

    def stop_before(self, at: int) -> int:
        """The stop before, the first one at the beginning."""
        return self.stops[max(0, bisect_left(self.stops, at) - 1)]

    def mark_after(self, at: int) -> int:
        """Where the next mark stands; the end, where there is none."""
        return next((mark.at for mark in self.marks if mark.at > at), self.length)

    def mark_before(self, at: int) -> int:
        """Where the mark before stands; the beginning, where there is none."""
        return next((mark.at for mark in reversed(self.marks) if mark.at < at), 0)


class DealChoice(NamedTuple):
    """A deal of the match that can be shown instead: its place there, and what it is called in the menu."""

    place: int
    words: str


class StripWords(NamedTuple):
    """The words of the strip: those of each button by its key, the deal, the speed and where the replay stands."""

    title: str
    buttons: dict[str, str]
    deal: str
    deal_tip: str
    speed: str
    speed_tip: str
    position: str


class StripState(NamedTuple):
    """What the strip shows now: `at` actions are done, the replay runs or stands."""

    timeline: Timeline
    at: int
    is_playing: bool
    deals: tuple[DealChoice, ...]
    deal: int
    words: StripWords
