"""The line of a replay: where the next stop, the next mark and the nearest stop are."""

from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.ui.replay.timeline import Mark, Timeline


@st.composite
def timelines(draw: st.DrawFn) -> Timeline:
    length = draw(st.integers(0, 400))
    inner = draw(st.sets(st.integers(0, length)))
    marks = draw(st.sets(st.integers(1, length))) if length else set()
    return Timeline(length, tuple(sorted({0, length, *inner})), tuple(Mark(at, "pile", "") for at in sorted(marks)))


@given(timelines(), st.data())
def test_the_next_and_the_one_before_are_the_nearest_on_either_side(line: Timeline, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, line.length))
    marks = [mark.at for mark in line.marks]
    assert line.stop_after(at) == min([stop for stop in line.stops if stop > at], default=line.length)
    assert line.stop_before(at) == max([stop for stop in line.stops if stop < at], default=0)
    assert line.mark_after(at) == min([mark for mark in marks if mark > at], default=line.length)
    assert line.mark_before(at) == max([mark for mark in marks if mark < at], default=0)
    assert abs(line.stop_near(at) - at) == min(abs(stop - at) for stop in line.stops)
