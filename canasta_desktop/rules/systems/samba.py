"""Samba: three packs, sequences beside sets, two cards drawn (samba.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.forms import Again, BlackThrees, Ratio, Sequences, Sets
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import ADD, ADD_RUN, PAIR
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, resting, statement
from canasta_desktop.rules.systems.classic import CLASSIC_4
from canasta_desktop.rules.systems.shared import ON_OFF, recast, with_sets
from canasta_desktop.rules.table import ANY, Meld, Table

KEY: Final = "samba"

SA: Final[dict[str, str]] = {
    **CLASSIC_4.clauses,
    **resting(
        {
            "SA-1.1": ("players-partners", "players-alone", "players-rest", "players-rest-seats"),
            "SA-1.2": ("pack",),
            "SA-1.3": ("deal",),
            "SA-1.4": ("up-card", "surprise"),
            "SA-1.5": ("values",),
            "SA-2.1": (
                *("turn-parts", "turn-draw"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "SA-2.2": ("last-single",),
            "SA-3.1": (
                *("sets", "sets-naturals", "sets-wilds", "canasta-naturals"),
                *("meld-too-small", "meld-mixed-ranks", "meld-rank-not-allowed"),
                *("meld-too-few-naturals", "meld-too-many-wilds"),
            ),
            "SA-3.2": ("no-wild-melds", "wild-meld-not-allowed"),
            "SA-3.3": ("canasta", "no-limit", "no-wild-on-canasta", "meld-closed"),
            "SA-3.4": ("one-meld-of-a-rank", "duplicate-meld", "take-joins"),
            "SA-3.5": ("sets-two-to-one", "canasta-turns-mixed"),
            "SA-4.1": ("suits", "sequences", "sequence-invalid"),
            "SA-4.2": ("samba", "meld-too-large"),
            "SA-4.3": ("sequences-ends",),
            "SA-4.4": ("samba-counts",),
            "SA-5.1": ("take-pair-or-add-run", "pile-needs-pair", "pile-before-initial-meld"),
            "SA-5.2": ("take-not-so", "pile-needs-match"),
            "SA-5.3": (
                *("frozen-by-wild", "frozen-unopened", "take-frozen", "pile-frozen-needs-pair"),
                *("pile-top-wild", "pile-top-black-three"),
            ),
            "SA-5.4": ("take-whole-pile", "pile-empty", "take-run-top-only"),
            "SA-6.1": ("minimum", "minimum-together", "minimum-not-met"),
            "SA-7.1": (*("out-canastas", "canasta-needed", "canastas-needed", "must-keep-card"),),
            "SA-7.2": ("out-how",),
            "SA-7.3": ("going-out", "score-no-concealed"),
            "SA-8.1": ("red-threes", "threes-sign"),
            "SA-8.2": ("red-threes-optional", "penalties"),
            "SA-8.3": ("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
            "SA-9.1": ("canastas", "score-samba"),
            "SA-9.2": ("target", "tie"),
            "VA-3.13": ("take-pair-or-run",),
        }
    ),
}

RULINGS: Final[frozenset[str]] = CLASSIC_4.rulings | {"last-three-unreplaced", "last-only-threes", "players-rest"}
"""What the sources of samba leave open (A-6, A-7)."""

DUTCH: Final[dict[str, str]] = resting(
    {
        "SA-3.5": ("meld-too-many-wilds", "meld-too-few-naturals"),
        "SA-4.2": ("meld-closed",),
        "SA-5.4": (
            *("pile-never-frozen", "take-pair-or-run-free"),
            *("pile-needs-pair", "pile-frozen-needs-pair", "pile-before-initial-meld"),
        ),
        "SA-8.2": ("red-three-first",),
    }
)
"""What rests on other clauses in the Dutch form."""

SETS: Final[Sets] = Sets(min_naturals=2, max_wilds=2, repeat=Again.ALWAYS, canasta_closes=True)

SAMBA_4: Final[RuleSet] = replace(
    CLASSIC_4,
    key=KEY,
    pack=replace(CLASSIC_4.pack, decks=3, jokers=6),
    dealing=replace(CLASSIC_4.dealing, hand=15, draw=2),
    melds=Melds((SETS, Sequences(), BlackThrees())),
    initial_meld=replace(
        CLASSIC_4.initial_meld, steps=((0, 50), (1500, 90), (3000, 120), (7000, 150)), waived_concealed=False
    ),
    pile=replace(CLASSIC_4.pile, open=PAIR | ADD | ADD_RUN, add_alone=True),
    out=replace(CLASSIC_4.out, canastas=((ANY, 2),), bonus=200, concealed=200, conceals=Concealed.NEVER),
    scoring=Scoring(
        canastas=(500, 300, 0, 1500), red_threes=(0, 100, 200, 300, 400, 500, 1000), target=10000, threes_need=2
    ),
    clauses=SA,
    rulings=RULINGS,
)


def seated(rules: RuleSet, players: int) -> RuleSet | None:
    """A game of this family for 2 to 6 players: alone, two sides, one sitting out, or two sides of three (SA-1.1)."""
    if players == 4:
        return rules
    if players == 5:
        return replace(rules, seating=Seating(players=5, sides=2, resting=((0,), (2,), (4,))))
    if players == 6:
        return replace(rules, seating=Seating(players=6, sides=2))
    if players in (2, 3):
        return replace(rules, seating=Seating(players=players, sides=players), out=replace(rules.out, ask=Asking.OFF))
    return None


def form(players: int) -> RuleSet | None:
    """Samba for 2 to 6 players."""
    rules = seated(SAMBA_4, players)
    if rules is not None and players == 6:
        return replace(rules, dealing=replace(rules.dealing, hand=13))
    return rules


@dataclass(frozen=True)
class DutchScoring(Scoring):
    """Red threes still in hand cost a side 750 in all, however many there are (SA-8.2, A-11)."""

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        seats = table.rules.seating.seats_of(table, account)
        held = tuple([card for seat in seats for card in left[seat] if table.rules.threes.lays_out(card)])
        if not held:
            return []
        return [ScoreLine(Item.PENALTIES, -750, len(held), held, table.rules.clause("penalties"))]

    def hand_points(self, table: Table, cards: list[int]) -> int:
        return table.rules.pack.points([card for card in cards if not table.rules.threes.lays_out(card)])

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        result = super().penalties_statements(rules)
        return [*result, statement(rules, "penalty-threes-in-hand", (("points", 750),), "penalties")]


def _profile(rules: RuleSet, value: Value) -> RuleSet:
    """The Dutch form: two naturals a wild, wilds on canastas, nothing freezes, optional red threes (SA-3.5, SA-5.4)."""
    if value != "dutch":
        return rules
    scoring = recast(DutchScoring, rules.scoring)
    pile = replace(
        rules.pile, open=PAIR | ADD_RUN, freezes=0, turned_freezes=0, unopened_is_frozen=False, run_takes_one=True
    )
    rules = with_sets(rules, ratio=Ratio.TWO_TO_ONE, canasta_closes=False)
    clauses = {**rules.clauses, **DUTCH}
    return replace(rules, pile=pile, scoring=scoring, threes=replace(rules.threes, optional=True), clauses=clauses)


def _top_minimum(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    steps = (*rules.initial_meld.steps[:-1], (rules.initial_meld.steps[-1][0], value))
    return replace(rules, initial_meld=replace(rules.initial_meld, steps=steps))


def _set_extension(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, open=rules.pile.open if value else rules.pile.open & ~ADD))


def _surprise(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, dealing=replace(rules.dealing, beneath=3 if value else 0))


def three_sides(rules: RuleSet, value: Value) -> RuleSet:
    """Three sides of two, partners opposite (VA-2.18)."""
    if value != "3x2":
        return rules
    clauses = {**rules.clauses, "players-partners": "VA-2.18"}
    return replace(rules, seating=replace(rules.seating, sides=3), clauses=clauses)


SIX: Final[Option] = Option("six_player_form", "VA-2.18", ("2x3", "3x2"), three_sides, only=(6,), form=True)
TOP_MINIMUM: Final[Option] = Option("top_minimum", "VA-3.12", (150, 160), _top_minimum, decides=("minimum",))
SET_EXTENSION: Final[Option] = Option(
    "set_extension",
    "VA-3.13",
    (True, False),
    _set_extension,
    decides=(
        *("take-pair-or-run", "take-pair-or-run-free"),
        *("pile-needs-pair", "pile-before-initial-meld"),
    ),
)
SURPRISE: Final[Option] = Option("surprise", "VA-3.14", ON_OFF, _surprise, decides=("surprise",))

OPTIONS: Final[tuple[Option, ...]] = (
    SIX,
    Option("profile", "VA-3.11", ("american", "dutch"), _profile),
    TOP_MINIMUM,
    SET_EXTENSION,
    SURPRISE,
)
"""The house rules of samba, in the order in which they are applied."""
