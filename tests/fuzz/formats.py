"""Everything that reads what it did not write itself: valid examples, the refusals it may answer with, and what must
hold of whatever it accepts.

A reader may do two things with an input, take it or refuse it in its own words, and what it takes must be whole: it
comes back the same when it is written and read again, and can be played on and thought about.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Final

from canasta_desktop.archive.index import IN_MEMORY, Index, Wanted
from canasta_desktop.archive.places import FileState
from canasta_desktop.archive.records import MatchRow, row_of_head
from canasta_desktop.archive.reports import UpdateReport, UpdateStage, read_report, report_text
from canasta_desktop.bots import worker
from canasta_desktop.bots.levels import LEVELS
from canasta_desktop.bots.worker_protocol import (
    WorkerAnswer,
    WorkerError,
    WorkerQuestion,
    answer_text,
    question_text,
    read_answer,
    read_question,
)
from canasta_desktop.game import journal, presets, settings
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import Branch, Kind, Particulars, time_text
from canasta_desktop.game.presets import Preset, Presets
from canasta_desktop.game.replaying import past_deal
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.session import single_instance
from canasta_desktop.ui.session.single_instance import Request
from canasta_desktop.verification.soak import drawn
from tests.fuzz.mutations import damaged, mutated
from tests.game.matches import match_of, stroll
from tests.rules.every_rule_set import FORMS

GOLDEN: Final = sorted((Path(__file__).parents[1] / "game" / "saves").glob("format-*/*-*.json"))
FURTHER: Final = 25
"""Actions that are played in a match that was taken up."""


@dataclass(frozen=True)
class Format:
    """A reader: `read` may raise `refusals` and nothing else; `use` raises AssertionError where a value is not whole.

    `rows`: an input is JSON a line, not one text. `seal` sees to it that a changed input is not refused for its hash.
    """

    name: str
    examples: Callable[[Random], Sequence[bytes]]
    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...]
    use: Callable[[object, Random], None]
    rows: bool = False
    seal: Callable[[list[object], Random], bytes] | None = None

    def input(self, examples: Sequence[bytes], rng: Random) -> bytes:
        """A damaged example."""
        data = rng.choice(examples)
        if rng.randrange(8) == 0:
            return damaged(data, rng)
        spare = self._rows(rng.choice(examples))
        rows = mutated(self._rows(data), spare, rng)
        if self.seal is not None and rng.randrange(8):
            return self.seal(rows, rng)
        return b"\n".join([json.dumps(row).encode() for row in rows])

    def _rows(self, data: bytes) -> list[object]:
        return [json.loads(line) for line in (data.splitlines() if self.rows else [data])]


# --- saves -----------------------------------------------------------------------------------------


def saves(rng: Random) -> list[bytes]:
    """The golden saves of all formats, and today's of every game with house rules."""
    made = [path.read_bytes() for path in GOLDEN]
    for number, (system, players) in enumerate(FORMS):
        seed = rng.randrange(2**32)
        game = match_of(system, players, drawn(system, players, Rng(seed)), seed)
        stroll(game, 400 if number % 5 == 0 else rng.randrange(150), seed)
        made.append(journal.dumps(game).encode())
    return made


def sealed(rows: list[object], rng: Random) -> bytes:
    """A save whose head tells rightly of the lines that follow; often one of an earlier program, read leniently."""
    head, *past = rows or [None]
    lines = b"".join([json.dumps(line).encode() + b"\n" for line in past])
    if isinstance(head, dict) and isinstance(told := head.get("finished"), dict):
        told |= {"deals": len(past), "size": len(lines), "digest": hashlib.sha256(lines).hexdigest()}
    if isinstance(head, dict) and rng.randrange(2):
        head["program"] = "0.0.9"
    return json.dumps(head).encode() + b"\n" + lines


def play_on(match: object, rng: Random) -> None:
    """A match that was taken up is saved and loaded as it is, shows its past or refuses to, and goes on."""
    assert isinstance(match, Match)
    comes_back(match)
    for index in range(len(match.history)):
        try:
            past_deal(match, index)
        except SaveError:
            continue
    stroll(match, FURTHER, rng.randrange(2**32))
    for seat in range(match.setup.players):
        assert observation_text(match.view(seat))
    seat = match.to_act()
    if seat != NOBODY:
        question = question_text(WorkerQuestion(1, "beginner", match.choice_seed(seat), match.view(seat)))
        answer = worker.answer(question)
        assert answer.choice is not None, f"no answer in a match that was taken up: {answer.error}"
    comes_back(match)


def comes_back(match: Match) -> None:
    """What is written of it is read as the same."""
    text = journal.dumps(match)
    assert journal.dumps(journal.loads(text.encode())) == text, "another match after saving"


# --- the list of all matches -----------------------------------------------------------------------


def heads(rng: Random) -> list[bytes]:
    """The first lines of saves of every game."""
    made = []
    for number, (system, players) in enumerate(FORMS):
        game = match_of(system, players, drawn(system, players, Rng(number)), number)
        branch = Branch("cd" * 16, 1, 2) if number % 2 else None
        times = [time_text(datetime(2026, 11, 23, hour)) for hour in (19, 20)]
        game.particulars = Particulars("ab" * 16, Kind.MATCH, *times, f"Äpfel {number}", "2026-11-23", branch)
        made.append(journal.dumps(stroll(game, rng.randrange(60), number)).encode().partition(b"\n")[0])
    return made


def read_head(data: bytes) -> MatchRow:
    row = row_of_head(data, "game-00001.canasta")
    if row is None:
        raise SaveError(Fault.MISSING, "no result")
    return row


