"""One run of the program: the match that is played, its files, the window, and what the dialogs come to.

The session owns what outlives a match (settings, store, bot process) and puts a new match on the table when
one is wanted. The match is saved before anything of a change is shown; closing the window asks nothing, unless the
last save has failed, and the next start goes on where this one was.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, QTimer

from canasta_desktop.game.journal import is_untouched
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.private import private_file
from canasta_desktop.game.settings import Settings, with_tips_of
from canasta_desktop.game.store import Store
from canasta_desktop.ui.appearance.appearance import chosen_appearance
from canasta_desktop.ui.appearance.card_style import chosen_letters, face_style
from canasta_desktop.ui.appearance.system_wishes import SystemWishes
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.presenter.bot_process import BotProcess
from canasta_desktop.ui.presenter.presenter import Presenter
from canasta_desktop.ui.session.dialogs import SessionDialogs
from canasta_desktop.ui.session.first_frame import FirstFrame
from canasta_desktop.ui.session.idle_monitor import IdleMonitor
from canasta_desktop.ui.session.new_matches import NewMatches, begin_again, begin_chosen, give_usual_names
from canasta_desktop.ui.session.own_voice import OwnVoice
from canasta_desktop.ui.session.people_control import PeopleControl
from canasta_desktop.ui.session.reader_welcome import ReaderWelcome
from canasta_desktop.ui.session.spectator_choices import SpectatorChoices
from canasta_desktop.ui.session.table_sounds import TableSounds
from canasta_desktop.ui.session.worn_settings import WornSettings
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.window.main_window import MainWindow
from canasta_desktop.ui.wording.wording import Wording

if TYPE_CHECKING:
    from canasta_desktop.ui.new_game.game_choice import NewGameChoice
    from canasta_desktop.ui.session.archive_control import ArchiveControl
    from canasta_desktop.ui.session.game_files import GameFiles
    from canasta_desktop.ui.session.lesson_control import LessonControl
    from canasta_desktop.ui.session.replay_control import ReplayControl
    from canasta_desktop.ui.session.single_instance import Request
    from canasta_desktop.ui.session.welcome_control import WelcomeControl
    from canasta_desktop.ui.window.describe import Describer

Clock = Callable[[], datetime]
"""Says what time it is, by the clock on the wall."""

QUIET_MS = 1500
"""So long after the first picture the list of all matches is looked after: the table and the players come first."""

UNCOVERED_MS = 150
"""Nobody has chosen anything so soon after the first picture of a welcome."""

UNSEEN_MS = 1000
"""A window that has not been painted by then is not to be seen, and the others play all the same."""


class Session(QObject):
    """Ties a match to its window, its files and its dialogs, from start to end of the program.

    `seed` fixes the deals of new matches and `clock` the day, for tests and pictures.
    """

    def __init__(
        self, folder: Path, describe: Path | None = None, seed: int | None = None, clock: Clock = datetime.now
    ) -> None:
        super().__init__()
        self._app = running_application()
        self.clock: Final = clock
        self.new_matches = NewMatches(seed)
        self._untold: list[Message] = []
        self._files: GameFiles | None = None
        self._archive_control: ArchiveControl | None = None
        self._welcome: WelcomeControl | None = None
        """As long as it covers the table nothing has begun."""
        self._is_leaving = False
        """Whether the person wants to close the window although the game is not saved."""
        self._is_closed = False
        self.folder = folder
        self.store = Store(folder, self._show_message, clock)
        now = clock()
        self.settings = self.store.load_settings(now)
        """What holds for whoever is at the screen; of several who share it each has their own wishes (`people`)."""
        self.people = PeopleControl(self, self.settings)
        set_language(self._app, self.settings.language)
        # Now, while there is no window that would word everything a second time for it.
        QCoreApplication.sendPostedEvents(self._app, QEvent.Type.LanguageChange)
        self.words = Wording(chosen_letters(self.settings.index_letters))
        self.bot_process = BotProcess(self)
        self.reasons_process = BotProcess(self)
        """Where computer players are asked why; it starts with the first question, and ends with the log."""
        match = self.store.load_current(now) or self.new_matches.usual(self.settings)
        give_usual_names(match)
        self.presenter = Presenter(match, self.bot_process, self)
        self.store.follow(match)
        self.lesson: LessonControl | None = None
        self.replay: ReplayControl | None = None
        self._make_scene()
        dialogs = SessionDialogs(self)
        self._make_window(dialogs, describe)
        self.sounds = TableSounds(self)
        self.own_voice = OwnVoice(self, self._show_message)
        self._connect_table(dialogs)
        self.spectator_choices = SpectatorChoices(self)
        self.reader_welcome = ReaderWelcome(self)
        self.apply(self.settings)
        FirstFrame(self.window.view).painted.connect(self._painted)

    def _make_scene(self) -> None:
        """The table as settings and system want it to look."""
        self.pictures = CardPictures(face_style(self.settings))
        self.places = QSettings(str(private_file(self.folder / "window.ini")), QSettings.Format.IniFormat)
        self.system_wishes = SystemWishes(self.places, self)
        self.system_wishes.changed.connect(self._follow_system)
        self.worn_settings = WornSettings(self)
        self.scene = TableScene(self.pictures, chosen_appearance(self.worn_settings.now).theme())

    def _make_window(self, dialogs: SessionDialogs, describe: Path | None) -> None:
        """The window around the table, and what its menus, keys and closing come to."""
        self.window = MainWindow(self.presenter, self.scene, self.places, dialogs.factories(), describer_into(describe))
        self.window.may_close = self._may_close
        self.window.closed.connect(self.close)
        self.window.active_changed.connect(self.system_wishes.ask_again)
        self.window.commands.wanted.connect(self._command)
        self.show_way_back()

    def _connect_table(self, dialogs: SessionDialogs) -> None:
        """Have the session follow what happens in the match, and the match wait for the cards on the table."""
        self.presenter.take_back_wanted.connect(self._take_back)
        dialogs.connect_table()
        self.presenter.tips_shown.connect(self._keep_tips)
        self.presenter.person_changed.connect(self.people.follow)
        self.idle_monitor = IdleMonitor(self)
        self.idle_monitor.noticed.connect(self.presenter.be_away)
        self.presenter.pacer.is_table_moving = partial(getattr, self.scene.motion, "is_moving")
        self.scene.finished.connect(self.presenter.pacer.table_settled)

    def _painted(self) -> None:
        """The table is there to be looked at; the other processes may have the processor now."""
        self.bot_process.resume()
        self.system_wishes.listen()
        self.sounds.start()
        self.own_voice.start()
        QTimer.singleShot(QUIET_MS, self, self._check_archive)
        if self._welcome is not None:
            self._welcome.show_playing()
            QTimer.singleShot(UNCOVERED_MS, self, self._prepare_table)

    def _prepare_table(self) -> None:
        """Have what lies on a table ready before the welcome is left: the first display need not wait for it."""
        if not self._is_closed:
            self.scene.prepare()

    def _check_archive(self) -> None:
        """Have a process find out which saves are new, changed or gone since the last time."""
        if not self._is_closed:
            self.archive_control.process.start()
            if self._welcome is not None:
                self._welcome.show_played()

    def _keep_tips(self, shown: frozenset[str]) -> None:
        """What was explained is not explained again, also after the next start."""
        self.keep(replace(self.settings, tips_told=tuple(sorted(shown))))

    def _take_back(self) -> None:
        from canasta_desktop.ui.session.practice import take_back_further

        take_back_further(self)

    def start(self) -> None:
        """Show the window and go on with the match."""
        self._show_window()
        self.begin()

    def welcome(self) -> None:
        """Show the window with what can be begun; go on at once where the person wants it so."""
        if self.settings.go_on_at_once:
            self.start()
            return
        from canasta_desktop.ui.session.welcome_control import WelcomeControl

        self._welcome = WelcomeControl(self)
        self._show_window()

    def _show_window(self) -> None:
        # The window and the worker both want the processor to begin with; the window is looked at.
        self.bot_process.pause()
        QTimer.singleShot(UNSEEN_MS, self.bot_process, self.bot_process.resume)
        self.window.show()

    def begin(self) -> None:
        """Go on with the match, and show the messages that came before there was a table."""
        self._uncover()
        self.presenter.start()
        if self.presenter.opponents.lack_a_level(self.presenter.match):
            self.presenter.show_message(Message(Code.LEVEL_UNKNOWN))
        for message in self._untold:
            self.presenter.show_message(message)
        self._untold.clear()

    def _uncover(self) -> None:
        """The table may be seen."""
        if self._welcome is not None:
            self._welcome.uncover()
            self._welcome = None

    @property
    def match(self) -> Match:
        """The game that is kept: what lies on the table or, while that is a lesson or a replay, what waits."""
        guest = self.lesson or self.replay
        return self.presenter.match if guest is None else guest.waiting

    @property
    def is_new(self) -> bool:
        """Whether nothing has been played here, as far as can be known."""
        return not self.settings.recent_setups and is_untouched(self.match)

    def _may_close(self) -> bool:
        """Whether nothing would be lost: what could not be saved is tried once more, then the person decides."""
        if self.store.is_failing and not self._is_leaving:
            self.store.save(self.match)
        if self._is_leaving or not self.store.is_failing:
            return True
        self.window.dialog_manager.open(commands.UNSAVED)
        return False

    def leave(self) -> None:
        """Close the window, saved or not."""
        self._is_leaving = True
        self.window.close()

    def leave_with_copy(self) -> None:
        """Close the window once a copy of the game lies where the person wants it."""
        self.files.ask_save(self.leave)

    def close(self) -> None:
        """The window has been closed: the worker ends, the match lies saved."""
        self._is_closed = True
        self.presenter.stop()
        if self._archive_control is not None:
            self._archive_control.close()
        self.bot_process.close()
        self.reasons_process.close()
        self.sounds.close()
        self.own_voice.close()

    def report_fault(self) -> None:
        """Something went wrong in the program that nobody expected: it is in the log, and the game goes on."""
        self._show_message(Message(Code.PROGRAM_FAULT))

    def _show_message(self, message: Message) -> None:
        """Store or voice have something to say: before there is a table, or in a change, which is to be told first."""
        if hasattr(self, "window") and self.window.isVisible() and self._welcome is None:
            QTimer.singleShot(0, self, partial(self.presenter.show_message, message))
        else:
            self._untold.append(message)

    # --- matches -----------------------------------------------------------------------------------

    def sit_down(self, match: Match) -> None:
        """Put this match on the table, and go on with it."""
        self.make_room()
        self.people.begin()
        self.presenter.sit_down(match)
        self.worn_settings.apply_to_presenter()
        self.store.follow(match)
        if self._archive_control is not None:
            self._archive_control.follow(match)
        self.begin()

    def make_room(self) -> bool:
        """Lesson and replay leave the table, and the welcome; whether that lay there."""
        for guest in (self.lesson, self.replay):
            if guest is not None:
                guest.leave()
        is_welcomed = self._welcome is not None
        self._uncover()
        return is_welcomed

    def show_way_back(self) -> None:
        """The menu leads back to the game before, if there is one."""
        self.window.commands[commands.BACK].setEnabled(not self.store.kept.is_empty)

    def new_game(self, choice: "NewGameChoice") -> None:
        """Keep the match on the table, then begin what was chosen."""
        self.people.read()
        self.files.keep_and(partial(begin_chosen, self, choice))

    @property
    def files(self) -> "GameFiles":
        """Games in files of their own; nothing of it is needed to see the table."""
        if self._files is None:
            from canasta_desktop.ui.session.game_files import GameFiles

            self._files = GameFiles(self)
        return self._files

    @property
    def archive_control(self) -> "ArchiveControl":
        """The list of all matches; nothing of it is needed to see the table."""
        if self._archive_control is None:
            from canasta_desktop.ui.session.archive_control import ArchiveControl

            self._archive_control = ArchiveControl(self, self._show_message)
        return self._archive_control

    def be_asked(self, request: "Request") -> None:
        """Another start of the program, or the system, wants the window in front, or a file opened."""
        self.files.be_asked(request)

    def _command(self, name: str) -> None:
        if name in commands.FILES:
            self.files.do(name)
        elif name == commands.LEARN:
            self.learn()
        elif name == commands.REPLAY_DEAL:
            self.replay_deal()
        elif name == commands.SOUND:
            self.sounds.toggle()
        elif name == commands.OWN_VOICE:
            self.own_voice.toggle()
        elif name == commands.REPORT:
            from canasta_desktop.ui.session.problem_report import report

            report(self)

    def take_up(self, match: Match) -> None:
        """Put another match on the table; what was open over the one before is closed."""
        self.window.dialog_manager.close_all()
        give_usual_names(match)
        self.sit_down(match)

    def go_on(self) -> None:
        """The score sheet has been read: the next deal, if the match is not over."""
        self.presenter.next_deal()

    def rematch(self) -> None:
        """Keep the match on the table, then begin another of the same game with the same players."""
        self.people.read()
        self.files.keep_and(partial(begin_again, self))

    # --- lesson and replay -------------------------------------------------------------------------

    def learn(self) -> None:
        """Play the first deal with Anna; the game on the table waits."""
        if self.lesson is None:
            from canasta_desktop.ui.session.lesson_control import LessonControl

            waiting = self.match
            self.lesson = LessonControl(self, waiting, is_welcomed=self.make_room())
        self.lesson.begin()

    def replay_deal(self, match: Match | None = None, index: int | None = None) -> None:
        """See a deal again (`begin_replay`); while one is seen, its end."""
        if self.replay is not None and match is None:
            self.replay.end()
            return
        from canasta_desktop.ui.session.replay_control import begin_replay

        begin_replay(self, match, index)

    # --- settings ----------------------------------------------------------------------------------

    def change_settings(self, settings: Settings) -> None:
        """Apply and keep."""
        self.keep(with_tips_of(settings, self.settings))
        self.apply(self.settings)

    def _follow_system(self) -> None:
        """The system asks for something else than before."""
        if not self._is_closed:
            self.apply(self.settings)

    def save_all(self) -> None:
        """Write what lies in the data folder once more: it was deleted, and is there again."""
        self.store.save(self.match)
        self.people.save()

    def keep(self, settings: Settings) -> None:
        """Keep the settings; what follows from them is another matter (`apply`)."""
        self.people.keep(settings)

    def apply(self, settings: Settings) -> None:
        """Apply the settings everywhere."""
        self.worn_settings.apply(settings)
        if self._welcome is not None:
            self._welcome.dress()
        if self.presenter.display is not None:
            self.presenter.retell()

    # --- dialogs -----------------------------------------------------------------------------------

    def open_new_game(self) -> None:
        """Ask what is to be played."""
        self.window.open(commands.NEW_GAME)


def describer_into(file: Path | None) -> "Describer | None":
    """What writes each settled moment into this file; None where nobody wants it, as nobody who plays does."""
    if file is None:
        return None
    from canasta_desktop.ui.window.describe import Describer

    return Describer(file)
