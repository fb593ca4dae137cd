"""A person's turn in the making: what the window places, takes back, lays out and asks about."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from canasta_desktop.game.desk import Step, read_steps, steps_record
from canasta_desktop.game.ending import Ending, ending, way_out, way_out_with_leave
from canasta_desktop.game.meter import Meter, measure
from canasta_desktop.game.places import Group, Place, Spot, Target, by_place
from canasta_desktop.game.staging import Staging
from canasta_desktop.game.taking import choices, take_with
from canasta_desktop.game.targets import targets
from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.actions import Action, Take
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Reason, Refusal


class Draft:
    """The staged cards of one seat, over what it sees; `follow` keeps that up to date."""

    def __init__(self, view: Observation, steps: Iterable[Step] = ()) -> None:
        """A draft of these steps; what of them the table does not allow is left out."""
        self._staging = Staging(view, tuple([(Place(Spot(kind), number), cards) for kind, number, cards in steps]))
        self._settle()

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
        """Whether no card would be left in hand once this is laid out."""
        return self._staging.empties_hand()

    def groups(self) -> list[Group]:
        """What is staged, by place, in the order in which the places came."""
        return self._staging.groups()

    # --- placing -----------------------------------------------------------------------------------

    def targets(self, cards: Sequence[int]) -> list[Target]:
        """What every place says about these cards of the hand: own melds, drafts, new meld, pile, others' melds."""
        return targets(self._staging, tuple(cards))

    def place(self, cards: Sequence[int], place: Place) -> Refusal | None:
        """Stage these cards of the hand there; None when done.

        NEW_MELD begins a draft. On PILE goes what the pile is to be taken with, also no card at all;
        a discard is not staged (`ending`).
        """
        if place.spot is Spot.DRAFT and place not in by_place(self._staging.steps):
            return self._staging.refusal(Reason.NO_SUCH_MELD)
        staging, place = self._staging.with_step(cards, place)
        refusal = staging.refuses(place)
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

    def return_cards(self, cards: Sequence[int], place: Place) -> bool:
        """Take these cards back from a place; False if they are not there.

        What then could not stay alone (wild cards without naturals) comes back with them.
        """
        if not Hand(list(by_place(self._staging.steps).get(place, ()))).holds(tuple(cards)):
            return False
        gone = Counter(cards)
        steps: list[tuple[Place, Cards]] = []
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
        """Go on over what the seat sees now; returns the cards that could not stay staged, ascending."""
        before = Counter(self.staged)
        self._staging = Staging(view, self._staging.steps)
        self._settle()
        return tuple(sorted((before - Counter(self.staged)).elements()))

    def _settle(self) -> None:
        """Give up the groups that cannot be staged, the later ones where cards are short."""
        kept = Staging(self.view)
        for place, cards in by_place(self._staging.steps).items():
            longer = Staging(self.view, (*kept.steps, (place, cards)))
            if longer.refuses(place) is None:
                kept = longer
        places = [place for place, _ in kept.steps]
        self._staging = Staging(self.view, tuple([step for step in self._staging.steps if step[0] in places]))

    # --- what becomes of it ------------------------------------------------------------------------

    def action(self) -> Action | Refusal:
        """All that is staged as one action, a Take or a Meld, or why it is none yet."""
        return self._staging.action()

    def take_with(self, cards: Sequence[int]) -> Take | Refusal:
        """Taking the pile with these cards of the hand and all that is staged, or why that cannot be."""
        return take_with(self._staging, tuple(cards))

    def take_choices(self) -> list[Take]:
        """Proposals for taking the pile, all that is staged included, cheapest first; play any as it is."""
        return choices(self._staging)

    def meter(self) -> Meter:
        """What the staged cards count, against what is needed."""
        return measure(self._staging)

    def ending(self, card: int) -> Ending | Refusal:
        """Ending the turn with this discard, what can be laid out laid out first, or why that cannot be."""
        return ending(self._staging, card)

    def way_out(self) -> Ending | None:
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

    # --- saves -------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, object]:
        """The draft for a save."""
        return {"steps": steps_record(self.steps)}

    @classmethod
    def from_dict(cls, view: Observation, data: Mapping[str, object]) -> "Draft":
        """The draft of a save, as far as the table allows it. Raises SaveError."""
        return cls(view, read_steps(Reader(dict(data), "draft").at("steps")))


def _without(cards: Cards, gone: Counter[int]) -> Cards:
    """The cards but for those gone, which are crossed off."""
    stay: list[int] = []
    for card in cards:
        if gone[card] > 0:
            gone[card] -= 1
        else:
            stay.append(card)
    return tuple(stay)
