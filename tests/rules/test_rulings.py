"""What no source of a game decides is told as a ruling of this program, and nothing that one does decide."""

import pytest

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.statements import Statement, statements


def told(system: str, players: int, **options: object) -> list[Statement]:
    return statements(rule_set(system, players, options))


def codes(system: str, players: int, **options: object) -> set[Rule]:
    return {statement.code for statement in told(system, players, **options)}


MARKED = {
    ("classic", 4): {
        Rule.OUT_CONCEALED_JOINS: "CL-8.4",
        Rule.BLACK_THREES_LAST: "CL-5.12",
        Rule.TAKE_MORE: "CL-6.5",
        Rule.STOCK_EMPTY_UNLESS: "CL-9.2",
        Rule.ASKING_IMPOSSIBLE: "CL-8.7",
    },
    ("classic", 3): {Rule.SIDES_MERGE: "CL-13.5"},
    ("classic-german", 4): {
        Rule.TAKE_NOT_BEFORE_INITIAL_MELD: "CG-6.3",
        Rule.FROZEN_BY_TWO: "CG-6.1",
        Rule.UP_CARD_FREEZES_BLACK_THREE: "CG-2.3",
        Rule.FROZEN_BY_BLACK_THREE_TURNED: "CG-2.3",
        Rule.OUT_CONCEALED_PARTNER: "CG-8.3",
        Rule.PILE_SINGLE_CARD_STOCK: "CG-6.7",
    },
    ("verschaerft", 4): {
        Rule.TAKE_NO_WILD: "VS-5.1",
        Rule.SCORE_THREES_SPLIT: "VS-9.3",
        Rule.SCORE_DOUBLED_ITEMS: "VS-9.7",
        Rule.UP_CARD_COVERED_RED_THREE: "VS-2.3",
        Rule.PILE_SINGLE_CARD_STOCK: "CL-6.9",
    },
    ("global-trade", 4): {
        Rule.DIRECTION: "GT-1.7",
        Rule.TAKE_WHOLE_PILE: "GT-6.1",
        Rule.PILE_TOP_WILD_ANY_PAIR: "GT-6.4",
        Rule.LAST_THREE_NO_DISCARD_OUT: "GT-9.2",
        Rule.ASKING_EARLY_DRAW: "GT-8.3",
    },
    ("modern-american", 4): {
        Rule.WILD_MELD_FIRST_IN_INITIAL_MELD: "MA-3.8",
        Rule.DEAD_RANKS_MIXED: "MA-3.10",
        Rule.DISCARD_WILD_FORCED: "MA-4.6",
        Rule.BONUS_NONE_PILE: "MA-6.3",
        Rule.ASKING_LATE: "MA-8.2",
        Rule.TAKE_PAIR_IN_INITIAL_MELD: "MA-4.5",
    },
    ("hand-and-foot", 4): {Rule.PILE_NEVER_FROZEN: "HF-2.2", Rule.TAKE_MORE: "HF-3.4"},
}
"""What the lists of ambiguities settle, and the clause each rests on."""

SOURCED = {
    ("classic", 4): (Rule.OUT_CONCEALED_OWN, Rule.BLACK_THREES_MELDED, Rule.TAKE_JOINS, Rule.STOCK_EMPTY_IF_IT_FITS),
    ("classic", 3): (Rule.SIDES_MELDS,),
    ("classic-german", 4): (Rule.FROZEN_BY_WILD, Rule.UP_CARD_FREEZES, Rule.OUT_CONCEALED_SIDE, Rule.PILE_SINGLE_CARD),
    ("verschaerft", 4): (
        Rule.TAKE_PAIR_OR_ADD_TO_SET,
        Rule.SCORE_THREES_DOUBLING,
        Rule.SCORE_DOUBLED,
        Rule.UP_CARD_COVERED_WILD,
    ),
    ("global-trade", 4): (Rule.LAST_THREE_NO_DISCARD, Rule.ASKING_EARLY, Rule.TAKE_TOP_MELDED),
    ("modern-american", 4): (Rule.WILD_MELD_FIRST, Rule.DEAD_RANKS, Rule.DISCARD_NO_THREE_NO_WILD, Rule.BONUS_NONE),
}
"""What stands beside them and has a source."""


@pytest.mark.parametrize(("system", "players"), MARKED)
def test_what_a_list_of_ambiguities_settles_is_marked_as_a_ruling(system, players):
    marked = {one.code: one.clause for one in told(system, players) if one.ruling}
    wanted = MARKED[system, players]
    assert {code: marked.get(code) for code in wanted} == wanted


@pytest.mark.parametrize(("system", "players"), SOURCED)
def test_what_a_source_says_beside_it_is_not(system, players):
    sourced = {one.code for one in told(system, players) if not one.ruling}
    assert set(SOURCED[system, players]) - sourced == set()


@pytest.mark.parametrize(
    ("system", "code", "options"),
    [
        ("global-trade", Rule.TAKE_REST_OPTIONAL, {"take_rest_optional": True}),
        ("global-trade", Rule.PILE_TOP_WILD, {"top_wild_takeable": False}),
        ("classic", Rule.TAKE_NOT_BEFORE_INITIAL_MELD, {"initial_with_pile": False}),
        ("classic", Rule.PILE_TOP_WILD_ANY_PAIR, {"top_wild_takeable": True}),
        ("verschaerft", Rule.BLACK_THREES_LAST_DISCARD, {"black_threes_going_out_only": True}),
    ],
)
def test_what_the_players_have_chosen_is_no_ruling(system, code, options):
    statement = next(one for one in told(system, 4, **options) if one.code == code)
    assert not statement.ruling


def test_what_only_some_sources_leave_open_is_not_told_elsewhere():
    """That a two freezes, and that a red three turned up is covered, goes without saying where the source says so."""
    assert Rule.FROZEN_BY_TWO not in codes("classic", 4)
    assert Rule.UP_CARD_COVERED_RED_THREE not in codes("classic", 4)
    assert Rule.FROZEN_BY_TWO not in codes("classic-german", 4, always_frozen=True)
