"""Notices that stay until the person dismisses them, whatever happens at the table."""

from typing import Final

from canasta_desktop.game.messages import Code, Message

DISMISS: Final = "dismiss"
"""The key of the button that ends the first notice."""
_SAME: Final = {Code.SAVED_AGAIN: Code.SAVE_FAILED}
"""What ends the state that another message told of takes its place."""


class Notices:
    """Lasting messages, the oldest first: only that one can be dismissed, so nobody clicks away what just came."""

    def __init__(self) -> None:
        self._pending: list[Message] = []
        self.is_unsaved = False
        """Whether the last that was told of saving is that it failed, dismissed or not."""

    @property
    def pending(self) -> tuple[Message, ...]:
        """All that have not been dismissed."""
        return tuple(self._pending)

    def add(self, message: Message) -> None:
        """Add a notice; an earlier one about the same thing is out of date and goes."""
        if _subject(message)[0] is Code.SAVE_FAILED:
            self.is_unsaved = message.code is Code.SAVE_FAILED
        same = [old for old in self._pending if _subject(old) == _subject(message)]
        if same:
            self._pending[self._pending.index(same[0])] = message
        else:
            self._pending.append(message)

    def dismiss(self) -> None:
        """The person has read the first one."""
        del self._pending[:1]


def _subject(message: Message) -> tuple[object, ...]:
    """What a message is about: its code and, where it speaks of a file or a player, the name."""
    return _SAME.get(message.code, message.code), dict(message.values).get("name")
