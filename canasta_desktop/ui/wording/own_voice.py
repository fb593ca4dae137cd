"""Why the program's own voice is not heard, and what to do about it on this system."""

import sys

from canasta_desktop.ui.wording.base import Phrases


class OwnVoiceWords(Phrases):
    """Words about the voice of the program itself."""

    def missing(self, why: str, system: str = sys.platform) -> tuple[str, ...]:
        """Why nothing can be spoken, by the value of a `MuteReason`, and what would help."""
        if why == "ended":
            again = self.tr("It is tried again with the next sentence.")
            return (self.tr("The program cannot speak: the part of the system that speaks does not answer."), again)
        if system == "win32":
            where = self.tr("You can add one in the settings of Windows: Time and language, Speech.")
            return (self.tr("The program cannot speak: Windows has no voice."), where)
        if system == "darwin":
            where = self.tr("You can add one in the system settings: Accessibility, Spoken Content.")
            return (self.tr("The program cannot speak: the Mac has no voice."), where)
        if why == "no-voice":
            what = self.tr("Install espeak-ng; in Debian and Ubuntu the package is “speech-dispatcher-espeak-ng”.")
            return (self.tr("The program cannot speak: speech-dispatcher has no voice."), what)
        what = self.tr("Install the packages “speech-dispatcher” and “speech-dispatcher-espeak-ng”.")
        return (self.tr("The program cannot speak: the system’s speech service is missing."), what)

    def silenced(self) -> str:
        """A screen reader speaks already."""
        return self.tr("A screen reader is running, so the program leaves speaking to it.")
