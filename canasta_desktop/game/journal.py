"""The format of a save, version 2: what a match is made of, as lines of JSON, and the match made of them again.

The first line is the *head*, then comes a line for each scored deal:

    format, version, program    what wrote it
    particulars                 what it is called, when it was played, what it counts for (`particulars`)
    result                      how it stands, for lists that are made of heads alone; nothing is loaded from it
    setup                       who plays what
    seed, derivation            from which the seeds of later deals follow, and how (`rules.seeds`)
    first_dealer                a seat
    finished                    how many lines follow, how many bytes they are, and their SHA-256
    deal                        the deal on the table: seed, origin, actions, and the whole position they led to
    desks                       a record a seat: order of the hand, sorting, draft

    seed, origin                a scored deal: what it was dealt from (`Deal`)
    points, wins                by account; the account that won the match by it alone, where one did
    actions                     null where an old save did not keep them

A scored deal never changes, so its line is written once (`current_game`), and whoever saves an action
writes the head alone. The deal on the table is loaded by replay: it is dealt again from its seed and every
action is put to the rules again, so a forged save can do nothing illegal. Scored deals are replayed when
somebody asks for them (`replaying`). What comes from outside is bounded, typed and checked; anything wrong
is a `SaveError` and nothing else. Whoever writes keeps the same bounds.

Corrected rules. A later program may refuse an action that an earlier one allowed. A save of another
program version is then taken up from its position (`origin` says so from then on). Scored deals keep
their points and their actions as they are.
"""

import json
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from canasta_desktop.__about__ import __version__
from canasta_desktop.game import format1
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.history import FinishedDeal, finished, next_start
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import particulars_record, read_particulars
from canasta_desktop.game.replaying import ReplayedDeal, from_position, lines, replayed
from canasta_desktop.game.seat_arrangement import arrangement_record, read_arrangement
from canasta_desktop.game.seats import read_setup, setup_record
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.records import MOST_POINTS, state_text
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import DERIVATION, SEED_BITS
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.table import NOBODY

FORMAT: Final = "canasta-desktop-save"
VERSION: Final = 2
LONGEST: Final = 64 * 1024 * 1024
"""Bytes of a save at most; a match takes some ten thousand."""

NO_DIGEST: Final = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
"""The SHA-256 of nothing: that of a match in its first deal, whose start need not wait 2 ms for OpenSSL."""

LONGEST_HEAD: Final = 4 * 1024 * 1024
"""Bytes of the first line at most, without its end: all of a save of the first format."""

LONGEST_DEAL: Final = 256 * 1024
"""Bytes of the line of a scored deal at most, without its end."""

MOST_DEALS: Final = 10_000
"""Far more than can be played: a hundred evenings."""

MOST_ACTIONS: Final = 5000
"""More than a deal can have: every take and every meld lays cards for good."""

LONGEST_ACTION: Final = 2000
LONGEST_POSITION: Final = 20_000
SEED_DIGITS: Final = SEED_BITS // 4
HASH_DIGITS: Final = 64
NAME_DIGITS: Final = 16


class Lines(NamedTuple):
    """What the head says of the lines of scored deals: how many there are, their bytes and their SHA-256.

    `file` names the file of their own in which those of the running match lie (`current_game`); else they follow.
    """

    deals: int
    size: int
    digest: str
    file: str = ""


def digest_of(past: bytes) -> str:
    """The SHA-256 of the lines of scored deals. That of none is known: only who needs another one loads OpenSSL."""
    if not past:
        return NO_DIGEST
    import hashlib

    return hashlib.sha256(past).hexdigest()


# --- writing ---------------------------------------------------------------------------------------


def dumps(match: Match) -> str:
    """The match as text, drafts and all; hidden cards stand in it. Raises SaveError where it is too long."""
    past = b"".join([deal_line(deal) for deal in scored(match)])
    lines = Lines(len(scored(match)), len(past), digest_of(past))
    return (head_line(match, lines) + past).decode("utf-8")


def scored(match: Match) -> Sequence[FinishedDeal]:
    """The deals that have their lines; one that lies scored on the table is still that of the head."""
    return match.history[:-1] if match.is_scored else match.history


