"""Another name for a match that lies in a file: its first line is written anew, what was played stays as it is."""

import json
from typing import Any

from canasta_desktop.game import format1, journal
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.names import LONGEST_NAME, LONGEST_WRITTEN, clean_name
from canasta_desktop.game.particulars import particulars_record, read_particulars
from canasta_desktop.game.untrusted import Reader, read_json


def proper_name(text: str) -> str:
    """The name that is meant, empty for none. Raises SaveError where it is too long for a save."""
    name = clean_name(text) if len(text) <= LONGEST_WRITTEN else text
    if len(name) > LONGEST_NAME:
        raise SaveError(Fault.BAD_VALUE, f"a name of more than {LONGEST_NAME} characters")
    return name


def renamed(data: bytes, name: str) -> bytes:
    """The save of a match under another name; one of the first format becomes one of today's. Raises SaveError."""
    head, end, rest = data.partition(b"\n")
    record: Any = read_json(head, journal.LONGEST_HEAD)
    reader = Reader(record, "save")
    if journal.read_version(reader) == format1.VERSION:
        match = journal.loads(data)
        match.particulars = match.particulars._replace(name=name)
        return journal.dumps(match).encode("utf-8")
    record["particulars"] = particulars_record(read_particulars(reader.at("particulars"))._replace(name=name))
    return json.dumps(record, separators=(",", ":")).encode("ascii") + end + rest
