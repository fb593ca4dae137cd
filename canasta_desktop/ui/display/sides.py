"""Which colour a side has: the own one and the other, and one each where there are more than two sides.

The number is the place among the trays, the own side first, so trays, rings and score boxes of a side agree; `WORDS`
name it in style sheets. A side's colour is never alone: its name stands beside it.
"""

from typing import Final

from canasta_desktop.ui.display.display import Display

OWN, OTHER = 0, 1
WORDS: Final = ("own", "other", "third", "fourth", "fifth", "sixth")


def side_number(display: Display, side: int, own: bool) -> int:
    """The number of a side, or of an account in a game whose sides are formed anew in every deal."""
    if own or len(display.trays) <= 2:
        return OWN if own else OTHER
    return next((order for order, tray in enumerate(display.trays) if tray.side == side), OTHER)
