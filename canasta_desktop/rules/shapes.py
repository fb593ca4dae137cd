"""The melds that plays would result in, and what stands against them (CL-5)."""

from collections.abc import Sequence

from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.melds import MeldAddition, melds_with
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.table import Meld, Table


def gather(table: Table, plays: Sequence[Play]) -> list[MeldAddition] | None:
    """The plays by the meld they go to; None if a number is no meld of the side in turn."""
    side = table.sides[table.turn.seat]
    groups: list[MeldAddition] = []
    for play in plays:
        if play.onto == NEW:
            groups.append(MeldAddition(None, play.cards))
            continue
        target: Meld | None = None
        for meld in table.melds[side]:
            if meld.number == play.onto:
                target = meld
        if target is None:
            return None
        for group in groups:
            if group.meld is target:
                group.cards += play.cards
                break
        else:
            groups.append(MeldAddition(target, play.cards))
    return groups


def shapes(table: Table, groups: list[MeldAddition]) -> Reason:
    """The first reason why the melds that would result are illegal, or OK (CL-5)."""
    melds = table.rules.melds
    side = table.sides[table.turn.seat]
    begun: list[int] = []
    for group in groups:
        if not group.cards:
            return Reason.MELD_TOO_SMALL
        why = melds.refuses(group.meld, group.cards)
        if group.meld is None and (why is OK or why is Reason.MELD_TOO_SMALL):
            rank = melds.rank(group.cards)
            refused = melds.refuses_another(table, side, rank) is not OK and not _completes(table, groups, rank)
            if refused or (rank in begun and not _twice(table, groups, rank)):
                return Reason.DUPLICATE_MELD
            begun.append(rank)
        if why is not OK:
            return why
    return melds.forbids(table, groups, not table.is_open(side))


def _completes(table: Table, groups: list[MeldAddition], rank: int) -> bool:
    """Whether another meld of this rank may be begun since the groups complete the one before it (HF-3.4)."""
    melds = table.rules.melds
    form = melds.form(rank)
    if form is None or form.again() is not Again.COMPLETE:
        return False
    done = [group.meld for group in groups if group.size() >= melds.canasta]
    own = table.melds[table.sides[table.turn.seat]]
    return all([melds.is_complete(meld) or meld in done for meld in own if meld.rank == rank])


def _twice(table: Table, groups: list[MeldAddition], rank: int) -> bool:
    """Whether two new melds of one rank may be laid at once: the others at least complete, if that is the rule."""
    melds = table.rules.melds
    same = [group for group in groups if group.meld is None and melds.rank(group.cards) == rank]
    complete = [group for group in same if group.size() >= melds.canasta]
    form = melds.form(rank)
    if form is None:
        return False
    again = form.again()
    return again is Again.ALWAYS or (again is Again.COMPLETE and len(complete) >= len(same) - 1)


def canastas_with(table: Table, groups: list[MeldAddition]) -> list[int]:
    """The canastas of the side in turn, by kind, once the groups are laid."""
    return table.rules.melds.canastas(melds_with(table, groups))
