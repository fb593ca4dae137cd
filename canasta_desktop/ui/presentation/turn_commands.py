"""What a person does in a turn, tried on the draft or played in the match: taking, melding, ending.

Each of these is a part of `person.Person`, which it is given: what is refused it has said, what is open it has asked.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta_desktop.game.draft import Draft
from canasta_desktop.game.staging_places import StagingSpot
from canasta_desktop.rules.actions import NO_CARD, Action, Discard, Draw, Join, Lay, Special, Take
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.ui.display.places import NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.prompts import OpenQuestion, QuestionKind, Remark
from canasta_desktop.ui.presentation.workbench import shown_place, staged_place

if TYPE_CHECKING:
    from canasta_desktop.ui.presentation.person import Person


class TurnCommand:
    """Base of these parts of a person."""

    def __init__(self, person: "Person") -> None:
        self.person = person

    @property
    def draft(self) -> Draft:
        """The draft: what is staged, and what could be done with it."""
        return self.person.bench.draft


class TakeCommands(TurnCommand):
    """Drawing and taking the pile."""

    def keep(self) -> None:
        """Draw and hold a three back; ask which, if there is a choice (MA-2.3)."""
        draws = [choice.action for choice in self.draft.special_actions.draws() if choice.keep != NO_CARD]
        if len(draws) == 1:
            self.person.play(draws[0])
        elif draws:
            self.person.open_question = OpenQuestion(QuestionKind.KEEP, actions=tuple(draws))
        else:
            self.person.play(Draw())

    def take(self, tokens: Sequence[int]) -> None:
        """Take the pile with these cards, or ask with which."""
        faces = self.person.bench.faces(tokens)
        if not faces:
            self._choose(tuple(self.draft.take_choices()))
            return
        take = self.draft.take_with(faces)
        interpretations = [one for one in self.draft.take_choices() if sorted(one.cards) == sorted(faces) and one.rest]
        if len(interpretations) > 1:
            self.person.open_question = OpenQuestion(QuestionKind.TAKE, takes=tuple(interpretations))
        elif isinstance(take, Take):
            self.person.play(take)
        else:
            # Where it can be staged, the draft shows what is there and the meter what is missing.
            self.person.last_note = self.person.bench.place(tokens, PILE)

    def take_to(self, place: Place) -> None:
        """The pile was dragged there: onto a meld that its top card joins, or anywhere on the table."""
        if place.spot in (Spot.MELD, Spot.DRAFT, Spot.NEW_MELD):
            takes = self.draft.take_choices(staged_place(place) if place.spot is not Spot.NEW_MELD else None)
            self._choose(tuple(takes), at_once=True)
        else:
            self._choose(tuple(self.draft.take_choices()), at_once=place not in (PILE, STOCK))

    def take_top(self) -> None:
        """Take the top card alone (VA-3.10)."""
        self._choose(tuple([take for take in self.draft.take_choices() if not take.rest]))

    def _choose(self, takes: tuple[Take, ...], at_once: bool = False) -> None:
        """Ask which of these ways, or say why there is none; `at_once`: the only way needs no question."""
        if not takes:
            self.person.last_note = self.why_no_take()
        elif at_once and len(takes) == 1:
            self.person.play(takes[0])
        else:
            self.person.open_question = OpenQuestion(QuestionKind.TAKE, takes=takes)

    def why_no_take(self) -> Refusal | None:
        """Why the pile cannot be taken, from the cards that come nearest to it."""
        view = self.person.bench.view
        own = view.hand.of_rank(view.table.pile[-1] >> 2)[:2] if view.table.pile else []
        return self.person.match.refuses(self.person.seat, Take(tuple(own)))


class MeldCommands(TurnCommand):
    """Melds, joining two of them, and threes that are laid out by hand."""

    def ask_where(self, tokens: Sequence[int]) -> None:
        """Wild cards that make no meld of their own: to which meld, if there is one."""
        faces = self.person.bench.faces(tokens)
        if not faces or not all(map(is_wild, faces)):
            return
        places = self._fitting_places(faces)
        if places:
            self.person.last_note = None
            self.person.bench.select(tokens)
            self.person.open_question = OpenQuestion(QuestionKind.MELD, places=tuple(places))

    def _fitting_places(self, faces: Sequence[int]) -> list[Place]:
        """Melds, drafts and the free slot, as far as they take these cards."""
        found = [t.place for t in self.draft.targets(faces) if t.refusal is None]
        return [shown_place(place) for place in found if place.spot is not StagingSpot.PILE]

    def meld(self) -> None:
        """Put the selection where it fits; where it could go to several melds, ask."""
        faces = self.person.bench.faces(self.person.bench.selected)
        if self.is_three(self.person.bench.selected):
            self.lay_threes()
            return
        places = self._fitting_places(faces) if faces else []
        if not faces:
            self.person.last_note = Remark.NOTHING_SELECTED
        elif len([place for place in places if place != NEW_MELD]) > 1:
            self.person.open_question = OpenQuestion(QuestionKind.MELD, places=tuple(places))
        else:
            self.person.put(self.person.bench.selected, places[0] if places else NEW_MELD)

    def join_any(self) -> None:
        """Join two melds of the side; ask which, if several can be joined."""
        joins = self.draft.special_actions.joins()
        if len(joins) == 1:
            self.person.play(joins[0])
        elif joins:
            self.person.open_question = OpenQuestion(QuestionKind.JOIN, actions=tuple(joins))
        else:
            self.person.last_note = Remark.NOTHING_TO_JOIN

    def join(self, number: int, place: Place) -> None:
        """A meld was let go over another one."""
        if place.spot is not Spot.MELD or place.number == number:
            return
        join = self.draft.special_actions.join(number, place.number)
        if isinstance(join, Join):
            self.person.play(join)
        else:
            self.person.last_note = join

    def is_three(self, tokens: Sequence[int]) -> bool:
        """Whether these are threes that are laid out by hand, and nothing else."""
        threes = self.person.table.rules.threes
        faces = self.person.bench.faces(tokens)
        return bool(faces) and threes.is_laid_by_hand() and all([threes.lays_out(face) for face in faces])

    def lay_threes(self) -> None:
        """Lay out the threes that are selected or were dropped, or else all that can be."""
        rare = self.draft.special_actions
        tokens = self.person.bench.dropped or self.person.bench.selected
        faces = self.person.bench.faces(tokens) if self.is_three(tokens) else rare.layable()
        if not faces:
            self.person.last_note = Remark.NO_THREE
            return
        lay = rare.lay(faces)
        if isinstance(lay, Lay):
            self.person.play(lay)
        else:
            self.person.last_note = lay

    def lay(self) -> None:
        """Lay out what is staged."""
        action = self.draft.action()
        if isinstance(action, Refusal):
            self.person.last_note = action
        elif self.person.confirms_out and self.draft.goes_out:
            self.person.open_question = OpenQuestion(QuestionKind.OUT, actions=(action,))
        else:
            self.person.play(action)


class EndCommands(TurnCommand):
    """Ending the turn, or the deal."""

    def discard(self, tokens: Sequence[int]) -> None:
        """Discard the one card; what is staged goes down first, or back, and then the person is asked."""
        faces = self.person.bench.faces(tokens)
        if len(faces) != 1:
            self.person.last_note = Remark.DISCARD_ONE_CARD
            return
        end = self.draft.end_with_discard(faces[0])
        if isinstance(end, Refusal):
            self.person.last_note = self.person.match.refuses(self.person.seat, Discard(faces[0])) or end
        elif end.returned and self.person.confirms_return:
            self.person.open_question = OpenQuestion(QuestionKind.RETURN, actions=end.actions)
        elif self.person.confirms_out and self._ends_deal(end.actions):
            self.person.open_question = OpenQuestion(QuestionKind.OUT, actions=end.actions)
        else:
            self.person.play(*end.actions)

    def _ends_deal(self, actions: Sequence[Action]) -> bool:
        """Whether these, the last of them a discard, go out: nothing more comes to hand (HF-6.2, MA-4.8)."""
        table = self.person.table
        if self.draft.left.size != 1:
            return False
        opens = len(actions) > 1 and not table.is_open(table.sides[self.person.seat])
        return not table.rules.supplies(table, 1, opens)

    def go_out(self) -> None:
        """Go out if there is a way."""
        end = self.draft.way_out()
        if end is None:
            return
        if self.person.confirms_out:
            self.person.open_question = OpenQuestion(QuestionKind.OUT, actions=end.actions)
        else:
            self.person.play(*end.actions)

    def show_special(self, key: str) -> None:
        """Lay down a special hand, which ends the deal (MA-7)."""
        special = Special(key)
        refusal = self.person.match.refuses(self.person.seat, special)
        if refusal is not None:
            self.person.last_note = refusal
        elif self.person.confirms_out:
            self.person.open_question = OpenQuestion(QuestionKind.SPECIAL, actions=(special,))
        else:
            self.person.play(special)

    def end(self) -> None:
        """End the deal: the pile is not taken, or there is no card to discard (CL-9.3, GT-9.2)."""
        end = self.draft.special_actions.end()
        if isinstance(end, Refusal):
            self.person.last_note = end
        elif end.returned and self.person.confirms_return:
            self.person.open_question = OpenQuestion(QuestionKind.RETURN_AND_END, actions=end.actions)
        else:
            self.person.play(*end.actions)
