"""The voice of a session: there where it is wanted and no screen reader speaks, told once where it cannot be had."""

import json
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtDBus import QDBusConnection
from PySide6.QtTest import QTest

from canasta_desktop.cli import main
from canasta_desktop.game.messages import Code
from canasta_desktop.game.settings import Settings, loads
from canasta_desktop.ui.accessibility import listeners
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.session import app, own_voice
from canasta_desktop.ui.session.session import Session
from tests.ui.tables import match_at

LONG = 20_000
WRITES = """
import sys
print('{{"mute": {mute}}}', flush=True)
with open({file!r}, 'a') as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
"""


@pytest.fixture
def lines(monkeypatch, tmp_path):
    """What the process that speaks was told; it is another program that writes it down."""
    file = tmp_path / "lines"
    speak_by(monkeypatch, file)

    def read() -> list[object]:
        told = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
        return [line.get("speak", "stop" if "stop" in line else line) for line in told]

    return read


def speak_by(monkeypatch, file, mute="null"):
    code = WRITES.format(file=str(file), mute=mute)
    monkeypatch.setattr(own_voice, "program_command", lambda: [sys.executable, "-c", code])


@pytest.fixture
def bus(monkeypatch):
    """Nobody listens on the accessibility bus, until a test says so."""
    monkeypatch.setenv("AT_SPI_BUS_ADDRESS", "unix:path=/nonexistent")
    made = listeners.Listeners()
    made.is_known = True
    monkeypatch.setattr(listeners, "listeners", lambda: made)
    yield made
    QDBusConnection.disconnectFromBus(listeners.CONNECTION)


@pytest.fixture
def session(qapp, tmp_path, bus):
    made = Session(tmp_path / "data", seed=1)
    yield made
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()


def show(session, qtbot):
    with qtbot.waitActive(session.window):
        session.window.show()
    session.own_voice.start()


def press(window, key):
    QTest.keyClick(window.windowHandle(), key)


def test_as_long_as_nobody_wants_it_there_is_none(session, lines, qtbot):
    show(session, qtbot)
    session.take_up(match_at("9S 9H 4D", turn=0))
    session.presenter.handle(Press("draw"))
    assert session.own_voice._speaker is None
    assert lines() == []


def test_a_key_turns_it_on_and_off_and_that_is_remembered(session, lines, qtbot):
    show(session, qtbot)
    session.take_up(match_at("9S 9H 4D", turn=0))
    press(session.window, Qt.Key.Key_F12)
    qtbot.waitUntil(lambda: any("of hearts" in str(line) or "of spades" in str(line) for line in lines()), timeout=LONG)
    assert lines()[2] == "The program speaks. F12 turns that off."
    assert session.window.commands[commands.OWN_VOICE].isChecked()
    assert session.store.load_settings(None).own_voice
    session.window.announcer.announce("Anna drew a card.")
    qtbot.waitUntil(lambda: any("Anna drew a card." in str(line) for line in lines()), timeout=LONG)
    press(session.window, Qt.Key.Key_F12)
    qtbot.waitUntil(lambda: lines()[-1] == "The program is silent now.", timeout=LONG)
    assert not session.store.load_settings(None).own_voice
    session.window.announcer.announce("Jonas drew a card.")
    QTest.qWait(1)
    assert not any("Jonas drew a card." in str(line) for line in lines())


def test_a_key_stops_it_and_so_does_another_person(session, lines, qtbot):
    show(session, qtbot)
    session.own_voice.turn_on()
    before = lines().count("stop")
    press(session.window, Qt.Key.Key_Control)
    qtbot.waitUntil(lambda: lines().count("stop") == before + 1, timeout=LONG)
    session.window.announcer.hush()
    qtbot.waitUntil(lambda: lines().count("stop") == before + 2, timeout=LONG)


def test_what_the_focus_has_said_the_table_does_not_say_again_before_the_next_key(session, lines, qtbot):
    show(session, qtbot)
    session.take_up(match_at("9S 9H 4D", turn=0))
    session.own_voice.turn_on()
    qtbot.waitUntil(lambda: "Canasta Desktop" in str(lines()), timeout=LONG)
    session.own_voice._speak("Canasta Desktop.")
    session.own_voice._speak("Anna drew a card.")
    qtbot.waitUntil(lambda: lines()[-1] == "Anna drew a card.", timeout=LONG)
    assert "Canasta Desktop." not in lines()
    press(session.window, Qt.Key.Key_Control)
    session.own_voice._speak("Canasta Desktop.")
    qtbot.waitUntil(lambda: lines()[-1] == "Canasta Desktop.", timeout=LONG)


