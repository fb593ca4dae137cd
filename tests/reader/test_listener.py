"""What counts as said twice."""

from tests.reader.listener import said_more_often
from tests.reader.screen_reader import Heard

PASSED = [
    Heard(1.0, "ace of spades."),
    Heard(1.0, "selected."),
    Heard(1.1, "two of diamonds."),
    Heard(1.1, "selected."),
]


def test_two_keys_may_be_answered_alike_and_one_key_may_not():
    assert said_more_often(PASSED, 1) == ["selected"]
    assert said_more_often(PASSED, 2) == []
    assert said_more_often([*PASSED, Heard(1.2, "Selected")], 2) == ["selected"]


def test_what_was_said_long_before_may_be_said_again():
    assert said_more_often([Heard(1.0, "selected"), Heard(4.0, "selected")], 1) == []
    assert said_more_often([Heard(86399.5, "selected"), Heard(0.5, "selected")], 1) == ["selected"]
