"""Staging: where cards may be put, what is refused at once, and how they come back."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.game.draft import Draft, draft_record, read_draft
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.staging_places import NEW_MELD, PILE, StagingSpot
from canasta_desktop.rules.actions import LayMeld, Play
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import DRAWING
from tests.game.matches import cards, code, draft, match, meld, new, staged, stroll
from tests.rules.playing import after, table

CLOSED = "turn: 0 play\nhand: QS QH QD 9S 9H 9D 2D JO 4S 5S\n"
OPEN = CLOSED + "ours: KS KH KD 2C 2S 2H | 8S 8H 8D\ntheirs: TS TH TD"
SOON_OUT = "turn: 0 play\nhand: 3S 3C 3S 9H\nours: 8S 8H 8D 8S 8H 8D 8C"


def test_an_unfinished_meld_may_be_staged():
    turn = draft(CLOSED)
    assert turn.place(cards("QS QH"), NEW_MELD) is None
    assert staged(turn) == ["draft:1 QS QH"]
    assert code(turn.groups()[0].lacks) == "meld-too-small"


def test_an_unfinished_meld_cannot_be_laid_out():
    turn = draft(OPEN)
    turn.place(cards("QS QH"), NEW_MELD)
    refusal = turn.action()
    assert code(refusal) == "meld-too-small"
    assert (refusal.have, refusal.need) == (2, 3)


def test_cards_join_a_draft():
    turn = draft(CLOSED)
    turn.place(cards("QS QH"), NEW_MELD)
    assert turn.place(cards("2D"), new(1)) is None
    assert staged(turn) == ["draft:1 QS QH 2D"]
    assert turn.groups()[0].lacks is None


def test_all_that_is_staged_becomes_one_action():
    turn = draft(OPEN)
    turn.place(cards("QS QH QD"), NEW_MELD)
    turn.place(cards("9S 9H 2D"), NEW_MELD)
    assert turn.action() == LayMeld((Play(cards("QS QH QD")), Play(cards("9S 9H 2D"))))


def test_cards_are_added_to_an_own_meld():
    turn = draft(OPEN.replace("QD", "8C"))
    assert turn.place(cards("8C"), meld(1)) is None
    assert turn.groups()[0].size == 4
    assert turn.action() == LayMeld((Play(cards("8C"), 1),))


def test_steps_to_one_meld_are_one_play():
    turn = draft(OPEN.replace("QD", "8C"))
    turn.place(cards("8C"), meld(1))
    turn.place(cards("2D"), meld(1))
    assert turn.action() == LayMeld((Play(cards("8C 2D"), 1),))


REFUSED = [
    ("QS 9S", NEW_MELD, "meld-mixed-ranks"),
    ("2D", NEW_MELD, "wild-meld-not-allowed"),
    ("KC", NEW_MELD, "card-not-in-hand"),
    ("QS", meld(1), "meld-mixed-ranks"),
    ("2D", meld(0), "meld-too-many-wilds"),
    ("2D", meld(2), "no-such-meld"),
    ("2D", meld(77), "no-such-meld"),
    ("QS", new(5), "no-such-meld"),
    ("", NEW_MELD, "meld-too-small"),
    ("QS", PILE, "wrong-phase"),
]


@pytest.mark.parametrize(("text", "place", "reason"), REFUSED, ids=[row[2] + " " + row[0] for row in REFUSED])
def test_what_could_never_be_laid_is_refused_at_once(text, place, reason):
    turn = draft(OPEN)
    assert code(turn.place(cards(text), place)) == reason
    assert turn.is_empty


def test_a_second_draft_of_a_rank_is_refused():
    turn = draft(CLOSED)
    turn.place(cards("QS QH"), NEW_MELD)
    assert code(turn.place(cards("QD"), NEW_MELD)) == "duplicate-meld"


def test_a_draft_of_a_rank_that_lies_there_is_refused():
    turn = draft(OPEN.replace("QS QH", "8C 8D"))
    assert code(turn.place(cards("8C 8D"), NEW_MELD)) == "duplicate-meld"


def test_red_threes_are_never_staged():
    assert code(draft("turn: 0 play\nhand: 4S 5S 3H").place(cards("3H"), NEW_MELD)) == "red-three-not-meldable"


def test_black_threes_are_refused_while_going_out_is_not_possible():
    turn = draft(SOON_OUT.replace("9H", "9H TS"))
    assert code(turn.place(cards("3S 3C 3S"), NEW_MELD)) == "black-threes-only-going-out"


def test_black_threes_are_staged_for_going_out():
    turn = draft(SOON_OUT)
    assert turn.place(cards("3S 3C 3S"), NEW_MELD) is None
    assert code(turn.action()) == "legal"


def test_nothing_is_staged_in_anothers_turn():
    state = table(OPEN)
    assert code(Draft(state.observe(2)).place(cards("4S"), NEW_MELD)) == "not-your-turn"


def test_of_two_equal_cards_both_can_be_staged_and_no_third():
    turn = draft("turn: 0 play\nhand: QS QS 9H 4S")
    assert turn.place(cards("QS"), NEW_MELD) is None
    assert turn.place(cards("QS"), new(1)) is None
    assert code(turn.place(cards("QS"), new(1))) == "card-not-in-hand"


def test_the_hand_that_is_left_is_without_what_is_staged():
    turn = draft("turn: 0 play\nhand: QS QS 9H 4S")
    turn.place(cards("QS"), NEW_MELD)
    assert cards_text(turn.left.cards()) == "4S 9H QS"


def test_staging_changes_nothing_of_what_the_seat_sees():
    turn = draft(OPEN)
    before = observation_text(turn.view)
    turn.place(cards("QS QH QD"), NEW_MELD)
    turn.targets(cards("2D"))
    turn.meter()
    assert observation_text(turn.view) == before


# --- taking back -----------------------------------------------------------------------------------


def test_the_last_step_is_taken_back():
    turn = draft(CLOSED)
    turn.place(cards("QS QH"), NEW_MELD)
    turn.place(cards("QD"), new(1))
    assert turn.take_back()
    assert staged(turn) == ["draft:1 QS QH"]


def test_from_an_empty_draft_nothing_is_taken_back():
    assert not draft(CLOSED).take_back()


def test_a_card_is_taken_back_from_the_middle():
    turn = draft(CLOSED)
    turn.place(cards("QS QH QD"), NEW_MELD)
    turn.place(cards("9S 9H"), NEW_MELD)
    assert turn.return_cards(cards("QH"), new(1))
    assert staged(turn) == ["draft:1 QS QD", "draft:2 9S 9H"]


def test_of_two_equal_cards_one_is_taken_back():
    turn = draft("turn: 0 play\nhand: QS QS QH 9H 4S")
    turn.place(cards("QS QH"), NEW_MELD)
    turn.place(cards("QS"), new(1))
    assert turn.return_cards(cards("QS"), new(1))
    assert turn.staged == cards("QS QH")


def test_of_two_equal_cards_in_two_places_the_right_one_is_taken_back():
    turn = draft("turn: 0 play\nhand: QS QH 9S 9H 2D 2D 4S")
    turn.place(cards("QS QH 2D"), NEW_MELD)
    turn.place(cards("9S 9H 2D"), NEW_MELD)
    turn.return_cards(cards("2D"), new(1))
    assert staged(turn) == ["draft:1 QS QH", "draft:2 9S 9H 2D"]


def test_wild_cards_do_not_stay_alone():
    turn = draft(CLOSED)
    turn.place(cards("QS 2D"), NEW_MELD)
    assert turn.return_cards(cards("QS"), new(1))
    assert turn.is_empty


def test_what_is_not_there_is_not_taken_back():
    turn = draft(CLOSED)
    turn.place(cards("QS QH"), NEW_MELD)
    assert not turn.return_cards(cards("QD"), new(1))
    assert not turn.return_cards(cards("QS"), new(2))
    assert turn.staged == cards("QS QH")


def test_the_number_of_a_draft_stays_when_another_goes():
    turn = draft(CLOSED)
    turn.place(cards("QS QH"), NEW_MELD)
    turn.place(cards("9S 9H"), NEW_MELD)
    turn.return_cards(cards("QS QH"), new(1))
    assert staged(turn) == ["draft:2 9S 9H"]


# --- targets ---------------------------------------------------------------------------------------


def targets(turn, text):
    return {f"{t.place.spot.value}:{t.place.number}": t for t in turn.targets(cards(text))}


def test_every_place_is_asked():
    turn = draft(OPEN)
    turn.place(cards("QS QH"), NEW_MELD)
    assert list(targets(turn, "2D")) == ["meld:0", "meld:1", "draft:1", "new:0", "pile:0", "meld:2"]


def test_a_target_says_what_the_cards_would_add():
    turn = draft(OPEN)
    turn.place(cards("QS QH"), NEW_MELD)
    there = targets(turn, "QD 2D")["draft:1"]
    assert (there.refusal, there.points, there.size, there.lacks) == (None, 30, 4, None)


def test_a_target_says_what_would_still_be_missing():
    there = targets(draft(OPEN), "QS QH")["new:0"]
    assert there.refusal is None
    assert code(there.lacks) == "meld-too-small"


def test_the_meld_of_another_side_is_no_target():
    assert code(targets(draft(OPEN), "2D")["meld:2"].refusal) == "no-such-meld"


def test_one_card_can_be_discarded():
    there = targets(draft(OPEN + "\npile: 7D 7C"), "4S")["pile:0"]
    assert (there.refusal, there.size) == (None, 3)


def test_several_cards_cannot_be_discarded():
    refusal = targets(draft(OPEN), "4S 5S")["pile:0"].refusal
    assert code(refusal) == "discard-not-allowed"
    assert (refusal.have, refusal.need) == (2, 1)


# --- following and saving --------------------------------------------------------------------------


def test_a_draft_follows_the_draw():
    state = table("turn: 0 draw\nhand: QS QH 9S 4S\nstock: QD 5S")
    turn = Draft(state.observe(0))
    turn.place(cards("QS QH"), NEW_MELD)
    assert turn.follow(after(state, "draw").observe(0)) == ()
    assert turn.place(cards("QD"), new(1)) is None


def test_cards_staged_on_the_pile_come_back_with_the_draw():
    state = table("turn: 0 draw\nhand: QS QH 9S 4S 5S\npile: QD\nstock: 6S 5S\nscores: -5 0")
    turn = Draft(state.observe(0))
    assert turn.place(cards("QS QH"), PILE) is None
    assert turn.follow(after(state, "draw").observe(0)) == cards("QS QH")
    assert turn.is_empty


def test_what_was_laid_comes_out_of_the_draft():
    state = table(OPEN)
    turn = Draft(state.observe(0))
    turn.place(cards("QS QH QD"), NEW_MELD)
    assert turn.follow(after(state, "meld QS QH QD").observe(0)) == cards("QS QH QD")
    assert turn.is_empty


def test_a_draft_does_not_outlive_the_turn():
    state = table(OPEN)
    turn = Draft(state.observe(0))
    turn.place(cards("QS QH"), NEW_MELD)
    assert turn.follow(after(state, "discard 4S").observe(0)) == cards("QS QH")


BROKEN = [
    ({}, "steps"),
    ({"steps": "QS"}, "steps"),
    ({"steps": [["draft", 1]]}, "steps[0]"),
    ({"steps": [["hand", 1, "QS"]]}, "steps[0][0]"),
    ({"steps": [["new", 0, "QS"]]}, "steps[0][0]"),
    ({"steps": [["draft", -1, "QS"]]}, "steps[0][1]"),
    ({"steps": [["draft", True, "QS"]]}, "steps[0][1]"),
    ({"steps": [["draft", 1, "XX"]]}, "steps[0][2]"),
    ({"steps": [["draft", 1, ["QS"]]]}, "steps[0][2]"),
    ({"steps": [["draft", 1, ""]]}, "steps[0]"),
    ({"steps": [["draft", 1, "QS"]] * 1000}, "steps"),
]


@pytest.mark.parametrize(("data", "where"), BROKEN, ids=[str(row[0])[:40] for row in BROKEN])
def test_a_broken_draft_is_refused_and_the_place_named(data, where):
    with pytest.raises(SaveError, match=r"draft\." + where.replace("[", r"\[").replace("]", r"\]") + ":"):
        read_draft(table(CLOSED).observe(0), data)


def test_of_a_saved_draft_only_what_is_possible_comes_back():
    view = table(OPEN).observe(0)
    steps = [["draft", 1, "QS QH"], ["draft", 2, "KC KC KC"], ["meld", 2, "4S"], ["draft", 3, "QD"], ["meld", 0, "JO"]]
    assert staged(read_draft(view, {"steps": steps})) == ["draft:1 QS QH"]


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.sampled_from([2, 4]), st.integers(0, 150))
def test_whatever_is_staged_survives_a_save(seed, players, steps):
    game, rng = stroll(match(players, seed), steps, seed), Rng(seed)
    if game.is_scored:
        return
    turn = Draft(game.view(game.to_act()))
    drawing = turn.view.table.turn.phase == DRAWING
    for _ in range(8):
        left = turn.left.cards()
        rng.shuffle(left)
        some = left[: 1 + rng.below(3)]
        places = [t.place for t in turn.targets(some) if t.refusal is None]
        places = [place for place in places if place.spot is not StagingSpot.PILE or drawing]
        if places:
            assert turn.place(some, places[rng.below(len(places))]) is None
        if rng.below(4) == 0 and not turn.is_empty:
            group = turn.groups()[rng.below(len(turn.groups()))]
            turn.return_cards(group.cards[:1], group.place)
    again = read_draft(turn.view, json.loads(json.dumps(draft_record(turn))))
    assert again.steps == turn.steps
    assert turn.left.size + len(turn.staged) == turn.view.hand.size
    action = turn.action()
    if code(action) == "legal":
        assert game.refuses(game.to_act(), action) is None
