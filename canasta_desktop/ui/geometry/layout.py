"""The answer of the table's layout: a rectangle for everything, logical pixels from the window's upper left corner.

Nothing here is computed; `table` finds it. The parts are called as the design calls them: the *score* stands in the
upper left corner, the *corner* with its five words in the upper right one, the *walnut* tray holds stock and pile, the
*prompt* is the line above the *rail*, on which the own hand and the buttons stand.
"""

from enum import Enum
from typing import NamedTuple

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import MeldView, TrayView


class SeatShape(Enum):
    """How a seat's parts stand to each other."""

    OWN = "own"  # on the rail: portrait left, name, line, foot below each other
    TOP = "top"  # over the upper band: portrait left, text at its right
    LEFT = "left"  # beside the walnut tray, at the window's left
    RIGHT = "right"  # the same mirrored: portrait at the right end, text ends at it
    ROW = "row"  # one of a row of players: score at the right of the name
    RESTING = "resting"  # sits out this deal: small grey portrait, name and line alone


class SeatPlace(NamedTuple):
    """One player. `backs` is the row of the closed or open hand, count and foot; `story` what was done last.

    Every row is as wide as its text may be; text in those of a right seat ends at the row's right.
    """

    seat: int
    kind: SeatShape
    rect: Rect
    portrait: Rect
    name: Rect
    backs: Rect
    story: Rect
    story_lines: int


class MeldPlace(NamedTuple):
    """One meld, or draft of one.

    `cards` are those in sight, lowest first: all of an open meld; of a canasta its top card and the staged ones.
    `medal` shows the count; as a `is_flag` it lies at the foot of the strip that stays free, and is as wide. `band` is
    the canasta's ribbon with its word; `stack` its top card with the edges that look out behind it. `staged` surrounds
    the staged cards. `z` is where its lowest card lies, the next meld of the tray 0.2 higher.
    """

    meld: MeldView
    bounds: Rect
    cards: tuple[Rect, ...]
    medal: Rect
    is_flag: bool
    band: Rect | None
    stack: Rect | None
    staged: Rect | None
    z: float

    @property
    def is_canasta(self) -> bool:
        return self.band is not None


class TrayPlace(NamedTuple):
    """One side's tray. `head` is its caption's row above the stitched `box`; without melds the box is empty (h = 0).

    `threes` are the cards, lowest first; `threes_sum` the room below them, None where the sum stands in the head.
    """

    view: TrayView
    rect: Rect
    head: Rect
    box: Rect
    threes: tuple[Rect, ...]
    threes_sum: Rect | None
    melds: tuple[MeldPlace, ...]
    slot: Rect | None
    meter: Rect | None
    card_width: float


class WalnutPlace(NamedTuple):
    """The tray of stock and pile. The words stand beside their cards, at the outer side: title, count, two lines.

    `stock` and `pile` are the upright cards. `packets` stand at the left end.
    """

    rect: Rect
    stock: Rect
    pile: Rect
    stock_words: Rect
    pile_words: Rect
    packets: tuple[Rect, ...] = ()


class TableLayout(NamedTuple):
    """Every rectangle of the table.

    `seats[0]` is the person, the others follow in the order of play; `trays[0]` is the own one. `buttons` are the
    places of the large buttons or answers, as many as were asked for; `small` is the room of the small ones, a row or,
    with `is_small_column`, a column of signs. `hand_room` is what the hand may take of the rail.
    """

    unit: Unit
    window: Rect
    is_row: bool
    score: Rect
    corner: Rect
    seats: tuple[SeatPlace, ...]
    trays: tuple[TrayPlace, ...]
    walnut: WalnutPlace
    prompt: Rect
    rail: Rect
    sort: Rect
    hand_room: Rect
    hand_width: float
    buttons: tuple[Rect, ...]
    small: Rect
    is_small_column: bool
    meld_width: float
    is_large_faced: bool

    def wears_large(self, tray: TrayPlace) -> bool:
        """Whether the cards of a tray wear large indices: one with wider cards of its own needs none."""
        return self.is_large_faced and tray.card_width == self.meld_width
