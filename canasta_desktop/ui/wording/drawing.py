"""What is to be done at the beginning of a turn, in the words of the status sentence."""

from canasta_desktop.rules.cards import Cards
from canasta_desktop.ui.wording.base import Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases


class DrawWords(Phrases):
    """Before drawing; one method a state."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def draw(self, count: int) -> str:
        """The person is to draw and cannot take the pile."""
        return self.tr("It is your turn: draw %Ln card(s).", "", count)

    def draw_or_take(self, count: int) -> str:
        """The person is to draw or may take the pile."""
        return self.tr("It is your turn: draw %Ln card(s), or take the pile.", "", count)

    def draw_or_take_with(self, count: int, cards: Cards) -> str:
        """The person is to draw, or may take the pile with these cards, which are proposed."""
        text = self.tr("It is your turn: draw %Ln card(s), or take the pile with {cards}.", "", count)
        return text.format(cards=self.cards.with_group(cards))

    def draw_or_take_part(self, count: int, part: int) -> str:
        """Only the upper cards of the pile can be taken, `part` of them now."""
        if part == 1:
            return self.tr("It is your turn: draw %Ln card(s), or take the top card of the pile.", "", count)
        text = self.tr("It is your turn: draw %Ln card(s), or take the top {part} cards of the pile.", "", count)
        return text.format(part=number(part))

    def draw_or_take_part_with(self, count: int, part: int, cards: Cards) -> str:
        """The person is to draw, or may take the upper cards of the pile with these cards, which are proposed."""
        if part == 1:
            text = self.tr(
                "It is your turn: draw %Ln card(s), or take the top card of the pile with {cards}.", "", count
            )
        else:
            text = self.tr(
                "It is your turn: draw %Ln card(s), or take the top {part} cards of the pile with {cards}.", "", count
            )
        return text.format(part=number(part), cards=self.cards.with_group(cards))

    def three_first(self) -> str:
        """A three lies in the hand that the person has to lay out."""
        return self.tr("It is your turn: lay out your red three before you draw.")

    def three_forgotten(self) -> str:
        """A three was forgotten: nothing else can be done before it is laid out."""
        return self.tr("You forgot your red three: lay it out before anything else.")

    def three_goes(self, cards: Cards, keeps_all: bool) -> str:
        """Drawing lays these threes out, unless one is held back, or all are."""
        if len(cards) == 1:
            text = self.tr("It is your turn: your {cards} is laid out when you draw, unless you hold it back.")
        elif keeps_all:
            text = self.tr(
                "It is your turn: your threes {cards} are laid out when you draw, unless you hold them back."
            )
        else:
            text = self.tr("It is your turn: your threes {cards} are laid out when you draw; you can hold one back.")
        return text.format(cards=self.cards.signs(cards))

    def take_or_end(self) -> str:
        """The stock is empty and the pile may be taken."""
        return self.tr("The stock is empty: take the pile, or end the deal.")

    def must_take(self) -> str:
        """The stock is empty and the pile must be taken."""
        return self.tr("The stock is empty: you must take the pile.")

    def end(self) -> str:
        """The stock is empty and the pile cannot be taken."""
        return self.tr("The stock is empty and you cannot take the pile: end the deal.")
