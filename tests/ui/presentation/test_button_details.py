"""What the buttons say they will do, and that what cannot be done says why when it is asked for."""

import pytest

from canasta_desktop.ui.display.actions import large_buttons
from canasta_desktop.ui.display.display import Tone
from canasta_desktop.ui.display.intents import Press, SelectCards
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from tests.ui.tables import sit, tokens

OPEN = {"melds": [["KH KS KD"], []]}


def shown(person):
    return DisplayBuilder(person.match, 0).display(person, Moment())


def details(person):
    return {button.key: button.detail for button in large_buttons(shown(person))}


def test_taking_names_the_cards_and_their_number():
    person = sit("7S 7H KC 4D", pile="4C 6D 7C", **OPEN)
    assert details(person) == {"draw": "", "take": "3 cards, with 7♠ 7♥"}


def test_a_pile_that_cannot_be_taken_is_no_button_and_says_why_not():
    person = sit("7S KC 4D", pile="4C 6D 9C", **OPEN)
    assert "take" not in details(person)
    person.handle(Press("take"))
    assert shown(person).note.tone is Tone.ERROR


def test_discarding_asks_for_a_card_then_names_it():
    person = sit("7S KC 4D", phase="play", **OPEN)
    assert details(person) == {"discard": "select one card"}
    person.handle(SelectCards(tokens(person, "4D")))
    assert details(person) == {"discard": "4♦"}


@pytest.mark.parametrize("key", ["draw", "take", "lay", "undo", "join"])
def test_every_greyed_action_answers_why_not(key):
    person = sit("7S KC 4D", phase="play", **OPEN)
    person.handle(Press(key))
    said = shown(person)
    assert said.note.lines != (said.status,)
