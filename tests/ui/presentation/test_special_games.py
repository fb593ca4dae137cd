"""What only some games have: who plays alone or sits out, sequences, joining, feet, threes, special hands."""

import pytest

from canasta_desktop.rules.actions import Answer
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.table import PLAYING, RUN
from canasta_desktop.ui.dialogs.special_hands import SpecialHandsDialog
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.actions import large_buttons
from canasta_desktop.ui.display.display import Display, MeldKind
from canasta_desktop.ui.display.places import NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.hand_order import Sorting
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.prompts import QuestionKind, Remark
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.presentation.tokens import TokenStack
from canasta_desktop.ui.score_sheet.scored import scored
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.tables import hand, match_at, sit, tokens


def display(person: Person) -> Display:
    return DisplayBuilder(person.match, person.seat).display(person, Moment())


def drop(person: Person, cards: str, place: Place) -> None:
    person.handle(intents.Drop(tokens(person, cards), place))


def button(person: Person, key: str):
    return next((one for one in display(person).buttons if one.key == key), None)


def question(person: Person) -> list[str]:
    asked = display(person).question
    return [] if asked is None else [choice.text for choice in asked.choices]


def carried(person: Person, meld: int) -> tuple[int, ...]:
    """The tokens of a whole meld."""
    return tuple([token.number for token in person.bench.book.cards(TokenStack(Place(Spot.MELD, meld)))])


# --- three sides that become two (CL-13)

LONE = {
    "players": 3,
    "melds": [[], ["9S 9H 9D"], ["KS KH KD"]],
    "red_threes": ["3H", "3D", ""],
    "scores": [0, 1600, 50],
}


def test_before_anybody_has_taken_the_pile_everybody_plays_alone() -> None:
    shown = display(sit("QS QH 4S 5D", **LONE))
    assert [tray.caption for tray in shown.trays] == ["You", "Anna", "Jonas"]
    assert [plate.line for plate in shown.plates][1:] == ["Opponent · Beginner"] * 2


def test_once_there_is_a_lone_player_the_others_are_partners_with_scores_of_their_own() -> None:
    shown = display(sit("QS QH 4S 5D", extra={"lone_player": 2}, **LONE))
    assert [tray.caption for tray in shown.trays] == ["You & Anna", "Jonas (alone)"]
    assert [plate.line for plate in shown.plates] == ["your turn", "Partner · Beginner", "Plays alone · Beginner"]
    assert [(box.name, box.points, box.own) for box in shown.scores] == [
        ("You", "0", True),
        ("Anna", "1,600", True),
        ("Jonas", "50", False),
    ]
    assert shown.trays[0].threes_text == "+200"  # each has one of their own, 100 points
    assert len(shown.trays[0].melds) == 1


def test_the_person_is_told_to_play_alone() -> None:
    shown = display(sit("QS QH 4S 5D", turn=1, extra={"lone_player": 0}, **LONE))
    assert [tray.caption for tray in shown.trays] == ["You (alone)", "Anna & Jonas"]
    assert shown.plates[0].line == "Plays alone"


def test_the_minimum_is_that_of_each_account_and_the_side_is_open_for_both() -> None:
    nothing = LONE | {"melds": [[], [], ["KS KH KD"]]}
    before = display(sit("QS QH 4S 5D", extra={"lone_player": 2}, **nothing))
    assert [box.note for box in before.scores] == ["needs 50", "needs 90", ""]


def test_taking_the_pile_first_is_told_to_mean_playing_alone() -> None:
    position = LONE | {"pile": "4C 6D QC", "melds": [["AS AH AD"], ["9S 9H 9D"], ["KS KH KD"]]}
    person = sit("QS QH 4S 5D", **position)
    person.press("take")
    assert display(person).question.text == "Take the pile of 3 cards? You then play alone against the other two."
    person.handle(intents.Choose(0))
    assert display(person).trays[0].caption == "You (alone)"


# --- who sits out (CL-14)


