"""The real window, played with the keyboard alone."""

from collections.abc import Callable

from tests.e2e.hands import Keys
from tests.e2e.player import Table
from tests.e2e.policy import NEW, PILE, Do, Move
from tests.e2e.program import Program

Make = Callable[..., Program]


def test_a_whole_match_is_played_in_german_with_the_keyboard_from_the_welcome_to_the_next(program: Make) -> None:
    made = program(7, players=2, options={"deals": 1}, language="de")
    made.start()  # deals the match that waits then, always the same one
    assert made.close() == 0
    made.start_with_welcome()
    dealt = made.leave_welcome()
    acts: set[str] = set()
    keys = Keys(made, "de")
    table = Table(made, keys, lambda _, move: acts.add(f"{move.do.value} {move.what.partition(':')[0]}".strip()))
    for name, key in (("key-list", "question"), ("log", "F9")):
        keys.key(key)
        made.wait_for_dialog(name)
        keys.key(key)
        made.wait(lambda now: not now.facts["dialogs"], "the table again")
        made.do("windowactivate", "--sync", made.window)
    assert table.play_deal().facts["target_text"] == "Runde 1 von 1"
    assert acts >= {"draw", "stage new-meld", "stage meld", "press lay", "discard pile"}
    table.step()  # Enter on the last sheet: the same again
    again = made.wait(lambda now: not now.is_scored and now.is_due and len(now.hand) == len(dealt.hand), "a rematch")
    keys.key("ctrl+n")
    made.wait_for_dialog("new-game")
    keys.key("Return")
    made.wait(lambda now: not now.facts["dialogs"] and now.is_due and now.hand != again.hand, "another match")
    assert made.close() == 0
    assert made.tail() == ""


def test_the_delete_key_selects_first_and_discards_at_the_second_press(program: Make) -> None:
    made = program(3, players=2)
    made.start()
    keys = Keys(made)
    view = keys.play(Move(Do.DRAW))
    card = view.hand[-1]
    keys.focus_on(card.key, view)
    keys.key("Delete")
    view = made.wait(lambda now: now.selected == {card.key}, "the focused card selected")
    assert view.facts["piles"]["pile"]["count"] == 1
    keys.key("Delete")
    made.wait(lambda now: card.key not in {held.key for held in now.hand}, "the card discarded")


def test_target_mode_walks_through_the_places_escape_leaves_it_and_one_key_melds(program: Make) -> None:
    made = program(3, players=2)
    made.start()
    keys = Keys(made)
    view = keys.play(Move(Do.DRAW))
    sevens = tuple(card for card in view.hand if card.rank == "7")
    view = keys.select(sevens, view)
    assert view.accepts(NEW)
    keys.key("Up", "Escape", "Escape")
    view = made.wait(lambda now: not now.selected, "nothing selected")
    assert not view.is_staging
    keys.select(tuple(card for card in view.hand if card.rank == "7"), view)
    keys.key("m")
    view = made.wait(lambda now: now.is_staging, "the sevens staged")
    assert [meld.rank for meld in view.own] == ["7"]
    assert view.facts["meter"]["points"] == 5 * len(sevens)


def test_space_goes_on_where_others_wait_for_the_person(program: Make) -> None:
    made = program(14, wait_for_me=True)  # the person begins
    assert made.start().is_drawing
    keys = Keys(made)
    view = keys.play(Move(Do.DRAW))
    keys.play(Move(Do.DISCARD, PILE, view.hand[-1:]))
    for _ in range(2):
        view = made.wait(lambda now: "continue" in now.enabled, "the table waiting for the person")
        waits_for = view.facts["turn"]["seat"]
        keys.key("space")
        made.wait(lambda now, seat=waits_for: now.facts["turn"]["seat"] != seat, "the next player's turn")
    made.wait(lambda now: now.is_drawing, "the person's turn")
