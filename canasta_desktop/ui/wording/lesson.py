"""What Anna says in the first deal: titles, two sentences, and what to do now."""

from canasta_desktop.rules.cards import read_card
from canasta_desktop.ui.lesson.figures import LessonFigures
from canasta_desktop.ui.lesson.topics import LessonTopic, Task, TaskState
from canasta_desktop.ui.wording.base import Phrases, number, signed
from canasta_desktop.ui.wording.cards import CardPhrases

_DISCARDS = {task: read_card(card) for task, card in ((Task.DISCARD, "5D"), (Task.STOP, "3S"), (Task.GO_OUT, "7H"))}
"""What is to be discarded."""


class LessonWords(Phrases):
    """The words of the lesson; figures are those of the rules that are played."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    # --- a step ------------------------------------------------------------------------------------

    def title(self, topic: LessonTopic) -> str:
        """What a step is about."""
        match topic:
            case LessonTopic.AIM:
                return self.tr("The aim")
            case LessonTopic.DRAWING:
                return self.tr("Drawing")
            case LessonTopic.INITIAL_MELD:
                return self.tr("The initial meld")
            case LessonTopic.WILD_CARDS:
                return self.tr("Wild cards")
            case LessonTopic.DISCARDING:
                return self.tr("Discarding")
            case LessonTopic.TAKING:
                return self.tr("Taking the pile")
            case LessonTopic.FREEZING:
                return self.tr("Stopped and frozen")
        return self.tr("Canasta, and out")

    def text(self, task: Task, figures: LessonFigures) -> str:
        """Two sentences."""
        blanks = {name: number(value) for name, value in figures._asdict().items()}
        return (self._first_turn(task) or self._later(task)).format(**blanks)

    def _first_turn(self, task: Task) -> str:
        match task:
            case Task.SELECT:
                return self.tr(
                    "Collect cards of one rank: three make a meld, seven a canasta. "
                    "It is worth hundreds of points, and without one your side cannot go out."
                )
            case Task.DRAW:
                return self.tr(
                    "Every turn begins with a card from the stock. "
                    "A red three lies down by itself, counts {red_three} points, and is replaced."
                )
            case Task.OPEN:
                return self.tr(
                    "The first melds of your side must count {minimum} points together. "
                    "Three queens count {queens} and three nines {nines}: that is enough."
                )
            case Task.ADD_WILD:
                return self.tr(
                    "Twos and jokers stand in for any other card. A meld needs at least two natural cards "
                    "and has at most three wild ones."
                )
            case Task.DISCARD:
                return self.tr(
                    "Your turn ends with a card on the discard pile. Discard what is of little use to you "
                    "and to the player after you."
                )
        return ""

    def _later(self, task: Task) -> str:
        match task:
            case Task.TAKE:
                return self.tr(
                    "Mira has discarded a king, and you hold two: this pair takes the whole pile. "
                    "The three kings are melded at once."
                )
            case Task.LAY_TAKEN:
                return self.tr(
                    "All other cards of the pile have gone into your hand, three fives among them. You may "
                    "meld those in the same turn."
                )
            case Task.STOP:
                return self.tr(
                    "On a black three the next player cannot take the pile. "
                    "It holds for that one turn, until another card covers it."
                )
            case Task.FROZEN:
                return self.tr(
                    "Jonas has discarded a two, and a wild card freezes the pile: "
                    "now only a natural pair from the hand takes it. You hold one jack, so you draw."
                )
            case Task.CANASTA:
                return self.tr(
                    "The seventh queen makes a canasta: {mixed} points, and without a wild card it would be {natural}. "
                    "Melds belong to both partners, so your jack fits Anna’s."
                )
        return self.tr(
            "Whoever plays their last card goes out: the deal ends, and that is worth {out} points. "
            "What is left in the hands counts against their sides."
        )

    def to_do(self, task: Task, state: TaskState, group: int) -> str:
        """What to do now; `group`: which of several groups of cards comes next."""
        if state is TaskState.WAITING:
            return self.tr("Now the others play. Watch what they do.")
        if state is TaskState.STAGED:
            return self.tr("Now press “Lay out”.")
        match task:
            case Task.SELECT:
                return self.tr("Select your three queens: click them one by one, or double-click one.")
            case Task.DRAW | Task.FROZEN:
                return self.tr("Click on the stock.")
            case Task.OPEN if group:
                return self.tr("Then drag the three nines onto “New meld”.")
            case Task.OPEN:
                return self.tr("Drag the three queens onto “New meld”.")
            case Task.ADD_WILD:
                return self.tr("Drag the two onto your queens.")
            case Task.TAKE:
                return self.tr("Drag your two kings onto the discard pile.")
            case Task.LAY_TAKEN:
                return self.tr("Drag the three fives onto “New meld”.")
            case Task.CANASTA if group:
                return self.tr("Then drag the jack onto the jacks.")
            case Task.CANASTA:
                return self.tr("Drag the queen onto your queens.")
        return self._discard(task)

    def _discard(self, task: Task) -> str:
        text = self.tr("Drag your last card, {card}, onto the discard pile.")
        if task is not Task.GO_OUT:
            text = self.tr("Drag {card} onto the discard pile.")
        return text.format(card=self.cards.sign(_DISCARDS[task]))

    def by_keys(self, task: Task, state: TaskState, group: int, show: str) -> str:
        """What to do now, for somebody who listens and plays by keys; `show` is the key that has Anna do it."""
        if state is TaskState.WAITING:
            return self.tr("Now the others play.")
        if state is TaskState.STAGED:
            return self.tr("Enter lays out.")
        match task:
            case Task.SELECT:
                text = self.tr(
                    "The arrow keys lead through your hand, Space selects: select your three queens. "
                    "{key} does it for you, now and in every step."
                )
                return text.format(key=show)
            case Task.DRAW | Task.FROZEN:
                return self.tr("Draw with F2.")
            case Task.OPEN if group:
                return self.tr("Now the three nines: select them, then the up arrow and Enter.")
            case Task.OPEN:
                return self.tr("Select the three queens, then press the up arrow and Enter: a new meld.")
            case Task.ADD_WILD:
                return self.tr("Select the two, press the up arrow, go right to the queens, and press Enter.")
            case Task.TAKE:
                return self.tr("Take the pile with F3, and say yes with Enter.")
            case Task.LAY_TAKEN:
                return self.tr("Select the three fives, then press the up arrow and Enter: a new meld.")
            case Task.CANASTA if group:
                return self.tr("Now the jack: select it, press the up arrow, go right to the jacks, and press Enter.")
            case Task.CANASTA:
                return self.tr("Select the queen, press the up arrow, go right to the queens, and press Enter.")
        text = self.tr("Go to this card and press F4 twice: {card}.")
        return text.format(card=self.cards.name(_DISCARDS[task]))

    def other(self, topic: str) -> str:
        """The objection to another legal move, by the value of a `LessonTopic`."""
        text = self.tr("You could do that too. Here I want to show you “{title}”.")
        return text.format(title=self.title(LessonTopic(topic)))

    # --- around it ---------------------------------------------------------------------------------

    def counted(self, step: int, steps: int) -> str:
        """ "Step 3 of 8"."""
        return self.tr("Step {number} of {count}").format(number=number(step), count=number(steps))

    def rule(self, clause: str) -> str:
        """The way to the rule."""
        return self.tr("Read the rule ({clause})").format(clause=clause)

    def show(self) -> str:
        """Have the task done."""
        return self.tr("Show me how")

    def next(self) -> str:
        """Have the step done."""
        return self.tr("Next step")

    def leave(self) -> str:
        """End the lesson."""
        return self.tr("End the lesson")

    # --- the end -----------------------------------------------------------------------------------

    def done(self) -> str:
        """The title of the last page."""
        return self.tr("That was your first deal")

    def learnt(self) -> str:
        """The first sentence of the last page."""
        return self.tr("Now you know what you need for a game of Canasta:")

    def result(self, own: int, others: int) -> str:
        """What the deal has brought."""
        text = self.tr("{own} points for you and Anna, {others} for the other side.")
        return text.format(own=signed(own), others=signed(others))

    def play(self) -> str:
        """Begin a match."""
        return self.tr("Play a game with Anna")

    def again(self) -> str:
        """The lesson once more."""
        return self.tr("Again")

    def back(self) -> str:
        """Leave it at that."""
        return self.tr("Done")
