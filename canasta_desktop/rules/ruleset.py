"""A rule set: frozen sections, what they are asked, and the clauses they rest on.

A rule system is a declaration: data in standard sections, a subclass in the system's own module
where data cannot say it. Nobody asks which system is played; everybody asks a section.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from canasta_desktop.rules.cards import JOKER_FACE, Cards
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.extras import Discards, Extra
from canasta_desktop.rules.going_out import OFF, GoingOut
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.pile import Pile, class_of
from canasta_desktop.rules.pile_terms import BLACK_THREE, RED_THREE
from canasta_desktop.rules.scoring import Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.stock_end import TakeOrEnd
from canasta_desktop.rules.subjects import Subject
from canasta_desktop.rules.table import Table
from canasta_desktop.rules.threes import RedThrees

ANY_CARD: Final = Discards()

Value = bool | int | str
"""What an option can be set to."""


class MissingClause(LookupError):
    """A rule set says, refuses or counts what no clause of it decides; the message says where one is missing."""


@cache
def _cards(decks: int, jokers: int) -> tuple[int, ...]:
    """The cards of a pack, ascending by face."""
    naturals = 52 * decks
    cards = [JOKER_FACE] * (naturals + jokers)
    for deck in range(decks):
        cards[deck:naturals:decks] = range(52)
    return tuple(cards)


@dataclass(frozen=True)
class Pack:
    """The cards: `decks` of 52 and `jokers` in all (CL-1.2), with `values` in points by rank (CL-1.3)."""

    decks: int
    jokers: int
    values: tuple[int, ...]

    def cards(self) -> list[int]:
        """Every card once, ascending by face."""
        return list(_cards(self.decks, self.jokers))

    def points(self, cards: list[int] | Cards) -> int:
        """The card count: the sum of the values."""
        values = self.values
        points = 0
        for card in cards:
            points += values[card >> 2]
        return points

    def statements(self, rules: "RuleSet") -> list[Statement]:
        values = tuple([(f"rank{rank}", points) for rank, points in enumerate(self.values)])
        size = (("decks", self.decks), ("jokers", self.jokers), ("cards", 52 * self.decks + self.jokers))
        return [
            statement(rules, Rule.PACK, size),
            statement(rules, Rule.SUITS_SEQUENCES if rules.melds.has_runs else Rule.SUITS, about=Rule.SUITS),
            statement(rules, Rule.VALUES_THREES if rules.threes.every else Rule.VALUES, values, Rule.VALUES),
            statement(rules, Rule.WILD_CARDS),
        ]


@dataclass(frozen=True)
class Dealing:
    """`hand`: cards dealt to each (CL-2.1); `draw`: drawn from the stock in a turn (CL-4.1).

    `cover`: classes of cards that are covered when turned up as first card (CL-2.3), see `pile`.
    `upcard`: whether there is one at all (MA-1.2); `buries`: what would be covered goes back into the
    stock instead (HF-1.3). `beneath`: cards face down under it (SA-1.4). `cut_joker`: a joker at the
    bottom of the packet lifted goes to who cuts, on top of the hand, within it if `cut_counts` (VS-2.1).
    """

    hand: int
    draw: int
    cover: int
    upcard: bool = True
    buries: bool = False
    beneath: int = 0
    cut_joker: bool = False
    cut_counts: bool = False

    def covers(self, card: int) -> bool:
        """Whether another card is turned onto this up-card (CL-2.3)."""
        return self.cover & class_of(card) != 0

    def turned(self, pile: list[int]) -> int:
        """How many of the lowest cards of a pile turning up can have left there: what was covered, and the cover."""
        for place, card in enumerate(pile if self.upcard else []):
            if not self.covers(card):
                return 0 if place and self.buries else place + 1
        return 0

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result: list[Statement] = []
        if self.cut_joker:
            code = Rule.CUT_JOKER_COUNTS if self.cut_counts else Rule.CUT_JOKER
            result.append(statement(rules, code, about=Rule.CUT_JOKER))
        result.append(statement(rules, Rule.DEAL, (("hand", self.hand),)))
        for extra in rules.extras:
            result += extra.deal_statements(rules)
        if not self.upcard:
            return [*result, statement(rules, Rule.NO_UP_CARD, about=Rule.UP_CARD)]
        result.append(statement(rules, Rule.UP_CARD))
        result += self.cover_statements(rules)
        result += self.freeze_statements(rules)
        if self.beneath:
            result.append(statement(rules, Rule.SURPRISE, (("cards", self.beneath),)))
        return result

    def cover_statements(self, rules: "RuleSet") -> list[Statement]:
        """What is covered when turned up (CL-2.3)."""
        if rules.settles(Rule.UP_CARD_COVERED_RED_THREE):
            return [
                statement(rules, Rule.UP_CARD_COVERED_WILD, about=Rule.UP_CARD_COVERED),
                statement(rules, Rule.UP_CARD_COVERED_RED_THREE),
            ]
        return [statement(rules, self.cover_code(), about=Rule.UP_CARD_COVERED)]

    def cover_code(self) -> Rule:
        """What is done with an up-card that cannot stay."""
        if self.buries:
            assert not self.cover & BLACK_THREE  # no game does, so there are no words for it
            return Rule.UP_CARD_BURIED
        return Rule.UP_CARD_COVERED_THREES if self.cover & BLACK_THREE else Rule.UP_CARD_COVERED

    def freeze_statements(self, rules: "RuleSet") -> list[Statement]:
        """What a card turned up means for the pile (CL-2.3, CL-2.4)."""
        result: list[Statement] = []
        pile = rules.pile
        turned = pile.turned_freezes
        if turned and not pile.always_frozen:
            code = Rule.UP_CARD_FREEZES if turned & RED_THREE else Rule.UP_CARD_FREEZES_WILD
            result.append(statement(rules, code, about=Rule.UP_CARD_FREEZES))
            if turned & BLACK_THREE:
                result.append(statement(rules, Rule.UP_CARD_FREEZES_BLACK_THREE))
        elif pile.freezes and not turned:
            result.append(statement(rules, Rule.UP_CARD_FREE))
        if pile.bars & BLACK_THREE & ~self.cover:
            result.append(statement(rules, Rule.UP_CARD_BLACK_THREE))
        return result


@dataclass(frozen=True)
class RuleSet:
    """All rules of one game for one number of players; `key` and `options` name it in files.

    `clauses` maps what is asked about (a statement, a reason, a line of the score sheet) to the clause
    it rests on. `is_plain`: one set of a rank at most, no extras, any card may be discarded, no
    three ever lies in a hand: then most steps need not be asked for one by one. `knows_asking`: there are
    partners, and one may be asked for leave to go out (CL-8.6).
    `rulings`: what of `clauses` no source decides but this program; `provisional`: that is much of it (manzana.md).
    """

    key: str
    seating: Seating
    pack: Pack
    dealing: Dealing
    threes: RedThrees
    melds: Melds
    initial_meld: InitialMeld
    pile: Pile
    out: GoingOut
    stock_end: TakeOrEnd
    scoring: Scoring
    clauses: Mapping[Subject, str]
    discards: Discards = ANY_CARD
    extras: tuple[Extra, ...] = ()
    provisional: bool = False
    rulings: frozenset[Subject] = frozenset()
    options: tuple[tuple[str, Value], ...] = ()
    is_plain: bool = field(init=False, compare=False, repr=False, default=False)
    knows_asking: bool = field(init=False, compare=False, repr=False, default=False)

    def __post_init__(self) -> None:
        plain = self.melds.is_simple and self.discards.is_free() and not self.extras
        # Set once, here: what is asked before every action should not be worked out each time.
        object.__setattr__(self, "is_plain", plain and not self.threes.may_be_held)
        object.__setattr__(self, "knows_asking", self.out.ask is not OFF and self.seating.has_partners())

    def clause(self, about: Subject) -> str:
        """The clause that decides `about`. Raises MissingClause where the system's table has none."""
        clause = self.clauses.get(about)
        if clause is None:
            table = f"rules/systems/clauses/{self.key.replace('-', '_')}.py"
            raise MissingClause(f"{self.key} has no clause for {about}: add it to the table in {table}")
        return clause

    def settles(self, about: Subject) -> bool:
        """Whether this is told on its own because only this program says so; elsewhere it goes without saying."""
        return about in self.rulings

    def freezing(self, pile: list[int]) -> list[int]:
        """The places in this pile of cards that freeze it (CL-6.2); what can be an up-card is taken for one."""
        return self.pile.freezing(pile, self.dealing.turned(pile))

    def freezing_now(self, table: Table) -> list[int]:
        """The places in the pile on the table of cards that freeze it; none if it is not frozen.

        Where it could not be frozen by an up-card it has been taken since: all its cards were discarded.
        """
        if not table.frozen:
            return []
        return self.freezing(table.pile) or self.pile.freezing(table.pile, 0)

    def supplies(self, table: Table, left: int, opens: bool = False) -> bool:
        """Whether the player in turn, `left` cards in hand after melding, gets more, so that it is not out.

        `opens`: the action looked at is its side's initial meld.
        """
        return any([extra.supplies(table, left, opens) for extra in self.extras])

    def game_statements(self) -> list[Statement]:
        """What the game is about and how it is won."""
        scoring = self.scoring
        result = [statement(self, Rule.PROVISIONAL)] if self.provisional else []
        size = (("size", self.melds.canasta),)
        result.append(
            statement(self, Rule.GAME_AIM_SEQUENCES if self.melds.has_runs else Rule.GAME_AIM, size, Rule.CANASTA)
        )
        result.append(statement(self, Rule.GAME_COURSE, about=Rule.TURN_PARTS))
        if scoring.deals:
            result.append(statement(self, Rule.GAME_WON_DEALS, (("deals", scoring.deals),), Rule.TARGET))
        else:
            result.append(statement(self, Rule.GAME_WON, (("points", scoring.target),), Rule.TARGET))
        return result

    def turn_statements(self) -> list[Statement]:
        """How a turn goes (CL-4)."""
        result = [
            statement(self, Rule.TURN_PARTS),
            statement(self, Rule.TURN_DRAW, (("draw", self.dealing.draw),)),
            statement(self, Rule.TURN_MAY_DRAW),
        ]
        result.append(statement(self, Rule.TURN_MELD))
        result.append(
            statement(
                self, Rule.TURN_DISCARD_ALWAYS if self.out.discard else Rule.TURN_DISCARD, about=Rule.TURN_DISCARD
            )
        )
        return result + self.discards.statements(self)
