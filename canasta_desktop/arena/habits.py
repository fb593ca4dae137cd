"""How a player plays, counted: when it goes out, how often it takes the pile, freezes it or spends a wild card.

Strength says who wins; this says what it looks like from across the table. Counts of many processes add up.

    >>> habits = Habits(deals=4, outs=2, turns_to_out=22, takes=6)
    >>> habits.turns_before_out
    11.0
    >>> (habits + habits).takes
    12
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, Self

from canasta_desktop.rules.actions import Action, Discard, LayMeld, Take
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.table import NOBODY, Table

THOUSAND: Final = 1000
"""Deals that counts are told for."""


class Habits(NamedTuple):
    """What a player did in so many deals, a deal counted for each seat it had.

    `outs`: deals in which it went out, `turns_to_out` its own turns until then, all together; `opens` and
    `turns_to_open`: the same of the initial meld of its side; `held`: cards in the hand before its `turns`, all
    together; `canastas` of its side in the end, and `naturals` among them; `takes` of the pile;
    `freezes`: discards that froze it; `wilds` laid on the table; `feet` taken up, by its own turn in which they were
    (HF-6.1), and `feet_left`, those that lay there to the end.
    """

    deals: int = 0
    outs: int = 0
    turns_to_out: int = 0
    opens: int = 0
    turns_to_open: int = 0
    turns: int = 0
    held: int = 0
    naturals: int = 0
    canastas: int = 0
    takes: int = 0
    freezes: int = 0
    wilds: int = 0
    feet: tuple[tuple[int, int], ...] = ()
    feet_left: int = 0

    def __add__(self, other: object) -> Self:
        if not isinstance(other, Habits):
            return NotImplemented
        feet = dict(self.feet)
        for turn, count in other.feet:
            feet[turn] = feet.get(turn, 0) + count
        sums = {name: getattr(self, name) + getattr(other, name) for name in self._fields if name != "feet"}
        return type(self)(**sums, feet=tuple(sorted(feet.items())))

    @property
    def turns_before_out(self) -> float:
        """Its own turns in a deal in which it goes out, on the mean; 0 where it never does."""
        return _mean(self.turns_to_out, self.outs)

    @property
    def turns_before_open(self) -> float:
        """Its own turns in a deal in which it lays the initial meld, on the mean; 0 where it never does."""
        return _mean(self.turns_to_open, self.opens)

    @property
    def cards_held(self) -> float:
        """Cards in its hand before a turn, on the mean."""
        return _mean(self.held, self.turns)

    @property
    def natural_share(self) -> float:
        """Natural canastas among those of its side, a share."""
        return _mean(self.naturals, self.canastas)

    def a_thousand(self, count: int) -> float:
        """A count, for a thousand deals."""
        return _mean(THOUSAND * count, self.deals)

    @property
    def foot_share_left(self) -> float:
        """Feet that were never taken up, as a share of all feet: a side of two has two in a deal."""
        return _mean(self.feet_left, self.deals)

    def foot_by(self, share: float) -> int | None:
        """The turn by which this share of all feet was taken up; None where fewer ever were, or there are none."""
        taken, all_feet = 0, self.feet_left + sum([count for _, count in self.feet])
        for turn, count in self.feet:
            taken += count
            if taken >= share * all_feet:
                return turn
        return None

    @classmethod
    def read(cls, record: Any) -> Self:
        """The counts of what JSON holds. Raises KeyError, TypeError or ValueError."""
        feet = tuple([(int(turn), int(count)) for turn, count in record["feet"]])
        return cls(**{name: int(record[name]) for name in cls._fields if name != "feet"}, feet=feet)


def _mean(total: int, count: int) -> float:
    """A total by how often it was counted; 0 where it never was."""
    return total / count if count else 0.0


COUNTED: Final = ("opens", "turns_to_open", "held", "takes", "freezes", "wilds")
"""What is counted as it happens."""


class Watch:
    """A deal as it is played, seen from outside: told of each action before it happens."""

    def __init__(self, table: Table) -> None:
        seats = len(table.sizes)
        self._table: Final = table
        self._turns: Final = [0] * seats
        self._found: Final = [dict.fromkeys(COUNTED, 0) for _ in range(seats)]
        self._feet_at: Final[list[int | None]] = [None] * seats
        self._had_foot: Final = [foot > 0 for foot in table.feet]
        self._seat = NOBODY

    def before(self, seat: int, action: Action) -> None:
        """The seat is about to do this."""
        table = self._table
        self._see_feet()
        if table.turn.seat != self._seat:
            self._seat = table.turn.seat
            self._turns[self._seat] += 1
            self._found[self._seat]["held"] += table.sizes[self._seat]
        found = self._found[seat]
        laid = list(_laid(action))
        found["wilds"] += sum([is_wild(card) for card in laid])
        if laid and not table.is_open(table.sides[seat]):
            found["opens"] += 1
            found["turns_to_open"] += self._turns[seat]
        if isinstance(action, Take):
            found["takes"] += 1
        elif isinstance(action, Discard) and not table.frozen:
            found["freezes"] += table.rules.pile.freezes & class_of(action.card) != 0

    def habits(self) -> Iterator[Habits]:
        """What each seat of those that play did, by seat; for the deal that is over now."""
        table = self._table
        self._see_feet()
        for seat, found in enumerate(self._found):
            foot_at = self._feet_at[seat]
            canastas = [meld for meld in table.melds[table.sides[seat]] if table.rules.melds.is_complete(meld)]
            yield Habits(
                deals=int(seat in table.order),
                outs=int(table.out == seat),
                turns_to_out=self._turns[seat] if table.out == seat else 0,
                turns=self._turns[seat],
                canastas=len(canastas),
                naturals=len([meld for meld in canastas if not meld.wilds]),
                feet=() if foot_at is None else ((foot_at, 1),),
                feet_left=int(self._had_foot[seat] and foot_at is None),
                **found,
            )

    def _see_feet(self) -> None:
        """Which feet have been taken up since the last action: by whom it was, in the turn that still goes on."""
        for seat, had in enumerate(self._had_foot):
            if had and self._feet_at[seat] is None and not self._table.feet[seat]:
                self._feet_at[seat] = self._turns[seat]


def _laid(action: Action) -> Iterator[int]:
    """The cards from the hand that an action lays on the table."""
    if isinstance(action, Take):
        yield from action.cards
    if isinstance(action, Take | LayMeld):
        for play in action.plays:
            yield from play.cards
