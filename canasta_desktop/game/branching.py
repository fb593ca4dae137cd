"""Two records of one match beside each other: whether one goes on from the other, or they part."""

from typing import NamedTuple

from canasta_desktop.game.history import actions_text
from canasta_desktop.game.journal import scored
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Branch, Kind, Particulars


class _PlayedDeal(NamedTuple):
    """What was dealt, from a seed or a position, and what was done with it; None where that was not kept."""

    seed: int
    origin: str
    actions: list[str] | None


def goes_on_from(later: Match, earlier: Match) -> bool:
    """Whether all that was played in `earlier` was played in `later`, too, in the same order."""
    *before, last = _played(earlier)
    after = _played(later)
    if len(after) <= len(before) or after[: len(before)] != before:
        return False
    same = after[len(before)]
    if same[:2] != last[:2] or same.actions is None or last.actions is None:
        return same == last
    return same.actions[: len(last.actions)] == last.actions


def _played(match: Match) -> list[_PlayedDeal]:
    """The deals of a match, the one on the table last."""
    deal = match.running_deal()
    past = [
        _PlayedDeal(one.seed, one.origin, None if one.actions is None else one.actions.splitlines())
        for one in scored(match)
    ]
    return [*past, _PlayedDeal(deal.seed, deal.origin, actions_text(deal.actions).splitlines())]


def practice_of(match: Match) -> Particulars:
    """What is known of a match that leaves another one here: it counts for nothing, and gets an identity of its own."""
    deal = match.running_deal()
    branch = Branch(match.particulars.id, match.deal_number, len(deal.actions))
    return match.particulars._replace(id="", kind=Kind.PRACTICE, branch=branch)
