"""Tables for tests of what the person does: positions as text, and a person sitting at one."""

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.positions import read_position
from canasta_desktop.ui.presentation.person import Person

NAMES = ("You", "Anna", "Jonas", "Murat", "Clara", "Tom")


def match_at(hand: str, **position: object) -> Match:
    """A match with the person at seat 0 in turn; keys of the position as in CASES.md, hands of others unknown.

    `players`, `system` and `options` (pairs of name and value) say what is played: classic with four, as it is.
    """
    players = int(str(position.pop("players", 4)))
    system = str(position.pop("system", "classic"))
    options = position.pop("options", ())
    setup = Setup(
        system,
        players,
        options,
        tuple(
            SeatSetup(NAMES[seat], SeatKind.COMPUTER if seat else SeatKind.PERSON, "beginner" if seat else "")
            for seat in range(players)
        ),
    )
    sides = setup.rules().seating.sides
    full = {
        "turn": 0,
        "phase": "draw",
        "hands": [hand, *[11] * (players - 1)],
        "melds": [[] for _ in range(sides)],
        "red_threes": [""] * sides,
        "stock": 40,
        "pile": "4C 6D",
    } | position
    return Match(setup, 1, [], Deal(read_position(setup.rules(), full), []))


def sit(hand: str, **position: object) -> Person:
    """A person at seat 0 of such a match, its workbench following."""
    match = match_at(hand, **position)
    person = Person(match, 0)
    match.listen(0, lambda update: person.bench.follow(update.view, update.events))
    return person


def tokens(person: Person, cards: str) -> tuple[int, ...]:
    """The tokens of these cards of the hand."""
    return tuple(person.bench.tokens_of(read_cards(cards)))


def hand(person: Person) -> list[int]:
    """The faces in the hand, ascending, staged cards apart."""
    return sorted(token.face for token in person.bench.hand())
