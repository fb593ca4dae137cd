"""The process that plays, as the window sees it: it gets what to play, and reports why nothing can be heard.

It is this same program started with `--sounds` (audio/process.py), and only once a person wants sounds. If it ends, or
cannot be started, the next sound starts another one, but not at every sound.
"""

import logging
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from canasta_desktop.audio.protocol import HUSH, Playback, Silence, SoundError, playback_text, read_silence
from canasta_desktop.audio.sounds import GROUPS, VARIANTS, Sound, SoundGroup
from canasta_desktop.ui.base.line_process import LineProcess
from canasta_desktop.ui.sound.cues import Cue

log = logging.getLogger(__name__)


def gain_of(volume: int) -> float:
    """The factor of a volume in percent: half of it sounds half as loud."""
    return (volume / 100) ** 2


class SoundPlayer(QObject):
    """Plays cues. `command` starts the process; `groups` are those that are on."""

    silence_changed = Signal(object)
    """Carries `silence`, which is another one."""

    def __init__(self, command: list[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = LineProcess(command, self)
        self._process.answered.connect(self._read)
        self._process.ended.connect(self._ended)
        self._variants = dict.fromkeys(Sound, 0)
        self.silence: Silence | None = None
        """Why nothing is to be heard; None where something is, or nobody has tried yet."""
        self.is_on = True
        self.volume = 100
        self.groups = frozenset(SoundGroup)

    def start(self) -> None:
        """Start the process before the first sound is needed, if sounds are on."""
        if self.is_on:
            self._process.start()

    def play(self, cues: Iterable[Cue]) -> None:
        """Play these sounds, as far as their groups are on."""
        lines = [self._line(cue) for cue in cues if GROUPS[cue.sound] in self.groups]
        if self.is_on and self.volume and lines:
            self.start()
            self._process.write("".join(lines))

    def preview(self) -> None:
        """A few sounds to choose the volume by; groups that are off are left out."""
        shown = (Cue(Sound.DRAW), Cue(Sound.LAY, 250), Cue(Sound.LAY, 400, pitch=1.06), Cue(Sound.YOUR_TURN, 700))
        self.play((*shown, Cue(Sound.NATURAL_CANASTA, 1100)))

    def hush(self) -> None:
        """Forget what has not begun."""
        self._process.write(f"{HUSH}\n")

    def close(self) -> None:
        """End the process; the next sound may start another one at once."""
        self._process.close()

    def _line(self, cue: Cue) -> str:
        """The line of a cue, with the next variant of its sound."""
        variant = self._variants[cue.sound]
        self._variants[cue.sound] = (variant + 1) % VARIANTS
        playback = Playback(cue.sound, variant, gain_of(self.volume), cue.pan, cue.pitch, round(cue.delay))
        return playback_text(playback) + "\n"

    def _read(self, line: str) -> None:
        try:
            self._set_silence(read_silence(line))
        except SoundError:
            log.error("the process that plays sounds said nothing that can be read")

    def _ended(self) -> None:
        """The process has ended by itself, or could not be started."""
        if self.silence is None:
            self._set_silence(Silence.ENDED)

    def _set_silence(self, why: Silence | None) -> None:
        if why is not self.silence:
            self.silence = why
            self.silence_changed.emit(why)
