"""The description holds what is on the screen, with its places, and nothing that is hidden."""

import json
from dataclasses import replace

import pytest

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Card, Flight
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.window.describe import Describer, description
from tests.ui.sample_displays import asked, four_players, refused, two_players, two_selected

GEOMETRY = {"card:1": Rect(10.4, 20.6, 100, 140), "pile": Rect(1, 2, 3, 4), "button:undo": Rect(5, 6, 7, 8)}


@pytest.fixture
def seen():
    return description(four_players(), GEOMETRY, 7, ("rules",), "card:1")


def test_it_has_its_number_the_status_and_whose_turn_it_is(seen):
    assert (seen["number"], seen["status"]) == (7, "It is your turn: lay out, or discard a card.")
    assert seen["turn"] == {"seat": 0, "name": "You", "person": True}
    assert (seen["dialogs"], seen["focus"]) == (["rules"], "card:1")


def test_a_card_of_the_hand_says_what_it_is_and_where(seen):
    first = seen["hand"][0]
    assert first == {
        "key": "card:1",
        "face": "2D",
        "name": "two of diamonds, 20 points",
        "group": 0,
        "selected": False,
        "fresh": True,
        "hinted": False,
        "rect": [10, 21, 100, 140],
    }


def test_what_has_no_place_on_the_screen_has_none_in_the_description(seen):
    assert seen["hand"][1]["rect"] is None


def test_trays_hold_threes_melds_drafts_and_the_slot(seen):
    own, theirs = seen["trays"]
    assert [meld["key"] for meld in own["melds"]] == ["draft:0", "draft:1"]
    assert [card["face"] for card in own["threes"]["cards"]] == ["3H", "3D"]
    assert own["slot"]["name"] == "New meld"
    assert (theirs["melds"][1]["kind"], theirs["melds"][1]["count"], theirs["slot"]) == ("mixed", 8, None)


def test_targets_say_whether_they_accept(seen):
    described = description(two_selected(), GEOMETRY, 1)
    assert [(t["key"], t["accepts"]) for t in described["targets"]][:3] == [
        ("draft:0", True),
        ("draft:1", True),
        ("new-meld", False),
    ]
    assert described["targets"][3]["rect"] == [1, 2, 3, 4]


def test_buttons_say_why_they_cannot_be_pressed(seen):
    lay = next(button for button in seen["buttons"] if button["key"] == "button:lay")
    assert (lay["enabled"], lay["why_not"]) == (False, "20 points are missing.")


def test_note_and_question_are_there():
    assert description(refused(), {}, 1)["note"]["clause"]["name"] == "CL-6.4"
    assert [c["key"] for c in description(asked(), {}, 1)["question"]["choices"]] == ["choice:7", "choice:8"]


def test_cards_covered_in_the_pile_and_cards_in_flight_are_not_described():
    shown = two_players()
    hidden = Card(999, 30, None, "nine of diamonds that nobody sees")
    shown = shown._replace(
        piles=replace(shown.piles, below=(hidden,)),
        flights=(Flight(30, Place(Spot.STOCK), Place(Spot.SEAT, 1)),),
    )
    assert description(shown, {}, 1) == description(two_players(), {}, 1)
    assert "999" not in json.dumps(description(shown, {}, 1))


def test_of_other_players_only_the_count_is_known(seen):
    assert seen["plates"][1] == {
        "key": "seat:1",
        "name": "Murat",
        "line": "opponent",
        "cards": 12,
        "foot": 0,
        "open_cards": [],
        "side": 0,
        "own": False,
        "person": False,
        "sits_out": False,
        "on_turn": False,
        "thinking": False,
        "dealer": False,
        "expression": "calm",
        "rect": None,
    }


def test_each_change_is_one_line_of_json(tmp_path):
    path = tmp_path / "seen.jsonl"
    describer = Describer(path)
    describer.write(four_players(), GEOMETRY)
    describer.write(four_players(), GEOMETRY)
    describer.write(two_players(), GEOMETRY)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    describer.close()
    assert [(line["number"], line["title"]) for line in lines] == [
        (1, "Classic · deal 3 · four players"),
        (2, "Classic · deal 2 · two players"),
    ]
