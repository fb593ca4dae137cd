"""Classic Canasta, the ground all other systems stand on (classic.md)."""

from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.forms import BlackThrees, Sets
from canasta_desktop.rules.going_out import Asking, GoingOut
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import ADD, BLACK_THREE, PAIR, RED_THREE, WILD, WITH_WILD, Pile
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet, Value
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, resting, statement
from canasta_desktop.rules.stock_end import TakeOrEnd
from canasta_desktop.rules.systems.shared import CLASSIC_FAMILY, seating_option
from canasta_desktop.rules.table import ANY, Table
from canasta_desktop.rules.threes import RedThrees

KEY: Final = "classic"

STANDARD: Final = (20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 50)
"""Points by rank, two to ace and the joker (CL-1.3); a black three counts 5."""

CL: Final[dict[str, str]] = resting(
    {
        "CL-1.1": ("players-partners",),
        "CL-1.2": ("pack",),
        "CL-1.3": ("values",),
        "CL-1.4": ("wild-cards",),
        "CL-1.5": ("suits",),
        "CL-1.6": (
            *("first-dealer", "first-dealer-drawn"),
            *("sides-drawn", "sides-drawn-order", "sides-drawn-again", "sides-drawn-two"),
        ),
        "CL-1.7": ("direction",),
        "CL-2.1": ("deal",),
        "CL-2.2": ("up-card",),
        "CL-2.3": ("up-card-covered", "up-card-freezes"),
        "CL-2.4": ("up-card-black-three",),
        "CL-3.1": ("red-threes-dealt", "red-three-first"),
        "CL-3.2": ("red-threes-drawn",),
        "CL-3.3": ("red-threes-from-pile",),
        "CL-3.4": ("red-three-not-meldable",),
        "CL-4.1": (
            *("turn-parts", "turn-draw"),
            *("not-your-turn", "wrong-phase", "card-not-in-hand", "special-hand-invalid"),
        ),
        "CL-4.2": ("turn-may-draw",),
        "CL-4.3": ("turn-meld",),
        "CL-4.4": ("turn-discard", "discard-required"),
        "CL-4.5": ("discard-any", "discard-not-allowed"),
        "CL-5.1": ("sets", "meld-too-small", "meld-mixed-ranks", "meld-rank-not-allowed", "sequence-invalid"),
        "CL-5.2": ("sets-naturals", "meld-too-few-naturals"),
        "CL-5.3": ("sets-wilds", "meld-too-many-wilds", "wild-needs-five"),
        "CL-5.4": ("canasta-naturals",),
        "CL-5.5": ("no-wild-melds", "wild-meld-not-allowed", "wild-meld-unfinished"),
        "CL-5.6": ("no-limit", "meld-too-large", "meld-closed"),
        "CL-5.7": ("canasta",),
        "CL-5.8": ("canasta-turns-mixed",),
        "CL-5.9": ("one-meld-of-a-rank", "duplicate-meld"),
        "CL-5.10": ("same-rank-others",),
        "CL-5.11": ("own-melds-only", "no-such-meld"),
        "CL-5.12": ("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
        "CL-6.1": ("take-top-melded", "take-whole-pile", "pile-empty"),
        "CL-6.2": ("frozen-by-wild", "frozen-by-wild-alone"),
        "CL-6.3": ("frozen-unopened", "pile-before-initial-meld"),
        "CL-6.4": ("take-frozen", "pile-frozen-needs-pair", "pile-needs-pair", "pile-mixed-aces"),
        "CL-6.5": ("take-unfrozen", "take-more", "pile-needs-match"),
        "CL-6.6": ("take-joins",),
        "CL-6.7": ("pile-top-wild",),
        "CL-6.8": ("pile-top-black-three", "pile-top-red-three"),
        "CL-6.9": ("pile-single-card", "pile-single-card-stock"),
        "CL-6.10": ("freeze-ends",),
        "CL-6.11": ("take-then-meld",),
        "CL-7.1": ("initial-meld", "minimum-not-met", "initial-needs-pure-meld", "initial-mixed-canasta"),
        "CL-7.2": ("minimum",),
        "CL-7.3": ("minimum-together",),
        "CL-7.4": ("minimum-top-card",),
        "CL-7.5": ("minimum-no-bonus",),
        "CL-7.6": ("opens-for-partner",),
        "CL-7.7": ("minimum-waived",),
        "CL-8.1": ("out-canastas", "meld-unfinished", "partner-not-in-foot"),
        "CL-8.2": ("out-how",),
        "CL-8.3": ("out-keep-card", "canasta-needed", "canastas-needed", "must-keep-card"),
        "CL-8.4": ("out-concealed", "out-concealed-joins"),
        "CL-8.5": ("out-concealed-still",),
        "CL-8.6": ("asking", "ask-first", "ask-too-late", "ask-once", "ask-not-allowed"),
        "CL-8.7": ("asking-answer", "asking-impossible", "partner-said-no", "partner-said-yes"),
        "CL-8.8": ("out-ends", "deal-over"),
        "CL-9.1": ("stock-empty",),
        "CL-9.2": ("stock-empty-if-it-fits", "stock-empty-unless", "take-is-compulsory"),
        "CL-9.3": ("stock-empty-may-end", "stock-empty-never"),
        "CL-9.4": ("last-three-ends",),
        "CL-9.5": ("stock-no-bonus",),
        "CL-10.1": ("canastas",),
        "CL-10.2": ("going-out",),
        "CL-10.3": ("melded", "in-hand"),
        "CL-10.4": ("red-threes", "threes-sign"),
        "CL-10.5": ("score-negative",),
        "CL-11.1": ("target",),
        "CL-11.2": ("tie",),
        # with two cards drawn in a turn
        "CL-12.5": ("last-single",),
        "CL-12.6": ("last-three-unreplaced",),
        "CL-12.7": ("last-only-threes",),
        # with more than one partner
        "CL-15.8": ("asking-next",),
        # what only house rules bring
        "VA-2.2": ("wild-melds", "score-wild-canasta"),
        "VA-2.3": ("penalties",),
        "VA-2.4": ("sets-majority",),
        "VA-2.5": ("sets-staged",),
        "VA-2.6": ("frozen-by-black-three",),
        "VA-2.10": ("always-frozen",),
        "VA-2.12": ("out-concealed-fresh",),
        "VA-2.21": ("meld-largest",),
        "VA-2.23": ("take-not-unopened",),
        "VA-2.24": ("sets-two-to-one",),
        "VA-2.25": ("sets-at-most",),
        "VA-5.2": ("wild-melds-second",),
        "VA-6.3": ("sides-drawn-back",),
        "VA-6.4": ("sides-drawn-more",),
        "VA-6.5": ("sides-drawn-places",),
    }
)
"""What rests on which clause of classic.md, or of variations.md."""

RULINGS: Final[frozenset[str]] = frozenset(
    [
        *("first-dealer", "players-rest-seats", "asking-next", "asking-impossible", "tie"),
        *("black-threes-last", "take-more", "out-concealed-joins", "stock-empty-unless"),
    ]
)
"""What the sources of classic leave open (CL-1.6, CL-11.2, CL-15.8, A-4, A-15 to A-17, A-19, A-20 and A-23)."""

CLASSIC_4: Final[RuleSet] = RuleSet(
    key=KEY,
    seating=Seating(players=4, sides=2),
    pack=Pack(decks=2, jokers=4, values=STANDARD),
    dealing=Dealing(hand=11, draw=1, cover=WILD | RED_THREE),
    threes=RedThrees(),
    melds=Melds((Sets(min_naturals=2, max_wilds=3), BlackThrees())),
    initial_meld=InitialMeld(steps=((0, 50), (1500, 90), (3000, 120)), below_zero=15, waived_concealed=True),
    pile=Pile(
        open=PAIR | WITH_WILD | ADD,
        frozen=PAIR,
        unopened=PAIR,
        freezes=WILD,
        turned_freezes=WILD | RED_THREE,
        bars=WILD | BLACK_THREE,
    ),
    out=GoingOut(canastas=((ANY, 1),), ask=Asking.OPTIONAL, bonus=100, concealed=200),
    stock_end=TakeOrEnd(),
    scoring=Scoring(canastas=(500, 300, 0, 0), red_threes=(0, 100, 200, 300, 800), target=5000),
    clauses=CL,
    rulings=RULINGS,
)

CLASSIC_2: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=2, sides=2),
    dealing=replace(CLASSIC_4.dealing, hand=15, draw=2),
    out=replace(CLASSIC_4.out, canastas=((ANY, 2),), ask=Asking.OFF),
    clauses=CL
    | resting(
        {
            "CL-12.1": ("players-alone", "deal"),
            "CL-12.2": ("turn-draw",),
            "CL-12.3": ("out-canastas", "canastas-needed"),
            "CL-12.4": ("target",),
            "CL-12.8": ("ask-not-allowed",),
        }
    ),
)


