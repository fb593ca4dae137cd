"""The draw for seats in time: the cards are spread, everybody draws in turn, and all go to the seats they have won."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve

from canasta_desktop.ui.base.motion import IN_OUT_CUBIC, OUT_CUBIC

SPREADS: Final = 350
"""The cards of the stock are spread so long, ms at normal speed, as all times here."""
BETWEEN, FLIES = 230, 380
"""Between the starts of two cards, and how long each is on its way."""
LIES: Final = 450
"""How long all cards are looked at before anybody moves."""
GLIDES: Final = 700
"""The way from the old seat to the new one."""


class DrawTimeline:
    """`drawn`: how many cards each player has drawn, in the order in which they draw."""

    def __init__(self, drawn: Sequence[int]) -> None:
        rounds = range(max(drawn, default=0))
        self.draws = [(player, number) for number in rounds for player in range(len(drawn)) if number < drawn[player]]
        """Player and number of each card, in the order drawn."""
        self._lie = SPREADS + BETWEEN * max(len(self.draws) - 1, 0) + FLIES

    @property
    def total(self) -> float:
        """How long all of it takes."""
        return self._lie + LIES + GLIDES

    def spread(self, now: float) -> float:
        """How far the cards in the middle are spread, 0 to 1; at the end they are squared up again."""
        return _share(IN_OUT_CUBIC, now / SPREADS) - self.moved(now)

    def flown(self, place: int, now: float) -> float:
        """How far the card of this place in `draws` is on its way, 0 to 1."""
        return _share(OUT_CUBIC, (now - SPREADS - BETWEEN * place) / FLIES)

    def moved(self, now: float) -> float:
        """How far everybody is on the way to the new seat, 0 to 1."""
        return _share(IN_OUT_CUBIC, (now - self._lie - LIES) / GLIDES)


def _share(curve: QEasingCurve, part: float) -> float:
    return curve.valueForProgress(min(max(part, 0.0), 1.0))
