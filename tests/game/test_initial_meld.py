"""The initial meld as each system has it: what counts, what else it must be, and with the pile (CL-7, MA-5, HF-5)."""

import pytest

from canasta_desktop.game.staging_places import NEW_MELD, PILE
from canasta_desktop.rules.actions import NEW, LayMeld, Play, Take
from canasta_desktop.rules.cards import JOKER, cards_text
from canasta_desktop.rules.notation import action_text
from tests.game.matches import cards, code, draft, new, staged

MA = "system: modern-american\nturn: 0 play\n"


def modern(*melds, hand, score=0):
    """A modern American hand with these melds staged."""
    turn = draft(MA + f"hand: {hand}\nscores: {score} 0")
    for some in melds:
        assert turn.place(cards(some), NEW_MELD) is None, some
    return turn


def proposals(turn):
    return [action_text(take) for take in turn.take_choices()]


def test_a_pure_meld_and_the_minimum():
    """MA-5.2, worked example 1."""
    meter = modern("KS KH KD", "AS AH 2S JO", hand="KS KH KD AS AH 2S JO 4S 5S 6S").meter()
    assert (meter.points, meter.minimum, meter.complete, meter.lacks) == (140, 125, True, None)


def test_enough_points_without_a_pure_meld_are_not_complete():
    """MA-5.2, worked example 2."""
    meter = modern("KS KH 2S", "AS AH 2H JO", hand="KS KH 2S AS AH 2H JO 4S 5S 6S").meter()
    assert (meter.points, meter.complete, meter.missing) == (150, False, 0)
    assert code(meter.lacks) == "initial-needs-pure-meld"


def test_the_lacking_pure_meld_is_suggested():
    """MA-5.2: with 4H 4D the fours are one."""
    turn = modern("KS KH 2S", "AS AH 2H JO", hand="KS KH 2S AS AH 2H JO 4S 4H 4D 6S 7S")
    assert [cards_text(some) for some in turn.meter().suggestions] == ["4S 4H 4D"]


def test_a_wild_meld_and_a_pure_one():
    """MA-5.2, worked example 3."""
    turn = modern("2S 2H JO", "AS AH AD", hand="2S 2H JO AS AH AD 4S 5S 6S")
    meter = turn.meter()
    assert (meter.points, meter.complete) == (150, True)
    assert [part.rank for part in meter.parts] == [JOKER, 12]


def test_beside_an_unfinished_wild_meld_no_other_gets_wild_cards():
    """MA-3.8, worked example 4; in either order."""
    turn = modern("JO JO 2S", hand="JO JO 2S 2H QS QH 4S 5S")
    assert code(turn.place(cards("QS QH 2H"), NEW_MELD)) == "wild-meld-unfinished"
    turn = modern("QS QH 2H", hand="JO JO 2S 2H QS QH 4S 5S")
    assert code(turn.place(cards("JO JO 2S"), NEW_MELD)) == "wild-meld-unfinished"


def test_a_whole_wild_canasta_may_lie_beside_them():
    """A-10 of modern-american.md"""
    hand = "JO JO 2S 2H 2D 2C 2S QS QH JO 4S 5S 6S"
    turn = modern("QS QH JO", hand=hand)
    assert turn.place(cards("JO JO 2S 2H 2D 2C 2S"), NEW_MELD) is None
    assert turn.meter().complete


def test_a_splash_needs_no_minimum():
    """MA-5.3, worked example 7."""
    turn = modern("4S 4S 4H 4H 4D 4D 4C", hand="4S 4S 4H 4H 4D 4D 4C 5S 6S 8S", score=5000)
    meter = turn.meter()
    assert (meter.points, meter.minimum, meter.complete, meter.missing) == (35, 180, True, 0)


def test_a_mixed_canasta_is_no_splash():
    """MA-5.3, worked example 7."""
    meter = modern("4S 4S 4H 4H 4D 4D 2C", hand="4S 4S 4H 4H 4D 4D 2C 5S 6S 8S", score=5000).meter()
    assert (meter.complete, meter.missing) == (False, 130)
    assert code(meter.lacks) == "minimum-not-met"


