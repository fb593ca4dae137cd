"""Displays to look at and to test with, written down as a person would describe them.

Each function gives one `Display` in German, as long as German is: cards are texts of the notation ("QH 2S JO").
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import count

from canasta_desktop.rules.cards import (
    ACE,
    EIGHT,
    FIVE,
    FOUR,
    JACK,
    JOKER,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    SIX,
    TEN,
    THREE,
    TWO,
    cards_text,
    face,
    rank_of,
    read_cards,
)
from canasta_desktop.ui.display.display import (
    BACK,
    ButtonView,
    Card,
    Display,
    Flight,
    Frost,
    Guidance,
    HandCard,
    MeldKind,
    MeldView,
    MeterView,
    Note,
    PilesView,
    Plate,
    RecapEntry,
    ScoreView,
    Target,
    Tone,
    TrayView,
)
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot

LABELS = {
    MeldKind.NATURAL: "ECHT",
    MeldKind.MIXED: "UNECHT",
    MeldKind.WILD: "JOKER",
    MeldKind.SAMBA: "SAMBA",
    MeldKind.OPEN: "",
}


class Box:
    """Deals tokens in order."""

    def __init__(self, first: int = 1) -> None:
        self._numbers = count(first)

    def cards(self, text: str, origin: Place | None = None) -> tuple[Card, ...]:
        return tuple(Card(next(self._numbers), face, origin) for face in read_cards(text))

    def hand(self, text: str, *, selected: Iterable[int] = (), fresh: Iterable[int] = ()) -> tuple[HandCard, ...]:
        """The hand in display order; `selected` and `fresh` are indices."""
        chosen, new = set(selected), set(fresh)
        return tuple(
            HandCard(card, rank_of(card.face), i in chosen, i in new) for i, card in enumerate(self.cards(text))
        )

    def meld(
        self, number: int, text: str, kind: MeldKind = MeldKind.OPEN, *, staged: str = "", draft: bool = False
    ) -> MeldView:
        place = Place(Spot.DRAFT if draft else Spot.MELD, number)
        return MeldView(place, kind, self.cards(text), self.cards(staged), LABELS[kind])


def buttons() -> tuple[ButtonView, ...]:
    return (
        ButtonView("lay", "Auslegen (70 / 90)", "Enter", False, "Es fehlen 20 Punkte.", True),
        ButtonView("undo", "Rückgängig", "Strg+Z", True),
        ButtonView("hint", "Tipp", "T", True),
        ButtonView("ask", "Partner fragen", "P", False, "Du kannst noch nicht ausmachen."),
    )


def scores() -> tuple[ScoreView, ...]:
    return (
        ScoreView(0, True, "Du & Jonas", "noch nicht ausgelegt", "1.840", "Erstmeldung: 90", 0.37),
        ScoreView(1, False, "Anna & Murat", "2 Canastas", "2.310", "kann ausmachen", 0.46),
    )


def four_plates(on_turn: int = 0) -> tuple[Plate, ...]:
    names = ("Du", "Murat", "Jonas", "Anna")
    lines = ("Anfänger", "Gegner · Geübt", "Partner · Geübt", "Gegner · Meister")
    return tuple(
        Plate(
            seat,
            names[seat],
            "am Zug" if seat == on_turn else lines[seat],
            cards,
            seat % 2 == 0,
            seat == 0,
            seat == on_turn,
        )
        for seat, cards in enumerate((14, 12, 9, 6))
    )


def piles(box: Box, top: str = "8C", stock: int = 41, number: int = 9, frost: Frost = Frost.NONE, **more) -> PilesView:
    text = {Frost.ALL: "Gesperrt", Frost.SIDE: "Für euch gesperrt", Frost.NONE: "Ablagestapel"}[frost]
    below = "KD 9S 4H JS TC 6D"
    return PilesView(
        stock=stock,
        stock_text=f"Talon · {stock}",
        stock_low=stock <= 10,
        can_draw=more.get("can_draw", False),
        top=box.cards(top)[0] if top else None,
        below=box.cards(below)[: max(0, number - 1)],
        across=box.cards("2H") if frost is Frost.ALL else (),
        count=number,
        pile_text=f"{text} · {number}",
        frost=frost,
        can_take=more.get("can_take", False),
    )


def _display(**parts) -> Display:
    base = {
        "title": "Klassisch · Runde 3 · zu viert in Partnerschaft",
        "status": "Du bist am Zug.",
        "seat": 0,
        "buttons": buttons(),
        "scores": scores(),
        "target_text": "Ziel 5.000",
        "recap": (RecapEntry(1, False, "Murat", ("zieht vom Talon", "wirft 6♠ ab")),),
        "note": Note(Tone.INFO, ("Du hast gezogen: 2♦", "Lege aus oder wirf eine Karte ab.")),
        "sort_text": "Sortiert: Rang (S)",
    }
    return Display(**(base | parts))


def start() -> Display:
    """Four players, just dealt, the person to draw."""
    box = Box()
    trays = (TrayView(0, True, "Du & Jonas", ""), TrayView(1, False, "Anna & Murat", ""))
    plates = tuple(plate._replace(cards=11) for plate in four_plates())
    heap = replace(piles(box, "7D", 64, 1, can_draw=True), below=())
    return _display(hand=box.hand("JO AS KD KC JH 9D 9C 7H 7S 5S 3S"), trays=trays, plates=plates, piles=heap)


def middle() -> Display:
    """`table-light.png`: the initial meld in the making, a two to be dragged onto the queens."""
    box = Box()
    hand = box.hand("JO 2D AS KD KC JH 9D 9C 7H 7S 6D 5S 4C 3S", fresh=[1])
    own = TrayView(
        0,
        True,
        "Du & Jonas",
        "",
        box.cards("3H 3D"),
        "+200",
        (box.meld(0, "", staged="QH QS QD QC", draft=True), box.meld(1, "", staged="TS TH TD", draft=True)),
        "Neue Meldung",
    )
    other = TrayView(
        1,
        False,
        "Anna & Murat",
        "liegt: 1.195 Punkte mit roter Drei",
        box.cards("3D"),
        "+100",
        (
            box.meld(10, "KH KD KS KC KH KD KS", MeldKind.NATURAL),
            box.meld(11, "9S 9C 9H 9D 9S 9H 2C JO", MeldKind.MIXED),
            box.meld(12, "5H 5S 5D 2S"),
            box.meld(13, "8C 8S 8H"),
            box.meld(14, "JC JH JS JD 2C"),
        ),
    )
    meter = MeterView(
        "Erstmeldung – vorbereitet",
        "70 / 90",
        70,
        90,
        20,
        "Damen 40 + Zehnen 30.",
        "Mit der Zwei: 90 – Mindestwert erreicht.",
        False,
    )
    return _display(hand=hand, trays=(own, other), plates=four_plates(), piles=piles(box), meter=meter)


def dragging() -> Display:
    """The same while the two is in the air: valid targets and an invalid one."""
    targets = (
        Target(Place(Spot.DRAFT, 0), True, "Damen + Zwei: +20"),
        Target(Place(Spot.DRAFT, 1), True, "Zehnen + Zwei: +20"),
        Target(NEW_MELD, False, "Ein Joker allein ist keine Meldung."),
        Target(PILE, False, "Leg zuerst aus oder nimm die vorbereiteten Karten zurück."),
        Target(Place(Spot.MELD, 12), False, "Das ist eine Meldung von Anna und Murat."),
    )
    return middle()._replace(targets=targets)


def frozen() -> Display:
    """`table-2p.png`: two players, start of turn, frozen pile, a pair of nines proposed."""
    box = Box()
    hand = box.hand("JO 2H AS AD QS TH TC 9D 9C 8D 6S 6C 4D 3S 3C", selected=[7, 8])
    own = TrayView(
        0,
        True,
        "Du",
        "liegt: 1.355 Punkte mit 2 roten Dreien",
        box.cards("3H 3D"),
        "+200",
        (
            box.meld(0, "QD QH QS QC QH QD QS", MeldKind.NATURAL),
            box.meld(1, "8S 8C 8H 8D 8S 8C 2D 2C JO", MeldKind.MIXED),
            box.meld(2, "KH KD KC KS"),
            box.meld(3, "JC JD JH JS JO"),
            box.meld(4, "7S 7H 7C"),
            box.meld(5, "5C 5H 5D 5S"),
        ),
        "Neue Meldung",
    )
    other = TrayView(
        1,
        False,
        "Mara",
        "liegt: 665 Punkte",
        (),
        "",
        (
            box.meld(10, "6H 6D 6C 6S 6H 6D 6C", MeldKind.NATURAL),
            box.meld(11, "AS AH AD 2H"),
            box.meld(12, "TS TC TD"),
            box.meld(13, "4C 4S 4H 4D"),
        ),
    )
    plates = (
        Plate(0, "Du", "am Zug", 15, True, True, True),
        Plate(1, "Mara", "Computer · Mittel", 15, False, False, False),
    )
    heap = piles(box, "9H", 58, 12, Frost.ALL, can_draw=True, can_take=True)
    return _display(hand=hand, trays=(own, other), plates=plates, piles=heap)


def big_hand(cards: int = 30) -> Display:
    """A hand after a taken pile, for two rows."""
    box = Box(500)
    order = (JOKER, TWO, ACE, KING, QUEEN, JACK, TEN, NINE, EIGHT, SEVEN, SIX, FIVE, FOUR, THREE)
    ranks = sorted((order[i * 5 % 14] for i in range(cards)), key=order.index)
    text = cards_text([face(rank, i % 4) for i, rank in enumerate(ranks)])
    hand = box.hand(text, selected=[4, 20], fresh=range(6, 12))
    guidance = Guidance(tuple(held.card.token for held in hand[13:16]), HAND, NEW_MELD)
    plates = tuple(plate._replace(cards=cards if plate.person else plate.cards) for plate in four_plates())
    heap = piles(box, "JO", 8, 1, Frost.SIDE)
    return middle()._replace(hand=hand, plates=plates, meter=None, piles=heap, guidance=guidance)


def full() -> Display:
    """Eleven melds a side, canastas of all kinds, staged cards on a canasta and on a meld."""
    box = Box()

    def melds(first: int, *, own: bool) -> tuple[MeldView, ...]:
        return (
            box.meld(first, "KH KD KS KC KH KD KS", MeldKind.NATURAL, staged="KC" if own else ""),
            box.meld(first + 1, "9S 9C 9H 9D 9S 9H 2C JO", MeldKind.MIXED),
            box.meld(first + 2, "JO 2S 2H JO 2D 2C 2S", MeldKind.WILD),
            box.meld(first + 3, "AS AH AD AC"),
            box.meld(first + 4, "QS QH QD 2H JO 2S", staged="QC" if own else ""),
            box.meld(first + 5, "JC JH JS JD JC 2C"),
            box.meld(first + 6, "TS TH TD"),
            box.meld(first + 7, "8C 8S 8H 8D"),
            box.meld(first + 8, "7C 7S 7H 7D JO"),
            box.meld(first + 9, "5C 5S 5H"),
            box.meld(first + 10, "4C 4S 4H 2D"),
        )

    trays = (
        TrayView(
            0,
            True,
            "Du & Jonas",
            "liegt: 4.135 Punkte mit 4 roten Dreien",
            box.cards("3H 3D 3H 3D"),
            "+800",
            melds(0, own=True),
            "Neue Meldung",
        ),
        TrayView(1, False, "Anna Katharina & Murat-Emre", "liegt: 3.195 Punkte", (), "", melds(20, own=False)),
    )
    return _display(
        hand=box.hand("JO 2D AS KD QC 4C", selected=[2, 4]),
        trays=trays,
        plates=four_plates(),
        piles=piles(box, frost=Frost.ALL),
    )


def three() -> Display:
    """Three sides: the opposing melds are chips."""
    display, box = full(), Box(500)
    own, other = display.trays
    few = (box.meld(40, "7C 7S 7H"), box.meld(41, "5C 5S 5H 5D"))
    more = tuple(box.meld(42 + i, f"{rank}C {rank}S {rank}H") for i, rank in enumerate("AKQJT986"))
    third = TrayView(2, False, "Zoë", "liegt: 595 Punkte", (), "", (*few, *more))
    plates = tuple(plate._replace(own=plate.person) for plate in four_plates()[:3])
    return display._replace(trays=(own, other, third), plates=plates)


def deal() -> Display:
    """`start` with every card coming from the stock."""
    display = start()
    hand = tuple(held._replace(card=held.card._replace(origin=STOCK)) for held in display.hand)
    flights = tuple(Flight(BACK, STOCK, Place(Spot.SEAT, seat)) for _ in range(11) for seat in (1, 2, 3))
    return display._replace(hand=hand, flights=flights)


ALL = {
    "start": start,
    "middle": middle,
    "dragging": dragging,
    "frozen": frozen,
    "big-hand": big_hand,
    "full": full,
    "three": three,
}
"""By name, as `shots` and the tests call them."""
