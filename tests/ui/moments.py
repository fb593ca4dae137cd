"""A table at chosen moments of its movements: what happens there, and what is to be seen meanwhile."""

from dataclasses import replace

from canasta_desktop.ui.display.display import BACK, Flight, Frost, MeldKind
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.items.frame import Glow
from canasta_desktop.ui.items.painted import PaintedItem
from tests.ui import samples

FRAME = 16


MURAT = Place(Spot.SEAT, 1)


def at(table, moment):
    table.scene.motion.advance(moment)


def moments(table, step=FRAME):
    """Every frame until nothing moves."""
    now = table.scene.motion.now
    while table.scene.motion.is_moving:
        now += step
        at(table, now)
        yield now


def held(table, seat):
    return table.scene.laid.things.items[f"fan:{seat}"].thing.cards


def stock(table):
    return int(table.scene.laid.things.items["stock-words"].thing.count)


def pile(table):
    return int(table.scene.laid.things.items["pile-words"].thing.count)


def on_felt(table):
    """Cards seen in the air or at a hand, whatever they are: by position."""
    return [item for item in table.scene.laid.cards.items.values() if item.isVisible()]


def passing(table):
    return [item for item in table.scene.laid.cards._passing if item.isVisible()]


def medal(table, number):
    return table.scene.laid.things.items[f"badge:meld:{number}"].thing.text


def taken_by_murat(table):
    """Murat melds two queens of his with the queen on top and takes six cards, two of which are not drawn."""
    table.scene.show(samples.middle(), animate=False)
    display = table.scene.display
    top = display.piles.top
    queens = (top, *samples.Box(900).cards("QH QD", MURAT))
    meld = samples.Box(950).meld(30, "")
    tray = display.trays[1]
    tray = tray._replace(melds=(*tray.melds, replace(meld, cards=queens)))
    flights = (Flight(5, PILE, MURAT, 3), *[Flight(6 + i, PILE, MURAT) for i in range(5)])
    plates = tuple(p._replace(cards=p.cards + 6 * (p.seat == 1)) for p in display.plates)
    empty = replace(display.piles, top=None, below=(), across=(), count=0)
    after = display._replace(plates=plates, trays=(display.trays[0], tray), piles=empty, flights=flights)
    table.scene.show(after)
    return top.token


def draw(table, cards):
    """The person draws these; their tokens are 950 and up."""
    display = table.scene.display
    new = [one._replace(card=one.card._replace(origin=STOCK)) for one in samples.Box(950).hand(cards)]
    table.scene.show(display._replace(hand=(*display.hand, *new)))
    return [one.card.token for one in new]


def discarded(table, **piles):
    """Murat discards the two of clubs; its token."""
    display = table.scene.display
    (two,) = samples.Box(900).cards("2C", MURAT)
    after = replace(display.piles, top=two, below=(display.piles.top,), count=2, **piles)
    table.scene.show(display._replace(piles=after))
    return two.token


def closing(table, kind=MeldKind.NATURAL, own=True):
    """The fives of frozen(), four of them, get three more and close; the token of the top card."""
    table.scene.show(samples.frozen(), animate=False)
    display = table.scene.display
    order = 0 if own else 1
    tray = display.trays[order]
    number = 5 if own else 3
    meld = tray.melds[number]
    rank = "5" if own else "4"
    more = samples.Box(900).cards(f"{rank}S {rank}H {rank}D", HAND if own else Place(Spot.SEAT, 1))
    title, price = ("Echter Canasta!", "+500") if kind is MeldKind.NATURAL else ("Unechter Canasta!", "+300")
    full = replace(meld, cards=(*meld.cards, *more), kind=kind, label="ECHT", title=title, price=price)
    melds = (full, *[one for one in tray.melds if one is not meld])
    trays = tuple(tray._replace(melds=melds) if i == order else one for i, one in enumerate(display.trays))
    table.scene.show(display._replace(trays=trays))
    return meld.place.number


def freeze(table):
    """Murat freezes the pile with a two; the frost that stands there in the end."""
    display = table.scene.display
    two = samples.Box(900).cards("2C", MURAT)
    piles = replace(display.piles, top=two[0], across=two, count=2, frost=Frost.ALL, pile_state="Gefroren")
    table.scene.show(display._replace(piles=piles))


def glints(table):
    """How strongly each red three that has just come to its tray gleams."""
    own = table.scene.laid.things.items.values()
    items = [item for item in table.scene.items() if isinstance(item, PaintedItem) and item not in own]
    return [item.opacity() for item in items if isinstance(item.thing, Glow)]


def faces_up(table, card):
    item = table.scene.laid.cards.items[card.token]
    return item.pixmap().cacheKey() != item.picture(table.scene.pictures, BACK, item.width).pixmap.cacheKey()
