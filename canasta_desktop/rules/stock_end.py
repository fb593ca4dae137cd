"""What happens when the stock is empty."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import Take
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.codes import Rule, rule_of_each
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.table import Table
from canasta_desktop.rules.threes import Last

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


class Must(Enum):
    """Whether the pile must be taken once the stock is empty."""

    NEVER = "never"  # VS-8.1, MA-8.4, HF-7.6
    IF_IT_FITS = "if-it-fits"  # where it is not frozen and its top card fits a meld of the side (CL-9.2)
    IF_POSSIBLE = "if-possible"  # where it can be taken at all (GT-9.1)


LAST_RULES: Final = rule_of_each(
    Last,
    {
        Last.ENDS: Rule.LAST_THREE_ENDS,
        Last.IN_HAND: Rule.LAST_THREE_IN_HAND,
        Last.PLAYS_ON: Rule.LAST_THREE_PLAYS_ON,
        Last.BARE: Rule.LAST_THREE_NO_DISCARD,
    },
)


@dataclass(frozen=True)
class TakeOrEnd:
    """With an empty stock a player takes the pile or ends the deal (CL-9.1 to CL-9.3)."""

    must: Must = Must.IF_IT_FITS

    def candidates(self, table: Table, hand: Hand) -> list[Take]:
        """Takes of which one must be made if it is legal, the pile being unfrozen and fitting a meld (CL-9.2)."""
        pile = table.rules.pile
        if self.must is not Must.IF_IT_FITS or not table.pile or table.frozen or pile.always_frozen:
            return []
        takes: list[Take] = []
        for cards, onto in pile.entitling(table, hand):
            if not cards:
                takes.append(Take((), onto))
                if hand.size == 1:  # alone it would be left over; laid with the top card it may go out
                    takes.append(Take(tuple(hand.cards()), onto))
        return takes

    def statements(self, rules: "RuleSet") -> list[Statement]:
        codes = [Rule.STOCK_EMPTY]
        if self.must is Must.IF_IT_FITS and not rules.pile.always_frozen:
            codes += [Rule.STOCK_EMPTY_IF_IT_FITS, Rule.STOCK_EMPTY_UNLESS, Rule.STOCK_EMPTY_MAY_END]
        elif self.must is Must.IF_POSSIBLE:
            codes.append(Rule.STOCK_EMPTY_IF_POSSIBLE)
        else:
            codes.append(Rule.STOCK_EMPTY_NEVER)
        codes.append(Rule.STOCK_NO_BONUS)
        return [*[statement(rules, code) for code in codes], *self.last_statements(rules)]

    def last_statements(self, rules: "RuleSet") -> list[Statement]:
        """Statements on the last cards of the stock (CL-9.4, CL-12.5 to CL-12.7)."""
        threes = rules.threes
        three = LAST_RULES[threes.last]
        result = self._few_cards_statements(rules)
        if threes.stays:
            return result
        if threes.last is Last.BARE:
            out = Rule.LAST_THREE_NO_DISCARD_KEEP if rules.out.discard else Rule.LAST_THREE_NO_DISCARD_OUT
            return [*result, statement(rules, three), statement(rules, out)]
        if threes.last is not Last.ENDS:
            return [*result, statement(rules, three)]
        if rules.dealing.draw == 1:
            return [statement(rules, three)]
        return [*result, statement(rules, Rule.LAST_THREE_UNREPLACED), statement(rules, Rule.LAST_ONLY_THREES)]

    def _few_cards_statements(self, rules: "RuleSet") -> list[Statement]:
        """What is drawn where the stock has fewer cards than are drawn (CL-12.5, VA-6.13)."""
        draw = rules.dealing.draw
        if draw == 1:
            return []
        if draw == 2:
            return [statement(rules, Rule.LAST_SINGLE)]
        return [statement(rules, Rule.LAST_FEWER, (("draw", draw),), Rule.LAST_SINGLE)]
