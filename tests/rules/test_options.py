"""Rule sets by name: what there is, and how it is said that something is not."""

import dataclasses

import pytest

from canasta_desktop.rules.options import PRESETS, OptionError, offered, rule_set, values_of
from canasta_desktop.rules.statements import statements
from canasta_desktop.rules.systems import SYSTEMS
from tests.rules.games import in_every_game
from tests.rules.playing import CLASSIC, HERE


def test_classic_is_played_by_two_and_by_four():
    assert rule_set("classic", 4).seating.has_partners()
    assert not rule_set("classic", 2).seating.has_partners()


def test_no_options_are_the_same_as_none():
    assert rule_set("classic", 4, {}) == rule_set("classic", 4, None) == CLASSIC[4]


@pytest.mark.parametrize("target", [500, 3000, 5005, 50000])
@pytest.mark.parametrize("players", [2, 4])
def test_the_target_can_be_another(players, target):
    rules = rule_set("classic", players, {"target": target})
    assert rules.scoring.target == target
    assert rules.options == (("target", target),)
    assert rules.scoring.winner([target, target - 5], 9) == 0
    assert rules.scoring.winner([target - 5, target - 10], 9) == -1
    told = next(statement for statement in statements(rules) if statement.code == "target")
    assert told.figure("points") == target


def test_a_value_that_is_the_default_changes_nothing():
    assert rule_set("classic", 4, {"target": 5000}) == CLASSIC[4]
    assert rule_set("classic", 4, {"target": 5000}).options == ()


FORMS = [(key, players) for key, system in SYSTEMS.items() for players in system.players()]
OFFERED = [(key, players, option) for key, players in FORMS for option in offered(key, players)]


@pytest.mark.parametrize(
    ("system", "players"),
    [
        ("classic", (2, 3, 4, 5, 6)),
        ("classic-german", (4,)),
        ("verschaerft", (2, 3, 4, 5, 6)),
        ("global-trade", (2, 3, 4, 5, 6)),
        ("modern-american", (4,)),
        ("samba", (2, 3, 4, 5, 6)),
        ("bolivia", (2, 3, 4, 5, 6)),
        ("joker-samba", (2, 3, 4, 5, 6)),
        ("hand-and-foot", (2, 3, 4, 5, 6)),
        ("manzana", (2,)),
    ],
)
def test_every_system_has_its_numbers_of_players(system, players):
    assert SYSTEMS[system].players() == players
    for number in players:
        rules = rule_set(system, number)
        assert (rules.key, rules.seating.players, rules.options) == (system, number, ())


@pytest.mark.parametrize(
    ("system", "players", "option", "value"),
    [
        (key, players, option, value)
        for key, players, option in OFFERED
        for value in option.values or (option.low, option.high)
    ],
    ids=lambda value: value.name if hasattr(value, "name") else None,
)
def test_every_value_of_every_option_makes_a_rule_set(system, players, option, value):
    """Alone, or beside what it needs (VA-5)."""
    beside = {name: wanted[-1] for name, wanted in option.needs}
    rules = rule_set(system, players, {**beside, option.name: value})
    values = values_of(system, players, {**beside, option.name: value})
    assert values[option.name] == value
    is_default = value == values_of(system, players)[option.name]
    assert (option.name in dict(rules.options)) != is_default
    assert rule_set(system, players, dict(rules.options)) == rules


def test_a_default_is_no_change_of_the_rules():
    for system, players in FORMS:
        assert rule_set(system, players, values_of(system, players)) == rule_set(system, players)


@pytest.mark.parametrize(
    ("name", "system", "players"),
    [
        ("two_player_draw", "classic", {2}),
        ("three_player_form", "classic", {3}),
        ("three_player_canastas", "classic", {3}),
        ("individual_draw_two", "classic", {3}),
        ("six_player_form", "classic", {6}),
        ("ask_partner", "classic", {3, 4, 5, 6}),
        ("ask_partner", "global-trade", {4, 5, 6}),
        ("six_player_form", "samba", {6}),
        ("target", "classic", {2, 3, 4, 5, 6}),
    ],
)
def test_an_option_exists_only_where_it_means_something(name, system, players):
    """VA-5.1 and VA-5.3."""
    found = {number for number in SYSTEMS[system].players() if name in [o.name for o in offered(system, number)]}
    assert found == players


