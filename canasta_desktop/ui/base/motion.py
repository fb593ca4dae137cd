"""Everything that moves, driven by one timer that can be finished with one call.

How it works. What moves has a *key* (a card's token, say) and one or more *legs* run one after the other: a leg waits
`delay` ms, then for `ms` calls `step` with a share of the way that its easing has bent, and at the end `step(1)` and
`done`. `Motion.run` gives a key new legs and drops the ones it had, so a card that is sent somewhere else simply turns
off from where it is. Every tick moves all of them; `finish` puts everything to its end, in order, at once. Nothing is
read back from an animation: whoever starts one knows the end already.

*Quiet* legs (a glow fading in, a badge swelling) are seen to like the others, but nobody waits for them: `finished` is
emitted when the last leg that is not quiet has ended.

All durations and easings stand here and nowhere else, in ms at normal speed.
"""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

FLIGHT = 240
"""A card goes to a meld, to the pile, or anywhere else, however far that is."""
STAGGER, STAGGER_MOST = 40, 400
"""Between the starts of two cards that go together, and from the first start to the last."""
MELD_OPENS = 120
"""The cards of a new meld open to a fan when all of them have landed."""
DRAW, DRAW_STEP = 260, 90
"""The top back of the stock goes to a hand; a second one so much later."""
TURNS_FROM = 2 / 3
"""Share of its time after which a drawn card turns over."""
TILT = 8.0
"""A discard turns so far on its way and lies straight at the end, degrees."""
SHUFFLE, STRIPS = 700, 7
"""The stock riffles so long before the first deal of a match, in so many strips."""
DEAL, DEAL_STEP, DEAL_MOST = 190, 34, 1500
"""Each card of a deal flies so long; the time between two starts; from the first start to the last card at a hand."""
FLIP, SORT = 260, 260
"""The card that is turned up after a deal; the own hand sliding to its order."""
TAKE_MELDS, TAKE_OPENS, TAKE_FLIES, TAKE_SORTS = 280, 160, 360, 200
"""The stages of a taken pile: what is melded with it, its fan, the way to the hand, the order there."""
RED_THREE, GLINT = 320, 240
"""A red three flies to its tray before its replacement leaves the stock; so long it gleams there."""
LIES_ACROSS, FROST_RUNS = 260, 320
"""The card that freezes the pile lies; then frost comes over it."""
OPEN_STEP, OPEN_MOST = 60, 1200
"""Between two cards of a hand that is laid open at its seat, and from the first to the last; each is turned in FLIP."""
FOOT, FOOT_CARD = 700, 260
"""A foot comes to the hand from under the portrait, card by card; each of them takes so long."""
SPEECH_FADES, SPEECH_STAYS, SPEECH_PER_LETTER = 110, 700, 32
"""A bubble of speech fades in and out; between the two it stays so long, and so much longer for each letter."""
COUNT_UP, COUNT_UP_STEPS = 600, 15
"""A score runs up to its new figure, in so many steps."""
CLOSE_UP = 120
RETURN, SHAKE, SHAKE_PX = 200, 160, 6
CANASTA_CLOSES, CANASTA_RISES, CANASTA_BAND, CANASTA_WORD, CANASTA_HOME = 240, 260, 180, 120, 300
RISEN, MIXED_PACE = 1.5, 0.65
"""A canasta grows so much when it closes; what follows its closing takes so much of the time if it is a mixed one."""
PULSE = 160
HOVER = 80
FADE = 60
"""How long a card fades in that jumps, motion being off."""
LARGER, STAYS_LARGE = 1.15, 700
"""So much a discard of another player grows, and for so long, or until the next display."""

TICK = 16

Step = Callable[[float], None]
_Type = QEasingCurve.Type
OUT_CUBIC, IN_OUT_CUBIC = QEasingCurve(_Type.OutCubic), QEasingCurve(_Type.InOutCubic)
OUT_QUAD, OUT_QUART = QEasingCurve(_Type.OutQuad), QEasingCurve(_Type.OutQuart)
IN_OUT_SINE, OUT_BACK = QEasingCurve(_Type.InOutSine), QEasingCurve(_Type.OutBack)
SOFT_BACK = QEasingCurve(_Type.OutBack)
SOFT_BACK.setOvershoot(1.2)


class Speed(Enum):
    """How fast things move: the factor on every duration. `OFF`: cards jump."""

    SLOW = 1.8
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0


def _nothing() -> None:
    """What most legs do at their end."""


@dataclass(slots=True)
class Leg:
    """One stretch of a movement; `step` gets 0 to 1 (a little more with easings that overshoot); no curve is linear."""

    step: Step
    ms: float
    delay: float = 0
    curve: QEasingCurve | None = None
    done: Callable[[], None] = _nothing
    is_quiet: bool = False


@dataclass(slots=True)
class _Run:
    """The legs a key has left, and when the first of them began, in ms of the driver's clock."""

    legs: list[Leg]
    began: float


