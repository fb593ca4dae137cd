"""The Global Trade sheet: 110 cards, several melds of a rank, a wild top card can be taken (global-trade.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import THREE, Cards
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile_terms import BLACK_THREE, WildTop
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CLASSIC_4
from canasta_desktop.rules.systems.clauses.global_trade import CLAUSES, RULINGS, SIX_PLAYERS
from canasta_desktop.rules.systems.shared import ON_OFF, family, seating_option, with_sets
from canasta_desktop.rules.table import Meld, Table
from canasta_desktop.rules.threes import Last, RedThrees

KEY: Final = "global-trade"

FORGOTTEN: Final = 500


@dataclass(frozen=True)
class GlobalTradeScoring(Scoring):
    """Red threes that were forgotten cost 500 each (GT-3.2)."""

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        lines = super().penalty_lines(table, left, account, melds)
        count = sum([table.forgotten[seat] for seat in table.rules.seating.seats_of(table, account)])
        if count:
            lines.append(ScoreLine(Item.PENALTIES, -FORGOTTEN * count, count, (), "GT-3.2"))
        return lines

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        result = super().penalties_statements(rules)
        if rules.threes.by_hand:
            result.append(statement(rules, Rule.PENALTY_FORGOTTEN, (("points", FORGOTTEN),)))
        return result


GLOBAL_TRADE_4: Final[RuleSet] = replace(
    with_sets(CLASSIC_4, repeat=Again.ALWAYS),
    key=KEY,
    pack=replace(CLASSIC_4.pack, jokers=6),
    threes=RedThrees(at_first_turn=True, last=Last.BARE),
    initial_meld=replace(CLASSIC_4.initial_meld, waived_concealed=False),
    pile=replace(CLASSIC_4.pile, bars=BLACK_THREE, wild_top=WildTop.ANY_PAIR),
    out=replace(CLASSIC_4.out, ask_early=True),
    stock_end=TakeOrEnd(must=Must.IF_POSSIBLE),
    scoring=GlobalTradeScoring(canastas=(500, 300, 0, 0), red_threes=(0, 100, 200, 300, 800), target=5000),
    clauses=CLAUSES,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """The sheet for 2 to 6 players (GT-1, GT-2.1)."""
    rules = GLOBAL_TRADE_4
    if players == 4:
        return rules
    if players == 5:
        seating = Seating(players=5, sides=2, resting=((0,), (2,), (4,)))
        return replace(rules, seating=seating, rulings=RULINGS | {Rule.DEAL})
    if players == 6:
        return replace(
            rules, seating=Seating(players=6, sides=3), clauses=CLAUSES | SIX_PLAYERS, rulings=RULINGS | {Rule.DEAL}
        )
    if players in (2, 3):
        return replace(
            rules,
            seating=Seating(players=players, sides=players),
            dealing=replace(rules.dealing, hand={2: 15, 3: 13}[players]),
            out=replace(rules.out, ask=Asking.OFF),
        )
    return None


def _two_sides(rules: RuleSet, value: Value) -> RuleSet:
    """Two sides of three, of whom one each sits out every deal (GT-1.3)."""
    if value != "2x3":
        return rules
    return replace(rules, seating=replace(rules.seating, sides=2, resting=((0, 1), (2, 3), (4, 5))))


def _jokers(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, pack=replace(rules.pack, jokers=value))


def _by_hand(rules: RuleSet, value: Value) -> RuleSet:
    clauses = {**rules.clauses, Reason.RED_THREE_FIRST: "GT-3.2"}
    return replace(rules, threes=replace(rules.threes, by_hand=bool(value)), clauses=clauses)


def _rest_optional(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, top_only=bool(value)))


OPTIONS: Final[tuple[Option, ...]] = (
    Option("six_player_form", "VA-2.18", ("3x2", "2x3"), _two_sides, only=(6,), form=True),
    seating_option(THREE),
    Option("jokers", "VA-3.8", (6, 4), _jokers, decides=(Rule.PACK,)),
    Option("red_threes_by_hand", "VA-3.9", ON_OFF, _by_hand),
    Option("take_rest_optional", "VA-3.10", ON_OFF, _rest_optional),
    *family(top_wild_takeable=True),
)
"""The house rules of this sheet and of the classic family."""
