"""What keys mean, where the focus goes, and what the keyboard makes of it."""

from dataclasses import replace

import pytest

from canasta_desktop.rules.cards import ACE, JACK, JOKER, KING, QUEEN, TWO
from canasta_desktop.ui.base.keys import Act, Command, KeyMap, letters_by_key
from canasta_desktop.ui.display.display import ButtonView, Choice, Question
from canasta_desktop.ui.display.intents import (
    Choose,
    ClickPlace,
    Continue,
    Press,
    SelectCards,
    SelectRank,
    Skip,
    ToggleCard,
)
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.input.focus import FocusGroup, FocusModel, TargetWalk, heir
from canasta_desktop.ui.input.keyboard import Keyboard
from canasta_desktop.ui.input.read_out import ReadOut
from tests.ui.sample_displays import asked, four_players, two_players, two_selected, without_card

ACTIONS = ("replay", "button:take", "button:draw", "button:hint")
BAR = ("bar:new-game", "bar:settings")


def focused(display=None, at=""):
    model = FocusModel()
    model.show(display or four_players(), ACTIONS, BAR)
    if at:
        assert model.take(at)
    return model


@pytest.fixture
def board(qapp):
    return Board(four_players())


class Board:
    """A keyboard over a display, and all it has said and sent."""

    def __init__(self, display, is_moving=False):
        self.sent, self.said, self.targets, self.pressed, self.commands = [], [], [], [], []
        self.moves = is_moving
        self.keyboard = Keyboard(None, lambda: self.moves)
        self.keyboard.intent.connect(self.sent.append)
        self.keyboard.announced.connect(self.said.append)
        self.keyboard.target_changed.connect(self.targets.append)
        self.keyboard.widget_pressed.connect(self.pressed.append)
        self.keyboard.window_command.connect(self.commands.append)
        self.show(display)

    def show(self, display):
        self.keyboard.show(display, ACTIONS, BAR)

    def press(self, *keys, **how):
        return [self.keyboard.press(key, **how) for key in keys][-1]

    @property
    def key(self):
        return self.keyboard.focus.key


# --- the mapping


@pytest.mark.parametrize(
    ("key", "command"),
    [
        ("Left", Command(Act.STEP, -1)),
        ("Ctrl+Right", Command(Act.STEP_RANK, 1)),
        ("2", Command(Act.TO_RANK, ranks=(0,))),
        ("0", Command(Act.TO_RANK, ranks=(8,))),
        ("Num+9", Command(Act.TO_RANK, ranks=(7,))),
        ("Shift+4", Command(Act.TO_RANK, ranks=(2,))),
        ("D", Command(Act.PRESS, name="draw")),
        ("F2", Command(Act.PRESS, name="draw")),
        ("N", Command(Act.PRESS, name="take")),
        ("F3", Command(Act.PRESS, name="take")),
        ("M", Command(Act.PRESS, name="meld")),
        ("X", Command(Act.DISCARD)),
        ("Del", Command(Act.DISCARD)),
        ("F4", Command(Act.DISCARD)),
        ("Num+Enter", Command(Act.ENTER)),
        ("Backspace", Command(Act.PRESS, name="undo")),
        ("Ctrl+Shift+Z", Command(Act.PRESS, name="redo")),
        ("L", Command(Act.PRESS, name="replay")),
        ("W", Command(Act.PRESS, name="why")),
        ("F5", Command(Act.PRESS, name="why")),
        ("Ctrl+6", Command(Act.READ, 6)),
        ("Ctrl+,", Command(Act.SETTINGS)),
        ("1", None),
        ("Ctrl+7", None),
        ("Q", None),
        ("?", Command(Act.KEY_LIST)),
        ("Ctrl+F1", Command(Act.KEY_LIST)),
        ("F9", Command(Act.LOG)),
        ("Shift+F6", Command(Act.STEP_GROUP, -1)),
        ("Shift+Space", Command(Act.SELECT_RANK)),
    ],
)
def test_a_key_means_its_command(key, command):
    assert KeyMap().command(key, in_hand=True) == command


