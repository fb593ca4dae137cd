"""Whether a way to go out is in reach at all: quick answers, so that the search is hardly ever begun in vain."""

from canasta_desktop.rules.cards import FOUR, JOKER, JOKER_FACE, THREE, Hand
from canasta_desktop.rules.table import RUN, SAMBA, Meld, Table


def in_reach(table: Table, hand: Hand) -> bool:
    """Whether enough canastas and few enough single cards are in reach to be worth the search."""
    rules = table.rules
    full = rules.melds.canasta
    own = table.melds[table.sides[table.turn.seat]]
    wilds = hand.wilds()
    suits = [0, 0, 0, 0]
    if rules.melds.has_runs:
        for card in range(FOUR * 4, JOKER_FACE):
            if hand.faces[card]:
                suits[card & 3] += 1
    missing = rules.out.wanted()
    sambas = 0
    for meld in own:
        more = suits[meld.cards[0] & 3] if meld.rank == RUN else wilds
        if meld.rank < JOKER:
            more += hand.ranks[meld.rank]
        if len(meld.cards) + more >= full:
            missing -= 1
            sambas += 1 if meld.rank == RUN else 0
    missing -= len([rank for rank in range(THREE, JOKER) if 0 < hand.ranks[rank] >= full - wilds])
    if rules.melds.has_runs:
        new = sum([count // full for count in suits])
        missing -= new
        sambas += new
    missing -= wilds // full if rules.melds.form(JOKER) is not None else 0
    if missing > 0 or sambas < rules.out.wanted_of(SAMBA):
        return False
    return rules.melds.has_runs or len(unmeldable(hand, own, table)) <= 1


def unmeldable(hand: Hand, own: list[Meld], table: Table) -> list[int]:
    """Cards of this hand that cannot be melded in sets whatever the wild cards do; no more than two are listed."""
    melds = table.rules.melds
    ranks = [meld.rank for meld in own if not melds.is_closed(meld)]
    found: list[int] = []
    for rank in range(THREE, JOKER):
        count = hand.ranks[rank]
        if count == 0 or rank in ranks:
            continue
        form = melds.form(rank)
        if form is None or count < form.fewest_naturals():
            found += hand.of_rank(rank)
            if len(found) > 1:
                return found
    return found
