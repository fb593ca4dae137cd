"""Has what happens on the table heard: follows presenter and settings, and keeps the player.

Nothing of it is needed to see the table: the player is imported and its process started once the table has been
painted. Where there is no screen (pictures, self-test) there is no sound.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, Signal
from PySide6.QtGui import QGuiApplication

from canasta_desktop.rules.events import Event
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base import commands, motion
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.presenter.bot_process import program_command

if TYPE_CHECKING:
    from canasta_desktop.audio.protocol import Silence
    from canasta_desktop.game.settings import Settings
    from canasta_desktop.ui.session.session import Session
    from canasta_desktop.ui.sound.cues import Cue
    from canasta_desktop.ui.sound.player import SoundPlayer

SCREENLESS: Final = ("offscreen", "minimal")
CUT_SHORT_MS: Final = 100
"""Movements that end so much before their last card was to lie were cut short by a press."""


class TableSounds(QObject):
    """The sounds of one session; `silence_changed` carries why nothing is to be heard, or None.

    `switched` says that they have been turned on or off otherwise than in the settings.
    """

    silence_changed = Signal(object)
    switched = Signal(bool)

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._player: SoundPlayer | None = None
        self._before: Display | None = None
        self._planned: list[Cue] = []
        self._since_change = QElapsedTimer()
        session.presenter.shown.connect(self._follow)
        session.scene.finished.connect(self._catch_up)

    @property
    def silence(self) -> "Silence | None":
        """Why nothing is to be heard, as far as anybody has tried."""
        return None if self._player is None else self._player.silence

    def start(self) -> None:
        """Switch sounds on."""
        if self._player is None and QGuiApplication.platformName() not in SCREENLESS:
            from canasta_desktop.ui.sound.player import SoundPlayer

            self._player = SoundPlayer([*program_command(), "--sounds"], self)
            self._player.silence_changed.connect(self.silence_changed)
            self.apply(self._session.settings)
            self._player.start()

    def close(self) -> None:
        """No sounds any more."""
        if self._player is not None:
            self._player.close()
            self._player = None

    def apply(self, settings: "Settings") -> None:
        """Follow the settings; without sounds there is no process either."""
        self._session.window.commands[commands.SOUND].setChecked(settings.sound)
        if self._player is None:
            return
        from canasta_desktop.audio.sounds import SoundGroup

        chosen = {
            SoundGroup.CARDS: settings.sound_cards,
            SoundGroup.SIGNALS: settings.sound_signals,
            SoundGroup.MUSIC: settings.sound_music,
        }
        self._player.groups = frozenset(group for group, is_on in chosen.items() if is_on)
        self._player.volume, self._player.is_on = settings.sound_volume, settings.sound
        if settings.sound:
            self._player.start()
        else:
            self._player.close()

    def toggle(self) -> None:
        """Sounds on or off, and remembered."""
        settings = self._session.settings
        self._session.change_settings(replace(settings, sound=not settings.sound))
        self.switched.emit(not settings.sound)

    def preview(self) -> None:
        """Let the person hear how loud it is."""
        if self._player is not None:
            self._player.preview()

    def shuffle(self) -> None:
        """A new match has been put on the table, its first hands dealt."""
        if self._player is not None:
            from canasta_desktop.audio.sounds import Sound
            from canasta_desktop.ui.sound.cues import Cue

            self._player.play([Cue(Sound.SHUFFLE)])

    def _follow(self, display: Display, events: tuple[Event, ...], is_animated: bool) -> None:
        """The table has changed."""
        before, self._before = self._before, display
        if self._player is None:
            return
        from canasta_desktop.ui.sound.cues import TableChange, cues

        speed = motion.Speed[self._session.worn_settings.now.speed.upper()].value
        self._plan(cues(TableChange(before, display, events, speed, is_animated, self._has_won())))

    def _plan(self, planned: "Iterable[Cue]") -> None:
        if found := list(planned):
            assert self._player is not None
            self._planned = found
            self._since_change.start()
            self._player.play(found)

    def _catch_up(self) -> None:
        """Nothing moves any more: if a press has cut it short, cards that lie by now are heard no more."""
        if self._player is None or not self._planned:
            return
        from canasta_desktop.ui.sound.cues import left_over

        planned, self._planned = self._planned, []
        elapsed = self._since_change.elapsed()
        if planned[-1].delay > elapsed + CUT_SHORT_MS:
            self._player.hush()
            self._player.play(left_over(planned, elapsed))

    def _has_won(self) -> bool | None:
        """Whether the one at the screen has won the match; None while it goes on, and where nobody sits there."""
        match, seat = self._session.presenter.match, self._session.presenter.seat
        if seat == NOBODY or not match.is_over:
            return None
        return match.rules.seating.account(seat) == match.winner
