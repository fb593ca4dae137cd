"""One driver moves everything: times, order, an end at once."""

import gc

import pytest
from PySide6.QtCore import QEasingCurve, QObject

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Leg, Motion, Speed


@pytest.fixture
def mover(qapp):
    return Motion()


class Seen:
    """Keeps what a leg was told."""

    def __init__(self) -> None:
        self.steps: list[float] = []
        self.ended = 0

    def leg(self, ms: float, **more: object) -> Leg:
        return Leg(self.steps.append, ms, done=self._end, **more)

    def _end(self) -> None:
        self.ended += 1


def test_a_leg_goes_from_its_start_to_its_end(mover):
    seen = Seen()
    mover.run("card", seen.leg(200))
    for moment in (0, 50, 150, 210):
        mover.advance(moment)
    assert seen.steps == [0, 0.25, 0.75, 1.0]
    assert seen.ended == 1
    assert not mover.is_moving


def test_a_curve_bends_the_way(mover):
    seen = Seen()
    mover.run("card", seen.leg(200, curve=QEasingCurve(QEasingCurve.Type.OutCubic)))
    mover.advance(100)
    assert seen.steps == [pytest.approx(0.875)]


def test_a_delayed_leg_waits(mover):
    seen = Seen()
    mover.run("card", seen.leg(100, delay=70))
    mover.advance(69)
    assert seen.steps == []
    mover.advance(120)
    assert seen.steps == [0.5]


def test_legs_follow_each_other_without_losing_time(mover):
    first, second = Seen(), Seen()
    mover.run("card", first.leg(100), second.leg(100))
    mover.advance(130)
    assert first.ended == 1
    assert second.steps == [pytest.approx(0.3)]


def test_finish_ends_all_legs_in_order_and_tells_once(mover, qtbot):
    ends = []
    mover.run(
        "a", Leg(lambda share: ends.append(("a1", share)), 100), Leg(lambda share: ends.append(("a2", share)), 100)
    )
    mover.run("b", Leg(lambda share: ends.append(("b", share)), 1000, delay=500))
    with qtbot.waitSignal(mover.finished, timeout=100):
        mover.finish()
    assert ends == [("a1", 1.0), ("a2", 1.0), ("b", 1.0)]
    assert not mover.is_moving


def test_finish_tells_nothing_when_nothing_moves(mover, qtbot):
    with qtbot.assertNotEmitted(mover.finished, wait=10):
        mover.finish()


def test_a_new_way_drops_the_old_one(mover):
    old, new = Seen(), Seen()
    mover.run("card", old.leg(100))
    mover.run("card", new.leg(100))
    mover.advance(100)
    assert (old.ended, new.ended) == (0, 1)


def test_a_leg_may_start_others_at_its_end(mover):
    seen = Seen()
    mover.run("card", Leg(lambda share: None, 10, done=lambda: mover.run("card", seen.leg(50))))
    mover.finish()
    assert seen.ended == 1


def test_nobody_waits_for_quiet_legs(mover, qtbot):
    mover.run("card", Leg(lambda share: None, 100))
    mover.run("glow", Leg(lambda share: None, 500, is_quiet=True))
    with qtbot.waitSignal(mover.finished, timeout=100):
        mover.advance(110)
    assert not mover.is_moving
    assert mover.is_running("glow")


@pytest.mark.parametrize(("speed", "ends"), [(Speed.SLOW, 180), (Speed.NORMAL, 100), (Speed.FAST, 50)])
def test_the_speed_is_a_factor_on_every_time(qapp, speed, ends):
    mover, seen = Motion(speed=speed), Seen()
    mover.run("card", seen.leg(60, delay=40))
    mover.advance(ends - 1)
    assert seen.ended == 0
    mover.advance(ends)
    assert seen.ended == 1


def test_switched_off_everything_is_there_at_once(qapp):
    mover, seen = Motion(speed=Speed.OFF), Seen()
    mover.run("card", seen.leg(60, delay=40), seen.leg(60))
    assert seen.steps == [1.0, 1.0]
    assert not mover.is_moving


def test_switching_off_finishes_what_moves(mover):
    seen = Seen()
    mover.run("card", seen.leg(1000))
    mover.set_speed(Speed.OFF)
    assert seen.ended == 1


def test_the_timer_moves_and_stops_by_itself(mover, qtbot):
    seen = Seen()
    mover.run("card", seen.leg(40))
    with qtbot.waitSignal(mover.finished, timeout=2000):
        pass
    assert seen.steps[-1] == 1.0
    assert seen.steps == sorted(seen.steps)


@pytest.mark.parametrize(("count", "step"), [(1, 0), (2, 40), (11, 40), (41, 10)])
def test_staggered_cards_all_start_within_the_limit(count, step):
    assert motion.stagger(count) == pytest.approx(step)


def test_a_shake_is_six_pixels_and_ends_where_it_began():
    ways = [motion.shake(i / 100) for i in range(101)]
    assert 3 < max(map(abs, ways)) <= 6
    assert ways[0] == pytest.approx(0)
    assert ways[-1] == pytest.approx(0)


class Dialog(QObject):
    """Something with a movement of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.motion = Motion(self)


def test_what_moves_is_not_freed_in_the_middle_of_a_moment(qapp):
    """A dialog that nobody holds any more, while the timer of its movement calls."""
    dialogs = [Dialog()]

    def let_go(share: float) -> None:
        dialogs.clear()
        gc.collect()

    dialogs[0].motion.run("paper", Leg(let_go, 100))
    dialogs[0].motion.advance(150)
    assert not dialogs
