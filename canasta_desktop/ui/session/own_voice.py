"""Makes the program speak for itself where a person wants that and no screen reader runs.

Nothing of it is needed to see the table: all that speaks is imported, and its process started, once the table has been
painted and only where it is wanted.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_desktop.game.messages import Code, Message
from canasta_desktop.ui.accessibility.announcing import announce
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.language import current_language
from canasta_desktop.ui.presenter.bot_process import program_command
from canasta_desktop.ui.wording.own_voice import OwnVoiceWords

if TYPE_CHECKING:
    from canasta_desktop.game.settings import Settings
    from canasta_desktop.ui.accessibility.screen_reader import ScreenReader
    from canasta_desktop.ui.own_voice.focus_speech import FocusSpeech
    from canasta_desktop.ui.own_voice.speaker import Speaker
    from canasta_desktop.ui.session.session import Session


class OwnVoice(QObject):
    """The voice of one session.

    `why_unheard_changed` carries the new `why_unheard`; `switched`: the voice was turned on or off, not in the
    settings.
    """

    why_unheard_changed = Signal(object)
    voices_changed = Signal(object)
    """Carries `voices`."""
    switched = Signal(bool)

    def __init__(self, session: "Session", show_message: Callable[[Message], None]) -> None:
        """`show_message` shows in the window why nothing can be spoken."""
        super().__init__(session)
        self._session, self._show_message = session, show_message
        self._speaker: Speaker | None = None
        self._focus: FocusSpeech | None = None
        self._reader: ScreenReader | None = None
        self._is_started = self._is_speaking = False
        self._early: list[str] = []
        """What the table has said before it was known who speaks."""
        self._focused = ""
        """What was said of the focus since the last key."""
        self._explained: set[str] = set()
        """Why nothing could be spoken, as far as the window has said it: each reason once."""
        session.window.announcer.announced.connect(self._speak)
        session.window.announcer.hushed.connect(self._hush)
        session.window.active_changed.connect(self._follow)

    @property
    def is_silenced(self) -> bool:
        """Whether a screen reader speaks, and this voice does not."""
        return self._reader is not None and self._reader.is_there

    @property
    def why_unheard(self) -> tuple[str, ...]:
        """Why nothing of it is heard, in words, as far as anybody has tried; empty where it is, or is not wanted."""
        if self.is_silenced:
            return (OwnVoiceWords().silenced(),)
        if self._speaker is None or self._speaker.mute_reason is None or not self._is_speaking:
            return ()
        return OwnVoiceWords().missing(self._speaker.mute_reason.value)

    @property
    def voices(self) -> tuple[str, ...]:
        """The voices that can be chosen, as far as anything has been spoken."""
        return () if self._speaker is None else self._speaker.voices

    def start(self) -> None:
        """The table is there: speak from now on, if that is wanted."""
        self._is_started = True
        self.apply(self._session.settings)

    def close(self) -> None:
        """Stop speaking for good."""
        self._is_started = False
        self._follow()
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def apply(self, settings: "Settings") -> None:
        """Follow the settings."""
        self._session.window.commands[commands.OWN_VOICE].setChecked(settings.own_voice)
        self._follow()
        if self._speaker is not None:
            self._speaker.set_speed(settings.speech_speed)
            self._speaker.set_language(current_language(running_application()))
            self._speaker.set_voice(settings.speech_voice)

    def turn_on(self) -> None:
        """Speak, and remember it."""
        if not self._session.settings.own_voice:
            self.toggle()

    def toggle(self) -> None:
        """Switch the voice on or off and remember it; where a screen reader runs, say so and leave it alone."""
        self._watch_for_readers()
        if self.is_silenced:
            self._session.window.commands[commands.OWN_VOICE].setChecked(self._session.settings.own_voice)
            announce(self._session.window, OwnVoiceWords().silenced())
            return
        is_on = not self._session.settings.own_voice
        if not is_on and self._is_speaking and self._speaker is not None:
            self._speaker.stop()
            self._speaker.speak(self.tr("The program is silent now."))
        self._session.change_settings(replace(self._session.settings, own_voice=is_on))
        self.switched.emit(is_on)

    @property
    def _is_decided(self) -> bool:
        """Whether the table is there, and it is known whether a screen reader speaks, if anybody has asked."""
        return self._is_started and (self._reader is None or self._reader.is_known)

    # --- following ---------------------------------------------------------------------------------

    def _watch_for_readers(self) -> None:
        if self._reader is None:
            from canasta_desktop.ui.accessibility.screen_reader import ScreenReader

            self._reader = ScreenReader(self)
            self._reader.changed.connect(self._follow)

    def _follow(self) -> None:
        """Speak, or be silent, as settings and screen readers want it now."""
        if self._is_started and self._session.settings.own_voice:
            self._watch_for_readers()
        speaks = self._is_decided and self._session.settings.own_voice and not self.is_silenced
        if speaks and not self._is_speaking:
            self._begin()
        elif not speaks and self._is_speaking:
            self._end()
        if self._is_decided:
            early, self._early = self._early, []
            for text in early:
                self._speak(text)
        self.why_unheard_changed.emit(self.why_unheard)

    def _begin(self) -> None:
        from canasta_desktop.ui.own_voice.focus_speech import FocusSpeech
        from canasta_desktop.ui.own_voice.speaker import Speaker

        self._is_speaking = True
        if self._speaker is None:
            self._speaker = Speaker([*program_command(), "--voice"], self)
            self._speaker.mute_reason_changed.connect(self._mute_reason_changed)
            self._speaker.voices_changed.connect(self._voices_changed)
        self._speaker.set_speed(self._session.settings.speech_speed)
        self._speaker.set_language(current_language(running_application()))
        self._speaker.set_voice(self._session.settings.speech_voice)
        key = self._session.window.commands.key_text(commands.OWN_VOICE)
        self._speaker.speak(self.tr("The program speaks. {key} turns that off.").format(key=key))
        self._focus = FocusSpeech(self)
        self._focus.spoken.connect(self._speak_focus)
        self._focus.pressed.connect(self._stop)
        self._focus.start()
        if not self._session.settings.has_met_reader:
            QTimer.singleShot(0, self, self._have_others_wait)

    def _have_others_wait(self) -> None:
        """As for who has a screen reader: set once and told once, since speech is slower than cards."""
        settings = self._session.settings
        self._session.change_settings(replace(settings, wait_for_me=True, has_met_reader=True))
        if not settings.wait_for_me:
            self._speak(
                self.tr(
                    "After each turn of the others the game waits for you now: Space goes on. You can change that in "
                    "the settings, on the page “Game”."
                )
            )

    def _end(self) -> None:
        """Stop following the focus. The last sentence may finish, unless a screen reader has begun to speak."""
        self._is_speaking = False
        if self._focus is not None:
            self._focus.stop()
            self._focus.deleteLater()
            self._focus = None
        if self._speaker is not None and self.is_silenced:
            self._speaker.stop()

    # --- speaking ----------------------------------------------------------------------------------

    def _speak(self, text: str) -> None:
        """The table has something to say; where the focus has said the same, as on the curtain, that is enough."""
        if self._is_speaking and self._speaker is not None:
            if text not in self._focused:
                self._speaker.speak(text)
        elif self._session.settings.own_voice and not self._is_decided:
            self._early.append(text)

    def _speak_focus(self, text: str) -> None:
        """The keyboard has come to something, or has changed it."""
        if self._speaker is not None:
            self._focused = f"{self._focused} {text}"
            self._speaker.speak(text)

    def _stop(self) -> None:
        """A key or the mouse: whatever is being said has been heard."""
        self._focused = ""
        if self._speaker is not None:
            self._speaker.stop()

    def _hush(self) -> None:
        """Somebody else listens now."""
        self._early.clear()
        self._stop()
        if self._focus is not None:
            self._focus.forget()

    def _voices_changed(self) -> None:
        self.voices_changed.emit(self.voices)

    def _mute_reason_changed(self) -> None:
        why = None if self._speaker is None else self._speaker.mute_reason
        if why is not None and why.value not in self._explained:
            self._explained.add(why.value)
            self._show_message(Message(Code.VOICE_MISSING, (("detail", why.value),)))
        self.why_unheard_changed.emit(self.why_unheard)
