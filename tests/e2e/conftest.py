"""A display for all end-to-end tests, and programs on it that are ended whatever happens."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.program import Program
from tests.e2e.xserver import MissingProgram, XServer


@pytest.fixture(scope="session")
def screen() -> Iterator[XServer]:
    """One display; where it cannot be had the tests fail, they are never left out."""
    try:
        server = XServer()
    except MissingProgram as missing:
        pytest.fail(str(missing), pytrace=False)
    with server:
        yield server


@pytest.fixture
def program(screen: XServer, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Makes programs: `program(seed, **settings)`; not started yet."""
    made: list[Program] = []

    def make(seed: int, **settings: object) -> Program:
        made.append(Program(screen, tmp_path / f"program-{len(made)}", seed, **settings))
        return made[-1]

    yield make
    for one in made:
        one.end()
