"""Reading what comes from outside: every value is typed and bounded, or it is a `SaveError`."""

import json
from collections.abc import Iterator

from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.names import LONGEST_NAME, LONGEST_WRITTEN, clean_name


def read_json(data: bytes, longest: int) -> object:
    """The value of this JSON text. Raises SaveError; `longest` in bytes."""
    if len(data) > longest:
        raise SaveError(Fault.TOO_LARGE, f"{len(data)} bytes, at most {longest}")
    try:
        return json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise SaveError(Fault.NOT_JSON, str(error)) from None


class Reader:
    """A value and where it stands; its methods return it as what it must be."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def wrong(self, what: str) -> SaveError:
        """The error that names this place."""
        return SaveError(Fault.BAD_VALUE, f"{self.path}: {what}")

    def at(self, key: str) -> "Reader":
        """The value under a key of a record; None where there is none."""
        if not isinstance(self.value, dict):
            raise self.wrong("not a record")
        return Reader(self.value.get(key), f"{self.path}.{key}")

    def keys(self, most: int) -> list[str]:
        """The keys of a record."""
        if not isinstance(self.value, dict) or len(self.value) > most:
            raise self.wrong(f"not a record of at most {most}")
        return list(self.value)

    def only(self, *known: str) -> None:
        """Make sure that this is a record with none but these keys."""
        for key in self.keys(len(known)):
            if key not in known:
                raise self.wrong(f"{key[:60]!a} is not known")

    def items(self, most: int, least: int = 0) -> Iterator["Reader"]:
        """The items of a list of bounded length."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise self.wrong(f"not a list of {least} to {most}")
        for index, item in enumerate(self.value):
            yield Reader(item, f"{self.path}[{index}]")

    def whole(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.wrong(f"not a whole number from {low} to {high}")
        return self.value

    def fact(self) -> bool:
        """A yes or no."""
        if not isinstance(self.value, bool):
            raise self.wrong("not a yes or no")
        return self.value

    def text(self, longest: int) -> str:
        """A text of printable characters, possibly empty: a key or a figure, nothing that a person is called."""
        if not isinstance(self.value, str) or len(self.value) > longest or not self.value.isprintable():
            raise self.wrong(f"not a text of at most {longest} characters")
        return self.value

    def digits(self, count: int) -> str:
        """A text of so many hexadecimal digits, in small letters."""
        text = self.text(count)
        if len(text) != count or text.strip("0123456789abcdef"):
            raise self.wrong(f"not {count} hexadecimal digits")
        return text

    def texts(self, most: int, longest: int) -> list[str]:
        """A list of so many texts at most; quicker than one after the other."""
        if not isinstance(self.value, list) or len(self.value) > most:
            raise self.wrong(f"not a list of 0 to {most}")
        for index, text in enumerate(self.value):
            if not isinstance(text, str) or len(text) > longest or not text.isprintable():
                raise self.wrong(f"[{index}]: not a text of at most {longest} characters")
        return list(self.value)

    def name(self) -> str:
        """A name, cleaned; empty if nothing is left of it."""
        if not isinstance(self.value, str) or len(self.value) > LONGEST_WRITTEN:
            raise self.wrong("not a name")
        name = clean_name(self.value)
        if len(name) > LONGEST_NAME:
            raise self.wrong(f"a name of more than {LONGEST_NAME} characters")
        return name

    def choice(self, among: tuple[str, ...]) -> str:
        """One of these texts."""
        if not isinstance(self.value, str) or self.value not in among:
            raise self.wrong(f"none of {', '.join(among)}")
        return self.value
