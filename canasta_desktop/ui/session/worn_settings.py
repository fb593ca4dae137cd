"""The settings as they are worn: with what the system asks for, by the window, and by who sits at the table."""

from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.appearance.appearance import chosen_appearance
from canasta_desktop.ui.appearance.card_style import chosen_letters, face_style
from canasta_desktop.ui.appearance.wishes import resolved
from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.presentation.speeches import Frequency
from canasta_desktop.ui.wording.wording import Wording

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


class WornSettings:
    """Has the parts of one session follow its settings."""

    def __init__(self, session: "Session") -> None:
        self._session = session

    @property
    def now(self) -> Settings:
        """The settings with what the system asks for, where the person leaves it to the system."""
        return resolved(self._session.settings, self._session.system_wishes.now)

    def apply(self, settings: Settings) -> None:
        """Apply these settings to language, pictures, window, sounds, voice and table."""
        session = self._session
        set_language(running_application(), settings.language)
        session.words = Wording(chosen_letters(settings.index_letters))
        session.pictures.set_style(face_style(settings))
        session.scene.refresh_pictures()
        worn = resolved(settings, session.system_wishes.now)
        session.scene.motion.set_speed(motion.Speed[worn.speed.upper()])
        session.window.apply(replace(chosen_appearance(worn), own_portrait=session.people.portrait()))
        session.sounds.apply(settings)
        session.own_voice.apply(settings)
        self.apply_to_presenter()

    def apply_to_presenter(self) -> None:
        """Have the one who sits down now follow the settings; who is led is asked nothing twice."""
        session, presenter = self._session, self._session.presenter
        chosen, is_lesson = session.settings, presenter.guide is not None
        presenter.set_pace(self.now.speed, chosen.wait_for_me and not is_lesson)
        screen = presenter.hot_seat
        screen.set_confirmations(chosen.confirm_going_out and not is_lesson, chosen.confirm_returning and not is_lesson)
        has_tips = chosen.tips and not is_lesson
        screen.set_tips(frozenset(chosen.tips_told) if has_tips else None)
        screen.set_words(session.words)
        screen.set_verbosity(Verbosity(chosen.verbosity), own_moves=chosen.speak_own_moves)
        screen.set_frequency(Frequency(chosen.voices))
        screen.trusts = chosen.trust_partners
        if session.replay is not None:
            session.replay.apply_speed()
