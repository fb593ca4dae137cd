"""What happens when the stock is empty."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.actions import NEW, Take
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass(frozen=True)
class TakeOrEnd:
    """With an empty stock a player takes the pile or ends the deal (CL-9.1 to CL-9.3)."""

    def obliges(self, table: Table, take: Take) -> bool:
        """Whether this take, which is legal, must be made: pile unfrozen, top card of a rank melded (CL-9.2)."""
        return not table.frozen and take.onto != NEW

    def tell(self, rules: "RuleSet") -> list[Statement]:
        codes = ["stock-empty", "stock-empty-must-take", "stock-empty-may-end"]
        codes.append("last-card-red-three" if rules.deal.draw == 1 else "last-two-cards")
        return [Statement(code, rules.clause(code)) for code in codes]
