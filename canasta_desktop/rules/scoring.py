"""Scoring a deal and ending a match."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.table import MIXED, NATURAL, NOBODY, Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


class Item(Enum):
    """The lines of a score sheet; the value is the name CASES.md gives them."""

    MELDED = "melded"
    NATURAL_CANASTAS = "natural_canastas"
    MIXED_CANASTAS = "mixed_canastas"
    RED_THREES = "red_threes"
    GOING_OUT = "going_out"
    CONCEALED = "concealed"
    IN_HAND = "in_hand"


@dataclass(frozen=True)
class Line:
    """One line: `points` for `count` things (cards, canastas), the `cards` they are, and the clause."""

    item: Item
    points: int
    count: int
    cards: Cards
    clause: str


@dataclass(frozen=True)
class ScoreSheet:
    """What one account scores for a deal, line by line in the order of play."""

    account: int
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The deal's points; may be negative (CL-10.5)."""
        return sum([line.points for line in self.lines])

    def points(self, item: Item) -> int:
        """The points of one line, 0 where the sheet has none."""
        return sum([line.points for line in self.lines if line.item is item])


@dataclass(frozen=True)
class Scoring:
    """`canastas`: points by kind (CL-10.1); `red_threes`: by how many a side has (CL-10.4); `target` of the match."""

    canastas: tuple[int, ...]
    red_threes: tuple[int, ...]
    target: int

    def sheets(self, table: Table, hands: list[Hand]) -> list[ScoreSheet]:
        """A sheet an account for a deal that is over; `hands` by seat (CL-10)."""
        return [self.sheet(table, hands, account) for account in range(table.rules.seating.accounts())]

    def sheet(self, table: Table, hands: list[Hand], account: int) -> ScoreSheet:
        """What `account` scores for this deal (CL-10.5)."""
        seating = table.rules.seating
        seats = seating.seats_of(table, account)
        melds = table.melds[seating.account_side(table, account)]
        lines = self.meld_lines(table, melds)
        lines += self.three_lines(table, seats, len(melds) > 0)
        lines += self.out_lines(table, seats)
        lines += self.hand_lines(table, hands, seats)
        return ScoreSheet(account, tuple(lines))

    def meld_lines(self, table: Table, melds: list[Meld]) -> list[Line]:
        """The melded cards and the canastas among them (CL-10.1, CL-10.3)."""
        rules = table.rules
        laid = [card for meld in melds for card in meld.cards]
        lines: list[Line] = []
        if laid:
            clause = rules.clause("melded")
            lines.append(Line(Item.MELDED, rules.pack.points(laid), len(laid), tuple(laid), clause))
        for kind, item in ((NATURAL, Item.NATURAL_CANASTAS), (MIXED, Item.MIXED_CANASTAS)):
            full = [m for m in melds if len(m.cards) >= rules.melds.canasta and rules.melds.kind(m) == kind]
            if full:
                cards = tuple([card for meld in full for card in meld.cards])
                points = self.canastas[kind] * len(full)
                lines.append(Line(item, points, len(full), cards, rules.clause("canastas")))
        return lines

    def three_lines(self, table: Table, seats: list[int], melded: bool) -> list[Line]:
        """Red threes: plus if the side has melded at all, else minus (CL-10.4, A-24 of classic.md)."""
        threes = [card for seat in seats for card in table.threes[seat]]
        if not threes:
            return []
        points = self.red_threes[len(threes)]
        clause = table.rules.clause("red-threes")
        return [Line(Item.RED_THREES, points if melded else -points, len(threes), tuple(threes), clause)]

    def out_lines(self, table: Table, seats: list[int]) -> list[Line]:
        """The bonus for going out, and what going out concealed adds to it (CL-10.2)."""
        if table.out == NOBODY or table.out not in seats:
            return []
        out = table.rules.out
        clause = table.rules.clause("going-out")
        lines = [Line(Item.GOING_OUT, out.bonus, 1, (), clause)]
        if table.concealed:
            lines.append(Line(Item.CONCEALED, out.concealed - out.bonus, 1, (), clause))
        return lines

    def hand_lines(self, table: Table, hands: list[Hand], seats: list[int]) -> list[Line]:
        """Cards left in hand count against their side (CL-10.3)."""
        left = [card for seat in seats for card in hands[seat].cards()]
        if not left:
            return []
        clause = table.rules.clause("in-hand")
        return [Line(Item.IN_HAND, -table.rules.pack.points(left), len(left), tuple(left), clause)]

    def winner(self, totals: list[int]) -> int:
        """The account that has won the match with these totals, NOBODY while it goes on (CL-11)."""
        best = max(totals)
        if best < self.target or totals.count(best) > 1:
            return NOBODY
        return totals.index(best)

    def tell(self, rules: "RuleSet") -> list[Statement]:
        count = len(self.red_threes) - 1
        threes = (("each", self.red_threes[1]), ("count", count), ("all", self.red_threes[count]))
        canastas = (("natural", self.canastas[NATURAL]), ("mixed", self.canastas[MIXED]))
        return [
            Statement("score-melded", rules.clause("melded")),
            Statement("score-canastas", rules.clause("canastas"), canastas),
            Statement("score-red-threes", rules.clause("red-threes"), threes),
            Statement("score-out", rules.clause("going-out"), (("bonus", rules.out.bonus),)),
            Statement("target", rules.clause("target"), (("points", self.target),)),
            Statement("tie", rules.clause("tie")),
        ]
