"""Every place with whether it takes some cards: what lights up while they are dragged."""

from dataclasses import replace

from canasta_desktop.game.obstacles import refuses
from canasta_desktop.game.staging import Staging
from canasta_desktop.game.staging_places import NEW_MELD, PILE, DropTarget, StagingPlace, StagingSpot
from canasta_desktop.game.take_interpretations import taken
from canasta_desktop.game.turn_ending import end_with_discard
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.table import DRAWING


def targets(staging: Staging, cards: Cards) -> list[DropTarget]:
    """One target a place: own melds, drafts, a new meld, the pile, then the melds of others."""
    table = staging.view.table
    own = table.sides[staging.view.seat]
    ours = [StagingPlace(StagingSpot.MELD, meld.number) for meld in table.melds[own]]
    begun = [group.place for group in staging.groups() if group.place.spot is StagingSpot.DRAFT]
    theirs = [
        StagingPlace(StagingSpot.MELD, meld.number)
        for side, melds in enumerate(table.melds)
        if side != own
        for meld in melds
    ]
    found = [_meld_target(staging, cards, place) for place in [*ours, *begun, NEW_MELD]]
    found.append(_pile_target(staging, cards))
    return found + [_meld_target(staging, cards, place) for place in theirs]


def _meld_target(staging: Staging, cards: Cards, place: StagingPlace) -> DropTarget:
    after, spot = staging.with_step(cards, place)
    refusal = refuses(after, spot)
    if refusal is not None:
        return DropTarget(place, refusal)
    play = after.play_at(spot)
    points = after.view.table.rules.pack.points(cards)
    return DropTarget(place, None, points, after.size(play), after.lacks(play), after.rank(play))


def _pile_target(staging: Staging, cards: Cards) -> DropTarget:
    """Taking the pile before drawing, afterwards discarding the one card (`need` 1 in the refusal of several)."""
    table = staging.view.table
    if table.turn.phase == DRAWING or not staging.is_our_turn:
        after, _ = staging.with_step(cards, PILE)
        refusal = refuses(after, PILE)
        if refusal is not None:
            return DropTarget(PILE, refusal)
        points = table.rules.pack.points(cards if staging.takes_pile else (*cards, table.pile[-1]))
        return DropTarget(PILE, None, points, taken(table, after.interpretation.take), after.interpretation.refusal)
    if len(cards) != 1:
        refusal = staging.refusal(Reason.DISCARD_NOT_ALLOWED, cards)
        return DropTarget(PILE, replace(refusal, have=len(cards), need=1))
    end = end_with_discard(staging, cards[0])
    if isinstance(end, Refusal):
        return DropTarget(PILE, end)
    return DropTarget(PILE, None, 0, len(table.pile) + 1)
