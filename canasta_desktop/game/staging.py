"""What staged cards mean on a table: which melds they make, and what stands against them.

How it works. Staged cards are *steps*, each some cards put to a place: a meld on the table, a new
meld in the making (a *draft* with a number of its own), or the pile before it is taken. Steps to one
place form one group. Nothing here knows a rule: a group is put to `check_play` on the table as it
would be with all other groups laid, the whole to `check`. A group may be unfinished, but what could
never become legal is refused. Cards are told apart by face and number, so of two equal ones it never
matters which is meant.

When the pile is to be taken (draw phase, a step on the pile), its top card counts as if it were in
hand, and a group of its rank on a meld or as a draft joins the pile's group: both go down as one
meld with the top card (A-16 of classic.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_desktop.game.places import NEW_MELD, PILE, Group, Place, Spot, by_place, in_order
from canasta_desktop.rules.actions import NEW, Action, Meld, Play, Take
from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.finish import can_go_out
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check, check_play, explain, gather, kept_from_pile, shapes
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK, Reason, Refusal

CURABLE: Final = (Reason.MINIMUM_NOT_MET, Reason.MELD_TOO_SMALL)
"""What may stand against a take in the making: more cards staged can put it right."""

Joined = list[tuple[list[Place], Play]]


@dataclass(frozen=True)
class Staging:
    """Steps over what their player sees. A value: placing makes another one; nothing is checked unasked."""

    view: Observation
    steps: tuple[tuple[Place, Cards], ...] = ()

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

    def empties_hand(self) -> bool:
        """Whether no card would be left in hand once this is laid out."""
        kept = kept_from_pile(self.view.table) if self.takes_pile else 0
        return bool(self.steps) and self.left.size + kept == 0

    def with_step(self, cards: Sequence[int], place: Place) -> tuple["Staging", Place]:
        """This with one more step, and its place: that of a draft of its own where it begins one."""
        if place == NEW_MELD:
            used = [spot.number for spot, _ in self.steps if spot.spot is Spot.DRAFT]
            place = Place(Spot.DRAFT, 1 + max(used, default=0))
        return Staging(self.view, (*self.steps, (place, tuple(cards)))), place

    # --- what they make ----------------------------------------------------------------------------

    def joined(self) -> Joined:
        """The groups as plays, with their places; the pile's first, its top card and groups of that rank in it."""
        table = self.view.table
        groups = by_place(self.steps)
        plays: Joined = []
        if PILE in groups and table.pile:
            top = table.pile[-1]
            meld = table.meld_of_rank(table.sides[table.turn.seat], top >> 2)
            onto = NEW if meld is None else meld.number
            places = [p for p, cards in groups.items() if p == PILE or self._joins(p, cards, top, onto)]
            cards = [top, *[card for place in places for card in groups.pop(place)]]
            plays.append((places, Play(in_order(cards), onto)))
        for place, some in groups.items():
            plays.append(([place], Play(in_order(some), place.number if place.spot is Spot.MELD else NEW)))
        return plays

    def _joins(self, place: Place, cards: Cards, top: int, onto: int) -> bool:
        """Whether this group goes to the meld that the pile's top card makes or joins."""
        if place.spot is Spot.MELD:
            return place.number == onto
        return onto == NEW and self.view.table.rules.melds.rank(cards) == top >> 2

    def plays(self) -> tuple[Play, ...]:
        """The melds as they would go down, the pile's top card in the first if the pile is to be taken."""
        return tuple([play for _, play in self.joined()])

    def play_at(self, place: Place) -> Play:
        """The one of them that the cards at this place go into."""
        return next(play for places, play in self.joined() if place in places)

    def take(self) -> Take:
        """Taking the pile with all that is staged; whether it is legal is not asked."""
        taking = self if self.takes_pile else self.with_step((), PILE)[0]
        first, *others = taking.plays()
        cards = list(first.cards)
        if self.view.table.pile:
            cards.remove(self.view.table.pile[-1])
        return Take(tuple(cards), first.onto, tuple(others))

    def action(self) -> Action | Refusal:
        """All that is staged as one action, a Take or a Meld, or why it is none yet."""
        action = self.take() if self.takes_pile else Meld(self.plays())
        return check(self.view.table, self.view.hand, action) or action

    def groups(self) -> list[Group]:
        """What is staged, by place, in the order in which the places came."""
        return [self._group(place, cards) for place, cards in by_place(self.steps).items()]

    def _group(self, place: Place, cards: Cards) -> Group:
        table = self.view.table
        play = self.play_at(place)
        points = table.rules.pack.points(cards if place != PILE else (*cards, table.pile[-1]))
        return Group(place, in_order(cards), self.rank(play), points, self.size(play), self.lacks(play))

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
        return None if why is OK else explain(table, self.view.hand, Meld((play,)), why)

    def refuses(self, place: Place) -> Refusal | None:
        """Why the group at this place cannot be staged, None if it can; it may be unfinished."""
        table, hand = self.view.table, self.view.hand
        group = by_place(self.steps)[place]
        if not self.is_our_turn:
            return self.refusal(Reason.DEAL_OVER if table.over else Reason.NOT_YOUR_TURN)
        if not hand.holds(self.staged):
            return self.refusal(Reason.CARD_NOT_IN_HAND, group)
        if place == PILE:
            return self._refuses_take()
        if any([not cards and spot != PILE for spot, cards in self.steps]):
            return self.refusal(Reason.MELD_TOO_SMALL)
        others = [play for places, play in self.joined() if place not in places]
        mine = self.play_at(place)
        hand = hand.copy()
        if self.takes_pile:
            hand.add(table.pile[-1])
        return check_play(*preview(table, hand, others), mine) or self._refuses_now(mine)

    def _refuses_take(self) -> Refusal | None:
        """What stands against taking the pile with what lies on it, that more staging could not cure."""
        table, hand = self.view.table, self.view.hand
        take = self.take()
        whole = check(table, hand, take)
        if whole is None or whole.reason in CURABLE:
            return None
        if not take.plays:
            return whole
        alone = check(table, hand, Take(take.cards, take.onto))
        return None if alone is None or alone.reason in CURABLE else alone

    def _refuses_now(self, play: Play) -> Refusal | None:
        """Melds that only going out may lay are staged only where going out is possible (CL-5.12)."""
        table, hand = self.view.table, self.view.hand
        form = table.rules.melds.form(table.rules.melds.rank(play.cards)) if play.onto == NEW else None
        if form is None or not form.only_out() or can_go_out(table, hand):
            return None
        return explain(table, hand, Meld((play,)), Reason.BLACK_THREES_ONLY_GOING_OUT)

    def refusal(self, reason: Reason, cards: Cards = ()) -> Refusal:
        """A refusal that needs no figures."""
        return Refusal(reason, self.view.table.rules.clause(reason.value), cards)
