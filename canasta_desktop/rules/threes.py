"""Threes that are laid out: which, and when they are replaced."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.cards import is_red_three
from canasta_desktop.rules.statements import Statement

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True)
class RedThrees:
    """Red threes are laid out at once and replaced from the stock (CL-3.1, CL-3.2)."""

    def lays_out(self, card: int) -> bool:
        """Whether this card is laid out instead of held."""
        return is_red_three(card)

    def is_replaced(self, stock: int, draw: int) -> bool:
        """Whether a three drawn when the stock held `stock` cards, itself included, is replaced.

        The last cards that make one draw are not: CL-9.4 where one card is drawn, CL-12.6 with
        A-25 of classic.md where two are.
        """
        return stock > draw

    def tell(self, rules: "RuleSet") -> list[Statement]:
        return [Statement(code, rules.clause(code)) for code in ("red-threes-laid", "red-threes-from-pile")]
