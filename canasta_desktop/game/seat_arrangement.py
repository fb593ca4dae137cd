"""What lies before a person: the hand as they arranged it, and the draft of a turn."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.cards import Cards, Hand, cards_text, read_cards

Step = tuple[str, int, Cards]
"""A step of a draft as it is kept: kind of place, number of the place, cards (`draft`)."""

KINDS: Final = ("meld", "draft", "pile")
"""The kinds of places where steps lie."""

MOST_CARDS: Final = 800
"""More cards than any hand can hold."""


class SeatArrangement(NamedTuple):
    """A seat's arrangement, kept with the match: it may lag behind the hand, and then `arranged` mends it.

    `order`: faces from left to right; `sorting`: name of the sort order, the window's matter;
    `draft`: the steps of the draft (`Draft.steps`).
    """

    order: Cards = ()
    sorting: str = ""
    draft: tuple[Step, ...] = ()


def arranged(order: Sequence[int], hand: Hand) -> list[int]:
    """The cards of `hand` in the order kept; those that came since stand at the right, ascending."""
    free = Counter(hand.cards())
    cards: list[int] = []
    for card in order:
        if free[card] > 0:
            free[card] -= 1
            cards.append(card)
    return cards + sorted(free.elements())


def arrangement_record(arrangement: SeatArrangement) -> dict[str, object]:
    """An arrangement for the save."""
    return {
        "order": cards_text(arrangement.order),
        "sorting": arrangement.sorting,
        "draft": steps_record(arrangement.draft),
    }


def read_arrangement(reader: Reader) -> SeatArrangement:
    """The arrangement of a save. Raises SaveError."""
    return SeatArrangement(faces(reader.at("order")), reader.at("sorting").text(40), read_steps(reader.at("draft")))


def steps_record(steps: Iterable[Step]) -> list[list[object]]:
    """The steps of a draft for the save."""
    return [[kind, number, cards_text(cards)] for kind, number, cards in steps]


def read_steps(reader: Reader) -> tuple[Step, ...]:
    """The steps of a saved draft; whether the table allows them is not asked. Raises SaveError."""
    steps: list[Step] = []
    for item in reader.items(MOST_CARDS):
        kind, number, cards = item.items(3, 3)
        step = kind.choice(KINDS), number.whole(0, 1000), faces(cards)
        if not step[2] and step[0] != "pile":
            raise item.wrong("a step without cards")
        steps.append(step)
    return tuple(steps)


def faces(reader: Reader) -> Cards:
    """Cards in their order, from text. Raises SaveError."""
    try:
        cards = read_cards(reader.text(3 * MOST_CARDS))
    except ValueError as error:
        raise reader.wrong(str(error)) from None
    return tuple(cards)
