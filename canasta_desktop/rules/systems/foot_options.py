"""The house rules of Hand and Foot: hardly two families play it alike (VA-3.16, VA-6)."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.cards import JOKER
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import Again, Form, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.initial_meld import InitialMeld, InitialMeldByDeal
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile_terms import BLACK_THREE, PAIR, RED_THREE, WILD, WildTop
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.systems.clauses.hand_and_foot import BICYCLE
from canasta_desktop.rules.systems.family import (
    ask_option,
    cards_drawn_option,
    hand_cards_option,
    needed_option,
    packs_option,
)
from canasta_desktop.rules.systems.foot import Foot, FootOut, FootScoring
from canasta_desktop.rules.systems.shared import (
    LIMITS,
    TOGETHER,
    deals_option,
    target_option,
    with_forms,
    with_price,
    with_sets,
)
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL

BICYCLE_SETS: Final[tuple[tuple[str, Value], ...]] = (
    ("hand_cards", 11),
    ("foot_cards", 11),
    ("wilds_in_books", "equal"),
    ("wild_books", "none"),
    ("clean_books", 1),
    ("dirty_books", 1),
    ("wild_books_needed", 0),
    ("ask_partner", "off"),
    ("final_discard", "required"),
)
"""What Bicycle's form says of the other house rules (VA-5.4)."""


def _profile(rules: RuleSet, value: Value) -> RuleSet:
    """Bicycle's sheet: 11 and 11 cards, no wild books, no leave, a final discard (HF-1.2, HF-3.6, HF-7)."""
    if value != "bicycle":
        return rules
    sets = Sets(min_naturals=2, max_wilds=3, ratio=Ratio.AT_MOST, most=7, repeat=Again.COMPLETE)
    rules = _wild_books(_foot_cards(rules, 11), "none")
    return replace(
        rules,
        dealing=replace(rules.dealing, hand=11),
        melds=with_forms(rules.melds, (sets,)),
        out=replace(rules.out, canastas=((NATURAL, 1), (MIXED, 1)), ask=Asking.OFF, discard=True),
        clauses={**rules.clauses, **BICYCLE},
    )


def _own_foot(rules: RuleSet) -> Value:
    return sum([extra.cards for extra in rules.extras if isinstance(extra, Foot)])


def _foot_cards(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    extras = [replace(extra, cards=value) if isinstance(extra, Foot) else extra for extra in rules.extras]
    return replace(rules, extras=tuple(extras))


def _pile_taken(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, most=value if isinstance(value, int) else 0))


def _with_pile(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, unopened=PAIR if value else 0))


MINIMUMS: Final[dict[Value, InitialMeld]] = {
    "50-90-120-150": InitialMeldByDeal(((0, 50),), 50, waived_concealed=False, deals=(50, 90, 120, 150)),
    "60-90-120-150": InitialMeldByDeal(((0, 60),), 60, waived_concealed=False, deals=(60, 90, 120, 150)),
    "90-120-150-180": InitialMeldByDeal(((0, 90),), 90, waived_concealed=False, deals=(90, 120, 150, 180)),
    "by-score": InitialMeld(((0, 50), (2500, 90), (5000, 120), (7500, 150)), 50, waived_concealed=False),
    "none": InitialMeld(((0, 0),), 0, waived_concealed=False),
}
"""The initial meld by the value of `minimums` (VA-6.16), the first as the system has it (HF-5.1)."""


def _minimums(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, initial_meld=MINIMUMS[value])


RATIOS: Final[dict[Value, tuple[int, Ratio]]] = {
    "two-to-one": (2, Ratio.TWO_TO_ONE),
    "majority": (3, Ratio.MAJORITY),
    "equal": (3, Ratio.AT_MOST),
}
"""The most wild cards of a book and how they stand to the naturals, by the value of `wilds_in_books` (VA-6.17)."""


def _own_ratio(rules: RuleSet) -> Value:
    own = next(form for form in rules.melds.forms if isinstance(form, Sets))
    return next(value for value, (_, ratio) in RATIOS.items() if ratio is own.ratio)


def _wilds_in_books(rules: RuleSet, value: Value) -> RuleSet:
    most, ratio = RATIOS[value]
    return with_sets(rules, max_wilds=most, ratio=ratio)


def _own_wild_books(rules: RuleSet) -> Value:
    return "none" if rules.melds.form(JOKER) is None else "allowed"


def _wild_books(rules: RuleSet, value: Value) -> RuleSet:
    """Melds of wild cards alone or none; without them no wild top card can be melded either (HF-2.3)."""
    forms: tuple[Form, ...] = tuple([form for form in rules.melds.forms if not isinstance(form, WildMelds)])
    pile = replace(rules.pile, bars=rules.pile.bars | WILD, wild_top=WildTop.BARRED)
    if value == "allowed":
        forms = (*forms, WildMelds())
        pile = replace(rules.pile, bars=rules.pile.bars & ~WILD, wild_top=WildTop.ALIKE)
    return replace(rules, melds=with_forms(rules.melds, forms), pile=pile)


