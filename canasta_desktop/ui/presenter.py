"""The only door to the match: intents come in, displays go out.

How it works. An intent is for the person (`person`), who tries it on the workbench or plays it in the
match; whatever comes of it, a new display is drawn up (`showing`) and sent. The match tells each change
as the person's seat may know it; then the next player is seen to (`_go_on`): a person is waited for, a
computer player is asked through the worker (`thinker`), and its action is played once it is there and the
pause is over (`pacing`), so that the screen can be followed. Nothing here draws, and no rule is asked of
anybody but the core. If the worker fails, a beginner's choice is made here, legal in any case, the note
box says so, and the next question starts a new worker.
"""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.bots import policy
from canasta_desktop.bots.policy import Choice
from canasta_desktop.game.audience import Change, Update
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.seats import Kind
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui import intents
from canasta_desktop.ui.display import PILE, STOCK, Display, Flight, Place, Spot
from canasta_desktop.ui.pacing import PACES, Pace
from canasta_desktop.ui.person import Person
from canasta_desktop.ui.replay import Replay
from canasta_desktop.ui.showing import Moment, Showing
from canasta_desktop.ui.thinker import Thinker
from canasta_desktop.ui.wording import Wording

log = logging.getLogger(__name__)

THINKING_SHOWN_AFTER_MS = 1500
HINT_LEVEL = "standard"
FALLBACK_LEVEL = "novice"
MOST_FLIGHTS = 6
"""So many cards of a taken pile are seen flying; the rest is under them."""


