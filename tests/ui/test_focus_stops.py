"""Laws for every dialog and the window, of what keys come to and a screen reader says.

Whatever has the keyboard has a name that says something, is seen, and is of a kind that does something or is read. Of
what excludes one another each is a radio button and says what is chosen by it. Nothing without a name is in the way.
"""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget

from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.inspection.shot_window import ShotWindow
from canasta_desktop.ui.session.session import Session
from tests.ui.kept_pictures import pictures_kept

pytestmark = pytest.mark.usefixtures("players_kept")

Role = QAccessible.Role
OF_THE_TABLE = ("mid-game", "question", "replay", "lesson", "welcome-new", "welcome-back")
DIALOGS = (
    *("rules", "log", "score-sheet", "score-lines", "new-game", "new-game-seats", "seats-drawn", "settings", "people"),
    *(
        "deal-code",
        "daily",
        "seal",
        "strength",
        "about",
        "history",
        "history-empty",
        "score-book",
        "statistics",
        "feats",
    ),
    *("score-pad", "score-pad-entry", "score-pad-new"),
)
LEAD_SOMEWHERE = {
    *(Role.Button, Role.CheckBox, Role.RadioButton, Role.EditableText, Role.ComboBox, Role.PageTabList),
    *(Role.Slider, Role.SpinBox),
    *(Role.List, Role.ListItem, Role.Paragraph, Role.StaticText, Role.Graphic),
}
"""What a stop of the keyboard may be."""
CODE = re.compile(r"[A-Z]{2,}-\d+[a-z]?(\.\d+)?|[\W\d_]*|\w+([-_:]\w+)+")
"""What is no name: a clause, signs and figures alone, a word of the program."""
CONTAINERS = {Role.LayeredPane, Role.ProgressBar, Role.Border}


def nodes(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What a screen reader finds below this one, and it itself."""
    if node.isValid() and not node.state().invisible:
        yield node
        for number in range(node.childCount()):
            if (child := node.child(number)) is not None:
                yield from nodes(child)


def name_of(node: QAccessibleInterface) -> str:
    """Its name, or the label that is tied to it."""
    thing = node.object()
    if isinstance(thing, QComboBox):  # on Linux Qt gives these the chosen text for a name
        tied = [one for one, _ in node.relations(QAccessible.RelationFlag.Label)]
        return tied[0].text(QAccessible.Text.Name) if tied else ""
    return node.text(QAccessible.Text.Name)


def faults(top: QWidget) -> list[str]:
    """What is wrong in the tree under this window."""
    found: list[str] = []
    for node in nodes(QAccessible.queryAccessibleInterface(top)):
        thing, role, name = node.object(), node.role(), name_of(node)
        where = f"{type(thing).__name__} {thing.objectName() if thing is not None else ''} {role.name} {name!r}"
        if node.state().focusable and CODE.fullmatch(name):
            found.append(f"no name: {where}")
        if role in CONTAINERS and not name:
            found.append(f"in the way: {where}")
        if isinstance(thing, QAbstractButton) and thing.isCheckable() and is_exclusive(thing):
            if role is not Role.RadioButton or bool(node.state().checked) is not thing.isChecked():
                found.append(f"no radio button: {where}")
            elif ": " not in name:
                found.append(f"of no group: {where}")
    return found


def is_exclusive(button: QAbstractButton) -> bool:
    group = button.group()
    return group.exclusive() if group is not None else button.autoExclusive()


def stops(top: QWidget) -> Iterator[QWidget]:
    """What Tab comes to, once around."""
    met: set[QWidget] = set()
    held = QApplication.focusWidget()
    while held is not None and held not in met and len(met) < 200:
        met.add(held)
        yield held
        QTest.keyClick(held, Qt.Key.Key_Tab)
        held = QApplication.focusWidget()


def lost(top: QWidget) -> list[str]:
    """The stops that lead nowhere."""
    found: list[str] = []
    for stop in stops(top):
        node = QAccessible.queryAccessibleInterface(stop)
        where = f"{type(stop).__name__} {stop.objectName()} {node.role().name} {name_of(node)!r}"
        if node.role() not in LEAD_SOMEWHERE:
            found.append(f"nothing to do: {where}")
        if not stop.isVisible() or stop.visibleRegion().isEmpty():
            found.append(f"not seen: {where}")
        if not (top is stop or top.isAncestorOf(stop)):
            found.append(f"outside: {where}")
    return found


@pytest.fixture
def opened(qapp, tmp_path):
    """Builds a scene and gives what lies open in it, the upmost last."""
    made: list[Session] = []

    def opens(scene: str) -> QWidget:
        Store(tmp_path, lambda message: None).save_settings(Settings(language="en", speed="off"))
        session = Session(tmp_path, seed=1)
        made.append(session)
        session.window.resize(1280, 800)
        session.window.show()
        with pictures_kept():
            SCENES[scene](ShotWindow(session))
            for _ in range(3):
                QCoreApplication.processEvents()
        manager = session.window.dialog_manager
        tops = [dialog for name in manager.names() if (dialog := manager.dialog(name)) is not None]
        top = tops[-1] if tops else session.window
        top.activateWindow()
        QCoreApplication.processEvents()
        return top

    yield opens
    for session in made:
        session.window.close()
        session.window.deleteLater()
        session.close()
        session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("scene", DIALOGS)
def test_what_has_the_keyboard_says_what_it_is(opened, scene):
    top = opened(scene)
    assert faults(top) + lost(top) == []
    assert top.windowTitle()


@pytest.mark.parametrize("scene", OF_THE_TABLE)
def test_so_does_everything_at_the_table(opened, scene):
    assert faults(opened(scene)) == []