def _wild_book_bonus(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return with_price(rules, ALL_WILD, value)


def _partner_in_foot(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(rules.out, FootOut)
    return replace(rules, out=replace(rules.out, partners=bool(value)))


def _own_final_discard(rules: RuleSet) -> Value:
    return "required" if rules.out.discard else "optional"


def _final_discard(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, out=replace(rules.out, discard=value == "required"))


def _red_threes(rules: RuleSet, value: Value) -> RuleSet:
    """Red threes that are laid out and pay, or that stay in hand, can be discarded and only cost."""
    assert value == "stay"
    pile = replace(rules.pile, bars=rules.pile.bars | RED_THREE | BLACK_THREE)
    return replace(rules, threes=replace(rules.threes, stays=True), pile=pile)


def _red_three_cost(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(rules.scoring, FootScoring)
    assert isinstance(value, int)
    return replace(rules, scoring=replace(rules.scoring, red_left=value))


def _black_three_cost(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(rules.scoring, FootScoring)
    assert isinstance(value, int)
    return replace(rules, scoring=replace(rules.scoring, black_left=value))


DEALING: Final[tuple[Option, ...]] = (
    packs_option(3, 2, 4, only=(2,)),
    packs_option(4, 3, 5, only=(3,)),
    packs_option(5, 4, 6, only=(4, 5)),
    packs_option(7, 6, 8, only=(6,)),
    hand_cards_option(13, 11),
    Option("foot_cards", "VA-6.12", (13, 11), _foot_cards, default=_own_foot, decides=(Rule.DEAL_FOOT,)),
    cards_drawn_option(2, 1, 3),
)
"""The cards, the deal and the draw."""

PILE: Final[tuple[Option, ...]] = (
    Option("pile_taken", "VA-6.14", (7, 5, "all"), _pile_taken, decides=(Rule.TAKE_TOP_CARDS, Rule.TAKE_WHOLE_PILE)),
    Option(
        "initial_with_pile",
        "VA-6.15",
        (True, False),
        _with_pile,
        decides=(Reason.PILE_BEFORE_INITIAL_MELD, Rule.TAKE_NOT_BEFORE_INITIAL_MELD),
    ),
)

BOOKS: Final[tuple[Option, ...]] = (
    Option("minimums", "VA-6.16", tuple(MINIMUMS), _minimums, decides=(Rule.MINIMUM, Reason.MINIMUM_NOT_MET)),
    Option(
        "wilds_in_books",
        "VA-6.17",
        tuple(RATIOS),
        _wilds_in_books,
        default=_own_ratio,
        decides=(
            *LIMITS,
            *(Rule.SETS_NATURALS, Rule.SETS_WILDS, Rule.CANASTA_NATURALS),
            *(Rule.SETS_AT_MOST, Rule.SETS_MAJORITY, Rule.SETS_TWO_TO_ONE),
        ),
    ),
    Option(
        "wild_books",
        "VA-6.18",
        ("allowed", "none"),
        _wild_books,
        default=_own_wild_books,
        excludes=(("wild_books_needed", (1, 2)),),
        sets=(("none", (("wild_books_needed", 0),)),),
        decides=(
            *(Rule.WILD_MELDS, Rule.NO_WILD_MELDS, Rule.PILE_TOP_WILD),
            *(Reason.WILD_MELD_NOT_ALLOWED, Reason.PILE_TOP_WILD),
        ),
        together=TOGETHER,
    ),
    Option(
        "wild_book_bonus",
        "VA-6.19",
        (1500, 1000, 2000, 2500),
        _wild_book_bonus,
        needs=(("wild_books", ("allowed",)),),
        decides=(Rule.SCORE_WILD_CANASTA,),
        together=TOGETHER,
    ),
)
"""The initial meld and the books."""

OUT: Final[tuple[Option, ...]] = (
    needed_option("clean_books", "VA-6.20", (2, 1, 3, 4, 5), NATURAL),
    needed_option("dirty_books", "VA-6.21", (2, 0, 1, 3, 4, 5), MIXED),
    needed_option("wild_books_needed", "VA-6.22", (1, 0, 2), ALL_WILD),
    Option(
        "partner_in_foot",
        "VA-6.23",
        (True, False),
        _partner_in_foot,
        partners=True,
        decides=(Reason.PARTNER_NOT_IN_FOOT,),
    ),
    ask_option("compulsory", "optional", "off"),
    Option(
        "final_discard",
        "VA-6.25",
        ("optional", "required"),
        _final_discard,
        default=_own_final_discard,
        decides=(Rule.OUT_HOW, Rule.TURN_DISCARD, Reason.DISCARD_REQUIRED),
    ),
)
"""What going out needs."""

THREES: Final[tuple[Option, ...]] = (
    Option(
        "red_threes",
        "VA-6.26",
        ("laid_out", "stay"),
        _red_threes,
        decides=(
            *(Rule.THREES_STAY, Topic.RED_THREES, Rule.SCORE_THREES_CAUGHT, Rule.DISCARD_ANY),
            *(Reason.RED_THREE_FIRST, Reason.PILE_TOP_RED_THREE, Reason.DISCARD_NOT_ALLOWED),
        ),
    ),
    Option("red_three_cost", "VA-6.27", (100, 300, 500), _red_three_cost, decides=(Rule.SCORE_THREES_CAUGHT,)),
    Option("black_three_cost", "VA-6.28", (5, 100, 300), _black_three_cost, decides=(Rule.SCORE_BLACK_THREES_LEFT,)),
)

MATCH: Final[tuple[Option, ...]] = (
    deals_option(4, 1, 2, 3, 6, 8, "target"),
    target_option("VA-6.30"),
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("profile", "VA-3.16", ("pagat", "bicycle"), _profile, sets=(("bicycle", BICYCLE_SETS),)),
    *DEALING,
    *PILE,
    *BOOKS,
    *OUT,
    *THREES,
    *MATCH,
)
"""The house rules of hand-and-foot, in the order in which they are applied."""
