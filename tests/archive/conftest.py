"""What the tests of the archive share: however busy the machine is, what is new is read at the first question."""

import pytest


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    monkeypatch.setattr("canasta_desktop.archive.update.BATCH_SECONDS", 60.0)