def test_wild_cards_may_wait_for_the_fifth_natural():
    """MA-3.3b, worked example 8: 8 8 2 is staged if three more eights are in hand."""
    text = MA + "hand: 8S 8H 8D {} 2S 4S 5S 6S\nours: KS KH KD"
    assert code(draft(text.format("9S 9H")).place(cards("8S 8H 2S"), NEW_MELD)) == "wild-needs-five"
    turn = draft(text.format("8C 8S"))
    assert turn.place(cards("8S 8H 2S"), NEW_MELD) is None
    assert code(turn.groups()[0].lacks) == "wild-needs-five"
    assert turn.place(cards("8D 8C 8S"), new(1)) is None
    assert code(turn.action()) == "legal"


def test_a_dead_rank_is_refused_from_the_first_card():
    """MA-3.10, worked example 17."""
    turn = draft(MA + "hand: TS TH 4S 5S 6S\nours: KS KH KD\ntheirs: TS TH TD TC TC 2S 2H")
    assert code(turn.place(cards("TS TH"), NEW_MELD)) == "meld-rank-not-allowed"


def test_sevens_never_wait_for_a_wild_card():
    """MA-3.5, worked example 10."""
    turn = draft(MA + "hand: 7S 7H 2D 4S 5S\nours: KS KH KD")
    assert code(turn.place(cards("7S 7H 2D"), NEW_MELD)) == "meld-too-many-wilds"


# --- with the pile ---------------------------------------------------------------------------------

TAKE = "system: modern-american\nturn: 0 draw\npile: 8C {}\nhand: "


