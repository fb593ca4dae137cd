"""Rule sets by name: what there is, and how it is said that something is not."""

import dataclasses

import pytest

from canasta_desktop.rules.cards import FOUR
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import PRESETS, OptionError, known, offered, rule_set, values_of
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.statements import statements
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.systems.foot import Foot
from canasta_desktop.rules.table import MIXED, NATURAL
from tests.rules.clauses import BY_FILE
from tests.rules.games import in_every_game
from tests.rules.playing import CLASSIC


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
    told = next(statement for statement in statements(rules) if statement.code == Rule.TARGET)
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


each_form = pytest.mark.parametrize(("system", "players"), FORMS)


@each_form
def test_every_value_of_every_option_makes_a_rule_set(system, players):
    """Alone, or beside what it needs (VA-5)."""
    usual = values_of(system, players)
    for option in offered(system, players):
        beside = {name: wanted[-1] for name, wanted in option.needs}
        for value in option.values or (option.low, option.high):
            rules = rule_set(system, players, {**beside, option.name: value})
            values = values_of(system, players, {**beside, option.name: value})
            assert values[option.name] == value, (option.name, value)
            is_default = value == usual[option.name]
            assert (option.name in dict(rules.options)) != is_default, (option.name, value)
            assert rule_set(system, players, dict(rules.options)) == rules, (option.name, value)


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
        ("direction", "classic", {3, 4, 5, 6}),
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


BICYCLE = {"profile": "bicycle"}


def test_what_a_profile_says_of_other_house_rules_is_what_it_makes_of_the_rules():
    """VA-6.41"""
    for players in SYSTEMS["hand-and-foot"].players():
        rules, values = rule_set("hand-and-foot", players, BICYCLE), values_of("hand-and-foot", players, BICYCLE)
        there = offered("hand-and-foot", players)
        assert list(values) == [option.name for option in there]
        read = {option.name: option.standard(rules) for option in there if option.default}
        assert {name: values[name] for name in read} == read
        told = {"hand_cards": 11, "foot_cards": 11, "wilds_in_books": "equal", "wild_books": "none"}
        told |= {"clean_books": 1, "dirty_books": 1, "wild_books_needed": 0, "final_discard": "required"}
        assert told.items() <= values.items()
        assert values.get("ask_partner", "off") == "off"


def test_a_profile_keeps_its_own_clauses_where_nothing_is_named_beside_it():
    """VA-5.4"""
    rules = rule_set("hand-and-foot", 4, BICYCLE)
    assert (rules.clause(Rule.SETS_WILDS), rules.clause(Rule.OUT_CANASTAS), rules.clause(Rule.DEAL)) == (
        *("HF-3.6", "HF-7.1", "HF-1.2"),
    )
    rules = rule_set("hand-and-foot", 4, {**BICYCLE, "clean_books": 2, "hand_cards": 13})
    assert (rules.clause(Rule.SETS_WILDS), rules.clause(Rule.OUT_CANASTAS), rules.clause(Rule.DEAL)) == (
        *("HF-3.6", "VA-6.20", "VA-6.11"),
    )
    assert rules.out.canastas == ((NATURAL, 2), (MIXED, 1))
    assert (rules.dealing.hand, rules.extras) == (13, (Foot(11),))


def test_a_match_by_deals_has_a_target_only_if_that_is_chosen():
    """VA-6.29, VA-6.30"""
    assert values_of("hand-and-foot", 4)["target"] == 10000
    scoring = rule_set("hand-and-foot", 4, {"deals": "target"}).scoring
    assert (scoring.deals, scoring.target) == (0, 10000)
    assert rule_set("hand-and-foot", 4, {"deals": "target", "target": 5000}).scoring.target == 5000
    assert rule_set("hand-and-foot", 4, {"target": 10000}) == rule_set("hand-and-foot", 4)


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_every_game_can_be_played_by_the_number_of_deals(system, players):
    """VA-6.29: with equal totals another deal is played."""
    option = next(option for option in offered(system, players) if option.name == "deals")
    assert {"target", 1, 2, 4, 8} <= set(option.values)
    for deals in (1, 2, 4, 8):
        rules = rule_set(system, players, {"deals": deals})
        ahead, level = [10, *[5] * (rules.seating.accounts() - 1)], [10] * rules.seating.accounts()
        assert [rules.scoring.winner(ahead, played) for played in (deals - 1, deals, deals + 1)] == [-1, 0, 0]
        assert [rules.scoring.winner(level, played) for played in (deals, deals + 1)] == [-1, -1]
        told = {one.code: one.clause for one in statements(rules)}
        if rules.options:
            assert told[Rule.MATCH_DEALS] == told[Rule.TIE] == "VA-6.29"
        assert Rule.TARGET not in told


