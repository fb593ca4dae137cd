"""Pictures of named scenes, from fixed positions, for the README, for tests and for looking.

A scene is the real window over a session of its own in a folder that is thrown away: the match is put at a position,
the person's steps go through the presenter as if done by hand, and the window is painted at the exact size. Nothing
moves, or it stands still at a moment that the scene names; nobody thinks: no other player is ever asked. The texts are
in the bundled font, so that a picture is the same on every machine.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QDialog

from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.game.match import Match
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.inspection.sheets import SHEETS, sheet
from canasta_desktop.inspection.shot_tables import TABLES, ShotTable
from canasta_desktop.rules.actions import Discard, Draw, LayMeld, Play, Take
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.notation import read_action
from canasta_desktop.ui.appearance.fonts import load_bundled
from canasta_desktop.ui.base import commands, motion
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.display import NEW_MELD, PILE, Place, Spot
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.seat_draw import SeatDrawDialog
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.session.app import application
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.window.main_window import SCORE, SEAT_DRAW, MainWindow

SCREEN: Final = "offscreen:configfile={file}"
"""Qt's platform without a screen, of the size that stands in a file."""
ROUND_MS: Final = 100
MOST_ROUNDS: Final = 30
"""A window is painted again after so many ms, so often at most, until nothing changes any more."""
OPENING_SEED: Final = 3
"""A match in which the person begins."""
DEALING: Final = motion.SHUFFLE + motion.DEAL + 25 * motion.DEAL_STEP
TAKING: Final = motion.TAKE_MELDS + motion.TAKE_OPENS + 0.62 * motion.TAKE_FLIES
CLOSING: Final = motion.CANASTA_CLOSES + motion.CANASTA_RISES + motion.CANASTA_BAND + motion.CANASTA_WORD - 1
"""The moments of the pictures in which cards move, ms after what happens there."""


