"""Going out: what it needs, what it pays, and asking for leave."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import ANY, NO, YES, Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


class Asking(Enum):
    """Whether the partner is asked for leave to go out (CL-8.6, CL-8.7)."""

    OFF = "off"
    OPTIONAL = "optional"
    COMPULSORY = "compulsory"


@dataclass(frozen=True)
class GoingOut:
    """Going out needs `canastas`: pairs of a kind (or ANY) and how many (CL-8.1).

    `bonus` is paid for going out, `concealed` in place of it for doing so concealed (CL-10.2), points.
    """

    canastas: tuple[tuple[int, int], ...]
    ask: Asking
    bonus: int
    concealed: int

    def wanted(self) -> int:
        """How many canastas are needed in all."""
        return sum([count for _, count in self.canastas])

    def missing(self, counts: list[int]) -> int:
        """How many canastas a side with these counts by kind still needs."""
        missing = 0
        for kind, count in self.canastas:
            have = sum(counts) if kind == ANY else counts[kind]
            missing += max(0, count - have)
        return missing

    def refuses(self, table: Table, counts: list[int]) -> Reason:
        """What stands against the player in turn going out, its side having canastas by `counts`."""
        if self.missing(counts) > 0:
            return Reason.CANASTAS_NEEDED if self.wanted() > 1 else Reason.CANASTA_NEEDED
        if table.turn.answer == NO:
            return Reason.PARTNER_SAID_NO
        if self.ask is Asking.COMPULSORY and table.turn.answer != YES:
            return Reason.ASK_FIRST
        return OK

    def is_concealed(self, table: Table, melds: list[Meld]) -> bool:
        """Whether the player in turn, out of cards, goes out concealed (CL-8.4).

        It had melded nothing before this turn and added to nobody's melds, so that all of its melds
        are this turn's; one of `melds`, the side's, must be a canasta of its own.
        """
        turn = table.turn
        if not turn.fresh or turn.added:
            return False
        size = table.rules.melds.canasta
        return any([meld.seat == turn.seat and len(meld.cards) >= size for meld in melds])

    def tell(self, rules: "RuleSet") -> list[Statement]:
        told = [Statement("out-canastas", rules.clause("out-canastas"), (("canastas", self.wanted()),))]
        told.append(Statement("out-how", rules.clause("out-how")))
        told.append(Statement("out-keep-card", rules.clause("out-keep-card")))
        figures = (("bonus", self.bonus), ("concealed", self.concealed))
        told.append(Statement("out-concealed", rules.clause("out-concealed"), figures))
        if self.ask is not Asking.OFF:
            told.append(Statement("asking-" + self.ask.value, rules.clause("asking")))
        return told
