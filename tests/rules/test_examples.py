"""The worked examples of classic.md at the table, each as it stands there, and the scores the clauses fix.

Melds on the table are numbered from 0, those of the even seats first.
"""

import pytest

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.table import NOBODY
from tests.rules.playing import CLASSIC, after, offered, outcome, table

TWO_SEVENS = "4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 5C 6S"
OPEN = "ours: QS QH QD"

# --- legal or not, and why -------------------------------------------------------------------------

EXAMPLES = {
    "1 take with the pair of kings and lay the queens": (
        "hand: KS KH QS QH 2D 4C 5H\npile: QD KD KC",
        ["take KS KH | QS QH 2D"],
        "legal",
    ),
    "1 then the buried king and queen may be added": (
        "hand: KS KH QS QH 2D 4C 5H\npile: QD KD KC",
        ["take KS KH | QS QH 2D", "meld KD > 0 | QD > 1"],
        "legal",
    ),
    "2 the buried cards do not help towards 90": (
        "hand: KS KH QS QH 2D 4C 5H\npile: QD KD KC\nscores: 1500 0",
        ["take KS KH | QS QH 2D"],
        "minimum-not-met",
    ),
    "4 the buried five cannot be used": (
        f"hand: 5S 9H KC 4D\n{OPEN}\npile: 5D 5C",
        ["take 5S"],
        "pile-needs-match",
    ),
    "4 nor named": (f"hand: 5S 9H KC 4D\n{OPEN}\npile: 5D 5C", ["take 5S 5D"], "card-not-in-hand"),
    "4 two fives in hand take it": (
        f"hand: 5S 5H KC 4D\n{OPEN}\npile: 5D 5C",
        ["take 5S 5H", "meld 5D > 1"],
        "legal",
    ),
    "5 frozen, own sevens do not help": (
        "hand: 7S KC 4D 9H\nours: 7D 7C 7S 7H\npile: 2S 9D 7D",
        ["take 7S > 0"],
        "pile-frozen-needs-pair",
    ),
    "5 frozen, alone to the sevens": (
        "hand: 7S KC 4D 9H\nours: 7D 7C 7S 7H\npile: 2S 9D 7D",
        ["take > 0"],
        "pile-frozen-needs-pair",
    ),
    "5 frozen, a pair of sevens": (
        "hand: 7S 7H 4D 9H\nours: 7D 7C 7H 7C\npile: 2S 9D 7D",
        ["take 7S 7H > 0"],
        "legal",
    ),
    "6 no card from the hand": ("hand: 4S 5H 6D\nours: JS JH JD\npile: 4C JC", ["take > 0"], "legal"),
    "7 a nine and a two": (f"hand: 9S 2H 4D 5C\n{OPEN}\npile: 4C 9D", ["take 9S 2H"], "legal"),
    "7 two twos": (f"hand: 2S 2H 4D 5C\n{OPEN}\npile: 4C 9D", ["take 2S 2H"], "pile-needs-match"),
    "8 fifty with the top card": ("hand: 9S 9H 2H 4D 5C\npile: 4C 9D", ["take 9S 9H 2H"], "legal"),
    "9 one natural nine opens no pile": (
        "hand: 9S 2H AS AH AD 5C\npile: 4C 9D",
        ["take 9S 2H | AS AH AD"],
        "pile-frozen-needs-pair",
    ),
    "10 two kings and three wild cards": (
        f"turn: 0 play\nhand: KS KH 2S 2H JO 4D 5C\n{OPEN}",
        ["meld KS KH 2S 2H JO"],
        "legal",
    ),
    "10 one king and two twos": (
        f"turn: 0 play\nhand: KS 2S 2H 4D 5C\n{OPEN}",
        ["meld KS 2S 2H"],
        "meld-too-few-naturals",
    ),
    "10 four kings and four wild cards": (
        f"turn: 0 play\nhand: KS KH KD KC 2S 2H 2D JO 4D 5C\n{OPEN}",
        ["meld KS KH KD KC 2S 2H 2D JO"],
        "meld-too-many-wilds",
    ),
    "11 three fives below zero": ("turn: 0 play\nscores: -105 0\nhand: 5S 5H 5D 9C KD", ["meld 5S 5H 5D"], "legal"),
    "12 a canasta of fours at 3,000": (
        "turn: 0 play\nscores: 3000 0\nhand: 4S 4H 4D 4C 4S 4H 4D 9C KD",
        ["meld 4S 4H 4D 4C 4S 4H 4D"],
        "minimum-not-met",
    ),
    "14 the whole hand from the stock": (
        f"turn: 0 play\nscores: 3000 0\nhand: {TWO_SEVENS}",
        ["meld 4S 4H 4D 4C 4S 4H 4D | 5S 5H 5D 5C", "discard 6S"],
        "legal",
    ),
    "14 a card more stays in hand": (
        f"turn: 0 play\nscores: 3000 0\nhand: {TWO_SEVENS}",
        ["meld 4S 4H 4D 4C 4S 4H 4D | 5S 5H 5D"],
        "minimum-not-met",
    ),
    "15 the whole hand with the pile": (
        "scores: 3000 0\nhand: 4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 6S\npile: 5C",
        ["take 5S 5H 5D | 4S 4H 4D 4C 4S 4H 4D"],
        "minimum-not-met",
    ),
    "15 the same below zero": (
        "scores: -5 0\nhand: 4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 6S\npile: 5C",
        ["take 5S 5H 5D | 4S 4H 4D 4C 4S 4H 4D", "discard 6S"],
        "legal",
    ),
    "16 a queen for the partner's meld": (
        "turn: 0 play\nours: QS QH QD\nmelded by: 2\nhand: KS KH KD KC KS KH KD 8S 8H 8D 8C QC 5S",
        ["meld KS KH KD KC KS KH KD | 8S 8H 8D 8C | QC > 0", "discard 5S"],
        "legal",
    ),
    "17 kings join the partner's kings": (
        "turn: 0 play\nours: KH KD KC\nmelded by: 2\nhand: KS KH KD KC 2S 2H 2D QS QH QD QC 5S",
        ["meld KS KH KD KC 2S 2H 2D | QS QH QD QC"],
        "duplicate-meld",
    ),
    "18 down to one card": (
        f"turn: 0 play\n{OPEN}\nhand: 8S 8H 8D 6C",
        ["meld 8S 8H 8D"],
        "canasta-needed",
    ),
    "18 down to two cards": (
        f"turn: 0 play\n{OPEN}\nhand: 8S 8H 8D 6C 5S",
        ["meld 8S 8H 8D", "discard 6C"],
        "legal",
    ),
    "18 and the last of two is kept": (
        f"turn: 0 play\n{OPEN}\nhand: 6C 5S",
        ["discard 6C", "discard 5S"],
        "wrong-phase",
    ),
    "19 black threes, then the nine": (
        "turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 3S 3C 3S 9D",
        ["meld 3S 3C 3S", "discard 9D"],
        "legal",
    ),
    "19 black threes, two cards stay": (
        "turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 3S 3C 3S 9D 6H",
        ["meld 3S 3C 3S"],
        "black-threes-only-going-out",
    ),
    "19 black threes without a canasta": (
        f"turn: 0 play\n{OPEN}\nhand: 3S 3C 3S 9D",
        ["meld 3S 3C 3S"],
        "canasta-needed",
    ),
    "19 two black threes and a wild card": (
        "turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 3S 3C 2S 9D",
        ["meld 3S 3C 2S"],
        "meld-too-few-naturals",
    ),
    "19 three black threes and a wild card": (
        "turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 3S 3C 3S 2S 9D",
        ["meld 3S 3C 3S 2S"],
        "meld-too-many-wilds",
    ),
    "20 a black three on top": (
        f"hand: 3S 3C 2H 9D 6H\n{OPEN}\npile: TD 3S",
        ["take 3S 3C"],
        "pile-top-black-three",
    ),
    "20 once covered it has no effect": (
        f"hand: TS 2H 9D 6H\n{OPEN}\npile: 4D 3S TD",
        ["take TS 2H"],
        "legal",
    ),
    "21 a buried two freezes for all": (
        f"hand: TS 2H 9D 6H\n{OPEN}\npile: 6D 2S TD",
        ["take TS 2H"],
        "pile-frozen-needs-pair",
    ),
    "21 two tens": (f"hand: TS TH 9D 6H\n{OPEN}\npile: 6D 2S TD", ["take TS TH"], "legal"),
    "22 one card and one card": (
        "hand: 9S\nours: 9H 9D 9C | KS KH KD KC KS KH KD\npile: 9D",
        ["take > 0"],
        "pile-single-card",
    ),
    "22 with the stock empty": (
        "hand: 9S\nours: 9H 9D 9C | KS KH KD KC KS KH KD\npile: 9D\nstock: 0",
        ["take > 0", "discard 9S"],
        "legal",
    ),
    "22 or both at once": (
        "hand: 9S\nours: 9H 9D 9C | KS KH KD KC KS KH KD\npile: 9D\nstock: 0",
        ["take 9S > 0"],
        "legal",
    ),
    "23 queens melded: it must be taken": (
        f"hand: 4S 5H 6D\n{OPEN}\npile: 4C QC\nstock: 0",
        ["end"],
        "take-is-compulsory",
    ),
    "23 no queens melded: it may": (
        "hand: QS QH 6D 9H\nours: KS KH KD\npile: 4C QC\nstock: 0",
        ["take QS QH"],
        "legal",
    ),
    "23 or the deal ends": ("hand: QS QH 6D 9H\nours: KS KH KD\npile: 4C QC\nstock: 0", ["end"], "legal"),
    "23 frozen: it need not": (f"hand: QS QC 6D\n{OPEN}\npile: 2C QC\nstock: 0", ["end"], "legal"),
    "23 nothing can be drawn": (f"hand: 4S 5H 6D\n{OPEN}\npile: 4C QC\nstock: 0", ["draw"], "stock-empty"),
    "26 a six and a joker make four wild cards": (
        "hand: 6S JO 4D 9H\nours: 6H 6D 6C 2S 2H 2D\npile: 4C 6D",
        ["take 6S JO > 0"],
        "meld-too-many-wilds",
    ),
    "26 the top card alone": ("hand: 6S JO 4D 9H\nours: 6H 6D 6C 2S 2H 2D\npile: 4C 6D", ["take > 0"], "legal"),
    "27 a frozen up-card pile needs a pair": (
        f"hand: KS 2H 4D 9H\n{OPEN}\npile: 2S 3H KD",
        ["take KS 2H"],
        "pile-frozen-needs-pair",
    ),
    "27 a pair of kings": (f"hand: KS KH 4D 9H\n{OPEN}\npile: 2S 3H KD", ["take KS KH"], "legal"),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name):
    position, actions, expected = EXAMPLES[name]
    assert outcome(table(position), *actions) == expected


