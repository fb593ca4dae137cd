"""Waits grow with the load of the machine, and with nothing else."""

import os
import time

import pytest

from tests import patience
from tests.patience import MOST, Deadline


@pytest.fixture
def load(monkeypatch):
    """Sets how many want each core, by the system's own count."""

    def at(share: float) -> None:
        monkeypatch.setattr(os, "getloadavg", lambda: (share * (os.cpu_count() or 1), 0.0, 0.0), raising=False)

    return at


def test_a_wait_is_as_many_times_longer_as_others_want_the_cores(load):
    load(6.5)
    assert patience.patience(2) >= 13


def test_where_all_is_idle_a_wait_is_what_it_says_or_longer(load):
    load(0)
    assert 2 <= patience.patience(2) <= 2 * MOST


def test_no_wait_is_longer_than_so_many_times(load):
    load(1000)
    assert patience.slowness() == MOST


def test_where_a_core_is_shared_right_now_the_measured_work_tells(load, monkeypatch):
    load(0)
    own = iter([0.0, 0.001])
    clock = iter([0.0, 0.004])
    monkeypatch.setattr(time, "thread_time", lambda: next(own))
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    assert patience.slowness() == pytest.approx(4)


def test_a_deadline_moves_on_while_the_machine_is_busy(load):
    load(MOST)
    deadline = Deadline(0.01)
    time.sleep(0.02)
    assert not deadline.is_over()
    time.sleep(0.01 * MOST)
    assert deadline.is_over()
