"""Who sits at the screen, and what is drawn for them: the rules of sharing one screen.

With one person the answer never changes: that person, always. Several persons take turns at the screen:

- A person takes the seat (`hand_over`) by pressing the button on the curtain, and from then on the display is drawn up
  from that person's view. Drafts and the order of the hand are kept with the match (`Match.arrangement`), so everybody
  finds their own again.
- The person leaves when somebody else is to act and what the person did last has been seen. If the next player is also
  human, the curtain comes down (`lower_curtain`). If it is a computer player, all hands lie face down and the table
  stays as it was turned (`leave`): everybody at the screen may watch what the computers do, nothing is turned round
  meanwhile, and the curtain comes down only when a hand is about to be shown. A curtain during the computers' turns
  would only tell the same as a list, later.
- In between, and behind the curtain, there is no `Person` at all: the display is drawn up from what everybody may know.
- Partners who trust each other follow each other without a curtain, when one hands over directly to the other; nobody
  knows who looks at the table while computers play. Where all persons are partners who trust each other there is
  nobody to hide from, and the one who played last stays until the other one is to act.
- The table appears as the person likes it for whom the curtain falls (`ui.session.people_control`): it speaks to that
  person, and nothing changes any more when their cards come.
- The end of a deal ends the turn of all: the hands lie face down, and the score sheet is everybody's.

A match without persons is watched, with the first seat at the bottom. A replay has a *viewer*: whoever plays, this seat
looks on from beginning to end, and there is no curtain.
"""

from collections import Counter
from collections.abc import Collection
from enum import Enum
from typing import Final

from canasta_desktop.game.audience import Change, Update
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.rules.events import What
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.public import SpectatorDisplayBuilder
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.presentation.spectator import Spectator, hands_left
from canasta_desktop.ui.presentation.spectator_buttons import SpectatorState
from canasta_desktop.ui.presentation.speeches import Frequency
from canasta_desktop.ui.presentation.tips import due_tip
from canasta_desktop.ui.wording.wording import Wording

SHOW_HAND = "show-hand"
"""The button on the curtain."""
LAID: Final = (What.MELDED, What.DISCARDED, What.RED_THREES_LAID, What.SPECIAL_HAND)
"""How cards leave a hand for the table."""


class NextStep(Enum):
    """What has to happen at the screen before the next action."""

    NOTHING = "nothing"
    LEAVE = "leave"  # the hand is laid face down
    LOWER = "lower"  # the curtain falls for who acts next
    SIT = "sit"  # who acts next sits down at once