def test_who_sits_out_has_a_plate_that_says_so_and_no_cards() -> None:
    person = sit("", players=5, turn=1, hands=["", *[11] * 4], extra={"sits_out": 0})
    shown = display(person)
    assert shown.plates[0].sits_out
    assert shown.plates[0].line == "sits out"
    assert shown.status == "You sit out this deal. Anna is playing."
    assert shown.trays[0].caption == "Jonas & Clara"
    assert shown.scores[0].name == "You, Jonas & Clara"


def test_plates_stand_in_the_order_of_play_with_who_sits_out_between() -> None:
    person = sit("QS QH 4S 5D", players=5, hands=["QS QH 4S 5D", 11, "", 11, 11], extra={"sits_out": 2})
    assert [plate.seat for plate in display(person).plates] == [0, 1, 2, 4, 3]
    assert person.table.next_seat(1) == 4  # the sides take turns, so two seats change places


# --- sequences (SA-4)

RUNS = {"system": "samba", "phase": "play", "melds": [["5H 6H 7H 8H 9H", "KS KH KD"], ["JC QC KC AC TC 9C 8C"]]}


def test_a_hand_stands_by_suit_where_there_are_sequences() -> None:
    assert sit("4S 5S QD 4S 6S", **RUNS).bench.sorting is Sorting.SUIT
    assert sit("4S 5S QD 4S 6S").bench.sorting is Sorting.RANK


def test_a_sequence_is_named_by_its_ends_and_a_samba_has_its_word() -> None:
    own, other = display(sit("4S 5S QD 4S 6S", **RUNS)).trays
    assert own.melds[0].sequence
    assert own.melds[0].name == "hearts from the five to the nine, 5 cards"
    assert [card.name[:4] for card in own.melds[0].cards] == ["five", "six ", "seve", "eigh", "nine"]
    samba = other.melds[0]
    assert (samba.kind, samba.label) == (MeldKind.SAMBA, "SAMBA")
    assert samba.name == "samba, clubs from the eight to the ace, 7 cards"


def test_cards_of_one_suit_in_a_row_become_one_draft() -> None:
    person = sit("4S 5S QD 4S 6S", **RUNS)
    drop(person, "4S 5S 6S", NEW_MELD)
    assert [group.rank for group in person.bench.draft.groups()] == [RUN]
    draft = display(person).trays[0].melds[-1]
    assert draft.sequence
    assert draft.name.startswith("staged: spades from the four to the six")


def test_a_click_on_a_sequence_selects_what_continues_it_at_both_ends() -> None:
    person = sit("4H TH JH KH QD 2C", **RUNS)
    person.handle(intents.ClickPlace(Place(Spot.MELD, 0)))
    assert sorted(person.bench.faces(person.bench.selected)) == sorted(read_cards("4H TH"))
    drop(person, "4H TH", Place(Spot.MELD, 0))
    person.press("lay")
    assert display(person).trays[0].melds[0].label == "SAMBA"


def test_the_preview_names_the_sequence() -> None:
    person = sit("4H TH JH KH QD 2C", **RUNS)
    person.handle(intents.SelectCards(tokens(person, "4H")))
    texts = {str(target.place): target.text for target in display(person).targets}
    assert texts["meld:0"] == "Hearts from the five to the nine + 4♥: +5"


def test_a_card_that_breaks_a_sequence_is_refused_in_words() -> None:
    person = sit("4H TH JH KH QD 2C", **RUNS)
    drop(person, "QD", Place(Spot.MELD, 0))
    assert "sequence" in display(person).note.lines[0]


def test_the_pile_dragged_onto_a_sequence_is_taken_for_it() -> None:
    person = sit("4S 5S QD 4S 6S", **RUNS | {"phase": "draw"}, pile="4D TH")
    top = person.bench.book.cards(TokenStack(PILE))[-1].number
    person.handle(intents.BeginDrag((top,)))
    accepted = [str(target.place) for target in display(person).targets if target.accepts]
    assert "meld:0" in accepted
    person.handle(intents.Drop((top,), Place(Spot.MELD, 0)))
    assert person.table.turn.took
    assert person.table.melds[0][0].cards[-1] == read_cards("TH")[0]


# --- several melds of a rank, and joining them (SA-3.4, GT-5.6)

