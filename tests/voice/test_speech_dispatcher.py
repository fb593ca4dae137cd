"""Speech on Linux: what is sent to the service, read at a service of the test's own; and what may go wrong with it."""

import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from canasta_desktop.voice import speech_dispatcher
from canasta_desktop.voice.protocol import MuteReason, Utterance
from canasta_desktop.voice.speech_dispatcher import SpeechDispatcher, socket_path, system_environment
from canasta_desktop.voice.synthesizer import NoVoiceError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the service of Linux")

MODULES = "250-espeak-ng\r\n250 OK\r\n"


def usual_answer(command: str) -> str:
    """What the service says to a command that is right."""
    return MODULES if command.startswith("LIST") else "225-21\r\n225 OK\r\n" if command == "." else "200 OK\r\n"


class Service:
    """A service on a socket of its own; `answer` gives what it says to a line, None hangs up."""

    def __init__(self, folder: Path) -> None:
        self.place = folder / "speech.sock"
        self.lines: list[str] = []
        self.answer: Callable[[str], str | None] = usual_answer
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(self.place))
        self._socket.listen()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def environment(self) -> dict[str, str]:
        return {"SPEECHD_ADDRESS": f"unix_socket:{self.place}", "PATH": ""}

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join(10)

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._socket.accept()
            except OSError:
                return
            with client, client.makefile("rb") as lines, suppress(OSError):
                self._attend(client, lines)

    def _attend(self, client: socket.socket, lines: Iterator[bytes]) -> None:
        is_text = False
        for raw in lines:
            line = raw.decode().removesuffix("\r\n")
            self.lines.append(line)
            if is_text and line != ".":
                continue
            is_text = line == "SPEAK"
            if (said := self.answer(line)) is None:
                return
            client.sendall(said.encode())


@pytest.fixture
def service(tmp_path):
    made = Service(tmp_path)
    yield made
    made.close()


def test_texts_are_sent_in_their_language_and_forgotten_at_a_stop(service):
    voice = SpeechDispatcher(service.environment)
    assert voice.has_voice
    voice.set_rate(-20)
    for text, language in (("Anna hat ein Ass.", "de"), (".", "de"), ("Your turn.", "en")):
        voice.speak(Utterance(text, language))
    voice.stop()
    voice.close()
    assert service.lines == [
        *("SET SELF CLIENT_NAME user:canasta-desktop:own-voice", "SET SELF PRIORITY MESSAGE"),
        *("SET SELF PUNCTUATION NONE", "LIST OUTPUT_MODULES", "SET SELF RATE -20"),
        *("SET SELF LANGUAGE de", "SPEAK", "Anna hat ein Ass.", ".", "SPEAK", "..", "."),
        *("SET SELF LANGUAGE en", "SPEAK", "Your turn.", ".", "CANCEL SELF"),
    ]


def test_the_voices_of_a_language_are_named_and_one_of_them_speaks(service):
    def answer(command: str) -> str:
        listed = (
            "249-Klaus\tde\tnone\r\n249-Anke\tde-AT\tf\r\n249-Joe\ten-US\tnone\r\n249-odd\r\n249 OK VOICE LIST SENT\r\n"
        )
        return listed if command == "LIST SYNTHESIS_VOICES" else usual_answer(command)

    service.answer = answer
    dispatcher = SpeechDispatcher(service.environment)
    assert [dispatcher.voices(code) for code in ("de", "en", "fr")] == [["Klaus", "Anke"], ["Joe"], []]
    dispatcher.set_voice("Anke")
    dispatcher.set_voice("")
    service.answer = lambda command: "304 CANT LIST VOICES\r\n" if command.startswith("LIST") else usual_answer(command)
    assert dispatcher.voices("de") == []
    dispatcher.speak(Utterance("Anna ist dran.", "de"))
    dispatcher.close()
    assert "SET SELF SYNTHESIS_VOICE Anke" in service.lines
    assert service.lines.index("SET SELF VOICE_TYPE MALE1") < service.lines.index("SPEAK")


def test_a_service_that_has_only_its_stand_in_has_no_voice(service):
    service.answer = lambda line: "250 OK MODULE LIST SENT\r\n" if line.startswith("LIST") else usual_answer(line)
    assert not SpeechDispatcher(service.environment).has_voice


