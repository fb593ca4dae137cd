"""Sentences for screen readers that know announcements, and for those that do not."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QStackedWidget, QWidget

from canasta_desktop.ui.accessibility import announcing
from canasta_desktop.ui.accessibility.announcer import PAUSE, Announcer
from canasta_desktop.ui.accessibility.announcing import RING, Notification, announce, forget_announcements, notify


@pytest.fixture
def window(qtbot, monkeypatch):
    """A window with a screen reader that knows no announcements."""
    monkeypatch.setattr(announcing, "_are_announcements_heard", lambda: False)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def spoken(window):
    """What a screen reader finds in the status bar of this window, by role and name."""
    tree = QAccessible.queryAccessibleInterface(window)
    around = [tree.child(number) for number in range(tree.childCount())]
    bars = [one for one in around if one.role() is QAccessible.Role.StatusBar]
    found = [bar.child(number) for bar in bars for number in range(bar.childCount())]
    return [(one.role(), one.text(QAccessible.Text.Name)) for one in found if not one.state().invisible]


def test_a_sentence_appears_as_a_notification(window):
    announce(window, "Anna draws a card.")
    assert spoken(window) == [(QAccessible.Role.Notification, "Anna draws a card.")]


def test_what_is_told_in_a_dialog_appears_in_the_window_below(window):
    """Orca 43 would say title and all labels of the dialog before it."""
    dialog = QDialog(QLabel("words", window))
    announce(QLabel("found", dialog), "Two places.")
    assert window.findChild(Notification).parent().parent() is window
    assert (QAccessible.Role.Notification, "Two places.") in spoken(window)


def test_who_knows_announcements_is_not_told_what_others_miss(window, monkeypatch):
    monkeypatch.setattr(announcing, "_are_announcements_heard", lambda: True)
    notify(window, "New game.")
    assert spoken(window) == []


def test_the_last_sentences_can_still_be_read_when_the_next_has_appeared(window):
    """A reader is told that something appeared, and asks for it later."""
    sentences = [f"sentence {number}" for number in range(RING + 2)]
    for sentence in sentences:
        announce(window, sentence)
    assert [name for _, name in spoken(window)] == sentences[2:]


def test_the_same_sentence_appears_anew(window):
    for _ in range(2):
        announce(window, "You have already drawn.")
    assert [name for _, name in spoken(window)] == ["You have already drawn."] * 2


def test_what_was_for_somebody_else_is_forgotten(window):
    announce(window, "You drew the ace of spades.")
    forget_announcements(window)
    assert spoken(window) == []
    assert {one.accessibleName() for one in window.findChildren(Notification)} == {""}


def test_without_a_screen_reader_nothing_is_made(window, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    announce(window, "Anna draws a card.")
    assert window.findChildren(Notification) == []


def test_who_hears_announcements_gets_one(window, monkeypatch):
    events = []
    monkeypatch.setattr(announcing, "_are_announcements_heard", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", events.append)
    announce(window, "Anna draws a card.")
    assert [event.message() for event in events] == ["Anna draws a card."]
    assert window.findChildren(Notification) == []


def test_pages_and_frames_are_no_windows(window):
    """To Qt pages are layered panes and frames are frames, which is said when one comes into them."""
    for made in (QFrame(window), QStackedWidget(window)):
        assert QAccessible.queryAccessibleInterface(made).role() is QAccessible.Role.Grouping
    assert QAccessible.queryAccessibleInterface(QLabel("words", window)).role() is QAccessible.Role.StaticText


def test_sentences_within_a_second_are_joined(qtbot, window):
    announcer = Announcer(window)
    said = []
    announcer.announced.connect(said.append)
    for text in ("Murat draws.", "Murat discards the six.", "Murat discards the six.", "", "Jonas draws."):
        announcer.announce(text)
    assert said == ["Murat draws."]
    with qtbot.waitSignal(announcer.announced, timeout=3 * PAUSE):
        pass
    assert said == ["Murat draws.", "Murat discards the six. Jonas draws."]


def test_what_waits_is_said_in_the_language_of_now(qtbot, window):
    announcer = Announcer(window)
    said = []
    announcer.announced.connect(said.append)
    announcer.announce("Jonas draws.")
    announcer.reword("Jonas ist am Zug.")
    announcer.announce("Jonas zieht.")
    with qtbot.waitSignal(announcer.announced, timeout=3 * PAUSE):
        pass
    announcer.announce("Anna draws.")
    announcer.reword("Anna ist am Zug.")
    with qtbot.waitSignal(announcer.announced, timeout=3 * PAUSE):
        pass
    assert said == ["Jonas draws.", "Jonas zieht.", "Anna ist am Zug."]
