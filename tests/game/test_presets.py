"""Presets of one's own: the exported text, the collection and its names, the file, and whatever else is read."""

import errno
import json
from datetime import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.game import files, presets, store
from canasta_desktop.game.files import read_at_most
from canasta_desktop.game.messages import Code, Fault, SaveError
from canasta_desktop.game.names import clean_name
from canasta_desktop.game.presets import Naming, Preset, Presets, dumps, dumps_all, loads, loads_all
from canasta_desktop.game.store import Store
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.systems import SYSTEMS

NOW = datetime(2026, 11, 21, 13, 14, 15)

SUNDAY = Preset("Sunday", "classic", 4, (("target", 7500),))
TWO = Preset("For two", "classic", 2)

Record = dict


def exists(preset: Preset) -> bool:
    try:
        preset.rules()
    except OptionError:
        return False
    return True


FORMS = [form for key in SYSTEMS for form in (Preset("form", key, players) for players in range(2, 7)) if exists(form)]

NAMES = st.text(min_size=1, max_size=60).map(clean_name).filter(bool)
PRESETS = st.builds(
    lambda name, form, options: form._replace(name=name, options=options),
    NAMES,
    st.sampled_from(FORMS),
    st.one_of(st.just(()), st.integers(100, 10_000).map(lambda count: (("target", 5 * count),))),
).filter(exists)


def record(preset: Preset) -> Record:
    return json.loads(dumps(preset))


def fault(data: bytes) -> Fault:
    with pytest.raises(SaveError) as caught:
        loads(data)
    return caught.value.code


@pytest.mark.parametrize(
    "preset",
    [
        Preset("Majority", "classic-german", 4, (("naturals_majority", True),)),
        Preset("As many", "classic", 2, (("wilds_at_most_naturals", True),)),
        Preset("As many", "global-trade", 3, (("wilds_at_most_naturals", True), ("target", 7500))),
    ],
)
def test_a_preset_with_a_house_rule_that_is_not_offered_any_more_opens(preset):
    """VA-5.3"""
    assert loads(dumps(preset).encode()) == preset
    assert preset.rules().options == preset.options


def names(collection: Presets) -> list[str]:
    return [preset.name for preset in collection.all()]


def numbered(count: int) -> list[Preset]:
    return [TWO._replace(name=f"preset {number}") for number in range(count)]


def collection(*records: object) -> bytes:
    """The file of a collection with these in its list."""
    whole = json.loads(dumps_all(Presets()))
    return json.dumps({**whole, "presets": list(records)}).encode()


# --- one preset ------------------------------------------------------------------------------------


@given(PRESETS)
def test_an_exported_preset_comes_back_as_it_was(preset):
    again = loads(dumps(preset).encode())
    assert again == preset
    assert [type(value) for _, value in again.options] == [type(value) for _, value in preset.options]
    assert again.rules() == preset.rules()


@given(PRESETS)
def test_an_exported_preset_is_plain_and_small(preset):
    assert dumps(preset).isascii()
    assert len(dumps(preset)) <= presets.LONGEST


def test_only_the_options_that_were_chosen_stand_in_the_text():
    assert record(SUNDAY)["options"] == {"target": 7500}
    assert record(TWO)["options"] == {}


def test_an_option_set_to_what_is_usual_anyway_stays_chosen():
    usual = SUNDAY._replace(options=(("target", 5000),))
    assert loads(dumps(usual).encode()) == usual


def test_spaces_around_a_name_fall_away():
    assert loads(json.dumps({**record(SUNDAY), "name": "  Sunday "}).encode()) == SUNDAY


NOT_PRESETS = [
    (b"", Fault.NOT_JSON),
    (b"\xff\xfe", Fault.NOT_JSON),
    (b"{", Fault.NOT_JSON),
    (b"[" * 60_000, Fault.NOT_JSON),
    (b"9" * 10_000, Fault.NOT_JSON),
    (b"__import__('os')", Fault.NOT_JSON),
    (b" " * (64 * 1024 + 1), Fault.TOO_LARGE),
    (b"null", Fault.NOT_A_SAVE),
    (b"[]", Fault.NOT_A_SAVE),
    (b'{"format": "canasta-desktop-save"}', Fault.NOT_A_SAVE),
    (b'{"format": ["canasta-desktop-preset"]}', Fault.NOT_A_SAVE),
    (b'{"format": "canasta-desktop-preset"}', Fault.BAD_VALUE),
]