TWICE = {"system": "global-trade", "phase": "play", "melds": [["KS KH KD", "KC KS KH", "9S 9H 9D"], []]}
THRICE = TWICE | {"melds": [["KS KH KD", "KC KS KH", "9S 9H 9D", "9C 9S 9H"], []]}


def test_a_meld_dragged_onto_another_of_its_rank_is_joined_to_it() -> None:
    person = sit("4S 5S QD", **TWICE)
    shown = display(person)
    assert {str(meld.place): meld.joins for meld in shown.trays[0].melds} == {
        "meld:0": True,
        "meld:1": True,
        "meld:2": False,
    }
    person.handle(intents.BeginDrag(carried(person, 1)))
    targets = {str(target.place): (target.accepts, target.text) for target in display(person).targets}
    assert targets["meld:0"] == (True, "Kings: one meld of 6 cards")
    assert not targets["meld:2"][0]
    person.handle(intents.Drop(carried(person, 1), Place(Spot.MELD, 0)))
    assert [len(meld.cards) for meld in person.table.melds[0]] == [6, 3]


def test_a_meld_dragged_onto_one_of_another_rank_is_refused() -> None:
    person = sit("4S 5S QD", **TWICE)
    person.handle(intents.Drop(carried(person, 1), Place(Spot.MELD, 2)))
    assert isinstance(person.last_note, Refusal)
    assert len(person.table.melds[0]) == 3


def test_the_button_joins_the_only_two_melds_and_that_can_be_taken_back() -> None:
    person = sit("4S 5S QD", **TWICE)
    person.press("join")
    assert len(person.table.melds[0]) == 2
    person.press("undo")
    assert len(person.table.melds[0]) == 3


def test_the_button_asks_which_melds_where_there_is_a_choice() -> None:
    person = sit("4S 5S QD", **THRICE)
    person.press("join")
    assert question(person) == ["Kings, 3 and 3 cards", "Nines, 3 and 3 cards"]
    person.handle(intents.Choose(1))
    assert sorted(len(meld.cards) for meld in person.table.melds[0]) == [3, 3, 6]


def test_where_nothing_can_be_joined_the_button_is_there_and_says_why() -> None:
    person = sit("4S 5S QD", **TWICE | {"melds": [["KS KH KD"], []]})
    assert not button(person, "join").enabled
    assert button(person, "join").why_not == "You have no two melds that can be joined now."
    person.press("join")
    assert person.last_note is Remark.NOTHING_TO_JOIN
    assert button(sit("4S 5S QD"), "join") is None


def test_with_two_melds_of_a_rank_the_choices_say_which_is_which() -> None:
    person = sit("KD 4S 5S QD", **TWICE | {"melds": [["KS KH KD KC", "KC KS KH"], []]})
    person.handle(intents.SelectCards(tokens(person, "KD")))
    person.press("meld")
    assert question(person)[:2] == ["To the kings (4 cards)", "To the kings (3 cards)"]


def test_wild_cards_on_the_free_slot_ask_for_a_meld_where_they_make_none() -> None:
    person = sit("2S 4S 5S QD", phase="play", melds=[["KS KH KD", "9S 9H 9D"], []])
    drop(person, "2S", NEW_MELD)
    assert question(person) == ["To the kings (3 cards)", "To the nines (3 cards)"]
    person.handle(intents.Choose(1))
    assert str(next(iter(person.bench.draft.groups())).place.number) == "1"


# --- the foot (HF-6)

FOOT = {
    "system": "hand-and-foot",
    "phase": "play",
    "melds": [["KS KH KD"], []],
    "extra": {"foot": [13, 13, 13, 13]},
}


def test_the_last_card_laid_out_takes_up_the_foot_and_does_not_go_out() -> None:
    person = sit("KC KS", **FOOT)
    drop(person, "KC KS", Place(Spot.MELD, 0))
    assert display(person).status == "It is your turn: lay out, and you take up your foot."
    assert button(person, "lay").text == "Lay out, take up the foot"
    person.press("lay")
    assert person.open_question is None
    assert person.table.feet[0] == 0
    assert len(hand(person)) >= 11
    assert not person.table.over


