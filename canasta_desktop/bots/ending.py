"""When to end a deal: the estimate of both sides, going out, asking and answering (CL-8, CL-10)."""

from typing import Final

from canasta_desktop.bots.knowledge import Knowledge
from canasta_desktop.bots.policy import Choice, Idea, Why
from canasta_desktop.rules.actions import Answer, Ask, Meld, Play
from canasta_desktop.rules.cards import NATURAL_RANKS
from canasta_desktop.rules.generator import Goal, plans
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import NOBODY, UNANSWERED, YES, Table

SOON: Final = (1.0, 0.75, 0.55, 0.4, 0.25, 0.15, 0.1)
"""By cards in hand: how likely somebody whose side has its canastas goes out before one's next turn."""

LAST_CARDS: Final = 0.7
"""How likely the deal ends before one's next turn when the stock does not last until then."""

TOO_LATE: Final = 0.4
"""From this urgency on a lost deal is ended all the same: the others would end it, and take the bonus."""

FULL_HAND: Final = 5
"""A partner with so many cards is asked before going out, unless the side is far ahead."""

FAR_AHEAD: Final = 600.0
"""A lead in points that no partner's hand makes doubtful."""

WORTH_A_TURN: Final = 250.0
"""What the asked partner must be able to lay, in points, to want another turn."""


def laid_points(table: Table, side: int) -> int:
    """What a side has on the table: cards, canastas, red threes (CL-10.1, CL-10.3, CL-10.4)."""
    scoring = table.rules.scoring
    melds = table.melds[side]
    seats = [seat for seat in range(len(table.sides)) if table.side(seat) == side]
    lines = scoring.meld_lines(table, melds) + scoring.three_lines(table, seats, melds)
    return sum([line.points for line in lines])


def estimates(known: Knowledge, table: Table, own_hand: float) -> dict[int, float]:
    """By side: the points of the deal if it ended with this table and `own_hand` points in the own hand."""
    points = {side: float(laid_points(table, side)) for side in [known.side, *known.other_sides]}
    points[known.side] -= own_hand
    for seat in known.partners + known.opponents:
        points[table.side(seat)] -= known.hand_points(seat)
    return points


def margin(known: Knowledge, table: Table, own_hand: float) -> float:
    """How far the own side would then be ahead of the best other one, in points."""
    points = estimates(known, table, own_hand)
    return points[known.side] - max([points[side] for side in known.other_sides])


def urgency(known: Knowledge) -> float:
    """How likely the deal ends before one's next turn, 0 to 1."""
    table = known.table
    going_on = 1.0
    for seat in known.opponents:
        if known.may_go_out(table.side(seat)):
            going_on *= 1.0 - SOON[min(len(SOON) - 1, table.sizes[seat])]
    if table.stock < len(table.order) * table.rules.deal.draw:
        going_on *= 1.0 - LAST_CARDS
    return 1.0 - going_on


def way_out(known: Knowledge) -> tuple[Play, ...] | None:
    """The cheapest way to go out now, None if there is none or the partner has said no (CL-8.1, CL-8.7)."""
    for plays in plans(known.table, known.hand, Goal.OUT):
        return plays
    return None


def end(known: Knowledge, plays: tuple[Play, ...]) -> Choice | None:
    """Go out with these plays, or ask the partner first; None to play on."""
    turn = known.table.turn
    out = Choice(Meld(plays), (Idea(Why.GO_OUT),))
    if turn.answer == YES:
        return out
    table, _ = preview(known.table, known.hand, plays)
    points = estimates(known, table, 0.0)
    points[known.side] += table.rules.out.bonus
    if not _is_wise(known, points):
        return None
    ahead = points[known.side] - max([points[side] for side in known.other_sides])
    full_hand = max([table.sizes[seat] for seat in known.partners], default=0) >= FULL_HAND
    if turn.answer == UNANSWERED and full_hand and ahead < FAR_AHEAD and reason(known.table, known.hand, Ask()) is OK:
        return Choice(Ask(), (Idea(Why.ASK),))
    return out


def _is_wise(known: Knowledge, points: dict[int, float]) -> bool:
    """Whether to end the deal with these estimates by side.

    Never where that gives the match away, always where it wins it. A deal that would be lost is ended
    only where the others are about to do so.
    """
    table = known.table
    seating = table.rules.seating
    sides = {seating.account_side(table, account): account for account in range(seating.accounts())}
    totals = {side: table.scores[sides[side]] + points[side] for side in points if side in sides}
    best = max(totals, key=lambda side: totals[side], default=NOBODY)
    if best != NOBODY and totals[best] >= table.rules.scoring.target:
        return best == known.side
    lost = points[known.side] < max([points[side] for side in known.other_sides])
    return not lost or urgency(known) >= TOO_LATE


def answer(known: Knowledge) -> Choice:
    """Whether the partner may go out: no, if one's own next turn is worth more and will probably come (CL-8.7)."""
    if _next_turn(known) * (1.0 - urgency(known)) > WORTH_A_TURN:
        return Choice(Answer(False), (Idea(Why.SAY_NO),))
    return Choice(Answer(True), (Idea(Why.SAY_YES),))


def _next_turn(known: Knowledge) -> float:
    """What the side would gain if one could lay one's cards before the deal ends, in points.

    A card laid counts for the side instead of against it (CL-10.3); a canasta completed adds its bonus.
    """
    rules = known.table.rules
    wilds = known.hand.wilds()
    gain = 0.0
    for rank in NATURAL_RANKS:
        meld = known.table.meld_of_rank(known.side, rank)
        held = known.hand.ranks[rank]
        form = rules.melds.form(rank)
        if form is None or (meld is None and form.refuses(held, 0) is not OK):
            continue
        gain += 2 * held * rules.pack.values[rank]
        laid, laid_wilds = (0, 0) if meld is None else (len(meld.cards), meld.wilds)
        needed = max(0, rules.melds.canasta - laid - held)
        fits = form.refuses(laid - laid_wilds + held, laid_wilds + needed) is OK
        if laid < rules.melds.canasta and needed <= wilds and fits:
            wilds -= needed
            gain += min(rules.scoring.canastas[:2])
    return gain
