"""Canasta, verschärfte Version: everyone alone, doubling threes, a discard to go out (verschaerft.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import EIGHT, Cards, is_black_three
from canasta_desktop.rules.forms import NO_LIMIT, BlackThrees, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, GoingOut
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import ADD, BLACK_THREE, PAIR, RED_THREE, WILD, WITH_WILD, Pile, WildTop
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Figures, Statement, resting, statement
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CL, STANDARD
from canasta_desktop.rules.systems.shared import ON_OFF, with_forms
from canasta_desktop.rules.table import ANY, NOBODY, Meld, Table
from canasta_desktop.rules.threes import RedThrees

KEY: Final = "verschaerft"

VS: Final[dict[str, str]] = {
    **CL,
    **resting(
        {
            "VS-1.1": ("players-alone", "ask-not-allowed"),
            "VS-1.2": ("pack",),
            "VS-1.3": ("values",),
            "VS-1.4": ("wild-cards",),
            "VS-2.1": ("cut-joker",),
            "VS-2.2": ("deal", "red-threes-dealt", "red-three-first"),
            "VS-2.3": ("up-card", "up-card-covered", "up-card-covered-red-three"),
            "VS-2.4": ("direction",),
            "VS-3.1": (
                *("turn-parts", "turn-draw"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "VS-3.2": ("turn-meld", "turn-discard"),
            "VS-3.3": ("red-threes-drawn", "red-threes-from-pile"),
            "VS-3.4": ("discard-any", "discard-not-allowed"),
            "VS-4.1": ("sets", "meld-too-small", "meld-mixed-ranks", "meld-rank-not-allowed", "sequence-invalid"),
            "VS-4.2": (
                *("sets-majority", "canasta-naturals"),
                *("meld-too-many-wilds", "meld-too-few-naturals"),
            ),
            "VS-4.3": ("canasta",),
            "VS-4.4": ("no-limit", "canasta-turns-mixed", "meld-too-large", "meld-closed"),
            "VS-4.5": ("wild-melds", "wild-meld-not-allowed"),
            "VS-4.6": ("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
            "VS-4.7": ("one-meld-of-a-rank", "duplicate-meld", "wild-melds-second"),
            "VS-5.1": (
                "take-pair-or-add",
                "take-no-wild",
                "take-unfrozen",
                "take-unopened-pair",
                "pile-needs-pair",
                "pile-needs-match",
            ),
            "VS-5.2": ("take-top-melded", "take-joins", "take-more"),
            "VS-5.3": ("frozen-by-wild-discarded", "frozen-by-wild-alone", "frozen-by-black-three", "freeze-ends"),
            "VS-5.4": ("take-frozen", "pile-frozen-needs-pair", "pile-before-initial-meld"),
            "VS-5.5": ("take-whole-pile", "pile-empty"),
            "VS-5.6": ("up-card-free",),
            "VS-5.7": ("pile-top-wild", "pile-top-black-three"),
            "VS-6.1": ("initial-meld", "minimum", "minimum-not-met"),
            "VS-6.2": ("minimum-together",),
            "VS-6.3": ("minimum-top-card",),
            "VS-6.4": ("out-concealed-minimum",),
            "VS-7.1": ("out-canastas", "canasta-needed", "canastas-needed"),
            "VS-7.2": ("out-how", "discard-required"),
            "VS-7.3": ("out-keep-card", "must-keep-card"),
            "VS-7.4": ("out-concealed",),
            "VS-7.5": ("out-ends", "deal-over"),
            "VS-8.1": ("stock-empty", "stock-empty-never", "take-is-compulsory", "stock-no-bonus", "last-single"),
            "VS-8.2": ("last-three-unreplaced", "last-only-threes"),
            "VS-9.1": ("canastas", "score-wild-canasta"),
            "VS-9.2": ("going-out",),
            "VS-9.3": ("red-threes", "score-threes-split"),
            "VS-9.4": ("black-threes-in-hand",),
            "VS-9.5": ("melded",),
            "VS-9.6": ("in-hand",),
            "VS-9.7": ("score-doubled", "score-doubled-items"),
            "VS-9.8": ("target", "tie"),
        }
    ),
}

RULINGS: Final[frozenset[str]] = frozenset(
    [
        *("first-dealer", "pack", "cut-joker", "direction", "red-threes-from-pile"),
        *("up-card-covered-red-three", "up-card-free", "take-no-wild", "take-more"),
        *("sets", "wild-melds", "wild-melds-second", "black-threes-melded", "minimum-together", "minimum-top-card"),
        *("pile-single-card", "pile-single-card-stock", "stock-empty", "stock-empty-never", "stock-no-bonus"),
        *("last-single", "last-three-unreplaced", "last-only-threes"),
        *("score-threes-split", "score-doubled-items", "tie"),
    ]
)
"""What the sheet leaves open, or can be read in two ways (the clauses marked so, A-10 to A-13 and A-15)."""

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
        return [replace(line, points=-line.points * factor) for line in lines]

    def three_lines(self, table: Table, seats: list[int], melds: list[Meld]) -> list[ScoreLine]:
        threes = [card for seat in seats for card in table.threes[seat]]
        if not threes:
            return []
        earned = min(len(threes), sum(table.rules.melds.canastas(melds)))
        points = doubling(earned) - self.factor(table, seats[0]) * doubling(len(threes) - earned)
        return [ScoreLine(Item.RED_THREES, points, len(threes), tuple(threes), table.rules.clause("red-threes"))]

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        held = tuple([card for card in left[account] if is_black_three(card)])
        if not held:
            return []
        points = -self.factor(table, account) * doubling(len(held))
        return [ScoreLine(Item.BLACK_THREES, points, len(held), held, table.rules.clause("black-threes-in-hand"))]

    def hand_lines(self, table: Table, left: Sequence[Cards], account: int) -> list[ScoreLine]:
        others = [tuple([card for card in cards if not is_black_three(card)]) for cards in left]
        lines = super().hand_lines(table, others, account)
        return [replace(line, points=line.points * self.factor(table, account)) for line in lines]

    def threes_statements(self, rules: RuleSet) -> list[Statement]:
        return [
            statement(rules, "score-threes-doubling", doubled(4), "red-threes"),
            statement(rules, "score-threes-split"),
        ]

    def melded_statements(self, rules: RuleSet) -> list[Statement]:
        return [statement(rules, "score-melded-minus", about="melded")]

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        return [statement(rules, "score-black-threes-doubling", doubled(4), "black-threes-in-hand")]

    def hand_statements(self, rules: RuleSet) -> list[Statement]:
        return [
            *super().hand_statements(rules),
            statement(rules, "score-doubled"),
            statement(rules, "score-doubled-items"),
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
    clauses=VS,
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
    Option("jokers_per_player", "VA-3.1", (4, 6, 14), _jokers, decides=("pack",)),
    Option("cut_joker_counts", "VA-3.2", ON_OFF, _cut_counts, decides=("cut-joker",)),
    Option(
        "wild_melds_incremental",
        "VA-3.3",
        ON_OFF,
        _incremental,
        decides=("wild-melds", "wild-meld-not-allowed"),
    ),
    Option(
        "black_threes_going_out_only",
        "VA-3.4",
        ON_OFF,
        _only_out,
        decides=("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
    ),
    Option("upcard_locks", "VA-3.5", ON_OFF, _upcard_locks, decides=("up-card-freezes",)),
    Option("first_meld_single", "VA-3.6", ON_OFF, _single, decides=("minimum-together",)),
    Option(
        "take_with_wild",
        "VA-3.7",
        ON_OFF,
        _with_wild,
        decides=("take-unfrozen", "take-unopened-pair", "pile-needs-match", "pile-needs-pair"),
    ),
)
"""The house rules of this version."""
