"""What the table's layout is asked: what lies on the table, who sits there, how large the window is. No Qt.

Widths of words are given in *ems*: by the size of their type, so that the layout is free to choose that. Who asks
measures them once with the fonts that are shown.
"""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.actions import large_count
from canasta_desktop.ui.display.display import Display, MeldKind, MeldView, TrayView
from canasta_desktop.ui.display.places import Spot

EmWidth = Callable[[str, bool], float]
"""How wide a text is by the size of its type; the second argument: in bold letters."""


def usual_width(text: str, is_bold: bool = False) -> float:
    """An estimate on the safe side, for whoever has no fonts to measure with."""
    return len(text) * (0.60 if is_bold else 0.55)


class MeldSpec(NamedTuple):
    """A meld: how many cards of it are in sight, staged ones included.

    Of a canasta its stack is one card; only staged ones show beside it.
    """

    shown: int
    is_canasta: bool = False
    staged: int = 0


class SideSpec(NamedTuple):
    """What lies in one side's tray; `head` is the width of its caption, ems."""

    melds: tuple[MeldSpec, ...] = ()
    threes: int = 0
    has_slot: bool = False
    has_meter: bool = False
    head: float = 13.0

    @property
    def is_empty(self) -> bool:
        return not (self.melds or self.threes or self.has_slot or self.has_meter)


class TableSpec(NamedTuple):
    """The whole question; equal ones have the same answer.

    `sides`: the own one first, then in the order of play. `seats`: for each other player in the order of play the
    number of the side among `sides`, -1 for who sits out. `accounts`: lines of the score. `prompt`, `pile_word` and
    `corner` are widths of words, ems. `buttons`: large buttons or answers, at most four. `is_brief`: what can be said
    in fewer lines is, as with large text.
    """

    width: float
    height: float
    sides: tuple[SideSpec, ...]
    seats: tuple[int, ...]
    accounts: int = 2
    text: float = 1.0
    card_scale: float = 1.0
    packets: int = 0
    prompt: float = 45.0
    pile_word: float = 5.4
    corner: tuple[float, ...] = (1.7, 3.9, 3.3, 4.4, 2.2)
    has_open_hands: bool = False
    is_mirrored: bool = False
    is_large_faced: bool = False
    buttons: int = 2
    is_brief: bool = False

    @property
    def unit(self) -> Unit:
        return Unit.of_window(self.width, self.height, self.text, is_brief=self.is_brief)

    @property
    def wide(self) -> float:
        """The window's width, units."""
        return self.width / self.unit.px

    @property
    def high(self) -> float:
        """The window's height, units."""
        return self.height / self.unit.px

    @property
    def is_crowded(self) -> bool:
        """Whether there are so many at the table, or each for himself, that they always sit in a row."""
        return len(self.seats) >= 5 or len(self.sides) >= 4

    @property
    def is_row(self) -> bool:
        """Whether all opponents sit in one row at the top, and piles and own tray lie beside each other.

        Not with what lies on the table: nobody changes places in the middle of a deal.
        """
        if self.is_crowded or self.high > ROUND_HIGH:
            return self.is_crowded
        return self.is_brief or self._asked > MOST_ASKED

    @property
    def _asked(self) -> float:
        """How much more height larger type and larger cards ask for than the usual ones, units."""
        return TYPE_ASKS * (self.unit.type(1.9) / 1.9 - 1) + CARDS_ASK * max(0.0, self.card_scale - 1)

    @property
    def is_sum_below(self) -> bool:
        """Whether the sum of the threes stands below them; else it stands in the tray's head."""
        return not (self.is_brief or self.is_row)


ROUND_HIGH = 115.0
"""In windows higher than this the others sit round the table however large text and cards are, units."""
TYPE_ASKS, CARDS_ASK = 20.0, 17.4
"""What twice the type and twice the cards of the hand add to the height of a round table, units."""
MOST_ASKED = 5.0
"""Where more is asked for than this the others give way: they sit in a row at the top."""
LARGE_TEXT = 1.4
"""Who asks for larger text than this is told in fewer lines what can be told so."""
LONGEST_PROMPT = 55.0
"""The prompt keeps room for so many ems at most: a longer one takes more lines or ends in an ellipsis."""


class Window(NamedTuple):
    """What the arrangement depends on besides the display: the window, the settings, and how wide words are.

    `is_large_faced`: all faces have large indices. `opened`: the group of the hand whose stack is open. `corner`: the
    words of the corner.
    """

    width: float
    height: float
    card_scale: float = 1.0
    text_scale: float = 1.0
    is_mirrored: bool = False
    is_large_faced: bool = False
    opened: Hashable = None
    corner: tuple[str, ...] = ()
    measure: EmWidth = usual_width


def table_spec(display: Display, window: Window) -> TableSpec:
    """The question for a display."""
    measure = window.measure
    trays = {tray.side: number for number, tray in enumerate(display.trays)}
    others = display.plates[1:] or display.plates
    piles = display.piles
    return TableSpec(
        width=max(1.0, window.width),
        height=max(1.0, window.height),
        sides=tuple(side_spec(tray, display, measure) for tray in display.trays),
        seats=tuple(-1 if plate.sits_out else trays.get(plate.side, 0) for plate in others),
        accounts=max(1, len(display.scores)),
        text=window.text_scale,
        card_scale=window.card_scale,
        packets=len(piles.packets),
        prompt=min(LONGEST_PROMPT, _rounded(measure(display.status, True))),
        pile_word=_rounded(max((measure(word, True) for word in pile_words(display)), default=5.4)),
        corner=tuple(_rounded(measure(word, False)) for word in window.corner) or (1.7, 3.9, 3.3, 4.4, 2.2),
        has_open_hands=any(plate.open_cards for plate in display.plates[1:]),
        is_mirrored=window.is_mirrored or display.is_mirrored,
        is_large_faced=window.is_large_faced,
        buttons=large_count(display),
    )


def side_spec(tray: TrayView, display: Display, measure: EmWidth) -> SideSpec:
    """What lies in a tray, without its faces."""
    return SideSpec(
        melds=tuple(meld_spec(meld) for meld in tray.melds),
        threes=len(tray.threes),
        has_slot=bool(tray.slot),
        has_meter=tray.own and display.meter is not None,
        head=_rounded(measure(tray.caption, True) + measure(tray.summary, False) + 1.5),
    )


def meld_spec(meld: MeldView) -> MeldSpec:
    """How many cards of a meld are to be seen."""
    if meld.kind is MeldKind.OPEN or meld.place.spot is Spot.DRAFT:
        return MeldSpec(max(1, meld.count))
    return MeldSpec(1, is_canasta=True, staged=len(meld.staged))


def pile_words(display: Display) -> list[str]:
    """The words beside stock and pile, each of which stands whole in its line."""
    texts = (display.piles.stock_text, display.piles.pile_text, display.piles.stock_note)
    return [word for text in texts for word in text.split()]


def _rounded(value: float) -> float:
    """To half an em: a letter more or less lays no new table."""
    return round(2 * value + 0.25) / 2
