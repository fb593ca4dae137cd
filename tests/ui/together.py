"""Several persons at the real window: a session with these seats, played by keys."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_desktop.bots.policy import Decision
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.motion import Motion
from canasta_desktop.ui.display.intents import SelectCards
from canasta_desktop.ui.presenter import pacing, replay
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.window import curtain

NAMES = ("Anna", "Bela", "Carla", "Dirk")
LONG = 30_000
CAREFUL_MS = 25
REPLAY_MS = 60
HASTE = 6


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Make all that is there for the eye, pauses and flights, a fraction as long; their order stays."""
    for speed, pace in pacing.PACES.items():
        patch.setitem(pacing.PACES, speed, pacing.Pace(*[ms // HASTE for ms in pace]))
    patch.setattr(Motion, "_tick", lambda motion: motion.advance(HASTE * float(motion._clock.elapsed())))
    patch.setattr(curtain, "CAREFUL_MS", CAREFUL_MS)
    patch.setattr(replay, "STEP_MS", REPLAY_MS)


def setup_of(kinds: str, system: str = "classic", options=()) -> Setup:
    """A seat a letter: p for a person, c for a computer player."""
    seats = [
        SeatSetup(
            NAMES[number], SeatKind.PERSON if kind == "p" else SeatKind.COMPUTER, "" if kind == "p" else "beginner"
        )
        for number, kind in enumerate(kinds)
    ]
    return Setup(system, len(kinds), tuple(options), tuple(seats))


def match_of(kinds: str, hands: list[object], **position: object) -> Match:
    """A match of these seats at a position, keys as in CASES.md: the seat in turn, hands as text or as a number."""
    setup = setup_of(kinds, str(position.pop("system", "classic")), position.pop("options", ()))
    sides = setup.rules().seating.sides
    full = {
        "turn": 0,
        "phase": "draw",
        "hands": hands,
        "melds": [[] for _ in range(sides)],
        "red_threes": [""] * sides,
        "stock": 40,
        "pile": "4C 6D",
    } | position
    return Match(setup, 1, [], Deal(read_position(setup.rules(), full), []))


class Together:
    """A session on the screen, and hands on its keyboard."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        match: Match,
        speed: str = "off",
        trusts: bool = False,
        clock: Callable[[], datetime] = datetime.now,
    ) -> None:
        self.bot = qtbot
        self.session = Session(folder, folder / "seen.jsonl", seed=4, clock=clock)
        self.window = self.session.window
        self.presenter = self.session.presenter
        self.change(speed=speed, trust_partners=trusts, language="en", theme="light", wait_for_me=False, tips=False)
        self.presenter.sit_down(match)
        self.session.store.follow(match)
        self.session.apply(self.session.settings)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.session.start()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def change(self, **settings: object) -> None:
        """Change settings."""
        self.session.change_settings(replace(self.session.settings, **settings))

    @property
    def match(self) -> Match:
        return self.presenter.match

    @property
    def awaited(self) -> int:
        """For whom the curtain is down."""
        return self.presenter.hot_seat.awaited

    @property
    def is_down(self) -> bool:
        return self.window.curtain_control.is_down

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key to whatever has the keyboard."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        QApplication.processEvents()

    def raise_curtain(self) -> None:
        """Wait for the curtain and press Enter."""
        self.bot.waitUntil(lambda: self.is_down and self.window.curtain_control.curtain.is_ready, timeout=LONG)
        self.key(Qt.Key.Key_Return)
        assert not self.is_down

    def wait_for_somebody(self) -> None:
        """Until a person is wanted: at the screen or behind the curtain, or the deal is over."""
        presenter = self.presenter

        def is_due() -> bool:
            actor = presenter.match.to_act()
            return actor == NOBODY or actor in (presenter.seat, self.awaited)

        self.bot.waitUntil(is_due, timeout=LONG)

    def step(self) -> None:
        """One step of the person at the screen: what a hint says, by keys."""
        presenter = self.presenter
        done = len(self.match.log(None))
        if presenter.display is not None and presenter.display.question is not None:
            self.key(Qt.Key.Key_Return)
            return
        self.key(Qt.Key.Key_T)
        self.bot.waitUntil(
            lambda: presenter.person is not None and isinstance(presenter.person.last_note, Decision), timeout=LONG
        )
        self.key(Qt.Key.Key_Return)
        if len(self.match.log(None)) == done and presenter.display.question is not None:
            self.key(Qt.Key.Key_Return)
        assert len(self.match.log(None)) > done, "a hint cannot be followed"

    def tokens(self, cards: str) -> tuple[int, ...]:
        """The tokens of these cards of the hand at the screen."""
        assert self.presenter.person is not None
        return tuple(self.presenter.person.bench.tokens_of(read_cards(cards)))

    def discard(self, card: str) -> None:
        """Select a card and discard it."""
        self.presenter.handle(SelectCards(self.tokens(card)))
        self.key(Qt.Key.Key_F4)

    def close(self) -> None:
        self.window.dialog_manager.close_all()
        self.window.close()
