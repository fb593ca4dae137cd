"""Whose turn it is, said again where the game went on behind a dialog."""

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from canasta_desktop.ui.accessibility.announcer import Announcer
from canasta_desktop.ui.display.display import Announcement
from canasta_desktop.ui.window.dialog_manager import DialogManager
from canasta_desktop.ui.window.status_reminder import StatusReminder
from tests.ui.sample_displays import four_players


@pytest.mark.parametrize(
    ("after", "said"),
    [
        (four_players()._replace(announcement=Announcement(8, "Mira discarded.")), ["It is your turn."]),
        (four_players()._replace(announcement=Announcement(7, "Jonas discarded.")), []),
        (four_players()._replace(seat=-1, announcement=Announcement(8, "Mira discarded.")), []),
    ],
)
def test_who_closes_a_dialog_hears_what_has_changed_behind_it(qtbot, monkeypatch, after, said):
    window = QWidget()
    qtbot.addWidget(window)
    dialogs = DialogManager(window, {"rules": lambda parent, _: QDialog(parent)})
    announcer = Announcer(window)
    heard: list[str] = []
    monkeypatch.setattr(announcer, "announce", heard.append)
    reminder = StatusReminder(dialogs, announcer)
    reminder.follow(four_players()._replace(announcement=Announcement(7, "Jonas discarded.")))
    dialogs.open("rules")
    reminder.follow(after._replace(spoken_status="It is your turn."))
    dialogs.close("rules")
    assert heard == said
