"""Hand and Foot: a second packet to take up, books of seven, four deals (hand-and-foot.md)."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.forms import Again, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.initial_meld import InitialMeldByDeal
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.pile import BLACK_THREE, PAIR, RED_THREE, WILD, Pile, WildTop
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CL, STANDARD
from canasta_desktop.rules.systems.foot import Foot, FootOut, FootScoring
from canasta_desktop.rules.systems.foot_options import OPTIONS
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL
from canasta_desktop.rules.threes import RedThrees

__all__ = ["HAND_AND_FOOT_4", "KEY", "OPTIONS", "form"]

KEY: Final = "hand-and-foot"

HF: Final[dict[str, str]] = {
    **CL,
    **resting(
        {
            "HF-1.1": ("players-partners", "players-alone", "players-rest", "players-rest-seats", "pack"),
            "HF-1.2": ("deal", "deal-foot"),
            "HF-1.3": ("up-card", "up-card-covered"),
            "HF-1.4": ("values",),
            "HF-2.1": (
                *("turn-parts", "turn-draw"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "HF-2.2": (
                *("take-top-melded", "take-top-cards", "take-pair", "pile-empty", "pile-needs-pair"),
                *("pile-needs-match", "pile-frozen-needs-pair", "pile-before-initial-meld", "pile-never-frozen"),
            ),
            "HF-2.3": ("pile-top-wild", "pile-top-black-three", "pile-top-red-three"),
            "HF-2.4": ("minimum-top-card",),
            "HF-3.1": (
                *("sets", "wild-melds", "canasta", "meld-largest", "meld-too-small", "meld-too-large", "meld-closed"),
                *("meld-mixed-ranks", "sequence-invalid", "wild-meld-not-allowed"),
            ),
            "HF-3.2": (
                *("sets-wilds", "sets-two-to-one", "canasta-naturals"),
                *("meld-too-many-wilds", "meld-too-few-naturals"),
            ),
            "HF-3.3": ("names-books",),
            "HF-3.4": ("one-meld-of-a-rank", "wild-melds-second", "duplicate-meld", "take-joins", "take-more"),
            "HF-3.5": (
                *("no-black-threes", "meld-rank-not-allowed", "black-threes-only-going-out"),
                "red-three-not-meldable",
            ),
            "HF-4.1": ("red-threes-dealt", "red-threes-drawn", "red-three-first", "red-threes"),
            "HF-4.2": ("score-threes-caught",),
            "HF-4.3": ("up-card-black-three",),
            "HF-5.1": ("initial-meld", "minimum", "minimum-no-bonus", "minimum-not-met"),
            "HF-6.1": ("foot-at-once",),
            "HF-6.2": ("foot-next-turn",),
            "HF-6.3": ("foot-threes",),
            "HF-7.1": ("out-canastas", "canasta-needed", "canastas-needed"),
            "HF-7.2": ("partner-not-in-foot",),
            "HF-7.3": (
                *("asking", "asking-next", "asking-answer", "asking-impossible"),
                *("ask-first", "ask-too-late", "ask-once", "ask-not-allowed", "partner-said-no", "partner-said-yes"),
            ),
            "HF-7.4": ("out-how",),
            "HF-7.5": ("out-keep-card", "must-keep-card"),
            "HF-7.6": ("stock-empty", "stock-empty-never", "stock-no-bonus", "take-is-compulsory"),
            "HF-8.1": ("canastas", "score-wild-canasta", "melded", "in-hand", "going-out", "score-no-concealed"),
            "HF-8.2": ("target", "tie"),
            "VA-6.26": ("threes-stay",),
            "VA-6.28": ("score-black-threes-left",),
        }
    ),
}

RULINGS: Final[frozenset[str]] = frozenset(
    [
        *("first-dealer", "players-rest", "players-rest-seats", "wild-melds-second", "tie"),
        *("last-single", "last-three-unreplaced", "last-only-threes", "sets-at-most", "asking-next"),
        *("pile-never-frozen", "take-more", "asking-impossible"),
    ]
)
"""What the sources leave open (A-3, A-5 to A-7, A-9, the clauses marked so, A-16 and A-20 of classic.md)."""

HAND_AND_FOOT_4: Final[RuleSet] = RuleSet(
    key=KEY,
    seating=Seating(players=4, sides=2),
    pack=Pack(decks=5, jokers=10, values=STANDARD),
    dealing=Dealing(hand=13, draw=2, cover=WILD | RED_THREE, buries=True),
    threes=RedThrees(),
    melds=Melds(
        (
            Sets(min_naturals=2, max_wilds=2, ratio=Ratio.TWO_TO_ONE, most=7, repeat=Again.COMPLETE),
            WildMelds(),
        )
    ),
    initial_meld=InitialMeldByDeal(steps=((0, 50),), below_zero=50, waived_concealed=False, deals=(50, 90, 120, 150)),
    pile=Pile(
        open=PAIR,
        frozen=PAIR,
        unopened=PAIR,
        freezes=0,
        turned_freezes=0,
        bars=BLACK_THREE,
        wild_top=WildTop.ALIKE,
        unopened_is_frozen=False,
        single_card=False,
        most=7,
    ),
    out=FootOut(
        canastas=((NATURAL, 2), (MIXED, 2), (ALL_WILD, 1)),
        ask=Asking.COMPULSORY,
        bonus=100,
        concealed=100,
        conceals=Concealed.NEVER,
        keeps=True,
    ),
    stock_end=TakeOrEnd(must=Must.NEVER),
    scoring=FootScoring(canastas=(500, 300, 1500, 0), red_threes=(0, 100), target=0, deals=4),
    clauses=HF,
    rulings=RULINGS,
    extras=(Foot(13),),
)


def form(players: int) -> RuleSet | None:
    """Hand and Foot for 2 to 6 players, a pack more than players (HF-1.1)."""
    rules = HAND_AND_FOOT_4
    seating = {
        2: Seating(players=2, sides=2),
        3: Seating(players=3, sides=3),
        4: rules.seating,
        5: Seating(players=5, sides=2, resting=((0,), (2,), (4,))),
        6: Seating(players=6, sides=2),
    }.get(players)
    if seating is None:
        return None
    # With five, four play (HF-1.1): their packs are those of four.
    playing = 4 if players == 5 else players
    pack = replace(rules.pack, decks=playing + 1, jokers=2 * (playing + 1))
    out = rules.out if seating.has_partners() else replace(rules.out, ask=Asking.OFF)
    return replace(rules, seating=seating, pack=pack, out=out)
