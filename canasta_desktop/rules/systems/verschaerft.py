"""Canasta, verschärfte Version: everyone alone, doubling threes, a discard to go out (verschaerft.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import EIGHT, Cards, is_black_three
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import NO_LIMIT, BlackThrees, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, GoingOut
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import Pile
from canasta_desktop.rules.pile_terms import ADD, BLACK_THREE, PAIR, RED_THREE, WILD, WITH_WILD, WildTop
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Figures, Statement, statement
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.systems.classic import STANDARD
from canasta_desktop.rules.systems.clauses.verschaerft import CLAUSES, RULINGS
from canasta_desktop.rules.systems.shared import ON_OFF, deals_option, with_forms
from canasta_desktop.rules.table import ANY, NOBODY, Meld, Table
from canasta_desktop.rules.threes import RedThrees

KEY: Final = "verschaerft"

VALUES: Final[tuple[int, ...]] = tuple([5 if 2 <= rank <= EIGHT else points for rank, points in enumerate(STANDARD)])
"""As in classic, but an eight counts 5 (VS-1.3)."""


def doubling(count: int) -> int:
    """f of VS-9: 0, 100, 200, 400, 800 and so on, each twice the one before."""
    return 100 << (count - 1) if count else 0


def doubled(most: int) -> Figures:
    """The figures of up to so many threes, as statements tell them."""
    return tuple([(f"count{count}", doubling(count)) for count in range(1, most + 1)])


@dataclass(frozen=True)
class DoublingScoring(Scoring):
    """Threes that double, melds that count minus without a canasta, and a doubled loss (VS-9)."""

    def factor(self, table: Table, account: int) -> int:
        """How often the negative items of this player count: twice where another went out from the hand (VS-9.7)."""
        return 2 if table.concealed and table.out != NOBODY and table.out != account else 1

    def meld_lines(self, table: Table, melds: list[Meld]) -> list[ScoreLine]:
        lines = super().meld_lines(table, melds)
        if sum(table.rules.melds.canastas(melds)) > 0 or not melds:
            return lines
        factor = self.factor(table, table.melds.index(melds))
        return [line.worth(-line.points * factor) for line in lines]

    def three_lines(self, table: Table, seats: list[int], melds: list[Meld]) -> list[ScoreLine]:
        threes = [card for seat in seats for card in table.threes[seat]]
        if not threes:
            return []
        earned = min(len(threes), sum(table.rules.melds.canastas(melds)))
        points = doubling(earned) - self.factor(table, seats[0]) * doubling(len(threes) - earned)
        return [ScoreLine(Item.RED_THREES, points, len(threes), tuple(threes), table.rules.clause(Topic.RED_THREES))]

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        held = tuple([card for card in left[account] if is_black_three(card)])
        if not held:
            return []
        points = -self.factor(table, account) * doubling(len(held))
        return [ScoreLine(Item.BLACK_THREES, points, len(held), held, table.rules.clause(Topic.BLACK_THREES_IN_HAND))]

    def hand_lines(self, table: Table, left: Sequence[Cards], account: int) -> list[ScoreLine]:
        others = [tuple([card for card in cards if not is_black_three(card)]) for cards in left]
        lines = super().hand_lines(table, others, account)
        return [line.worth(line.points * self.factor(table, account)) for line in lines]

    def threes_statements(self, rules: RuleSet) -> list[Statement]:
        return [
            statement(rules, Rule.SCORE_THREES_DOUBLING, doubled(4), Topic.RED_THREES),
            statement(rules, Rule.SCORE_THREES_SPLIT),
        ]

    def melded_statements(self, rules: RuleSet) -> list[Statement]:
        return [statement(rules, Rule.SCORE_MELDED_MINUS, about=Topic.MELDED)]

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        return [statement(rules, Rule.SCORE_BLACK_THREES_DOUBLING, doubled(4), Topic.BLACK_THREES_IN_HAND)]

    def hand_statements(self, rules: RuleSet) -> list[Statement]:
        return [
            *super().hand_statements(rules),
            statement(rules, Rule.SCORE_DOUBLED),
            statement(rules, Rule.SCORE_DOUBLED_ITEMS),
        ]


VERSCHAERFT: Final[RuleSet] = RuleSet(
    key=KEY,
    seating=Seating(players=2, sides=2, clockwise=False),
    pack=Pack(decks=4, jokers=8, values=VALUES),
    dealing=Dealing(hand=13, draw=2, cover=WILD | RED_THREE, cut_joker=True),
    threes=RedThrees(),
    melds=Melds(
        (
            Sets(min_naturals=2, max_wilds=NO_LIMIT, ratio=Ratio.MAJORITY),
            WildMelds(fewest=7, most=NO_LIMIT),
            BlackThrees(any_time=True),
        )
    ),
    initial_meld=InitialMeld(steps=((0, 50), (1500, 90), (3000, 120)), below_zero=50, waived_concealed=False),
    pile=Pile(
        open=PAIR | ADD,
        frozen=PAIR,
        unopened=PAIR,
        freezes=WILD | BLACK_THREE,
        turned_freezes=0,
        bars=0,
        wild_top=WildTop.WILD_MELD,
        unopened_is_frozen=False,
    ),
    out=GoingOut(canastas=((ANY, 2),), ask=Asking.OFF, bonus=100, concealed=200, discard=True),
    stock_end=TakeOrEnd(must=Must.NEVER),
    scoring=DoublingScoring(canastas=(500, 300, 1000, 0), red_threes=(0, 100), target=5000),
    clauses=CLAUSES,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """The version for 2 to 6 players: two packs and four jokers a player (VS-1.1, VS-1.2)."""
    if not 2 <= players <= 6:
        return None
    return replace(
        VERSCHAERFT,
        seating=replace(VERSCHAERFT.seating, players=players, sides=players),
        pack=replace(VERSCHAERFT.pack, decks=2 * players, jokers=4 * players),
    )


def _jokers(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, pack=replace(rules.pack, jokers=value * rules.seating.players))


def _cut_counts(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, dealing=replace(rules.dealing, cut_counts=bool(value)))


def _incremental(rules: RuleSet, value: Value) -> RuleSet:
    forms = tuple(
        [replace(form, fewest=3) if isinstance(form, WildMelds) and value else form for form in rules.melds.forms]
    )
    return replace(rules, melds=with_forms(rules.melds, forms))


def _only_out(rules: RuleSet, value: Value) -> RuleSet:
    forms = tuple(
        [replace(form, any_time=not value) if isinstance(form, BlackThrees) else form for form in rules.melds.forms]
    )
    return replace(rules, melds=with_forms(rules.melds, forms))


def _upcard_locks(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, turned_freezes=WILD if value else 0))


def _single(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, initial_meld=replace(rules.initial_meld, single=bool(value)))


def _with_wild(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, open=PAIR | ADD | (WITH_WILD if value else 0)))


OPTIONS: Final[tuple[Option, ...]] = (
    Option("jokers_per_player", "VA-3.1", (4, 6, 14), _jokers, decides=(Rule.PACK,)),
    Option("cut_joker_counts", "VA-3.2", ON_OFF, _cut_counts, decides=(Rule.CUT_JOKER,)),
    Option(
        "wild_melds_incremental",
        "VA-3.3",
        ON_OFF,
        _incremental,
        decides=(Rule.WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED),
    ),
    Option(
        "black_threes_going_out_only",
        "VA-3.4",
        ON_OFF,
        _only_out,
        decides=(Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
    ),
    Option("upcard_locks", "VA-3.5", ON_OFF, _upcard_locks, decides=(Rule.UP_CARD_FREEZES,)),
    Option("first_meld_single", "VA-3.6", ON_OFF, _single, decides=(Rule.MINIMUM_TOGETHER,)),
    Option(
        "take_with_wild",
        "VA-3.7",
        ON_OFF,
        _with_wild,
        decides=(
            *(Rule.TAKE_UNFROZEN, Rule.TAKE_PAIR_BEFORE_INITIAL_MELD),
            *(Reason.PILE_NEEDS_MATCH, Reason.PILE_NEEDS_PAIR),
        ),
    ),
    deals_option(),
)
"""The house rules of this version."""
