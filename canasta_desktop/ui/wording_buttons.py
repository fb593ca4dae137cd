"""Buttons of the panel with the reasons why one cannot be pressed, questions, and what the table itself says."""

from canasta_desktop.rules.cards import Cards
from canasta_desktop.ui.wording_base import Phrases, number
from canasta_desktop.ui.wording_cards import CardPhrases


class Buttons(Phrases):
    """Buttons by the keys of `ButtonView`."""

    def text(self, key: str, count: int = 1) -> str:
        """What stands on the button; `count`: cards drawn in a turn."""
        match key:
            case "draw":
                return self.tr("Draw %Ln card(s)", "", count)
            case "take":
                return self.tr("Take the pile")
            case "lay":
                return self.tr("Lay out")
            case "meld":
                return self.tr("Meld selection")
            case "discard":
                return self.tr("Discard")
            case "out":
                return self.tr("Go out")
            case "ask":
                return self.tr("Ask partner")
            case "end":
                return self.tr("End the deal")
            case "hint":
                return self.tr("Hint")
            case "undo":
                return self.tr("Undo")
            case "redo":
                return self.tr("Redo")
            case "sort":
                return self.tr("Sort")
            case "replay":
                return self.tr("Replay")
            case "continue":
                return self.tr("Continue")
        return key

    def lay_with(self, figures: str) -> str:
        """ "Lay out (70 / 90)" while the initial meld is in the making."""
        return self.tr("Lay out ({figures})").format(figures=figures)

    def why_not(self, key: str) -> str:
        """Why the button cannot be pressed now, where no refusal of the rules says it better."""
        match key:
            case "draw":
                return self.tr("You draw at the beginning of your turn.")
            case "take":
                return self.tr("The pile is taken at the beginning of your turn.")
            case "lay":
                return self.tr("Nothing is staged: put cards onto your melds or into a new one.")
            case "meld":
                return self.tr("Select cards to meld first.")
            case "discard":
                return self.tr("Select the one card that you want to discard.")
            case "out":
                return self.tr("You cannot go out with these cards.")
            case "ask":
                return self.tr("You may ask right after drawing, before you meld.")
            case "end":
                return self.tr("The deal can be ended only when the stock is empty.")
            case "hint":
                return self.tr("A hint can be had when it is your turn.")
            case "undo":
                return self.tr("There is nothing to take back.")
            case "redo":
                return self.tr("There is nothing to do again.")
        return self.not_your_turn()

    def not_your_turn(self) -> str:
        """Somebody else is to play."""
        return self.tr("It is not your turn.")


class Questions(Phrases):
    """What the person is asked over the hand, and the choices."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def take(self, count: int) -> str:
        """With which cards the pile of `count` cards is to be taken."""
        return self.tr("Take the pile of %Ln card(s)?", "", count)

    def take_with(self, cards: Cards) -> str:
        """ "With 9♦ 9♣" """
        return self.tr("With {cards}").format(cards=self.cards.signs(cards))

    def take_to(self, rank: int) -> str:
        """The top card joins the meld of its rank."""
        return self.tr("Add it to your {ranks}").format(ranks=self.cards.to_ranks(rank))

    def take_opening(self, cards: Cards, others: Cards, points: int) -> str:
        """With these, and the others as initial meld of so many points."""
        text = self.tr("With {cards}, and {others}: {points}")
        shown = self.cards.signs(cards)
        return text.format(cards=shown, others=self.cards.signs(others), points=number(points))

    def meld_where(self) -> str:
        """Several melds would take the selection."""
        return self.tr("To which meld?")

    def to_meld(self, rank: int) -> str:
        """ "To the queens" """
        return self.tr("To the {ranks}").format(ranks=self.cards.to_ranks(rank))

    def new_meld(self) -> str:
        """A new meld as a choice."""
        return self.tr("New meld")

    def return_draft(self, points: int, minimum: int) -> str:
        """A discard would return an unfinished draft."""
        if minimum:
            text = self.tr("The draft ({points} of {minimum}) goes back to your hand. Discard?")
            return text.format(points=number(points), minimum=number(minimum))
        return self.tr("The draft goes back to your hand. Discard?")

    def discard(self) -> str:
        """Yes, to the question before."""
        return self.tr("Discard")

    def go_out(self, concealed: bool) -> str:
        """Going out ends the deal."""
        if concealed:
            return self.tr("Go out concealed and end the deal?")
        return self.tr("Go out and end the deal?")

    def out(self) -> str:
        """Yes, to the question before."""
        return self.tr("Go out")

    def may_go_out(self, name: str) -> str:
        """The partner asks; the answer binds."""
        text = self.tr("{name} asks: “May I go out?” If you say yes, {name} must go out now; if no, not in this turn.")
        return text.format(name=name)

    def yes(self) -> str:
        """An answer."""
        return self.tr("Yes")

    def no(self) -> str:
        """An answer."""
        return self.tr("No")

    def cancel(self) -> str:
        """The way back."""
        return self.tr("Cancel")


class Remarks(Phrases):
    """What the table itself has to say (`person.Say`), and what was just drawn or taken."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def say(self, key: str) -> tuple[str, ...]:
        """By the value of a `Say`."""
        match key:
            case "nothing-fits":
                return (self.tr("No card in your hand fits this meld."),)
            case "nothing-selected":
                return (self.tr("No card is selected."), self.tr("Select the cards that you want to meld."))
            case "discard-one-card":
                return (self.tr("You discard exactly one card."), self.tr("Select the one card."))
        return ()

    def drew(self, cards: Cards) -> str:
        """ "You drew 2♦." """
        return self.tr("You drew {cards}.").format(cards=self.cards.signs(cards))

    def took(self, count: int) -> str:
        """ "You took 12 cards." """
        return self.tr("You took up %Ln card(s).", "", count)
