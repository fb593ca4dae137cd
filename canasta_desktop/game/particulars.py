"""What is known of a match beside what is played: what it is called, when it was played, what it counts for.

Nothing of it bears on the cards. It stands in the head of a save, so that a list of matches can be made of heads alone.
"""

from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.game.untrusted import Reader

ID_DIGITS: Final = 32
"""Hexadecimal digits of the identity of a match: drawn once, when it is first saved."""

MOST_ACTIONS_TAKEN_OVER: Final = 5000
MOST_DEALS_BEFORE: Final = 10_000


class Kind(Enum):
    """What a match counts for; the value stands in saves."""

    MATCH = "match"
    """In every figure."""
    PRACTICE = "practice"
    """In none: a branch from another match, a deal dealt again, a second attempt at the deal of the day."""
    DAILY = "daily"
    """The first attempt at the deal of a day: its streak, and every figure."""


class Branch(NamedTuple):
    """Where a practice match leaves another one: its identity, the number of the deal, how many actions it shares."""

    match: str
    deal: int
    actions: int


class Particulars(NamedTuple):
    """`id` is empty until the match is first saved, and in saves of old.

    `begun` and `played` (the last change) are ISO 8601 with the offset from UTC, to the second, empty where nobody
    knows. `name` was given by a person. `day` is the date of a deal of the day, ISO 8601.
    """

    id: str = ""
    kind: Kind = Kind.MATCH
    begun: str = ""
    played: str = ""
    name: str = ""
    day: str = ""
    branch: Branch | None = None


def time_text(now: datetime) -> str:
    """A moment as it stands in a save; `now` without a time zone is local time."""
    return now.astimezone().isoformat(timespec="seconds")


def particulars_record(particulars: Particulars) -> dict[str, object]:
    """The particulars for the save; what is empty is left out."""
    record: dict[str, object] = {"kind": particulars.kind.value}
    for key in ("id", "begun", "played", "name", "day"):
        if value := getattr(particulars, key):
            record[key] = value
    if particulars.branch is not None:
        record["branch"] = particulars.branch._asdict()
    return record


def read_particulars(reader: Reader) -> Particulars:
    """The particulars of a save; those of nothing where an old one has none. Raises SaveError."""
    if reader.value is None:
        return Particulars()
    branch = reader.at("branch")
    name = reader.at("name")
    return Particulars(
        id=_read_id(reader.at("id")),
        kind=Kind(reader.at("kind").choice(tuple([kind.value for kind in Kind]))),
        begun=_read_time(reader.at("begun")),
        played=_read_time(reader.at("played")),
        name="" if name.value is None else name.name(),
        day=_read_day(reader.at("day")),
        branch=None if branch.value is None else _read_branch(branch),
    )


def _read_id(reader: Reader) -> str:
    """An identity, empty where there is none yet."""
    return "" if reader.value is None else reader.digits(ID_DIGITS)


def _read_branch(reader: Reader) -> Branch:
    return Branch(
        reader.at("match").digits(ID_DIGITS),
        reader.at("deal").whole(1, MOST_DEALS_BEFORE),
        reader.at("actions").whole(0, MOST_ACTIONS_TAKEN_OVER),
    )


def _read_time(reader: Reader) -> str:
    """A moment with its offset, written as we write it."""
    if reader.value is None:
        return ""
    text = reader.text(40)
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise reader.wrong("not a time") from None
    if moment.tzinfo is None or moment.isoformat(timespec="seconds") != text:
        raise reader.wrong("not a time with its offset, to the second")
    return text


def _read_day(reader: Reader) -> str:
    if reader.value is None:
        return ""
    text = reader.text(10)
    try:
        moment = datetime.strptime(text, "%Y-%m-%d")
    except ValueError:
        raise reader.wrong("not a date") from None
    if moment.date().isoformat() != text:
        raise reader.wrong("not a date")
    return text
