"""Figures of a person over all matches that are kept, or over some: asked of the tables by SQL.

Matches count once they are won, deals once they are scored. Where nothing is known of a deal but its points, it counts
by these alone. Shares come with their 95 % intervals (Wilson), for a few matches say little.
"""

import math
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from canasta_desktop.archive.career import CAREER_FEATS, CareerMatch
from canasta_desktop.archive.feats import DEAL_FEATS, MATCH_FEATS
from canasta_desktop.archive.luck import Chance, Luck
from canasta_desktop.archive.person_rating import Faced, PersonRating, person_ratings
from canasta_desktop.archive.tables import DEAL_COLUMNS, KINDS, LUCK, LUCK_COLUMNS, PARTS
from canasta_desktop.arena.figures import Interval, Z, wilson
from canasta_desktop.bots.strength import StrengthTable

FEATS: Final = (*DEAL_FEATS, *MATCH_FEATS, *CAREER_FEATS)
"""All there are, by key."""

FAVOUR: Final = 1.0
"""So many wild cards more or fewer than could be expected make a deal one of good or bad luck."""
FEWEST: Final = 20
"""Deals from which on it can be told what luck was worth."""

SURPLUS: Final = "(d.wilds_came + d.drawn_came - d.wilds_expected - d.drawn_expected)"
AHEAD: Final = "(d.points - g.mean)"


class WhichMatches(NamedTuple):
    """Which matches are asked for: those of this person; what is empty, or 0, asks for all.

    `since` and `before` are seconds since 1970.
    """

    person: str
    system: str = ""
    players: int = 0
    level: str = ""
    since: int = 0
    before: int = 0


class PersonPlayed(NamedTuple):
    """A person by key, with the name last used, and in how many matches."""

    person: str
    name: str
    matches: int


class BestDeal(NamedTuple):
    """The deal that brought most, and where it is."""

    points: int
    place: str
    number: int
    played: str


class Streaks(NamedTuple):
    """Matches in a row: those won last (below 0: lost), and the most that were ever won."""

    last: int
    longest: int


class Figures(NamedTuple):
    """What was played, and how; sums over all deals unless said otherwise.

    `matches` are those that are over, `known` the deals of which more than the points is known; `canastas` by kind;
    `side_out`: the person or a partner has gone out; `opened` those of the deals in which the side made its initial
    meld, `rounds` the sum of the rounds in which it did.
    """

    matches: int
    won: int
    deals: int
    points: int
    known: int
    canastas: tuple[int, ...]
    out: int
    concealed: int
    side_out: int
    piles: int
    pile_cards: int
    largest_pile: int
    threes: int
    opened: int
    rounds: int
    best: BestDeal | None
    streaks: Streaks

    def a_deal(self, count: int) -> float:
        """So many of all known deals, for each of them."""
        return count / self.known if self.known else 0.0

    @property
    def points_a_deal(self) -> float:
        """Points of all deals, for each."""
        return self.points / self.deals if self.deals else 0.0


class GameFigures(NamedTuple):
    """A game for so many: matches over and won, deals and their points."""

    system: str
    players: int
    matches: int
    won: int
    deals: int
    points: int


class LevelFigures(NamedTuple):
    """Matches over and won against a level (`tables.opponents_level`)."""

    level: str
    matches: int
    won: int


class LuckShare(NamedTuple):
    """Deals with fewer wild cards than expected (-1), about as many (0) or more (1).

    `ahead`: points a deal more than the person has in all deals of the same game; `band`: half its 95 % interval.
    """

    favour: int
    deals: int
    ahead: float
    band: float


class LuckWorth(NamedTuple):
    """What luck was worth: points for each wild card more than expected, and points a deal that all of it brought."""

    a_card: float
    a_deal: float


class EarnedFeat(NamedTuple):
    """A feat and where it was earned first; `deal` is 0 where it was the whole match. `times`: in so many matches."""

    key: str
    place: str
    deal: int
    played: str
    times: int


class MatchPoints(NamedTuple):
    """A match as a point of the course, the oldest first; `is_won` is None while it goes on."""

    played: str
    deals: int
    points: int
    is_won: bool | None


class StatisticsAnswer(NamedTuple):
    """All that the pages show of the matches asked for; `feats`, by key, and `ratings` are those of all the time."""

    which: WhichMatches
    figures: Figures
    course: list[MatchPoints]
    by_game: list[GameFigures]
    by_level: list[LevelFigures]
    luck: Luck
    luck_shares: list[LuckShare]
    luck_worth: LuckWorth | None
    ratings: list[PersonRating]
    feats: dict[str, EarnedFeat]


