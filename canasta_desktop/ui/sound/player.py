"""The process that plays, as the window sees it: told what to play, and heard of why nothing is to be heard.

It is this same program started with `--sounds` (audio/process.py), and only once a person wants sounds. If it ends, or
cannot be started, the next sound starts another one, but not at every sound.
"""

import logging
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Signal

from canasta_desktop.audio.protocol import HUSH, Playback, Silence, SoundError, playback_text, read_silence
from canasta_desktop.audio.sounds import GROUPS, VARIANTS, Sound, SoundGroup
from canasta_desktop.ui.sound.cues import Cue

log = logging.getLogger(__name__)

RETRY_MS: Final = 5_000
"""So long after a process was started no other one is."""
MOST_UNREAD: Final = 4096
"""Bytes without the end of a line that the process may say."""


def gain_of(volume: int) -> float:
    """The factor of a volume in percent: half of it sounds half as loud."""
    return (volume / 100) ** 2


class SoundPlayer(QObject):
    """Plays cues. `command` starts the process; `groups` are those that are on."""

    silence_changed = Signal(object)
    """Carries `silence`, which is another one."""

    def __init__(self, command: list[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._since_start = QElapsedTimer()
        self._variants = dict.fromkeys(Sound, 0)
        self.silence: Silence | None = None
        """Why nothing is to be heard; None where something is, or nobody has tried yet."""
        self.is_on = True
        self.volume = 100
        self.groups = frozenset(SoundGroup)

    def start(self) -> None:
        """Have the process there before the first sound, if sounds are on."""
        if self.is_on and self._process is None and self._may_start():
            process = QProcess(self)
            # What the system's own library says of missing devices is for nobody.
            process.setStandardErrorFile(QProcess.nullDevice())
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._ended)
            process.errorOccurred.connect(self._ended)
            self._process = process
            self._since_start.start()
            process.start(self._command[0], self._command[1:])

    def play(self, cues: Iterable[Cue]) -> None:
        """Have these heard, as far as their groups are on."""
        lines = [self._line(cue) for cue in cues if GROUPS[cue.sound] in self.groups]
        if self.is_on and self.volume and lines:
            self.start()
            self._write("".join(lines))

    def preview(self) -> None:
        """A few sounds to choose the volume by; groups that are off are left out."""
        shown = (Cue(Sound.DRAW), Cue(Sound.LAY, 250), Cue(Sound.LAY, 400, pitch=1.06), Cue(Sound.YOUR_TURN, 700))
        self.play((*shown, Cue(Sound.NATURAL_CANASTA, 1100)))

    def hush(self) -> None:
        """Forget what has not begun."""
        self._write(f"{HUSH}\n")

    def close(self) -> None:
        """End the process; the next sound may start another one at once."""
        process, self._process = self._process, None
        self._since_start.invalidate()
        if process is not None:
            self._forget(process)
            process.closeWriteChannel()
            if not process.waitForFinished(500):
                process.kill()
                process.waitForFinished(1000)
            process.deleteLater()

    def _line(self, cue: Cue) -> str:
        """The line of a cue, with the next variant of its sound."""
        variant = self._variants[cue.sound]
        self._variants[cue.sound] = (variant + 1) % VARIANTS
        playback = Playback(cue.sound, variant, gain_of(self.volume), cue.pan, cue.pitch, round(cue.delay))
        return playback_text(playback) + "\n"

    def _write(self, text: str) -> None:
        if self._process is not None:
            self._process.write(text.encode())

    def _may_start(self) -> bool:
        return not self._since_start.isValid() or self._since_start.hasExpired(RETRY_MS)

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            try:
                self._set_silence(read_silence(bytes(process.readLine().data()).decode(errors="replace")))
            except SoundError:
                log.error("the process that plays sounds said nothing that can be read")
        if process is not None and process.bytesAvailable() > MOST_UNREAD:
            process.kill()

    def _ended(self) -> None:
        """The process has ended by itself, or could not be started."""
        process, self._process = self._process, None
        if process is None:
            return
        log.warning("the process that plays sounds has ended")
        self._forget(process)
        process.deleteLater()
        if self.silence is None:
            self._set_silence(Silence.ENDED)

    def _forget(self, process: QProcess) -> None:
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._ended)
        process.errorOccurred.disconnect(self._ended)

    def _set_silence(self, why: Silence | None) -> None:
        if why is not self.silence:
            self.silence = why
            self.silence_changed.emit(why)
