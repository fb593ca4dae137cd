"""The people at the table: everybody different, three looks each, and always the same seat for the same names."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from canasta_desktop.ui.figures import Mood
from canasta_desktop.ui.portraits import (
    CHARACTERS,
    PORTRAITS,
    SeatedPlayer,
    portrait_image,
    portrait_picture,
    seat_portraits,
)
from canasta_desktop.ui.wording.characters import CharacterWords
from canasta_desktop.ui.wording.names import COMPUTER_NAMES

YOU = SeatedPlayer("You", is_person=True)


@pytest.fixture(autouse=True)
def application(qapp):
    """Pixmaps need the application."""
    return qapp


def apart(first: QImage, second: QImage) -> float:
    """The share of pixels that differ visibly, 0 to 1."""
    one, other = bytes(first.constBits()), bytes(second.constBits())
    places = {place >> 2 for place, (a, b) in enumerate(zip(one, other, strict=True)) if abs(a - b) > 24}
    return len(places) / (len(one) / 4)


# --- pictures


@pytest.mark.parametrize("size", [44, 120])
@pytest.mark.parametrize("portrait", PORTRAITS)
def test_the_three_looks_of_everybody_differ(portrait, size):
    looks = [portrait_image(portrait, size, 1, mood) for mood in Mood]
    assert len(looks) == 3
    assert min(apart(one, other) for one, other in combinations(looks, 2)) > 0.006


def test_no_two_portraits_are_alike():
    pictures = [portrait_image(portrait, 60, 1) for portrait in PORTRAITS]
    assert min(apart(one, other) for one, other in combinations(pictures, 2)) > 0.15


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("portrait", PORTRAITS)
def test_a_portrait_fills_a_circle_and_nothing_around_it(portrait, dpr):
    image = portrait_image(portrait, 60, dpr)
    assert image.width() == image.height() == round(60 * dpr)
    last = image.width() - 1
    assert {image.pixelColor(x, y).alpha() for x in (0, last) for y in (0, last)} == {0}
    assert image.pixelColor(last // 2, last // 2).alpha() == 255


def test_a_portrait_is_painted_once_for_each_look_size_and_pixel_ratio(qapp):
    calm = portrait_picture("anna", 60, 1)
    assert portrait_picture("anna", 60, 1) is calm
    assert portrait_picture("anna", 61, 1) is not calm
    assert portrait_picture("anna", 60, 1, Mood.WORRIED) is not calm
    assert portrait_picture("anna", 60, 2).width() == 120


def test_portraits_of_a_window_resized_for_long_are_forgotten(qapp):
    first = portrait_picture("anna", 20, 1)
    for size in range(21, 141):
        portrait_picture("mira", size, 1)
    assert portrait_picture("anna", 20, 1) is not first


# --- seats


def test_every_computer_player_has_a_portrait_of_that_name():
    assert [name.casefold() for name in COMPUTER_NAMES] == list(CHARACTERS)


def test_computer_players_get_the_portrait_of_their_name_wherever_they_sit():
    assert seat_portraits([YOU, SeatedPlayer("Kwame"), SeatedPlayer("Anna")]) == ("scarf", "kwame", "anna")


def test_other_names_take_a_free_portrait_and_always_the_same():
    """Older games have a Clara and a Tom."""
    seats = [YOU, SeatedPlayer("Clara"), SeatedPlayer("Anna"), SeatedPlayer("Tom")]
    assert seat_portraits(seats) == ("scarf", "jonas", "anna", "mira")
    assert seat_portraits(list(seats)) == seat_portraits(seats)


def test_a_person_has_what_was_picked_and_a_computer_player_of_that_name_another():
    picked = YOU._replace(picked="anna")
    assert seat_portraits([picked, SeatedPlayer("Anna")]) == ("anna", "jonas")


def test_a_computer_player_has_the_character_that_was_chosen_for_it_whatever_its_name():
    seats = [YOU, SeatedPlayer("Granny", picked="murat"), SeatedPlayer("Murat"), SeatedPlayer("Emil", picked="gone")]
    assert seat_portraits(seats) == ("scarf", "murat", "anna", "emil")
    assert seat_portraits([SeatedPlayer("Mira", picked="mira"), YOU._replace(picked="mira")]) == ("anna", "mira")


def test_a_person_called_like_a_character_is_a_person():
    assert seat_portraits([SeatedPlayer("Mira", is_person=True)]) == ("scarf",)


def test_two_people_who_picked_the_same_are_told_apart():
    both = [YOU._replace(picked="beard"), SeatedPlayer("Kim", is_person=True, picked="beard")]
    assert seat_portraits(both) == ("beard", "scarf")


@pytest.mark.parametrize("people", range(7))
def test_six_players_have_six_portraits(people):
    seats = [SeatedPlayer(f"P{seat}", is_person=seat < people) for seat in range(6)]
    assert len(set(seat_portraits(seats))) == 6


def test_an_unknown_portrait_in_the_settings_is_as_none():
    assert seat_portraits([YOU._replace(picked="nobody")]) == ("scarf",)


# --- words


def test_every_character_has_a_temperament_and_every_portrait_a_name():
    words = CharacterWords()
    assert all(words.temperament(key) for key in CHARACTERS)
    assert len({words.temperament(key) for key in CHARACTERS}) == len(CHARACTERS)
    assert len({words.portrait(key) for key in PORTRAITS}) == len(PORTRAITS)
    assert words.portrait("anna") == "Anna"
    assert words.temperament("clara") == ""
