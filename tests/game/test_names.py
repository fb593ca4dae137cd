"""The one rule for names: what goes out, what stays, and that whatever was written is read again."""

import json
import sys
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from canasta_desktop.game import journal, presets, settings
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.names import LONGEST_NAME, LONGEST_TYPED, LONGEST_WRITTEN, clean_name
from canasta_desktop.game.presets import Naming, Preset, Presets
from canasta_desktop.game.recent_setups import recent_setups_record
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.untrusted import Reader

ANYTHING = st.text(st.characters(codec=None, exclude_categories=()), max_size=60)
"""Text of whatever code points, halves of signs as well."""

STAYS = {
    "a woman astronaut": "\U0001f469\u200d\U0001f680",
    "a sign newer than these tables": "\U0001fae8",
    "what no table knows": "\u0378",
    "Persian with a joint kept apart": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Hebrew": "\u05d0\u05d1\u05d2",
    "a heart in colour": "\u2764\ufe0f",
    "the flag of Scotland": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "markup": '<b>x</b> & "y"',
    "blanks to fill": "{name} %1 %n",
    "Devanagari": "\u0915\u094d\u0937",
    "a private sign": "\ue000",
}

CLEANED = {
    "a space that does not break": ("Anna\u00a0Maria", "Anna Maria"),
    "a wide space": ("Anna\u3000Maria", "Anna Maria"),
    "many spaces": ("  Anna \u2009\u00a0 Maria ", "Anna Maria"),
    "a tab and a line": ("Anna\tMaria\r\nEva", "AnnaMariaEva"),
    "separators of lines and paragraphs": ("Anna\u2028Maria\u2029Eva", "AnnaMariaEva"),
    "control signs": ("An\x00n\x1ba\x7f\x9b", "Anna"),
    "half a sign": ("Anna\ud83d", "Anna"),
    "marks of direction": ("\u200eAn\u200fna\u061c", "Anna"),
    "embedded and overridden": ("\u202aA\u202bn\u202cn\u202da\u202e", "Anna"),
    "isolated": ("\u2066An\u2067n\u2068a\u2069", "Anna"),
    "a byte order mark": ("\ufeffAnna", "Anna"),
    "no signs at all": ("\ufffeAn\ufdd0na\U0010ffff", "Anna"),
    "not composed": ("Jo\u0308rg", "J\u00f6rg"),
    "composed once a mark is out": ("Jo\u200e\u0308rg", "J\u00f6rg"),
}

NOTHING = [
    "",
    "   ",
    "\u00a0\u3000",
    "\u200e\u202e",
    "\x00",
    "\ud800",
    "\u200d\u200c",
    "\ufe0f",
    "\u3164 \u2800",
    "\ufeff",
]


