"""Questions to the layout at random: every seating, 0 to 14 melds a side, every window and scale."""

from random import Random
from typing import NamedTuple

from canasta_desktop.ui.geometry.spec import MeldSpec, SideSpec, TableSpec

WINDOWS = [
    *((960, 600), (1024, 640), (1280, 720), (1280, 800), (1366, 700), (1440, 900), (1920, 1080), (2560, 1440)),
    *((3840, 2160), (1024, 1000), (1600, 1200), (1900, 640), (3440, 1440), (1080, 1920)),
]


class Seating(NamedTuple):
    """Sides, the side of each other player (-1 rests), lines of the score, most melds a side."""

    sides: int
    seats: tuple[int, ...]
    accounts: int
    most: int = 14


SEATINGS = {
    "two": Seating(2, (1,), 2),
    "three alone": Seating(3, (1, 2), 3, 8),
    "one against two": Seating(2, (1, 1), 3),
    "two against one": Seating(2, (1, 0), 3),
    "four in two": Seating(2, (1, 0, 1), 2),
    "four alone": Seating(4, (1, 2, 3), 4, 8),
    "five, one rests": Seating(2, (1, 0, -1, 1), 2),
    "five, the person rests": Seating(2, (0, 1, 0, 1), 2),
    "five alone": Seating(5, (1, 2, 3, 4), 5, 8),
    "six in two": Seating(2, (1, 0, 1, 0, 1), 2),
    "six in three": Seating(3, (1, 2, 0, 1, 2), 3, 10),
    "six, two rest": Seating(2, (1, 0, 1, -1, -1), 2),
    "six alone": Seating(6, (1, 2, 3, 4, 5), 6, 8),
}


def random_side(dice: Random, most: int, part: str, *, is_own: bool, melds: int | None = None) -> SideSpec:
    """A tray while `part` goes on: waiting, playing, or an initial meld in the making."""
    laid = []
    for _ in range(dice.randint(0, most) if melds is None else min(melds, most)):
        cards = dice.choice((3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 12))
        staged = dice.choice((0, 0, 0, 0, 1, 2)) if is_own else 0
        laid.append(MeldSpec(1, is_canasta=True, staged=staged) if cards >= 7 else MeldSpec(cards))
    laid.sort(key=lambda meld: not meld.is_canasta)
    is_opening = is_own and part == "opening"
    return SideSpec(
        tuple(laid[:5] if is_opening else laid),
        threes=dice.choice((0, 0, 1, 2, 3, 4, 6, 9)),
        has_slot=is_own and part != "waiting",
        has_meter=is_opening,
        head=0.55 * dice.randint(8, 36),
    )


def random_spec(
    dice: Random,
    seating: Seating,
    window: tuple[int, int],
    text: float = 1.0,
    card: float = 1.0,
    melds: int | None = None,
) -> TableSpec:
    """A table with anything on it."""
    part = dice.choice(("waiting", "playing", "playing", "opening")) if melds is None else "playing"
    return TableSpec(
        *window,
        tuple(random_side(dice, seating.most, part, is_own=side == 0, melds=melds) for side in range(seating.sides)),
        seating.seats,
        seating.accounts,
        text,
        card,
        packets=dice.choice((0, 0, 0, 2)),
        prompt=0.55 * dice.choice((40, 70, 100)),
        is_mirrored=dice.random() < 0.2,
        has_open_hands=dice.random() < 0.12,
        buttons=dice.randint(1, 4),
    )


def any_spec(seed: int) -> TableSpec:
    """A table of any kind in any window."""
    dice = Random(seed)
    text, card = dice.choice((1, 1, 1, 1.2, 1.4, 1.7, 2)), dice.choice((0.8, 1, 1, 1, 1.2, 1.5))
    return random_spec(dice, dice.choice(list(SEATINGS.values())), dice.choice(WINDOWS), text, card)
