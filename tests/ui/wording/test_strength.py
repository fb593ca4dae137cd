"""How strong the computer players are, in words: figures as each language writes them, and the README's section."""

import sys
from pathlib import Path

import pytest

from canasta_desktop.bots.levels import LEVELS
from canasta_desktop.bots.search.searching import Expert, Strong
from canasta_desktop.bots.series import ASSETS, SeriesGame, read_series
from canasta_desktop.bots.strength import LevelMeasure, Rated, WinShare, read_strength
from canasta_desktop.resources import asset
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.wording.strength import StrengthWords

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "assets"))

import make_strength

TABLE = read_strength(asset("levels.json").read_text(encoding="utf-8"))
TABLES = [read_series(asset(name).read_text(encoding="utf-8")) for name in ASSETS]
NBSP = "\u00a0"


@pytest.fixture(autouse=True)
def english(qapp):
    set_language(qapp, "en")
    yield
    set_language(qapp, "en")


def test_the_readme_says_what_the_table_says():
    readme = make_strength.README.read_text(encoding="utf-8")
    assert make_strength.with_section(readme, TABLE, TABLES) == readme, "python assets/make_strength.py"


def test_the_readme_names_every_level_its_ratings_and_what_makes_the_figures_again():
    section = make_strength.section(TABLE, TABLES)
    words = StrengthWords()
    for level in TABLE.levels:
        assert f"- **{words.names.level(level.name)}.** " in section
        for game in TABLE.games:
            rated = game.rating(level.name)
            assert rated is not None
            assert f" {rated.rating} ± " in section
    assert f"python -m canasta_desktop {TABLE.command} --out assets/run/levels.json\n" in section
    assert max([len(line) for line in section.splitlines() if not line.startswith("|")]) <= 120


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_level_and_everybody_beside_them_has_words_of_its_own(qapp, language):
    set_language(qapp, language)
    words = StrengthWords()
    lines = [words.level_line(level) for level in LEVELS]
    others = [words.player(one.name) for one in TABLE.games[0].rated if one.name not in LEVELS]
    assert all([*lines, *others])
    assert len({*lines, *others}) == len(lines) + len(others)
    assert not any(name.endswith("-1") for name in others)


@pytest.mark.parametrize(("language", "turns"), [("en", {4: "four", 8: "eight"}), ("de", {4: "vier", 8: "acht"})])
def test_what_is_said_of_those_who_search_is_what_they_do(qapp, language, turns):
    set_language(qapp, language)
    for player in (Strong, Expert):
        line = StrengthWords().level_line(player.name)
        for effort in (player.effort, player.net_effort):
            assert f" {effort.worlds} " in line or effort.playouts  # which go on where it is close
            assert f" {turns[effort.turns]} " in line


def test_games_of_which_nothing_was_learned_are_named(qapp):
    told = "Not learned yet: Samba, Bolivia. There Strong and Expert play as Skilled does."
    assert StrengthWords().unlearned(("samba", "bolivia")) == told
    set_language(qapp, "de")
    told = "Noch nicht gelernt: Samba, Bolivia. Dort spielen Stark und Meister wie Geübt."
    assert StrengthWords().unlearned(("samba", "bolivia")) == told


def test_a_player_of_a_later_program_is_its_own_name():
    assert StrengthWords().player("mirror-2") == "mirror-2"
    assert StrengthWords().level_line("mirror-2") == ""


def measure(p50, p95, longest, cut=0.0):
    return LevelMeasure("x", p50, p95, longest, cut, 1, "")


@pytest.mark.parametrize(
    ("level", "told"),
    [
        (measure(0.0001, 0.0002, 0.0009), "Decides every move in less than 1 ms."),
        (measure(0.0001, 0.0002, 0.0029), "Decides 19 of 20 moves in less than 1 ms, and every one in 3 ms."),
        (measure(0.0011, 0.002, 0.004), "Decides 19 of 20 moves in 2 ms, and every one in 4 ms."),
        (measure(0.0011, 0.002, 0.002), "Decides every move in 2 ms."),
        (
            measure(0.0071, 0.0902, 0.412),
            "Decides half of its moves in 8 ms, 19 of 20 in 91 ms, and every one in 412 ms.",
        ),
        (
            measure(0.3, 1.234, 2.0, cut=0.0042),
            "Decides half of its moves in 300 ms, 19 of 20 in 1.3 s, and every one in 2.0 s. "
            "At the table a limit of time would end its thinking in 0.4% of them.",
        ),
    ],
)
def test_think_times_are_said_as_a_person_would_and_never_shorter_than_they_are(level, told):
    assert StrengthWords().thinks(level).replace(NBSP, " ") == told


def test_figures_are_written_as_the_language_does(qapp):
    words, share = StrengthWords(), WinShare(0.6325, 0.584, 0.678, 400)
    assert words.rating(Rated("x", 1890, 1855, 1926)) == "1890 ± 36"
    assert words.won(share, "easy") == "won 63% of 400 against Easy (58% to 68%)"
    assert words.won(WinShare(0.996, 0.99, 1.0, 400), "easy") == "won 99.6% of 400 against Easy (99% to 100%)"
    set_language(qapp, "de")
    assert words.won(share, "easy").replace(NBSP, " ") == "63 % von 400 gegen Leicht gewonnen (58 % bis 68 %)"
    assert words.span(1.234) == f"1,3{NBSP}s"


GAME = SeriesGame("samba", 4, "won", 1234, 1000, 1500, 40, 1, 0.2, 1.31, "c")


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (GAME, "+1,234 ± 266"),
        (GAME._replace(verdict="lost", points=-766, low=-1203, high=-329), "−766 ± 437"),
        (GAME._replace(verdict="even", points=3, low=-20, high=25), "no difference"),
        (GAME._replace(verdict="undecided", points=40, low=-10, high=90), "+40 ± 50 (not clear yet)"),
    ],
)
def test_how_far_the_level_is_ahead_is_said_with_what_is_known_of_it(game, told):
    assert StrengthWords().lead(game) == told


def test_all_of_a_rule_system_is_one_line_in_either_language(qapp):
    both = (GAME._replace(players=2, verdict="even"), GAME)
    assert StrengthWords().system_line(both) == "Samba: two players no difference, four players +1,234 ± 266"
    set_language(qapp, "de")
    assert StrengthWords().system_line(both) == "Samba: zwei Spieler kein Unterschied, vier Spieler +1.234 ± 266"


def test_the_readme_has_a_figure_for_every_game():
    section = make_strength.section(TABLE, TABLES)
    words = StrengthWords()
    for at, series in enumerate(TABLES):
        for system in series.systems:
            lines = [line for line in section.splitlines() if line.startswith(f"| {words.names.system(system)} |")]
            assert all([words.lead(game) in lines[at] for game in series.of_system(system)])
        assert f"python -m canasta_desktop {series.command} --out assets/run/{ASSETS[at]}\n" in section
