"""The only door to the match: intents come in, displays go out.

How it works. An intent is for the person at the screen (`person`), who tries it on the workbench or plays it in the
match; whatever comes of it, a new display is drawn up and sent. Who sits at the screen, and what they may see, is known
by `presentation.hot_seat`: one person for good, several in turns with a curtain between them, or nobody, who watches.
The match tells each change as the one at the screen may know it; then the next player is seen to (`_go_on`): a person
is waited for, a computer player is asked (`opponents`), and its action is played once it is there and the pause is over
(`pacing`), so that the screen can be followed. Nothing here draws, and no rule is asked of anybody but the core.

A change of person is never animated: the display before it and the one after it have no card in common.
"""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from canasta_desktop.bots.policy import Decision
from canasta_desktop.game.audience import Change, Update
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.actions import DO_HINT, WHY
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.places import Spot
from canasta_desktop.ui.display.spectating import PAUSE
from canasta_desktop.ui.presentation.hot_seat import SHOW_HAND, HotSeat, NextStep
from canasta_desktop.ui.presentation.notices import DISMISS
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.presenter.bot_process import BotProcess
from canasta_desktop.ui.presenter.composer import Composer
from canasta_desktop.ui.presenter.guide import Guide
from canasta_desktop.ui.presenter.opponents import Opponents
from canasta_desktop.ui.presenter.pacing import Pacer
from canasta_desktop.ui.presenter.replay import PublicTurns, Replay
from canasta_desktop.ui.presenter.spectator_controls import SpectatorControls
from canasta_desktop.ui.presenter.transitions import before_deal, dealing, dealt, flights, withdrawn

log = logging.getLogger(__name__)


