"""A rule set: frozen sections, what they are asked, and the clauses they rest on.

A rule system is a declaration: data in standard sections, a subclass in the system's own module
where data cannot say it. Nobody asks which system is played; everybody asks a section.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.going_out import GoingOut
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.opening import Opening
from canasta_desktop.rules.pile import Pile, class_of
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.stock_end import TakeOrEnd
from canasta_desktop.rules.threes import RedThrees

Value = bool | int | str
"""What an option can be set to."""


@dataclass(frozen=True)
class Pack:
    """The cards: `decks` of 52 and `jokers` in all (CL-1.2), with `values` in points by rank (CL-1.3)."""

    decks: int
    jokers: int
    values: tuple[int, ...]

    def cards(self) -> list[int]:
        """Every card once, ascending by face."""
        return [card for card in range(52) for _ in range(self.decks)] + [52] * self.jokers

    def points(self, cards: list[int] | Cards) -> int:
        """The card count: the sum of the values."""
        values = self.values
        points = 0
        for card in cards:
            points += values[card >> 2]
        return points

    def tell(self, rules: "RuleSet") -> list[Statement]:
        values = tuple([(f"rank{rank}", points) for rank, points in enumerate(self.values)])
        size = (("decks", self.decks), ("jokers", self.jokers), ("cards", 52 * self.decks + self.jokers))
        return [
            Statement("pack", rules.clause("pack"), size),
            Statement("values", rules.clause("values"), values),
            Statement("wild-cards", rules.clause("wild-cards")),
        ]


@dataclass(frozen=True)
class Deal:
    """`hand`: cards dealt to each (CL-2.1); `draw`: drawn from the stock in a turn (CL-4.1).

    `cover`: classes of cards that are covered when turned up as first card (CL-2.3), see `pile`.
    """

    hand: int
    draw: int
    cover: int

    def covers(self, card: int) -> bool:
        """Whether another card is turned onto this up-card (CL-2.3)."""
        return self.cover & class_of(card) != 0

    def tell(self, rules: "RuleSet") -> list[Statement]:
        return [
            Statement("deal", rules.clause("deal"), (("hand", self.hand),)),
            Statement("up-card", rules.clause("up-card")),
            Statement("up-card-covered", rules.clause("up-card-covered")),
        ]


@dataclass(frozen=True)
class RuleSet:
    """All rules of one game for one number of players; `key` and `options` name it in files.

    `clauses` maps what is asked about (a reason's code, a line of the score sheet, a statement) to
    the clause it rests on.
    """

    key: str
    seating: Seating
    pack: Pack
    deal: Deal
    threes: RedThrees
    melds: Melds
    opening: Opening
    pile: Pile
    out: GoingOut
    stock_end: TakeOrEnd
    scoring: Scoring
    clauses: Mapping[str, str]
    options: tuple[tuple[str, Value], ...] = ()

    def clause(self, about: str) -> str:
        """The clause that decides `about`. Raises KeyError for what the rule set does not know."""
        return self.clauses[about]

    def turn_statements(self) -> list[Statement]:
        """How a turn goes (CL-4)."""
        codes = ["turn-draw-or-take", "turn-meld", "turn-discard", "discard-any"]
        return [Statement(code, self.clause(code), (("draw", self.deal.draw),)) for code in codes]