def test_the_initial_meld_comes_from_the_hand_and_the_pair_beside_it():
    """MA-4.5, worked example 15: the kings and the top card count for nothing."""
    turn = draft(TAKE.format("KC") + "KS KH QS QH QD AS AH 2S JO 9S 5S")
    assert turn.place(cards("KS KH"), PILE) is None
    assert (turn.meter().points, turn.meter().complete) == (0, False)
    turn.place(cards("QS QH QD"), NEW_MELD)
    turn.place(cards("AS AH 2S JO"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.complete) == (140, True)
    assert turn.action() == Take(cards("KS KH"), NEW, (Play(cards("QS QH QD")), Play(cards("AS AH 2S JO"))))


def test_the_pair_may_lie_within_the_initial_meld():
    """MA-4.5: kings in the draft show the pair; the top card joins them and counts nothing."""
    turn = draft(TAKE.format("KC") + "KS KH KD AS AH 2S JO 9S 5S")
    turn.place(cards("KS KH KD"), NEW_MELD)
    turn.place(cards("AS AH 2S JO"), NEW_MELD)
    assert turn.place((), PILE) is None
    assert turn.action() == Take((), NEW, (Play(cards("KS KH KD")), Play(cards("AS AH 2S JO"))))
    assert turn.meter().points == 140
    assert proposals(turn) == ["take | KS KH KD | AS AH 2S JO"]


def test_a_pair_put_on_the_pile_joins_the_draft_of_its_rank():
    """MA-4.5, MA-3.9: one meld of kings."""
    turn = draft(TAKE.format("KC") + "KS KH KD KS AS AH 2S JO 9S 5S")
    turn.place(cards("KS KH"), NEW_MELD)
    turn.place(cards("AS AH 2S JO"), NEW_MELD)
    assert turn.place(cards("KD KS"), PILE) is None
    action = turn.action()
    assert isinstance(action, Take)
    assert (action.cards, [len(play.cards) for play in action.plays]) == ((), [4, 4])


def test_the_proposals_bring_the_whole_initial_meld():
    """MA-4.5, worked example 15."""
    turn = draft(TAKE.format("KC") + "KS KH QS QH QD AS AH 2S JO 9S 5S")
    assert "take KS KH | QS QH QD | AS AH 2S JO" in proposals(turn)


def test_what_is_staged_is_completed_by_melds_that_show_the_pair():
    """MA-4.5: the aces are staged; the kings make the meld pure, and the pair lies within them."""
    turn = draft(TAKE.format("KC") + "KS KH KD AS AH 2S JO 9S 5S")
    turn.place(cards("AS AH 2S JO"), NEW_MELD)
    assert proposals(turn) == ["take | AS AH 2S JO | KS KH KD"]


def test_example_16_the_top_card_makes_no_pure_meld():
    """MA-4.5, worked example 16."""
    turn = draft(TAKE.format("KC") + "KS KH AS AH 2S 2H 5S 6S 8S")
    turn.place(cards("KS KH"), PILE)
    turn.place(cards("AS AH 2S 2H"), NEW_MELD)
    assert code(turn.action()) == "minimum-not-met"
    assert proposals(turn) == []


def test_in_classic_german_the_pile_is_out_of_reach_before_the_initial_meld():
    """CG-6.3"""
    turn = draft("system: classic-german\nturn: 0 draw\nhand: KS KH QS QH QD AS AH AD\npile: 8C KC")
    assert code(turn.place(cards("KS KH"), PILE)) == "pile-before-initial-meld"
    assert turn.take_choices() == []


@pytest.mark.parametrize(("number", "complete"), [(1, True), (2, False)])
def test_the_minimum_goes_by_the_deal(number, complete):
    """HF-5.1, worked example 1: 50 in the first deal, 90 in the second."""
    turn = draft(
        "system: hand-and-foot\nturn: 0 draw\nhand: 9S 9H 2D 4S 5S 6S\npile: 8C 9C\n" + f'extra: {{"deal": {number}}}'
    )
    turn.place(cards("9S 9H 2D"), PILE)
    meter = turn.meter()
    assert (meter.points, meter.minimum, meter.complete) == (50, {1: 50, 2: 90}[number], complete)


def test_one_meld_alone_must_reach_the_minimum():
    """VA-3.6: the best one counts, not the sum."""
    options = 'options: {"first_meld_single": true}\n'
    turn = draft("system: verschaerft\nplayers: 2\n" + options + "turn: 0 play\nhand: KS KH KD QS QH QD QC QS 4S 5S")
    turn.place(cards("KS KH KD"), NEW_MELD)
    turn.place(cards("QS QH QD QC"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.minimum, meter.complete, meter.missing) == (40, 50, False, 10)
    assert [part.points for part in meter.parts] == [30, 40]
    turn.place(cards("QS"), new(2))
    assert turn.meter().complete


def test_a_joker_canasta_is_laid_whole_but_staged_card_by_card():
    """VS-4.5"""
    text = "system: verschaerft\nplayers: 2\nturn: 0 play\nhand: 2S 2H 2D 2C JO JO {} 4S 5S\nours: KS KH KD"
    assert code(draft(text.format("6S")).place(cards("2S 2H"), NEW_MELD)) == "wild-meld-not-allowed"
    turn = draft(text.format("JO"))
    assert turn.place(cards("2S 2H"), NEW_MELD) is None
    assert code(turn.groups()[0].lacks) == "wild-meld-not-allowed"
    assert turn.place(cards("2D 2C JO JO JO"), new(1)) is None
    assert turn.action() == LayMeld((Play(cards("2S 2H 2D 2C JO JO JO")),))


def test_wild_cards_wait_for_a_majority_of_naturals():
    """VS-4.2"""
    text = "system: verschaerft\nplayers: 2\nturn: 0 play\nhand: KS KH {} 2S 2H 4S 5S\nours: QS QH QD"
    assert code(draft(text.format("6S")).place(cards("KS KH 2S 2H"), NEW_MELD)) == "meld-too-many-wilds"
    turn = draft(text.format("KD"))
    assert turn.place(cards("KS KH 2S 2H"), NEW_MELD) is None
    assert turn.place(cards("KD"), new(1)) is None
    assert code(turn.action()) == "legal"


def test_black_threes_are_melded_at_any_time():
    """VS-4.6"""
    turn = draft("system: verschaerft\nplayers: 2\nturn: 0 play\nhand: 3S 3C 3S 4S 5S 6S\nours: QS QH QD")
    assert turn.place(cards("3S 3C 3S"), NEW_MELD) is None
    assert code(turn.action()) == "legal"


def test_with_the_option_they_are_not():
    """VA-3.4"""
    options = 'options: {"black_threes_going_out_only": true}\n'
    text = "system: verschaerft\nplayers: 2\n" + options + "turn: 0 play\nhand: 3S 3C 3S 4S 5S 6S\nours: QS QH QD"
    assert code(draft(text).place(cards("3S 3C 3S"), NEW_MELD)) == "black-threes-only-going-out"


def test_black_threes_go_out_with_the_pile():
    """CL-5.12: the take leaves none but them, so they may be staged beside it."""
    canasta = "ours: 8S 8H 8D 8S 8H 8D 8C | 9S 9H 9D"
    turn = draft(f"turn: 0 draw\nhand: 3S 3C 3S 9S\npile: 9C\n{canasta}")
    assert turn.place((), PILE) is None
    assert turn.place(cards("3S 3C 3S"), NEW_MELD) is None
    assert staged(turn) == ["pile:0 ", "draft:1 3S 3S 3C"]
    assert code(turn.action()) == "legal"
