"""Closed or killed in mid-deal, opened again: everything is where it was."""

import random
from collections.abc import Callable

import pytest

from tests.e2e.hands import Keys, Mouse
from tests.e2e.kept_matches import KeptMatches
from tests.e2e.player import Table
from tests.e2e.policy import NEW, Do, Move
from tests.e2e.positions import MAY_GO_OUT, SEVENS_AND_ACES, put_position
from tests.e2e.program import Program
from tests.e2e.restart import Killer, differences

Make = Callable[..., Program]


def test_a_deal_goes_on_where_the_window_was_closed(program: Make) -> None:
    made = program(5)
    made.start()
    table = Table(made, Mouse(made))
    for _ in range(8):
        table.step()
    before = made.wait(lambda now: now.is_due, "the person's turn")
    assert made.close() == 0
    after = made.restart()
    assert differences(before, after) == []
    table.step()
    assert made.close() == 0


def test_what_is_staged_and_the_order_of_the_hand_are_kept(program: Make) -> None:
    made = program(3, players=2)
    put_position(made.data, SEVENS_AND_ACES, players=2)
    made.start()
    mouse = Mouse(made)
    view = mouse.play(Move(Do.DRAW))
    aces = tuple(card for card in view.hand if card.face == "AH")[:2]
    view = mouse.play(Move(Do.STAGE, NEW, aces))
    first, last = view.hand[0], view.hand[-1]
    mouse.drag(first.key, last.key, view)
    before = made.wait(lambda now: now.hand[0].key != first.key, "the hand rearranged")
    assert before.facts["meter"]["points"] == 40
    assert made.close() == 0
    assert differences(before, made.restart()) == []


def test_an_open_question_is_not_answered_by_closing_the_window(program: Make) -> None:
    made = program(4, players=2)
    put_position(made.data, SEVENS_AND_ACES, players=2, pile="4C 6D AC")
    before = made.start()
    asked = Mouse(made).play(Move(Do.TAKE))
    assert asked.question is not None
    assert made.close() == 0
    assert differences(before, made.restart()) == []


def test_a_scored_deal_shows_its_sheet_again(program: Make) -> None:
    made = program(4)
    put_position(made.data, "2C", melds=MAY_GO_OUT)
    made.start()
    scored = Table(made, Mouse(made)).play_deal()
    assert scored.deal == 1
    made.kill()
    made.start()
    made.wait(lambda now: now.is_scored and now.deal == 1, "the score sheet again")


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_nothing_is_lost_by_kill_9_at_random_moments(program: Make, hands: type[Mouse] | type[Keys]) -> None:
    made = program(8, speed="fast")
    made.start()
    killer = Killer(made, hands(made), random.Random(8))
    matches = KeptMatches(made.data)
    assert [killer.round() + matches.losses() for _ in range(3)] == [[]] * 3
