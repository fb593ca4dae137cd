"""Taking the pile with what is staged: proposals, refusals, one action."""

import pytest

from canasta_desktop.game.draft import Draft
from canasta_desktop.game.staging_places import NEW_MELD, PILE
from canasta_desktop.rules.actions import NEW, Play, Take
from canasta_desktop.rules.notation import action_text
from tests.game.matches import cards, code, draft, new
from tests.rules.playing import after, table


def choices(turn):
    return [action_text(take) for take in turn.take_choices()]


def test_example_1_pair_and_drafts_are_one_action():
    text = "turn: 0 draw\nhand: KC KH QD QH 2D 4S\npile: QS KS KD"
    turn = draft(text)
    assert turn.place(cards("KC KH"), PILE) is None
    assert turn.place(cards("QD QH 2D"), NEW_MELD) is None
    take = turn.action()
    assert take == Take(cards("KH KC"), NEW, (Play(cards("QH QD 2D")),))
    state = after(table(text), action_text(take))
    assert sorted(len(meld.cards) for meld in state.table.melds[0]) == [3, 3]


def test_example_1_is_proposed_where_nothing_is_staged():
    turn = draft("turn: 0 draw\nhand: KC KH QD QH 2D 4S\npile: QS KS KD")
    assert code(turn.take_with(cards("KC KH"))) == "minimum-not-met"
    assert choices(turn) == ["take KH KC 2D", "take KH KC | QH QD 2D"]


def test_proposals_hold_what_is_staged():
    turn = draft("turn: 0 draw\nhand: KC KH QD QH 2D 4S\npile: QS KS KD")
    turn.place(cards("QD QH 2D"), NEW_MELD)
    assert choices(turn) == ["take KH KC | QH QD 2D"]


def test_an_unfinished_draft_is_finished_by_the_proposal():
    turn = draft("turn: 0 draw\nhand: KC KH QD QH 2D 4S\npile: QS KS KD")
    turn.place(cards("QD QH"), NEW_MELD)
    assert choices(turn)[0] == "take KH KC | QH QD 2D"


def test_example_6_no_card_is_needed():
    turn = draft("turn: 0 draw\nhand: 4S 5S 6S\npile: 7S JC\nours: JS JH JD")
    assert choices(turn) == ["take > 0"]
    assert turn.place((), PILE) is None
    assert turn.action() == Take((), 0)


def test_where_no_card_is_needed_no_other_way_is_proposed():
    turn = draft("turn: 0 draw\nhand: JS JC 2S 4S 5S\npile: 7S JC\nours: JS JH JD")
    assert choices(turn) == ["take > 0"]


def test_example_7_one_natural_and_one_wild_card():
    turn = draft("turn: 0 draw\nhand: 9S 2D 4S\npile: 7S 9C\nours: JS JH JD")
    assert choices(turn) == ["take 9S 2D"]


def test_several_ways_are_proposed():
    turn = draft("turn: 0 draw\nhand: 9S 9H 2D JO 4S 5S\npile: 7S 9C\nours: JS JH JD")
    assert choices(turn) == ["take 9S 9H", "take 9S 2D", "take 9S JO"]


REFUSED = [
    ("4", "turn: 0 draw\nhand: 5S 6H 7H\npile: 5D 5C\nours: JS JH JD", "5S", "pile-needs-match"),
    ("5", "turn: 0 draw\nhand: 9S 8H 2H 7H\npile: 2S 7D\nours: 7S 7H 7D 7C", "", "pile-frozen-needs-pair"),
    ("7", "turn: 0 draw\nhand: 2S 2H 4S\npile: 7S 9C\nours: JS JH JD", "2S 2H", "pile-needs-match"),
    ("9", "turn: 0 draw\nhand: 9S 2S AS AH AD\npile: 7S 9C", "9S 2S", "pile-frozen-needs-pair"),
    ("20", "turn: 0 draw\nhand: 9S 4S 5S\npile: 7S 3S\nours: JS JH JD", "9S", "pile-top-black-three"),
    ("22", "turn: 0 draw\nhand: 9S\npile: 9C\nours: 9S 9H 9D | 8S 8H 8D 8S 8H 8D 8C", "", "pile-single-card"),
    ("empty", "turn: 0 draw\nhand: 9S 9H 4S\npile:\nours: JS JH JD", "9S 9H", "pile-empty"),
    ("wild", "turn: 0 draw\nhand: 9S 9H 4S\npile: 2D\nours: JS JH JD", "9S 9H", "pile-top-wild"),
]


