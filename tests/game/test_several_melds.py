"""Several melds of a rank: which one cards go to is the person's choice; joining them (SA-3.4, GT-5.6, HF-3.4)."""

from canasta_desktop.game.draft import Draft
from canasta_desktop.game.staging_places import NEW_MELD, PILE
from canasta_desktop.rules.actions import NEW, Join, LayMeld, Play, Take
from canasta_desktop.rules.notation import action_text
from tests.game.matches import cards, code, draft, meld, new, staged
from tests.rules.playing import after, table

GT = "system: global-trade\nturn: 0 play\n"
TWO_MELDS = GT + "hand: 8H 8D 8C 2D 4S 5S\nours: 8S 8H 8D | 8S 8C 2S | KS KH KD"


def test_a_card_goes_to_the_meld_of_its_rank_that_the_person_chose():
    """GT-5.6"""
    turn = draft(TWO_MELDS)
    assert turn.place(cards("8H"), meld(1)) is None
    assert turn.place(cards("8D"), meld(0)) is None
    assert turn.action() == LayMeld((Play(cards("8H"), 1), Play(cards("8D"), 0)))


def test_a_second_meld_of_a_rank_is_begun():
    """GT-5.6: the side has one of eights already."""
    turn = draft(TWO_MELDS)
    assert turn.place(cards("8H 8D 8C"), NEW_MELD) is None
    assert turn.action() == LayMeld((Play(cards("8H 8D 8C")),))


def test_two_drafts_of_a_rank_stand_side_by_side():
    """GT-5.6"""
    turn = draft(GT + "hand: QS QH QD QS QH QD 4S 5S\nours: KS KH KD")
    assert turn.place(cards("QS QH"), NEW_MELD) is None
    assert turn.place(cards("QS QH QD"), NEW_MELD) is None
    assert turn.place(cards("QD"), new(1)) is None
    assert turn.action() == LayMeld((Play(cards("QS QH QD")), Play(cards("QS QH QD"))))


def test_a_second_draft_waits_until_the_first_is_complete():
    """HF-3.4"""
    text = "system: hand-and-foot\nturn: 0 play\nhand: {} KS KH KD 4S 5S\nours: QS QH QD"
    turn = draft(text.format("KS KH KD KS KH KD"))
    turn.place(cards("KS KH KD KS KH KD"), NEW_MELD)
    assert code(turn.place(cards("KS KH KD"), NEW_MELD)) == "duplicate-meld"
    turn = draft(text.format("KS KH KD KS KH KD KC"))
    turn.place(cards("KS KH KD KS KH KD KC"), NEW_MELD)
    assert turn.place(cards("KS KH KD"), NEW_MELD) is None
    assert code(turn.action()) == "legal"


def test_a_complete_draft_may_come_after_an_unfinished_one_of_its_rank():
    """HF-3.4: of two drafts of kings one is complete, in whichever order they came."""
    turn = draft("system: hand-and-foot\nturn: 0 play\nhand: KS KH KD KS KH KD KC KS KH KD 4S 5S\nours: QS QH QD")
    assert turn.place(cards("KS KH KD"), NEW_MELD) is None
    assert turn.place(cards("KS KH KD KS KH KD KC"), NEW_MELD) is None
    assert code(turn.action()) == "legal"


def test_a_second_meld_is_refused_while_the_first_on_the_table_is_not_complete():
    """HF-3.4, worked example 8."""
    text = "system: hand-and-foot\nturn: 0 play\nhand: KS KH KD 4S 5S\nours: {}"
    assert code(draft(text.format("KS KH KD KC KS")).place(cards("KS KH KD"), NEW_MELD)) == "duplicate-meld"
    assert draft(text.format("KS KH KD KC KS KH KD")).place(cards("KS KH KD"), NEW_MELD) is None


# --- the pile --------------------------------------------------------------------------------------


def test_a_pair_takes_the_pile_to_either_meld_or_a_new_one():
    """GT-6.5: all ways are proposed, the one that needs no card of the hand first."""
    turn = draft("system: global-trade\nturn: 0 draw\nhand: 8D 8C 4S 5S\npile: 9C 8H\nours: 8S 8H 8D | 8S 8C 2S")
    proposals = [action_text(take) for take in turn.take_choices()]
    assert proposals == ["take > 0", "take > 1", "take 8D 8C"]
    assert [action_text(take) for take in turn.take_choices(meld(1))] == ["take > 1"]
    assert [action_text(take) for take in turn.take_choices(NEW_MELD)] == ["take 8D 8C"]


def test_cards_staged_at_a_meld_draw_the_top_card_there():
    """A-16 of classic.md"""
    turn = draft("system: global-trade\nturn: 0 draw\nhand: 8D 8C 4S 5S\npile: 9C 8H\nours: 8S 8H 8D | 8S 8C 2S")
    turn.place(cards("8D"), meld(1))
    assert turn.place((), PILE) is None
    assert turn.action() == Take(cards("8D"), 1)


def test_a_draft_of_its_rank_stays_a_meld_of_its_own():
    """GT-5.6: the pair on the pile and the draft beside it are two melds of kings."""
    turn = draft("system: global-trade\nturn: 0 draw\nhand: KS KH KD KS KH 4S 5S\npile: 9C KD\nours: 8S 8H 8D")
    turn.place(cards("KS KH KD"), NEW_MELD)
    assert turn.place(cards("KS KH"), PILE) is None
    assert turn.action() == Take(cards("KS KH"), NEW, (Play(cards("KS KH KD")),))


