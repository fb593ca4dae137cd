"""The modern American game: dead ranks, the rule of five, bonus cards, special hands (modern-american.md).

What no other system has stands in modules of its own: `modern_melds` (which cards may be melded, the initial
meld, the pile), `modern_extras` (bonus cards, special hands, discards), `modern_scoring`.
"""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.cards import ACE, SEVEN
from canasta_desktop.rules.codes import Rule, Subject, Topic
from canasta_desktop.rules.forms import FOUR_TO_ACE, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import PAIR, WILD
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet, Value
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CL, STANDARD
from canasta_desktop.rules.systems.modern_extras import BAN_RULES, BonusCards, ModernDiscards, SpecialHands
from canasta_desktop.rules.systems.modern_melds import (
    DEMAND_RULES,
    INCOMPLETE_RULES,
    ModernMelds,
    ModernOut,
    ModernPile,
    PureInitialMeld,
)
from canasta_desktop.rules.systems.modern_scoring import ModernScoring
from canasta_desktop.rules.table import ANY, NATURAL
from canasta_desktop.rules.threes import Last, RedThrees

KEY: Final = "modern-american"

MA: Final[dict[Subject, str]] = {
    **CL,
    **resting(
        {
            "MA-1.1": (Rule.PLAYERS_PARTNERS, Rule.PACK, Rule.VALUES),
            "MA-1.2": (Rule.DEAL, Rule.UP_CARD),
            "MA-1.3": (Rule.TURN_CARD,),
            "MA-1.4": (Rule.DIRECTION,),
            "MA-1.5": (Rule.TARGET,),
            "MA-2.1": (Rule.THREES_FIRST_TURN,),
            "MA-2.2": (Rule.THREES_DRAWN,),
            "MA-2.3": (Rule.THREES_KEEP_ONE,),
            "MA-2.4": (Rule.THREES_SECOND,),
            "MA-2.5": (Rule.THREES_HELD_AFTER_INITIAL_MELD, Reason.RED_THREE_FIRST),
            "MA-2.6": (Rule.THREES_HELD_LAY,),
            "MA-2.7": (Reason.RED_THREE_NOT_MELDABLE, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "MA-3.1": (
                *(
                    Rule.SETS,
                    Rule.MELD_LARGEST,
                    Rule.CANASTA,
                    Reason.MELD_TOO_SMALL,
                    Reason.MELD_TOO_LARGE,
                    Reason.MELD_CLOSED,
                ),
                *(Reason.MELD_MIXED_RANKS, Reason.SEQUENCE_INVALID),
            ),
            "MA-3.2": (Rule.SETS_OF, Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS),
            "MA-3.3": (Rule.WILD_IN_INITIAL_MELD, Reason.WILD_NEEDS_FIVE),
            "MA-3.4": (Rule.WILD_NOT_BEFORE_FIVE,),
            "MA-3.5": (Rule.SEVENS_PURE,),
            "MA-3.6": (Rule.ACES_PURE,),
            "MA-3.7": (Rule.WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED),
            "MA-3.8": (Rule.WILD_MELD_FIRST, Rule.WILD_MELD_FIRST_IN_INITIAL_MELD, Reason.WILD_MELD_UNFINISHED),
            "MA-3.9": (Rule.ONE_MELD_OF_A_RANK, Rule.WILD_MELDS_SECOND, Reason.DUPLICATE_MELD),
            "MA-3.10": (Rule.DEAD_RANKS, Rule.DEAD_RANKS_MIXED, Reason.MELD_RANK_NOT_ALLOWED),
            "MA-3.11": (Rule.SPECIAL_DEAD_RANKS,),
            "MA-4.1": (
                *(
                    Rule.TURN_PARTS,
                    Rule.TURN_DRAW,
                    Rule.TURN_MELD,
                    Rule.TURN_DISCARD,
                    Rule.TAKE_WHOLE_PILE,
                    Reason.PILE_EMPTY,
                ),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "MA-4.2": (
                *(Rule.TAKE_TOP_MELDED, Rule.TAKE_PAIR, Rule.PILE_NEVER_FROZEN, Reason.PILE_NEEDS_PAIR),
                *(
                    Reason.PILE_NEEDS_MATCH,
                    Reason.PILE_FROZEN_NEEDS_PAIR,
                    Rule.PILE_SINGLE_CARD,
                    Reason.PILE_SINGLE_CARD,
                ),
            ),
            "MA-4.3": (Rule.TAKE_UP_TO_FOUR,),
            "MA-4.4": (
                Rule.TAKE_NOT_DEAD,
                Rule.PILE_TOP_WILD,
                Reason.PILE_TOP_WILD,
                Rule.PILE_TOP_BLACK_THREE,
                Reason.PILE_TOP_BLACK_THREE,
            ),
            "MA-4.5": (
                *(Rule.TAKE_AFTER_INITIAL_MELD_FROM_HAND, Rule.TAKE_PAIR_IN_INITIAL_MELD),
                *(Reason.PILE_BEFORE_INITIAL_MELD, Reason.PILE_MIXED_ACES),
            ),
            "MA-4.6": (Rule.DISCARD_NO_THREE_NO_WILD, Rule.DISCARD_WILD_FORCED, Reason.DISCARD_NOT_ALLOWED),
            "MA-4.7": (Topic.DISCARD_EMPTY_PILE,),
            "MA-4.8": (Rule.OUT_KEEP_CARD, Reason.MUST_KEEP_CARD),
            "MA-5.1": (Rule.MINIMUM, Reason.MINIMUM_NOT_MET),
            "MA-5.2": (Rule.INITIAL_MELD, Reason.INITIAL_NEEDS_PURE_MELD),
            "MA-5.3": (Rule.INITIAL_SPLASH,),
            "MA-5.4": (Rule.INITIAL_SPECIAL,),
            "MA-5.5": (Rule.MINIMUM_NO_BONUS,),
            "MA-5.6": (
                Rule.INITIAL_MIXED_CANASTA,
                Reason.INITIAL_MIXED_CANASTA,
            ),
            "MA-6.1": (Rule.BONUS_CARDS,),
            "MA-6.2": (Rule.BONUS_TAKEN,),
            "MA-6.3": (Rule.BONUS_NONE, Rule.BONUS_NONE_PILE),
            "MA-6.4": (Rule.BONUS_FULL,),
            "MA-6.5": (Rule.BONUS_LEFT,),
            "MA-7": (Rule.SPECIAL_HANDS, Reason.SPECIAL_HAND_INVALID),
            "MA-7.2": (Rule.SPECIAL_NO_THREES,),
            "MA-7.3": (Rule.SPECIAL_ONLY,),
            "MA-8.1": (
                *(
                    Rule.OUT_CANASTAS,
                    Rule.OUT_HOW,
                    Rule.OUT_FACE_DOWN_SCORED,
                    Reason.CANASTA_NEEDED,
                    Reason.CANASTAS_NEEDED,
                ),
                *(Reason.DISCARD_REQUIRED, Reason.MELD_UNFINISHED, Reason.PARTNER_NOT_IN_FOOT),
            ),
            "MA-8.2": (
                *(Topic.ASKING, Rule.ASKING_ANSWER, Rule.ASKING_IMPOSSIBLE),
                *(Reason.ASK_FIRST, Reason.ASK_TOO_LATE, Reason.ASK_ONCE, Reason.ASK_NOT_ALLOWED),
                *(Reason.PARTNER_SAID_NO, Reason.PARTNER_SAID_YES),
            ),
            "MA-8.3": (Topic.OUT_INCOMPLETE,),
            "MA-8.4": (
                Rule.STOCK_EMPTY,
                Reason.STOCK_EMPTY,
                Rule.STOCK_EMPTY_NEVER,
                Reason.TAKE_IS_COMPULSORY,
                Rule.STOCK_NO_BONUS,
            ),
            "MA-8.5": (Rule.LAST_THREE_IN_HAND,),
            "MA-8.6": (Rule.SCORE_NO_CONCEALED,),
            "MA-9.1": (Topic.CANASTAS, Rule.SCORE_WILD_CANASTA),
            "MA-9.2": (Topic.GOING_OUT,),
            "MA-9.3": (Topic.RED_THREES,),
            "MA-9.4": (Topic.PENALTIES, Rule.PENALTY_WILD),
            "MA-9.5": (Topic.PENALTIES_IN_HAND,),
            "MA-9.6": (Topic.MELDED, Topic.IN_HAND, Topic.THREES_SIGN),
            "MA-9.7": (Rule.SCORE_ONE_CANASTA,),
            "MA-9.8": (Rule.TIE,),
            "VA-1.3": (Rule.TAKE_NOT_BEFORE_INITIAL_MELD, Rule.TAKE_NO_MIXED_ACES),
            "VA-1.4": (Rule.THREES_KEEP_ANY,),
            "VA-1.5": (Rule.SCORE_HAND_THREES_AS_LAID,),
            "VA-1.6": (Rule.LAST_THREE_PLAYS_ON,),
            "VA-1.10": (Rule.WINGS_ASIDE, Rule.BONUS_WINGS),
            "VA-5.7": (Rule.BONUS_RESERVED,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = frozenset(
    [
        *(
            Rule.FIRST_DEALER,
            Rule.WILD_MELD_FIRST_IN_INITIAL_MELD,
            Rule.DEAD_RANKS_MIXED,
            Rule.DISCARD_WILD_FORCED,
            Rule.TAKE_PAIR_IN_INITIAL_MELD,
        ),
        *(Rule.BONUS_NONE_PILE, Rule.BONUS_FULL, Rule.BONUS_LEFT, Rule.OUT_FACE_DOWN_SCORED),
        *(Reason.ASK_TOO_LATE, Rule.ASKING_IMPOSSIBLE, Rule.TIE),
    ]
)
"""What the sources leave open: the clauses marked so, A-1 to A-4, A-14, A-20, A-21, and A-20 of classic.md."""

ORDINARY: Final = FOUR_TO_ACE & ~(1 << SEVEN) & ~(1 << ACE)

MODERN: Final[RuleSet] = RuleSet(
    key=KEY,
    seating=Seating(players=4, sides=2),
    pack=Pack(decks=2, jokers=4, values=STANDARD),
    dealing=Dealing(hand=13, draw=1, cover=0, upcard=False),
    threes=RedThrees(every=True, at_first_turn=True, keep=1, last=Last.IN_HAND),
    melds=ModernMelds(
        (
            Sets(min_naturals=2, max_wilds=2, ranks=ORDINARY, most=7),
            Sets(min_naturals=2, max_wilds=0, ranks=1 << SEVEN, most=7),
            Sets(min_naturals=2, max_wilds=2, ranks=1 << ACE, most=7),
            WildMelds(),
        )
    ),
    initial_meld=PureInitialMeld(steps=((0, 125), (3000, 155), (5000, 180)), below_zero=125, waived_concealed=False),
    pile=ModernPile(
        open=PAIR,
        frozen=PAIR,
        unopened=PAIR,
        freezes=0,
        turned_freezes=0,
        bars=WILD,
        unopened_is_frozen=False,
        single_card=False,
        top_counts=False,
    ),
    out=ModernOut(
        canastas=((ANY, 2),),
        ask=Asking.OPTIONAL,
        bonus=100,
        concealed=100,
        conceals=Concealed.NEVER,
        discard=True,
        face_down=True,
        keeps=True,
        ask_late=True,
        ask_once=True,
    ),
    stock_end=TakeOrEnd(must=Must.NEVER),
    scoring=ModernScoring(
        canastas=(500, 300, 2000, 0),
        red_threes=(0, 100, 300, 500, 1000),
        target=8500,
        ranked=((ACE, NATURAL, 2500), (SEVEN, NATURAL, 2500)),
    ),
    clauses=MA,
    rulings=RULINGS,
    discards=ModernDiscards(),
    extras=(BonusCards(), SpecialHands()),
)


def form(players: int) -> RuleSet | None:
    """The modern game, for four players only (MA-1.1)."""
    return MODERN if players == 4 else None


# --- options ---------------------------------------------------------------------------------------


def _melds(rules: RuleSet) -> ModernMelds:
    assert isinstance(rules.melds, ModernMelds)
    return rules.melds


def _pure(rules: RuleSet) -> PureInitialMeld:
    assert isinstance(rules.initial_meld, PureInitialMeld)
    return rules.initial_meld


def _scoring(rules: RuleSet) -> ModernScoring:
    assert isinstance(rules.scoring, ModernScoring)
    return rules.scoring


def _out(rules: RuleSet) -> ModernOut:
    assert isinstance(rules.out, ModernOut)
    return rules.out


def _discards(rules: RuleSet) -> ModernDiscards:
    assert isinstance(rules.discards, ModernDiscards)
    return rules.discards


def _pile(rules: RuleSet) -> ModernPile:
    assert isinstance(rules.pile, ModernPile)
    return rules.pile


def _profile(rules: RuleSet, value: Value) -> RuleSet:
    """What the League's profile changes beside other options: garbage, four jokers, mixed canastas (VA-1.13)."""
    if value != "cla":
        return rules
    return replace(
        rules,
        initial_meld=replace(_pure(rules), mixed_canasta=False),
        scoring=replace(_scoring(rules), four_jokers=2000, garbage=3000),
    )


def _rule_of_five(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, melds=replace(_melds(rules), five=5 if value else 2))


def _initial_meld(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, initial_meld=replace(_pure(rules), demand=str(value)))


def _initial_take(rules: RuleSet, value: Value) -> RuleSet:
    unopened = 0 if value == "forbidden" else PAIR
    return replace(rules, pile=replace(_pile(rules), unopened=unopened, mixed_aces=value != "no_mixed_aces"))


def _keep_threes(rules: RuleSet, value: Value) -> RuleSet:
    if value != "unlimited":
        return rules
    return replace(rules, threes=replace(rules.threes, keep=1000, keep_open=True))


def _hand_threes(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, scoring=replace(_scoring(rules), hand_threes_as_laid=value == "as_laid"))


def _last_card(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, threes=replace(rules.threes, last=Last.PLAYS_ON if value == "play_on" else Last.IN_HAND))


def _closed_rank(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, melds=replace(_melds(rules), dead_for_all=value == "dead"))


def _empty_pile(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, discards=replace(_discards(rules), ban=str(value)))


def _incomplete(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, out=replace(_out(rules), incomplete=str(value)))


def _talons(rules: RuleSet, value: Value) -> RuleSet:
    others = tuple([extra for extra in rules.extras if not isinstance(extra, BonusCards)])
    return replace(rules, extras=(BonusCards(wings=value == "wings"), *others))


def _special_hands(rules: RuleSet, value: Value) -> RuleSet:
    others = tuple([extra for extra in rules.extras if not isinstance(extra, SpecialHands)])
    if value == "none":
        return replace(rules, extras=others)
    garbage = 3000 if value == "cla" else _scoring(rules).garbage
    scoring = replace(_scoring(rules), garbage=garbage)
    return replace(rules, extras=(*others, SpecialHands(league=value == "cla")), scoring=scoring)


def _splash(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, initial_meld=replace(_pure(rules), splash=bool(value)))


def _ask(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, out=replace(_out(rules), ask=Asking.OFF if value == "off" else Asking.OPTIONAL))


LEAGUE: Final[tuple[tuple[str, Value], ...]] = (
    ("special_hands", "cla"),
    ("initial_meld", "strict"),
    ("splash", False),
    ("empty_pile_ban", "swad"),
    ("no_out_incomplete", "all"),
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "profile",
        "VA-1.13",
        ("pagat", "cla"),
        _profile,
        sets=(("cla", LEAGUE),),
        decides=(Rule.INITIAL_MIXED_CANASTA, Reason.INITIAL_MIXED_CANASTA, Rule.PENALTY_WILD),
    ),
    Option(
        "rule_of_five",
        "VA-1.1",
        (True, False),
        _rule_of_five,
        decides=(Rule.WILD_IN_INITIAL_MELD, Reason.WILD_NEEDS_FIVE),
    ),
    Option(
        "initial_meld",
        "VA-1.2",
        tuple(DEMAND_RULES),
        _initial_meld,
        decides=(Rule.INITIAL_MELD, Reason.INITIAL_NEEDS_PURE_MELD),
    ),
    Option(
        "initial_take_pile",
        "VA-1.3",
        ("allowed", "forbidden", "no_mixed_aces"),
        _initial_take,
        decides=(Reason.PILE_BEFORE_INITIAL_MELD, Reason.PILE_MIXED_ACES),
    ),
    Option(
        "keep_threes",
        "VA-1.4",
        ("one", "unlimited"),
        _keep_threes,
        decides=(Rule.THREES_KEEP_ANY, Reason.RED_THREE_FIRST),
    ),
    Option("hand_threes_score", "VA-1.5", ("five", "as_laid"), _hand_threes),
    Option("last_card_three", "VA-1.6", ("ends", "play_on"), _last_card),
    Option(
        "closed_rank",
        "VA-1.7",
        ("dead", "own_only"),
        _closed_rank,
        decides=(Rule.DEAD_RANKS, Reason.MELD_RANK_NOT_ALLOWED),
    ),
    Option("empty_pile_ban", "VA-1.8", tuple(BAN_RULES), _empty_pile, decides=(Topic.DISCARD_EMPTY_PILE,)),
    Option(
        "no_out_incomplete",
        "VA-1.9",
        tuple(INCOMPLETE_RULES),
        _incomplete,
        decides=(Topic.OUT_INCOMPLETE, Reason.MELD_UNFINISHED),
    ),
    Option("talons", "VA-1.10", ("stock", "wings"), _talons),
    Option("special_hands", "VA-1.11", ("pagat", "cla", "none"), _special_hands),
    Option("splash", "VA-1.12", (True, False), _splash),
    Option(
        "ask_partner",
        "VA-1.14",
        ("once", "off"),
        _ask,
        decides=(Topic.ASKING, Reason.ASK_FIRST, Reason.ASK_NOT_ALLOWED),
    ),
)
"""The house rules of the modern game."""
