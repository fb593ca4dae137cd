"""A pad in use: what was changed can be taken back and done again."""

from collections.abc import Callable

from canasta_desktop.pad.score_pad import ScorePad


class PadHistory:
    """The pad as it is `now`, and as it was before each change; `record` is told of every pad that comes to be."""

    def __init__(self, pad: ScorePad, record: Callable[[ScorePad], ScorePad]) -> None:
        """`record` keeps a pad and answers with it as it is kept."""
        self.now = pad
        self._record = record
        self._before: list[ScorePad] = []
        self._after: list[ScorePad] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back that can be made again."""
        return bool(self._after)

    def change(self, pad: ScorePad) -> None:
        """Go on with this pad."""
        self._before.append(self.now)
        self._after.clear()
        self.now = self._record(pad)

    def undo(self) -> None:
        """Go back to the pad before the last change; there must be one."""
        self._after.append(self.now)
        self.now = self._record(self._before.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last; there must be one."""
        self._before.append(self.now)
        self.now = self._record(self._after.pop())
