"""Who sits where, in words: every seat with its side, in the order of play from who begins."""

import pytest

from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.wording.rules.round_table import RoundTableWords


@pytest.mark.parametrize(
    ("system", "players", "seats"),
    [
        ("classic", 2, "You (begin); Opponent (deals)"),
        ("classic", 3, "You (begin); Player 2; Player 3 (deals)"),
        ("classic", 4, "You (side A, begin); Opponent (side B); Partner (side A); Opponent (side B, deals)"),
        (
            "classic",
            5,
            "You (side A, begin); Opponent (side B); Partner (side A); Opponent (side B, deals); "
            "Opponent (side B, sits out)",
        ),
        (
            "global-trade",
            6,
            "You (side A, begin); Opponent (side B); Opponent (side C); Partner (side A); Opponent (side B); "
            "Opponent (side C, deals)",
        ),
    ],
)
def test_the_table_in_words(qapp, system, players, seats):
    table = RoundTableWords().picture(rule_set(system, players))
    assert table.words == f"In the order of play: {seats}."
    assert len(table.seats) == players


def test_the_way_and_the_language_are_those_of_the_game(qapp):
    set_language(qapp, "de")
    table = RoundTableWords().picture(rule_set("verschaerft", 3))
    set_language(qapp, "en")
    assert not table.clockwise
    assert table.words == "In der Reihenfolge, in der gespielt wird: Du (beginnst); Spieler 2; Spieler 3 (gibt)."
