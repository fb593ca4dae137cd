"""The scored deals of a match, and what follows from them: totals, the winner, who deals next."""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.game.deal import Deal
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seat_draw import SeatDraw, draw_seats
from canasta_desktop.rules.seeds import first_dealer_seed, seats_seed
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.table import NOBODY


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


def dealers(rules: RuleSet, first_dealer: int, deals: int) -> list[int]:
    """Who deals the first deal, the second, and so on, as the deal goes round (CL-1.7)."""
    result: list[int] = []
    dealer = first_dealer
    for number in range(1, deals + 1):
        result.append(rules.seating.dealing(number, dealer))
        dealer = rules.seating.next_dealer(result[-1])
    return result


def first_dealer_before(rules: RuleSet, start: DealStart) -> int:
    """Who dealt first in a match with this deal; NOBODY where none comes to it."""
    firsts = range(rules.seating.players)
    return next((seat for seat in firsts if dealers(rules, seat, start.number)[-1] == start.dealer), NOBODY)


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
