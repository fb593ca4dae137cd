"""The sounds as files: what the script makes lies there, as loud as it should be, and clean at both ends."""

import math
import sys
import wave
from array import array
from pathlib import Path

import pytest

from canasta_desktop.audio.sounds import GROUPS, RATE, VARIANTS, Sound, SoundGroup, file_name
from canasta_desktop.resources import asset, asset_names

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "assets"))

import make_sounds
import synthesis

LENGTHS = {
    **{Sound.SHUFFLE: 700, Sound.DEAL: 60, Sound.DRAW: 90, Sound.LAY: 80, Sound.DISCARD: 110, Sound.TAKE: 420},
    **{Sound.FREEZE: 260, Sound.RED_THREE: 240, Sound.NATURAL_CANASTA: 900, Sound.MIXED_CANASTA: 600},
    **{Sound.FOOT: 300, Sound.YOUR_TURN: 180, Sound.ASK: 200, Sound.REFUSED: 120, Sound.GOING_OUT: 700},
    **{Sound.COUNT: 30, Sound.WIN: 2200, Sound.LOSE: 900},
}
"""Milliseconds, as they were designed."""
MOST_BYTES = 1.6e6


def samples_of(sound: Sound, variant: int) -> list[int]:
    with wave.open(str(asset(file_name(sound, variant))), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return list(samples)


@pytest.fixture(scope="module")
def recorded():
    """The samples of each sound, by sound and variant."""
    return {(sound, variant): samples_of(sound, variant) for sound in Sound for variant in range(VARIANTS)}


def test_there_is_each_variant_of_each_sound_and_no_other_file():
    wanted = {file_name(sound, variant) for sound in Sound for variant in range(VARIANTS)}
    assert {name for name in asset_names() if name.startswith("sounds/")} == wanted
    assert sum(asset(name).stat().st_size for name in wanted) < MOST_BYTES


def test_each_sound_is_in_a_group():
    assert set(GROUPS) == set(Sound)
    assert set(GROUPS.values()) == set(SoundGroup)


@pytest.mark.parametrize(("number", "sound"), [*enumerate(Sound)], ids=str)
def test_the_script_makes_what_lies_there(number, sound):
    """One variant of each, for all take some seconds. Sines differ in their last digit from system to system."""
    variant = number % VARIANTS
    made, kept = make_sounds.made(sound, variant), samples_of(sound, variant)
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1


def test_variants_differ_and_are_the_same_sound():
    for sound in Sound:
        variants = [samples_of(sound, variant) for variant in range(VARIANTS)]
        assert len({tuple(samples) for samples in variants}) == VARIANTS
        assert {len(samples) for samples in variants} == {LENGTHS[sound] * RATE // 1000}


def test_a_sound_is_as_loud_as_it_should_be(recorded):
    loud = {one: synthesis.loudness([sample / 32768 for sample in samples]) for one, samples in recorded.items()}
    wanted = {(sound, variant): make_sounds.SOFTER.get(sound, make_sounds.LUFS) for sound, variant in recorded}
    assert {one: level for one, level in loud.items() if level != pytest.approx(wanted[one], abs=0.5)} == {}


def test_a_sound_does_not_clip(recorded):
    assert [one for one, samples in recorded.items() if max(map(abs, samples)) >= 0.92 * 32768] == []


def test_a_sound_begins_and_ends_without_a_click(recorded):
    for one, samples in recorded.items():
        assert abs(samples[0]) < 33, one
        assert abs(samples[-1]) < 33, one
        end = samples[-RATE // 500 :]  # the last two milliseconds are all but silent
        assert max(map(abs, end)) < 0.03 * max(map(abs, samples)), one


def test_a_sound_leaves_the_membrane_where_it_was(recorded):
    """Its mean is nothing, next to its strength."""
    for one, samples in recorded.items():
        strength = math.sqrt(sum(sample * sample for sample in samples) / len(samples))
        assert abs(sum(samples) / len(samples)) < 0.02 * strength, one


# --- the measure


def test_the_weighting_is_that_of_the_standard():
    """The figures of ITU-R BS.1770-4, tables 1 and 2."""
    shelf, ear = synthesis.k_weighting(48_000)
    assert shelf.b == pytest.approx((1.53512485958697, -2.69169618940638, 1.19839281085285), abs=1e-9)
    assert shelf.a == pytest.approx((-1.69065929318241, 0.73248077421585), abs=1e-9)
    assert ear.b == (1.0, -2.0, 1.0)
    assert ear.a == pytest.approx((-1.99004745483398, 0.99007225036621), abs=1e-9)


@pytest.mark.parametrize("rate", [32_000, 44_100, 48_000])
def test_a_full_sine_on_one_channel_is_three_below_nothing(rate):
    """As the standard has it for 997 Hz."""
    sine = [math.sin(2 * math.pi * 997 * number / rate) for number in range(rate)]
    assert synthesis.loudness(sine, rate) == pytest.approx(-3.01, abs=0.05)
