"""The levels that a law must be tried at, where players who search look at few worlds."""

from typing import Final

from canasta_desktop.bots.levels import LEVELS

KINDS: Final = tuple(level for level in LEVELS if level != "strong")
"""Strong players think less than expert ones and are the same in all else (`test_players`); with `little_effort` they
are no others."""
