"""When to end a deal: the estimate of all accounts, going out, asking and answering (CL-8, CL-10).

A deal's end is weighed by the score sheets themselves, drawn up for the table as it would then be; of the
cards in other hands only their mean value is known.
"""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.bots.baselines.estimate import scale
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.baselines.routine import gone_out
from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.actions import ASK, Answer, LayMeld, Play
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.going_out_ways import ways_out
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.table import NOBODY, UNANSWERED, YES, Table

SOON: Final = (1.0, 0.75, 0.55, 0.4, 0.25, 0.15, 0.1)
"""By cards in hand: how likely somebody whose side has its canastas goes out before one's next turn."""

NEAR: Final = (0.0, 0.5, 0.25, 0.0)
"""By cards that a meld lacks of the one canasta needed: how likely a turn completes it."""

LAST_CARDS: Final = 0.7
"""How likely the deal ends before one's next turn when the stock does not last until then."""

TOO_LATE: Final = 0.4
"""From this urgency on a lost deal is ended all the same: the others would end it, and take the bonus."""

CLOSE: Final = 400.0
"""A deal behind by no more is ended too: a hand that can go out wins back little by playing on."""

FULL_HAND: Final = 5
"""A partner with so many cards is asked before going out, unless the side is far ahead."""

FAR_AHEAD: Final = 600.0
"""A lead in points that no partner's hand makes doubtful."""


WORTH_A_TURN: Final = 200.0
"""What the asked partner must be able to lay, in points, to want another turn."""


def estimates(known: Knowledge, table: Table, own: Cards) -> list[float]:
    """By account: the points of the deal if it ended with this table and these cards in the own hand."""
    scoring = table.rules.scoring
    seating = table.rules.seating
    left: list[Cards] = [()] * seating.players
    left[known.seat] = own
    points: list[float] = []
    for account in range(seating.accounts()):
        total = float(scoring.sheet(table, left, account).total)
        for seat in seating.seats_of(table, account):
            if seat != known.seat:
                total -= known.hand_points(seat)
        points.append(total)
    return points


def lead(known: Knowledge, table: Table, points: Sequence[float]) -> float:
    """How far the own account is ahead of the best one of another side, in points."""
    seating = table.rules.seating
    others = [
        points[account]
        for account in range(len(points))
        if seating.account_side(table, account) != table.side(known.seat)
    ]
    return points[own_account(known)] - max(others)


def own_account(known: Knowledge) -> int:
    """The account of the seat that is to choose."""
    return known.table.rules.seating.account(known.seat)


def margin(known: Knowledge) -> float:
    """How far the own account would be ahead if the deal ended now."""
    return lead(known, known.table, estimates(known, known.table, tuple(known.hand.cards())))


def urgency(known: Knowledge) -> float:
    """How likely the deal ends before one's next turn, 0 to 1."""
    table = known.table
    going_on = 1.0
    for seat in known.opponents:
        going_on *= 1.0 - _is_near(known, table.side(seat)) * SOON[min(len(SOON) - 1, table.sizes[seat])]
    if table.drawable() < len(table.order) * table.rules.dealing.draw:
        going_on *= 1.0 - LAST_CARDS
    return 1.0 - going_on


def _is_near(known: Knowledge, side: int) -> float:
    """How likely this side has the canastas it needs once it has played: 1 where it has them."""
    if known.may_go_out(side):
        return 1.0
    table = known.table
    melds = table.rules.melds
    own = table.melds[side]
    if known.has_foot(side) or table.rules.out.missing(melds.canastas(own)) > 1:
        return 0.0
    lacking = min([melds.canasta - len(meld.cards) for meld in own if not melds.is_complete(meld)], default=len(NEAR))
    return NEAR[min(lacking, len(NEAR) - 1)]


def way_out(known: Knowledge) -> tuple[Play, ...] | None:
    """The cheapest way to go out now, a question to the partner aside; None if there is none (CL-8.1, CL-8.7)."""
    table, hand = known.table, known.hand
    if table.turn.bare:
        return None
    for plays in ways_out(table, hand):
        if plays and reason(table, hand, LayMeld(plays)) in (OK, Reason.ASK_FIRST):
            return plays
    return None


def end(known: Knowledge, plays: tuple[Play, ...]) -> Decision | None:
    """Go out with these plays, or ask the partner first; None to play on."""
    table, hand = known.table, known.hand
    out = Decision(LayMeld(plays), (Idea(Why.GO_OUT),))
    must_ask = reason(table, hand, out.action) is not OK
    if table.turn.answer == YES and not must_ask:
        return out
    after = gone_out(table, hand, plays)
    points = estimates(known, after, ())
    if not _is_wise(known, after, points):
        return None
    may_ask = table.turn.answer == UNANSWERED and reason(table, hand, ASK) is OK
    full_hand = max([table.sizes[seat] for seat in known.partners], default=0) >= FULL_HAND
    if may_ask and (must_ask or (full_hand and lead(known, after, points) < FAR_AHEAD)):
        return Decision(ASK, (Idea(Why.ASK),))
    return None if must_ask else out


def _is_wise(known: Knowledge, after: Table, points: Sequence[float]) -> bool:
    """Whether to end the deal with these estimates by account.

    Never where that gives the match away, always where it wins it. A deal that would be clearly lost is
    ended only where the others are about to do so.
    """
    totals = [round(score + point) for score, point in zip(after.scores, points, strict=True)]
    winner = after.rules.scoring.winner(totals, after.number)
    if winner != NOBODY:
        return winner == own_account(known)
    return lead(known, after, points) >= -CLOSE * scale(after) or urgency(known) >= TOO_LATE


def answer(known: Knowledge, gain: float) -> Decision:
    """Whether the partner may go out: no, if one's own next turn is worth more and will probably come (CL-8.7)."""
    if gain * (1.0 - urgency(known)) > WORTH_A_TURN:
        return Decision(Answer(False), (Idea(Why.SAY_NO),))
    return Decision(Answer(True), (Idea(Why.SAY_YES),))
