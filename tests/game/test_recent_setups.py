"""What was played last is kept with the settings: one setup a system, the latest first; a bad one spoils no other."""

import json

import pytest

from canasta_desktop.bots.policy import EVEN, Temperament
from canasta_desktop.game.recent_setups import most_recent, recent_setups_record, with_setup
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup, character_of, temperament_of
from canasta_desktop.game.settings import Settings, dumps, loads

SEATS = (SeatSetup("Kim", SeatKind.PERSON), SeatSetup("", SeatKind.COMPUTER, "beginner"))
SAMBA = Setup("samba", 2, (("surprise", True),), SEATS)
CLASSIC = Setup("classic", 2, (("target", 500), ("max_meld_size", 7)), SEATS)


def test_the_latest_comes_first_and_takes_the_place_of_its_own_system():
    lately = with_setup(with_setup((), SAMBA), CLASSIC)
    assert lately == (CLASSIC, SAMBA)
    again = SAMBA._replace(options=())
    assert with_setup(lately, again) == (again, CLASSIC)
    assert most_recent(lately, "samba") == SAMBA
    assert most_recent(lately, "bolivia") is None


def test_the_settings_keep_all_of_it():
    settings = Settings(recent_setups=(SAMBA, CLASSIC), trust_partners=True)
    assert loads(dumps(settings).encode()) == settings


def test_a_portrait_is_written_only_where_one_was_chosen():
    picked = SAMBA._replace(seats=(SEATS[0], SEATS[1]._replace(portrait="emil")))
    record = recent_setups_record((picked,))[0]
    assert ["portrait" in seat for seat in record["seats"]] == [False, True]
    assert loads(file_with(record)).recent_setups == (picked,)


def test_the_person_of_a_seat_is_written_only_where_it_has_a_profile():
    known = SAMBA._replace(seats=(SEATS[0]._replace(profile="0123456789abcdef"), SEATS[1]))
    record = recent_setups_record((known,))[0]
    assert ["profile" in seat for seat in record["seats"]] == [True, False]
    assert loads(file_with(record)).recent_setups == (known,)


@pytest.mark.parametrize("temperament", [EVEN, Temperament(patience=-2, whim=1)])
def test_a_temperament_is_written_only_where_one_was_set(temperament):
    leaning = SAMBA._replace(seats=(SEATS[0], SEATS[1]._replace(temperament=temperament)))
    record = recent_setups_record((leaning,))[0]
    assert ["temperament" in seat for seat in record["seats"]] == [False, True]
    assert loads(file_with(record)).recent_setups == (leaning,)


def test_who_was_set_no_temperament_has_that_of_the_character():
    anna = SeatSetup("Anna", SeatKind.COMPUTER, "easy")
    assert temperament_of(anna).risk == -2
    assert temperament_of(anna._replace(portrait="mira")).risk == 2
    assert temperament_of(anna._replace(name="Paul", portrait="scarf")) == EVEN
    assert temperament_of(anna._replace(temperament=EVEN)) == EVEN
    assert (character_of(anna), character_of(anna._replace(name="Paul"))) == ("anna", "")


@pytest.mark.parametrize(("before", "now"), [("novice", "beginner"), ("standard", "skilled"), ("expert", "expert")])
def test_a_level_is_known_by_what_it_was_called_before(before, now):
    called = SAMBA._replace(seats=(SEATS[0], SEATS[1]._replace(level=before)))
    record = recent_setups_record((called,))[0]
    assert loads(file_with(record)).recent_setups[0].seats[1].level == now


def file_with(*setups: object) -> bytes:
    return json.dumps({"theme": "dark", "lately": list(setups)}).encode()


@pytest.mark.parametrize(
    "change",
    [
        {"players": 7},
        {"players": 3},
        {"players": "2"},
        {"system": 5},
        {"system": "s" * 41},
        {"options": []},
        {"options": {"x": 10**12}},
        {"options": {"x": None}},
        {"seats": None},
        {"seats": [{"name": "A", "kind": "robot", "level": ""}] * 2},
        {"seats": [{"name": "A" * 401, "kind": "person", "level": ""}] * 2},
        {"seats": [{"name": 5, "kind": "person", "level": ""}] * 2},
        {"seats": [{"name": "A", "kind": "person", "level": "", "portrait": "p" * 41}] * 2},
        {"seats": [{"name": "A", "kind": "person", "level": "", "portrait": 5}] * 2},
        {"seats": [{"name": "A", "kind": "person", "level": "", "profile": "0123456789ABCDEF"}] * 2},
        {"seats": [{"name": "A", "kind": "person", "level": "", "profile": 5}] * 2},
        {"seats": [{"name": "A", "kind": "computer", "level": "easy", "temperament": {"risk": 3}}] * 2},
        {"seats": [{"name": "A", "kind": "computer", "level": "easy", "temperament": "bold"}] * 2},
    ],
)
def test_one_that_is_damaged_is_left_out_and_the_rest_stays(change):
    good, bad = recent_setups_record((CLASSIC,))[0], {**recent_setups_record((SAMBA,))[0], **change}
    assert loads(file_with(bad, good, 5)) == Settings(theme="dark", recent_setups=(CLASSIC,))


def test_the_same_system_twice_is_read_once():
    first, second = recent_setups_record((CLASSIC, CLASSIC._replace(options=())))
    assert loads(file_with(first, second)).recent_setups == (CLASSIC,)


def test_what_is_no_list_at_all_is_nothing():
    assert loads(b'{"lately": {"a": 1}, "theme": "dark"}') == Settings(theme="dark")
    assert loads(file_with(*[recent_setups_record((CLASSIC,))[0]] * 30)).recent_setups == ()


def test_a_game_that_no_longer_exists_is_kept_until_it_is_asked_for():
    gone = CLASSIC._replace(system="gone")
    assert loads(dumps(Settings(recent_setups=(gone,))).encode()).recent_setups == (gone,)
