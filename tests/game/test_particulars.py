"""What is known of a match beside what is played: kept with it, bounded, and never needed to play."""

import json
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.game import journal
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.particulars import (
    ID_DIGITS,
    Branch,
    Kind,
    Particulars,
    particulars_record,
    read_particulars,
    time_text,
)
from canasta_desktop.game.store import Store
from canasta_desktop.game.untrusted import Reader
from tests.game.matches import match, stroll, to_the_end_of_the_deal

IDS = st.text("0123456789abcdef", min_size=ID_DIGITS, max_size=ID_DIGITS)
TIMES = st.datetimes(datetime(1990, 1, 1), datetime(2100, 1, 1)).map(time_text)
DAYS = st.dates().map(str)
TOLD = st.builds(
    Particulars,
    id=st.just("") | IDS,
    kind=st.sampled_from(Kind),
    begun=st.just("") | TIMES,
    played=st.just("") | TIMES,
    name=st.sampled_from(["", "Christmas", "Äpfel & Birnen"]),
    day=st.just("") | DAYS,
    branch=st.none() | st.builds(Branch, IDS, st.integers(1, 9), st.integers(0, 300)),
)


@given(TOLD)
def test_they_are_read_as_they_were_written(told):
    assert read_particulars(Reader(json.loads(json.dumps(particulars_record(told))), "told")) == told


def test_a_save_holds_them_and_how_the_match_stands():
    game = stroll(match(), 30, 1)
    game.particulars = Particulars("ab" * 16, Kind.PRACTICE, name="Again", branch=Branch("cd" * 16, 1, 3))
    assert journal.loads(journal.dumps(game).encode()).particulars == game.particulars
    to_the_end_of_the_deal(game)
    head = json.loads(journal.dumps(game).splitlines()[0])
    assert head["result"] == {"deals": 1, "totals": game.totals, "winner": None}


def test_a_save_of_old_has_none():
    head, _, rest = journal.dumps(match()).partition("\n")
    record = {key: value for key, value in json.loads(head).items() if key not in ("particulars", "result")}
    assert journal.loads(f"{json.dumps(record)}\n{rest}".encode()).particulars == Particulars()


WRONG = (
    {"kind": "other"},
    {"id": "x" * 32},
    {"id": "ab"},
    {"begun": "yesterday"},
    {"begun": "2026-11-23T05:00:00"},
    {"played": "2026-11-23"},
    {"day": "2026-13-01"},
    {"day": "2026-1-1"},
    {"name": 7},
    {"branch": {"match": "ab" * 16, "deal": 0, "actions": 0}},
    {"branch": []},
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_anything_else_is_refused(wrong):
    with pytest.raises(SaveError, match="told"):
        read_particulars(Reader({"kind": "match"} | wrong, "told"))


def test_a_store_gives_a_match_its_identity_once_and_says_when_it_was_played(tmp_path):
    now = [datetime(2026, 11, 23, 20)]
    store = Store(tmp_path, print, lambda: now[0])
    game = match()
    store.follow(game)
    first = game.particulars
    assert (len(first.id), first.begun, first.played) == (ID_DIGITS, time_text(now[0]), "")
    now[0] = datetime(2026, 11, 23, 21)
    stroll(game, 1, 1)
    assert game.particulars == first._replace(played=time_text(now[0]))
    again = Store(tmp_path, print).load_current(now[0])
    assert again.particulars == game.particulars
    store.follow(game)
    assert game.particulars.id == first.id
