"""What is asked about somebody's matches, and what is answered: plain figures (`statistics`)."""

from typing import NamedTuple

from canasta_desktop.archive.luck import Luck
from canasta_desktop.archive.person_rating import PersonRating


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
    """A feat and where it was earned first: in which game, of how many; in so many matches (`times`) at all.

    `deal` is 0 where it was the whole match; `match` is the identity, empty in saves of old.
    """

    key: str
    place: str
    deal: int
    played: str
    times: int
    match: str
    system: str
    players: int


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