def test_digits_jump_only_in_the_hand():
    assert KeyMap().command("7", in_hand=False) is None


def test_where_text_is_typed_only_the_windows_keys_count():
    keys = KeyMap()
    assert [keys.command(key, in_hand=True, in_text=True) for key in ("D", "7", "Left", "Ctrl+Z")] == [None] * 4
    assert keys.command("F11", in_hand=True, in_text=True) == Command(Act.FULL_SCREEN)


def test_letters_can_be_turned_off_and_given_to_other_commands():
    assert KeyMap(letters_on=False).command("D", in_hand=True) is None
    assert KeyMap(letters_on=False).command("?", in_hand=True) is None
    changed = KeyMap(letters={"Z": "draw"})
    assert changed.command("Z", in_hand=True) == Command(Act.PRESS, name="draw")
    assert changed.command("D", in_hand=True) is None


def test_chosen_letters_come_before_those_of_the_language():
    assert letters_by_key({}, "ZPAWTFSLE")["Z"] == "draw"
    chosen = letters_by_key({"draw": "P", "hint": "", "dance": "Q"}, "ZPAWTFSLE")
    assert chosen == {"P": "draw", "A": "meld", "W": "discard", "F": "ask", "S": "sort", "L": "replay", "E": "why"}


def test_the_cap_on_a_button_is_the_key_that_presses_it():
    keys = KeyMap(letters=letters_by_key({}, "ZPAWTFSLE"))
    names = ("draw", "discard", "undo", "lay", "continue", "keep", "ask", "step")
    caps = [keys.cap(name, "N" if name == "step" else "") for name in names]
    assert caps == ["Z", "W", "Ctrl+Z", "Enter", "Space", "Shift+F2", "F", "N"]
    off = replace(keys, letters_on=False)
    assert [off.cap(name, "N" if name == "step" else "") for name in names] == [
        *("F2", "F4", "Ctrl+Z", "Enter", "Space", "Shift+F2", "", ""),
    ]


@pytest.mark.parametrize(
    ("letters", "jacks", "queens", "kings"), [("JQKA", "J", "Q", "K"), ("BDKA", "B", "D", "K"), ("VDRA", "V", "D", "R")]
)
def test_the_letters_on_the_cards_jump_to_their_ranks(letters, jacks, queens, kings):
    keys = KeyMap(court_letters=letters)
    found = [keys.command(f"Shift+{key}", in_hand=True).ranks for key in (jacks, queens, kings, "A")]
    assert found == [(JACK,), (QUEEN,), (KING,), (ACE,)]


def test_w_is_a_wild_card_unless_it_stands_on_a_card():
    """Polish: W is the jack, D the queen, K the king, A the ace."""
    assert KeyMap(court_letters="WDKA").command("Shift+W", in_hand=True).ranks == (JACK,)
    assert KeyMap(court_letters="BDKA").command("Shift+W", in_hand=True).ranks == (TWO, JOKER)


def test_a_letter_is_a_command_and_with_shift_a_rank_of_the_hand():
    keys = KeyMap(letters=letters_by_key({}, "ZPAWTFSLE"), court_letters="BDKA")
    assert keys.command("A", in_hand=True) == Command(Act.PRESS, name="meld")
    assert keys.command("Shift+A", in_hand=True) == Command(Act.TO_RANK, ranks=(ACE,))
    assert keys.command("Shift+A", in_hand=False) is keys.command("Shift+Q", in_hand=True) is None
    assert replace(keys, letters_on=False).command("Shift+A", in_hand=True) is None


# --- the focus


def test_the_focus_begins_at_the_first_card():
    assert focused().key == "card:1"


