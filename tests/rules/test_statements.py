"""What a rule set says of itself: every rule has a clause that exists, every figure is the one that is played by."""

import pytest

from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.statements import statements
from tests.rules.playing import CLASSIC, HERE

CLAUSES = set((HERE / "clauses_classic.txt").read_text(encoding="utf-8").split())

REACHABLE = {
    *("wrong-phase", "deal-over", "card-not-in-hand"),
    *("meld-too-small", "meld-mixed-ranks", "meld-too-few-naturals", "meld-too-many-wilds", "wild-meld-not-allowed"),
    *("red-three-not-meldable", "black-threes-only-going-out", "duplicate-meld", "no-such-meld", "minimum-not-met"),
    *("pile-empty", "pile-top-wild", "pile-top-black-three", "pile-single-card"),
    *("pile-frozen-needs-pair", "pile-needs-match", "take-is-compulsory", "stock-empty"),
    *("canasta-needed", "canastas-needed", "discard-required", "discard-not-allowed"),
    *("ask-too-late", "ask-once", "ask-not-allowed", "partner-said-no", "partner-said-yes", "not-your-turn"),
}
"""The reasons that a move in classic can be refused for."""

FIGURES = {
    4: {
        ("players-partners", "players"): (4, "CL-1.1"),
        ("players-partners", "sides"): (2, "CL-1.1"),
        ("pack", "decks"): (2, "CL-1.2"),
        ("pack", "jokers"): (4, "CL-1.2"),
        ("pack", "cards"): (108, "CL-1.2"),
        ("values", "rank13"): (50, "CL-1.3"),
        ("values", "rank12"): (20, "CL-1.3"),
        ("values", "rank0"): (20, "CL-1.3"),
        ("values", "rank11"): (10, "CL-1.3"),
        ("values", "rank6"): (10, "CL-1.3"),
        ("values", "rank5"): (5, "CL-1.3"),
        ("values", "rank2"): (5, "CL-1.3"),
        ("deal", "hand"): (11, "CL-2.1"),
        ("turn-draw-or-take", "draw"): (1, "CL-4.1"),
        ("sets", "least"): (3, "CL-5.1"),
        ("sets", "naturals"): (2, "CL-5.1"),
        ("sets", "wilds"): (3, "CL-5.1"),
        ("canasta", "size"): (7, "CL-5.7"),
        ("black-threes-melded", "least"): (3, "CL-5.12"),
        ("minimum-below", "score"): (0, "CL-7.2"),
        ("minimum-below", "points"): (15, "CL-7.2"),
        ("out-canastas", "canastas"): (1, "CL-8.1"),
        ("out-concealed", "bonus"): (100, "CL-8.4"),
        ("out-concealed", "concealed"): (200, "CL-8.4"),
        ("score-canastas", "natural"): (500, "CL-10.1"),
        ("score-canastas", "mixed"): (300, "CL-10.1"),
        ("score-red-threes", "each"): (100, "CL-10.4"),
        ("score-red-threes", "count"): (4, "CL-10.4"),
        ("score-red-threes", "all"): (800, "CL-10.4"),
        ("score-out", "bonus"): (100, "CL-10.2"),
        ("target", "points"): (5000, "CL-11.1"),
    },
    2: {
        ("players-alone", "players"): (2, "CL-12.1"),
        ("players-alone", "sides"): (2, "CL-12.1"),
        ("deal", "hand"): (15, "CL-12.1"),
        ("turn-draw-or-take", "draw"): (2, "CL-12.2"),
        ("out-canastas", "canastas"): (2, "CL-12.3"),
        ("target", "points"): (5000, "CL-12.4"),
        ("canasta", "size"): (7, "CL-5.7"),
    },
}

BOTH = pytest.mark.parametrize("players", [2, 4])


