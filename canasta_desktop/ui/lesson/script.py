"""What happens in the lesson: the eight steps of the learner, and what the others do meanwhile."""

from typing import Final, NamedTuple

from canasta_desktop.rules.cards import FIVE, JACK, NINE, QUEEN, Cards, read_card, read_cards
from canasta_desktop.ui.lesson.goals import DiscardGoal, DrawGoal, LayGoal, LessonGoal, SelectGoal, TakeGoal
from canasta_desktop.ui.lesson.topics import LessonTopic, Task


class LessonTask(NamedTuple):
    """One thing to be done: what is said of it, the clause it rests on, and the goal."""

    key: Task
    clause: str
    goal: LessonGoal


class LessonStep(NamedTuple):
    """A step: what it is about, and what is to be done in it, one after the other."""

    topic: LessonTopic
    tasks: tuple[LessonTask, ...]


def _cards(text: str) -> Cards:
    return tuple(read_cards(text))


def _lay(*groups: tuple[int, str]) -> LayGoal:
    return LayGoal(tuple([(rank, _cards(text)) for rank, text in groups]))


def _discard(text: str) -> DiscardGoal:
    return DiscardGoal(read_card(text))


QUEENS: Final = "QS QH QC"
NINES: Final = "9S 9H 9D"

STEPS: Final = (
    LessonStep(LessonTopic.AIM, (LessonTask(Task.SELECT, "CL-5.7", SelectGoal(_cards(QUEENS))),)),
    LessonStep(LessonTopic.DRAWING, (LessonTask(Task.DRAW, "CL-3.2", DrawGoal()),)),
    LessonStep(LessonTopic.INITIAL_MELD, (LessonTask(Task.OPEN, "CL-7.2", _lay((QUEEN, QUEENS), (NINE, NINES))),)),
    LessonStep(LessonTopic.WILD_CARDS, (LessonTask(Task.ADD_WILD, "CL-5.3", _lay((QUEEN, "2C"))),)),
    LessonStep(LessonTopic.DISCARDING, (LessonTask(Task.DISCARD, "CL-4.4", _discard("5D")),)),
    LessonStep(
        LessonTopic.TAKING,
        (
            LessonTask(Task.TAKE, "CL-6.5", TakeGoal(_cards("KS KH"))),
            LessonTask(Task.LAY_TAKEN, "CL-6.11", _lay((FIVE, "5D 5S 5C"))),
        ),
    ),
    LessonStep(
        LessonTopic.FREEZING,
        (
            LessonTask(Task.STOP, "CL-6.8", _discard("3S")),
            LessonTask(Task.FROZEN, "CL-6.4", DrawGoal()),
        ),
    ),
    LessonStep(
        LessonTopic.GOING_OUT,
        (
            LessonTask(Task.CANASTA, "CL-5.7", _lay((QUEEN, "QH"), (JACK, "JC"))),
            LessonTask(Task.GO_OUT, "CL-8.2", _discard("7H")),
        ),
    ),
)

OTHERS: Final[tuple[LessonGoal, ...]] = (
    *(DrawGoal(), _discard("5S")),
    *(DrawGoal(), _lay((QUEEN, "QD QC")), _discard("5C")),
    *(DrawGoal(), _discard("KD")),
    *(DrawGoal(), _discard("2S")),
    *(DrawGoal(), _lay((JACK, "JS JH JC")), _discard("8C")),
    *(DrawGoal(), _discard("JD")),
)
"""What the other three do, in the order in which it is done."""
