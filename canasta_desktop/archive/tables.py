"""The tables of statistics, made of every match's facts: what `statistics` asks.

A row of `person_match` is a person in a match, one of `person_deal` a scored deal as this person had it, one of `feat`
a feat. All of them hang on the
place of the match, the name of its file, and can be deleted and made again from it. Practice has no rows.
"""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from canasta_desktop.archive.facts import DealFacts, MatchFacts, facts_of
from canasta_desktop.archive.feats import feats_of
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.seats import SeatKind, SeatSetup, given_name
from canasta_desktop.rules.table import CANASTA_KINDS, NOBODY

NAME: Final = "statistics"
"""By this the index knows what is derived here."""
VERSION: Final = 2
"""Of what is derived: whoever changes a column, a figure or a feat counts it up, and all matches are gone through."""

UNNAMED: Final = " "
"""In place of the name of a person who gave none; no name begins with a space."""
MIXED_LEVELS: Final = "mixed"
PERSONS: Final = "persons"
"""In place of the opponents' level: they have several, or there is no computer player among them."""

LUCK: Final = ("wilds", "red_threes", "pairs", "drawn")
PARTS: Final = ("came", "expected", "variance")
LUCK_COLUMNS: Final = tuple([f"{thing}_{part}" for thing in LUCK for part in PARTS])
KINDS: Final = ("naturals", "mixed", "all_wild", "sequences")
"""Columns of canastas, by kind."""
assert len(KINDS) == CANASTA_KINDS

DEAL_COLUMNS: Final = (
    *("place", "seat", "number", "points", "known", "out", "concealed", "side_out"),
    *(*KINDS, "piles", "pile_cards", "largest_pile", "threes", "opened", "lucky"),
    *LUCK_COLUMNS,
)
"""`known` is 0 where only the points are, `lucky` where nothing is known of the luck; `threes` are the side's."""

FAVOUR: Final = 1.0
"""So many wild cards more or fewer than could be expected make a deal one of good or bad luck."""
FAVOURS: Final = ("few", "usual", "many")
FAVOUR_COLUMNS: Final = tuple([f"{kind}_{part}" for kind in FAVOURS for part in ("deals", "points", "squares")])
"""Of deals with few, usual and many wild cards: how many, their points, and the squares of these."""
SURPLUS_COLUMNS: Final = ("surplus", "surplus_squares", "surplus_points")
"""Wild cards more than expected, their squares, and their products with the points, deal by deal."""
SUMMED: Final = (
    *("points", "known", "out", "concealed", "side_out", *KINDS, "piles", "pile_cards", "threes", "lucky"),
    *LUCK_COLUMNS,
)
"""Columns of the deals that a match has the sum of."""
MATCH_COLUMNS: Final = (
    *("place", "seat", "person", "name", "system", "players", "level", "partners", "opponents"),
    *("id", "played", "moment", "day", "deals", "lead", "won"),
    *(*SUMMED, "largest_pile", "opened", "rounds", "best", "best_deal", *FAVOUR_COLUMNS, *SURPLUS_COLUMNS),
)
"""`id` is the identity of the match; `moment`: seconds since 1970, 0 where nobody knows; `won` is null while the match
goes on; `opened` are the deals in which the side made its initial meld, `rounds` the sum of the rounds in which it did.
What the pages show is added up here, for the deals are ten times as many.
"""
FEAT_COLUMNS: Final = ("place", "seat", "feat", "deal")

TABLES: Final = (("person_match", MATCH_COLUMNS, 2), ("person_deal", DEAL_COLUMNS, 3), ("feat", FEAT_COLUMNS, 3))
"""Name, columns, and how many of them are the key."""

Row = tuple[object, ...]
DealValues = dict[str, float]
"""The columns of a deal, but for the place."""


class StatisticsRows(NamedTuple):
    """The rows of one match, for each table."""

    matches: list[Row]
    deals: list[Row]
    feats: list[Row]


def are_there(database: sqlite3.Connection) -> bool:
    """Whether the tables have been made, and are those of this version."""
    asked = "SELECT version FROM derivation WHERE name = ?"
    return bool(database.execute(asked, (NAME,)).fetchone() == (VERSION,))


def create(database: sqlite3.Connection) -> None:
    """Make the tables where they are not there."""
    for name, columns, keys in TABLES:
        key = ", ".join(columns[:keys])
        database.execute(f"CREATE TABLE IF NOT EXISTS {name} ({', '.join(columns)}, PRIMARY KEY ({key})) WITHOUT ROWID")
    database.execute("CREATE INDEX IF NOT EXISTS person_matches ON person_match (person, moment)")


def drop(database: sqlite3.Connection) -> None:
    """Take the tables away."""
    for name, _, _ in TABLES:
        database.execute(f"DROP TABLE IF EXISTS {name}")


def derive(match: Match, place: str) -> StatisticsRows:
    """The rows of the match in this place; none for practice."""
    rows = StatisticsRows([], [], [])
    if match.particulars.kind is Kind.PRACTICE:
        return rows
    facts = facts_of(match)
    for seat in match.setup.persons():
        deals = [_deal_values(deal, seat, _account(facts, seat)) for deal in facts.deals]
        rows.matches.append((*_match_row(facts, place, seat), *_sums(deals)))
        rows.deals.extend([(place, *[values[column] for column in DEAL_COLUMNS[1:]]) for values in deals])
        rows.feats.extend([(place, found.seat, found.key, found.deal) for found in feats_of(facts, seat)])
    return rows