def test_the_last_card_discarded_leaves_the_foot_for_the_next_turn_unasked() -> None:
    person = sit("KC", **FOOT)
    drop(person, "KC", PILE)
    assert person.open_question is None
    assert person.table.turn.seat == 1
    plate = display(person).plates[0]
    assert (plate.cards, plate.foot) == (0, 13)
    assert "foot of 13 cards" in plate.spoken


def test_a_match_of_four_deals_shows_the_deal_in_place_of_a_target() -> None:
    person = sit("KC QS", **FOOT | {"extra": {"deal": 3, "foot": [13] * 4}})
    assert display(person).target_text == "Deal 3 of 4"
    assert display(person).title == "Hand and Foot · four players", "the deal is said once"
    assert {box.progress for box in display(person).scores} == {0.0}
    assert person.table.rules.initial_meld.minimum(person.table, 0) == 120


def test_a_closed_book_is_told_as_closed() -> None:
    shown = display(sit("KC QS", **FOOT | {"melds": [["KS KH KD KC KS KH KD"], []]}))
    assert shown.trays[0].melds[0].name == "natural canasta of kings, 7 cards, closed"


# --- threes and special hands (MA-2, MA-7)

MODERN = {"system": "modern-american", "pile": "4C 6D", "stock": 40}
STRAIGHT = "2S 3S 4H 5H 6H 7H 8H 9H TH JH QH KH AH JO"
PAIRS = "4S 4H 5S 5H 6S 6H 8S 8H 9S 9H JS JH QS KH"


def test_one_three_can_be_held_back_whichever_it_is() -> None:
    person = sit("3H 4S 5S 6D", **MODERN)
    assert display(person).status == "It is your turn: your 3♥ is laid out when you draw, unless you hold it back."
    person.press("keep")
    assert read_cards("3H")[0] in hand(person)
    assert person.table.turn.phase == PLAYING


def test_of_two_threes_dealt_the_one_to_be_held_back_is_named() -> None:
    person = sit("3H 3S 4S 5S 6D", **MODERN)
    person.press("keep")
    assert question(person)[:2] == ["3♠", "3♥"]
    person.handle(intents.Choose(1))
    assert read_cards("3H")[0] in hand(person)
    assert person.table.threes[0] == read_cards("3S")


def test_drawing_lays_the_three_out() -> None:
    person = sit("3H 4S 5S 6D", **MODERN)
    person.handle(intents.ClickPlace(STOCK))
    assert person.table.threes[0] == read_cards("3H")


@pytest.mark.parametrize("way", ["drop", "button", "meld"])
def test_a_held_three_is_laid_out_by_hand(way: str) -> None:
    person = sit("3H 4S 5S 6D", **MODERN | {"phase": "play"})
    if way == "drop":
        drop(person, "3H", NEW_MELD)
    elif way == "meld":
        person.handle(intents.SelectCards(tokens(person, "3H")))
        person.press("meld")
    else:
        person.press("lay-three")
    assert person.table.threes[0] == read_cards("3H")


def test_a_three_lights_up_the_own_tray_and_nothing_else() -> None:
    person = sit("3H 4S 5S 6D", **MODERN | {"phase": "play"})
    person.handle(intents.BeginDrag(tokens(person, "3H")))
    assert [(str(t.place), t.accepts, t.text) for t in display(person).targets] == [("new-meld", True, "Lay out 3♥")]


def test_the_list_of_special_hands_says_what_is_missing(qtbot) -> None:
    person = sit(PAIRS, **MODERN | {"phase": "play"})
    assert button(person, "special").enabled
    dialog = SpecialHandsDialog(person.bench.draft.special_actions.specials, Wording())
    qtbot.addWidget(dialog)
    pairs = dialog.boxes["pairs_natural"]
    assert (pairs.name.text(), pairs.points.text()) == ("Natural pairs", "2,500 points")
    assert pairs.state.text() in ("You still need one queen.", "You still need one king.")
    assert pairs.button.isHidden()


