"""How those at the table look about after a great moment: read off what everybody has seen happen.

Who has done something great, and with them their side, look pleased, the others worried, until the turn after the next
one begins. Only public events count, so no face tells of a card.
"""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.game.gamelog import Entry
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.display.display import Expression

BIG_PILE: Final = 8
"""From so many cards on a pile that is taken is a great one."""
GREAT: Final = (What.CANASTA_COMPLETED, What.GONE_OUT, What.SPECIAL_HAND)


def is_great(event: Event) -> bool:
    """Whether faces show that this has happened."""
    return event.what in GREAT or (event.what is What.TAKEN and event.count >= BIG_PILE)


def expressions(log: Sequence[Entry], sides: Sequence[int]) -> tuple[Expression, ...]:
    """The expression of each seat; `log` is a spectator's, `sides` are those of the seats."""
    newest = log[-1].turn if log else 0
    for entry in reversed(log):
        if entry.turn < newest - 1:
            break
        great = next((event for event in reversed(entry.events) if is_great(event)), None)
        if great is not None:
            side = sides[great.seat]
            return tuple([Expression.PLEASED if own == side else Expression.WORRIED for own in sides])
    return (Expression.CALM,) * len(sides)
