"""What happens in the lesson: the eight steps of who learns, and what the others do meanwhile."""

from typing import Final, NamedTuple

from canasta_desktop.rules.cards import FIVE, JACK, NINE, QUEEN, Cards, read_card, read_cards
from canasta_desktop.ui.lesson.goals import DiscardCard, DrawCard, Goal, LayCards, SelectCards, TakePile
from canasta_desktop.ui.lesson.topics import Task, Topic


class LessonTask(NamedTuple):
    """One thing to be done: what is said of it, the clause it rests on, and the goal."""

    key: Task
    clause: str
    goal: Goal


class LessonStep(NamedTuple):
    """A step: what it is about, and what is to be done in it, one after the other."""

    topic: Topic
    tasks: tuple[LessonTask, ...]


def _cards(text: str) -> Cards:
    return tuple(read_cards(text))


def _lay(*groups: tuple[int, str]) -> LayCards:
    return LayCards(tuple([(rank, _cards(text)) for rank, text in groups]))


def _discard(text: str) -> DiscardCard:
    return DiscardCard(read_card(text))


QUEENS: Final = "QS QH QC"
NINES: Final = "9S 9H 9D"

STEPS: Final = (
    LessonStep(Topic.AIM, (LessonTask(Task.SELECT, "CL-5.7", SelectCards(_cards(QUEENS))),)),
    LessonStep(Topic.DRAWING, (LessonTask(Task.DRAW, "CL-3.2", DrawCard()),)),
    LessonStep(Topic.INITIAL_MELD, (LessonTask(Task.OPEN, "CL-7.2", _lay((QUEEN, QUEENS), (NINE, NINES))),)),
    LessonStep(Topic.WILD_CARDS, (LessonTask(Task.ADD_WILD, "CL-5.3", _lay((QUEEN, "2C"))),)),
    LessonStep(Topic.DISCARDING, (LessonTask(Task.DISCARD, "CL-4.4", _discard("5D")),)),
    LessonStep(
        Topic.TAKING,
        (
            LessonTask(Task.TAKE, "CL-6.5", TakePile(_cards("KS KH"))),
            LessonTask(Task.LAY_TAKEN, "CL-6.11", _lay((FIVE, "5D 5S 5C"))),
        ),
    ),
    LessonStep(
        Topic.FREEZING,
        (
            LessonTask(Task.STOP, "CL-6.8", _discard("3S")),
            LessonTask(Task.FROZEN, "CL-6.4", DrawCard()),
        ),
    ),
    LessonStep(
        Topic.GOING_OUT,
        (
            LessonTask(Task.CANASTA, "CL-5.7", _lay((QUEEN, "QH"), (JACK, "JC"))),
            LessonTask(Task.GO_OUT, "CL-8.2", _discard("7H")),
        ),
    ),
)

OTHERS: Final[tuple[Goal, ...]] = (
    *(DrawCard(), _discard("5S")),
    *(DrawCard(), _lay((QUEEN, "QD QC")), _discard("5C")),
    *(DrawCard(), _discard("KD")),
    *(DrawCard(), _discard("2S")),
    *(DrawCard(), _lay((JACK, "JS JH JC")), _discard("8C")),
    *(DrawCard(), _discard("JD")),
)
"""What the other three do, in the order in which it is done."""
