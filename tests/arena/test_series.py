"""The series over all games: its table, which games of it still go, and that it goes for the level of today."""

import pytest

from canasta_desktop.arena import commands, series
from canasta_desktop.arena.figures import FEWEST
from canasta_desktop.arena.series import all_games, game_choices, known_games
from canasta_desktop.bots.levels import LEVELS
from canasta_desktop.bots.players import player, player_class
from canasta_desktop.bots.search import learned as learned_module
from canasta_desktop.bots.search.learned import learned_digest
from canasta_desktop.bots.search.searching import SearchingPolicy
from canasta_desktop.bots.series import ASSETS, SeriesGame, SeriesTable, read_series
from canasta_desktop.cli import main
from canasta_desktop.resources import ResourceError, asset
from canasta_desktop.rules.options import rule_set
from tests.arena.changing import changed

TABLES = {name: read_series(asset(name).read_text(encoding="utf-8")) for name in ASSETS}
AGAIN = "the level plays otherwise than in the table; go on with it: {} --out assets/run/{}"
SEARCHING = [level for level in LEVELS if issubclass(player_class(level), SearchingPolicy)]
EACH = [
    pytest.param(
        *(name, game),
        id="-".join([table.name, *map(str, game.key)]),
        marks=[pytest.mark.expert] if table.name == "expert" else [],
    )
    for name, table in TABLES.items()
    for game in table.games
]


@pytest.mark.parametrize(("name", "game"), EACH)
def test_a_table_goes_for_its_level_as_it_plays_today(name, game):
    table = TABLES[name]
    assert game_choices(player(table.name), game.key) == game.choices, AGAIN.format(table.command, name)


def test_each_level_that_searches_wins_in_every_game():
    assert [table.name for table in TABLES.values()] == SEARCHING[::-1]
    for table in TABLES.values():
        assert table.opponent == commands.OPPONENT
        assert [game.key for game in table.games] == list(all_games())
        assert {game.verdict for game in table.games} == {"won"}


@pytest.mark.parametrize("name", ASSETS)
def test_a_table_is_its_text(name):
    assert read_series(TABLES[name].text()) == TABLES[name]
    assert asset(name).read_text(encoding="utf-8") == TABLES[name].text()


def test_a_table_without_games_is_its_text():
    assert read_series(SeriesTable("expert", "standard-1", ()).text()).games == ()


def game(system, players, verdict="won", choices=""):
    return SeriesGame(system, players, verdict, 100, 50, 150, 40, 1, 0.1, 0.2, choices)


def test_what_was_measured_is_known_until_the_level_plays_it_otherwise_or_nothing_was_shown():
    here = game_choices(player("hasty-1"), ("samba", 2))
    table = SeriesTable("hasty-1", "taker-1", (game("samba", 2, choices=here), game("samba", 3, choices="other")))
    assert set(known_games(table)) == {("samba", 2)}
    assert not known_games(table._replace(games=(game("samba", 2, "undecided", here),)))


def test_other_numbers_make_another_player_even_where_it_chooses_the_same(monkeypatch):
    here = game_choices(player("hasty-1"), ("samba", 2))
    assert game_choices(player("hasty-1"), ("samba", 2)) == here
    monkeypatch.setattr(series, "learned_digest", lambda rules: "other numbers")
    assert game_choices(player("hasty-1"), ("samba", 2)) != here


def test_the_numbers_of_a_game_are_those_of_the_file_that_it_is_played_by():
    def digest(system, players):
        return learned_digest(rule_set(system, players))

    assert digest("classic", 5) == digest("classic", 4) != digest("classic", 2)
    assert "" != digest("samba", 4) != digest("classic", 4)
    assert digest("global-trade", 6) not in ("", digest("global-trade", 4))


def test_where_nothing_was_learned_there_is_no_digest(monkeypatch):
    def missing(name):
        raise ResourceError(name)

    monkeypatch.setattr(learned_module, "asset", missing)
    assert learned_digest(rule_set("samba", 4)) == ""


def test_the_command_plays_what_is_missing_and_keeps_the_rest(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(series, "SYSTEMS", {key: series.SYSTEMS[key] for key in ("classic-german", "manzana")})
    out = tmp_path / "series.json"
    words = f"simulate --series --bots hasty-1,hasty-1 --jobs 1 --seed 5 --out {out} --table"
    assert main(words.split()) == 0
    first = read_series(out.read_text(encoding="utf-8"))
    assert [one.key for one in first.games] == [("classic-german", 4), ("manzana", 2)]
    assert {(one.verdict, one.points, one.deals, one.seed) for one in first.games} == {("even", 0, 2 * FEWEST, 5)}
    assert "classic-german 4" in capsys.readouterr().out

    kept = first.games[0]
    out.write_text(first._replace(games=(kept,)).text(), encoding="utf-8")
    assert main(words.replace("--seed 5", "--seed 6").split()) == 0
    second = read_series(out.read_text(encoding="utf-8"))
    assert second.games[0] == kept
    assert second.games[1].seed == 6
    told = capsys.readouterr().out
    assert "manzana" in told
    assert "classic-german" not in told

    assert main(words.split()) == 0
    assert read_series(out.read_text(encoding="utf-8")) == second
    assert "manzana" not in capsys.readouterr().out


def test_a_table_of_other_players_is_begun_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(series, "SYSTEMS", {"manzana": series.SYSTEMS["manzana"]})
    out = tmp_path / "series.json"
    here = game_choices(player("hasty-1"), ("manzana", 2))
    out.write_text(SeriesTable("hasty-1", "novice-1", (game("manzana", 2, choices=here),)).text(), encoding="utf-8")
    assert main(f"simulate --series --bots hasty-1,hasty-1 --jobs 1 --out {out}".split()) == 0
    found = read_series(out.read_text(encoding="utf-8"))
    assert found.opponent == "hasty-1"
    assert found.games[0].points != 100


def change(*path, to):
    """The table as JSON with one thing changed."""
    return changed(SeriesTable("expert", "standard-1", (game("samba", 4),)).text(), *path, to=to)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        change("name", to="a\nb"),
        change("games", to={}),
        change("games", to=[{}] * 101),
        change("games", 0, "system", to="whist"),
        change("games", 0, "players", to=7),
        change("games", 0, "verdict", to="great"),
        change("games", 0, "points", to="many"),
        change("games", 0, "longest", to=-1),
        change("games", 0, "p95", to=float("nan")),
    ],
)
def test_what_is_no_table_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011  # whatever json and the reader say
        read_series(text)
