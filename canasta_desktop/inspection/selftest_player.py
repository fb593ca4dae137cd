"""The self-test's player: chooses games and plays deals in the real window, by keys alone, as the hints say.

The hint of every step comes from the worker process, which a bundle has to find inside itself. What is played is a game
for each of `ODDITIES`, so that all that a table can hold is seen; which game that is, the rules know.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from canasta_desktop.__about__ import GAME_SUFFIX
from canasta_desktop.bots.policy import Decision
from canasta_desktop.game import journal
from canasta_desktop.inspection.selftest_base import begin_step, demand, turn_over, wait
from canasta_desktop.resources import languages
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.statements import statements
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.presenter.bot_process import Failure
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.window.main_window import SCORE

ODDITIES: Final = (
    *(Rule.PLAYERS_PARTNERS, Rule.SEQUENCES, Rule.DEAL_FOOT),
    *(Rule.SPECIAL_HANDS, Rule.PLAYERS_CUT_THROAT),
)
"""Rules that make tables differ."""
USUAL: Final = 4
"""So many play, where a game with the oddity leaves the choice."""
MOST_STEPS: Final = 400
"""No deal of the person's takes so many steps."""
OFTEN: Final = 8
"""After so many steps looks change and the save is read, after half as many a copy is opened."""


@dataclass(frozen=True)
class Game:
    """A rule system by its key, and how many play."""

    system: str
    players: int


@dataclass(frozen=True)
class PlayedDeal:
    """A deal that was played: steps of the person's, answers of the worker, seconds."""

    steps: int
    answers: int
    seconds: float


def games() -> list[Game]:
    """The games to be played, one an oddity. Raises Fault where no game has it."""
    found: list[Game] = []
    forms = [Game(key, players) for key, system in SYSTEMS.items() for players in system.players()]
    forms.sort(key=lambda game: game.players != USUAL)
    for oddity in ODDITIES:
        game = next((game for game in forms if oddity in _codes(game)), None)
        if game is None:
            demand(False, f"there is no game with {oddity}")
        elif game not in found:
            found.append(game)
    return found


def _codes(game: Game) -> set[Rule]:
    return {statement.code for statement in statements(rule_set(game.system, game.players, {}))}


