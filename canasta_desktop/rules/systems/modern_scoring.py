"""Scoring of the modern American game (MA-9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import ACE, JOKER, SEVEN, Cards, is_red_three
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.scoring import Item, ScoreLine, ScoreSheet, Scoring
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.table import ALL_WILD, Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

SPECIAL: Final = {
    "straight": 3000,
    "pairs_natural": 2500,
    "pairs_wild": 2000,
    "miami_pairs": 2500,
    "zip_code": 2500,
    "blast_off": 3000,
    "triples": 3500,
    "quads": 3500,
    "dream_plus4": 8500,
    "dream_plus5": 8500,
}
"""What the special hands pay (MA-7); garbage has a price of its own."""

DREAMS: Final = ("dream_plus4", "dream_plus5")
MANY: Final = 3
"""So many aces or sevens in one hand are penalised (MA-9.5)."""


@dataclass(frozen=True)
class ModernScoring(Scoring):
    """How a side scores depends on how many canastas it has completed (MA-9.6).

    `four_jokers`: the penalty for an unfinished meld of wild cards with all four jokers; `garbage`: what
    that special hand pays; `hand_threes_as_laid`: threes in hand count as if laid out (VA-1.5).
    """

    pure_penalty: int = 2500
    wild_penalty: int = 2000
    four_jokers: int = 2500
    many_penalty: int = 1500
    all_twos: int = 3000
    jokers_and_twos: int = 2500
    garbage: int = 2000
    hand_threes_as_laid: bool = False

    def special_points(self, key: str) -> int:
        return self.garbage if key == "garbage" else SPECIAL.get(key, 0)

    def sheet(self, table: Table, left: Sequence[Cards], account: int) -> ScoreSheet:
        rules = table.rules
        if table.special and table.sides[table.out] == rules.seating.account_side(table, account):
            points = self.special_points(table.special)
            clause = rules.clause(Rule.SPECIAL_HANDS)
            line = ScoreLine(Item.SPECIAL_HAND, points, 1, left[table.out], clause)
            return ScoreSheet(account, (line,), table.special in DREAMS)
        sheet = super().sheet(table, left, account)
        threes = [
            card for seat in rules.seating.three_seats_of(table, account) for card in self.threes_of(table, left, seat)
        ]
        lines = [line for line in sheet.lines if line.item is not Item.RED_THREES]
        melds = table.melds[rules.seating.account_side(table, account)]
        return ScoreSheet(account, (*lines, *self.threes_by_colour(table, threes, melds)))

    def threes_of(self, table: Table, left: Sequence[Cards], seat: int) -> list[int]:
        """The threes of this seat that count as laid out."""
        held = [card for card in left[seat] if table.rules.threes.lays_out(card)]
        return table.threes[seat] + (held if self.hand_threes_as_laid else [])

    def threes_by_colour(self, table: Table, threes: list[int], melds: list[Meld]) -> list[ScoreLine]:
        """Red and black ones apart: minus without a canasta, nothing with one, plus with two (MA-9.3, MA-9.6)."""
        count = sum(table.rules.melds.canastas(melds))
        sign = (-1, 0)[count] if count < 2 else 1
        lines: list[ScoreLine] = []
        for item, is_red in ((Item.RED_THREES, True), (Item.BLACK_THREES, False)):
            own = tuple([card for card in threes if is_red_three(card) == is_red])
            if own:
                points = sign * self.three_points(len(own))
                lines.append(ScoreLine(item, points, len(own), own, table.rules.clause(Topic.RED_THREES)))
        return lines

    def price(self, table: Table, meld: Meld) -> tuple[Item, int]:
        if meld.rank == JOKER:
            jokers = len([card for card in meld.cards if card >> 2 == JOKER])
            if jokers == 0:
                return Item.WILD_CANASTAS, self.all_twos
            if jokers == table.rules.pack.jokers:
                return Item.WILD_CANASTAS, self.jokers_and_twos
        return super().price(table, meld)

    def meld_lines(self, table: Table, melds: list[Meld]) -> list[ScoreLine]:
        lines = super().meld_lines(table, melds)
        if sum(table.rules.melds.canastas(melds)) > 0:
            return lines
        return [line.worth(-line.points) for line in lines]

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        """Unfinished aces, sevens and wild cards, and many aces or sevens in one hand (MA-9.4, MA-9.5)."""
        rules = table.rules
        lines: list[ScoreLine] = []
        for meld in melds:
            points = 0 if rules.melds.is_complete(meld) else self.unfinished(table, meld)
            if points:
                cards = tuple(meld.cards)
                lines.append(ScoreLine(Item.PENALTIES, -points, 1, cards, rules.clause(Topic.PENALTIES)))
        for seat in rules.seating.seats_of(table, account):
            for rank in (ACE, SEVEN):
                held = tuple([card for card in left[seat] if card >> 2 == rank])
                if len(held) >= MANY:
                    clause = rules.clause(Topic.PENALTIES_IN_HAND)
                    lines.append(ScoreLine(Item.PENALTIES, -self.many_penalty, 1, held, clause))
        return lines

    def unfinished(self, table: Table, meld: Meld) -> int:
        """What this unfinished meld costs."""
        if meld.rank == SEVEN or (meld.rank == ACE and meld.wilds == 0):
            return self.pure_penalty
        if meld.rank != JOKER:
            return 0
        jokers = len([card for card in meld.cards if card >> 2 == JOKER])
        return self.four_jokers if jokers == table.rules.pack.jokers else self.wild_penalty

    def hand_points(self, table: Table, cards: list[int]) -> int:
        if self.hand_threes_as_laid:
            cards = [card for card in cards if not table.rules.threes.lays_out(card)]
        return super().hand_points(table, cards)

    def melded_statements(self, rules: "RuleSet") -> list[Statement]:
        return [statement(rules, Rule.SCORE_BY_CANASTAS, about=Topic.MELDED), statement(rules, Rule.SCORE_ONE_CANASTA)]

    def canastas_statements(self, rules: "RuleSet") -> list[Statement]:
        result = [one for one in super().canastas_statements(rules) if one.code is not Rule.SCORE_WILD_CANASTA]
        figures = (("twos", self.all_twos), ("jokers", self.jokers_and_twos), ("mixed", self.canastas[ALL_WILD]))
        return [*result, statement(rules, Rule.SCORE_WILD_CANASTAS_MODERN, figures, Rule.SCORE_WILD_CANASTA)]

    def threes_statements(self, rules: "RuleSet") -> list[Statement]:
        figures = tuple([(f"count{count}", self.red_threes[count]) for count in range(1, len(self.red_threes))])
        result = [statement(rules, Rule.SCORE_THREES_BY_COLOUR, figures, Topic.RED_THREES)]
        if self.hand_threes_as_laid:
            result.append(statement(rules, Rule.SCORE_HAND_THREES_AS_LAID))
        return result

    def penalties_statements(self, rules: "RuleSet") -> list[Statement]:
        result = [statement(rules, Rule.PENALTY_PURE, (("points", self.pure_penalty),), Topic.PENALTIES)]
        wild = (("points", self.wild_penalty),)
        if self.four_jokers == self.wild_penalty:
            result.append(statement(rules, Rule.PENALTY_WILD_ALWAYS, wild, Rule.PENALTY_WILD))
        else:
            result.append(statement(rules, Rule.PENALTY_WILD, (*wild, ("jokers", self.four_jokers))))
        many = (("count", MANY), ("points", self.many_penalty))
        return [*result, statement(rules, Rule.PENALTY_MANY, many, Topic.PENALTIES_IN_HAND)]