def test_a_target_needs_a_match_that_goes_by_one():
    with pytest.raises(OptionError, match=r"VA-6\.40"):
        rule_set("classic", 4, {"target": 3000, "deals": 4})


@pytest.mark.parametrize(("name", "hand", "foot"), [("hand_cards", 11, 13), ("foot_cards", 13, 11)])
def test_hand_and_foot_are_dealt_as_many_cards_as_was_agreed(name, hand, foot):
    """VA-6.11, VA-6.12"""
    state = State.deal(rule_set("hand-and-foot", 4, {name: 11}), DealStart(1, 0, (0, 0)), 7)
    assert [own.size for own in state.hands] == [hand] * 4
    assert [len(own) for own in state.feet] == [foot] * 4
    hands = State.deal(rule_set("bolivia", 4, {"hand_cards": 11}), DealStart(1, 0, (0, 0)), 7).hands
    assert [own.size for own in hands] == [11] * 4


@pytest.mark.parametrize(("players", "usual"), [(2, 3), (3, 4), (4, 5), (5, 5), (6, 7)])
def test_there_may_be_a_pack_more_or_less(players, usual):
    """HF-1.1, VA-6.10"""
    option = next(one for one in offered("hand-and-foot", players) if one.name == "packs")
    assert option.values == (usual, usual - 1, usual + 1)
    for packs in option.values:
        pack = rule_set("hand-and-foot", players, {"packs": packs}).pack
        assert (pack.decks, pack.jokers, len(pack.cards())) == (packs, 2 * packs, 54 * packs)


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


# --- what changes nothing is not offered ------------------------------------------------------------


def told(system, players, options):
    """What the sheet says: every rule and its figures."""
    return [(one.code, one.figures) for one in statements(rule_set(system, players, options))]


@each_form
def test_every_value_offered_changes_what_the_sheet_says(system, players):
    """VA-5.3: alone, or beside what it needs, each value says what no other value of it does."""
    for option in offered(system, players):
        beside = {name: wanted[-1] for name, wanted in option.needs}
        usual, plain = values_of(system, players, beside)[option.name], told(system, players, beside)
        values = option.values or (option.low, option.high)
        sheets = [told(system, players, {**beside, option.name: value}) for value in values]
        said = dict(zip(values, sheets, strict=True))
        assert [value for value in values if said[value] == plain] == [value for value in values if value == usual], (
            option.name
        )
        assert [sheet for place, sheet in enumerate(sheets) if sheet in sheets[:place]] == [], option.name


def wilds_allowed(system, options):
    """By number of naturals, how many wild cards a set may hold."""
    form = rule_set(system, 4, options).melds.form(FOUR)
    return [form.most_wilds(naturals) for naturals in range(2, 10)]


@pytest.mark.parametrize("system", ["classic", "classic-german", "global-trade"])
def test_no_two_bounds_on_wild_cards_that_are_offered_mean_the_same(system):
    """VA-5.3: `staged_naturals` and `wilds_at_most_naturals` would."""
    bounds = [{}, {"wild_ratio": "two-to-one"}, {"wild_ratio": "minimum-two"}]
    bounds += [{name: True} for name in ("naturals_majority", "wilds_at_most_naturals", "staged_naturals")]
    there = {option.name for option in offered(system, 4)}
    allowed = [wilds_allowed(system, bound) for bound in bounds if set(bound) <= there]
    unlike = [one for place, one in enumerate(allowed) if one not in allowed[:place]]
    assert len(allowed) - len(unlike) == 1  # one of the two ratios is the system's own