class Player:
    """One window, and somebody who plays in it; `check` raises what went wrong behind the scenes."""

    def __init__(self, session: Session, check: Callable[[], None]) -> None:
        self.session = session
        self.answers = 0
        self.failures = 0
        self._check = check
        session.bot_process.answered.connect(self._answered)
        session.bot_process.failed.connect(self._failed)

    def _answered(self, number: int, choice: Decision) -> None:
        self.answers += 1

    def _failed(self, number: int, why: Failure) -> None:
        self.failures += 1

    def open(self) -> None:
        """Show the window and wait until it is there."""
        self.session.start()
        handle = self.session.window.windowHandle()
        wait(lambda: handle is not None and handle.isExposed(), "the window does not appear")

    def close(self) -> None:
        """Close the window, which ends the worker."""
        window = self.session.window
        window.close()
        window.deleteLater()
        self.session.deleteLater()
        turn_over(0)

    def shown(self) -> tuple[object, ...]:
        """What the screen says, but for what is about the moment alone."""
        display = self.session.presenter.display
        assert display is not None
        hand = [card.card.face for card in display.hand]
        return display.title, display.status, hand, display.scores, display.buttons

    def press(self, key: Qt.Key, text: str, widget: QWidget | None = None) -> None:
        """A key press that reaches the window, or a widget of a dialog, as a real one does."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
            QApplication.sendEvent(widget or self.session.window, event)

    # --- a game ------------------------------------------------------------------------------------

    def begin(self, game: Game) -> None:
        """Choose a game in its dialog, and play it."""
        begin_step()
        window = self.session.window
        window.commands[commands.NEW_GAME].trigger()
        dialog = window.dialog_manager.dialog(commands.NEW_GAME)
        assert isinstance(dialog, NewGameDialog)
        self._choose(dialog, f"system:{game.system}")
        self._choose(dialog, f"players:{game.players}")
        self.press(Qt.Key.Key_Return, "\r", dialog)
        setup = self.session.presenter.match.setup
        demand((setup.system, setup.players) == (game.system, game.players), f"{game.system} cannot be chosen")
        self._check()

    def _choose(self, dialog: NewGameDialog, name: str) -> None:
        button = dialog.findChild(QAbstractButton, name)
        demand(button is not None, f"there is no {name!r} to choose")
        self.press(Qt.Key.Key_Space, " ", button)

    def play_deal(self) -> PlayedDeal:
        """Play until the deal is scored and its sheet is open."""
        began, steps, answered = perf_counter(), 0, self.answers
        while not self.session.presenter.match.is_scored:
            begin_step()
            wait(self._is_due, "nobody goes on with the deal")
            if self.session.presenter.match.is_scored:
                break
            steps += 1
            demand(steps < MOST_STEPS, "the deal does not end")
            self._step()
            self._check()
            if steps % OFTEN == 0:
                self._change_appearance(steps // OFTEN)
                self._read_back()
            elif steps == OFTEN // 2:
                self._reopen()
        wait(lambda: SCORE in self.session.window.dialog_manager.names(), "the score sheet does not open")
        self._read_back()
        self.session.window.dialog_manager.close_all()
        demand(steps > 1, "the deal was over at once")
        demand(not self.failures, "the worker failed")
        return PlayedDeal(steps, self.answers - answered, perf_counter() - began)

    def _is_due(self) -> bool:
        presenter = self.session.presenter
        return presenter.match.is_scored or presenter.match.to_act() == presenter.seat

    def _step(self) -> None:
        """Ask for a hint and do what it says; where that is going out, it is asked about first."""
        presenter = self.session.presenter

        def last_note() -> object:
            return presenter.person.last_note if presenter.person is not None else None

        self.press(Qt.Key.Key_T, "t")
        wait(lambda: self.failures > 0 or isinstance(last_note(), Decision), "there comes no hint")
        demand(not self.failures, "the worker failed")
        done = len(presenter.match.running_deal().actions)
        self.press(Qt.Key.Key_Return, "\r")
        if len(presenter.match.running_deal().actions) == done:
            self.press(Qt.Key.Key_Return, "\r")
        demand(len(presenter.match.running_deal().actions) > done, "a hint cannot be followed")

    # --- between the steps -------------------------------------------------------------------------

    def _change_appearance(self, turn: int) -> None:
        """Another language and theme, in the middle of the game; all languages have their turn."""
        spoken = languages()
        language, theme = spoken[(turn - 1) % len(spoken)], "dark" if turn % 2 else "light"
        before = self._words()
        is_spoken = self.session.settings.language == language
        self.session.change_settings(replace(self.session.settings, language=language, theme=theme))
        demand((self._words() == before) is is_spoken, f"the window does not speak {language!r}")

    def _words(self) -> tuple[object, ...]:
        display = self.session.presenter.display
        assert display is not None
        return display.title, display.status, display.buttons

    def _read_back(self) -> None:
        """The save holds what is on the table."""
        match = self.session.presenter.match
        found = self.session.store.load_current(datetime.now())
        demand(found is not None and journal.dumps(found) == journal.dumps(match), "the save is not what is played")

    def _reopen(self) -> None:
        """A game in a file of its own: written, played on, and opened, all is as it was."""
        wait(self._is_due, "nobody goes on with the deal")
        if self.session.presenter.match.is_scored:
            return
        path = self.session.folder / f"copy{GAME_SUFFIX}"
        self.session.files.save_to(str(path))
        before = self.shown()
        self._step()
        self.session.files.open(str(path))
        # Its match has been played on meanwhile, so that the copy is practice, and its title says so.
        demand(self.shown()[1:] == before[1:], f"{path.name} holds another game than was saved")
        path.unlink()
