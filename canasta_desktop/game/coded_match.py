"""A match that begins with the deal of a code, for practice: it counts in no figure.

Its seed follows from that of the deal, so the computer players, too, choose the same wherever the code is typed, and so
do the deals that come after it. What was played before the deal is not known: the scores stand in one deal, the others
are empty.
"""

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.deal_code import CodedDeal, coded_deal, deal_code
from canasta_desktop.game.history import FinishedDeal, dealers, first_dealer_before
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.game.seats import SeatSetup, Setup
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.table import NOBODY


def practice_match(deal: CodedDeal, seats: tuple[SeatSetup, ...]) -> Match:
    """The match in which this deal lies on the table; `seats` in playing order, as many as play. Raises OptionError."""
    setup = Setup(deal.system, deal.players, deal.options, seats)
    rules = setup.rules()
    before = _before(rules, deal.start)
    match = Match(setup, derived_seed(deal.seed, "code"), before, Deal.begin(rules, deal.start, deal.seed))
    match.particulars = Particulars(kind=Kind.PRACTICE)
    return match


def past_code(match: Match, number: int) -> CodedDeal | None:
    """What a code says of the deal with this number, from 1; None where its cards are not known any more.

    The deal must be scored: who reads the code of one that is played knows all its cards.
    """
    past = match.history[number - 1]
    if past.origin or past.actions is None:
        return None
    return coded_deal(match.rules, DealStart(past.number, past.dealer, match.totals_before(number)), past.seed)


def code_of_past(match: Match, number: int) -> str:
    """The code of a scored deal as text, to be shown; empty where it has none."""
    deal = past_code(match, number)
    try:
        return "" if deal is None else deal_code(deal)
    except ValueError:
        return ""


def _before(rules: RuleSet, start: DealStart) -> list[FinishedDeal]:
    """Deals that lead to this one: nobody scored in them but in the last."""
    first = first_dealer_before(rules, start)
    assert first != NOBODY, f"nobody's first deal leads to {start}"
    points = [(0,) * len(start.scores)] * (start.number - 2) + [start.scores]
    going_round = dealers(rules, first, start.number)
    return [FinishedDeal(number, dealer, points[number - 1]) for number, dealer in enumerate(going_round[:-1], 1)]
