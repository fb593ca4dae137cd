"""The scripts that learn: what they write is what the program reads, and the same arguments write the same."""

import json
import sys
from pathlib import Path

import pytest

from canasta_desktop.bots.playout.tables import FIRST_THRESHOLD, LAY_LEAVES, THRESHOLDS
from canasta_desktop.bots.search import learned as learned_module
from canasta_desktop.bots.search.learned import Learned, learned
from canasta_desktop.rules.options import rule_set

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "assets"))

import train_by_play
import train_tables
import train_worths

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
    tables, worths, trusted = read(tmp_path / "one")
    assert any(tables[:FIRST_THRESHOLD])
    assert len(tables[FIRST_THRESHOLD:]) == len(THRESHOLDS)
    assert any(worths)
    assert not trusted


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
