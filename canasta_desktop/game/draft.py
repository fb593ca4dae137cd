"""A person's turn in the making: what the window places, takes back, lays out and asks about."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from canasta_desktop.game.meter import Meter, measure
from canasta_desktop.game.obstacles import refuses
from canasta_desktop.game.seat_arrangement import Step, read_steps, steps_record
from canasta_desktop.game.special_actions import SpecialActions
from canasta_desktop.game.staging import Staging
from canasta_desktop.game.staging_places import DropTarget, StagedGroup, StagingPlace, StagingSpot, by_place
from canasta_desktop.game.take_interpretations import taken
from canasta_desktop.game.take_proposals import choices, take_with, top_targets
from canasta_desktop.game.targets import targets
from canasta_desktop.game.turn_ending import (
    TurnEnding,
    empties_hand,
    end_with_discard,
    goes_out,
    way_out,
    way_out_with_leave,
)
from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.actions import Action, Take
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Reason, Refusal


class Draft:
    """The staged cards of one seat, over what it sees; `follow` keeps that up to date.

    Questions first, then what changes it.
    """

    def __init__(self, view: Observation, steps: Iterable[Step] = ()) -> None:
        """A draft of these steps; what of them the table does not allow is left out."""
        placed = [(StagingPlace(StagingSpot(kind), number), cards) for kind, number, cards in steps]
        self._staging = Staging(view, tuple(placed))
        self._settle()

    # --- what is staged ----------------------------------------------------------------------------

    @property
    def view(self) -> Observation:
        """What its seat sees."""
        return self._staging.view

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps, for the arrangement and the save."""
        return tuple([(place.spot.value, place.number, cards) for place, cards in self._staging.steps])

    @property
    def is_empty(self) -> bool:
        """Whether nothing is staged."""
        return not self._staging.steps

    @property
    def staged(self) -> Cards:
        """All cards staged, ascending."""
        return self._staging.staged

    @property
    def left(self) -> Hand:
        """The hand without the staged cards."""
        return self._staging.left

    @property
    def takes_pile(self) -> bool:
        """Whether the pile is to be taken: something, or no card at all, was staged on it."""
        return self._staging.takes_pile

    @property
    def empties_hand(self) -> bool:
        """Whether no card would be left in hand once this is laid out; that may mean the foot (`goes_out`)."""
        return empties_hand(self._staging)

    @property
    def goes_out(self) -> bool:
        """Whether laying out what is staged would end the deal."""
        return goes_out(self._staging)

    def groups(self) -> list[StagedGroup]:
        """What is staged, by place, in the order in which the places came."""
        return self._staging.groups()

    # --- what could be -----------------------------------------------------------------------------

    def targets(self, cards: Sequence[int]) -> list[DropTarget]:
        """Every place with whether these cards of the hand may go there: own melds, drafts, new meld, pile, others'."""
        return targets(self._staging, tuple(cards))

    def top_targets(self) -> list[DropTarget]:
        """What own melds, drafts and a new meld say about the pile's top card; empty when none is to be taken."""
        return top_targets(self._staging)

    def take_with(self, cards: Sequence[int], place: StagingPlace | None = None) -> Take | Refusal:
        """Taking the pile with these cards of the hand and all that is staged, or why that cannot be.

        `place` is where the top card is to go, None for the likeliest.
        """
        return take_with(self._staging, tuple(cards), place)

    def take_choices(self, place: StagingPlace | None = None) -> list[Take]:
        """Proposals for taking the pile, all that is staged included, cheapest first; play any as it is.

        `place`: only those whose top card goes to this meld, this draft, or NEW_MELD.
        """
        return choices(self._staging, place)

    def taken(self, take: Take) -> int:
        """How many cards of the pile this take takes up, its top card included."""
        return taken(self.view.table, take)

    @property
    def special_actions(self) -> SpecialActions:
        """What few systems or few moments know: joining, threes by hand, special hands and the like."""
        return SpecialActions(self._staging)

    # --- what becomes of it ------------------------------------------------------------------------

    def action(self) -> Action | Refusal:
        """All that is staged as one action, a Take or a Meld, or why it is none yet."""
        return self._staging.action()

    def meter(self) -> Meter:
        """What the staged cards count, against what is needed."""
        return measure(self._staging)

    def end_with_discard(self, card: int) -> TurnEnding | Refusal:
        """Ending the turn with this discard, what can be laid out laid out first, or why that cannot be."""
        return end_with_discard(self._staging, card)

    def way_out(self) -> TurnEnding | None:
        """A way to go out now, by what is staged if that does it; None where there is none."""
        return way_out(self._staging)

    @property
    def can_go_out(self) -> bool:
        """Whether the turn can be ended by going out now."""
        return self.way_out() is not None

    @property
    def can_go_out_with_leave(self) -> bool:
        """Whether the player could go out, had the partner said yes."""
        return way_out_with_leave(self._staging) is not None

    # --- placing -----------------------------------------------------------------------------------

    def place(self, cards: Sequence[int], place: StagingPlace) -> Refusal | None:
        """Stage these cards of the hand there; None when done.

        NEW_MELD begins a draft. On PILE goes what the pile is to be taken with, also no card at all;
        a discard is not staged (`end_with_discard`).
        """
        if place.spot is StagingSpot.DRAFT and place not in by_place(self._staging.steps):
            return self._staging.refusal(Reason.NO_SUCH_MELD)
        staging, place = self._staging.with_step(cards, place)
        refusal = refuses(staging, place)
        if refusal is None:
            self._staging = staging
        return refusal

    # --- taking back -------------------------------------------------------------------------------

    def take_back(self) -> bool:
        """Take the last step back into the hand; False if nothing is staged."""
        if self.is_empty:
            return False
        self._staging = Staging(self.view, self._staging.steps[:-1])
        self._settle()
        return True

    def return_cards(self, cards: Sequence[int], place: StagingPlace) -> bool:
        """Take these cards back from a place; False if they are not there.

        What then could not stay alone (wild cards without naturals) comes back with them.
        """
        if not Hand(list(by_place(self._staging.steps).get(place, ()))).holds(tuple(cards)):
            return False
        gone = Counter(cards)
        steps: list[tuple[StagingPlace, Cards]] = []
        for spot, some in reversed(self._staging.steps):
            stay = _without(some, gone) if spot == place else some
            if stay or stay == some:
                steps.append((spot, stay))
        self._staging = Staging(self.view, tuple(reversed(steps)))
        self._settle()
        return True

    def clear(self) -> None:
        """Take everything back, or forget what has been laid out."""
        self._staging = Staging(self.view)

    def follow(self, view: Observation) -> Cards:
        """Go on over what the seat sees now; returns the cards that could not stay staged, ascending.

        What lay at a meld that has been joined to another lies at that one now.
        """
        before = Counter(self.staged)
        moved = _joined_since(self.view, view)
        steps = [(moved.get(place, place), cards) for place, cards in self._staging.steps]
        self._staging = Staging(view, tuple(steps))
        self._settle()
        return tuple(sorted((before - Counter(self.staged)).elements()))

    def _settle(self) -> None:
        """Give up the groups that cannot be staged, the later ones where cards are short."""
        kept = Staging(self.view)
        for place, cards in by_place(self._staging.steps).items():
            longer = Staging(self.view, (*kept.steps, (place, cards)))
            if refuses(longer, place) is None:
                kept = longer
        places = [place for place, _ in kept.steps]
        self._staging = Staging(self.view, tuple([step for step in self._staging.steps if step[0] in places]))


