"""Who plays at this computer: kept whole after every change, each with wishes of their own, and never lost silently."""

import errno
import json
from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.game import files, people
from canasta_desktop.game.messages import Code, SaveError
from canasta_desktop.game.people import MOST, People, Profile, dumps, let_in, loads, profile_of, settings_of
from canasta_desktop.game.presets import Naming
from canasta_desktop.game.settings import OF_THE_COMPUTER, PERSONAL, PORTRAIT_KEYS, Settings
from canasta_desktop.game.store import Store

NOW = datetime(2026, 11, 23, 13, 14, 15)
ANNA = profile_of(Settings(name="Anna", language="de", four_colours=True, profile="a" * 16))
BELA = profile_of(Settings(name="Bela", portrait="beard", back="sun", text_scale=150, profile="b" * 16))


@pytest.fixture
def told():
    return []


@pytest.fixture
def store(tmp_path, told):
    return Store(tmp_path, told.append)


def test_every_setting_is_a_persons_or_the_computers():
    assert set(PERSONAL) | OF_THE_COMPUTER == set(Settings.__dataclass_fields__)
    assert set(PERSONAL) & OF_THE_COMPUTER == set()
    assert {"name", "portrait", "language", "theme", "card_size", "text_scale", "back", "four_colours"} <= set(PERSONAL)


def test_a_person_at_the_screen_has_their_own_wishes_and_the_computers_settings():
    here = Settings(name="Anna", sound=False, font="system", speed="fast", profile=ANNA.key)
    at_screen = settings_of(BELA, here)
    assert (at_screen.name, at_screen.back, at_screen.text_scale, at_screen.speed) == ("Bela", "sun", 150, "normal")
    assert (at_screen.sound, at_screen.font, at_screen.profile) == (False, "system", BELA.key)
    assert profile_of(at_screen) == BELA


def test_the_settings_of_today_become_the_first_person_in_silence(store, told):
    today = Settings(name="Kim", portrait="mira", language="de", sound=False)
    kept = store.load_people(NOW)
    here = let_in(kept, today)
    assert replace(here, profile="") == today
    assert (len(here.profile), [one.name for one in kept.all()]) == (16, ["Kim"])
    again = store.load_people(NOW)
    assert again.all() == kept.all() == [profile_of(here)]
    assert let_in(again, here) == here
    assert told == []


def test_whoever_plays_here_is_as_the_settings_say_whatever_the_file_says(store):
    store.save_people(People([ANNA, BELA]))
    here = settings_of(replace_wishes(ANNA, back="fans"), Settings())
    kept = store.load_people(NOW)
    assert let_in(kept, here) == here
    assert kept.find(ANNA.key).wishes.back == "fans"
    assert kept.find(BELA.key) == BELA


def replace_wishes(profile, **wishes):
    return Profile(profile.key, replace(profile.wishes, **wishes))


@pytest.mark.parametrize("lost", ["people", "settings"])
def test_where_one_of_both_files_is_lost_the_person_keeps_the_key(store, lost):
    here = settings_of(ANNA, Settings(sound=False))
    if lost == "people":
        kept = People()
        assert let_in(kept, here) == here
        assert kept.all() == [ANNA]
    else:
        assert let_in(People([ANNA, BELA]), Settings(sound=False)) == here


names = st.text(max_size=60)
wishes = st.builds(
    Settings,
    name=names.map(lambda text: "".join([sign for sign in text if sign.isalnum()])),
    portrait=st.sampled_from(PORTRAIT_KEYS),
    card_size=st.integers(80, 150),
    tips_told=st.lists(st.text("abc-", max_size=40), max_size=40).map(tuple),
    large_index=st.booleans(),
)


@given(st.lists(wishes, max_size=MOST))
def test_what_is_written_is_read_again(found):
    given_people = People([profile_of(replace(one, profile=f"{number:016x}")) for number, one in enumerate(found)])
    if all(one.name == people.clean_name(one.name) for one in given_people.all()):
        assert loads(dumps(given_people).encode()).all() == given_people.all()


def record(**changes):
    """The file of Anna and Bela, changed."""
    return json.dumps(json.loads(dumps(People([ANNA, BELA]))) | changes).encode()