class ShotWindow:
    """A session whose match is put where a scene wants it, and the person's hands."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.presenter = session.presenter
        self.is_moving = False

    def sit(self, table: ShotTable) -> None:
        """Sit down at this table, and let happen what led to the moment of the picture."""
        match = table.match(self.names())
        for line in table.before:
            play(match, line)
        self.take(match)
        for line in table.own:
            play(match, line)
        self.presenter.stop()

    def take(self, match: Match) -> None:
        """Sit down to this match, and ask nobody to go on."""
        self.presenter.sit_down(match)
        self.session.apply(self.session.settings)
        self.presenter.retell()

    def move(self, happens: Callable[[], object], moment: float) -> None:
        """Let this happen at normal speed, and stand still so many ms later."""
        self.is_moving = True
        self.session.change_settings(replace(self.session.settings, speed="normal"))
        happens()
        self.presenter.stop()
        mover = self.session.scene.motion
        for frame in range(0, int(moment), motion.TICK):
            mover.advance(frame)
        mover.stand_still(moment)

    def names(self) -> list[str]:
        """The usual names by seat."""
        names = self.session.words.names
        return [names.you(), *[names.computer(seat) for seat in range(1, 6)]]

    def tokens(self, cards: str) -> tuple[int, ...]:
        """The tokens of these cards of the hand."""
        person = self.presenter.person
        assert person is not None
        return tuple(person.bench.tokens_of(read_cards(cards)))

    def select(self, cards: str) -> None:
        """Select these cards."""
        self.presenter.handle(intents.SelectCards(self.tokens(cards)))

    def drop(self, cards: str, place: Place) -> None:
        """Drag these cards there and let go."""
        self.presenter.handle(intents.Drop(self.tokens(cards), place))

    def advise(self, choice: Decision) -> None:
        """Give the person this hint."""
        person = self.presenter.person
        assert person is not None
        person.hinting.give(choice)
        self.presenter.retell()

    def meld(self, cards: str) -> Place:
        """The place of the meld on the table that holds the first of these cards."""
        face = read_cards(cards)[0]
        table = self.presenter.match.view(None).table
        numbers = [meld.number for melds in table.melds for meld in melds if face in meld.cards]
        return Place(Spot.MELD, numbers[0])

    def sheet(self) -> ScoreSheetDialog:
        """The score sheet, which lies open."""
        sheet = self.session.window.dialog_manager.dialog(SCORE)
        assert isinstance(sheet, ScoreSheetDialog)
        return sheet

    def open(self, name: str, argument: object = None) -> None:
        """Open a dialog."""
        self.session.window.dialog_manager.open(name, argument)


# --- the scenes ----------------------------------------------------------------------------------------


def deal_begins(stage: ShotWindow) -> None:
    """A deal begins, the person is to draw."""
    setup = TABLES["mid-game"].setup(stage.names())
    stage.take(Match.start(setup, OPENING_SEED))


def mid_game(stage: ShotWindow) -> None:
    """Melds and canastas of both sides, red threes, and cards staged by the person."""
    stage.sit(TABLES["mid-game"])
    stage.drop("QH 2D", stage.meld("QS"))
    stage.drop("7S 7H 7C", NEW_MELD)
    stage.select("AC AC")


def dealing(stage: ShotWindow) -> None:
    """The first deal of a match, when everybody has six cards."""
    setup = TABLES["mid-game"].setup(stage.names())
    stage.take(Match.start(setup, OPENING_SEED))
    stage.move(stage.presenter.start, DEALING)


def take_pile(stage: ShotWindow) -> None:
    """Another player takes the pile: its top card is melded, the rest flies as a fan."""
    stage.sit(TABLES["take-pile"])
    stage.move(partial(play, stage.presenter.match, "take QS QD"), TAKING)


def canasta(stage: ShotWindow) -> None:
    """The person closes a natural canasta, whose word stands."""
    stage.sit(TABLES["canasta"])
    stage.move(partial(play, stage.presenter.match, "meld 8D 8C > 3"), CLOSING)


def initial_meld(stage: ShotWindow) -> None:
    """An initial meld in the making, 70 of 90."""
    stage.sit(TABLES["initial-meld"])
    stage.drop("QS QH QD QC", NEW_MELD)
    stage.drop("TH TD TC", NEW_MELD)
    stage.select("2D")


def frozen(stage: ShotWindow) -> None:
    """A frozen pile."""
    stage.sit(TABLES["frozen"])


def two_players(stage: ShotWindow) -> None:
    """The game for two."""
    stage.sit(TABLES["two-players"])
    stage.drop("AS AD", stage.meld("AH"))


def sequences(stage: ShotWindow) -> None:
    """Sequences and sambas."""
    stage.sit(TABLES["sequences"])


def books(stage: ShotWindow) -> None:
    """Many books, and a foot to be played."""
    stage.sit(TABLES["books"])


def six_players(stage: ShotWindow) -> None:
    """Everybody alone, in the direction of the strict version."""
    stage.sit(TABLES["six-players"])


def big_hand(stage: ShotWindow) -> None:
    """After a big pile was taken: more than thirty cards in hand."""
    stage.sit(TABLES["big-hand"])


def question(stage: ShotWindow) -> None:
    """With which cards is the pile to be taken?"""
    stage.sit(TABLES["question"])
    stage.presenter.handle(intents.ClickPlace(PILE))


def refused(stage: ShotWindow) -> None:
    """Something was tried that may not be done, and the note says why."""
    stage.sit(TABLES["frozen"])
    stage.drop("9S 2D", PILE)


def hint(stage: ShotWindow) -> None:
    """What a skilled player would do: the cards rise, an arrow leads from them to the queens."""
    stage.sit(TABLES["mid-game"])
    queens, cards = stage.meld("QS"), tuple(read_cards("QH 2D"))
    stage.advise(Decision(LayMeld((Play(cards, queens.number),)), (Idea(Why.ADD, cards),)))


def hint_draw(stage: ShotWindow) -> None:
    """A hint before the turn: draw."""
    stage.sit(TABLES["frozen"])
    stage.advise(Decision(Draw(), (Idea(Why.DRAW_SAFE),)))


def hint_take(stage: ShotWindow) -> None:
    """A hint to take the pile, with two cards of the hand."""
    stage.sit(TABLES["question"])
    cards = tuple(read_cards("7S 7H"))
    stage.advise(Decision(Take(cards), (Idea(Why.TAKE_PILE, tuple(read_cards("7C"))),)))


def hint_discard(stage: ShotWindow) -> None:
    """A hint to discard, and everything else dimmed as in a lesson."""
    stage.sit(TABLES["mid-game"])
    card = tuple(read_cards("3S"))
    stage.advise(Decision(Discard(card[0]), (Idea(Why.STOP_CARD, card),)))


def tip(stage: ShotWindow) -> None:
    """What is new is explained in the first matches: here a frozen pile."""
    stage.sit(TABLES["frozen"])
    stage.presenter.hot_seat.set_tips(frozenset())
    stage.presenter.retell()


def score_sheet(stage: ShotWindow) -> None:
    """The score sheet after a deal."""
    stage.sit(TABLES["score-sheet"])
    stage.open(SCORE)


def match_end(stage: ShotWindow) -> None:
    """The match has been won."""
    stage.sit(TABLES["match-end"])
    stage.open(SCORE)


def counted(stage: ShotWindow) -> None:
    """In the middle of the count: the fourth line runs."""
    stage.sit(TABLES["score-sheet"])
    stage.open(SCORE)
    stage.sheet().count.show(3, 0.6)


def win(stage: ShotWindow) -> None:
    """The winners of a match step forward."""
    match_end(stage)
    stage.sheet().victory.show_share(0.45)


def lines_opened(stage: ShotWindow) -> None:
    """The score sheet of sequences and sambas, with what its first line counts."""
    stage.sit(TABLES["sequences-scored"])
    stage.open(SCORE)
    stage.sheet().rows[0].setChecked(True)


def new_game(stage: ShotWindow) -> None:
    """What is to be played?"""
    deal_begins(stage)
    stage.open(commands.NEW_GAME)


def new_game_seats(stage: ShotWindow) -> None:
    """Who is to sit where?"""
    new_game(stage)
    dialog = stage.session.window.dialog_manager.dialog(commands.NEW_GAME)
    assert isinstance(dialog, NewGameDialog)
    dialog.game.seat_wanted.emit(2)


def seat_draw(stage: ShotWindow) -> None:
    """Partners and seats are drawn: most cards are there, one is on its way."""
    setup = TABLES["mid-game"].setup(stage.names())
    stage.presenter.sit_down(Match.start(setup._replace(options=(*setup.options, ("seating", "drawn"))), OPENING_SEED))
    stage.presenter.start()
    dialog = stage.session.window.dialog_manager.dialog(SEAT_DRAW)
    assert isinstance(dialog, SeatDrawDialog)
    dialog.table.show_moment(1190)


def seats_drawn(stage: ShotWindow) -> None:
    """Everybody sits where the cards have sent them."""
    seat_draw(stage)
    dialog = stage.session.window.dialog_manager.dialog(SEAT_DRAW)
    assert isinstance(dialog, SeatDrawDialog)
    dialog.table.finish()
    dialog.table.show_moment(10_000)


def settings(stage: ShotWindow) -> None:
    """The settings."""
    deal_begins(stage)
    stage.open(commands.SETTINGS)


def rules(stage: ShotWindow) -> None:
    """The rules, opened at the clause that a refusal named."""
    refused(stage)
    display = stage.presenter.display
    assert display is not None
    stage.open(commands.RULES, display.note.clause)


def log(stage: ShotWindow) -> None:
    """What has happened in the deal."""
    stage.sit(TABLES["mid-game"])
    stage.open(commands.LOG)


def about(stage: ShotWindow) -> None:
    """About the program."""
    deal_begins(stage)
    stage.open(commands.ABOUT)


def welcome_new(stage: ShotWindow) -> None:
    """The welcome for who has never played."""
    stage.session.welcome()


def welcome_back(stage: ShotWindow) -> None:
    """The welcome with a game that waits."""
    stage.sit(TABLES["mid-game"])
    stage.session.welcome()


def lesson(stage: ShotWindow) -> None:
    """The first deal with Anna, at its fourth step."""
    learn(stage, 4)


def lesson_over(stage: ShotWindow) -> None:
    """The last page of the lesson."""
    learn(stage, 9)


def learn(stage: ShotWindow, step: int) -> None:
    """Come to this step of the lesson, 9 for its last page."""
    session = stage.session
    session.learn()
    control = session.lesson
    assert control is not None
    for _ in range(MOST_ROUNDS):
        page = control.panel.page
        if page is None or page.is_last or page.step >= step:
            break
        control.go_on()
        settle()


SCENES: Final[dict[str, Callable[[ShotWindow], None]]] = {
    "opening": deal_begins,
    "dealing": dealing,
    "mid-game": mid_game,
    "take-pile": take_pile,
    "canasta": canasta,
    "initial-meld": initial_meld,
    "frozen": frozen,
    "two-players": two_players,
    "sequences": sequences,
    "books": books,
    "six-players": six_players,
    "big-hand": big_hand,
    "question": question,
    "refused": refused,
    "hint": hint,
    "hint-draw": hint_draw,
    "hint-take": hint_take,
    "hint-discard": hint_discard,
    "tip": tip,
    "score-sheet": score_sheet,
    "score-count": counted,
    "score-lines": lines_opened,
    "match-end": match_end,
    "win": win,
    "new-game": new_game,
    "new-game-seats": new_game_seats,
    "seat-draw": seat_draw,
    "seats-drawn": seats_drawn,
    "settings": settings,
    "rules": rules,
    "log": log,
    "about": about,
    "lesson": lesson,
    "lesson-over": lesson_over,
    "welcome-new": welcome_new,
    "welcome-back": welcome_back,
}
"""The scenes by name, as the command line takes them."""


def play(match: Match, action: str) -> None:
    """Whoever is in turn does this, which must be legal."""
    refusal = match.play(match.to_act(), read_action(action))
    assert refusal is None, f"{action}: {refusal}"


# --- taking the picture --------------------------------------------------------------------------------


def shoot(scene: str, lang: str, theme: str, width: int, height: int, path: Path) -> None:
    """Save a picture of a scene or a sheet, `width` x `height` logical pixels. Raises KeyError, ValueError."""
    if not (0 < width <= 16_000 and 0 < height <= 16_000):
        raise ValueError(f"{width}x{height}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, studio(Path(folder), width, height):
        if scene in SHEETS:
            picture = sheet(scene, lang, Mode(theme), width, height)
        else:
            picture = scene_picture(SCENES[scene], Path(folder), lang, theme, width, height)
    if not picture.save(str(path)):
        raise ValueError(f"{path} cannot be written")


def scene_picture(
    build: Callable[[ShotWindow], None], folder: Path, lang: str, theme: str, width: int, height: int
) -> QImage:
    """The window of a session of its own in this folder, with the scene that `build` makes of it."""
    Store(folder, lambda message: None).save_settings(Settings(language=lang, theme=theme, speed="off"))
    session = Session(folder, seed=1)
    session.window.setMinimumSize(1, 1)
    session.window.resize(width, height)
    session.window.show()
    stage = ShotWindow(session)
    build(stage)
    if not stage.is_moving:
        session.scene.motion.finish()
    picture = taken(session)
    session.window.close()
    session.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return picture


@contextmanager
def studio(folder: Path, width: int, height: int) -> Iterator[None]:
    """Have an application, without a screen if it is made here, and in the bundled font."""
    if QCoreApplication.instance() is None and "QT_QPA_PLATFORM" not in os.environ:
        file = folder / "screen.json"
        screen = {"name": "picture", "x": 0, "y": 0, "width": width, "height": height}
        file.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}))
        os.environ["QT_QPA_PLATFORM"] = SCREEN.format(file=file)
    app = application()
    worn, flashes = app.font(), app.cursorFlashTime()
    font = QFont(worn)
    font.setFamilies(list(load_bundled()))
    app.setFont(font)
    app.setCursorFlashTime(0)
    try:
        yield
    finally:
        app.setFont(worn)
        app.setCursorFlashTime(flashes)


def taken(session: Session) -> QImage:
    """The window with its dialogs, once two pictures in a row are the same: all layouts have been made."""
    picture = before = QImage()
    for _ in range(MOST_ROUNDS):
        settle()
        picture = painted(session.window)
        if picture == before:
            break
        before = picture
    return picture


def settle() -> None:
    """Let what was put off happen. In a loop of its own: only there Qt deletes what is to go."""
    loop = QEventLoop()
    QTimer.singleShot(ROUND_MS, loop.quit)
    loop.exec()


def painted(window: MainWindow) -> QImage:
    """The window as it is painted, and the open dialogs over its middle."""
    picture = window.grab()
    painter = QPainter(picture)
    for name in window.dialog_manager.names():
        if (dialog := window.dialog_manager.dialog(name)) is not None and dialog.isWindow():
            _put_dialog(painter, dialog, window.rect().center())
    painter.end()
    return picture.toImage()


def _put_dialog(painter: QPainter, dialog: QDialog, centre: QPoint) -> None:
    """Paint a dialog with an edge that stands for the frame a desktop would give it."""
    picture = dialog.grab()
    area = QRectF(dialog.rect())
    area.moveCenter(centre.toPointF())
    area.moveTopLeft(area.topLeft().toPoint().toPointF())
    painter.setPen(Qt.PenStyle.NoPen)
    for grown in range(8, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 12))
        painter.drawRoundedRect(area.adjusted(-grown, -grown, grown, grown + 4), 8 + grown, 8 + grown)
    painter.drawPixmap(area.topLeft(), picture)