@pytest.mark.parametrize("name", [name for name, example in EXAMPLES.items() if example[2] == "legal"])
def test_the_first_action_of_a_legal_example_leads_on(name):
    position, actions, _ = EXAMPLES[name]
    state = after(table(position), actions[0])
    assert state.table.over or offered(state)


# --- what comes of it ------------------------------------------------------------------------------


def card_count(cards: str) -> int:
    return CLASSIC[4].pack.points(read_cards(cards))


@pytest.mark.parametrize(
    ("melds", "points"),
    [
        ("KS KH KC QS QH 2D", 70),
        ("KS KH KC KD QS QH QD 2D", 90),
        ("KS KH KD KC KS KH KD", 70),
        ("9D 9S 2H", 40),
        ("9S 9H 9D 2H", 50),
        ("9S 9D 2H AS AH AD", 100),
        ("KS KH 2S 2H JO", 110),
        ("5S 5H 5D", 15),
        ("4S 4H 4D 4C 4S 4H 4D", 35),
        ("4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 5C", 55),
        ("8S 8H 8D 8C 8S 8H 8D 2S", 90),
        ("3S 3C", 10),
    ],
)
def test_the_card_counts_of_the_examples(melds, points):
    assert card_count(melds) == points


def test_example_1_the_melds_after_the_take():
    state = after(table("hand: KS KH QS QH 2D 4C 5H\npile: QD KD KC"), "take KS KH | QS QH 2D", "meld KD > 0 | QD > 1")
    kings, queens = state.table.melds[0]
    assert sorted(kings.cards) == sorted(read_cards("KS KH KC KD"))
    assert sorted(queens.cards) == sorted(read_cards("QS QH 2D QD"))
    assert state.hands[0].cards() == sorted(read_cards("4C 5H"))


