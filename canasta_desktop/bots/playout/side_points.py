"""What lies on the table for a side, in points: a quick sheet, for the fast policy and its worths (CL-10)."""

from canasta_desktop.rules.table import Table


def melded_points(table: Table, side: int) -> int:
    """The points of a side's melds: its cards, and what its canastas pay (CL-10.1, CL-10.3)."""
    rules = table.rules
    values = rules.pack.values
    full = rules.melds.canasta
    points = 0
    for meld in table.melds[side]:
        for card in meld.cards:
            points += values[card >> 2]
        if len(meld.cards) >= full:
            points += rules.scoring.price(table, meld)[1]
    return points


def three_points(table: Table, side: int, complete: int) -> int:
    """What a side's red threes would count if the deal ended now, `complete` being its canastas (CL-10.4)."""
    count = 0
    for seat in table.order:
        if table.sides[seat] == side:
            count += len(table.threes[seat])
    if count == 0:
        return 0
    scoring = table.rules.scoring
    earned = len(table.melds[side]) > 0 if scoring.threes_need == 0 else complete >= scoring.threes_need
    points = scoring.three_points(count)
    return points if earned else -points
