"""Going out, for the fast policy: the first way there is, where a plain count of both sides speaks for it (CL-8)."""

from typing import Final

from canasta_desktop.bots.playout.pressure import Pressure
from canasta_desktop.bots.playout.side_points import melded_points, three_points
from canasta_desktop.bots.playout.tables import LAY_BEHIND
from canasta_desktop.rules.actions import ASK, NEW, Action, Answer, LayMeld, Play
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.going_out_ways import has_slots, may_go_out, ways_are_lawful, ways_out
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.table import NO, YES, Table

TOO_LATE: Final = 40
"""From this urgency on, in hundredths, a lost deal is ended all the same: the others would end it."""

CARD_IN_HAND: Final = 10
"""What a card in another hand is taken to count, in points."""

SEARCHED: Final = 9
"""Larger hands are not searched for a way out where melds of a rank, sequences or wild cards make that dear."""

YES_TO_ALL: Final = Answer(True)


def way_out(weights: list[int], pressure: Pressure, hand: Hand) -> Action | None:
    """Go out, or ask the partner first where that must be; none to play on."""
    table = pressure.table
    if table.turn.bare or table.turn.answer == NO or not may_go_out(table, hand):
        return None
    if hand.size > SEARCHED and not has_slots(table):
        return None
    sure = ways_are_lawful(table)
    for plays in ways_out(table, hand):
        if not plays:
            continue
        action = LayMeld(plays)
        why = OK if sure else reason(table, hand, action)
        if why is OK:
            return action if table.turn.answer == YES or _ends_well(weights, pressure, plays) else None
        if why is Reason.ASK_FIRST:
            if reason(table, hand, ASK) is OK and _ends_well(weights, pressure, plays):
                return ASK
            return None
    return None


def promised_way_out(table: Table, hand: Hand) -> LayMeld | None:
    """Out by the first way there is, however large the hand: the partner has said yes, and it binds (CL-8.7).

    Step by step it would be asked of every step whether it leaves a way, each time by a search of its own.
    """
    for plays in ways_out(table, hand):
        action = LayMeld(plays)
        if plays and reason(table, hand, action) is OK:
            return action
    return None


def _ends_well(weights: list[int], pressure: Pressure, plays: tuple[Play, ...]) -> bool:
    """Whether the deal may end now, by a plain count of all sides."""
    if pressure.urgency() >= TOO_LATE:
        return True
    table = pressure.table
    own = table.sides[table.turn.seat]
    forms = table.rules.melds
    best = -1_000_000
    mine = table.rules.out.bonus
    for side in range(len(table.melds)):
        points = melded_points(table, side)
        complete = 0
        for meld in table.melds[side]:
            if len(meld.cards) >= forms.canasta:
                complete += 1
        points += three_points(table, side, complete)
        for seat in table.order:
            if table.sides[seat] == side and seat != table.turn.seat:
                points -= table.sizes[seat] * CARD_IN_HAND
        if side == own:
            mine += points
        elif points > best:
            best = points
    return mine + _added(table, plays) - best >= -weights[LAY_BEHIND]


def _added(table: Table, plays: tuple[Play, ...]) -> int:
    """What these plays add to the own side's points."""
    rules = table.rules
    values = rules.pack.values
    full = rules.melds.canasta
    points = 0
    for play in plays:
        for card in play.cards:
            points += values[card >> 2]
        size = len(play.cards)
        if play.onto != NEW:
            meld = table.meld_numbered(play.onto)
            if meld is not None:
                size += len(meld.cards)
                if len(meld.cards) >= full:
                    size = 0
        if size >= full:
            points += rules.scoring.canastas[1]
    return points
