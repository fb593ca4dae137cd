"""The keyboard: which key means which command. A pure mapping; `keyboard` carries the commands out.

Keys come as Qt's portable text of a key sequence ("Ctrl+Shift+Z", "Left", "Num+2"), which Qt itself makes the same on
all systems; on macOS its "Ctrl" is the Command key. Letters without Ctrl are commands only where no text is typed, can
be given to other commands and can be turned off, because dictation software types letters.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from canasta_desktop.rules.cards import ACE, JACK, JOKER, KING, QUEEN, TEN, TWO
from canasta_desktop.ui.display.actions import DO_HINT, WHY
from canasta_desktop.ui.display.spectating import HANDS, KEYS, SPEED, STEP


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
    LEAVE = "leave"  # Esc
    ENTER = "enter"
    PRESS = "press"  # name: a button's key
    DISCARD = "discard"
    READ = "read"  # number: 1 to 6
    RULES = "rules"
    FULL_SCREEN = "full-screen"
    SETTINGS = "settings"
    MENU = "menu"  # what can be done with the focused thing


class Command(NamedTuple):
    """What a key asks for."""

    act: Act
    number: int = 0
    name: str = ""
    ranks: tuple[int, ...] = ()


LETTERS: Mapping[str, str] = MappingProxyType(
    {
        **{"D": "draw", "N": "take", "M": "meld", "X": "discard", "T": "hint", "P": "ask", "S": "sort", "L": "replay"},
        "W": WHY,
    }
)
"""Letter -> the button it stands for, unless the settings say otherwise."""

_WINDOW = {
    "F1": Command(Act.RULES),
    "F11": Command(Act.FULL_SCREEN),
    "Ctrl+,": Command(Act.SETTINGS),
}
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
    "Space": Command(Act.TOGGLE),
    "Ctrl+A": Command(Act.SELECT_ALL),
    "Esc": Command(Act.LEAVE),
    "Return": Command(Act.ENTER),
    "Enter": Command(Act.ENTER),
    "F2": Command(Act.PRESS, name="draw"),
    "F3": Command(Act.PRESS, name="take"),
    "F4": Command(Act.DISCARD),
    "F5": Command(Act.PRESS, name=WHY),
    "Menu": Command(Act.MENU),
    "Shift+F10": Command(Act.MENU),
    "Del": Command(Act.DISCARD),
    "Ctrl+T": Command(Act.PRESS, name=DO_HINT),
    "Ctrl+Z": Command(Act.PRESS, name="undo"),
    "Backspace": Command(Act.PRESS, name="undo"),
    "Ctrl+Shift+Z": Command(Act.PRESS, name="redo"),
    "Ctrl+Y": Command(Act.PRESS, name="redo"),
    **{f"Ctrl+{number}": Command(Act.READ, number) for number in range(1, 7)},
}
_WATCHING = {
    key: Command(Act.PRESS, name=name)
    for key, name in (("Right", STEP), *((KEYS[name], name) for name in (STEP, SPEED, HANDS)))
}
_DIGITS = {str(pips % 10): Command(Act.TO_RANK, ranks=(pips - 2,)) for pips in range(2, TEN + 3)}
_RANK_LETTERS = {
    letter: Command(Act.TO_RANK, ranks=ranks)
    for letters, ranks in (("A", (ACE,)), ("K", (KING,)), ("DQ", (QUEEN,)), ("BJ", (JACK,)), ("W", (TWO, JOKER)))
    for letter in letters
}


@dataclass(frozen=True)
class KeyMap:
    """The keys as the settings have them.

    `letters` maps a capital letter to the key of a button; `letters_on` turns all of them off; with `rank_letters` the
    letters A, K, D or Q, B or J and W jump to that rank while the hand has the focus, instead of their commands, and
    `court_letters`, those on the cards of jack, queen, king and ace, before them. While computer players are watched
    (`is_watching`) the buttons of `watching` come first.
    """

    letters: Mapping[str, str] = field(default_factory=lambda: LETTERS)
    letters_on: bool = True
    rank_letters: bool = False
    court_letters: str = "JQKA"
    is_watching: bool = False

    def command(self, key: str, in_hand: bool, in_text: bool = False) -> Command | None:
        """What the key means; `in_hand`: the hand has the focus; `in_text`: a text is being typed."""
        key = key.replace("Num+", "")
        if key.startswith("Shift+") and key[6:] in _DIGITS:  # keyboards that have their digits above
            key = key[6:]
        if in_text:
            return _WINDOW.get(key)
        if self.is_watching and (self.letters_on or len(key) > 1) and key in _WATCHING:
            return _WATCHING[key]
        if in_hand and (found := _DIGITS.get(key) or (self._rank_of_letter(key) if self.rank_letters else None)):
            return found
        if (known := _FIXED.get(key) or _WINDOW.get(key)) is not None:
            return known
        name = self.letters.get(key) if self.letters_on else None
        if name is None:
            return None
        return Command(Act.DISCARD) if name == "discard" else Command(Act.PRESS, name=name)

    def _rank_of_letter(self, key: str) -> Command | None:
        if len(key) == 1 and key in self.court_letters:
            return Command(Act.TO_RANK, ranks=(JACK + self.court_letters.index(key),))
        return _RANK_LETTERS.get(key)
