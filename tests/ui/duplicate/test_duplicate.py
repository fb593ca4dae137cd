"""Comparing a deal with an expert, from the score sheet at the real window to the turns; and how it may fail."""

import sys

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QMenu

from canasta_desktop.game.match import Match
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.dialogs.document import Passage
from canasta_desktop.ui.presenter import bot_process
from canasta_desktop.ui.window.main_window import SCORE
from tests.game.test_duplicate import played
from tests.ui.together import LONG, Together

LIGHT = [
    sys.executable,
    "-c",
    "import sys\n"
    "from canasta_desktop.bots import worker\n"
    "real = worker.policy\n"
    "worker.policy = lambda name, *more: real('beginner' if name == 'expert' else name, *more)\n"
    "worker.serve(sys.stdin, sys.stdout)\n",
]
"""A worker in which a beginner answers for the expert, who takes his time."""
DEAD = [sys.executable, "-c", "raise SystemExit(3)"]


@pytest.fixture
def scored(qtbot, tmp_path):
    """A person's deal that lies scored, with its sheet before it."""
    opened = []

    def sit(match: Match) -> Together:
        opened.append(Together(qtbot, tmp_path, match))
        qtbot.waitUntil(lambda: opened[-1].window.dialog_manager.dialog(SCORE) is not None, timeout=LONG)
        return opened[-1]

    yield sit
    for made in opened:
        made.close()


def choices(table: Together) -> dict:
    """What the sheet's menu offers."""
    sheet = table.window.dialog_manager.dialog(SCORE)
    sheet.count.finish()
    sheet.more_button.click()
    menu = sheet.findChildren(QMenu)[-1]
    menu.close()
    return {action.text(): action for action in menu.actions()}


def compare(table: Together):
    choices(table)["Compare with an expert …"].trigger()
    return table.window.dialog_manager.dialog(commands.DUPLICATE)


def texts(dialog) -> list[str]:
    return [one.text() for one in dialog.findChildren(QLabel) if one.isVisibleTo(dialog) and one.text()]


def test_from_the_sheet_to_the_turns(scored, qtbot, qapp, monkeypatch):
    monkeypatch.setattr(bot_process, "worker_command", lambda: LIGHT)
    table = scored(played())
    dialog = compare(table)
    assert "The expert is playing your cards …" in texts(dialog)
    qtbot.waitUntil(lambda: not dialog.bar.isVisibleTo(dialog), timeout=LONG)
    qtbot.waitUntil(lambda: any(text.startswith("Of your ") for text in texts(dialog)), timeout=LONG)
    assert any(" than the expert" in text or " than you" in text for text in texts(dialog))
    boxes = [frame for frame in dialog.findChildren(Passage) if frame.accessibleName().startswith("Turn ")]
    assert boxes
    for frame in boxes:
        assert "You:" in frame.accessibleName()
        assert "Expert:" in frame.accessibleName()
        assert QAccessible.queryAccessibleInterface(frame).text(QAccessible.Text.Name) == frame.accessibleName()
    set_language(qapp, "de")
    qtbot.waitUntil(lambda: any(text.startswith("Von deinen ") for text in texts(dialog)))
    assert not any(text.startswith("Of your ") for text in texts(dialog))


def test_a_player_that_fails_is_told_and_closing_ends_the_thinking(scored, qtbot, monkeypatch):
    monkeypatch.setattr(bot_process, "worker_command", lambda: DEAD)
    table = scored(played())
    dialog = compare(table)
    qtbot.waitUntil(lambda: "This deal could not be played again" in " ".join(texts(dialog)), timeout=LONG)
    monkeypatch.setattr(bot_process, "worker_command", lambda: LIGHT)
    dialog = compare(table)
    run = dialog.findChild(bot_process.BotProcess)
    dialog.close_button.click()
    qtbot.waitUntil(lambda: table.window.dialog_manager.dialog(commands.DUPLICATE) is None, timeout=LONG)
    assert run._process is None


def test_where_several_persons_play_nothing_is_offered(scored):
    table = scored(played(persons=2))
    assert "Compare with an expert …" not in choices(table)
