"""A desktop session of their own for the tests with a screen reader."""

from collections.abc import Iterator

import pytest

from tests.e2e.accessible_screen import AccessibleScreen
from tests.e2e.xserver import MissingProgram


@pytest.fixture(scope="session")
def session() -> Iterator[AccessibleScreen]:
    """One session; where it cannot be had the tests fail, they are never left out."""
    try:
        screen = AccessibleScreen()
    except MissingProgram as missing:
        pytest.fail(str(missing), pytrace=False)
    with screen:
        yield screen
