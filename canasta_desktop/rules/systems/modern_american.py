"""The modern American game: dead ranks, the rule of five, bonus cards, special hands (modern-american.md).

What no other system has stands in modules of its own: `modern_melds` (which cards may be melded, the initial
meld, the pile), `modern_extras` (bonus cards, special hands, discards), `modern_scoring`.
"""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.cards import ACE, SEVEN
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import FOUR_TO_ACE, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile_terms import PAIR, WILD
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet, Value
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.systems.classic import STANDARD
from canasta_desktop.rules.systems.clauses.modern_american import CLAUSES, RULINGS
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
from canasta_desktop.rules.systems.shared import deals_option
from canasta_desktop.rules.table import ANY, NATURAL
from canasta_desktop.rules.threes import Last, RedThrees

KEY: Final = "modern-american"

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
    clauses=CLAUSES,
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
    deals_option(),
)
"""The house rules of the modern game."""
