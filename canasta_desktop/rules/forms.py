"""The kinds of melds: sets of one rank, black threes, wild cards alone, sequences.

All but the sequence are judged by how many natural and wild cards they hold. What depends on more than
the cards of one meld (a second meld of a rank, a rank that is dead) is asked of `melds.Melds`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.cards import JOKER, NATURAL_RANKS, THREE, is_natural
from canasta_desktop.rules.codes import Rule, rule_of_each
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.table import RUN

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

FOUR_TO_ACE: Final = sum([1 << rank for rank in NATURAL_RANKS])
NO_LIMIT: Final = 1000
ASK_FORM: Final = -1


class Again(IntEnum):
    """When a side may begin another meld of a rank it has one of."""

    NEVER = 0  # CL-5.9
    COMPLETE = 1  # once the first is complete (HF-3.4, A-3 of bolivia.md)
    ALWAYS = 2  # and two of them may be joined (SA-3.4, GT-5.6)


class Form:
    """A kind of meld: base of `Sets` and its like."""

    def takes(self, rank: int) -> bool:
        """Whether natural cards of this rank form such a meld; JOKER for wild cards alone, RUN for sequences."""
        return False

    def only_out(self) -> bool:
        """Whether such a meld may be laid only by the action that goes out."""
        return False

    def again(self) -> Again:
        """When another one of the same rank may be begun."""
        return Again.NEVER

    def least(self) -> int:
        """The fewest cards of such a meld."""
        return 3

    def largest(self) -> int:
        """The most cards of such a meld."""
        return NO_LIMIT

    def fewest_naturals(self) -> int:
        """The fewest natural cards of such a meld."""
        return 3

    def most_wilds(self, naturals: int) -> int:
        """How many wild cards may lie with so many naturals; never falls as they grow."""
        return 0

    def flat_wilds(self) -> int:
        """What `most_wilds` says, if it is the same for any number of naturals from the fewest on, else ASK_FORM."""
        return ASK_FORM

    def wilds_close(self) -> bool:
        """Whether no wild card may be added to a canasta (SA-3.3)."""
        return False

    def is_odd(self) -> bool:
        """Whether more natural cards may leave less room for wild ones, which `most_wilds` denies of the others."""
        return False

    def refuses(self, naturals: int, wilds: int) -> Reason:
        """Why so many natural and wild cards are no meld, or OK."""
        if naturals + wilds < self.least():
            return Reason.MELD_TOO_SMALL
        if naturals < self.fewest_naturals():
            return Reason.MELD_TOO_FEW_NATURALS
        if wilds > self.most_wilds(naturals):
            return Reason.MELD_TOO_MANY_WILDS
        if naturals + wilds > self.largest():
            return Reason.MELD_TOO_LARGE
        return OK

    def statements(self, rules: "RuleSet") -> list[Statement]:
        return []


class Ratio(IntEnum):
    """How wild cards and naturals of a set must stand to each other."""

    FREE = 0
    AT_MOST = 1  # as many wilds as naturals at most (VA-2.25)
    MAJORITY = 2  # more naturals than wilds (VS-4.2, VA-2.4)
    TWO_TO_ONE = 3  # two naturals for each wild (CG-5.2, HF-3.2)


# Members that are asked for by the million: an enum takes three times as long to find them.
FREE: Final = Ratio.FREE
AT_MOST: Final = Ratio.AT_MOST
MAJORITY: Final = Ratio.MAJORITY
NEVER: Final = Again.NEVER
ALWAYS: Final = Again.ALWAYS

RATIO_RULES: Final = rule_of_each(
    [ratio for ratio in Ratio if ratio is not Ratio.FREE],
    {
        Ratio.AT_MOST: Rule.SETS_AT_MOST,
        Ratio.MAJORITY: Rule.SETS_MAJORITY,
        Ratio.TWO_TO_ONE: Rule.SETS_TWO_TO_ONE,
    },
)
"""How the sheet states a ratio; a free one goes without saying."""


@dataclass(frozen=True)
class Sets(Form):
    """Cards of one rank (CL-5.1) with at least `min_naturals` (CL-5.2), at most `max_wilds` (CL-5.3).

    `ranks` is a set of ranks as bits, asked too often for any other kind of set. `ratio` and `stages`
    limit the wild cards further; `stages` gives the most of them by the number of naturals, the last
    entry for all beyond (VA-2.5, JS-2.1). `most`: the largest meld, `repeat`: a second one of the rank,
    `canasta_closes`: no wild card may be added to a canasta (SA-3.3).
    """

    min_naturals: int
    max_wilds: int
    ranks: int = FOUR_TO_ACE
    ratio: Ratio = Ratio.FREE
    stages: tuple[int, ...] = ()
    most: int = NO_LIMIT
    repeat: Again = Again.NEVER
    canasta_closes: bool = False

    def takes(self, rank: int) -> bool:
        return (self.ranks >> rank) & 1 == 1

    def again(self) -> Again:
        return self.repeat

    def largest(self) -> int:
        return self.most

    def fewest_naturals(self) -> int:
        return self.min_naturals

    def most_wilds(self, naturals: int) -> int:
        wilds = self.max_wilds
        ratio = self.ratio
        if ratio is not FREE:
            if ratio is AT_MOST:
                wilds = min(wilds, naturals)
            elif ratio is MAJORITY:
                wilds = min(wilds, naturals - 1)
            else:
                wilds = min(wilds, naturals >> 1)
        if self.stages:
            wilds = min(wilds, self.stages[min(naturals, len(self.stages) - 1)])
        return wilds

    def flat_wilds(self) -> int:
        return self.max_wilds if self.ratio is FREE and not self.stages else ASK_FORM

    def wilds_close(self) -> bool:
        return self.canasta_closes

    def statements(self, rules: "RuleSet") -> list[Statement]:
        code = Rule.SETS_BESIDE_SEQUENCES if rules.melds.has_runs else Rule.SETS
        result = [statement(rules, code, (("least", self.least()),), Rule.SETS)]
        result += self.wilds_statements(rules)
        size = rules.melds.canasta
        return [
            *result,
            statement(rules, Rule.CANASTA_NATURALS, (("size", size), ("naturals", self.fewest_statements(size)))),
        ]

    def wilds_statements(self, rules: "RuleSet") -> list[Statement]:
        """How many natural and wild cards a set may hold."""
        if self.stages:
            sizes = range(self.least(), rules.melds.canasta + 1)
            most = tuple([(f"size{size}", size - self.fewest_statements(size)) for size in sizes])
            return [statement(rules, Rule.SETS_STAGED, most)]
        result: list[Statement] = []
        if self.ratio in (Ratio.FREE, Ratio.AT_MOST):
            result.append(statement(rules, Rule.SETS_NATURALS, (("naturals", self.min_naturals),)))
        if self.max_wilds < NO_LIMIT:
            result.append(statement(rules, Rule.SETS_WILDS, (("wilds", self.max_wilds),)))
        if self.ratio is not Ratio.FREE:
            result.append(statement(rules, RATIO_RULES[self.ratio]))
        return result

    def fewest_statements(self, size: int) -> int:
        """The fewest natural cards in a set of this size."""
        return min([count for count in range(1, size + 1) if self.refuses(count, size - count) is OK])


@dataclass(frozen=True)
class BlackThrees(Form):
    """Black threes, natural only, laid by the action that goes out (CL-5.12).

    `any_time`: they are melded like any rank (VS-4.6); `fewest`: how many at least (MZ-3.5);
    `with_wild`: two of them and one wild card will do as well (VA-2.8).
    """

    any_time: bool = False
    fewest: int = 3
    with_wild: bool = False

    def takes(self, rank: int) -> bool:
        return rank == THREE

    def only_out(self) -> bool:
        return not self.any_time

    def least(self) -> int:
        return self.fewest

    def fewest_naturals(self) -> int:
        return 2 if self.with_wild else self.fewest

    def most_wilds(self, naturals: int) -> int:
        return 1 if self.with_wild and naturals == 2 else 0

    def is_odd(self) -> bool:
        return self.with_wild

    def statements(self, rules: "RuleSet") -> list[Statement]:
        most = 2 * rules.pack.decks
        figures = (("least", self.fewest), ("most", most))
        if self.any_time:
            result = [statement(rules, Rule.BLACK_THREES_ANY_TIME, figures, Rule.BLACK_THREES_MELDED)]
        else:
            code = Rule.BLACK_THREES_MELDED_ALL if self.fewest == most else Rule.BLACK_THREES_MELDED
            last = Rule.BLACK_THREES_LAST_DISCARD if rules.out.discard else Rule.BLACK_THREES_LAST
            result = [
                statement(rules, code, figures, Rule.BLACK_THREES_MELDED),
                statement(rules, last, about=Rule.BLACK_THREES_LAST),
            ]
        if self.with_wild:
            result.append(Statement(Rule.BLACK_THREES_WITH_WILD, "VA-2.8"))
        return result


@dataclass(frozen=True)
class WildMelds(Form):
    """Wild cards alone, jokers and twos alike (BO-1.2, VA-2.2): `fewest` to `most` cards.

    `repeat`: another one may be begun once the first is complete (A-3 of bolivia.md).
    """

    fewest: int = 3
    most: int = 7
    repeat: Again = Again.COMPLETE

    def takes(self, rank: int) -> bool:
        return rank == JOKER

    def again(self) -> Again:
        return self.repeat

    def least(self) -> int:
        return self.fewest

    def largest(self) -> int:
        return self.most

    def fewest_naturals(self) -> int:
        return 0

    def most_wilds(self, naturals: int) -> int:
        return self.most if naturals == 0 else 0

    def refuses(self, naturals: int, wilds: int) -> Reason:
        if wilds < self.fewest:
            return Reason.MELD_TOO_SMALL if self.fewest < 7 else Reason.WILD_MELD_NOT_ALLOWED
        return OK if wilds <= self.most else Reason.MELD_TOO_LARGE

    def statements(self, rules: "RuleSet") -> list[Statement]:
        figures = (("least", self.fewest), ("size", rules.melds.canasta))
        if self.most < NO_LIMIT:
            code, second = Rule.WILD_MELDS, Rule.WILD_MELDS_SECOND
            figures = (("least", self.fewest), ("most", self.most))
        elif self.fewest < rules.melds.canasta:
            code, second = Rule.WILD_MELDS_UNLIMITED, Rule.WILD_MELDS_UNLIMITED_SECOND
        else:
            code, second = Rule.WILD_MELDS_WHOLE, Rule.WILD_MELDS_WHOLE_SECOND
        return [
            statement(rules, code, figures, Rule.WILD_MELDS),
            statement(rules, second, about=Rule.WILD_MELDS_SECOND),
        ]


class WholeSequence(Enum):
    """What a complete sequence is called (SA-4.2, BO-1.3)."""

    SAMBA = "samba"
    ESCALERA = "escalera"


WHOLE_RULES: Final = rule_of_each(
    WholeSequence, {WholeSequence.SAMBA: Rule.SAMBA, WholeSequence.ESCALERA: Rule.ESCALERA}
)
COUNTS_RULES: Final = rule_of_each(
    WholeSequence, {WholeSequence.SAMBA: Rule.SAMBA_COUNTS, WholeSequence.ESCALERA: Rule.ESCALERA_COUNTS}
)


@dataclass(frozen=True)
class Sequences(Form):
    """Consecutive natural cards of one suit, four low and ace high, `fewest` to `most` of them (SA-4.1).

    `whole`: what a complete one is called.
    """

    fewest: int = 3
    most: int = 7
    whole: WholeSequence = WholeSequence.SAMBA

    def takes(self, rank: int) -> bool:
        return rank == RUN

    def again(self) -> Again:
        return Again.ALWAYS

    def least(self) -> int:
        return self.fewest

    def largest(self) -> int:
        return self.most

    def refuses_run(self, cards: Sequence[int]) -> Reason:
        """Why these cards, in any order, are no sequence, or OK."""
        run = sorted(cards)
        if len(run) < self.fewest:
            return Reason.MELD_TOO_SMALL
        for low, high in pairwise(run):
            if high - low != 4:
                return Reason.SEQUENCE_INVALID
        if not is_natural(run[0]) or not is_natural(run[-1]):
            return Reason.SEQUENCE_INVALID
        return OK if len(run) <= self.most else Reason.MELD_TOO_LARGE

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result = [statement(rules, Rule.SEQUENCES, (("least", self.fewest), ("most", self.most)))]
        result.append(statement(rules, Rule.SEQUENCES_ENDS))
        result.append(statement(rules, WHOLE_RULES[self.whole], (("size", self.most),), Rule.SAMBA))
        return [*result, statement(rules, COUNTS_RULES[self.whole], about=Rule.SAMBA_COUNTS)]