CUT_THROAT_CLAUSES: Final[dict[str, str]] = resting(
    {
        "CL-13.1": ("deal", "turn-draw"),
        "CL-13.2": ("players-cut-throat",),
        "CL-13.3": ("sides-out-first",),
        "CL-13.4": ("sides-never-taken",),
        "CL-13.5": ("sides-melds", "sides-merge"),
        "CL-13.6": ("score-own-accounts",),
        "CL-13.7": ("red-threes", "threes-sign"),
        "CL-13.8": ("minimum-own-score",),
        "CL-13.9": ("out-canastas",),
        "CL-13.10": ("players-alone-first",),
        "CL-13.11": ("target",),
        "CL-13.12": ("last-single", "last-three-unreplaced", "last-only-threes"),
    }
)


@dataclass(frozen=True)
class CutThroat(Seating):
    """Three seats that play alone until the first takes the pile: the other two are partners from then on (CL-13)."""

    def forms_sides(self) -> bool:
        return True

    def has_partners(self) -> bool:
        return True

    def account_side(self, table: Table, account: int) -> int:
        return table.sides[account]

    def seats_of(self, table: Table, account: int) -> list[int]:
        return [seat for seat in range(self.players) if table.sides[seat] == table.sides[account]]

    def three_seats_of(self, table: Table, account: int) -> list[int]:
        return [account]

    def players_statements(self, rules: RuleSet) -> list[Statement]:
        result = [statement(rules, "players-cut-throat", (("players", self.players),))]
        codes = ("players-alone-first", "sides-melds", "sides-merge", "sides-out-first", "sides-never-taken")
        return result + [statement(rules, code) for code in codes]


