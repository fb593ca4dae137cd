"""What the game itself has to say, as codes with figures; the window makes sentences of them."""

from enum import Enum
from typing import NamedTuple


class Code(Enum):
    """One sentence each; the comments say which values of `Message` fill its blanks."""

    NOTHING_TO_UNDO = "nothing-to-undo"
    DRAW_IS_FINAL = "draw-is-final"
    TAKE_IS_FINAL = "take-is-final"
    ANSWER_IS_FINAL = "answer-is-final"
    FOOT_IS_FINAL = "foot-is-final"
    REPLACEMENT_IS_FINAL = "replacement-is-final"
    DRAFT_RETURNED = "draft-returned"  # cards; points: how much they counted; minimum: 0 if none is needed
    SAVE_DAMAGED_SET_ASIDE = "save-damaged-set-aside"  # name: the file it lies in now; fault: a `Fault`'s value
    SAVE_FAILED = "save-failed"  # detail: the system's words; errno: its number, or 0
    SAVE_TOO_LONG = "save-too-long"  # detail: what is too much
    SAVED_AGAIN = "saved-again"
    SAVE_CHANGED_BY_ANOTHER = "save-changed-by-another"  # name: the file the match is saved in from now on
    SAVE_TAKEN_UP_FROM_POSITION = "save-taken-up-from-position"
    SETTINGS_DAMAGED_SET_ASIDE = "settings-damaged-set-aside"  # name
    SETTINGS_FAILED = "settings-failed"  # detail
    PRESETS_DAMAGED_SET_ASIDE = "presets-damaged-set-aside"  # name; fault: a `Fault`'s value
    PRESETS_FAILED = "presets-failed"  # detail
    GAME_COPIED = "game-copied"  # name: the file
    COPY_FAILED = "copy-failed"  # name: the file; detail
    GAME_OPENED = "game-opened"  # name: the file
    GAME_OPENED_OTHER_KEPT = "game-opened-other-kept"  # name: the file
    OPENING_FAILED = "opening-failed"  # name: the file; fault: a `Fault`'s value
    KEEPING_FAILED = "keeping-failed"  # detail: why the game on the table could not make room for another
    RULES_FAILED = "rules-failed"  # name: the file; fault: a `Fault`'s value
    FOLDER_FAILED = "folder-failed"  # name: the folder
    WORKER_RESTARTED = "worker-restarted"  # name: the player's
    FALLBACK_PLAYED = "fallback-played"  # name: the player's


class Message(NamedTuple):
    """A sentence to be worded: its code, its figures and names, and the cards it speaks of."""

    code: Code
    values: tuple[tuple[str, str | int], ...] = ()
    cards: tuple[int, ...] = ()

    def value(self, name: str) -> str | int:
        """The value with this name. Raises KeyError."""
        return dict(self.values)[name]


class Fault(Enum):
    """What is wrong with something read from outside."""

    TOO_LARGE = "too-large"
    NOT_JSON = "not-json"
    NOT_A_SAVE = "not-a-save"
    NEWER = "newer"  # written by a later version of the format
    BAD_VALUE = "bad-value"
    ILLEGAL_ACTION = "illegal-action"
    UNKNOWN_RULES = "unknown-rules"  # a game, a number of players or a house rule that does not exist here
    MISSING = "missing"  # there is no such file
    UNREADABLE = "unreadable"  # the file system refused
    FULL = "full"  # no room for one more preset


class SaveError(Exception):
    """A save or a part of one that cannot be taken up; `detail` says where and why, for the log."""

    def __init__(self, code: Fault, detail: str) -> None:
        super().__init__(f"{code.value}: {detail}")
        self.code = code
        self.detail = detail
