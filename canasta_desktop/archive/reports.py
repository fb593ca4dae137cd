"""What the process that brings the index up to date says, as lines of text."""

import json
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.game.untrusted import Reader, read_json

LONGEST: Final = 10_000
"""Bytes of a line at most."""

MOST: Final = 1_000_000_000


class UpdateStage(Enum):
    """What is being done."""

    LIST = "list"
    """First lines of saves are read for the list."""
    FIGURES = "figures"
    """Matches are played again for what is worked out of them."""
    ASIDE = "aside"
    """The index was damaged and has been set aside; `name` is what it is called now."""
    DONE = "done"
    """Everything is up to date."""


class UpdateReport(NamedTuple):
    """One line: so many of so many files are done at this stage."""

    stage: UpdateStage
    done: int = 0
    total: int = 0
    name: str = ""


def report_text(report: UpdateReport) -> str:
    """The report as a line, without its end."""
    return json.dumps({**report._asdict(), "stage": report.stage.value})


def read_report(line: bytes) -> UpdateReport:
    """The report in a line. Raises SaveError."""
    reader = Reader(read_json(line, LONGEST), "report")
    stage = UpdateStage(reader.at("stage").choice(tuple([stage.value for stage in UpdateStage])))
    done = reader.at("done").whole(0, MOST)
    return UpdateReport(stage, done, reader.at("total").whole(done, MOST), reader.at("name").text(200))
