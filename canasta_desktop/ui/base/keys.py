"""The keyboard: which key means which command. A pure mapping; `keyboard` carries the commands out.

Keys come as Qt's portable text of a key sequence ("Ctrl+Shift+Z", "Left", "Num+2"), which Qt itself makes the same on
all systems; on macOS its "Ctrl" is the Command key. Letters without Ctrl are commands only where no text is typed, can
be given to other commands and can be turned off, because dictation software types letters.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtGui import QKeySequence

from canasta_desktop.rules.cards import JACK, JOKER, TEN, TWO
from canasta_desktop.ui.display.actions import DO_HINT, WHY
from canasta_desktop.ui.display.spectating import HANDS, KEYS, PAUSE, SPEED, STEP
from canasta_desktop.values import value


class Act(Enum):
    """What a key does; `Command.number` and `Command.name` say how far, which rank, which button."""

    STEP = "step"  # number: -1 left, 1 right
    END = "end"  # number: -1 first, 1 last
    STEP_RANK = "step-rank"
    STEP_GROUP = "step-group"
    TO_RANK = "to-rank"  # ranks
    RISE = "rise"  # Up: target mode in the hand
    SINK = "sink"  # Down: out of it
    TOGGLE = "toggle"
    SELECT_ALL = "select-all"
    SELECT_RANK = "select-rank"
    LEAVE = "leave"  # Esc
    ENTER = "enter"
    PRESS = "press"  # name: a button's key
    DISCARD = "discard"
    READ = "read"  # number: 1 to 6
    REPEAT = "repeat"  # what was said last
    KEY_LIST = "key-list"
    RULES = "rules"
    LOG = "log"
    FULL_SCREEN = "full-screen"
    SETTINGS = "settings"
    MENU = "menu"  # what can be done with the focused thing


class Command(NamedTuple):
    """What a key asks for."""

    act: Act
    number: int = 0
    name: str = ""
    ranks: tuple[int, ...] = ()


LETTERED: Final = ("draw", "take", "meld", "discard", "hint", "ask", "sort", "replay", WHY)
"""The buttons that have a letter; which one, language and settings say."""


def letters_by_key(chosen: Mapping[str, str], usual: str) -> Mapping[str, str]:
    """Letter -> the button it stands for.

    `chosen` says it by the button, an empty text for no letter; `usual` has the letters of the language in the order of
    `LETTERED`, for the buttons that `chosen` leaves open. Who has chosen one of those for another button keeps it.
    """
    known = {letter: name for name, letter in chosen.items() if letter and name in LETTERED}
    free = {letter: name for name, letter in zip(LETTERED, usual, strict=False) if name not in chosen}
    return MappingProxyType(free | known)


LETTERS: Final = letters_by_key({}, "DNMXTPSLW")
"""The usual letters in English."""

_WINDOW = {
    "Ctrl+F1": Command(Act.KEY_LIST),
    "F1": Command(Act.RULES),
    "F9": Command(Act.LOG),
    "F11": Command(Act.FULL_SCREEN),
    "Ctrl+,": Command(Act.SETTINGS),
}
ASKING: Final = "?"
"""Lists the keys wherever no text is typed; a sign like a letter, so it goes with the letters."""
_FIXED = {
    "Left": Command(Act.STEP, -1),
    "Right": Command(Act.STEP, 1),
    "Home": Command(Act.END, -1),
    "End": Command(Act.END, 1),
    "Ctrl+Left": Command(Act.STEP_RANK, -1),
    "Ctrl+Right": Command(Act.STEP_RANK, 1),
    "Up": Command(Act.RISE),
    "Down": Command(Act.SINK),
    "Tab": Command(Act.STEP_GROUP, 1),
    "Shift+Tab": Command(Act.STEP_GROUP, -1),
    "Shift+Backtab": Command(Act.STEP_GROUP, -1),
    "Backtab": Command(Act.STEP_GROUP, -1),
    "F6": Command(Act.STEP_GROUP, 1),
    "Shift+F6": Command(Act.STEP_GROUP, -1),
    "Space": Command(Act.TOGGLE),
    "Shift+Space": Command(Act.SELECT_RANK),
    "Ctrl+A": Command(Act.SELECT_ALL),
    "Esc": Command(Act.LEAVE),
    "Return": Command(Act.ENTER),
    "Enter": Command(Act.ENTER),
    "F2": Command(Act.PRESS, name="draw"),
    "F3": Command(Act.PRESS, name="take"),
    "F7": Command(Act.PRESS, name="meld"),
    "F4": Command(Act.DISCARD),
    "Del": Command(Act.DISCARD),
    "Ctrl+Z": Command(Act.PRESS, name="undo"),
    "Backspace": Command(Act.PRESS, name="undo"),
    "Ctrl+Shift+Z": Command(Act.PRESS, name="redo"),
    "Ctrl+Y": Command(Act.PRESS, name="redo"),
    "F8": Command(Act.PRESS, name="hint"),
    "Ctrl+T": Command(Act.PRESS, name=DO_HINT),
    "F5": Command(Act.PRESS, name=WHY),
    "Shift+F2": Command(Act.PRESS, name="keep"),
    "Shift+F3": Command(Act.PRESS, name="take-top"),
    "Shift+F4": Command(Act.PRESS, name="out"),
    "Shift+F7": Command(Act.PRESS, name="lay-three"),
    "Shift+F8": Command(Act.PRESS, name="join"),
    "Shift+F9": Command(Act.PRESS, name="special"),
    "Shift+F11": Command(Act.PRESS, name="end"),
    "Menu": Command(Act.MENU),
    "Shift+F10": Command(Act.MENU),
    **{f"Ctrl+{number}": Command(Act.READ, number) for number in range(1, 7)},
    "Ctrl+0": Command(Act.REPEAT),
}
SPECTATOR_KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {"Right": STEP, **{KEYS[name]: name for name in (STEP, SPEED, HANDS)}}
)
"""Key -> the button it presses while computer players are watched, besides Space."""
_DIGITS = {str(pips % 10): Command(Act.TO_RANK, ranks=(pips - 2,)) for pips in range(2, TEN + 3)}
_WILD_LETTER: Final = "W"
"""With Shift it leads to wild cards, unless it stands on a card itself."""
_SHIFT: Final = "Shift+"
_CAPS: Final = {"lay": "Enter", DO_HINT: "Enter", PAUSE: "Space", "undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z"}
"""Which of its keys stands on a button that has no letter; the others show the first key that presses them."""


@value(frozen=True)
class KeyMap:
    """The keys as the settings have them.

    `letters` maps a capital letter to the key of a button; `letters_on` turns all letters off. A letter by itself is
    always a command; with Shift it is the rank on whose cards it stands, jack, queen, king and ace, as `court_letters`
    has them. While computer players are watched (`is_spectating`) those of `SPECTATOR_KEYS` come first.
    """

    letters: Mapping[str, str] = field(default_factory=lambda: LETTERS)
    letters_on: bool = True
    court_letters: str = "JQKA"
    is_spectating: bool = False

    def command(self, key: str, in_hand: bool, in_text: bool = False) -> Command | None:
        """What the key means; `in_hand`: the hand has the focus; `in_text`: a text is being typed."""
        key = key.replace("Num+", "")
        if key.removeprefix(_SHIFT) in _DIGITS:  # there are keyboards that have their digits above
            key = key.removeprefix(_SHIFT)
        if in_text:
            return _WINDOW.get(key)
        if self.is_spectating and (self.letters_on or len(key) > 1) and key in SPECTATOR_KEYS:
            return Command(Act.PRESS, name=SPECTATOR_KEYS[key])
        if in_hand and (found := _DIGITS.get(key) or self._of_rank(key)) is not None:
            return found
        if (known := _FIXED.get(key) or _WINDOW.get(key)) is not None:
            return known
        if not self.letters_on:
            return None
        if key == ASKING:
            return Command(Act.KEY_LIST)
        name = self.letters.get(key)
        return None if name is None else _pressing(name)

    def cap(self, name: str, otherwise: str = "") -> str:
        """The key that is shown for a button, as portable text; empty if none presses it.

        `otherwise` finds the keys of those that have their own, as a replay does.
        """
        letter = next((letter for letter, pressed in self.letters.items() if pressed == name), "")
        if letter and self.letters_on:
            return letter
        if len(otherwise) == 1 and not self.letters_on:
            otherwise = ""
        fixed = next((key for key, command in _FIXED.items() if command == _pressing(name)), "")
        return _CAPS.get(name) or fixed or otherwise

    def bindings(self) -> Iterator[tuple[str, Command]]:
        """Every key with what it means now, those of the hand while that has the focus; none of a spectator."""
        keys = (*_FIXED, *_WINDOW, *_DIGITS, ASKING, *self.letters)
        keys = (*keys, *[f"{_SHIFT}{letter}" for letter in (*self.court_letters, _WILD_LETTER)])
        for key in dict.fromkeys(keys):
            found = self.command(key, in_hand=True), self.command(key, in_hand=False)
            for command in dict.fromkeys(found):
                if command is not None:
                    yield key, command

    def _of_rank(self, key: str) -> Command | None:
        """To which cards this letter leads with Shift."""
        letter = key.removeprefix(_SHIFT)
        if not self.letters_on or letter == key or len(letter) != 1:
            return None
        if letter in self.court_letters:
            return Command(Act.TO_RANK, ranks=(JACK + self.court_letters.index(letter),))
        return Command(Act.TO_RANK, ranks=(TWO, JOKER)) if letter == _WILD_LETTER else None


def _pressing(name: str) -> Command:
    """What a key does that presses this button."""
    return Command(Act.DISCARD) if name == "discard" else Command(Act.PRESS, name=name)


def native_key(key: str) -> str:
    """A key as this system and language write it: "Strg+Z"."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def short_key(key: str) -> str:
    """A key as a button shows it: in the system's words, but with the arrow of the keyboard for Shift."""
    return native_key(key).replace(native_key("Shift+A")[:-1], "⇧") if "Shift+" in key else native_key(key)
