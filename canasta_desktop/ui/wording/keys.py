"""What the keys do, in words: those of the table by the command that they mean, those of dialogs one by one."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.ui.base.keys import Act, Command
from canasta_desktop.ui.display.actions import DO_HINT, WHY
from canasta_desktop.ui.display.spectating import HANDS, PAUSE, SPEED, STEP
from canasta_desktop.ui.wording.base import Phrases


class KeyGroup(Enum):
    """What keys are listed under, in order."""

    HAND = "hand"
    TURN = "turn"
    TABLE = "table"
    READ_OUT = "read-out"
    PROGRAM = "program"
    SPECTATING = "spectating"
    REPLAY = "replay"
    DIALOGS = "dialogs"
    SCORE_SHEET = "score-sheet"
    MATCHES = "matches"
    SCORE_PAD = "score-pad"


class KeyLine(NamedTuple):
    """Some keys, as portable text, and what each of them does."""

    keys: tuple[str, ...]
    text: str


class KeyWords(Phrases):
    """What keys do, and the names of what they are listed under."""

    def group(self, group: KeyGroup) -> str:
        """The heading."""
        texts = {
            KeyGroup.HAND: self.tr("Hand"),
            KeyGroup.TURN: self.tr("Your turn"),
            KeyGroup.TABLE: self.tr("Around the table"),
            KeyGroup.READ_OUT: self.tr("Read aloud"),
            KeyGroup.PROGRAM: self.tr("Program"),
            KeyGroup.SPECTATING: self.tr("While computer players are watched"),
            KeyGroup.REPLAY: self.tr("While a deal is seen again"),
            KeyGroup.DIALOGS: self.tr("In dialogs and lists"),
            KeyGroup.SCORE_SHEET: self.tr("On the score sheet"),
            KeyGroup.MATCHES: self.tr("In the list of all matches"),
            KeyGroup.SCORE_PAD: self.tr("On the score pad"),
        }
        return texts[group]

    def command(self, command: Command) -> tuple[KeyGroup, str]:
        """What a key of the table does, and what it is listed under."""
        match command.act:
            case Act.STEP | Act.END | Act.STEP_RANK | Act.TO_RANK | Act.RISE | Act.SINK:
                return KeyGroup.HAND, self._movement(command)
            case Act.TOGGLE:
                return KeyGroup.HAND, self.tr("Select a card or put it back; press what has the focus; go on")
            case Act.SELECT_ALL:
                return KeyGroup.HAND, self.tr("Select the whole hand")
            case Act.SELECT_RANK:
                return KeyGroup.HAND, self.tr("Select all cards of this rank")
            case Act.ENTER:
                return KeyGroup.TURN, self.tr("Press the gold button, or what has the focus")
            case Act.DISCARD:
                return KeyGroup.TURN, self.tr(
                    "Discard the selected card; the first press selects the one with the focus"
                )
            case Act.PRESS:
                return self.button(command.name)
            case Act.STEP_GROUP:
                return KeyGroup.TABLE, self.tr("On to the next part of the table, with Shift to the one before")
            case Act.LEAVE:
                return KeyGroup.TABLE, self.tr("Take back what was begun, then back to the hand")
            case Act.MENU:
                return KeyGroup.TABLE, self.tr("The menu of what has the focus")
            case Act.READ:
                return KeyGroup.READ_OUT, self._reading(command.number)
            case Act.REPEAT:
                return KeyGroup.READ_OUT, self.tr("What was said last, once more")
            case _:
                return KeyGroup.PROGRAM, self._window(command.act)

    def _movement(self, command: Command) -> str:
        match command.act:
            case Act.STEP:
                return self.tr("One card or thing to the left or right")
            case Act.END:
                return self.tr("To the first or last one")
            case Act.STEP_RANK:
                return self.tr("To the previous or next rank")
            case Act.TO_RANK:
                return self.tr("To the next card of this rank; 0 is the ten, W a wild card")
            case Act.RISE:
                return self.tr("With cards selected: through the places where they may lie; Enter puts them there")
        return self.tr("Back from those places to the hand")

    def button(self, name: str) -> tuple[KeyGroup, str]:
        """What the key of a button does."""
        texts = {
            "draw": self.tr("Draw"),
            "take": self.tr("Take the pile"),
            "meld": self.tr("Meld the selection"),
            "discard": self.tr("Discard"),
            "keep": self.tr("Draw, and keep a three"),
            "take-top": self.tr("Take the top card of the pile only"),
            "lay-three": self.tr("Lay out a three"),
            "join": self.tr("Join melds"),
            "out": self.tr("Go out"),
            "end": self.tr("End the deal when the stock is empty"),
            "special": self.tr("Special hands"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Hint"),
            DO_HINT: self.tr("Do what the hint says"),
            "ask": self.tr("Ask the partner whether to go out"),
            WHY: self.tr("Why did the others play so?"),
            "replay": self.tr("Show the last moves again"),
        }
        if name == "sort":
            return KeyGroup.HAND, self.tr("Sort the hand differently")
        return KeyGroup.TURN, texts[name]

    def _reading(self, number: int) -> str:
        texts = (
            self.tr("Your hand"),
            self.tr("Your side’s melds"),
            self.tr("The other side’s melds"),
            self.tr("Stock and discard pile"),
            self.tr("The score"),
            self.tr("What has happened since your last turn"),
        )
        return texts[number - 1]

    def _window(self, act: Act) -> str:
        texts = {
            Act.KEY_LIST: self.tr("This list of keys, and back"),
            Act.RULES: self.tr("Rules"),
            Act.LOG: self.tr("Game log, and back"),
            Act.FULL_SCREEN: self.tr("Full screen"),
            Act.SETTINGS: self.tr("Settings"),
        }
        return texts[act]

    def spectating(self, name: str) -> str:
        """What the key of a spectator of computer players does."""
        texts = {
            PAUSE: self.tr("Pause, or go on"),
            STEP: self.tr("One step"),
            SPEED: self.tr("Another speed"),
            HANDS: self.tr("Open or cover all hands"),
        }
        return texts[name]

    def replay(self, name: str) -> str:
        """What the key of a replay does."""
        texts = {
            "back": self.tr("One step back"),
            "forward": self.tr("One step forward"),
            "turn-back": self.tr("One turn back"),
            "turn-forward": self.tr("One turn forward"),
            "mark-back": self.tr("Back to the mark before"),
            "mark-forward": self.tr("On to the next mark"),
            "first": self.tr("To the beginning"),
            "last": self.tr("To the end"),
            "play": self.tr("Play by itself, or pause"),
            "speed": self.tr("Another speed"),
            "play-on": self.tr("Play on from here"),
            "same-deal": self.tr("Play the same deal"),
            "hands": self.tr("Open or cover all hands"),
            "leave": self.tr("Back to the game"),
        }
        return texts[name]

    def dialogs(self) -> dict[KeyGroup, Sequence[KeyLine]]:
        """The keys that lists, fields and dialogs know themselves."""
        return {
            KeyGroup.DIALOGS: self._everywhere(),
            KeyGroup.SCORE_SHEET: (
                KeyLine(("Up", "Down", "Home", "End"), self.tr("From line to line, to the first and last one")),
                KeyLine(("Right", "Left"), self.tr("Open a line, close it")),
                KeyLine(("Enter",), self.tr("Press the button with the focus, or go on")),
                KeyLine(("Esc",), self.tr("Raise the sheet, or go on")),
            ),
            KeyGroup.MATCHES: (
                KeyLine(("Enter",), self.tr("Open the match")),
                KeyLine(("Space",), self.tr("Score book of the match")),
                KeyLine(("F2",), self.tr("Rename")),
                KeyLine(("Del",), self.tr("Delete")),
                KeyLine(("Ctrl+Z",), self.tr("Take the deleting back")),
            ),
            KeyGroup.SCORE_PAD: (
                KeyLine(("Enter",), self.tr("On to the next field; open the pad or the deal")),
                KeyLine(("Ctrl+Enter",), self.tr("Write the deal down")),
                KeyLine(("Ctrl+Z", "Ctrl+Shift+Z"), self.tr("Undo, redo")),
                KeyLine(("Del",), self.tr("Delete the pad")),
            ),
        }

    def _everywhere(self) -> Sequence[KeyLine]:
        return (
            KeyLine(("Tab", "Shift+Tab"), self.tr("To the next or previous field")),
            KeyLine(("Ctrl+Tab", "Ctrl+Shift+Tab"), self.tr("To the next or previous page")),
            KeyLine(("Up", "Down", "Left", "Right"), self.tr("To another choice, line or number")),
            KeyLine(("Home", "End"), self.tr("To the first or last line")),
            KeyLine(("PgUp", "PgDown"), self.tr("A page up or down")),
            KeyLine(("Ctrl+A",), self.tr("Select everything")),
            KeyLine(("Space",), self.tr("Press, turn on or off")),
            KeyLine(("Enter",), self.tr("Press the main button, or the one with the focus")),
            KeyLine(("Ctrl+F",), self.tr("Search, in rules, keys, house rules and the list of matches")),
            KeyLine(("Esc",), self.tr("Close")),
        )


SAME: Final = {"Return": "Enter", "Backtab": "Shift+Tab", "Shift+Backtab": "Shift+Tab", "Ctrl+Return": "Ctrl+Enter"}
"""Keys that Qt knows by two names, and the one that is shown."""