class Motion(QObject):
    """The driver. `finished`: nothing that matters moves any more.

    `stepped`: everything has been moved to another moment, so that what depends on several cards is seen to once.
    """

    finished = Signal()
    stepped = Signal()

    def __init__(self, parent: QObject | None = None, speed: Speed = Speed.NORMAL) -> None:
        super().__init__(parent)
        # A moment is shown while Qt's timer calls, which Python's collector does not see: without this reference it
        # could free a closed dialog in the middle of that, and Qt the timer with it.
        self._owner = parent
        self._speed = speed
        self._runs: dict[Hashable, _Run] = {}
        self._clock = QElapsedTimer()
        self._now = 0.0
        self._was_moving = False
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def speed(self) -> Speed:
        """The factor on durations of what is started from now on."""
        return self._speed

    def set_speed(self, speed: Speed) -> None:
        """Another speed; switching off finishes what moves."""
        self._speed = speed
        if speed is Speed.OFF:
            self.finish()

    @property
    def now(self) -> float:
        """The moment last shown, for `advance`."""
        return self._now

    @property
    def is_moving(self) -> bool:
        """Whether `finished` is still to come."""
        return any(not leg.is_quiet for run in self._runs.values() for leg in run.legs)

    def is_running(self, key: Hashable) -> bool:
        """Whether this key has legs left."""
        return key in self._runs

    def run(self, key: Hashable, *legs: Leg) -> None:
        """Send `key` along these legs instead of any it had; at speed off it is there at once."""
        if self._speed is Speed.OFF or not legs:
            self._runs.pop(key, None)
            for leg in legs:
                _end(leg)
            return
        for leg in legs:
            leg.ms *= self._speed.value
            leg.delay *= self._speed.value
        self._start(key, legs)

    def fade(self, key: Hashable, step: Step) -> None:
        """Let `key` appear, quietly and in the same time at every speed: even where nothing moves, nothing pops up."""
        step(0.0)
        self._start(key, (Leg(step, FADE, is_quiet=True),))

    def _start(self, key: Hashable, legs: tuple[Leg, ...]) -> None:
        if not self._timer.isActive():
            self._clock.start()
            self._now = 0.0
            self._timer.start()
        self._runs[key] = _Run(list(legs), self._now)
        self._was_moving = self._was_moving or any(not leg.is_quiet for leg in legs)

    def stop(self, key: Hashable) -> None:
        """Leave `key` where it is; what its legs would have done at their end is dropped."""
        self._runs.pop(key, None)

    def finish(self) -> None:
        """Everything to its end, in the order it was started, and `finished` if anything moved."""
        while self._runs:
            key = next(iter(self._runs))
            for leg in self._runs.pop(key).legs:
                _end(leg)
        self._rest()

    def advance(self, now: float) -> None:
        """Show the moment `now`, ms since the driver began to move; the timer calls it, and so may a test."""
        self._now = now
        for key, run in list(self._runs.items()):
            if self._runs.get(key) is run:
                self._step(key, run, now)
        self._rest()

    def stand_still(self, now: float) -> None:
        """Show the moment `now` and stay there until something else is to move, for a picture."""
        self.advance(now)
        self._timer.stop()

    def _tick(self) -> None:
        self.advance(float(self._clock.elapsed()))

    def _step(self, key: Hashable, run: _Run, now: float) -> None:
        """Move one key; a leg that is over hands its left-over time to the next one."""
        while run.legs:
            leg = run.legs[0]
            past = now - run.began - leg.delay
            if past < 0:
                return
            if past < leg.ms:
                share = past / leg.ms
                leg.step(share if leg.curve is None else leg.curve.valueForProgress(share))
                return
            run.began += leg.delay + leg.ms
            run.legs.pop(0)
            if not run.legs and self._runs.get(key) is run:
                del self._runs[key]
            _end(leg)

    def _rest(self) -> None:
        """Tell that all stand where they belong now; stop the timer when nothing is left, and tell that once."""
        self.stepped.emit()
        if not self._runs:
            self._timer.stop()
        if self._was_moving and not self.is_moving:
            self._was_moving = False
            self.finished.emit()


def _end(leg: Leg) -> None:
    leg.step(1.0)
    leg.done()


class Delay(QObject):
    """Something that happens after a while unless it is called off: a hover's bubble, a long press."""

    def __init__(self, parent: QObject, ms: int, then: Callable[[], None]) -> None:
        super().__init__(parent)
        self._then = then
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(ms)
        # Qt would hold `then`, and what it belongs to, where Python does not see it and never frees it.
        self._timer.timeout.connect(self._over)

    def start(self) -> None:
        """Begin anew to wait."""
        self._timer.start()

    def stop(self) -> None:
        """Call it off."""
        self._timer.stop()

    @property
    def is_waiting(self) -> bool:
        return self._timer.isActive()

    def _over(self) -> None:
        self._then()


def stagger(count: int, step: float = STAGGER, most: float = STAGGER_MOST) -> float:
    """The time between the starts of `count` cards, `most` for all of them."""
    return min(step, most / max(1, count - 1)) if count > 1 else 0.0


def draw_start(number: int) -> float:
    """When the drawn card with this number, from 0, starts: ms after the first."""
    return min(number * DRAW_STEP, STAGGER_MOST)


def shake(share: float) -> float:
    """How far a refused card is off its place, px: two swings that die away."""
    return SHAKE_PX * math.sin(share * 4 * math.pi) * (1 - share)
