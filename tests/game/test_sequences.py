"""Sequences in the making: begun card by card, added to at either end, the pile taken to one (SA-4, SA-5)."""

import pytest

from canasta_desktop.game.staging_places import NEW_MELD, PILE
from canasta_desktop.rules.actions import LayMeld, Play, Take
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.table import RUN
from tests.game.matches import cards, code, draft, meld, new, staged

PLAY = "system: samba\nturn: 0 play\nours: KS KH KD | 7S 8S 9S | 5H 6H 7H\n"
HAND = "hand: TS 6S JS 9H TH JH 4D 5D 4S 4H 4C"


def test_a_sequence_is_begun_card_by_card():
    """SA-4.1: three at least; until then it is a draft."""
    turn = draft(PLAY + HAND)
    assert turn.place(cards("9H"), NEW_MELD) is None
    assert turn.place(cards("TH"), new(1)) is None
    assert turn.groups()[0].rank == RUN
    assert code(turn.groups()[0].lacks) == "meld-too-small"
    assert turn.place(cards("JH"), new(1)) is None
    assert turn.groups()[0].lacks is None
    assert turn.action() == LayMeld((Play(cards("9H TH JH")),))


def test_a_gap_waits_for_the_card_in_hand():
    """SA-4.1: 9H JH are staged, for TH is in hand; laid out they can be only with it."""
    turn = draft(PLAY + HAND)
    assert turn.place(cards("9H JH"), NEW_MELD) is None
    assert code(turn.action()) == "meld-too-small"
    assert turn.place(cards("TH"), new(1)) is None
    assert code(turn.action()) == "legal"


NO_SEQUENCES = [
    ("4D 5D 9H", "two suits"),
    ("4D JH", "two suits"),
    ("4D 9D", "a gap that the hand cannot fill"),
    ("TS JS 4S", "a gap of which one card is missing"),
    ("3S 4S", "a three"),
    ("4D 5D 2C", "a wild card"),
]


@pytest.mark.parametrize("text", [row[0] for row in NO_SEQUENCES], ids=[row[1] for row in NO_SEQUENCES])
def test_what_can_be_no_sequence_is_refused_at_once(text):
    """SA-4.1: consecutive, of one suit, natural, no threes."""
    turn = draft(PLAY + HAND + " 9D 2C 3S")
    assert code(turn.place(cards(text), NEW_MELD)) == "sequence-invalid"
    assert turn.is_empty


def test_an_ace_is_high_and_nothing_follows_it():
    """SA-4.1: 4 is low, ace high."""
    turn = draft(PLAY + "hand: KC AC QC 4C 5C 9D 9H")
    assert turn.place(cards("KC AC"), NEW_MELD) is None
    assert code(turn.place(cards("4C"), new(1))) == "sequence-invalid"
    assert turn.place(cards("QC"), new(1)) is None


def test_cards_are_added_at_both_ends():
    """SA-4.3"""
    turn = draft(PLAY + HAND)
    assert turn.place(cards("TS"), meld(1)) is None
    assert turn.place(cards("6S"), meld(1)) is None
    assert turn.groups()[0].size == 5
    assert turn.action() == LayMeld((Play(cards("6S TS"), 1),))


def test_a_card_beyond_the_next_waits_for_it():
    """SA-4.3: JS goes to 7S-9S once TS does."""
    turn = draft(PLAY + HAND)
    assert turn.place(cards("JS"), meld(1)) is None
    assert code(turn.action()) == "sequence-invalid"
    assert turn.place(cards("TS"), meld(1)) is None
    assert code(turn.action()) == "legal"


def test_a_card_that_no_card_in_hand_connects_is_refused():
    turn = draft(PLAY + HAND)
    assert code(turn.place(cards("4S"), meld(1))) == "sequence-invalid"


def test_a_complete_samba_takes_nothing():
    """SA-4.2, worked example 9."""
    turn = draft("system: samba\nturn: 0 play\nhand: JS 4D 5D\nours: 4S 5S 6S 7S 8S 9S TS")
    assert code(turn.place(cards("JS"), meld(0))) == "meld-closed"


def test_one_card_fits_a_set_and_two_sequences_and_the_choice_is_the_persons():
    """Worked example 10: 7H may go to either of them, and to the sevens."""
    turn = draft("system: samba\nturn: 0 play\nhand: 7H KC KD 4D\nours: 4H 5H 6H | 8H 9H TH | 7S 7D 7C")
    fitting = [target for target in turn.targets(cards("7H")) if target.refusal is None and target.place != PILE]
    assert [(target.place, target.size) for target in fitting] == [
        (meld(0), 4),
        (meld(1), 4),
        (meld(2), 4),
        (NEW_MELD, 1),
    ]
    assert turn.place(cards("7H"), meld(1)) is None
    assert turn.action() == LayMeld((Play(cards("7H"), 1),))


def test_sets_and_sequences_together_meet_the_minimum():
    """SA-6.1, worked example 2."""
    turn = draft("system: samba\nturn: 0 play\nhand: 8S 9S TS JH QH KH 4D 5D")
    turn.place(cards("8S 9S TS"), NEW_MELD)
    turn.place(cards("JH QH KH"), NEW_MELD)
    meter = turn.meter()
    assert (meter.points, meter.minimum, meter.complete) == (60, 50, True)
    assert [part.rank for part in meter.parts] == [RUN, RUN]


