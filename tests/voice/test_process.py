"""The process that speaks: what it does with lines, and that what fails is silent and looked for again."""

import io
import json
import subprocess
import sys

import pytest

from canasta_desktop.voice import process as voice_process
from canasta_desktop.voice.process import VoiceProcess, serve
from canasta_desktop.voice.protocol import (
    MuteReason,
    Utterance,
    listing_text,
    rate_text,
    stop_text,
    utterance_text,
    voice_text,
)
from canasta_desktop.voice.synthesizer import NoVoiceError

COMMAND = [sys.executable, "-m", "canasta_desktop", "--voice"]
HELLO = utterance_text(Utterance("Hello.", "en"))


class Mouth:
    """Something that speaks, and keeps what; `fails` makes the next order its last."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.fails = False
        self.is_closed = False
        self.has_voice = True

    def _do(self, what: object) -> None:
        assert not self.is_closed
        if self.fails:
            raise NoVoiceError(MuteReason.ENDED)
        self.heard.append(what)

    def speak(self, utterance: Utterance) -> None:
        self._do(utterance.text)

    def stop(self) -> None:
        self._do("stop")

    def set_rate(self, rate: int) -> None:
        self._do(rate)

    def voices(self, language: str) -> list[str]:
        return ["Klaus", "Klaus", "x" * 81] if language == "de" else []

    def set_voice(self, name: str) -> None:
        self._do(f"by {name}")

    def close(self) -> None:
        self.is_closed = True


class Bench:
    """A process with mouths, and a clock that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, why: MuteReason | None = None) -> None:
        self.now, self.why = 100.0, why
        self.reports: list[object] = []
        self.mouths: list[Mouth] = []
        monkeypatch.setattr(voice_process, "monotonic", lambda: self.now)
        self.process = VoiceProcess(self.take, self.open)

    def take(self, line: str) -> None:
        said = json.loads(line)
        self.reports.append(said.get("mute", said))

    def open(self) -> Mouth:
        if self.why is not None:
            raise NoVoiceError(self.why)
        self.mouths.append(Mouth())
        return self.mouths[-1]


@pytest.fixture
def bench(monkeypatch):
    return Bench(monkeypatch)


def test_lines_are_obeyed_in_order_and_rubbish_is_passed_over(bench):
    for line in (HELLO, "rubbish", rate_text(30), '{"speak": 1}', HELLO, stop_text()):
        bench.process.obey(line)
    assert bench.mouths[0].heard == [0, "Hello.", 30, "Hello.", "stop"]
    assert bench.reports == [None]


def test_what_ends_is_looked_for_once_before_a_text_is_lost_and_speaks_as_fast_as_before(bench):
    bench.process.obey(rate_text(30))
    bench.mouths[0].fails = True
    bench.process.obey(HELLO)
    assert bench.mouths[0].is_closed
    assert bench.mouths[1].heard == [30, "Hello."]
    assert bench.reports == [None, "ended", None]


def test_voices_are_named_and_the_chosen_one_outlives_what_ends(bench):
    for line in (listing_text("de"), listing_text("fr"), voice_text("Klaus"), HELLO):
        bench.process.obey(line)
    assert bench.reports == [None, {"voices": ["Klaus"]}, {"voices": []}]
    bench.mouths[0].fails = True
    bench.process.obey(HELLO)
    assert bench.mouths[0].heard == [0, "by Klaus", "Hello."]
    assert bench.mouths[1].heard == [0, "by Klaus", "Hello."]


def test_without_anything_that_speaks_it_is_mute_and_looks_for_it_now_and_then(monkeypatch):
    bench = Bench(monkeypatch, MuteReason.NO_SERVICE)
    bench.process.obey(HELLO)
    bench.process.obey(stop_text())
    assert bench.reports == ["no-service"]
    bench.why = None
    bench.process.obey(HELLO)
    assert not bench.mouths, "it has only just looked"
    bench.now += voice_process.RETRY
    bench.process.obey(HELLO)
    assert bench.mouths[0].heard == [0, "Hello."]
    assert bench.reports == ["no-service", None]


def test_a_service_without_a_voice_is_told_of_and_used(monkeypatch):
    monkeypatch.setattr(Mouth, "__init__", lambda self: self.__dict__.update(heard=[], fails=False, is_closed=False))
    monkeypatch.setattr(Mouth, "has_voice", False, raising=False)
    bench = Bench(monkeypatch)
    bench.process.obey(HELLO)
    assert bench.reports == ["no-voice"]
    assert bench.mouths[0].heard == [0, "Hello."]


class Closed(io.StringIO):
    """A pipe whose reader has gone."""

    def flush(self) -> None:
        raise BrokenPipeError


def test_it_ends_with_its_lines_silent_and_when_nobody_reads_its_answers(monkeypatch):
    made: list[Mouth] = []
    monkeypatch.setattr(VoiceProcess.__init__, "__defaults__", (lambda: made.append(Mouth()) or made[-1],))
    answers = io.StringIO()
    serve([HELLO], answers)
    assert answers.getvalue() == '{"mute": null}\n'
    assert made[0].heard == [0, "Hello.", "stop"]
    assert made[0].is_closed
    serve([HELLO], Closed())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems can speak")
def test_the_program_itself_is_mute_without_the_service_and_no_error(tmp_path):
    environment = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    lines = f"{HELLO}\nrubbish\n{stop_text()}\n"
    run = subprocess.run(COMMAND, input=lines, capture_output=True, text=True, timeout=60, env=environment)
    assert (run.returncode, run.stdout, run.stderr) == (0, '{"mute": "no-service"}\n', "")


def test_the_process_that_speaks_knows_nothing_of_qt():
    code = "import sys, canasta_desktop.voice.process; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not [name for name in done.stdout.split() if name.startswith(("PySide6", "canasta_desktop.rules"))]
