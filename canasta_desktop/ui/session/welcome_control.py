"""The welcome over the table: what it shows, and what comes of what is chosen there.

As long as it lies there the presenter has not been started: no display has been sent, no player is asked, nothing
moves, and neither an eye nor a screen reader finds a hand behind it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.appearance.appearance import chosen_appearance
from canasta_desktop.ui.appearance.wishes import LEAST_TEXT, MOST_TEXT
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.language import current_language, own_names
from canasta_desktop.ui.portraits import portraits_of
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.welcome.summary import GameSummary, PlayedSoFar, SideSummary
from canasta_desktop.ui.welcome.welcome import CONTINUE, DAILY, LEARN, NEW, PLAY, PRACTISE, SET_UP, Welcome

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

TEXT_STEP: Final = 20
"""The scale of type grows or shrinks by so much, per cent."""
CONTRAST: Final = "contrast"
"""The theme that is a reading aid."""


class WelcomeControl(QObject):
    """Covers the window of a session, until `uncover`."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._stop_listening: Callable[[], None] | None = None
        self._usual_theme = "system" if session.settings.theme == CONTRAST else session.settings.theme
        window = session.window
        ground = window.view.parentWidget()
        assert ground is not None
        languages = own_names() if session.is_new else {}
        self.widget = Welcome(ground, session.pictures, None if session.is_new else self._game, languages)
        self.widget.chosen.connect(self._begin)
        self.widget.language_wanted.connect(self._speak)
        self.widget.text_wanted.connect(self._scale)
        self.widget.contrast_wanted.connect(self._set_contrast)
        self.widget.voice_wanted.connect(self._switch_voice)
        self.widget.people_wanted.connect(self._ask_who_plays)
        session.people.changed.connect(self.show_playing)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.dress)
        window.keys.is_covered = True
        self.dress()
        self.widget.cover()

    def dress(self) -> None:
        """Follow the settings, and the colours of the system."""
        chosen = self._session.worn_settings.now
        self.widget.wear(chosen_appearance(chosen).theme(), chosen.text_scale / 100)
        self.widget.show_aids(
            current_language(running_application()),
            has_contrast=chosen.theme == CONTRAST,
            has_voice=chosen.own_voice,
            can_grow=chosen.text_scale < MOST_TEXT,
            can_shrink=chosen.text_scale > LEAST_TEXT,
        )

    def show_playing(self) -> None:
        """Say who is playing, where several people play at this computer; not before there is something to be seen."""
        session, people = self._session, self._session.people
        if not session.is_new and people.here.profile and len(people.everybody) > 1:
            self.widget.show_playing(people.here.name)

    def show_played(self) -> None:
        """Say what has been played so far, and follow what becomes known; not before the first quiet moment."""
        if not self._session.is_new and self._stop_listening is None:
            self._stop_listening = self._session.archive_control.archive.listen(self._played_changed)
            self._played_changed()

    def _played_changed(self) -> None:
        self.widget.show_played(self._played)

    def _played(self) -> PlayedSoFar:
        """How it stands with the deal of the day, and in all matches; what cannot be known is left out."""
        from canasta_desktop.ui.dialogs.daily import Attempt
        from canasta_desktop.ui.session.daily_control import DailyControl
        from canasta_desktop.ui.session.own_figures import own_figures
        from canasta_desktop.ui.wording.daily import DailyWords
        from canasta_desktop.ui.wording.statistics import OverviewPageWords

        day, figures = DailyControl(self._session, self._session.clock().date()).summary(), own_figures(self._session)
        daily = DailyWords().brief(day.streak, day.result, is_begun=day.progress is Attempt.BEGUN)
        if figures is None:
            return PlayedSoFar(daily)
        return PlayedSoFar(daily, OverviewPageWords().brief(figures.won, figures.matches, figures.streaks.last))

    def _ask_who_plays(self) -> None:
        self._session.window.open(commands.PEOPLE)

    def uncover(self) -> None:
        """Something has been chosen, here or elsewhere: the table may be seen."""
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self.dress)
        if self._stop_listening is not None:
            self._stop_listening()
        self._session.window.keys.is_covered = False
        self.widget.hide()
        self.widget.deleteLater()
        self.deleteLater()

    # --- what it shows -----------------------------------------------------------------------------

    def _game(self) -> GameSummary:
        """The game that waits, as everybody may know it."""
        screen = self._session.presenter.hot_seat
        match, display = screen.match, screen.display(Moment())
        table, seating = match.view(None).table, match.rules.seating
        faces = portraits_of(display, self._session.people.portrait())
        bottom = screen.showing.bottom
        count = len(match.setup.seats)
        accounts = dict.fromkeys([seating.account((bottom + step) % count) for step in range(count)])
        sides = tuple(
            SideSummary(
                score.name,
                tuple([faces[seat] for seat in seating.seats_of(table, account)]),
                score.points,
                score.progress,
                number,
            )
            for number, (account, score) in enumerate(zip(accounts, display.scores, strict=True))
        )
        has_target = not match.rules.scoring.deals
        title = display.title if has_target else f"{display.title} · {display.target_text}"
        line = self._whose_turn()
        spoken = ". ".join([title, line.rstrip("."), *[f"{side.name} {side.points}" for side in sides]])
        spoken = self._session.words.spoken.cards.in_words(spoken)
        return GameSummary(title, line, sides, match.is_over, spoken)

    def _whose_turn(self) -> str:
        """Who is to play; nothing of what could be done, which would tell of a hand."""
        screen = self._session.presenter.hot_seat
        actor = screen.match.to_act()
        if actor == NOBODY:
            return screen.words.status.deal_over()
        return self.tr("your turn") if actor == screen.seat else self.tr("{name}’s turn").format(name=self._name(actor))

    def _name(self, seat: int) -> str:
        return self._session.presenter.hot_seat.showing.names()[seat]

    # --- what is chosen ----------------------------------------------------------------------------

    def _begin(self, choice: str) -> None:
        session = self._session
        if choice == CONTINUE:
            session.begin()
        elif choice == LEARN:
            session.learn()
        elif choice == NEW:
            session.rematch()
        elif choice == PLAY:
            from canasta_desktop.ui.new_game.game_choice import first_choice

            session.new_game(first_choice(session.settings))
        elif choice == SET_UP:
            session.window.open(commands.NEW_GAME)
        elif choice == DAILY:
            session.window.open(commands.DAILY)
        elif choice == PRACTISE:
            from canasta_desktop.ui.session.practice import practise_anew

            practise_anew(session)

    def _speak(self, code: str) -> None:
        self._session.change_settings(replace(self._session.settings, language=code))

    def _scale(self, by: int) -> None:
        scale = self._session.worn_settings.now.text_scale + by * TEXT_STEP
        scale = min(MOST_TEXT, max(LEAST_TEXT, scale))
        self._session.change_settings(replace(self._session.settings, text_scale=scale, system_text=False))

    def _set_contrast(self, is_wanted: bool) -> None:
        theme = CONTRAST if is_wanted else self._usual_theme
        self._session.change_settings(replace(self._session.settings, theme=theme))

    def _switch_voice(self) -> None:
        """A screen reader may be in the way; then it stays as it was."""
        self._session.own_voice.toggle()
        self.dress()