class Presenter(QObject):
    """Runs one match for the window: takes intents, sends displays, and sees to whoever is next."""

    display_changed = Signal(object, bool)
    """The display, and whether changes are to be animated."""
    shown = Signal(object, object, bool)
    """A display that is on the screen now, the events that led to it, and whether changes were animated."""
    deal_scored = Signal()
    """The deal is over and has been shown; the score sheet is due."""
    person_changed = Signal()
    """Somebody else is at the screen, or is asked to come, and nothing has been shown to them yet."""
    seats_drawn = Signal()
    """Partners and seats have been drawn: that is to be seen, and then play begins (`begin`)."""
    tips_shown = Signal(object)
    """Something new was explained: the values of all tips that were shown."""
    reasons_wanted = Signal(int)
    """Somebody asks why the player at this seat has played so, NOBODY for all of them."""
    take_back_wanted = Signal()
    """What the person did last is to be taken back, although it is final: that is practice, and another match."""
    specials_wanted = Signal()
    """The list of special hands is to be opened, with what the person lacks for each."""

    def __init__(self, match: Match, bot_process: BotProcess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.opponents = Opponents(bot_process, self)
        self.opponents.ready.connect(self._play_if_free)
        self.opponents.hinted.connect(self._hinted)
        self.opponents.hint_lagging.connect(self.show_message)
        self.opponents.lagging.connect(self._show_thinking)
        self.opponents.fell_back.connect(self.show_message)
        self.opponents.fell_short.connect(self.show_message)
        self.pacer = Pacer(self)
        self.pacer.over.connect(self._pause_over)
        self.spectator_controls = SpectatorControls(self.pacer, self)
        self.spectator_controls.changed.connect(self.retell)
        self._replay = Replay(self)
        self._replay.shown.connect(self._show_again)
        self._replay.ended.connect(self.retell)
        self._stop_listening: list[Callable[[], None]] = []
        self.display: Display | None = None
        self._composer = Composer()
        self.notices = self._composer.notices
        """What is said until it is dismissed."""
        self.guide: Guide | None = None
        """Who leads through this match, if it is a lesson or a replay."""
        self.sit_down(match)

    # --- a match begins and ends -------------------------------------------------------------------

    def sit_down(self, match: Match, guide: Guide | None = None, viewer: int | None = None) -> None:
        """Play this match from now on, led by a guide or by nobody; `start` sets it going. `viewer` as in `HotSeat`."""
        self.stop()
        self._replay.forget()
        self.match, self.guide = match, guide
        self.opponents.next_action = guide.next_action if guide is not None else None
        self.hot_seat = HotSeat(match, viewer)
        if guide is not None and self.person is not None:
            self.person.objection = guide.objection
        self.spectator_controls.begin(self.hot_seat)
        self._public_turns = PublicTurns(match)
        self._listen()

    def _listen(self) -> None:
        """Be told of changes as the one at the screen may know them, and for the replay as everybody may."""
        for stop in self._stop_listening:
            stop()
        seat = None if self.seat == NOBODY else self.seat
        self._stop_listening = [
            self.match.listen(None, self._public_turns.follow),
            self.match.listen(seat, self._follow),
        ]

    @property
    def seat(self) -> int:
        """The seat of the person at the screen, NOBODY for none."""
        return self.hot_seat.seat

    @property
    def person(self) -> Person | None:
        """The person at the screen; None behind a curtain, between two persons, and where all are computers."""
        return self.hot_seat.person

    def start(self) -> None:
        """Show the table as it is and go on from there, where seats were just drawn once that has been seen."""
        self._awaits_begin = self.match.lying_draw is not None
        if self._awaits_begin:
            self._show_undealt()
            self.seats_drawn.emit()
        else:
            self._set_going()

    def withdraw(self) -> None:
        """Something covers the table before `start`: what was shown last goes, and of this match no hand comes."""
        self.display = None
        self.display_changed.emit(withdrawn(self.hot_seat), False)

    def begin(self) -> None:
        """The draw for seats has been seen."""
        if self._awaits_begin:
            self._awaits_begin = False
            self._set_going()

    def _set_going(self) -> None:
        """Go on from the table as it is; where a person is due at a shared screen, the curtain."""
        self.pacer.is_held = self._is_to_wait()
        if self.hot_seat.next_step() in (NextStep.LOWER, NextStep.SIT):
            self._hand_over()
        elif events := dealing(self.match, self.seat):
            self._show(animate=True, events=events)
            self._go_on(self.pacer.pace.after(events))
        else:
            self._show(animate=False)
            self._go_on(self.pacer.pace.before)

    def resume(self) -> None:
        """Go on at once, after `stop`."""
        self._go_on(0)

    def stop(self) -> None:
        """Nothing more happens by itself; the match is as it was saved."""
        self._awaits_begin = False
        self.pacer.stop()
        self.opponents.stop()
        self._replay.stop()

    def next_deal(self) -> None:
        """Deal again, once the score sheet has been read."""
        if self.guide is None and self.match.is_scored and not self.match.is_over:
            self.match.next_deal()

    def set_pace(self, speed: str, waits: bool) -> None:
        """`speed` is a key of PACES; `waits`: every other player's turn ends with a click or Space."""
        self.pacer.waits_for_person = waits
        self.spectator_controls.set_speed(speed)

    def retell(self) -> None:
        """Word everything anew, after a change of language or of the signs on the cards."""
        self._show(animate=False)

    def show_message(self, message: Message) -> None:
        """Say something that did not come of an intent: in the note box or, if it is lasting, until it is dismissed."""
        if message.code.is_lasting:
            self.notices.add(message)
        else:
            self.hot_seat.show_message(message)
        self._show(animate=False)

    def be_away(self) -> None:
        """Nobody has been at the screen for a while: where it is shared, the curtain falls again."""
        if self.hot_seat.cover():
            self._changed_person()

    # --- intents -----------------------------------------------------------------------------------

    def handle(self, intent: intents.Intent) -> None:
        """Do what is wanted; whatever it is, it ends a replay. Without a person there is little to want."""
        if self._replay.is_running:
            self._replay.stop()
            self._show(animate=False)
        if (self.guide is not None and self.guide.takes(intent)) or self._ask_why(intent):
            return
        key = intent.key if isinstance(intent, intents.Press) else ""
        if key == DISMISS:
            self.notices.dismiss()
            self._show(animate=False)
        elif isinstance(intent, intents.Skip) and self.person is not None and self.person.hinting.end():
            self._show(animate=True)
        elif isinstance(intent, intents.Skip | intents.Continue) or key == "continue":
            self._continue(intent)
        elif self.person is None:
            if key == SHOW_HAND and self.hot_seat.awaited != NOBODY:
                self.hot_seat.hand_over(self.hot_seat.awaited)
                self._changed_person()
            self.spectator_controls.press(key)
        elif key == "hint" and self.guide is not None:
            self.guide.show_how()
        elif key == "hint" or (key == DO_HINT and self.person.hinting.choice is None):
            self._give_hint(self.person)
        elif key == "special":
            self.specials_wanted.emit()
        elif self.person.takes_back(intent):
            self.take_back_wanted.emit()
        elif key == "replay":
            self._show_last_turns()
        else:
            self.person.handle(intent)
            self._show(animate=True, intent=intent)

    def _ask_why(self, intent: intents.Intent) -> bool:
        """Whether this asks for the reasons of computer players; where a guide plays for all, they are its affair."""
        seat = NOBODY
        if isinstance(intent, intents.ClickPlace) and intent.place.spot is Spot.SEAT:
            seat = intent.place.number
            if not self.opponents.is_computer(self.match, seat):
                return False
        elif intent != intents.Press(WHY):
            return False
        if self.guide is None:
            self.reasons_wanted.emit(seat)
        return True

    def _continue(self, intent: intents.Intent) -> None:
        """Go on at once, or after another player's turn; from a deal that lies scored, back to its score sheet."""
        if self.hot_seat.is_watched and not self.match.is_scored:
            self.spectator_controls.press(PAUSE)
        elif self.match.is_scored and self.pacer.is_free and not isinstance(intent, intents.Skip):
            self._end_deal()
        else:
            self.pacer.is_rushed |= isinstance(intent, intents.Skip) and intent.all
            self.pacer.skip()

    def _give_hint(self, person: Person) -> None:
        """Ask what an expert would do; a hint that stands goes first, so that the same one is said again."""
        if person.hinting.end():
            self._show(animate=False)
        if self.match.to_act() == person.seat:
            self.opponents.ask_hint(self.match, person.seat)

    def _hinted(self, choice: Decision | None) -> None:
        if choice is None:
            self.show_message(Message(Code.HINT_FAILED))
        elif self.person is not None:
            self.person.hinting.give(choice)
            self._show(animate=True)

    # --- following the match -----------------------------------------------------------------------

    def _follow(self, update: Update) -> None:
        """The match has changed."""
        self.opponents.forget()
        self.hot_seat.follow(update)
        self.pacer.is_held = self._is_to_wait()
        self._show(animate=True, events=update.events, change=update.change)
        others = self._plays_all or any([e.seat != self.seat or e.what is What.DEAL_ENDED for e in update.events])
        self._go_on(self.pacer.pace.after(update.events) if others else 0)

    def _go_on(self, pause: int) -> None:
        """See to whoever acts next, after a pause in ms."""
        actor, next_step = self.match.to_act(), self.hot_seat.next_step()
        is_awaited = actor == self.seat != NOBODY or actor == self.hot_seat.awaited != NOBODY
        if next_step is NextStep.NOTHING and is_awaited and not self._plays_all:
            self.pacer.is_rushed = False
            return
        if self._plays_all or self.opponents.is_computer(self.match, actor):
            self.opponents.ask(self.match)
        self.pacer.rest(pause if next_step is NextStep.NOTHING else max(pause, self.pacer.pace.handing_over))

    @property
    def _plays_all(self) -> bool:
        """Whether the person only looks on."""
        return self.guide is not None and self.guide.plays_all

    def _is_to_wait(self) -> bool:
        """Whether another player's turn has just ended, another one's is next, and the person says when."""
        if self.hot_seat.is_watched:
            return self.hot_seat.watch.is_paused
        if not self.pacer.waits_for_person or self.pacer.is_rushed or self.match.to_act() in (self.seat, NOBODY):
            return False
        last = self.match.log(None)[-1]
        return last.seat != self.seat and any([event.what is What.DISCARDED for event in last.events])

    def _pause_over(self) -> None:
        """The next step is due: another person's turn at the screen, the score sheet, or a computer player's action."""
        if self.hot_seat.next_step() is not NextStep.NOTHING:
            self._hand_over()
        if self.match.is_scored:
            self.pacer.is_rushed = False
            self._end_deal()
        else:
            self._play_if_free()

    def _end_deal(self) -> None:
        """The deal is over: a guide has a word of its own for that."""
        if self.guide is not None:
            self.guide.deal_over()
        else:
            self.deal_scored.emit()

    def _hand_over(self) -> None:
        """Have the next one at the screen, or nobody."""
        self.pacer.is_rushed &= self.hot_seat.take_step() is NextStep.LEAVE
        self._changed_person()

    def _changed_person(self) -> None:
        """Somebody else sits at the screen, or nobody: what was shown before is over and forgotten."""
        self._replay.forget()
        self._listen()
        self.person_changed.emit()
        self._show(animate=False)

    def _play_if_free(self) -> None:
        """Play what the computer player in turn has chosen, if that is known and nothing is waited for."""
        if not self.pacer.is_free or (choice := self.opponents.taken()) is None:
            return
        actor = self.match.to_act()
        refusal = self.match.play(actor, choice.action)
        if refusal is not None:
            log.error("seat %d chose what is refused: %s", actor, refusal.reason.value)
            self.opponents.fall_back(self.match, Code.FALLBACK_FORBIDDEN)

    # --- showing -----------------------------------------------------------------------------------

    def _show_thinking(self) -> None:
        self._show(animate=False, thinking=self.match.to_act())

    def _in_thought(self) -> int:
        """Who is seen thinking without having to be late: throughout a turn, so that the line does not flicker."""
        actor = self.match.to_act()
        is_asked = not self.pacer.is_held and self.hot_seat.next_step() is NextStep.NOTHING
        return actor if is_asked and self.opponents.thinks_long(self.match, actor) else NOBODY

    def _show(
        self,
        animate: bool,
        events: tuple[Event, ...] = (),
        thinking: int = NOBODY,
        intent: intents.Intent | None = None,
        change: Change | None = None,
    ) -> None:
        """Draw up the display and send it; a deal is two displays, the table before it and the one after it."""
        thinking = self._in_thought() if thinking == NOBODY else thinking
        moment = Moment(events, flights(events, self.hot_seat), thinking, self.pacer.is_held, intent, change)
        shown = self.hot_seat.shown_tips
        display = self._composer.display(self.hot_seat, moment, self.guide)
        self._emit_tips(shown)
        if animate and any([event.what is What.DEALT for event in events]):
            self.display_changed.emit(before_deal(display), False)
            display = dealt(display, is_shuffled=self.match.deal_number == 1, events=events)
        self.display = display
        self._replay.remember(display, events, self.seat)
        self.display_changed.emit(display, animate)
        self.shown.emit(display, events, animate)

    def _show_undealt(self) -> None:
        """The table while its first cards are still in the stock, because seats are being drawn."""
        shown = self.hot_seat.shown_tips
        moment = Moment(held=self.pacer.is_held)
        self.display = before_deal(self._composer.silent(self.hot_seat, moment, self.guide))
        self._emit_tips(shown)
        self.display_changed.emit(self.display, False)
        self.shown.emit(self.display, (), False)

    def _emit_tips(self, shown: frozenset[str] | None) -> None:
        """Pass on what was explained since."""
        if self.hot_seat.shown_tips != shown:
            self.tips_shown.emit(self.hot_seat.shown_tips)

    def _show_last_turns(self) -> None:
        """Begin the replay, at a shared screen of what everybody saw."""
        if self.match.to_act() == self.seat:
            self._replay.start(self._public_turns.displays(self.hot_seat) if self.hot_seat.is_shared else None)

    def _show_again(self, display: Display, animate: bool) -> None:
        """Show a display of the last turns once more."""
        self.display_changed.emit(self._composer.with_notices(display, self.hot_seat, self.guide), animate)