class StatisticsChoices(NamedTuple):
    """What can be asked for: everybody who has played; games and levels that the person asked about has met."""

    persons: list[PersonPlayed]
    games: list[tuple[str, int]]
    levels: list[str]


class Statistics:
    """The answers, read from a database in which the tables are; `strength` rates the person where it is known."""

    def __init__(self, database: sqlite3.Connection, strength: StrengthTable | None = None) -> None:
        self._database = database
        self._strength = strength

    def answer(self, asked: WhichMatches) -> StatisticsAnswer:
        """All at once."""
        always = WhichMatches(asked.person)
        return StatisticsAnswer(
            asked,
            self.figures(asked),
            self.course(asked),
            self.by_game(asked),
            self.by_level(asked),
            self.luck(asked),
            self.luck_shares(asked),
            self.luck_worth(asked),
            self.ratings(always),
            self.feats(asked.person),
        )

    def choices(self, person: str) -> StatisticsChoices:
        """What can be asked for, this person being asked about."""
        return StatisticsChoices(self.players(), self.games(person), self.levels(person))

    def players(self) -> list[PersonPlayed]:
        """Everybody who has played, who played most first.

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
        rows = self._database.execute("SELECT person, name, count(*), max(moment) FROM person_match GROUP BY person")
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
        return sorted([level for (level,) in rows])

    def figures(self, asked: WhichMatches) -> Figures:
        """All sums."""
        sums = ", ".join([f"total(d.{column})" for column in ("known", *KINDS, "out", "concealed", "side_out")])
        row = self._row(
            f"SELECT count(*), total(d.points), {sums}, total(d.piles), total(d.pile_cards), max(d.largest_pile), "
            "total(d.threes), total(d.opened > 0), total(d.opened)",
            asked,
        )
        whole = [int(value or 0) for value in row]
        after = 3 + len(KINDS)
        deals, points, known = whole[:3]
        out, concealed, side_out, piles, pile_cards, largest_pile, threes, opened, rounds = whole[after:]
        over = [one for one in self.course(asked) if one.is_won is not None]
        return Figures(
            matches=len(over),
            won=len([one for one in over if one.is_won]),
            deals=deals,
            points=points,
            known=known,
            canastas=tuple(whole[3:after]),
            out=out,
            concealed=concealed,
            side_out=side_out,
            piles=piles,
            pile_cards=pile_cards,
            largest_pile=largest_pile,
            threes=threes,
            opened=opened,
            rounds=rounds,
            best=self._best(asked),
            streaks=_streaks([bool(one.is_won) for one in over]),
        )

    def course(self, asked: WhichMatches) -> list[MatchPoints]:
        """The matches, the oldest first."""
        where, values = self._where(asked)
        rows = self._database.execute(
            f"SELECT played, deals, total, won FROM person_match m WHERE {where} ORDER BY moment, place", values
        )
        return [MatchPoints(at, deals, total, None if won is None else bool(won)) for at, deals, total, won in rows]

    def by_game(self, asked: WhichMatches) -> list[GameFigures]:
        """The figures of each game, the one played most first."""
        where, values = self._where(asked)
        rows = self._database.execute(
            "SELECT system, players, count(won), total(won), total(deals), total(total) FROM person_match m "
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
        return [LevelFigures(level, matches, int(won)) for level, matches, won in rows]

    def luck(self, asked: WhichMatches) -> Luck:
        """What chance brought in all deals of which that is known."""
        sums = ", ".join([f"total(d.{column})" for column in LUCK_COLUMNS])
        row = self._row(f"SELECT {sums}", asked, "d.lucky")
        step = len(PARTS)
        return Luck(*[Chance(int(row[at * step]), *row[at * step + 1 : (at + 1) * step]) for at in range(len(LUCK))])

    def luck_shares(self, asked: WhichMatches) -> list[LuckShare]:
        """What deals with few, ordinary and many wild cards brought: three lines, always."""
        favour = f"CASE WHEN {SURPLUS} < -{FAVOUR} THEN -1 WHEN {SURPLUS} > {FAVOUR} THEN 1 ELSE 0 END"
        found = {
            kind: LuckShare(kind, deals, ahead / deals, _band(deals, ahead, squares))
            for kind, deals, ahead, squares in self._beside_average(
                f"{favour}, count(*), total({AHEAD}), total({AHEAD} * {AHEAD})", asked, "GROUP BY 1"
            )
        }
        return [found.get(kind, LuckShare(kind, 0, 0.0, 0.0)) for kind in (-1, 0, 1)]

    def luck_worth(self, asked: WhichMatches) -> LuckWorth | None:
        """The slope of points over wild cards more than expected (least squares); None of too few deals to tell."""
        sums = f"count(*), total({SURPLUS}), total({SURPLUS} * {SURPLUS}), total({SURPLUS} * {AHEAD})"
        deals, more, squares, products = self._beside_average(sums, asked).fetchone()
        spread = squares - more * more / deals if deals else 0.0
        if deals < FEWEST or spread <= 0:
            return None
        return LuckWorth(products / spread, products / spread * more / deals)

    def _beside_average(self, select: str, asked: WhichMatches, after: str = "") -> sqlite3.Cursor:
        """Of deals whose luck is known, `g.mean` being the points a deal in the same game."""
        where, values = self._where(asked)
        joined = "FROM person_match m JOIN person_deal d USING (place, seat)"
        means = f"SELECT system, players, avg(d.points) AS mean {joined} WHERE {where} AND d.lucky GROUP BY 1, 2"
        return self._database.execute(
            f"SELECT {select} {joined} JOIN ({means}) g USING (system, players) WHERE {where} AND d.lucky {after}",
            values * 2,
        )

    def feats(self, person: str) -> dict[str, EarnedFeat]:
        """The feats of this person by key, each where it was earned first."""
        where, values = self._where(WhichMatches(person))
        rows = self._database.execute(
            "SELECT f.feat, f.place, f.deal, m.played, count(*), min(m.moment) FROM feat f "
            "JOIN person_match m USING (place, seat) WHERE " + where + " GROUP BY f.feat",
            values,
        )
        found = {key: EarnedFeat(key, *first) for key, *first, _ in rows}
        return found | self._career(person)

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
        return person_ratings(self._strength, [Faced._make((*who, int(won))) for *who, won in rows])

    def lines(self, asked: WhichMatches) -> Iterator[tuple[object, ...]]:
        """Every deal as a line of a table, after a line of headings."""
        told = ("played", "name", "system", "players", "level", "deals", "total", "won")
        yield (*told, *DEAL_COLUMNS)
        columns = ", ".join([*[f"m.{one}" for one in told], *[f"d.{one}" for one in DEAL_COLUMNS]])
        yield from self._rows(f"SELECT {columns}", asked, "1", "ORDER BY m.moment, d.place, d.seat, d.number")

    # --- asking ------------------------------------------------------------------------------------

    def _rows(self, select: str, asked: WhichMatches, which: str, after: str = "") -> sqlite3.Cursor:
        """Of the deals of the matches asked for."""
        where, values = self._where(asked)
        joined = "FROM person_match m JOIN person_deal d USING (place, seat)"
        return self._database.execute(f"{select} {joined} WHERE {where} AND {which} {after}", values)

    def _row(self, select: str, asked: WhichMatches, which: str = "1") -> Sequence[float]:
        row: Sequence[float] = self._rows(select, asked, which).fetchone()
        return row

    def _best(self, asked: WhichMatches) -> BestDeal | None:
        row = self._rows(
            "SELECT d.points, d.place, d.number, m.played", asked, "1", "ORDER BY 1 DESC, m.moment LIMIT 1"
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
        kinds = " + ".join([f"d.{kind}" for kind in KINDS])
        where, values = self._where(WhichMatches(person))
        rows = self._database.execute(
            f"SELECT m.place, m.played, m.system, m.players, m.won, total({kinds}), m.day FROM person_match m "
            f"LEFT JOIN person_deal d USING (place, seat) WHERE {where} GROUP BY m.place, m.seat ORDER BY m.moment",
            values,
        )
        matches = [
            CareerMatch(place, played, system, players, None if won is None else bool(won), int(canastas), day)
            for place, played, system, players, won, canastas, day in rows
        ]
        earned = {key: where(matches) for key, where in CAREER_FEATS.items()}
        return {
            key: EarnedFeat(key, matches[at].place, 0, matches[at].played, 1) for key, at in earned.items() if at >= 0
        }


def won_interval(won: int, matches: int) -> Interval:
    """Where the share won lies, with 95 % certainty, after so many matches, one at least."""
    return wilson(won / matches, matches)


def _band(deals: int, total: float, squares: float) -> float:
    """Half the 95 % interval of a mean, by the sum of so many values and that of their squares."""
    variance = (squares - total * total / deals) / (deals - 1) if deals > 1 else 0.0
    return Z * math.sqrt(max(0.0, variance) / deals)


def _streaks(won: Sequence[bool]) -> Streaks:
    """Of matches in order, the oldest first."""
    last = longest = 0
    for is_won in won:
        last = max(last, 0) + 1 if is_won else min(last, 0) - 1
        longest = max(longest, last)
    return Streaks(last, longest)
