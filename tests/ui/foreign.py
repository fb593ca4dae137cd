"""Every place of the window where names of players, presets and files are shown, one after the other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import Qt as Text
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from canasta_desktop.bots.levels import policy
from canasta_desktop.game import journal
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.presets import Preset, Presets
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.rng import Rng
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.display import Choice, Question
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.text.plain_text import message_box
from canasta_desktop.ui.window.main_window import SCORE
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.new_games import PRESETS, SEATS

SCREENS = (QSize(960, 600), QSize(1024, 640), QSize(1280, 800))
BESIDE_NAME = {"fault": "bad-value", "points": 70, "minimum": 90}
"""What the messages say besides `name` and `detail`."""


def setup_named(names: tuple[str, ...], persons: int, system: str = "classic") -> Setup:
    """Players of these names, the first so many of them persons."""
    kinds = [SeatKind.PERSON if seat < persons else SeatKind.COMPUTER for seat in range(len(names))]
    seats = [
        SeatSetup(name, kind, "" if kind is SeatKind.PERSON else "beginner")
        for name, kind in zip(names, kinds, strict=True)
    ]
    return Setup(system, len(names), (), tuple(seats))


def played(names: tuple[str, ...], persons: int, to_the_end: bool, system: str = "classic") -> Match:
    """A match in the middle of its first deal, with a person to act, or with the deal scored."""
    return journal.loads(_played(names, persons, to_the_end, system))


@cache
def _played(names: tuple[str, ...], persons: int, to_the_end: bool, system: str) -> bytes:
    """The save of such a match, played by novices."""
    match = Match.start(setup_named(names, persons, system), 5)
    while not match.is_scored:
        seat = match.to_act()
        if not to_the_end and seat == 0 and len(match.log(None)) > 40:
            break
        assert (
            match.play(seat, policy("beginner").choose(match.view(seat), Rng(match.choice_seed(seat))).action) is None
        )
    return journal.dumps(match).encode()


def shown_text(tip: str) -> str:
    """What a tool tip of these letters says."""
    if not Text.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


ABOUT_PLAYERS = (Code.FALLBACK_NO_TIME, Code.FALLBACK_ENDED, Code.FALLBACK_NONSENSE, Code.FALLBACK_NO_MOVE)
"""What is told of a player; the other messages speak of a file."""


class Showing:
    """A session over a folder of its own, at rest: no computer player moves."""

    def __init__(
        self, qtbot: QtBot, folder: Path, names: tuple[str, ...], file: str, language: str = "en", scale: int = 100
    ) -> None:
        self.bot, self.names, self.file = qtbot, names, file
        self.language, self.scale = language, scale
        self.session = Session(folder, seed=4)
        self.window = self.session.window
        qtbot.addWidget(self.window)

    def sit(self, persons: int, *, to_the_end: bool = False) -> None:
        """Put a match of so many persons on the table, as it is."""
        session = self.session
        session.presenter.stop()
        session.presenter.sit_down(played(self.names, persons, to_the_end))
        worn = replace(session.settings, speed="off", theme="light", language=self.language, text_scale=self.scale)
        session.change_settings(worn)
        self.window.show()
        session.presenter.retell()
        if persons > 1:
            session.presenter.start()
        self.settle()

    def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()

    def at(self, size: QSize) -> None:
        """A window of this size."""
        self.window.resize(size)
        self.settle()

    def everywhere(self, *sizes: QSize) -> Iterator[tuple[str, QWidget]]:
        """Each place, with what stands there now, in windows of these sizes; in the note every message."""
        sizes = sizes or SCREENS[-1:]
        for size in sizes:  # one after the other: to show a message anew costs less than to lay everything out anew
            yield from self.at_the_table((size,), Code)
        yield from self.in_dialogs()
        yield from self.in_a_new_game(sizes)
        yield from self.in_a_box()

    def in_a_box(self) -> Iterator[tuple[str, QWidget]]:
        """A message without a window behind it."""
        box = message_box(self.names[0], self.file)
        self.bot.addWidget(box)
        box.show()
        self.settle()
        yield "message box", box

    def at_the_table(self, sizes: Sequence[QSize], codes: Iterable[Code]) -> Iterator[tuple[str, QWidget]]:
        """The curtain, the table; the prompt with these messages; a question: each in windows of these sizes."""
        self.sit(2)
        yield from self.at_each(sizes, "curtain")
        assert self.window.curtain_control.is_down
        self.sit(1)
        yield from self.at_each(sizes, "table")
        values = {**BESIDE_NAME, "name": self.names[1], "detail": self.file, "topic": "taking"}
        for code in codes:
            about_file = code not in ABOUT_PLAYERS
            told = {**values, "name": self.file} if about_file else values
            self.session.presenter.show_message(Message(code, tuple(told.items())))
            yield from self.at_each(sizes, f"note {code.value}")
        words, shown = self.session.words.questions, self.window.display
        choices = (Choice(0, words.yes()), Choice(1, words.no()))
        name = self.session.presenter.hot_seat.showing.names()[1]
        asked = Question(words.may_go_out(name), choices, words.cancel())
        self.window.show_display(shown._replace(question=asked), False)
        yield from self.at_each(sizes, "question")
        self.window.show_display(shown, False)

    def at_each(self, sizes: Iterable[QSize], where: str) -> Iterator[tuple[str, QWidget]]:
        """The window in each of these sizes, than which nothing in it makes it wider."""
        for size in sizes:
            self.at(size)
            assert self.window.width() <= size.width(), where
            yield where, self.window

    def in_dialogs(self) -> Iterator[tuple[str, QWidget]]:
        """The dialogs of the table, one after the other."""
        self.sit(1)
        values = (("name", self.file[:60]), ("detail", self.file[:120]), *BESIDE_NAME.items())
        for code in (Code.OPENING_FAILED, Code.COPY_FAILED, Code.KEEPING_FAILED, Code.RULES_FAILED, Code.FOLDER_FAILED):
            yield f"trouble {code.value}", self.open(commands.TROUBLE, Message(code, values))
        yield "log", self.open(commands.LOG)
        self.sit(1, to_the_end=True)
        yield "score", self.open(SCORE)

    def open(self, name: str, argument: object = None) -> QWidget:
        """A dialog of the window, alone."""
        self.window.dialog_manager.close_all()
        self.window.dialog_manager.open(name, argument)
        self.settle()
        dialog = self.window.dialog_manager.dialog(name)
        assert dialog is not None
        return dialog

    def in_a_new_game(self, sizes: Iterable[QSize]) -> Iterator[tuple[str, QWidget]]:
        """The pages of a new game on which there are names, over windows of these sizes."""
        self.window.dialog_manager.close_all()
        setup = setup_named(self.names, 2)
        last = NewGameChoice("classic", len(self.names), (), setup.seats)
        for size in sizes:
            presets = Presets([Preset(self.names[0], "classic", 4), Preset("Friday", "samba", 4)])
            dialog = NewGameDialog(last, Wording(), presets=presets)
            self.bot.addWidget(dialog)
            dialog.resize(size - QSize(40, 60))
            dialog.show()
            dialog.tabs.setCurrentIndex(SEATS)
            self.settle()
            assert dialog.width() <= size.width()
            yield "seats", dialog
            dialog.tabs.setCurrentIndex(PRESETS)
            dialog.presets.list.setCurrentRow(dialog.presets.list.count() - 1)
            self.settle()
            yield "presets", dialog
            page = dialog.presets
            for does in (
                page._ask_delete,
                page._save,
                page._rename,
                lambda page=page: page.export_to(str(self.missing())),
            ):
                does()
                self.settle()
                assert dialog.width() <= size.width()
                yield "preset notice", dialog
            dialog.close()

    def missing(self) -> Path:
        """A file in a folder that is not there."""
        return self.session.folder / "none" / self.file.replace("/", "_")

    def close(self) -> None:
        self.window.dialog_manager.close_all()
        self.session.close()