def put(database: sqlite3.Connection, place: str, rows: StatisticsRows) -> None:
    """Have the match of this place counted by these rows, and no others."""
    delete(database, place)
    for (name, columns, _), some in zip(TABLES, rows, strict=True):
        marks = ", ".join("?" * len(columns))
        database.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", some)


def delete(database: sqlite3.Connection, place: str) -> None:
    """Have the match of this place counted no more."""
    for name, _, _ in TABLES:
        database.execute(f"DELETE FROM {name} WHERE place = ?", (place,))


def person_of(seat: SeatSetup) -> str:
    """By what a person is known in all matches: the profile, without one the name, whatever its letters' case."""
    return seat.profile or name_of(seat).casefold()


def name_of(seat: SeatSetup) -> str:
    """The name a person gave, or UNNAMED."""
    return given_name(seat) or UNNAMED


def moment_of(time: str) -> int:
    """Seconds since 1970 of a time as saves have it; 0 for none."""
    return int(datetime.fromisoformat(time).timestamp()) if time else 0


def _account(facts: MatchFacts, seat: int) -> int:
    return facts.rules.seating.account(seat)


def _match_row(facts: MatchFacts, place: str, seat: int) -> Row:
    setup, particulars, own = facts.setup, facts.particulars, _account(facts, seat)
    partners = [one for at, one in enumerate(setup.seats) if at != seat and _account(facts, at) == own]
    others = [one for at, one in enumerate(setup.seats) if _account(facts, at) != own]
    sides = [
        _players([one for at, one in enumerate(setup.seats) if _account(facts, at) == account])
        for account in range(facts.rules.seating.accounts())
        if account != own
    ]
    own_setup = setup.seats[seat]
    who = person_of(own_setup), name_of(own_setup), setup.system, setup.players, opponents_level(others)
    played = particulars.played or particulars.begun
    won = None if facts.winner == NOBODY else int(facts.winner == own)
    return (
        *(place, seat, *who, _players(partners), "|".join(sides)),
        *(particulars.id, played, moment_of(played), particulars.day, len(facts.deals), facts.lead(own), won),
    )


def _players(seats: Sequence[SeatSetup]) -> str:
    """Who sits there, for the rating: levels and PERSONS, with commas between."""
    return ",".join(sorted([one.level if one.kind is SeatKind.COMPUTER else PERSONS for one in seats]))


def opponents_level(others: Sequence[SeatSetup]) -> str:
    """The level of all computer players among them, MIXED_LEVELS for several, PERSONS for none."""
    levels = {one.level for one in others if one.kind is SeatKind.COMPUTER}
    return levels.pop() if len(levels) == 1 else MIXED_LEVELS if levels else PERSONS


def _deal_values(deal: DealFacts, seat: int, account: int) -> DealValues:
    """A deal as this seat had it; one that sat out shares points and canastas with its side."""
    values: DealValues = dict.fromkeys(DEAL_COLUMNS[1:], 0)
    values |= {"seat": seat, "number": deal.number, "points": deal.points[account]}
    if not deal.is_known:
        return values
    side = deal.sides[account]
    for kind, column in enumerate(KINDS):
        values[column] = len([one for one in side.canastas if one.kind == kind])
    values |= {"known": 1, "side_out": side.is_out, "threes": side.red_threes, "opened": side.opened}
    did = deal.seat(seat)
    if did is not None:
        values |= {"out": did.is_out, "concealed": did.is_concealed, "piles": len(did.piles)}
        values |= {"pile_cards": sum(did.piles), "largest_pile": max(did.piles, default=0)}
        if did.luck is not None:
            parts = [part for chance in did.luck for part in chance]
            values |= {"lucky": 1, **dict(zip(LUCK_COLUMNS, parts, strict=True))}
    return values


def _sums(deals: Sequence[DealValues]) -> list[float]:
    """What a match has of its deals, in the order of the columns."""
    sums = {column: sum([deal[column] for deal in deals]) for column in SUMMED}
    sums["largest_pile"] = max([deal["largest_pile"] for deal in deals], default=0)
    opened = [deal["opened"] for deal in deals if deal["opened"]]
    sums |= {"opened": len(opened), "rounds": sum(opened)}
    best = max(deals, key=lambda deal: deal["points"], default=dict.fromkeys(DEAL_COLUMNS, 0))
    sums |= {"best": best["points"], "best_deal": best["number"]}
    for column in (*FAVOUR_COLUMNS, *SURPLUS_COLUMNS):
        sums[column] = 0
    for deal in deals:
        if deal["lucky"]:
            _add_luck(sums, deal["points"], _surplus(deal))
    return list(sums.values())


def _surplus(deal: DealValues) -> float:
    """Wild cards that came to the seat beyond what could be expected."""
    return sum([deal[f"{thing}_came"] - deal[f"{thing}_expected"] for thing in ("wilds", "drawn")])


def _add_luck(sums: dict[str, float], points: float, surplus: float) -> None:
    """One more deal in which so many points came with so many wild cards more than expected."""
    kind = FAVOURS[0 if surplus < -FAVOUR else 2 if surplus > FAVOUR else 1]
    for part, value in (("deals", 1), ("points", points), ("squares", points * points)):
        sums[f"{kind}_{part}"] += value
    for column, value in zip(SURPLUS_COLUMNS, (surplus, surplus * surplus, surplus * points), strict=True):
        sums[column] += value
