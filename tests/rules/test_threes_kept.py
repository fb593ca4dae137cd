"""Threes that may be held back: with a draw, with a take, and which of two goes (MA-2, VA-1.4, SA-8.2)."""

import json

import pytest

from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.cases import read_case, run
from tests.rules.playing import after, offered, outcome, refusal, table

DUTCH = 'system: samba\noptions: {"profile": "dutch"}\n'
UNLIMITED = 'system: modern-american\noptions: {"keep_threes": "unlimited"}\n'
MODERN = "system: modern-american\n"
PASTIME = "4C 5D 6H 7S 8C"


def hand(state, seat=0):
    return cards_text(state.hands[seat].cards())


def laid(state, seat=0):
    return cards_text(state.table.threes[seat])


# --- taking the pile -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "take", "kept", "gone"),
    [
        (DUTCH + "hand: 3H TS TH 4C 6D", "take TS TH > 0 keep 3H", "3H 4C 6D 9S", ""),
        (DUTCH + "hand: 3H TS TH 4C 6D", "take TS TH > 0 keep any", "3H 4C 6D 9S", ""),
        (DUTCH + "hand: 3H 3D TS TH 4C 6D", "take TS TH > 0 keep 3D", "3H 3D 4C 6D 9S", ""),
        (DUTCH + "hand: 3H TS TH 4C 6D", "take TS TH > 0", "4C 6D 9S KS", "3H"),
        (UNLIMITED + "hand: 3S 3H TS TH 4C 6D", "take TS TH > 0 keep any", "3S 3H 4C 6D 9S", ""),
        (UNLIMITED + "hand: 3S TS TH 4C 6D", "take TS TH > 0", "4C 6D 9S KS", "3S"),
        (MODERN + "hand: 3S TS TH 4C 6D", "take TS TH > 0 keep 3S", "4C 6D 9S KS", "3S"),
    ],
)
def test_a_take_lays_out_the_threes_that_are_not_held_back(text, take, kept, gone):
    """SA-8.2, A-15 of modern-american.md; once the side is open, where one may be held it goes (MA-2.5)."""
    state = table(f"{text}\nours: TS TD TC | 8H 8D 8C\npile: 9S TH\nstock: KS QD JC 5H")
    state = after(state, take)
    assert (hand(state), laid(state)) == (kept, gone)


def test_a_three_held_back_with_the_take_that_opens_goes_before_the_turn_ends():
    """MA-2.5: by the melder before ending that turn, and it is replaced."""
    text = f"{MODERN}hand: 3S KS KH QS QH QD AS AH 2D JO 9C 5D\npile: 4H KD\nstock: 9H 9D 8S"
    state = after(table(text), "take KS KH | QS QH QD | AS AH 2D JO keep 3S")
    assert (hand(state), laid(state)) == ("3S 4H 5D 9C", "")
    assert outcome(state, "discard 5D") == "red-three-first"
    state = after(state, "lay 3S", "discard 5D")
    assert (hand(state), laid(state)) == ("4H 9H 9C", "3S")


def test_what_a_take_may_hold_back_is_offered():
    state = table(f"{DUTCH}hand: 3H TS TH 4C 6D\nours: TS TD TC\npile: 9S TH\nstock: KS QD JC")
    assert {"take TS TH > 0", "take TS TH > 0 keep any", "draw", "draw any"} <= set(offered(state))
    state = table(f"{DUTCH}hand: TS TH 4C 6D\nours: TS TD TC\npile: 9S TH\nstock: KS QD JC")
    assert not [action for action in offered(state) if action.startswith("take") and "keep" in action]


