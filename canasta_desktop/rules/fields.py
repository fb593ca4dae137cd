"""Questions to JSON from outside, of cases and positions: typed, bounded, and a refusal names its place."""

from typing import Final

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.notation import NotationError

LONGEST_TEXT: Final = 2000
"""Characters of a text at most: a whole pack is named in 500."""

SHOWN: Final = 60
"""So many characters of a wrong value are shown."""


class Field:
    """A value and where it stands; the methods return it as what it must be, or raise NotationError."""

    def __init__(self, value: object, path: str) -> None:
        self.value: Final = value
        self.path: Final = path

    def wrong(self, what: str) -> NotationError:
        """The error that names this place."""
        return NotationError(f"{self.path}: {what}")

    # --- records -----------------------------------------------------------------------------------

    def record(self) -> dict[str, object]:
        """A record, its keys being texts."""
        if not isinstance(self.value, dict):
            raise self.wrong("not a record")
        return {str(key): value for key, value in self.value.items()}

    def only(self, known: tuple[str, ...], what: str) -> None:
        """Make sure that this record has no other keys; `what` says what they are said to be."""
        for key in self.record():
            if key not in known:
                raise self.wrong(f"{key[:SHOWN]!a} {what}")

    def at(self, key: str) -> "Field":
        """What stands under this key; it must be there."""
        record = self.record()
        if key not in record:
            raise self.wrong(f"no {key!r}")
        return Field(record[key], f"{self.path}.{key}")

    def has(self, key: str) -> bool:
        """Whether anything but null stands under this key."""
        return self.record().get(key) is not None

    # --- values ------------------------------------------------------------------------------------

    def items(self, count: int | None = None) -> list["Field"]:
        """The items of a list, of `count` ones where that is given."""
        if not isinstance(self.value, list | tuple):
            raise self.wrong("not a list")
        if count is not None and len(self.value) != count:
            raise self.wrong(f"a list of {len(self.value)}, not of {count}")
        return [Field(item, f"{self.path}[{place}]") for place, item in enumerate(self.value)]

    def whole(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.wrong(f"{self.shown()} is no number from {low} to {high}")
        return self.value

    def wholes(self, low: int, high: int, count: int | None = None) -> list[int]:
        """A list of such numbers."""
        return [item.whole(low, high) for item in self.items(count)]

    def fact(self) -> bool:
        """A yes or no."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"{self.shown()} is no yes or no")
        return self.value

    def text(self) -> str:
        """A text of printable characters, possibly empty."""
        if not isinstance(self.value, str) or len(self.value) > LONGEST_TEXT or not self.value.isprintable():
            raise self.wrong(f"{self.shown()} is no line of text")
        return self.value

    def texts(self) -> list[str]:
        """A list of texts."""
        return [item.text() for item in self.items()]

    def choice(self, among: tuple[str, ...]) -> str:
        """One of these texts."""
        text = self.text()
        if text not in among:
            raise self.wrong(f"{self.shown()} is none of {', '.join(among)}")
        return text

    def cards(self) -> list[int]:
        """The cards of a card string."""
        try:
            return read_cards(self.text())
        except ValueError as error:
            raise self.wrong(str(error)) from None

    def card(self) -> int:
        """The one card of a card string."""
        cards = self.cards()
        if len(cards) != 1:
            raise self.wrong(f"{self.shown()} is not one card")
        return cards[0]

    def shown(self) -> str:
        """The value as a message shows it: on one line, and not long."""
        if isinstance(self.value, list | tuple):
            return "a list"
        return "a record" if isinstance(self.value, dict) else ascii(self.value)[:SHOWN]
