"""`--selftest`: whether this installation is whole, tried on the real window with everything that belongs to it.

Every resource is opened, the window is painted some hundred times, and one whole deal is played by real key presses:
the person's moves are those of the hint, so that every question goes to the worker process, which a bundle has to find
inside itself. While it is played, language and theme change and the save is read back. Then the window is closed and
opened again, and must show the same. It runs on the platform it finds, in a folder that is thrown away, and no longer
than `LIMIT_S`. What is right is said on stdout, a fault on stderr.
"""

import faulthandler
import statistics
import sys
import tempfile
import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCollator, QCoreApplication, QEvent, QEventLoop, QLocale, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QKeyEvent, QPixmap
from PySide6.QtWidgets import QApplication

from canasta_desktop import resources
from canasta_desktop.bots.policy import Choice
from canasta_desktop.game import journal
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.rules.cards import FACES
from canasta_desktop.ui.app import application
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.language import qt_folder, set_language
from canasta_desktop.ui.session import Session
from canasta_desktop.ui.window import SCORE

LIMIT_S: Final = 55
"""After so many seconds the process ends with status 1 and says where it was."""
STEP_S: Final = 12
"""Longer than the thinker waits for an answer."""
REPAINTS: Final = 300
MOST_STEPS: Final = 400
"""No deal of the person's takes so many steps."""
SEED: Final = 2
QT_WORDS: Final = {"de": "&Kopieren", "en": "&Copy"}
"""What Qt's own menu of a text field must say."""


class Fault(Exception):
    """Something is missing or does not work; the text says what."""


def selftest() -> int:
    """Try everything and report; the exit status, 0 or 1."""
    faulthandler.dump_traceback_later(LIMIT_S, exit=True)
    heard = _Ears()
    sys.excepthook = heard.hear
    print(resources.version())
    try:
        with tempfile.TemporaryDirectory(prefix="canasta-selftest-", ignore_cleanup_errors=True) as folder:
            _run(Path(folder), heard)
        heard.check()
    except Exception as error:
        if not isinstance(error, Fault):
            traceback.print_exc()
        print(f"self-test FAILED: {error}", file=sys.stderr)
        return 1
    finally:
        faulthandler.cancel_dump_traceback_later()
    print("self-test passed")
    return 0


@dataclass
class _Ears:
    """Hears exceptions that Python code called by Qt could hand to nobody else."""

    last: BaseException | None = None

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.last = error
        traceback.print_exception(kind, error, trace)

    def check(self) -> None:
        if self.last is not None:
            raise Fault(f"an exception in the window: {self.last!r}")


def _run(folder: Path, heard: _Ears) -> None:
    app = application()
    check_resources(app)
    check_cards()
    chosen = Settings(language="en", theme="light", speed="off", confirm_going_out=False)
    Store(folder, _complain).save_settings(chosen)
    player = Player(Session(folder, seed=SEED))
    player.open()
    check_painting(app, player)
    player.play_deal(heard)
    shown = player.shown()
    player.close()
    again = Player(Session(folder, seed=SEED))
    again.open()
    _demand(again.shown() == shown, "the window shows something else after it was closed and opened again")
    again.close()
    print("closed and opened again: the same")


def _demand(condition: bool, fault: str) -> None:
    if not condition:
        raise Fault(fault)


def _complain(message: object) -> None:
    raise Fault(f"files: {message}")


# --- resources -----------------------------------------------------------------------------------------


def check_resources(app: QApplication) -> None:
    """Every picture and font can be read, both languages speak, Qt's own words included."""
    names = resources.asset_names()
    _demand(bool(names), "there are no assets")
    for name in names:
        path = str(resources.asset(name))
        if name.endswith(".png"):
            _demand(not QImage(path).isNull(), f"{name} is no picture")
        elif name.endswith((".ttf", ".otf")):
            _demand(QFontDatabase.addApplicationFont(path) >= 0, f"{name} is no font")
        else:
            _demand(resources.asset(name).stat().st_size > 0, f"{name} is empty")
    _demand(bool(QFontDatabase.families()), "there is no font")
    say = QCoreApplication.translate  # by this name, so that the words do not come among ours
    languages = resources.languages()
    _demand(set(QT_WORDS) <= set(languages), f"languages are missing, there are only {languages}")
    for language in languages:
        set_language(app, language)
        said = say("QLineEdit", "&Copy")
        _demand(said == QT_WORDS.get(language, said), f"Qt says {said!r} in {language!r}; see {qt_folder()}")
    order = QCollator(QLocale("de"))
    _demand(order.compare("Ä", "B") < 0 < order.compare("Ä", "A"), "texts cannot be put into German order")
    print(f"resources: {len(names)} files, languages {', '.join(languages)}, font {app.font().families()[0]}")


