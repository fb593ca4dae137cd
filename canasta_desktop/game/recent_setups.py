"""What was played lately: of each rule system the last setup, the latest first. It is kept with the settings.

A name is empty where none was given: the program's own words for a seat belong to the language of the
day. Whether the rule set of a setup still exists is asked when it is offered, not when it is read.
"""

import logging
from typing import Final

from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.seats import Setup, read_options, read_seat, setup_record
from canasta_desktop.game.untrusted import Reader

LOG = logging.getLogger(__name__)

MOST: Final = 20
"""Setups kept: more than there are systems."""

RecentSetups = tuple[Setup, ...]


def with_setup(recent_setups: RecentSetups, setup: Setup) -> RecentSetups:
    """The recent setups once this one was played: it comes first and replaces the last one of its system."""
    return (setup, *[one for one in recent_setups if one.system != setup.system])[:MOST]


def most_recent(recent_setups: RecentSetups, system: str) -> Setup | None:
    """What was played last of a system."""
    return next((one for one in recent_setups if one.system == system), None)


def recent_setups_record(recent_setups: RecentSetups) -> list[dict[str, object]]:
    """The setups for a file."""
    return [setup_record(setup) for setup in recent_setups]


def read_recent_setups(reader: Reader) -> RecentSetups:
    """The setups of a file; one that cannot be read is left out, and logged. Raises SaveError if it is no list."""
    found: list[Setup] = []
    for item in reader.items(MOST):
        try:
            setup = _read(item)
        except SaveError as error:
            LOG.warning("settings: %s; left out", error.detail)
            continue
        if most_recent(tuple(found), setup.system) is None:
            found.append(setup)
    return tuple(found)


def _read(reader: Reader) -> Setup:
    players = reader.at("players").whole(2, 6)
    seats = tuple([read_seat(seat) for seat in reader.at("seats").items(players, players)])
    return Setup(reader.at("system").text(40), players, read_options(reader.at("options")), seats)
