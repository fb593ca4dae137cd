"""A deal played again from what was kept of it: its seed and its actions.

Every action is put to the rules once more, so that nothing illegal comes out of a forged record. Scored
deals are replayed when somebody wants to see them, not when a save is opened: their points stand in the
record, and a match of hundreds of deals opens as fast as one of two.
"""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.history import FinishedDeal, finished, totals
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.position import read_position
from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.notation import NotationError, read_action
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import DealStart


class ReplayedDeal(NamedTuple):
    """What was done in a deal: `seed` and `origin` as in `Deal`, the actions as text."""

    seed: int
    origin: str
    actions: Sequence[str]


def replayed(rules: RuleSet, start: DealStart, played: ReplayedDeal, path: str) -> Deal:
    """The deal that these actions make; `path` is where they stand, for the error. Raises SaveError."""
    if played.origin:
        deal = from_position(rules, start, played.origin, played.seed, f"{path}.origin")
    else:
        deal = Deal.begin(rules, start, played.seed)
    for number, text in enumerate(played.actions):
        try:
            action = read_action(text)
        except NotationError as error:
            raise SaveError(Fault.BAD_VALUE, f"{path}.actions[{number}]: {error}") from None
        refusal = deal.refuses(deal.to_act(), action)
        if refusal is not None:
            why = f"{refusal.reason.value} ({refusal.clause})"
            raise SaveError(Fault.ILLEGAL_ACTION, f"{path}.actions[{number}]: {why}")
        deal.do(action)
    return deal


def from_position(rules: RuleSet, start: DealStart, text: str, seed: int, path: str) -> Deal:
    """The deal from the position in this text on. Raises SaveError."""
    return Deal(read_position(Reader(text, path), text, rules, start), [], text, seed)


def past_deal(match: Match, index: int) -> Deal:
    """The scored deal at this place of the history, as it ended.

    Raises SaveError where its actions were not kept, or corrected rules refuse one of them.
    """
    past = match.history[index]
    path = f"save.finished[{index}]"
    if past.actions is None:
        raise SaveError(Fault.MISSING, f"{path}: the actions were not kept")
    before = tuple(totals(match.rules, match.history[:index]))
    start = DealStart(past.number, past.dealer, before)
    deal = replayed(match.rules, start, ReplayedDeal(past.seed, past.origin, lines(past)), path)
    if not deal.is_over or finished(deal).points != past.points:
        raise SaveError(Fault.BAD_VALUE, f"{path}.points: not those of the actions")
    return deal


def lines(past: FinishedDeal) -> list[str]:
    """The actions of a scored deal, each as text."""
    return past.actions.split("\n") if past.actions else []
