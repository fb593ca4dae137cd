"""The lines between the window and the process that speaks: what is written is read, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.voice.protocol import (
    LONGEST,
    LONGEST_LINE,
    ChosenVoice,
    Listing,
    MuteReason,
    Rate,
    Stop,
    Utterance,
    VoiceError,
    listing_text,
    mute_reason_text,
    plain_speech,
    rate_text,
    read_mute_reason,
    read_order,
    read_voices,
    stop_text,
    utterance_text,
    voice_text,
    voices_text,
)

WRITTEN = st.characters(exclude_categories=["Cs"])
"""What can be written: as Hypothesis has it by itself, which would first try to write every character there is."""


@given(st.text(WRITTEN, max_size=2 * LONGEST), st.sampled_from(["de", "en", "gsw"]))
def test_what_is_to_be_said_comes_through_as_one_line_of_what_can_be_said(text, language):
    line = utterance_text(Utterance(text, language))
    assert len(line) <= LONGEST_LINE
    assert line.isascii()
    if plain_speech(text):
        assert read_order(line) == Utterance(plain_speech(text), language)
    else:
        with pytest.raises(VoiceError):
            read_order(line)


@given(st.text(WRITTEN))
def test_what_is_said_has_no_line_of_its_own_and_can_be_cleaned_twice(text):
    plain = plain_speech(text)
    assert plain.isprintable()
    assert plain_speech(plain) == plain


def test_names_of_voices_come_through_as_far_as_there_is_room():
    names = [f"voice {number} {'x' * 60}" for number in range(200)]
    kept = read_voices(voices_text([*names, "", "two\nlines", "x" * 81]))
    assert kept == tuple(names[: len(kept)])
    assert 40 < len(kept) < 60
    assert read_voices('{"mute": null}') is None
    for line in ('{"voices": "Klaus"}', '{"voices": [1]}', '{"voices": [""]}'):
        with pytest.raises(VoiceError):
            read_voices(line)
    assert [read_order(voice_text("Klaus")), read_order(listing_text("de"))] == [ChosenVoice("Klaus"), Listing("de")]


def test_marks_of_direction_and_soft_hyphens_are_not_spoken():
    assert plain_speech("Hallo \u2068Anna\u2069,\nKarten\u00adspiel\t von\u00a05.000 Punkten ") == (
        "Hallo Anna, Kartenspiel von 5.000 Punkten"
    )


def test_a_dot_between_the_parts_of_a_line_is_a_pause():
    assert plain_speech("Anna went out \u00b7 Classic Canasta") == "Anna went out, Classic Canasta"


def test_the_other_orders_are_read_as_they_were_written():
    assert read_order(stop_text()) == Stop()
    assert [read_order(rate_text(rate)) for rate in (-100, 0, 100)] == [Rate(-100), Rate(0), Rate(100)]


@pytest.mark.parametrize("why", [None, *MuteReason])
def test_what_the_process_says_of_itself_is_read(why):
    assert read_mute_reason(mute_reason_text(why)) is why


HOSTILE = (
    *("", "rubbish", "null", "[]", "{}", "1", '"speak"', "[" * 100_000, "{" * 500, "NaN", "\ud800"),
    *('{"speak": 1, "language": "de"}', '{"speak": "a"}', '{"speak": "", "language": "de"}'),
    *(
        '{"speak": "a", "language": "de\\r\\nQUIT"}',
        '{"speak": "a", "language": "d"}',
        '{"speak": "a", "language": ""}',
    ),
    *('{"rate": 101}', '{"rate": -101}', '{"rate": true}', '{"rate": 1.5}', '{"rate": NaN}', '{"rate": "1"}'),
    *('{"stop": false}', '{"stop": "now"}', '{"mute": "often"}', '{"mute": 3}', '{"mute": ["no-voice"]}'),
    '{"speak": "' + "a" * LONGEST_LINE + '", "language": "de"}',
)


@pytest.mark.parametrize("line", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("read", [read_order, read_mute_reason])
def test_a_line_that_means_nothing_is_refused(read, line):
    with pytest.raises(VoiceError):
        read(line)
