"""What holds of every state, whatever was done before: each card in one place, counts and melds that fit.

It is the ground of `laws`, which asks it after every action. A law that does not hold raises `LawBroken`.
"""

from collections.abc import Callable
from typing import NoReturn

from canasta_desktop.rules.cards import JOKER_FACE, RANKS, Hand, cards_text
from canasta_desktop.rules.drawing import TURN_CARD
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.records import missing_cards
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, NOBODY, Meld, Table

Judge = Callable[[State], str]
"""A further law of a state: what is wrong, nothing if all is well."""


class LawBroken(Exception):
    """A law does not hold; `law` names it."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def broken(law: str, detail: str) -> NoReturn:
    """Say that a law does not hold."""
    raise LawBroken(law, detail)


def sound(state: State, judge: Judge | None = None) -> None:
    """Each card is in exactly one place, the counts on the table say so, and the melds are melds."""
    table = state.table
    if any(missing_cards(state)):
        missing = {face: short for face, short in enumerate(missing_cards(state)) if short}
        broken("each card is in one place", f"missing by face: {missing}")
    counts = (table.sizes, table.stock, table.feet, table.packets, table.beneath, table.face_down)
    cards = (
        [hand.size for hand in state.hands],
        len(state.stock),
        [len(foot) for foot in state.feet],
        [len(packet) for packet in state.packets],
        len(state.beneath),
        len(state.face_down),
    )
    if counts != cards:
        broken("the counts are those of the cards", f"{counts} for {cards}")
    for hand in state.hands:
        if not _is_in_step(hand):
            broken("a hand is in step with itself", f"{hand.ranks}, {hand.low} for {hand!r}")
    for hand, known in zip(state.hands, table.known, strict=True):
        if known.size and not hand.holds(known.cards()):
            broken("what is known of a hand is in it", f"{known!r} of {hand!r}")
    _sound_seats(state)
    _sound_melds(table)
    if judge is not None and (wrong := judge(state)):
        broken("what lies on the table is lawful", wrong)


def _is_in_step(hand: Hand) -> bool:
    """Whether all that a hand says of itself is what the same cards say that were counted afresh."""
    again = Hand(hand.cards())
    ranks = range(RANKS)
    said = hand.ranks, hand.low, hand.size, [hand.all_of(rank) for rank in ranks]
    return said == (again.ranks, again.low, again.size, [again.all_of(rank) for rank in ranks])


def _sound_seats(state: State) -> None:
    """Who plays, who is to act, and what hands may hold."""
    table = state.table
    threes = table.rules.threes
    if not table.over:
        if table.to_act() not in table.order or (table.turn.phase == ANSWERING and table.turn.adviser == NOBODY):
            broken("somebody is to act", f"seat {table.to_act()} of {table.order}")
        for seat in table.order:
            if state.hands[seat].size + table.feet[seat] + table.bonus[seat] == 0:
                broken("who plays has cards", f"seat {seat}")
    for seat, hand in enumerate(state.hands):
        if seat not in table.order and (hand.size or table.melded[seat]):
            broken("who sits out has nothing", f"seat {seat}")
        if not threes.may_be_held and threes.held(hand):
            broken("threes are laid out at once", f"seat {seat}: {hand!r}")
    if not all([threes.lays_out(card) for laid in table.threes for card in laid]):
        broken("threes are laid out at once", f"{table.threes} lie there")
    if table.turn_card and table.stock < TURN_CARD:
        broken("the turn card lies where it lies", f"{table.stock} cards in the stock")
    if table.drawable() < 0:
        broken("the counts are those of the cards", f"{table.bonus} reserved of {table.stock}")


def _sound_melds(table: Table) -> None:
    """Melds have numbers of their own, wild cards counted right, and are such as the rules know."""
    melds = table.rules.melds
    numbers: set[int] = set()
    for side, laid in enumerate(table.melds):
        for meld in laid:
            where = f"{meld.number}: {cards_text(meld.cards)}"
            if meld.number in numbers or not 0 <= meld.number < table.laid_melds:
                broken("melds have numbers of their own", where)
            numbers.add(meld.number)
            if meld.wilds != len([card for card in meld.cards if card < 4 or card == JOKER_FACE]):
                broken("the counts are those of the cards", f"{meld.wilds} wild cards of {where}")
            if table.sides[meld.seat] != side or not table.melded[meld.seat]:
                broken("who laid a meld is of its side and has melded", where)
            cards = tuple(meld.cards)
            if melds.rank(cards) != meld.rank or melds.refuses(None, cards) is not OK:
                broken("melds are such as the rules know", where)
        _sound_ranks(table, laid)


def _sound_ranks(table: Table, laid: list[Meld]) -> None:
    """At most one meld of a rank that could still grow, where that is the rule; two where partners came together."""
    melds = table.rules.melds
    if table.lone != NOBODY:
        return
    for meld in laid:
        form = melds.form(meld.rank)
        others = [other for other in laid if other.rank == meld.rank and other is not meld]
        if form is None:
            broken("melds are such as the rules know", cards_text(meld.cards))
        again = form.again()
        two_grow = not melds.is_complete(meld) and not all(map(melds.is_complete, others))
        if (again is Again.NEVER and others) or (again is Again.COMPLETE and two_grow):
            broken("a side has one meld of a rank", cards_text(meld.cards))
