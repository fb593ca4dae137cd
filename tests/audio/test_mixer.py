"""What sounds at once is added up: where, when and how loud."""

from array import array

import pytest

from canasta_desktop.audio.mixer import KNEE, MOST_VOICES, Mixer, at_pitch
from canasta_desktop.audio.sounds import RATE

HALF = array("h", [16384] * 40)


def heard(mixer: Mixer, frames: int) -> tuple[list[float], list[float]]:
    mixed = mixer.mix(frames)
    assert len(mixed) == 2 * frames
    return list(mixed[0::2]), list(mixed[1::2])


def test_without_a_sound_there_is_silence():
    mixer = Mixer()
    assert mixer.is_silent
    assert heard(mixer, 5) == ([0.0] * 5, [0.0] * 5)


@pytest.mark.parametrize(
    ("pan", "left", "right"), [(-1, 0.5, 0.0), (1, 0.0, 0.5), (0, 0.5 * 0.5**0.5, 0.5 * 0.5**0.5)], ids=str
)
def test_a_sound_is_where_it_belongs_and_as_strong_everywhere(pan, left, right):
    mixer = Mixer()
    mixer.play(HALF, 1.0, pan)
    sides = heard(mixer, 10)
    assert sides[0] == pytest.approx([left] * 10, abs=1e-6)
    assert sides[1] == pytest.approx([right] * 10, abs=1e-6)


def test_a_sound_goes_on_where_the_last_samples_ended_and_ends():
    mixer = Mixer()
    mixer.play(array("h", range(0, 4000, 100)), 1.0, -1)
    whole = [left for _ in range(5) for left in heard(mixer, 10)[0]]
    assert whole == pytest.approx([number * 100 / 32768 for number in range(40)] + [0.0] * 10)
    assert mixer.is_silent


def test_a_sound_begins_after_its_delay_wherever_that_falls():
    mixer = Mixer()
    mixer.play(HALF, 1.0, -1, delay=13 / RATE)
    whole = [left for _ in range(7) for left in heard(mixer, 8)[0]]
    assert whole == pytest.approx([0.0] * 13 + [0.5] * 40 + [0.0] * 3)


def test_sounds_are_added():
    mixer = Mixer()
    mixer.play(HALF, 0.5, -1)
    mixer.play(HALF, 0.25, -1, delay=5 / RATE)
    assert heard(mixer, 10)[0] == pytest.approx([0.25] * 5 + [0.375] * 5)


def test_what_is_too_loud_together_is_bent_and_not_cut():
    mixer = Mixer()
    for _ in range(6):
        mixer.play(HALF, 1.0, -1)
    loud = heard(mixer, 10)[0]
    assert KNEE < max(loud) <= 1


def test_hush_forgets_what_has_not_begun_and_lets_the_rest_end():
    mixer = Mixer()
    mixer.play(HALF, 1.0, -1)
    mixer.play(HALF, 1.0, -1, delay=1.0)
    heard(mixer, 10)
    mixer.hush()
    assert heard(mixer, 10)[0] == pytest.approx([0.5] * 10)
    heard(mixer, 30)
    assert mixer.is_silent


def test_there_are_never_more_than_so_many_sounds():
    mixer = Mixer()
    for _ in range(MOST_VOICES + 50):
        mixer.play(HALF, 0.0)
    heard(mixer, 4)
    assert len(mixer._voices) == MOST_VOICES


@pytest.mark.parametrize(("pitch", "length"), [(2.0, 20), (0.5, 80), (1.25, 32)])
def test_a_higher_sound_is_shorter(pitch, length):
    ramp = array("h", range(0, 4100, 100))
    changed = at_pitch(ramp, pitch)
    assert len(changed) == length
    assert changed[8] == 800 * pitch
    assert at_pitch(ramp, 1.0) is ramp
