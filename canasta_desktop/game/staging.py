"""What staged cards mean on a table: which melds they make, and what becomes of them.

How it works. Staged cards are *steps*, each some cards put to a place: a meld on the table, a new
meld in the making (a *draft* with a number of its own), or the pile before it is taken. Steps to one
place form one group. Nothing here knows a rule: a group is put to the rules with those beside it
(`obstacles`), the whole to `check`. A group may be unfinished, but what could never become legal is
refused. Cards are told apart by face and number, so of two equal ones it never matters which is meant.

When the pile is to be taken (draw phase, a step on the pile), its top card counts as if it were in
hand; to which meld it goes, and which groups go down with it as one meld, `take_interpretations` says.
"""

from collections.abc import Sequence
from functools import cached_property

from canasta_desktop.game.staging_places import (
    NEW_MELD,
    PILE,
    StagedGroup,
    StagingPlace,
    StagingSpot,
    by_place,
    in_order,
)
from canasta_desktop.game.take_interpretations import Joined, TakeInterpretation, best, play_of, take_interpretations
from canasta_desktop.rules.actions import Action, LayMeld, Play, Take
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.explaining import explain
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK, Reason, Refusal
from canasta_desktop.rules.shapes import gather, shapes
from canasta_desktop.rules.table import DRAWING
from canasta_desktop.values import value


@value(frozen=True)
class Staging:
    """Steps over what their player sees. A value: placing makes another one; nothing is checked unasked."""

    view: Observation
    steps: tuple[tuple[StagingPlace, Cards], ...] = ()

    @property
    def staged(self) -> Cards:
        """All cards staged, ascending."""
        return tuple(sorted([card for _, cards in self.steps for card in cards]))

    @property
    def left(self) -> Hand:
        """The hand without the staged cards."""
        hand = self.view.hand.copy()
        hand.take_out(self.staged)
        return hand

    @property
    def takes_pile(self) -> bool:
        """Whether the pile is to be taken: something, or no card at all, was staged on it."""
        return any([place == PILE for place, _ in self.steps])

    @property
    def is_our_turn(self) -> bool:
        """Whether the turn is that of the seat that sees this."""
        return not self.view.table.over and self.view.table.turn.seat == self.view.seat

    @property
    def may_take(self) -> bool:
        """Whether this is the moment to take a pile: our turn, nothing drawn, and there is one."""
        return self.is_our_turn and self.view.table.turn.phase == DRAWING and bool(self.view.table.pile)

    def with_step(self, cards: Sequence[int], place: StagingPlace) -> tuple["Staging", StagingPlace]:
        """This with one more step, and its place: that of a draft of its own where it begins one."""
        if place == NEW_MELD:
            used = [spot.number for spot, _ in self.steps if spot.spot is StagingSpot.DRAFT]
            place = StagingPlace(StagingSpot.DRAFT, 1 + max(used, default=0))
        return Staging(self.view, (*self.steps, (place, tuple(cards)))), place

    def at(self, *places: StagingPlace) -> "Staging":
        """Only what lies at these places."""
        return Staging(self.view, tuple([step for step in self.steps if step[0] in places]))

    def taking(self) -> "Staging":
        """This with the pile to be taken."""
        return self if self.takes_pile else self.with_step((), PILE)[0]

    # --- what they make ----------------------------------------------------------------------------

    @cached_property
    def interpretations(self) -> list[TakeInterpretation]:
        """All ways to understand the take, the likeliest first; the pile must be to be taken."""
        return take_interpretations(self.view, by_place(self.steps))

    @cached_property
    def interpretation(self) -> TakeInterpretation:
        """The interpretation that counts."""
        return best(self.interpretations)

    @cached_property
    def joined(self) -> Joined:
        """The groups as plays, with their places; the pile's first, its top card and groups of that meld in it."""
        if self.takes_pile:
            return self.interpretation.joined
        return [([place], play_of(place, some)) for place, some in by_place(self.steps).items()]

    def plays(self) -> tuple[Play, ...]:
        """The melds as they would go down, the pile's top card in the first if the pile is to be taken."""
        return tuple([play for _, play in self.joined])

    def counted(self) -> tuple[Play, ...]:
        """The melds that count towards the minimum: where it comes wholly from the hand, without the take (MA-4.5)."""
        table = self.view.table
        if not self.takes_pile or table.rules.pile.top_counts or table.is_open(table.sides[self.view.seat]):
            return self.plays()
        return self.interpretation.take.plays

    def play_at(self, place: StagingPlace) -> Play:
        """The one of them that the cards at this place go into."""
        return next(play for places, play in self.joined if place in places)

    def take(self) -> Take:
        """Taking the pile with all that is staged; whether it is legal is not asked."""
        return self.taking().interpretation.take

    def action(self) -> Action | Refusal:
        """All that is staged as one action, a Take or a Meld, or why it is none yet."""
        if (refusal := self.refuses_turn()) is not None:
            return refusal
        if self.takes_pile:
            return self.interpretation.refusal or self.interpretation.take
        action = LayMeld(self.plays())
        return check(self.view.table, self.view.hand, action) or action

    def groups(self) -> list[StagedGroup]:
        """What is staged, by place, in the order in which the places came."""
        return [self._group(place, cards) for place, cards in by_place(self.steps).items()]

    def _group(self, place: StagingPlace, cards: Cards) -> StagedGroup:
        table = self.view.table
        play = self.play_at(place)
        points = table.rules.pack.points(cards if place != PILE else (*cards, table.pile[-1]))
        return StagedGroup(place, in_order(cards), self.rank(play), points, self.size(play), self.lacks(play))

    def rank(self, play: Play) -> int:
        """The rank of the meld a play makes or joins."""
        meld = self.view.table.meld_numbered(play.onto)
        return self.view.table.rules.melds.rank(play.cards) if meld is None else meld.rank

    def size(self, play: Play) -> int:
        """The cards of the meld that results from a play."""
        meld = self.view.table.meld_numbered(play.onto)
        return len(play.cards) + (0 if meld is None else len(meld.cards))

    # --- what stands against them ------------------------------------------------------------------

    def lacks(self, play: Play) -> Refusal | None:
        """What is still missing from this meld, None if it is a lawful one."""
        table = self.view.table
        groups = gather(table, (play,))
        why = Reason.NO_SUCH_MELD if groups is None else shapes(table, groups)
        return None if why is OK else explain(table, self.view.hand, LayMeld((play,)), why)

    def whole(self) -> tuple[Play, ...]:
        """The melds among them that are lawful as they are."""
        return tuple([play for play in self.plays() if self.lacks(play) is None])

    def refuses_turn(self) -> Refusal | None:
        """Why somebody who is not in turn is refused."""
        if self.is_our_turn:
            return None
        return self.refusal(Reason.DEAL_OVER if self.view.table.over else Reason.NOT_YOUR_TURN)

    def refusal(self, reason: Reason, cards: Cards = ()) -> Refusal:
        """A refusal that needs no figures."""
        return Refusal(reason, self.view.table.rules.clause(reason), cards)
