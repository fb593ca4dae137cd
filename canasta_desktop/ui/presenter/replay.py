"""The last turns once more: what the others did since the person's own turn, shown slowly.

With one person the displays of these turns are kept as they were shown. Where several share a screen those belong to
whoever sat there, so the turns are drawn up anew from what everybody may know (`PublicTurns`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.game.audience import Change, Update
from canasta_desktop.game.match import Match
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.display import Announcement, Display, Expression
from canasta_desktop.ui.presentation.expressions import expressions
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.public import SpectatorDisplayBuilder
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.presentation.spectator import Spectator

STEP_MS = 1600
MOST = 150
"""So many changes are kept to be drawn up anew; from one turn of a person to the next there are some fifty at most."""


class Replay(QObject):
    """Keeps the last turns and shows them; a replay changes nothing, and `stop` may come at any time."""

    shown = Signal(object, bool)
    """A display of these turns, and whether it is to be animated."""
    ended = Signal()
    """They have been shown to their end."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._turns: list[Display] = []
        self._showing: Sequence[Display] = ()
        self._next = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether they are being shown."""
        return self._timer.isActive()

    def remember(self, display: Display, events: tuple[Event, ...], seat: int) -> None:
        """Add what the others did; the discard of `seat`, or a new deal, begins anew."""
        own = any([event.what is What.DISCARDED and event.seat == seat for event in events])
        if own or any([event.what is What.DEALT for event in events]):
            self._turns = [display]
        elif self._turns and any([event.seat != seat for event in events]):
            self._turns.append(display)

    def start(self, displays: Sequence[Display] | None = None) -> None:
        """Show these, or the turns that were kept, from the beginning, if there are any."""
        self._showing = self._turns if displays is None else displays
        if len(self._showing) > 1:
            self._next = 0
            self._timer.start()
            self._step()

    def stop(self) -> None:
        """Show no more of it."""
        self._timer.stop()

    def forget(self) -> None:
        """Another match, or another person: nothing is kept."""
        self.stop()
        self._turns, self._showing = [], ()

    def _step(self) -> None:
        if self._next < len(self._showing):
            self.shown.emit(self._showing[self._next], self._next > 0)
            self._next += 1
        else:
            self.stop()
            self.ended.emit()


class SeenChange(NamedTuple):
    """A change as everybody saw it, and how those at the table looked then, by seat."""

    update: Update
    faces: tuple[Expression, ...]


class PublicTurns:
    """The last turns as everybody saw them, to be shown again to any person at a shared screen."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seen: list[SeenChange] = []

    def follow(self, update: Update) -> None:
        """The match has changed; the update is a spectator's."""
        if update.change is Change.DEALT:
            self._seen.clear()
        faces = expressions(self._match.log(None), update.view.table.sides)
        self._seen = [*self._seen[1 - MOST :], SeenChange(update, faces)]

    def displays(self, screen: HotSeat) -> list[Display]:
        """The changes since the last discard of the seat at the screen, which is at the bottom, hands face down."""
        seat = screen.seat
        ends = [
            number
            for number, (update, _) in enumerate(self._seen)
            if any([event.what is What.DISCARDED and event.seat == seat for event in update.events])
        ]
        seen = self._seen[ends[-1] if ends else 0 :]
        spectator, showing = Spectator(self._match, seat), SpectatorDisplayBuilder(self._match, seat)
        showing.words, showing.frequency = screen.words, screen.frequency
        shown: list[Display] = []
        for update, faces in seen:
            spectator.follow(update)
            if not shown or not _is_of(seat, update):
                display = showing.seen(spectator, Moment(update.events))
                plates = [plate._replace(expression=faces[plate.seat]) for plate in display.plates]
                said = Announcement(-1 - len(shown), display.announcement.text)
                shown.append(display._replace(plates=tuple(plates), announcement=said))
        return shown


def _is_of(seat: int, update: Update) -> bool:
    """Whether this change was brought about by this seat."""
    return {event.seat for event in update.events} - {NOBODY} == {seat}