CUT_THROAT: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=CutThroat(players=3, sides=3),
    dealing=replace(CLASSIC_4.dealing, hand=13, draw=2),
    scoring=replace(CLASSIC_4.scoring, target=7500),
    clauses=CL | CUT_THROAT_CLAUSES,
    rulings=RULINGS
    | {"players-alone-first", "sides-merge", "last-single", "last-three-unreplaced", "last-only-threes"},
)

INDIVIDUAL: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=3, sides=3),
    dealing=replace(CLASSIC_4.dealing, hand=13),
    out=replace(CLASSIC_4.out, ask=Asking.OFF),
    clauses=CL | resting({"CL-13i.1": ("players-alone", "deal", "ask-not-allowed")}),
)

CLASSIC_5: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=5, sides=2, resting=((0,), (2,), (4,))),
    clauses=CL
    | resting({"CL-14.1": ("players-rest",), "CL-14.2": ("deal", "target"), "CL-14.3": ("players-rest-seats",)}),
)

CLASSIC_6: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=6, sides=2),
    pack=replace(CLASSIC_4.pack, decks=3, jokers=6),
    dealing=replace(CLASSIC_4.dealing, hand=13),
    initial_meld=replace(CLASSIC_4.initial_meld, steps=(*CLASSIC_4.initial_meld.steps, (7000, 150))),
    out=replace(CLASSIC_4.out, canastas=((ANY, 2),)),
    scoring=replace(CLASSIC_4.scoring, red_threes=(0, 100, 200, 300, 400, 1000, 1200), target=10000),
    clauses=CL
    | resting(
        {
            "CL-15.1": ("players-partners",),
            "CL-15.2": ("pack",),
            "CL-15.3": ("deal", "turn-draw"),
            "CL-15.4": ("out-canastas", "canastas-needed"),
            "CL-15.5": ("red-threes",),
            "CL-15.6": ("minimum", "target"),
            "CL-15.7": ("black-threes-melded", "black-threes-last", "black-threes-only-going-out"),
        }
    ),
    rulings=RULINGS | {"black-threes-melded"},
)


