"""What several parts of a display ask about one moment, each worked out once and only if it is asked for."""

from collections.abc import Sequence
from functools import cached_property

from canasta_desktop.game.match import Match
from canasta_desktop.game.meter import Meter
from canasta_desktop.game.special_actions import DrawChoice
from canasta_desktop.game.staging_places import StagedGroup
from canasta_desktop.game.turn_ending import TurnEnding
from canasta_desktop.rules.actions import Ask, Join, Take
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import DRAWING, NOBODY
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.workbench import shown_place
from canasta_desktop.ui.wording.melds import MeldInfo
from canasta_desktop.ui.wording.wording import Situation, Wording, rank_named


class TurnFacts:
    """A person's moment in a match, in these words."""

    def __init__(self, match: Match, person: Person, words: Wording, names: Sequence[str]) -> None:
        self.match = match
        self.person = person
        self.table = person.table
        self.draft = person.bench.draft
        self.words = words
        self.names = names
        self.mine = match.to_act() == person.seat

    @cached_property
    def measured(self) -> Meter:
        """The draft's meter, dear to work out."""
        return self.draft.meter()

    @cached_property
    def take_choices(self) -> list[Take]:
        """The ways to take the pile."""
        return self.draft.take_choices()

    @cached_property
    def first_take(self) -> Take | None:
        """The nearest way to take the pile, None where there is none; far cheaper than all of them."""
        return next(takes(self.table, self.draft.view.hand), None)

    @cached_property
    def joins(self) -> list[Join]:
        """Melds of the side that can be joined now."""
        return self.draft.special_actions.joins() if self.mine else []

    @cached_property
    def draws(self) -> list[DrawChoice]:
        """The ways to draw."""
        return self.draft.special_actions.draws() if self.mine else []

    @cached_property
    def layable(self) -> Cards:
        """Threes that can be laid out by hand now."""
        return self.draft.special_actions.layable() if self.mine else ()

    @cached_property
    def specials(self) -> list[str]:
        """The special hands that could be laid down now, by key."""
        table, hand = self.table, self.draft.view.hand
        return [key for extra in table.rules.extras for key in extra.specials(table, hand)] if self.mine else []

    @cached_property
    def turn_ending(self) -> TurnEnding | Refusal:
        """The deal ended without taking the pile, or without a discard, or why not."""
        return self.draft.special_actions.end()

    @cached_property
    def way_out(self) -> TurnEnding | None:
        """A way to go out now."""
        return self.draft.way_out() if self.mine else None

    @cached_property
    def groups(self) -> dict[Place, StagedGroup]:
        """What is staged, by the place where the screen shows it."""
        return {shown_place(group.place): group for group in self.draft.groups()}

    def could_ask(self) -> bool:
        """Whether the partner may be asked now, and with a yes there were a way to go out.

        Before drawing, where that is allowed (GT-8.3), nobody knows yet whether there will be one.
        """
        if self.match.refuses(self.person.seat, Ask()) is not None:
            return False
        if self.table.turn.phase == DRAWING:
            return True
        if self.match.rules.out.ask is Asking.COMPULSORY:
            return self.draft.can_go_out_with_leave
        return self.draft.can_go_out

    def situation(self) -> Situation:
        """What else the screen knows that helps to word a refusal."""
        table = self.table
        is_frozen = table.frozen or table.rules.pile.always_frozen
        unopened = not is_frozen and not table.is_open(table.sides[self.person.seat])
        suggestions = self.measured.suggestions if not self.draft.is_empty else ()
        helping = suggestions[0] if suggestions else ()
        actor = self.match.to_act()
        name = "" if actor in (NOBODY, self.person.seat) else self.names[actor]
        return Situation(table.turn.phase, table.drawable(), unopened, helping, table.turn.bare, table.rules, name)

    def meld_info(self, place: Place) -> MeldInfo | None:
        """The meld on the table, or the draft, that this place is; None for any other place."""
        if place.spot is Spot.MELD:
            meld = self.table.meld_numbered(place.number)
            return None if meld is None else MeldInfo(meld.rank, meld.cards)
        group = self.groups.get(place)
        if group is None:
            return None
        return MeldInfo(group.rank if group.rank >= 0 else rank_named(group.cards), group.cards)
