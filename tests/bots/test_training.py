"""The scripts that learn: what they write is what the program reads, and the same arguments write the same."""

import json
import sys
from pathlib import Path
from statistics import pstdev

import numpy as np
import pytest

from canasta_desktop.bots.playout import tables as places
from canasta_desktop.bots.playout.counts import COUNTS
from canasta_desktop.bots.playout.tables import FIRST_THRESHOLD, LAY_LEAVES, PLAIN_THRESHOLDS, THRESHOLDS
from canasta_desktop.bots.playout.value_net import INPUTS, SHIFT, ValueNet
from canasta_desktop.bots.playout.worth import Worths
from canasta_desktop.bots.search import learned as learned_module
from canasta_desktop.bots.search.beliefs import FITS_GROWING
from canasta_desktop.bots.search.chances import Deals
from canasta_desktop.bots.search.hand_odds import HandOdds
from canasta_desktop.bots.search.learned import Learned, learned
from canasta_desktop.rules.observation import SURE
from canasta_desktop.rules.options import rule_set

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "assets"))

import fit_net
import positions
import train_beliefs
import train_by_play
import train_by_search
import train_chances
import train_tables
import train_worths
from fit_net import Lesson
from positions import FastDeals, WatchedDeals
from training import read_record

NAME = "classic-2.json"


@pytest.fixture(autouse=True)
def few_changes(monkeypatch):
    """By play, only a threshold and two costs are tried otherwise."""
    monkeypatch.setattr(train_by_play, "CHOICES", {LAY_LEAVES: (2, 30)})
    monkeypatch.setattr(train_by_play, "groups", lambda: [[0, 1]])


def trained(folder: Path, *options: str) -> bytes:
    """What the scripts write after a few deals, one after the other."""
    assert train_tables.main(["classic", "2", "2", "7", str(folder)]) == 0
    assert train_by_play.main(["classic", "2", "2", "1", "7", str(folder)]) == 0
    assert train_worths.main(["classic", "2", "4", "7", str(folder), *options]) == 0
    return (folder / NAME).read_bytes()


@pytest.fixture
def read(monkeypatch):
    """What the program reads from a folder in place of that of the assets."""

    def reading(folder: Path) -> Learned:
        monkeypatch.setattr(learned_module, "asset", lambda name: folder / Path(name).name)
        learned_module._read.cache_clear()
        return learned(rule_set("classic", 2))

    yield reading
    learned_module._read.cache_clear()


def test_the_same_arguments_write_the_same_file_and_the_program_reads_it(tmp_path, read, monkeypatch):
    monkeypatch.setattr(train_worths, "FEWEST", 1)
    one = trained(tmp_path / "one")
    assert trained(tmp_path / "two") == one
    known = read(tmp_path / "one")
    assert any(known.tables[:FIRST_THRESHOLD])
    assert len(known.tables[FIRST_THRESHOLD:]) == len(THRESHOLDS)
    assert isinstance(known.valuer, Worths)
    assert any(known.valuer.worths)
    assert known == Learned(known.tables, known.valuer, trusted=False)


def test_what_was_trusted_stays_so_when_worths_are_fitted_again(tmp_path, read):
    trained(tmp_path, "--trusted")
    tables = json.loads((tmp_path / NAME).read_bytes())["tables"]
    train_worths.main(["classic", "2", "1", "8", str(tmp_path)])
    again = read(tmp_path)
    assert again.trusted
    assert again.tables == tables