def keeps_row(row: object, rng: Random) -> None:
    """The index gives it back as it was."""
    assert isinstance(row, MatchRow)
    index = Index(IN_MEMORY)
    with index.changing():
        index.put(row, FileState(1, 2))
    assert index.rows(Wanted()) == [row]
    index.close()


def reports(rng: Random) -> list[bytes]:
    told = [UpdateReport(UpdateStage.DONE), UpdateReport(UpdateStage.ASIDE, name="history.db.damaged-1")]
    return [report_text(report).encode() for report in [*told, UpdateReport(UpdateStage.LIST, 3, 10_000)]]


def keeps_report(report: object, rng: Random) -> None:
    assert isinstance(report, UpdateReport)
    assert read_report(report_text(report).encode()) == report


# --- presets and settings --------------------------------------------------------------------------


def some_presets(rng: Random) -> list[Preset]:
    """One of every game, house rules drawn."""
    return [
        Preset(f"Sunday {number} äß", system, players, tuple(drawn(system, players, Rng(rng.randrange(2**32))).items()))
        for number, (system, players) in enumerate(FORMS)
    ]


def single_presets(rng: Random) -> list[bytes]:
    return [presets.dumps(preset).encode() for preset in some_presets(rng)]


def collections(rng: Random) -> list[bytes]:
    made = some_presets(rng)
    held_back = [{"format": "later", "deep": [[1], {"a": "b"}]}]
    some = [Presets(made[first : first + 5], held_back * (first % 2)) for first in range(0, len(made), 4)]
    return [presets.dumps_all(one).encode() for one in some]


def keeps_preset(preset: object, rng: Random) -> None:
    assert isinstance(preset, Preset)
    preset.rules()
    assert presets.loads(presets.dumps(preset).encode()) == preset


def keeps_collection(collection: object, rng: Random) -> None:
    assert isinstance(collection, Presets)
    try:
        text = presets.dumps_all(collection)
    except SaveError:  # longer than it was, as JSON may be
        return
    again = presets.loads_all(text.encode())
    assert (again.all(), again.held_back) == (collection.all(), collection.held_back)


def some_settings(rng: Random) -> list[bytes]:
    plain = json.loads(settings.dumps(settings.Settings()))
    rows = [plain, plain | {"language": "de", "card_size": 120, "name": "Jörg", "speed": "off"}]
    lately = [
        {"system": system, "players": players, "options": {}, "seats": [_seat(number) for number in range(players)]}
        for system, players in FORMS[::7]
    ]
    return [json.dumps(row | {"lately": some}).encode() for row in rows for some in ([], lately[:1], lately)]


def _seat(number: int) -> dict[str, object]:
    seat: dict[str, object] = {"name": "", "kind": "computer" if number else "person"}
    return seat | ({"level": "skilled", "temperament": {"risk": number % 3 - 1}} if number else {"level": ""})


def keeps_settings(chosen: object, rng: Random) -> None:
    assert isinstance(chosen, settings.Settings)
    assert settings.loads(settings.dumps(chosen).encode()) == chosen


# --- between programs ------------------------------------------------------------------------------


def requests(rng: Random) -> list[bytes]:
    files = ["", str(Path("/games/Sonntag äö.canasta").absolute()), str(Path("/a/b.canasta-rules").absolute())]
    return [single_instance.text_of(Request(file, token)).encode() for file in files for token in ("", "token-1")]


def keeps_request(request: object, rng: Random) -> None:
    assert isinstance(request, Request)
    assert single_instance.read_request(single_instance.text_of(request).encode()) == request


def questions(rng: Random) -> list[bytes]:
    """Of every game at some moment, for each level."""
    made = []
    for number, (system, players) in enumerate(FORMS):
        seed = rng.randrange(2**32)
        game = match_of(system, players, drawn(system, players, Rng(seed)), seed)
        stroll(game, rng.randrange(120), seed)
        seat = game.to_act()
        if seat != NOBODY:
            level = sorted(LEVELS)[number % len(LEVELS)]
            made.append(question_text(WorkerQuestion(number, level, seed, game.view(seat))).encode())
    return made


def answered(data: bytes) -> WorkerAnswer:
    """What the worker says to a line: it never raises, and what is no question gets an error."""
    line = data.decode(errors="replace").replace("\n", " ")
    answer = worker.answer(line)
    if answer.choice is None:
        assert answer.error, "no choice, and no reason why"
        raise WorkerError(answer.error)
    read_question(line)
    return answer


def answers(rng: Random) -> list[bytes]:
    told = [worker.answer(line.decode()) for line in questions(rng)]
    return [answer_text(answer).encode() for answer in [*told, WorkerAnswer(4, None, "WorkerError")]]


def read_answer_line(data: bytes) -> WorkerAnswer:
    return read_answer(data.decode(errors="replace"))


def keeps_answer(answer: object, rng: Random) -> None:
    assert isinstance(answer, WorkerAnswer)
    if answer.choice is not None:  # how long it took is nobody's business at the other end
        answer = answer._replace(choice=answer.choice._replace(is_cut_short=False))
    assert read_answer(answer_text(answer)) == answer


FORMATS: Final = (
    Format("saves", saves, journal.loads, (SaveError,), play_on, rows=True, seal=sealed),
    Format("heads", heads, read_head, (SaveError,), keeps_row),
    Format("reports", reports, read_report, (SaveError,), keeps_report),
    Format("presets", single_presets, presets.loads, (SaveError,), keeps_preset),
    Format("collections", collections, presets.loads_all, (SaveError,), keeps_collection),
    Format("settings", some_settings, settings.loads, (SaveError,), keeps_settings),
    Format("requests", requests, single_instance.read_request, (SaveError,), keeps_request),
    Format("questions", questions, answered, (WorkerError,), keeps_answer),
    Format("answers", answers, read_answer_line, (WorkerError,), keeps_answer),
)
