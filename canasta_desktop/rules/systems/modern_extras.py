"""Bonus cards, special hands and the restrictions on the discard of the modern American game (MA-4.6, MA-6, MA-7)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import Special
from canasta_desktop.rules.cards import (
    ACE,
    JOKER,
    NATURAL_RANKS,
    SEVEN,
    THREE,
    TWO,
    Hand,
    is_natural,
    is_wild,
)
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.drawing import TURN_CARD, lay_out_held, watch_turn_card
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.extras import Discards, Extra, Log
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.state import State
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.table import DRAWING, PLAYING, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

FIRST: Final = 4
"""Bonus cards for the side that opens first."""
SECOND: Final = 3
"""And for the other one."""


@dataclass(frozen=True)
class BonusCards(Extra):
    """Cards for the player who makes a side's initial meld (MA-6); `wings`: packets set aside before play (VA-1.10)."""

    wings: bool = False

    def deals(self, state: State) -> None:
        if self.wings:
            self.set_aside(state, [[state.stock.pop() for _ in range(count)] for count in (FIRST, SECOND)])
        state.table.turn_card = True

    def set_aside(self, state: State, packets: list[list[int]]) -> None:
        """These packets lie beside the stock."""
        state.packets = packets
        state.table.packets = [len(packet) for packet in packets]

    def resumes(self, state: State, fill: Callable[[int], list[int]]) -> None:
        state.table.turn_card = state.table.stock >= TURN_CARD
        if self.wings:
            opened = len([melds for melds in state.table.melds if melds])
            self.set_aside(state, [fill(count) for count in (FIRST, SECOND)[opened:]])

    def cards_due(self, table: Table) -> int:
        """How many cards the player in turn gets for opening its side in this turn (MA-6.1, MA-6.3, VA-1.10)."""
        turn = table.turn
        if self.wings:
            return table.packets[0] if table.packets else 0
        # Who opens before anything is drawn does so by taking the pile (MA-4.5).
        if turn.took or turn.phase == DRAWING or not table.turn_card:
            return 0
        side = table.sides[turn.seat]
        others = any([table.is_open(other) for other in range(len(table.melds)) if other != side])
        return SECOND if others else FIRST

    def supplies(self, table: Table, left: int, opens: bool) -> bool:
        return left == 1 and (opens or table.turn.opened) and self.cards_due(table) > 0

    def turn_ends(self, state: State, log: Log) -> None:
        table = state.table
        count = self.cards_due(table) if table.turn.opened else 0
        if count == 0:
            return
        seat = table.turn.seat
        if self.wings:
            table.packets.pop(0)
            self.take_up(state, state.packets.pop(0), log)
            return
        table.bonus[seat] = count
        if log is not None:
            log.append(Event(What.BONUS_RESERVED, seat, count=count))

    def turn_begins(self, state: State, log: Log) -> None:
        table = state.table
        seat = table.turn.seat
        count = table.bonus[seat]
        if count == 0:
            return
        table.bonus[seat] = 0
        table.stock -= count
        if table.turn_card:
            watch_turn_card(state, log)
        self.take_up(state, [state.stock.pop() for _ in range(count)], log)

    def take_up(self, state: State, cards: list[int], log: Log) -> None:
        """Bonus cards come to hand; threes among them are laid out and replaced (MA-6.2)."""
        table = state.table
        seat = table.turn.seat
        for card in cards:
            state.hands[seat].add(card)
        table.sizes[seat] += len(cards)
        if log is not None:
            log.append(Event(What.BONUS_TAKEN, seat, (), len(cards)))
            log.append(Event(What.BONUS_TAKEN, seat, tuple(cards), len(cards), to=seat))
        if not table.rules.threes.may_keep(table, seat):
            lay_out_held(state, seat, log)

    def statements(self, rules: "RuleSet") -> list[Statement]:
        figures = (("first", FIRST), ("second", SECOND))
        card = statement(rules, Rule.TURN_CARD, (("place", TURN_CARD), ("left", TURN_CARD - 1)))
        if self.wings:
            return [card, statement(rules, Rule.WINGS_ASIDE, figures), statement(rules, Rule.BONUS_WINGS, figures)]
        result = [card, statement(rules, Rule.BONUS_CARDS, figures), statement(rules, Rule.BONUS_TAKEN)]
        result += [
            statement(rules, Rule.BONUS_NONE, (("left", TURN_CARD - 1),)),
            statement(rules, Rule.BONUS_NONE_PILE),
        ]
        result.append(statement(rules, Rule.BONUS_FULL, (("place", TURN_CARD),)))
        return [*result, statement(rules, Rule.BONUS_RESERVED), statement(rules, Rule.BONUS_LEFT)]