@pytest.mark.parametrize("name", STAYS.values(), ids=STAYS)
def test_what_belongs_to_a_name_stays(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(("text", "name"), CLEANED.values(), ids=CLEANED)
def test_what_does_not_belong_to_a_name_goes_out(text, name):
    assert clean_name(text) == name


@pytest.mark.parametrize("text", NOTHING, ids=ascii)
def test_where_nothing_is_to_be_seen_there_is_no_name(text):
    assert clean_name(text) == ""


@given(ANYTHING)
@example("a\u0344\u200eb")
def test_a_clean_name_is_clean(text):
    name = clean_name(text)
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert name == name.strip()
    assert "  " not in name
    name.encode("utf-8")


def test_of_every_sign_it_is_known_whether_it_stays():
    """Everything assigned or not, but what the rule names; a space becomes a plain one.

    Looked at are the planes in use, and of the others where something could be special: their ends.
    """
    ends = [
        plane + low for plane in range(0x20000, 0x110000, 0x10000) for low in (*range(0x200), *range(0xFF00, 0x10000))
    ]
    out = {code for code in (*range(0x20000), *ends) if clean_name(f"a{chr(code)}b") == "ab"}
    surrogates = set(range(0xD800, 0xE000))
    controls = {*range(32), *range(127, 160), 0x2028, 0x2029}
    turning = {0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
    never = {
        *range(0xFDD0, 0xFDF0),
        *(plane + low for plane in range(0, 0x110000, 0x10000) for low in (0xFFFE, 0xFFFF)),
    }
    assert out == surrogates | controls | turning | never | {0xFEFF}
    spaces = {code for code in (*range(0x20000), *ends) if clean_name(f"a{chr(code)}b") == "a b"}
    assert spaces == {code for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) == "Zs"}


def test_however_long_a_typed_name_grows_it_is_a_name():
    growing = [sign for sign in map(chr, range(0x110000)) if len(unicodedata.normalize("NFC", sign)) > 1]
    assert growing
    assert max(len(clean_name(sign * LONGEST_TYPED)) for sign in growing) <= LONGEST_NAME


# --- written and read ------------------------------------------------------------------------------------


def read(value: object) -> str:
    return Reader(value, "name").name()


@given(ANYTHING)
def test_a_name_is_cleaned_when_it_is_read(text):
    assert read(text) == clean_name(text)


@pytest.mark.parametrize("value", [None, 5, ["Anna"], True, "x" * (LONGEST_NAME + 1), "\u200e" * (LONGEST_WRITTEN + 1)])
def test_what_is_no_name_or_too_long_for_one_is_refused(value):
    with pytest.raises(SaveError) as caught:
        read(value)
    assert caught.value.code is Fault.BAD_VALUE
    assert caught.value.detail.isascii()


def test_a_name_of_four_hundred_signs_is_read_and_what_is_cleaned_away_does_not_count():
    assert read("\U0001f469" * LONGEST_NAME) == "\U0001f469" * LONGEST_NAME
    assert read("x" * LONGEST_NAME + "\u200e" * LONGEST_NAME) == "x" * LONGEST_NAME


def test_a_line_made_to_take_long_is_refused_at_once():
    """To put marks below and above a letter in order takes the square of their number."""
    with pytest.raises(SaveError):
        read("a" + "\u0301\u0327" * 1_000_000)


def two(name: str) -> Setup:
    return Setup("classic", 2, (), (SeatSetup(name, SeatKind.PERSON), SeatSetup("Mira", SeatKind.COMPUTER, "beginner")))


@given(ANYTHING)
def test_a_player_has_the_same_name_when_the_game_is_taken_up_again(text):
    name = clean_name(text)
    again = journal.loads(journal.dumps(Match.start(two(name), 5)).encode())
    assert again.setup.seats[0].name == name


@given(ANYTHING)
def test_a_game_is_not_lost_by_whatever_stands_in_a_name(text):
    """An older program wrote what it was given."""
    record = json.loads(journal.dumps(Match.start(two("Anna"), 5)))
    record["setup"]["seats"][0]["name"] = text
    assert journal.loads(json.dumps(record).encode()).setup.seats[0].name == clean_name(text)


@given(ANYTHING)
def test_the_settings_have_the_same_names_again(text):
    kept = Settings(name=clean_name(text), recent_setups=(two(clean_name(text)),))
    assert settings.loads(settings.dumps(kept).encode()) == kept
    written = json.loads(settings.dumps(Settings(recent_setups=(two(""),))))
    written["name"] = written["lately"][0]["seats"][0]["name"] = text
    assert settings.loads(json.dumps(written).encode()) == kept


def test_settings_full_of_the_longest_names_are_read_again():
    seats = tuple([SeatSetup("\U0001f469" * LONGEST_NAME, SeatKind.PERSON)] * 6)
    lately = tuple([Setup(f"system {number}", 6, (), seats) for number in range(20)])
    kept = Settings(name="\U0001f469" * LONGEST_NAME, recent_setups=lately)
    assert settings.loads(settings.dumps(kept).encode()) == kept
    assert len(recent_setups_record(lately)) == 20


@given(ANYTHING)
def test_a_preset_has_the_same_name_again(text):
    kept = Presets()
    naming = kept.add(Preset(text, "classic", 2))
    assert naming is (Naming.GOOD if clean_name(text) else Naming.NOT_A_NAME)
    for preset in kept.all():
        assert preset.name == clean_name(text)
        assert kept.find(text) == preset
        assert presets.loads(presets.dumps(preset).encode()) == preset
    assert presets.loads_all(presets.dumps_all(kept).encode()).all() == kept.all()


@given(ANYTHING)
def test_a_preset_is_not_lost_by_whatever_stands_in_its_name(text):
    record = json.loads(presets.dumps(Preset("Sunday", "classic", 2)))
    whole = json.loads(presets.dumps_all(Presets()))
    data = json.dumps({**whole, "presets": [{**record, "name": text}]}).encode()
    assert [preset.name for preset in presets.loads_all(data).all()] == ([clean_name(text)] if clean_name(text) else [])
