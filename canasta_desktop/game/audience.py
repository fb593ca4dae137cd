"""The listeners of a match, and the order in which they hear of changes."""

from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from canasta_desktop.game.gamelog import visible
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.observation import Observation


class Change(Enum):
    """What an update is about."""

    DEALT = "dealt"
    PLAYED = "played"
    UNDONE = "undone"
    REDONE = "redone"


class Update(NamedTuple):
    """A change as one seat may know it: its events (none for UNDONE) and what the seat sees afterwards."""

    change: Change
    events: tuple[Event, ...]
    view: Observation


Deliver = Callable[[Update], None]


class Audience:
    """The listeners of a match.

    Updates arrive in the order of the changes, also where a listener plays while it is being told;
    what an exception in a listener kept back goes out before the next change.
    """

    def __init__(self) -> None:
        self._listeners: dict[int, tuple[int | None, Deliver]] = {}
        self._last = 0
        self._outbox: deque[tuple[Deliver, Update]] = deque()
        self._is_notifying = False

    def listen(self, seat: int | None, deliver: Deliver) -> Callable[[], None]:
        """Deliver every change as `seat` may know it; call the result to stop."""
        self._last += 1
        number = self._last
        self._listeners[number] = (seat, deliver)

        def stop() -> None:
            self._listeners.pop(number, None)

        return stop

    def notify(self, change: Change, events: tuple[Event, ...], view: Callable[[int | None], Observation]) -> None:
        """Notify everybody; `view` is asked now, even where the notice has to wait."""
        for seat, deliver in self._listeners.values():
            self._outbox.append((deliver, Update(change, visible(events, seat), view(seat))))
        if self._is_notifying:
            return
        self._is_notifying = True
        try:
            while self._outbox:
                deliver, update = self._outbox.popleft()
                deliver(update)
        finally:
            self._is_notifying = False
