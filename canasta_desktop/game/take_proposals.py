"""Proposals for taking the pile, with all that is staged."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from canasta_desktop.game.initial_meld_proposals import initial_meld_proposals
from canasta_desktop.game.staging import Staging
from canasta_desktop.game.staging_places import NEW_MELD, PILE, DropTarget, StagingPlace, StagingSpot, in_order
from canasta_desktop.game.take_interpretations import OPENING, TakeInterpretation, best, held_back
from canasta_desktop.rules.actions import NEW, Take
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.refusals import Reason, Refusal

MOST: Final = 8
"""How many ways are proposed."""
FEW: Final = 3
"""How many initial melds for one way."""


def take_with(staging: Staging, cards: Cards, place: StagingPlace | None = None) -> Take | Refusal:
    """Taking the pile with these cards of the hand and all that is staged, or why that cannot be.

    `place`: the meld, draft or new meld the top card is to go to; None leaves that to the likeliest reading.
    """
    taking = staging.with_step(cards, PILE)[0]
    reading = best(_going_to(taking, place))
    return reading.refusal or reading.take


def _going_to(taking: Staging, place: StagingPlace | None) -> list[TakeInterpretation]:
    """The readings of a take by which the top card goes to this place."""
    if place is None:
        return taking.interpretations
    found = [reading for reading in taking.interpretations if reading.goes_to(place)]
    if found:
        return found
    # No meld it could go to: the take is put to the rules all the same, they say why not.
    view, take = taking.view, taking.interpretation.take
    bold = Take(take.cards, place.number if place.spot is StagingSpot.MELD else NEW, take.plays, keep=take.keep)
    return [TakeInterpretation(bold, taking.joined, check(view.table, view.hand, bold))]


def choices(staging: Staging, place: StagingPlace | None = None) -> list[Take]:
    """Takes that are legal as they are, cheapest first: the fewest cards that give the right to the pile.

    Where these with what is staged do not meet the minimum, melds of the hand that do come with them.
    Where there is no way with all that is staged, there may be one with the drafts that are whole, or
    without any: then the others are not in the take.
    """
    if not staging.may_take:
        return []
    whole = [group.place for group in staging.groups() if group.lacks is None or group.place == PILE]
    for some in (staging, staging.at(*whole), staging.at(PILE)):
        found = list(islice(_distinct(some, place), MOST))
        if found:
            return found
    return [] if staging.takes_pile else _last_resort(staging, place)


def _distinct(staging: Staging, place: StagingPlace | None) -> Iterator[Take]:
    """The proposals, each once, without those that show more than another needs for the same meld."""
    seen: list[Take] = []
    later: list[Take] = []
    for take in _proposals(staging, place):
        if take in seen or any([_shows_more(take, other) for other in seen]):
            continue
        seen.append(take)
        if staging.view.table.rules.melds.has_runs and any([_differs_by_suit(take, other) for other in seen[:-1]]):
            later.append(take)
        else:
            yield take
    yield from later


def _shows_more(take: Take, other: Take) -> bool:
    """Whether one shows all the cards the other does and more, for the same meld."""
    same = (take.onto, take.plays, take.rest) == (other.onto, other.plays, other.rest)
    return same and len(take.cards) > len(other.cards) and set(other.cards) <= set(take.cards)


def _differs_by_suit(take: Take, other: Take) -> bool:
    """Whether the cards shown differ in suit alone."""
    same = (take.onto, take.plays, take.rest) == (other.onto, other.plays, other.rest)
    return same and [card >> 2 for card in take.cards] == [card >> 2 for card in other.cards]


def _proposals(staging: Staging, place: StagingPlace | None) -> Iterator[Take]:
    """Every way to take the pile with what is staged, cards that give the right added."""
    for cards in _candidates(staging):
        taking = staging.with_step(cards, PILE)[0] if cards or not staging.takes_pile else staging
        found = _going_to(taking, place)
        for reading in found:
            if reading.refusal is None:
                yield reading.take
        if not any([reading.refusal is None for reading in found]):
            for take in islice(_completed(taking, found), FEW):
                if place is None or _lands_at(take, place):
                    yield take


def _candidates(staging: Staging) -> list[Cards]:
    """Cards of the hand that could give the right to the pile, none first; none but those once some are chosen."""
    if staging.takes_pile:
        return [()]
    entitling = staging.view.table.rules.pile.entitling(staging.view.table, staging.left)
    return list(dict.fromkeys([(), *[in_order(cards) for cards, _ in entitling]]))


def _completed(taking: Staging, found: list[TakeInterpretation]) -> Iterator[Take]:
    """The take with further melds from the hand, so that it makes an initial meld (CL-7.4, MA-4.5)."""
    reasons = {reading.refusal.reason for reading in found if reading.refusal is not None}
    wanting = {*OPENING, Reason.MELD_TOO_SMALL, Reason.MELD_TOO_FEW_NATURALS}
    if not taking.view.table.rules.pile.top_counts:
        wanting.add(Reason.PILE_NEEDS_PAIR)  # the pair may lie within the initial meld
    if reasons & wanting:
        for action in initial_meld_proposals(taking):
            assert isinstance(action, Take)
            yield action


def _lands_at(take: Take, place: StagingPlace) -> bool:
    """Whether the top card of a take made up here goes to this place."""
    return take.onto == (place.number if place.spot is StagingSpot.MELD else NEW)


def _last_resort(staging: Staging, place: StagingPlace | None) -> list[Take]:
    """What the rules themselves find: ways that lay the last card with the take (A-21 of classic.md)."""
    found = islice(takes(staging.view.table, staging.view.hand), FEW)
    keep = held_back(staging.view)
    return [take.keeping(keep) for take in found if place is None or _lands_at(take, place)]


def top_targets(staging: Staging) -> list[DropTarget]:
    """What every place says about the pile's top card: own melds, drafts, a new meld; none if nothing is to be taken.

    `points` and `size` are those of the card, of the meld with it.
    """
    view = staging.view
    if not staging.may_take:
        return []
    table = view.table
    top = table.pile[-1]
    own = [StagingPlace(StagingSpot.MELD, meld.number) for meld in table.melds[table.sides[view.seat]]]
    begun = [group.place for group in staging.groups() if group.place.spot is StagingSpot.DRAFT]
    found: list[DropTarget] = []
    for place in [*own, *begun, NEW_MELD]:
        refusal = None
        if not choices(staging, place):
            said = take_with(staging, (), place)
            refusal = said if isinstance(said, Refusal) else None
        meld = table.meld_numbered(place.number) if place.spot is StagingSpot.MELD else None
        size = 1 + (0 if meld is None else len(meld.cards))
        rank = table.rules.melds.rank((top,)) if meld is None else meld.rank
        found.append(DropTarget(place, refusal, table.rules.pack.points((top,)), size, None, rank))
    return found
