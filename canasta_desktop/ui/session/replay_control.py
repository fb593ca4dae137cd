"""A deal seen again on the table: which one, where it stands, what the strip's buttons and the keys do, the way back.

The replay sits down to a match of its own (`PlaybackMatch`), which no store follows: what is saved is the game that
waits (`Session.match`), and it stays as it is, whatever happens here. Steps forward are played, so that they look and
sound like the game; backwards, and wherever one jumps to, the table simply stands there.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message, SaveError
from canasta_desktop.game.playback import DealPlayback, PlaybackMatch
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base import commands, motion
from canasta_desktop.ui.base.guard import answering
from canasta_desktop.ui.display.actions import WHY
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.intents import ClickPlace, Continue, Intent, Press
from canasta_desktop.ui.display.places import Spot
from canasta_desktop.ui.presentation.prompts import NoteContent
from canasta_desktop.ui.replay.strip import ReplayStrip
from canasta_desktop.ui.replay.timeline import Timeline
from canasta_desktop.ui.session import replay_display
from canasta_desktop.ui.session.practice import practise
from canasta_desktop.ui.session.replay_display import HANDS, LEAVE, PLAY_ON, SAME_DEAL
from canasta_desktop.ui.session.waiting_match import put_back

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

KEYS: Final = {
    "Left": "back",
    "Right": "forward",
    "Ctrl+Left": "turn-back",
    "Ctrl+Right": "turn-forward",
    "PgUp": "mark-back",
    "PgDown": "mark-forward",
    "Home": "first",
    "End": "last",
    "Space": "play",
    "G": "speed",
    **{key: name for name, key in replay_display.CAPS.items()},
}
"""What the keys do in a replay."""
SPEEDS: Final = {"slow": "½×", "normal": "1×", "fast": "2×", "off": "4×"}
"""The speeds by the keys of PACES, as they stand on the button."""
MOVES_AT: Final = {"slow": "slow", "normal": "normal", "fast": "fast", "off": "fast"}
"""How fast cards move then, by the keys of the settings; where the settings have motion off, it stays so."""
OFF: Final = "off"
SORT: Final = Press("sort")


def begin_replay(session: "Session", match: Match | None = None, index: int | None = None) -> bool:
    """Show a deal again, by its place in the match: the game that is kept, and its last deal, where none is named.

    False, and said why, where it cannot be played again.
    """
    source = session.match if match is None else match
    if index is None:
        index = len(source.history) - 1 if source.is_scored else len(source.history)
    try:
        playback = DealPlayback(source, index)
    except SaveError as error:
        session.presenter.show_message(Message(Code.REPLAY_FAILED, (("fault", error.code.value),)))
        return False
    if session.replay is None:
        session.replay = ReplayControl(session)
    session.replay.show_deal(playback)
    return True


class ReplayControl(QObject):
    """Leads the person of a session through a replay, from `show_deal` to `leave`; the presenter's `Guide`."""

    plays_all = True
    """The person only looks on."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self.waiting = session.match
        """The game that waits."""
        self._seat = session.presenter.seat if session.lesson is None else NOBODY
        """Who sat at the screen."""
        self._is_welcomed = session.make_room()
        self._match: PlaybackMatch | None = None
        self._is_playing = False
        chosen = session.worn_settings.now.speed
        self._speed = "normal" if chosen == OFF else chosen
        window = session.window
        ground = window.view.parentWidget()
        assert ground is not None
        self.strip = ReplayStrip(ground)
        self.strip.pressed.connect(self.do)
        self.strip.wanted.connect(self.jump)
        self.strip.deal_wanted.connect(self._show_other_deal)
        window.installEventFilter(self)
        session.presenter.shown.connect(self._shown)
        session.idle_monitor.noticed.connect(self._be_away)

    @property
    def match(self) -> PlaybackMatch:
        """What lies on the table."""
        assert self._match is not None, "the replay has begun"
        return self._match

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._is_playing

    def show_deal(self, playback: DealPlayback) -> None:
        """Show this deal: a scored one from its beginning, the running one as it stands now."""
        window, is_new = self._session.window, self._match is None
        window.dialog_manager.close(commands.LOG)  # who explains its moves knows one deal
        self._match = PlaybackMatch(playback, self._viewer(playback))
        self._is_playing = False
        self._stand(0 if playback.is_scored else playback.length)
        if is_new:
            # Not before the replay has sat down: who closes a score sheet wants the next deal of what lies there.
            window.dialog_manager.close_all()
            window.add_panel(self.strip)
        self._session.presenter.retell()

    def _viewer(self, playback: DealPlayback) -> int:
        """Who looks: the one at the screen or, where there are no secrets any more, the first of the persons."""
        persons = playback.match.setup.persons()
        if self._seat in persons and playback.match is self.waiting:
            return self._seat
        return persons[0] if len(persons) == 1 or (persons and playback.is_scored) else NOBODY

    def _show_other_deal(self, index: int) -> None:
        begin_replay(self._session, self.match.playback.match, index)

    # --- going through it --------------------------------------------------------------------------

    def do(self, name: str) -> None:
        """What a button or a key of this name does."""
        at, length = self.match.at, self.match.playback.length
        jumps: dict[str, Callable[[], int]] = {
            "first": lambda: 0,
            "last": lambda: length,
            "back": lambda: max(0, at - 1),
            "turn-back": lambda: self._timeline().stop_before(at),
            "turn-forward": lambda: self._timeline().stop_after(at),
            "mark-back": lambda: self._timeline().mark_before(at),
            "mark-forward": lambda: self._timeline().mark_after(at),
        }
        others = {
            "forward": self.step,
            "play": self.toggle,
            "speed": self._next_speed,
            HANDS: self._turn_hands,
            PLAY_ON: self._play_on,
            SAME_DEAL: self._deal_again,
            LEAVE: self.end,
            WHY: self._explain,
        }
        if name in jumps:
            self.jump(jumps[name]())
        elif name in others:
            others[name]()

    def jump(self, at: int) -> None:
        """Stand after so many actions, at once."""
        self._is_playing = False
        self._stand(at)
        self._session.presenter.retell()

    def _stand(self, at: int) -> None:
        session, match = self._session, self.match
        session.scene.motion.finish()
        match.stand(at)
        session.presenter.sit_down(match, guide=self, viewer=match.viewer)
        session.presenter.hot_seat.show_hands(False)
        session.worn_settings.apply_to_presenter()

    def step(self) -> None:
        """One action further, seen as it was played."""
        self._pause()
        self._session.scene.motion.finish()
        action = self.match.next_action
        if action is not None:
            refusal = self.match.play(self.match.to_act(), action)
            assert refusal is None, refusal

    def toggle(self) -> None:
        """Play on from here, from the beginning where this is the end, or stop."""
        presenter = self._session.presenter
        if self._is_playing:
            self._pause()
            presenter.retell()
            return
        is_from_start = self.match.at in (0, self.match.playback.length)
        self._is_playing = self.match.playback.length > 0
        if is_from_start:
            self._stand(0)
            presenter.start()
        else:
            presenter.retell()
            presenter.resume()

    def _pause(self) -> None:
        self._is_playing = False
        self._session.presenter.stop()

    def _next_speed(self) -> None:
        known = list(SPEEDS)
        self._speed = known[(known.index(self._speed) + 1) % len(known)]
        self.apply_speed()
        self._show_strip()

    def apply_speed(self) -> None:
        """Play at the replay's own speed, and wait for nobody."""
        session = self._session
        session.presenter.set_pace(self._speed, waits=False)
        moves = OFF if session.worn_settings.now.speed == OFF else MOVES_AT[self._speed]
        session.scene.motion.set_speed(motion.Speed[moves.upper()])

    def _turn_hands(self) -> None:
        """All hands open, or covered; it stands where it stood."""
        if self.match.may_open_hands:
            self.match.has_open_hands = not self.match.has_open_hands
            self.jump(self.match.at)

    def _explain(self, seat: int = NOBODY) -> None:
        """Open the log with the reasons for the last turn of this computer player, or of the last that had one."""
        self._pause()
        index = self.match.last_chosen
        if index is not None:
            self._session.presenter.reasons_wanted.emit(seat)

    # --- practice, and the way back ----------------------------------------------------------------

    def _play_on(self) -> None:
        """Practise from the person's turn that is shown, or the nearest one before."""
        at = self.match.own_turn
        if at is not None:
            practise(self._session, self.match.playback.practice(at))

    def _deal_again(self) -> None:
        """Practise the whole deal."""
        if self.match.own_turn is not None:
            practise(self._session, self.match.playback.practice(0))

    def end(self) -> None:
        """Go back to the game that waits or, where nothing has begun yet, to the welcome."""
        self.leave()
        put_back(self._session, self.waiting, is_welcomed=self._is_welcomed)

    def leave(self) -> None:
        """Take the strip away: another match comes to the table, or the one that waits."""
        session = self._session
        session.replay = None
        session.presenter.stop()
        session.scene.motion.finish()
        session.scene.motion.set_speed(motion.Speed[session.worn_settings.now.speed.upper()])
        session.window.removeEventFilter(self)
        session.presenter.shown.disconnect(self._shown)
        session.idle_monitor.noticed.disconnect(self._be_away)
        session.window.dialog_manager.close(commands.LOG)
        session.window.remove_panel()
        self.strip.hide()
        self.strip.deleteLater()
        self.deleteLater()

    def _be_away(self) -> None:
        """Nobody has been at the screen for a while: where it is shared, nobody's hand stays in sight."""
        if len(self.waiting.setup.persons()) > 1:
            self.end()

    # --- what the presenter asks -------------------------------------------------------------------

    def takes(self, intent: Intent) -> bool:
        """All but the order of the hand: cards on the table are only looked at."""
        if intent == SORT:
            return self.match.viewer == NOBODY
        if isinstance(intent, Press):
            self.do(intent.key)
        elif isinstance(intent, ClickPlace) and intent.place.spot is Spot.SEAT:
            if self._session.presenter.opponents.is_computer(self.match, intent.place.number):
                self._explain(intent.place.number)
        elif isinstance(intent, Continue):
            self.toggle()
        else:
            self._session.presenter.retell()
        return True

    def objection(self, action: Action) -> NoteContent:
        """Nothing is played by hand."""
        return None

    def next_action(self) -> Action | None:
        """What was done next, while it plays."""
        return self.match.next_action if self._is_playing else None

    def show_how(self) -> None:
        """There is nothing to be done."""

    def annotated(self, display: Display) -> Display:
        """The display of a spectator, with the sentence of the last step."""
        screen, words = self._session.presenter.hot_seat, self._session.words
        said = replay_display.sentence(self.match, screen.showing.event_context(), words)
        spoken = replay_display.spoken(self.match, screen.showing, words)
        news = (screen.spectator if screen.person is None else screen.person).last_note
        return replay_display.looked_at(display, self.match, said, spoken, words, has_news=news is not None)

    def deal_over(self) -> None:
        """The deal has been played to its end."""
        self._is_playing = False
        self._show_strip()

    # --- what it shows -----------------------------------------------------------------------------

    def _shown(self, display: Display) -> None:
        """The table has changed, or is worded anew."""
        if self.match.next_action is None:
            self._is_playing = False
        self._show_strip()
        log = self._session.window.dialog_manager.dialog(commands.LOG)
        if log is not None:
            from canasta_desktop.ui.dialogs.log import LogDialog

            assert isinstance(log, LogDialog)
            seat = None if self.match.viewer == NOBODY else self.match.viewer
            log.follow(self.match.log(seat), self.match.deal_number)

    def _timeline(self) -> Timeline:
        return replay_display.timeline(self.match, self._names(), self._session.words)

    def _names(self) -> list[str]:
        return self._session.presenter.hot_seat.showing.names()

    def _show_strip(self) -> None:
        """Have the strip show where the replay stands."""
        speed = SPEEDS[self._speed]
        state = replay_display.strip_state(self.match, self._names(), self._session.words, speed, self._is_playing)
        self.strip.show_state(state)

    # --- keys --------------------------------------------------------------------------------------

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of a replay, unless a sheet lies over the table."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if self._session.window.dialog_manager.covering() is not None:
            return False
        key = key_text(event)
        name = KEYS.get(key)
        if name is None or (len(key) == 1 and not self._session.window.keys.keyboard.keys.letters_on):
            return False
        if not (event.isAutoRepeat() and name in ("play", HANDS, PLAY_ON, SAME_DEAL, LEAVE, "speed")):
            self._session.window.keys.has_ring = True
            self.do(name)
        return True


def key_text(event: QKeyEvent) -> str:
    """A key as portable text, that of the number block without its name."""
    keys = Qt.KeyboardModifier.KeypadModifier
    combination = event.keyCombination()
    text = QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)
    return text.replace("Num+", "") if combination.keyboardModifiers() & keys else text
