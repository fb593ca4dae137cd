"""Temperaments of the characters, and temperaments as text from outside."""

import json

import pytest

from canasta_desktop.bots.policy import EVEN, MOST_LEANING, Temperament
from canasta_desktop.bots.temperaments import CHARACTER_TEMPERAMENTS, read_temperament, temperament_record
from canasta_desktop.ui.portraits import CHARACTERS


def test_each_character_has_a_temperament_and_no_two_the_same():
    assert set(CHARACTER_TEMPERAMENTS) == set(CHARACTERS)
    assert len(set(CHARACTER_TEMPERAMENTS.values())) == len(CHARACTERS)


@pytest.mark.parametrize("temperament", [*CHARACTER_TEMPERAMENTS.values(), Temperament(-2, -1, 1, 2, -2, 2)])
def test_it_is_read_back_as_it_was_written(temperament):
    record = json.loads(json.dumps(temperament_record(temperament)))
    assert read_temperament(record) == temperament


def test_what_leans_to_neither_side_is_not_written():
    assert temperament_record(EVEN) == {}
    assert temperament_record(Temperament(risk=1)) == {"risk": 1}


@pytest.mark.parametrize(
    "record",
    [
        None,
        [],
        5,
        "risk",
        {"courage": 1},
        {"risk": MOST_LEANING + 1},
        {"risk": -MOST_LEANING - 1},
        {"risk": 10**400},
        {"risk": 1.0},
        {"risk": True},
        {"risk": "1"},
        {"whim": -1},
        {"_fields": 1},
    ],
)
def test_anything_else_is_refused(record):
    with pytest.raises(ValueError, match=r"temperament|whole number"):
        read_temperament(record)
