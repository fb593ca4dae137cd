"""The novice: lays what it can, keeps pairs, throws its lowest single card, and goes out when it can."""

from typing import Final

from canasta_desktop.bots.policy import Choice, Idea, Policy, Why
from canasta_desktop.rules.actions import Answer, Discard, Draw, End, Meld, Play
from canasta_desktop.rules.cards import FACES, NATURAL_RANKS, Hand, is_natural, is_wild
from canasta_desktop.rules.generator import Goal, plans, takes
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import ANSWERING, DRAWING, Table

KEEPS: Final = 2
"""Cards that stay in hand as long as the novice cannot go out: one to discard and one to go on with (CL-8.3)."""


class Novice(Policy):
    """Plays legally and to the end, without a thought for what the others do."""

    name = "novice"

    def choose(self, view: Observation, rng: Rng) -> Choice:
        table, hand = view.table, view.hand
        phase = table.turn.phase
        if phase == ANSWERING:
            return Choice(Answer(True), (Idea(Why.SAY_YES),))
        if phase == DRAWING:
            return _before(table, hand)
        for plays in plans(table, hand, Goal.OUT):
            return Choice(Meld(plays), (Idea(Why.GO_OUT),))
        plays = _open_melds(table, hand) if table.is_open(table.side(view.seat)) else _initial_meld(table, hand)
        if plays:
            laid = tuple([card for play in plays for card in play.cards])
            return Choice(Meld(plays), (Idea(Why.ADD, laid),))
        return _discard(table, hand, rng)


def _before(table: Table, hand: Hand) -> Choice:
    """Take the pile when it can be had, else draw; with an empty stock, end the deal (CL-9.3)."""
    for take in takes(table, hand):
        return Choice(take, (Idea(Why.TAKE_PILE, (table.pile[-1],)),))
    if table.stock > 0:
        return Choice(Draw(), (Idea(Why.DRAW_SAFE),))
    return Choice(End(), (Idea(Why.END_DEAL),))


def _initial_meld(table: Table, hand: Hand) -> tuple[Play, ...]:
    """The cheapest initial meld (CL-7.1), none if there is none."""
    for plays in plans(table, hand, Goal.OPEN):
        return plays
    return ()


def _open_melds(table: Table, hand: Hand) -> tuple[Play, ...]:
    """All natural cards that fit or make a meld of their own, then all wild cards that fit anywhere.

    The last of these plays are left out where no discard would be possible any more.
    """
    plays = _natural_plays(table, hand)
    plays += _wild_plays(table, hand)
    left = hand.size - sum([len(play.cards) for play in plays])
    while left < KEEPS and plays:
        left += len(plays.pop().cards)
    action = Meld(tuple(plays))
    return action.plays if plays and reason(table, hand, action) is OK else ()


def _natural_plays(table: Table, hand: Hand) -> list[Play]:
    """Natural cards onto the side's melds, and new melds of natural cards alone."""
    side = table.side(table.turn.seat)
    plays: list[Play] = []
    for rank in NATURAL_RANKS:
        if not hand.ranks[rank]:
            continue
        meld = table.meld_of_rank(side, rank)
        form = table.rules.melds.form(rank)
        if meld is not None:
            plays.append(Play(tuple(hand.of_rank(rank)), meld.number))
        elif form is not None and form.refuses(hand.ranks[rank], 0) is OK:
            plays.append(Play(tuple(hand.of_rank(rank))))
    return plays


def _wild_plays(table: Table, hand: Hand) -> list[Play]:
    """Every wild card at once: with a pair as a new meld, the dearest first, else onto the fullest meld."""
    side = table.side(table.turn.seat)
    melds = table.rules.melds
    wilds = [card for card in hand.cards() if is_wild(card)]
    plays: list[Play] = []
    for rank in reversed(NATURAL_RANKS):
        naturals = tuple(hand.of_rank(rank))
        is_laid = table.meld_of_rank(side, rank) is not None or melds.refuses(None, naturals) is OK
        if wilds and not is_laid and melds.refuses(None, (*naturals, wilds[0])) is OK:
            plays.append(Play((*naturals, wilds.pop(0))))
    # A natural canasta is worth less with a wild card (CL-5.8): even a novice spoils it last.
    by_size = sorted(table.melds[side], key=lambda m: (m.wilds == 0 and len(m.cards) >= melds.canasta, -len(m.cards)))
    for meld in by_size:
        for count in range(len(wilds), 0, -1):
            if melds.refuses(meld, tuple(wilds[:count])) is OK:
                plays.append(Play(tuple(wilds[:count]), meld.number))
                wilds = wilds[count:]
                break
    return plays


def _discard(table: Table, hand: Hand, rng: Rng) -> Choice:
    """The lowest card without a fellow; then of pairs and more; wild cards last (CL-4.5)."""
    options: list[tuple[tuple[bool, bool, int], int]] = []
    for card in range(FACES):
        if hand.faces[card] and reason(table, hand, Discard(card)) is OK:
            matched = is_natural(card) and hand.ranks[card >> 2] > 1
            options.append(((is_wild(card), matched, table.rules.pack.values[card >> 2]), card))
    lowest = min([key for key, _ in options])
    cards = [card for key, card in options if key == lowest]
    card = cards[rng.below(len(cards))]
    return Choice(Discard(card), (Idea(Why.LOWEST_SINGLE, (card,)),))
