"""Why computer players did what they did: they are asked once more, with what they saw and with the same seed.

A choice is a pure function of these (`bots.policy`), so nothing of it is kept: what the seat saw is worked out anew
from the match's own record (`Match.past_choice`). Who answers otherwise than it played cannot say why, as it was not
its own choice (the worker had failed), or because this is a later program. The worker is one of its own: who reads
holds up nobody who plays, and with `close` the thinking ends.
"""

from collections import deque
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from canasta_desktop.bots.policy import Decision
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.presentation.explaining import explanation
from canasta_desktop.ui.presenter.bot_process import BotProcess, Failure
from canasta_desktop.ui.presenter.opponents import ask_player
from canasta_desktop.ui.wording.reasons import Explanation
from canasta_desktop.ui.wording.wording import Wording


class Explainer(QObject):
    """Explains what had been done in the running deal when it was made, by the index of the action.

    `names` are by seat, for sentences. `process` must be idle, and nobody else may ask it meanwhile.
    """

    explained = Signal(int)
    """There is a text for the action of this index."""

    def __init__(
        self, match: Match, names: Sequence[str], words: Wording, process: BotProcess, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match, self._names, self._words, self._process = match, tuple(names), words, process
        self._deal = match.deal_number
        self._entries = match.log(None)[1:]
        self._waiting: deque[int] = deque()
        self._asked: int | None = None
        self._question = 0
        self._found: dict[int, Explanation | None] = {}
        process.answered.connect(self._answered)
        process.failed.connect(self._failed)

    def can_explain(self, index: int) -> bool:
        """Whether a computer player did this."""
        seat = self._entries[index].seat if 0 <= index < len(self._entries) else NOBODY
        return seat != NOBODY and self._match.setup.seats[seat].kind is SeatKind.COMPUTER

    def ask(self, indices: Iterable[int]) -> None:
        """Ask for the reasons of these actions, one after another, except those that are known."""
        known = {*self._found, *self._waiting, self._asked}
        self._waiting.extend([index for index in indices if index not in known and self.can_explain(index)])
        self._go_on()

    def text(self, index: int) -> str:
        """Why, in the words of now; empty as long as that is not known."""
        if index not in self._found:
            return ""
        found, words = self._found[index], self._words.reasons
        return words.unknown(self._names[self._entries[index].seat]) if found is None else words.text(found)

    def close(self) -> None:
        """Ask no more; what is being thought about ends."""
        self._waiting.clear()
        self._asked = None
        self._process.give_up()

    def _go_on(self) -> None:
        """Ask for the next one; once another deal lies on the table, nobody can be asked about this one."""
        if self._asked is not None or not self._waiting:
            return
        self._asked = self._waiting.popleft()
        if self._match.deal_number != self._deal:
            self._settle(None)
            return
        past = self._match.past_choice(self._asked)
        self._question = ask_player(self._process, self._match, past.view, past.seed)

    def _answered(self, number: int, choice: Decision) -> None:
        if number != self._question or self._asked is None:
            return
        found = None
        if self._match.deal_number == self._deal:
            past, shown = self._match.past_choice(self._asked), self._entries[self._asked]
            if past.action == choice.action:
                name = self._names[shown.seat]
                found = explanation(past, choice, name, shown, is_over=self._match.is_scored)
        self._settle(found)

    def _failed(self, number: int, why: Failure) -> None:
        if number == self._question:
            self._settle(None)

    def _settle(self, found: Explanation | None) -> None:
        """The one that was asked about is settled; on to the next."""
        index, self._asked = self._asked, None
        if index is not None:
            self._found[index] = found
            self.explained.emit(index)
            self._go_on()
