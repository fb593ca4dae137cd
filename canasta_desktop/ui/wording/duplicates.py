"""The same deal played by an expert, in words."""

from canasta_desktop.ui.wording.base import Phrases, number, signed
from canasta_desktop.ui.wording.hints import rounded_loss


class DuplicateWords(Phrases):
    """Headings, the result, and words for each turn."""

    def title(self) -> str:
        """The heading."""
        return self.tr("An expert in your seat")

    def about(self, deal: int) -> str:
        """What is compared."""
        text = self.tr("Deal {deal}: the same cards, the same players, only your seat played by an expert.")
        return text.format(deal=number(deal))

    def working(self) -> str:
        """While the expert plays."""
        return self.tr("The expert is playing your cards …")

    def failed(self) -> str:
        """It came to nothing."""
        return self.tr("This deal could not be played again. Try again from the score sheet.")

    def you(self) -> str:
        """The column of the person."""
        return self.tr("You")

    def expert(self) -> str:
        """The column of the expert."""
        return self.tr("Expert")

    def this_deal(self) -> str:
        """The row of the person's side."""
        return self.tr("Your side")

    def others(self, name: str) -> str:
        """The row of the best of the others."""
        return self.tr("Best of the others: {name}").format(name=name)

    def lead(self) -> str:
        """The row that counts: one's own points less those of the best of the others."""
        return self.tr("Ahead by")

    def result(self, difference: int) -> str:
        """Who did better, and by how much."""
        if difference == 0:
            return self.tr("You did just as well as the expert.")
        if difference > 0:
            return self.tr("You did better than the expert by {points} points.").format(points=number(difference))
        return self.tr("The expert did better than you by {points} points.").format(points=number(-difference))

    def luck(self) -> str:
        """What a difference in one deal is worth."""
        return self.tr("One deal says little: after the first difference, the cards are luck for both.")

    def partings(self, count: int, turns: int) -> str:
        """The heading of the turns."""
        if not count:
            return self.tr("The expert would have ended each turn just as you did.")
        text = self.tr("Of your {turns} turns the expert would have played {count} differently.")
        return text.format(turns=number(turns), count=number(count))

    def turn(self, turn: int, cost: float | None) -> str:
        """The heading of one of them; `cost` as expected, None where nobody knows it."""
        lost = 0 if cost is None else rounded_loss(-cost)
        if not lost:
            return self.tr("Turn {turn}").format(turn=number(turn))
        text = self.tr("Turn {turn}: about {points} points better")
        return text.format(turn=number(turn), points=number(lost))

    def points(self, points: int) -> str:
        """A figure with its sign."""
        return signed(points)
