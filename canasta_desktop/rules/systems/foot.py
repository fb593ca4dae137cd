"""What Hand and Foot alone has: the foot, who must have played from it, and what threes count (HF-4, HF-6, HF-7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_desktop.rules.cards import JOKER, Cards, is_black_three, is_red_three
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.drawing import lay_out_held
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.extras import Extra, Log
from canasta_desktop.rules.going_out import GoingOut
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.state import State
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.table import Meld, Table


@dataclass(frozen=True)
class Foot(Extra):
    """A packet of `cards` for each player, taken up when the hand is empty (HF-1.2, HF-6)."""

    cards: int

    def deals(self, state: State) -> None:
        table = state.table
        for seat in table.order:
            state.feet[seat] = [state.stock.pop() for _ in range(self.cards)]
            table.feet[seat] = self.cards

    def supplies(self, table: Table, left: int, opens: bool) -> bool:
        return table.feet[table.turn.seat] > 0

    def hand_emptied(self, state: State, log: Log) -> None:
        self.take_up(state, log)

    def turn_begins(self, state: State, log: Log) -> None:
        seat = state.table.turn.seat
        if state.hands[seat].size == 0 and state.table.feet[seat]:
            self.take_up(state, log)

    def turn_ends(self, state: State, log: Log) -> None:
        seat = state.table.turn.seat
        if state.table.feet[seat] == 0 and state.hands[seat].size:
            state.table.from_foot[seat] = True

    def take_up(self, state: State, log: Log) -> None:
        """The foot becomes the hand; red threes in it are laid out and replaced (HF-6.3)."""
        table = state.table
        seat = table.turn.seat
        foot = state.feet[seat]
        for card in foot:
            state.hands[seat].add(card)
        table.sizes[seat] += len(foot)
        table.feet[seat] = 0
        state.feet[seat] = []
        if log is not None:
            log.append(Event(What.FOOT_TAKEN, seat, (), len(foot)))
            log.append(Event(What.FOOT_TAKEN, seat, tuple(foot), len(foot), to=seat))
        lay_out_held(state, seat, log)

    def statements(self, rules: RuleSet) -> list[Statement]:
        has_wild_books = rules.melds.form(JOKER) is not None
        books = Rule.NAMES_BOOKS if has_wild_books else Rule.NAMES_BOOKS_NATURAL
        result = [statement(rules, books, about=Rule.NAMES_BOOKS)]
        result += [statement(rules, Rule.FOOT_AT_ONCE), statement(rules, Rule.FOOT_NEXT_TURN)]
        return result if rules.threes.stays else [*result, statement(rules, Rule.FOOT_THREES)]

    def deal_statements(self, rules: RuleSet) -> list[Statement]:
        return [statement(rules, Rule.DEAL_FOOT, (("cards", self.cards),))]


@dataclass(frozen=True)
class FootOut(GoingOut):
    """Every partner must have played from the foot (HF-7.2, A-6), unless the `partners` may be anywhere (VA-6.23)."""

    partners: bool = True

    def refuses(self, table: Table, counts: list[int]) -> Reason:
        why = super().refuses(table, counts)
        if why is OK or why is Reason.ASK_FIRST:
            now = self.refuses_now(table)
            return why if now is OK else now
        return why

    def refuses_now(self, table: Table) -> Reason:
        turn = table.turn
        if not self.partners:
            return OK
        for seat in table.order:
            if seat != turn.seat and table.sides[seat] == table.sides[turn.seat] and not table.from_foot[seat]:
                return Reason.PARTNER_NOT_IN_FOOT
        return OK

    def canastas_statements(self, rules: RuleSet) -> list[Statement]:
        result = super().canastas_statements(rules)
        if rules.seating.has_partners():
            code = Rule.OUT_PARTNER_IN_FOOT if self.partners else Rule.OUT_PARTNER_ANYWHERE
            result.append(statement(rules, code, about=Reason.PARTNER_NOT_IN_FOOT))
        return result

    def keep_statements(self, rules: RuleSet) -> list[Statement]:
        return [statement(rules, Rule.OUT_KEEP_CARD_FOOT, about=Rule.OUT_KEEP_CARD)]


@dataclass(frozen=True)
class FootScoring(Scoring):
    """Red threes pay when laid and cost when not, whatever else a side has (HF-4, A-4).

    `each`: points for one laid out; `red_left` and `black_left`: what one costs that is left in a hand or in a foot
    not taken up, 0 for no more than its card value (HF-4.2, VA-6.27, VA-6.28).
    """

    each: int = 100
    red_left: int = 100
    black_left: int = 0

    def three_lines(self, table: Table, seats: list[int], melds: list[Meld]) -> list[ScoreLine]:
        laid = [card for seat in seats for card in table.threes[seat]]
        if not laid:
            return []
        return [
            ScoreLine(
                Item.RED_THREES, self.each * len(laid), len(laid), tuple(laid), table.rules.clause(Topic.RED_THREES)
            )
        ]

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        seats = table.rules.seating.seats_of(table, account)
        cards = [card for seat in seats for card in left[seat]]
        red = tuple([card for card in cards if is_red_three(card)])
        black = tuple([card for card in cards if is_black_three(card)])
        lines: list[ScoreLine] = []
        if red:
            clause = table.rules.clause(Rule.SCORE_THREES_CAUGHT)
            lines.append(ScoreLine(Item.RED_THREES, -self.red_left * len(red), len(red), red, clause))
        if black and self.black_left:
            clause = table.rules.clause(Rule.SCORE_BLACK_THREES_LEFT)
            lines.append(ScoreLine(Item.BLACK_THREES, -self.black_left * len(black), len(black), black, clause))
        return lines

    def hand_lines(self, table: Table, left: Sequence[Cards], account: int) -> list[ScoreLine]:
        others = [tuple([card for card in cards if not self.has_own_price(card)]) for cards in left]
        return super().hand_lines(table, others, account)

    def has_own_price(self, card: int) -> bool:
        """Whether this card, left over, costs something else than its card value."""
        return is_red_three(card) or (self.black_left > 0 and is_black_three(card))

    def threes_statements(self, rules: RuleSet) -> list[Statement]:
        if rules.threes.stays:
            return []
        return [statement(rules, Rule.SCORE_THREES_LAID, (("points", self.each),), Topic.RED_THREES)]

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        code = Rule.SCORE_THREES_LEFT if rules.threes.stays else Rule.SCORE_THREES_CAUGHT
        result = [statement(rules, code, (("points", self.red_left),), Rule.SCORE_THREES_CAUGHT)]
        if self.black_left:
            result.append(statement(rules, Rule.SCORE_BLACK_THREES_LEFT, (("points", self.black_left),)))
        return result

    def hand_statements(self, rules: RuleSet) -> list[Statement]:
        return [statement(rules, Rule.SCORE_IN_HAND_FOOT, about=Topic.IN_HAND)]
