"""How far a lesson has come: which task is due, what the others do next, and what to say to another legal move."""

from typing import Final, NamedTuple

from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.display import Display, Guidance
from canasta_desktop.ui.lesson.goals import DrawGoal, LayGoal
from canasta_desktop.ui.lesson.pack import PERSON
from canasta_desktop.ui.lesson.script import OTHERS, STEPS, LessonTask
from canasta_desktop.ui.lesson.topics import LessonTopic, TaskState

TASKS: Final = tuple([(number, task) for number, step in enumerate(STEPS) for task in step.tasks])
"""All tasks in order, each with the number of its step from 0."""


class LessonProgress(NamedTuple):
    """Where the lesson stands. `state` is how much of the task has been prepared.

    `group`: which of several groups of cards is to be staged next, from 0.
    """

    step: int
    topic: LessonTopic
    task: LessonTask
    state: TaskState
    group: int = 0


class Lesson:
    """The lesson over one match, which has been dealt from the fixed pack."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._place = 0

    @property
    def is_over(self) -> bool:
        """Whether all has been done."""
        return self._place >= len(TASKS)

    @property
    def task(self) -> LessonTask | None:
        """What is to be done; None once all has been done."""
        return None if self.is_over else TASKS[self._place][1]

    @property
    def is_waiting(self) -> bool:
        """Whether the others are to act first."""
        return self.match.to_act() not in (PERSON, NOBODY)

    def follow(self, display: Display | None) -> None:
        """Go on to the first task that has not been done, or back to cards that were taken up again."""
        view = self.match.view(PERSON)
        while (
            self._place and isinstance(laid := TASKS[self._place - 1][1].goal, LayGoal) and not laid.is_done(view, None)
        ):
            self._place -= 1
        while (task := self.task) is not None and task.goal.is_done(view, display):
            self._place += 1

    # --- what is done ------------------------------------------------------------------------------

    def refuses(self, action: Action) -> bool:
        """Whether this legal action of the person is another one than the lesson wants."""
        task = self.task
        return task is not None and not task.goal.is_met_by(action, self.match.view(PERSON))

    def next_action(self) -> Action | None:
        """What whoever is in turn does; None where the person has nothing to do but to select."""
        actor = self.match.to_act()
        if actor == PERSON:
            return None if self.task is None else self.task.goal.action(self.match.view(PERSON))
        done = sum([entry.seat not in (PERSON, NOBODY) for entry in self.match.log(None)])
        return OTHERS[done].action(self.match.view(actor))

    # --- what is shown -----------------------------------------------------------------------------

    def guidance(self, display: Display) -> Guidance | None:
        """What on the table to point at."""
        if self.task is None or self.is_waiting:
            return None
        return self.task.goal.guidance(self.match.view(PERSON), display)

    def button(self, display: Display) -> str:
        """The key of the button that does what is wanted now; empty where none does."""
        if self.task is None or self.is_waiting:
            return ""
        if isinstance(self.task.goal, LayGoal):
            return "lay" if self.guidance(display) is None else ""
        return "draw" if isinstance(self.task.goal, DrawGoal) else ""

    def progress(self, display: Display | None) -> LessonProgress:
        """Where the lesson stands; while the others act, at what was done last.

        Without a display nothing counts as prepared.
        """
        place = min(self._place, len(TASKS) - 1)
        if self.is_waiting and place:
            step, task = TASKS[place - 1]
            return LessonProgress(step, STEPS[step].topic, task, TaskState.WAITING)
        step, task = TASKS[place]
        state, group = self._state(task, display)
        return LessonProgress(step, STEPS[step].topic, task, state, group)

    def _state(self, task: LessonTask, display: Display | None) -> tuple[TaskState, int]:
        goal = task.goal
        if display is None or not isinstance(goal, LayGoal):
            return TaskState.TO_DO, 0
        group = goal.next_group(self.match.view(PERSON), display)
        return (TaskState.STAGED, 0) if group is None else (TaskState.TO_DO, goal.groups.index(group))