def test_a_special_hand_is_laid_down_from_the_list(qtbot) -> None:
    person = sit(STRAIGHT, **MODERN | {"phase": "play"})
    assert display(person).status == "You hold a special hand, Straight: you can lay it down and end the deal."
    shown = large_buttons(display(person))[0]
    assert (shown.key, shown.text, shown.primary) == ("special:straight", "Lay down: Straight", True)
    dialog = SpecialHandsDialog(person.bench.draft.special_actions.specials, Wording())
    qtbot.addWidget(dialog)
    dialog.chosen.connect(lambda key: person.handle(intents.Press(f"special:{key}")))
    dialog.boxes["straight"].button.click()
    assert not person.table.over
    asked = display(person).question
    assert (asked.text, asked.choices[0].text) == ("Lay down the special hand Straight and end the deal?", "Lay down")
    person.handle(intents.Choose(0))
    assert person.table.over
    assert person.table.special == "straight"
    sheet = ScoreSheetDialog(scored(person.match, 0), DisplayBuilder(person.match, 0).event_context, Wording())
    qtbot.addWidget(sheet)
    assert "You laid down a special hand: Straight · " in sheet.paper.subtitle


def test_where_nothing_is_asked_enter_shows_no_special_hand() -> None:
    person = sit(STRAIGHT, **MODERN | {"phase": "play"})
    person.confirms_out = False
    assert not button(person, "special:straight").primary
    person.press("special:straight")
    assert person.table.over


def test_a_special_hand_that_is_none_is_refused_in_words() -> None:
    person = sit(PAIRS, **MODERN | {"phase": "play"})
    person.press("special:straight")
    assert isinstance(person.last_note, Refusal)
    assert person.last_note.reason is Reason.SPECIAL_HAND_INVALID


def test_reserved_cards_and_the_turn_card_are_said_of_the_stock() -> None:
    shown = display(sit("4S 5S 6D 8D", **MODERN | {"turn": 1, "extra": {"bonus": [0, 0, 4, 0]}}))
    assert (shown.piles.reserved, shown.piles.turn_card) == (4, True)
    assert shown.piles.stock_note == "4 reserved for Jonas · with the turn card"
    assert shown.piles.stock_name == "stock, 40 cards; 4 reserved for Jonas; with the turn card"


# --- threes by hand, and the top card alone (GT-3.6, VA-3.10)

BY_HAND = {"system": "global-trade", "options": (("red_threes_by_hand", True),)}


def test_a_red_three_waits_for_the_hand_of_its_owner() -> None:
    person = sit("3H 4S 5S 6D", **BY_HAND)
    assert display(person).status == "It is your turn: lay out your red three before you draw."
    drop(person, "3H", NEW_MELD)
    assert person.table.threes[0] == read_cards("3H")
    assert person.table.forgotten[0] == 0


def test_a_forgotten_red_three_comes_before_everything_else() -> None:
    person = sit("3H 4S 5S 6D", **BY_HAND)
    person.press("draw")
    assert display(person).status == "You forgot your red three: lay it out before anything else."
    drop(person, "4S", PILE)
    assert display(person).note.lines[0] == "You hold a three that you must lay out before anything else."
    person.press("lay-three")
    assert person.table.turn.phase == PLAYING
    assert button(person, "discard").enabled


def test_the_top_card_alone_can_be_taken_where_that_is_the_rule() -> None:
    options = (("take_rest_optional", True),)
    person = sit("KC 4S 5S QD", system="global-trade", options=options, melds=[["KS KH KD"], []], pile="4C 6D KH")
    assert button(person, "take-top").enabled
    person.press("take")
    assert "Add it to your kings (3 cards) (top card alone)" in question(person)
    person.press("take-top")
    assert display(person).question.text == "Take the top card alone?"
    person.handle(intents.Choose(0))
    assert person.table.pile == read_cards("4C 6D")
    assert button(sit("KC 4S 5S QD", system="global-trade"), "take-top") is None


def test_a_turn_without_a_discard_ends_the_deal() -> None:
    person = sit("KC 4S 5S QD", system="global-trade", melds=[["KS KH KD"], []], stock="3H")
    person.handle(intents.ClickPlace(STOCK))
    assert person.table.turn.bare
    assert display(person).status == ("The stock is used up: meld what you can, then end the deal without a discard.")
    assert not button(person, "discard").enabled
    assert button(person, "end").enabled
    drop(person, "KC", Place(Spot.MELD, 0))
    person.press("end")
    assert person.table.over
    assert len(person.table.melds[0][0].cards) == 4


