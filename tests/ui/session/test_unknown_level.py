"""A save of a later program, with players of a level that this one does not know."""

import pytest

from canasta_desktop.game import journal
from canasta_desktop.game.game_files import write_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code
from canasta_desktop.game.seats import SeatKind
from tests.ui.together import Together, setup_of


@pytest.fixture
def table(qtbot, tmp_path):
    begun = Together(qtbot, tmp_path / "data", Match.start(setup_of("pccc"), 12))
    yield begun
    begun.close()


def with_level(level: str) -> Match:
    """A match whose computer players are of this level; one of them may begin."""
    setup = setup_of("cpcc")
    seats = [seat if seat.kind is SeatKind.PERSON else seat._replace(level=level) for seat in setup.seats]
    return Match.start(setup._replace(seats=tuple(seats)), 3)


def told(table: Together) -> list[Code]:
    return [message.code for message in table.presenter.notices.pending]


def test_players_of_an_unknown_level_play_as_well_as_any_and_this_is_said_once(table, tmp_path):
    asked = []
    table.session.bot_process.ask = lambda level, seed, view, temperament: asked.append(level) or len(asked)
    write_game(tmp_path / "later.canasta", with_level("grandmaster"))
    table.session.files.open(str(tmp_path / "later.canasta"))
    assert told(table) == [Code.LEVEL_UNKNOWN]
    table.bot.waitUntil(lambda: table.match.to_act() == 1 or bool(asked))
    assert set(asked) <= {"expert"}
    assert "grandmaster" not in str(table.presenter.display)
    assert "grandmaster" in journal.dumps(table.match)


@pytest.mark.parametrize("level", ["beginner", "novice", "standard"])
def test_of_a_level_that_is_known_nothing_is_said(table, tmp_path, level):
    write_game(tmp_path / "now.canasta", with_level(level))
    table.session.files.open(str(tmp_path / "now.canasta"))
    assert told(table) == []