def test_half_a_draft_of_its_rank_joins_the_top_card():
    turn = draft("system: global-trade\nturn: 0 draw\nhand: KS KH KD 4S 5S\npile: 9C KD\nours: 8S 8H 8D")
    turn.place(cards("KD"), NEW_MELD)
    assert turn.place(cards("KS KH"), PILE) is None
    assert turn.action() == Take(cards("KS KH KD"))


def test_a_wild_top_card_is_taken_with_a_pair_of_any_rank():
    """GT-6.4, worked example 6."""
    turn = draft("system: global-trade\nturn: 0 draw\nhand: 5S 5H 6S 7S\npile: 9C JO\nours: 8S 8H 8D")
    assert turn.place(cards("5S 5H"), PILE) is None
    assert turn.action() == Take(cards("5S 5H"))
    assert [action_text(take) for take in turn.take_choices()] == ["take 5S 5H"]
    turn.clear()
    assert code(turn.take_with(cards("5S 6S"))) == "pile-frozen-needs-pair"


def test_a_wild_top_card_is_taken_with_two_of_its_kind():
    """HF-2.3, worked example 6."""
    turn = draft("system: hand-and-foot\nturn: 0 draw\nhand: 2S 2H JO 7S 9S\npile: 9C 2C\nours: 8S 8H 8D")
    assert [action_text(take) for take in turn.take_choices()] == ["take 2S 2H"]
    assert code(turn.place(cards("2S JO"), PILE)) == "pile-top-wild"


def test_a_wild_top_card_makes_a_whole_joker_canasta():
    """VS-5.7, VS-4.5: six wild cards of the hand and the top card."""
    text = "system: verschaerft\nplayers: 2\nturn: 0 draw\nhand: 2S 2H 2D 2C JO {} 7S 9S\npile: 9C JO\nours: 8S 8H 8D"
    turn = draft(text.format("JO"))
    assert turn.place(cards("2S 2H 2D 2C JO JO"), PILE) is None
    assert turn.groups()[0].size == 7
    assert code(turn.action()) == "legal"
    assert draft(text.format("4S")).take_choices() == []


def test_only_the_top_seven_cards_are_taken():
    """HF-2.2, worked examples 4 and 5."""
    text = "system: hand-and-foot\nturn: 0 draw\nhand: 9S 9H 4S 5S\npile: {} 9C\nours: 8S 8H 8D"
    for below, taken in (("4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D", 7), ("4S 4H 4D", 4)):
        turn = draft(text.format(below))
        turn.place(cards("9S 9H"), PILE)
        assert turn.taken(turn.action()) == taken
        assert [target.size for target in turn.targets(()) if target.place == PILE] == [taken]


def test_the_rest_of_the_pile_may_be_left():
    """VA-3.10: each way comes twice, with the rest and without."""
    options = 'options: {"take_rest_optional": true}\n'
    turn = draft("system: global-trade\n" + options + "turn: 0 draw\nhand: 8D 8C 4S 5S\npile: 9C 8H\nours: KS KH KD")
    whole, single = turn.take_choices()
    assert (whole.rest, single.rest) == (True, False)
    assert (turn.taken(whole), turn.taken(single)) == (2, 1)


# --- joining ---------------------------------------------------------------------------------------


def test_two_melds_of_a_rank_are_joined():
    """GT-5.6, worked example 10."""
    turn = draft(TWO_MELDS)
    assert turn.special_actions.joins() == [Join(0, 1)]
    assert turn.special_actions.join(1, 0) == Join(1, 0)
    said = [(target.place, code(target.refusal), target.size) for target in turn.special_actions.join_targets(0)]
    assert said == [(meld(1), "legal", 6), (meld(2), "meld-mixed-ranks", 6)]


def test_melds_with_too_many_wild_cards_together_are_not_joined():
    """GT-5.6, worked example 10: four wild cards would come together."""
    turn = draft(GT + "hand: 4S 5S 6S\nours: 8S 8H 2S 2H | 8D 8C 2D JO")
    assert code(turn.special_actions.join(0, 1)) == "meld-too-many-wilds"
    assert turn.special_actions.joins() == []


def test_sequences_are_never_joined():
    """SA-4.3"""
    turn = draft("system: samba\nturn: 0 play\nhand: 4S 5S 6S\nours: 4H 5H 6H | 7H 8H 9H")
    assert code(turn.special_actions.join(0, 1)) == "sequence-invalid"


def test_before_drawing_nothing_is_joined():
    turn = draft(TWO_MELDS.replace("0 play", "0 draw"))
    assert code(turn.special_actions.join(0, 1)) == "wrong-phase"


def test_who_is_not_in_turn_joins_nothing():
    turn = Draft(table(TWO_MELDS).observe(2))
    assert code(turn.special_actions.join(0, 1)) == "not-your-turn"
    assert turn.special_actions.joins() == []


def test_what_was_staged_at_a_meld_that_is_joined_lies_at_the_other():
    state = table(TWO_MELDS)
    turn = Draft(state.observe(0))
    turn.place(cards("8H"), meld(1))
    assert turn.follow(after(state, "join 0 1").observe(0)) == ()
    assert staged(turn) == ["meld:0 8H"]
    assert code(turn.action()) == "legal"
