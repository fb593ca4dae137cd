"""Figures of a person over all matches that are kept, or over some: asked of the tables by SQL.

Matches count once they are won, deals once they are scored. Where nothing is known of a deal but its points, it counts
by these alone. Shares come with their 95 % intervals (Wilson), for a few matches say little.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from canasta_desktop.archive.career import CAREER_FEATS, CareerMatch
from canasta_desktop.archive.feats import DEAL_FEATS, MATCH_FEATS
from canasta_desktop.archive.luck import Chance, Luck
from canasta_desktop.archive.luck_worth import LuckSums, PointSums, luck_shares, luck_worth
from canasta_desktop.archive.person_rating import HeadToHead, PersonRating, person_ratings
from canasta_desktop.archive.statistics_answer import (
    BestDeal,
    EarnedFeat,
    Figures,
    GameFigures,
    LevelFigures,
    MatchPoints,
    PersonPlayed,
    StatisticsAnswer,
    StatisticsChoices,
    Streaks,
    WhichMatches,
)
from canasta_desktop.archive.tables import (
    DEAL_COLUMNS,
    FAVOUR_COLUMNS,
    FAVOURS,
    KINDS,
    LUCK,
    LUCK_COLUMNS,
    PARTS,
    SURPLUS_COLUMNS,
)
from canasta_desktop.arena.intervals import Interval, wilson
from canasta_desktop.bots.policy import LEVEL_NAMES
from canasta_desktop.bots.strength import StrengthTable

FEATS: Final = (*DEAL_FEATS, *MATCH_FEATS, *CAREER_FEATS)
"""All there are, by key."""

HABITS: Final = ("out", "concealed", "side_out", "piles", "pile_cards", "threes", "opened", "rounds")
"""Sums that have their name in the tables and in the answer."""


class Statistics:
    """The answers, read from a database in which the tables are; `strength` rates the person where it is known."""

    def __init__(self, database: sqlite3.Connection, strength: StrengthTable | None = None) -> None:
        self._database = database
        self._strength = strength

    def answer(self, asked: WhichMatches) -> StatisticsAnswer:
        """All at once."""
        always, sums = WhichMatches(asked.person), self.luck_sums(asked)
        return StatisticsAnswer(
            asked,
            self.figures(asked),
            self.course(asked),
            self.by_game(asked),
            self.by_level(asked),
            self.luck(asked),
            luck_shares(sums),
            luck_worth(sums),
            self.ratings(always),
            self.feats(asked.person),
        )

    def choices(self, person: str) -> StatisticsChoices:
        """What can be asked for, this person being asked about."""
        return StatisticsChoices(self.players(), self.games(person), self.levels(person))

    def players(self) -> list[PersonPlayed]:
        """Everybody who has played a deal to its end, who played most matches first.

        What somebody played under a name before there was a profile of that name counts for the profile.
        """
        found: dict[str, PersonPlayed] = {}
        for person, name, matches in self._everybody():
            key = self._profile_named.get(person, person)
            before = found.get(key)
            found[key] = PersonPlayed(key, before.name if before else name, matches + (before.matches if before else 0))
        return sorted(found.values(), key=lambda one: (-one.matches, one.person))

    def _everybody(self) -> list[tuple[str, str, int]]:
        """Every key with the name used last and the number of matches, profiles first."""
        rows = self._database.execute(
            "SELECT person, name, count(*), max(moment) FROM person_match WHERE deals GROUP BY person"
        )
        everybody = [(person, name, matches) for person, name, matches, _ in rows]
        return sorted(everybody, key=lambda one: one[0] == one[1].casefold())

    @cached_property
    def _profile_named(self) -> dict[str, str]:
        """The profile that goes by a name, for the names under which there are matches without one."""
        rows = self._database.execute("SELECT DISTINCT person, name FROM person_match ORDER BY 1 DESC").fetchall()
        return {name.casefold(): person for person, name in rows if person != name.casefold()}

    def _keys(self, person: str) -> list[str]:
        """The keys under which the matches of this person stand."""
        return [person, *[name for name, profile in self._profile_named.items() if profile == person]]

    def games(self, person: str) -> list[tuple[str, int]]:
        """The systems and numbers of players this person has played."""
        where, values = self._where(WhichMatches(person))
        return self._database.execute(
            f"SELECT DISTINCT system, players FROM person_match m WHERE {where} ORDER BY 1, 2", values
        ).fetchall()

    def levels(self, person: str) -> list[str]:
        """The levels this person has met."""
        where, values = self._where(WhichMatches(person))
        rows = self._database.execute(f"SELECT DISTINCT level FROM person_match m WHERE {where}", values)
        return sorted([level for (level,) in rows], key=_strength_of)

    def figures(self, asked: WhichMatches) -> Figures:
        """All sums."""
        summed = ("deals", "points", "known", *KINDS, *HABITS)
        where, values = self._where(asked)
        sums = ", ".join([f"total({column})" for column in summed])
        row = self._database.execute(
            f"SELECT count(won), total(won), max(largest_pile), {sums} FROM person_match m WHERE {where}", values
        ).fetchone()
        matches, won, largest = row[:3]
        counts = dict(zip(summed, map(int, row[3:]), strict=True))
        return Figures(
            matches=matches,
            won=int(won),
            deals=counts["deals"],
            points=counts["points"],
            known=counts["known"],
            canastas=tuple([counts[kind] for kind in KINDS]),
            **{key: counts[key] for key in HABITS},
            largest_pile=int(largest or 0),
            best=self._best(asked),
            streaks=_streaks([one.is_won for one in self.course(asked) if one.is_won is not None]),
        )

    def course(self, asked: WhichMatches) -> list[MatchPoints]:
        """The matches, the oldest first."""
        where, values = self._where(asked)
        rows = self._database.execute(
            f"SELECT played, deals, points, won FROM person_match m WHERE {where} ORDER BY moment, place", values
        )
        return [MatchPoints(at, deals, points, None if won is None else bool(won)) for at, deals, points, won in rows]

    def by_game(self, asked: WhichMatches) -> list[GameFigures]:
        """The figures of each game, the one played most first."""
        where, values = self._where(asked)
        rows = self._database.execute(
            "SELECT system, players, count(won), total(won), total(deals), total(points) FROM person_match m "
            f"WHERE {where} GROUP BY 1, 2 ORDER BY 3 DESC, 5 DESC, 1, 2",
            values,
        )
        return [GameFigures(system, players, *map(int, rest)) for system, players, *rest in rows]

    def by_level(self, asked: WhichMatches) -> list[LevelFigures]:
        """Matches by the level of the opponents."""
        where, values = self._where(asked)
        rows = self._database.execute(
            f"SELECT level, count(won), total(won) FROM person_match m WHERE {where} GROUP BY 1 HAVING count(won) > 0",
            values,
        )
        found = [LevelFigures(level, matches, int(won)) for level, matches, won in rows]
        return sorted(found, key=lambda one: _strength_of(one.level))

    def luck(self, asked: WhichMatches) -> Luck:
        """What chance brought in all deals of which that is known."""
        where, values = self._where(asked)
        sums = ", ".join([f"total({column})" for column in LUCK_COLUMNS])
        row = self._database.execute(f"SELECT {sums} FROM person_match m WHERE {where}", values).fetchone()
        step = len(PARTS)
        return Luck(*[Chance(int(row[at * step]), *row[at * step + 1 : (at + 1) * step]) for at in range(len(LUCK))])

    def luck_sums(self, asked: WhichMatches) -> list[LuckSums]:
        """How points went with luck, a record for each game."""
        where, values = self._where(asked)
        sums = ", ".join([f"total({column})" for column in (*FAVOUR_COLUMNS, *SURPLUS_COLUMNS)])
        rows = self._database.execute(
            f"SELECT {sums} FROM person_match m WHERE {where} GROUP BY system, players", values
        )
        step, kinds = 3, len(FAVOURS)
        return [
            LuckSums(tuple([PointSums(*row[at * step : (at + 1) * step]) for at in range(kinds)]), *row[kinds * step :])
            for row in rows
        ]

    def feats(self, person: str) -> dict[str, EarnedFeat]:
        """The feats of this person by key, each where it was earned first."""
        return self.match_feats(person) | self._career(person)

    def match_feats(self, person: str) -> dict[str, EarnedFeat]:
        """The feats of this person that are earned in a single match, by key, each where it was earned first."""
        where, values = self._where(WhichMatches(person))
        rows = self._database.execute(
            "SELECT f.feat, f.place, f.deal, m.played, count(*), m.id, m.system, m.players, min(m.moment) FROM feat f "
            "JOIN person_match m USING (place, seat) WHERE " + where + " GROUP BY f.feat",
            values,
        )
        return {key: EarnedFeat(key, *first) for key, *first, _ in rows}

    def ratings(self, asked: WhichMatches) -> list[PersonRating]:
        """How strong the person is beside the published levels, in each game in which these are known."""
        if self._strength is None:
            return []
        where, values = self._where(asked)
        rows = self._database.execute(
            "SELECT system, players, partners, opponents, count(won), total(won) FROM person_match m "
            f"WHERE {where} AND won IS NOT NULL GROUP BY 1, 2, 3, 4",
            values,
        )
        return person_ratings(self._strength, [HeadToHead._make((*who, int(won))) for *who, won in rows])

    def lines(self, asked: WhichMatches) -> Iterator[tuple[object, ...]]:
        """Every deal as a line of a table, after a line of headings."""
        named = ("played", "name", "system", "players", "level", "deals", "won")
        yield (*named, *DEAL_COLUMNS)
        columns = ", ".join([*[f"m.{one}" for one in named], *[f"d.{one}" for one in DEAL_COLUMNS]])
        where, values = self._where(asked)
        yield from self._database.execute(
            f"SELECT {columns} FROM person_match m JOIN person_deal d USING (place, seat) WHERE {where} "
            "ORDER BY m.moment, d.place, d.seat, d.number",
            values,
        )

    # --- asking ------------------------------------------------------------------------------------

    def _best(self, asked: WhichMatches) -> BestDeal | None:
        where, values = self._where(asked)
        row = self._database.execute(
            f"SELECT best, place, best_deal, played FROM person_match m WHERE {where} AND deals "
            "ORDER BY 1 DESC, moment LIMIT 1",
            values,
        ).fetchone()
        return None if row is None else BestDeal(*row)

    def _where(self, asked: WhichMatches) -> tuple[str, list[object]]:
        """The condition on a match, and its values."""
        keys = self._keys(asked.person)
        wanted = (
            ("system = ?", asked.system),
            ("players = ?", asked.players),
            ("level = ?", asked.level),
            ("moment >= ?", asked.since),
            ("moment < ?", asked.before),
        )
        used = [(f"m.{condition}", value) for condition, value in wanted if value]
        person = f"m.person IN ({', '.join('?' * len(keys))})"
        return " AND ".join([person, *[condition for condition, _ in used]]), [*keys, *[value for _, value in used]]

    def _career(self, person: str) -> dict[str, EarnedFeat]:
        """What took many matches."""
        condition, values = self._where(WhichMatches(person))
        rows = self._database.execute(
            f"SELECT place, id, played, system, players, won, {' + '.join(KINDS)}, day FROM person_match m "
            f"WHERE {condition} ORDER BY moment, place",
            values,
        )
        matches = [
            CareerMatch(
                place, identity, played, system, players, None if won is None else bool(won), int(canastas), day
            )
            for place, identity, played, system, players, won, canastas, day in rows
        ]
        earned = {key: matches[at] for key, first in CAREER_FEATS.items() if (at := first(matches)) >= 0}
        return {
            key: EarnedFeat(key, one.place, 0, one.played, 1, one.id, one.system, one.players)
            for key, one in earned.items()
        }


def won_interval(won: int, matches: int) -> Interval:
    """Where the share won lies, with 95 % certainty, after so many matches, one at least."""
    return wilson(won / matches, matches)


def _strength_of(level: str) -> tuple[int, str]:
    """What levels are sorted by: the weakest first, others behind them."""
    return LEVEL_NAMES.index(level) if level in LEVEL_NAMES else len(LEVEL_NAMES), level


def _streaks(won: Sequence[bool]) -> Streaks:
    """Of matches in order, the oldest first."""
    last = longest = 0
    for is_won in won:
        last = max(last, 0) + 1 if is_won else min(last, 0) - 1
        longest = max(longest, last)
    return Streaks(last, longest)
