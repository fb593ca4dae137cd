"""How long a frame takes: `python -m tests.bench_frames` (with QT_QPA_PLATFORM=offscreen, or xcb under Xvfb).

A frame is one step of the motion driver and the painting that follows from it, in ms of CPU.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from statistics import quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSizeF, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.table.view import TableView
from tests.ui import samples

STEP = 16
NEVER = 3_600_000
"""Ms to a tick of the motion driver's own timer: the steps of the bench are all there are."""


def shuffled(display: Display, turn: int) -> Display:
    """The hand in another order, so that every card of it moves."""
    cut = turn % max(1, len(display.hand))
    return display._replace(hand=(*display.hand[cut:], *display.hand[:cut]))


def crossing() -> Iterator[Display]:
    """52 cards in thirteen melds that go from one side's tray to the other's and back."""
    box, melds = samples.Box(), [f"{rank}C {rank}S {rank}H {rank}D" for rank in "AKQJT987654"]
    laid = tuple(box.meld(number, text) for number, text in enumerate([*melds, "2C 2S 2H 2D", "KC KS KH KD"]))
    display = samples.start()._replace(hand=())
    own, other = display.trays
    while True:
        yield display._replace(trays=(own._replace(melds=laid), other))
        yield display._replace(trays=(own, other._replace(melds=laid)))


def moves(name: str) -> Iterator[Display]:
    """Displays without end, each of which lets cards move that lie as the one before has it."""
    if name == "crossing":
        yield from crossing()
    if name == "deal":
        empty = samples.start()._replace(hand=())
        while True:
            yield samples.deal()._replace(is_dealt=True)
            yield empty
    turn = 0
    while True:
        turn += 7
        yield shuffled(samples.ALL[name](), turn)


def bench_frames(name: str = "full", size: tuple[int, int] = (1920, 1080), frames: int = 300, dpr: float = 1) -> str:
    """Times `frames` frames of one kind of movement ("full", "deal", "drag", ...); a line of p50, p95 and p99."""
    scene = TableScene(CardPictures(FaceStyle(), dpr), theme(Mode.DARK), speed=Speed.NORMAL)
    for timer in scene.motion.findChildren(QTimer):
        timer.setInterval(NEVER)
    scene.resize(QSizeF(*size))
    view = TableView(scene)
    displays = moves("full" if name == "drag" else name)
    scene.show(next(displays), animate=False)
    view.resize(*size)
    view.show()
    QApplication.processEvents()
    times = _drag(scene, frames) if name == "drag" else _fly(scene, displays, frames)
    cuts = quantiles(times, n=100)
    return (
        f"{name:9} {size[0]}x{size[1]} @{dpr:g} {len(scene.items()):4} items"
        f"  p50 {cuts[49]:.1f}  p95 {cuts[94]:.1f}  p99 {cuts[98]:.1f}  most {max(times):.1f} ms"
    )


def _fly(scene: TableScene, displays: Iterator[Display], frames: int) -> list[float]:
    times: list[float] = []
    now = 0.0
    while len(times) < frames:
        if not scene.motion.is_moving:
            scene.motion.finish()
            scene.show(next(displays))
            now = scene.motion.now
            QApplication.processEvents()
        now += STEP
        begin = time.process_time()
        scene.motion.advance(now)
        QApplication.processEvents()
        times.append(1000 * (time.process_time() - begin))
    return times


def _drag(scene: TableScene, frames: int) -> list[float]:
    """Selected cards carried over the table, after the moment of rest in which pictures are painted ahead."""
    QTest.qWait(500)
    selected = next(held.card.token for held in scene.display.hand if held.selected)
    rect = scene.arrangement.poses[selected].shown
    pointer = scene.pointer
    pointer.press(rect.x + 10, rect.y + 20)
    times = []
    for frame in range(frames):
        begin = time.process_time()
        pointer.move(rect.x - 3 * (frame % 120), rect.y - 4 * (frame % 120))
        QApplication.processEvents()
        times.append(1000 * (time.process_time() - begin))
    scene.cancel_drag()
    return times


def main() -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=300)
    frames = parser.parse_args().frames
    application = QApplication.instance() or QApplication(sys.argv[:1])
    for size in ((1280, 800), (1920, 1080), (3840, 2160)):
        for name in ("full", "big-hand", "deal", "crossing", "drag"):
            print(bench_frames(name, size, frames, dpr=application.devicePixelRatio()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
