"""The commands of the window as actions: what corner and menu bar offer, worded once.

Each action has a name; `wanted` carries it when the action is chosen, in any way. Roles are set explicitly, because
Qt otherwise guesses them from the text and moves the wrong items into the application menu of macOS.
"""

import sys
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenuBar

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.ui.text.plain_text import tool_tip

NEW_GAME: Final = "new-game"
OPEN: Final = "open"
SAVE_COPY: Final = "save-copy"
BACK: Final = "back"
FOLDER: Final = "folder"
HISTORY: Final = "history"
REPLAY_DEAL: Final = "replay-deal"
STATISTICS: Final = "statistics"
DEAL_CODE: Final = "deal-code"
DAILY: Final = "daily"
SEAL: Final = "seal"
LOG: Final = "log"
LEARN: Final = "learn"
RULES: Final = "rules"
KEY_LIST: Final = "key-list"
STRENGTH: Final = "strength"
SETTINGS: Final = "settings"
FULL_SCREEN: Final = "full-screen"
SOUND: Final = "sound"
OWN_VOICE: Final = "own-voice"
REPORT: Final = "report"
ABOUT: Final = "about"
QUIT: Final = "quit"
SCORE_PAD: Final = "score-pad"
PEOPLE: Final = "people"
SCORE_BOOK: Final = "score-book"
"""A dialog that list of matches, score sheet and score plate open."""
SPECIALS: Final = "special-hands"
"""A dialog that only a button of the game opens."""
DUPLICATE: Final = "duplicate"
"""The dialog that shows a scored deal beside the same deal played by an expert."""
TROUBLE: Final = "trouble"
"""The dialog that says what is wrong with a file."""
UNSAVED: Final = "unsaved"
"""The dialog that asks whether a window may close although the game is not saved."""

HISTORY_KEY: Final = "Ctrl+Shift+H" if sys.platform == "darwin" else "Ctrl+H"
"""With Command and H alone macOS puts a program out of sight."""

_ROLE = QAction.MenuRole
ROLES: Final = {SETTINGS: _ROLE.PreferencesRole, ABOUT: _ROLE.AboutRole, QUIT: _ROLE.QuitRole}
"""All others have NoRole."""
KEYS: Final = {RULES: "F1", KEY_LIST: "Ctrl+F1", LOG: "F9", FULL_SCREEN: "F11", SETTINGS: "Ctrl+,"}
"""Keys that the keyboard knows already: shown in menus, but not heard there, else each key would have two owners."""
FILES: Final = (OPEN, SAVE_COPY, BACK, FOLDER)
"""What is done with games in files of their own."""
MATCHES: Final = (HISTORY, REPLAY_DEAL, DEAL_CODE, DAILY, SEAL, STATISTICS, SCORE_PAD, PEOPLE)
"""The menu of all that is about matches that were played."""
ELSEWHERE: Final = (*FILES, REPLAY_DEAL, LEARN, SOUND, OWN_VOICE, REPORT)
"""What the window has no part in."""
WITHOUT_DIALOG: Final = (*ELSEWHERE, FULL_SCREEN, QUIT)
"""What opens no dialog; all else in the menus does."""
SHORTCUTS: Final = {
    NEW_GAME: "Ctrl+N",
    OPEN: "Ctrl+O",
    SAVE_COPY: "Ctrl+Shift+S",
    BACK: "Ctrl+Shift+B",
    FOLDER: "Ctrl+Shift+O",
    HISTORY: HISTORY_KEY,
    REPLAY_DEAL: "Ctrl+R",
    DEAL_CODE: "Ctrl+D",
    DAILY: "Ctrl+Shift+D",
    SEAL: "Ctrl+Shift+E",
    STATISTICS: "Ctrl+I",
    SCORE_PAD: "Ctrl+B",
    PEOPLE: "Ctrl+U",
    LEARN: "Ctrl+L",
    STRENGTH: "Ctrl+Shift+L",
    SOUND: "Ctrl+Shift+M",  # without Shift macOS puts the window away
    OWN_VOICE: "F12",
    REPORT: "Ctrl+Shift+R",
    ABOUT: "Ctrl+Shift+A",
    QUIT: "Ctrl+Q",
}
"""The keys of all other actions."""
IN_DIALOGS: Final = (OWN_VOICE,)
"""The actions whose keys work in dialogs, too: who cannot see has to be able to ask for the voice anywhere."""
MENUS: Final = (
    (NEW_GAME, *FILES, LOG, SETTINGS, QUIT),
    MATCHES,
    (FULL_SCREEN, SOUND, OWN_VOICE),
    (LEARN, RULES, KEY_LIST, STRENGTH, REPORT, ABOUT),
)
"""Game, Matches, View, Help."""


