"""What cannot be taken back says why: each step that has shown its player new cards."""

import pytest

from canasta_desktop.game.messages import Code, Message
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.places import STOCK, Place, Spot
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from tests.ui.tables import match_at, sit, tokens

FOOT = {
    "system": "hand-and-foot",
    "phase": "play",
    "melds": [["KS KH KD"], []],
    "extra": {"foot": [13, 13, 13, 13]},
}
THREE = {"system": "modern-american", "phase": "play", "stock": "4S 5D 9C"}


def drop(person: Person, cards: str, place: Place) -> None:
    person.handle(intents.Drop(tokens(person, cards), place))


def foot() -> Person:
    person = sit("KC KS", **FOOT)
    drop(person, "KC KS", Place(Spot.MELD, 0))
    person.press("lay")
    assert person.table.feet[0] == 0
    return person


def three() -> Person:
    person = sit("3H 6S 7S 6D", **THREE)
    person.press("lay-three")
    assert person.table.threes[0] == read_cards("3H")
    return person


def drawn() -> Person:
    person = sit("6S 7S 6D")
    person.handle(intents.ClickPlace(STOCK))
    return person


def at_the_start() -> Person:
    return sit("6S 7S 6D")


@pytest.mark.parametrize(
    ("played", "code", "said"),
    [
        pytest.param(foot, Code.FOOT_IS_FINAL, "Taking up the foot cannot be taken back", id="foot"),
        pytest.param(three, Code.REPLACEMENT_IS_FINAL, "A three that has been replaced", id="three"),
        pytest.param(drawn, Code.DRAW_IS_FINAL, "Drawing cannot be taken back", id="draw"),
        pytest.param(at_the_start, Code.NOTHING_TO_UNDO, "There is nothing to undo", id="nothing"),
    ],
)
def test_a_step_that_has_shown_new_cards_says_why_it_is_final(played, code: Code, said: str) -> None:
    person = played()
    shown = DisplayBuilder(person.match, person.seat).display(person, Moment())
    undo = next(button for button in shown.buttons if button.key == "undo")
    assert not undo.enabled
    assert undo.why_not.startswith(said)
    person.press("undo")
    assert person.last_note == Message(code)


def test_a_foot_taken_up_as_the_turn_begins_is_no_step_of_this_turn() -> None:
    match = match_at("", **FOOT | {"turn": 3})
    discard = next(action for action in match.legal(3) if isinstance(action, Discard))
    assert match.play(3, discard) is None
    assert match.to_act() == 0
    assert match.view(0).hand.size == 13
    assert match.why_no_undo(0) == Message(Code.NOTHING_TO_UNDO)
