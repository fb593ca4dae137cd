"""What stands large by the hand, what small, and the ways of a question."""

from canasta_desktop.ui.display.actions import large_buttons, large_count, pages, small_buttons, ways
from canasta_desktop.ui.display.display import ButtonView, Choice, CurtainView, Question
from tests.ui.sample_displays import buttons, four_players, two_players


def keys(views):
    return [view.key for view in views]


def offering(*names, primary=""):
    made = tuple(ButtonView(name, name, "", enabled=True, primary=name == primary) for name in names)
    return two_players()._replace(buttons=made)


def asking(count):
    choices = tuple(Choice(10 + number, f"way {number}") for number in range(count))
    return two_players()._replace(question=Question("Which?", choices, "Cancel"))


def test_what_cannot_be_done_is_no_button():
    shown = four_players()._replace(buttons=buttons("undo", "discard"))
    assert (keys(large_buttons(shown)), keys(small_buttons(shown))) == (["discard"], ["undo"])


def test_the_likely_one_is_first():
    shown = two_players()._replace(buttons=buttons("draw", "take", "hint", primary="take"))
    assert keys(large_buttons(shown)) == ["take", "draw"]


def test_four_are_large_at_most_and_the_rest_small_with_what_helps():
    shown = offering("draw", "keep", "take", "take-top", "lay", "join", "undo", primary="draw")
    assert keys(large_buttons(shown)) == ["draw", "lay", "take", "keep"]
    assert keys(small_buttons(shown)) == ["take-top", "join", "undo"]
    assert large_count(shown) == 4


def test_going_out_stands_before_discarding():
    assert keys(large_buttons(offering("discard", "out"))) == ["out", "discard"]


def test_ways_take_the_place_of_the_buttons():
    shown = asking(3)
    assert large_buttons(shown) == ()
    assert [way.key for way in ways(shown)] == [10, 11, 12]
    assert (large_count(shown), pages(shown)) == (3, 1)


def test_more_than_four_ways_stand_three_a_page_and_go_round():
    shown = asking(8)
    assert (large_count(shown), pages(shown)) == (4, 3)
    assert [[way.key for way in ways(shown, page)] for page in range(4)] == [
        [10, 11, 12],
        [13, 14, 15],
        [16, 17],
        [10, 11, 12],
    ]


def test_behind_a_curtain_nothing_can_be_done():
    shown = four_players()._replace(curtain=CurtainView("Now: Anna", "It is your turn.", "Show my cards"))
    assert (large_buttons(shown), small_buttons(shown), large_count(shown)) == ((), (), 0)
