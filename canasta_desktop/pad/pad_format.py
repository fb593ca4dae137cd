"""A pad as text: who plays what, and the deals as they were counted; nothing that follows from them.

    format, version, program    what wrote it
    particulars, setup          as in the save of a match
    dealer                      the seat that deals first
    deals                       each: out, concealed, special, lone, where they are not what they usually are; columns,
                                by account: how many of each thing by its key, or `figure`

Whatever comes from a file is bounded and typed, and can only be counted if the rules know it.
"""

import json
from typing import Final

from canasta_desktop.__about__ import __version__
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.particulars import particulars_record, read_particulars
from canasta_desktop.game.seats import LONGEST_KEY, Setup, read_options, read_seat, setup_record
from canasta_desktop.game.special_hands import known_hands
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.pad.countables import MOST_POINTS
from canasta_desktop.pad.score_pad import MOST_DEALS, ScorePad
from canasta_desktop.pad.scored_counts import AccountCount, Counting, PadDeal, counting_of
from canasta_desktop.rules.option import OptionError
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.table import NOBODY

FORMAT: Final = "canasta-desktop-pad"
VERSION: Final = 1
LONGEST: Final = 2 * 1024 * 1024
"""Bytes of a pad at most; a deal takes a few hundred."""


def dumps(pad: ScorePad) -> str:
    """The pad as text."""
    record: dict[str, object] = {"format": FORMAT, "version": VERSION, "program": __version__}
    record |= {"particulars": particulars_record(pad.particulars), "setup": setup_record(pad.setup)}
    record |= {"dealer": pad.first_dealer, "deals": [_deal_record(deal) for deal in pad.deals]}
    return json.dumps(record, indent=1) + "\n"


def _deal_record(deal: PadDeal) -> dict[str, object]:
    columns = [{"figure": one.figure} if one.figure is not None else dict(one.counts) for one in deal.columns]
    record: dict[str, object] = {"columns": columns}
    if deal.out != NOBODY:
        record["out"] = deal.out
    if deal.concealed:
        record["concealed"] = True
    if deal.special:
        record["special"] = deal.special
    if deal.lone != NOBODY:
        record["lone"] = deal.lone
    return record


def loads(data: bytes) -> ScorePad:
    """The pad of a text. Raises SaveError."""
    reader = Reader(read_json(data, LONGEST), "pad")
    if not isinstance(reader.value, dict) or reader.value.get("format") != FORMAT:
        raise SaveError(Fault.NOT_A_SAVE, f"{reader.path}: not a record of the format {FORMAT}")
    written = reader.at("version").whole(1, 1_000_000)
    if written > VERSION:
        raise SaveError(Fault.NEWER, f"{reader.path}: format version {written}, known up to {VERSION}")
    setup, counting = _read_setup(reader.at("setup"))
    dealer = reader.at("dealer").whole(0, setup.players - 1)
    most = {one.key: one.most for one in counting.things}
    deals = tuple([_read_deal(one, counting.rules, most) for one in reader.at("deals").items(MOST_DEALS)])
    return ScorePad(setup, dealer, deals, read_particulars(reader.at("particulars")))


def _read_setup(reader: Reader) -> tuple[Setup, Counting]:
    """The setup, whose rules are made once for all pads that are played by them."""
    players = reader.at("players").whole(2, 6)
    seats = tuple([read_seat(seat) for seat in reader.at("seats").items(players, players)])
    setup = Setup(reader.at("system").text(LONGEST_KEY), players, read_options(reader.at("options")), seats)
    try:
        return setup, counting_of(setup.system, players, setup.options)
    except OptionError as error:
        raise SaveError(Fault.UNKNOWN_RULES, f"{reader.path}: {error}") from None


def _read_deal(reader: Reader, rules: RuleSet, most: dict[str, int]) -> PadDeal:
    accounts = rules.seating.accounts()
    columns = tuple([_read_column(one, most) for one in reader.at("columns").items(accounts, accounts)])
    special = reader.at("special")
    lone = _read_account(reader.at("lone"), accounts if rules.seating.forms_sides() else 0)
    return PadDeal(
        columns,
        _read_account(reader.at("out"), accounts),
        concealed=reader.at("concealed").value is not None and reader.at("concealed").fact(),
        special="" if special.value is None else special.choice(known_hands(rules)),
        lone=lone,
    )


def _read_account(reader: Reader, accounts: int) -> int:
    return NOBODY if reader.value is None else reader.whole(0, accounts - 1)


def _read_column(reader: Reader, most: dict[str, int]) -> AccountCount:
    keys = reader.keys(len(most))
    if keys == ["figure"]:
        return AccountCount(figure=reader.at("figure").whole(-MOST_POINTS, MOST_POINTS))
    reader.only(*most)
    return AccountCount({key: reader.at(key).whole(0, most[key]) for key in keys})