def test_a_profile_is_applied_first_and_options_beside_it_override_it():
    """VA-5.4."""
    league = values_of("modern-american", 4, {"profile": "cla"})
    assert (league["initial_meld"], league["splash"], league["special_hands"]) == ("strict", False, "cla")
    mine = {"profile": "cla", "splash": True}
    assert values_of("modern-american", 4, mine)["splash"] is True
    rules = rule_set("modern-american", 4, mine)
    assert rules.options == (("profile", "cla"), ("splash", True))
    assert rules != rule_set("modern-american", 4, {"profile": "cla"})


def test_a_form_has_its_own_target_and_canastas():
    assert values_of("classic", 3)["target"] == 7500
    assert values_of("classic", 6)["target"] == 10000
    assert values_of("classic", 2)["canastas_to_go_out"] == 2
    assert values_of("classic", 4)["canastas_to_go_out"] == 1


def test_where_everybody_plays_alone_nobody_is_asked():
    """VA-5.1: in cut-throat the two against the lone player are partners."""
    alone = {"three_player_form": "individual"}
    assert values_of("classic", 3, alone)["ask_partner"] == "off"
    assert not rule_set("classic", 3, alone).knows_asking
    assert rule_set("classic", 3, {**alone, "ask_partner": "off"}).out == rule_set("classic", 3, alone).out
    assert rule_set("classic", 3, {"ask_partner": "compulsory"}).knows_asking


@pytest.mark.parametrize(
    "form", [{"three_player_canastas": 2}, {"three_player_form": "individual", "individual_draw_two": True}]
)
@pytest.mark.parametrize(("named", "needed"), [({}, 2), ({"canastas_to_go_out": 1}, 1), ({"canastas_to_go_out": 3}, 3)])
def test_the_canastas_named_go_before_those_of_the_form(form, named, needed):
    """VA-5.4"""
    assert rule_set("classic", 3, {**form, **named}).out.wanted() == needed
    assert values_of("classic", 3, {**form, **named})["canastas_to_go_out"] == needed


@pytest.mark.parametrize(
    "form", [{"three_player_canastas": 2}, {"three_player_form": "individual", "individual_draw_two": True}]
)
def test_what_is_named_against_the_form_is_written_down(form):
    """VA-5.4: one canasta is what classic needs, but not in this form."""
    rules = rule_set("classic", 3, {**form, "canastas_to_go_out": 1})
    assert dict(rules.options)["canastas_to_go_out"] == 1
    assert rule_set("classic", 3, dict(rules.options)) == rules


@in_every_game(examples=20)
def test_the_options_that_a_rule_set_names_make_the_same_rule_set(game):
    rules = game.rules()
    assert rule_set(game.system, game.players, dict(rules.options)) == rules


def decided(system, players, options):
    """The rule set but for the names of what is changed, None where there is none."""
    try:
        return dataclasses.replace(rule_set(system, players, options), options=())
    except OptionError:
        return None


@pytest.mark.parametrize(
    ("system", "players", "option"),
    OFFERED,
    ids=lambda value: value.name if hasattr(value, "name") else None,
)
def test_every_option_offered_decides_something(system, players, option):
    """Each value but the first changes the rules, alone, beside what it needs, or beside another house rule.

    In classic-german two naturals for each wild card leave nothing for a majority of naturals to forbid (VA-2.4,
    VA-2.25); beside `wild_ratio` = minimum-two it does.
    """
    others = [{}]
    others += [{other.name: value} for other in offered(system, players) for value in other.values if other != option]
    usual = values_of(system, players)[option.name]
    for value in [value for value in option.values or (option.low, option.high) if value != usual]:
        beside = {name: wanted[-1] for name, wanted in option.needs}
        tries = [beside | other for other in others]
        assert any(
            [
                (changed := decided(system, players, {**some, option.name: value})) is not None
                and changed != decided(system, players, some)
                for some in tries
            ]
        ), value


@pytest.mark.parametrize("name", ["naturals_majority", "wilds_at_most_naturals"])
def test_in_the_german_sheet_a_bound_on_wild_cards_matters_beside_another_ratio(name):
    """VA-2.4, VA-2.25, CG-5.2: as many wild cards as naturals, or more, are no meld by two-to-one anyway."""
    ratio = {"wild_ratio": "minimum-two"}
    assert decided("classic-german", 4, {name: True}) == decided("classic-german", 4, {})
    assert decided("classic-german", 4, {**ratio, name: True}) != decided("classic-german", 4, ratio)


