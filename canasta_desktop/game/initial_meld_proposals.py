"""Initial melds that begin with what is staged: what the meter suggests, and proposals for the pile add."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from canasta_desktop.game.staging import Staging
from canasta_desktop.game.staging_places import in_order
from canasta_desktop.game.take_interpretations import taken
from canasta_desktop.rules.actions import LayMeld, Play, Take
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.generator import Goal, plans
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.table import DRAWING, PLAYING, Table
from canasta_desktop.rules.turn_end import cards_gained_from_pile

TRIES: Final = 100
"""How many initial melds are looked at: nearly always the first few do it."""


def initial_meld_proposals(staging: Staging) -> Iterator[LayMeld | Take]:
    """The staged melds made an initial meld with more cards of the hand, cheapest first; none once the side is open.

    Where the pile is to be taken these are legal takes, else melds that are legal, or would be after drawing.
    """
    table = staging.view.table
    if table.is_open(table.sides[staging.view.seat]):
        return
    if not staging.takes_pile:
        for plays in plans(*as_if_playing(staging), Goal.OPEN, staging.plays()):
            yield LayMeld(plays)
        return
    for plays in islice(_beside_take(staging), TRIES):
        take = _taken(staging, plays)
        if take is not None and check(table, staging.view.hand, take) is None:
            yield take


def _beside_take(staging: Staging) -> Iterator[tuple[Play, ...]]:
    """Initial melds for a take: with the top card in the first of them where it counts, else beside it (MA-4.5)."""
    table, hand = as_if_playing(staging)
    if table.rules.pile.top_counts:
        yield from plans(table, hand, Goal.OPEN, staging.plays())
    else:
        yield from plans(table, hand, Goal.OPEN, staging.interpretation.take.plays)


def _taken(staging: Staging, plays: tuple[Play, ...]) -> Take | None:
    """The take that lays these melds."""
    take, pile = staging.interpretation.take, staging.view.table.pile
    tidy = [Play(in_order(play.cards), play.onto) for play in plays]
    if not staging.view.table.rules.pile.top_counts:
        return Take(take.cards, take.onto, tuple(tidy), take.rest, take.keep)
    first, *others = tidy
    own = list(first.cards)
    if pile[-1] not in own:
        return None
    own.remove(pile[-1])
    return Take(tuple(own), take.onto, tuple(others), take.rest, take.keep)


def as_if_playing(staging: Staging) -> tuple[Table, Hand]:
    """Table and hand as if the turn had got to melding: by a draw, or with the pile's top card in hand.

    What else would come to hand then is counted, since that many cards will be left, but it cannot
    be used (CL-7.4). Where the top card does not count, what is shown for it is no more in the hand
    than the card itself (MA-4.5).
    """
    table, hand = staging.view.table.copy(), staging.view.hand.copy()
    if table.turn.phase != DRAWING:
        return table, hand
    table.turn.phase = PLAYING
    if not staging.takes_pile:
        hand.size += min(table.drawable(), table.rules.dealing.draw)
        return table, hand
    table.turn.took = True
    if table.rules.pile.top_counts:
        hand.add(table.pile[-1])
    else:
        hand.take_out(staging.interpretation.take.cards)
    hand.size += cards_gained_from_pile(table, taken(table, staging.interpretation.take))
    return table, hand
