"""Where everything on the table stands: one pure function of the window, the players and the settings.

Logical pixels, origin in the window's upper left corner. How `table_layout` works: the hand card width `hw` is asked
for by formula, then reduced until the rows (seat strip, opposing trays, centre row, own tray, action strip, hand) and
their gaps fit between bar and lower edge; all other widths hang on `hw`. What is left over goes to the centre row.

Worth knowing:
- Six gaps are counted: before each of five rows and one below the hand. The widths in the tests hang on it.
- The largest `hw` is 140 up to a height of 1440 and grows from there to 260 at 2160; growth from 1080 on would give 170
  at 2560x1440.
- `hw` is also reduced until the own tray takes eleven columns, so that the own side is never in chip mode.
- Small mode also steps in where the rows do not fit at 56 (large text in a low window). Only below the smallest window
  or with text beyond 200 % may `hw` fall under 56: nothing overlaps, ever.
- In small mode the row of the opposing trays is as high as the piles beside it need. Spare height goes to the trays
  there, until every index of the largest open meld shows; what is left then is a free band for messages between the
  trays, or, where it is too low for one, goes to the trays too.
- Trays are numbered as the caller numbers the opposing sides, in the order of play: left to right, mirrored right to
  left, as their players sit.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from canasta_desktop.ui.base.rect import CARD_RATIO, Measures, Rect
from canasta_desktop.ui.geometry.piles import PileLayout, StockExtras, arrange_piles, pile_height, pill_height
from canasta_desktop.ui.geometry.seats import SeatPlate, arrange_seats, fan_height

__all__ = ["Measures", "Rect", "TableLayout", "TableSpec", "TrayArea", "table_layout"]

FLOOR = 56
"""Least width of a hand card."""
LAST_RESORT = 30
"""Below the smallest window: cards still shrink rather than overlap."""
CHIP_COLUMNS = 11
TIGHT_PITCH = 1.12
"""Least distance of two columns, by the width of a meld card."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """What the layout is asked for.

    `width` and `height` are the window's; `areas` counts the meld areas, the own one included; `hand_rows` is 2 while
    the hand stands in two rows: it then gets spare height, but no card changes its size. `is_drawer_open` only counts
    where the panel is not docked. `is_mirrored`: play goes counter-clockwise. `extras` lie with the stock;
    `has_open_hands`: the others' fans show faces and need height. `above`: height of what stands between bar and table.
    """

    width: float
    height: float
    seats: int
    areas: int = 2
    card_scale: float = 1.0
    text_scale: float = 1.0
    is_drawer_open: bool = False
    hand_rows: int = 1
    is_mirrored: bool = False
    extras: StockExtras = field(default_factory=StockExtras)
    has_open_hands: bool = False
    above: float = 0.0

    def __post_init__(self) -> None:
        if not (2 <= self.seats <= 6 and 2 <= self.areas <= 6):
            raise ValueError(f"no table for {self.seats} seats and {self.areas} meld areas")


class TrayArea(NamedTuple):
    """One side's tray; with `chips` every meld in it is a small card with a count."""

    rect: Rect
    chips: bool


class TableLayout(NamedTuple):
    """Every rectangle of the table.

    `table` is the felt: below the bar and what stands under that, left of a docked panel. `panel` is None while the
    drawer is closed and covers the table while it is open. `seats[0]` is the person, the others follow in the order of
    play. `centre` is the centre row, in small mode the free band (it may be empty). `sort` is the button below the own
    plate, None where the hand row is too low.
    """

    spec: TableSpec
    measures: Measures
    is_docked: bool
    hand_width: float
    bar: Rect
    table: Rect
    panel: Rect | None
    action: Rect | None
    seats: tuple[SeatPlate, ...]
    own: TrayArea
    others: tuple[TrayArea, ...]
    piles: PileLayout
    centre: Rect
    hand: Rect
    sort: Rect | None

    @property
    def small(self) -> bool:
        return self.measures.small

    @property
    def meld_width(self) -> float:
        return 0.66 * self.hand_width

    @property
    def pile_width(self) -> float:
        return 0.90 * self.hand_width


OPEN_MELD = CARD_RATIO + 5 * 0.29
"""Height of six cards of which every index shows, by the width of a meld card: one more is a canasta."""
BAND = 40
"""Least height of the free band for messages, px."""
CLEARLY = 1.15
"""By this factor cards must grow for a window to count as small."""


class _Rows(NamedTuple):
    """Heights of the rows for one `hw`; `spare` is what is left of the table's height."""

    strip: float
    others: float
    centre: float
    own: float
    action: float
    hand: float
    spare: float


