"""Classic Canasta, the ground all other systems stand on (classic.md)."""

from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import BlackThrees, Sets
from canasta_desktop.rules.going_out import Asking, GoingOut
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import Pile
from canasta_desktop.rules.pile_terms import ADD, BLACK_THREE, PAIR, RED_THREE, WILD, WITH_WILD
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet, Value
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, resting, statement
from canasta_desktop.rules.stock_end import TakeOrEnd
from canasta_desktop.rules.systems.clauses.classic import (
    CLAUSES,
    CUT_THROAT_CLAUSES,
    CUT_THROAT_RULINGS,
    FIVE_PLAYERS,
    INDIVIDUAL_CLAUSES,
    RULINGS,
    SIX_PLAYERS,
    SIX_PLAYERS_RULINGS,
    TWO_PLAYERS,
)
from canasta_desktop.rules.systems.shared import CLASSIC_FAMILY, seating_option
from canasta_desktop.rules.table import ANY, Table
from canasta_desktop.rules.threes import RedThrees

KEY: Final = "classic"

STANDARD: Final = (20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 50)
"""Points by rank, two to ace and the joker (CL-1.3); a black three counts 5."""

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
    clauses=CLAUSES,
    rulings=RULINGS,
)

CLASSIC_2: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=2, sides=2),
    dealing=replace(CLASSIC_4.dealing, hand=15, draw=2),
    out=replace(CLASSIC_4.out, canastas=((ANY, 2),), ask=Asking.OFF),
    clauses=CLAUSES | TWO_PLAYERS,
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
        result = [statement(rules, Rule.PLAYERS_CUT_THROAT, (("players", self.players),))]
        codes = [Rule.PLAYERS_ALONE_FIRST, Rule.SIDES_MELDS, Rule.SIDES_MERGE]
        codes += [Rule.SIDES_OUT_FIRST, Rule.SIDES_NEVER_TAKEN]
        return result + [statement(rules, code) for code in codes]


CUT_THROAT: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=CutThroat(players=3, sides=3),
    dealing=replace(CLASSIC_4.dealing, hand=13, draw=2),
    scoring=replace(CLASSIC_4.scoring, target=7500),
    clauses=CLAUSES | CUT_THROAT_CLAUSES,
    rulings=CUT_THROAT_RULINGS,
)

INDIVIDUAL: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=3, sides=3),
    dealing=replace(CLASSIC_4.dealing, hand=13),
    out=replace(CLASSIC_4.out, ask=Asking.OFF),
    clauses=CLAUSES | INDIVIDUAL_CLAUSES,
)

CLASSIC_5: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=5, sides=2, resting=((0,), (2,), (4,))),
    clauses=CLAUSES | FIVE_PLAYERS,
)

CLASSIC_6: Final[RuleSet] = replace(
    CLASSIC_4,
    seating=Seating(players=6, sides=2),
    pack=replace(CLASSIC_4.pack, decks=3, jokers=6),
    dealing=replace(CLASSIC_4.dealing, hand=13),
    initial_meld=replace(CLASSIC_4.initial_meld, steps=(*CLASSIC_4.initial_meld.steps, (7000, 150))),
    out=replace(CLASSIC_4.out, canastas=((ANY, 2),)),
    scoring=replace(CLASSIC_4.scoring, red_threes=(0, 100, 200, 300, 400, 1000, 1200), target=10000),
    clauses=CLAUSES | SIX_PLAYERS,
    rulings=SIX_PLAYERS_RULINGS,
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
    clauses = {**rules.clauses, **resting({"CL-13i.2": (Rule.TURN_DRAW, Rule.OUT_CANASTAS, Reason.CANASTAS_NEEDED)})}
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
    clauses = {**rules.clauses, **resting({"VA-2.16": (Rule.OUT_CANASTAS, Reason.CANASTAS_NEEDED)})}
    return replace(rules, out=replace(rules.out, canastas=((ANY, value),)), clauses=clauses)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("three_player_form", "VA-2.15", ("cutthroat", "individual"), _individual, only=(3,), form=True),
    Option("six_player_form", "VA-2.18", ("2x3", "3x2"), _three_sides, only=(6,), form=True),
    Option("two_player_draw", "VA-2.26", (2, 1), _draw, only=(2,), decides=(Rule.TURN_DRAW,)),
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
    Option("direction", "VA-6.1", ("left", "right"), _direction, only=(3, 4, 5, 6), decides=(Rule.DIRECTION,)),
    seating_option(),
    *CLASSIC_FAMILY,
)
"""The house rules of classic, in the order in which they are applied."""
