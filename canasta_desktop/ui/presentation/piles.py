"""Draws up stock and discard pile, and what only some games have beside them."""

from collections.abc import Callable, Sequence

from canasta_desktop.game.match import Match
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.table import NOBODY, Table
from canasta_desktop.ui.display.display import Card, Frost, PilesView
from canasta_desktop.ui.display.places import PILE
from canasta_desktop.ui.presentation.spectator import Sight
from canasta_desktop.ui.presentation.tokens import Token, TokenStack
from canasta_desktop.ui.wording.wording import Wording

LOW_STOCK = 10
"""From here on the stock's count is a warning."""
BELOW = 6
"""So many cards under the pile's top card are in sight as edges."""


class PileBuilder:
    """`seat` is the person's, NOBODY for a spectator."""

    def __init__(
        self, match: Match, sight: Sight, seat: int, words: Wording, names: Sequence[str], card: Callable[[Token], Card]
    ) -> None:
        self.match = match
        self.sight = sight
        self.seat = seat
        self.words = words.piles
        self.names = names
        self.card = card

    def view(self) -> PilesView:
        """Both piles as they lie."""
        table, words, sight = self.sight.table, self.words, self.sight
        pile = sight.bench.book.cards(TokenStack(PILE))
        freezing = [pile[place] for place in table.rules.freezing_now(table) if place < len(pile)]
        below = [token for token in pile[:-1] if token not in freezing][-BELOW:]
        frost = self._frost(table)
        barred = bool(table.pile) and not table.face_down and self._is_barred(table)
        notes = self._stock_notes(table)
        spoken = words.pile_spoken(len(pile), pile[-1].face if pile else None, frost, barred)
        return PilesView(
            stock=table.stock,
            stock_text=words.stock(table.stock),
            stock_low=table.stock <= LOW_STOCK,
            can_draw=sight.is_drawing and table.drawable() > 0,
            top=self.card(pile[-1]) if pile else None,
            below=tuple([self.card(token) for token in below]),
            across=tuple([self.card(token) for token in freezing]),
            count=len(pile),
            pile_text=words.pile(len(pile), frost, barred),
            frost=frost,
            can_take=sight.is_drawing and next(takes(table, sight.bench.view.hand), None) is not None,
            stock_name=words.stock_spoken(table.stock, notes),
            pile_name=words.beneath(spoken, table.beneath) if table.beneath else spoken,
            turn_card=table.turn_card,
            reserved=sum(table.bonus),
            beneath=table.beneath,
            packets=tuple(table.packets),
            stock_note=" · ".join(notes),
            stock_title=words.stock_title(),
            pile_title=words.pile_title(),
            pile_state=words.state(frost, barred) if pile else "",
            pile_why=words.why(frost, barred) if pile else "",
        )

    def _stock_notes(self, table: Table) -> list[str]:
        """What waits on, in or beside the stock (MA-1.3, MA-6.1, VA-1.10)."""
        words = self.words
        notes = [
            words.reserved(count, self.names[seat], seat == self.seat)
            for seat, count in enumerate(table.bonus)
            if count
        ]
        if table.packets:
            notes.append(words.packets(table.packets))
        if table.turn_card:
            notes.append(words.turn_card())
        return notes

    def _is_barred(self, table: Table) -> bool:
        """Whether the person's side cannot take the pile, whatever it holds (CL-6.7, CL-6.8, CG-6.3)."""
        pile = table.rules.pile
        if pile.bars & class_of(table.pile[-1]):
            return True
        return self.seat != NOBODY and pile.unopened == 0 and not table.is_open(table.sides[self.seat])

    def _frost(self, table: Table) -> Frost:
        """For whom the pile is frozen (CL-6.2, CL-6.3)."""
        pile = table.rules.pile
        if table.frozen or pile.always_frozen:
            return Frost.ALL
        if self.seat == NOBODY or not table.pile or not pile.unopened_is_frozen:
            return Frost.NONE
        return Frost.NONE if table.is_open(table.sides[self.seat]) else Frost.SIDE
