"""Going out: what it needs, what it pays, and asking for leave."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import FOUR
from canasta_desktop.rules.codes import Rule, rule_of_each
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
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


ASKING_RULES: Final = rule_of_each(
    Asking,
    {
        Asking.OFF: Rule.ASKING_OFF,
        Asking.OPTIONAL: Rule.ASKING_OPTIONAL,
        Asking.COMPULSORY: Rule.ASKING_COMPULSORY,
    },
)

CONCEALED_RULES: Final = rule_of_each(
    [kind for kind in Concealed if kind is not Concealed.NEVER],
    {Concealed.OWN: Rule.OUT_CONCEALED_OWN, Concealed.SIDE: Rule.OUT_CONCEALED_SIDE},
)


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
        """Why the player may not go out, by whether the partner was asked and what the answer was (CL-8.6, CL-8.7)."""
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
        result.append(statement(rules, Rule.OUT_DISCARD if self.discard else Rule.OUT_HOW, about=Rule.OUT_HOW))
        result += self.keep_statements(rules)
        if self.conceals is not Concealed.NEVER:
            result += self.concealed_statements(rules)
        if rules.seating.has_partners():
            result += self.asking_statements(rules)
        return [*result, statement(rules, Rule.OUT_ENDS)]

    def keep_statements(self, rules: "RuleSet") -> list[Statement]:
        """Statements on the cards that a player must keep who does not go out (CL-8.3)."""
        return [statement(rules, Rule.OUT_KEEP_CARD)]

    def concealed_statements(self, rules: "RuleSet") -> list[Statement]:
        """What going out concealed is (CL-8.4, CL-8.5)."""
        result = [statement(rules, CONCEALED_RULES[self.conceals], about=Topic.OUT_CONCEALED)]
        if self.conceals is Concealed.SIDE:
            result.append(statement(rules, Rule.OUT_CONCEALED_PARTNER))
        sets = rules.melds.form(FOUR)
        if rules.seating.has_partners() and sets is not None and sets.again() is Again.NEVER:
            result.append(statement(rules, Rule.OUT_CONCEALED_JOINS))
        if not rules.initial_meld.waived_concealed:
            result.append(statement(rules, Rule.OUT_CONCEALED_MINIMUM))
        return [*result, statement(rules, Rule.OUT_CONCEALED_FRESH if self.without_pile else Rule.OUT_CONCEALED_STILL)]

    def asking_statements(self, rules: "RuleSet") -> list[Statement]:
        """Whether, when and whom one asks for leave, and what the answer means (CL-8.6, CL-8.7)."""
        if self.ask is Asking.OFF:
            return [statement(rules, ASKING_RULES[self.ask], about=Reason.ASK_NOT_ALLOWED)]
        result = [statement(rules, ASKING_RULES[self.ask], about=Topic.ASKING)]
        late = Rule.ASKING_LATE if self.ask_late else Rule.ASKING_WHEN
        result.append(statement(rules, Rule.ASKING_EARLY if self.ask_early else late, about=Reason.ASK_TOO_LATE))
        if self.ask_early:
            result.append(statement(rules, Rule.ASKING_EARLY_DRAW))
        if self.ask_once:
            result.append(statement(rules, Rule.ASKING_ONCE, about=Reason.ASK_ONCE))
        seating = rules.seating
        resting = len(seating.resting[0]) if seating.resting else 0
        if not seating.forms_sides() and seating.players - resting > 2 * seating.sides:
            result.append(statement(rules, Rule.ASKING_NEXT))
        if seating.forms_sides():
            result.append(statement(rules, Rule.ASKING_PARTNERS, about=Reason.ASK_NOT_ALLOWED))
        return [*result, statement(rules, Rule.ASKING_ANSWER), statement(rules, Rule.ASKING_IMPOSSIBLE)]

    def canastas_statements(self, rules: "RuleSet") -> list[Statement]:
        """How many canastas, and of which kinds."""
        result = [statement(rules, Rule.OUT_CANASTAS, (("canastas", self.wanted()),))]
        whole = rules.melds.whole_run()
        names = ("natural", "mixed", "wild", "" if whole is None else whole.value)
        kinds = tuple([(names[kind], count) for kind, count in self.canastas if kind != ANY])
        if kinds:
            result.append(statement(rules, Rule.OUT_CANASTA_KINDS, kinds, Rule.OUT_CANASTAS))
        return result
