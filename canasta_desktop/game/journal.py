"""The format of a save: what a match is made of, as JSON, and the match made of it again.

A save is loaded by replay: the deals are dealt again from the seed and every action is put to the
rules again, so a forged one can do nothing illegal. What comes from outside is bounded, typed and
checked; anything wrong is a `SaveError` and nothing else.

    format, version, program    what wrote it
    setup, seed                 who plays what; all cards follow from the seed
    finished                    a record a scored deal: points by account, actions
    deal                        the one on the table: actions, and the whole position they led to
    desks                       a record a seat: order of the hand, sorting, draft

Corrected rules. A later program may refuse an action that an earlier one allowed. A save of another
program version is then taken up from its position (`origin` says so from then on), and scored deals
that cannot be replayed keep their points, without sheets and actions.
"""

import json
from collections.abc import Sequence
from typing import Final

from canasta_desktop.__about__ import __version__
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.desk import desk_record, read_desk
from canasta_desktop.game.match import FinishedDeal, Match, finished, next_start, winner
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.position import read_position
from canasta_desktop.game.seats import Setup, read_setup, setup_record
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.notation import NotationError, action_text, read_action, state_text
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.table import NOBODY

FORMAT: Final = "canasta-desktop-save"
VERSION: Final = 1
LONGEST: Final = 4 * 1024 * 1024
"""Bytes of a save at most; a match takes some ten thousand."""

MOST_DEALS: Final = 500
MOST_ACTIONS: Final = 5000
"""More than a deal can have: every take and every meld lays cards for good."""

LONGEST_ACTION: Final = 2000
LONGEST_POSITION: Final = 20_000
MOST_POINTS: Final = 10**12
"""More than a deal can count, also where one player has all 24 of the threes that double (VS-9.3)."""


def dumps(match: Match) -> str:
    """The match as text, drafts and all; hidden cards stand in it."""
    deal = match.running_deal()
    scored = match.history[:-1] if deal.is_over else match.history
    record = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "setup": setup_record(match.setup),
        "seed": match.seed,
        "finished": [_finished_record(past) for past in scored],
        "deal": {
            "origin": deal.origin,
            "actions": [action_text(action) for action in deal.actions],
            "position": state_text(deal.state()),
        },
        "desks": [desk_record(match.desk(seat)) for seat in range(match.setup.players)],
    }
    return json.dumps(record, separators=(",", ":"))


def is_untouched(match: Match) -> bool:
    """Whether nothing has been done in the match since its first deal was dealt."""
    deal = match.running_deal()
    return not match.history and not deal.actions and not deal.origin


def _finished_record(past: FinishedDeal) -> dict[str, object]:
    actions = [action_text(action) for action in past.actions]
    return {"points": past.points, "origin": past.origin, "actions": actions if past.sheets else None}


def loads(data: bytes) -> Match:
    """The match of a save. Raises SaveError."""
    reader = Reader(read_json(data, LONGEST), "save")
    if not isinstance(reader.value, dict) or reader.value.get("format") != FORMAT:
        raise SaveError(Fault.NOT_A_SAVE, "not a save of this game")
    if reader.at("version").whole(1, 1_000_000) > VERSION:
        raise SaveError(Fault.NEWER, f"format version {reader.at('version').value}, known up to {VERSION}")
    setup = read_setup(reader.at("setup"))
    seed = reader.at("seed").whole(0, 2**64 - 1)
    replay = _Replay(setup, seed, reader.at("program").text(100) != __version__)
    for past in reader.at("finished").items(MOST_DEALS):
        replay.finish(past)
    deal = replay.running(reader.at("deal"))
    if deal.is_over:
        replay.history.append(finished(deal))
    match = Match(setup, seed, replay.history, deal)
    match.corrected = replay.corrected
    for seat, desk in enumerate(reader.at("desks").items(setup.players, setup.players)):
        match.restore_desk(seat, read_desk(desk))
    return match


class _Replay:
    """A match on its way back; `lenient` where the save was written by another version of the program."""

    def __init__(self, setup: Setup, seed: int, lenient: bool) -> None:
        self.rules: RuleSet = setup.rules()
        self.setup = setup
        self.seed = seed
        self.lenient = lenient
        self.corrected = False
        self.history: list[FinishedDeal] = []

    def start(self, reader: Reader) -> DealStart:
        """How the next deal begins."""
        if winner(self.rules, self.history) != NOBODY:
            raise reader.wrong("a deal after the match was won")
        return next_start(self.rules, self.seed, self.history)

    def finish(self, reader: Reader) -> None:
        """Take up a scored deal."""
        start = self.start(reader)
        accounts = self.rules.seating.accounts()
        points = tuple([p.whole(-MOST_POINTS, MOST_POINTS) for p in reader.at("points").items(accounts, accounts)])
        kept = FinishedDeal(start.number, start.dealer, points)
        if reader.at("actions").value is None:
            self.history.append(kept)
            return
        try:
            deal = self.replayed(reader, start)
            if not deal.is_over or finished(deal).points != points:
                raise reader.wrong("the points are not those of the actions")
            kept = finished(deal)
        except SaveError:
            if not self.lenient:
                raise
            self.corrected = True
        self.history.append(kept)

    def running(self, reader: Reader) -> Deal:
        """Take up the deal on the table."""
        start = self.start(reader)
        position = reader.at("position")
        try:
            deal = self.replayed(reader, start)
            if state_text(deal.state()) == position.text(LONGEST_POSITION):
                return deal
            raise position.wrong("not the position that the actions lead to")
        except SaveError:
            if not self.lenient:
                raise
        self.corrected = True
        return self.from_position(position, start)

    def replayed(self, reader: Reader, start: DealStart) -> Deal:
        """The deal that the actions make, dealt from the seed or from the position it was once taken up from."""
        origin = reader.at("origin")
        deal = self.from_position(origin, start) if origin.value else Deal.begin(self.rules, start, self.seed)
        for item, action in _actions(reader.at("actions")):
            refusal = deal.refuses(deal.to_act(), action)
            if refusal is not None:
                raise SaveError(Fault.ILLEGAL_ACTION, f"{item.path}: {refusal.reason.value} ({refusal.clause})")
            deal.do(action)
        return deal

    def from_position(self, reader: Reader, start: DealStart) -> Deal:
        """The deal from this position on."""
        text = reader.text(LONGEST_POSITION)
        return Deal(read_position(reader, text, self.rules, start), [], text)


def _actions(reader: Reader) -> Sequence[tuple[Reader, Action]]:
    """The actions of a deal and where each stands."""
    actions: list[tuple[Reader, Action]] = []
    for item in reader.items(MOST_ACTIONS):
        try:
            actions.append((item, read_action(item.text(LONGEST_ACTION))))
        except NotationError as error:
            raise item.wrong(str(error)) from None
    return actions
