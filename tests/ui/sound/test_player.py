"""The process that plays as the window sees it: what it is told, and that its failures stay its own."""

import sys
from pathlib import Path

import pytest

from canasta_desktop.audio.protocol import Silence, read_playback
from canasta_desktop.audio.sounds import Sound, SoundGroup
from canasta_desktop.ui.base import line_process
from canasta_desktop.ui.sound.cues import Cue
from canasta_desktop.ui.sound.player import SoundPlayer, gain_of

LONG = 20_000
WRITES = "import sys; print({said!r}, flush=True); open({file!r}, 'w').writelines(sys.stdin)"
"""Says how it goes, and writes down what it is told until the pipe is closed."""
TAP = Cue(Sound.LAY, 120.4, -0.7, 1.06)


@pytest.fixture
def players(qtbot, tmp_path):
    made = []

    def make(code: str = "", said: str = "ready") -> SoundPlayer:
        code = code or WRITES.format(said=said, file=str(tmp_path / "lines"))
        made.append(SoundPlayer([sys.executable, "-c", code]))
        return made[-1]

    yield make
    for player in made:
        player.close()


def lines(player: SoundPlayer, folder: Path) -> list[str]:
    player.close()
    file = folder / "lines"
    return file.read_text().splitlines() if file.exists() else []


def test_a_cue_becomes_a_line_at_the_volume_that_is_set(players, tmp_path):
    player = players()
    player.volume = 50
    player.play([TAP])
    assert lines(player, tmp_path) == ["play lay 0 0.250 -0.700 1.060 120"]


def test_a_row_of_the_same_has_all_variants_in_turn(players, tmp_path):
    player = players()
    player.play([TAP, Cue(Sound.DRAW), TAP, TAP, TAP])
    told = [read_playback(line) for line in lines(player, tmp_path)]
    assert [one.variant for one in told if one.sound is Sound.LAY] == [0, 1, 2, 0]


def test_a_group_that_is_off_is_not_heard(players, tmp_path):
    player = players()
    player.groups = frozenset({SoundGroup.SIGNALS})
    player.play([TAP, Cue(Sound.YOUR_TURN), Cue(Sound.WIN)])
    assert [read_playback(line).sound for line in lines(player, tmp_path)] == [Sound.YOUR_TURN]


@pytest.mark.parametrize("setting", [{"is_on": False}, {"volume": 0}, {"groups": frozenset()}])
def test_where_nothing_is_to_be_heard_no_process_is_started(players, setting):
    player = players()
    for name, value in setting.items():
        setattr(player, name, value)
    player.play([TAP])
    assert not player._process.is_running


def test_hush_is_passed_on_and_starts_nothing(players, tmp_path):
    player = players()
    player.hush()
    assert not player._process.is_running
    player.play([TAP])
    player.hush()
    assert lines(player, tmp_path)[1:] == ["hush"]


def test_half_the_volume_is_a_quarter_of_the_power():
    assert [gain_of(volume) for volume in (0, 50, 100)] == [0, 0.25, 1]


def test_the_preview_leaves_out_what_is_off(players, tmp_path):
    player = players()
    player.groups = frozenset({SoundGroup.CARDS})
    player.preview()
    sounds = {read_playback(line).sound for line in lines(player, tmp_path)}
    assert sounds == {Sound.DRAW, Sound.LAY}


# --- when it fails


@pytest.mark.parametrize("why", [Silence.NO_DEVICE, Silence.NO_LIBRARY])
def test_the_reason_of_silence_is_heard(players, qtbot, why):
    player = players(said=f"silent {why.value}")
    with qtbot.waitSignal(player.silence_changed, timeout=LONG) as caught:
        player.start()
    assert caught.args == [why]
    assert player.silence is why


def test_that_there_is_a_device_again_is_heard_as_well(players, qtbot):
    player = players("print('silent no-device\\nready', flush=True); input()")
    heard: list[Silence | None] = []
    player.silence_changed.connect(heard.append)
    player.start()
    qtbot.waitUntil(lambda: len(heard) > 1, timeout=LONG)
    assert heard == [Silence.NO_DEVICE, None]


@pytest.mark.parametrize("code", ["raise SystemExit(3)", "print('x' * 9999, end='', flush=True); input()"])
def test_a_process_that_ends_or_talks_nonsense_is_given_up(players, qtbot, code):
    player = players(code)
    with qtbot.waitSignal(player.silence_changed, timeout=LONG):
        player.start()
    assert player.silence is Silence.ENDED
    player.play([TAP])  # too soon for another one
    assert not player._process.is_running


def test_after_a_while_the_next_sound_starts_another_one(players, qtbot, monkeypatch):
    monkeypatch.setattr(line_process, "RETRY_MS", 0)
    player = players("raise SystemExit(3)")
    with qtbot.waitSignal(player.silence_changed, timeout=LONG):
        player.start()
    player.play([TAP])
    assert player._process.is_running


def test_a_program_that_cannot_be_started_is_no_error(qtbot):
    player = SoundPlayer(["/nowhere/at/all"])
    player.play([TAP])
    qtbot.waitUntil(lambda: player.silence is Silence.ENDED, timeout=LONG)
    player.close()


def test_a_line_that_cannot_be_read_is_passed_over(players, qtbot, caplog):
    player = players("print('what?\\nsilent no-device', flush=True); input()")
    player.start()
    qtbot.waitUntil(lambda: player.silence is Silence.NO_DEVICE, timeout=LONG)
    assert "nothing that can be read" in caplog.text


def test_closing_leaves_no_process_behind(players, qtbot):
    player = players()
    player.start()
    process = player._process._process
    qtbot.waitUntil(lambda: process.processId() > 0, timeout=LONG)
    player.close()
    assert process.state() is process.ProcessState.NotRunning


def test_after_closing_it_can_be_started_at_once(players):
    player = players()
    player.start()
    player.close()
    player.start()
    assert player._process.is_running


def test_one_that_does_not_end_is_killed(players, qtbot):
    player = players("import time; print('ready', flush=True); time.sleep(60)")
    player.start()
    process = player._process._process
    qtbot.waitUntil(lambda: process.processId() > 0, timeout=LONG)
    player.close()
    assert process.state() is process.ProcessState.NotRunning
