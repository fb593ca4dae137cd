"""What each intent of the person comes to."""

import pytest

from canasta_desktop.game import staging_places as staging
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.table import DRAWING, PLAYING
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.hand_order import Sorting
from canasta_desktop.ui.presentation.prompts import QuestionKind, Remark
from canasta_desktop.ui.presentation.tokens import TokenStack
from canasta_desktop.ui.presentation.workbench import PILE_DRAFT
from tests.ui.tables import hand, sit, tokens


def drop(person, cards: str, place: Place, index: int = -1) -> None:
    person.handle(intents.Drop(tokens(person, cards), place, index))


def test_a_click_on_the_stock_draws() -> None:
    person = sit("KS KH 9D 4S", stock="7C 8D")
    person.handle(intents.ClickPlace(STOCK))
    assert hand(person) == sorted(read_cards("KS KH 9D 4S 7C"))
    assert person.table.turn.phase == PLAYING


def test_drawing_twice_is_refused_and_said() -> None:
    person = sit("KS KH 9D 4S", phase="play")
    person.handle(intents.Press("draw"))
    assert isinstance(person.last_note, Refusal)
    assert person.last_note.reason is Reason.WRONG_PHASE


def test_a_card_dropped_on_the_pile_is_discarded() -> None:
    person = sit("KS KH 9D 4S", phase="play")
    drop(person, "4S", PILE)
    assert person.table.pile == read_cards("4C 6D 4S")
    assert person.table.turn.seat == 1


@pytest.mark.parametrize("index", [0, 1])
def test_of_two_equal_cards_the_one_that_was_dropped_leaves_the_hand(index: int) -> None:
    person = sit("3C 3C KS 9D", phase="play")
    twins = tokens(person, "3C 3C")
    person.handle(intents.BeginDrag((twins[index],)))
    person.handle(intents.Drop((twins[index],), PILE))
    assert [card.number for card in person.bench.hand() if card.number in twins] == [twins[1 - index]]
    assert person.bench.book.cards(TokenStack(PILE))[-1].number == twins[index]


def test_two_cards_cannot_be_discarded() -> None:
    person = sit("KS KH 9D 4S", phase="play")
    drop(person, "4S 9D", PILE)
    assert person.last_note is Remark.DISCARD_ONE_CARD
    assert len(hand(person)) == 4


def test_cards_on_the_free_slot_are_staged_and_not_yet_laid() -> None:
    person = sit("AS AH AD 9D 4S", phase="play")
    drop(person, "AS AH AD", NEW_MELD)
    assert hand(person) == sorted(read_cards("9D 4S"))
    assert person.table.melds == [[], []]


def test_several_ranks_on_the_free_slot_become_several_drafts() -> None:
    person = sit("KS KH KD QS QH QD 9D 4S", phase="play")
    drop(person, "KS KH KD QS QH QD", NEW_MELD)
    assert [group.cards for group in person.bench.draft.groups()] == [
        tuple(read_cards("KS KH KD")),
        tuple(read_cards("QS QH QD")),
    ]


def test_a_staged_card_goes_back_by_a_click() -> None:
    person = sit("AS AH AD AC 9D 4S", phase="play")
    drop(person, "AS AH AD AC", NEW_MELD)
    staged = next(t for t in range(1, 99) if person.bench.staged_at(t) is not None)
    person.handle(intents.ClickPlace(Place(Spot.DRAFT, 1), staged))
    assert len(hand(person)) == 3


def staged_tokens(person, number: int) -> list[int]:
    """The tokens of the cards staged in the draft of this number."""
    return [
        t for t in range(1, 99) if person.bench.staged_at(t) == staging.StagingPlace(staging.StagingSpot.DRAFT, number)
    ]


def test_a_staged_card_is_dragged_back_into_the_hand() -> None:
    person = sit("AS AH AD AC 9D 4S", phase="play")
    drop(person, "AS AH AD AC", NEW_MELD)
    ace = staged_tokens(person, 1)[2]
    person.handle(intents.BeginDrag((ace,)))
    person.handle(intents.Drop((ace,), HAND))
    assert ace in [token.number for token in person.bench.hand()]
    assert len(staged_tokens(person, 1)) == 3


def test_a_staged_wild_card_is_dragged_from_one_draft_to_another() -> None:
    person = sit("AS AH AD 2C KS KH KD 4S", phase="play")
    drop(person, "AS AH AD 2C", NEW_MELD)
    drop(person, "KS KH KD", NEW_MELD)
    two = staged_tokens(person, 1)[0]  # wild cards stand first in the hand
    person.handle(intents.BeginDrag((two,)))
    person.handle(intents.Drop((two,), Place(Spot.DRAFT, 2)))
    assert [len(group.cards) for group in person.bench.draft.groups()] == [3, 4]
    assert two in staged_tokens(person, 2)


