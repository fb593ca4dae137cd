"""The layout of a display: the frame of the table in logical pixels, with what is shown in it."""

from functools import lru_cache

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect, united
from canasta_desktop.ui.display.display import Display, MeldView, TrayView
from canasta_desktop.ui.geometry.layout import MeldPlace, SeatPlace, TableLayout, TrayPlace, WalnutPlace
from canasta_desktop.ui.geometry.seat_places import SeatFrame
from canasta_desktop.ui.geometry.spec import TableSpec
from canasta_desktop.ui.geometry.table import TableFrame, table_frame
from canasta_desktop.ui.geometry.tray_places import MeldFrame, TrayFrame
from canasta_desktop.ui.geometry.walnut_places import WalnutFrame

MELD_STEP = 0.2
"""How much higher the next meld of a tray lies, so that it may cover a part of this one."""


def table_layout(display: Display, spec: TableSpec) -> TableLayout:
    """Everything on the table of this display; `spec` is its own (`spec.table_spec`)."""
    frame = table_frame(spec)
    px = frame.unit.px

    def scaled(rect: Rect) -> Rect:
        return _scaled(rect, px)

    return TableLayout(
        unit=frame.unit,
        window=Rect(0, 0, spec.width, spec.height),
        is_row=frame.is_row,
        score=scaled(frame.score),
        corner=scaled(frame.corner),
        seats=_seats(display, frame),
        trays=tuple(_tray(view, tray, px) for view, tray in zip(display.trays, frame.trays, strict=True)),
        walnut=_walnut(frame.walnut, px),
        prompt=scaled(frame.prompt),
        rail=scaled(frame.rail),
        sort=scaled(frame.sort),
        hand_room=scaled(frame.hand_room),
        hand_width=frame.hand_width * px,
        buttons=tuple(scaled(rect) for rect in frame.buttons),
        small=scaled(frame.small),
        is_small_column=frame.is_small_column,
        meld_width=frame.meld_width * px,
        is_large_faced=frame.is_large_faced,
    )


def _scaled(rect: Rect, px: float) -> Rect:
    return Rect(rect.x * px, rect.y * px, rect.w * px, rect.h * px)


def _seats(display: Display, frame: TableFrame) -> tuple[SeatPlace, ...]:
    """The players as the display has them: the person first, the others in the order of play."""
    own, *others = frame.seats
    places = [_seat(seat, frame.unit.px) for seat in (own, *others)]
    return tuple(place._replace(seat=plate.seat) for plate, place in zip(display.plates, places, strict=False))


def _seat(seat: SeatFrame, px: float) -> SeatPlace:
    return SeatPlace(
        seat.seat,
        seat.kind,
        _scaled(seat.rect, px),
        _scaled(seat.portrait, px),
        _scaled(seat.name, px),
        _scaled(seat.backs, px),
        _scaled(seat.story, px),
        seat.lines,
    )


def _walnut(walnut: WalnutFrame, px: float) -> WalnutPlace:
    return WalnutPlace(
        rect=_scaled(walnut.rect, px),
        stock=_scaled(walnut.stock, px),
        pile=_scaled(walnut.pile, px),
        stock_words=_scaled(walnut.stock_words, px),
        pile_words=_scaled(walnut.pile_words, px),
        packets=tuple(_scaled(packet, px) for packet in walnut.packets),
    )


@lru_cache(maxsize=32)
def _tray(view: TrayView, frame: TrayFrame, px: float) -> TrayPlace:
    """A tray with its views; kept, because most displays change none or one of them."""

    def scaled(rect: Rect | None) -> Rect | None:
        return None if rect is None else _scaled(rect, px)

    melds = [
        _meld(meld, one, px, Layer.MELD + MELD_STEP * (order + 1))
        for order, (meld, one) in enumerate(zip(view.melds, frame.melds, strict=True))
    ]
    return TrayPlace(
        view=view,
        rect=_scaled(frame.rect, px),
        head=_scaled(frame.head, px),
        box=_scaled(frame.box, px),
        threes=tuple(_scaled(rect, px) for rect in frame.threes),
        threes_sum=scaled(frame.threes_sum),
        melds=tuple(melds),
        slot=scaled(frame.slot),
        meter=scaled(frame.meter),
        card_width=frame.width * px,
    )


def _meld(meld: MeldView, frame: MeldFrame, px: float, z: float) -> MeldPlace:
    cards = tuple(_scaled(card, px) for card in frame.cards)
    medal = _scaled(frame.medal, px)
    band = None if frame.band is None else _scaled(frame.band, px)
    stack = None if frame.stack is None else _scaled(frame.stack, px)
    staged = None if frame.staged is None else _scaled(frame.staged, px)
    if band is None and meld.staged:
        staged = united(cards[len(meld.cards) :])
    bounds = united([*cards, *([stack, band] if stack and band else [])])
    return MeldPlace(meld, bounds, cards, medal, frame.is_flag, band, stack, staged, z)
