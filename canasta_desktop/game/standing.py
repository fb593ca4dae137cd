"""How a match stands: all that can be asked of it. What a seat may know leaves here, and nothing else does."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.seats import Setup
from canasta_desktop.rules.actions import NO_CARD, Action, Answer, Draw, Take
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.events import What
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.seat_draw import SeatDraw, draw_seats
from canasta_desktop.rules.seeds import choice_seed, first_dealer_seed, seats_seed
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.table import NOBODY

SHOWN: Final = ((What.FOOT_TAKEN, Code.FOOT_IS_FINAL), (What.RED_THREES_LAID, Code.REPLACEMENT_IS_FINAL))
"""What else shows its player new cards in the middle of a turn, and what is said of it."""


class FinishedDeal(NamedTuple):
    """A scored deal: `points` by account, and what it takes to play it again (`replaying`).

    `seed` and `origin` as in `Deal`; `actions` as text, one a line, None where an old save has not kept them.
    `wins` is the account to which the deal gives the match whatever the totals, or NOBODY (MA-7, A-18).
    """

    number: int
    dealer: int
    points: tuple[int, ...]
    seed: int = 0
    origin: str = ""
    actions: str | None = None
    wins: int = NOBODY


class Standing:
    """The deal on the table and those before it; questions only, `Match` goes on with them."""

    def __init__(self, setup: Setup, seed: int, history: list[FinishedDeal], deal: Deal) -> None:
        self.setup = setup
        self.seed = seed
        self.rules: RuleSet = setup.rules()
        self.draw = drawn(self.rules, seed)
        """The draw for partners and seats, None where they are as chosen (VA-6.2)."""
        self.history: list[FinishedDeal] = history
        """The scored deals, the one that lies scored on the table included."""
        self._deal = deal

    # --- what can be seen --------------------------------------------------------------------------

    def view(self, seat: int | None) -> Observation:
        """What this seat may see; None: who only watches."""
        return self._deal.view(seat)

    def to_act(self) -> int:
        """The seat whose action is due, NOBODY while the deal lies scored."""
        return self._deal.to_act()

    def legal(self, seat: int) -> list[Action]:
        """Single steps and a few plans; empty where nothing is due from this seat."""
        if self.to_act() != seat:
            return []
        view = self._deal.view(seat)
        return legal(view.table, view.hand)

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

    def why_no_undo(self, seat: int) -> Message | None:
        """What to tell a seat that cannot take anything back, None if it can."""
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

    # --- from deal to deal -------------------------------------------------------------------------

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
        """The deal on the table, hidden cards included: for `journal` alone."""
        return self._deal


def totals(rules: RuleSet, history: Sequence[FinishedDeal]) -> list[int]:
    """The match scores by account after these deals."""
    return [sum([deal.points[account] for deal in history]) for account in range(rules.seating.accounts())]


def winner(rules: RuleSet, history: Sequence[FinishedDeal]) -> int:
    """The account that has won the match by these deals, NOBODY while it goes on (CL-11)."""
    if not history:
        return NOBODY
    if history[-1].wins != NOBODY:
        return history[-1].wins
    return rules.scoring.winner(totals(rules, history), len(history))


def drawn_dealer(rules: RuleSet, seed: int) -> int:
    """The first dealer of the match with this seed (CL-1.6, CG-1.4)."""
    return rules.seating.first_dealer(Rng(first_dealer_seed(seed)))


def next_start(rules: RuleSet, first_dealer: int, history: Sequence[FinishedDeal]) -> DealStart:
    """How the deal after these begins; the deal goes round (CL-1.7)."""
    dealer = rules.seating.next_dealer(history[-1].dealer) if history else first_dealer
    return DealStart(len(history) + 1, dealer, tuple(totals(rules, history)))


def drawn(rules: RuleSet, seed: int) -> SeatDraw | None:
    """The draw for partners and seats of a match with this seed, None where they are as chosen (VA-6.2)."""
    return draw_seats(rules, Rng(seats_seed(seed))) if rules.seating.drawn else None


def finished(deal: Deal) -> FinishedDeal:
    """The record of a deal that is over."""
    sheets = deal.sheets()
    points = tuple([sheet.total for sheet in sheets])
    wins = next((sheet.account for sheet in sheets if sheet.wins), NOBODY)
    return FinishedDeal(deal.number, deal.dealer, points, deal.seed, deal.origin, actions_text(deal.actions), wins)


def actions_text(actions: Sequence[Action]) -> str:
    """These actions as text, one a line."""
    return "\n".join([action_text(action) for action in actions])
