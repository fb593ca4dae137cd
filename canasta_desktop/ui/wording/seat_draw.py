"""The draw for partners and seats in words."""

from collections.abc import Sequence

from canasta_desktop.ui.display.drawn_seat import DrawnSeat
from canasta_desktop.ui.wording.base import ListPhrases, Phrases
from canasta_desktop.ui.wording.cards import CardPhrases

BETWEEN = " · "
"""Between what is said of one player."""


class SeatDrawWords(Phrases):
    """What each player has drawn, and what came of it."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()

    def title(self) -> str:
        """What has happened."""
        return self.tr("The draw for partners and seats")

    def pale(self) -> str:
        """What the cards are that are shown pale."""
        return self.tr("Pale cards did not count; another one was drawn for each.")

    def cards_of(self, seat: DrawnSeat) -> str:
        """ "Ace of spades", "joker, then nine of hearts"."""
        text = self.cards.name(seat.cards[0])
        for card in seat.cards[1:]:
            text = self.tr("{cards}, then {card}").format(cards=text, card=self.cards.name(card))
        return text

    def you(self) -> str:
        """The person, as somebody's partner."""
        return self.tr("you", "after with")

    def role(self, seat: DrawnSeat) -> str:
        """ "with Jonas · first to play"."""
        parts = [self.tr("with {names}").format(names=self.lists.all(seat.partners))] if seat.partners else []
        if seat.begins:
            parts.append(self.tr("first to play"))
        if seat.deals:
            parts.append(self.tr("first dealer"))
        if seat.rests:
            parts.append(self.tr("sits out the first deal"))
        return BETWEEN.join(parts)

    def line(self, seat: DrawnSeat) -> str:
        """One player, for a list: "Anna: ace of spades · with Jonas · first to play"."""
        text = self.tr("{name}: {what}").format(name=seat.name, what=self.cards_of(seat))
        return BETWEEN.join([text, self.role(seat)])

    def summary(self, seats: Sequence[DrawnSeat]) -> str:
        """All of it, to be listened to."""
        lines = [self.line(seat).replace(BETWEEN, ", ") for seat in seats]
        return ". ".join([self.title(), *lines]) + "."
