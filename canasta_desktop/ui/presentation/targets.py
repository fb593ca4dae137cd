"""Draws up what every place says about the cards, the meld or the pile being dragged, or else about the selection."""

from canasta_desktop.game.draft import Draft
from canasta_desktop.game.staging_places import DropTarget, StagingSpot
from canasta_desktop.rules.actions import Lay
from canasta_desktop.rules.table import DRAWING, PLAYING
from canasta_desktop.ui.display.display import Target
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE
from canasta_desktop.ui.presentation.prompts import Remark
from canasta_desktop.ui.presentation.turn_facts import TurnFacts
from canasta_desktop.ui.presentation.workbench import shown_place
from canasta_desktop.ui.wording.melds import MeldInfo


class TargetBuilder:
    """What each place on the screen says about the cards being dragged, or about the selection."""

    def __init__(self, facts: TurnFacts) -> None:
        self.facts = facts
        self.person = facts.person
        self.table = facts.table
        self.draft = facts.draft
        self.words = facts.words

    def all(self) -> tuple[Target, ...]:
        """What every place says, or nothing where nothing is asked about."""
        person = self.person
        if person.is_pile(person.dragged):
            return self._of_pile()
        if (meld := person.bench.meld_of(person.dragged)) is not None:
            return self._of_meld(meld)
        draft, faces = person.bench.without(person.dragged)
        if faces:
            return self._of_staged(draft, faces)
        tokens = person.dragged or person.bench.selected
        faces = person.bench.faces(tokens)
        if not faces or not self.facts.mine or self.table.turn.phase > PLAYING:
            return ()
        if person.melding.is_three(tokens):
            return self._of_threes(faces)
        return tuple([self._target(target, faces) for target in self.draft.targets(faces)])

    def _of_staged(self, rest: Draft, faces: tuple[int, ...]) -> tuple[Target, ...]:
        """Where a staged card can be dragged to: into the hand, and wherever it could go if it came from there."""
        home = self.person.bench.staged_at(self.person.dragged[0])
        others = [self._target(target, faces) for target in rest.targets(faces) if target.place != home]
        return (Target(HAND, True, self.words.table.preview_back()), *others)

    def _of_pile(self) -> tuple[Target, ...]:
        """Where the pile can be dragged to: onto melds that its top card joins, or just into the own tray."""
        found = [self._of_top(target) for target in self.draft.top_targets()]
        own = next((target for target in found if target.place == NEW_MELD and target.accepts), None)
        others = [target for target in found if target.place != NEW_MELD]
        return (own or self._whole_pile(), *others)

    def _of_top(self, target: DropTarget) -> Target:
        place = shown_place(target.place)
        if target.refusal is not None:
            return Target(place, False, self.words.refusals.line(target.refusal, self.facts.situation()))
        info = self.facts.meld_info(place)
        top = self.table.pile[-1:]
        if info is None:
            return Target(place, True, self._take_text())
        return Target(place, True, self.words.melds.preview(info, top, target.points))

    def _whole_pile(self) -> Target:
        takes = self.facts.take_choices
        refusal = None if takes else self.person.taking.why_no_take()
        if refusal is None:
            return Target(NEW_MELD, True, self._take_text())
        return Target(NEW_MELD, False, self.words.refusals.line(refusal, self.facts.situation()))

    def _take_text(self) -> str:
        """The pile, or as much of it as can be taken."""
        counts = [self.draft.taken(take) for take in self.facts.take_choices]
        count = max(counts, default=len(self.table.pile))
        return self.words.table.preview_take(count, is_part=count < len(self.table.pile))

    def _of_meld(self, number: int) -> tuple[Target, ...]:
        """The own melds that another one could be joined to."""
        targets: list[Target] = []
        for target in self.draft.special_actions.join_targets(number):
            place = shown_place(target.place)
            if target.refusal is not None:
                line = self.words.refusals.line(target.refusal, self.facts.situation())
                targets.append(Target(place, False, line))
            else:
                info = self.facts.meld_info(place) or MeldInfo(target.rank, ())
                targets.append(Target(place, True, self.words.melds.preview_join(info, target.size)))
        return tuple(targets)

    def _of_threes(self, faces: tuple[int, ...]) -> tuple[Target, ...]:
        """The own tray takes threes that are laid out by hand (MA-2.6, GT-3.6)."""
        lay = self.draft.special_actions.lay(faces)
        if isinstance(lay, Lay):
            return (Target(NEW_MELD, True, self.words.melds.preview_three(faces)),)
        return (Target(NEW_MELD, False, self.words.refusals.line(lay, self.facts.situation())),)

    def _target(self, target: DropTarget, faces: tuple[int, ...]) -> Target:
        place = PILE if target.place.spot is StagingSpot.PILE else shown_place(target.place)
        if target.refusal is not None:
            return Target(place, False, self._why_not(target, faces))
        if place == PILE and self.table.turn.phase == DRAWING:
            return Target(place, True, self._take_text())
        if place == PILE:
            return Target(place, True, self.words.table.preview_discard(faces[0]))
        info = self.facts.meld_info(place)
        if info is None:
            return Target(place, True, self.words.melds.preview_new(faces, target.points))
        if target.rank >= 0:  # wild cards staged alone become what joins them
            info = info._replace(rank=target.rank)
        return Target(place, True, self.words.melds.preview(info, faces, target.points))

    def _why_not(self, target: DropTarget, faces: tuple[int, ...]) -> str:
        assert target.refusal is not None
        table = self.table
        meld = table.meld_numbered(target.place.number) if target.place.spot is StagingSpot.MELD else None
        if meld is not None and table.sides[meld.seat] != table.sides[self.person.seat]:
            side = table.sides[meld.seat]
            owners = [name for seat, name in enumerate(self.facts.names) if self._plays_for(seat, side)]
            return self.words.melds.not_ours(self.words.lists.all(owners))
        if target.place.spot is StagingSpot.PILE and len(faces) > 1 and table.turn.phase == PLAYING:
            return self.words.remarks.remark(Remark.DISCARD_ONE_CARD.value)[0]
        return self.words.refusals.line(target.refusal, self.facts.situation())

    def _plays_for(self, seat: int, side: int) -> bool:
        return self.table.sides[seat] == side and seat in self.table.order
