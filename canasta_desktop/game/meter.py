"""The meter: what the staged cards count against the minimum, and which cards would make it enough."""

from collections import Counter
from itertools import islice
from typing import Final, NamedTuple

from canasta_desktop.game.initial_meld_proposals import as_if_playing, initial_meld_proposals
from canasta_desktop.game.staging import Staging
from canasta_desktop.rules.actions import LayMeld, Take
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.explaining import explain
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.table import DRAWING

FEW: Final = 3
"""How many ways to reach the minimum are proposed."""


class MeterPart(NamedTuple):
    """One meld of the sum: its rank, the cards that count (the pile's top card among them) and their points.

    `rank` is RUN for a sequence and JOKER for wild cards alone, as in `LayMeld.rank`.
    """

    rank: int
    cards: Cards
    points: int


class Meter(NamedTuple):
    """`points` of the `parts` against `minimum`, 0 once the side is open (CL-7.1 to CL-7.4).

    The points are those of all parts, of the best one where a single meld must reach the minimum
    (VA-3.6). `missing` points. `complete`: the draft can be laid out as it is, or could after drawing;
    true below the minimum only where none is needed (CL-7.7, MA-5.3). `suggestions`: cards of the hand
    each of which, together, would make a draft that is not complete an initial meld, cheapest first.
    `lacks`: what stands against laying out what is staged, None where nothing does.
    """

    points: int
    minimum: int
    parts: tuple[MeterPart, ...]
    complete: bool
    missing: int
    suggestions: tuple[Cards, ...]
    lacks: Refusal | None = None


def measure(staging: Staging) -> Meter:
    """The meter of a staging."""
    table = staging.view.table
    pack = table.rules.pack
    parts = [MeterPart(staging.rank(play), play.cards, pack.points(play.cards)) for play in staging.counted()]
    points = sum([part.points for part in parts])
    minimum = table.minimum(staging.view.seat)
    if minimum:
        # How melds are counted together is for the rules to say.
        action = staging.interpretation.take if staging.takes_pile else LayMeld(staging.plays())
        points = explain(table, staging.view.hand, action, Reason.MINIMUM_NOT_MET).have
    lacks = what_lacks(staging) if staging.steps else None
    complete = bool(staging.steps) and lacks is None
    missing = 0 if complete else max(0, minimum - points)
    wanted = lacks is not None and minimum > 0
    return Meter(points, minimum, tuple(parts), complete, missing, suggestions(staging) if wanted else (), lacks)


def what_lacks(staging: Staging) -> Refusal | None:
    """Why the draft cannot be laid out as it is; before drawing, as if the cards had been drawn."""
    if staging.view.table.turn.phase == DRAWING and not staging.takes_pile and staging.is_our_turn:
        table, hand = as_if_playing(staging)
        return check(table, hand, LayMeld(staging.plays()))
    action = staging.action()
    return action if isinstance(action, Refusal) else None


def suggestions(staging: Staging) -> tuple[Cards, ...]:
    """Cards of the hand that would complete the draft to an initial meld, in up to three ways."""
    begun = Counter(staging.staged)
    found: list[Cards] = []
    for action in islice(initial_meld_proposals(staging), FEW):
        cards = Counter([card for play in action.plays for card in play.cards])
        if isinstance(action, Take):
            cards += Counter(action.cards)
        found.append(tuple(sorted((cards - begun).elements())))
    return tuple(found)
