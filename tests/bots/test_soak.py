"""Soaking the rules: the laws hold, a run can be resumed, and what is broken is told with its deal."""

import pytest

from canasta_desktop.bots import soak
from canasta_desktop.bots.soak import Soak, run
from canasta_desktop.cli import main
from canasta_desktop.rules import state
from canasta_desktop.rules.systems import SYSTEMS

TABLES = sum([len(system.players()) for system in SYSTEMS.values()])


def test_every_table_is_played_and_no_law_is_broken():
    tally = run(Soak(TABLES, seed=11, thorough=5))
    assert tally.exceptions == []
    assert tally.violations == []
    assert set(tally.deals.values()) == {1}
    assert len(tally.deals) == TABLES


def test_a_deal_is_the_same_whatever_was_played_before():
    whole = run(Soak(6, seed=4))
    first, second = run(Soak(4, seed=4)), run(Soak(2, seed=4, first=4))
    assert whole.actions == first.actions + second.actions
    assert whole.kinds == first.kinds + second.kinds


@pytest.fixture
def miscounted(monkeypatch):
    """A core that forgets to count the cards that leave a hand."""
    monkeypatch.setattr(state, "give_away", lambda table, hand, cards: hand.take_out(cards))


def test_a_broken_law_is_a_violation_with_its_deal(miscounted):
    tally = run(Soak(4, seed=4, systems=("classic",), thorough=1))
    assert len(tally.violations) == 4
    assert "classic" in tally.violations[0]


def test_the_command_prints_what_it_covered(capsys):
    assert main(["soak", "--deals", "3", "--seed", "2", "--system", "manzana", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert "0 exceptions, 0 violations" in out
    assert "3/3 deals" in err


def test_the_command_has_status_one_where_a_law_is_broken(monkeypatch, capsys):
    def broken(task):
        tally = soak.Tally()
        tally.violations.append("made up")
        return tally

    monkeypatch.setattr(soak, "_play_chunk", broken)
    assert main(["soak", "--deals", "3", "--system", "manzana", "--jobs", "1"]) == 1
    assert "made up" in capsys.readouterr().out
