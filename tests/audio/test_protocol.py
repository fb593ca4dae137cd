"""The lines between the window and the process that plays."""

import pytest

from canasta_desktop.audio.protocol import (
    Playback,
    Silence,
    SoundError,
    playback_text,
    read_playback,
    read_silence,
    silence_text,
)
from canasta_desktop.audio.sounds import Sound


def test_a_line_says_what_is_to_be_heard():
    play = Playback(Sound.RED_THREE, 2, gain=0.25, pan=-0.5, pitch=1.125, delay=240)
    assert playback_text(play) == "play red-three 2 0.250 -0.500 1.125 240"
    assert read_playback(playback_text(play)) == play


@pytest.mark.parametrize(
    "line",
    [
        *("", "play", "hush", "stop lay 0 1 0 1 0", "play lay 0 1 0 1", "play lay 0 1 0 1 0 0"),
        *("play thunder 0 1 0 1 0", "play lay 3 1 0 1 0", "play lay -1 1 0 1 0", "play lay x 1 0 1 0"),
        *("play lay 0 1.1 0 1 0", "play lay 0 -1 0 1 0", "play lay 0 nan 0 1 0", "play lay 0 1 2 1 0"),
        *("play lay 0 1 0 0 0", "play lay 0 1 0 9 0", "play lay 0 1 0 inf 0", "play lay 0 1 0 1 -1"),
        *("play lay 0 1 0 1 10001", "play lay 0 1 0 1 0.5", "play lay 0 1 0 1 0" + " " * 200),
    ],
)
def test_a_line_that_means_nothing_is_refused(line):
    with pytest.raises(SoundError):
        read_playback(line)


@pytest.mark.parametrize("why", [None, *Silence])
def test_the_process_says_how_it_goes(why):
    assert read_silence(silence_text(why) + "\n") is why


@pytest.mark.parametrize("line", ["", "silent", "silent because", "ready now", "silent no-device " + "x" * 300])
def test_what_is_no_word_on_it_is_refused(line):
    with pytest.raises(SoundError):
        read_silence(line)
