"""A whole deal by ear with the program's own voice: what the table says is spoken, by speech-dispatcher's own log."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.eyes import View
from tests.e2e.hands import Keys
from tests.e2e.player import Table
from tests.e2e.policy import Do, Move
from tests.e2e.program import Program
from tests.e2e.xserver import MissingProgram, XServer
from tests.reader.speech_service import SpeechService

pytestmark = pytest.mark.reader

SEED = 7
SIGNS = re.compile("[♠♥♦♣]")


class SpeakingScreen(XServer):
    """A display whose programs find a speech service."""

    def __init__(self, service: SpeechService) -> None:
        super().__init__()
        self._service = service

    def environment(self) -> dict[str, str]:
        return self._service.environment(super().environment())


@pytest.fixture
def service(tmp_path: Path) -> Iterator[SpeechService]:
    """A speech service of the test's own; where it cannot be had the test fails, it is never left out."""
    try:
        made = SpeechService(tmp_path / "speech")
    except MissingProgram as missing:
        pytest.fail(str(missing), pytrace=False)
    with made:
        yield made


@pytest.fixture
def program(service: SpeechService, tmp_path: Path) -> Iterator[Program]:
    """A German table for two that speaks by itself."""
    with SpeakingScreen(service) as screen:
        made = Program(
            screen, tmp_path / "program", SEED, players=2, language="de", own_voice=True, has_met_reader=True
        )
        yield made
        made.end()


class Ear:
    """Listens to the end before a turn begins, and knows what should have been said."""

    def __init__(self, program: Program, service: SpeechService) -> None:
        self._program, self._service = program, service
        self._since = 0
        self.turns = 0

    def watch(self, view: View, move: Move) -> None:
        """Before a move: at the beginning of a turn all is heard that has happened, and what can be done."""
        if move.do in (Do.DRAW, Do.TAKE) and view.is_drawing:
            self.turns += 1
            discarded = view.facts["piles"]["pile"]["top"]["name"].partition(",")[0] if self.turns > 1 else ""
            self.hear(view.facts["announcement"], view.facts["status"], discarded)
            self._since = len(self._service.spoken())

    def hear(self, *texts: str) -> None:
        """Wait until all of this was spoken since the turn before."""
        wanted = [plain(text) for text in texts]
        self._service.wait(lambda heard: all(text in plain(heard) for text in wanted), self._since, " + ".join(texts))


def test_a_whole_deal_is_heard(program: Program, service: SpeechService) -> None:
    program.start()
    keys, ear = Keys(program, "de"), Ear(program, service)
    view = Table(program, keys, ear.watch).play_deal()
    assert ear.turns > 3
    ear.hear(view.facts["announcement"], "Die Runde ist zu Ende", "gesamt")  # the score is the sheet's own word
    told = plain(" ".join(service.told()))
    announced = [json.loads(line)["announcement"] for line in described(program)]
    assert [text for text in announced if plain(text) not in told] == []
    assert [text for text in service.told() if SIGNS.search(text)] == []
    keys.key("F12")
    ear.hear("Das Programm schweigt jetzt.")
    assert program.close() == 0
    assert program.tail() == ""


def described(program: Program) -> list[str]:
    """All lines of the description."""
    (file,) = program.folder.glob("described-*.jsonl")
    return file.read_text(encoding="utf-8").splitlines()


def plain(text: str) -> str:
    """For comparing: in small letters, with simple spaces, hyphens and no marks of direction."""
    words = re.sub("[\u2066-\u2069]", "", text).casefold().replace("\u2011", "-").replace(" \u00b7", ",")
    return " ".join(words.split()).rstrip(".")
