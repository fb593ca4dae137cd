"""The lesson in the window: all steps by mouse, by keys and shown; the game that waits is not touched."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.rules.actions import Draw
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.intents import Press, SelectCards
from canasta_desktop.ui.display.places import HAND, PILE, STOCK
from canasta_desktop.ui.input.focus import FocusGroup
from canasta_desktop.ui.lesson.goals import tokens_of
from canasta_desktop.ui.lesson.script import STEPS
from canasta_desktop.ui.session import lesson_control
from canasta_desktop.ui.session.lesson_control import LessonControl
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.welcome.welcome import Welcome

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


@pytest.fixture
def start(qtbot, tmp_path) -> Iterator[Callable[..., Session]]:
    """Starts the program in this language, at the welcome, over one folder."""
    begun: list[Session] = []

    def begin(language: str = "en") -> Session:
        while begun:
            begun.pop().window.close()
        Store(tmp_path, lambda message: None).save_settings(Settings(language=language, theme="dark", speed="off"))
        session = Session(tmp_path, seed=3)
        begun.append(session)
        session.welcome()
        session.window.resize(1280, 800)
        qtbot.waitExposed(session.window)
        session.window.activateWindow()
        qtbot.waitUntil(session.window.isActiveWindow)
        return session

    yield begin
    for session in begun:
        session.window.close()


def control(session: Session) -> LessonControl:
    assert session.lesson is not None
    return session.lesson


def until_due(qtbot, session: Session) -> None:
    """Wait until the person is to act, or the last page lies there."""
    qtbot.waitUntil(lambda: is_last(session) or session.presenter.match.to_act() == 0)


def is_last(session: Session) -> bool:
    return control(session).panel.page.is_last


def pages(session: Session) -> list[str]:
    """Collects the titles that are shown from now on."""
    seen: list[str] = []
    panel = control(session).panel
    show = panel.show_page

    def watched(page) -> None:
        show(page)
        if not seen or seen[-1] != page.title:
            seen.append(page.title)

    panel.show_page = watched
    seen.append(panel.page.title)
    return seen


def titles(session: Session) -> list[str]:
    words = session.words.lesson
    return [*[words.title(step.topic) for step in STEPS], words.done()]


# --- hands ---------------------------------------------------------------------------------------------


def middle(session: Session, key: str) -> QPointF:
    """A point where only this thing is: of a hand card the middle of its strip."""
    rect = session.scene.geometry()[key]
    if key.startswith("card:"):
        pose = session.scene.arrangement.poses[int(key[5:])]
        return QPointF(rect.x + min(pose.visible or rect.w, rect.w) / 2, rect.y + rect.h / 3)
    if key.startswith("meld:"):
        return QPointF(rect.x + 0.1 * rect.w, rect.y + 0.3 * rect.h)
    return QPointF(rect.cx, rect.cy)


def send(session: Session, kind: QEvent.Type, point: QPointF, button=NONE, buttons=NONE) -> None:
    viewport = session.window.view.viewport()
    event = QMouseEvent(kind, point, QPointF(viewport.mapToGlobal(point)), button, buttons, Qt.KeyboardModifier(0))
    QApplication.sendEvent(viewport, event)


def click(session: Session, key: str) -> None:
    point = middle(session, key)
    send(session, QEvent.Type.MouseButtonPress, point, LEFT, LEFT)
    send(session, QEvent.Type.MouseButtonRelease, point, LEFT)


def drag(session: Session, key: str, goal: str) -> None:
    start, end = middle(session, key), middle(session, goal)
    send(session, QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    for share in (0.1, 0.5, 0.9, 1.0):
        send(session, QEvent.Type.MouseMove, start + (end - start) * share, NONE, LEFT)
    send(session, QEvent.Type.MouseButtonRelease, end, LEFT)


def by_mouse(session: Session) -> None:
    """Do by mouse what is pointed at; where nothing is, press "Lay out"."""
    display = session.presenter.display
    guidance = display.guidance
    if guidance is None:
        button = session.window.chrome.actions.widgets()["button:lay"]
        QTest.mouseClick(button, LEFT)
    elif not guidance.tokens:
        assert (guidance.origin, guidance.goal) == (STOCK, HAND)
        click(session, str(STOCK))
    else:
        for token in guidance.tokens:
            if not session.presenter.display.card(token).selected and (
                guidance.goal is None or len(guidance.tokens) > 1
            ):
                click(session, f"card:{token}")
        if guidance.goal is not None:
            drag(session, f"card:{guidance.tokens[0]}", str(guidance.goal))


def press(session: Session, key: Qt.Key) -> None:
    QTest.keyClick(session.window.focusWidget(), key)


def by_keys(session: Session) -> None:
    """Do what is pointed at by the keys that are heard: go to the cards, select them, walk to the place."""
    guidance = session.presenter.display.guidance
    keyboard = session.window.keys.keyboard
    if guidance is None:
        session.window.focus.go_to(f"card:{session.presenter.display.hand[0].card.token}")
        press(session, Qt.Key.Key_Return)
    elif not guidance.tokens:
        press(session, Qt.Key.Key_F2)
    elif guidance.goal == PILE and session.presenter.person.is_drawing:
        press(session, Qt.Key.Key_F3)
        press(session, Qt.Key.Key_Return)
    elif guidance.goal == PILE:
        (token,) = guidance.tokens
        go_to_card(session, token)
        press(session, Qt.Key.Key_F4)
        press(session, Qt.Key.Key_F4)
    else:
        for token in guidance.tokens:
            if not session.presenter.display.card(token).selected:
                go_to_card(session, token)
                press(session, Qt.Key.Key_Space)
        if guidance.goal is not None:
            press(session, Qt.Key.Key_Up)
            for _ in range(20):
                if keyboard.target.place == guidance.goal:
                    break
                press(session, Qt.Key.Key_Right)
            assert keyboard.target.place == guidance.goal
            press(session, Qt.Key.Key_Return)


def go_to_card(session: Session, token: int) -> None:
    """With Tab and the arrows."""
    keyboard = session.window.keys.keyboard
    for _ in FocusGroup:
        if keyboard.focus.group is FocusGroup.HAND:
            break
        press(session, Qt.Key.Key_Tab)
    press(session, Qt.Key.Key_Home)
    for _ in range(20):
        if keyboard.focus.key == f"card:{token}":
            break
        press(session, Qt.Key.Key_Right)
    assert keyboard.focus.key == f"card:{token}"


def shown(session: Session) -> None:
    QTest.mouseClick(control(session).panel.widgets()[lesson_control.SHOW], LEFT)


def skipped(session: Session) -> None:
    QTest.mouseClick(control(session).panel.widgets()[lesson_control.NEXT], LEFT)


def helped_by_key(session: Session) -> None:
    press(session, Qt.Key.Key_T)


@pytest.mark.parametrize(
    ("do", "language"), [(by_mouse, "de"), (by_keys, "en"), (shown, "de"), (skipped, "en"), (helped_by_key, "de")]
)
def test_all_steps_can_be_done(qtbot, start, do, language) -> None:
    session = start(language)
    session.learn()
    seen = pages(session)
    for _ in range(40):
        until_due(qtbot, session)
        if is_last(session):
            break
        do(session)
        QApplication.processEvents()
        qtbot.waitUntil(lambda: is_last(session) or not session.presenter.match.is_scored)
    assert is_last(session)
    assert seen == titles(session)
    assert session.presenter.match.view(None).table.out == 0


def test_a_screen_reader_says_each_step_with_keys_and_in_words(qtbot, start) -> None:
    session = start()
    said: list[str] = []
    session.window.announcer.announced.connect(said.append)
    session.learn()
    for _ in range(40):
        until_due(qtbot, session)
        if is_last(session):
            break
        shown(session)
    wanted = ("Space selects", "F2", "F3", "F4", "five of diamonds")
    qtbot.waitUntil(lambda: all(any(key in text for text in said) for key in wanted))
    assert [text for text in said if re.search("click|drag", text, re.IGNORECASE)] == []


# --- other moves ---------------------------------------------------------------------------------------


def test_another_legal_move_is_answered_kindly_and_not_played(start) -> None:
    session = start()
    session.learn()
    presenter = session.presenter
    presenter.handle(Press("draw"))
    assert presenter.match.view(0).hand.size == 11
    assert "The aim" in " ".join(presenter.display.note.lines)


def test_an_illegal_move_is_refused_with_its_clause(start) -> None:
    session = start()
    session.learn()
    for _ in range(2):
        control(session).go_on()
    tokens = tokens_of(session.presenter.display, read_cards("QS QH QC"))
    session.presenter.handle(SelectCards(tokens))
    session.presenter.handle(Press("meld"))
    session.presenter.handle(Press("lay"))
    assert session.presenter.display.note.clause == "CL-7.2" or "20" in " ".join(session.presenter.display.note.lines)
    assert session.presenter.match.view(0).hand.size == 12


def test_what_was_laid_can_be_taken_back_and_laid_again(start) -> None:
    session = start()
    session.learn()
    for _ in range(4):
        control(session).go_on()
    assert control(session).panel.page.step == 5
    session.presenter.handle(Press("undo"))
    assert control(session).panel.page.step == 4
    control(session).show_how()
    assert control(session).panel.page.step == 5


# --- the game that waits -------------------------------------------------------------------------------


def saved(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.canasta*") if path.is_file()
    } | {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.json") if path.is_file()}


def test_the_game_that_waits_is_not_touched(start, tmp_path) -> None:
    session = start()
    session.begin()
    match = session.presenter.match
    assert match.play(match.to_act(), Draw()) is None
    actions, before = list(match.running_deal().actions), saved(tmp_path)
    assert before
    session.window.commands[commands.LEARN].trigger()
    for _ in range(5):
        control(session).go_on()
    assert session.match is match
    assert saved(tmp_path) == before
    found = Store(tmp_path, lambda message: None).load_current(datetime.now())
    assert found.running_deal().actions == actions
    control(session).panel.pressed.emit(lesson_control.LEAVE)
    assert session.lesson is None
    assert session.presenter.match is match
    assert session.presenter.guide is None
    assert session.presenter.display.guidance is None


def test_from_the_welcome_it_leads_back_there(start) -> None:
    session = start()
    session.learn()
    control(session).panel.pressed.emit(lesson_control.LEAVE)
    assert [one for one in session.window.findChildren(Welcome) if one.isVisible()]
    assert session.is_new


def test_behind_that_welcome_lies_no_card_of_the_lesson_or_of_a_hand(start) -> None:
    session = start()
    session.learn()
    assert [key for key in session.window.table if key.startswith("card:")]
    control(session).panel.pressed.emit(lesson_control.LEAVE)
    assert not [key for key in session.window.table if key.startswith("card:")]
    session.change_settings(replace(session.settings, text_scale=120))
    assert not [key for key in session.window.table if key.startswith("card:")]
    assert session.window.display.hand == ()
    session.begin()
    assert len(session.window.display.hand) == 11


def test_a_match_with_the_same_company_follows_and_the_lesson_is_none_that_tips_are_counted_by(qtbot, start) -> None:
    session = start()
    session.change_settings(replace(session.settings, tips=True))
    session.learn()
    while not is_last(session):
        until_due(qtbot, session)
        control(session).go_on()
        QApplication.processEvents()
    assert session.presenter.match.is_scored
    press(session, Qt.Key.Key_Return)
    assert session.lesson is None
    assert (session.settings.tips, session.settings.tips_matches) == (True, 0)
    seats = session.presenter.match.setup.seats
    assert [seat.name for seat in seats[1:]] == ["Jonas", "Anna", "Mira"]
    assert {seat.level for seat in seats[1:]} == {"beginner"}
    assert session.presenter.match.setup.system == "classic"


def test_once_more_it_begins_anew(qtbot, start) -> None:
    session = start()
    session.learn()
    control(session).go_on()
    control(session).panel.pressed.emit(lesson_control.AGAIN)
    assert control(session).panel.page.step == 1
    assert session.presenter.match.view(0).hand.size == 11


def test_esc_asks_and_a_second_one_ends(start) -> None:
    session = start()
    session.learn()
    press(session, Qt.Key.Key_Escape)
    assert session.window.keys.keyboard.focus.key == lesson_control.LEAVE
    assert session.lesson is not None
    press(session, Qt.Key.Key_Escape)
    assert session.lesson is None


def test_the_language_changes_in_the_middle(start) -> None:
    session = start()
    session.learn()
    assert control(session).panel.page.title == "The aim"
    session.change_settings(replace(session.settings, language="de"))
    assert control(session).panel.page.title == "Das Ziel"
    assert control(session).panel.page.buttons[0].words == "Zeig mir, wie"


@pytest.mark.parametrize("scale", [100, 200])
def test_the_paper_covers_nothing_that_it_speaks_of(qtbot, start, scale) -> None:
    """At each step in windows of all sizes: one walk through the lesson shows them all."""
    session = start("de")
    session.change_settings(replace(session.settings, text_scale=scale))
    session.learn()
    panel = control(session).panel
    while True:
        until_due(qtbot, session)
        for size in ((960, 600), (1280, 800), (1920, 1080)):
            session.window.resize(*size)
            QApplication.processEvents()
            assert session.window.rect().contains(panel.geometry().center())
            if not is_last(session):
                covers_nothing(session)
        if is_last(session):
            break
        control(session).go_on()


def covers_nothing(session: Session) -> None:
    panel, layout = control(session).panel, session.scene.layout
    where = panel.page.title, session.window.width()
    assert panel.geometry().bottom() <= layout.walnut.rect.y, where
    assert panel.geometry().bottom() <= layout.trays[0].rect.y, where
    boxes = [button.geometry() for button in panel.widgets().values()]
    assert all(panel.rect().contains(box) and box.height() >= 24 for box in boxes), where
