"""What the program tells a screen reader, listened to on the accessibility bus from outside."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.accessible_screen import AccessibleScreen
from tests.e2e.ears import ANNOUNCEMENT, NOTIFICATION, SHOWING, Ears
from tests.e2e.hands import Keys
from tests.e2e.policy import Do, Move
from tests.e2e.program import PATIENCE, Program
from tests.e2e.xserver import MissingProgram
from tests.patience import Deadline


@pytest.fixture
def desktop() -> Iterator[AccessibleScreen]:
    """A session of its own; where it cannot be had the tests fail, they are never left out."""
    try:
        screen = AccessibleScreen()
    except MissingProgram as missing:
        pytest.fail(str(missing), pytrace=False)
    with screen:
        yield screen


@pytest.fixture
def ears(qtbot, desktop: AccessibleScreen) -> Iterator[Ears]:
    """A screen reader that does not know announcements, like the one of Debian 12."""
    ears = Ears(desktop)
    ears.register(SHOWING)
    yield ears
    ears.close()


@pytest.fixture
def keys(ears: Ears, desktop: AccessibleScreen, tmp_path: Path) -> Iterator[Keys]:
    """The program, in which the person begins."""
    program = Program(desktop, tmp_path, 14)
    try:
        program.start()
        yield Keys(program)
    finally:
        program.end()


def test_sentences_come_by_the_one_way_that_is_listened_to(qtbot, ears: Ears, keys: Keys) -> None:
    keys.play(Move(Do.DRAW))
    qtbot.waitUntil(lambda: bool(ears.told))
    assert {told.kind for told in ears.told} == {NOTIFICATION}
    ears.register(ANNOUNCEMENT)
    read_until(qtbot, ears, keys, "announcement")
    assert read(qtbot, ears, keys) == {"announcement"}
    ears.deregister(ANNOUNCEMENT)
    read_until(qtbot, ears, keys, NOTIFICATION)


def read(qtbot, ears: Ears, keys: Keys) -> set[str]:
    """Have the number of cards of all players read out; returns by which ways that came."""
    ears.told.clear()
    keys.key("ctrl+4")
    qtbot.waitUntil(lambda: bool(ears.told))
    return {told.kind for told in ears.told}


def read_until(qtbot, ears: Ears, keys: Keys, kind: str) -> None:
    """Read until it comes by this way: it takes a moment until the program knows who listens."""
    deadline = Deadline(PATIENCE)
    while read(qtbot, ears, keys) != {kind}:
        assert not deadline.is_over(), f"{ears.told} for ever"
