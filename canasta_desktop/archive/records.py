"""A match as it stands in the list of all: made of the match, or of the head of its save alone."""

from typing import NamedTuple

from canasta_desktop.game import journal
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import Particulars, read_particulars
from canasta_desktop.game.seats import Setup, read_setup
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.rules.records import MOST_POINTS
from canasta_desktop.rules.table import NOBODY


class MatchRow(NamedTuple):
    """One match: `place` is the name of its file, `particulars` and `setup` are those of its save.

    `deals` were scored; `totals` are the scores by account and `winner` an account, NOBODY while the match goes on.
    `own` is the account of the persons at the table, NOBODY where there are none, or on several sides. `progress` is
    how many deals have a line in the save, and how many actions were done since: of two saves the later has more.
    """

    place: str
    particulars: Particulars
    setup: Setup
    deals: int
    totals: tuple[int, ...]
    winner: int
    own: int
    progress: tuple[int, int] = (0, 0)

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.winner != NOBODY


class DamagedRow(NamedTuple):
    """A file that holds no match that can be read; `changed` is when it was written last, as in `Particulars`."""

    place: str
    changed: str
    fault: Fault


def row_of(match: Match, place: str) -> MatchRow:
    """The row of a match that is at hand."""
    setup = match.setup
    totals = tuple(match.totals)
    progress = len(journal.scored(match)), len(match.running_deal().actions)
    own = own_account(setup)
    return MatchRow(place, match.particulars, setup, len(match.history), totals, match.winner, own, progress)


def row_of_head(head: bytes, place: str, following: int | None = None) -> MatchRow | None:
    """The row as the first line of a save has it; None where an old one does not say how the match stands.

    Nothing is played again, so what a forged head says is only as good as the list it stands in. `following` bytes
    stand behind it in its file, where somebody knows: a file that was cut off is found out by them. Raises SaveError.
    """
    reader = Reader(read_json(head, journal.LONGEST_HEAD), "save")
    journal.read_version(reader)
    result = reader.at("result")
    if result.value is None:
        return None
    _check_length(reader.at("finished"), following)
    setup = read_setup(reader.at("setup"))
    accounts = setup.rules().seating.accounts()
    totals = tuple([one.whole(-MOST_POINTS, MOST_POINTS) for one in result.at("totals").items(accounts, accounts)])
    winner = result.at("winner")
    return MatchRow(
        place,
        read_particulars(reader.at("particulars")),
        setup,
        result.at("deals").whole(0, journal.MOST_DEALS + 1),
        totals,
        NOBODY if winner.value is None else winner.whole(0, accounts - 1),
        own_account(setup),
        _progress(reader),
    )


def _progress(reader: Reader) -> tuple[int, int]:
    """Deals with a line, and actions since."""
    actions = reader.at("deal").at("actions").value
    if not isinstance(actions, list):
        raise reader.wrong("no actions of the deal on the table")
    return reader.at("finished").at("deals").whole(0, journal.MOST_DEALS), len(actions)


def _check_length(finished: Reader, following: int | None) -> None:
    """Raises SaveError where other than the lines that the head tells of stands behind it."""
    is_beside = bool(finished.at("file").value)
    if following is not None and not is_beside and finished.at("size").value != following:
        raise finished.wrong("not as many bytes as follow")


def own_account(setup: Setup) -> int:
    """The account of the persons at the table, NOBODY where there is none, or they play against each other."""
    seating = setup.rules().seating
    accounts = {seating.account(seat) for seat in setup.persons()}
    return accounts.pop() if len(accounts) == 1 else NOBODY


def damaged(place: str, changed: str, error: SaveError) -> DamagedRow:
    """The row of a file that cannot be read."""
    return DamagedRow(place, changed, error.code)
