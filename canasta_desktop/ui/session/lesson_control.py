"""The first deal with Anna over the table: what it shows, what its buttons do, and the way back.

The lesson has a match of its own, which no store follows: what is saved is the game that waits (`Session.match`), and
it stays as it is, whatever happens here.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.rules.actions import Action
from canasta_desktop.ui.base.guard import answering
from canasta_desktop.ui.display.display import Display, Note, Tone
from canasta_desktop.ui.display.intents import Intent, SelectCards, Skip
from canasta_desktop.ui.lesson import goals
from canasta_desktop.ui.lesson.figures import LessonFigures
from canasta_desktop.ui.lesson.lesson import Lesson, LessonProgress
from canasta_desktop.ui.lesson.pack import NAMES, lesson_match
from canasta_desktop.ui.lesson.script import STEPS
from canasta_desktop.ui.lesson_sheet.page import ButtonKind, LessonPage, PageButton
from canasta_desktop.ui.lesson_sheet.panel import LessonPanel
from canasta_desktop.ui.presentation.prompts import NoteContent
from canasta_desktop.ui.presenter.transitions import without_reasons
from canasta_desktop.ui.session.waiting_match import put_back

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session
    from canasta_desktop.ui.wording.lesson import LessonWords

SHOW, NEXT, RULE, LEAVE = "lesson:show", "lesson:next", "lesson:rule", "lesson:leave"
PLAY, AGAIN, BACK = "lesson:play", "lesson:again", "lesson:back"
"""The keys of the buttons."""
SHOW_KEY: Final = "T"
"""The key of hints, which shows what to do."""
NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""
NOT_OFFERED: Final = ("hint", "ask", "take-back")
"""Buttons of the game that the lesson has no use for."""


class LessonControl(QObject):
    """Leads the person of a session through the lesson, from `begin` to `leave`; the presenter's `Guide`."""

    plays_all = False
    """The person plays."""

    def __init__(self, session: "Session", waiting: Match, *, is_welcomed: bool) -> None:
        """`waiting` is the game that waits; `is_welcomed`: it was chosen in the welcome, and leads back there."""
        super().__init__(session)
        self._session, self._is_welcomed = session, is_welcomed
        self.waiting = waiting
        """The game that waits."""
        self._lesson: Lesson | None = None
        self._is_last = False
        self._announced = ""
        window = session.window
        ground = window.view.parentWidget()
        assert ground is not None
        self.panel = LessonPanel(ground, session.pictures)
        self.panel.pressed.connect(self._pressed)
        window.installEventFilter(self)
        window.active_changed.connect(self._take_focus)
        session.presenter.shown.connect(self._shown)

    def go_on(self) -> None:
        """What "Next step" does: all that is left of the step, up to where the others are to play."""
        lesson = self._running()
        step = lesson.progress(None).step
        self.show_how()
        while not lesson.is_over and not lesson.is_waiting and lesson.progress(None).step == step:
            self.show_how()

    def begin(self) -> None:
        """Deal the cards and begin with the first step, for the first time or once more."""
        session, window = self._session, self._session.window
        match = lesson_match(session.settings.name or session.words.names.you())
        self._lesson, self._is_last, self._announced = Lesson(match), False, ""
        window.keys.is_covered = False
        session.presenter.sit_down(match, guide=self)
        session.worn_settings.apply_to_presenter()
        window.dialog_manager.close_all()
        self.panel.show_page(self._words_of_step(self._lesson.progress(None)))
        window.add_panel(self.panel)
        session.presenter.start()
        session.sounds.shuffle()

    def end(self) -> None:
        """Go back to the game that waits or, where nothing has begun yet, to the welcome."""
        self.leave()
        put_back(self._session, self.waiting, is_welcomed=self._is_welcomed)

    def leave(self) -> None:
        """Take the paper away: another match comes to the table, or the one that waits."""
        window = self._session.window
        self._session.lesson = None
        window.removeEventFilter(self)
        window.active_changed.disconnect(self._take_focus)
        self._session.presenter.shown.disconnect(self._shown)
        window.keys.is_covered = False
        window.remove_panel()
        self.panel.hide()
        self.panel.deleteLater()
        self.deleteLater()

    # --- what the presenter asks -------------------------------------------------------------------

    def takes(self, intent: Intent) -> bool:
        """Nothing: in a lesson everything means what it always means."""
        return False

    def objection(self, action: Action) -> NoteContent:
        """A kind word to a legal move that is not the one to be shown."""
        lesson = self._running()
        if not lesson.refuses(action):
            return None
        topic = STEPS[lesson.progress(None).step].topic
        return Message(Code.LESSON_WANTS_OTHER, (("topic", topic.value),))

    def next_action(self) -> Action | None:
        """What whoever is in turn does."""
        return self._running().next_action()

    def annotated(self, display: Display) -> Display:
        """The display with what the lesson points at; what is usually to be done gives way to what the lesson wants."""
        lesson = self._running()
        lesson.follow(display)
        offered, likely = [one for one in display.buttons if one.key not in NOT_OFFERED], lesson.button(display)
        buttons = tuple([button._replace(primary=button.key == likely) for button in offered])
        display = without_reasons(display)._replace(guidance=lesson.guidance(display), buttons=buttons)
        if lesson.is_over or lesson.is_waiting:
            return display
        progress = lesson.progress(display)
        to_do = self._words.to_do(progress.task.key, progress.state, progress.group)
        note = display.note if display.note.tone is not Tone.INFO else Note(Tone.INFO, (to_do,))
        return display._replace(status=to_do, note=note)

    def show_how(self) -> None:
        """Do the task; while the others play, have them be quick."""
        lesson, presenter = self._running(), self._session.presenter
        self._session.scene.motion.finish()
        person, task = presenter.person, lesson.task
        if lesson.is_waiting:
            presenter.handle(Skip(all=True))
        elif person is not None and task is not None and presenter.display is not None:
            person.bench.clear_draft()
            if isinstance(task.goal, goals.SelectGoal):
                presenter.handle(SelectCards(goals.tokens_of(presenter.display, task.goal.cards)))
            elif (action := lesson.next_action()) is not None:
                person.play(action)

    def deal_over(self) -> None:
        """The last page."""
        self._is_last = True
        self._session.window.keys.is_covered = True
        self._show_last()

    def _running(self) -> Lesson:
        assert self._lesson is not None, "the lesson has begun"
        return self._lesson

    # --- what it shows -----------------------------------------------------------------------------

    def _shown(self, display: Display) -> None:
        """The table has changed, or is worded anew."""
        if self._is_last:
            self._show_last()
            return
        progress = self._running().progress(display)
        page = self._words_of_step(progress)
        self.panel.show_page(page)
        key = f"{progress.task.key}{progress.state}"
        if key != self._announced:
            is_same = self._announced.startswith(str(progress.task.key))
            self._announced = key
            self._session.window.announcer.announce(page.spoken_to_do() if is_same else page.spoken())

    @property
    def _words(self) -> "LessonWords":
        return self._session.words.lesson

    def _words_of_step(self, progress: LessonProgress) -> LessonPage:
        words, task = self._words, progress.task
        return LessonPage(
            title=words.title(progress.topic),
            text=words.text(task.key, LessonFigures.of(self._running().match.rules)),
            to_do=words.to_do(task.key, progress.state, progress.group),
            buttons=(
                PageButton(SHOW, words.show(), ButtonKind.GOLD, SHOW_KEY),
                PageButton(NEXT, words.next(), ButtonKind.PLAIN),
                PageButton(RULE, words.rule(task.clause), ButtonKind.LINK),
                PageButton(LEAVE, words.leave(), ButtonKind.LINK),
            ),
            counted=words.counted(progress.step + 1, len(STEPS)),
            step=progress.step + 1,
            steps=len(STEPS),
            by_keys=words.by_keys(task.key, progress.state, progress.group, SHOW_KEY),
        )

    def _show_last(self) -> None:
        words, match = self._words, self._running().match
        own, others = (sheet.total for sheet in match.sheets())
        learnt = " · ".join([words.title(step.topic).replace(" ", NO_BREAK) for step in STEPS[1:]])
        page = LessonPage(
            title=words.done(),
            text=f"{words.learnt()}\n{learnt}.",
            to_do=words.result(own, others),
            buttons=(
                PageButton(PLAY, words.play(), ButtonKind.GOLD),
                PageButton(AGAIN, words.again(), ButtonKind.PLAIN),
                PageButton(BACK, words.back(), ButtonKind.PLAIN),
            ),
            is_last=True,
        )
        if self.panel.page != page:
            self._session.window.announcer.announce(page.spoken())
        self.panel.show_page(page)
        self._take_focus()

    def _take_focus(self) -> None:
        """The last page has the keyboard, whatever else may have taken it."""
        if self._is_last and self._session.window.isActiveWindow():
            self.panel.take_focus()

    # --- what is pressed ---------------------------------------------------------------------------

    def _pressed(self, key: str) -> None:
        if key == SHOW:
            self.show_how()
        elif key == NEXT:
            self.go_on()
        elif key == RULE:
            task = self._running().progress(self._session.presenter.display).task
            self._session.window.open_rules(task.clause)
        elif key == AGAIN:
            self.begin()
        elif key == PLAY:
            self._play_with_anna()
        else:
            self.end()

    def _play_with_anna(self) -> None:
        """A match with the same company, who are beginners."""
        from canasta_desktop.ui.new_game.game_choice import first_choice

        choice = first_choice(self._session.settings)
        person, *others = choice.all_seats()
        named = [seat._replace(name=name) for seat, name in zip(others, NAMES, strict=True)]
        self._session.new_game(replace(choice, seats=(person, *named)))

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc, where it means nothing else, asks for the end: its button gets the focus, a second Esc presses it."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if not is_escape or event.type() != QEvent.Type.KeyPress or self._has_something_to_leave():
            return False
        if self._is_last:
            self._pressed(BACK)
        elif self._session.window.keys.keyboard.focus.key == LEAVE:
            self._pressed(LEAVE)
        else:
            self._session.window.focus.go_to(LEAVE)
        return True

    def _has_something_to_leave(self) -> bool:
        """Whether Esc takes back a selection, a question or a movement."""
        window, display = self._session.window, self._session.presenter.display
        if self._is_last or display is None:
            return False
        is_busy = window.scene.motion.is_moving or window.keys.keyboard.target is not None
        return is_busy or display.question is not None or any([held.selected for held in display.hand])
