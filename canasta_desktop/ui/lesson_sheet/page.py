"""What stands on the paper, in words."""

from enum import Enum
from typing import NamedTuple


class ButtonKind(Enum):
    """How weighty a button is."""

    GOLD = "gold"  # the likely one
    PLAIN = "plain"
    LINK = "link"  # a word alone


class PageButton(NamedTuple):
    """A button: its name, which is emitted when it is pressed, its words, and its key on the keyboard, if any."""

    key: str
    words: str
    kind: ButtonKind
    shortcut: str = ""


class LessonPage(NamedTuple):
    """A page. `to_do` stands in the accent colour; `counted` ("Step 3 of 8") has `steps` dots, `step` of them filled.

    `by_keys` is heard in its place, by who plays with keys; empty: the same. `is_last`: the page lies large in
    the middle, over the table.
    """

    title: str
    text: str
    to_do: str
    buttons: tuple[PageButton, ...]
    counted: str = ""
    step: int = 0
    steps: int = 0
    is_last: bool = False
    by_keys: str = ""

    def spoken(self) -> str:
        """The page as a screen reader reads it."""
        counted = f"{self.counted}." if self.counted else ""
        return " ".join(filter(None, (counted, f"{self.title}.", self.text, self.spoken_to_do())))

    def spoken_to_do(self) -> str:
        """What is to be done now, as a screen reader reads it."""
        return self.by_keys or self.to_do