class Presenter(QObject):
    """See the module's page."""

    display_changed = Signal(object, bool)
    """The display, and whether changes are to be animated."""
    deal_scored = Signal()
    """The deal is over and has been shown; the score sheet is due."""
    rules_wanted = Signal(str)
    """The rule sheet is to be opened at this clause."""

    def __init__(self, match: Match, seat: int, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        thinker.answered.connect(self._answered)
        thinker.failed.connect(self._thinker_failed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._pause_over)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(THINKING_SHOWN_AFTER_MS)
        self._slow.timeout.connect(self._show_thinking)
        self._replay = Replay(self)
        self._replay.shown.connect(self.display_changed)
        self._replay.ended.connect(self.retell)
        self._speed = "normal"
        self._waits = False
        self._stop_listening: Callable[[], None] | None = None
        self.display: Display | None = None
        self.sit_down(match, seat)

    # --- a match begins and ends -------------------------------------------------------------------

    def sit_down(self, match: Match, seat: int) -> None:
        """Play this match at this seat from now on; `start` sets it going."""
        self.stop()
        self._replay.forget()
        if self._stop_listening is not None:
            self._stop_listening()
        self.match = match
        self.seat = seat
        self.person = Person(match, seat)
        self.showing = Showing(match, seat)
        self._stop_listening = match.listen(seat, self._follow)
        self._question = 0
        self._hint_question = 0
        self._choice: Choice | None = None
        self._rush = False
        self._held = False

    def start(self) -> None:
        """Show the table as it is and go on from there."""
        self._held = self._is_to_wait()
        self._show(animate=False)
        self._go_on(self._pace().before)

    def stop(self) -> None:
        """Nothing more happens by itself; the match is as it was saved."""
        self._pause.stop()
        self._slow.stop()
        self._replay.stop()
        self._thinker.drop()

    def next_deal(self) -> None:
        """Deal again, once the score sheet has been read."""
        if self.match.is_scored and not self.match.is_over:
            self.match.next_deal()

    def set_pace(self, speed: str, waits: bool) -> None:
        """`speed` is a key of PACES; `waits`: every other player's turn ends with a click or Space."""
        self._speed = speed
        self._waits = waits

    def set_confirmations(self, going_out: bool, returning: bool) -> None:
        """Whether the person is asked before going out, and before a discard that returns the draft."""
        self.person.confirms_out = going_out
        self.person.confirms_return = returning

    def set_words(self, words: Wording) -> None:
        """Word everything with these from now on."""
        self.showing.words = words

    def retell(self) -> None:
        """Word everything anew, after a change of language or of the signs on the cards."""
        self._show(animate=False)

    def say(self, message: Message) -> None:
        """Have the note box say something that did not come of an intent."""
        self.person.said = message
        self._show(animate=False)

    # --- intents -----------------------------------------------------------------------------------

    def handle(self, intent: intents.Intent) -> None:
        """Do what the person wants; whatever it is, it ends a replay."""
        if self._replay.is_running:
            self._replay.stop()
            self._show(animate=False)
        if isinstance(intent, intents.Skip):
            self._skip(intent.all)
            return
        if isinstance(intent, intents.Continue) or intent == intents.Press("continue"):
            self._continue()
            return
        if isinstance(intent, intents.Press) and intent.key == "hint":
            self._give_hint()
            return
        if isinstance(intent, intents.Press) and intent.key == "replay":
            if self.match.to_act() == self.seat:
                self._replay.start()
            return
        self.person.handle(intent)
        self._show(animate=True)

    def _skip(self, everything: bool) -> None:
        """Go on at once; `everything`: up to the person's own turn."""
        self._rush = self._rush or everything
        if self._held or self._pause.isActive():
            self._held = False
            self._pause.stop()
            self._pause_over()

    def _continue(self) -> None:
        """Go on after another player's turn; when the match is over, back to its score sheet."""
        if self.match.is_over and not self._pause.isActive():
            self.deal_scored.emit()
        else:
            self._skip(False)

    def _give_hint(self) -> None:
        """Ask what a skilled player would do; asked again while the hint stands, do it, but never discard."""
        said = self.person.said
        if isinstance(said, Choice):
            bench = self.person.bench
            if isinstance(said.action, Discard):
                bench.select(bench.tokens_of([said.action.card]))
            else:
                bench.clear_draft()
                self.person.play(said.action)
            self._show(animate=True)
        elif self.match.to_act() == self.seat and not self._hint_question:
            seed = self.match.choice_seed(self.seat)
            self._hint_question = self._thinker.ask(HINT_LEVEL, seed, self.match.view(self.seat))

    # --- following the match -----------------------------------------------------------------------

    def _follow(self, update: Update) -> None:
        """The match has changed."""
        person = self.person
        self._choice = None
        self._hint_question = 0
        if update.change is Change.DEALT:
            person.said = None
        returned = person.bench.follow(update.view, update.events)
        if returned:
            person.said = Message(Code.DRAFT_RETURNED, (("points", 0), ("minimum", 0)), returned)
        elif not isinstance(person.said, Message) or person.said.code is not Code.FALLBACK_PLAYED:
            person.said = None
        self._held = self._is_to_wait()
        self._show(animate=True, events=update.events)
        self._go_on(self._pace().after(update.events) if self._others_acted(update.events) else 0)

    def _others_acted(self, events: tuple[Event, ...]) -> bool:
        """Whether these events were brought about by somebody else, and have to be followed."""
        return any([event.seat != self.seat or event.what is What.DEAL_ENDED for event in events])

    def _go_on(self, pause: int) -> None:
        """See to whoever acts next, after a pause in ms."""
        actor = self.match.to_act()
        if actor == self.seat:
            self._rush = False
            return
        if actor != NOBODY and self.match.setup.seats[actor].kind is Kind.COMPUTER:
            level = self.match.setup.seats[actor].level
            self._question = self._thinker.ask(level, self.match.choice_seed(actor), self.match.view(actor))
            self._slow.start()
        if not self._held:
            self._pause.start(0 if self._rush else pause)

    def _is_to_wait(self) -> bool:
        """Whether another player's turn has just ended, another one's is next, and the person says when."""
        if not self._waits or self._rush or self.match.to_act() in (self.seat, NOBODY):
            return False
        recap = self.match.recap(self.seat)
        return bool(recap) and any([event.what is What.DISCARDED for event in recap[-1].events])

    def _pause_over(self) -> None:
        if self.match.is_scored:
            self._rush = False
            self.deal_scored.emit()
        elif self._choice is not None:
            self._play_choice()

    def _answered(self, number: int, choice: Choice) -> None:
        """The worker knows what to do."""
        if number == self._hint_question:
            self._hint_question = 0
            self.person.said = choice
            self._show(animate=True)
        elif number == self._question:
            self._slow.stop()
            self._choice = choice
            if not self._pause.isActive() and not self._held:
                self._play_choice()

    def _play_choice(self) -> None:
        """Play what the computer player in turn has chosen."""
        choice, self._choice = self._choice, None
        actor = self.match.to_act()
        assert choice is not None
        refusal = self.match.play(actor, choice.action)
        if refusal is not None:
            log.error("seat %d chose what is refused: %s", actor, refusal.reason.value)
            self._fall_back()

    def _thinker_failed(self, number: int) -> None:
        """The worker has failed: say so and have something legal played all the same."""
        if number == self._hint_question:
            self._hint_question = 0
            self.say(Message(Code.WORKER_RESTARTED, (("name", ""),)))
        elif number == self._question:
            self._fall_back()

    def _fall_back(self) -> None:
        actor = self.match.to_act()
        self._slow.stop()
        name = self.match.setup.seats[actor].name
        self.person.said = Message(Code.FALLBACK_PLAYED, (("name", name),))
        rng = Rng(self.match.choice_seed(actor))
        self._choice = policy(FALLBACK_LEVEL).choose(self.match.view(actor), rng)
        if not self._pause.isActive() and not self._held:
            self._play_choice()

    def _show_thinking(self) -> None:
        self._show(animate=False, thinking=self.match.to_act())

    # --- showing -----------------------------------------------------------------------------------

    def _show(self, animate: bool, events: tuple[Event, ...] = (), thinking: int = NOBODY) -> None:
        """Draw up the display and send it."""
        moment = Moment(events, self._flights(events), thinking, self._held)
        self.display = self.showing.display(self.person, moment)
        self._replay.remember(self.display, events, self.seat)
        self.display_changed.emit(self.display, animate)

    def _flights(self, events: tuple[Event, ...]) -> tuple[Flight, ...]:
        """Cards of others that are seen only while they move."""
        flights: list[Flight] = []
        for event in events:
            if event.seat == self.seat:
                continue
            plate = Place(Spot.SEAT, event.seat)
            if event.what is What.DRAWN:
                flights += [Flight(None, STOCK, plate)] * event.count
            elif event.what is What.TAKEN:
                flights += [Flight(face, PILE, plate) for face in event.cards[-MOST_FLIGHTS:]]
        return tuple(flights)

    def _pace(self) -> Pace:
        return PACES[self._speed]