# --- special hands ---------------------------------------------------------------------------------


def _groups(hand: Hand) -> list[int]:
    """The sizes of the groups of one rank, largest first; jokers and twos are ranks of their own."""
    return sorted([count for count in hand.ranks if count], reverse=True)


def _is_pure(hand: Hand) -> bool:
    return hand.wilds() == 0


def _is_straight(hand: Hand) -> bool:
    return all([count == 1 for count in hand.ranks])


def _is_pairs_natural(hand: Hand) -> bool:
    return _is_pure(hand) and _groups(hand) == [2] * 7


def _is_pairs_wild(hand: Hand) -> bool:
    return _has_aces_and_sevens(hand) and hand.ranks[TWO] == 2 and hand.ranks[JOKER] == 0


def _is_pairs_wild_league(hand: Hand) -> bool:
    return _has_aces_and_sevens(hand) and hand.wilds() == 2


def _has_aces_and_sevens(hand: Hand) -> bool:
    return _groups(hand) == [2] * 7 and hand.ranks[ACE] == 2 and hand.ranks[SEVEN] == 2


def _is_garbage(hand: Hand) -> bool:
    return _is_pure(hand) and _groups(hand) == [4, 4, 3, 3]


def _is_miami(hand: Hand) -> bool:
    return _has_aces_and_sevens(hand) and hand.ranks[TWO] == 2 and hand.ranks[JOKER] == 2


def _is_zip_code(hand: Hand) -> bool:
    return _groups(hand) == [4, 3, 3, 2, 2] and _has_one_kind_of_wilds(hand)


def _is_blast_off(hand: Hand) -> bool:
    return _groups(hand) == [5, 4, 3, 2] and _has_one_kind_of_wilds(hand)


def _has_one_kind_of_wilds(hand: Hand) -> bool:
    return hand.ranks[TWO] == 0 or hand.ranks[JOKER] == 0


def _has_wild_pair(hand: Hand) -> bool:
    return sorted([hand.ranks[TWO], hand.ranks[JOKER]]) == [0, 2]


def _is_triples(hand: Hand) -> bool:
    return _groups(hand) == [3, 3, 3, 3, 2] and _has_wild_pair(hand)


def _is_quads(hand: Hand) -> bool:
    return _groups(hand) == [4, 4, 4, 2] and _has_wild_pair(hand)


def _is_dream_4(hand: Hand) -> bool:
    wilds = sorted([hand.ranks[TWO], hand.ranks[JOKER]])
    return wilds == [0, 4] and _naturals(hand) == [5, 5]


def _is_dream_5(hand: Hand) -> bool:
    return hand.wilds() == 5 and _naturals(hand) == [5, 4]


def _naturals(hand: Hand) -> list[int]:
    return sorted([hand.ranks[rank] for rank in NATURAL_RANKS if hand.ranks[rank]], reverse=True)


SpecialHand = tuple[Rule, Callable[[Hand], bool]]
"""How the sheet states a special hand, and whether a hand is one."""

PAGAT: Final[dict[str, SpecialHand]] = {
    "straight": (Rule.SPECIAL_STRAIGHT, _is_straight),
    "pairs_natural": (Rule.SPECIAL_PAIRS_NATURAL, _is_pairs_natural),
    "pairs_wild": (Rule.SPECIAL_PAIRS_WILD, _is_pairs_wild),
    "garbage": (Rule.SPECIAL_GARBAGE, _is_garbage),
}

LEAGUE: Final[dict[str, SpecialHand]] = {
    **PAGAT,
    "pairs_wild": (Rule.SPECIAL_PAIRS_WILD_LEAGUE, _is_pairs_wild_league),
    "miami_pairs": (Rule.SPECIAL_MIAMI_PAIRS, _is_miami),
    "zip_code": (Rule.SPECIAL_ZIP_CODE, _is_zip_code),
    "blast_off": (Rule.SPECIAL_BLAST_OFF, _is_blast_off),
    "triples": (Rule.SPECIAL_TRIPLES, _is_triples),
    "quads": (Rule.SPECIAL_QUADS, _is_quads),
    "dream_plus4": (Rule.SPECIAL_DREAM_PLUS4, _is_dream_4),
    "dream_plus5": (Rule.SPECIAL_DREAM_PLUS5, _is_dream_5),
}