def form(players: int) -> RuleSet | None:
    """Classic Canasta for so many players (CL-1, CL-12 to CL-15), None where there is no such form."""
    return {2: CLASSIC_2, 3: CUT_THROAT, 4: CLASSIC_4, 5: CLASSIC_5, 6: CLASSIC_6}.get(players)


# --- options of its own -----------------------------------------------------------------------------


def _individual(rules: RuleSet, value: Value) -> RuleSet:
    return replace(INDIVIDUAL, options=rules.options) if value == "individual" else rules


def _individual_draws_two(rules: RuleSet, value: Value) -> RuleSet:
    """Draw two, discard one and two canastas (CL-13i.2)."""
    if not value:
        return rules
    clauses = {**rules.clauses, **resting({"CL-13i.2": ("turn-draw", "out-canastas", "canastas-needed")})}
    dealing, out = replace(rules.dealing, draw=2), replace(rules.out, canastas=((ANY, 2),))
    return replace(rules, dealing=dealing, out=out, clauses=clauses)


def _three_sides(rules: RuleSet, value: Value) -> RuleSet:
    """Three sides of two, and minimums and target as they are with four or, for the target, three (CL-15.6)."""
    if value != "3x2":
        return rules
    opening = replace(rules.initial_meld, steps=CLASSIC_4.initial_meld.steps)
    scoring = replace(rules.scoring, target=7500)
    return replace(rules, seating=replace(rules.seating, sides=3), initial_meld=opening, scoring=scoring)


def _direction(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, seating=replace(rules.seating, clockwise=value == "left"))


def _draw(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, dealing=replace(rules.dealing, draw=value))


def _three_player_canastas(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    clauses = {**rules.clauses, **resting({"VA-2.16": ("out-canastas", "canastas-needed")})}
    return replace(rules, out=replace(rules.out, canastas=((ANY, value),)), clauses=clauses)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("three_player_form", "VA-2.15", ("cutthroat", "individual"), _individual, only=(3,), form=True),
    Option("six_player_form", "VA-2.18", ("2x3", "3x2"), _three_sides, only=(6,), form=True),
    Option("two_player_draw", "VA-2.26", (2, 1), _draw, only=(2,), decides=("turn-draw",)),
    # Both give the form its number of canastas, which `canastas_to_go_out` goes before (VA-5.4).
    Option("three_player_canastas", "VA-2.16", (1, 2), _three_player_canastas, only=(3,), form=True),
    Option(
        "individual_draw_two",
        "VA-2.17",
        (False, True),
        _individual_draws_two,
        only=(3,),
        needs=(("three_player_form", ("individual",)),),
        form=True,
    ),
    Option("direction", "VA-6.1", ("left", "right"), _direction, only=(3, 4, 5, 6), decides=("direction",)),
    seating_option(),
    *CLASSIC_FAMILY,
)
"""The house rules of classic, in the order in which they are applied."""
