"""The modern American game: dead ranks, the rule of five, bonus cards, special hands (modern-american.md).

What no other system has stands in modules of its own: `modern_melds` (which cards may be melded, the initial
meld, the pile), `modern_extras` (bonus cards, special hands, discards), `modern_scoring`.
"""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.cards import ACE, SEVEN
from canasta_desktop.rules.forms import FOUR_TO_ACE, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, Concealed
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import PAIR, WILD
from canasta_desktop.rules.ruleset import Dealing, Pack, RuleSet, Value
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CL, STANDARD
from canasta_desktop.rules.systems.modern_extras import BonusCards, ModernDiscards, SpecialHands
from canasta_desktop.rules.systems.modern_melds import ModernMelds, ModernOut, ModernPile, PureInitialMeld
from canasta_desktop.rules.systems.modern_scoring import ModernScoring
from canasta_desktop.rules.table import ANY, NATURAL
from canasta_desktop.rules.threes import Last, RedThrees

KEY: Final = "modern-american"

MA: Final[dict[str, str]] = {
    **CL,
    **resting(
        {
            "MA-1.1": ("players-partners", "pack", "values"),
            "MA-1.2": ("deal", "up-card"),
            "MA-1.3": ("turn-card",),
            "MA-1.4": ("direction",),
            "MA-1.5": ("target",),
            "MA-2.1": ("threes-first-turn",),
            "MA-2.2": ("threes-drawn",),
            "MA-2.3": ("threes-keep-one",),
            "MA-2.4": ("threes-second",),
            "MA-2.5": ("threes-held-opened", "red-three-first"),
            "MA-2.6": ("threes-held-lay",),
            "MA-2.7": ("red-three-not-meldable", "black-threes-only-going-out"),
            "MA-3.1": (
                *("sets", "meld-largest", "canasta", "meld-too-small", "meld-too-large", "meld-closed"),
                *("meld-mixed-ranks", "sequence-invalid"),
            ),
            "MA-3.2": ("sets-of", "meld-too-many-wilds", "meld-too-few-naturals"),
            "MA-3.3": ("wild-in-opening", "wild-needs-five"),
            "MA-3.4": ("wild-not-before-five",),
            "MA-3.5": ("sevens-pure",),
            "MA-3.6": ("aces-pure",),
            "MA-3.7": ("wild-melds", "wild-meld-not-allowed"),
            "MA-3.8": ("wild-meld-first", "wild-meld-first-opening", "wild-meld-unfinished"),
            "MA-3.9": ("one-meld-of-a-rank", "wild-melds-second", "duplicate-meld"),
            "MA-3.10": ("dead-ranks", "dead-ranks-mixed", "meld-rank-not-allowed"),
            "MA-3.11": ("special-dead-ranks",),
            "MA-4.1": (
                *("turn-parts", "turn-draw", "turn-meld", "turn-discard", "take-whole-pile", "pile-empty"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "MA-4.2": (
                *("take-top-melded", "take-pair", "pile-never-frozen", "pile-needs-pair"),
                *("pile-needs-match", "pile-frozen-needs-pair", "pile-single-card"),
            ),
            "MA-4.3": ("take-up-to-four",),
            "MA-4.4": ("take-not-dead", "pile-top-wild", "pile-top-black-three"),
            "MA-4.5": (
                *("take-after-opening-from-hand", "take-pair-in-opening"),
                *("pile-before-initial-meld", "pile-mixed-aces"),
            ),
            "MA-4.6": ("discard-no-three-no-wild", "discard-wild-forced", "discard-not-allowed"),
            "MA-4.7": ("discard-empty-pile",),
            "MA-4.8": ("out-keep-card", "must-keep-card"),
            "MA-5.1": ("minimum", "minimum-not-met"),
            "MA-5.2": ("initial-meld", "initial-needs-pure-meld"),
            "MA-5.3": ("initial-splash",),
            "MA-5.4": ("initial-special",),
            "MA-5.5": ("minimum-no-bonus",),
            "MA-5.6": ("initial-mixed-canasta",),
            "MA-6.1": ("bonus-cards",),
            "MA-6.2": ("bonus-taken",),
            "MA-6.3": ("bonus-none", "bonus-none-pile"),
            "MA-6.4": ("bonus-full",),
            "MA-6.5": ("bonus-left",),
            "MA-7": ("special-hands",),
            "MA-7.2": ("special-no-threes",),
            "MA-7.3": ("special-only",),
            "MA-8.1": (
                *("out-canastas", "out-how", "out-face-down-scored", "canasta-needed", "canastas-needed"),
                *("discard-required", "meld-unfinished", "partner-not-in-foot"),
            ),
            "MA-8.2": (
                *("asking", "asking-answer", "asking-impossible"),
                *("ask-first", "ask-too-late", "ask-once", "ask-not-allowed"),
                *("partner-said-no", "partner-said-yes"),
            ),
            "MA-8.3": ("out-incomplete",),
            "MA-8.4": ("stock-empty", "stock-empty-never", "take-is-compulsory", "stock-no-bonus"),
            "MA-8.5": ("last-three-in-hand",),
            "MA-8.6": ("score-no-concealed",),
            "MA-9.1": ("canastas", "score-wild-canasta"),
            "MA-9.2": ("going-out",),
            "MA-9.3": ("red-threes",),
            "MA-9.4": ("penalties", "penalty-wild"),
            "MA-9.5": ("penalties-in-hand",),
            "MA-9.6": ("melded", "in-hand", "threes-sign"),
            "MA-9.7": ("score-one-canasta",),
            "MA-9.8": ("tie",),
            "VA-1.3": ("take-not-unopened", "take-no-mixed-aces"),
            "VA-1.4": ("threes-keep-any",),
            "VA-1.5": ("score-hand-threes-as-laid",),
            "VA-1.6": ("last-three-plays-on",),
            "VA-1.10": ("wings-aside", "bonus-wings"),
            "VA-5.7": ("bonus-reserved",),
        }
    ),
    "special-hand-invalid": "MA-7",
}

RULINGS: Final[frozenset[str]] = frozenset(
    [
        *("first-dealer", "wild-meld-first-opening", "dead-ranks-mixed", "discard-wild-forced", "take-pair-in-opening"),
        *("bonus-none-pile", "bonus-full", "bonus-left", "out-face-down-scored"),
        *("ask-too-late", "asking-impossible", "tie"),
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
        decides=("initial-mixed-canasta", "penalty-wild"),
    ),
    Option("rule_of_five", "VA-1.1", (True, False), _rule_of_five, decides=("wild-in-opening", "wild-needs-five")),
    Option(
        "initial_meld",
        "VA-1.2",
        ("standard", "strict", "lenient", "any"),
        _initial_meld,
        decides=("initial-meld", "initial-needs-pure-meld"),
    ),
    Option(
        "initial_take_pile",
        "VA-1.3",
        ("allowed", "forbidden", "no_mixed_aces"),
        _initial_take,
        decides=("pile-before-initial-meld", "pile-mixed-aces"),
    ),
    Option("keep_threes", "VA-1.4", ("one", "unlimited"), _keep_threes, decides=("threes-keep-any", "red-three-first")),
    Option("hand_threes_score", "VA-1.5", ("five", "as_laid"), _hand_threes),
    Option("last_card_three", "VA-1.6", ("ends", "play_on"), _last_card),
    Option(
        "closed_rank", "VA-1.7", ("dead", "own_only"), _closed_rank, decides=("dead-ranks", "meld-rank-not-allowed")
    ),
    Option("empty_pile_ban", "VA-1.8", ("aces_sevens", "safe", "swad"), _empty_pile, decides=("discard-empty-pile",)),
    Option(
        "no_out_incomplete",
        "VA-1.9",
        ("none", "sevens_aces", "all"),
        _incomplete,
        decides=("out-incomplete", "meld-unfinished"),
    ),
    Option("talons", "VA-1.10", ("stock", "wings"), _talons),
    Option("special_hands", "VA-1.11", ("pagat", "cla", "none"), _special_hands),
    Option("splash", "VA-1.12", (True, False), _splash),
    Option("ask_partner", "VA-1.14", ("once", "off"), _ask, decides=("asking", "ask-first", "ask-not-allowed")),
)
"""The house rules of the modern game."""