def test_the_key_works_in_dialogs_and_their_things_are_heard(session, lines, qtbot):
    show(session, qtbot)
    session.window.open(commands.ABOUT)
    dialog = session.window.dialog_manager.dialog(commands.ABOUT)
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    press(dialog, Qt.Key.Key_F12)
    qtbot.waitUntil(lambda: any("button" in str(line) for line in lines()), timeout=LONG)
    assert session.settings.own_voice
    dialog.close()


def test_the_settings_follow_the_key_and_set_speed_and_language(session, lines, qtbot):
    show(session, qtbot)
    session.window.open(commands.SETTINGS)
    dialog = session.window.dialog_manager.dialog(commands.SETTINGS)
    group = dialog.hearing_page.own_voice
    assert not group.speed.isEnabled()
    session.own_voice.toggle()
    assert group.on.isChecked()
    assert group.speed.isEnabled()
    group.speed.slider.setValue(group.speed.slider.maximum())
    assert (session.settings.own_voice, session.settings.speech_speed) == (True, 250)
    qtbot.waitUntil(lambda: {"rate": 100} in lines(), timeout=LONG)
    group.on.click()
    assert not session.settings.own_voice
    dialog.close()


def test_a_screen_reader_is_left_to_speak_alone_and_the_settings_say_so(session, lines, qtbot, bus):
    show(session, qtbot)
    session.own_voice.turn_on()
    assert session.own_voice.why_unheard == ()
    session.window.open(commands.SETTINGS)
    reason = session.window.dialog_manager.dialog(commands.SETTINGS).hearing_page.own_voice.reason
    assert not reason.isVisibleTo(session.window.dialog_manager.dialog(commands.SETTINGS).hearing_page)
    bus.has_reader = True
    bus.changed.emit()
    assert reason.text() == "A screen reader is running, so the program leaves speaking to it."
    before = len(lines())
    session.own_voice.toggle()
    assert session.settings.own_voice, "it is not turned off unheard"
    session.window.announcer.announce("Anna drew a card.")
    assert not [line for line in lines()[before:] if line != "stop"]
    bus.has_reader = False
    bus.changed.emit()
    assert reason.text() == ""
    session.window.dialog_manager.close_all()


def test_as_long_as_it_is_not_known_who_speaks_what_is_said_waits(session, lines, qtbot, bus):
    bus.is_known = False
    session.keep(replace(session.settings, own_voice=True))
    show(session, qtbot)
    session.window.announcer.announce("Anna drew a card.")
    assert session.own_voice._speaker is None
    bus.is_known = True
    bus.changed.emit()
    qtbot.waitUntil(lambda: "Anna drew a card." in lines(), timeout=LONG)


def test_the_others_wait_for_who_hears_the_voice_and_that_is_set_once(session, lines, qtbot):
    session.keep(replace(session.settings, wait_for_me=False))
    show(session, qtbot)
    session.own_voice.turn_on()
    qtbot.waitUntil(lambda: "Space goes on" in str(lines()), timeout=LONG)
    assert session.settings.wait_for_me
    session.change_settings(replace(session.settings, wait_for_me=False))
    session.own_voice.toggle()
    session.own_voice.toggle()
    QTest.qWait(20)
    assert not session.settings.wait_for_me


def test_why_it_cannot_be_heard_is_said_once_in_the_window(session, qtbot, tmp_path, monkeypatch):
    speak_by(monkeypatch, tmp_path / "lines", '"no-service"')
    codes = []
    monkeypatch.setattr(session.presenter, "show_message", lambda message: codes.append(message.code))
    show(session, qtbot)
    session.own_voice.turn_on()
    qtbot.waitUntil(lambda: codes == [Code.VOICE_MISSING], timeout=LONG)
    assert session.own_voice.why_unheard[0].startswith("The program cannot speak")
    session.window.announcer.announce("Anna drew a card.")
    speaker = session.own_voice._speaker
    for line in ('{"mute": null}', '{"mute": "no-service"}'):  # it comes and goes
        speaker._read(line)
    assert codes == [Code.VOICE_MISSING]


def test_with_the_window_the_process_ends(session, lines, qtbot):
    show(session, qtbot)
    session.own_voice.turn_on()
    process = session.own_voice._speaker._process._process
    session.window.close()
    assert process.state() is process.ProcessState.NotRunning


def test_the_command_line_turns_it_on(session, lines, monkeypatch):
    monkeypatch.setattr(app, "play", lambda *arguments: arguments[-1](session) or 0)
    assert main(["--speak"]) == 0
    assert session.store.load_settings(None).own_voice
    assert lines() == [], "before the table is there nothing is said"


def test_a_setting_out_of_bounds_is_left_out():
    assert loads(b'{"own_voice": 1, "speech_speed": 900}') == Settings()