class _Frame(NamedTuple):
    """The window cut into bar, panel and table, before any card is sized."""

    spec: TableSpec
    m: Measures
    is_docked: bool
    table: Rect

    @property
    def inner(self) -> Rect:
        return self.table.inset(self.m.margin, 0)

    def rows(self, hw: float) -> _Rows:
        m = self.m
        spec, mw = self.spec, 0.66 * hw
        piles = pile_height(m, 0.9 * hw, spec.extras)
        strip = max(m.strip, fan_height(m, is_open=True) + 4) if spec.has_open_hands and not m.small else m.strip
        own = (1.75 if m.small else 2.1) * mw + m.tray_extra
        others = max(own, piles) if m.small else own
        centre = 0 if m.small else CARD_RATIO * 0.9 * hw + 28 + pill_height(m, spec.extras)
        action = 0 if self.is_docked else m.action
        hand = CARD_RATIO * hw + 22
        gaps = m.gap * (5 + (not m.small) + (not self.is_docked))
        spare = self.table.h - (strip + others + centre + own + action + hand + gaps)
        return _Rows(strip, others, centre, own, action, hand, spare)

    def filled(self, rows: _Rows, hw: float) -> _Rows:
        """The rows of small mode with spare height given to the trays, first to the lower one."""

        def grown(spare: float) -> float:
            first = min(spare, rows.others - rows.own)
            return rows.own + first + (spare - first) / 2

        wanted = OPEN_MELD * 0.66 * hw + self.m.tray_extra
        spare = max(0.0, rows.spare)
        tray = grown(spare)
        used = max(0.0, wanted - rows.own) + max(0.0, wanted - rows.others)
        if spare - used >= BAND + self.m.gap:
            tray = max(rows.own, wanted)
        others = max(rows.others, tray)
        left = spare - (tray - rows.own) - (others - rows.others)
        return rows._replace(own=tray, others=others, spare=left)

    def wanted(self) -> int:
        """The hand card width before any reduction."""
        high = self.spec.height
        most = 140 if high <= 1440 else min(260.0, 140 + (high - 1440) / 6)
        width = min(0.090 * self.table.w, 0.122 * self.table.h)
        return max(FLOOR, round(min(max(width, 60), most) * self.spec.card_scale))

    def reduced(self, least: int) -> int | None:
        """The largest width from the wanted one down to `least` with which everything fits."""
        for hw in range(self.wanted(), least - 1, -1):
            columns = CHIP_COLUMNS * TIGHT_PITCH * 0.66 * hw <= self.inner.w
            if columns and self.rows(hw).spare >= 0:
                return hw
        return None


def _frame(spec: TableSpec, m: Measures) -> _Frame:
    is_docked = spec.width >= 1280 and not m.small
    width = spec.width - (m.panel if is_docked else 0)
    top = m.bar + spec.above
    return _Frame(spec, m, is_docked, Rect(0, top, width, spec.height - top))


def table_layout(spec: TableSpec) -> TableLayout:
    """All rectangles for `spec`.

    A window that is too narrow for the docked panel is small, too, where that makes the cards clearly larger: just
    above the limits the centre row would take the height that the cards need.
    """
    small = spec.height < 720 or spec.width < 1100
    frame = _frame(spec, Measures(small, spec.text_scale))
    hw = frame.reduced(FLOOR)
    if hw is None or not (small or frame.is_docked):
        compact = _frame(spec, Measures(True, spec.text_scale))
        larger = compact.reduced(LAST_RESORT)
        if hw is None or (larger is not None and larger > CLEARLY * hw):
            frame, hw = compact, larger
    return _placed(frame, hw if hw is not None else LAST_RESORT)


def _placed(frame: _Frame, hw: int) -> TableLayout:
    spec, m, inner = frame.spec, frame.m, frame.inner
    rows = frame.rows(hw)
    if spec.hand_rows > 1:
        more = min(max(rows.spare, 0), 0.466 * hw)
        rows = rows._replace(hand=rows.hand + more, spare=rows.spare - more)
    if m.small:
        rows = frame.filled(rows, hw)
    strip = Rect(inner.x, inner.y + m.gap, inner.w, rows.strip)
    top = Rect(inner.x, strip.bottom + m.gap, inner.w, rows.others)
    hand = Rect(inner.x, frame.table.bottom - m.gap - rows.hand, inner.w, rows.hand)
    action = None if frame.is_docked else Rect(inner.x, hand.y - m.gap - rows.action, inner.w, rows.action)
    own = Rect(inner.x, (action or hand).y - m.gap - rows.own, inner.w, rows.own)
    centre = Rect(inner.x, top.bottom + m.gap, inner.w, max(0.0, own.y - top.bottom - 2 * m.gap))
    piles = arrange_piles(m, top if m.small else centre, 0.9 * hw, spec.extras)
    trays = Rect(top.x, top.y, piles.block.x - m.gap - top.x, top.h) if m.small else top
    plates = arrange_seats(m, spec.seats, strip, centre, piles.block, hand, is_open=spec.has_open_hands)
    others = _side_by_side(trays, spec.areas - 1, m.gap, 0.66 * hw)
    sort, cards = _hand_row(m, plates[0].plate, hand)
    return TableLayout(
        spec=spec,
        measures=m,
        is_docked=frame.is_docked,
        hand_width=hw,
        bar=Rect(0, 0, spec.width, m.bar),
        table=frame.table,
        panel=_panel(frame),
        action=action,
        seats=(plates[0], *reversed(plates[1:])) if spec.is_mirrored else plates,
        own=_tray(own, 0.66 * hw, 1),
        others=others[::-1] if spec.is_mirrored else others,
        piles=piles,
        centre=centre,
        hand=cards,
        sort=sort,
    )


def _panel(frame: _Frame) -> Rect | None:
    spec, m = frame.spec, frame.m
    if not (frame.is_docked or spec.is_drawer_open):
        return None
    return Rect(spec.width - m.panel, frame.table.y, m.panel, frame.table.h)


def _tray(rect: Rect, mw: float, opposing: int) -> TrayArea:
    return TrayArea(rect, opposing >= 4 or rect.w < CHIP_COLUMNS * TIGHT_PITCH * mw)


def _side_by_side(row: Rect, count: int, gap: float, mw: float) -> tuple[TrayArea, ...]:
    w = (row.w - gap * (count - 1)) / count
    return tuple(_tray(Rect(row.x + i * (w + gap), row.y, w, row.h), mw, count) for i in range(count))


def _hand_row(m: Measures, plate: Rect, row: Rect) -> tuple[Rect | None, Rect]:
    """The sort button below the own plate, and what the plate leaves of the row for the cards."""
    pill = Rect(plate.x, plate.bottom + 6, plate.w, 7 + 17 * m.text)
    left = plate.right + 12
    return (pill if row.holds(pill) else None), Rect(left, row.y, row.right - left, row.h)
