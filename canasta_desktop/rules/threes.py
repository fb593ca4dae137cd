"""Threes that are laid out: which, when, and whether they are replaced."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import ANY_THREE, NO_CARD
from canasta_desktop.rules.cards import THREE, Hand, is_red_three
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.going_out import Concealed
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.table import Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

NO_LIMIT: Final = 1000


class Last(Enum):
    """What follows where the stock's last card is a three that is laid out."""

    ENDS = "ends"  # the deal, where no other card came to hand (CL-9.4, CL-12.7)
    IN_HAND = "in-hand"  # the deal ends, and the three stays in the hand (MA-8.5)
    PLAYS_ON = "plays-on"  # the turn goes on (VA-1.6)
    BARE = "bare"  # the turn goes on, but there is no discard, and then the deal ends (GT-9.2)


@dataclass(frozen=True)
class RedThrees:
    """Red threes are laid out at once and replaced from the stock (CL-3.1, CL-3.2).

    `every`: black threes as well (MA-2.1). `at_first_turn`: those dealt are laid at the start of the
    owner's first turn (GT-3.1, MA-2.1). `stays`: no three is laid out; they lie in the hand like other cards, to be
    discarded (VA-6.26). `keep`: so many may be held back in hand (MA-2.3), to the end
    where `keep_open`, else until the side has opened (A-15 of modern-american.md). `by_hand`: it is for
    the player to lay them (GT-3.6). `last`: what a last card of the stock that is a three does.
    """

    every: bool = False
    at_first_turn: bool = False
    keep: int = 0
    keep_open: bool = False
    by_hand: bool = False
    optional: bool = False
    last: Last = Last.ENDS
    stays: bool = False

    def lays_out(self, card: int) -> bool:
        """Whether this card is laid out instead of melded or discarded."""
        return (card == 5 or card == 6 or (self.every and (card == 4 or card == 7))) and not self.stays

    @property
    def may_be_held(self) -> bool:
        """Whether such a card may lie in a hand during a deal."""
        return self.keep > 0 or self.by_hand or self.at_first_turn or self.optional

    def is_held(self, hand: Hand) -> bool:
        """Whether there is a three in this hand that could be laid out."""
        if hand.ranks[THREE] == 0 or self.stays:
            return False
        return self.every or hand.faces[5] > 0 or hand.faces[6] > 0

    def held(self, hand: Hand) -> list[int]:
        """The threes in this hand that could be laid out."""
        if not self.is_held(hand):
            return []
        return [card for card in hand.of_rank(THREE) if self.lays_out(card)]

    def may_keep(self, table: Table, seat: int) -> int:
        """How many threes `seat` may hold back now (MA-2.3, MA-2.5)."""
        if self.optional:
            return NO_LIMIT
        if self.keep == 0 or (table.is_open(table.sides[seat]) and not self.keep_open):
            return 0
        return self.keep

    def goes(self, table: Table, seat: int, hand: Hand, keep: int) -> list[int]:
        """The threes of this hand that are laid out before or with a draw or take.

        All of them, unless `keep` names what is held back: then those that are too many, the one named not
        among them. With ANY_THREE it is for the player to say which go (MA-2.4).
        """
        held = self.held(hand)
        if not held or self.by_hand:
            return []
        limit = self.may_keep(table, seat)
        if keep == NO_CARD or limit == 0:
            return held
        if keep == ANY_THREE:
            return []
        if keep in held:
            held.remove(keep)
            limit -= 1
        return held[limit:]

    def holds_back(self, table: Table, seat: int, hand: Hand, card: int, keep: int) -> bool:
        """Whether a three just drawn stays in hand: any that may be held, the one named, or one to choose from."""
        limit = self.may_keep(table, seat)
        if limit == 0 or keep == NO_CARD:
            return False
        if self.keep_open or self.optional or keep == ANY_THREE:
            return True
        return keep == card and hand.faces[card] == 0

    def waits(self, hand: Hand) -> bool:
        """Whether one must be laid out before anything else: one forgotten (GT-3.2), or either of two (MA-2.4)."""
        if self.by_hand:
            return self.is_held(hand)
        return self.keep > 0 and not self.keep_open and len(self.held(hand)) > self.keep

    def must_go(self, table: Table, seat: int, hand: Hand) -> bool:
        """Whether a three must be laid out before the turn goes on or ends (MA-2.5, A-10 of global-trade.md)."""
        if self.by_hand:
            return len(self.held(hand)) > 0
        return self.keep > 0 and not self.optional and len(self.held(hand)) > self.may_keep(table, seat)

    def is_laid_by_hand(self) -> bool:
        """Whether laying out is an action of its own (MA-2.6, GT-3.6)."""
        return self.by_hand or self.keep > 0 or self.optional

    def statements(self, rules: "RuleSet") -> list[Statement]:
        if self.every:
            return self.all_statements(rules)
        if self.stays:
            return [
                statement(rules, Rule.THREES_STAY),
                statement(rules, Rule.THREES_NO_MELD, about=Reason.RED_THREE_NOT_MELDABLE),
            ]
        if self.optional:
            codes = [Rule.RED_THREES_OPTIONAL]
        elif self.by_hand:
            codes = [Rule.RED_THREES_BY_HAND, Rule.RED_THREES_FORGOTTEN, Rule.RED_THREES_DRAWN]
        else:
            dealt = Rule.RED_THREES_FIRST_TURN if self.at_first_turn else Rule.RED_THREES_DEALT
            codes = [dealt, Rule.RED_THREES_DRAWN]
        if rules.dealing.upcard and not rules.dealing.buries:
            codes.append(Rule.RED_THREES_FROM_PILE)
        result = [statement(rules, code) for code in codes]
        conceals = rules.out.conceals is not Concealed.NEVER
        code = Rule.RED_THREES_NO_MELD_CONCEALED if conceals else Rule.RED_THREES_NO_MELD
        return [*result, statement(rules, code, about=Reason.RED_THREE_NOT_MELDABLE)]

    def all_statements(self, rules: "RuleSet") -> list[Statement]:
        """Statements on threes where black ones are laid out as well (MA-2)."""
        codes = [Rule.THREES_FIRST_TURN, Rule.THREES_DRAWN]
        if self.keep:
            one = [Rule.THREES_KEEP_ONE, Rule.THREES_SECOND, Rule.THREES_HELD_AFTER_INITIAL_MELD]
            codes += [Rule.THREES_KEEP_ANY] if self.keep_open else one
            codes.append(Rule.THREES_HELD_LAY)
        result = [statement(rules, code) for code in codes]
        return [*result, statement(rules, Rule.THREES_NO_DISCARD, about=Reason.RED_THREE_NOT_MELDABLE)]


def red_threes_in(cards: list[int]) -> int:
    """How many of these cards are red threes."""
    return len([card for card in cards if is_red_three(card)])
