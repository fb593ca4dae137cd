"""The opponents' own process: a line of text a question, a line of text the answer.

It gets observations only, so no opponent can look into another hand. It is the same program started
as worker; the window keeps it at the far end of a pipe, and a late answer is told by its number.
"""

import logging
import traceback
from collections.abc import Iterable
from typing import TextIO

from canasta_desktop.bots.levels import LevelError, policy
from canasta_desktop.bots.policy import Decision, Policy
from canasta_desktop.bots.search.searching import TABLE_SECONDS, SearchingPolicy
from canasta_desktop.bots.worker_protocol import (
    WorkerAnswer,
    WorkerError,
    WorkerQuestion,
    answer_text,
    number_of,
    read_question,
)
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng

log = logging.getLogger(__name__)


def serve(questions: Iterable[str], answers: TextIO, most_worlds: int | None = None) -> bool:
    """Answer every line of `questions` with one line, until there are no more; False if nobody reads the answers.

    Nothing that stands in a line ends the process: a bad line gets an answer with an error. `most_worlds`: so many at
    most are looked at, where a level would look at more.
    """
    for line in questions:
        if line.strip():
            try:
                answers.write(answer_text(answer(line, most_worlds)) + "\n")
                answers.flush()
            except OSError:
                return False
    return True


def answer(line: str, most_worlds: int | None = None) -> WorkerAnswer:
    """The answer to one line, an error included. Never raises."""
    number = 0
    try:
        number = number_of(line)
        question = read_question(line)
        return WorkerAnswer(number, _choose(question, most_worlds))
    except (WorkerError, LevelError) as error:
        return WorkerAnswer(number, None, str(error))
    except Exception as error:
        # Whatever a level does wrong, the worker goes on. The message may name cards, so the log gets the place alone.
        log.error("no answer: %s\n%s", type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
        return WorkerAnswer(number, None, type(error).__name__)


def _choose(question: WorkerQuestion, most_worlds: int | None) -> Decision:
    """What the level does; it must be due and legal."""
    view = question.view
    if view.table.over or view.table.to_act() != view.seat:
        raise WorkerError("it is not this seat's turn to act")
    player = _at_table(policy(question.level, question.temperament), most_worlds)
    choice = player.choose(view, Rng(question.seed))
    why = reason(view.table, view.hand, choice.action)
    if why is not OK:
        raise WorkerError(f"{question.level} chose what is not legal ({why.value})")
    return choice


def _at_table(player: Policy, most_worlds: int | None) -> Policy:
    """The player as it thinks while somebody waits for it."""
    if isinstance(player, SearchingPolicy):
        player.most_seconds = TABLE_SECONDS
        if most_worlds is not None:
            player.think_within(most_worlds)
    return player
