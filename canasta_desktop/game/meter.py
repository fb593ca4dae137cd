"""The meter: what the staged cards count against the minimum, and which cards would make it enough."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from canasta_desktop.game.staging import Staging
from canasta_desktop.rules.actions import Play
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.generator import Goal, plans
from canasta_desktop.rules.legality import kept_from_pile
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import DRAWING, PLAYING, Table

FEW: Final = 3
"""How many ways to reach the minimum are proposed."""


@dataclass(frozen=True)
class Part:
    """One meld of the sum: its rank, the cards that count (the pile's top card among them) and their points."""

    rank: int
    cards: Cards
    points: int


@dataclass(frozen=True)
class Meter:
    """`points` of all `parts` against `minimum`, 0 once the side is open (CL-7.1 to CL-7.4).

    `missing` points. `complete`: the draft can be laid out as it is, or could after drawing; true
    below the minimum only where none is needed (CL-7.7). `suggestions`: cards of the hand each of
    which, together, would make a draft below the minimum enough, cheapest first.
    """

    points: int
    minimum: int
    parts: tuple[Part, ...]
    complete: bool
    missing: int
    suggestions: tuple[Cards, ...]


def measure(staging: Staging) -> Meter:
    """The meter of a staging."""
    table = staging.view.table
    pack = table.rules.pack
    parts = [Part(staging.rank(play), play.cards, pack.points(play.cards)) for play in staging.plays()]
    points = sum([part.points for part in parts])
    minimum = table.minimum(staging.view.seat)
    complete = is_complete(staging, points >= minimum)
    missing = 0 if complete else max(0, minimum - points)
    wanted = not complete and minimum > 0 and bool(parts)
    return Meter(points, minimum, tuple(parts), complete, missing, tuple(suggestions(staging)) if wanted else ())


def is_complete(staging: Staging, enough: bool) -> bool:
    """Whether the draft can be laid out as it is; before drawing, whether its melds are lawful and `enough`."""
    if not staging.steps:
        return False
    if staging.view.table.turn.phase == DRAWING and not staging.takes_pile:
        return enough and all([group.lacks is None for group in staging.groups()])
    return not isinstance(staging.action(), Refusal)


def suggestions(staging: Staging) -> list[Cards]:
    """Cards of the hand that would complete the draft to an initial meld, in up to three ways."""
    laid = staging.plays()
    begun = Counter([card for play in laid for card in play.cards])
    found: list[Cards] = []
    for plan in openings(staging.view, laid, staging.takes_pile):
        added = Counter([card for play in plan for card in play.cards]) - begun
        found.append(tuple(sorted(added.elements())))
    return found


def openings(view: Observation, laid: Sequence[Play], takes_pile: bool) -> list[tuple[Play, ...]]:
    """Up to three initial melds that begin with these; the pile's top card is in the first if it is to be taken."""
    if view.table.is_open(view.table.sides[view.seat]):
        return []
    table, hand = as_if_playing(view, takes_pile)
    return list(islice(plans(table, hand, Goal.OPEN, laid), FEW))


def as_if_playing(view: Observation, takes_pile: bool) -> tuple[Table, Hand]:
    """Table and hand as if the turn had got to melding: by a draw, or with the pile's top card in hand.

    What else would come to hand then is counted, since that many cards will be left, but it cannot
    be used (CL-7.4).
    """
    table, hand = view.table.copy(), view.hand.copy()
    if table.turn.phase == DRAWING:
        table.turn.phase = PLAYING
        table.turn.took = takes_pile
        if takes_pile:
            hand.add(table.pile[-1])
        hand.size += kept_from_pile(table) if takes_pile else min(table.stock, table.rules.deal.draw)
    return table, hand
