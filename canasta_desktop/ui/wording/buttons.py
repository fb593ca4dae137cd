"""Buttons with what they will do and why one cannot be pressed, and what the table itself says."""

from PySide6.QtCore import QCoreApplication

from canasta_desktop.rules.cards import Cards
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.cards import CardPhrases, Translate


def command_letters(translate: Translate = QCoreApplication.translate) -> str:
    """The usual letters of the commands, in the order of `LETTERED`, in the present language or by `translate`."""
    return translate("ButtonWords", "DNMXTPSLW", "letters: draw, take, meld, discard, hint, ask, sort, replay, why")


class ButtonWords(Phrases):
    """Buttons by the keys of `ButtonView`."""

    def text(self, key: str, count: int = 1) -> str:
        """What stands on the button; `count`: cards drawn in a turn."""
        return self._move(key, count) or self._aid(key) or key

    def _move(self, key: str, count: int) -> str:
        """Buttons that play."""
        match key:
            case "draw":
                return self.tr("Draw %Ln card(s)", "", count)
            case "keep":
                return self.tr("Draw, keep a three")
            case "take":
                return self.tr("Take the pile")
            case "take-top":
                return self.tr("Top card only")
            case "lay":
                return self.tr("Lay out")
            case "foot":
                return self.tr("Lay out, take up the foot")
            case "lay-three":
                return self.tr("Lay out a three")
            case "join":
                return self.tr("Join melds")
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
            case "special":
                return self.tr("Special hands")
        return ""

    def _aid(self, key: str) -> str:
        """Buttons that help: hint, undo, order, and what is past or comes next."""
        match key:
            case "hint":
                return self.tr("Hint")
            case "do-hint":
                return self.tr("Do it", "what the hint says")
            case "undo":
                return self.tr("Undo")
            case "redo":
                return self.tr("Redo")
            case "take-back":
                return self.tr("Take back further")
            case "sort":
                return self.tr("Sort")
            case "replay":
                return self.tr("Last moves")
            case "continue":
                return self.tr("Continue")
        return ""

    def lay_with(self, figures: str) -> str:
        """ "Lay out (70 / 90)" while the initial meld is in the making."""
        return self.tr("Lay out ({figures})").format(figures=figures)

    def cards(self, count: int) -> str:
        """ "6 cards": what laying out, or taking the pile, comes to."""
        return self.tr("%Ln card(s)", "", count)

    def cards_with(self, count: int, signs: str) -> str:
        """ "7 cards, with 7♠ 7♥": what taking the pile with cards of the hand comes to."""
        return self.tr("%Ln card(s), with {cards}", "", count).format(cards=signs)

    def show_special(self, name: str) -> str:
        """ "Lay down: Natural pairs": a special hand that is complete."""
        return self.tr("Lay down: {name}").format(name=name)

    def choose_one(self) -> str:
        """What discarding needs first."""
        return self.tr("select one card")

    def ends_deal(self) -> str:
        """What going out does."""
        return self.tr("ends the deal")

    def why_not(self, key: str) -> str:
        """Why the button cannot be pressed now, where no refusal of the rules says it better."""
        match key:
            case "draw":
                return self.tr("You can draw only at the start of your turn.")
            case "keep":
                return self.tr("A three can be held back only when you draw, and before your side has melded.")
            case "take":
                return self.tr("You can take the pile only at the start of your turn.")
            case "take-top":
                return self.tr("You cannot take the pile’s top card now.")
            case "lay":
                return self.tr("Nothing is staged: put cards onto your melds or into a new one.")
            case "lay-three":
                return self.tr("You hold no three that you could lay out now.")
            case "join":
                return self.tr("You have no two melds that can be joined now.")
            case "meld":
                return self.tr("First select the cards that you want to meld.")
            case "discard":
                return self.tr("Select the one card that you want to discard.")
            case "out":
                return self.tr("You cannot go out with these cards.")
            case "end":
                return self.tr("You can end the deal only when the stock is empty.")
            case "special":
                return self.tr("The deal is over.")
            case "hint":
                return self.tr("Hints are available on your turn.")
            case "undo" | "take-back":
                return self.tr("There is nothing to undo.")
            case "redo":
                return self.tr("There is nothing to redo.")
        return self.not_your_turn()

    def not_your_turn(self) -> str:
        """Somebody else is to play."""
        return self.tr("It is not your turn.")


class Remarks(Phrases):
    """What the table itself remarks (`prompts.Remark`), and what was just drawn or taken."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def remark(self, key: str) -> tuple[str, ...]:
        """The lines of a `Remark`, by its value."""
        match key:
            case "nothing-fits":
                return (self.tr("No card in your hand fits this meld."),)
            case "nothing-to-join":
                return (
                    self.tr("These melds cannot be joined."),
                    self.tr("You can join only two melds of the same rank."),
                )
            case "no-three":
                return (self.tr("You hold no three that you could lay out now."),)
            case "nothing-selected":
                return (self.tr("No card is selected."), self.tr("Select the cards that you want to meld."))
            case "discard-one-card":
                return (self.tr("You discard exactly one card."), self.tr("Select the one card."))
        return ()

    def foot(self, cards: Cards) -> str:
        """ "Your foot: Q♥ Q♠ 2♦." """
        return self.tr("Your foot: {cards}.").format(cards=self.cards.signs(cards))

    def drew(self, cards: Cards) -> str:
        """ "You drew 2♦." """
        return self.tr("You drew {cards}.").format(cards=self.cards.signs(cards))

    def took(self, count: int) -> str:
        """ "You took 12 cards." """
        return self.tr("You took up %Ln card(s).", "", count)
