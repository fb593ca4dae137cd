"""Speech on macOS, by a command of the test's own that writes down what it was to say."""

import sys
import time
from pathlib import Path

import pytest

from canasta_desktop.voice.macos import MacSynthesizer
from canasta_desktop.voice.protocol import MuteReason, Utterance
from canasta_desktop.voice.synthesizer import NoVoiceError
from tests.patience import patience

VOICES = """Alex                en_US    # Most people recognize me by my voice.
Anna                de_DE    # Hallo! Ich heisse Anna.
Grandma (German (Germany)) de_DE    # Hallo! Ich heisse Grandma.
"""
COMMAND = f"""
import sys, time
if "?" in sys.argv:
    print({VOICES!r})
else:
    text = sys.stdin.read()
    with open(sys.argv[1], "a") as file:
        file.write(" ".join([*sys.argv[2:], text]) + "\\n")
    time.sleep(100 if "long" in text else 0)
"""


@pytest.fixture
def spoken(tmp_path):
    return tmp_path / "spoken"


@pytest.fixture
def voice(spoken):
    made = MacSynthesizer([sys.executable, "-c", COMMAND, str(spoken)])
    yield made
    made.close()


def heard(file: Path, count: int) -> list[str]:
    """So many lines of what was said."""
    end = time.monotonic() + patience(20)
    while time.monotonic() < end:
        lines = file.read_text().splitlines() if file.exists() else []
        if len(lines) >= count:
            return lines
        time.sleep(0.01)
    raise AssertionError(f"not heard: {lines}")


def test_texts_are_said_one_after_the_other_and_a_stop_forgets_them(voice, spoken):
    voice.speak(Utterance("Anna: [[rate 900]]", "de"))
    heard(spoken, 1)
    voice.set_rate(100)
    for text in ("a long one", "forgotten"):
        voice.speak(Utterance(text, "en"))
    heard(spoken, 2)
    voice.stop()
    voice.speak(Utterance("Bonjour.", "fr"))
    assert heard(spoken, 3) == [
        "-v Anna -r 175 -f - Anna: [ [rate 900]]",
        "-v Alex -r 350 -f - a long one",
        "-r 350 -f - Bonjour.",
    ]


@pytest.mark.parametrize(
    ("program", "why"),
    [(["/nowhere/at/all"], MuteReason.NO_SERVICE), ([sys.executable, "-c", "raise SystemExit(1)"], MuteReason.ENDED)],
)
def test_a_command_that_is_not_there_or_fails_is_told(program, why):
    with pytest.raises(NoVoiceError) as caught:
        MacSynthesizer(program)
    assert caught.value.why is why


def test_a_voice_is_chosen_where_it_is_of_the_language(voice):
    assert [voice.voices(code) for code in ("de", "en", "fr")] == [["Anna", "Grandma (German (Germany))"], ["Alex"], []]
    voice.set_voice("Grandma (German (Germany))")
    assert voice._command("de")[-5:-4] == ["Grandma (German (Germany))"]
    assert voice._command("en")[-5:-4] == ["Alex"]
