"""Going out: what it needs, what it pays, and asking for leave."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import FOUR
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.table import ANY, DRAWING, NO, NOBODY, PLAYING, UNANSWERED, YES, Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


class Asking(Enum):
    """Whether the partner is asked for leave to go out (CL-8.6, CL-8.7)."""

    OFF = "off"
    OPTIONAL = "optional"
    COMPULSORY = "compulsory"


OFF: Final = Asking.OFF
COMPULSORY: Final = Asking.COMPULSORY


class Concealed(Enum):
    """What going out concealed needs beside the whole hand melded in one turn, nothing of it added to a partner's."""

    NEVER = "never"  # the system does not know it (SA-7.3, MA-8.6)
    OWN = "own"  # a canasta of one's own (CL-8.4)
    SIDE = "side"  # a canasta of the side (A-5 of classic-german.md)


@dataclass(frozen=True)
class GoingOut:
    """Going out needs `canastas`: pairs of a kind (or ANY) and how many (CL-8.1).

    `bonus` is paid for going out, `concealed` in place of it for doing so concealed (CL-10.2), points;
    `hand_canasta` more for that with a complete canasta (VA-2.13). `discard`: the last card must be
    discarded (VS-7.2, MA-8.1); `face_down`: so that nobody sees it (A-21 of modern-american.md). `keeps`: who
    does not go out keeps a card beside the one to discard, and is told so (MA-4.8, HF-7.5). `ask_early`:
    leave is asked for before any card is played, drawing or not (GT-8.3); `ask_late`: also after melds of
    that turn, `ask_once`: once a deal (MA-8.2). `without_pile`: the pile may not have been taken in that
    turn for the concealed bonus (VA-2.12).
    """

    canastas: tuple[tuple[int, int], ...]
    ask: Asking
    bonus: int
    concealed: int
    conceals: Concealed = Concealed.OWN
    discard: bool = False
    face_down: bool = False
    keeps: bool = False
    ask_early: bool = False
    ask_late: bool = False
    ask_once: bool = False
    without_pile: bool = False
    hand_canasta: int = 0

    def wanted(self) -> int:
        """How many canastas are needed in all."""
        if len(self.canastas) == 1:
            return self.canastas[0][1]
        kinds = sum([count for kind, count in self.canastas if kind != ANY])
        return max([kinds, *[count for kind, count in self.canastas if kind == ANY]])

    def wanted_of(self, kind: int) -> int:
        """How many canastas of this kind are needed."""
        return sum([count for own, count in self.canastas if own == kind])

    def missing(self, counts: list[int]) -> int:
        """How many canastas a side with these counts by kind still needs."""
        total = sum(counts)
        any_missing = 0
        missing = 0
        for kind, count in self.canastas:
            if kind == ANY:
                any_missing = count - total
            elif counts[kind] < count:
                missing += count - counts[kind]
        return max(any_missing, missing)

    def refuses(self, table: Table, counts: list[int]) -> Reason:
        """Why the player in turn may not go out, the side having canastas by `counts`."""
        if self.missing(counts) > 0:
            return Reason.CANASTAS_NEEDED if self.wanted() > 1 else Reason.CANASTA_NEEDED
        return self.refuses_leave(table)

    def refuses_leave(self, table: Table) -> Reason:
        """Why not, by what the partner was asked and has said (CL-8.6, CL-8.7)."""
        turn = table.turn
        if turn.answer == NO:
            return Reason.PARTNER_SAID_NO
        if self.ask is COMPULSORY and turn.answer != YES:
            if table.adviser(turn.seat) != NOBODY:
                return Reason.ASK_FIRST
        return OK

    def refuses_now(self, table: Table) -> Reason:
        """Why the player in turn may not go out, whatever the side has melded and whoever was asked."""
        return OK

    def refuses_melds(self, table: Table, melds: list[Meld]) -> Reason:
        """Why the side may not go out with the melds it would then have, complete or not."""
        return OK

    def refuses_asking(self, table: Table) -> Reason:
        """Why leave cannot be asked for now (CL-8.6, GT-8.3, MA-8.2)."""
        turn = table.turn
        if not table.rules.knows_asking:
            return Reason.ASK_NOT_ALLOWED
        if turn.phase != PLAYING and not (self.ask_early and turn.phase == DRAWING):
            return Reason.WRONG_PHASE
        if turn.answer != UNANSWERED or (self.ask_once and table.asked[turn.seat]):
            return Reason.ASK_ONCE
        if (turn.laid and not self.ask_late) or (self.ask_early and turn.took):
            return Reason.ASK_TOO_LATE
        return OK if table.adviser(turn.seat) != NOBODY else Reason.ASK_NOT_ALLOWED

    def is_concealed(self, table: Table, melds: list[Meld]) -> bool:
        """Whether the player in turn, out of cards, goes out concealed (CL-8.4).

        It had melded nothing before this turn and added to nobody's melds, so that all of its melds
        are this turn's; one of `melds`, the side's, must be a canasta: its own, as the rules may want.
        """
        turn = table.turn
        if self.conceals is Concealed.NEVER or not turn.fresh or turn.added:
            return False
        if self.without_pile and turn.took:
            return False
        if self.conceals is Concealed.SIDE:
            return True
        return self.has_own_canasta(table, melds)

    def has_own_canasta(self, table: Table, melds: list[Meld]) -> bool:
        """Whether the player in turn has laid one of these canastas."""
        return any([meld.seat == table.turn.seat and table.rules.melds.is_complete(meld) for meld in melds])

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result = self.canastas_statements(rules)
        result.append(statement(rules, "out-discard" if self.discard else "out-how", about="out-how"))
        result += self.keep_statements(rules)
        if self.conceals is not Concealed.NEVER:
            result += self.concealed_statements(rules)
        if rules.seating.has_partners():
            result += self.asking_statements(rules)
        return [*result, statement(rules, "out-ends")]

    def keep_statements(self, rules: "RuleSet") -> list[Statement]:
        """What must be kept in hand by who does not go out (CL-8.3)."""
        return [statement(rules, "out-keep-card")]

    def concealed_statements(self, rules: "RuleSet") -> list[Statement]:
        """What going out concealed is (CL-8.4, CL-8.5)."""
        result = [statement(rules, "out-concealed-" + self.conceals.value, about="out-concealed")]
        if self.conceals is Concealed.SIDE:
            result.append(statement(rules, "out-concealed-partner"))
        sets = rules.melds.form(FOUR)
        if rules.seating.has_partners() and sets is not None and sets.again() is Again.NEVER:
            result.append(statement(rules, "out-concealed-joins"))
        if not rules.initial_meld.waived_concealed:
            result.append(statement(rules, "out-concealed-minimum"))
        return [*result, statement(rules, "out-concealed-fresh" if self.without_pile else "out-concealed-still")]

    def asking_statements(self, rules: "RuleSet") -> list[Statement]:
        """Whether, when and whom one asks for leave, and what the answer means (CL-8.6, CL-8.7)."""
        if self.ask is Asking.OFF:
            return [statement(rules, "asking-off", about="ask-not-allowed")]
        result = [statement(rules, "asking-" + self.ask.value, about="asking")]
        when = "asking-early" if self.ask_early else "asking-late" if self.ask_late else "asking-when"
        result.append(statement(rules, when, about="ask-too-late"))
        if self.ask_early:
            result.append(statement(rules, "asking-early-draw"))
        if self.ask_once:
            result.append(statement(rules, "asking-once", about="ask-once"))
        seating = rules.seating
        resting = len(seating.resting[0]) if seating.resting else 0
        if not seating.forms_sides() and seating.players - resting > 2 * seating.sides:
            result.append(statement(rules, "asking-next"))
        if seating.forms_sides():
            result.append(statement(rules, "asking-partners", about="ask-not-allowed"))
        return [*result, statement(rules, "asking-answer"), statement(rules, "asking-impossible")]

    def canastas_statements(self, rules: "RuleSet") -> list[Statement]:
        """How many canastas, and of which kinds."""
        result = [statement(rules, "out-canastas", (("canastas", self.wanted()),))]
        names = ("natural", "mixed", "wild", rules.melds.whole_run())
        kinds = tuple([(names[kind], count) for kind, count in self.canastas if kind != ANY])
        if kinds:
            result.append(statement(rules, "out-canasta-kinds", kinds, "out-canastas"))
        return result
