"""Figures for the pictures of the statistics: those of somebody who has played for a year, made up but possible."""

from datetime import date, timedelta
from math import sin
from typing import Final

from PySide6.QtWidgets import QDialog, QWidget

from canasta_desktop.archive.luck import Chance, Luck
from canasta_desktop.archive.person_rating import PersonRating
from canasta_desktop.archive.statistics import FEATS
from canasta_desktop.archive.statistics_answer import (
    BestDeal,
    EarnedFeat,
    Figures,
    GameFigures,
    LevelFigures,
    LuckShare,
    LuckWorth,
    MatchPoints,
    PersonPlayed,
    StatisticsAnswer,
    StatisticsChoices,
    Streaks,
    WhichMatches,
)
from canasta_desktop.bots.strength import Rated
from canasta_desktop.rules.systems import KEYS
from canasta_desktop.ui.statistics.dialog import StatisticsDialog

FIRST_DAY: Final = date(2026, 1, 4)
MATCHES: Final = 64
LEVELS: Final = tuple(
    [
        Rated(name, rating, rating - 90, rating + 90)
        for name, rating in (("expert", 1773), ("strong", 1603), ("skilled", 1571), ("easy", 1512), ("beginner", 1394))
    ]
)
MISSING: Final = 9
"""Feats that are still to come."""


def _day(number: int) -> str:
    """When the match of this number was played."""
    return f"{FIRST_DAY + timedelta(days=5 * number)}T20:15:00+01:00"


def _matches() -> list[MatchPoints]:
    points = [round(620 + 190 * sin(0.9 * at) + 150 * sin(0.23 * at) + 3 * at) for at in range(MATCHES)]
    return [MatchPoints(_day(at), 8, 8 * each, sin(0.9 * at + 0.4) > -0.15) for at, each in enumerate(points)]


def sample_answer() -> StatisticsAnswer:
    """The figures."""
    course = _matches()
    deals, won = sum([one.deals for one in course]), sum([bool(one.is_won) for one in course])
    figures = Figures(
        *(MATCHES, won, deals, sum([one.points for one in course]), deals, (214, 396, 31, 58)),
        *(131, 9, 252, 604, 4102, 37, 498, 471, 1460),
        BestDeal(3420, "a", 3, _day(41)),
        Streaks(3, 7),
    )
    games = [(KEYS[0], 4, 31, 18, 262, 158_040), (KEYS[5], 4, 17, 9, 119, 112_455), (KEYS[0], 2, 16, 10, 131, 90_390)]
    counts = ((655, 621.4, 530.2), (208, 207.2, 196.0), (1074, 1059.6, 702.0), (1322, 1301.8, 1090.5))
    luck = Luck(*[Chance(*count) for count in counts])
    shares = [LuckShare(-1, 143, -118.0, 61.0), LuckShare(0, 214, 6.0, 48.0), LuckShare(1, 155, 101.0, 55.0)]
    levels = [LevelFigures("skilled", 29, 19), LevelFigures("strong", 23, 12), LevelFigures("expert", 12, 5)]
    return StatisticsAnswer(
        WhichMatches("lena"),
        figures,
        course,
        [GameFigures(*game) for game in games],
        levels,
        luck,
        shares,
        LuckWorth(43.6, 4.6),
        [PersonRating(KEYS[0], 4, 31, 1644, 1548, 1740, LEVELS)],
        {
            key: EarnedFeat(key, "a", at % 7, _day(at), 1, "", KEYS[5 * (at % 2)], 4)
            for at, key in enumerate(FEATS)
            if at % 4 or at < MISSING
        },
    )


def sample_choices() -> StatisticsChoices:
    """What can be asked for."""
    games = [(KEYS[0], 2), (KEYS[0], 4), (KEYS[5], 4)]
    persons = [PersonPlayed("lena", "Lena", MATCHES), PersonPlayed("emil", "Emil", 12)]
    return StatisticsChoices(persons, games, ["expert", "skilled", "strong"])


def statistics_dialog(parent: QWidget, page: object) -> QDialog:
    """The dialog with these figures, at the page of this number."""
    dialog = StatisticsDialog(parent)
    dialog.show_answer(sample_answer(), sample_choices())
    dialog.tabs.setCurrentIndex(page if isinstance(page, int) else 0)
    return dialog
