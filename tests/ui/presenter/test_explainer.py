"""Computer players asked once more: the same choice gives its reasons, anything else a word that there are none."""

import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.policy import Temperament
from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.ui.presenter.bot_process import BotProcess
from canasta_desktop.ui.presenter.explainer import Explainer
from canasta_desktop.ui.wording.wording import Wording
from tests.game.matches import match, setup

WORKER = [sys.executable, "-m", "canasta_desktop", "--worker"]
DEAD = [sys.executable, "-c", "raise SystemExit(3)"]
SILENT = [sys.executable, "-c", "import sys\nfor line in sys.stdin: pass"]
STUBBORN = [
    sys.executable,
    "-c",
    "import sys, json\nfor line in sys.stdin: print(json.dumps({'number': json.loads(line)['number'],"
    " 'action': 'discard 4S', 'reasons': []}), flush=True)",
]
NAMES = ("You", "Murat", "Jörg", "Wen")
LONG = 30_000

Make = Callable[..., Explainer]


def played(steps: int = 12, begun: Match | None = None) -> Match:
    """A person at seat 0, and computer players at the level at which they are set down."""
    game = begun or match(seed=4)
    for _ in range(steps):
        seat = game.to_act()
        assert game.play(seat, policy("beginner").choose(game.view(seat), Rng(game.choice_seed(seat))).action) is None
    return game


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Make]:
    """An explainer of a match, with this worker; ended after the test."""
    made: list[BotProcess] = []

    def make(game: Match, worker: list[str]) -> Explainer:
        made.append(BotProcess(None, worker))
        return Explainer(game, NAMES, Wording(), made[-1], made[-1])

    yield make
    for process in made:
        process.close()


def actors(game: Match) -> list[int]:
    """Who did the actions of the deal."""
    return [entry.seat for entry in game.log(None)[1:]]


def test_what_computer_players_did_is_explained_in_their_names(asked: Make, qtbot: QtBot) -> None:
    game = played()
    explainer = asked(game, WORKER)
    indices = [index for index, seat in enumerate(actors(game)) if seat != 0]
    assert [explainer.can_explain(index) for index in indices] == [True] * len(indices)
    explainer.ask(indices)
    assert not explainer.text(indices[0])
    qtbot.waitUntil(lambda: all(explainer.text(index) for index in indices), timeout=LONG)
    for index in indices:
        assert explainer.text(index).startswith(f"{NAMES[actors(game)[index]]} "), explainer.text(index)
        assert ": " in explainer.text(index)


def test_players_are_asked_at_their_level_and_with_their_temperament(qtbot: QtBot) -> None:
    usual = setup()
    bold = [seat._replace(level="strong", temperament=Temperament(risk=2)) for seat in usual.seats[1:]]
    game = played(begun=Match.start(usual._replace(seats=(usual.seats[0], *bold)), 4))
    process, asked = BotProcess(None, SILENT), []
    process.ask = lambda *question: asked.append(question) or 1
    index = first(game)
    Explainer(game, NAMES, Wording(), process).ask([index])
    past = game.past_choice(index)
    ((level, seed, view, temperament),) = asked
    assert (level, seed, temperament) == ("strong", past.seed, Temperament(risk=2))
    assert observation_text(view) == observation_text(past.view)


def test_nobody_explains_what_a_person_did_or_what_never_happened(asked: Make) -> None:
    game = played()
    explainer = asked(game, WORKER)
    own = actors(game).index(0)
    assert not any([explainer.can_explain(index) for index in (own, -1, 400)])
    explainer.ask([own, -1, 400])
    assert not explainer.text(own)


def first(game: Match) -> int:
    """The first action of a computer player."""
    return next(index for index, seat in enumerate(actors(game)) if seat != 0)


@pytest.mark.parametrize("worker", [DEAD, STUBBORN], ids=["dead", "another choice"])
def test_where_the_answer_is_not_the_same_it_is_said_that_nobody_knows(
    asked: Make, qtbot: QtBot, worker: list[str]
) -> None:
    game = played()
    explainer, index = asked(game, worker), first(game)
    assert game.past_choice(index).action != Discard(8)
    explainer.ask([index])
    qtbot.waitUntil(lambda: bool(explainer.text(index)), timeout=LONG)
    assert explainer.text(index) == f"It is no longer known why {NAMES[actors(game)[index]]} did this."


def test_once_another_deal_is_on_the_table_nobody_is_asked(asked: Make) -> None:
    game = played()
    explainer, index = asked(game, SILENT), first(game)
    while not game.is_scored:
        seat = game.to_act()
        assert game.play(seat, policy("beginner").choose(game.view(seat), Rng(game.choice_seed(seat))).action) is None
    game.next_deal()
    explainer.ask([index])
    assert "no longer" in explainer.text(index)


def test_closing_ends_the_thinking_and_the_next_question_is_answered(asked: Make, qtbot: QtBot) -> None:
    game = played()
    process = BotProcess(None, SILENT)
    explainer, index = Explainer(game, NAMES, Wording(), process, process), first(game)
    explainer.ask([index, index + 1])
    explainer.close()
    qtbot.wait(100)
    assert not explainer.text(index)
    assert asked(game, WORKER) is not None
    process.close()


def test_playing_on_does_not_disturb_what_is_asked(asked: Make, qtbot: QtBot) -> None:
    game = played()
    explainer, index = asked(game, WORKER), first(game)
    explainer.ask([index])
    seat = game.to_act()
    assert game.play(seat, policy("beginner").choose(game.view(seat), Rng(game.choice_seed(seat))).action) is None
    qtbot.waitUntil(lambda: bool(explainer.text(index)), timeout=LONG)
    assert "no longer" not in explainer.text(index)
