"""What can be asked of a turn in the making: what is staged, what could be, and what becomes of it."""

from collections.abc import Sequence

from canasta_desktop.game.meter import Meter, measure
from canasta_desktop.game.seat_arrangement import Step
from canasta_desktop.game.special_actions import SpecialActions
from canasta_desktop.game.staging import Staging
from canasta_desktop.game.staging_places import DropTarget, StagedGroup, StagingPlace
from canasta_desktop.game.take_interpretations import taken
from canasta_desktop.game.take_proposals import choices, take_with, top_targets
from canasta_desktop.game.targets import targets
from canasta_desktop.game.turn_ending import TurnEnding, empties_hand, ending, goes_out, way_out, way_out_with_leave
from canasta_desktop.rules.actions import Action, Take
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Refusal


class StagedTurn:
    """The staged cards of one seat, over what it sees. Questions only: `Draft` changes them."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging

    # --- what is staged ----------------------------------------------------------------------------

    @property
    def view(self) -> Observation:
        """What its seat sees."""
        return self._staging.view

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps, for the desk and the save."""
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
        """What every place says about these cards of the hand: own melds, drafts, new meld, pile, others' melds."""
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
    def rare(self) -> SpecialActions:
        """What few systems or few moments know: joining, threes by hand, special hands and the like."""
        return SpecialActions(self._staging)

    # --- what becomes of it ------------------------------------------------------------------------

    def action(self) -> Action | Refusal:
        """All that is staged as one action, a Take or a Meld, or why it is none yet."""
        return self._staging.action()

    def meter(self) -> Meter:
        """What the staged cards count, against what is needed."""
        return measure(self._staging)

    def ending(self, card: int) -> TurnEnding | Refusal:
        """Ending the turn with this discard, what can be laid out laid out first, or why that cannot be."""
        return ending(self._staging, card)

    def way_out(self) -> TurnEnding | None:
        """A way to go out now, by what is staged if that does it; None where there is none."""
        return way_out(self._staging)

    @property
    def can_go_out(self) -> bool:
        """Whether the turn can be ended by going out now."""
        return self.way_out() is not None

    @property
    def can_go_out_with_leave(self) -> bool:
        """Whether it could be, had the partner said yes."""
        return way_out_with_leave(self._staging) is not None
