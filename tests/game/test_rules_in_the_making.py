"""House rules while somebody chooses them: what is a change, what contradicts itself, and the ways out (VA-5)."""

import pytest

from canasta_desktop.game.house_rules import HouseRules, Remedy
from canasta_desktop.rules.options import OptionError, offered, rule_set
from canasta_desktop.rules.systems import SYSTEMS

FORMS = [(system, players) for system, found in SYSTEMS.items() for players in found.players()]


def other_value(house: HouseRules, name: str):
    """A value of the option that it does not have now."""
    option = house.option(name)
    if option.values:
        return next(value for value in option.values if value != house.values[name])
    return option.low if house.values[name] != option.low else option.high


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_every_option_can_be_changed_and_reset(system, players):
    for name in [option.name for option in offered(system, players)]:
        house = HouseRules(system, players)
        plain, value = dict(house.values), other_value(house, name)
        house.set(name, value)
        assert house.is_changed(name), name
        assert house.values[name] == value, name
        if not house.clashes:
            assert house.rules == rule_set(system, players, {name: value}), name
        house.reset([name])
        assert (house.values, house.given) == (plain, ()), name
        assert house.rules == rule_set(system, players), name


def test_its_own_value_is_no_change():
    house = HouseRules("classic", 4, {"target": 5000, "always_frozen": False, "canastas_to_go_out": 2})
    assert house.given == (("canastas_to_go_out", 2),)
    assert HouseRules("classic", 2, house.given).given == ()  # two canastas are usual for two players


def test_what_does_not_exist_here_is_left_out():
    house = HouseRules("classic", 4, {"no such": 1, "two_player_draw": 1, "target": 7, "always_frozen": 1})
    assert house.given == ()


def test_what_is_not_offered_any_more_is_shown_as_long_as_it_is_changed():
    """VA-5.3: a preset that was made with it opens as it was."""
    old = {"naturals_majority": True, "wild_ratio": "minimum-two"}
    house = HouseRules("classic-german", 4, old)
    assert dict(house.given) == old
    assert house.rules == rule_set("classic-german", 4, old)
    assert "naturals_majority" in [option.name for option in house.options]
    house.reset(["naturals_majority"])
    assert "naturals_majority" not in [option.name for option in house.options]


def test_naturals_by_size_bring_their_ratio_in_the_german_game():
    """VA-5.3, VA-5.4"""
    house = HouseRules("classic-german", 4, {"staged_naturals": True})
    assert house.values["wild_ratio"] == "minimum-two"
    assert house.setter("wild_ratio") == "staged_naturals"
    assert house.given == (("staged_naturals", True),)
    house.set("wild_ratio", "two-to-one")
    (clash,) = house.clashes
    assert house.remedies(clash) == [Remedy("staged_naturals"), Remedy("wild_ratio")]
    assert HouseRules("classic", 4, {"staged_naturals": True}).setter("wild_ratio") == ""


def test_a_value_that_cannot_be_is_refused_and_nothing_changes():
    house = HouseRules("classic", 4)
    with pytest.raises(ValueError, match="target"):
        house.set("target", 123_456)
    with pytest.raises(KeyError):
        house.set("no such", True)
    assert house.given == ()


def test_a_game_that_does_not_exist_is_refused():
    with pytest.raises(OptionError):
        HouseRules("classic-german", 3)


def test_what_an_option_needs_is_told_and_can_be_given():
    house = HouseRules("classic", 4, {"wild_meld_penalty": 1000})
    (clash,) = house.clashes
    assert (clash.code, clash.option, clash.other) == ("needs", "wild_meld_penalty", "wild_canasta")
    assert house.clashes_of("wild_canasta") == [clash]
    assert house.clashes_of("always_frozen") == []
    assert house.rules == rule_set("classic", 4)
    give, leave = house.remedies(clash)
    assert (give, leave) == (Remedy("wild_canasta", 1000), Remedy("wild_meld_penalty"))
    house.remedy(give)
    assert house.clashes == ()
    assert house.rules == rule_set("classic", 4, {"wild_meld_penalty": 1000, "wild_canasta": 1000})


def test_options_that_exclude_each_other_are_both_told_and_either_can_go():
    for way in (0, 1):
        house = HouseRules("classic", 4, {"staged_naturals": True, "naturals_majority": True})
        (clash,) = house.clashes
        assert clash.code == "excludes"
        ways = house.remedies(clash)
        assert {remedy.option for remedy in ways} == {"staged_naturals", "naturals_majority"}
        house.remedy(ways[way])
        assert house.clashes == ()
        assert not house.is_changed(ways[way].option)
        assert house.is_changed(ways[1 - way].option)


def test_two_contradictions_are_told_at_once():
    given = {"wild_meld_penalty": 1000, "staged_naturals": True, "wilds_at_most_naturals": True, "always_frozen": True}
    house = HouseRules("classic", 4, given)
    assert {clash.option for clash in house.clashes} == {"wild_meld_penalty", "staged_naturals"}
    assert dict(house.given) == given
    assert house.rules.pile.always_frozen


def test_a_profile_brings_values_that_are_no_changes_of_their_own():
    house = HouseRules("modern-american", 4)
    house.set("profile", "cla")
    assert house.given == (("profile", "cla"),)
    assert house.values["initial_meld"] == "strict"
    assert house.setter("initial_meld") == "profile"
    assert house.usual("initial_meld") == "strict"
    house.set("initial_meld", "standard")
    assert house.is_changed("initial_meld")
    assert house.setter("initial_meld") == ""
    house.set("profile", "pagat")
    assert house.given == ()


def test_everything_can_be_reset_at_once():
    house = HouseRules("classic", 6, {"six_player_form": "3x2", "target": 500, "wild_meld_penalty": 1000})
    house.reset()
    assert (house.given, house.clashes, house.rules) == ((), (), rule_set("classic", 6))


def test_the_form_of_the_game_decides_what_is_usual():
    house = HouseRules("classic", 3, {"three_player_form": "individual"})
    assert house.usual("target") == 5000
    assert HouseRules("classic", 3).usual("target") == 7500
