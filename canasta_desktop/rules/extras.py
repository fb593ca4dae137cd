"""What most systems lack: things that act at moments of a deal, and restrictions on the discard.

An *extra* is asked at every moment it might act in; those of a rule set stand in `RuleSet.extras`.
`Foot` and its like change hands, stock and table through the state they are given.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_desktop.rules.actions import Special
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.table import Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet
    from canasta_desktop.rules.state import State

Log = list[Event] | None


@dataclass(frozen=True)
class Extra:
    """Base of all extras: does nothing, refuses nothing, says nothing."""

    def deals(self, state: "State") -> None:
        """The hands have been dealt: set cards aside."""

    def resumes(self, state: "State", fill: Callable[[int], list[int]]) -> None:
        """A position is taken up: put in what cases leave out; `fill` gives so many unknown cards."""

    def turn_begins(self, state: "State", log: Log) -> None:
        """The turn has passed to `state.table.turn.seat`, which has not drawn yet."""

    def hand_emptied(self, state: "State", log: Log) -> None:
        """The player in turn has melded its last card."""

    def turn_ends(self, state: "State", log: Log) -> None:
        """The player in turn has discarded; the turn record is still its own."""

    def supplies(self, table: Table, left: int, opens: bool) -> bool:
        """Whether the player in turn, `left` cards in hand after melding, gets more, so that it is not out.

        `opens`: the action looked at is its side's initial meld.
        """
        return False

    def refuses_special(self, table: Table, hand: Hand, action: Special) -> Reason:
        """Why this is no special hand; OK if this extra knows it and it is one."""
        return Reason.SPECIAL_HAND_INVALID

    def specials(self, table: Table, hand: Hand) -> list[str]:
        """The special hands that could be laid down now, by key."""
        return []

    def statements(self, rules: "RuleSet") -> list[Statement]:
        return []

    def deal_statements(self, rules: "RuleSet") -> list[Statement]:
        """What it says of the deal right after the hands."""
        return []


@dataclass(frozen=True)
class Discards:
    """Which cards may be discarded: any but those that are laid out (CL-4.5)."""

    def refuses(self, table: Table, hand: Hand, card: int) -> Reason:
        """Why this card of the hand may not be discarded, going out apart."""
        return Reason.DISCARD_NOT_ALLOWED if table.rules.threes.lays_out(card) else OK

    def is_free(self) -> bool:
        """Whether nothing but a three that is laid out can ever be refused."""
        return True

    def statements(self, rules: "RuleSet") -> list[Statement]:
        return [
            statement(rules, Rule.DISCARD_ANY_CARD if rules.threes.stays else Rule.DISCARD_ANY, about=Rule.DISCARD_ANY)
        ]
