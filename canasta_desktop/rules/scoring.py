"""Scoring a deal and ending a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import JOKER, RED_THREES, THREE, Cards, Hand
from canasta_desktop.rules.codes import Rule, rule_of_each
from canasta_desktop.rules.forms import WholeSequence
from canasta_desktop.rules.going_out import Concealed
from canasta_desktop.rules.keyed import Keyed
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL, NOBODY, SAMBA, Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


class Item(Enum):
    """The lines of a score sheet; the value is the name CASES.md gives them."""

    MELDED = "melded"
    NATURAL_CANASTAS = "natural_canastas"
    MIXED_CANASTAS = "mixed_canastas"
    WILD_CANASTAS = "wild_canastas"
    OTHER_CANASTAS = "other_canastas"
    RED_THREES = "red_threes"
    BLACK_THREES = "black_threes"
    GOING_OUT = "going_out"
    CONCEALED = "concealed"
    SPECIAL_HAND = "special_hand"
    PENALTIES = "penalties"
    IN_HAND = "in_hand"


class ScoreLine(Keyed):
    """One line: `points` for `count` things (cards, canastas), the `cards` they are, and the clause."""

    __slots__ = ("cards", "clause", "count", "item", "points")

    def __init__(self, item: Item, points: int, count: int, cards: Cards, clause: str) -> None:
        self.item: Final = item
        self.points: Final = points
        self.count: Final = count
        self.cards: Final = cards
        self.clause: Final = clause

    def worth(self, points: int) -> "ScoreLine":
        """The same line with other points."""
        return ScoreLine(self.item, points, self.count, self.cards, self.clause)

    def key(self) -> tuple[object, ...]:
        return (self.item, self.points, self.count, self.cards, self.clause)


class ScoreSheet(Keyed):
    """What one account scores for a deal, line by line in the order of play.

    `wins`: the deal ends the match in its favour, whatever the totals (A-18 of modern-american.md).
    """

    __slots__ = ("account", "lines", "wins")

    def __init__(self, account: int, lines: tuple[ScoreLine, ...], wins: bool = False) -> None:
        self.account: Final = account
        self.lines: Final = lines
        self.wins: Final = wins

    def key(self) -> tuple[object, ...]:
        return (self.account, self.lines, self.wins)

    @property
    def total(self) -> int:
        """The deal's points; may be negative (CL-10.5)."""
        return sum([line.points for line in self.lines])

    def points(self, item: Item) -> int:
        """The points of one line, 0 where the sheet has none."""
        return sum([line.points for line in self.lines if line.item is item])


ITEMS: Final = {
    NATURAL: Item.NATURAL_CANASTAS,
    MIXED: Item.MIXED_CANASTAS,
    ALL_WILD: Item.WILD_CANASTAS,
    SAMBA: Item.OTHER_CANASTAS,
}
"""The line a canasta stands in by its kind, where it has no price of its own."""

SEQUENCE_RULES: Final = rule_of_each(
    WholeSequence, {WholeSequence.SAMBA: Rule.SCORE_SAMBA, WholeSequence.ESCALERA: Rule.SCORE_ESCALERA}
)
"""What a complete sequence brings."""


