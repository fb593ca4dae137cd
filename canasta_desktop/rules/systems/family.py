"""House rules of families that Hand and Foot and Bolivia share (VA-6): each a change of one section or two."""

from dataclasses import replace
from typing import Final

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL, SAMBA

KINDS: Final = (NATURAL, MIXED, SAMBA, ALL_WILD)
"""The order in which the sheet names what is needed to go out."""


def with_needed(rules: RuleSet, kind: int, count: int) -> RuleSet:
    """The rule set with so many canastas of this kind needed to go out; what is said of all kinds together stays."""
    others = [(own, wanted) for own, wanted in rules.out.canastas if own not in KINDS]
    needed = {own: rules.out.wanted_of(own) for own in KINDS} | {kind: count}
    kinds = [(own, wanted) for own, wanted in needed.items() if wanted]
    return replace(rules, out=replace(rules.out, canastas=(*others, *kinds)))


def needed_option(name: str, clause: str, values: tuple[Value, ...], kind: int) -> Option:
    """How many canastas of a kind are needed to go out."""

    def change(rules: RuleSet, value: Value) -> RuleSet:
        assert isinstance(value, int)
        return with_needed(rules, kind, value)

    def default(rules: RuleSet) -> Value:
        return rules.out.wanted_of(kind)

    return Option(name, clause, values, change, default=default, decides=NEEDED)


NEEDED: Final = (Rule.OUT_CANASTAS, Reason.CANASTA_NEEDED, Reason.CANASTAS_NEEDED)
"""What is said and refused by the canastas needed."""


def _packs(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, pack=replace(rules.pack, decks=value, jokers=2 * value))


def packs_option(*values: Value, only: tuple[int, ...] = ()) -> Option:
    """How many packs there are, two jokers each (VA-6.10)."""
    return Option("packs", "VA-6.10", values, _packs, only=only, decides=(Rule.PACK,))


def _hand_cards(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, dealing=replace(rules.dealing, hand=value))


def hand_cards_option(*values: Value) -> Option:
    """How many cards the hand is dealt (VA-6.11)."""
    return Option(
        "hand_cards", "VA-6.11", values, _hand_cards, default=lambda rules: rules.dealing.hand, decides=(Rule.DEAL,)
    )


def _cards_drawn(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, dealing=replace(rules.dealing, draw=value))


def cards_drawn_option(*values: Value) -> Option:
    """How many cards are drawn in a turn (VA-6.13)."""
    ends = (Rule.LAST_SINGLE, Rule.LAST_THREE_UNREPLACED, Rule.LAST_ONLY_THREES, Rule.LAST_THREE_ENDS)
    return Option("cards_drawn", "VA-6.13", values, _cards_drawn, decides=(Rule.TURN_DRAW, *ends))


def _ask_partner(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, out=replace(rules.out, ask=Asking(value)))


def ask_option(*values: Value) -> Option:
    """Whether the partner is asked for leave to go out (VA-6.24)."""
    return Option(
        "ask_partner",
        "VA-6.24",
        values,
        _ask_partner,
        partners=True,
        default=lambda rules: rules.out.ask.value,
        decides=(Topic.ASKING, Reason.ASK_FIRST, Reason.ASK_NOT_ALLOWED),
    )