def test_arrows_stop_at_the_ends():
    model = focused()
    assert model.step(-1) == "card:1"
    assert model.to_end(last=True) == model.step(1) == "card:14"


def test_tab_goes_through_the_groups_and_back_to_where_one_was():
    model = focused(at="card:5")
    assert [model.step_group(1) for _ in range(6)] == [
        "threes:0",
        "stock",
        "threes:1",
        "replay",
        "bar:new-game",
        "card:5",
    ]
    assert model.step_group(-1) == "bar:new-game"


def test_the_next_rank_is_its_first_card():
    model = focused(at="card:5")  # the second king
    assert model.step_rank(1) == "card:6"
    assert [model.step_rank(-1), model.step_rank(-1)] == ["card:4", "card:3"]


def test_a_digit_goes_round_the_cards_of_its_rank():
    model = focused()
    assert [model.to_rank((7,)) for _ in range(3)] == ["card:7", "card:8", "card:7"]
    assert model.to_rank((10,)) == "card:7"  # no queen: it stays


def test_a_card_that_leaves_gives_the_focus_to_its_right_neighbour():
    model = focused(at="card:5")
    model.show(without_card(four_players(), 5))
    assert model.key == "card:6"


def test_without_a_right_neighbour_the_left_one_gets_it():
    model = focused(at="card:14")
    model.show(without_card(four_players(), 13, 14))
    assert model.key == "card:12"


@pytest.mark.parametrize("gone", [ACTIONS[0], BAR[0]])
def test_a_button_that_goes_gives_the_focus_to_the_hand(gone):
    """A blind player who discards by it stands by the cards then, not on a button like "New game"."""
    model = focused(at=gone)
    model.show(four_players(), ACTIONS[1:], BAR[1:])
    assert model.group is FocusGroup.HAND
    model = focused(at=gone)
    model.show(four_players()._replace(hand=()), ACTIONS[1:], BAR[1:])
    assert model.group is FocusGroup.PILES


def test_when_the_hand_is_empty_the_focus_goes_to_the_piles():
    model = focused()
    model.show(four_players()._replace(hand=()))
    assert model.key == "stock"
    model.show(four_players())
    assert model.key == "card:1", "and back to the hand as soon as cards are dealt"


def test_who_goes_elsewhere_while_the_hand_is_empty_stays_there():
    model = focused()
    model.show(four_players()._replace(hand=()))
    model.step(1)
    assert model.take("pile")
    model.show(four_players())
    assert model.key == "pile"


def test_a_hand_that_is_dealt_has_the_focus_unless_it_was_moved_meanwhile():
    empty = four_players()._replace(hand=())
    model = focused(empty)
    model.show(empty)
    assert model.key == "stock"
    model.show(four_players())
    assert model.key == "card:1"
    model = focused(empty)
    model.step_group(1)
    model.show(four_players())
    model.show(two_players())
    assert model.group is FocusGroup.OTHERS


def test_the_heir_is_looked_for_on_the_right_first():
    assert heir("abcde", "c", {"a", "e"}) == "e"
    assert heir("abcde", "c", {"a", "b"}) == "b"
    assert heir("abcde", "c", set()) is None


def test_a_question_takes_the_focus_and_gives_it_back():
    model = focused(two_players(), at="pile")
    model.show(asked())
    assert (model.group, model.key) == (FocusGroup.QUESTION, "choice:7")
    model.show(two_players())
    assert model.key == "pile"


def test_target_mode_stays_at_its_place_while_that_accepts():
    walk = TargetWalk()
    assert walk.begin(two_selected())
    assert [walk.current.place, walk.step(1).place, walk.step(1).place, walk.step(1).place] == [
        Place(Spot.DRAFT, 0),
        Place(Spot.DRAFT, 1),
        Place(Spot.PILE),
        Place(Spot.DRAFT, 0),
    ]
    walk.step(-1)
    walk.show(two_selected())
    assert walk.current.place == Place(Spot.PILE)
    walk.show(four_players())
    assert walk.current is None


