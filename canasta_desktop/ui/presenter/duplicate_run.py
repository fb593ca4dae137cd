"""Works out a deal once more with an expert in the person's seat, in a process of its own, question by question."""

from PySide6.QtCore import QObject, Signal

from canasta_desktop.bots.policy import Decision, level_at_hand
from canasta_desktop.game.duplicate import SeatQuestion, duplicate
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError
from canasta_desktop.ui.presenter.bot_process import BotProcess, Failure


class DuplicateRun(QObject):
    """One run over a scored deal; nobody else may ask `process` meanwhile, and with `close` the thinking ends."""

    progressed = Signal(float)
    """How much has been worked out, from 0 to 1."""
    finished = Signal(object)
    """The `Duplicate`; None where it cannot be worked out."""

    def __init__(self, match: Match, index: int, process: BotProcess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asking = duplicate(match, index)
        self._process = process
        self._question = 0
        process.answered.connect(self._answered)
        process.failed.connect(self._failed)

    def start(self) -> None:
        """Ask the first question."""
        self._go_on(None)

    def close(self) -> None:
        """Ask no more; what is being thought about ends."""
        self._question = 0
        self._asking.close()
        self._process.give_up()

    def _answered(self, number: int, choice: Decision) -> None:
        if number == self._question:
            self._go_on(choice)

    def _failed(self, number: int, why: Failure) -> None:
        """A player that is gone cannot be replaced by a weaker one: the result would not be an expert's."""
        if number == self._question:
            self._question = 0
            self.finished.emit(None)

    def _go_on(self, choice: Decision | None) -> None:
        self._question = 0
        try:
            question = next(self._asking) if choice is None else self._asking.send(choice)
        except StopIteration as ended:
            self.finished.emit(ended.value)
        except SaveError:
            self.finished.emit(None)
        else:
            self._ask(question)

    def _ask(self, question: SeatQuestion) -> None:
        self.progressed.emit(question.done)
        level = level_at_hand(question.level)
        self._question = self._process.ask(level, question.seed, question.view, question.temperament)
