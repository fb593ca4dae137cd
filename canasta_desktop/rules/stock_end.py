"""What happens when the stock is empty."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from canasta_desktop.rules.actions import Take
from canasta_desktop.rules.cards import Hand
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
        codes = ["stock-empty"]
        if self.must is Must.IF_IT_FITS and not rules.pile.always_frozen:
            codes += ["stock-empty-if-it-fits", "stock-empty-unless", "stock-empty-may-end"]
        elif self.must is Must.IF_POSSIBLE:
            codes.append("stock-empty-if-possible")
        else:
            codes.append("stock-empty-never")
        return [*[statement(rules, code) for code in [*codes, "stock-no-bonus"]], *self.last_statements(rules)]

    def last_statements(self, rules: "RuleSet") -> list[Statement]:
        """What is said of the last cards of the stock (CL-9.4, CL-12.5 to CL-12.7)."""
        threes = rules.threes
        threes_code = "last-three-" + threes.last.value
        result = self._few_cards_statements(rules)
        if threes.stays:
            return result
        if threes.last is Last.BARE:
            code = "last-three-bare-" + ("keep" if rules.out.discard else "out")
            return [*result, statement(rules, threes_code), statement(rules, code)]
        if threes.last is not Last.ENDS:
            return [*result, statement(rules, threes_code)]
        if rules.dealing.draw == 1:
            return [statement(rules, "last-three-ends")]
        return [*result, statement(rules, "last-three-unreplaced"), statement(rules, "last-only-threes")]

    def _few_cards_statements(self, rules: "RuleSet") -> list[Statement]:
        """What is drawn where the stock has fewer cards than are drawn (CL-12.5, VA-6.13)."""
        draw = rules.dealing.draw
        if draw == 1:
            return []
        if draw == 2:
            return [statement(rules, "last-single")]
        return [statement(rules, "last-fewer", (("draw", draw),), "last-single")]
