"""Every house rule of every system has words in every language, and so has everything that is wrong with one."""

import pytest

from canasta_desktop.game.messages import Code, Fault, Message
from canasta_desktop.game.presets import Naming
from canasta_desktop.resources import languages
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.options import OptionError, known, rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.display.display import Tone
from canasta_desktop.ui.wording.messages import TROUBLE
from canasta_desktop.ui.wording.options.option_words import IN_POINTS
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.wording.test_wording import each_in_both, in_both

ALL: dict[str, Option] = {
    f"{system}-{players}-{option.name}": option
    for system, found in SYSTEMS.items()
    for players in found.players()
    for option in known(system, players)
}
DISTINCT = {(option.name, option.clause): option for option in ALL.values()}


@pytest.fixture
def english(qapp):
    set_language(qapp, "en")
    return Wording().options


@pytest.fixture
def german(qapp):
    set_language(qapp, "de")
    yield Wording().options
    set_language(qapp, "en")


def values_of(option: Option) -> tuple:
    return option.values or (option.low, option.high)


def test_there_are_house_rules_in_every_system():
    assert len(DISTINCT) >= 56
    assert all(any(key.startswith(f"{system}-") for key in ALL) for system in SYSTEMS)


def test_every_option_has_a_short_name(qapp):
    names = each_in_both(qapp, DISTINCT.values(), lambda words, option: words.options.name(option))
    for option, english, german in names:
        assert english != german, option
        assert english != option.name, option
        assert max(len(english), len(german)) <= 42, (english, german)
        assert not english.endswith("."), english


def test_every_option_is_explained_in_one_sentence(qapp):
    lines = each_in_both(qapp, DISTINCT.values(), lambda words, option: words.options.line(option))
    for option, *both in lines:
        assert both[0] != both[1], option
        for line in both:
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert line.count(". ") == 0, line


def test_every_value_has_a_word_of_its_own(qapp):
    for code in languages():
        set_language(qapp, code)
        words = Wording().options
        for one, option in DISTINCT.items():
            said = [words.value(option, value) for value in values_of(option)]
            assert all(said), (code, one)
            assert len(set(said)) == len(said), (code, one, said)
    set_language(qapp, "en")


def test_figures_from_a_hundred_on_are_points_and_say_so(english):
    for option in DISTINCT.values():
        figures = [value for value in values_of(option) if isinstance(value, int) and not isinstance(value, bool)]
        is_points = max(figures, default=0) >= 100
        assert is_points == (option.name in IN_POINTS), option.name
        assert not is_points or english.value(option, max(figures)).endswith(" points"), option.name


def test_no_value_is_shown_as_its_code(qapp):
    codes = [(option, value) for option in DISTINCT.values() for value in option.values if isinstance(value, str)]
    words = each_in_both(qapp, codes, lambda words, code: words.options.value(*code))
    for (option, value), english, german in words:
        assert english != value or value in ("optional", "compulsory", "required", "allowed", "none"), option.name
        assert english != german or english in ("Canasta League of America", "Bicycle"), (option.name, value)


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_two_options_of_a_game_have_the_same_name(english, system):
    for players in SYSTEMS[system].players():
        names = [english.name(option) for option in known(system, players)]
        assert len(set(names)) == len(names)


def test_what_is_chosen_is_a_phrase(german):
    phrases = german.phrases(rule_set("classic", 4))
    assert phrases("wild_canasta", 2000) == "Canasta aus wilden Karten: 2.000 Punkte"
    assert phrases("always_frozen", True) == "Ablagestapel immer gesperrt: ja"
    assert phrases("canastas_to_go_out", 3) == "Canastas zum Ausmachen: 3"
    assert phrases("no_such_rule", 3) == ""


def test_options_of_one_name_are_told_apart_by_their_clauses(english):
    lines = {english.line(option) for (name, _), option in DISTINCT.items() if name in ("profile", "ask_partner")}
    assert len(lines) == 5


# --- what cannot be


def refused(system: str, players: int, changed: dict) -> OptionError:
    with pytest.raises(OptionError) as error:
        rule_set(system, players, changed)
    return error.value