@dataclass(frozen=True)
class SpecialHands(Extra):
    """Fourteen cards shown at once end the deal (MA-7); `league`: the eleven hands of the CLA (MA-7.1)."""

    league: bool = False

    def hands(self) -> dict[str, SpecialHand]:
        """The hands that count, by key."""
        return LEAGUE if self.league else PAGAT

    def could_be(self, table: Table, hand: Hand) -> bool:
        """Whether a special hand may be laid down now: drawn from the stock, nothing melded, fourteen cards."""
        turn = table.turn
        fresh = turn.phase == PLAYING and not turn.took and not turn.laid
        return fresh and hand.size == table.rules.dealing.hand + 1 and not table.is_open(table.sides[turn.seat])

    def matches(self, hand: Hand, key: str) -> bool:
        """Whether these fourteen cards are that hand; no three in any but the straight (MA-7.2)."""
        known = self.hands()
        if key not in known or (hand.ranks[THREE] and key != "straight"):
            return False
        _, is_one = known[key]
        return is_one(hand)

    def refuses_special(self, table: Table, hand: Hand, action: Special) -> Reason:
        is_one = self.could_be(table, hand) and self.matches(hand, action.hand)
        return OK if is_one else Reason.SPECIAL_HAND_INVALID

    def specials(self, table: Table, hand: Hand) -> list[str]:
        if not self.could_be(table, hand):
            return []
        return [key for key in self.hands() if self.matches(hand, key)]

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result = [
            statement(rules, Rule.INITIAL_SPECIAL),
            statement(rules, Rule.SPECIAL_HANDS, (("cards", rules.dealing.hand + 1),)),
        ]
        for key, (code, _) in self.hands().items():
            result.append(statement(rules, code, (("points", rules.scoring.special_points(key)),), Rule.SPECIAL_HANDS))
        codes = (Rule.SPECIAL_NO_THREES, Rule.SPECIAL_DEAD_RANKS, Rule.SPECIAL_ONLY)
        return [*result, *[statement(rules, code) for code in codes]]


# --- discards --------------------------------------------------------------------------------------


BAN_RULES: Final[dict[str, Rule]] = {
    "aces_sevens": Rule.DISCARD_EMPTY_PILE_ACES_SEVENS,
    "safe": Rule.DISCARD_EMPTY_PILE_SAFE,
    "swad": Rule.DISCARD_EMPTY_PILE_SWAD,
}
"""The values of `empty_pile_ban` (VA-1.8), and how the sheet states each."""


@dataclass(frozen=True)
class ModernDiscards(Discards):
    """Threes never, wild cards only when there is nothing else; some cards not on an empty pile (MA-4.6, MA-4.7).

    `ban`: `aces_sevens`, `safe` (dead ranks and the opponents' long melds too) or `swad` (dead ranks too) (VA-1.8).
    """

    ban: str = "aces_sevens"

    def is_free(self) -> bool:
        return False

    def refuses(self, table: Table, hand: Hand, card: int) -> Reason:
        if not is_natural(card) and not is_wild(card):
            return Reason.DISCARD_NOT_ALLOWED
        naturals = [rank for rank in NATURAL_RANKS if hand.ranks[rank]]
        if is_wild(card):
            return Reason.DISCARD_NOT_ALLOWED if naturals else OK
        if table.pile or not self.is_banned(table, card >> 2):
            return OK
        free = any([not self.is_banned(table, rank) for rank in naturals])
        if free:
            return Reason.DISCARD_NOT_ALLOWED
        # Where all are banned, aces and sevens still wait for what an option alone bans.
        if self.ban == "safe" and card >> 2 in (ACE, SEVEN):
            return Reason.DISCARD_NOT_ALLOWED if any([rank not in (ACE, SEVEN) for rank in naturals]) else OK
        return OK

    def is_banned(self, table: Table, rank: int) -> bool:
        """Whether this rank may not be thrown on an empty pile while there is another."""
        if rank in (ACE, SEVEN):
            return True
        if self.ban == "aces_sevens":
            return False
        side = table.sides[table.turn.seat]
        for owner, melds in enumerate(table.melds):
            for meld in melds:
                if meld.rank == rank and len(meld.cards) >= table.rules.melds.canasta:
                    return True
                if self.ban == "safe" and owner != side and meld.rank == rank and len(meld.cards) in (5, 6):
                    return True
        return False

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result = [statement(rules, Rule.DISCARD_NO_THREE_NO_WILD), statement(rules, Rule.DISCARD_WILD_FORCED)]
        return [*result, statement(rules, BAN_RULES[self.ban], about=Topic.DISCARD_EMPTY_PILE)]
