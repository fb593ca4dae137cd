"""Hand and Foot: a second packet to take up, books of seven, four deals (hand-and-foot.md)."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.forms import Again, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.initial_meld import InitialMeldByDeal
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.pile import Pile
from canasta_desktop.rules.pile_terms import BLACK_THREE, PAIR, RED_THREE, WILD, WildTop
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import STANDARD
from canasta_desktop.rules.systems.clauses.hand_and_foot import CLAUSES, RULINGS
from canasta_desktop.rules.systems.foot import Foot, FootOut, FootScoring
from canasta_desktop.rules.systems.foot_options import OPTIONS
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL
from canasta_desktop.rules.threes import RedThrees

__all__ = ["HAND_AND_FOOT_4", "KEY", "OPTIONS", "form"]

KEY: Final = "hand-and-foot"

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
    clauses=CLAUSES,
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