class WindowActions(QObject):
    """All actions by name; `wanted` carries the name of the one that was chosen."""

    wanted = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        for name in (name for menu in MENUS for name in menu):
            action = self._actions[name] = QAction(self)
            action.setObjectName(name)
            action.setMenuRole(ROLES.get(name, _ROLE.NoRole))
            action.triggered.connect(self._triggered)
        for name, key in SHORTCUTS.items():
            self._actions[name].setShortcut(key)
        for name, key in KEYS.items():
            self._actions[name].setShortcut(key)
            self._actions[name].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        for action in self._actions.values():
            action.setShortcutVisibleInContextMenu(True)
        self._actions[SOUND].setCheckable(True)
        self._actions[OWN_VOICE].setCheckable(True)
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def _triggered(self) -> None:
        self.wanted.emit(self.sender().objectName())

    def retranslate(self) -> None:
        """Word the actions in the language of now."""
        texts = {
            NEW_GAME: self.tr("New game"),
            OPEN: self.tr("Open a game …"),
            SAVE_COPY: self.tr("Save a copy …"),
            BACK: self.tr("Back to the previous game"),
            FOLDER: self.tr("Open the save folder"),
            HISTORY: self.tr("All matches"),
            REPLAY_DEAL: self.tr("Replay the deal"),
            STATISTICS: self.tr("Statistics"),
            DEAL_CODE: self.tr("Play a deal code …"),
            DAILY: self.tr("Deal of the day"),
            SEAL: self.tr("Seal of the deal"),
            LOG: self.tr("Game log"),
            SCORE_PAD: self.tr("Score pad for real cards"),
            PEOPLE: self.tr("Who is playing?"),
            LEARN: self.tr("Learn in five minutes"),
            RULES: self.tr("Rules"),
            KEY_LIST: self.tr("Keys"),
            STRENGTH: self.tr("How strong are they?"),
            SETTINGS: self.tr("Settings"),
            FULL_SCREEN: self.tr("Full screen"),
            SOUND: self.tr("Sounds"),
            OWN_VOICE: self.tr("Read aloud"),
            REPORT: self.tr("Report a problem"),
            ABOUT: self.tr("About %1").replace("%1", APP_NAME),
            QUIT: self.tr("Quit"),
        }
        for name, text in texts.items():
            self._actions[name].setText(text)
            tool_tip(self._actions[name], self.key_text(name))

    def key_text(self, name: str) -> str:
        """The key of an action as this system and language write it; empty for none."""
        return self._actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)


class MenuBar(QMenuBar):
    """Game, Matches, View and Help, for systems whose menus stand apart from the window (macOS)."""

    def __init__(self, actions: WindowActions) -> None:
        super().__init__()
        self._menus = [self.addMenu("") for _ in MENUS]
        for menu, names in zip(self._menus, MENUS, strict=True):
            for name in names:
                menu.addAction(actions[name])
        self.retranslate()

    def retranslate(self) -> None:
        """Word the menus in the language of now."""
        titles = (self.tr("Game"), self.tr("Matches"), self.tr("View"), self.tr("Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)


def native_menus(window: QMainWindow, actions: WindowActions) -> MenuBar | None:
    """A menu bar on systems where it stands apart from the window."""
    if QGuiApplication.platformName() != "cocoa":
        return None
    menus = MenuBar(actions)
    window.setMenuBar(menus)
    return menus