def test_where_asking_comes_before_any_card_the_button_is_there_before_drawing() -> None:
    assert button(sit("KC 4S 5S QD", system="global-trade", melds=[["KS KH KD"], []]), "ask").enabled
    other = button(sit("KC 4S 5S QD", melds=[["KS KH KD"], []]), "ask")
    assert (other.enabled, other.why_not) == (False, "Your turn begins with a card from the stock or with the pile.")


def test_where_asking_after_melds_is_in_time_the_button_stays() -> None:
    melds = [["KS KH KD KC KS KH KD", "8S 8H 8D 8C 8S 8H", "QS QH QD"], []]
    person = sit("8D QC 4S", system="modern-american", phase="play", melds=melds)
    drop(person, "8D", Place(Spot.MELD, 1))
    person.press("lay")
    assert button(person, "ask").enabled
    person.press("ask")
    assert person.last_note is None
    assert person.match.to_act() == 2
    assert person.match.play(2, Answer(False)) is None
    assert not button(person, "ask").enabled
    assert button(person, "ask").why_not == "You may ask only once in a deal, and you have already asked."
    assert display(person).status == "Your partner said no: you may not go out in this turn. Meld, or discard a card."


# --- going out with a question


def test_going_out_concealed_is_asked_as_that() -> None:
    person = sit("AS AH AD AC AS AH AD 4S", phase="play")
    drop(person, "AS AH AD AC AS AH AD", NEW_MELD)
    drop(person, "4S", PILE)
    assert person.open_question.about is QuestionKind.OUT
    assert display(person).question.text == "Go out concealed and end the deal?"


# --- the score sheet


def sheet_of(match, qtbot) -> ScoreSheetDialog:
    sheet = ScoreSheetDialog(scored(match, 0), DisplayBuilder(match, 0).event_context, Wording())
    qtbot.addWidget(sheet)
    return sheet


def test_threes_laid_and_threes_caught_stand_in_rows_of_their_own(qtbot) -> None:
    match = match_at(
        "4S",
        system="hand-and-foot",
        phase="draw",
        stock=0,
        red_threes=["3H", ""],
        extra={"foot": ["3D", 13, 13, 13]},
    )
    person = Person(match, 0)
    person.press("end")
    assert match.is_scored
    sheet = sheet_of(match, qtbot)
    names = [row.name for row in sheet.rows]
    assert names[:2] == ["Red threes", "Red threes not laid out"]


def test_every_penalty_stands_in_the_sheet(qtbot) -> None:
    match = match_at(
        "4S",
        system="modern-american",
        phase="draw",
        stock=0,
        pile="5C",
        melds=[["AS AH AD", "7S 7H 7D", "9S 9H 9D 9C 9S 9H 9D"], []],
    )
    Person(match, 0).press("end")
    deal = scored(match, 0)
    rows = [lines[0] for item, lines in deal.rows if item is Item.PENALTIES and lines[0] is not None]
    assert [line.points for line in rows] == [-2500, -2500]
    assert deal.columns[0].sheet.total == sum(
        line.points for item, lines in deal.rows for line in lines[:1] if line is not None
    )


def test_the_next_minimum_goes_by_the_deal_where_that_is_the_rule() -> None:
    match = match_at("4S", system="hand-and-foot", phase="draw", stock=0, extra={"deal": 2, "foot": [13] * 4})
    Person(match, 0).press("end")
    deal = scored(match, 0)
    assert [column.minimum for column in deal.columns] == [120, 120]
    assert not deal.is_tie


def test_every_account_has_a_column_in_a_cut_throat_deal() -> None:
    match = match_at("4S", phase="draw", stock=0, pile="5C", extra={"lone_player": 2}, **LONE)
    Person(match, 0).press("end")
    deal = scored(match, 0)
    assert [column.sheet.account for column in deal.columns] == [0, 1, 2]
    opening = match.rules.initial_meld
    assert [column.minimum for column in deal.columns] == [opening.at(total) for total in match.totals]