@dataclass(frozen=True)
class Scoring:
    """What a deal pays, and when a match is won.

    `canastas`: points by kind (CL-10.1, SA-9.1); `red_threes`: by how many a side has (CL-10.4); `target`
    of the match. `threes_need`: so many canastas make red threes count plus, 0: having melded at all
    (SA-8.1, VA-2.11). `unfinished_wild`: penalty for a meld of wild cards that is no canasta (VA-2.3).
    `ranked`: prices of canastas of single ranks, as (rank, kind, points) (JS-5.1, MA-9.1).
    `deals`: the match ends after so many, 0 where the target decides (HF-8.2).
    """

    canastas: tuple[int, ...]
    red_threes: tuple[int, ...]
    target: int
    threes_need: int = 0
    unfinished_wild: int = 0
    ranked: tuple[tuple[int, int, int], ...] = ()
    deals: int = 0

    def sheets(self, table: Table, hands: list[Hand], feet: list[list[int]]) -> list[ScoreSheet]:
        """A sheet an account for a deal that is over; `hands` and `feet` by seat (CL-10)."""
        left = [tuple(hand.cards() + foot) for hand, foot in zip(hands, feet, strict=True)]
        return [self.sheet(table, left, account) for account in range(table.rules.seating.accounts())]

    def sheet(self, table: Table, left: Sequence[Cards], account: int) -> ScoreSheet:
        """What `account` scores for this deal, `left` being the cards not melded by seat (CL-10.5)."""
        seating = table.rules.seating
        seats = seating.seats_of(table, account)
        side = seating.account_side(table, account)
        melds = table.melds[side]
        lines = self.meld_lines(table, melds)
        lines += self.three_lines(table, seating.three_seats_of(table, account), melds)
        lines += self.out_lines(table, seats, melds)
        lines += self.penalty_lines(table, left, account, melds)
        lines += self.hand_lines(table, left, account)
        return ScoreSheet(account, tuple([line for line in lines if line.points or line.count]))

    def price(self, table: Table, meld: Meld) -> tuple[Item, int]:
        """What a canasta pays and the line it stands in (CL-10.1)."""
        kind = table.rules.melds.kind(meld)
        for rank, its_kind, points in self.ranked:
            if rank == meld.rank and kind == its_kind:
                return Item.OTHER_CANASTAS, points
        return ITEMS[kind], self.canastas[kind]

    def meld_lines(self, table: Table, melds: list[Meld]) -> list[ScoreLine]:
        """The melded cards and the canastas among them (CL-10.1, CL-10.3)."""
        rules = table.rules
        laid: list[int] = []
        for meld in melds:
            laid += meld.cards
        lines: list[ScoreLine] = []
        if laid:
            clause = rules.clause(Topic.MELDED)
            lines.append(ScoreLine(Item.MELDED, rules.pack.points(laid), len(laid), tuple(laid), clause))
        full = [meld for meld in melds if rules.melds.is_complete(meld)]
        return lines + self.canasta_lines(table, full) if full else lines

    def canasta_lines(self, table: Table, melds: list[Meld]) -> list[ScoreLine]:
        """The lines of these canastas, one a kind or where a price of its own puts it (CL-10.1)."""
        lines: list[ScoreLine] = []
        prices = [self.price(table, meld) for meld in melds]
        for item in (Item.NATURAL_CANASTAS, Item.MIXED_CANASTAS, Item.WILD_CANASTAS, Item.OTHER_CANASTAS):
            cards: list[int] = []
            points = 0
            count = 0
            for at, meld in enumerate(melds):
                its_item, paid = prices[at]
                if its_item is item:
                    cards += meld.cards
                    points += paid
                    count += 1
            if count:
                lines.append(ScoreLine(item, points, count, tuple(cards), table.rules.clause(Topic.CANASTAS)))
        return lines

    def has_earned_threes(self, table: Table, melds: list[Meld]) -> bool:
        """Whether red threes count plus for a side with these melds (CL-10.4, SA-8.1)."""
        if self.threes_need == 0:
            return len(melds) > 0
        return sum(table.rules.melds.canastas(melds)) >= self.threes_need

    def three_points(self, count: int) -> int:
        """What so many red threes pay, or cost."""
        return self.red_threes[min(count, len(self.red_threes) - 1)]

    def three_lines(self, table: Table, seats: list[int], melds: list[Meld]) -> list[ScoreLine]:
        """Red threes: plus if the side has earned it, else minus (CL-10.4, A-24 of classic.md)."""
        threes = [card for seat in seats for card in table.threes[seat]]
        if not threes:
            return []
        points = self.three_points(len(threes))
        points = points if self.has_earned_threes(table, melds) else -points
        return [ScoreLine(Item.RED_THREES, points, len(threes), tuple(threes), table.rules.clause(Topic.RED_THREES))]

    def out_lines(self, table: Table, seats: list[int], melds: list[Meld]) -> list[ScoreLine]:
        """The bonus for going out, and what going out concealed adds to it (CL-10.2)."""
        if table.out == NOBODY or table.out not in seats:
            return []
        out = table.rules.out
        clause = table.rules.clause(Topic.GOING_OUT)
        lines = [ScoreLine(Item.GOING_OUT, out.bonus, 1, (), clause)]
        if table.concealed:
            hand_canasta = out.hand_canasta if any([table.rules.melds.is_complete(meld) for meld in melds]) else 0
            lines.append(ScoreLine(Item.CONCEALED, out.concealed - out.bonus + hand_canasta, 1, (), clause))
        return lines

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        """What is unfinished or was forgotten (VA-2.3, GT-3.2)."""
        lines: list[ScoreLine] = []
        wild = [meld for meld in melds if meld.rank == JOKER and not table.rules.melds.is_complete(meld)]
        if wild and self.unfinished_wild:
            cards = tuple([card for meld in wild for card in meld.cards])
            points = -self.unfinished_wild * len(wild)
            lines.append(ScoreLine(Item.PENALTIES, points, len(wild), cards, table.rules.clause(Topic.PENALTIES)))
        return lines

    def hand_lines(self, table: Table, left: Sequence[Cards], account: int) -> list[ScoreLine]:
        """Cards left in hand count against their side (CL-10.3)."""
        cards = [card for seat in table.rules.seating.seats_of(table, account) for card in left[seat]]
        if not cards:
            return []
        clause = table.rules.clause(Topic.IN_HAND)
        return [ScoreLine(Item.IN_HAND, -self.hand_points(table, cards), len(cards), tuple(cards), clause)]

    def hand_points(self, table: Table, cards: list[int]) -> int:
        """What these cards count against who holds them at the end, as a positive number.

        A red three has no card value (CL-1.3), unless threes of both colours are alike (MA-1.1).
        """
        pack = table.rules.pack
        points = pack.points(cards)
        if table.rules.threes.every:
            return points
        return points - pack.values[THREE] * sum([cards.count(card) for card in RED_THREES])

    def special_points(self, key: str) -> int:
        """What a special hand pays (MA-7)."""
        return 0

    def winner(self, totals: list[int], deals: int, sheets: Sequence[ScoreSheet] = ()) -> int:
        """The account that has won the match with these totals after so many deals, NOBODY while it goes on (CL-11).

        `sheets`: those of the last deal.
        """
        for sheet in sheets:
            if sheet.wins:
                return sheet.account
        best = max(totals)
        is_due = deals >= self.deals if self.deals else best >= self.target
        if not is_due or totals.count(best) > 1:
            return NOBODY
        return totals.index(best)

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result = [statement(rules, Rule.SCORE_OWN_ACCOUNTS)] if rules.seating.forms_sides() else []
        result += self.melded_statements(rules)
        result += self.canastas_statements(rules)
        result += self.threes_statements(rules)
        result += self.out_statements(rules)
        result += self.penalties_statements(rules)
        result += self.hand_statements(rules)
        result.append(statement(rules, Rule.SCORE_NEGATIVE))
        if self.deals:
            result.append(statement(rules, Rule.MATCH_DEALS, (("deals", self.deals),), Rule.TARGET))
        else:
            result.append(statement(rules, Rule.TARGET, (("points", self.target),)))
        return [*result, statement(rules, Rule.TIE)]

    def melded_statements(self, rules: "RuleSet") -> list[Statement]:
        """What the melded cards count."""
        return [statement(rules, Rule.SCORE_MELDED, about=Topic.MELDED)]

    def canastas_statements(self, rules: "RuleSet") -> list[Statement]:
        """The prices, of the kinds that there are."""
        prices = (("natural", self.canastas[NATURAL]), ("mixed", self.canastas[MIXED]))
        result = [statement(rules, Rule.SCORE_CANASTAS, prices, Topic.CANASTAS)]
        for rank, kind, points in self.ranked:
            code = Rule.SCORE_RANKED_MIXED if kind == MIXED else Rule.SCORE_RANKED
            result.append(statement(rules, code, (("rank", rank), ("points", points)), Topic.CANASTAS))
        whole = rules.melds.whole_run()
        if whole is not None:
            price = (("points", self.canastas[SAMBA]),)
            result.append(statement(rules, SEQUENCE_RULES[whole], price, Rule.SCORE_SAMBA))
        if rules.melds.form(JOKER) is not None:
            result.append(statement(rules, Rule.SCORE_WILD_CANASTA, (("points", self.canastas[ALL_WILD]),)))
        return result

    def threes_statements(self, rules: "RuleSet") -> list[Statement]:
        """What red threes pay: `each`, and `count4` and so on where four are more than four times one."""
        step = self.red_threes[1]
        figures = [("each", step)]
        for count, points in enumerate(self.red_threes):
            if points != step * count:
                figures.append((f"count{count}", points))
        result = [statement(rules, Rule.SCORE_THREES, tuple(figures), Topic.RED_THREES)]
        if rules.seating.forms_sides():
            result.append(statement(rules, Rule.SCORE_THREES_OWN, about=Topic.RED_THREES))
        if self.threes_need:
            return [
                *result,
                statement(rules, Rule.SCORE_THREES_NEED, (("canastas", self.threes_need),), Topic.THREES_SIGN),
            ]
        return [*result, statement(rules, Rule.SCORE_THREES_MELDED, about=Topic.THREES_SIGN)]

    def out_statements(self, rules: "RuleSet") -> list[Statement]:
        """What going out pays."""
        out = rules.out
        result = [statement(rules, Rule.SCORE_OUT, (("bonus", out.bonus),), Topic.GOING_OUT)]
        if out.conceals is Concealed.NEVER:
            return [*result, statement(rules, Rule.SCORE_NO_CONCEALED)]
        figures = (("bonus", out.bonus), ("concealed", out.concealed))
        result.append(statement(rules, Rule.SCORE_CONCEALED, figures, Topic.GOING_OUT))
        if out.hand_canasta:
            result.append(Statement(Rule.SCORE_HAND_CANASTA, "VA-2.13", (("bonus", out.hand_canasta),)))
        return result

    def penalties_statements(self, rules: "RuleSet") -> list[Statement]:
        """What is taken off besides the cards in hand."""
        if not self.unfinished_wild:
            return []
        return [statement(rules, Rule.PENALTY_WILD_MELD, (("points", self.unfinished_wild),), Topic.PENALTIES)]

    def hand_statements(self, rules: "RuleSet") -> list[Statement]:
        """What the cards in hand cost."""
        return [statement(rules, Rule.SCORE_IN_HAND, about=Topic.IN_HAND)]
