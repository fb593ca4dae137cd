"""The sounds of a session: there once the table is painted, as the settings say, and gone with the window."""

import sys
from pathlib import Path

import pytest

from canasta_desktop.audio.protocol import read_playback
from canasta_desktop.audio.sounds import Sound
from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.session import table_sounds
from canasta_desktop.ui.session.session import Session
from tests.ui.tables import match_at

WRITES = "import sys; open({file!r}, 'w').writelines(line for line in sys.stdin)"


@pytest.fixture
def program(monkeypatch, tmp_path):
    """What is started instead of the program: it writes down what it is told."""
    code = WRITES.format(file=str(tmp_path / "lines"))
    monkeypatch.setattr(table_sounds, "SCREENLESS", ())
    monkeypatch.setattr(table_sounds, "program_command", lambda: [sys.executable, "-c", code])
    return tmp_path / "lines"


@pytest.fixture
def session(qapp, tmp_path):
    made = Session(tmp_path / "data", seed=1)
    yield made
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()


def told(session: Session, file: Path) -> list[Sound]:
    """What was to be heard so far."""
    session.sounds.close()
    lines = file.read_text().splitlines() if file.exists() else []
    return [read_playback(line).sound for line in lines if line != "hush"]


@pytest.mark.painted
def test_before_the_table_is_painted_there_is_no_process(program, session):
    session.presenter.start()
    assert session.sounds._player is None
    assert not program.exists()


def test_where_there_is_no_screen_there_is_no_sound(session):
    session.sounds.start()
    assert session.sounds._player is None
    assert session.sounds.silence is None


def test_drawing_a_card_is_heard(program, session):
    session.window.resize(1280, 800)
    session.window.show()
    session.sounds.start()
    session.take_up(match_at("9S 9H 4D", turn=0))
    session.presenter.handle(Press("draw"))
    assert Sound.DRAW in told(session, program)


def test_a_new_match_is_shuffled(program, session):
    session.sounds.start()
    session.rematch()
    assert told(session, program)[0] is Sound.SHUFFLE


def test_the_key_turns_sounds_off_and_on_and_that_is_remembered(program, session):
    session.sounds.start()
    action = session.window.commands[commands.SOUND]
    assert action.isChecked()
    action.trigger()
    assert not action.isChecked()
    assert not session.sounds._player._process.is_running
    assert session.store.load_settings(None).sound is False
    action.trigger()
    assert action.isChecked()
    assert session.settings.sound


def test_the_open_settings_follow_the_key(program, session):
    session.sounds.start()
    session.window.open(commands.SETTINGS)
    dialog = session.window.dialog_manager.dialog(commands.SETTINGS)
    tick, volume = dialog.sound_page._facts["sound"], dialog.sound_page.volume
    session.window.commands[commands.SOUND].trigger()
    assert (tick.isChecked(), volume.isEnabled(), session.settings.sound) == (False, False, False)
    dialog.speed.chosen.emit("off")
    assert not session.settings.sound, "another setting does not turn them on again"
    session.window.commands[commands.SOUND].trigger()
    assert (tick.isChecked(), volume.isEnabled(), session.settings.sound) == (True, True, True)


def test_a_start_with_sounds_off_starts_no_process(program, session):
    session.change_settings(Settings(sound=False))
    session.sounds.start()
    session.sounds.shuffle()
    assert not session.sounds._player._process.is_running


def test_volume_and_groups_follow_the_settings(program, session):
    session.sounds.start()
    session.change_settings(Settings(sound_volume=30, sound_music=False))
    session.sounds.preview()
    assert session.sounds._player.volume == 30
    assert Sound.NATURAL_CANASTA not in told(session, program)


def test_closing_the_window_ends_the_process(program, session):
    session.sounds.start()
    process = session.sounds._player._process._process
    session.window.show()
    session.window.close()
    assert process.state() is process.ProcessState.NotRunning
