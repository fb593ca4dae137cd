"""Positions as cases have them: what of a pile turning up can have left there."""

import pytest

from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.positions import read_position

OFF = {"black_three_freezes": False}


def read(system: str, options: dict, pile: str, **more: object):
    rules = rule_set(system, 4, options)
    sides = rules.seating.sides
    position = {
        "turn": 0,
        "phase": "draw",
        "hands": [5, 5, 5, 5],
        "melds": [[] for _ in range(sides)],
        "red_threes": [""] * sides,
        "stock": 20,
        "pile": pile,
        **more,
    }
    return read_position(rules, position)


PILES = [
    # a black three freezes as a discard, or turned up, or not at all (CG-2.3, CG-6.5, CL-6.8)
    ("classic-german", {}, "5D 3C 9D", "3C"),
    ("classic-german", OFF, "5D 3C 9D", ""),
    ("classic-german", {}, "3C 9D 5D", "3C"),
    ("classic-german", OFF, "3C 9D 5D", "3C"),
    ("classic-german", OFF, "3C 3S 9D 3S 5D", "3C 3S"),
    ("classic-german", OFF, "3C", ""),
    ("classic-german", OFF, "9D 3C JO", "JO"),
    ("classic", {}, "3C 9D", ""),
    ("classic", {}, "9D 2S 5D", "2S"),
    ("classic", {}, "2S 3H KD 9D", "2S 3H"),
    ("classic", {}, "2S", "2S"),
    # a wild card turned up does not lock in verschaerft, a discarded one does (VS-5.3, VS-5.6, VA-3.5)
    ("verschaerft", {}, "JO 5C 9D", ""),
    ("verschaerft", {}, "5C JO 9D", "JO"),
    ("verschaerft", {}, "JO 2S", "JO 2S"),
    ("verschaerft", {"upcard_locks": True}, "JO 5C 9D", "JO"),
    ("verschaerft", {}, "5C 3S 9D", "3S"),
    ("verschaerft", {}, "3S 9D", ""),
    # nothing is turned up, or nothing freezes (MA-1.2, HF-2.1)
    ("modern-american", {}, "5C JO 9D", ""),
    ("hand-and-foot", {}, "5C JO 9D", ""),
    ("global-trade", {}, "2S 9D", "2S"),
]


@pytest.mark.parametrize(("system", "options", "pile", "freezing"), PILES)
def test_a_pile_is_frozen_by_the_cards_that_can_have_frozen_it(system, options, pile, freezing):
    table = read(system, options, pile).table
    assert [pile.split()[place] for place in table.rules.freezing(table.pile)] == freezing.split()
    assert table.frozen == bool(freezing)
    assert table.rules.freezing_now(table) == table.rules.freezing(table.pile)


def test_a_position_may_know_better():
    table = read("verschaerft", {}, "JO 5C 9D", frozen=True).table
    assert table.rules.freezing_now(table) == [0]  # the pile has been taken since, and the joker discarded
    table = read("classic", {}, "JO 5C 9D", frozen=False).table
    assert table.rules.freezing_now(table) == []
