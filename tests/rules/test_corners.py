"""Corners of the rules where play at random has found a fault, each as the position in which it showed.

The clause stands with each; `soak` finds such positions, here they stay found.
"""

import pytest

from tests.rules.playing import after, offered, outcome, refusal, table

SAMBA = "system: samba\nturn: 0 play\n"


# --- wild cards and finished canastas -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("melds", "action", "code"),
    [
        ("7C 7H 7S 7D 7C 7H", "meld 2D > 0", "legal"),
        ("7C 7H 7S 7D 7C 7H", "meld 2D JO > 0", "meld-closed"),
        ("7C 7H 7S 7D 7C", "meld 2D JO > 0", "legal"),
        ("7C 7H 7S 7D 7C 7H", "meld 2D 7S > 0", "legal"),
        ("7C 7H 7S 7D 7C 7H 7S", "meld 2D > 0", "meld-closed"),
    ],
)
def test_the_second_of_two_wild_cards_may_not_be_added_to_the_canasta_that_the_first_made(melds, action, code):
    """SA-3.3: wild cards complete a canasta and are not added to it, laid one by one or at once."""
    state = table(f"{SAMBA}ours: {melds} | 9S 9H 9D\nhand: 2D JO 7S KD KS 4C 5C")
    assert outcome(state, action) == code


@pytest.mark.parametrize(
    ("hand", "pile", "action", "code"),
    [
        ("8S 8D 2H 4C 5C", "8C", "take 8S 8D > 0", "legal"),
        ("8S 8D 2H 4C 5C", "8C", "take 8S 8D 2H > 0", "meld-closed"),
        ("8S 8D 2H 4C 5C", "8C", "take > 0 | 2H > 0", "legal"),
    ],
)
def test_a_take_lays_its_pair_before_a_wild_card_beside_it(hand, pile, action, code):
    """SA-3.3 and CL-6.1: the pair and the top card make the canasta, and no wild card is added to it."""
    state = table(f"system: samba\nours: 8S 8S 8C JO | 9S 9H 9D\nhand: {hand}\npile: {pile}")
    assert outcome(state, action) == code


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [
        ("7C 7H 7S 7D 7C 7H 7S", "7D 7C 2S", "meld-closed"),
        ("7C 7H 7S 7D 7C 7H 2C", "7D 7C 7S", "legal"),
        ("7C 7H 7S 7D 7C 7H 2C", "7D 7C 7S 7H 7D 2S 7S", "meld-closed"),
        ("7C 7H 7S 7D 7C 7H 7S", "7D 7C 7H 7D 2S 2D 7S", "legal"),
    ],
)
def test_what_joins_a_canasta_brings_no_wild_card(first, second, code):
    """A-9 of samba.md: of two canastas the natural one joins the other."""
    state = table(f"{SAMBA}ours: {first} | {second}\nhand: 4C 5C 6D")
    assert outcome(state, "join 0 1") == code


# --- leave to go out --------------------------------------------------------------------------------------------


def test_a_yes_binds_to_nothing_while_the_partner_has_not_played_from_the_foot():
    """HF-7.2 and A-20 of classic.md: going out was impossible when the question was asked."""
    books = "4C 4D 4S 4H 4C 4D 4S | 5C 5D 5S 5H 5C 5D 5S | 6C 6D 6S 6H 6C 6D 2S | 7C 7D 7S 7H 7C 7D 2S"
    books += " | 2D 2C 2H JO JO JO JO"
    text = (
        f"system: hand-and-foot\nturn: 0 play\nhand: KS KH KD 9C\nours: {books}\nextra: " + '{"foot_played": [0, 1, 3]}'
    )
    state = after(table(text), "ask", "yes")
    assert outcome(state, "discard 9C") == "legal"
    assert outcome(state, "meld KS KH KD") == "partner-not-in-foot"


# --- what may be done ---------------------------------------------------------------------------------------------


def test_a_wild_top_card_is_offered_only_for_melds_that_could_take_it():
    """VA-2.9 with CL-5.9: a pair of a rank that lies there joins that meld."""
    options = '{"top_wild_takeable": true}'
    state = table(f"options: {options}\nours: 8H 8C 8D | 7H 7S 7D\nhand: 8C 8S 9S AD 4C\npile: 5C 2H")
    assert offered(state) == ["draw", "take 8S 8C > 0"]
    assert outcome(state, "take 8S 8C") == "duplicate-meld"


@pytest.mark.parametrize("system", ["samba", "bolivia", "joker-samba"])
def test_where_suits_have_a_meaning_each_choice_of_them_is_offered(system):
    """A card that a set takes is lost to a sequence (SA-4.1)."""
    state = table(f"system: {system}\nours: 9S 9H 9D\nturn: 0 play\nhand: QS QH QD QC 4C 5C")
    begun = [action for action in offered(state) if action.startswith("meld Q")]
    assert begun == ["meld QS QH QD", "meld QS QH QC", "meld QS QD QC", "meld QH QD QC", "meld QS QH QD QC"]
    state = table(f"system: {system}\nours: 9S 9H 9D\nhand: QS QH QD 4C 5C\npile: 4D QC")
    assert offered(state)[1:] == ["take QS QH", "take QS QD", "take QH QD"]


def test_a_draw_that_finds_the_stock_used_up_by_threes_ends_the_deal():
    """SA-8.2 and A-18 of classic.md: a red three that was held back takes the last card."""
    state = table('system: samba\noptions: {"profile": "dutch"}\nstock: 3H\nhand: 3D KS QS\nours: 9S 9H 9D')
    assert refusal(state, "draw") is None
    assert after(state, "draw").table.over