RETIRED = {
    "classic": {"wilds_at_most_naturals"},
    "classic-german": {"naturals_majority", "wilds_at_most_naturals"},
    "global-trade": {"wilds_at_most_naturals"},
}


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_what_is_not_offered_any_more(system, players):
    """VA-5.3"""
    names = {option.name for option in offered(system, players)}
    assert {option.name for option in known(system, players)} - names == RETIRED.get(system, set())


@pytest.mark.parametrize(("system", "names"), RETIRED.items())
def test_a_name_that_is_not_offered_any_more_is_still_read(system, names):
    for name in names:
        rules = rule_set(system, 4, {name: True, "wild_ratio": "minimum-two"})
        assert dict(rules.options)[name] is True
        assert wilds_allowed(system, {name: True, "wild_ratio": "minimum-two"}) == (
            [1, 2, 3, 3, 3, 3, 3, 3] if name == "naturals_majority" else [2, 3, 3, 3, 3, 3, 3, 3]
        )


# --- naturals by size, in the German game too -------------------------------------------------------


@pytest.mark.parametrize("beside", [{}, {"wild_ratio": "minimum-two"}])
def test_naturals_by_size_take_the_place_of_two_to_one(beside):
    """VA-2.5, VA-5.3: 3-4 cards have 2 naturals, 5-6 have 3, from 7 on 4; three wild cards at most (CG-5.3)."""
    options = {"staged_naturals": True, **beside}
    rules = rule_set("classic-german", 4, options)
    form = rules.melds.form(FOUR)
    fewest = {size: min(n for n in range(size + 1) if form.refuses(n, size - n) is OK) for size in range(3, 11)}
    assert fewest == {3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 5, 9: 6, 10: 7}
    assert values_of("classic-german", 4, options)["wild_ratio"] == "minimum-two"
    assert rules.clause(Reason.MELD_TOO_MANY_WILDS) == "VA-2.5"
    assert (Rule.SETS_STAGED, (("size3", 1), ("size4", 2), ("size5", 2), ("size6", 3), ("size7", 3))) in told(
        "classic-german", 4, options
    )


@pytest.mark.parametrize("system", ["classic", "classic-german", "global-trade"])
def test_naturals_by_size_do_not_go_with_two_to_one(system):
    with pytest.raises(OptionError) as error:
        rule_set(system, 4, {"staged_naturals": True, "wild_ratio": "two-to-one"})
    assert (error.value.code, error.value.option, error.value.other) == ("excludes", "staged_naturals", "wild_ratio")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_play_may_go_to_the_right(players):
    """VA-6.1: the seats count in the order of play, so nothing else changes."""
    left, right = rule_set("classic", players), rule_set("classic", players, {"direction": "right"})
    assert (left.seating.clockwise, right.seating.clockwise) == (True, False)
    assert right.seating == dataclasses.replace(left.seating, clockwise=False)
    said = next(one for one in statements(right) if one.code == Rule.DIRECTION_COUNTER_CLOCKWISE)
    assert (said.clause, said.ruling) == ("VA-6.1", False)
    assert [one for one in statements(right) if one != said] == [
        one for one in statements(left) if one.code != Rule.DIRECTION
    ]


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
        ("hand-and-foot", 4, {"target": 5000}, "needs", "target", "deals", "VA-6.40"),
        (
            *("hand-and-foot", 4, {"wild_books": "none", "wild_book_bonus": 2000}),
            *("needs", "wild_book_bonus", "wild_books", "VA-6.40"),
        ),
        *[
            (
                "hand-and-foot",
                4,
                {**none, "wild_books_needed": 1},
                "excludes",
                "wild_books",
                "wild_books_needed",
                "VA-6.40",
            )
            for none in ({"wild_books": "none"}, {"profile": "bicycle"})
        ],
        (
            *("bolivia", 4, {"minimums": "none", "top_minimum": 160}),
            *("excludes", "top_minimum", "minimums", "VA-6.40"),
        ),
        ("hand-and-foot", 3, {"partner_in_foot": False}, "unknown", "partner_in_foot", "", "VA-5.1"),
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
    clauses = {*BY_FILE["variations"], *BY_FILE["house-rules"]}
    assert len(OFFERED) > 400
    assert {option.clause for _, _, option in OFFERED} <= clauses
    with pytest.raises(OptionError) as error:
        rule_set("classic", 4, {"target": 1})
    assert any(clause in str(error.value) for clause in clauses)
