"""House rules that several systems share (VA-2): each a change of one section or two."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Final, TypeVar

from canasta_desktop.rules.cards import TWO
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import NO_LIMIT, BlackThrees, Form, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile_terms import BLACK_THREE, PAIR, WILD, WildTop
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.statements import resting
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.table import ALL_WILD, ANY

ON_OFF: Final = (False, True)

AnyScoring = TypeVar("AnyScoring", bound=Scoring)

TOGETHER: Final = "VA-6.40"
"""The clause that says which house rules of families go together."""

USUAL_TARGET: Final = 10000
"""The target of a match that is usually played by deals, where it goes by a target (VA-6.30)."""

SAME_AS_STAGED: Final = ("wilds_at_most_naturals",)
"""With two naturals at least and three wild cards at most, naturals by size forbid the same (VA-2.5, VA-2.25)."""

LIMITS: Final = (Reason.MELD_TOO_MANY_WILDS, Reason.MELD_TOO_FEW_NATURALS)
"""What is refused by how many natural and wild cards a set holds."""

TOO_LARGE: Final = (Reason.MELD_TOO_LARGE, Reason.MELD_CLOSED)
"""What is refused by how many cards a meld may hold."""


def with_sets(rules: RuleSet, **changes: object) -> RuleSet:
    """The rule set with its sets of one rank changed so."""
    forms: list[Form] = []
    for form in rules.melds.forms:
        if isinstance(form, Sets):
            form = replace(form, **changes)  # type: ignore[arg-type]  # those who call it name fields of Sets
        forms.append(form)
    return replace(rules, melds=with_forms(rules.melds, tuple(forms)))


def with_forms(melds: Melds, forms: tuple[Form, ...]) -> Melds:
    """A melds section with these forms instead of its own."""
    return replace(melds, forms=forms)


def recast(kind: type[AnyScoring], own: Scoring) -> AnyScoring:
    """A section of `kind` with the prices of `own`: every field of `own`, and the other fields of `kind` at default."""
    return kind(**{field.name: getattr(own, field.name) for field in fields(own)})


def with_price(rules: RuleSet, kind: int, points: int) -> RuleSet:
    """The rule set with another price for canastas of a kind."""
    prices = list(rules.scoring.canastas)
    prices[kind] = points
    return replace(rules, scoring=replace(rules.scoring, canastas=tuple(prices)))


def with_target(rules: RuleSet, value: Value) -> RuleSet:
    """The rule set with this target, in points."""
    assert isinstance(value, int)
    return replace(rules, scoring=replace(rules.scoring, target=value))


def with_canastas(rules: RuleSet, value: Value) -> RuleSet:
    """The rule set with so many canastas of any kind needed to go out."""
    assert isinstance(value, int)
    return replace(rules, out=replace(rules.out, canastas=((ANY, value),)))


def _wild_canasta(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    forms = (*rules.melds.forms, WildMelds()) if value else rules.melds.forms
    return with_price(replace(rules, melds=with_forms(rules.melds, forms)), ALL_WILD, value)


def _wild_meld_penalty(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, scoring=replace(rules.scoring, unfinished_wild=value))


def _majority(rules: RuleSet, value: Value) -> RuleSet:
    return _at_least(rules, Ratio.MAJORITY, "VA-2.4") if value else rules


def _at_most_naturals(rules: RuleSet, value: Value) -> RuleSet:
    return _at_least(rules, Ratio.AT_MOST, "VA-2.25") if value else rules


def _at_least(rules: RuleSet, ratio: Ratio, clause: str) -> RuleSet:
    """The rule set with this ratio of wilds to naturals, or the stricter one it has."""
    own = [form.ratio for form in rules.melds.forms if isinstance(form, Sets)]
    if max(own) >= ratio:
        return rules
    clauses = {**rules.clauses, **resting({clause: LIMITS})}
    return replace(with_sets(rules, ratio=ratio), clauses=clauses)


def _staged(rules: RuleSet, value: Value) -> RuleSet:
    return with_sets(rules, stages=(0, 0, 2, 3, 3)) if value else rules


def _black_three_freezes(rules: RuleSet, value: Value) -> RuleSet:
    freezes = rules.pile.freezes | BLACK_THREE if value else rules.pile.freezes & ~BLACK_THREE
    return replace(rules, pile=replace(rules.pile, freezes=freezes))


def _upcard_cover(rules: RuleSet, value: Value) -> RuleSet:
    cover = rules.dealing.cover | BLACK_THREE if value == "threes" else rules.dealing.cover & ~BLACK_THREE
    return replace(rules, dealing=replace(rules.dealing, cover=cover))


def _with_wild(rules: RuleSet, value: Value) -> RuleSet:
    forms = tuple(
        [replace(form, with_wild=bool(value)) if isinstance(form, BlackThrees) else form for form in rules.melds.forms]
    )
    return replace(rules, melds=with_forms(rules.melds, forms))


def _top_wild(rules: RuleSet, value: Value) -> RuleSet:
    pile = rules.pile
    if value:
        return replace(rules, pile=replace(pile, bars=pile.bars & ~WILD, wild_top=WildTop.ANY_PAIR))
    return replace(rules, pile=replace(pile, bars=pile.bars | WILD, wild_top=WildTop.BARRED))


def _always_frozen(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, always_frozen=bool(value)))


def _threes_need_canasta(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, scoring=replace(rules.scoring, threes_need=1 if value else 0))


def _concealed_without_pile(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, out=replace(rules.out, without_pile=bool(value)))


def _hand_canasta(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, out=replace(rules.out, hand_canasta=value))


def _ask_partner(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, out=replace(rules.out, ask=Asking(value)))


def _final_discard(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, out=replace(rules.out, discard=value == "required"))


def _max_meld_size(rules: RuleSet, value: Value) -> RuleSet:
    return with_sets(rules, most=value if isinstance(value, int) else NO_LIMIT)


def _single_card(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, single_card=bool(value)))


def _initial_with_pile(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, unopened=PAIR if value else 0))


def _wild_ratio(rules: RuleSet, value: Value) -> RuleSet:
    if value == "two-to-one":
        clauses = resting({"VA-2.24": LIMITS})
        return replace(with_sets(rules, ratio=Ratio.TWO_TO_ONE), clauses={**rules.clauses, **clauses})
    clauses = dict(zip(LIMITS, [rules.clause(Rule.SETS_WILDS), rules.clause(Rule.SETS_NATURALS)], strict=True))
    return replace(with_sets(rules, ratio=Ratio.FREE), clauses={**rules.clauses, **clauses})


def seating_option(least: int = TWO) -> Option:
    """Whether partners, seats and the first dealer are drawn, cards under the rank `least` not counting (VA-6.2)."""

    def seated(rules: RuleSet, value: Value) -> RuleSet:
        return replace(rules, seating=replace(rules.seating, drawn=value == "drawn", least_drawn=least))

    return Option("seating", "VA-6.2", ("chosen", "drawn"), seated, only=(4, 5, 6))


def _deals(rules: RuleSet, value: Value) -> RuleSet:
    """So many deals, or as many as it takes to reach a target."""
    if isinstance(value, int):
        return replace(rules, scoring=replace(rules.scoring, deals=value))
    return replace(rules, scoring=replace(rules.scoring, deals=0, target=rules.scoring.target or USUAL_TARGET))


def deals_option(*values: Value) -> Option:
    """The length of the match: up to the target, or so many deals (VA-6.29)."""
    return Option("deals", "VA-6.29", values or ("target", 1, 2, 4, 8), _deals, decides=(Rule.TARGET, Rule.TIE))


def target_option(clause: str = "VA-2.14") -> Option:
    """The target of the match, 500 to 50,000 in steps of 5 (VA-5.5), where a match goes by one (VA-6.40)."""
    return Option(
        "target",
        clause,
        (),
        with_target,
        low=500,
        high=50000,
        step=5,
        needs=(("deals", ("target",)),),
        default=lambda rules: rules.scoring.target or USUAL_TARGET,
        decides=(Rule.TARGET,),
        together=TOGETHER,
    )


def family(retired: tuple[str, ...] = SAME_AS_STAGED, **first: Value) -> tuple[Option, ...]:
    """The rules of the classic family; `first` gives the default of those where a system has another one.

    `retired`: what would change nothing there (VA-5.3).
    """
    options = (
        *_meld_options(first),
        *_pile_options(first),
        *_out_options(first),
        Option("red_threes_need_canasta", "VA-2.11", ON_OFF, _threes_need_canasta, decides=(Topic.THREES_SIGN,)),
        deals_option(),
        target_option(),
    )
    return tuple([replace(option, retired=option.name in retired) for option in options])


def _values(first: Mapping[str, Value], name: str, *own: Value) -> tuple[Value, ...]:
    """The values of an option, its default first."""
    default = first.get(name, own[0])
    return (default, *[value for value in own if value != default])


def _meld_options(first: Mapping[str, Value]) -> tuple[Option, ...]:
    """What melds may hold."""
    ratio = _values(first, "wild_ratio", "minimum-two", "two-to-one")
    replaced = ((True, (("wild_ratio", "minimum-two"),)),) if ratio[0] == "two-to-one" else ()
    return (
        Option("wild_ratio", "VA-2.24", ratio, _wild_ratio),
        Option(
            "wild_canasta",
            "VA-2.2",
            (0, 1000, 2000),
            _wild_canasta,
            decides=(Reason.WILD_MELD_NOT_ALLOWED, *TOO_LARGE),
        ),
        Option(
            "wild_meld_penalty",
            "VA-2.3",
            (0, 1000),
            _wild_meld_penalty,
            needs=(("wild_canasta", (1000, 2000)),),
            decides=(Topic.PENALTIES,),
        ),
        Option("naturals_majority", "VA-2.4", ON_OFF, _majority),
        Option("wilds_at_most_naturals", "VA-2.25", ON_OFF, _at_most_naturals),
        Option(
            "staged_naturals",
            "VA-2.5",
            ON_OFF,
            _staged,
            excludes=(
                ("naturals_majority", (True,)),
                ("wilds_at_most_naturals", (True,)),
                ("wild_ratio", ("two-to-one",)),
            ),
            sets=replaced,
            decides=LIMITS,
        ),
        Option("max_meld_size", "VA-2.21", ("none", 7), _max_meld_size, decides=TOO_LARGE),
        Option("black_threes_with_wild", "VA-2.8", ON_OFF, _with_wild),
    )


def _pile_options(first: Mapping[str, Value]) -> tuple[Option, ...]:
    """The up-card, and what freezes and takes the pile."""
    return (
        Option(
            "upcard_cover",
            "VA-2.7",
            _values(first, "upcard_cover", "wild_red", "threes"),
            _upcard_cover,
            decides=(Rule.UP_CARD_COVERED,),
        ),
        Option(
            "black_three_freezes", "VA-2.6", _values(first, "black_three_freezes", False, True), _black_three_freezes
        ),
        Option("always_frozen", "VA-2.10", ON_OFF, _always_frozen),
        Option(
            "top_wild_takeable",
            "VA-2.9",
            _values(first, "top_wild_takeable", False, True),
            _top_wild,
            decides=(Rule.PILE_TOP_WILD, Reason.PILE_TOP_WILD),
        ),
        Option(
            "initial_with_pile",
            "VA-2.23",
            _values(first, "initial_with_pile", True, False),
            _initial_with_pile,
            decides=(Reason.PILE_BEFORE_INITIAL_MELD, Rule.FROZEN_BEFORE_INITIAL_MELD),
        ),
        Option("single_card_rule", "VA-2.22", (True, False), _single_card),
    )


def _out_options(first: Mapping[str, Value]) -> tuple[Option, ...]:
    """What going out needs and pays."""
    return (
        Option(
            "canastas_to_go_out",
            "VA-2.1",
            (),
            with_canastas,
            low=1,
            high=4,
            default=lambda rules: rules.out.wanted(),
            decides=(Rule.OUT_CANASTAS, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED),
        ),
        Option(
            "final_discard",
            "VA-2.20",
            ("optional", "required"),
            _final_discard,
            decides=(Rule.OUT_HOW, Rule.TURN_DISCARD, Reason.DISCARD_REQUIRED),
        ),
        Option(
            "ask_partner",
            "VA-2.19",
            _values(first, "ask_partner", "optional", "compulsory", "off"),
            _ask_partner,
            partners=True,
            default=lambda rules: rules.out.ask.value,
            decides=(Topic.ASKING, Reason.ASK_FIRST, Reason.ASK_NOT_ALLOWED),
        ),
        Option("concealed_without_pile", "VA-2.12", ON_OFF, _concealed_without_pile),
        Option("hand_canasta_bonus", "VA-2.13", (0, 1000), _hand_canasta),
    )


CLASSIC_FAMILY: Final[tuple[Option, ...]] = family()
"""The house rules of classic but for those of single forms."""