def test_a_suggestion_may_be_a_sequence():
    turn = draft("system: samba\nturn: 0 play\nhand: 8S 9S TS JH QH KH 4D 5D 6C")
    turn.place(cards("8S 9S TS"), NEW_MELD)
    assert [cards_text(some) for some in turn.meter().suggestions] == ["JH QH KH"]


# --- the pile --------------------------------------------------------------------------------------

DRAW = "system: samba\nturn: 0 draw\n"


def proposals(turn, place=None):
    return [action_text(take) for take in turn.take_choices(place)]


def test_the_top_card_alone_is_added_to_a_sequence():
    """SA-5.1b, worked example 5."""
    turn = draft(DRAW + "hand: 4D 5D 6C\npile: 4C TS\nours: 7S 8S 9S")
    assert proposals(turn) == ["take > 0"]
    assert turn.place((), PILE) is None
    assert turn.action() == Take((), 0)


def test_no_hand_card_helps_the_top_card_to_a_sequence():
    """SA-5.2, worked example 5: own 6S-8S and 9S in hand."""
    turn = draft(DRAW + "hand: 9S 4D 5D\npile: 4C TS\nours: 6S 7S 8S")
    assert proposals(turn) == []
    assert code(turn.take_with((), meld(0))) == "sequence-invalid"
    assert code(turn.take_with(cards("9S"), meld(0))) == "pile-needs-pair"


def test_no_sequence_is_begun_with_the_top_card():
    """SA-5.2, worked example 6."""
    turn = draft(DRAW + "hand: 8S 9S 4D\npile: 4C TS\nours: KS KH KD")
    assert code(turn.place(cards("8S 9S"), PILE)) == "pile-needs-pair"
    assert proposals(turn) == []


def test_all_sensible_ways_are_proposed():
    """SA-5.1: added to the tens, to the sequence, and with a pair to the tens or as a new meld."""
    turn = draft(DRAW + "hand: TD TC 4D 5D\npile: 4C TS\nours: TS TH TD | 7S 8S 9S")
    assert proposals(turn) == ["take > 0", "take > 1", "take TD TC"]


def test_the_top_card_dragged_to_a_meld_goes_there():
    turn = draft(DRAW + "hand: TD TC 4D 5D\npile: 4C TS\nours: TS TH TD | 7S 8S 9S | KS KH KD")
    assert proposals(turn, meld(1)) == ["take > 1"]
    assert proposals(turn, NEW_MELD) == ["take TD TC"]
    said = {target.place: code(target.refusal) for target in turn.top_targets()}
    assert said == {meld(0): "legal", meld(1): "legal", meld(2): "meld-mixed-ranks", NEW_MELD: "legal"}


def test_a_frozen_pile_is_not_added_to_a_sequence():
    """SA-5.3"""
    turn = draft(DRAW + "hand: 4D 5D 6C\npile: 2C TS\nours: 7S 8S 9S")
    assert proposals(turn) == []
    assert code(turn.take_with((), meld(0))) == "pile-frozen-needs-pair"


def test_pairs_of_other_suits_come_last():
    turn = draft(DRAW + "hand: TS TH TD 4D 5D\npile: 4C TC\nours: KS KH KD")
    assert proposals(turn) == ["take TS TH", "take TS TD", "take TH TD"]


def test_a_canasta_is_not_added_to_but_by_a_pair():
    """SA-5.2, worked example 8: with a pair the three tens are a new meld, or join."""
    text = DRAW + "hand: {} 4D 5D\npile: 4C TS\nours: TS TH TD TC TS TH TD"
    assert proposals(draft(text.format("6C"))) == []
    turn = draft(text.format("TD TC"))
    assert proposals(turn) == ["take TD TC", "take TD TC > 0"]
    assert turn.place(cards("TD TC"), PILE) is None
    assert turn.action() == Take(cards("TD TC"))


def test_in_the_dutch_form_a_sequence_takes_the_single_top_card():
    """SA-5.4"""
    turn = draft(DRAW + 'options: {"profile": "dutch"}\nhand: 4D 5D 6C\npile: 4C 5C TS\nours: 7S 8S 9S')
    (take,) = turn.take_choices()
    assert turn.taken(take) == 1
    turn.place((), PILE)
    target = next(target for target in turn.targets(()) if target.place == PILE)
    assert target.size == 1


def test_a_draft_goes_down_with_the_take():
    """SA-5.1: what is staged beside is laid in the same breath."""
    turn = draft(DRAW + "hand: 4D 5D 6D QC QD 9C\npile: 4C TS\nours: 7S 8S 9S")
    turn.place(cards("4D 5D 6D"), NEW_MELD)
    assert proposals(turn) == ["take > 0 | 4D 5D 6D"]
    assert turn.place((), PILE) is None
    assert staged(turn) == ["draft:1 4D 5D 6D", "pile:0 "]
    assert turn.action() == Take((), 0, (Play(cards("4D 5D 6D")),))


def test_an_unfinished_draft_does_not_hide_the_ways_to_the_pile():
    turn = draft(DRAW + "hand: 4D 5D QC QD 9C\npile: 4C TS\nours: 7S 8S 9S")
    turn.place(cards("4D 5D"), NEW_MELD)
    assert proposals(turn) == ["take > 0"]


def test_a_draft_that_is_whole_is_in_the_take_also_beside_an_unfinished_one():
    turn = draft(DRAW + "hand: 4D 5D 6D QC QD 9C\npile: 4C TS\nours: 7S 8S 9S")
    turn.place(cards("4D 5D 6D"), NEW_MELD)
    turn.place(cards("QC QD"), NEW_MELD)
    assert proposals(turn) == ["take > 0 | 4D 5D 6D"]
