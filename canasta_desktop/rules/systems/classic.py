"""Classic Canasta, the ground all other systems stand on (classic.md)."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.going_out import Asking, GoingOut
from canasta_desktop.rules.melds import BlackThrees, Melds, Sets
from canasta_desktop.rules.opening import Opening
from canasta_desktop.rules.pile import ADD, BLACK_THREE, PAIR, RED_THREE, WILD, WITH_WILD, Pile
from canasta_desktop.rules.ruleset import Deal, Pack, RuleSet
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.stock_end import TakeOrEnd
from canasta_desktop.rules.table import ANY
from canasta_desktop.rules.threes import RedThrees

KEY: Final = "classic"

STANDARD: Final = (20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 50)
"""Points by rank, two to ace and the joker (CL-1.3); a black three counts 5."""

CL: Final[dict[str, str]] = {
    # what is refused
    "not-your-turn": "CL-4.1",
    "wrong-phase": "CL-4.1",
    "deal-over": "CL-8.8",
    "card-not-in-hand": "CL-4.1",
    "meld-too-small": "CL-5.1",
    "meld-mixed-ranks": "CL-5.1",
    "meld-too-few-naturals": "CL-5.2",
    "meld-too-many-wilds": "CL-5.3",
    "meld-rank-not-allowed": "CL-5.1",
    "red-three-not-meldable": "CL-3.4",
    "black-threes-only-going-out": "CL-5.12",
    "wild-meld-not-allowed": "CL-5.5",
    "duplicate-meld": "CL-5.9",
    "no-such-meld": "CL-5.11",
    "minimum-not-met": "CL-7.1",
    "pile-empty": "CL-6.1",
    "pile-frozen-needs-pair": "CL-6.4",
    "pile-needs-match": "CL-6.5",
    "take-is-compulsory": "CL-9.2",
    "canasta-needed": "CL-8.3",
    "canastas-needed": "CL-8.3",
    "discard-required": "CL-4.4",
    "discard-not-allowed": "CL-4.5",
    "ask-first": "CL-8.7",
    "ask-too-late": "CL-8.6",
    "ask-once": "CL-8.6",
    "ask-not-allowed": "CL-8.6",
    "partner-said-no": "CL-8.7",
    "partner-said-yes": "CL-8.7",
    # what stands in the rule sheet
    "players-partners": "CL-1.1",
    "players-alone": "CL-12.1",
    "direction": "CL-1.7",
    "pack": "CL-1.2",
    "values": "CL-1.3",
    "wild-cards": "CL-1.4",
    "deal": "CL-2.1",
    "up-card": "CL-2.2",
    "up-card-covered": "CL-2.3",
    "red-threes-laid": "CL-3.1",
    "red-threes-from-pile": "CL-3.3",
    "turn-draw-or-take": "CL-4.1",
    "turn-meld": "CL-4.3",
    "turn-discard": "CL-4.4",
    "discard-any": "CL-4.5",
    "sets": "CL-5.1",
    "black-threes-melded": "CL-5.12",
    "canasta": "CL-5.7",
    "canasta-kinds": "CL-5.8",
    "one-meld-of-a-rank": "CL-5.9",
    "own-melds-only": "CL-5.11",
    "initial-meld": "CL-7.1",
    "minimum": "CL-7.2",
    "minimum-top-card": "CL-7.4",
    "minimum-no-bonus": "CL-7.5",
    "opens-for-partner": "CL-7.6",
    "minimum-waived": "CL-7.7",
    "take-whole-pile": "CL-6.1",
    "take-unfrozen": "CL-6.5",
    "frozen-by-wild": "CL-6.2",
    "frozen-unopened": "CL-6.3",
    "take-frozen": "CL-6.4",
    "pile-top-wild": "CL-6.7",
    "pile-top-black-three": "CL-6.8",
    "pile-single-card": "CL-6.9",
    "freeze-ends": "CL-6.10",
    "out-canastas": "CL-8.1",
    "out-how": "CL-8.2",
    "out-keep-card": "CL-8.3",
    "out-concealed": "CL-8.4",
    "asking": "CL-8.6",
    "stock-empty": "CL-9.1",
    "stock-empty-must-take": "CL-9.2",
    "stock-empty-may-end": "CL-9.3",
    "last-card-red-three": "CL-9.4",
    # the score sheet
    "melded": "CL-10.3",
    "canastas": "CL-10.1",
    "red-threes": "CL-10.4",
    "going-out": "CL-10.2",
    "in-hand": "CL-10.3",
    "target": "CL-11.1",
    "tie": "CL-11.2",
}

TWO_PLAYERS: Final[dict[str, str]] = {
    "deal": "CL-12.1",
    "turn-draw-or-take": "CL-12.2",
    "out-canastas": "CL-12.3",
    "canastas-needed": "CL-12.3",
    "target": "CL-12.4",
    "last-two-cards": "CL-12.6",
    "ask-not-allowed": "CL-12.8",
}

CLASSIC_4: Final = RuleSet(
    key=KEY,
    seating=Seating(players=4, sides=2),
    pack=Pack(decks=2, jokers=4, values=STANDARD),
    deal=Deal(hand=11, draw=1, cover=WILD | RED_THREE),
    threes=RedThrees(),
    melds=Melds((Sets(min_naturals=2, max_wilds=3), BlackThrees())),
    opening=Opening(steps=((0, 50), (1500, 90), (3000, 120)), below_zero=15, waived_concealed=True),
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
    scoring=Scoring(canastas=(500, 300), red_threes=(0, 100, 200, 300, 800), target=5000),
    clauses=CL,
)

CLASSIC_2: Final = replace(
    CLASSIC_4,
    seating=Seating(players=2, sides=2),
    deal=replace(CLASSIC_4.deal, hand=15, draw=2),
    out=replace(CLASSIC_4.out, canastas=((ANY, 2),), ask=Asking.OFF),
    clauses={**CL, **TWO_PLAYERS},
)


def form(players: int) -> RuleSet | None:
    """Classic Canasta for so many players (CL-1, CL-12), None where there is no such form."""
    return {2: CLASSIC_2, 4: CLASSIC_4}.get(players)
