"""The window of a scene: a session whose match is put where the scene wants it, and the person's hands.

The person's steps go through the presenter as if done by hand. Nothing moves, or it stands still at a moment that the
scene names; nobody thinks: no other player is ever asked.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer

from canasta_desktop.bots.policy import Decision
from canasta_desktop.game.match import Match
from canasta_desktop.inspection.shot_tables import TABLES, ShotTable
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.notation import read_action
from canasta_desktop.ui.base import motion
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.window.main_window import SCORE

OPENING_SEED: Final = 3
"""A match in which the person begins."""
ROUND_MS: Final = 40
"""What was put off has happened after so many ms."""
MOST_ROUNDS: Final = 30
"""So often at most that is waited for, or a lesson gone on with."""


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


def play(match: Match, action: str) -> None:
    """Whoever is in turn does this, which must be legal."""
    refusal = match.play(match.to_act(), read_action(action))
    assert refusal is None, f"{action}: {refusal}"


def settle() -> None:
    """Let what was put off happen. In a loop of its own: only there Qt deletes what is to go."""
    loop = QEventLoop()
    QTimer.singleShot(ROUND_MS, loop.quit)
    loop.exec()


def deal_begins(stage: ShotWindow) -> None:
    """A deal begins, the person is to draw."""
    setup = TABLES["mid-game"].setup(stage.names())
    stage.take(Match.start(setup, OPENING_SEED))
