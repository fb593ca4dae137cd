"""What the rule sheet says of the discard pile: how much is taken, by what, what freezes it, and what bars it on top.

A `Pile` has a dozen fields that change each other's sentences; which sentence holds is decided here, in the order of
the sheet. Who may take the pile is another matter (`pile`), and knows no sentence.
"""

from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import JOKER, NATURAL_RANKS, THREE
from canasta_desktop.rules.codes import Rule, rule_of_each
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.pile_terms import ADD, ADD_RUN, BLACK_THREE, PAIR, RED_THREE, WILD, WITH_WILD, WildTop
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.statements import Statement, statement

if TYPE_CHECKING:
    from canasta_desktop.rules.pile import Pile
    from canasta_desktop.rules.ruleset import RuleSet

WILD_TOP_RULES: Final = rule_of_each(
    WildTop,
    {
        WildTop.BARRED: Rule.PILE_TOP_WILD,
        WildTop.ANY_PAIR: Rule.PILE_TOP_WILD_ANY_PAIR,
        WildTop.ALIKE: Rule.PILE_TOP_WILD_ALIKE,
        WildTop.WILD_MELD: Rule.PILE_TOP_WILD_WILD_MELD,
    },
)

JOINS_RULES: Final = rule_of_each(
    Again,
    {
        Again.NEVER: Rule.TAKE_JOINS,
        Again.COMPLETE: Rule.TAKE_JOINS_UNFINISHED,
        Again.ALWAYS: Rule.TAKE_JOINS_OR_NEW,
    },
)
"""What becomes of the cards where the side has a meld of that rank, by when it may begin another."""

WAY_RULES: Final = {
    PAIR | WITH_WILD | ADD: Rule.TAKE_UNFROZEN,
    PAIR | ADD: Rule.TAKE_PAIR_OR_ADD_TO_SET,
    PAIR | ADD | ADD_RUN: Rule.TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE,
    PAIR | ADD_RUN: Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE,
    PAIR: Rule.TAKE_PAIR,
}
"""By what a pile that is not frozen is taken; the other sums have no words yet."""


def pile_statements(pile: "Pile", rules: "RuleSet") -> list[Statement]:
    """All statements about the pile, in the order of the sheet."""
    result = [statement(rules, Rule.TAKE_TOP_MELDED), _taken_statements(pile, rules)]
    for code in [*_frozen_codes(pile, rules), *_way_codes(pile)]:
        about = Rule.TAKE_FROZEN if code is _take_frozen_code(pile) else code
        result.append(statement(rules, code, about=about))
    sets = rules.melds.form(NATURAL_RANKS[0])
    if pile.top_counts and sets is not None:
        result.append(statement(rules, JOINS_RULES[sets.again()], about=Rule.TAKE_JOINS))
        if sets.again() is not Again.ALWAYS:
            result.append(statement(rules, Rule.TAKE_MORE))
    result += _bars_statements(pile, rules)
    if pile.freezes and not pile.always_frozen:
        result.append(statement(rules, Rule.FREEZE_ENDS))
    return [*result, statement(rules, Rule.TAKE_THEN_MELD)]


def _taken_statements(pile: "Pile", rules: "RuleSet") -> Statement:
    """How much of the pile is taken."""
    if pile.most:
        return statement(rules, Rule.TAKE_TOP_CARDS, (("most", pile.most),))
    if pile.top_only:
        return statement(rules, Rule.TAKE_REST_OPTIONAL)
    code = Rule.TAKE_WHOLE_PILE_BUT_FOR_SEQUENCE if pile.run_takes_one else Rule.TAKE_WHOLE_PILE
    return statement(rules, code, about=Rule.TAKE_WHOLE_PILE)


def _frozen_codes(pile: "Pile", rules: "RuleSet") -> list[Rule]:
    """The codes about what freezes the pile, and what takes a frozen one or one that is the first."""
    if pile.always_frozen:
        codes = [Rule.ALWAYS_FROZEN, _take_frozen_code(pile)]
        return codes if pile.unopened else [*codes, Rule.TAKE_NOT_BEFORE_INITIAL_MELD]
    codes = [] if pile.freezes else [Rule.PILE_NEVER_FROZEN]
    if pile.freezes & WILD:
        codes.append(_frozen_by_wild_code(pile, rules))
        if rules.settles(Rule.FROZEN_BY_TWO):
            codes.append(Rule.FROZEN_BY_TWO)
    if pile.freezes & BLACK_THREE:
        codes.append(Rule.FROZEN_BY_BLACK_THREE)
    if pile.turned_freezes & BLACK_THREE:
        codes.append(Rule.FROZEN_BY_BLACK_THREE_TURNED)
    if pile.unopened and pile.unopened_is_frozen:
        codes.append(Rule.FROZEN_BEFORE_INITIAL_MELD)
    if pile.freezes:
        codes.append(_take_frozen_code(pile))
    if not pile.unopened:
        codes.append(Rule.TAKE_NOT_BEFORE_INITIAL_MELD)
    elif not pile.top_counts:
        codes += [Rule.TAKE_AFTER_INITIAL_MELD_FROM_HAND, Rule.TAKE_PAIR_IN_INITIAL_MELD]
    return codes


