"""The Global Trade sheet: 110 cards, several melds of a rank, a wild top card can be taken (global-trade.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import THREE, Cards
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import BLACK_THREE, WildTop
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, resting, statement
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CLASSIC_4
from canasta_desktop.rules.systems.shared import ON_OFF, family, seating_option, with_sets
from canasta_desktop.rules.table import Meld, Table
from canasta_desktop.rules.threes import Last, RedThrees

KEY: Final = "global-trade"

GT: Final[dict[str, str]] = {
    **CLASSIC_4.clauses,
    **resting(
        {
            "GT-1.1": ("players-partners", "players-alone"),
            "GT-1.2": ("players-rest", "players-rest-seats"),
            "GT-1.4": ("pack",),
            "GT-1.5": ("sides-drawn", "sides-drawn-again", "sides-drawn-two"),
            "GT-1.6": ("values",),
            "GT-1.7": ("direction",),
            "GT-2.1": ("deal",),
            "GT-2.2": ("up-card",),
            "GT-2.3": ("up-card-covered", "up-card-freezes"),
            "GT-3.1": ("red-threes-first-turn", "red-three-first"),
            "GT-3.2": ("red-threes-forgotten", "penalty-forgotten"),
            "GT-3.3": ("red-threes-drawn",),
            "GT-3.4": ("red-threes-from-pile",),
            "GT-3.6": ("red-threes-by-hand",),
            "GT-4.1": (
                *("turn-parts", "turn-draw"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "GT-4.2": ("turn-meld", "turn-discard", "discard-required"),
            "GT-5.1": (
                *("sets", "sets-naturals", "sets-wilds", "meld-too-small", "meld-mixed-ranks", "sequence-invalid"),
                *("meld-rank-not-allowed", "meld-too-few-naturals", "meld-too-many-wilds"),
            ),
            "GT-5.2": ("no-wild-melds", "wild-meld-not-allowed"),
            "GT-5.3": ("canasta",),
            "GT-5.4": ("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
            "GT-5.5": ("own-melds-only", "no-such-meld"),
            "GT-5.6": ("one-meld-of-a-rank", "duplicate-meld", "take-joins"),
            "GT-6.1": ("take-top-melded", "take-whole-pile", "pile-empty"),
            "GT-6.2": ("frozen-unopened", "frozen-by-wild", "pile-before-initial-meld"),
            "GT-6.3": ("take-frozen", "pile-frozen-needs-pair", "pile-needs-pair"),
            "GT-6.4": ("pile-top-wild",),
            "GT-6.5": ("take-unfrozen", "pile-needs-match"),
            "GT-6.6": ("pile-top-black-three",),
            "GT-6.7": ("pile-single-card", "pile-single-card-stock"),
            "GT-6.8": ("minimum-top-card",),
            "GT-7.1": ("initial-meld", "minimum", "minimum-not-met"),
            "GT-7.2": ("minimum-together", "minimum-no-bonus"),
            "GT-8.1": (*("out-canastas", "out-keep-card", "canasta-needed", "canastas-needed", "must-keep-card"),),
            "GT-8.2": ("out-how",),
            "GT-8.3": (
                *("asking", "asking-early-draw", "asking-answer", "asking-impossible"),
                *("ask-first", "ask-too-late", "ask-once", "ask-not-allowed"),
                *("partner-said-no", "partner-said-yes"),
            ),
            "GT-8.4": ("out-concealed", "out-concealed-minimum"),
            "GT-9.1": ("stock-empty", "stock-empty-if-possible", "take-is-compulsory"),
            "GT-9.2": ("last-three-bare", "last-three-bare-out", "last-three-bare-keep", "discard-not-allowed"),
            "GT-10.1": ("melded", "canastas", "going-out"),
            "GT-10.2": ("red-threes", "threes-sign"),
            "GT-10.3": ("in-hand",),
            "GT-10.4": ("target", "tie"),
            "VA-3.10": ("take-rest-optional",),
        }
    ),
}

RULINGS: Final[frozenset[str]] = CLASSIC_4.rulings | {
    *("direction", "red-threes-forgotten", "take-whole-pile", "pile-top-wild", "out-how", "asking-early-draw"),
    *("last-three-bare-out", "last-three-bare-keep"),
}
"""What the sheet leaves open (GT-1.7, A-2 to A-6, A-11); with five and six players also the number of cards (A-1)."""

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
            result.append(statement(rules, "penalty-forgotten", (("points", FORGOTTEN),)))
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
    clauses=GT,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """The sheet for 2 to 6 players (GT-1, GT-2.1)."""
    rules = GLOBAL_TRADE_4
    if players == 4:
        return rules
    if players == 5:
        seating = Seating(players=5, sides=2, resting=((0,), (2,), (4,)))
        return replace(rules, seating=seating, rulings=RULINGS | {"deal"})
    if players == 6:
        clauses = resting({"GT-1.3": ("players-partners", "players-rest", "players-rest-seats")})
        return replace(rules, seating=Seating(players=6, sides=3), clauses=GT | clauses, rulings=RULINGS | {"deal"})
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
    clauses = {**rules.clauses, "red-three-first": "GT-3.2"}
    return replace(rules, threes=replace(rules.threes, by_hand=bool(value)), clauses=clauses)


def _rest_optional(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, top_only=bool(value)))


OPTIONS: Final[tuple[Option, ...]] = (
    Option("six_player_form", "VA-2.18", ("3x2", "2x3"), _two_sides, only=(6,), form=True),
    seating_option(THREE),
    Option("jokers", "VA-3.8", (6, 4), _jokers, decides=("pack",)),
    Option("red_threes_by_hand", "VA-3.9", ON_OFF, _by_hand),
    Option("take_rest_optional", "VA-3.10", ON_OFF, _rest_optional),
    *family(top_wild_takeable=True),
)
"""The house rules of this sheet and of the classic family."""
