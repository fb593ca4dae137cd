"""What kind of blunder it is, from the position and two actions alone: the one chosen and the better one.

A kind is a measure of actions: how much an action has of this fault (a discard: how likely the next player takes the
pile with it). It is a blunder of that kind to choose an action that has clearly more of it than the better one; where
two alternatives differ so, it could have happened. An action of which the question makes no sense has no measure.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple

from canasta_desktop.rules.actions import Action, Answer, Ask, Discard, Draw, End, LayMeld, Play, Special, Take
from canasta_desktop.rules.cards import NATURAL_RANKS, is_wild
from canasta_desktop.rules.going_out_ways import can_go_out
from canasta_desktop.rules.laying import is_unformed
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import class_of, with_top
from canasta_desktop.rules.pile_terms import PAIR
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import DRAWING, MIXED, NATURAL
from canasta_desktop.rules.takes import takes

NEARLY_OUT: Final = 3
"""Cards in hand with which a player whose side may go out has the way out in hand."""
NEAR_CANASTA: Final = 2
"""A meld that lacks no more cards than that is on its way to a natural canasta."""
WORLDS: Final = 24
"""Worlds by which it is told how likely the next player can take the pile."""
FED: Final = 0.25
"""A discard feeds that is so much likelier to be taken than the better one."""


class BlunderKind(Enum):
    """Kinds of blunders. Who asks for one gets the first that fits."""

    OUT_TOO_EARLY = "out-too-early"  # goes out, or lets the partner, where playing on is better
    PILE_WITH_WAY_OUT = "pile-with-way-out"  # takes the pile with few cards in hand, the side having its canastas
    PILE_TAKEN = "pile-taken"  # takes the pile in another case where drawing is better
    PILE_LEFT = "pile-left"  # draws where taking the pile is better
    FREEZING_ONESELF = "freezing-oneself"  # freezes the pile where another discard is better
    FEEDING = "feeding"  # discards what the next opponent can take
    SPOILED_NATURAL = "spoiled-natural"  # a wild card on a meld that was to be a natural canasta
    BROKEN_PAIR = "broken-pair"  # discards from a pair where only pairs take the pile
    FOOT_LEFT = "foot-left"  # keeps more cards in hand than it need, its foot still waiting
    LAID_TOO_EARLY = "laid-too-early"  # lays cards that are better kept
    OTHER = "other"


def read_kind(name: str) -> BlunderKind:
    """A kind by its name. Raises ValueError, which says what there is."""
    try:
        return BlunderKind(name)
    except ValueError:
        raise ValueError(
            f"there is no kind {name!r}; known are {', '.join([one.value for one in BlunderKind])}"
        ) from None


Measure = Callable[[Action], float | None]


class _Fault(NamedTuple):
    """How much an action has of a fault, and from which difference on it counts."""

    measure: Measure
    least: float = 1.0


class BlunderKinds:
    """The kinds of blunders at one position."""

    def __init__(self, view: Observation) -> None:
        self._view: Final = view
        self._table: Final = view.table
        self._side: Final = view.table.side(view.seat)
        self._chances: Final[dict[int, float]] = {}  # by discard, of `_feeds`
        self._faults: Final = {
            BlunderKind.OUT_TOO_EARLY: _Fault(self._goes_out),
            BlunderKind.PILE_WITH_WAY_OUT: _Fault(self._takes_instead_of_out),
            BlunderKind.PILE_TAKEN: _Fault(self._takes),
            BlunderKind.PILE_LEFT: _Fault(self._leaves_pile),
            BlunderKind.FREEZING_ONESELF: _Fault(self._freezes),
            BlunderKind.FEEDING: _Fault(self._feeds, FED),
            BlunderKind.SPOILED_NATURAL: _Fault(self._spoils_natural),
            BlunderKind.BROKEN_PAIR: _Fault(self._breaks_pair),
            BlunderKind.FOOT_LEFT: _Fault(self._keeps_from_foot),
            BlunderKind.LAID_TOO_EARLY: _Fault(self._lays),
        }

    def kind(self, chosen: Action, better: Action) -> BlunderKind:
        """Of what kind it is to choose the one where the other is better."""
        for kind, fault in self._faults.items():
            worse, less = fault.measure(chosen), fault.measure(better)
            if worse is not None and less is not None and worse - less >= fault.least:
                return kind
        return BlunderKind.OTHER

    def possible(self, actions: Iterable[Action]) -> list[BlunderKind]:
        """The kinds of which a blunder could be made with these alternatives; OTHER where there are two."""
        options = list(actions)
        found: list[BlunderKind] = []
        for kind, fault in self._faults.items():
            values = [value for value in map(fault.measure, options) if value is not None]
            if values and max(values) - min(values) >= fault.least:
                found.append(kind)
        return [*found, BlunderKind.OTHER] if len(options) > 1 else found

    # --- the measures ------------------------------------------------------------------------------

    def _goes_out(self, action: Action) -> float | None:
        """1: ends the deal by going out, or by what it asks or answers means to."""
        if isinstance(action, Ask):
            return float(can_go_out(self._table, self._view.hand))
        if isinstance(action, Answer):
            return float(action.yes)
        if not isinstance(action, LayMeld | Discard | Take | Special):
            return 0.0
        state = self._worlds[0].copy()
        state.apply(action)
        return float(state.table.out == self._view.seat)

    def _takes_instead_of_out(self, action: Action) -> float | None:
        return self._takes(action) if self._is_nearly_out else None

    def _takes(self, action: Action) -> float | None:
        return _either(action, (Take,), Draw)

    def _leaves_pile(self, action: Action) -> float | None:
        return _either(action, (Draw, End), Take)

    def _freezes(self, action: Action) -> float | None:
        if not isinstance(action, Discard) or self._table.frozen:
            return None
        return float(self._table.rules.pile.freezes & class_of(action.card) != 0)

    def _feeds(self, action: Action) -> float | None:
        """How likely the next player, an opponent, can take the pile with this discard."""
        if not isinstance(action, Discard) or not self._is_before_opponent:
            return None
        if action.card not in self._chances:
            self._chances[action.card] = self._chance_of_take(action)
        return self._chances[action.card]

    def _spoils_natural(self, action: Action) -> float | None:
        if isinstance(action, LayMeld):
            plays: Sequence[Play] = action.plays
        elif isinstance(action, Take):
            plays = with_top(action, self._table.pile[-1], not self._table.rules.pile.top_counts)
        else:
            return 0.0
        return float(any([self._spoils(play) for play in plays]))

    def _breaks_pair(self, action: Action) -> float | None:
        if not isinstance(action, Discard) or not self._needs_pair:
            return None
        rank = action.card >> 2
        return float(rank in NATURAL_RANKS and self._view.hand.ranks[rank] == 2)

    def _keeps_from_foot(self, action: Action) -> float | None:
        """Cards in hand after it, while the foot waits."""
        if not self._table.feet[self._view.seat] or not isinstance(action, LayMeld | Discard):
            return None
        laid = [len(play.cards) for play in action.plays] if isinstance(action, LayMeld) else []
        return float(self._view.hand.size - sum(laid))

    def _lays(self, action: Action) -> float | None:
        return _either(action, (LayMeld,), Discard)

    # --- what they ask about -----------------------------------------------------------------------

    @cached_property
    def _worlds(self) -> list[State]:
        """Worlds that fit what the seat sees, always the same ones."""
        rng = Rng(0)
        return [self._view.sample(rng) for _ in range(WORLDS)]

    def _chance_of_take(self, discard: Discard) -> float:
        taken = 0
        for world in self._worlds:
            state = world.copy()
            state.apply(discard)
            table = state.table
            if not table.over and table.turn.phase == DRAWING and table.pile:
                taken += next(takes(table, state.hand_to_act()), None) is not None
        return taken / WORLDS

    @cached_property
    def _is_before_opponent(self) -> bool:
        table = self._table
        return table.side(table.next_seat(self._view.seat)) != self._side and not is_unformed(table)

    @cached_property
    def _is_nearly_out(self) -> bool:
        """Whether few cards are in hand and the side has the canastas it needs, and nobody a foot to play."""
        table = self._table
        if any([table.feet[seat] for seat in table.order if table.side(seat) == self._side]):
            return False
        counts = table.rules.melds.canastas(table.melds[self._side])
        return self._view.hand.size <= NEARLY_OUT and table.rules.out.missing(counts) == 0

    @cached_property
    def _needs_pair(self) -> bool:
        """Whether the pile is one that the own side takes with a pair alone."""
        table = self._table
        return len(table.pile) > 0 and table.rules.pile.ways(table, self._side) == PAIR

    def _spoils(self, play: Play) -> bool:
        """Whether a wild card comes into a meld without any that nearly is a canasta, or is one."""
        table = self._table
        meld = table.meld_numbered(play.onto)
        wilds = sum([is_wild(card) for card in play.cards])
        naturals = len(play.cards) - wilds + (0 if meld is None else len(meld.cards))
        if wilds == 0 or naturals < table.rules.melds.canasta - NEAR_CANASTA:
            return False
        prices = table.rules.scoring.canastas
        is_set = meld is None or meld.rank in NATURAL_RANKS
        return is_set and (meld is None or meld.wilds == 0) and prices[NATURAL] > prices[MIXED]


def _either(action: Action, fault: tuple[type[Action], ...], instead: type[Action]) -> float | None:
    """1 for an action of these classes, 0 for one that would be instead, None for others."""
    if isinstance(action, fault):
        return 1.0
    return 0.0 if isinstance(action, instead) else None