def test_the_order_in_which_options_are_named_means_nothing():
    one = {"target": 3000, "always_frozen": True, "wild_canasta": 1000}
    other = dict(reversed(one.items()))
    assert rule_set("classic", 4, one) == rule_set("classic", 4, other)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_makes_a_rule_set(preset):
    system, options = PRESETS[preset]
    for players in SYSTEMS[system].players():
        assert dict(rule_set(system, players, options).options) == options


@pytest.mark.parametrize(
    ("system", "players", "options", "code", "option", "other", "clause"),
    [
        ("whist", 4, {}, "system", "", "", ""),
        ("manzana", 3, {}, "players", "", "", ""),
        ("samba", 4, {"target": 5000}, "unknown", "target", "", "VA-5.1"),
        ("classic", 4, {"two_player_draw": 1}, "unknown", "two_player_draw", "", "VA-5.1"),
        ("classic", 4, {"always_frozen": 1}, "value", "always_frozen", "", "VA-2.10"),
        ("classic", 4, {"wild_canasta": True}, "value", "wild_canasta", "", "VA-2.2"),
        ("classic", 4, {"wild_canasta": False}, "value", "wild_canasta", "", "VA-2.2"),
        ("classic", 4, {"canastas_to_go_out": 5}, "value", "canastas_to_go_out", "", "VA-2.1"),
        ("classic", 4, {"wild_meld_penalty": 1000}, "needs", "wild_meld_penalty", "wild_canasta", "VA-5"),
        ("classic", 3, {"individual_draw_two": True}, "needs", "individual_draw_two", "three_player_form", "VA-5"),
        (
            "classic",
            4,
            {"staged_naturals": True, "wild_ratio": "two-to-one"},
            "excludes",
            "staged_naturals",
            "wild_ratio",
            "VA-5.3",
        ),
        *[
            (
                "classic",
                3,
                {"three_player_form": "individual", "ask_partner": asking},
                "partners",
                "ask_partner",
                "three_player_form",
                "VA-5.1",
            )
            for asking in ("optional", "compulsory")
        ],
    ],
)
def test_what_is_wrong_has_a_code(system, players, options, code, option, other, clause):
    with pytest.raises(OptionError) as error:
        rule_set(system, players, options)
    found = error.value
    assert (found.code, found.option, found.other, found.clause) == (code, option, other, clause)


@pytest.mark.parametrize(
    ("system", "players", "options", "said"),
    [
        ("whist", 4, {}, ["whist", "classic"]),
        ("", 4, {}, ["classic"]),
        ("classic", 1, {}, ["classic", "1"]),
        ("classic", 7, {}, ["classic", "7"]),
        ("classic", 0, {}, ["classic", "0"]),
        ("classic", -4, {}, ["classic", "-4"]),
        ("classic", True, {}, ["classic"]),
        ("classic", 4, {"no_such_option": True}, ["no_such_option"]),
        ("classic", 4, {"target": 5000, "b": 1, "a": 2}, ["a, b"]),
        ("classic", 4, {"target": 499}, ["target", "499", "VA-2.14"]),
        ("classic", 4, {"target": 495}, ["target", "495"]),
        ("classic", 4, {"target": 50005}, ["target", "50005"]),
        ("classic", 4, {"target": 5001}, ["target", "5001"]),
        ("classic", 4, {"target": -5000}, ["target", "-5000"]),
        ("classic", 4, {"target": True}, ["target", "True"]),
        ("classic", 4, {"target": "5000"}, ["target", "'5000'"]),
        ("classic", 4, {"target": 10**400}, ["target"]),
    ],
)
def test_what_cannot_be_is_said(system, players, options, said):
    with pytest.raises(OptionError) as error:
        rule_set(system, players, options)
    for word in said:
        assert word in str(error.value)


def test_the_options_given_are_not_changed():
    options = {"target": 3000}
    rule_set("classic", 4, options)
    assert options == {"target": 3000}


def test_every_option_stands_on_a_clause_that_exists():
    clauses = (HERE / "clauses_variations.txt").read_text(encoding="utf-8").split()
    assert {option.clause for _, _, option in OFFERED} <= set(clauses)
    with pytest.raises(OptionError) as error:
        rule_set("classic", 4, {"target": 1})
    assert any(clause in str(error.value) for clause in clauses)
