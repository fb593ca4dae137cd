"""Cards that are seen only while they move, and a deal as a change of the table: nobody holds a card, then all do.

Pure functions of displays. A match knows a deal only as done; to be seen it needs the table before it (`before_deal`)
and the way of every card (`dealt`).
"""

from collections.abc import Callable
from dataclasses import replace

from canasta_desktop.game.match import Match
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.display import (
    BACK,
    Announcement,
    Card,
    Display,
    Flight,
    Frost,
    Note,
    Plate,
    Tone,
    TrayView,
)
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.public import SpectatorDisplayBuilder
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.presentation.spectator import Spectator

MOST_FLIGHTS = 6
"""So many cards of a taken pile are seen flying; the rest is under them."""


def flights(events: tuple[Event, ...], screen: HotSeat) -> tuple[Flight, ...]:
    """Cards of others that come to a closed hand; those of open hands are in sight anyway."""
    found: list[Flight] = []
    for event in events:
        if event.seat == screen.seat or event.seat in screen.opened:
            continue
        plate = Place(Spot.SEAT, event.seat)
        if event.what is What.DRAWN:
            found += [Flight(BACK, STOCK, plate)] * event.count
        elif event.what is What.FOOT_TAKEN:
            found += [Flight(BACK, Place(Spot.FOOT, event.seat), plate)] * event.count
        elif event.what is What.TAKEN and event.cards:
            first, *others = event.cards[-MOST_FLIGHTS:]
            found.append(Flight(first, PILE, plate, len(event.cards) - len(others)))
            found += [Flight(face, PILE, plate) for face in others]
    return tuple(found)


def dealing(match: Match, seat: int) -> tuple[Event, ...]:
    """The events of the deal as this seat knows them, as long as nothing has happened in it since; else none."""
    entries = match.log(None if seat == NOBODY else seat)
    is_fresh = len(entries) == 1 and any([event.what is What.DEALT for event in entries[0].events])
    return entries[0].events if is_fresh else ()


def before_deal(display: Display) -> Display:
    """The table before the first card was dealt: all cards lie in the stock, nobody is on turn or asked anything.

    The buttons of a spectator stay: they have nothing to do with the cards.
    """
    piles = display.piles
    threes = sum([len(tray.threes) for tray in display.trays])
    whole = piles.stock + piles.count + threes + sum([plate.cards for plate in display.plates])
    plates = [
        plate._replace(cards=0, open_cards=(), on_turn=False, thinking=False, line="" if plate.on_turn else plate.line)
        for plate in display.plates
    ]
    return display._replace(
        status="",
        spoken_status="",
        announcement=Announcement(),
        note=Note(Tone.INFO, ()),
        buttons=() if display.seat >= 0 else display.buttons,
        hand=(),
        guidance=None,
        plates=tuple(plates),
        trays=tuple([tray._replace(threes=(), threes_text="", summary="", slot="") for tray in display.trays]),
        piles=replace(
            piles,
            stock=whole,
            top=None,
            below=(),
            across=(),
            count=0,
            pile_state="",
            frost=Frost.NONE,
            can_draw=False,
            can_take=False,
        ),
    )


def withdrawn(screen: HotSeat) -> Display:
    """The table behind a cover: no hand, no buttons and no recap."""
    bottom = screen.showing.bottom
    showing = SpectatorDisplayBuilder(screen.match, bottom)
    showing.words = screen.words
    seen = before_deal(showing.seen(Spectator(screen.match, bottom), Moment()))
    return seen._replace(buttons=(), recap=())


def without_reasons(display: Display) -> Display:
    """The display where nobody can be asked why: in a lesson, whose guide plays for all."""
    return display._replace(plates=tuple([plate._replace(why="") for plate in display.plates]))


def with_spoken(display: Display, in_words: Callable[[str], str]) -> Display:
    """The display with words for listeners in place of the signs for the eye."""
    question = display.question
    if question is not None:
        ways = tuple([way._replace(spoken=in_words(way.text)) for way in question.choices])
        question = question._replace(choices=ways, spoken=in_words(question.text))
    buttons = [button._replace(spoken=in_words(button.detail)) for button in display.buttons]
    return display._replace(
        spoken_status=in_words(display.status),
        question=question,
        buttons=tuple(buttons),
        targets=tuple([target._replace(spoken=in_words(target.text)) for target in display.targets]),
    )


def dealt(display: Display, *, is_shuffled: bool, events: tuple[Event, ...] = ()) -> Display:
    """The display right after a deal: every card comes from the stock, red threes from the hands they came to."""
    piles = display.piles
    top = piles.top._replace(origin=STOCK) if piles.top is not None else None
    open_hands = [plate._replace(open_cards=_from_stock(plate.open_cards)) for plate in display.plates]
    return display._replace(
        hand=tuple([held._replace(card=held.card._replace(origin=STOCK)) for held in display.hand]),
        plates=tuple(open_hands),
        trays=tuple([tray._replace(threes=_from_hands(tray, display, events)) for tray in display.trays]),
        piles=replace(piles, top=top, below=_from_stock(piles.below), across=_from_stock(piles.across)),
        flights=_to_closed_hands(display),
        is_dealt=True,
        is_shuffled=is_shuffled,
    )


def _to_closed_hands(display: Display) -> tuple[Flight, ...]:
    """A card for each player in each round, as they sit; who has an empty hand is dealt nothing."""

    def is_closed(plate: Plate) -> bool:
        return not plate.open_cards and not (plate.person and display.hand)

    closed = [plate for plate in display.plates if is_closed(plate)]
    rounds = max([plate.cards for plate in closed], default=0)
    return tuple(
        [
            Flight(BACK, STOCK, Place(Spot.SEAT, plate.seat))
            for number in range(rounds)
            for plate in closed
            if number < plate.cards
        ]
    )


def _from_hands(tray: TrayView, display: Display, events: tuple[Event, ...]) -> tuple[Card, ...]:
    """The red threes of a tray with the hands they were laid from; the stock, where the events do not tell."""
    seats = {plate.seat for plate in display.plates if plate.side == tray.side}
    laid = [event for event in events if event.what is What.RED_THREES_LAID and event.seat in seats]
    hands: dict[int, Place] = {}
    for event in laid:
        hand = HAND if event.seat == display.seat else Place(Spot.SEAT, event.seat)
        hands |= dict.fromkeys(event.cards, hand)
    return tuple([card._replace(origin=hands.get(card.face, STOCK)) for card in tray.threes])


def _from_stock(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card._replace(origin=STOCK) for card in cards])
