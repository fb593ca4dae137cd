"""The worker: a line a question, a line an answer, whatever stands in the line."""

import io
import json
import subprocess
import sys

import pytest

from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.bots.levels import LEVELS, policy
from canasta_desktop.bots.policy import EVEN, Decision, Idea, Temperament, Weighed, Why
from canasta_desktop.bots.worker import serve
from canasta_desktop.bots.worker_protocol import (
    MOST_OTHERS,
    MOST_WORLDS,
    WorkerAnswer,
    WorkerError,
    WorkerQuestion,
    answer_text,
    most_worlds,
    question_text,
    read_answer,
    read_question,
)
from canasta_desktop.rules.actions import DRAW, Discard
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from tests.patience import patience
from tests.rules.playing import stroll

STATE = stroll(4, 5, 40)
SEAT = STATE.table.to_act()


def question(number: int = 7, level: str = "beginner", seat: int = SEAT) -> str:
    return question_text(WorkerQuestion(number, level, 99, STATE.observe(seat)))


def replies(*lines: str) -> list[WorkerAnswer]:
    out = io.StringIO()
    serve([line + "\n" for line in lines], out)
    return [read_answer(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("level", LEVELS)
def test_it_answers_what_the_level_would_do(level, unhurried):
    (reply,) = replies(question(level=level))
    assert reply.number == 7
    assert reply.choice == policy(level).choose(STATE.observe(SEAT), Rng(99))


def test_where_fewer_worlds_are_wanted_whoever_searches_looks_at_no_more(unhurried):
    due = stroll(4, 5, 39)  # a discard is due, with more than one to choose from
    view = due.observe(due.table.to_act())
    out = io.StringIO()
    serve([question_text(WorkerQuestion(7, "expert", 99, view))], out, most_worlds=2)
    searching = policy("expert")
    searching.think_within(2)
    assert searching.effort.worlds == 2
    few, many = searching.choose(view, Rng(99)), policy("expert").choose(view, Rng(99))
    assert read_answer(out.getvalue()).choice == few != many
    assert policy("expert").effort.within(10_000) is policy("expert").effort


@pytest.mark.parametrize(
    ("told", "worlds"),
    [("4", 4), ("", None), ("0", None), ("-1", None), ("four", None), ("\u0664", None), ("9" * 5000, None)],
)
def test_how_many_worlds_are_wanted_stands_in_the_environment(told, worlds):
    assert most_worlds({MOST_WORLDS: told}) == worlds
    assert most_worlds({}) is None


def test_a_question_is_read_back_as_it_was_written():
    read = read_question(question())
    assert (read.number, read.level, read.seed) == (7, "beginner", 99)
    assert observation_text(read.view) == observation_text(STATE.observe(SEAT))


def test_a_question_carries_a_temperament_where_there_is_one():
    asked = WorkerQuestion(7, "beginner", 99, STATE.observe(SEAT), Temperament(risk=2, whim=1))
    assert read_question(question_text(asked)).temperament == asked.temperament
    assert "temperament" not in question()
    assert read_question(question()).temperament == EVEN


def test_the_level_is_given_the_temperament(monkeypatch):
    given = []

    def choose(self, view, rng):
        given.append(self.temperament)
        return Novice().choose(view, rng)

    monkeypatch.setattr(LEVELS["expert"], "choose", choose)
    (reply,) = replies(question_text(WorkerQuestion(7, "expert", 99, STATE.observe(SEAT), Temperament(holding=1))))
    assert reply.choice is not None
    assert given == [Temperament(holding=1)]


def test_an_answer_is_read_back_as_it_was_written():
    answer = WorkerAnswer(3, Decision(Discard(9), (Idea(Why.SAFE_DISCARD, (9,)), Idea(Why.KEEP_PAIR, (44, 45)))))
    assert read_answer(answer_text(answer)) == answer
    failed = WorkerAnswer(4, None, "no")
    assert read_answer(answer_text(failed)) == failed


def test_what_was_weighed_comes_with_the_answer():
    others = (Weighed(Discard(12), -20.0), Weighed(DRAW, -41.5))
    answer = WorkerAnswer(3, Decision(Discard(9), (Idea(Why.SAFE_DISCARD, (9,)),), others))
    assert read_answer(answer_text(answer)) == answer


def test_of_much_that_was_weighed_the_best_comes_along():
    others = tuple([Weighed(Discard(card), -float(card)) for card in range(40)])
    read = read_answer(answer_text(WorkerAnswer(3, Decision(Discard(50), (), others))))
    assert read.choice.others == others[:MOST_OTHERS]


def test_an_answer_need_not_say_what_was_weighed():
    read = read_answer('{"number": 1, "action": "draw", "reasons": []}')
    assert read.choice == Decision(DRAW)


def test_an_answer_says_when_another_level_chose():
    answer = WorkerAnswer(3, Decision(DRAW, (Idea(Why.DRAW_SAFE),), is_stand_in=True))
    assert read_answer(answer_text(answer)) == answer
    with pytest.raises(WorkerError):
        read_answer('{"number": 1, "action": "draw", "reasons": [], "stand-in": 1}')


BAD_OTHERS = {
    "no list": "{}",
    "no pairs": '["draw"]',
    "three of a pair": '[["draw", 1, 2]]',
    "no action": '[["fly", -10]]',
    "no text": "[[4, -10]]",
    "no figure": '[["draw", "-10"]]',
    "a truth": '[["draw", true]]',
    "nothing": '[["draw", null]]',
    "not a number": '[["draw", NaN]]',
    "endless": '[["draw", -Infinity]]',
    "endless by size": '[["draw", -1e400]]',
    "endless whole": '[["draw", -1' + "0" * 400 + "]]",
    "too far": '[["draw", -1000000]]',
    "too many": "[" + ", ".join(['["draw", -1]'] * (MOST_OTHERS + 1)) + "]",
}


@pytest.mark.parametrize("others", BAD_OTHERS.values(), ids=BAD_OTHERS.keys())
def test_what_was_weighed_is_read_as_text_from_outside(others):
    with pytest.raises(WorkerError):
        read_answer(f'{{"number": 1, "action": "draw", "reasons": [], "others": {others}}}')


def test_question_and_answer_are_one_line_each():
    assert "\n" not in question()
    assert "\n" not in answer_text(WorkerAnswer(1, None, "two\nlines"))


def test_a_question_names_no_card_of_another_hand():
    record = json.loads(json.loads(question())["observation"])
    assert "hands" not in record
    assert record["seat"] == SEAT


BAD = {
    "junk": "junk",
    "no record": "[]",
    "no number": "{}",
    "no level": '{"number": 3, "observation": "{}"}',
    "no observation": '{"number": 3, "level": "beginner", "seed": 1}',
    "no such level": question(3, "genius"),
    "another's turn": question(3, seat=(SEAT + 1) % 4),
    "too long": '{"number": 3, "x": "' + "x" * 60_000 + '"}',
    "deep": "[" * 40_000,
    "no temperament": json.dumps(json.loads(question(3)) | {"temperament": {"risk": 99}}),
    "a temperament of none": json.dumps(json.loads(question(3)) | {"temperament": None}),
    "a true number": '{"number": true}',
}


@pytest.mark.parametrize("line", BAD.values(), ids=BAD.keys())
def test_a_bad_line_gets_an_error_and_the_next_one_its_answer(line):
    bad, good = replies(line, question())
    assert bad.choice is None
    assert bad.error
    assert good.choice is not None


def test_an_empty_line_gets_nothing():
    assert replies("", "  ") == []


@pytest.mark.parametrize("line", ["", "{}", '{"number": 1, "action": "fly"}', '{"number": 1, "action": "draw"}'])
def test_an_answer_that_says_nothing_is_refused(line):
    with pytest.raises(WorkerError):
        read_answer(line)


def test_a_reason_nobody_knows_is_refused():
    with pytest.raises(WorkerError):
        read_answer('{"number": 1, "action": "draw", "reasons": [["mood", ""]]}')


def test_a_level_that_fails_is_told_of_and_no_card_is_logged(monkeypatch, caplog):
    def fail(self, view, rng):
        raise RuntimeError(cards_text(view.hand.cards()))

    monkeypatch.setattr(LEVELS["beginner"], "choose", fail)
    (reply,) = replies(question())
    assert reply == WorkerAnswer(7, None, "RuntimeError")
    assert cards_text(STATE.hands[SEAT].cards()) not in caplog.text
    assert "RuntimeError" in caplog.text


def test_the_program_itself_is_the_worker():
    run = subprocess.run(
        [sys.executable, "-m", "canasta_desktop", "--worker"],
        input=question() + "\nrubbish\n",
        capture_output=True,
        text=True,
        timeout=patience(60),
        check=True,
    )
    first, second = [read_answer(line) for line in run.stdout.splitlines()]
    assert first.choice is not None
    assert second.error


# --- when nobody listens any more


class Closed(io.StringIO):
    """A pipe whose reader has gone."""

    def flush(self) -> None:
        raise BrokenPipeError


def test_it_ends_when_nobody_reads_its_answers():
    asked = []

    def lines():
        for number in range(3):
            asked.append(number)
            yield question(number)

    assert not serve(lines(), Closed())
    assert asked == [0]
    assert serve([question()], io.StringIO())


def test_a_worker_whose_window_was_killed_says_nothing():
    command = [sys.executable, "-m", "canasta_desktop", "--worker"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    process.stdin.write(question() + "\n")
    process.stdin.flush()
    assert process.stdout.readline()
    process.stdout.close()
    process.stdin.write(question() + "\n")
    process.stdin.close()
    assert process.wait(patience(30)) == 0
    assert process.stderr.read() == ""
    process.stderr.close()