def check_cards() -> None:
    """Every face and the back can be painted."""
    pictures = CardPictures(FaceStyle())
    blank = QPixmap(80, 112)
    blank.fill(Qt.GlobalColor.transparent)
    for face in (*range(FACES), None):
        picture = pictures.picture(face, 80)
        _demand(picture.pixmap.toImage() != blank.toImage() and not picture.pixmap.isNull(), f"card {face} is blank")


# --- the window ----------------------------------------------------------------------------------------


class Player:
    """One window, and somebody who plays in it with the keyboard, by the hints."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.answers = 0
        self.failures = 0
        session.thinker.answered.connect(self._answered)
        session.thinker.failed.connect(self._failed)

    def _answered(self, number: int, choice: Choice) -> None:
        self.answers += 1

    def _failed(self, number: int) -> None:
        self.failures += 1

    def open(self) -> None:
        """Show the window and wait until it is there."""
        self.session.start()
        handle = self.session.window.windowHandle()
        _wait(lambda: handle is not None and handle.isExposed(), "the window does not appear")

    def close(self) -> None:
        """Close the window, which ends the worker."""
        window = self.session.window
        window.close()
        window.deleteLater()
        self.session.deleteLater()
        _turn_over(0)

    def shown(self) -> tuple[object, ...]:
        """What the screen says, but for what is about the moment alone."""
        display = self.session.presenter.display
        assert display is not None
        hand = [card.card.face for card in display.hand]
        return display.title, display.status, hand, display.scores, display.buttons

    def press(self, key: Qt.Key, text: str) -> None:
        """A key press that reaches the window as a real one does."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
            QApplication.sendEvent(self.session.window, event)

    def play_deal(self, heard: _Ears) -> None:
        """Play until the deal is scored and its sheet is open."""
        began, steps = perf_counter(), 0
        while not self.session.presenter.match.is_scored:
            _wait(self._is_due, "nobody goes on with the deal")
            if self.session.presenter.match.is_scored:
                break
            steps += 1
            _demand(steps < MOST_STEPS, "the deal does not end")
            self._step()
            heard.check()
            if steps % 5 == 0:
                self._change_looks(steps // 5)
                self._read_back()
        _wait(lambda: SCORE in self.session.window.desk.names(), "the score sheet does not open")
        self._read_back()
        self.session.window.desk.close_all()
        _demand(steps > 5, "the deal was over at once")
        _demand(not self.failures, "the worker failed")
        seconds = perf_counter() - began
        print(f"deal: {steps} steps of ours, {self.answers} answers of the worker, {seconds:.1f} s")

    def _is_due(self) -> bool:
        presenter = self.session.presenter
        return presenter.match.is_scored or presenter.match.to_act() == presenter.seat

    def _step(self) -> None:
        """Ask for a hint and follow it: the second press plays it, a card it selects is discarded."""
        presenter = self.session.presenter

        def said() -> object:
            return presenter.person.said if presenter.person is not None else None

        self.press(Qt.Key.Key_T, "t")
        _wait(lambda: self.failures > 0 or isinstance(said(), Choice), "there comes no hint")
        _demand(not self.failures, "the worker failed")
        done = len(presenter.match.running_deal().actions)
        self.press(Qt.Key.Key_T, "t")
        if len(presenter.match.running_deal().actions) == done:
            self.press(Qt.Key.Key_X, "x")
        _demand(len(presenter.match.running_deal().actions) > done, "a hint cannot be followed")

    def _change_looks(self, turn: int) -> None:
        """Another language and theme, in the middle of the game."""
        language, theme = ("de", "dark") if turn % 2 else ("en", "light")
        before = self._title()
        self.session.change_settings(replace(self.session.settings, language=language, theme=theme))
        _demand(self._title() != before, f"the window does not speak {language!r}")

    def _title(self) -> str:
        display = self.session.presenter.display
        assert display is not None
        return display.title

    def _read_back(self) -> None:
        """The save holds what is on the table."""
        match = self.session.presenter.match
        found = self.session.store.load_current(datetime.now())
        _demand(found is not None and journal.dumps(found) == journal.dumps(match), "the save is not what is played")


def check_painting(app: QApplication, player: Player) -> None:
    """Paint the whole window many times."""
    window = player.session.window
    taken = []
    for _ in range(REPAINTS):
        began = perf_counter()
        window.repaint()
        window.view.viewport().repaint()
        taken.append(1000 * (perf_counter() - began))
    picture = window.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)}
    _demand(len(colours) > 50, "the window is blank")
    size = f"{window.width()}x{window.height()}"
    platform = QGuiApplication.platformName()
    print(f"window: {size} on {platform}, {REPAINTS} repaints, {statistics.median(taken):.1f} ms each")


def _wait(condition: Callable[[], bool], fault: str) -> None:
    """Let the program run until this holds."""
    end = perf_counter() + STEP_S
    while not condition():
        _demand(perf_counter() < end, fault)
        _turn_over(10)


def _turn_over(milliseconds: int) -> None:
    """Let the program run for so long; in a loop of its own, only there Qt deletes what is to go."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
