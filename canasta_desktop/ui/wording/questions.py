"""What the person is asked over the hand, and the choices."""

from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.table import RUN
from canasta_desktop.ui.wording.base import Phrases, number, sentence
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.melds import MeldInfo, MeldWords


class TakeQuestions(Phrases):
    """Ways to take the pile, as choices."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.melds = MeldWords(cards)

    def pile(self, count: int, is_part: bool) -> str:
        """With which cards the pile of `count` cards is to be taken; `is_part`: only its upper cards."""
        if is_part:
            return self.tr("Take %Ln card(s) from the pile?", "", count)
        return self.tr("Take the pile of %Ln card(s)?", "", count)

    def alone_then(self, question: str) -> str:
        """Who takes the pile first in this deal plays alone against the others (CL-13.2)."""
        return self.tr("{question} You then play alone against the other two.").format(question=question)

    def top(self) -> str:
        """With which cards the top card alone is to be taken, the rest left where it is."""
        return self.tr("Take the top card alone?")

    def alone(self, way: str) -> str:
        """One of the ways, with which only the top card is taken: "With 9♦ 9♣ (top card alone)"."""
        return self.tr("{way} (top card alone)").format(way=way)

    def with_cards(self, cards: Cards) -> str:
        """ "With 9♦ 9♣" """
        return self.tr("With {cards}").format(cards=self.cards.signs(cards))

    def with_to(self, cards: Cards, meld: MeldInfo) -> str:
        """ "With 9♦ 9♣, to the nines (4 cards)": where it could be a new meld as well, or another one."""
        text = self.tr("With {cards}, to the {meld}")
        return text.format(cards=self.cards.signs(cards), meld=self.melds.to_set(meld))

    def with_new(self, cards: Cards) -> str:
        """ "With 9♦ 9♣, as a new meld": where it could join one on the table as well."""
        return self.tr("With {cards}, as a new meld").format(cards=self.cards.signs(cards))

    def to_meld(self, meld: MeldInfo) -> str:
        """The top card joins this meld, and no card from the hand goes with it."""
        if meld.rank == RUN:
            return self.tr("Add it to your sequence: {run}").format(run=self.melds.run(meld.cards))
        return self.tr("Add it to your {meld}").format(meld=self.melds.to_set(meld))

    def initial_meld(self, cards: Cards, others: Cards, points: int) -> str:
        """With these, and the others as initial meld of so many points."""
        if not cards:
            return self.tr("With {others}: {points}").format(others=self.cards.signs(others), points=number(points))
        text = self.tr("With {cards}, and {others}: {points}")
        shown = self.cards.signs(cards)
        return text.format(cards=shown, others=self.cards.signs(others), points=number(points))


class Questions(Phrases):
    """What the person is asked over the hand, and the choices."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.melds = MeldWords(cards)

    # --- melds -------------------------------------------------------------------------------------

    def meld_where(self) -> str:
        """Several melds would take the selection."""
        return self.tr("To which meld?")

    def to_meld(self, meld: MeldInfo) -> str:
        """ "To the queens (3 cards)", "To the sequence hearts from the five to the nine"."""
        if meld.rank == RUN:
            return self.tr("To the sequence: {run}").format(run=self.melds.run(meld.cards))
        return self.tr("To the {meld}").format(meld=self.melds.to_set(meld))

    def new_meld(self) -> str:
        """A new meld as a choice."""
        return self.tr("New meld")

    def join_which(self) -> str:
        """Several pairs of melds could be joined."""
        return self.tr("Which melds do you want to join?")

    def join(self, rank: int, first: int, second: int) -> str:
        """ "Queens, 3 and 4 cards": two melds of one rank as a choice."""
        text = self.tr("{ranks}, {first} and {second} cards")
        return sentence(text.format(ranks=self.cards.ranks(rank), first=number(first), second=number(second)))

    # --- threes ------------------------------------------------------------------------------------

    def keep_which(self) -> str:
        """Which three is to be held back when drawing."""
        return self.tr("Which three do you want to keep if you hold it or draw it?")

    def keep(self, card: int) -> str:
        """One of the threes as a choice."""
        return self.cards.sign(card)

    def keep_all(self) -> str:
        """All threes are held back."""
        return self.tr("All threes")

    def return_draft(self, points: int, minimum: int) -> str:
        """A discard would return an unfinished draft."""
        if minimum:
            text = self.tr("Your staged cards ({points} of {minimum} points) go back to your hand. Discard anyway?")
            return text.format(points=number(points), minimum=number(minimum))
        return self.tr("Your staged cards go back to your hand. Discard anyway?")

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

    def show_special(self, name: str) -> str:
        """A special hand ends the deal."""
        return self.tr("Lay down the special hand {name} and end the deal?").format(name=name)

    def show(self) -> str:
        """Yes, to the question before."""
        return self.tr("Lay down")

    def may_go_out(self, name: str) -> str:
        """The partner asks; the answer binds."""
        text = self.tr(
            "{name} asks: “May I go out?” If you say yes, {name} must go out now; if you say no, not in this turn."
        )
        return text.format(name=name)

    def return_and_end(self) -> str:
        """The deal would be ended with something staged."""
        return self.tr("Your staged cards go back to your hand. End the deal anyway?")

    def end(self) -> str:
        """Yes, to the question before."""
        return self.tr("End the deal")

    def take_back(self, *, is_practice: bool) -> str:
        """Undo has come to its end: go on from before what was done last?"""
        if is_practice:
            return self.tr("Take back what you did before that? Cards that you have seen come again as they came.")
        return self.tr("Take back what you did before that? You then go on as practice; your match is kept as it is.")

    def go_back(self) -> str:
        """Yes, take it back."""
        return self.tr("Take back")

    def yes(self) -> str:
        """An answer."""
        return self.tr("Yes")

    def no(self) -> str:
        """An answer."""
        return self.tr("No")

    def cancel(self) -> str:
        """The way back."""
        return self.tr("Cancel")
