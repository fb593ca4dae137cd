"""The log asked why: by mouse and by keys, what stands there meanwhile, and what is copied."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from canasta_desktop.bots.levels import policy
from canasta_desktop.game.match import Match
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.dialogs import log
from canasta_desktop.ui.dialogs.log import EVERYBODY, LogDialog
from canasta_desktop.ui.dialogs.log_turn import TurnBlock, WhyLink
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording
from tests.game.matches import match

NAMES = ("You", "Murat", "Jörg", "Wen")


class Answers(QObject):
    """Who answers when the test wants it."""

    explained = Signal(int)

    def __init__(self, game: Match) -> None:
        super().__init__()
        self.seats = [entry.seat for entry in game.log(None)[1:]]
        self.asked: list[int] = []
        self.known: dict[int, str] = {}

    def can_explain(self, index: int) -> bool:
        return 0 <= index < len(self.seats) and self.seats[index] > 0

    def ask(self, indices: Iterable[int]) -> None:
        self.asked += [index for index in indices if self.can_explain(index)]

    def text(self, index: int) -> str:
        return self.known.get(index, "")

    def answer(self) -> None:
        """Whatever has been asked."""
        for index in self.asked:
            self.known[index] = f"Reason {index}."
            self.explained.emit(index)


@pytest.fixture
def game() -> Match:
    made = match(seed=4)
    for _ in range(26):
        seat = made.to_act()
        assert made.play(seat, policy("beginner").choose(made.view(seat), Rng(made.choice_seed(seat))).action) is None
    return made


@pytest.fixture
def dialog(qtbot, game) -> LogDialog:
    answers = Answers(game)
    made = LogDialog(game.log(0), lambda: EventContext(NAMES, 0, NAMES), Wording(), 1, reasons=answers)
    made.answers = answers
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def links(dialog: LogDialog) -> list[WhyLink]:
    found = [block.link for block in dialog._blocks.values() if block.link is not None]
    return [link for link in found if not link.isHidden()]


def turn_of(link: WhyLink) -> TurnBlock:
    block = link.parentWidget()
    assert isinstance(block, TurnBlock)
    return block


def spoken(dialog: LogDialog) -> str:
    """What a screen reader finds in the list."""
    return " | ".join([line.accessibleName() for line in dialog.scroll_area.passages()])


def test_turns_of_computer_players_offer_their_reasons(dialog, game):
    owners = {entry.turn: entry.owner for entry in game.log(0) if entry.owner != NOBODY}
    offered = {int(link.objectName().split(":")[1]) for link in links(dialog)}
    assert offered == {turn for turn, owner in owners.items() if owner > 0}
    assert links(dialog)[0].accessibleName().startswith("Why? ")


def test_a_click_asks_for_the_whole_turn_and_the_reasons_stand_below(dialog, game):
    link = links(dialog)[0]
    turn = int(link.objectName().split(":")[1])
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    wanted = [index for index, entry in enumerate(game.log(0)[1:]) if entry.turn == turn]
    assert dialog.answers.asked == wanted
    assert not link.isVisible()
    dialog.answers.answer()
    for index in wanted:
        assert f"Reason {index}." in spoken(dialog)
        assert f"  Reason {index}." in dialog.text()
    assert dialog.turns()[0][0] == "Dealing"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_ask_as_well_and_the_dialog_stays_open(dialog, key):
    link = links(dialog)[-1]
    link.setFocus()
    QTest.keyClick(link, key)
    assert dialog.answers.asked
    assert dialog.isVisible()
    assert QApplication.focusWidget() is turn_of(link).lines[0]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_line_asks_as_well_and_keeps_the_keyboard(dialog, key):
    line = turn_of(links(dialog)[0]).lines[0]
    dialog.scroll_area.go_to(line)
    QTest.keyClick(line, key)
    dialog.answers.answer()
    assert dialog.isVisible()
    assert QApplication.focusWidget() is line
    assert any(other.accessibleName().startswith("Reason ") for other in line.parentWidget().lines)
    for other in line.parentWidget().lines[1:]:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert QApplication.focusWidget() is other


def test_it_opens_at_its_end_and_is_read_line_by_line(dialog):
    lines = dialog.scroll_area.passages()
    shown = dialog.turns()
    in_words = Wording().spoken.cards.in_words
    assert [line.accessibleName() for line in lines] == [in_words(line) for _, told in shown for line in told]
    assert not [line for line in lines if set(line.accessibleName()) & set("♠♥♦♣")]
    assert QApplication.focusWidget() is lines[-1]
    assert lines[-1].parentWidget().accessibleName() == shown[-1][0]
    for key, place in ((Qt.Key.Key_Up, -2), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Down, 1), (Qt.Key.Key_End, -1)):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is lines[place]


def test_tab_leads_from_a_line_to_the_button_of_its_turn(dialog):
    found = links(dialog)
    for link in (found[-1], found[2]):
        dialog.scroll_area.go_to(turn_of(link).lines[-1])
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is link
        QTest.keyClick(link, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is dialog.copy_button


def test_what_takes_longer_says_so_and_nothing_before(qtbot, dialog, monkeypatch):
    waiting = Wording().reasons.being_asked()
    QTest.mouseClick(links(dialog)[0], Qt.MouseButton.LeftButton)
    assert waiting not in spoken(dialog)
    qtbot.waitUntil(lambda: waiting in spoken(dialog), timeout=10 * log.MOMENT_MS)
    assert spoken(dialog).count(waiting) == 1
    dialog.answers.answer()
    assert waiting not in spoken(dialog)


def test_it_opens_with_the_last_turn_of_a_player(dialog, game):
    dialog.explain_last(2)
    assert {heading.split(". ")[1] for heading, _ in dialog.turns()} == {"Jörg"}
    last = max(entry.turn for entry in game.log(0) if entry.seat == 2)
    assert {game.log(0)[index + 1].turn for index in dialog.answers.asked} == {last}


def test_or_with_the_last_turn_of_each_of_them(dialog, game):
    dialog.explain_last(EVERYBODY)
    asked = {(game.log(0)[index + 1].seat, game.log(0)[index + 1].turn) for index in dialog.answers.asked}
    assert asked == {(seat, max(entry.turn for entry in game.log(0) if entry.seat == seat)) for seat in (1, 2, 3)}


def test_reasons_stay_while_one_player_is_looked_at_and_in_another_language(dialog, qapp):
    dialog.explain_last(EVERYBODY)
    dialog.answers.answer()
    QTest.mouseClick(dialog.findChild(QAbstractButton, "player:3"), Qt.MouseButton.LeftButton)
    assert "Reason" in spoken(dialog)
    set_language(qapp, "de")
    QApplication.processEvents()
    assert "Warum?" in [link.text() for link in links(dialog)]
    assert "Reason" in spoken(dialog)
    set_language(qapp, "en")


def test_without_anybody_to_ask_nothing_is_offered(qtbot, game):
    made = LogDialog(game.log(0), lambda: EventContext(NAMES, 0, NAMES), Wording(), 1)
    qtbot.addWidget(made)
    made.show()
    made.explain_last(EVERYBODY)
    assert not links(made)
