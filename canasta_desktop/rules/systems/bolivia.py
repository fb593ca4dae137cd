"""Bolivia: Samba with melds of wild cards (bolivia.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import Cards, is_black_three
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import BlackThrees, Sequences, WholeSequence, WildMelds
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.systems.clauses.bolivia import CLAUSES, RULINGS
from canasta_desktop.rules.systems.family import (
    NEEDED,
    ask_option,
    cards_drawn_option,
    hand_cards_option,
    needed_option,
    packs_option,
)
from canasta_desktop.rules.systems.samba import SAMBA_4, SETS, SIX, TOP_MINIMUM, seated
from canasta_desktop.rules.systems.shared import TOGETHER, deals_option, target_option, with_sets
from canasta_desktop.rules.table import ALL_WILD, ANY, NOBODY, SAMBA, Meld, Table

KEY: Final = "bolivia"


@dataclass(frozen=True)
class BoliviaScoring(Scoring):
    """Black threes in hand cost `black_left` each where somebody else has gone out, else their value (BO-1.8, A-2).

    With 0 they cost no more than their value then, too (VA-6.28).
    """

    black_left: int = 100

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        lines = super().penalty_lines(table, left, account, melds)
        if table.out == NOBODY or not self.black_left:
            return lines
        held = tuple(
            [
                card
                for seat in table.rules.seating.seats_of(table, account)
                for card in left[seat]
                if is_black_three(card)
            ]
        )
        if held:
            clause = table.rules.clause(Topic.PENALTIES)
            lines.append(ScoreLine(Item.BLACK_THREES, -self.black_left * len(held), len(held), held, clause))
        return lines

    def hand_lines(self, table: Table, left: Sequence[Cards], account: int) -> list[ScoreLine]:
        if table.out != NOBODY and self.black_left:
            left = tuple([tuple([card for card in cards if not is_black_three(card)]) for cards in left])
        return super().hand_lines(table, left, account)

    def canastas_statements(self, rules: RuleSet) -> list[Statement]:
        return [
            *super().canastas_statements(rules),
            statement(rules, Rule.NAMES_BOLIVIA, (("size", rules.melds.canasta),)),
        ]

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        result = super().penalties_statements(rules)
        if not self.black_left:
            return [*result, statement(rules, Rule.SCORE_BLACK_THREES_PLAIN, about=Rule.SCORE_BLACK_THREES_CAUGHT)]
        return [*result, statement(rules, Rule.SCORE_BLACK_THREES_CAUGHT, (("points", self.black_left),))]


BOLIVIA_4: Final[RuleSet] = replace(
    SAMBA_4,
    key=KEY,
    melds=Melds((SETS, Sequences(whole=WholeSequence.ESCALERA), WildMelds(), BlackThrees())),
    out=replace(SAMBA_4.out, canastas=((ANY, 2), (SAMBA, 1))),
    scoring=BoliviaScoring(
        canastas=(500, 300, 2500, 1500), red_threes=SAMBA_4.scoring.red_threes, target=15000, threes_need=2
    ),
    clauses=CLAUSES,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """Bolivia for 2 to 6 players."""
    return seated(BOLIVIA_4, players)


def _packs(rules: RuleSet, value: Value) -> RuleSet:
    """Another number of packs: all red threes together count 1,000, fewer 100 each (VA-6.10)."""
    assert isinstance(value, int)
    rules = packs_option(value).change(rules, value)
    threes = (*[100 * count for count in range(2 * value)], 1000)
    return replace(rules, scoring=replace(rules.scoring, red_threes=threes))


def _canastas(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    kinds = [(kind, count) for kind, count in rules.out.canastas if kind != ANY]
    return replace(rules, out=replace(rules.out, canastas=((ANY, value), *kinds)))


def _minimums(rules: RuleSet, value: Value) -> RuleSet:
    """150 from 5,000 on already, or no minimum at all (VA-6.34)."""
    if value == "none":
        return replace(rules, initial_meld=replace(rules.initial_meld, steps=((0, 0),), below_zero=0))
    lower, (_, most) = rules.initial_meld.steps[:-1], rules.initial_meld.steps[-1]
    return replace(rules, initial_meld=replace(rules.initial_meld, steps=(*lower, (5000, most))))


def _wilds_in_sets(rules: RuleSet, value: Value) -> RuleSet:
    return with_sets(rules, max_wilds=value)


def _threes_need(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, scoring=replace(rules.scoring, threes_need=value))


def _black_three_cost(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(rules.scoring, BoliviaScoring)
    return replace(rules, scoring=replace(rules.scoring, black_left=0 if value == 5 else int(value)))


OPTIONS: Final[tuple[Option, ...]] = (
    SIX,
    replace(packs_option(3, 4), change=_packs, decides=(Rule.PACK, Topic.RED_THREES)),
    hand_cards_option(15, 13, 11),
    cards_drawn_option(2, 1),
    replace(TOP_MINIMUM, excludes=(("minimums", ("none",)),), together=TOGETHER),
    Option(
        "minimums", "VA-6.34", ("standard", "early", "none"), _minimums, decides=(Rule.MINIMUM, Reason.MINIMUM_NOT_MET)
    ),
    Option(
        "wilds_in_sets",
        "VA-6.35",
        (2, 3),
        _wilds_in_sets,
        decides=(Rule.SETS_WILDS, Reason.MELD_TOO_MANY_WILDS, Rule.CANASTA_NATURALS),
    ),
    Option("canastas_to_go_out", "VA-6.31", (2, 1, 3, 4), _canastas, decides=NEEDED),
    needed_option("escaleras_needed", "VA-6.32", (1, 0, 2), SAMBA),
    needed_option("bolivias_needed", "VA-6.33", (0, 1), ALL_WILD),
    ask_option("optional", "compulsory", "off"),
    Option("red_threes_need", "VA-6.36", (2, 1, 0), _threes_need, decides=(Topic.THREES_SIGN,)),
    Option("black_three_cost", "VA-6.28", (100, 5), _black_three_cost, decides=(Rule.SCORE_BLACK_THREES_CAUGHT,)),
    deals_option(),
    target_option("VA-6.30"),
)
"""The house rules of bolivia, in the order in which they are applied."""
