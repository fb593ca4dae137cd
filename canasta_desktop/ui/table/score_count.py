"""A score that has changed runs up to its new figure, instead of being another one at once."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.motion import Leg, Motion
from canasta_desktop.ui.items.score_plate import ScorePlate

KEY = "count-up"


class ScoreCount:
    """The running figures of the score plate. `show` is called with each plate on the way."""

    def __init__(self, mover: Motion, show: Callable[[ScorePlate], None]) -> None:
        self._motion = mover
        self._show = show

    @property
    def is_running(self) -> bool:
        """Whether the plate shows figures on the way."""
        return self._motion.is_running(KEY)

    def begin(self, before: ScorePlate, now: ScorePlate) -> None:
        """Run from the figures of one plate to those of another with the same accounts; nobody waits for it."""
        figures = [account.points for account in before.accounts], [account.points for account in now.accounts]
        if before.sides == now.sides and figures[0] != figures[1]:
            step = partial(self._step, before, now)
            step(0.0)
            self._motion.run(KEY, Leg(step, motion.COUNT_UP, curve=motion.OUT_QUAD, is_quiet=True))

    def _step(self, before: ScorePlate, now: ScorePlate, share: float) -> None:
        whole = round(share * motion.COUNT_UP_STEPS) / motion.COUNT_UP_STEPS
        self._show(between(before, now, whole))


def between(before: ScorePlate, now: ScorePlate, share: float) -> ScorePlate:
    """The plate with its figures at this share of the way."""
    accounts = [
        new._replace(
            points=figure_between(old.points, new.points, share),
            progress=old.progress + (new.progress - old.progress) * share,
        )
        for old, new in zip(before.accounts, now.accounts, strict=True)
    ]
    return now if share >= 1 else replace(now, accounts=tuple(accounts))


def figure_between(before: str, now: str, share: float) -> str:
    """A figure between two, written as they are: with their sign and what stands between their thousands."""
    first, last = _value(before), _value(now)
    value = round(first + (last - first) * share)
    apart = next((sign for text in (now, before) for sign in text[1:] if not sign.isdigit()), "")
    minus = next((text[0] for text in (now, before) if text and not text[0].isdigit()), "-") if value < 0 else ""
    return minus + f"{abs(value):,}".replace(",", apart)


def _value(text: str) -> int:
    digits = int("".join(sign for sign in text if sign.isdigit()) or "0")
    return digits if not text or text[0].isdigit() else -digits
