"""The process that plays: its device runs only while there is something to be heard, and its failures are silent."""

import io
import os
import subprocess
import sys

import pytest

from canasta_desktop.audio import process as sound_process
from canasta_desktop.audio.device import Fill, Loudspeaker, NoSoundError
from canasta_desktop.audio.process import SoundProcess, recording, serve
from canasta_desktop.audio.protocol import Playback, Silence, playback_text, read_silence
from canasta_desktop.audio.sounds import Sound

TAP = playback_text(Playback(Sound.LAY))
COMMAND = [sys.executable, "-m", "canasta_desktop", "--sounds"]
NO_LIBRARY = "import sys; sys.modules['_miniaudio'] = None; from canasta_desktop.cli import main; main(['--sounds'])"


class Ear:
    """A loudspeaker that keeps what it would play."""

    def __init__(self, fill: Fill) -> None:
        self._fill = fill
        self.is_running = self.is_closed = False

    def start(self) -> None:
        self.is_running = True

    def stop(self) -> None:
        self.is_running = False

    def close(self) -> None:
        self.is_closed = True

    def hear(self, frames: int = 320) -> float:
        return max(map(abs, self._fill(frames)))


class Bench:
    """A process with an ear, and a clock that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, why: Silence | None = None) -> None:
        self.now, self.why = 100.0, why
        self.reports: list[str] = []
        self.ears: list[Ear] = []
        monkeypatch.setattr(sound_process, "monotonic", lambda: self.now)
        self.process = SoundProcess(self.reports.append, self.open)

    def open(self, fill: Fill) -> Ear:
        if self.why is not None:
            raise NoSoundError(self.why)
        self.ears.append(Ear(fill))
        return self.ears[-1]


@pytest.fixture
def bench(monkeypatch):
    return Bench(monkeypatch)


def test_it_is_ready_and_the_device_rests(bench):
    assert bench.reports == ["ready"]
    assert bench.process.is_resting


def test_a_line_is_heard_and_then_the_device_rests_again(bench):
    (ear,) = bench.ears
    bench.process.obey(TAP)
    assert ear.is_running
    assert ear.hear() > 0.1
    bench.process.rest()
    assert ear.is_running, "the tap has not ended"
    ear.hear(len(recording(Sound.LAY, 0)))
    bench.process.rest()
    assert bench.process.is_resting


def test_a_line_that_means_nothing_is_passed_over(bench):
    for line in ("", "rubbish", "play thunder 0 1 0 1 0", "play lay 9 1 0 1 0"):
        bench.process.obey(line)
    assert bench.process.is_resting


def test_hush_forgets_what_is_to_come(bench):
    bench.process.obey(playback_text(Playback(Sound.LAY, delay=50)))
    bench.process.obey("hush\n")
    assert bench.ears[0].hear(10_000) == 0


def test_without_a_device_it_is_silent_and_looks_for_one_now_and_then(monkeypatch):
    bench = Bench(monkeypatch, Silence.NO_DEVICE)
    assert bench.reports == ["silent no-device"]
    bench.why = None
    bench.process.obey(TAP)
    assert bench.reports == ["silent no-device"], "it has only just looked"
    bench.now += sound_process.RETRY
    bench.process.obey(TAP)
    assert bench.reports == ["silent no-device", "ready"]
    assert bench.ears[0].hear() > 0.1


def test_a_device_that_asks_for_no_more_samples_is_gone(bench):
    bench.process.obey(TAP)
    bench.ears[0].hear()
    bench.now += sound_process.LOOK
    bench.process.obey(TAP)
    bench.now += sound_process.LOOK
    with pytest.raises(NoSoundError):
        bench.process.obey(TAP)


def test_that_is_noticed_without_another_line_as_well(bench):
    bench.process.obey(TAP)
    bench.now += sound_process.REST
    bench.process.rest()
    bench.now += sound_process.REST
    with pytest.raises(NoSoundError):
        bench.process.rest()


def test_it_ends_with_its_lines_and_closes_the_device(monkeypatch):
    opened: list[Ear] = []
    monkeypatch.setattr(SoundProcess.__init__, "__defaults__", (lambda fill: opened.append(Ear(fill)) or opened[-1],))
    answers = io.StringIO()
    serve([TAP, "rubbish"], answers)
    assert answers.getvalue() == "ready\n"
    assert opened[0].is_closed


class Closed(io.StringIO):
    """A pipe whose reader has gone."""

    def flush(self) -> None:
        raise BrokenPipeError


def test_it_ends_when_nobody_reads_its_answers(monkeypatch):
    monkeypatch.setattr(SoundProcess.__init__, "__defaults__", (Ear,))
    serve([TAP], Closed())


# --- the program itself


def without_devices(folder: str) -> dict[str, str]:
    """An environment in which neither a sound server nor ALSA is found."""
    lost = os.path.join(folder, "nowhere")
    return {**os.environ, "PULSE_SERVER": f"unix:{lost}", "XDG_RUNTIME_DIR": lost, "ALSA_CONFIG_PATH": lost}


def test_without_a_device_the_program_is_silent_and_no_error(tmp_path):
    lines = f"{TAP}\nrubbish\nhush\n{TAP}\n"
    run = subprocess.run(
        COMMAND, input=lines, capture_output=True, text=True, timeout=60, env=without_devices(str(tmp_path))
    )
    assert run.returncode == 0
    (said,) = [read_silence(line) for line in run.stdout.splitlines()]
    assert said is Silence.NO_DEVICE or (said is None and sys.platform != "linux")
    assert "Traceback" not in run.stderr


def test_without_the_library_the_program_is_silent_and_no_error():
    run = subprocess.run([sys.executable, "-c", NO_LIBRARY], input=TAP, capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout, run.stderr) == (0, "silent no-library\n", "")


def test_a_library_that_is_called_otherwise_is_none(monkeypatch):
    """Of another version, say: what stands behind an underscore may change."""
    monkeypatch.setitem(sys.modules, "_miniaudio", type(sys)("_miniaudio"))
    with pytest.raises(NoSoundError) as caught:
        Loudspeaker(Ear)
    assert caught.value.why is Silence.NO_LIBRARY


def test_the_process_that_plays_knows_nothing_of_qt():
    code = "import sys, canasta_desktop.audio.process; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = done.stdout.split()
    assert "canasta_desktop.audio.process" in names
    assert not [
        name for name in names if name.startswith(("PySide6", "canasta_desktop.rules", "urllib.request", "socket"))
    ]
