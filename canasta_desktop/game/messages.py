"""What the game itself has to say, as codes with figures; the window makes sentences of them."""

import errno
from enum import Enum
from typing import Final, NamedTuple


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
    SAVE_FAILED = "save-failed"  # detail: an `Unwritten`'s value, as in all that have one
    SAVED_AGAIN = "saved-again"  # after a save that failed
    SAVE_CHANGED_BY_ANOTHER = "save-changed-by-another"  # name: the file that the match lies in from now on
    SAVE_TAKEN_UP_FROM_POSITION = "save-taken-up-from-position"
    LEVEL_UNKNOWN = "level-unknown"
    LEARNED_UNREADABLE = "learned-unreadable"  # what computer players have learned of the game that is played
    SETTINGS_DAMAGED_SET_ASIDE = "settings-damaged-set-aside"  # name
    SETTINGS_FAILED = "settings-failed"  # detail
    PRESETS_DAMAGED_SET_ASIDE = "presets-damaged-set-aside"  # name; fault: a `Fault`'s value
    PRESETS_FAILED = "presets-failed"  # detail
    HISTORY_DAMAGED_SET_ASIDE = "history-damaged-set-aside"  # name: the file that the index lies in now
    PEOPLE_DAMAGED_SET_ASIDE = "people-damaged-set-aside"  # name; fault: a `Fault`'s value
    PEOPLE_FAILED = "people-failed"  # detail
    GAME_COPIED = "game-copied"  # name: the file
    COPY_FAILED = "copy-failed"  # name: the file; detail
    GAME_OPENED = "game-opened"  # name: the file
    GAME_OPENED_OTHER_KEPT = "game-opened-other-kept"  # name: the file
    GAME_OPENED_AS_PRACTICE = "game-opened-as-practice"  # name: the file
    OPENING_FAILED = "opening-failed"  # name: the file; fault: a `Fault`'s value
    KEEPING_FAILED = "keeping-failed"  # detail: why the game on the table could not make room for another
    RULES_FAILED = "rules-failed"  # name: the file; fault: a `Fault`'s value
    FOLDER_FAILED = "folder-failed"  # name: the folder
    VOICE_MISSING = "voice-missing"  # detail: why the program's own voice cannot be heard, a `MuteReason`'s value
    PROGRAM_FAULT = "program-fault"  # an exception that nobody expected
    REPORT_WRITTEN = "report-written"  # name: the file
    REPORT_FAILED = "report-failed"  # name: the folder; detail
    REPLAY_FAILED = "replay-failed"  # fault: why a deal cannot be shown again, a `Fault`'s value
    PRACTICE_BEGUN = "practice-begun"
    HINT_COMING = "hint-coming"
    HINT_FAILED = "hint-failed"
    LESSON_WANTS_OTHER = "lesson-wants-other"  # topic: what the lesson is about just now
    FALLBACK_NO_TIME = "fallback-no-time"  # name: the player's, as in all that follow
    FALLBACK_ENDED = "fallback-ended"
    FALLBACK_NONSENSE = "fallback-nonsense"
    FALLBACK_NO_MOVE = "fallback-no-move"
    FALLBACK_FORBIDDEN = "fallback-forbidden"

    @property
    def is_lasting(self) -> bool:
        """Whether it is said until the person dismisses it: something was lost, set aside, not saved, corrected.

        What names a place that the person is to go to is said so long, too.
        """
        return self in _LASTING

    @property
    def is_fallback(self) -> bool:
        """Whether it says that a simple move was made in a player's place, and why."""
        return self.value.startswith("fallback-")


_LASTING: Final = frozenset(
    (
        *(Code.SAVE_DAMAGED_SET_ASIDE, Code.SAVE_FAILED, Code.SAVED_AGAIN),
        *(Code.SAVE_CHANGED_BY_ANOTHER, Code.SAVE_TAKEN_UP_FROM_POSITION, Code.LEVEL_UNKNOWN),
        Code.LEARNED_UNREADABLE,
        *(Code.SETTINGS_DAMAGED_SET_ASIDE, Code.SETTINGS_FAILED),
        *(Code.PRESETS_DAMAGED_SET_ASIDE, Code.PRESETS_FAILED, Code.HISTORY_DAMAGED_SET_ASIDE),
        *(Code.PEOPLE_DAMAGED_SET_ASIDE, Code.PEOPLE_FAILED),
        *(Code.VOICE_MISSING, Code.PROGRAM_FAULT, Code.REPORT_WRITTEN),
    )
)
"""The others are passing notes, or told in a dialog."""


class Message(NamedTuple):
    """A sentence to be worded: its code, its figures and names, and the cards it speaks of."""

    code: Code
    values: tuple[tuple[str, str | int], ...] = ()
    cards: tuple[int, ...] = ()

    def value(self, name: str) -> str | int:
        """The value with this name. Raises KeyError."""
        return dict(self.values)[name]


class Unwritten(Enum):
    """Why a file could not be written."""

    DISK_FULL = "disk-full"
    NO_PERMISSION = "no-permission"
    TOO_LONG = "too-long"  # a match beyond what a save may hold
    READ_ONLY = "read-only"  # the whole disk, or what the system has of it
    NO_FOLDER = "no-folder"  # the place is gone, or was never there
    OTHER = "other"


_REASONS: Final = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), Unwritten.DISK_FULL),
    **dict.fromkeys((errno.EACCES, errno.EPERM), Unwritten.NO_PERMISSION),
    errno.EROFS: Unwritten.READ_ONLY,
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), Unwritten.NO_FOLDER),
}


def why_unwritten(error: Exception) -> str:
    """Why a file was not written: the value of an `Unwritten`, for the `detail` of a message."""
    if isinstance(error, SaveError) and error.code is Fault.TOO_LARGE:
        return Unwritten.TOO_LONG.value
    number = error.errno if isinstance(error, OSError) else None
    return _REASONS.get(number or 0, Unwritten.OTHER).value


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

    @property
    def place(self) -> str:
        """What is wrong and where, without what stands there: that may be a card, or a name."""
        return f"{self.code.value}: {self.detail.partition(':')[0]}"
