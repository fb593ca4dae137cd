"""The computer players as the presenter sees them: what the one in turn will do, and hints for a person.

The worker is asked (`presenter.bot_process`); if it fails, a beginner's choice is made here, legal in any case, and
`fell_back` says so; the next question starts a new worker. A choice waits in `choice` until the pause before it is
over.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.bots.policy import Decision, level_at_hand
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.names import LONGEST_TYPED
from canasta_desktop.game.seats import SeatKind, temperament_of
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.presenter.bot_process import BotProcess, Failure
from canasta_desktop.ui.text.shortening import shortened

CODES = {
    Failure.NO_TIME: Code.FALLBACK_NO_TIME,
    Failure.ENDED: Code.FALLBACK_ENDED,
    Failure.NONSENSE: Code.FALLBACK_NONSENSE,
    Failure.NO_MOVE: Code.FALLBACK_NO_MOVE,
}
"""What is said of each way in which the worker fails."""
THINKING_SHOWN_AFTER_MS = 1500
HINT_SHOWN_AFTER_MS = 500
"""A person who asked for a hint waits for it alone: after so long it is seen that one is coming."""
LONG_THINKING = ("expert",)
"""The levels that think visibly long at many of their moves: that they do is shown throughout their turns."""
HINT_LEVEL = "expert"
FALLBACK_LEVEL = "beginner"


def ask_player(process: BotProcess, match: Match, view: Observation, seed: int) -> int:
    """Ask the computer player of a seat what it does with what the seat sees; the number of the question."""
    seat = match.setup.seats[view.seat]
    return process.ask(level_at_hand(seat.level), seed, view, temperament_of(seat))


class Opponents(QObject):
    """Gets the next action of a computer player, and hints for a person; never fails to give one."""

    ready = Signal()
    """The choice of the player in turn is there."""
    hinted = Signal(object)
    """The `Decision` an expert would make for the person who asked; None: the worker failed."""
    hint_lagging = Signal(object)
    """The hint takes a moment: the `Message` that says so."""
    lagging = Signal()
    """The player in turn has been thinking for a while."""
    fell_back = Signal(object)
    """The worker failed, and a choice was made without it: the `Message` that says so."""
    fell_short = Signal(object)
    """A player cannot use what it has learned, which is said once a match: the `Message` that says so."""

    def __init__(self, bot_process: BotProcess, parent: QObject) -> None:
        super().__init__(parent)
        self._bot_process = bot_process
        bot_process.answered.connect(self._answered)
        bot_process.failed.connect(self._failed)
        self._slow = self._timer(THINKING_SHOWN_AFTER_MS)
        self._slow.timeout.connect(self.lagging)
        self._hint_slow = self._timer(HINT_SHOWN_AFTER_MS)
        self._hint_slow.timeout.connect(self._hint_is_late)
        self._match: Match | None = None
        self._reported_for: Match | None = None
        self._question = 0
        self._hint_question = 0
        self.choice: Decision | None = None
        """What the player in turn will do, once that is known."""
        self.next_action: Callable[[], Action | None] | None = None
        """Where what everybody does is known beforehand, and nobody need be asked: what the one in turn does."""

    def _timer(self, interval: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        return timer

    def forget(self) -> None:
        """The match has gone on: what was asked before is of no use."""
        self.choice = None
        self._end_hint()

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        self.forget()
        self._question = 0
        self._slow.stop()
        self._bot_process.cancel()

    def lack_a_level(self, match: Match) -> bool:
        """Whether a save of a later program wants players whom this one does not know."""
        seats = [seat for seat in match.setup.seats if seat.kind is SeatKind.COMPUTER]
        return any([level_at_hand(seat.level) != seat.level for seat in seats])

    def is_computer(self, match: Match, seat: int) -> bool:
        """Whether a computer player acts for this seat."""
        return seat != NOBODY and match.setup.seats[seat].kind is SeatKind.COMPUTER

    def thinks_long(self, match: Match, seat: int) -> bool:
        """Whether a computer player acts for this seat whose thinking is to be seen from its first moment on."""
        return self.is_computer(match, seat) and level_at_hand(match.setup.seats[seat].level) in LONG_THINKING

    def ask(self, match: Match) -> None:
        """Ask the player in turn, a computer player, what it does."""
        actor = match.to_act()
        self._match = match
        if self.next_action is not None:
            action = self.next_action()
            self.choice = None if action is None else Decision(action)
            return
        self._question = ask_player(self._bot_process, match, match.view(actor), match.choice_seed(actor))
        self._slow.start()

    def ask_hint(self, match: Match, seat: int) -> None:
        """Ask what an expert would do in this seat's place, if that has not been asked."""
        if not self._hint_question:
            self._match = match
            self._hint_question = self._bot_process.ask(HINT_LEVEL, match.choice_seed(seat), match.view(seat))
            self._hint_slow.start()

    def taken(self) -> Decision | None:
        """The choice that has been waiting; it waits no more."""
        choice, self.choice = self.choice, None
        return choice

    def fall_back(self, match: Match, why: Code) -> None:
        """Make a beginner's choice for the player in turn, and report why."""
        # The players live in the worker's process; this one knows none of them until the worker fails.
        from canasta_desktop.bots.levels import policy

        actor = match.to_act()
        self._slow.stop()
        name = shortened(match.setup.seats[actor].name, LONGEST_TYPED)
        self.fell_back.emit(Message(why, (("name", name),)))
        self.choice = policy(FALLBACK_LEVEL).choose(match.view(actor), Rng(match.choice_seed(actor)))
        self.ready.emit()

    def _answered(self, number: int, choice: Decision) -> None:
        if number in (self._hint_question, self._question) and choice.is_stand_in:
            self._report_stand_in()
        if number == self._hint_question:
            self._end_hint()
            self.hinted.emit(choice)
        elif number == self._question:
            self._slow.stop()
            self.choice = choice
            self.ready.emit()

    def _hint_is_late(self) -> None:
        self.hint_lagging.emit(Message(Code.HINT_COMING))

    def _end_hint(self) -> None:
        """No hint is waited for any more."""
        self._hint_question = 0
        self._hint_slow.stop()

    def _report_stand_in(self) -> None:
        if self._reported_for is not self._match:
            self._reported_for = self._match
            self.fell_short.emit(Message(Code.LEARNED_UNREADABLE))

    def _failed(self, number: int, why: Failure) -> None:
        if number == self._hint_question:
            self._end_hint()
            self.hinted.emit(None)
        elif number == self._question and self._match is not None:
            self.fall_back(self._match, CODES[why])
