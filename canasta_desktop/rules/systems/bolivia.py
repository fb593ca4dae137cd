"""Bolivia: Samba with melds of wild cards (bolivia.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import Cards, is_black_three
from canasta_desktop.rules.forms import BlackThrees, Sequences, WildMelds
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item, Line, Scoring
from canasta_desktop.rules.statements import Statement, resting, say
from canasta_desktop.rules.systems.samba import SA, SAMBA_4, SETS, SIX, TOP_MINIMUM, seated
from canasta_desktop.rules.table import ANY, NOBODY, SAMBA, Meld, Table

KEY: Final = "bolivia"

BO: Final[dict[str, str]] = {
    **SA,
    **resting(
        {
            "BO-1.1": ("pack", "deal", "turn-draw"),
            "BO-1.2": ("wild-melds", "wild-melds-second", "wild-meld-not-allowed"),
            "BO-1.3": ("names-bolivia",),
            "BO-1.4": ("sets-wilds", "meld-too-many-wilds"),
            "BO-1.5": ("pile-top-wild",),
            "BO-1.6": ("minimum", "minimum-together", "minimum-not-met"),
            "BO-1.7": (*("out-canastas", "canasta-needed", "canastas-needed", "must-keep-card", "going-out"),),
            "BO-1.8": ("penalties", "score-black-threes-caught"),
            "BO-1.9": ("red-threes", "threes-sign"),
            "BO-1.10": ("target",),
            "BO-1.11": ("canastas", "score-samba", "score-wild-canasta"),
        }
    ),
}

BLACK_THREE_COSTS: Final = 100


@dataclass(frozen=True)
class BoliviaScoring(Scoring):
    """Black threes in hand cost 100 each instead of their value where somebody else has gone out (BO-1.8, A-2)."""

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[Line]:
        lines = super().penalty_lines(table, left, account, melds)
        if table.out == NOBODY:
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
            clause = table.rules.clause("penalties")
            lines.append(Line(Item.BLACK_THREES, -BLACK_THREE_COSTS * len(held), len(held), held, clause))
        return lines

    def hand_lines(self, table: Table, left: Sequence[Cards], account: int) -> list[Line]:
        if table.out != NOBODY:
            left = tuple([tuple([card for card in cards if not is_black_three(card)]) for cards in left])
        return super().hand_lines(table, left, account)

    def tell_canastas(self, rules: RuleSet) -> list[Statement]:
        return [*super().tell_canastas(rules), say(rules, "names-bolivia", (("size", rules.melds.canasta),))]

    def tell_penalties(self, rules: RuleSet) -> list[Statement]:
        told = super().tell_penalties(rules)
        return [*told, say(rules, "score-black-threes-caught", (("points", BLACK_THREE_COSTS),))]


BOLIVIA_4: Final[RuleSet] = replace(
    SAMBA_4,
    key=KEY,
    melds=Melds((SETS, Sequences(whole="escalera"), WildMelds(), BlackThrees())),
    out=replace(SAMBA_4.out, canastas=((ANY, 2), (SAMBA, 1))),
    scoring=BoliviaScoring(
        canastas=(500, 300, 2500, 1500), red_threes=SAMBA_4.scoring.red_threes, target=15000, threes_need=2
    ),
    clauses=BO,
    rulings=SAMBA_4.rulings | {"wild-melds-second"},
)


def form(players: int) -> RuleSet | None:
    """Bolivia for 2 to 6 players."""
    return seated(BOLIVIA_4, players)


OPTIONS: Final[tuple[Option, ...]] = (SIX, TOP_MINIMUM)
"""The house rules of bolivia."""
