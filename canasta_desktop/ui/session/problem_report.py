"""A report of a problem, written into a file that the person can read, add to and pass on."""

import platform
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import PySide6
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QGuiApplication

from canasta_desktop.game.messages import Code, Message, why_unwritten
from canasta_desktop.game.private import make_folder, opener
from canasta_desktop.game.report import cleaned, game_lines
from canasta_desktop.resources import version
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.language import current_language
from canasta_desktop.ui.session.program_log import last_lines

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

FOLDER: Final = "reports"
LINES: Final = 300
"""So many lines of the log are in a report."""
TOLD: Final = ("speed", "theme", "felt", "text_scale", "card_size", "index_letters", "trust_partners", "wait_for_me")
"""The settings that can have to do with a problem; none of them is private."""


def report(session: "Session") -> None:
    """Write a report, say where it is, and have the system show its folder."""
    folder = session.folder.absolute() / FOLDER
    try:
        place = write(folder, text_of(session), session.clock())
    except OSError as error:
        values = (("name", FOLDER), ("detail", why_unwritten(error)))
        session.window.dialog_manager.open(commands.TROUBLE, Message(Code.REPORT_FAILED, values))
        return
    session.presenter.show_message(Message(Code.REPORT_WRITTEN, (("name", place.name),)))
    session.files.show_folder(folder)


def write(folder: Path, text: str, now: datetime) -> Path:
    """Write the text into a new file of this folder; its place. Raises OSError."""
    make_folder(folder)
    count = 1
    while True:
        place = folder / f"report-{now:%Y%m%d-%H%M%S}{'' if count == 1 else f'-{count}'}.txt"
        try:
            with open(place, "x", encoding="utf-8", newline="\n", opener=opener) as file:
                file.write(text)
        except FileExistsError:
            count += 1
        else:
            return place


def text_of(session: "Session") -> str:
    """The whole report: a line for the person to begin with, then what the program knows."""
    said = QCoreApplication.translate("ProblemReport", "What did you do, and what went wrong? Write it here:")
    match = session.match  # in a lesson the game that waits: it is what the person has played
    names = [session.settings.name, session.people.here.name, *(seat.name for seat in match.setup.seats)]
    places = private_places(session.folder)
    program = cleaned([*_program(), *_settings(session)], names, places)
    log = cleaned(last_lines(session.folder, LINES), names, places) or ["(empty)"]
    written = f"written: {session.clock():%Y-%m-%d %H:%M:%S}"
    # The game's own lines hold seeds of finished deals, and nothing that was typed.
    return "\n".join([said, "", "", "-" * 60, written, *program, *game_lines(match), "", "log:", *log, ""])


def _program() -> list[str]:
    screens = [
        f"{screen.geometry().width()}x{screen.geometry().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return [
        f"program: {version()}",
        f"system: {platform.platform()}, {platform.machine()}",
        f"Qt: {qVersion()}, PySide {PySide6.__version__}, {QGuiApplication.platformName()}",
        f"screens: {', '.join(screens)}",
    ]


def _settings(session: "Session") -> list[str]:
    told = [f"{name}={getattr(session.settings, name)}" for name in TOLD]
    return [f"settings: language={current_language(running_application())}, {', '.join(told)}"]


def private_places(folder: Path) -> list[tuple[str, str]]:
    """Paths that say whose computer this is, and what stands for each in a report; the longest first."""
    home = Path.home()
    signs = [(path, sign) for path, sign in ((folder.absolute(), "(save folder)"), (home, "~")) if path.name]
    signs += [(path.resolve(), sign) for path, sign in signs]
    places = {(text, sign) for path, sign in signs for text in (str(path), path.as_posix())}
    if home.name:  # the account's name stands in other places, too: on a disk that was plugged in
        places |= {(f"{mark}{home.name}{mark}", f"{mark}(user){mark}") for mark in ("/", "\\")}
    return sorted(places, key=lambda place: len(place[0]), reverse=True)
