"""What was lost, set aside, not saved or corrected is said until the person dismisses it."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.messages import Code, Message
from canasta_desktop.ui.appearance.appearance import Appearance
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.display.display import Note, Tone
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.input.focus import FocusGroup
from canasta_desktop.ui.presentation.notices import DISMISS, Notices
from canasta_desktop.ui.presenter.bot_process import BotProcess
from canasta_desktop.ui.presenter.presenter import Presenter
from canasta_desktop.ui.text.wrapping import BREAK, breakable
from canasta_desktop.ui.window.notice_bar import DISMISS_KEY, NoticeBar
from canasta_desktop.ui.wording.wording import Wording
from tests.ui import sample_tables
from tests.ui.sample_displays import four_players
from tests.ui.tables import match_at
from tests.ui.together import Together, match_of
from tests.ui.window.test_main_window import open_window  # noqa: F401  # the fixture

DAMAGED = Message(
    Code.SAVE_DAMAGED_SET_ASIDE, (("name", "current.json.damaged-20261122-100348"), ("fault", "bad-value"))
)
CORRECTED = Message(Code.SAVE_TAKEN_UP_FROM_POSITION)
FAILED = Message(Code.SAVE_FAILED, (("detail", "disk-full"),))
LOST = Note(Tone.ERROR, ("The saved game could not be read.", "It has been set aside as “current.json.damaged-1”."))
LONGEST = Message(Code.SAVE_CHANGED_BY_ANOTHER, (("name", "current.json.kept-20261122-100348"),))
SECOND = Note(Tone.INFO, ("The rules have been corrected since this game was saved.",))
PASSING = Message(Code.GAME_COPIED, (("name", "Sunday.canasta"),))
LONG = 20_000


# --- which stand, and for how long


def test_the_oldest_stands_first_until_it_is_dismissed():
    notices = Notices()
    notices.add(DAMAGED)
    notices.add(CORRECTED)
    assert notices.pending == (DAMAGED, CORRECTED)
    notices.dismiss()
    assert notices.pending == (CORRECTED,)
    notices.dismiss()
    notices.dismiss()
    assert notices.pending == ()


def test_what_is_said_again_of_the_same_thing_takes_the_place_of_the_old():
    notices = Notices()
    for message in (FAILED, CORRECTED, Message(Code.SAVE_FAILED, (("detail", "read-only"),)), DAMAGED):
        notices.add(message)
    assert [message.code for message in notices.pending] == [FAILED.code, CORRECTED.code, DAMAGED.code]
    assert notices.pending[0].value("detail") == "read-only"


@pytest.mark.parametrize("code", [code for code in Code if code.value.endswith("set-aside")])
def test_what_was_set_aside_is_said_until_it_is_dismissed(code):
    assert code.is_lasting


@pytest.fixture
def presenter(qtbot):
    """The person is second in turn; opponents are not asked."""
    thinker = BotProcess(None, ["/no/such/program"])
    made = Presenter(match_at("KS KH 9D 4S 5C", turn=3), thinker)
    made.set_pace("off", False)
    yield made
    made.stop()
    thinker.close()


def test_a_lasting_message_stands_while_others_play_and_a_passing_one_does_not(presenter, qtbot):
    presenter.show_message(DAMAGED)
    presenter.show_message(PASSING)
    assert presenter.display.note.lines[0].startswith("The game is saved as")
    presenter.start()
    qtbot.waitUntil(lambda: presenter.match.to_act() == 0, timeout=LONG)
    assert [notice.lines[0] for notice in presenter.display.notices] == ["The saved game could not be read."]
    assert not presenter.display.note.lines[0].startswith("The game is saved as")


def test_a_replay_of_the_last_turns_shows_it_too(presenter, qtbot):
    presenter.start()
    shown = []
    remembered = presenter.display
    presenter.show_message(DAMAGED)
    presenter.display_changed.connect(lambda display, animate: shown.append(display))
    presenter._replay.start((remembered, remembered))
    assert [len(display.notices) for display in shown] == [1]


def test_dismissing_it_plays_nothing(presenter):
    presenter.show_message(DAMAGED)
    presenter.show_message(CORRECTED)
    before = len(presenter.match.log(None))
    presenter.handle(Press(DISMISS))
    assert [notice.lines[0] for notice in presenter.display.notices] == [
        "The rules have been corrected since this game was saved."
    ]
    presenter.handle(Press(DISMISS))
    assert presenter.display.notices == ()
    assert len(presenter.match.log(None)) == before


# --- the bar in the window


def with_notices(*notices):
    return four_players()._replace(notices=notices)


def test_the_bar_says_the_first_and_how_many_there_are(open_window):  # noqa: F811
    screen = open_window(with_notices(LOST, SECOND))
    bar = screen.window.chrome.notices
    assert bar.isVisible()
    assert bar.accessibleName() == " ".join(LOST.lines)
    assert bar._which.text() == "1 of 2"
    screen.show(with_notices(SECOND))
    assert bar.accessibleName() == " ".join(SECOND.lines)
    assert not bar._which.isVisible()
    screen.show(four_players())
    assert not bar.isVisible()
    assert screen.described["notices"] == []


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)], ids=str)
def test_it_covers_neither_cards_nor_score_nor_corner(open_window, size, scale):  # noqa: F811
    screen = open_window(four_players(), size)
    screen.window.apply(Appearance(Mode.LIGHT, text_scale=scale))
    before = screen.window.scene.layout
    screen.show(with_notices(LOST, SECOND))
    assert screen.window.scene.layout == before
    bar = screen.window.state_recorder.geometry()["notices"]
    taken = [before.corner, *(rect for tray in before.trays for rect in (tray.rect, *tray.threes))]
    assert bar.h > 0
    assert not any(bar.overlaps(other, 1) for other in taken)
    is_wide = bar.x < before.score.right
    assert not is_wide or scale > 1


@pytest.mark.parametrize("name", ["two", "six-in-three", "foot"])
def test_a_long_one_in_a_small_window_covers_neither_score_nor_cards(open_window, qapp, name):  # noqa: F811
    set_language(qapp, "de")
    display = sample_tables.TABLES[name]("de")
    screen = open_window(display, (960, 600))
    screen.show(display._replace(notices=(Wording().messages.note(LONGEST),)))
    bar, layout = screen.window.state_recorder.geometry()["notices"], screen.window.scene.layout
    set_language(qapp, "en")
    assert not any(bar.overlaps(other, 1) for other in (layout.score, *[tray.rect for tray in layout.trays]))


def test_in_the_smallest_window_the_table_keeps_most_of_the_height(open_window):  # noqa: F811
    screen = open_window(four_players())
    screen.window.apply(Appearance(Mode.LIGHT, text_scale=2.0))
    screen.window.setMinimumSize(1, 1)
    screen.window.resize(640, 400)
    screen.show(with_notices(Note(Tone.ERROR, LOST.lines * 4)))
    assert screen.window.chrome.notices.height() <= 400 / 3


def test_it_is_said_once_to_a_screen_reader(open_window):  # noqa: F811
    screen = open_window(four_players())
    said = []
    screen.window.announcer.announce = said.append
    for display in (with_notices(LOST), with_notices(LOST, SECOND), with_notices(SECOND), four_players()):
        screen.show(display)
    assert said == [" ".join(LOST.lines), " ".join(SECOND.lines)]
    button = QAccessible.queryAccessibleInterface(screen.window.chrome.notices.button)
    assert button.text(QAccessible.Text.Name) == "Dismiss"
    assert button.text(QAccessible.Text.Description) == " ".join(SECOND.lines)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_one_step_back_from_the_hand_lies_the_button(open_window, key):  # noqa: F811
    screen = open_window(with_notices(LOST))
    screen.key(Qt.Key.Key_Tab, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert screen.focus == DISMISS_KEY
    screen.key(key)
    assert screen.dialog_manager.sent == [Press(DISMISS)]
    screen.show(four_players())
    assert screen.window.keys.keyboard.focus.group is FocusGroup.HAND
    assert screen.focus.startswith("card:")


def test_a_click_on_the_button_dismisses_it(open_window, qtbot):  # noqa: F811
    screen = open_window(with_notices(LOST))
    x, y, w, h = (round(value) for value in screen.window.state_recorder.geometry()[DISMISS_KEY])
    child = screen.window.childAt(QPoint(x + w // 2, y + h // 2))
    QTest.mouseClick(child, Qt.MouseButton.LeftButton)
    assert screen.dialog_manager.sent == [Press(DISMISS)]


def test_no_name_of_a_file_makes_it_wider(qapp, qtbot):
    bar = NoticeBar(None)
    qtbot.addWidget(bar)
    bar.resize(600, 40)
    bar.show_notices([Note(Tone.ERROR, ("x" * 400,))])
    assert bar.minimumSizeHint().width() < 600
    assert bar.height_needed(600) > 2 * bar.height_needed(6000)


# --- long words


def test_only_words_that_are_too_long_may_break_and_nothing_is_lost():
    name = "current.json.damaged-20261122-100348"
    text = f"Bedienungsanleitung\nof “{name}” is kept."
    shown = breakable(text)
    assert shown.replace(BREAK, "") == text
    assert shown.count(BREAK) == 4
    assert f"json.{BREAK}damaged-{BREAK}20261122-" in shown
    assert breakable("It has been set aside.") == "It has been set aside."
    assert breakable("Einstellungsmöglichkeit") == "Einstellungsmöglichkeit"


def test_what_belongs_to_a_sign_stays_with_it():
    joined, accent = "\U0001f469\u200d\U0001f680", "e\u0301"
    shown = breakable(20 * joined + 20 * accent)
    assert joined in shown
    assert accent in shown


# --- in a real session


def test_a_lost_game_is_told_of_until_the_person_has_read_it(qtbot, tmp_path):
    (tmp_path / "current.json").write_bytes(b"{broken")
    (tmp_path / "settings.json").write_text(json.dumps({"language": "en", "speed": "off"}), encoding="utf-8")
    table = Together(qtbot, tmp_path, match_of("cccp", ["KS KH 9D 4S 5C", 11, 11, 11]))
    table.wait_for_somebody()
    notices = table.session.presenter.display.notices
    assert notices[0].lines[0] == "The saved game could not be read."
    assert table.window.chrome.notices.isVisible()
    QTest.mouseClick(table.window.chrome.notices.button, Qt.MouseButton.LeftButton)
    assert not table.window.chrome.notices.isVisible()
    table.close()


def test_behind_the_curtain_it_is_seen_and_dismissed_by_keys(qtbot, tmp_path):
    table = Together(qtbot, tmp_path, match_of("pp", ["KS KH 9D 4S 5C", 11]))
    assert table.is_down
    table.presenter.show_message(DAMAGED)
    bar = table.window.chrome.notices
    assert bar.isVisible()
    assert not table.window.curtain_control.curtain.geometry().intersects(bar.geometry())
    assert DISMISS_KEY in table.window.state_recorder.geometry()
    for _ in range(20):
        if QApplication.focusWidget() is bar.button:
            break
        table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert not bar.isVisible()
    assert table.is_down
    table.close()


def test_what_the_store_says_in_the_middle_of_a_change_is_shown_after_it(qtbot, tmp_path, monkeypatch):
    table = Together(qtbot, tmp_path, match_of("ppcc", ["KS KH 9D 4S 5C", 11, 11, 11]))
    shown = []
    table.presenter.display_changed.connect(lambda display, animate: shown.append(len(display.notices)))
    table.session._show_message(FAILED)
    assert shown == []
    qtbot.waitUntil(lambda: shown == [1], timeout=LONG)
    table.close()
