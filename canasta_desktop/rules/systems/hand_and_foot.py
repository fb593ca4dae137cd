"""Hand and Foot: a second packet to take up, books of seven, four deals (hand-and-foot.md)."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.codes import Rule, Subject, Topic
from canasta_desktop.rules.forms import Again, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.initial_meld import InitialMeldByDeal
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.pile import BLACK_THREE, PAIR, RED_THREE, WILD, Pile, WildTop
from canasta_desktop.rules.refusals import Reason
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

HF: Final[dict[Subject, str]] = {
    **CL,
    **resting(
        {
            "HF-1.1": (
                Rule.PLAYERS_PARTNERS,
                Rule.PLAYERS_ALONE,
                Rule.PLAYERS_REST,
                Rule.PLAYERS_REST_SEATS,
                Rule.PACK,
            ),
            "HF-1.2": (Rule.DEAL, Rule.DEAL_FOOT),
            "HF-1.3": (Rule.UP_CARD, Rule.UP_CARD_COVERED),
            "HF-1.4": (Rule.VALUES,),
            "HF-2.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "HF-2.2": (
                *(Rule.TAKE_TOP_MELDED, Rule.TAKE_TOP_CARDS, Rule.TAKE_PAIR, Reason.PILE_EMPTY, Reason.PILE_NEEDS_PAIR),
                *(
                    Reason.PILE_NEEDS_MATCH,
                    Reason.PILE_FROZEN_NEEDS_PAIR,
                    Reason.PILE_BEFORE_INITIAL_MELD,
                    Rule.PILE_NEVER_FROZEN,
                ),
            ),
            "HF-2.3": (
                Rule.PILE_TOP_WILD,
                Reason.PILE_TOP_WILD,
                Rule.PILE_TOP_BLACK_THREE,
                Reason.PILE_TOP_BLACK_THREE,
                Reason.PILE_TOP_RED_THREE,
            ),
            "HF-2.4": (Rule.MINIMUM_TOP_CARD,),
            "HF-3.1": (
                *(
                    Rule.SETS,
                    Rule.WILD_MELDS,
                    Rule.CANASTA,
                    Rule.MELD_LARGEST,
                    Reason.MELD_TOO_SMALL,
                    Reason.MELD_TOO_LARGE,
                    Reason.MELD_CLOSED,
                ),
                *(Reason.MELD_MIXED_RANKS, Reason.SEQUENCE_INVALID, Reason.WILD_MELD_NOT_ALLOWED),
            ),
            "HF-3.2": (
                *(Rule.SETS_WILDS, Rule.SETS_TWO_TO_ONE, Rule.CANASTA_NATURALS),
                *(Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS),
            ),
            "HF-3.3": (Rule.NAMES_BOOKS,),
            "HF-3.4": (
                Rule.ONE_MELD_OF_A_RANK,
                Rule.WILD_MELDS_SECOND,
                Reason.DUPLICATE_MELD,
                Rule.TAKE_JOINS,
                Rule.TAKE_MORE,
            ),
            "HF-3.5": (
                *(Rule.NO_BLACK_THREES, Reason.MELD_RANK_NOT_ALLOWED, Reason.BLACK_THREES_ONLY_GOING_OUT),
                Reason.RED_THREE_NOT_MELDABLE,
            ),
            "HF-4.1": (Rule.RED_THREES_DEALT, Rule.RED_THREES_DRAWN, Reason.RED_THREE_FIRST, Topic.RED_THREES),
            "HF-4.2": (Rule.SCORE_THREES_CAUGHT,),
            "HF-4.3": (Rule.UP_CARD_BLACK_THREE,),
            "HF-5.1": (Rule.INITIAL_MELD, Rule.MINIMUM, Rule.MINIMUM_NO_BONUS, Reason.MINIMUM_NOT_MET),
            "HF-6.1": (Rule.FOOT_AT_ONCE,),
            "HF-6.2": (Rule.FOOT_NEXT_TURN,),
            "HF-6.3": (Rule.FOOT_THREES,),
            "HF-7.1": (Rule.OUT_CANASTAS, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED),
            "HF-7.2": (Reason.PARTNER_NOT_IN_FOOT,),
            "HF-7.3": (
                *(Topic.ASKING, Rule.ASKING_NEXT, Rule.ASKING_ANSWER, Rule.ASKING_IMPOSSIBLE),
                *(
                    Reason.ASK_FIRST,
                    Reason.ASK_TOO_LATE,
                    Reason.ASK_ONCE,
                    Reason.ASK_NOT_ALLOWED,
                    Reason.PARTNER_SAID_NO,
                    Reason.PARTNER_SAID_YES,
                ),
            ),
            "HF-7.4": (Rule.OUT_HOW,),
            "HF-7.5": (Rule.OUT_KEEP_CARD, Reason.MUST_KEEP_CARD),
            "HF-7.6": (
                Rule.STOCK_EMPTY,
                Reason.STOCK_EMPTY,
                Rule.STOCK_EMPTY_NEVER,
                Rule.STOCK_NO_BONUS,
                Reason.TAKE_IS_COMPULSORY,
            ),
            "HF-8.1": (
                Topic.CANASTAS,
                Rule.SCORE_WILD_CANASTA,
                Topic.MELDED,
                Topic.IN_HAND,
                Topic.GOING_OUT,
                Rule.SCORE_NO_CONCEALED,
            ),
            "HF-8.2": (Rule.TARGET, Rule.TIE),
            "VA-6.26": (Rule.THREES_STAY,),
            "VA-6.28": (Rule.SCORE_BLACK_THREES_LEFT,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = frozenset(
    [
        *(Rule.FIRST_DEALER, Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS, Rule.WILD_MELDS_SECOND, Rule.TIE),
        *(Rule.LAST_SINGLE, Rule.LAST_THREE_UNREPLACED, Rule.LAST_ONLY_THREES, Rule.SETS_AT_MOST, Rule.ASKING_NEXT),
        *(Rule.PILE_NEVER_FROZEN, Rule.TAKE_MORE, Rule.ASKING_IMPOSSIBLE),
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