@pytest.mark.parametrize(("data", "code"), NOT_PRESETS, ids=[repr(row[0][:30]) for row in NOT_PRESETS])
def test_what_is_no_preset_is_refused(data, code):
    assert fault(data) is code


WRONG = [
    ("version", "1", Fault.BAD_VALUE),
    ("version", 0, Fault.BAD_VALUE),
    ("version", True, Fault.BAD_VALUE),
    ("version", 2, Fault.NEWER),
    ("program", 1, Fault.BAD_VALUE),
    ("name", "", Fault.BAD_VALUE),
    ("name", "  ", Fault.BAD_VALUE),
    ("name", "x" * 401, Fault.BAD_VALUE),
    ("name", "\u202e\n", Fault.BAD_VALUE),
    ("name", "\ud800", Fault.BAD_VALUE),
    ("name", ["Sunday"], Fault.BAD_VALUE),
    ("system", "no-such-game", Fault.UNKNOWN_RULES),
    ("system", "x" * 1000, Fault.BAD_VALUE),
    ("system", None, Fault.BAD_VALUE),
    ("players", 1, Fault.BAD_VALUE),
    ("players", 7, Fault.BAD_VALUE),
    ("players", 4.0, Fault.BAD_VALUE),
    ("players", 10**30, Fault.BAD_VALUE),
    ("options", None, Fault.BAD_VALUE),
    ("options", [["target", 5000]], Fault.BAD_VALUE),
    ("options", {"no-such-rule": True}, Fault.UNKNOWN_RULES),
    ("options", {"target": 7}, Fault.UNKNOWN_RULES),
    ("options", {"target": "high"}, Fault.UNKNOWN_RULES),
    ("options", {"target": 1e9}, Fault.BAD_VALUE),
    ("options", {"target": None}, Fault.BAD_VALUE),
    ("options", {"target": {"__class__": "x"}}, Fault.BAD_VALUE),
    ("options", {"target": 10**30}, Fault.BAD_VALUE),
    ("options", {"a\nb": True}, Fault.BAD_VALUE),
    ("options", {"x" * 41: True}, Fault.BAD_VALUE),
    ("options", {str(number): True for number in range(51)}, Fault.BAD_VALUE),
    ("run", "rm", Fault.BAD_VALUE),
]


@pytest.mark.parametrize(("key", "value", "code"), WRONG, ids=[f"{row[0]} {str(row[1])[:20]!a}" for row in WRONG])
def test_a_wrong_value_is_refused(key, value, code):
    assert fault(json.dumps({**record(SUNDAY), key: value}).encode()) is code


@pytest.mark.parametrize("key", record(SUNDAY))
def test_a_preset_without_one_of_its_keys_is_refused(key):
    less = record(SUNDAY)
    del less[key]
    assert fault(json.dumps(less).encode()) in (Fault.BAD_VALUE, Fault.NOT_A_SAVE)


def test_a_later_version_says_so_whatever_else_it_brings():
    later = {**record(SUNDAY), "version": 2, "colour": "green", "options": [[]]}
    assert fault(json.dumps(later).encode()) is Fault.NEWER


