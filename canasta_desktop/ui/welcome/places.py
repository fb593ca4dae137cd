"""Where everything stands on the welcome: 160 x 100 units of the table, in the middle of the window."""

from collections.abc import Iterable, Sequence
from typing import Final

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.welcome.choices import BODY
from canasta_desktop.values import value

PITCH, MOST_PITCH = 14.0, 1.2
"""From one choice of newcomers to the next, units, and by how much it grows at most with the size of type."""
HIGH_LINE: Final = 4.6
"""A row of small choices, units."""
LANGUAGES, AIDS = 76.2, 82.4
"""Where the two rows of small choices of newcomers begin, units from the top."""


@value(frozen=True)
class WelcomePlaces:
    """The places for one window, in px. `unit` is its unit, with the scale of type."""

    width: int
    height: int
    unit: Unit

    @property
    def origin(self) -> tuple[float, float]:
        """Where the units begin; a wide window gives a quarter of what it has more to each edge."""
        return (self.width - 160 * self.unit.px) / 4, (self.height - 100 * self.unit.px) / 2

    def rect(self, x: float, y: float, wide: float, high: float) -> Rect:
        """The rectangle of so many units."""
        u, (left, top) = self.unit.px, self.origin
        return Rect(left + x * u, top + y * u, wide * u, high * u)

    def newcomers(self, names: Iterable[str]) -> dict[str, Rect]:
        """Their choices, one below the other."""
        pitch = self._pitch
        return {name: self.rect(9, 32 + pitch * number, 72, pitch - 0.8) for number, name in enumerate(names)}

    def others(self, names: Iterable[str], *, is_over: bool, has_small: bool) -> dict[str, Rect]:
        """The likely choice above, the others two by two, as high as there is room above the small ones."""
        tall = 16.0 if is_over else 31.0
        y = 32.6 + tall
        small = HIGH_LINE + 1.6 if has_small else 0.0
        high = min(28.0, PITCH * self._growth, (98.0 - y - small - 1.4) / 2)
        below = [self.rect(x, row, 35.2, high) for row in (y, y + high + 1.4) for x in (9.0, 45.8)]
        return dict(zip(names, (self.rect(9.0, 31.0, 72.0, tall), *below), strict=True))

    def line(self, y: float, needed: Sequence[float]) -> list[Rect]:
        """Small choices beside each other, each as wide as needed, narrower where there is no room for all."""
        if not needed:
            return []
        room, gap = self.rect(9, y, 72, HIGH_LINE), self.unit.px
        share = min(1.0, (room.w - gap * (len(needed) - 1)) / sum(needed))
        places: list[Rect] = []
        x = room.x
        for wide in needed:
            places.append(Rect(x, room.y, share * wide, room.h))
            x += share * wide + gap
        return places

    def languages(self) -> float:
        """Where the row of languages begins, in units."""
        return LANGUAGES + 3 * (self._pitch - PITCH)

    def aids(self) -> float:
        """Where the row of reading aids begins, in units."""
        return AIDS + 3 * (self._pitch - PITCH)

    def below(self, places: Iterable[Rect]) -> float:
        """A line below these, in units."""
        return (max([place.y + place.h for place in places]) - self.origin[1]) / self.unit.px + 1.6

    @property
    def _growth(self) -> float:
        return self.unit.type(BODY) / BODY

    @property
    def _pitch(self) -> float:
        """From one choice of newcomers to the next: large type gets more room, also where the window is small."""
        return PITCH * min(MOST_PITCH, self._growth)
