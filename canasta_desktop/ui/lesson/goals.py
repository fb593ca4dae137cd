"""Goals of a step: whether an action meets it, how it is done, whether it is done, and what to point at.

Goals are asked of what a seat sees, so they hold nothing of their own. Cards are faces, melds are named by their rank,
of which a side has one at most (CL-5.9).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from canasta_desktop.rules.actions import DRAW, NEW, Action, Discard, Draw, LayMeld, Play, Take
from canasta_desktop.rules.cards import Cards, Hand, is_wild, rank_of
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.table import PLAYING, Meld, Table
from canasta_desktop.ui.display.display import Display, Guidance
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot


class LessonGoal(ABC):
    """One thing that is to be done by the seat that an observation belongs to."""

    def is_met_by(self, action: Action, view: Observation) -> bool:
        """Whether this legal action is what is wanted, or a part of it that leaves the rest to be done."""
        return action == self.action(view)

    def action(self, view: Observation) -> Action | None:
        """How it is done; None for what is no action of the game."""
        return None

    @abstractmethod
    def is_done(self, view: Observation, display: Display | None) -> bool:
        """Whether the table shows that it has been done; `display` has what only the screen knows."""

    @abstractmethod
    def guidance(self, view: Observation, display: Display) -> Guidance | None:
        """What on the table to point at, as far as it has not been done; None where only a button is left."""


@dataclass(frozen=True)
class SelectGoal(LessonGoal):
    """These cards of the hand are to be selected."""

    cards: Cards

    def is_done(self, view: Observation, display: Display | None) -> bool:
        chosen = [] if display is None else [held.card.face for held in display.hand if held.selected]
        return sorted(chosen) == sorted(self.cards)

    def guidance(self, view: Observation, display: Display) -> Guidance | None:
        return Guidance(tokens_of(display, self.cards), is_spotlit=True)


@dataclass(frozen=True)
class DrawGoal(LessonGoal):
    """A card is to be drawn from the stock."""

    def action(self, view: Observation) -> Action | None:
        return DRAW

    def is_met_by(self, action: Action, view: Observation) -> bool:
        return isinstance(action, Draw)

    def is_done(self, view: Observation, display: Display | None) -> bool:
        return view.table.turn.seat == view.seat and view.table.turn.phase == PLAYING

    def guidance(self, view: Observation, display: Display) -> Guidance | None:
        return Guidance(origin=STOCK, goal=HAND, is_spotlit=True)


@dataclass(frozen=True)
class LayGoal(LessonGoal):
    """Cards are to be laid: each group onto the meld of its rank, or as a new one."""

    groups: tuple[tuple[int, Cards], ...]
    """Rank and cards."""

    def action(self, view: Observation) -> Action | None:
        due = list(self.melds_due(view))
        return LayMeld(tuple([Play(cards, number_of(view, rank)) for rank, cards in due])) if due else None

    def is_met_by(self, action: Action, view: Observation) -> bool:
        if not isinstance(action, LayMeld):
            return False
        due = [(rank, sorted(cards)) for rank, cards in self.melds_due(view)]
        return all([(rank_laid(play, view.table), sorted(play.cards)) in due for play in action.plays])

    def is_done(self, view: Observation, display: Display | None) -> bool:
        return next(self.melds_due(view), None) is None

    def melds_due(self, view: Observation) -> Iterator[tuple[int, Cards]]:
        """The groups that are still held."""
        return (group for group in self.groups if holds(view.hand, group[1]))

    def next_group(self, view: Observation, display: Display) -> tuple[int, Cards] | None:
        """The first group that has neither been laid nor been staged."""
        return next(
            (group for group in self.melds_due(view) if len(tokens_of(display, group[1])) == len(group[1])), None
        )

    def guidance(self, view: Observation, display: Display) -> Guidance | None:
        if (group := self.next_group(view, display)) is None:
            return None
        number = number_of(view, group[0])
        place = NEW_MELD if number == NEW else Place(Spot.MELD, number)
        return Guidance(tokens_of(display, group[1]), goal=place, is_spotlit=True)


@dataclass(frozen=True)
class TakeGoal(LessonGoal):
    """The pile is to be taken with these cards and nothing else."""

    cards: Cards

    def action(self, view: Observation) -> Action | None:
        return Take(self.cards, number_of(view, rank_of(view.table.pile[-1])))

    def is_met_by(self, action: Action, view: Observation) -> bool:
        return isinstance(action, Take) and sorted(action.cards) == sorted(self.cards) and not action.plays

    def is_done(self, view: Observation, display: Display | None) -> bool:
        return view.table.turn.seat == view.seat and view.table.turn.took

    def guidance(self, view: Observation, display: Display) -> Guidance | None:
        return Guidance(tokens_of(display, self.cards), goal=PILE, is_spotlit=True)


@dataclass(frozen=True)
class DiscardGoal(LessonGoal):
    """This card is to be discarded."""

    card: int

    def action(self, view: Observation) -> Action | None:
        return Discard(self.card)

    def is_done(self, view: Observation, display: Display | None) -> bool:
        return view.table.over or view.table.turn.seat != view.seat

    def guidance(self, view: Observation, display: Display) -> Guidance | None:
        return Guidance(tokens_of(display, (self.card,)), goal=PILE, is_spotlit=True)


# --- cards and melds -----------------------------------------------------------------------------------


def tokens_of(display: Display, faces: Sequence[int]) -> tuple[int, ...]:
    """Tokens of the hand with these faces, selected ones first; as many as there are."""
    free = sorted(display.hand, key=lambda held: not held.selected)
    found: list[int] = []
    for face in faces:
        held = next((held for held in free if held.card.face == face), None)
        if held is not None:
            free.remove(held)
            found.append(held.card.token)
    return tuple(found)


def holds(hand: Hand, faces: Cards) -> bool:
    """Whether all of these cards are in the hand."""
    return all([hand.faces[face] >= faces.count(face) for face in faces])


def meld_of(view: Observation, rank: int) -> Meld | None:
    """The meld of this rank on the seat's own side, if there is one."""
    melds = view.table.melds[view.table.sides[view.seat]]
    return next((meld for meld in melds if meld.rank == rank), None)


def number_of(view: Observation, rank: int) -> int:
    """The number of that meld, NEW where there is none."""
    meld = meld_of(view, rank)
    return NEW if meld is None else meld.number


def rank_laid(play: Play, table: Table) -> int:
    """The rank of the meld that these cards go to."""
    if (meld := table.meld_numbered(play.onto)) is not None:
        return meld.rank
    return next((rank_of(card) for card in play.cards if not is_wild(card)), rank_of(play.cards[0]))