def test_a_wish_that_cannot_be_read_is_left_out_and_spoils_no_other():
    entry = {"key": ANNA.key, "name": "Anna", "back": "tartan", "sound": False, "shoe": 43, "card_size": 120}
    (anna,) = loads(record(people=[entry])).all()
    assert anna == profile_of(Settings(name="Anna", card_size=120, profile=ANNA.key))


DAMAGED = [
    (b"", "not-json"),
    (b"[]", "not-a-save"),
    (record(format="canasta-desktop-presets"), "not-a-save"),
    (record(version=2), "newer"),
    (record(more=1), "bad-value"),
    (record(people=[{"key": "A" * 16}]), "bad-value"),
    (record(people=[{"key": "a" * 15}]), "bad-value"),
    (record(people=[{"name": "Anna"}]), "bad-value"),
    (record(people=[[]]), "bad-value"),
    (record(people=[{"key": "a" * 16}] * 2), "bad-value"),
    (record(people=[{"key": f"{number:016x}"} for number in range(MOST + 1)]), "bad-value"),
    (b" " * (people.LONGEST + 1), "too-large"),
]


@pytest.mark.parametrize(("content", "why"), DAMAGED, ids=[f"{row[1]} {number}" for number, row in enumerate(DAMAGED)])
def test_a_damaged_file_is_set_aside_and_who_plays_here_is_still_there(content, why, store, told, tmp_path):
    (tmp_path / "people.json").write_bytes(content)
    kept = store.load_people(NOW)
    here = let_in(kept, settings_of(ANNA, Settings()))
    assert [(one.code, one.value("fault")) for one in told] == [(Code.PEOPLE_DAMAGED_SET_ASIDE, why)]
    assert (tmp_path / str(told[0].value("name"))).read_bytes()[:1000] == content[:1000]
    assert store.load_people(NOW).all() == [profile_of(here)] == [ANNA]


def test_people_that_cannot_be_saved_are_told_and_the_file_is_as_it_was(store, told, tmp_path, monkeypatch):
    kept = store.load_people(NOW)
    kept.add(ANNA)
    before = (tmp_path / "people.json").read_bytes()

    def refuse(*_):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(files, "write_whole", refuse)
    kept.add(BELA)
    assert (tmp_path / "people.json").read_bytes() == before
    assert [(one.code, one.value("detail")) for one in told] == [(Code.PEOPLE_FAILED, "disk-full")]


def test_people_come_go_and_come_back(store):
    kept = store.load_people(NOW)
    kept.add(ANNA)
    kept.add(BELA)
    carla = kept.newcomer(" Carla ", settings_of(ANNA, Settings()))
    assert (carla.name, carla.portrait, carla.wishes.language) == ("Carla", "ponytail", "de")
    kept.add(carla)
    place = kept.remove(BELA.key)
    assert [one.name for one in store.load_people(NOW).all()] == ["Anna", "Carla"]
    kept.add(BELA, place)
    kept.put(replace_wishes(carla, name="Carlotta"))
    assert [one.name for one in store.load_people(NOW).all()] == ["Anna", "Bela", "Carlotta"]
    assert kept.named("BELA") == BELA
    assert kept.named("") is None
    for wrong in (lambda: kept.add(BELA), lambda: People([ANNA, ANNA])):
        with pytest.raises(ValueError, match=r"key|room"):
            wrong()


@pytest.mark.parametrize(
    ("name", "besides", "naming"),
    [
        ("Carla", "", Naming.GOOD),
        ("bela ", "", Naming.TAKEN),
        ("bela", BELA.key, Naming.GOOD),
        ("\u200b", "", Naming.NOT_A_NAME),
        ("x" * 401, "", Naming.NOT_A_NAME),
    ],
)
def test_no_two_have_the_same_name(name, besides, naming):
    assert People([ANNA, BELA]).naming(name, besides) is naming


def test_there_is_an_end_to_how_many_they_are():
    full = People([profile_of(Settings(profile=f"{number:016x}")) for number in range(MOST)])
    assert full.is_full
    assert full.naming("Carla") is Naming.FULL
    assert loads(dumps(full).encode()).all() == full.all()
    with pytest.raises(ValueError, match="no room"):
        full.add(ANNA)
    assert let_in(full, settings_of(ANNA, Settings())).profile == "0" * 16
    with pytest.raises(SaveError):
        loads(b"{}")