WRONG = [
    ("whist", 4, {}, "system", "There is no game called “whist”."),
    ("manzana", 4, {}, "players", "Manzana is not played by four players."),
    ("classic", 7, {}, "players", "Classic Canasta is not played by 7 players."),
    (
        "samba",
        4,
        {"always_frozen": True},
        "unknown",
        "Samba for four players has no house rule “always_frozen”.",
    ),
    (
        "classic",
        4,
        {"target": 501},
        "value",
        "“Target” can be a number from 500 to 50,000, in steps of 5.",
    ),
    ("classic", 4, {"canastas_to_go_out": 9}, "value", "“Canastas to go out” can be a number from 1 to 4."),
    (
        "classic",
        4,
        {"wild_canasta": 3},
        "value",
        "“Canasta of wild cards” can be none, 1,000 points or 2,000 points.",
    ),
    (
        "classic",
        4,
        {"wild_meld_penalty": 1000},
        "needs",
        "“Penalty for unfinished wild cards” needs “Canasta of wild cards: 1,000 points or 2,000 points”.",
    ),
    (
        "classic",
        3,
        {"individual_draw_two": True},
        "needs",
        "“Two cards, two canastas” needs “Three players: everybody alone”.",
    ),
    (
        "classic",
        4,
        {"staged_naturals": True, "naturals_majority": True},
        "excludes",
        "“Natural cards by the size of the meld” does not go with “Natural cards in the majority”.",
    ),
    (
        "classic",
        4,
        {"staged_naturals": True, "wild_ratio": "two-to-one"},
        "excludes",
        "“Natural cards by the size of the meld” does not go with “Natural cards in a meld: two for each wild card”.",
    ),
    (
        "classic",
        3,
        {"three_player_form": "individual", "ask_partner": "compulsory"},
        "partners",
        "“Asking the partner” is for partners, and nobody has a partner with “Three players: everybody alone”.",
    ),
]


@pytest.mark.parametrize(("system", "players", "changed", "code", "said"), WRONG, ids=[case[3] for case in WRONG])
def test_what_cannot_be_is_said_in_plain_words(qapp, system, players, changed, code, said):
    error = refused(system, players, changed)
    assert error.code == code
    english, german = in_both(qapp, lambda words: words.options.error(error, system, players))
    assert english == said
    assert german != said


def test_every_code_of_an_error_is_worded_above():
    assert {case[3] for case in WRONG} == {"system", "players", "unknown", "value", "needs", "excludes", "partners"}


def conditions() -> list[tuple[str, int, Option, str]]:
    """Every pair of options that need or exclude each other, with the code of the error."""
    found = []
    for key, option in ALL.items():
        system, players, _ = key.rsplit("-", 2)
        found += [(system, int(players), option, "needs", other) for other, _ in option.needs]
        found += [(system, int(players), option, "excludes", other) for other, _ in option.excludes]
    return found


def test_two_rules_that_do_not_go_together_are_both_named(qapp):
    assert len(conditions()) > 50
    for language in languages():
        set_language(qapp, language)
        words = Wording().options
        for system, players, option, code, other in conditions():
            said = words.error(OptionError(code, "", option.name, other), system, players)
            named = {one.name: one for one in known(system, players)}
            assert words.name(option) in said, (system, players, said)
            assert words.name(named[other]) in said, (system, players, said)
    set_language(qapp, "en")


# --- presets


@pytest.mark.parametrize("fault", Fault, ids=lambda fault: fault.value)
def test_whatever_is_wrong_with_a_preset_is_said_of_a_preset(qapp, fault):
    english, german = in_both(qapp, lambda words: words.presets.fault(fault.value))
    assert english != german
    assert "saved game" not in english
    lines = Wording().presets.import_failed(fault.value)
    assert lines == ("The preset could not be imported.", english)


def test_a_fault_of_a_later_program_is_said_in_general(qapp):
    assert in_both(qapp, lambda words: words.presets.fault("no-such-fault"))[0] == "The file is damaged."


@pytest.mark.parametrize("naming", [naming for naming in Naming if naming is not Naming.GOOD], ids=lambda n: n.value)
def test_whatever_is_wrong_with_a_name_is_said(qapp, naming):
    english, german = in_both(qapp, lambda words: words.presets.naming(naming, "Sunday"))
    assert english != german


def test_a_good_name_needs_no_words(qapp):
    assert Wording().presets.naming(Naming.GOOD, "Sunday") == ""


ABOUT_FILES = [code for code in Code if code.value.endswith(("set-aside", "failed")) and code is not Code.HINT_FAILED]


@pytest.mark.parametrize("code", ABOUT_FILES)
def test_files_that_make_trouble_are_told_as_errors(qapp, code):
    assert code in TROUBLE
    note = Wording().messages.note(Message(code, (("name", "x"), ("fault", "newer"), ("detail", "disk full"))))
    assert note.tone is Tone.ERROR
