"""The opponents' process as the window sees it: what is held back is asked once it is released, and not before."""

import sys

import pytest

from canasta_desktop.bots.policy import Choice
from canasta_desktop.ui import session
from canasta_desktop.ui.session import Session
from canasta_desktop.ui.thinker import Thinker
from tests.ui.tables import match_at

WORKER = [sys.executable, "-m", "canasta_desktop", "--worker"]
LONG = 20_000


@pytest.fixture
def thinker(qtbot):
    made = Thinker(None, WORKER)
    made.heard = []
    made.answered.connect(lambda number, choice: made.heard.append((number, choice)))
    yield made
    made.close()


def ask(thinker):
    match = match_at("KS KH 9D 4S 5C", turn=1)
    return thinker.ask("novice", match.choice_seed(1), match.view(1))


def is_running(thinker):
    return bool(thinker.children()[1:])  # the timer is there from the start


def test_what_is_asked_while_it_is_held_is_answered_once_it_is_released(thinker, qtbot):
    thinker.hold()
    ask(thinker)
    number = ask(thinker)
    qtbot.wait(50)
    assert not is_running(thinker)
    thinker.release()
    assert is_running(thinker)
    qtbot.waitUntil(lambda: thinker.heard != [], timeout=LONG)
    ((answered, choice),) = thinker.heard
    assert answered == number
    assert isinstance(choice, Choice)


def test_what_is_dropped_while_it_is_held_is_never_asked(thinker):
    thinker.hold()
    ask(thinker)
    thinker.drop()
    thinker.release()
    assert not is_running(thinker)


def test_once_it_is_released_it_asks_at_once(thinker):
    thinker.hold()
    thinker.release()
    assert not is_running(thinker)
    ask(thinker)
    assert is_running(thinker)


@pytest.mark.parametrize("is_seen", [True, False])
def test_the_worker_starts_when_the_window_has_been_painted_or_is_not_to_be_seen(qtbot, tmp_path, monkeypatch, is_seen):
    monkeypatch.setattr(session, "UNSEEN_MS", LONG if is_seen else 50)
    begun = Session(tmp_path, seed=5)
    if not is_seen:
        monkeypatch.setattr(begun.window, "show", lambda: None)
    begun.start()
    ask(begun.thinker)
    assert not is_running(begun.thinker)
    qtbot.waitUntil(lambda: is_running(begun.thinker), timeout=LONG // 2)
    begun.window.close()
    begun.close()
    begun.window.deleteLater()