def test_a_staged_card_stays_where_it_may_not_go() -> None:
    person = sit("AS AH AD AC KS KH KD 4S", phase="play")
    drop(person, "AS AH AD AC", NEW_MELD)
    drop(person, "KS KH KD", NEW_MELD)
    ace = staged_tokens(person, 1)[0]
    person.handle(intents.Drop((ace,), Place(Spot.DRAFT, 2)))
    assert isinstance(person.last_note, Refusal)
    assert ace in staged_tokens(person, 1)


def test_what_is_too_much_for_the_pile_is_refused_for_what_it_would_spoil() -> None:
    """The two waits for the meld of the top card: nobody meant wild cards alone."""
    person = sit("8S 8H 8C 2S 2D JO JO AH AD AC KD", pile="6D 8D")
    drop(person, "8S 8H 8C", PILE)
    drop(person, "2S", NEW_MELD)
    drop(person, "2D JO JO", PILE)
    assert isinstance(person.last_note, Refusal)
    assert person.last_note.reason is Reason.MELD_TOO_MANY_WILDS


def test_undo_takes_staging_back_first_and_redo_stages_again() -> None:
    person = sit("AS AH AD 9D 4S", phase="play")
    drop(person, "AS AH AD", NEW_MELD)
    person.press("undo")
    assert person.bench.draft.is_empty
    person.press("redo")
    assert person.bench.draft.staged == tuple(read_cards("AS AH AD"))


def test_what_is_laid_out_can_be_taken_back() -> None:
    person = sit("AS AH AD 9D 4S 5C", stock="7C 8D")
    person.press("draw")
    drop(person, "AS AH AD", NEW_MELD)
    person.press("lay")
    assert len(person.table.melds[0]) == 1
    person.press("undo")
    assert person.table.melds[0] == []
    assert len(hand(person)) == 7


def test_a_draw_cannot_be_taken_back_and_is_said() -> None:
    person = sit("AS AH AD 9D 4S 5C", stock="7C 8D")
    person.press("draw")
    person.press("undo")
    assert person.last_note is not None
    assert person.table.turn.phase == PLAYING


def test_the_pile_with_one_pair_is_taken_after_a_question() -> None:
    person = sit("9S 9H KD 4S 5C QD", melds=[["AS AH AD"], []], pile="4C 6D 9D")
    person.handle(intents.ClickPlace(PILE))
    assert person.open_question is not None
    assert person.open_question.about is QuestionKind.TAKE
    person.handle(intents.Choose(0))
    assert [m.cards for m in person.table.melds[0]][1] == read_cards("9S 9H 9D")


def test_a_cancelled_question_changes_nothing() -> None:
    person = sit("9S 9H KD 4S 5C QD", melds=[["AS AH AD"], []], pile="4C 6D 9D")
    person.handle(intents.ClickPlace(PILE))
    person.handle(intents.Choose(-1))
    assert person.open_question is None
    assert person.table.turn.phase == DRAWING


def test_a_pair_dropped_on_the_pile_takes_it_at_once() -> None:
    person = sit("9S 9H KD 4S 5C QD", melds=[["AS AH AD"], []], pile="4C 6D 9D")
    drop(person, "9S 9H", PILE)
    assert person.table.turn.took


def test_the_pile_dragged_to_the_own_tray_is_taken_where_there_is_one_way() -> None:
    person = sit("9S 9H KD 4S 5C QD", melds=[["AS AH AD"], []], pile="4C 6D 9D")
    top = person.bench.book.cards(next(s for s in person.bench.book._stacks if s.place == PILE))[-1]
    person.handle(intents.Drop((top.number,), NEW_MELD))
    assert person.table.turn.took


def test_a_frozen_pile_says_what_is_missing() -> None:
    person = sit("9S KD 4S 5C QD", melds=[["AS AH AD"], []], pile="2C 6D 9D")
    person.press("take")
    assert isinstance(person.last_note, Refusal)
    assert (person.last_note.reason, person.last_note.have, person.last_note.need) == (
        Reason.PILE_FROZEN_NEEDS_PAIR,
        1,
        2,
    )


def test_a_pair_that_does_not_reach_the_minimum_is_staged_to_take_the_pile() -> None:
    person = sit("9S 9H KD KS KC 4S 5C QD", pile="4C 6D 9D")
    drop(person, "9S 9H", PILE)
    assert person.bench.draft.takes_pile
    drop(person, "KD KS KC", NEW_MELD)
    person.press("lay")
    assert sorted(len(meld.cards) for meld in person.table.melds[0]) == [3, 3]
    assert person.table.turn.took


def test_cards_staged_for_the_pile_come_back_by_a_click() -> None:
    person = sit("9S 9H KD KS KC 4S 5C QD", pile="4C 6D 9D")
    drop(person, "9S 9H", PILE)
    staged = [t for t in range(1, 99) if person.bench.staged_at(t) is not None]
    for token in staged:
        person.handle(intents.ClickPlace(PILE_DRAFT, token))
    assert person.bench.draft.is_empty