# --- carried out


def test_space_toggles_the_focused_card(board):
    board.press("Right", "Space")
    assert board.sent == [ToggleCard(2)]


def test_space_clicks_a_place(board):
    board.keyboard.focus.take("stock")
    board.press("Space")
    assert board.sent == [ClickPlace(Place(Spot.STOCK))]


def test_enter_in_the_hand_presses_the_primary_button(qapp):
    board = Board(two_players())
    board.press("Return")
    assert board.sent == [Press("take")]


def test_enter_on_a_pile_clicks_it(board):
    board.keyboard.focus.take("pile")
    board.press("Return")
    assert board.sent == [ClickPlace(Place(Spot.PILE))]


def test_enter_on_a_button_presses_that(board):
    board.keyboard.focus.take("button:hint")
    board.press("Return")
    assert (board.sent, board.pressed) == ([], ["button:hint"])


def test_enter_on_a_question_takes_the_focused_answer(qapp):
    board = Board(asked())
    board.press("Right", "Return")
    assert board.pressed == ["choice:8"]


def test_a_number_answers_wherever_the_focus_is_and_a_held_one_does_not(qapp):
    board, answers = Board(asked()), []
    board.keyboard.answered.connect(answers.append)
    board.press("1", "Num+3")
    board.keyboard.focus.take("card:1")
    board.press("2")
    board.keyboard.press("4", held=700)
    assert (answers, board.sent) == ([0, 2, 1], [])


def test_without_a_question_a_number_is_a_rank_of_the_hand(board):
    board.press("9")
    assert board.key == "card:7"


def test_many_ways_have_a_button_for_more_and_what_must_be_answered_no_way_back():
    model = FocusModel()
    choices = tuple(Choice(number, str(number)) for number in range(5))
    model.show(four_players()._replace(question=Question("Which?", choices, "Cancel")))
    assert model.keys(FocusGroup.QUESTION) == (*(f"choice:{number}" for number in range(5)), "more", "cancel")
    model.show(four_players()._replace(question=Question("May I?", choices[:2], "")))
    assert model.keys(FocusGroup.QUESTION) == ("choice:0", "choice:1")


def test_enter_in_the_hand_accepts_what_a_question_proposes(qapp):
    board = Board(asked())
    board.keyboard.focus.take("card:1")
    board.press("Return")
    assert board.sent == [Choose(7)]


def test_escape_cancels_the_innermost(qapp):
    board = Board(two_selected())
    board.press("Up", "Esc")
    assert board.targets == ["draft:0", ""]
    board.press("Esc")
    board.show(four_players())
    board.press("Esc")
    board.show(asked())
    board.press("Esc")
    assert board.sent == [SelectCards(()), Skip(), Choose(-1)]


def test_up_offers_the_targets_and_enter_places(qapp):
    board = Board(two_selected())
    board.press("Up", "Right", "Right", "Return")
    assert board.said == ["Where to? Queens + two: +20", "Tens + two: +20", "Discard"]
    assert board.targets == ["draft:0", "draft:1", "pile", ""]
    assert board.sent == [ClickPlace(Place(Spot.PILE))]


def test_up_without_a_selection_says_what_to_do(board):
    board.press("Up")
    assert board.said == ["Select cards with the space bar first."]


def test_discarding_the_focused_card_takes_two_presses(board):
    board.press("End", "X")
    assert board.sent == [SelectCards((14,))]
    assert board.said == ["Press again to discard: three of spades, 5 points"]


def test_discarding_a_selected_card_takes_one(qapp):
    board = Board(two_selected())
    board.press("Del")
    assert board.sent == [Press("discard")]


def test_select_all_takes_the_whole_hand(board):
    board.press("Ctrl+A")
    assert board.sent == [SelectCards(tuple(range(1, 15)))]