def head_line(match: Match, lines: Lines) -> bytes:
    """The first line of a save, line end included, which describes `lines`. Raises SaveError where it is too long."""
    deal = match.running_deal()
    record = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "particulars": particulars_record(match.particulars),
        "result": result_record(match),
        "setup": setup_record(match.setup),
        "seed": seed_text(match.seed),
        "derivation": DERIVATION,
        "first_dealer": match.first_dealer,
        "finished": lines._asdict(),
        "deal": {
            "seed": seed_text(deal.seed),
            "origin": deal.origin,
            "actions": [action_text(action) for action in deal.actions],
            "position": state_text(deal.state()),
        },
        "desks": [arrangement_record(match.arrangement(seat)) for seat in range(match.setup.players)],
    }
    line = _line(record)
    if lines.deals > MOST_DEALS or len(line) - 1 > LONGEST_HEAD or len(line) + lines.size > LONGEST:
        raise SaveError(Fault.TOO_LARGE, f"{lines.deals} scored deals, {len(line) + lines.size} bytes")
    return line


def deal_line(past: FinishedDeal) -> bytes:
    """The line of a scored deal, with its end. Raises SaveError where it is too long."""
    record: dict[str, object] = {"seed": seed_text(past.seed), "origin": past.origin, "points": past.points}
    if past.wins != NOBODY:
        record["wins"] = past.wins
    record["actions"] = None if past.actions is None else lines(past)
    line = _line(record)
    if len(line) - 1 > LONGEST_DEAL:
        raise SaveError(Fault.TOO_LARGE, f"a scored deal of {len(line)} bytes")
    return line


def result_record(match: Match) -> dict[str, object]:
    """How the match stands: deals scored, scores by account, and the account that has won, null while it goes on."""
    winner = None if match.winner == NOBODY else match.winner
    return {"deals": len(match.history), "totals": match.totals, "winner": winner}


def seed_text(seed: int) -> str:
    """A seed in hexadecimal: not every reader of JSON keeps numbers of 128 bits."""
    return f"{seed:0{SEED_DIGITS}x}"


def is_untouched(match: Match) -> bool:
    """Whether nothing has been done in the match since its first deal was dealt."""
    deal = match.running_deal()
    return not match.history and not deal.actions and not deal.origin


def _line(record: dict[str, object]) -> bytes:
    return json.dumps(record, separators=(",", ":")).encode("ascii") + b"\n"


# --- reading ---------------------------------------------------------------------------------------


def loads(data: bytes) -> Match:
    """The match of a save, of this format or an older one. Raises SaveError."""
    if len(data) > LONGEST:
        raise SaveError(Fault.TOO_LARGE, f"{len(data)} bytes, at most {LONGEST}")
    head, _, past = data.partition(b"\n")
    return load(head, lambda lines: past)


def load(head: bytes, fetch: Callable[[Lines], bytes]) -> Match:
    """The match of a head, and of the lines that `fetch` brings for what the head says of them. Raises SaveError."""
    reader = Reader(read_json(head, LONGEST_HEAD), "save")
    if read_version(reader) == format1.VERSION:
        reader, past = format1.upgraded(reader)
    else:
        past = _past_deals(reader.at("finished"), fetch)
    return _match(reader, past)


def read_version(reader: Reader) -> int:
    """The version of the format of a head. Raises SaveError where it is none of ours, or a later one."""
    if not isinstance(reader.value, dict) or reader.value.get("format") != FORMAT:
        raise SaveError(Fault.NOT_A_SAVE, "not a save of this game")
    version = reader.at("version").whole(1, 1_000_000)
    if version > VERSION:
        raise SaveError(Fault.NEWER, f"format version {version}, known up to {VERSION}")
    return version


