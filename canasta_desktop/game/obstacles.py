"""Why a meld in the making is refused: never because it is unfinished, only where no further card could help.

How it works. The rules are asked about the meld as it stands. Where they object, it is tried with more
cards of the hand: naturals of its rank, wild cards for a meld of wild cards, what lies between the cards
of a sequence. If one such meld is lawful, this one may wait for it. Too few cards are no objection at all
(`check_play`), but two cards that no sequence could hold are. Then it is asked whether it can lie beside
each of the other melds staged, finished or not. So the answer does not depend on the order in which cards
were staged.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from canasta_desktop.game.staging import Staging
from canasta_desktop.game.staging_places import PILE, StagingPlace, by_place
from canasta_desktop.game.take_interpretations import OPENING
from canasta_desktop.rules.actions import NEW, LayMeld, Play
from canasta_desktop.rules.cards import JOKER, JOKER_FACE, TWO, Cards, Hand
from canasta_desktop.rules.explaining import explain
from canasta_desktop.rules.going_out_ways import can_go_out
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check_play
from canasta_desktop.rules.melds import NO_RANK
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK, Reason, Refusal
from canasta_desktop.rules.shapes import gather, shapes
from canasta_desktop.rules.table import PLAYING, RUN, Table
from canasta_desktop.rules.turn_end import cards_gained_from_pile

UNFINISHED: Final = (Reason.MELD_TOO_SMALL, Reason.MELD_TOO_FEW_NATURALS)
"""What is no objection to a meld in the making."""
CURABLE: Final = (*OPENING, Reason.MELD_TOO_SMALL)
"""What may stand against a take in the making: more cards staged can put it right."""
INCURABLE: Final = (Reason.NO_SUCH_MELD, Reason.CARD_NOT_IN_HAND, Reason.DUPLICATE_MELD)
"""What no further card could change."""


def refuses(staging: Staging, place: StagingPlace) -> Refusal | None:
    """Why the group at this place cannot be staged, None if it can; it may be unfinished."""
    group = by_place(staging.steps)[place]
    turn = staging.refuses_turn()
    if turn is not None:
        return turn
    if not staging.view.hand.holds(staging.staged):
        return staging.refusal(Reason.CARD_NOT_IN_HAND, group)
    if place == PILE:
        return _refuses_take(staging) or _spoils_group(staging)
    if any([not cards and spot != PILE for spot, cards in staging.steps]):
        return staging.refusal(Reason.MELD_TOO_SMALL)
    others = [play for places, play in staging.joined if place not in places]
    refusal = _refuses_group(staging.view, staging.play_at(place), others, staging.takes_pile)
    return refusal or (_spoils_take(staging, place) if staging.takes_pile else None)


def _spoils_take(staging: Staging, place: StagingPlace) -> Refusal | None:
    """Why the pile cannot be taken with what lies at this place, tried as one meld first."""
    refusal = _refuses_take(staging)
    return refusal and (_refuses_together(staging, place) or refusal)


def _spoils_group(staging: Staging) -> Refusal | None:
    """Why something else that is staged could not stay beside what lies on the pile now."""
    for place in by_place(staging.steps):
        refusal = None if place == PILE else refuses(staging, place)
        if refusal is not None:
            return _refuses_together(staging, place) or refusal
    return None


def _refuses_together(staging: Staging, place: StagingPlace) -> Refusal | None:
    """What stands against one meld of the top card and the cards at this place."""
    together = [reading.refusal for reading in staging.at(PILE, place).interpretations if place in reading.places]
    return next((refusal for refusal in together if refusal is not None), None)


def _refuses_take(staging: Staging) -> Refusal | None:
    """Why the pile cannot be taken with what lies on it, whatever else is staged."""
    if staging.interpretation.refusal is None:
        return None
    alone = staging.at(*staging.interpretation.places).interpretation.refusal
    return None if alone is None or alone.reason in CURABLE else alone


def _refuses_group(view: Observation, play: Play, others: Sequence[Play], takes_pile: bool) -> Refusal | None:
    """Why this meld cannot be staged beside the others, None if it can.

    With `takes_pile` the pile's top card is in one of the melds.
    """
    table, hand = view.table, view.hand.copy()
    if takes_pile:
        hand.add(table.pile[-1])
    # What the pile's top card is added to and what is staged there are one meld.
    for other in others:
        if other.onto == play.onto != NEW:
            play = Play(play.cards + other.cards, play.onto)
    first = check_play(table, hand, play)
    if first is not None and first.reason in INCURABLE:
        return first
    hand.take_out(play.cards)
    why = first.reason if first is not None else _why_unfinished(table, play, hand)
    if why is not OK and not _can_be_cured(table, play, hand):
        return first or explain(table, view.hand, LayMeld((play,)), why)
    for other in others:
        why = _clash(table, play, other)
        if why is not OK:
            return explain(table, view.hand, LayMeld((play,)), why)
    return _refuses_now(view, play, takes_pile)


def _why(table: Table, play: Play) -> Reason:
    """What the rules have against this meld."""
    groups = gather(table, (play,))
    return Reason.NO_SUCH_MELD if groups is None else shapes(table, groups)


def _forbids(table: Table, *plays: Play) -> Reason:
    """What the table as it lies has against these melds, finished or not."""
    groups = gather(table, plays)
    assert groups is not None
    return table.rules.melds.forbids(table, groups, not table.is_open(table.sides[table.turn.seat]))


def _why_unfinished(table: Table, play: Play, spare: Hand) -> Reason:
    """Why a meld that may only lack cards is refused; `spare` are those of the hand that are not in it."""
    why = _why(table, play)
    if why not in UNFINISHED:
        return why
    if _rank(table, play) == RUN:
        possible = table.rules.melds.refuses(None, _run_of(play.cards)) is OK
        if not possible or not spare.holds(_gaps(play.cards)):
            return Reason.SEQUENCE_INVALID
    return _forbids(table, play)


def _clash(table: Table, play: Play, other: Play) -> Reason:
    """Why two melds cannot lie side by side, each of which could be staged alone."""
    if not _go_together(table, play, other):
        return Reason.DUPLICATE_MELD
    if OK is not _forbids(table, play) or OK is not _forbids(table, other):
        return OK  # they wait for more cards
    return _forbids(table, play, other)


def _rank(table: Table, play: Play) -> int:
    """What the meld is one of that a play makes or joins."""
    meld = table.meld_numbered(play.onto)
    return table.rules.melds.rank(play.cards) if meld is None else meld.rank


def _can_be_cured(table: Table, play: Play, spare: Hand) -> bool:
    """Whether the meld becomes lawful with more cards of the hand."""
    for more in _cures(table, play, spare):
        if _why(table, Play((*play.cards, *more), play.onto)) is OK:
            return True
    return False


def _cures(table: Table, play: Play, spare: Hand) -> Iterator[Cards]:
    """Cards of the hand that might be what a meld lacks, fewest first."""
    rank = _rank(table, play)
    if rank == RUN:
        meld = table.meld_numbered(play.onto)
        gaps = _gaps(play.cards if meld is None else (*meld.cards, *play.cards))
        if gaps and spare.holds(gaps):
            yield gaps
    elif rank != NO_RANK:
        own = spare.of_rank(TWO) + spare.of_rank(JOKER) if rank == JOKER else spare.of_rank(rank)
        for count in range(1, len(own) + 1):
            yield tuple(own[:count])


def _gaps(cards: Sequence[int]) -> Cards:
    """The faces that lie between these cards of one suit."""
    return tuple([card for card in range(min(cards), max(cards), 4) if card not in cards])


def _run_of(cards: Sequence[int]) -> Cards:
    """These cards and those between them, and where that is short the next higher or lower one."""
    run = (*cards, *_gaps(cards))
    longer = (*run, max(run) + 4)
    return run if len(run) > 2 else longer if longer[-1] < JOKER_FACE else (*run, min(run) - 4)


def _go_together(table: Table, play: Play, other: Play) -> bool:
    """Whether one may be begun beside the other, both new and of one rank (CL-5.9, HF-3.4)."""
    melds = table.rules.melds
    rank = melds.rank(play.cards)
    if play.onto != NEW or other.onto != NEW or rank != melds.rank(other.cards):
        return True
    side = table.sides[table.turn.seat]
    for first in (play, other):
        laid, _ = preview(table, Hand(first.cards), [first])
        if melds.refuses_another(laid, side, rank) is OK:
            return True
    return False


def _refuses_now(view: Observation, play: Play, takes_pile: bool) -> Refusal | None:
    """Melds that only going out may lay are staged only where going out is possible (CL-5.12)."""
    melds = view.table.rules.melds
    form = melds.form(melds.rank(play.cards)) if play.onto == NEW else None
    if form is None or not form.only_out():
        return None
    table, hand = view.table, view.hand
    if takes_pile:
        table, hand = table.copy(), hand.copy()
        table.turn.phase = PLAYING
        table.turn.took = True
        hand.add(table.pile[-1])
    if (not takes_pile or cards_gained_from_pile(table) == 0) and can_go_out(table, hand):
        return None
    return explain(view.table, hand, LayMeld((play,)), Reason.BLACK_THREES_ONLY_GOING_OUT)