def _frozen_by_wild_code(pile: "Pile", rules: "RuleSet") -> Rule:
    """The code for wild cards that freeze, and for the red three turned up that does so, too."""
    if not pile.turned_freezes:
        return Rule.FROZEN_BY_WILD_DISCARDED
    turned = rules.dealing.upcard and pile.turned_freezes & RED_THREE
    return Rule.FROZEN_BY_WILD if turned else Rule.FROZEN_BY_WILD_ALONE


def _take_frozen_code(pile: "Pile") -> Rule:
    """The code for what takes a frozen pile; a top card with a rule of its own (`_bars_statements`) is excepted."""
    if pile.bars & WILD:
        return Rule.TAKE_FROZEN
    return Rule.TAKE_FROZEN_BUT_WILD if pile.bars & BLACK_THREE else Rule.TAKE_FROZEN_BUT_WILD_OR_BLACK


def _way_codes(pile: "Pile") -> list[Rule]:
    """The codes about what takes a pile that is not frozen."""
    if pile.always_frozen:
        return []
    codes = [_way_code(pile)]
    if pile.open == PAIR | ADD:
        codes.append(Rule.TAKE_NO_WILD)
    if pile.run_takes_one:
        codes.append(Rule.TAKE_TOP_ONLY_FOR_SEQUENCE)
    if pile.add_alone:
        codes.append(Rule.TAKE_FORBIDDEN_WAYS)
    if pile.unopened and not pile.unopened_is_frozen and pile.open & ~pile.unopened & WITH_WILD:
        codes.append(Rule.TAKE_PAIR_BEFORE_INITIAL_MELD)
    return codes


def _way_code(pile: "Pile") -> Rule:
    """The code for all ways together. Raises LookupError for a sum of ways that has no words."""
    code = WAY_RULES.get(pile.open)
    if code is None:
        raise LookupError(f"no rule is named for a pile taken by the ways {pile.open}: see WAY_RULES")
    if code is Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE and not pile.freezes:
        return Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE_UNFROZEN
    return code


def _bars_statements(pile: "Pile", rules: "RuleSet") -> list[Statement]:
    """What a wild card or a black three on top, and a single card, mean."""
    if pile.bars & WILD:
        result = [statement(rules, Rule.PILE_TOP_WILD)]
    else:
        jokers = rules.melds.form(JOKER)
        code = WILD_TOP_RULES[pile.wild_top]
        if pile.wild_top is WildTop.WILD_MELD and jokers is not None and jokers.least() >= rules.melds.canasta:
            code = Rule.PILE_TOP_WILD_WILD_MELD_WHOLE
        result = [statement(rules, code, about=Rule.PILE_TOP_WILD)]
    if pile.bars & RED_THREE:
        result.append(statement(rules, Rule.PILE_TOP_THREE, about=Reason.PILE_TOP_RED_THREE))
    elif pile.bars & BLACK_THREE:
        result.append(statement(rules, _top_black_three_code(pile), about=Rule.PILE_TOP_BLACK_THREE))
    elif rules.melds.form(THREE) is not None:
        result.append(statement(rules, Rule.PILE_TOP_BLACK_THREE_PAIR, about=Rule.PILE_TOP_BLACK_THREE))
    if pile.single_card:
        result += [statement(rules, Rule.PILE_SINGLE_CARD), statement(rules, Rule.PILE_SINGLE_CARD_STOCK)]
    return result


def _top_black_three_code(pile: "Pile") -> Rule:
    """The code for a black three that bars the pile, and that it does no more where it could be thought to."""
    if pile.freezes & BLACK_THREE or pile.always_frozen or not pile.freezes:
        return Rule.PILE_TOP_BLACK_THREE
    discarded = pile.turned_freezes & BLACK_THREE
    return Rule.PILE_TOP_BLACK_THREE_FREE_DISCARDED if discarded else Rule.PILE_TOP_BLACK_THREE_FREE
