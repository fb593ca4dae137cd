"""`--selftest`: whether this installation is whole, tried on the real window with everything that belongs to it.

Every resource is opened, the process that speaks is asked how it goes, and the program is started once more and timed
until its table is painted. Then a window is
painted some hundred times, and deals of several games are played by real key presses (`selftest_player`); meanwhile
language and theme change, saves are read back, and a copy of the game is written and opened. At last the window is
closed and opened again, and must show the same.

It runs on the platform it finds, in a folder that is thrown away. No step may take longer than `LIMIT_S`. What is right
is said on stdout, a fault on stderr; the last line but one has the figures, as JSON after `figures:`.
"""

import json
import os
import subprocess
import sys
import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Final

from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from canasta_desktop import resources
from canasta_desktop.bots.worker_protocol import MOST_WORLDS
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.inspection.selftest_base import STEP_S, SelfTestFault, begin_step, demand, end_steps, report
from canasta_desktop.inspection.selftest_player import Player, games
from canasta_desktop.inspection.selftest_resources import check_cards, check_learned, check_resources, check_sounds
from canasta_desktop.ui.presenter.bot_process import program_command
from canasta_desktop.ui.session.app import application
from canasta_desktop.ui.session.first_frame import RSS, resident_mib
from canasta_desktop.ui.session.session import Session
from canasta_desktop.voice.protocol import VoiceError, read_mute_reason

REPAINTS: Final = 300
SEED: Final = 9
"""With this one the deals are short, that of Hand and Foot above all: 89 steps where another takes 120."""
WORLDS: Final = "4"
"""In so many worlds hints are thought over: that they come and can be followed is tried, not how good they are."""
FIGURES: Final = "figures: "
"""What the line with the figures begins with; the rest is JSON."""

Figures = dict[str, float | None]


def selftest() -> int:
    """Try everything and report; the exit status, 0 or 1."""
    heard = _Ears()
    sys.excepthook = heard.hear
    os.environ.setdefault(MOST_WORLDS, WORLDS)
    report(resources.version())
    try:
        with tempfile.TemporaryDirectory(prefix="canasta-selftest-", ignore_cleanup_errors=True) as folder:
            figures = _run(Path(folder), heard)
        heard.check()
    except Exception as error:
        if not isinstance(error, SelfTestFault):
            traceback.print_exc()
        print(f"self-test FAILED: {error}", file=sys.stderr)
        return 1
    finally:
        end_steps()
    report(FIGURES + json.dumps(figures))
    report("self-test passed")
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
            raise SelfTestFault(f"an exception in the window: {self.last!r}")


def _run(folder: Path, heard: _Ears) -> Figures:
    """Everything in order; what was measured. Raises Fault."""
    began = perf_counter()
    app = application()
    begin_step()
    check_resources(app)
    check_learned()
    check_cards()
    check_sounds()
    check_voice()
    figures = check_start(folder / "start")
    home = folder / "home"
    chosen = Settings(language="en", theme="light", speed="off", confirm_going_out=False)
    Store(home, _complain).save_settings(chosen)
    player = Player(Session(home, seed=SEED), heard.check)
    player.open()
    figures |= check_painting(app, player)
    figures |= play_deals(player)
    check_again(home, player, heard)
    return figures | {"rss_at_end_mib": resident_mib(), "seconds": round(perf_counter() - began, 1)}


def _complain(message: object) -> None:
    raise SelfTestFault(f"files: {message}")


def check_voice() -> None:
    """The process that speaks starts and says how it goes; nothing is spoken, and no service started. Raises Fault."""
    begin_step()
    nowhere = os.environ | {"SPEECHD_ADDRESS": "inet_socket"}  # where it does not look
    command = [*program_command(), "--voice"]
    done = subprocess.run(command, env=nowhere, input="", capture_output=True, text=True, timeout=STEP_S, check=False)
    try:
        why = read_mute_reason(done.stdout)
    except VoiceError:
        raise SelfTestFault(f"voice: its process said {done.stdout!r} and {done.stderr!r}") from None
    report(f"voice: its process runs; {'it can speak' if why is None else why.value}")


def check_start(folder: Path) -> Figures:
    """The program itself can be started; how long that takes until its table is painted, and the memory it then has."""
    begin_step()
    program, *arguments = program_command()
    process = QProcess()
    process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
    began = perf_counter()
    process.start(program, [*arguments, "--first-frame", "--data", str(folder)])
    while not process.canReadLine():
        demand(process.waitForReadyRead(1000 * STEP_S), "started once more, the program shows no table")
    taken = perf_counter() - began
    memory: float | None = json.loads(bytes(process.readLine().data()))[RSS]
    demand(process.waitForFinished(1000 * STEP_S), "started once more, the program does not end")
    said = "" if memory is None else f", {memory:.0f} MiB"
    report(f"start: the table is painted after {taken:.2f} s{said}")
    return {"first_frame_s": round(taken, 3), RSS: memory}


def check_painting(app: QApplication, player: Player) -> Figures:
    """Paint the whole window many times."""
    begin_step()
    window = player.session.window
    taken = []
    for _ in range(REPAINTS):
        began = perf_counter()
        window.repaint()
        window.view.viewport().repaint()
        taken.append(1000 * (perf_counter() - began))
    picture = window.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)}
    demand(len(colours) > 50, "the window is blank")
    size = f"{window.width()}x{window.height()}"
    each = sorted(taken)[len(taken) // 2]
    report(f"window: {size} on {QGuiApplication.platformName()}, {REPAINTS} repaints, {each:.1f} ms each")
    return {"repaint_ms": round(each, 2)}


def play_deals(player: Player) -> Figures:
    """A deal of each game."""
    deals, steps = 0, 0
    for game in games():
        player.begin(game)
        played = player.play_deal()
        deals, steps = deals + 1, steps + played.steps
        figures = f"{played.steps} steps of ours, {played.answers} answers of the worker, {played.seconds:.1f} s"
        report(f"deal: {game.system} for {game.players}, {figures}")
    return {"deals": deals, "steps": steps}


def check_again(folder: Path, player: Player, heard: _Ears) -> None:
    """Close the window, open it again, and see whether it shows the same."""
    begin_step()
    shown = player.shown()
    player.close()
    again = Player(Session(folder, seed=SEED), heard.check)
    again.open()
    demand(again.shown() == shown, "the window shows something else after it was closed and opened again")
    again.close()
    report("closed and opened again: the same")
