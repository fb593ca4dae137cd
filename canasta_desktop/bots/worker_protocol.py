"""What window and worker say to each other: a line of text a question, a line of text the answer.

No player stands here, so the window can ask without knowing any.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from canasta_desktop.bots.policy import EVEN, Decision, Idea, Temperament, Weighed, Why
from canasta_desktop.bots.temperaments import read_temperament, temperament_record
from canasta_desktop.rules.cards import cards_text, read_cards
from canasta_desktop.rules.notation import NotationError, action_text, read_action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.records import observation_text, read_observation

LONGEST: Final = 50_000
"""No line is longer than this, in characters."""
MOST_OTHERS: Final = 12
"""So many of what was weighed beside a choice cross the pipe, the best first; nobody is told of more."""
MOST_POINTS: Final = 100_000.0
"""No figure of an answer is further from 0, in points: a whole match is won with a fifth of that."""
MOST_DIGITS: Final = 6
MOST_WORLDS: Final = "CANASTA_WORLDS"
"""Environment variable: whoever searches looks at so many worlds at most.

For self-test and tests, which try the way of a choice from one process to the other and not how good it is. Only
the worker heeds it: arena and table of strength know players of full strength alone.
"""


class WorkerError(Exception):
    """A question or an answer that says nothing, or a question that could not be answered."""


class WorkerQuestion(NamedTuple):
    """What shall this level do here? `seed` is that of the choice's own stream (`rules.seeds`)."""

    number: int
    level: str
    seed: int
    view: Observation
    temperament: Temperament = EVEN


class WorkerAnswer(NamedTuple):
    """The answer to question `number`: a choice, or why there is none."""

    number: int
    choice: Decision | None
    error: str = ""


def question_text(question: WorkerQuestion) -> str:
    """One line, without its end, that `read_question` reads back."""
    record: dict[str, object] = {
        "number": question.number,
        "level": question.level,
        "seed": question.seed,
        "observation": observation_text(question.view),
    }
    if question.temperament != EVEN:
        record["temperament"] = temperament_record(question.temperament)
    return json.dumps(record, separators=(",", ":"))


def read_question(text: str) -> WorkerQuestion:
    """The question that `question_text` wrote. Raises WorkerError."""
    record = _record(text)
    try:
        view = read_observation(_text(record, "observation"))
        temperament = read_temperament(record.get("temperament", {}))
    except NotationError as error:
        raise WorkerError(f"observation: {error}") from None
    except ValueError as error:
        raise WorkerError(f"temperament: {error}") from None
    number, level, seed = _whole(record, "number"), _text(record, "level"), _whole(record, "seed")
    return WorkerQuestion(number, level, seed, view, temperament)


def answer_text(answer: WorkerAnswer) -> str:
    """One line, without its end, that `read_answer` reads back."""
    record: dict[str, object] = {"number": answer.number}
    if answer.choice is None:
        record["error"] = answer.error
    else:
        record["action"] = action_text(answer.choice.action)
        record["reasons"] = [[idea.why.value, cards_text(idea.cards)] for idea in answer.choice.reasons]
        if answer.choice.others:
            record["others"] = _others_record(answer.choice.others)
        if answer.choice.is_stand_in:
            record["stand-in"] = True
    return json.dumps(record, separators=(",", ":"))


def number_of(question: str) -> int:
    """The number of a question of which nothing else may be readable. Raises WorkerError."""
    return _whole(_record(question), "number")


def read_answer(text: str) -> WorkerAnswer:
    """The answer that `answer_text` wrote. Raises WorkerError."""
    record = _record(text)
    number = _whole(record, "number")
    if "error" in record:
        return WorkerAnswer(number, None, _text(record, "error"))
    try:
        action = read_action(_text(record, "action"))
        reasons, others = _read_reasons(record.get("reasons")), _read_others(record.get("others", []))
        return WorkerAnswer(number, Decision(action, reasons, others, is_stand_in=_read_stand_in(record)))
    except ValueError as error:
        raise WorkerError(str(error)) from None


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


def _others_record(others: Sequence[Weighed]) -> list[list[object]]:
    """What was weighed as actions in text, each with its points."""
    return [[action_text(other.action), round(other.points, 1)] for other in others[:MOST_OTHERS]]


def _read_others(items: object) -> tuple[Weighed, ...]:
    """What was weighed beside the choice; an answer may leave it out. Raises ValueError."""
    if not isinstance(items, list) or len(items) > MOST_OTHERS:
        raise ValueError(f"others: not a list of {MOST_OTHERS} at most")
    others: list[Weighed] = []
    for item in items:
        if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str):
            raise ValueError("others: not an action and points")
        others.append(Weighed(read_action(item[0]), _points(item[1])))
    return tuple(others)


def _read_stand_in(record: Mapping[str, object]) -> bool:
    """Whether another level chose; an answer may leave it out. Raises ValueError."""
    value = record.get("stand-in", False)
    if not isinstance(value, bool):
        raise ValueError("stand-in: not a truth value")
    return value


def _points(value: object) -> float:
    """A figure of an answer. Raises ValueError."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= MOST_POINTS:
        raise ValueError("others: no points")
    return float(value)


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


def most_worlds(environment: Mapping[str, str]) -> int | None:
    """What the environment says of MOST_WORLDS; None where it says nothing, or nothing that makes sense."""
    told = environment.get(MOST_WORLDS, "")
    return int(told) if told.isascii() and told.isdigit() and len(told) <= MOST_DIGITS and int(told) else None
