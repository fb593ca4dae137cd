"""How far apart cards of a column or a fan lie, so that every rank can be read. Pure geometry."""

from collections.abc import Sequence
from itertools import accumulate

from canasta_desktop.rules.cards import rank_of

LEAST_STEP = 2.0
"""The edge of a card wholly below others of its rank, px."""


def cascade(faces: Sequence[int], room: float, reach: float) -> list[float]:
    """How far each card of a column lies below the first, `room` px at most in all.

    As long as there is room every index shows. Then only the first card of each run of one rank keeps its strip, and at
    last only where the lowest card, which is in full sight, is of another rank.
    """
    steps = len(faces) - 1
    if steps < 1:
        return [0.0] * len(faces)
    room = max(0.0, room)
    if steps * reach <= room:
        return [i * reach for i in range(len(faces))]
    ranks = [rank_of(one) for one in faces]
    first = [i == 0 or ranks[i - 1] != ranks[i] for i in range(steps)]
    needed = [is_first and ranks[i] != ranks[-1] for i, is_first in enumerate(first)]
    return _spread(first, room, reach) or _spread(needed, room, reach) or _squeezed(first, room)


def _spread(keeps: Sequence[bool], room: float, reach: float) -> list[float] | None:
    """Offsets with a whole strip where one is kept and equal steps elsewhere; None if those are too small."""
    others = len(keeps) - sum(keeps)
    narrow = (room - sum(keeps) * reach) / others if others else 0.0
    if narrow < LEAST_STEP:
        return None
    return list(accumulate((reach if keep else narrow for keep in keeps), initial=0.0))


def _squeezed(first: Sequence[bool], room: float) -> list[float]:
    """Offsets where nothing more can be had: the least step inside a rank, the rest shared."""
    others = len(first) - sum(first)
    narrow = min(LEAST_STEP, room / len(first))
    wide = (room - others * narrow) / sum(first)
    return list(accumulate((wide if is_first else narrow for is_first in first), initial=0.0))