def _match(reader: Reader, past: Sequence[Reader]) -> Match:
    if reader.at("derivation").text(40) != DERIVATION:
        raise SaveError(Fault.NEWER, f"derivation {reader.at('derivation').value}, known is {DERIVATION}")
    setup = read_setup(reader.at("setup"))
    rules = setup.rules()
    seed = read_seed(reader.at("seed"))
    program = reader.at("program").text(100)
    first_dealer = reader.at("first_dealer").whole(0, setup.players - 1)
    history = _history(past, rules, first_dealer)
    deal, corrected = _running_deal(reader.at("deal"), rules, next_start(rules, first_dealer, history), program)
    if deal.is_over:
        history.append(finished(deal))
    match = Match(setup, seed, history, deal)
    match.corrected = corrected
    match.particulars = read_particulars(reader.at("particulars"))
    for seat, arrangement in enumerate(reader.at("desks").items(setup.players, setup.players)):
        match.restore_arrangement(seat, read_arrangement(arrangement))
    return match


def _past_deals(reader: Reader, fetch: Callable[[Lines], bytes]) -> list[Reader]:
    """The lines of the scored deals, which are those that the head tells of."""
    lines = _read_lines(reader)
    data = fetch(lines)
    if len(data) != lines.size or digest_of(data) != lines.digest:
        raise reader.wrong("not the lines of scored deals that follow")
    texts = data.split(b"\n")[:-1]
    if len(texts) != lines.deals:
        raise reader.wrong(f"{len(texts)} scored deals follow, not {lines.deals}")
    return [Reader(read_json(text, LONGEST_DEAL), f"save.finished[{at}]") for at, text in enumerate(texts)]


def _read_lines(reader: Reader) -> Lines:
    file = reader.at("file")
    return Lines(
        reader.at("deals").whole(0, MOST_DEALS),
        reader.at("size").whole(0, LONGEST),
        reader.at("digest").digits(HASH_DIGITS),
        file.digits(NAME_DIGITS) if file.value else "",
    )


def read_seed(reader: Reader) -> int:
    """A seed. Raises SaveError."""
    return int(reader.digits(SEED_DIGITS), 16)


def _history(past: Sequence[Reader], rules: RuleSet, first_dealer: int) -> list[FinishedDeal]:
    """The scored deals, each before the match was won."""
    history: list[FinishedDeal] = []
    scores = [0] * rules.seating.accounts()
    dealer = first_dealer
    for number, reader in enumerate(past, 1):
        deal = _read_scored(reader, number, rules.seating.dealing(number, dealer), len(scores))
        history.append(deal)
        scores = [score + points for score, points in zip(scores, deal.points, strict=True)]
        if deal.wins != NOBODY or rules.scoring.winner(scores, number) != NOBODY:
            raise reader.wrong("a deal after the match was won")
        if max(map(abs, scores)) > MOST_POINTS:
            raise reader.wrong(f"scores beyond {MOST_POINTS}")
        dealer = rules.seating.next_dealer(deal.dealer)
    return history


def _read_scored(reader: Reader, number: int, dealer: int, accounts: int) -> FinishedDeal:
    points = [part.whole(-MOST_POINTS, MOST_POINTS) for part in reader.at("points").items(accounts, accounts)]
    wins = reader.at("wins")
    won_by = NOBODY if wins.value is None else wins.whole(0, accounts - 1)
    actions = None
    if reader.at("actions").value is not None:
        actions = "\n".join(reader.at("actions").texts(MOST_ACTIONS, LONGEST_ACTION))
    origin = reader.at("origin").text(LONGEST_POSITION)
    return FinishedDeal(number, dealer, tuple(points), read_seed(reader.at("seed")), origin, actions, won_by)


def _running_deal(reader: Reader, rules: RuleSet, start: DealStart, program: str) -> tuple[Deal, bool]:
    """The deal on the table, and whether it was taken up from its position.

    That is done where another version of the `program` has written it, and its actions no longer lead there.
    """
    position = reader.at("position")
    seed = read_seed(reader.at("seed"))
    try:
        origin = reader.at("origin").text(LONGEST_POSITION)
        played = ReplayedDeal(seed, origin, reader.at("actions").texts(MOST_ACTIONS, LONGEST_ACTION))
        deal = replayed(rules, start, played, reader.path)
        if state_text(deal.state()) == position.text(LONGEST_POSITION):
            return deal, False
        raise position.wrong("not the position that the actions lead to")
    except SaveError:
        if program == __version__:
            raise
    return from_position(rules, start, position.text(LONGEST_POSITION), seed, position.path), True
