"""Samba: three packs, sequences beside sets, two cards drawn (samba.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import Again, BlackThrees, Ratio, Sequences, Sets
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile_terms import ADD, ADD_RUN, PAIR
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.systems.classic import CLASSIC_4
from canasta_desktop.rules.systems.clauses.samba import CLAUSES, DUTCH, RULINGS
from canasta_desktop.rules.systems.shared import ON_OFF, deals_option, recast, with_sets
from canasta_desktop.rules.table import ANY, Meld, Table

KEY: Final = "samba"

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
    clauses=CLAUSES,
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
        return [ScoreLine(Item.PENALTIES, -750, len(held), held, table.rules.clause(Topic.PENALTIES))]

    def hand_points(self, table: Table, cards: list[int]) -> int:
        return table.rules.pack.points([card for card in cards if not table.rules.threes.lays_out(card)])

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        result = super().penalties_statements(rules)
        return [*result, statement(rules, Rule.PENALTY_THREES_IN_HAND, (("points", 750),), Topic.PENALTIES)]


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
    clauses = {**rules.clauses, Rule.PLAYERS_PARTNERS: "VA-2.18"}
    return replace(rules, seating=replace(rules.seating, sides=3), clauses=clauses)


SIX: Final[Option] = Option("six_player_form", "VA-2.18", ("2x3", "3x2"), three_sides, only=(6,), form=True)
TOP_MINIMUM: Final[Option] = Option("top_minimum", "VA-3.12", (150, 160), _top_minimum, decides=(Rule.MINIMUM,))
SET_EXTENSION: Final[Option] = Option(
    "set_extension",
    "VA-3.13",
    (True, False),
    _set_extension,
    decides=(
        *(Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE, Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE_UNFROZEN),
        *(Reason.PILE_NEEDS_PAIR, Reason.PILE_BEFORE_INITIAL_MELD),
    ),
)
SURPRISE: Final[Option] = Option("surprise", "VA-3.14", ON_OFF, _surprise, decides=(Rule.SURPRISE,))

OPTIONS: Final[tuple[Option, ...]] = (
    SIX,
    Option("profile", "VA-3.11", ("american", "dutch"), _profile),
    TOP_MINIMUM,
    SET_EXTENSION,
    SURPRISE,
    deals_option(),
)
"""The house rules of samba, in the order in which they are applied."""