def test_tables_are_not_fitted_where_nobody_could_see_what_is_read(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(train_tables.discarding, "__file__", "discarding.so")
    with pytest.raises(SystemExit):
        train_tables.main(["classic", "2", "1", "7", str(tmp_path)])
    assert "compiled" in capsys.readouterr().err


def test_a_network_is_fitted_in_place_of_worths_and_the_program_reads_it(tmp_path, read):
    files = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        trained(folder)
        own = tmp_path / f"{folder.name}.json"
        own.write_text(json.dumps(places.unfitted()))
        options = ["--units", "3", "--epochs", "2", "--own", str(own)]
        train_worths.main(["classic", "2", "30", "7", str(folder), *options])
        files.append((folder / NAME).read_bytes())
    assert files[0] == files[1]
    assert "worths" not in json.loads(files[0])
    valuer = read(tmp_path / "one").valuer
    assert isinstance(valuer, ValueNet)
    assert len(valuer.second) == 3
    assert any(valuer.second)


def test_a_fitted_network_foretells_what_worths_that_are_added_up_cannot():
    rng = np.random.default_rng(3)
    numbers = np.zeros((4000, INPUTS))
    numbers[:, :2] = rng.integers(0, 2, (4000, 2))
    numbers[:, COUNTS] = rng.integers(0, 40, 4000)
    leads = 300.0 * (numbers[:, 0] != numbers[:, 1]) + 5 * numbers[:, COUNTS]
    net = fit_net.fitted_net([Lesson(numbers[:3000], leads[:3000], 400)], 8, 1, SHIFT)
    rest = leads[3000:] - fit_net.foretold(net, numbers[3000:], SHIFT)
    assert (rest**2).mean() < 0.02 * leads[3000:].var()


def test_a_second_lesson_tells_what_the_first_could_not():
    rng = np.random.default_rng(3)
    numbers = np.zeros((4000, INPUTS))
    numbers[:, :2] = rng.integers(0, 2, (4000, 2))
    by_first, by_second = 300.0 * numbers[:, 0], 300.0 * numbers[:, 0] - 200.0 * numbers[:, 1]
    first = Lesson(numbers[:2000], by_first[:2000], 200)
    once = fit_net.fitted_net([first], 8, 1, SHIFT)
    twice = fit_net.fitted_net([first, Lesson(numbers[2000:], by_second[2000:], 200, 0.5)], 8, 1, SHIFT)
    left = [((by_second - fit_net.foretold(net, numbers, SHIFT)) ** 2).mean() for net in (once, twice)]
    assert left[1] < 0.5 * left[0]


VALUED_BY_A_NETWORK = [("classic", players) for players in (3, 4, 5, 6)] + [("hand-and-foot", 4)]


@pytest.mark.parametrize(("system", "players"), VALUED_BY_A_NETWORK)
def test_a_network_tells_the_leads_of_the_game_it_is_taken_for(system, players):
    """That of four players told 0.07 of those of three: each deal that went on was some 600 points too good."""
    _, _, file = learned_module._source(system, players)
    record = read_record(file)
    plain = record.get("others", [None])[0]
    kept = FastDeals(system, players, 4242, record["tables"], None, 4, plain).deals(100)
    rest = kept.leads - fit_net.foretold(record["net"], kept.seen, SHIFT)
    assert (rest**2).mean() < 0.8 * (kept.leads.astype(float) ** 2).mean()


def test_any_number_of_processes_keep_the_same_positions(monkeypatch):
    monkeypatch.setattr(positions, "SHARE", 1)
    source = FastDeals("classic", 3, 7, places.unfitted(), None, each=3)
    one, two = source.deals(5), source.deals(5, jobs=2)
    for own, other in zip(one, two, strict=True):
        assert np.array_equal(own, other)
    assert set(one.deals) <= set(range(5))
    assert np.bincount(one.deals).max() > 3  # three sides look, and more than once


def test_of_watched_deals_one_side_sees_a_position_more_than_once_a_round(little_effort):
    kept = WatchedDeals("classic", 2, 7).deals(2)
    assert kept.seen.shape == (len(kept.leads), INPUTS)
    assert len(kept.leads) > 4
    for deal in range(2):
        assert len(set(kept.leads[kept.deals == deal])) == 1


def test_beliefs_are_counted_the_same_by_any_number_of_processes(tmp_path, read, monkeypatch):
    monkeypatch.setattr(positions, "SHARE", 1)
    trained(tmp_path)
    file = tmp_path / NAME
    before = json.loads(file.read_bytes())
    found = []
    for jobs in ("1", "2"):
        for options in ([], ["--by-length"]):
            options += ["--watcher", "skilled", "--jobs", jobs]
            train_beliefs.main(["classic", "2", "2", "7", str(tmp_path), *options])
        found.append(json.loads(file.read_bytes()))
    assert found[0] == found[1]
    told = {key: found[0][key] for key in ("beliefs", "beliefs_by_length")}
    assert {**before, **told} == found[0]
    train_worths.main(["classic", "2", "4", "7", str(tmp_path)])
    known = read(tmp_path)
    assert known.beliefs == HandOdds.alike(told["beliefs"])
    assert known.finer_beliefs == HandOdds(tuple(map(tuple, told["beliefs_by_length"])))
    assert told["beliefs"][FITS_GROWING + 1] < SURE  # what fits one's melds is laid


def test_what_deals_come_to_is_counted_by_any_number_of_processes(tmp_path, read, monkeypatch):
    monkeypatch.setattr(positions, "SHARE", 1)
    trained(tmp_path)
    file = tmp_path / NAME
    before = json.loads(file.read_bytes())
    each = train_chances.scores("skilled", "classic", 2, 7, range(2))
    found = Deals(round(sum(map(sum, each)) / 4), round(pstdev([second - first for first, second in each])))
    for jobs in ("1", "2"):
        options = ["--player", "skilled", "--jobs", jobs]
        assert train_chances.main(["classic", "2", "2", "7", str(tmp_path), *options]) == 0
        assert json.loads(file.read_bytes()) == {**before, "deals": {"2": list(found)}}
    train_worths.main(["classic", "2", "4", "7", str(tmp_path)])
    assert read(tmp_path).deals == found, "what other scripts have written is kept"


def test_what_deals_come_to_is_kept_where_a_game_takes_its_numbers_from(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(train_chances, "scores", lambda name, system, players, seed, numbers: [(100, 200, 600)])
    record = {"tables": [], "also": [3], "deals": {"4": [800, 900]}}
    (tmp_path / "classic-4.json").write_text(json.dumps(record))
    assert train_chances.main(["classic", "3", "1", "7", str(tmp_path)]) == 0
    found = json.loads((tmp_path / "classic-4.json").read_bytes())
    assert found == {**record, "deals": {"3": [300, 150], "4": [800, 900]}}
    with pytest.raises(SystemExit):
        train_chances.main(["classic", "5", "1", "7", str(tmp_path)])
    assert "nothing was learned of classic with 5" in capsys.readouterr().err


def test_a_network_learns_from_watched_deals_what_the_program_reads(tmp_path, read, little_effort):
    trained(tmp_path)
    options = ["--units", "3", "--epochs", "2", "--each", "2", "--watched", "2", "--watcher", "strong"]
    train_worths.main(["classic", "2", "30", "7", str(tmp_path), *options])
    assert isinstance(read(tmp_path).valuer, ValueNet)


def test_of_plain_players_tables_are_made_that_hold_nothing_back_and_the_network_learns_them(
    tmp_path, read, little_effort
):
    trained(tmp_path)
    train_tables.main(["classic", "2", "2", "7", str(tmp_path / "plain"), "--player", "taker-1", "--plain"])
    plain = json.loads((tmp_path / "plain" / NAME).read_bytes())
    assert plain[FIRST_THRESHOLD:] == list(PLAIN_THRESHOLDS)
    options = ["--units", "3", "--epochs", "2", "--watched", "2", "--plain", str(tmp_path / "plain" / NAME)]
    train_worths.main(["classic", "2", "30", "7", str(tmp_path), *options])
    assert read(tmp_path).others == (plain,)
    train_worths.main(["classic", "2", "30", "7", str(tmp_path)])
    assert read(tmp_path).others == (plain,)


def test_among_plain_players_one_side_looks_and_plays_as_before():
    usual, plain = places.unfitted(), [0] * FIRST_THRESHOLD + list(PLAIN_THRESHOLDS)
    plain[places.OPEN_WILDS : places.OPEN_WILDS + 8] = [-1] * 8
    alone, among = [FastDeals("classic", 3, 7, usual, each=1, plain=its).deals(40) for its in (None, plain)]
    assert 1 not in np.bincount(alone.deals)
    assert np.count_nonzero(np.bincount(among.deals) == 1) > 10


def test_the_same_deals_of_a_search_move_tables_alike(tmp_path, little_effort, monkeypatch):
    monkeypatch.setattr(train_by_search, "FEWEST", 5)
    start = tmp_path / "start.json"
    start.write_text(json.dumps(places.unfitted()))
    moves = tmp_path / "moves.json"
    arguments = ["classic", "2", "2", "5", str(start)]
    train_by_search.main([*arguments, str(tmp_path / "one"), "--moves", str(moves)])
    assert len(json.loads(moves.read_bytes())) == 2
    train_by_search.main([*arguments, str(tmp_path / "two"), "--moves", str(moves)])
    found = json.loads((tmp_path / "one" / NAME).read_bytes())
    assert found == json.loads((tmp_path / "two" / NAME).read_bytes())
    assert found[FIRST_THRESHOLD:] == list(THRESHOLDS)


def test_tables_are_moved_to_what_the_search_took_and_stay_where_nothing_is_gained():
    start = places.unfitted()
    clear = [([[0], [1]], [0.9, 0.1]) for _ in range(100)]
    even = [([[2], [3]], [0.5, 0.5]) for _ in range(100)]
    moved = train_by_search.moved(start, {"discard": clear, "take": even, "open": clear[:3]})
    assert moved[0] < 0 < moved[1]
    assert moved[2:] == start[2:]


def test_an_option_is_the_likelier_the_better_the_search_thought_it():
    rows = [[1], [2], [3], [4]]
    _, shares = train_by_search.leaning((rows, 1), {0: -15.0, 3: -300.0})
    assert sum(shares) == pytest.approx(1)
    assert shares[1] == pytest.approx(shares[0] * np.e)
    assert shares[2] == 0
    assert shares[3] < 1e-6


def test_compiled_a_search_is_only_watched(tmp_path, little_effort, monkeypatch, capsys):
    monkeypatch.setattr(train_by_search, "is_seen", lambda: False)
    moves = tmp_path / "moves.json"
    into = tmp_path / "into"
    train_by_search.main(["classic", "2", "1", "5", str(tmp_path / "none"), str(into), "--moves", str(moves)])
    assert moves.exists()
    assert not into.exists()
    assert "from the sources" in capsys.readouterr().out
