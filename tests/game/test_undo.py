"""Undo and redo: back to the last reveal of the turn, and no further."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.game.audience import Change
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.messages import Code
from canasta_desktop.rules.actions import Answer, Ask, Discard, LayMeld
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.records import observation_text, state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.verification.soak import drawn
from tests.game.matches import match, match_of, step
from tests.rules.every_rule_set import SOME_FORMS
from tests.rules.playing import table

MELDS = """
turn: 0 play
hand: QS QH QD 9S 9H 9D 4S 5S
ours: KS KH KD | 8S 8H 8D 8S 8H 8D 8C
"""


def deal(text: str, *actions: str) -> Deal:
    """A deal in this position, after these actions."""
    running = Deal(table(text), [])
    for action in actions:
        assert running.refuses(running.to_act(), read_action(action)) is None
        running.do(read_action(action))
    return running


def test_a_meld_can_be_taken_back():
    running = deal(MELDS, "meld QS QH QD")
    running.undo()
    assert state_text(running.state()) == state_text(deal(MELDS).state())


def test_only_the_last_step_is_taken_back():
    running = deal(MELDS, "meld QS QH QD", "meld 9S 9H 9D")
    running.undo()
    assert state_text(running.state()) == state_text(deal(MELDS, "meld QS QH QD").state())


def test_what_was_taken_back_can_be_done_again():
    running = deal(MELDS, "meld QS QH QD", "meld 9S 9H 9D")
    running.undo()
    running.undo()
    running.redo()
    running.redo()
    assert state_text(running.state()) == state_text(deal(MELDS, "meld QS QH QD", "meld 9S 9H 9D").state())
    assert not running.can_redo(0)


def test_a_new_step_forgets_what_was_taken_back():
    running = deal(MELDS, "meld QS QH QD")
    running.undo()
    running.do(read_action("meld 9S 9H 9D"))
    assert not running.can_redo(0)


def test_a_discard_is_final():
    running = deal(MELDS, "meld QS QH QD", "discard 4S")
    assert not any(running.can_undo(seat) for seat in range(4))


def test_only_the_seat_in_turn_takes_back():
    running = deal(MELDS, "meld QS QH QD")
    assert [seat for seat in range(4) if running.can_undo(seat)] == [0]


def test_taking_the_pile_is_final():
    running = deal("turn: 0 draw\nhand: KS KH 4S 5S 6S\npile: 4D 7D KD\nours: 8S 8H 8D", "take KS KH")
    assert not running.can_undo(0)


def test_an_answer_is_final_and_what_follows_is_not():
    running = deal(MELDS, "ask", "yes", "meld QS QH QD")
    assert running.can_undo(0)
    running.undo()
    assert not running.can_undo(0)
    assert isinstance(running.final(), Answer)


def test_a_question_is_final():
    running = deal(MELDS, "ask")
    assert isinstance(running.final(), Ask)
    assert not any(running.can_undo(seat) for seat in range(4))


def test_the_meld_that_ends_the_deal_is_final():
    running = deal("turn: 0 play\nhand: QS QH QD\nours: 8S 8H 8D 8S 8H 8D 8C", "meld QS QH QD")
    assert running.is_over
    assert not running.can_undo(0)


def test_a_step_taken_back_is_gone_from_the_log():
    running = deal(MELDS, "meld QS QH QD")
    running.undo()
    assert len(running.entries) == 1


def test_listeners_hear_of_what_was_taken_back():
    game = match()
    heard = []
    game.listen(None, lambda update: heard.append(update.change))
    rng = Rng(3)
    while not game.can_undo(game.to_act()):
        step(game, rng)
    seat = game.to_act()
    assert game.undo(seat)
    assert game.redo(seat)
    assert heard[-2:] == [Change.UNDONE, Change.REDONE]


def test_a_draw_says_that_it_cannot_be_taken_back():
    game = match()
    seat = game.to_act()
    game.play(seat, read_action("draw"))
    message = game.why_no_undo(seat)
    assert message is not None
    assert message.code is Code.DRAW_IS_FINAL
    assert not game.undo(seat)


def test_at_the_start_of_a_turn_there_is_nothing_to_take_back():
    message = match().why_no_undo(match().to_act())
    assert message is not None
    assert message.code is Code.NOTHING_TO_UNDO


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from([2, 4]))
def test_undo_and_redo_come_out_where_they_went_in(seed, players):
    game, rng = match(players, seed), Rng(seed)
    for _ in range(120):
        if game.is_scored:
            break
        step(game, rng)
        seat = game.to_act()
        before = state_text(game.running_deal().state())
        log = game.log(seat)
        steps = 0
        while game.undo(seat):
            steps += 1
        for _ in range(steps):
            assert game.redo(seat)
        assert state_text(game.running_deal().state()) == before
        assert game.log(seat) == log


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_only_melds_are_ever_taken_back(seed):
    game, rng = match(4, seed), Rng(seed)
    for _ in range(150):
        if game.is_scored:
            break
        action = step(game, rng)
        if game.can_undo(game.to_act()):
            assert isinstance(action, LayMeld)


# --- every system ----------------------------------------------------------------------------------

HF = "system: hand-and-foot\nturn: 0 play\nhand: {}\nours: QS QH QD\n"
GT = "system: global-trade\nturn: 0 play\nhand: 4S 5S 6S 7D\nours: 8S 8H 8D | 8S 8C 8D"
MA = "system: modern-american\nturn: 0 {}\nhand: {}\n"


def test_taking_up_the_foot_is_final():
    """HF-6.1: what the foot holds has been seen."""
    running = deal(
        HF.format("KS KH KD") + 'extra: {"foot": [13, null, null, null], "foot_played": []}', "meld KS KH KD"
    )
    assert running.to_act() == 0
    assert not running.can_undo(0)


def test_a_meld_before_the_foot_is_taken_up_is_not():
    running = deal(HF.format("KS KH KD 4S") + 'extra: {"foot": [13, null, null, null]}', "meld KS KH KD")
    assert running.can_undo(0)


def test_a_three_that_was_replaced_is_final():
    """MA-2.6: the replacement has been seen."""
    running = deal(MA.format("play", "3S KS KH KD 4S"), "lay 3S")
    assert running.to_act() == 0
    assert not running.can_undo(0)


def test_bonus_cards_are_final():
    """MA-6.2: taken up at the start of the turn."""
    text = MA.format("play", "KS KH KD AS AH 2S JO 4S 5S") + "stock: 30"
    running = deal(text, "meld KS KH KD | AS AH 2S JO", "discard 4S")
    assert not any(running.can_undo(seat) for seat in range(4))
    for seat in (1, 2, 3):
        running.do(read_action("draw"))
        card = next(a for a in legal(running.view(seat).table, running.view(seat).hand) if isinstance(a, Discard))
        running.do(card)
    assert running.view(0).hand.size == 1 + 4
    assert not running.can_undo(0)


def test_a_special_hand_is_final():
    """MA-7"""
    running = deal(MA.format("play", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JO"), "special straight")
    assert running.is_over
    assert not running.can_undo(0)


def test_melds_that_were_joined_are_taken_apart_again():
    """GT-5.6"""
    running = deal(GT, "join 0 1")
    assert running.can_undo(0)
    running.undo()
    assert state_text(running.state()) == state_text(deal(GT).state())


def observations(game) -> list[str]:
    return [observation_text(game.view(seat)) for seat in [None, *range(game.setup.players)]]


@pytest.mark.parametrize(("system", "players"), SOME_FORMS, ids=[f"{row[0]}-{row[1]}" for row in SOME_FORMS])
def test_in_every_system_undo_and_redo_restore_what_every_seat_saw(system, players):
    undone = 0
    for seed in range(2):
        rng = Rng(derived_seed(seed, system, players))
        game = match_of(system, players, drawn(system, players, rng), seed)
        seen = [observations(game)]
        for number in range(80):
            if game.is_scored:
                break
            seat = game.to_act()
            step(game, rng)
            seen = [*seen, observations(game)] if game.can_undo(seat) else [observations(game)]
            if number % 3:
                continue
            for before in reversed(seen[:-1]):
                assert game.undo(seat)
                assert observations(game) == before
            assert not game.can_undo(seat)
            for after in seen[1:]:
                assert game.redo(seat)
                assert observations(game) == after
                undone += 1
    assert undone or system in ("manzana", "modern-american")
