"""What every level does without thought: special hands, threes to lay out, the end thought through, a last resort."""

from collections.abc import Sequence

from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.actions import Discard, End, Lay, Play, Special
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.table import Table


def special_hand(table: Table, hand: Hand) -> Decision | None:
    """The dearest special hand that could be laid down now (MA-7)."""
    keys = [key for extra in table.rules.extras for key in extra.specials(table, hand)]
    if not keys:
        return None
    key = max(keys, key=table.rules.scoring.special_points)
    return Decision(Special(key), (Idea(Why.GO_OUT),))


def threes_first(table: Table, hand: Hand) -> Decision | None:
    """Threes that are laid out by hand, before they are forgotten (GT-3.2)."""
    threes = table.rules.threes
    held = tuple(threes.held(hand)) if threes.by_hand else ()
    return Decision(Lay(held), (Idea(Why.ADD, held),)) if held else None


def gone_out(table: Table, hand: Hand, plays: Sequence[Play]) -> Table:
    """The table as it would be if the player in turn went out with these plays; its `out` and `concealed` say so."""
    after, _ = preview(table, hand, plays)
    after.out = table.turn.seat
    after.concealed = after.rules.out.is_concealed(after, after.melds[after.side(after.out)])
    return after


def last_resort(table: Table, hand: Hand) -> Decision:
    """Some legal action: threes laid out first, then a discard, then the end of the turn; else the first there is."""
    actions = legal(table, hand)
    for kind in (Lay, Discard, End):
        for action in actions:
            if isinstance(action, kind):
                return Decision(action, (Idea(Why.END_DEAL),))
    return Decision(actions[0], (Idea(Why.END_DEAL),))