def test_a_case_says_what_a_take_holds_back():
    case = {
        "id": "dutch-take-keeps",
        "rules": "samba",
        "players": 4,
        "options": {"profile": "dutch"},
        "clauses": ["SA-8.2"],
        "title": "",
        "position": {
            "turn": 0,
            "phase": "draw",
            "hands": ["3H TS TH 4C", 15, 15, 15],
            "melds": [["TS TD TC"], []],
            "red_threes": ["", ""],
            "stock": 40,
            "pile": "TH",
        },
        "do": [{"act": "take", "with": "TS TH", "keep": "3H"}],
        "expect": {"legal": True, "after": {"hands": ["3H 4C", None, None, None], "stock": 40}},
    }
    assert run(read_case(json.dumps(case))) == []
    case["do"] = [{"act": "take", "with": "TS TH"}]
    assert run(read_case(json.dumps(case))) != []


# --- drawing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("comes", ["3S", "3H", "3D", "3C"])
def test_any_three_that_comes_can_be_held_back(comes):
    """MA-2.3: dealt or drawn, and nobody knows beforehand which one comes."""
    state = after(table(f"{MODERN}hand: {PASTIME}\nstock: {comes} KS QD"), "draw any")
    assert (hand(state), laid(state), state.table.stock) == (f"{comes} {PASTIME}", "", 2)
    assert outcome(state, "discard 4C") == "legal"


@pytest.mark.parametrize(("goes", "stays"), [("3S", "3H"), ("3H", "3S")])
def test_either_of_two_threes_goes_before_anything_else(goes, stays):
    """MA-2.4"""
    state = after(table(f"{MODERN}hand: 3S {PASTIME} 8D 8H\nstock: 3H KS QD"), "draw any")
    assert hand(state) == "3S 3H 4C 5D 6H 7S 8H 8D 8C"
    assert offered(state) == ["lay 3S", "lay 3H"]
    refused = refusal(state, "discard 4C")
    assert (refused.reason.value, refused.clause) == ("red-three-first", "MA-2.4")
    assert outcome(state, "meld 8C 8D 8H") == "red-three-first"
    state = after(state, f"lay {goes}", "discard 4C")
    assert laid(state) == goes
    assert hand(state).split()[0] == stays
    assert hand(state).endswith("KS")


def test_of_two_threes_dealt_the_player_says_which_go_before_drawing():
    """MA-2.1, MA-2.4"""
    state = table(f"{MODERN}hand: 3S 3H {PASTIME}\nstock: KS QD JC TH")
    assert outcome(state, "draw any") == "red-three-first"
    assert [action for action in offered(state) if action.startswith("draw")] == ["draw", "draw 3S", "draw 3H"]
    state = after(state, "lay 3S", "draw any")
    assert (hand(state), laid(state)) == (f"3H {PASTIME} QD KS", "3S")


@pytest.mark.parametrize(
    ("stock", "kept", "gone"),
    [
        ("3H KS QD", "3H", "3S"),  # the one named comes, so the other makes room
        ("KS QD JC", "3S", ""),  # it does not come
        ("3D KS QD", "3S", "3D"),  # another comes
        ("3S KS QD", "3S", "3S"),  # the same again
    ],
)
def test_a_three_named_that_is_not_in_hand_is_waited_for(stock, kept, gone):
    """MA-2.4: what may stay is not laid out as long as it has not come."""
    state = after(table(f"{MODERN}hand: 3S {PASTIME}\nstock: {stock}"), "draw 3H")
    assert (hand(state), laid(state)) == (f"{kept} {PASTIME} KS", gone)


def test_a_three_that_replaces_another_can_be_held_back():
    """MA-2.3: drawn is drawn."""
    state = after(table(f"{MODERN}hand: 3S 3S {PASTIME}\nstock: 3H KS QD"), "draw 3H")
    assert laid(state) == "3S 3S"
    assert hand(state) == f"3H {PASTIME} QD KS"


def test_where_red_threes_are_forgotten_or_laid_by_hand_nothing_is_held_back():
    """GT-3.6: drawing with a three in hand forgets it, whatever is said of it."""
    options = 'system: global-trade\noptions: {"red_threes_by_hand": true}\n'
    state = after(table(f"{options}hand: 3H {PASTIME}\nstock: KS QD"), "draw any")
    assert state.table.forgotten[0] == 1
    assert offered(state) == ["lay 3H"]
