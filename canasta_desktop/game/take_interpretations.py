"""How a take in the making can be understood: to which meld the pile's top card goes, and what goes with it.

Cards put on the pile say what it is to be taken with, not where they go. Where a side may have several
melds of a rank, or sequences, there is more than one way: the top card can go to any meld that takes it, or
begin a new one, and a draft of its rank beside it can be the same meld or another one. Each way is a
`TakeInterpretation`; the rules say which of them are legal. The one a person most likely means comes first: what was
put to a meld goes there with the top card (A-16 of classic.md), then a meld that can still become a
canasta, then a new one, and last a canasta. A draft of the top card's rank stays a meld of its own where it
can be one.
"""

from collections.abc import Iterator
from typing import NamedTuple

from canasta_desktop.game.staging_places import PILE, StagingPlace, StagingSpot, in_order
from canasta_desktop.rules.actions import ANY_THREE, NEW, NO_CARD, Play, Take
from canasta_desktop.rules.cards import Cards, is_wild
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.table import RUN, Table

Groups = dict[StagingPlace, Cards]
Joined = list[tuple[list[StagingPlace], Play]]

OPENING = (Reason.MINIMUM_NOT_MET, Reason.INITIAL_NEEDS_PURE_MELD)
"""Reasons against an initial meld that more melds would put right."""


class TakeInterpretation(NamedTuple):
    """One way to understand a take: `joined` are its melds with their places, that with the top card first."""

    take: Take
    joined: Joined
    refusal: Refusal | None

    @property
    def places(self) -> list[StagingPlace]:
        """The places whose cards go down with the top card."""
        return self.joined[0][0]

    def goes_to(self, place: StagingPlace) -> bool:
        """Whether the top card goes there: onto this meld, into this draft, or NEW_MELD where it begins one."""
        if place.spot is StagingSpot.MELD:
            return self.take.onto == place.number
        if place.spot is StagingSpot.DRAFT:
            return place in self.places
        return self.take.onto == NEW and self.places == [PILE]


def take_interpretations(view: Observation, groups: Groups) -> list[TakeInterpretation]:
    """All readings of these groups, PILE among them: the likeliest first, legal or not."""
    found: dict[Take, TakeInterpretation] = {}
    for take, joined in _takes(view, groups):
        if take not in found:
            found[take] = TakeInterpretation(take, joined, check(view.table, view.hand, take))
    return list(found.values())


def best(found: list[TakeInterpretation]) -> TakeInterpretation:
    """The first legal one, else the first that lacks nothing but an initial meld, else the first."""
    for reading in found:
        if reading.refusal is None:
            return reading
    for reasons in (OPENING, (Reason.MELD_TOO_SMALL,)):
        for reading in found:
            if reading.refusal is not None and reading.refusal.reason in reasons:
                return reading
    return found[0]


def _takes(view: Observation, groups: Groups) -> Iterator[tuple[Take, Joined]]:
    """Takes of what is staged; the top card alone where it is for the player to leave the rest (VA-3.10)."""
    ways = list(_ways(view, groups))
    keep = held_back(view)
    for take, joined in ways:
        yield take.keeping(keep), joined
    if view.table.rules.pile.top_only:
        for take, joined in ways:
            yield Take(take.cards, take.onto, take.plays, False, keep), joined


def held_back(view: Observation) -> int:
    """What a take holds back: threes that may all be kept stay in hand, to be laid out by hand at any time (SA-8.2).

    One that must go once the side is open goes with the take (MA-2.5).
    """
    threes = view.table.rules.threes
    return ANY_THREE if threes.is_held(view.hand) and threes.may_keep(view.table, view.seat) > 1 else NO_CARD


def _ways(view: Observation, groups: Groups) -> Iterator[tuple[Take, Joined]]:
    """The ways to take the whole pile with these groups."""
    table = view.table
    top = table.pile[-1] if table.pile else None
    side = table.sides[view.seat]
    if top is not None and not table.rules.pile.top_counts and not table.is_open(side):
        for place, cards in groups.items():
            if place.spot is StagingSpot.DRAFT and table.rules.melds.rank(cards) == top >> 2:
                yield _within(groups, place, top)
    for onto in _melds_for_top(view, groups):
        if onto == NEW:
            drafts = [place for place in groups if place.spot is StagingSpot.DRAFT and _is_like(view, groups, place)]
            yield _with(groups, [PILE], onto, top)
            for place in drafts:
                yield _with(groups, [PILE, place], onto, top)
            continue
        place = StagingPlace(StagingSpot.MELD, onto)
        if place in groups:
            yield _with(groups, [PILE, place], onto, top)
        yield _with(groups, [PILE], onto, top)


def _melds_for_top(view: Observation, groups: Groups) -> list[int]:
    """The melds the top card might go to, and NEW: staged ones first, then as they can use it most."""
    table = view.table
    melds = table.rules.melds
    own = table.melds[table.sides[view.seat]]
    shown = groups[PILE]
    if not table.pile:
        return [NEW]
    rank = melds.rank((*shown, table.pile[-1]))
    staged = [meld.number for meld in own if StagingPlace(StagingSpot.MELD, meld.number) in groups]
    like = [meld for meld in own if meld.rank == rank or meld.number in staged or (meld.rank == RUN and not shown)]
    if not shown and is_wild(table.pile[-1]):
        like = [meld for meld in own if meld.number in staged]
    growing = [meld.number for meld in like if not melds.is_complete(meld)]
    whole = [meld.number for meld in like if melds.is_complete(meld)]
    return list(dict.fromkeys([*[n for n in staged if n in (*growing, *whole)], *growing, NEW, *whole]))


def _is_like(view: Observation, groups: Groups, place: StagingPlace) -> bool:
    """Whether this draft could be the meld that the top card makes."""
    melds = view.table.rules.melds
    rank = melds.rank((*groups[PILE], view.table.pile[-1])) if view.table.pile else -1
    if view.table.pile and is_wild(view.table.pile[-1]) and not groups[PILE]:
        return True
    return rank in (melds.rank(groups[place]), melds.rank((*groups[place], *groups[PILE])))


def _with(groups: Groups, places: list[StagingPlace], onto: int, top: int | None) -> tuple[Take, Joined]:
    """The take whose first meld is made of the cards at these places and the top card."""
    cards = in_order([card for place in places for card in groups[place]])
    first = Play(cards if top is None else in_order((*cards, top)), onto)
    joined: Joined = [(places, first)]
    for place, some in groups.items():
        if place not in places:
            joined.append(([place], play_of(place, some)))
    return Take(cards, onto, tuple([play for _, play in joined[1:]])), joined


def _within(groups: Groups, place: StagingPlace, top: int) -> tuple[Take, Joined]:
    """The take where the pair lies within the initial meld from the hand, the top card joining it (MA-4.5)."""
    own = in_order((*groups[place], *groups[PILE]))
    joined: Joined = [([PILE, place], Play(in_order((*own, top))))]
    plays = [Play(own)]
    for other, some in groups.items():
        if other not in (PILE, place):
            joined.append(([other], play_of(other, some)))
            plays.append(joined[-1][1])
    return Take((), NEW, tuple(plays)), joined


def play_of(place: StagingPlace, cards: Cards) -> Play:
    """What cards at a place come to where the pile is not in it."""
    return Play(in_order(cards), place.number if place.spot is StagingSpot.MELD else NEW)


def taken(table: Table, take: Take) -> int:
    """How many cards of the pile a take takes up, its top card included (HF-2.2, SA-5.4, VA-3.10)."""
    return table.rules.pile.count(table, take, table.meld_numbered(take.onto))