@pytest.mark.parametrize(("text", "some", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_what_gives_no_right_to_the_pile_is_refused(text, some, reason):
    turn = draft(text)
    assert code(turn.place(cards(some), PILE)) == reason
    assert [code(target.refusal) for target in turn.targets(cards(some)) if target.place == PILE] == [reason]


def test_nothing_is_proposed_where_nothing_is_possible():
    assert draft("turn: 0 draw\nhand: 9S 2S AS AH AD\npile: 7S 9C").take_choices() == []
    assert draft("turn: 0 play\nhand: 9S 9H 4S 5S\npile: 7S 9C").take_choices() == []


def test_the_target_says_what_is_still_missing():
    turn = draft("turn: 0 draw\nhand: KC KH QD QH 2D 4S\npile: QS KS KD")
    target = next(t for t in turn.targets(cards("KC KH")) if t.place == PILE)
    assert (target.refusal, target.points, target.size) == (None, 30, 3)
    assert (target.lacks.have, target.lacks.need) == (30, 50)


def test_the_target_is_free_where_the_take_is_legal():
    turn = draft("turn: 0 draw\nhand: 9S 9H 4S 5S\npile: 7S 9C\nours: JS JH JD")
    target = next(t for t in turn.targets(cards("9S 9H")) if t.place == PILE)
    assert (target.refusal, target.lacks) == (None, None)


def test_a_draft_of_the_top_cards_rank_gives_the_right():
    turn = draft("turn: 0 draw\nhand: 9S 9H 2D 4S 5S\npile: 6S 9D")
    turn.place(cards("9S 9H 2D"), NEW_MELD)
    assert choices(turn) == ["take 9S 9H 2D"]
    assert turn.place((), PILE) is None
    assert turn.action() == Take(cards("9S 9H 2D"))


def test_cards_join_the_pair_on_the_pile():
    turn = draft("turn: 0 draw\nhand: 9S 9H 2D 4S 5S\npile: 6S 9D")
    turn.place(cards("9S 9H"), PILE)
    assert turn.place(cards("2D"), PILE) is None
    assert turn.action() == Take(cards("9S 9H 2D"))


def test_half_of_the_pair_does_not_stay_on_the_pile():
    turn = draft("turn: 0 draw\nhand: 9S 9H 2D 4S 5S\npile: 6S 9D")
    turn.place(cards("9S 9H"), PILE)
    turn.return_cards(cards("9S"), PILE)
    assert turn.is_empty


def test_a_draft_of_the_same_rank_beside_the_pile_is_the_same_meld():
    turn = draft("turn: 0 draw\nhand: 9S 9H 9D 2D 4S 5S\npile: 6S 9D")
    turn.place(cards("9S 9H"), PILE)
    assert turn.place(cards("9D 2D"), NEW_MELD) is None
    assert turn.action() == Take(cards("9S 9H 9D 2D"))
    assert [part.points for part in turn.meter().parts] == [60]


def test_additions_to_own_melds_go_with_the_take():
    turn = draft("turn: 0 draw\nhand: 9S 9H JC 4S 5S\npile: 7S 9C\nours: JS JH JD")
    turn.place(cards("JC"), next(t.place for t in turn.targets(cards("JC")) if t.refusal is None))
    assert choices(turn) == ["take 9S 9H | JC > 0"]


def test_a_take_that_would_leave_one_card_without_a_canasta_is_refused():
    turn = draft("turn: 0 draw\nhand: 9S 9H 4S\npile: 9C\nours: JS JH JD")
    assert code(turn.place(cards("9S 9H"), PILE)) == "canasta-needed"


def test_a_canasta_staged_beside_it_makes_that_take_possible():
    turn = draft("turn: 0 draw\nhand: 9S 9H JC 4S\npile: 9C\nours: JS JH JD JC JS JH")
    turn.place(cards("JC"), next(t.place for t in turn.targets(cards("JC")) if t.refusal is None))
    assert turn.place(cards("9S 9H"), PILE) is None
    assert code(turn.action()) == "legal"


def test_drafts_that_are_too_much_do_not_bar_the_pile():
    """All laid out would empty the hand without a canasta; the pair alone would not."""
    turn = draft("turn: 0 draw\nhand: 9S 9H QS QH QD\npile: 9C\nours: JS JH JD")
    turn.place(cards("QS QH QD"), NEW_MELD)
    assert choices(turn) == ["take 9S 9H"]
    assert turn.place(cards("9S 9H"), PILE) is None
    assert code(turn.action()) == "canasta-needed"


def test_take_with_is_the_take_as_it_would_be():
    turn = draft("turn: 0 draw\nhand: 9S 9H 4S 5S\npile: 7S 9C\nours: JS JH JD")
    assert turn.take_with(cards("9S 9H")) == Take(cards("9S 9H"))
    assert code(turn.take_with(cards("4S"))) == "pile-needs-match"
    assert turn.is_empty


def test_the_last_card_laid_with_the_take_empties_the_hand_only_if_the_pile_brings_none():
    text = "turn: 0 draw\nhand: 9S 9H\npile: {} 9C\nours: 8S 8H 8D 8S 8H 8D 8C"
    for pile, empties in (("", True), ("7S", False), ("3H", True)):
        turn = draft(text.format(pile))
        assert turn.place(cards("9S 9H"), PILE) is None
        assert turn.empties_hand is empties


def test_a_draft_number_is_kept_beside_the_pile():
    turn = draft("turn: 0 draw\nhand: KC KH QD QH 2D 4S\npile: QS KS KD")
    turn.place(cards("QD QH"), NEW_MELD)
    turn.place(cards("KC KH"), PILE)
    assert turn.place(cards("2D"), new(1)) is None
    assert code(turn.action()) == "legal"


def test_the_last_card_is_laid_with_the_take_where_it_must_be():
    """A-21 of classic.md: the pair leaves one jack, which completes the canasta and goes out."""
    turn = draft("turn: 0 draw\nhand: 9S 9H JC\npile: 9C\nours: JS JH JD JC JS JH")
    assert choices(turn) == ["take 9S 9H | JC > 0"]


def test_what_a_draft_needs_is_not_put_on_the_pile():
    """The wild card of the draft can only go with the top card, whose meld takes no more than one other."""
    options = 'options: {"wild_ratio": "two-to-one"}\n'
    turn = draft(options + "turn: 0 draw\nhand: 2S 2S JO 8S 8H 8C AH AD AC\npile: 8D")
    assert turn.place(cards("8S 8H 8C"), PILE) is None
    assert turn.place(cards("2S"), NEW_MELD) is None
    before = turn.steps
    assert code(turn.place(cards("2S JO"), PILE)) == "meld-too-many-wilds"
    assert turn.steps == before == Draft(turn.view, before).steps


def test_a_draft_that_would_spoil_the_take_is_refused():
    """VA-2.24: with 2S on the pile and the tens of the draft, a joker would be one wild card too many."""
    options = 'system: global-trade\noptions: {"wild_ratio": "two-to-one"}\n'
    turn = draft(options + "turn: 0 draw\nhand: 2S 4D 4C 5H 7S TH TD QH JO\npile: TS")
    assert turn.place(cards("TH TD"), NEW_MELD) is None
    assert turn.place(cards("2S"), PILE) is None
    assert code(turn.place(cards("JO"), new(1))) == "meld-too-many-wilds"


@pytest.mark.parametrize(
    ("game", "hand", "kept"),
    [
        ('system: samba\noptions: {"profile": "dutch"}', "3H TS TH 4C 6D", "3H"),
        ('system: modern-american\noptions: {"keep_threes": "unlimited"}', "3S TS TH 4C 6D", "3S"),
        ("system: modern-american", "TS TH 4C 6D", ""),
    ],
)
def test_threes_that_may_all_be_kept_stay_in_hand_with_a_take(game, hand, kept):
    """SA-8.2, A-15 of modern-american.md: they are laid out by hand, at any time of the turn."""
    text = f"{game}\nturn: 0 draw\nhand: {hand}\nours: TS TD TC\npile: 9S TH\nstock: KS QD JC"
    turn = draft(text)
    assert turn.place(cards("TS TH"), PILE) is None
    for take in [turn.action(), *turn.take_choices()]:
        left = after(table(text), action_text(take))
        assert left.hands[0].holds(cards(kept))
        assert left.table.threes[0] == []


def test_the_one_three_that_must_go_once_the_side_is_open_goes_with_the_take():
    """MA-2.5: nothing is gained by holding it until the turn ends."""
    text = "system: modern-american\nturn: 0 draw\nhand: 3S TS TH 4C 6D\nours: TS TD TC\npile: 9S TH\nstock: KS QD JC"
    turn = draft(text)
    turn.place(cards("TS TH"), PILE)
    assert after(table(text), action_text(turn.action())).table.threes[0] == list(cards("3S"))
