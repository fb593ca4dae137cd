"""The card with which somebody goes out face down, in the match: who is told of it, and when (MA-8.1, A-21)."""

import pytest

from canasta_desktop.game import journal
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.history import next_start
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.actions import NO_CARD, Discard
from canasta_desktop.rules.cards import read_card
from canasta_desktop.rules.records import state_text
from tests.rules.playing import table

CARD = read_card("4S")


def match(**changes: str) -> Match:
    lines = {
        "system": "modern-american",
        "turn": "1 play",
        "hand": "4S",
        "ours": "KS KH KD KC KS KH KD | 8S 8H 8D 8C 8S 2S 2H",
        "stock": "52",
        "pile": "6D 8C",
        **changes,
    }
    state = table("\n".join(f"{key}: {value}" for key, value in lines.items()))
    rules = state.table.rules
    seats = tuple([SeatSetup(name, SeatKind.PERSON) for name in ("Anna", "Murat", "Wen", "Ines")])
    seed = next(seed for seed in range(100) if next_start(rules, seed, []).dealer == state.table.dealer)
    return Match(Setup(rules.key, 4, (), seats), seed, [], Deal(state, [], state_text(state)))


def test_no_update_and_no_log_names_the_card():
    game = match()
    told = []
    for seat in (0, 1, 2, 3, None):
        game.listen(seat, told.append)
    assert game.play(1, Discard(CARD)) is None
    assert len(told) == 5
    for update in told:
        assert CARD not in update.view.table.pile
        assert update.view.table.face_down == 1
        assert not [event for event in update.events if CARD in (*event.cards, event.other)]
    for seat in (0, 1, 2, 3, None):
        assert not [event for entry in game.log(seat) for event in entry.events if CARD in event.cards]


def test_once_the_deal_is_scored_it_can_be_named():
    game = match()
    assert game.last_discard() == NO_CARD
    game.play(1, Discard(CARD))
    assert game.last_discard() == CARD


@pytest.mark.parametrize("changes", [{"system": "classic"}, {"hand": "4S 5S", "stock": "51"}])
def test_where_it_lies_open_or_the_deal_goes_on_there_is_none(changes):
    game = match(**changes)
    game.play(1, Discard(CARD))
    assert game.last_discard() == NO_CARD


def test_a_save_keeps_it_face_down():
    game = match()
    game.play(1, Discard(CARD))
    again = journal.loads(journal.dumps(game).encode())
    assert again.last_discard() == CARD
    assert again.view(0).table.face_down == 1
    assert state_text(again.running_deal().state()) == state_text(game.running_deal().state())