def test_an_error_names_no_unprintable_text():
    with pytest.raises(SaveError) as caught:
        loads(json.dumps({**record(SUNDAY), "a\n\x1b[2J": 1}).encode())
    assert caught.value.detail.isprintable()


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["target", "form"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def only_save_errors(read, data: bytes) -> None:
    """Read it; nothing but a `SaveError` may come of it."""
    try:
        read(data)
    except SaveError:
        return


@settings(max_examples=200)
@given(st.binary() | JUNK.map(lambda junk: json.dumps(junk).encode()))
def test_of_any_bytes_nothing_comes_but_save_errors(data):
    only_save_errors(loads, data)
    only_save_errors(loads_all, data)
    only_save_errors(Presets().import_from, data)


@settings(max_examples=200)
@given(st.sampled_from([*record(SUNDAY), "extra"]), JUNK)
def test_of_anything_in_one_place_nothing_comes_but_save_errors(key, junk):
    changed = {**record(SUNDAY), key: junk}
    only_save_errors(loads, json.dumps(changed).encode())
    kept = loads_all(collection(changed))
    assert len(kept.all()) + len(kept.held_back) == 1
    assert dumps_all(loads_all(dumps_all(kept).encode())) == dumps_all(kept)


@settings(max_examples=200)
@given(st.data())
def test_of_a_damaged_text_nothing_comes_but_save_errors(data):
    for read, whole in ((loads, dumps(SUNDAY).encode()), (loads_all, collection(record(SUNDAY), {"later": 1}))):
        place = data.draw(st.integers(0, len(whole) - 1))
        insert = data.draw(st.binary(max_size=3))
        only_save_errors(read, whole[:place] + insert + whole[place + 1 :])
        only_save_errors(read, whole[:place])


# --- the collection --------------------------------------------------------------------------------


def test_the_presets_are_sorted_by_name_whatever_their_case():
    kept = Presets([TWO._replace(name=name) for name in ("beta", "Gamma", "alpha", "Äpfel")])
    assert names(kept) == ["alpha", "beta", "Gamma", "Äpfel"]


def test_a_preset_is_added_and_found():
    kept = Presets()
    assert kept.add(SUNDAY) is Naming.GOOD
    assert kept.all() == [SUNDAY]
    assert kept.find("sunday") == SUNDAY
    assert kept.find("Monday") is None


def test_a_name_is_kept_without_the_spaces_around_it():
    kept = Presets()
    kept.add(SUNDAY._replace(name=" Sunday "))
    kept.rename("Sunday", " Monday ")
    assert names(kept) == ["Monday"]


SAME = [("Sunday", "sunday"), ("Straße", "STRASSE"), ("J\u00f6rg", "Jo\u0308rg"), ("Sunday", " Sunday ")]


@pytest.mark.parametrize(("first", "second"), SAME, ids=[ascii(row[1]) for row in SAME])
def test_a_name_that_reads_the_same_is_taken_and_nothing_changes(first, second):
    kept = Presets([SUNDAY._replace(name=first)])
    assert kept.add(TWO._replace(name=second)) is Naming.TAKEN
    assert kept.all() == [SUNDAY._replace(name=first)]


@pytest.mark.parametrize("name", ["", "  ", "x" * 401, "\t\u202e", "\u200b", "\ud800"], ids=ascii)
def test_what_is_no_name_is_refused_and_nothing_changes(name):
    kept = Presets([SUNDAY])
    assert kept.add(TWO._replace(name=name)) is Naming.NOT_A_NAME
    assert kept.rename("Sunday", name) is Naming.NOT_A_NAME
    assert kept.all() == [SUNDAY]


def test_four_hundred_characters_are_a_name():
    assert Presets().naming("x" * 400) is Naming.GOOD


def test_a_preset_is_replaced_when_asked():
    kept = Presets([SUNDAY])
    kept.replace(TWO._replace(name="SUNDAY"))
    assert kept.all() == [TWO._replace(name="SUNDAY")]


def test_only_what_is_there_can_be_replaced_renamed_or_removed():
    kept = Presets([SUNDAY])
    for change in (lambda: kept.replace(TWO), lambda: kept.rename("For two", "x"), lambda: kept.remove("For two")):
        with pytest.raises(KeyError):
            change()
    assert kept.all() == [SUNDAY]


def test_a_preset_is_renamed():
    kept = Presets([SUNDAY, TWO])
    assert kept.rename("Sunday", "Monday") is Naming.GOOD
    assert kept.all() == [TWO, SUNDAY._replace(name="Monday")]


def test_a_preset_is_not_renamed_to_the_name_of_another():
    kept = Presets([SUNDAY, TWO])
    assert kept.rename("Sunday", "for TWO") is Naming.TAKEN
    assert kept.all() == [TWO, SUNDAY]


def test_the_case_of_a_name_can_be_changed():
    kept = Presets([SUNDAY])
    assert kept.rename("sunday", "SUNDAY") is Naming.GOOD
    assert names(kept) == ["SUNDAY"]


def test_a_preset_is_removed():
    kept = Presets([SUNDAY, TWO])
    kept.remove("SUNDAY")
    assert kept.all() == [TWO]


def test_two_hundred_presets_are_full():
    kept = Presets(numbered(199))
    assert kept.add(SUNDAY) is Naming.GOOD
    assert kept.is_full
    assert kept.add(TWO) is Naming.FULL
    with pytest.raises(SaveError) as error:
        kept.import_from(dumps(TWO).encode())
    assert error.value.code is Fault.FULL
    with pytest.raises(SaveError):
        kept.import_from(dumps(TWO).encode())
    assert len(kept.all()) == 200


def test_where_it_is_full_presets_can_still_be_renamed_and_replaced():
    kept = Presets([SUNDAY, *numbered(199)])
    assert kept.rename("Sunday", "Monday") is Naming.GOOD
    assert kept.add(TWO._replace(name="Monday")) is Naming.TAKEN
    kept.replace(TWO._replace(name="Monday"))
    assert len(kept.all()) == 200


def test_an_imported_preset_is_added():
    kept = Presets([TWO])
    assert kept.import_from(dumps(SUNDAY).encode()) == SUNDAY
    assert kept.all() == [TWO, SUNDAY]


def test_an_imported_preset_never_overwrites_but_gets_a_number():
    kept = Presets([SUNDAY])
    other = TWO._replace(name="SUNDAY")
    assert kept.import_from(dumps(other).encode()) == other._replace(name="SUNDAY (2)")
    assert kept.import_from(dumps(other).encode()).name == "SUNDAY (3)"
    assert kept.find("Sunday") == SUNDAY
    assert names(kept) == ["Sunday", "SUNDAY (2)", "SUNDAY (3)"]


def test_the_longest_name_with_a_number_is_still_a_name():
    long = SUNDAY._replace(name="x" * 400)
    kept = Presets([long])
    assert kept.import_from(dumps(long).encode()).name == "x" * 396 + " (2)"


@settings(max_examples=50)
@given(st.lists(PRESETS, max_size=8))
def test_the_collection_comes_back_as_it_was(many):
    kept = Presets(many)
    again = loads_all(dumps_all(kept).encode())
    assert again.all() == kept.all()
    assert again.held_back == ()
    assert len(kept.all()) == len(many)
    assert all(kept.naming(name, besides=name) is Naming.GOOD for name in names(kept))


def test_every_change_and_no_refusal_is_recorded():
    seen = []
    kept = Presets()
    kept.record_to(lambda changed: seen.append(names(changed)))
    kept.add(SUNDAY)
    kept.add(SUNDAY)
    kept.rename("Sunday", "Monday")
    kept.rename("Monday", "")
    kept.replace(TWO._replace(name="Monday"))
    kept.import_from(dumps(SUNDAY).encode())
    with pytest.raises(SaveError):
        kept.import_from(b"{")
    kept.remove("Monday")
    assert seen == [["Sunday"], ["Monday"], ["Monday"], ["Monday", "Sunday"], ["Sunday"]]


# --- what this program does not know ---------------------------------------------------------------

STRANGERS = [
    {**record(SUNDAY), "system": "no-such-game"},
    {**record(SUNDAY), "options": {"no-such-rule": True}},
    {**record(SUNDAY), "version": 2, "colour": ["green", {"dark": 0.5}]},
    {**record(SUNDAY), "name": "\ud800"},
    None,
]


@pytest.mark.parametrize("stranger", STRANGERS, ids=["system", "option", "version", "name", "nothing"])
def test_a_preset_that_is_not_known_is_not_offered_but_kept(stranger):
    kept = loads_all(collection(record(SUNDAY), stranger))
    assert kept.all() == [SUNDAY]
    assert kept.held_back == (stranger,)
    kept.add(TWO)
    assert json.loads(dumps_all(kept))["presets"] == [record(TWO), record(SUNDAY), stranger]


def test_presets_held_back_count_as_presets():
    assert loads_all(collection(*[STRANGERS[0]] * 200)).is_full


def test_a_preset_held_back_is_offered_again_by_the_program_that_knows_it(monkeypatch):
    def earlier(system, players, options=None):
        if options:
            raise OptionError("unknown", "no options yet")
        return rule_set(system, players)

    data = dumps_all(Presets([SUNDAY, TWO])).encode()
    with monkeypatch.context() as patched:
        patched.setattr(presets, "rule_set", earlier)
        kept = loads_all(data)
        assert kept.all() == [TWO]
        kept.add(TWO._replace(name="sunday"))
        data = dumps_all(kept).encode()
    assert sorted((preset.name, preset.players) for preset in loads_all(data).all()) == [
        ("For two", 2),
        ("Sunday (2)", 4),
        ("sunday", 2),
    ]


def nested(levels: int) -> object:
    inner: object = 1
    for _ in range(levels):
        inner = [inner]
    return inner


def test_what_is_nested_too_deep_to_be_kept_is_refused_as_a_whole():
    assert loads_all(collection(nested(20))).held_back == (nested(20),)
    for levels in (21, 500):
        with pytest.raises(SaveError):
            loads_all(collection(nested(levels)))


def test_a_collection_that_could_not_be_read_again_is_not_written():
    with pytest.raises(SaveError):
        dumps_all(Presets([SUNDAY], ["x" * presets.LONGEST_ALL]))


# --- the file --------------------------------------------------------------------------------------


@pytest.fixture
def told():
    return []


@pytest.fixture
def keeper(tmp_path, told):
    return Store(tmp_path, told.append)


@pytest.fixture
def place(tmp_path):
    return tmp_path / "presets.json"


def test_without_a_file_there_are_no_presets(keeper, told, place):
    assert keeper.load_presets(NOW).all() == []
    assert told == []
    assert not place.exists()


def test_a_change_is_saved_at_once(keeper):
    kept = keeper.load_presets(NOW)
    kept.add(SUNDAY)
    kept.add(TWO)
    assert keeper.load_presets(NOW).all() == [TWO, SUNDAY]
    kept.remove("Sunday")
    assert keeper.load_presets(NOW).all() == [TWO]


DAMAGED = [
    (b"", "not-json"),
    (b"\xff", "not-json"),
    (b"[]", "not-a-save"),
    (dumps(SUNDAY).encode(), "not-a-save"),
    (collection(*[record(SUNDAY)] * 201), "bad-value"),
    (collection(nested(21)), "bad-value"),
    (collection().replace(b'"version": 1', b'"version": 2'), "newer"),
    (collection().replace(b'"presets"', b'"preset"'), "bad-value"),
    (b" " * (presets.LONGEST_ALL + 1), "too-large"),
]


@pytest.mark.parametrize(("content", "why"), DAMAGED, ids=[f"{row[1]} {row[0][:20]!r}" for row in DAMAGED])
def test_a_damaged_file_is_set_aside_with_a_message(content, why, keeper, told, place):
    place.write_bytes(content)
    kept = keeper.load_presets(NOW)
    assert kept.all() == []
    aside = place.with_name("presets.json.damaged-20261121-131415")
    message = told.pop()
    assert (message.code, message.value("fault")) == (Code.PRESETS_DAMAGED_SET_ASIDE, why)
    assert message.value("name") == aside.name
    kept.add(SUNDAY)
    assert keeper.load_presets(NOW).all() == [SUNDAY]
    assert aside.read_bytes()[:1000] == content[:1000]
    assert told == []


def test_damaged_presets_that_could_not_be_set_aside_are_never_written_over(keeper, told, place, monkeypatch):
    place.write_bytes(b"{broken")

    def refuse(*_):
        raise PermissionError("no")

    monkeypatch.setattr(store.Path, "rename", refuse)
    kept = keeper.load_presets(NOW)
    kept.add(SUNDAY)
    assert place.read_bytes() == b"{broken"
    assert [message.code for message in told] == [Code.PRESETS_DAMAGED_SET_ASIDE, Code.PRESETS_FAILED]


def test_presets_that_cannot_be_saved_are_told_and_the_file_is_as_it_was(keeper, told, place, monkeypatch):
    kept = keeper.load_presets(NOW)
    kept.add(SUNDAY)
    before = place.read_bytes()

    def refuse(*_):
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(files, "write_whole", refuse)
    kept.add(TWO)
    assert place.read_bytes() == before
    assert [(message.code, message.value("detail")) for message in told] == [(Code.PRESETS_FAILED, "no-permission")]
    assert kept.all() == [TWO, SUNDAY]


def test_of_a_file_to_be_imported_no_more_is_read_than_shows_that_it_is_too_large(tmp_path):
    path = tmp_path / "large.json"
    path.write_bytes(b" " * 1_000_000)
    data = read_at_most(path, presets.LONGEST)
    assert len(data) == presets.LONGEST + 1
    assert fault(data) is Fault.TOO_LARGE
