"""A match: deals to the target, and the only door to the state of the running one.

What a seat may know leaves by `view`, `log` and the updates to listeners, and nothing else does. A change is recorded
first (`record_to`, the autosave) and told afterwards, so that nothing that was shown as done is ever lost.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from canasta_desktop.game.audience import Audience, Change, Deliver
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.history import FinishedDeal, drawn, drawn_dealer, finished, next_start, totals, winner
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.game.seat_arrangement import SeatArrangement
from canasta_desktop.game.seats import Setup
from canasta_desktop.rules.actions import NO_CARD, Action, Answer, Draw, Take
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.seat_draw import SeatDraw
from canasta_desktop.rules.seeds import choice_seed, deal_seed, derived_seed
from canasta_desktop.rules.table import NOBODY

SHOWN: Final = ((What.FOOT_TAKEN, Code.FOOT_IS_FINAL), (What.RED_THREES_LAID, Code.REPLACEMENT_IS_FINAL))
"""What else shows its player new cards in the middle of a turn, and what is said of it."""


class PastChoice(NamedTuple):
    """What a seat did in the running deal: what it saw before, the action, and the seed of a computer player's choice.

    A computer player asked again with these chooses the same.
    """

    view: Observation
    action: Action
    seed: int


class Match:
    """Several deals between the same seats; made by `start`, or by `journal` from a save."""

    def __init__(self, setup: Setup, seed: int, history: list[FinishedDeal], deal: Deal) -> None:
        self.setup = setup
        self.seed = seed
        self.rules: RuleSet = setup.rules()
        self.history: list[FinishedDeal] = history
        """The scored deals, the one that lies scored on the table included."""
        self._deal = deal
        self.corrected = False
        """Whether it was taken up from a position, because corrected rules refuse an action of old."""
        self.particulars = Particulars()
        """What is known of it beside what is played."""
        self._arrangements = [SeatArrangement() for _ in setup.seats]
        self._record: Callable[[Match], None] | None = None
        self._audience = Audience()

    @classmethod
    def start(cls, setup: Setup, seed: int) -> "Match":
        """A new match, its first deal dealt; `seed` has up to 128 bits. Raises OptionError.

        Where seats are drawn (VA-6.2), everybody sits where the draw says, in the match's own `setup`.
        """
        rules = setup.rules()
        if (draw := drawn(rules, seed)) is not None:
            setup = setup._replace(seats=tuple([setup.seats[player] for player in draw.players]))
        start = next_start(rules, drawn_dealer(rules, seed), [])
        return cls(setup, seed, [], Deal.begin(rules, start, deal_seed(seed, 1)))

    # --- what can be seen --------------------------------------------------------------------------

    def view(self, seat: int | None) -> Observation:
        """What this seat may see; None: a spectator."""
        return self._deal.view(seat)

    def to_act(self) -> int:
        """The seat whose action is due, NOBODY while the deal lies scored."""
        return self._deal.to_act()

    def legal(self, seat: int) -> list[Action]:
        """Single steps and a few plans; empty where nothing is due from this seat."""
        return self._deal.legal() if self.to_act() == seat else []

    def refuses(self, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not do this now, None if it may; nothing happens."""
        return self._deal.refuses(seat, action)

    def log(self, seat: int | None) -> list[Entry]:
        """What happened in this deal, as this seat may know it; the first entry is the dealing."""
        return self._deal.log(seat)

    def recap(self, seat: int) -> list[Entry]:
        """What happened since this seat's own last turn, as it may know it."""
        return self._deal.recap(seat)

    def choice_seed(self, seat: int) -> int:
        """The seed for a computer player's choice now: undo, resume and replay repeat it."""
        return choice_seed(self.seed, self._deal.number, seat, len(self._deal.actions))

    def past_choice(self, index: int) -> PastChoice:
        """The choice behind the action of this index in the running deal, which entry `index + 1` of the log tells of.

        Nothing of it was kept: the deal is played again up to there. What the seat saw is for that seat alone.
        """
        view = self._deal.view_before(index)
        seed = choice_seed(self.seed, self._deal.number, view.seat, index)
        return PastChoice(view, self._deal.actions[index], seed)

    @property
    def draw(self) -> SeatDraw | None:
        """The draw for partners and seats, None where they are as chosen (VA-6.2), or taken over for practice."""
        return None if self.particulars.kind is Kind.PRACTICE else drawn(self.rules, self.seed)

    @property
    def lying_draw(self) -> SeatDraw | None:
        """The draw for partners and seats, as long as nothing has been done in the match since."""
        deal = self._deal
        return None if self.history or deal.actions or deal.origin else self.draw

    # --- what can be taken back --------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has something to take back."""
        return self._deal.can_undo(seat)

    def can_redo(self, seat: int) -> bool:
        """Whether this seat has taken something back that can be done again."""
        return self._deal.can_redo(seat)

    def last_action_of(self, seat: int) -> int | None:
        """The index of what this seat did last in the running deal, final or not; None where it has done nothing."""
        return self._deal.last_action_of(seat)

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat cannot take anything back, None if it can."""
        if self.can_undo(seat):
            return None
        return Message(self._why_final() if self.to_act() == seat else Code.NOTHING_TO_UNDO)

    def _why_final(self) -> Code:
        """Why the seat in turn cannot take its last step back; at the start of a turn there is none."""
        final, entry = self._deal.final(), self._deal.revealed()
        for kind, code in ((Draw, Code.DRAW_IS_FINAL), (Take, Code.TAKE_IS_FINAL), (Answer, Code.ANSWER_IS_FINAL)):
            if isinstance(final, kind):
                return code
        shown = [event.what for event in entry.events if entry.seat == self.to_act() == event.seat]
        return next((code for what, code in SHOWN if what in shown), Code.NOTHING_TO_UNDO)

    # --- how it stands ------------------------------------------------------------------------------

    @property
    def first_dealer(self) -> int:
        """The seat that dealt first."""
        return self.history[0].dealer if self.history else self._deal.dealer

    @property
    def deal_number(self) -> int:
        """Which deal of the match is on the table, from 1."""
        return self._deal.number

    @property
    def is_scored(self) -> bool:
        """Whether the deal on the table is over and waits for `next_deal`."""
        return self._deal.is_over

    @property
    def totals(self) -> list[int]:
        """The match scores by account, that of a deal that lies scored included."""
        return totals(self.rules, self.history)

    def totals_before(self, number: int) -> tuple[int, ...]:
        """The match scores by account before the deal with this number, from 1."""
        return tuple(totals(self.rules, self.history[: number - 1]))

    @property
    def winner(self) -> int:
        """The account that has won the match, NOBODY while it goes on (CL-11)."""
        return winner(self.rules, self.history) if self._deal.is_over else NOBODY

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.winner != NOBODY

    def sheets(self) -> list[ScoreSheet]:
        """The score sheets of the deal that lies scored, one an account; empty while it is played."""
        return self._deal.sheets() if self._deal.is_over else []

    def hands(self) -> list[Hand]:
        """What everybody holds at the end of a deal, by seat; empty while it is played."""
        return self._deal.hands() if self._deal.is_over else []

    def last_discard(self) -> int:
        """The card with which somebody has gone out face down (MA-8.1); NO_CARD where there is none, or none yet."""
        return self._deal.last_discard() if self._deal.is_over else NO_CARD

    def running_deal(self) -> Deal:
        """The deal on the table, hidden cards included: for `journal` and `playback` alone."""
        return self._deal

    # --- playing -----------------------------------------------------------------------------------

    def play(self, seat: int, action: Action) -> Refusal | None:
        """Do this for the seat; None when done, else the refusal, and nothing has changed."""
        refusal = self._deal.refuses(seat, action)
        if refusal is not None:
            return refusal
        events = self._deal.do(action)
        if self._deal.is_over:
            self.history.append(finished(self._deal))
        self._changed(Change.PLAYED, events)
        return None

    def undo(self, seat: int) -> bool:
        """Take back the seat's last step since the last reveal of the turn; False where there is none."""
        if not self._deal.can_undo(seat):
            return False
        self._deal.undo()
        self._changed(Change.UNDONE, ())
        return True

    def redo(self, seat: int) -> bool:
        """Do again what the seat took back last; False where there is nothing."""
        if not self._deal.can_redo(seat):
            return False
        self._changed(Change.REDONE, self._deal.redo())
        return True

    # --- from deal to deal -------------------------------------------------------------------------

    def next_deal(self) -> None:
        """Clear the table and deal again; the deal must be scored and the match not over."""
        assert self._deal.is_over, "a deal is being played"
        assert not self.is_over, "the match has been won"
        start = next_start(self.rules, self.first_dealer, self.history)
        self._deal = Deal.begin(self.rules, start, deal_seed(self.seed, start.number))
        self._arrangements = [SeatArrangement(sorting=one.sorting) for one in self._arrangements]
        self._changed(Change.DEALT, self._deal.entries[0].events)

    def rematch(self, seed: int | None = None) -> "Match":
        """A new match with the same setup; without a seed its own follows from this one's."""
        return Match.start(self.setup, derived_seed(self.seed, "rematch") if seed is None else seed)

    # --- what lies before a person -----------------------------------------------------------------

    def arrangement(self, seat: int) -> SeatArrangement:
        """How this seat has arranged its hand, and its draft."""
        return self._arrangements[seat]

    def set_arrangement(self, seat: int, arrangement: SeatArrangement) -> None:
        """Keep a seat's arrangement with the match; it is recorded, but listeners hear nothing of it."""
        if arrangement != self._arrangements[seat]:
            self.restore_arrangement(seat, arrangement)
            if self._record is not None:
                self._record(self)

    def rename(self, name: str) -> None:
        """Name the match, or take its name away by an empty one; recorded, but listeners hear nothing of it."""
        self.particulars = self.particulars._replace(name=name)
        if self._record is not None:
            self._record(self)

    def restore_arrangement(self, seat: int, arrangement: SeatArrangement) -> None:
        """Put a seat's arrangement back from a save; nothing is recorded."""
        self._arrangements[seat] = arrangement

    # --- who is told -------------------------------------------------------------------------------

    def record_to(self, record: Callable[["Match"], None] | None) -> None:
        """Record every change before anybody hears of it: the autosave."""
        self._record = record

    def listen(self, seat: int | None, deliver: Deliver) -> Callable[[], None]:
        """Deliver every change as this seat may know it (None: a spectator); call the result to stop."""
        return self._audience.listen(seat, deliver)

    def _changed(self, change: Change, events: tuple[Event, ...]) -> None:
        if self._record is not None:
            self._record(self)
        self._audience.notify(change, events, self._deal.view)
