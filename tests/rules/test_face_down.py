"""The card with which somebody goes out face down: nobody is told of it, and nobody has it to see (MA-8.1, A-21)."""

import pytest

from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import Hand, cards_text, read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.notation import NotationError, read_action
from canasta_desktop.rules.records import observation_text, read_observation, read_state, state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.verification.invariants import sound
from canasta_desktop.verification.laws import can_be_read_back, over
from tests.rules.playing import after, record, table
from tests.rules.second_opinion.statutes import misplaced

SEATS = (0, 1, 2, 3, None)


def last_but_one(card: str, **changes: str) -> State:
    """Two canastas on the table, and this card alone in hand."""
    lines = {
        "system": "modern-american",
        "turn": "0 play",
        "hand": card,
        "ours": "KS KH KD KC KS KH KD | 8S 8H 8D 8C 8S 2S 2H",
        "stock": "52",  # so that no card is missing
        "pile": "6D 8C",
        **changes,
    }
    return table("\n".join(f"{key}: {value}" for key, value in lines.items()))


def gone_out(card: str = "4S", **changes: str) -> State:
    return after(last_but_one(card, **changes), f"discard {card}")


def test_the_last_card_lies_on_the_pile_and_its_face_is_not_on_the_table():
    state = gone_out()
    assert (state.table.over, state.table.out) == (True, 0)
    assert state.table.pile == read_cards("6D 8C")
    assert state.table.face_down == 1
    assert state.face_down == read_cards("4S")


def test_no_event_names_it():
    state, log = last_but_one("4S"), list[Event]()
    seen = {*state.table.pile, *[card for melds in state.table.melds for meld in melds for card in meld.cards]}
    state.apply(read_action("discard 4S"), log)
    assert log[0] == Event(What.DISCARDED, 0, count=1)
    assert {card for event in log for card in event.cards} <= seen
    assert [event.to for event in log] == [None] * len(log)


def test_whichever_card_it_was_everybody_sees_the_same():
    one = last_but_one("4S")
    other = one.copy()
    swapped = other.stock[0]
    other.stock[0], other.hands[0] = read_cards("4S")[0], Hand([swapped])
    logs: tuple[list[Event], list[Event]] = ([], [])
    one.apply(read_action("discard 4S"), logs[0])
    other.apply(Discard(swapped), logs[1])
    assert logs[0] == logs[1]
    for seat in SEATS:
        assert observation_text(one.observe(seat)) == observation_text(other.observe(seat))


def test_it_is_written_down_with_the_deal_and_in_no_view():
    state = gone_out()
    assert record(state)["pile"] == "6D 8C 4S"
    again = can_be_read_back(state)
    assert (again.face_down, again.table.pile) == (read_cards("4S"), read_cards("6D 8C"))
    for seat in SEATS:
        assert "4S" not in observation_text(state.observe(seat)).replace(cards_text(state.hands[seat or 0].cards()), "")


def test_a_world_that_fits_what_a_seat_knows_has_a_card_there():
    state = gone_out()
    for seat in SEATS[:-1]:
        world = read_observation(observation_text(state.observe(seat))).sample(Rng(7))
        assert len(world.face_down) == 1
        assert observation_text(world.observe(seat)) == observation_text(state.observe(seat))


def test_a_deal_in_which_it_lies_there_is_sound():
    state = gone_out()
    sound(state)
    over(state)
    assert misplaced(state) == ""


def test_a_deal_without_the_card_is_refused():
    text = state_text(gone_out()).replace('"pile":"6D 8C 4S"', '"pile":""')
    with pytest.raises(NotationError, match="the last discard is not there"):
        read_state(text)


@pytest.mark.parametrize("options", ["{}", '{"final_discard": "required"}'])
def test_elsewhere_the_last_card_lies_open(options):
    state = gone_out(system="classic", options=options)
    assert (state.table.over, state.table.face_down, state.face_down) == (True, 0, [])
    assert state.table.pile == read_cards("6D 8C 4S")


def test_a_discard_that_does_not_go_out_lies_open():
    state, log = last_but_one("4S 5S", stock="40"), list[Event]()
    state.apply(read_action("discard 4S"), log)
    assert log[0] == Event(What.DISCARDED, 0, tuple(read_cards("4S")))
    assert state.table.pile == read_cards("6D 8C 4S")


def test_the_last_card_of_who_gets_bonus_cards_lies_open():
    state = table("""
        system: modern-american
        turn: 0 play
        hand: KS KH KD AS AH 2S JO 4S
        stock: 30
        pile: 6D
    """)
    state = after(state, "meld KS KH KD | AS AH 2S JO", "discard 4S")
    assert state.table.pile == read_cards("6D 4S")
    assert not state.table.over
