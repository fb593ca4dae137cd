"""The opponents' own process: a line of text a question, a line of text the answer.

It gets observations only, so no opponent can look into another hand. It is the same program started
as worker; the window keeps it at the far end of a pipe, and a late answer is told by its number.
"""

import json
import logging
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TextIO

from canasta_desktop.bots import LevelError, policy
from canasta_desktop.bots.policy import Choice, Idea, Why
from canasta_desktop.rules.cards import cards_text, read_cards
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.notation import NotationError, action_text, observation_text, read_action, read_observation
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng

log = logging.getLogger(__name__)

LONGEST: Final = 50_000
"""No line is longer than this, in characters."""


class WorkerError(Exception):
    """A question or an answer that says nothing, or a question that could not be answered."""


@dataclass(frozen=True)
class Question:
    """What shall this level do here? `seed` is that of the choice's own stream (`policy.choice_seed`)."""

    number: int
    level: str
    seed: int
    view: Observation


@dataclass(frozen=True)
class Answer:
    """The answer to question `number`: a choice, or why there is none."""

    number: int
    choice: Choice | None
    error: str = ""


def question_text(question: Question) -> str:
    """One line, without its end, that `read_question` reads back."""
    record = {
        "number": question.number,
        "level": question.level,
        "seed": question.seed,
        "observation": observation_text(question.view),
    }
    return json.dumps(record, separators=(",", ":"))


def read_question(text: str) -> Question:
    """The question that `question_text` wrote. Raises WorkerError."""
    record = _record(text)
    try:
        view = read_observation(_text(record, "observation"))
    except NotationError as error:
        raise WorkerError(f"observation: {error}") from None
    return Question(_whole(record, "number"), _text(record, "level"), _whole(record, "seed"), view)


def answer_text(answer: Answer) -> str:
    """One line, without its end, that `read_answer` reads back."""
    record: dict[str, object] = {"number": answer.number}
    if answer.choice is None:
        record["error"] = answer.error
    else:
        record["action"] = action_text(answer.choice.action)
        record["reasons"] = [[idea.why.value, cards_text(idea.cards)] for idea in answer.choice.reasons]
    return json.dumps(record, separators=(",", ":"))


def read_answer(text: str) -> Answer:
    """The answer that `answer_text` wrote. Raises WorkerError."""
    record = _record(text)
    number = _whole(record, "number")
    if "error" in record:
        return Answer(number, None, _text(record, "error"))
    try:
        return Answer(number, Choice(read_action(_text(record, "action")), _read_reasons(record.get("reasons"))))
    except ValueError as error:
        raise WorkerError(str(error)) from None


def serve(questions: Iterable[str], answers: TextIO) -> None:
    """Answer every line of `questions` with one line, until there are no more.

    Nothing that stands in a line ends the process: a bad line gets an answer with an error.
    """
    for line in questions:
        if line.strip():
            answers.write(answer_text(answer(line)) + "\n")
            answers.flush()


def answer(line: str) -> Answer:
    """The answer to one line, an error included. Never raises."""
    number = 0
    try:
        number = _whole(_record(line), "number")
        question = read_question(line)
        return Answer(number, _choose(question))
    except (WorkerError, LevelError) as error:
        return Answer(number, None, str(error))
    except Exception as error:
        # One of the two borders (STYLE.md 5). The message may name cards, so the log gets the place alone.
        log.error("no answer: %s\n%s", type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
        return Answer(number, None, type(error).__name__)


def _choose(question: Question) -> Choice:
    """What the level does; it must be due and legal."""
    view = question.view
    if view.table.over or view.table.to_act() != view.seat:
        raise WorkerError("it is not this seat's turn to act")
    choice = policy(question.level).choose(view, Rng(question.seed))
    why = reason(view.table, view.hand, choice.action)
    if why is not OK:
        raise WorkerError(f"{question.level} chose what is not legal ({why.value})")
    return choice


def _read_reasons(items: object) -> tuple[Idea, ...]:
    """The reasons of an answer. Raises ValueError."""
    if not isinstance(items, list):
        raise ValueError("reasons: not a list")
    ideas: list[Idea] = []
    for item in items:
        if not isinstance(item, list) or len(item) != 2 or not isinstance(item[1], str):
            raise ValueError("reasons: not a code and cards")
        ideas.append(Idea(Why(item[0]), tuple(read_cards(item[1]))))
    return tuple(ideas)


def _record(text: str) -> Mapping[str, object]:
    if len(text) > LONGEST:
        raise WorkerError("a line of over 50,000 characters")
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise WorkerError("not JSON") from None
    if not isinstance(record, dict):
        raise WorkerError("not a record")
    return record


def _whole(record: Mapping[str, object], key: str) -> int:
    value = record.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise WorkerError(f"{key}: not a whole number")
    return value


def _text(record: Mapping[str, object], key: str) -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise WorkerError(f"{key}: not a text")
    return value
