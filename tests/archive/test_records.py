"""The row of a match in the list: from the match and from the head of its save the same, and nothing else gets in."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.archive.records import row_of, row_of_head
from canasta_desktop.game import journal
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.particulars import Particulars
from canasta_desktop.rules.table import NOBODY
from tests.game.matches import match, stroll, to_the_end_of_the_deal


def head_of(game):
    return journal.dumps(game).encode().partition(b"\n")[0]


@settings(max_examples=20)
@given(st.integers(0, 2**64 - 1), st.sampled_from([2, 3, 4]), st.integers(0, 800))
def test_a_head_tells_what_the_match_does(seed, players, steps):
    game = stroll(match(players, seed), steps, seed)
    game.particulars = Particulars("ab" * 16, name="Sunday")
    assert row_of_head(head_of(game), "x") == row_of(game, "x")


def test_a_match_that_was_won():
    game = stroll(match(target=500), 5000)
    row = row_of(game, "x")
    assert row.is_over
    assert row.winner == game.winner != NOBODY
    assert row_of_head(head_of(game), "x") == row


def test_an_old_head_does_not_say_how_the_match_stands():
    record = json.loads(head_of(match()))
    del record["result"]
    assert row_of_head(json.dumps(record).encode(), "x") is None


WRONG = (
    ("result", {"deals": 0, "totals": [1], "winner": None}),
    ("result", {"deals": -1, "totals": [0, 0], "winner": None}),
    ("result", {"deals": 0, "totals": [0, 0], "winner": 2}),
    ("result", []),
    ("particulars", {"kind": "x"}),
    ("setup", None),
    ("format", "other"),
    ("version", 99),
)


@pytest.mark.parametrize(("key", "value"), WRONG, ids=str)
def test_a_forged_head_is_refused(key, value):
    game = to_the_end_of_the_deal(match())
    with pytest.raises(SaveError):
        row_of_head(json.dumps(json.loads(head_of(game)) | {key: value}).encode(), "x")
