"""What answers a person who prepares cards, selects, sorts or takes back: what the eye would see at once."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from canasta_desktop.rules.cards import JOKER, Cards
from canasta_desktop.rules.table import RUN
from canasta_desktop.ui.wording.base import Phrases, number, sentence
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.spoken.cards import SpokenCards

FEW: Final = 6
"""So many selected cards are called by their names; of more their number says enough."""


class Preparing(Enum):
    """Where cards are prepared."""

    MELD = "meld"  # to be added to one on the table
    NEW = "new"  # to be a meld of their own
    PILE = "pile"  # to take the pile with


class SpokenActions(Phrases):
    """One sentence, or two, for what a person has done before the cards."""

    def __init__(self, cards: CardPhrases, names: SpokenCards) -> None:
        self.cards = cards
        self.names = names

    # --- preparing ---------------------------------------------------------------------------------

    def prepared(self, cards: Cards, where: Preparing, rank: int, size: int) -> str:
        """ "Staged two queens for the queens: now six cards."; `size` counts what lies there, too."""
        group = self.cards.group(cards)
        if where is Preparing.PILE:
            text = self.tr("Staged {cards} to take the pile.")
        elif where is Preparing.NEW and size == len(cards):
            text = self.tr("Staged {cards} as a new meld.")
        elif rank == RUN:
            text = self.tr("Staged {cards} for the sequence: now %Ln card(s).", "", size)
            group = self.names.all(cards)
        elif rank == JOKER:
            text = self.tr("Staged {cards} for the wild cards: now %Ln card(s).", "", size)
        else:
            text = self.tr("Staged {cards} for the {ranks}: now %Ln card(s).", "", size)
            return sentence(text.format(cards=group, ranks=self.cards.to_ranks(rank)))
        return sentence(text.format(cards=group))

    def points(self, points: int, minimum: int) -> str:
        """How far the initial meld has come."""
        return self.tr("{points} of {minimum} points.").format(points=number(points), minimum=number(minimum))

    def unfinished(self) -> str:
        """What is prepared as a new meld is none yet."""
        return self.tr("That is not a meld yet.")

    def lays_out(self) -> str:
        """What Enter does now."""
        return self.tr("Enter lays out.")

    def back(self, cards: Cards, *, is_last: bool) -> str:
        """Prepared cards are in the hand again; `is_last`: nothing is prepared any more."""
        text = self.tr("You took {cards} back into your hand.").format(cards=self.cards.group(cards))
        return f"{text} {self.tr('Nothing is staged now.')}" if is_last else text

    # --- selecting and sorting ---------------------------------------------------------------------

    def selected(self, cards: Sequence[int]) -> str:
        """What is selected now."""
        if not cards:
            return self.tr("Nothing is selected.")
        if len(cards) > FEW:
            return self.tr("%Ln card(s) selected.", "", len(cards))
        return self.tr("Selected: {cards}.").format(cards=self.names.names(cards))

    def press_again(self) -> str:
        """A meld has selected what fits it; pressed once more it takes it."""
        return self.tr("Press again to stage what is selected.")

    def sorted(self, order: str) -> str:
        """The hand lies in another order, as `TableWords.sorting` names it."""
        return self.tr("Hand sorted: {order}.").format(order=order)

    def goes_on(self) -> str:
        """Another player's turn has ended, and the person says when the next one begins."""
        return self.tr("Space goes on.")

    # --- taking back -------------------------------------------------------------------------------

    def undone(self, sentences: Sequence[str]) -> str:
        """What was done last has been taken back; `sentences` say what it was."""
        if not sentences:
            return self.tr("Taken back.")
        return self.tr("Taken back: {sentences}").format(sentences=" ".join(sentences))
