"""Bubbles of speech: they hang while something is seen to happen, cover nothing that is to be read, and go."""

import pytest

from canasta_desktop.ui.base.motion import SPEECH_FADES, SPEECH_PER_LETTER, SPEECH_STAYS, Speed
from canasta_desktop.ui.display.display import Speech
from canasta_desktop.ui.geometry.strips import LARGE, USUAL
from canasta_desktop.ui.items.speech_bubble import SpeechBubble
from canasta_desktop.ui.table.speech import speech_bubbles
from tests.ui import samples
from tests.ui.hands_on import HandsOn

WORDS = "Nimmt das Paket von 12 Karten mit zwei Damen, legt drei Siebenen"
QUOTE = "„Alles meins, und keiner teilt!“"
SIZES = [(960, 600), (1280, 800), (1920, 1080)]


def hanging(table):
    return [item for item in table.scene.items() if isinstance(getattr(item, "thing", None), SpeechBubble)]


def speaking(display, text=WORDS, quote=""):
    """The display with a bubble at the seat after the person's."""
    return display._replace(speech=(Speech(display.plates[1].seat, text, quote),))


def corners(arrangement):
    """The index of every card in sight, half a pixel smaller all round."""
    for pose in arrangement.poses.values():
        if not pose.is_covered:
            across, down = (LARGE if pose.is_large else USUAL).corner
            yield pose.shown._replace(w=across * pose.rect.w, h=down * pose.rect.w).inset(0.5, 0.5)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", samples.ALL)
def test_no_bubble_covers_an_index_or_leaves_the_window(qapp, name, size):
    display = samples.ALL[name]()
    table = HandsOn(display, size)
    arrangement, look = table.scene.arrangement, table.scene.look
    for plate in display.plates[1:]:
        for text, quote in ((WORDS, ""), (WORDS, QUOTE), ("", "„Ja!“")):
            speech = Speech(plate.seat, text, quote)
            for bubble in speech_bubbles({plate.seat: speech}, arrangement, look).values():
                assert arrangement.layout.window.holds(bubble.rect)
                assert bubble.rect.bottom <= arrangement.layout.rail.y
                assert not [corner for corner in corners(arrangement) if corner.overlaps(bubble.rect)]


@pytest.mark.parametrize("size", SIZES)
def test_on_a_usual_table_everybody_finds_room_to_speak(qapp, size):
    display = samples.middle()
    table = HandsOn(display, size)
    speeches = {plate.seat: Speech(plate.seat, WORDS, QUOTE) for plate in display.plates[1:]}
    bubbles = [thing.rect for thing in speech_bubbles(speeches, table.scene.arrangement, table.scene.look).values()]
    assert len(bubbles) == len(speeches)
    assert not [1 for one in bubbles for other in bubbles if one is not other and one.overlaps(other)]


def test_a_bubble_goes_once_it_has_been_read(qapp):
    table = HandsOn(samples.middle(), speed=Speed.NORMAL)
    table.scene.show(speaking(samples.middle(), "Ja"))
    table.scene.motion.advance(SPEECH_FADES + 1)
    assert [item.opacity() for item in hanging(table)] == [1.0]
    assert not table.scene.motion.is_moving, "nobody waits for it"
    table.scene.motion.advance(SPEECH_STAYS + 2 * SPEECH_PER_LETTER + 2 * SPEECH_FADES + 2)
    assert not hanging(table)


def test_the_story_below_it_is_hidden_as_long_as_it_hangs(qapp):
    table = HandsOn(samples.middle(), speed=Speed.NORMAL)
    seat = samples.middle().plates[1].seat
    story = table.scene.laid.things.shown[f"plate:{seat}"].story
    table.scene.show(speaking(samples.middle()))
    assert story
    assert table.scene.laid.things.shown[f"plate:{seat}"].story == ""
    table.scene.motion.finish()
    assert table.scene.laid.things.shown[f"plate:{seat}"].story == story


def test_a_press_ends_it(qapp):
    table = HandsOn(samples.middle(), speed=Speed.NORMAL)
    table.scene.show(speaking(samples.middle()))
    assert hanging(table)
    table.press((5, 300))
    assert not hanging(table)


def test_a_change_that_says_nothing_leaves_it_hanging(qapp):
    table = HandsOn(samples.middle(), speed=Speed.NORMAL)
    table.scene.show(speaking(samples.middle()))
    table.scene.show(samples.middle())
    assert hanging(table)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_where_nothing_moves_there_is_none(qapp, speed):
    table = HandsOn(samples.middle(), speed=speed)
    table.scene.show(speaking(samples.middle()), animate=speed is Speed.OFF)
    assert not hanging(table)
