"""What no source of a game decides is told as a ruling of this program, and nothing that one does decide."""

import pytest

from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.statements import Statement, statements


def told(system: str, players: int, **options: object) -> list[Statement]:
    return statements(rule_set(system, players, options))


def codes(system: str, players: int, **options: object) -> set[str]:
    return {statement.code for statement in told(system, players, **options)}


MARKED = {
    ("classic", 4): {
        "out-concealed-joins": "CL-8.4",
        "black-threes-last": "CL-5.12",
        "take-more": "CL-6.5",
        "stock-empty-unless": "CL-9.2",
        "asking-impossible": "CL-8.7",
    },
    ("classic", 3): {"sides-merge": "CL-13.5"},
    ("classic-german", 4): {
        "take-not-unopened": "CG-6.3",
        "frozen-by-two": "CG-6.1",
        "up-card-freezes-black-three": "CG-2.3",
        "frozen-by-black-three-turned": "CG-2.3",
        "out-concealed-partner": "CG-8.3",
        "pile-single-card-stock": "CG-6.7",
    },
    ("verschaerft", 4): {
        "take-no-wild": "VS-5.1",
        "score-threes-split": "VS-9.3",
        "score-doubled-items": "VS-9.7",
        "up-card-covered-red-three": "VS-2.3",
        "pile-single-card-stock": "CL-6.9",
    },
    ("global-trade", 4): {
        "direction": "GT-1.7",
        "take-whole-pile": "GT-6.1",
        "pile-top-wild-any-pair": "GT-6.4",
        "last-three-bare-out": "GT-9.2",
        "asking-early-draw": "GT-8.3",
    },
    ("modern-american", 4): {
        "wild-meld-first-opening": "MA-3.8",
        "dead-ranks-mixed": "MA-3.10",
        "discard-wild-forced": "MA-4.6",
        "bonus-none-pile": "MA-6.3",
        "asking-late": "MA-8.2",
        "take-pair-in-opening": "MA-4.5",
    },
    ("hand-and-foot", 4): {"pile-never-frozen": "HF-2.2", "take-more": "HF-3.4"},
}
"""What the lists of ambiguities settle, and the clause each rests on."""

SOURCED = {
    ("classic", 4): ("out-concealed-own", "black-threes-melded", "take-joins", "stock-empty-if-it-fits"),
    ("classic", 3): ("sides-melds",),
    ("classic-german", 4): ("frozen-by-wild", "up-card-freezes", "out-concealed-side", "pile-single-card"),
    ("verschaerft", 4): ("take-pair-or-add", "score-threes-doubling", "score-doubled", "up-card-covered-wild"),
    ("global-trade", 4): ("last-three-bare", "asking-early", "take-top-melded"),
    ("modern-american", 4): ("wild-meld-first", "dead-ranks", "discard-no-three-no-wild", "bonus-none"),
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
        ("global-trade", "take-rest-optional", {"take_rest_optional": True}),
        ("global-trade", "pile-top-wild", {"top_wild_takeable": False}),
        ("classic", "take-not-unopened", {"initial_with_pile": False}),
        ("classic", "pile-top-wild-any-pair", {"top_wild_takeable": True}),
        ("verschaerft", "black-threes-last-discard", {"black_threes_going_out_only": True}),
    ],
)
def test_what_the_players_have_chosen_is_no_ruling(system, code, options):
    statement = next(one for one in told(system, 4, **options) if one.code == code)
    assert not statement.ruling


def test_what_only_some_sources_leave_open_is_not_told_elsewhere():
    """That a two freezes, and that a red three turned up is covered, goes without saying where the source says so."""
    assert "frozen-by-two" not in codes("classic", 4)
    assert "up-card-covered-red-three" not in codes("classic", 4)
    assert "frozen-by-two" not in codes("classic-german", 4, always_frozen=True)