@pytest.mark.parametrize(
    "said",
    [
        None,
        "500 ERR INVALID COMMAND\r\n",
        "rubbish\r\n",
        "\r\n",
        "²²² OK\r\n",
        "200-" + "a" * 300_000 + "\r\n200 OK\r\n",
    ],
    ids=["hangs up", "says no", "rubbish", "nothing", "no figures", "too much"],
)
def test_a_service_that_goes_wrong_is_given_up(service, said):
    service.answer = lambda line: said
    with pytest.raises(NoVoiceError) as caught:
        SpeechDispatcher(service.environment)
    assert caught.value.why is MuteReason.ENDED


def test_a_service_that_never_answers_is_given_up(service, monkeypatch):
    monkeypatch.setattr(speech_dispatcher, "PATIENCE", 0.05)
    service.answer = lambda line: ""
    with pytest.raises(NoVoiceError):
        SpeechDispatcher(service.environment)


def test_a_service_that_has_gone_is_noticed_at_the_next_text(service):
    voice = SpeechDispatcher(service.environment)
    service.answer = lambda line: None
    with pytest.raises(NoVoiceError) as caught:
        voice.speak(Utterance("Hello.", "en"))
    assert caught.value.why is MuteReason.ENDED


def spawner(folder: Path, script: str) -> dict[str, str]:
    """An environment in which the service is this script."""
    program = folder / "speech-dispatcher"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o700)
    return {"PATH": str(folder), "XDG_RUNTIME_DIR": str(folder / "run")}


@pytest.mark.parametrize(
    ("script", "why"),
    [("", MuteReason.NO_SERVICE), ("exit 1", MuteReason.ENDED), ("exit 0", MuteReason.ENDED)],
    ids=["not installed", "does not start", "starts and is not there"],
)
def test_a_service_that_does_not_run_is_started_or_it_is_told_why_not(tmp_path, script, why):
    environment = spawner(tmp_path, script)
    if not script:
        (tmp_path / "speech-dispatcher").unlink()
    with pytest.raises(NoVoiceError) as caught:
        SpeechDispatcher(environment)
    assert caught.value.why is why


def test_it_is_started_where_it_is_looked_for(tmp_path):
    asked = tmp_path / "asked"
    with pytest.raises(NoVoiceError):
        SpeechDispatcher(spawner(tmp_path, f'echo "$@" > {asked}'))
    place = tmp_path / "run" / "speech-dispatcher" / "speechd.sock"
    assert asked.read_text() == f"--spawn --communication-method unix_socket --socket-path {place}\n"


def test_it_is_started_without_the_persons_locale_where_it_does_not_with_it(tmp_path):
    asked = tmp_path / "asked"
    with pytest.raises(NoVoiceError):
        SpeechDispatcher(spawner(tmp_path, f'echo "$LC_ALL" >> {asked}; test -n "$LC_ALL"'))
    assert asked.read_text() == "\nC.UTF-8\n"


@pytest.mark.parametrize(
    ("environment", "place"),
    [
        ({"XDG_RUNTIME_DIR": "/run/user/7"}, "/run/user/7/speech-dispatcher/speechd.sock"),
        ({"HOME": "/home/anna"}, "/home/anna/.cache/speech-dispatcher/speechd.sock"),
        ({"HOME": "/home/anna", "XDG_CACHE_HOME": "/fast"}, "/fast/speech-dispatcher/speechd.sock"),
        ({"XDG_RUNTIME_DIR": "/run", "SPEECHD_ADDRESS": "unix_socket:/own"}, "/own"),
        ({"XDG_RUNTIME_DIR": "/run", "SPEECHD_ADDRESS": "unix_socket"}, "/run/speech-dispatcher/speechd.sock"),
        ({"SPEECHD_ADDRESS": "inet_socket:elsewhere.example:6560"}, None),
    ],
)
def test_the_service_is_found_where_its_own_library_looks_but_never_on_another_computer(environment, place):
    assert socket_path(environment) == (place and Path(place))


def test_in_a_bundle_the_service_gets_the_libraries_of_the_system(monkeypatch):
    environment = {"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/mine", "HOME": "/h"}
    assert system_environment(environment) == environment
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert system_environment(environment) == {"LD_LIBRARY_PATH": "/mine", "HOME": "/h"}
    assert system_environment({"LD_LIBRARY_PATH": "/bundle"}) == {}