@BOTH
def test_every_statement_stands_on_a_clause_that_exists(players):
    told = statements(CLASSIC[players])
    assert [statement.code for statement in told if statement.clause not in CLAUSES] == []
    assert len(told) > 40


@BOTH
def test_no_statement_says_the_same_twice(players):
    told = [(statement.code, statement.figures) for statement in statements(CLASSIC[players])]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("players", "code", "name"),
    [(players, code, name) for players, figures in FIGURES.items() for code, name in figures],
)
def test_a_statement_gives_the_figure_of_its_clause(players, code, name):
    told = next(statement for statement in statements(CLASSIC[players]) if statement.code == code)
    assert (told.figure(name), told.clause) == FIGURES[players][code, name]


@BOTH
def test_the_minimums_are_told_step_by_step(players):
    told = [statement for statement in statements(CLASSIC[players]) if statement.code == "minimum-from"]
    steps = [(statement.figure("score"), statement.figure("points")) for statement in told]
    assert steps == [(0, 50), (1500, 90), (3000, 120)]  # CL-7.2


@BOTH
def test_a_figure_that_is_not_there_is_an_error(players):
    with pytest.raises(KeyError):
        statements(CLASSIC[players])[0].figure("nothing")


def codes(players: int) -> set[str]:
    return {statement.code for statement in statements(CLASSIC[players])}


def test_partners_and_asking_are_told_only_where_there_are_partners():
    partners = {"players-partners", "opens-for-partner", "asking-optional", "last-card-red-three"}
    assert partners <= codes(4)
    assert not partners & codes(2)
    assert {"players-alone", "last-two-cards"} <= codes(2) - codes(4)


@BOTH
def test_every_reason_to_be_refused_has_a_clause_that_exists(players):
    rules = CLASSIC[players]
    assert {reason.value for reason in Reason} >= REACHABLE
    assert [reason for reason in sorted(REACHABLE) if rules.clause(reason) not in CLAUSES] == []


@BOTH
def test_every_clause_a_rule_set_names_exists(players):
    assert [about for about, clause in CLASSIC[players].clauses.items() if clause not in CLAUSES] == []


@BOTH
def test_the_clause_of_each_line_of_the_score_sheet(players):
    clauses = {"melded": "CL-10.3", "in-hand": "CL-10.3", "canastas": "CL-10.1", "red-threes": "CL-10.4"}
    for about, clause in {**clauses, "going-out": "CL-10.2"}.items():
        assert CLASSIC[players].clause(about) == clause
    assert len(Item) == 7


@BOTH
def test_the_clauses_that_shape_play_are_told(players):
    """Each rule that a person meets at the table stands in the rule sheet, or with the rule it belongs to."""
    told = {statement.clause for statement in statements(CLASSIC[players])}
    shaping = {
        *("CL-1.2", "CL-1.3", "CL-1.4", "CL-1.7", "CL-2.2", "CL-2.3", "CL-3.1", "CL-3.3", "CL-4.3", "CL-4.4", "CL-4.5"),
        *("CL-5.1", "CL-5.7", "CL-5.8", "CL-5.9", "CL-5.11", "CL-5.12"),
        *("CL-6.1", "CL-6.2", "CL-6.3", "CL-6.4", "CL-6.5", "CL-6.7", "CL-6.8", "CL-6.9", "CL-6.10"),
        *("CL-7.1", "CL-7.2", "CL-7.4", "CL-7.5", "CL-7.7", "CL-8.2", "CL-8.3", "CL-8.4", "CL-9.1", "CL-9.2", "CL-9.3"),
        *("CL-10.1", "CL-10.2", "CL-10.3", "CL-10.4", "CL-11.2"),
    }
    shaping |= {
        2: {"CL-12.1", "CL-12.2", "CL-12.3", "CL-12.4", "CL-12.6"},
        4: {"CL-1.1", "CL-2.1", "CL-7.6", "CL-8.6"},
    }[players]
    assert sorted(shaping - told) == []
