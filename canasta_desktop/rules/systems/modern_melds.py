"""Melds, initial meld, pile and going out of the modern American game (MA-3 to MA-5, MA-8)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import NEW, Take
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, NATURAL_RANKS, SEVEN, TWO, Cards, Hand, is_wild
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.going_out import GoingOut
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import MeldAddition, Melds
from canasta_desktop.rules.pile import Pile
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.table import Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet


@dataclass
class ModernMelds(Melds):
    """Closed ranks are dead, and wild cards go into sets only at the start or on `five` naturals (MA-3.3, MA-3.10).

    `dead_for_all`: to both sides; else to the one that closed it (VA-1.7).
    """

    five: int = 5
    dead_for_all: bool = True

    def most_wilds(self, table: Table, meld: Meld | None, rank: int, naturals: int) -> int:
        wilds = super().most_wilds(table, meld, rank, naturals)
        if rank == JOKER or not table.is_open(table.sides[table.turn.seat]):
            return wilds
        if rank == ACE and (meld is None or meld.wilds == 0):
            return 0  # MA-3.6
        return wilds if naturals >= self.five else 0

    def is_dead(self, table: Table, side: int, rank: int) -> bool:
        if rank == JOKER:
            return False
        for owner, melds in enumerate(table.melds):
            if self.dead_for_all or owner == side:
                for meld in melds:
                    if meld.rank == rank and self.is_complete(meld):
                        return True
        return False

    def forbids(self, table: Table, groups: list[MeldAddition], opens: bool) -> Reason:
        side = table.sides[table.turn.seat]
        # Asked once for all groups: one of them may be what finishes the meld of wild cards.
        locked = self._is_locked(table, side, groups)
        for group in groups:
            rank = self.rank(group.cards) if group.meld is None else group.meld.rank
            # All that follows protects sets of one rank; wild cards among themselves may do as they like.
            if rank == JOKER:
                continue
            if self.is_dead(table, side, rank):
                return Reason.MELD_RANK_NOT_ALLOWED
            if not any([is_wild(card) for card in group.cards]):
                continue
            if locked:
                return Reason.WILD_MELD_UNFINISHED
            # The initial meld has a rule of its own for wild cards (MA-3.3a): the forms of the melds say it.
            if not opens:
                why = self._refuses_wilds(group, rank)
                if why is not OK:
                    return why
        return OK

    def _is_locked(self, table: Table, side: int, groups: list[MeldAddition]) -> bool:
        """Whether an unfinished meld of wild cards keeps wild cards out of all others (MA-3.8, A-10)."""
        for meld in table.melds[side]:
            if meld.rank == JOKER and not self.is_complete(meld):
                if not any([group.meld is meld and group.size() >= self.canasta for group in groups]):
                    return True
        return any(
            [group.meld is None and self.rank(group.cards) == JOKER and group.size() < self.canasta for group in groups]
        )

    def _refuses_wilds(self, group: MeldAddition, rank: int) -> Reason:
        """Wild cards into a set after the initial meld (MA-3.3b, MA-3.6)."""
        meld = group.meld
        if rank == ACE and (meld is None or meld.wilds == 0):
            return Reason.MELD_TOO_MANY_WILDS
        naturals = len([card for card in group.cards if not is_wild(card)]) + (0 if meld is None else meld.naturals)
        return OK if naturals >= self.five else Reason.WILD_NEEDS_FIVE

    def statements(self, rules: "RuleSet") -> list[Statement]:
        sets, jokers = self.by_rank[FOUR], self.by_rank[JOKER]
        assert sets is not None
        assert jokers is not None
        result = [statement(rules, Rule.SETS, (("least", sets.least()),)), *self.canasta_statements(rules)]
        most = (("naturals", sets.fewest_naturals()), ("wilds", sets.most_wilds(sets.largest())))
        result.append(statement(rules, Rule.SETS_OF, most))
        if self.five > sets.fewest_naturals():
            figures = (("naturals", sets.fewest_naturals()), ("five", self.five))
            result.append(statement(rules, Rule.WILD_IN_INITIAL_MELD, figures))
            result.append(statement(rules, Rule.WILD_NOT_BEFORE_FIVE, (("five", self.five),)))
        else:
            result.append(
                statement(rules, Rule.WILD_AT_ANY_TIME, (("naturals", self.five),), Rule.WILD_IN_INITIAL_MELD)
            )
        result += [statement(rules, Rule.SEVENS_PURE), statement(rules, Rule.ACES_PURE, most)]
        result += [
            *jokers.statements(rules),
            statement(rules, Rule.WILD_MELD_FIRST),
            statement(rules, Rule.WILD_MELD_FIRST_IN_INITIAL_MELD),
        ]
        result += self.others_statements(rules)
        result.append(
            statement(rules, Rule.DEAD_RANKS if self.dead_for_all else Rule.DEAD_RANKS_OWN, about=Rule.DEAD_RANKS)
        )
        return [*result, statement(rules, Rule.DEAD_RANKS_MIXED)]


DEMAND_RULES: Final[dict[str, Rule]] = {
    "standard": Rule.INITIAL_MELD_STANDARD,
    "strict": Rule.INITIAL_MELD_STRICT,
    "lenient": Rule.INITIAL_MELD_LENIENT,
    "any": Rule.INITIAL_MELD_ANY,
}
"""The values of `initial_meld` (VA-1.2), and how the sheet states each."""


@dataclass(frozen=True)
class PureInitialMeld(InitialMeld):
    """The initial meld needs a pure meld or one of wild cards beside its count (MA-5.2).

    `demand`: `standard`, `strict` (a pure meld always), `lenient` (three naturals will do) or `any`
    (VA-1.2). `splash`: a whole natural or wild canasta will do, whatever it counts (MA-5.3).
    `mixed_canasta`: a mixed canasta may be part of it (MA-5.6).
    """

    demand: str = "standard"
    splash: bool = True
    mixed_canasta: bool = True

    def refuses(self, table: Table, groups: Sequence[MeldAddition], left: int) -> Reason:
        # Step 1: a splash needs neither points nor a pure meld, so it comes before both.
        melds = table.rules.melds
        if self.splash and any([group.size() >= melds.canasta and _is_one_kind(group.cards) for group in groups]):
            return OK
        # Step 2: what may not be part of it at all. Told before the count, as no more points would cure it.
        if not self.mixed_canasta:
            if any([group.size() >= melds.canasta and not _is_one_kind(group.cards) for group in groups]):
                return Reason.INITIAL_MIXED_CANASTA
        # Step 3: the points.
        why = super().refuses(table, groups, left)
        if why is not OK or self.demand == "any":
            return why
        # Step 4: one meld without wild cards meets every demand. A meld of wild cards meets all but `strict`, three
        # naturals in a mixed meld only `lenient`.
        if any([not any([is_wild(card) for card in group.cards]) for group in groups]):
            return OK
        has_wild_meld = any([all([is_wild(card) for card in group.cards]) for group in groups])
        if self.demand != "strict" and has_wild_meld:
            return OK
        if self.demand == "lenient":
            if any([len([card for card in group.cards if not is_wild(card)]) >= 3 for group in groups]):
                return OK
        return Reason.INITIAL_NEEDS_PURE_MELD

    def others(self, table: Table, hand: Hand) -> list[Cards]:
        if not self.splash:
            return []
        full = table.rules.melds.canasta
        found: list[Cards] = []
        for rank in NATURAL_RANKS:
            if hand.ranks[rank] >= full:
                found.append(tuple(hand.of_rank(rank)[:full]))
        if hand.wilds() >= full:
            found.append(tuple((hand.of_rank(TWO) + hand.of_rank(JOKER))[:full]))
        return found

    def statements(self, rules: "RuleSet") -> list[Statement]:
        sets = rules.melds.form(FOUR)
        assert sets is not None
        least = () if self.demand == "any" else (("least", sets.least()),)
        result = [statement(rules, DEMAND_RULES[self.demand], least, Rule.INITIAL_MELD)]
        result += self.minimum_statements(rules)
        result.append(statement(rules, Rule.MINIMUM_TOGETHER))
        mixed = Rule.INITIAL_MIXED_CANASTA if self.mixed_canasta else Rule.INITIAL_NO_MIXED_CANASTA
        result.append(statement(rules, mixed, about=Rule.INITIAL_MIXED_CANASTA))
        if self.splash:
            result.append(statement(rules, Rule.INITIAL_SPLASH, (("size", rules.melds.canasta),)))
        return [
            *result,
            statement(rules, Rule.MINIMUM_NO_BONUS_THREES, about=Rule.MINIMUM_NO_BONUS),
            statement(rules, Rule.INITIAL_MELD_FOR_SIDE),
        ]


def _is_one_kind(cards: Sequence[int]) -> bool:
    """Whether these are naturals alone, or wild cards alone."""
    wilds = len([card for card in cards if is_wild(card)])
    return wilds in (0, len(cards))


@dataclass(frozen=True)
class ModernPile(Pile):
    """The pile is taken with a natural pair; `mixed_aces`: also with aces of a mixed initial meld (VA-1.3)."""

    mixed_aces: bool = True

    def refuses(self, table: Table, take: Take, onto: Meld | None) -> Reason:
        why = super().refuses(table, take, onto)
        if why is OK and not self.mixed_aces and table.pile[-1] >> 2 == ACE:
            if not table.is_open(table.sides[table.turn.seat]) and _shows_mixed_aces(take):
                return Reason.PILE_MIXED_ACES
        return why

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result = super().statements(rules)
        result.append(statement(rules, Rule.TAKE_UP_TO_FOUR, (("most", rules.melds.canasta - 3),)))
        result.append(statement(rules, Rule.TAKE_NOT_DEAD))
        if not self.mixed_aces:
            result.append(statement(rules, Rule.TAKE_NO_MIXED_ACES))
        return result


def _shows_mixed_aces(take: Take) -> bool:
    """Whether this take lays a new meld of aces with wild cards in it."""
    for play in take.plays:
        if play.onto == NEW and any([card >> 2 == ACE for card in play.cards]):
            if any([is_wild(card) for card in play.cards]):
                return True
    return False


INCOMPLETE_RULES: Final[dict[str, Rule]] = {
    "none": Rule.OUT_INCOMPLETE_NONE,
    "sevens_aces": Rule.OUT_INCOMPLETE_SEVENS_ACES,
    "all": Rule.OUT_INCOMPLETE_ALL,
}
"""The values of `no_out_incomplete` (VA-1.9), and how the sheet states each."""


@dataclass(frozen=True)
class ModernOut(GoingOut):
    """Unfinished melds may bar going out: `incomplete` is `none`, `sevens_aces` or `all` (VA-1.9)."""

    incomplete: str = "none"

    def refuses_melds(self, table: Table, melds: list[Meld]) -> Reason:
        if self.incomplete == "none":
            return OK
        for meld in melds:
            if table.rules.melds.is_complete(meld):
                continue
            pure = meld.rank == SEVEN or (meld.rank == ACE and meld.wilds == 0)
            if pure or (meld.rank == JOKER and self.incomplete == "all"):
                return Reason.MELD_UNFINISHED
        return OK

    def canastas_statements(self, rules: "RuleSet") -> list[Statement]:
        result = super().canastas_statements(rules)
        return [
            *result,
            statement(rules, INCOMPLETE_RULES[self.incomplete], about=Topic.OUT_INCOMPLETE),
        ]

    def keep_statements(self, rules: "RuleSet") -> list[Statement]:
        result = [statement(rules, Rule.OUT_FACE_DOWN, about=Rule.OUT_HOW), statement(rules, Rule.OUT_FACE_DOWN_SCORED)]
        return [*result, statement(rules, Rule.OUT_KEEP_CARD_BONUS, about=Rule.OUT_KEEP_CARD)]