class HotSeat:
    """Who sits at the screen of a match. At any time there is either a `person` or a spectator, never both."""

    def __init__(self, match: Match, viewer: int | None = None) -> None:
        """`viewer`: who looks on at a replay, NOBODY for everybody; None where the persons play."""
        self.match = match
        self.persons = match.setup.persons()
        if viewer is not None:
            self.persons = [] if viewer == NOBODY else [viewer]
        self.trusts = False
        """Whether partners may see each other's cards."""
        self.confirms_out = True
        self.confirms_return = True
        self.shown_tips: frozenset[str] | None = None
        """The tips that were shown, by their values; None where nobody wants any."""
        self._may_show_tip = True
        self.words = Wording()
        self.frequency = Frequency.RARELY
        self.verbosity = Verbosity.NORMAL
        self.speaks_own_moves = True
        self.awaited = NOBODY
        """The curtain is down for this seat."""
        self.watch = SpectatorState()
        self.person: Person | None = None
        self.leave(self.persons[0] if self.persons else 0)
        if len(self.persons) == 1:
            self.hand_over(self.persons[0])

    # --- who is there ------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat of the person at the screen, NOBODY for none."""
        return NOBODY if self.person is None else self.person.seat

    @property
    def is_shared(self) -> bool:
        """Whether several persons take turns at the screen."""
        return len(self.persons) > 1

    @property
    def is_watched(self) -> bool:
        """Whether nobody plays."""
        return not self.persons

    def next_step(self) -> NextStep:
        """What has to happen before the next action."""
        actor = self.match.to_act()
        if not self.is_shared or (self.seat != NOBODY and actor == self.seat):
            return NextStep.NOTHING
        if actor == NOBODY or self.match.setup.seats[actor].kind is SeatKind.COMPUTER:
            return NextStep.NOTHING if self.seat == NOBODY or self._may_stay(actor) else NextStep.LEAVE
        if actor == self.awaited:
            return NextStep.NOTHING
        return NextStep.SIT if self._has_trust_in(actor) else NextStep.LOWER

    def _may_stay(self, actor: int) -> bool:
        """Whether the person stays while a computer player acts: it only answers, or nobody else has secrets."""
        in_turn = self.match.view(None).table.turn.seat
        return actor != NOBODY and (in_turn == self.seat or self.is_one_party())

    def _has_trust_in(self, actor: int) -> bool:
        """Whether this person may follow the one at the screen without a curtain."""
        if self.is_one_party():
            return True
        sides = self.match.view(None).table.sides
        return self.trusts and self.seat != NOBODY and sides[self.seat] == sides[actor]

    def is_one_party(self) -> bool:
        """Whether all persons are partners who trust each other."""
        sides = self.match.view(None).table.sides
        return self.trusts and len({sides[seat] for seat in self.persons}) == 1

    # --- coming and going --------------------------------------------------------------------------

    def take_step(self) -> NextStep:
        """Bring the next person to the screen, behind the curtain if needed, or nobody; returns what was done."""
        actor, step = self.match.to_act(), self.next_step()
        if step is NextStep.LEAVE:
            self.leave(self.seat)
        elif step is NextStep.LOWER:
            self.lower_curtain(actor)
        elif step is NextStep.SIT:
            self.hand_over(actor)
        return step

    def hand_over(self, seat: int) -> None:
        """This person sits down and sees their cards."""
        self.awaited = NOBODY
        self.person = Person(self.match, seat)
        if left := hands_left(self.match, seat):
            self.person.bench.opened = left
            self.person.bench.lay_out(())
        self._may_show_tip = True
        self.set_confirmations(self.confirms_out, self.confirms_return)
        self.showing = DisplayBuilder(self.match, seat)
        self.showing.words = self.words
        self.showing.frequency = self.frequency
        self.showing.verbosity, self.showing.speaks_own_moves = self.verbosity, self.speaks_own_moves

    def leave(self, bottom: int) -> None:
        """Nobody sits at the screen; `bottom` stays, or is turned, to the bottom of the table."""
        self.person = None
        self.spectator = Spectator(self.match, bottom)
        self.spectator.show_hands(self.watch.is_open)
        self.showing = self._public = SpectatorDisplayBuilder(self.match, bottom)
        self.showing.words = self.words
        self.showing.frequency = self.frequency
        self.showing.verbosity, self.showing.speaks_own_moves = self.verbosity, self.speaks_own_moves

    def lower_curtain(self, seat: int) -> None:
        """The curtain falls for this person."""
        self.awaited = seat
        self.leave(seat)

    def cover(self) -> bool:
        """Let the curtain fall for the person whose turn it is, where somebody else may look; whether it has."""
        is_due = self.is_shared and self.seat != NOBODY and self.match.to_act() == self.seat
        if is_due and not self.is_one_party():
            self.lower_curtain(self.seat)
            return True
        return False

    # --- what is seen ------------------------------------------------------------------------------

    @property
    def opened(self) -> Collection[int]:
        """The seats whose hands lie open beside their plates."""
        return (self.spectator if self.person is None else self.person).bench.opened

    def follow(self, update: Update) -> None:
        """The match has changed: `update` as the one at the screen may know it."""
        if self.person is None:
            self.spectator.follow(update)
            return
        person = self.person
        person.bench.opened = hands_left(self.match, person.seat)
        person.tip, self._may_show_tip = None, True
        left = Counter(person.bench.follow(update.view, update.events))
        returned = tuple(sorted((left - _laid_by(person.seat, update)).elements()))
        if returned:
            person.last_note = Message(Code.DRAFT_RETURNED, (("points", 0), ("minimum", 0)), returned)
        elif update.change is Change.DEALT or not _is_failure(person.last_note):
            person.last_note = None

    def show_message(self, message: Message) -> None:
        """Show this in the note box."""
        if self.person is not None:
            self.person.last_note = message
        else:
            self.spectator.last_note = message

    def display(self, moment: Moment) -> Display:
        """What is on the screen."""
        if self.person is not None:
            self._choose_tip(self.person)
            return self.showing.display(self.person, moment)
        watch = self.watch if self.is_watched else None
        return self._public.seen(self.spectator, moment, self.awaited, watch)

    def _choose_tip(self, person: Person) -> None:
        """Choose the tip that is due, once for each state of the match; from then on it counts as shown."""
        if self.shown_tips is None or not self._may_show_tip:
            return
        self._may_show_tip = False
        person.tip = due_tip(person.bench.view, self.shown_tips)
        if person.tip is not None:
            self.shown_tips |= {person.tip.value}

    def set_tips(self, shown: frozenset[str] | None) -> None:
        """Explain what is new, except the tips that were `shown` before; None: explain nothing."""
        if shown is None and self.person is not None:
            self.person.tip = None
        self.shown_tips = shown

    def set_words(self, words: Wording) -> None:
        """Word everything with these."""
        self.words = self.showing.words = words

    def set_frequency(self, frequency: Frequency) -> None:
        """Set how often characters speak."""
        self.frequency = self.showing.frequency = frequency

    def set_verbosity(self, verbosity: Verbosity, *, own_moves: bool = True) -> None:
        """Set how much is announced; `own_moves`: also what listeners have laid out and discarded themselves."""
        self.verbosity = self.showing.verbosity = verbosity
        self.speaks_own_moves = self.showing.speaks_own_moves = own_moves

    def set_confirmations(self, going_out: bool, returning: bool) -> None:
        """Set which actions every person has to confirm."""
        self.confirms_out, self.confirms_return = going_out, returning
        if self.person is not None:
            self.person.confirms_out, self.person.confirms_return = going_out, returning

    def show_hands(self, are_open: bool) -> None:
        """While watching: all hands lie open, or are covered."""
        self.watch = self.watch._replace(is_open=are_open)
        if self.person is None:
            self.spectator.show_hands(are_open)


def _laid_by(seat: int, update: Update) -> Counter[int]:
    """The cards that this player has just laid out or discarded: they did not go back to the hand."""
    own = [event for event in update.events if event.seat == seat and event.what in LAID]
    return Counter([card for event in own for card in event.cards])


def _is_failure(note: object) -> bool:
    """Whether this stays in the note box although the match goes on."""
    return isinstance(note, Message) and note.code.is_fallback
