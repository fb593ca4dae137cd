"""What lies before the person: the hand in its order, what is selected, what is staged, and the tokens.

No Qt and no words: the presenter asks, `presentation.screen` draws up the display. Cards come as tokens and go on
to the draft as faces.
"""

from collections.abc import Iterable, Mapping, Sequence

from canasta_desktop.game import staging_places as staging
from canasta_desktop.game.draft import Draft
from canasta_desktop.game.seat_arrangement import SeatArrangement, Step, arranged
from canasta_desktop.rules.cards import is_wild, rank_of
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.melds import run_ends
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import RUN, Meld
from canasta_desktop.ui.display.display import BACK
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.hand_order import Sorting, next_sorting, ordered, standard_sorting
from canasta_desktop.ui.presentation.tokens import Token, TokenBook, TokenStack

PILE_DRAFT = Place(Spot.DRAFT, 0)
"""Where the cards staged to take the pile are shown: a draft of its own, the others count from 1."""


class Workbench:
    """The person's side of the table, over what the seat sees."""

    def __init__(self, view: Observation, arrangement: SeatArrangement) -> None:
        known = arrangement.sorting in [sorting.value for sorting in Sorting]
        self.sorting = Sorting(arrangement.sorting) if known else standard_sorting(view.table.rules)
        self.draft = Draft(view, arrangement.draft)
        self.selected: list[int] = []
        self.fresh: set[int] = set()
        self.dropped: tuple[int, ...] = ()
        """What was let go last: of equal cards these leave the hand, else the selected ones."""
        self.book = TokenBook()
        self.opened: Mapping[int, Sequence[int]] = {}
        """Hands that lie open beside their plates, by seat: what is left at the end of a deal; all, while watching."""
        self._order: list[int] = list(arrangement.order)
        self._anchor = 0
        self._undone: list[tuple[Step, ...]] = []
        self.lay_out(())

    @property
    def view(self) -> Observation:
        """What the seat sees."""
        return self.draft.view

    def arrangement(self) -> SeatArrangement:
        """The arrangement as it is kept with the match."""
        return SeatArrangement(tuple(self._order), self.sorting.value, self.draft.steps)

    # --- following the match -----------------------------------------------------------------------

    def follow(self, view: Observation, events: Sequence[Event]) -> tuple[int, ...]:
        """Go on over what the seat sees now; returns staged faces that had to go back to the hand."""
        before = {token.number for token in self.book.cards(TokenStack(HAND))}
        returned = self.draft.follow(view)
        if returned:
            self._undone.clear()
        self.lay_out(events)
        came = [event for event in events if event.seat == view.seat and event.what in (What.DRAWN, What.TAKEN)]
        if came:
            self.fresh |= {token.number for token in self.book.cards(TokenStack(HAND))} - before
        if view.table.turn.seat != view.seat:
            self.fresh.clear()
        return returned

    def lay_out(self, events: Sequence[Event], leaving: Iterable[int] = ()) -> None:
        """Put every token where its card lies now, hand in order, cards staged apart."""
        view, table = self.view, self.view.table
        hand = self.draft.left
        self._order = ordered(arranged(self._order, hand), self.sorting, table.rules.pack)
        pile = table.pile + [BACK] * table.face_down
        now: dict[TokenStack, Sequence[int]] = {TokenStack(HAND): self._order, TokenStack(PILE): pile}
        for side, melds in enumerate(table.melds):
            for meld in melds:
                now[TokenStack(Place(Spot.MELD, meld.number))] = meld.cards
            now[TokenStack(Place(Spot.THREES, side))] = [
                card for seat, threes in enumerate(table.threes) if table.sides[seat] == side for card in threes
            ]
        for group in self.draft.groups():
            now[TokenStack(shown_place(group.place), staged=True)] = group.cards
        now |= {TokenStack(Place(Spot.SEAT, seat)): faces for seat, faces in self.opened.items()}
        took = any([event.what is What.TAKEN and event.seat == view.seat for event in events])
        actors = {event.what: event.seat for event in events}
        threes = {card: event.seat for event in events if event.what is What.RED_THREES_LAID for card in event.cards}
        going = set(leaving) or set(self.dropped) or set(self.selected)
        self.book.arrange(now, lambda stack, face: _source(stack, view, took, actors, threes.get(face)), going)
        held = {token.number for token in self.book.cards(TokenStack(HAND))}
        self.selected = [token for token in self.selected if token in held]

    # --- selecting ---------------------------------------------------------------------------------

    def hand(self) -> list[Token]:
        """The tokens of the hand in order, staged cards apart."""
        return self.book.cards(TokenStack(HAND))

    def faces(self, tokens: Iterable[int]) -> tuple[int, ...]:
        """The faces of those of these tokens that are in the hand."""
        held = {token.number: token.face for token in self.hand()}
        return tuple([held[token] for token in tokens if token in held])

    def toggle(self, token: int, extend: bool = False) -> None:
        """Select or unselect a card; `extend`: all from the last one toggled to this."""
        numbers = [held.number for held in self.hand()]
        if token not in numbers:
            return
        if extend and self._anchor in numbers:
            first, last = sorted((numbers.index(self._anchor), numbers.index(token)))
            self.selected += [number for number in numbers[first : last + 1] if number not in self.selected]
        elif token in self.selected:
            self.selected.remove(token)
        else:
            self.selected.append(token)
        self._anchor = token

    def select_rank(self, token: int) -> None:
        """Select all cards of this one's rank, and nothing else."""
        ranks = [rank_of(held.face) for held in self.hand() if held.number == token]
        self.selected = [held.number for held in self.hand() if rank_of(held.face) in ranks]

    def select(self, tokens: Iterable[int]) -> None:
        """Select just these of the hand."""
        held = [token.number for token in self.hand()]
        self.selected = [token for token in tokens if token in held]

    def tokens_of(self, faces: Iterable[int]) -> list[int]:
        """Tokens of the hand with these faces, selected ones first; as many as there are."""
        free = sorted(self.hand(), key=lambda token: token.number not in self.selected)
        found: list[int] = []
        for face in faces:
            token = next((token for token in free if token.face == face), None)
            if token is not None:
                free.remove(token)
                found.append(token.number)
        return found

    def fitting(self, number: int) -> list[int]:
        """Tokens of natural cards in the hand that could go on this meld (never wild cards)."""
        table = self.view.table
        meld = table.meld_numbered(number)
        if meld is None or table.rules.melds.is_closed(meld):
            return []
        if meld.rank == RUN:
            return self.tokens_of(self._continuing(meld))
        return [t.number for t in self.hand() if rank_of(t.face) == meld.rank and not is_wild(t.face)]

    def _continuing(self, meld: Meld) -> list[int]:
        """The cards of the hand that lengthen this sequence, one after the other, at either end."""
        grown, faces = meld.copy(), {token.face for token in self.hand()}
        found: list[int] = []
        while not self.view.table.rules.melds.is_closed(grown):
            card = next((end for end in run_ends(grown) if end in faces), None)
            if card is None:
                break
            found.append(card)
            grown.add((card,))
        return found

    def meld_of(self, tokens: Sequence[int]) -> int | None:
        """The number of the meld on the table that these tokens lie in, None for any others."""
        for side in self.view.table.melds:
            for meld in side:
                lying = {token.number for token in self.book.cards(TokenStack(Place(Spot.MELD, meld.number)))}
                if tokens and lying.issuperset(tokens):
                    return meld.number
        return None

    # --- arranging ---------------------------------------------------------------------------------

    def sort_next(self) -> None:
        """The next of the sort orders."""
        self.sorting = next_sorting(self.sorting)
        self.lay_out(())

    def reorder(self, tokens: Sequence[int], index: int) -> None:
        """Put these cards of the hand together before the one at `index` of the others (0: leftmost)."""
        moved = [token for token in self.hand() if token.number in tokens]
        others = [token for token in self.hand() if token.number not in tokens]
        before, after = others[:index], others[index:]
        self.sorting = Sorting.FREE
        self._order = [token.face for token in (*before, *moved, *after)]
        self.book.settle_order(TokenStack(HAND), [token.number for token in (*before, *moved, *after)])

    # --- staging -----------------------------------------------------------------------------------

    def place(self, tokens: Sequence[int], place: Place) -> Refusal | None:
        """Stage these cards there; None when done.

        Several ranks at once on the free slot are several drafts, unless they can be one meld.
        """
        faces = self.faces(tokens)
        kept = self.draft.steps
        refusal = self.draft.place(faces, staged_place(place))
        if refusal is not None and place.spot is Spot.NEW_MELD:
            for part in self._parts(faces):
                refusal = self.draft.place(part, staged_place(place))
                if refusal is not None:
                    break
        if refusal is not None:
            self.restore(kept)
            return refusal
        self._undone.clear()
        self.lay_out((), leaving=tokens)
        return None

    def _parts(self, faces: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The cards by rank, if there are no wild cards among them that could go with either."""
        ranks = sorted({rank_of(face) for face in faces if not is_wild(face)}, reverse=True)
        if len(ranks) < 2 or any(is_wild(face) for face in faces):
            return [faces]
        return [tuple([face for face in faces if rank_of(face) == rank]) for rank in ranks]

    def staged_at(self, token: int) -> staging.StagingPlace | None:
        """The draft's place at which this card is staged, None if it is not."""
        for group in self.draft.groups():
            if token in [
                staged.number for staged in self.book.cards(TokenStack(shown_place(group.place), staged=True))
            ]:
                return group.place
        return None

    def take_card_back(self, token: int) -> bool:
        """Take one staged card back into the hand; False if the token is not staged."""
        place = self.staged_at(token)
        if place is None:
            return False
        staged = self.book.cards(TokenStack(shown_place(place), staged=True))
        face = next(card.face for card in staged if card.number == token)
        done = self.draft.return_cards([face], place)
        self._undone.clear()
        self.lay_out(())
        return done

    def without(self, tokens: Iterable[int]) -> tuple[Draft, tuple[int, ...]]:
        """What the draft would be without these staged cards, and their faces; cards of the hand are left out."""
        draft, faces = Draft(self.view, self.draft.steps), []
        for token in tokens:
            if (place := self.staged_at(token)) is not None:
                staged = self.book.cards(TokenStack(shown_place(place), staged=True))
                faces.append(next(card.face for card in staged if card.number == token))
                draft.return_cards(faces[-1:], place)
        return draft, tuple(faces)

    def restore(self, steps: tuple[Step, ...]) -> None:
        """The draft of these steps again."""
        self.draft = Draft(self.view, steps)
        self.lay_out(())

    def undo_step(self) -> bool:
        """Take the last staging back; False if nothing is staged."""
        steps = self.draft.steps
        if not self.draft.take_back():
            return False
        self._undone.append(steps)
        self.lay_out(())
        return True

    def redo_step(self) -> bool:
        """Stage again what was taken back last; False if there is nothing."""
        if not self._undone:
            return False
        self.restore(self._undone.pop())
        return True

    def clear_draft(self) -> None:
        """Everything staged goes back into the hand."""
        self.draft.clear()
        self._undone.clear()
        self.lay_out(())


def staged_place(place: Place) -> staging.StagingPlace:
    """The draft's name for a place on the screen."""
    if place == PILE_DRAFT or place == PILE:
        return staging.PILE
    kinds = {
        Spot.MELD: staging.StagingSpot.MELD,
        Spot.DRAFT: staging.StagingSpot.DRAFT,
        Spot.NEW_MELD: staging.StagingSpot.NEW_MELD,
    }
    return staging.StagingPlace(kinds[place.spot], place.number)


def shown_place(place: staging.StagingPlace) -> Place:
    """Where the screen shows what is staged at a place."""
    if place == staging.PILE:
        return PILE_DRAFT
    if place.spot is staging.StagingSpot.NEW_MELD:
        return NEW_MELD
    return Place(Spot.MELD if place.spot is staging.StagingSpot.MELD else Spot.DRAFT, place.number)


def _source(
    stack: TokenStack, view: Observation, took: bool, actors: dict[What, int], laid_by: int | None
) -> Place | None:
    """Where a card that was not in sight before comes from; a red three from the hand of who has laid it."""
    spot = stack.place.spot
    if spot is Spot.THREES and laid_by is not None:
        return HAND if laid_by == view.seat else Place(Spot.SEAT, laid_by)
    if spot in (Spot.HAND, Spot.SEAT):
        seat = view.seat if spot is Spot.HAND else stack.place.number
        if What.DEAL_ENDED in actors:
            return stack.place  # the closed hand is opened
        if actors.get(What.FOOT_TAKEN) == seat:
            return Place(Spot.FOOT, seat)
        return PILE if took or (spot is Spot.SEAT and What.TAKEN in actors) else STOCK
    made_by = {Spot.MELD: What.MELDED, Spot.PILE: What.DISCARDED}
    if spot in made_by and made_by[spot] in actors:
        return Place(Spot.SEAT, actors[made_by[spot]])
    return STOCK if spot in (Spot.THREES, Spot.PILE) else None
