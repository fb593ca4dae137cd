"""Melds on a table: which cards may lie together, which melds a side may have, what is a canasta."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.actions import NEW
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, THREE, Cards, is_red_three, is_wild
from canasta_desktop.rules.codes import Rule, rule_of_each
from canasta_desktop.rules.forms import ALWAYS, ASK_FORM, NEVER, NO_LIMIT, Again, Form, Sequences, WholeSequence
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.table import ALL_WILD, CANASTA_KINDS, MIXED, NATURAL, RUN, SAMBA, Meld, Table

if TYPE_CHECKING:
    from canasta_desktop.rules.ruleset import RuleSet

NO_RANK: Final = -1
MANY: Final = 256
"""More cards than there ever are of one rank, or wild ones."""

AGAIN_RULES: Final = rule_of_each(
    Again,
    {
        Again.NEVER: Rule.ONE_MELD_OF_A_RANK,
        Again.COMPLETE: Rule.SECOND_WHEN_COMPLETE,
        Again.ALWAYS: Rule.SEVERAL_OF_A_RANK,
    },
)

Share = tuple[int, int]
"""So many natural and so many wild cards for one meld."""


class MeldAddition:
    """All that one action adds to one meld: on the table, or new (None)."""

    def __init__(self, meld: Meld | None, cards: Cards) -> None:
        self.meld: Meld | None = meld
        self.cards: Cards = cards

    def size(self) -> int:
        """Cards in the meld that results."""
        return len(self.cards) + (0 if self.meld is None else len(self.meld.cards))


@dataclass
class Melds:
    """The kinds of melds a rule set knows, and what seven cards of a meld are called.

    `canasta` is the size from which a meld is a canasta (CL-5.7). What is asked by the million is worked
    out once: `can_close`, whether there are melds that take no more cards; `is_simple`, whether a side
    has one meld of a rank at most, of sets alone; `has_runs`, whether there are sequences.

    The other sections are frozen; this one could be but for two tables, `known_beginnings` and `known_shares`. They
    keep answers that follow from `forms` alone, so two `Melds` of the same forms are equal whatever was asked. Nothing
    else is set after the start, and a house rule makes a new one with `replace`, as it does of every section.
    """

    forms: tuple[Form, ...]
    canasta: int = 7
    can_close: bool = field(init=False, compare=False, repr=False)
    is_simple: bool = field(init=False, compare=False, repr=False)
    has_runs: bool = field(init=False, compare=False, repr=False)
    by_rank: list[Form | None] = field(init=False, compare=False, repr=False)
    flat: list[int] = field(init=False, compare=False, repr=False)
    least: list[int] = field(init=False, compare=False, repr=False)
    fewest: list[int] = field(init=False, compare=False, repr=False)
    known_beginnings: dict[int, tuple[int, int]] = field(init=False, compare=False, repr=False)
    known_shares: dict[int, list[Share]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.by_rank = [next((form for form in self.forms if form.takes(rank)), None) for rank in range(RUN + 1)]
        self.can_close = any([form.largest() < NO_LIMIT for form in self.forms])
        self.has_runs = self.by_rank[RUN] is not None
        # By rank: the most wild cards, where the naturals have no say in it, else ASK_FORM.
        self.flat = [ASK_FORM if form is None else form.flat_wilds() for form in self.by_rank]
        # By rank: the fewest cards of a meld, and the fewest naturals in it; what cannot be melded never has enough.
        self.least = [NO_LIMIT if form is None else form.least() for form in self.by_rank]
        self.fewest = [NO_LIMIT if form is None else form.fewest_naturals() for form in self.by_rank]
        self.known_beginnings = {}
        self.known_shares = {}
        plain = [form.again() is Again.NEVER and not form.wilds_close() and not form.is_odd() for form in self.forms]
        self.is_simple = not self.can_close and self.by_rank[JOKER] is None and all(plain)

    def room(self, rank: int, naturals: int) -> int:
        """How many wild cards may lie with so many naturals of a rank that has a form."""
        flat = self.flat[rank]
        if flat >= 0:
            return flat
        form = self.by_rank[rank]
        return 0 if form is None else form.most_wilds(naturals)

    def beginnings(self, rank: int, count: int) -> tuple[int, int]:
        """How many of so many naturals the smallest new meld takes, alone and with one wild card; 0: they do not do.

        Kept once worked out, as this is asked for every rank before most steps. What only goes out is left aside.
        """
        key = rank * NO_LIMIT + count
        found = self.known_beginnings.get(key)
        if found is None:
            found = self._find_beginnings(rank, count)
            self.known_beginnings[key] = found
        return found

    def _find_beginnings(self, rank: int, count: int) -> tuple[int, int]:
        form = self.by_rank[rank]
        if form is None or form.only_out():
            return (0, 0)
        least = form.least()
        alone = least if count >= least else 0
        if form.most_wilds(count) == 0:
            return (alone, 0)
        naturals = least - 1
        # Where so few naturals take no wild card, one more may (VA-2.4, JS-2.1).
        while naturals <= count and form.refuses(naturals, 1) is not OK:
            naturals += 1
        return (alone, naturals if naturals <= count else 0)

    def shares(self, rank: int, held: int, wilds: int, naturals: int, base: int) -> list[Share]:
        """What a meld with so many `naturals` and, as its `base`, wild cards may get of those in hand, none first.

        No cards are a share too where the meld is lawful as it is, or there is none yet. Kept once worked out: the
        same few questions come up in every search for initial melds.
        """
        key = (((rank * MANY + held) * MANY + wilds) * MANY + naturals) * MANY + base
        found = self.known_shares.get(key)
        if found is None:
            found = self._find_shares(rank, held, wilds, naturals, base)
            self.known_shares[key] = found
        return found

    def _find_shares(self, rank: int, held: int, wilds: int, naturals: int, base: int) -> list[Share]:
        form = self.by_rank[rank]
        if form is None:
            return [(0, 0)]
        begun = naturals + base
        shares = [] if begun and form.refuses(naturals, base) is not OK else [(0, 0)]
        for more in range(held + 1):
            for some in range(wilds + 1):
                if more + some and form.refuses(naturals + more, base + some) is OK:
                    shares.append((more, some))
        return shares

    def form(self, rank: int) -> Form | None:
        """The form natural cards of this rank make, None where they cannot be melded."""
        return self.by_rank[rank]

    def rank(self, cards: Cards) -> int:
        """What these cards would be a meld of: the rank of the first natural, RUN, or JOKER for wild cards alone."""
        first = NO_RANK
        for card in cards:
            if not is_wild(card):
                if first == NO_RANK:
                    first = card >> 2
                    if not self.has_runs:
                        return first
                elif first != card >> 2:
                    return RUN
        if first == NO_RANK:
            return JOKER if self.by_rank[JOKER] is not None else NO_RANK
        return first

    def refuses(self, meld: Meld | None, cards: Cards) -> Reason:
        """Why `cards` cannot be added to `meld`, or be a new meld if that is None (CL-5)."""
        rank = self.rank(cards) if meld is None else meld.rank
        if rank == RUN:
            return self._refuses_run(meld, cards)
        naturals = 0
        wilds = 0
        for card in cards:
            if is_wild(card):
                wilds += 1
            elif is_red_three(card):
                return Reason.RED_THREE_NOT_MELDABLE
            elif rank == card >> 2:
                naturals += 1
            else:
                return Reason.MELD_MIXED_RANKS
        if rank == NO_RANK:
            return Reason.WILD_MELD_NOT_ALLOWED
        form = self.form(rank)
        if form is None:
            return Reason.MELD_RANK_NOT_ALLOWED
        if meld is None:
            return form.refuses(naturals, wilds)
        size = len(meld.cards)
        if size >= form.largest() or self.keeps_out(meld, 0, wilds):
            return Reason.MELD_CLOSED
        return form.refuses(naturals + size - meld.wilds, wilds + meld.wilds)

    def _refuses_run(self, meld: Meld | None, cards: Cards) -> Reason:
        form = self.form(RUN)
        assert isinstance(form, Sequences)
        if meld is None:
            return form.refuses_run(cards)
        if len(meld.cards) >= form.most:
            return Reason.MELD_CLOSED
        return form.refuses_run((*meld.cards, *cards))

    def keeps_out(self, meld: Meld, first: int, wilds: int) -> bool:
        """Whether so many wild cards cannot join this meld, `first` other cards being laid before them.

        None is added to a canasta where these are closed to wild cards (SA-3.3): laid with others that make
        it one, they come in time as long as none of them would be the eighth card.
        """
        if wilds == 0 or len(meld.cards) + first + wilds <= self.canasta:
            return False
        form = self.by_rank[meld.rank]
        return form is not None and form.wilds_close()

    def whole_run(self) -> WholeSequence | None:
        """What a complete sequence is called; None where there are none."""
        form = self.form(RUN)
        return form.whole if isinstance(form, Sequences) else None

    def is_closed(self, meld: Meld) -> bool:
        """Whether this meld takes no more cards at all."""
        form = self.form(meld.rank)
        return form is None or len(meld.cards) >= form.largest()

    def is_complete(self, meld: Meld) -> bool:
        """Whether this meld is a canasta (CL-5.7)."""
        return len(meld.cards) >= self.canasta

    def refuses_another(self, table: Table, side: int, rank: int) -> Reason:
        """Why a side may not begin a meld of this rank beside those it has (CL-5.9, HF-3.4)."""
        form = self.form(rank)
        if form is None:
            return OK
        again = form.again()
        if again is ALWAYS:
            return OK
        for meld in table.melds[side]:
            if meld.rank == rank and (again is NEVER or not self.is_complete(meld)):
                return Reason.DUPLICATE_MELD
        return OK

    def most_wilds(self, table: Table, meld: Meld | None, rank: int, naturals: int) -> int:
        """How many wild cards this meld of the rank, or a new one, may hold now once it has so many naturals."""
        form = self.by_rank[rank]
        return 0 if form is None else form.most_wilds(naturals)

    def is_dead(self, table: Table, side: int, rank: int) -> bool:
        """Whether this side may neither begin a meld of this rank nor add to one, whatever the cards (MA-3.10)."""
        return False

    def forbids(self, table: Table, groups: list[MeldAddition], opens: bool) -> Reason:
        """What the table as it lies has against these melds, each of them lawful alone.

        `opens`: they are the side's initial meld.
        """
        return OK

    def refuses_join(self, first: Meld, second: Meld) -> Reason:
        """Why two melds cannot be made one (SA-3.4, GT-5.6)."""
        form = self.form(first.rank)
        if first.rank == RUN or second.rank == RUN:
            return Reason.SEQUENCE_INVALID
        if first.rank != second.rank:
            return Reason.MELD_MIXED_RANKS
        if form is None or form.again() is not Again.ALWAYS:
            return Reason.NO_SUCH_MELD
        if len(first.cards) >= form.largest() or len(second.cards) >= form.largest():
            return Reason.MELD_CLOSED
        # What joins a canasta must bring naturals alone (A-9 of samba.md).
        brought = [other.wilds for meld, other in ((first, second), (second, first)) if len(meld.cards) >= self.canasta]
        if form.wilds_close() and brought and min(brought) > 0:
            return Reason.MELD_CLOSED
        return form.refuses(first.naturals + second.naturals, first.wilds + second.wilds)

    def kind(self, meld: Meld) -> int:
        """NATURAL, MIXED, ALL_WILD or SAMBA, for a meld that is a canasta (CL-5.7, CL-5.8)."""
        if meld.rank == RUN:
            return SAMBA
        if meld.rank == JOKER:
            return ALL_WILD
        return NATURAL if meld.wilds == 0 else MIXED

    def canastas(self, melds: list[Meld]) -> list[int]:
        """How many canastas these melds are, by kind."""
        counts = [0] * CANASTA_KINDS
        for meld in melds:
            if len(meld.cards) >= self.canasta:
                counts[self.kind(meld)] += 1
        return counts

    def statements(self, rules: "RuleSet") -> list[Statement]:
        result: list[Statement] = []
        threes = self.by_rank[THREE]
        for form in self.forms:
            if form is not threes:
                result += form.statements(rules)
        if self.by_rank[JOKER] is None:
            result.append(statement(rules, Rule.NO_WILD_MELDS))
        result += self.canasta_statements(rules)
        result += self.others_statements(rules)
        if threes is not None:
            result += threes.statements(rules)
        elif not rules.threes.every:
            result.append(statement(rules, Rule.NO_BLACK_THREES))
        return result

    def canasta_statements(self, rules: "RuleSet") -> list[Statement]:
        """How large a set may grow, and what a canasta is."""
        sets = self.by_rank[FOUR]
        assert sets is not None
        is_closed = sets.largest() == self.canasta
        code = Rule.CANASTA_CLOSED if is_closed else Rule.CANASTA
        result = [statement(rules, code, (("size", self.canasta),), Rule.CANASTA)]
        if is_closed:
            return [*result, statement(rules, Rule.MELD_LARGEST, (("most", sets.largest()),))]
        result.append(statement(rules, Rule.MELD_NO_LIMIT))
        if sets.wilds_close():
            return [*result, statement(rules, Rule.NO_WILD_ON_CANASTA)]
        return [*result, statement(rules, Rule.CANASTA_TURNS_MIXED)]

    def others_statements(self, rules: "RuleSet") -> list[Statement]:
        """What the melds that lie on the table mean for a new one."""
        sets = self.by_rank[FOUR]
        assert sets is not None
        result = [statement(rules, AGAIN_RULES[sets.again()], about=Rule.ONE_MELD_OF_A_RANK)]
        return [*result, statement(rules, Rule.SAME_RANK_OTHERS), statement(rules, Rule.OWN_MELDS_ONLY)]


def run_ends(meld: Meld) -> tuple[int, int]:
    """The faces that could be added below and above a sequence, -1 where there is none (SA-4.3)."""
    low, high = meld.cards[0], meld.cards[-1]
    return (low - 4 if low >> 2 > FOUR else -1, high + 4 if high >> 2 < ACE else -1)


def melds_with(table: Table, groups: list[MeldAddition]) -> list[Meld]:
    """The melds of the side in turn once the groups are laid, copies where something is added."""
    result: list[Meld] = []
    for meld in table.melds[table.sides[table.turn.seat]]:
        grown = meld
        for group in groups:
            if group.meld is meld:
                grown = meld.copy()
                grown.add(group.cards)
        result.append(grown)
    for group in groups:
        if group.meld is None:
            fresh = Meld(NEW, table.turn.seat, table.rules.melds.rank(group.cards), [], 0)
            fresh.add(group.cards)
            result.append(fresh)
    return result
