"""The game that waits, as the welcome shows it: plain words and figures."""

from typing import NamedTuple


class PlayedSoFar(NamedTuple):
    """What has been played so far, in the language of now: how it stands with the deal of the day, and the figures.

    Either is empty as long as there is nothing to say.
    """

    daily: str = ""
    figures: str = ""


class SideSummary(NamedTuple):
    """Who owns a score: `portraits` are keys, `points` is worded, `progress` is 0 to 1 of the target."""

    name: str
    portraits: tuple[str, ...]
    points: str
    progress: float
    number: int
    """Which of the theme's colours for sides it has."""


class GameSummary(NamedTuple):
    """`title` says what is played, `line` whose turn it is; `is_over`: it can only be looked at.

    `spoken` is all of it in sentences, for screen readers.
    """

    title: str
    line: str
    sides: tuple[SideSummary, ...]
    is_over: bool = False
    spoken: str = ""