def draft_record(draft: Draft) -> dict[str, object]:
    """The draft for a save."""
    return {"steps": steps_record(draft.steps)}


def read_draft(view: Observation, data: Mapping[str, object]) -> Draft:
    """The draft of a save, as far as the table allows it. Raises SaveError."""
    return Draft(view, read_steps(Reader(dict(data), "draft").at("steps")))


def _joined_since(before: Observation, now: Observation) -> dict[StagingPlace, StagingPlace]:
    """Where the own melds went that are gone: each to the one of its rank that has grown by its cards."""
    moved: dict[StagingPlace, StagingPlace] = {}
    side = before.table.sides[before.seat] if before.seat >= 0 else -1
    for meld in before.table.melds[side] if side >= 0 else []:
        if now.table.meld_numbered(meld.number) is not None:
            continue
        for other in before.table.melds[side]:
            grown = now.table.meld_numbered(other.number)
            if other.rank == meld.rank and grown is not None:
                if Counter(grown.cards) - Counter(other.cards) == Counter(meld.cards):
                    moved[StagingPlace(StagingSpot.MELD, meld.number)] = StagingPlace(StagingSpot.MELD, other.number)
    return moved


def _without(cards: Cards, gone: Counter[int]) -> Cards:
    """The cards but for those gone, which are crossed off."""
    stay: list[int] = []
    for card in cards:
        if gone[card] > 0:
            gone[card] -= 1
        else:
            stay.append(card)
    return tuple(stay)
