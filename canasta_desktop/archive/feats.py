"""Feats: what is worth remembering of a deal or a match, as small questions to its facts.

They are found in the journals, so that old matches count like new ones. What takes many matches is asked of the list of
them (`career`). The names and sentences are the window's.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from canasta_desktop.archive.facts import DealFacts, MatchFacts, SeatFacts, SideFacts
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.rules.cards import ACE, JACK, KING, QUEEN
from canasta_desktop.rules.table import ALL_WILD, NATURAL, RUN, SAMBA

TALL: Final = 10
"""Cards of a canasta that has grown tall."""
LARGE_PILE: Final = 20
HARD_MINIMUM: Final = 120
QUICK_ROUNDS: Final = 4
LATE_ROUND: Final = 6
FAR_BEHIND: Final = 1000
NARROW: Final = 100
LONG_TARGET: Final = 5000
FEW_DEALS: Final = 3
EXPERT: Final = "expert"
STRONG: Final = ("strong", EXPERT)


class DealMoment(NamedTuple):
    """A scored deal as one seat had it; `side` is what its account had."""

    match: MatchFacts
    deal: DealFacts
    seat: SeatFacts
    side: SideFacts

    @property
    def points(self) -> int:
        """What the seat's account scored."""
        return self.deal.points[self.seat.account]

    @property
    def others(self) -> list[int]:
        """What the other accounts scored."""
        return [points for account, points in enumerate(self.deal.points) if account != self.seat.account]

    def canastas(self, *kinds: int) -> int:
        """How many canastas of these kinds the side had."""
        return len([one for one in self.side.canastas if one.kind in kinds])


class FoundFeat(NamedTuple):
    """A feat of this seat, in this deal of the match; 0 where it was the whole match."""

    key: str
    seat: int
    deal: int


# --- of a deal -------------------------------------------------------------------------------------


def _natural_aces(at: DealMoment) -> bool:
    return any([one.kind == NATURAL and one.rank == ACE for one in at.side.canastas])


def _all_threes(at: DealMoment) -> bool:
    return at.side.red_threes == 2 * at.match.rules.pack.decks and at.side.three_points > 0


def _tall(at: DealMoment) -> bool:
    return any([one.cards >= TALL and one.rank != RUN for one in at.side.canastas])


def _court(at: DealMoment) -> bool:
    return {JACK, QUEEN, KING} <= {one.rank for one in at.side.canastas}


def _clean(at: DealMoment) -> bool:
    return len(at.side.canastas) >= 2 and not any([one.wilds for one in at.side.canastas])


def _from_nothing(at: DealMoment) -> bool:
    luck = at.seat.luck
    return luck is not None and luck.wilds.came == luck.red_threes.came == 0 and at.points >= 1000


def _hard_opening(at: DealMoment) -> bool:
    return 0 < at.seat.opened <= 2 and at.seat.minimum >= HARD_MINIMUM


def _late_start(at: DealMoment) -> bool:
    return at.side.opened >= LATE_ROUND and at.points > max(at.others)


DEAL_FEATS: Final[Mapping[str, Callable[[DealMoment], bool]]] = {
    "natural-aces": _natural_aces,
    "concealed": lambda at: at.seat.is_concealed,
    "all-threes": _all_threes,
    "wild-canasta": lambda at: at.canastas(ALL_WILD) > 0,
    "sequence": lambda at: at.canastas(SAMBA) > 0,
    "special-hand": lambda at: at.seat.is_out and bool(at.deal.special),
    "tall": _tall,
    "court": _court,
    "three-naturals": lambda at: at.canastas(NATURAL) >= 3,
    "five-canastas": lambda at: len(at.side.canastas) >= 5,
    "clean": _clean,
    "large-pile": lambda at: max(at.seat.piles, default=0) >= LARGE_PILE,
    "first-round": lambda at: at.seat.opened == 1,
    "hard-opening": _hard_opening,
    "late-start": _late_start,
    "quick": lambda at: at.seat.is_out and at.deal.rounds <= QUICK_ROUNDS,
    "from-nothing": _from_nothing,
    "below-zero": lambda at: at.points >= 500 and max(at.others) < 0,
    "two-thousand": lambda at: at.points >= 2000,
    "five-thousand": lambda at: at.points >= 5000,
}
"""By key: what is asked of a deal."""


# --- of a match ------------------------------------------------------------------------------------


def _comeback(match: MatchFacts, account: int) -> bool:
    return min([deal.before[account] for deal in match.deals]) <= -FAR_BEHIND


def _last_deal(match: MatchFacts, account: int) -> bool:
    before = match.deals[-1].before
    return max(before) - before[account] >= FAR_BEHIND


def _led_throughout(match: MatchFacts, account: int) -> bool:
    scores = [deal.before for deal in match.deals[1:]]
    return len(scores) >= 2 and all([before[account] == max(before) > sorted(before)[-2] for before in scores])


def _nothing_left(match: MatchFacts, account: int) -> bool:
    return match.totals[account] - match.lead(account) <= 0


def _sprint(match: MatchFacts, account: int) -> bool:
    scoring = match.rules.scoring
    return not scoring.deals and scoring.target >= LONG_TARGET and len(match.deals) <= FEW_DEALS


def _opponents_are(match: MatchFacts, account: int, levels: tuple[str, ...]) -> bool:
    """Whether everybody else is a computer player of one of these levels; partners may be anybody."""
    seating = match.rules.seating
    others = [one for seat, one in enumerate(match.setup.seats) if seating.account(seat) != account]
    return all([one.kind is SeatKind.COMPUTER and one.level in levels for one in others])


MATCH_FEATS: Final[Mapping[str, Callable[[MatchFacts, int], bool]]] = {
    "comeback": _comeback,
    "last-deal": _last_deal,
    "start-to-finish": _led_throughout,
    "narrow": lambda match, account: match.lead(account) <= NARROW,
    "nothing-left": _nothing_left,
    "sprint": _sprint,
    "beat-strong": lambda match, account: _opponents_are(match, account, STRONG),
    "beat-expert": lambda match, account: _opponents_are(match, account, (EXPERT,)),
}
"""By key: what is asked of a match that the account has won."""


# --- finding them ----------------------------------------------------------------------------------


def feats_of(match: MatchFacts, seat: int) -> list[FoundFeat]:
    """The feats of this seat, each in the first deal in which it was there; those of the match come last."""
    found: dict[str, FoundFeat] = {}
    for deal in match.deals:
        did = deal.seat(seat)
        if did is None:
            continue
        at = DealMoment(match, deal, did, deal.sides[did.account])
        for key, is_there in DEAL_FEATS.items():
            if key not in found and is_there(at):
                found[key] = FoundFeat(key, seat, deal.number)
    account = match.rules.seating.account(seat)
    if match.winner == account:
        won = [key for key, is_there in MATCH_FEATS.items() if is_there(match, account)]
        found |= {key: FoundFeat(key, seat, 0) for key in won}
    return list(found.values())
