"""What is asked here is how cards are painted, so each window paints them itself."""

import pytest


@pytest.fixture(autouse=True)
def painted_once() -> None:
    """In place of the one that all other tests of the window share."""
