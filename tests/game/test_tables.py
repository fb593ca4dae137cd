"""Matches of every system and number of players: one person, several at one screen, or computers alone."""

from datetime import datetime
from pathlib import Path

import pytest

from canasta_desktop.game import journal
from canasta_desktop.game.draft import Draft
from canasta_desktop.game.match import Match
from canasta_desktop.game.seat_arrangement import SeatArrangement
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.game.staging_places import NEW_MELD
from canasta_desktop.game.store import Store
from canasta_desktop.rules.options import offered
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import DRAWING, NOBODY
from tests.game.everywhere import some_cards
from tests.game.matches import NAMES, match_of, sights, step, stroll, to_the_end_of_the_deal
from tests.rules.every_rule_set import SOME_FORMS

NOW = datetime(2026, 11, 21, 13, 14, 15)
SAVES = Path(__file__).parent / "saves"

each_form = pytest.mark.parametrize(("system", "players"), SOME_FORMS, ids=[f"{row[0]}-{row[1]}" for row in SOME_FORMS])


def seated(system: str, players: int, persons: int, seed: int = 1) -> Match:
    """A match with so many persons, the others computers."""
    seats = [
        SeatSetup(NAMES[seat], SeatKind.PERSON)
        if seat < persons
        else SeatSetup(NAMES[seat], SeatKind.COMPUTER, "beginner")
        for seat in range(players)
    ]
    return Match.start(Setup(system, players, (), tuple(seats)), seed)


@each_form
def test_a_table_of_computers_is_saved_and_goes_on(system, players, tmp_path):
    kept = Store(tmp_path, lambda message: pytest.fail(str(message)))
    game = seated(system, players, persons=0)
    assert game.setup.persons() == []
    stroll(game, 60)
    kept.follow(game)
    step(game, Rng(2)) if not game.is_scored else game.next_deal()
    again = kept.load_current(NOW)
    assert again is not None
    assert again.setup.persons() == []
    assert sights(again) == sights(game)
    assert sights(stroll(again, 40, 3)) == sights(stroll(game, 40, 3))


@each_form
def test_each_of_several_persons_has_a_desk_of_its_own(system, players):
    """What one has arranged and staged is its own, survives a save, and is no concern of the others."""
    game = stroll(seated(system, players, persons=players, seed=4), 25, 4)
    if game.is_scored:
        game.next_deal()
    assert game.setup.persons() == list(range(players))
    rng = Rng(5)
    staged = 0
    for _ in range(30):
        seat = game.to_act()
        if seat == NOBODY:
            break
        draft = Draft(game.view(seat), game.arrangement(seat).draft)
        cards = some_cards(draft, rng)
        if cards and draft.place(cards, NEW_MELD) is None:
            staged += 1
        order = game.view(seat).hand.cards()
        rng.shuffle(order)
        others = [game.arrangement(other) for other in range(players) if other != seat]
        game.set_arrangement(seat, SeatArrangement(tuple(order), f"order {seat}", draft.steps))
        assert [game.arrangement(other) for other in range(players) if other != seat] == others
        again = journal.loads(journal.dumps(game).encode())
        assert [again.arrangement(one) for one in range(players)] == [game.arrangement(one) for one in range(players)]
        assert Draft(again.view(seat), again.arrangement(seat).draft).steps == draft.steps
        step(game, rng)
    assert staged


@each_form
def test_with_the_next_deal_every_desk_is_cleared_but_for_its_order(system, players):
    game = to_the_end_of_the_deal(seated(system, players, persons=players, seed=6), 6)
    for seat in range(players):
        game.set_arrangement(seat, SeatArrangement((8, 9), f"order {seat}", (("draft", 1, (8,)),)))
    game.next_deal()
    assert [game.arrangement(seat) for seat in range(players)] == [
        SeatArrangement(sorting=f"order {seat}") for seat in range(players)
    ]


@each_form
def test_only_the_person_in_turn_stages_cards(system, players):
    game = seated(system, players, persons=players)
    for seat in range(players):
        draft = Draft(game.view(seat))
        cards = [card for card in game.view(seat).hand.cards() if 8 <= card < 52][:1]
        refusal = draft.place(cards, NEW_MELD) if cards else None
        assert (refusal is None) == (seat == game.to_act() or not cards)
        assert bool(draft.special_actions.draws()) == (seat == game.to_act())
        assert draft.take_choices() == [] or seat == game.to_act()
        assert draft.way_out() is None
        assert draft.special_actions.joins() == []
        assert len(draft.special_actions.specials()) == (4 if system == "modern-american" else 0)
        assert not draft.meter().complete


@each_form
def test_deals_follow_each_other_and_a_save_keeps_them(system, players):
    """Where a target can be set it is a low one, so that some of these matches come to their end."""
    options = {}
    for option in offered(system, players):
        if option.name == "target":
            options = {name: values[0] for name, values in option.needs} | {"target": 500}
    game = match_of(system, players, options, seed=3)
    for _ in range(3):
        to_the_end_of_the_deal(game, 3)
        if game.is_over:
            break
        game.next_deal()
    again = journal.loads(journal.dumps(game).encode())
    assert (again.winner, again.totals, again.is_over) == (game.winner, game.totals, game.is_over)
    assert again.history == game.history
    assert sights(again) == sights(game)


@pytest.mark.parametrize(("name", "deals", "actions"), [("first-program-4", 3, 100), ("first-program-2", 4, 67)])
def test_a_save_of_the_first_program_is_replayed(name, deals, actions):
    """Written when only classic was known: what was added to the format since may be missing."""
    game = journal.loads((SAVES / f"{name}.json").read_bytes())
    assert not game.corrected
    assert (game.deal_number, len(game.running_deal().actions)) == (deals, actions)
    assert game.view(None).table.turn.phase == DRAWING or game.to_act() != NOBODY
    assert sights(journal.loads(journal.dumps(game).encode())) == sights(game)


def test_the_draft_in_a_save_of_the_first_program_lies_there_again():
    game = journal.loads((SAVES / "first-program-4.json").read_bytes())
    seat = game.to_act()
    assert Draft(game.view(seat), game.arrangement(seat).draft).steps == (("draft", 1, (34,)),)
