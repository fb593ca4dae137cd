"""Where a screen reader runs the others wait for the person: set once, and told once."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.accessibility import screen_reader
from canasta_desktop.ui.session.session import Session


@pytest.fixture
def with_reader(monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(screen_reader.ScreenReader, "is_there", True)


@pytest.fixture
def session(qtbot, tmp_path):
    made = Session(tmp_path, seed=7)
    qtbot.addWidget(made.window)
    yield made
    made.close()


def test_who_has_old_settings_is_waited_for_and_told_once(session, with_reader, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(session.window.announcer, "announce", said.append)
    session.change_settings(Settings(wait_for_me=False))
    said.clear()
    for _ in range(2):
        session.window.active_changed.emit(True)
    assert session.settings.wait_for_me
    assert [text for text in said if text.startswith("A screen reader is running")] == said[:1]
    assert session.store.load_settings(None).has_met_reader
    session.change_settings(replace(session.settings, wait_for_me=False))
    session.window.active_changed.emit(True)
    assert not session.settings.wait_for_me


def test_without_a_reader_nothing_is_changed(session):
    session.change_settings(Settings(wait_for_me=False))
    session.window.active_changed.emit(True)
    assert not session.settings.wait_for_me
    assert not session.settings.has_met_reader