def test_a_held_key_repeats_movement_only(board):
    board.press("Right", "Right", held=40)
    board.press("Return", "Space", "X", "D", held=40)
    assert (board.key, board.sent) == ("card:3", [])


def test_space_finishes_what_moves_and_held_it_skips_to_the_own_turn(qapp):
    board = Board(four_players(), is_moving=True)
    board.press("Space")
    board.press("Space", held=500)
    board.press("Space", held=650)
    assert board.sent == [Skip(), Skip(all=True)]


def test_space_goes_on_after_another_players_turn(qapp):
    shown = two_players()
    board = Board(shown._replace(buttons=(*shown.buttons, ButtonView("continue", "Continue", "Space", True))))
    board.press("Space")
    assert board.sent == [Continue()]


def test_keys_of_the_window_are_told_by_name(board):
    board.press("F1", "F11", "Ctrl+,", "F9", "?", "Ctrl+F1")
    assert board.commands == ["rules", "full-screen", "settings", "log", "key-list", "key-list"]


def test_keys_and_settings_open_above_the_welcome_too(board):
    board.keyboard._display = None
    assert [board.press(key) for key in ("?", "F11", "Ctrl+,", "F9", "D", "Left")] == [*[True] * 3, *[False] * 3]
    assert board.commands == ["key-list", "full-screen", "settings"]


@pytest.mark.parametrize("there", ["pile", "threes:1", "button:hint", "bar:settings"])
def test_escape_leads_to_the_hand_and_keeps_what_is_selected(qapp, there):
    board = Board(two_selected())
    board.press("Right")
    assert board.keyboard.focus.take(there)
    board.press("Esc")
    assert (board.key, board.sent) == ("card:2", [])
    board.press("Esc")
    assert board.sent == [SelectCards(())]


def test_what_space_on_a_meld_has_selected_is_left_to_the_narrator(qapp):
    """Said by the keyboard as well, it would be heard twice."""
    selected = two_selected()
    board = Board(selected._replace(hand=tuple(held._replace(selected=False) for held in selected.hand)))
    assert board.keyboard.focus.take("stock")
    board.keyboard.intent.connect(lambda _: board.show(selected))
    board.press("Space")
    assert (board.said, len(board.sent)) == ([], 1)


def test_space_where_cards_are_needed_says_so(board):
    assert board.keyboard.focus.take("draft:0")
    board.press("Space")
    assert (board.said, board.sent) == (["Select cards with the space bar first."], [])


def test_a_key_for_what_this_game_does_not_know_says_so(board):
    board.press("Shift+F4", "Shift+F9")
    assert (board.said, board.sent) == (["That cannot be done now."] * 2, [])


def test_shift_and_space_select_the_rank(board):
    board.press("Right", "Shift+Space")
    assert board.sent == [SelectRank(2)]


def test_an_unknown_key_is_left_to_others(board):
    assert not board.press("F12")


# --- read out


@pytest.mark.parametrize(
    ("number", "start"),
    [
        (1, "You hold 14 cards. two of diamonds, 20 points; joker, 50 points; ace of spades"),
        (2, "You & Jonas: three of hearts, 5 points; three of diamonds, 5 points; queens, 4 cards, draft"),
        (3, "Anna & Murat: three of diamonds, 5 points; natural canasta of kings"),
        (4, "stock, 41 cards. discard pile, 9 cards, eight of clubs on top."),
        (5, "Your side 1,840; Anna and Murat 2,310. Target 5,000."),
        (6, "Murat drew a card. Murat discarded the six of spades."),
    ],
)
def test_ctrl_and_a_number_reads_a_part_of_the_table(qapp, number, start):
    assert ReadOut().text(four_players(), number).startswith(start)


def test_reading_the_hand_says_what_is_selected(qapp):
    assert ReadOut().text(two_selected(), 1).endswith("Selected: two of diamonds, 20 points.")
