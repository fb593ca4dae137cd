"""What the tests of the players share."""

import pytest

from canasta_desktop.bots import worker
from canasta_desktop.bots.search.candidates import Breadth
from canasta_desktop.bots.search.searching import Effort, Expert, Heat, Strong


@pytest.fixture
def little_effort(monkeypatch):
    """Players who search look at few worlds: for laws that hold however much they think."""
    for player in (Strong, Expert):
        monkeypatch.setattr(player, "effort", Effort(Breadth(1, 1, 1), (Heat(1), Heat(1)), turns=2))
        monkeypatch.setattr(player, "net_effort", None)


@pytest.fixture
def unhurried(monkeypatch):
    """No choice is cut short: on a busy machine a player would see fewer worlds, and the test another player."""
    monkeypatch.setattr(worker, "TABLE_SECONDS", float("inf"))