@pytest.mark.parametrize(
    ("score", "minimum"),
    [(-3000, 15), (-105, 15), (-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (4995, 120)],
)
def test_example_13_the_minimum_by_score(score, minimum):
    for players in (2, 4):
        state = table(f"players: {players}\nturn: 0 play\nscores: {score} 0\nhand: KS KH KD QS QH QD AS AH AD AC 4D 5C")
        assert state.table.minimum(0) == minimum
        assert state.table.minimum(1) == 50


def out_bonus(position: str, *actions: str) -> tuple[int, int]:
    """What going out pays the side of seat 0: the bonus, and what concealed adds."""
    sheet = after(table(position), *actions).score()[0]
    return sheet.points(Item.GOING_OUT), sheet.points(Item.CONCEALED)


def test_example_3_a_natural_canasta_of_kings_is_570():
    state = table("hand: QH 4D\nours: KS KH KD KC KS KH KD\npile: QS\nstock: 0")
    sheet = after(state, "end").score()[0]
    assert sheet.points(Item.MELDED) + sheet.points(Item.NATURAL_CANASTAS) == 570


def test_example_14_is_concealed():
    position = f"turn: 0 play\nscores: 3000 0\nhand: {TWO_SEVENS}"
    assert out_bonus(position, "meld 4S 4H 4D 4C 4S 4H 4D | 5S 5H 5D 5C", "discard 6S") == (100, 100)


PARTNERS_QUEENS = "turn: 0 play\nours: QS QH QD\nmelded by: 2\n"


def test_example_16_is_concealed_after_the_partner_has_melded():
    position = PARTNERS_QUEENS + "hand: KS KH KD KC KS KH KD 8S 8H 8D 8C 5S"
    assert out_bonus(position, "meld KS KH KD KC KS KH KD | 8S 8H 8D 8C", "discard 5S") == (100, 100)
    assert out_bonus(position, "meld KS KH KD KC KS KH KD", "meld 8S 8H 8D 8C", "discard 5S") == (100, 100)


def test_example_16_is_not_concealed_with_a_queen_for_the_partner():
    position = PARTNERS_QUEENS + "hand: KS KH KD KC KS KH KD 8S 8H 8D 8C QC 5S"
    assert out_bonus(position, "meld KS KH KD KC KS KH KD | 8S 8H 8D 8C | QC > 0", "discard 5S") == (100, 0)


def test_going_out_with_a_canasta_of_the_partners_alone_is_not_concealed():
    position = "turn: 0 play\nours: QS QH QD QC QS QH QD\nmelded by: 2\nhand: 8S 8H 8D 5S"
    assert out_bonus(position, "meld 8S 8H 8D", "discard 5S") == (100, 0)


def test_who_had_melded_before_does_not_go_out_concealed():
    position = "turn: 0 play\nours: QS QH QD\nhand: KS KH KD KC KS KH KD 5S"
    assert out_bonus(position, "meld KS KH KD KC KS KH KD", "discard 5S") == (100, 0)


def test_example_17_kings_that_join_the_partners_are_not_concealed():
    position = "turn: 0 play\nours: KH KD KC\nmelded by: 2\nhand: KS KH KD KC 2S 2H 2D QS QH QD QC 5S"
    assert out_bonus(position, "meld KS KH KD KC 2S 2H 2D > 0 | QS QH QD QC", "discard 5S") == (100, 0)


def test_concealed_with_the_pile_pays_200():
    position = "scores: -5 0\nhand: 4S 4H 4D 4C 4S 4H 4D 5S 5H 5D 6S\npile: 5C"
    assert out_bonus(position, "take 5S 5H 5D | 4S 4H 4D 4C 4S 4H 4D", "discard 6S") == (100, 100)


def test_example_20_a_ten_on_the_black_three_frees_the_pile():
    state = table("turn: 3 play\nhand: TD 6C\ntheirs: QS QH QD\nhand 0: TS 2H 9D 6H\npile: 4D 3S")
    assert outcome(state, "discard TD", "take TS 2H") == "legal"


def test_example_24_the_last_card_is_a_red_three():
    state = after(table("hand: KS KH KD KC KS KH 4C\nhand 2: 0\nours: QS QH QD\nstock: 3D\npile: 5S"), "draw")
    assert state.table.over
    assert state.table.out == NOBODY
    assert state.table.threes[0] == read_cards("3D")
    sheet = state.score()[0]
    assert sheet.points(Item.IN_HAND) == -65
    assert sheet.points(Item.RED_THREES) == 100
    assert sheet.points(Item.GOING_OUT) == 0
    assert state.table.to_act() == NOBODY


def test_example_25_a_two_makes_a_natural_canasta_mixed():
    state = table("turn: 0 play\nours: 8S 8H 8D 8C 8S 8H 8D\nhand: 2S 9H")
    state = after(state, "meld 2S > 0")
    assert state.table.rules.melds.canastas(state.table.melds[0]) == [0, 1, 0, 0]
    sheet = after(state, "discard 9H").score()[0]
    assert sheet.points(Item.MIXED_CANASTAS) == 300
    assert sheet.points(Item.NATURAL_CANASTAS) == 0
    assert sheet.points(Item.MELDED) == 90


def test_example_27_the_red_three_is_laid_out_without_replacement():
    state = after(table(f"hand: KS KH 4D 9H\n{OPEN}\npile: 2S 3H KD"), "take KS KH")
    assert state.table.threes[0] == read_cards("3H")
    assert state.hands[0].cards() == sorted(read_cards("2S 4D 9H"))
    assert state.table.stock == 20
    assert not state.table.frozen


def test_example_30_a_single_last_card_is_a_draw():
    state = after(table("players: 2\nhand: 4S 5S 6S\nstock: 9C\npile: 5C"), "draw")
    assert state.hands[0].cards() == sorted(read_cards("4S 5S 6S 9C"))
    assert outcome(state, "discard 9C") == "legal"


# --- the stock's last cards, two players (CL-12.5 to CL-12.7, A-18, A-25) -----------------------------


@pytest.mark.parametrize(
    ("stock", "hand", "threes", "left", "over"),
    [
        ("9C KD 7H", "9C KD", "", 1, False),
        ("9C 3H KD", "9C KD", "3H", 0, False),
        ("3H 9C KD", "9C KD", "3H", 0, False),
        ("3H 3D 9C KD", "9C KD", "3H 3D", 0, False),
        ("3H 3D KD", "KD", "3H 3D", 0, False),
        ("9C 3H", "9C", "3H", 0, False),
        ("3H 9C", "9C", "3H", 0, False),
        ("9C", "9C", "", 0, False),
        ("3H", "", "3H", 0, True),
        ("3H 3D", "", "3H 3D", 0, True),
        ("3H 3D 3H", "", "3H 3D 3H", 0, True),
    ],
)
def test_the_last_cards_where_two_are_drawn(stock, hand, threes, left, over):
    state = after(table(f"players: 2\nhand: 4S 5S 6S\nstock: {stock}\npile: 5C"), "draw")
    assert state.hands[0].cards() == sorted(read_cards(f"4S 5S 6S {hand}"))
    assert state.table.threes[0] == read_cards(threes)
    assert state.table.stock == left
    assert state.table.over == over


@pytest.mark.parametrize(
    ("stock", "hand", "over"), [("3H 9C", "9C", False), ("3H", "", True), ("3H 3D", "", True), ("9C", "9C", False)]
)
def test_the_last_cards_where_one_is_drawn(stock, hand, over):
    state = after(table(f"hand: 4S 5S 6S\nstock: {stock}\npile: 5C"), "draw")
    assert state.hands[0].cards() == sorted(read_cards(f"4S 5S 6S {hand}"))
    assert state.table.over == over


# --- scores that the clauses fix -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("threes", "ours", "points"),
    [
        ("3H", OPEN, 100),
        ("3H 3D", OPEN, 200),
        ("3H 3D 3H", OPEN, 300),
        ("3H 3D 3H 3D", OPEN, 800),
        ("3H 3D 3H 3D", "", -800),
    ],
)
def test_red_threes_count_for_or_against(threes, ours, points):
    state = after(table(f"hand: 4S 5S\nthrees: {threes}\nstock: 0\npile: 9D\n{ours}".strip()), "end")
    assert state.score()[0].points(Item.RED_THREES) == points


@pytest.mark.parametrize(
    ("totals", "winner"),
    [([5000, 4995], 0), ([4995, 4990], NOBODY), ([5000, 5000], NOBODY), ([5100, 5600], 1), ([-10, 5005], 1)],
)
def test_a_match_is_won_at_5000_by_the_higher_total(totals, winner):
    assert CLASSIC[4].scoring.winner(totals, 9) == winner
    assert CLASSIC[2].scoring.winner(totals, 9) == winner
