"""The opponents' process as the window sees it: what is held back is asked once it is released, and not before."""

import sys

import pytest
from PySide6.QtCore import qInstallMessageHandler

from canasta_desktop.bots.policy import Decision
from canasta_desktop.ui.presenter import bot_process as thinker_module
from canasta_desktop.ui.presenter.bot_process import BotProcess, Failure
from canasta_desktop.ui.session import session
from canasta_desktop.ui.session.session import Session
from tests.ui.tables import match_at

WORKER = [sys.executable, "-m", "canasta_desktop", "--worker"]
LONG = 20_000


@pytest.fixture
def bot_process(qtbot):
    made = BotProcess(None, WORKER)
    made.heard = []
    made.answered.connect(lambda number, choice: made.heard.append((number, choice)))
    yield made
    made.close()


def ask(bot_process):
    match = match_at("KS KH 9D 4S 5C", turn=1)
    return bot_process.ask("beginner", match.choice_seed(1), match.view(1))


def is_running(bot_process):
    return bool(bot_process.children()[1:])  # the timer is there from the start


def test_what_is_asked_while_it_is_held_is_answered_once_it_is_released(bot_process, qtbot):
    bot_process.pause()
    ask(bot_process)
    number = ask(bot_process)
    qtbot.wait(50)
    assert not is_running(bot_process)
    bot_process.resume()
    assert is_running(bot_process)
    qtbot.waitUntil(lambda: bot_process.heard != [], timeout=LONG)
    ((answered, choice),) = bot_process.heard
    assert answered == number
    assert isinstance(choice, Decision)


def test_what_is_dropped_while_it_is_held_is_never_asked(bot_process):
    bot_process.pause()
    ask(bot_process)
    bot_process.cancel()
    bot_process.resume()
    assert not is_running(bot_process)


def test_once_it_is_released_it_asks_at_once(bot_process):
    bot_process.pause()
    bot_process.resume()
    assert not is_running(bot_process)
    ask(bot_process)
    assert is_running(bot_process)


# --- when it fails

PLAIN = "import sys, time, json\nfor line in sys.stdin:\n    number = json.loads(line)['number']\n"
FAILING = {
    "a worker that ends": ("raise SystemExit(3)", Failure.ENDED),
    "one that is killed while it thinks": (PLAIN + "    import os; os.kill(os.getpid(), 9)", Failure.ENDED),
    "one that mumbles": (PLAIN + "    print('what?', flush=True)", Failure.NONSENSE),
    "one that never ends its line": (PLAIN + "    while True: print('x' * 9999, end='')", Failure.NONSENSE),
    "one that has no answer": (
        PLAIN + "    print(json.dumps({'number': number, 'error': 'there is no level'}), flush=True)",
        Failure.NO_MOVE,
    ),
    "one that hangs": (PLAIN + "    time.sleep(60)", Failure.NO_TIME),
}


@pytest.mark.parametrize(("code", "why"), FAILING.values(), ids=FAILING)
def test_it_says_why_there_is_no_answer(qtbot, monkeypatch, code, why):
    monkeypatch.setattr(thinker_module, "STARTING_MS", 1500 if why is Failure.NO_TIME else LONG)
    made = BotProcess(None, [sys.executable, "-c", code])
    told = []
    made.failed.connect(lambda number, reason: told.append((number, reason)))
    number = ask(made)
    qtbot.waitUntil(lambda: told != [], timeout=LONG)
    assert told == [(number, why)]
    made.close()


def test_a_worker_that_could_not_be_started_has_ended(qtbot):
    made = BotProcess(None, ["/no/such/program"])
    told = []
    made.failed.connect(lambda number, reason: told.append(reason))
    ask(made)
    qtbot.waitUntil(lambda: told == [Failure.ENDED], timeout=LONG)
    made.close()


def test_a_worker_that_is_given_up_ends_without_a_warning(qtbot):
    made = BotProcess(None, [sys.executable, "-c", FAILING["one that mumbles"][0]])
    warnings = []
    old = qInstallMessageHandler(lambda kind, context, text: warnings.append(text))
    ask(made)
    qtbot.waitUntil(lambda: is_running(made), timeout=LONG)
    qtbot.waitUntil(lambda: not is_running(made), timeout=LONG)
    qInstallMessageHandler(old)
    assert warnings == []
    made.close()


def test_of_what_a_worker_complains_the_log_has_no_card(qtbot, caplog):
    complaint = "hand: not a card 'KSX'"
    code = PLAIN + f"    print(json.dumps({{'number': number, 'error': {complaint!r}}}), flush=True)"
    made = BotProcess(None, [sys.executable, "-c", code])
    told = []
    made.failed.connect(lambda number, reason: told.append(reason))
    ask(made)
    qtbot.waitUntil(lambda: told != [], timeout=LONG)
    assert "the worker had no answer: hand" in caplog.text
    assert "KS" not in caplog.text
    made.close()


@pytest.mark.painted
@pytest.mark.parametrize("is_seen", [True, False])
def test_the_worker_starts_when_the_window_has_been_painted_or_is_not_to_be_seen(qtbot, tmp_path, monkeypatch, is_seen):
    monkeypatch.setattr(session, "UNSEEN_MS", LONG if is_seen else 50)
    begun = Session(tmp_path, seed=5)
    if not is_seen:
        monkeypatch.setattr(begun.window, "show", lambda: None)
    begun.start()
    ask(begun.bot_process)
    assert not is_running(begun.bot_process)
    qtbot.waitUntil(lambda: is_running(begun.bot_process), timeout=LONG // 2)
    begun.window.close()
    begun.close()
    begun.window.deleteLater()
