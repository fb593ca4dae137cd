"""The process that speaks as the window sees it: what it is told, and that its failures stay its own."""

import json
import sys

import pytest

from canasta_desktop.ui.base import line_process
from canasta_desktop.ui.own_voice.speaker import Speaker, rate_of
from canasta_desktop.voice.protocol import MuteReason

LONG = 20_000
WRITES = "import sys; print({said!r}, flush=True); open({file!r}, 'a').writelines(sys.stdin)"
"""Says how it goes, and writes down what it is told until the pipe is closed."""


@pytest.fixture
def speakers(qtbot, tmp_path):
    made = []

    def make(code: str = "", said: str = '{"mute": null}') -> Speaker:
        code = code or WRITES.format(said=said, file=str(tmp_path / "lines"))
        made.append(Speaker([sys.executable, "-c", code]))
        return made[-1]

    yield make
    for speaker in made:
        speaker.close()


@pytest.fixture
def orders(tmp_path):
    """What a speaker's process was told, once it has been closed."""

    def read(speaker: Speaker) -> list[dict[str, object]]:
        speaker.close()
        file = tmp_path / "lines"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    return read


def test_sentences_are_passed_on_in_their_language_with_stops_and_speed(speakers, orders):
    speaker = speakers()
    speaker.stop()  # there is nobody to be stopped yet
    speaker.set_speed(250)
    speaker.speak("")
    speaker.speak("Your turn.")
    speaker.set_language("de")
    speaker.speak("Du bist dran.")
    speaker.set_speed(250)
    speaker.set_speed(100)
    speaker.stop()
    assert orders(speaker) == [
        *({"rate": 100}, {"list": "en"}, {"speak": "Your turn.", "language": "en"}),
        *({"list": "de"}, {"speak": "Du bist dran.", "language": "de"}, {"rate": 0}, {"stop": True}),
    ]


def test_a_voice_is_chosen_where_the_language_has_it(speakers, qtbot, orders):
    speaker = speakers(said='{"voices": ["Klaus", "Anke"]}')
    speaker.set_voice("Anke")
    with qtbot.waitSignal(speaker.voices_changed, timeout=LONG):
        speaker.speak("Hello.")
    assert speaker.voices == ("Klaus", "Anke")
    speaker.set_voice("Joe")
    assert [order["voice"] for order in orders(speaker) if "voice" in order] == ["Anke", ""]


def test_speeds_are_rates_within_bounds():
    assert [rate_of(percent) for percent in (40, 50, 100, 200, 250, 400)] == [-100, -76, 0, 76, 100, 100]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ('print(\'{"mute": "no-service"}\', flush=True); input()', MuteReason.NO_SERVICE),
        ("raise SystemExit(3)", MuteReason.ENDED),
        ("print('x' * 9999, end='', flush=True); input()", MuteReason.ENDED),
        ('print(\'what?\\n{"mute": "no-voice"}\', flush=True); input()', MuteReason.NO_VOICE),
    ],
    ids=["says why", "ends", "talks nonsense", "a line that cannot be read"],
)
def test_why_nothing_is_spoken_is_heard(speakers, qtbot, code, why):
    speaker = speakers(code)
    with qtbot.waitSignal(speaker.mute_reason_changed, timeout=LONG):
        speaker.speak("Hello.")
    assert speaker.mute_reason is why


def test_a_process_that_has_ended_is_started_once_more_with_the_speed_that_was_set(
    speakers, qtbot, orders, monkeypatch, tmp_path
):
    monkeypatch.setattr(line_process, "RETRY_MS", 0)
    file = str(tmp_path / "lines")
    speaker = speakers(f"import sys; open({file!r}, 'a').write(sys.stdin.readline())")
    speaker.set_speed(250)
    for number in (1, 2):
        with qtbot.waitSignal(speaker._process.ended, timeout=LONG):
            speaker.speak(f"Hello {number}.")
    assert orders(speaker) == [{"rate": 100}, {"rate": 100}]
