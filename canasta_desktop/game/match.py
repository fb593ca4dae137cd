"""A match: deals to the target, and the only door to the state of the running one.

What a seat may know leaves by `view`, `log` and the updates to listeners, and nothing else does; what
can be asked stands in `standing`. A change is recorded first (`record_to`, the autosave) and told
afterwards, so that nothing that was shown as done is ever lost.
"""

from collections.abc import Callable

from canasta_desktop.game.audience import Audience, Change, Deliver
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.seat_arrangement import SeatArrangement
from canasta_desktop.game.seats import Setup
from canasta_desktop.game.standing import (
    FinishedDeal,
    Standing,
    drawn,
    drawn_dealer,
    finished,
    next_start,
    totals,
    winner,
)
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.seeds import deal_seed, derived_seed

__all__ = ["FinishedDeal", "Match", "drawn_dealer", "finished", "next_start", "totals", "winner"]


class Match(Standing):
    """Several deals between the same seats; made by `start`, or by `journal` from a save."""

    def __init__(self, setup: Setup, seed: int, history: list[FinishedDeal], deal: Deal) -> None:
        super().__init__(setup, seed, history, deal)
        self.corrected = False
        """Whether it was taken up from a position, because corrected rules refuse an action of old."""
        self._desks = [SeatArrangement() for _ in setup.seats]
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
        self._desks = [SeatArrangement(sorting=desk.sorting) for desk in self._desks]
        self._changed(Change.DEALT, self._deal.entries[0].events)

    def rematch(self, seed: int | None = None) -> "Match":
        """A new match with the same setup; without a seed its own follows from this one's."""
        return Match.start(self.setup, derived_seed(self.seed, "rematch") if seed is None else seed)

    # --- what lies before a person -----------------------------------------------------------------

    def desk(self, seat: int) -> SeatArrangement:
        """How this seat has arranged its hand, and its draft."""
        return self._desks[seat]

    def set_desk(self, seat: int, desk: SeatArrangement) -> None:
        """Keep a seat's arrangement with the match; it is recorded, but no listener is told."""
        if desk != self._desks[seat]:
            self.restore_desk(seat, desk)
            if self._record is not None:
                self._record(self)

    def restore_desk(self, seat: int, desk: SeatArrangement) -> None:
        """Put a seat's arrangement back from a save; nothing is recorded."""
        self._desks[seat] = desk

    # --- who is told -------------------------------------------------------------------------------

    def record_to(self, record: Callable[["Match"], None] | None) -> None:
        """Have every change recorded before anybody is told of it: the autosave."""
        self._record = record

    def listen(self, seat: int | None, deliver: Deliver) -> Callable[[], None]:
        """Have every change told as this seat may know it (None: who only watches); calling the answer ends it."""
        return self._audience.listen(seat, deliver)

    def _changed(self, change: Change, events: tuple[Event, ...]) -> None:
        if self._record is not None:
            self._record(self)
        self._audience.tell(change, events, self._deal.view)
