"""The display as it is drawn up: what the person reads."""

import pytest

from canasta_desktop.bots.policy import Temperament
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.display import Display, Frost, Tone
from canasta_desktop.ui.display.places import NEW_MELD
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from tests.ui.tables import sit, tokens


def display(person: Person) -> Display:
    return DisplayBuilder(person.match, person.seat).display(person, Moment())


def test_what_lies_on_the_table_is_summed_up_with_canastas_and_red_threes() -> None:
    person = sit(
        "KC 4S 5D",
        melds=[["KS KH KD KC KS KH KD"], ["8S 8H 2D"]],
        red_threes=["3H", ""],
        phase="play",
    )
    own, other = display(person).trays
    assert own.summary == "on the table 670"  # 70 + 500 + 100
    assert other.summary == "on the table 40"


def test_the_status_says_with_what_the_pile_can_be_taken() -> None:
    person = sit("9S 9H KD 4S 5C QD", melds=[["AS AH AD"], []], pile="4C 6D 9D")
    shown = display(person)
    assert shown.piles.can_take
    assert "two nines" in shown.status


def test_a_pile_with_a_wild_card_is_frozen_for_all() -> None:
    shown = display(sit("9S 9H KD 4S 5C QD", melds=[["AS AH AD"], []], pile="2C 6D 9D"))
    assert shown.piles.frost is Frost.ALL
    assert [card.face for card in shown.piles.across] == [3]


def test_a_wild_card_on_top_lies_crosswise_at_once() -> None:
    piles = display(sit("9S 9H KD 4S 5C QD", melds=[["AS AH AD"], []], pile="6D 9D 2C")).piles
    assert piles.frost is Frost.ALL
    assert piles.across == (piles.top,)
    assert len(piles.below) == 2


def test_a_side_that_has_not_melded_finds_the_pile_frozen_for_itself() -> None:
    assert display(sit("9S 9H KD 4S 5C QD")).piles.frost is Frost.SIDE


def test_a_refusal_is_a_note_with_figures_and_clause() -> None:
    person = sit("9S KD 4S 5C QD", melds=[["AS AH AD"], []], pile="2C 6D 9D")
    person.press("take")
    note = display(person).note
    assert note.tone is Tone.ERROR
    assert note.lines[0] == "The pile is frozen: you need two nines from your hand and have one."
    assert note.clause == "CL-6.4"


def test_the_buttons_never_move_in_the_turn() -> None:
    before = sit("9S KD 4S 5C QD")
    after = sit("9S KD 4S 5C QD", phase="play")
    other = sit("9S KD 4S 5C QD", turn=1)
    keys = [[button.key for button in display(person).buttons] for person in (before, after, other)]
    assert keys[0] == keys[1] == keys[2]


def test_a_disabled_button_says_why() -> None:
    shown = display(sit("9S KD 4S 5C QD", turn=1))
    assert all(button.why_not for button in shown.buttons if not button.enabled)


def test_nothing_of_others_hands_is_in_the_display() -> None:
    person = sit("9S KD 4S 5C QD", hands=["9S KD 4S 5C QD", "AS AS", "JS JS", "TH TH"], turn=0)
    shown = repr(display(person))
    assert "ace of spades" not in shown
    assert "jack of spades" not in shown


def test_a_staged_card_in_the_air_may_go_back_into_the_hand_or_to_another_draft() -> None:
    person = sit("AS AH AD 2C KS KH KD 4S", phase="play")
    for cards in ("AS AH AD 2C", "KS KH KD"):
        person.handle(intents.Drop(tokens(person, cards), NEW_MELD))
    two = display(person).trays[0].melds[0].staged[-1].token
    person.handle(intents.BeginDrag((two,)))
    targets = {str(target.place): (target.accepts, target.text) for target in display(person).targets}
    assert targets["hand"] == (True, "Back into the hand")
    assert targets["draft:2"] == (True, "Kings + 2\u2663: +20")
    assert "draft:1" not in targets


def test_a_draft_short_of_the_minimum_says_what_would_complete_it() -> None:
    person = sit("KC KC KH QH 8S 4D 3S 2C", phase="play")
    person.handle(intents.Drop(tokens(person, "KC KC KH"), NEW_MELD))
    note = display(person).note
    assert note.tone is Tone.INFO
    assert any("add twos" in line for line in note.lines)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({}, "draw"),
        ({"stock": 0, "pile": "4C AC"}, "take"),
        ({"stock": 0, "pile": "4C 3S"}, "end"),
    ],
)
def test_enter_does_what_is_left_to_do_at_the_beginning_of_a_turn(position: dict[str, object], key: str) -> None:
    person = sit("AH KS", melds=[["AS AH AD"], []], **position)
    assert [button.key for button in display(person).buttons if button.primary] == [key]


def test_who_has_dealt_wears_a_sign_that_is_explained_and_spoken() -> None:
    plates = display(sit("AH KS", dealer=3)).plates
    assert [plate.seat for plate in plates if plate.is_dealer] == [3]
    dealer = next(plate for plate in plates if plate.is_dealer)
    assert (dealer.dealer_sign, dealer.dealer_tip) == ("D", "Murat has dealt.")
    assert dealer.spoken.endswith("dealer")
    assert next(plate for plate in display(sit("AH KS", dealer=0)).plates if plate.is_dealer).dealer_tip == (
        "You have dealt."
    )


def test_how_others_play_is_explained_and_spoken_beside_their_level() -> None:
    person = sit("AH KS", turn=3)
    seats = list(person.match.setup.seats)
    seats[2] = seats[2]._replace(level="expert", temperament=Temperament(risk=1))
    seats[3] = seats[3]._replace(name="Paul")
    person.match.setup = person.match.setup._replace(seats=tuple(seats))
    you, anna, jonas, paul = sorted(display(person).plates, key=lambda plate: plate.seat)
    assert [plate.manner for plate in (you, anna, jonas, paul)] == [
        "",
        "Beginner: keeps what she has",
        "Expert: plays boldly",
        "Beginner",
    ]
    assert anna.spoken == "Anna, Opponent, Beginner, 11 cards, keeps what she has"
    assert jonas.spoken.endswith("plays boldly")
    assert paul.spoken == "Paul, to play, 11 cards"


@pytest.mark.parametrize("key", ["draw", "take", "discard", "lay"])
def test_whose_turn_it_is_is_said_instead_of_a_clause(key) -> None:
    person = sit("AS AH AD 9D", turn=1)
    if key == "discard":
        person.handle(intents.SelectCards(tokens(person, "9D")))
    person.press(key)
    note = display(person).note
    assert (note.lines[0], note.clause) == ("It is Anna’s turn.", "")


def test_who_does_not_want_to_hear_their_own_moves_still_hears_what_they_could_not_know() -> None:
    person = sit("KC 4S 5D")
    builder = DisplayBuilder(person.match, person.seat)
    cards = tuple(read_cards("QH"))
    events = tuple(
        Event(what, seat, cards) for what, seat in ((What.DRAWN, 0), (What.DISCARDED, 0), (What.DISCARDED, 1))
    )

    def heard() -> str:
        return builder.announcement(Moment(events), person.table, ()).text

    assert heard().startswith("You drew the queen of hearts. You discarded the queen of hearts. ")
    builder.speaks_own_moves = False
    assert heard().startswith("You drew the queen of hearts. ")
    assert "You discarded" not in heard()
    assert "discarded the queen of hearts" in heard()