def test_a_discard_with_an_unfinished_draft_asks_first() -> None:
    person = sit("AS AH KD 9D 4S 5C", phase="play")
    drop(person, "AS AH", NEW_MELD)
    drop(person, "4S", PILE)
    assert person.open_question is not None
    assert person.open_question.about is QuestionKind.RETURN
    person.handle(intents.Choose(0))
    assert person.table.turn.seat == 1


def test_a_discard_lays_out_complete_drafts_of_an_open_side() -> None:
    person = sit("9S 9H 9D KD 4S 5C", phase="play", melds=[["AS AH AD"], []])
    drop(person, "9S 9H 9D", NEW_MELD)
    drop(person, "4S", PILE)
    assert len(person.table.melds[0]) == 2
    assert person.table.turn.seat == 1


def test_going_out_is_asked_about_once() -> None:
    person = sit("9S 9H 9D 4S", phase="play", melds=[["AS AH AD AC AS AH AD"], []])
    person.press("out")
    assert person.open_question is not None
    assert person.open_question.about is QuestionKind.OUT
    person.handle(intents.Choose(0))
    assert person.table.over
    assert person.table.out == 0


def test_a_click_on_an_own_meld_selects_what_fits_but_no_wild_card() -> None:
    person = sit("AC 2S KD 4S", phase="play", melds=[["AS AH AD"], []])
    person.handle(intents.ClickPlace(Place(Spot.MELD, 0)))
    assert person.bench.faces(person.bench.selected) == tuple(read_cards("AC"))


def test_a_click_on_a_meld_that_nothing_fits_says_so() -> None:
    person = sit("KC KD 4S", phase="play", melds=[["AS AH AD"], []])
    person.handle(intents.ClickPlace(Place(Spot.MELD, 0)))
    assert person.last_note is Remark.NOTHING_FITS


def test_melding_a_wild_card_that_fits_several_melds_asks_which() -> None:
    person = sit("2S KD 4S 5C", phase="play", melds=[["AS AH AD", "9S 9H 9D"], []])
    person.handle(intents.SelectCards(tokens(person, "2S")))
    person.press("meld")
    assert person.open_question is not None
    assert len(person.open_question.places) == 2
    person.handle(intents.Choose(1))
    assert not person.bench.draft.is_empty


def test_nothing_is_done_for_a_person_whose_turn_it_is_not() -> None:
    person = sit("AS AH AD 9D", turn=1)
    drop(person, "AS AH AD", NEW_MELD)
    assert isinstance(person.last_note, Refusal)
    assert person.last_note.reason is Reason.NOT_YOUR_TURN


def test_dragging_in_the_hand_orders_it_freely_and_is_kept() -> None:
    person = sit("AS KD 9H 4S", phase="play")
    drop(person, "4S", HAND, 0)
    assert person.bench.hand()[0].face == read_cards("4S")[0]
    assert person.bench.sorting is Sorting.FREE
    assert person.match.arrangement(0).order[0] == read_cards("4S")[0]


@pytest.mark.parametrize(("cards", "extend"), [("AS KD 9H", True)])
def test_shift_click_selects_the_range(cards: str, extend: bool) -> None:
    person = sit("AS KD 9H 4S", phase="play")
    order = [t.number for t in person.bench.hand()]
    person.handle(intents.ToggleCard(order[0]))
    person.handle(intents.ToggleCard(order[2], extend))
    assert person.bench.selected == order[:3]


def test_a_double_click_selects_the_rank() -> None:
    person = sit("9S KD 9H 4S", phase="play")
    person.handle(intents.SelectRank(tokens(person, "9S")[0]))
    assert sorted(person.bench.faces(person.bench.selected)) == sorted(read_cards("9S 9H"))


def test_a_card_dropped_into_the_hand_stands_before_the_card_it_fell_on() -> None:
    person = sit("AS KD 9H 4S", phase="play")
    drop(person, "AS", HAND, 2)
    assert [t.face for t in person.bench.hand()] == read_cards("KD 9H AS 4S")


def test_a_discard_that_returns_the_draft_asks_nothing_where_that_is_not_wanted() -> None:
    person = sit("AS AH KD 9D 4S 5C", phase="play")
    person.confirms_return = False
    drop(person, "AS AH", NEW_MELD)
    drop(person, "4S", PILE)
    assert person.open_question is None
    assert person.table.turn.seat == 1


def test_the_meld_key_puts_the_selection_into_a_new_meld() -> None:
    person = sit("7S 7H 7C KS 9D", phase="play")
    person.bench.select(tokens(person, "7S 7H 7C"))
    person.press("meld")
    assert person.last_note is None
    assert person.bench.draft.staged == tuple(read_cards("7S 7H 7C"))


def test_the_meld_key_adds_the_selection_to_the_meld_it_fits() -> None:
    person = sit("AS KS 9D", phase="play", melds=[["AS AH AD"], []])
    person.bench.select(tokens(person, "AS"))
    person.press("meld")
    assert [group.place.spot.value for group in person.bench.draft.groups()] == ["meld"]
