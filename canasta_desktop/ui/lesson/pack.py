"""The pack of the lesson in its fixed order, and the match that is dealt from it."""

from typing import Final

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.cards import Hand, read_cards
from canasta_desktop.rules.dealing import deal_hands, turn_up
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import State
from canasta_desktop.rules.systems import classic
from canasta_desktop.rules.table import Table

PERSON, BEFORE_ANNA, ANNA, AFTER_ANNA = range(4)
"""The seats: Anna sits opposite, and the deal begins with the person."""
NAMES: Final = ("Jonas", "Anna", "Mira")
"""Who sits at the seats after the person's."""
HANDS: Final = (
    "QS QH QC KS KH 9S 9H 9D 5D 3S 2C",
    "AS TS TC 8S 7S 6H 6D 5S 4H 4C 2S",
    "QD QC JS JH JC 8C 8H 7C 5C 4D AD",
    "KD JD AC AH TH TD 9C 7D 6S 6C 4S",
)
UPCARD: Final = "7H"
COMING: Final = "3H JC 4H 6C 8D 7S TS 5H QH"
"""What is drawn from the stock, the first card first."""


def lesson_match(person: str) -> Match:
    """A match whose first deal is dealt from the fixed pack; `person` is the name of the learner."""
    others = [SeatSetup(name, SeatKind.COMPUTER, "beginner") for name in NAMES]
    setup = Setup(classic.KEY, 4, (), (SeatSetup(person, SeatKind.PERSON), *others))
    return Match(setup, 0, [], fixed_deal(setup.rules()))


def fixed_deal(rules: RuleSet) -> Deal:
    """The first deal of a match, dealt from the fixed pack as any other is from a shuffled one."""
    table = Table(rules, 1, AFTER_ANNA, [0] * rules.seating.accounts())
    stock = fixed_pack(rules)
    events: list[Event] = []
    state = State(table, deal_hands(table, stock, Rng(0)), stock)
    table.stock = len(stock)
    turn_up(state, events)
    state.begin_turn(events)
    return Deal(state, events)


def fixed_pack(rules: RuleSet) -> list[int]:
    """All cards, the next one last: dealt one at a time they come to the hands above."""
    hands = [read_cards(hand) for hand in HANDS]
    dealt = [hand[place] for place in range(rules.dealing.hand) for hand in hands]
    first = [*dealt, *read_cards(UPCARD), *read_cards(COMING)]
    rest = Hand(rules.pack.cards())
    rest.take_out(first)
    return [*reversed(rest.cards()), *reversed(first)]
