"""Pads in files: read as they were written, and whatever else lies there is refused and set aside."""

import json
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.pad.pad_folder import PadFolder
from canasta_desktop.pad.pad_format import dumps, loads
from canasta_desktop.pad.scored_counts import AccountCount, PadDeal
from tests.pad.pads import figures, pad

MODERN = pad("modern-american", 4, special_hands="cla")
BOUNDS = {one.key: one.most for one in MODERN.counting.things}


@st.composite
def deals(draw: st.DrawFn) -> PadDeal:
    counts = st.fixed_dictionaries({}, optional={key: st.integers(0, most) for key, most in BOUNDS.items()})
    column = counts.map(AccountCount) | st.integers(-9000, 9000).map(lambda points: AccountCount(figure=points))
    out = draw(st.integers(-1, 1))
    special = draw(st.sampled_from(["", "garbage", "zip_code"])) if out >= 0 else ""
    return PadDeal((draw(column), draw(column)), out, draw(st.booleans()), special)


@given(st.lists(deals(), max_size=3))
def test_a_pad_is_read_as_it_was_written(some):
    written = pad("modern-american", 4, *some, special_hands="cla")
    assert loads(dumps(written).encode()) == written


BROKEN = [
    ({"version": 2}, Fault.NEWER),
    ({"format": "else"}, Fault.NOT_A_SAVE),
    ({"dealer": 4}, Fault.BAD_VALUE),
    ({"deals": [{}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{}, {}, {}]}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{"melded": -1}, {}]}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{"canasta:natural": 10**9}, {}]}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{"canasta:run": 1}, {}]}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{"figure": 10**9}, {}]}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{}, {}], "out": 2}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{}, {}], "lone": 0}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{}, {}], "special": "garbage"}]}, Fault.BAD_VALUE),
    ({"deals": [{"columns": [{}, {}]}] * 201}, Fault.BAD_VALUE),
    ({"setup": {"system": "whist", "players": 2, "options": {}, "seats": []}}, Fault.BAD_VALUE),
]


@pytest.mark.parametrize(("change", "fault"), BROKEN)
def test_what_is_no_pad_is_refused(change, fault):
    with pytest.raises(SaveError) as refused:
        loads(json.dumps(json.loads(dumps(pad("classic", 4))) | change).encode())
    assert refused.value.code is fault


def test_yes_is_no_number_however_often_it_was_read():
    text = dumps(pad("samba", 4, surprise=True))
    loads(text.encode())
    with pytest.raises(SaveError) as refused:
        loads(text.replace('"surprise": true', '"surprise": 1').encode())
    assert refused.value.code is Fault.UNKNOWN_RULES


def test_pads_are_kept_continued_removed_and_put_back(tmp_path):
    moments = [datetime(2026, 5, 1, 20, minute) for minute in range(9)]
    folder = PadFolder(tmp_path, iter(moments).__next__)
    first = folder.write(pad("classic", 4).renamed("Sunday"))
    second = folder.write(pad("samba", 6))
    assert [one.setup.system for one in folder.load()[0]] == ["samba", "classic"]
    again = folder.write(first.with_deal(figures(500, 20)))
    assert again.particulars.begun == first.particulars.begun
    assert folder.load() == ([again, second], [])
    folder.remove(again)
    assert folder.load() == ([second], [])
    folder.restore(again)
    assert folder.load() == ([again, second], [])


def test_a_pad_of_a_later_program_stays_where_it_is(tmp_path):
    folder = PadFolder(tmp_path)
    folder.write(pad("classic", 4))
    (place,) = (tmp_path / "pads").iterdir()
    place.write_text(place.read_text().replace('"version": 1', '"version": 2'))
    assert folder.load() == ([], [(place.name, Fault.NEWER, False)])
    assert place.is_file()


def test_a_damaged_pad_is_set_aside_and_the_others_are_there(tmp_path):
    folder = PadFolder(tmp_path, lambda: datetime(2026, 5, 1))
    kept = folder.write(pad("classic", 4))
    (place,) = (tmp_path / "pads").iterdir()
    for name, text in (("a" * 32, "{"), ("b" * 32, place.read_text())):
        (tmp_path / "pads" / f"{name}.json").write_text(text)
    pads, aside = folder.load()
    assert pads == [kept]
    assert {(one.name[:1], one.fault) for one in aside} == {("a", Fault.NOT_JSON), ("b", Fault.BAD_VALUE)}
    assert all([(tmp_path / "pads" / one.name).is_file() for one in aside])
    assert folder.load() == ([kept], [])
