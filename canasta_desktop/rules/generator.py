"""What can be done: single steps, and whole plans for the initial meld and for going out.

Theory of operation. A turn of Canasta has millions of outcomes: any subset of the hand, on any of the melds, in any
order. Listing them is hopeless, and nobody needs it. What is needed is a list that is short, always contains
something, and from which every lawful outcome can be reached. So:

- **Steps.** `legal` lists single steps: a new meld of the least size or with all its natural cards, one card added or
  all of its rank, a discard. A player of any kind puts them together one by one. Cards that differ only in suit are
  one choice, and the lowest face stands for them (where suits matter, each is listed).
- **Plans.** Some things must happen in one action, because halfway they would be illegal: an initial meld that meets
  the minimum only as a whole (CL-7.3), and going out with black threes or by completing the canasta that allows it
  (CL-5.12, A-21 of classic.md). No chain of steps reaches these, so `plans` searches for them, and `legal` offers the
  cheapest few.

`verification.decompose` proves it: every arbitrary action that the rules accept is a step, a plan, or a chain of them.

Plans are made lazily, cheapest first: fewest wild cards, twos before jokers, then melds of the dearest ranks first,
since they need the fewest cards. There can be very many, and most callers stop after the first.

Speed. This is asked at every step of every deal that bots play or tests walk. A step that leaves two cards or more is
legal by how it was made and is not asked of `legality` again; only the few that empty the hand are. Most systems are
"plain" (`RuleSet.is_plain`: one set of a rank, no sequences, no house rule that needs more), and for them `_plain`
skips the questions whose answer is known. It lists nothing that the long way does not, which a test compares; what it
leaves out (beginning a meld with several wild cards) is a chain of what it lists.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import islice
from typing import Final

from canasta_desktop.rules.actions import (
    ANSWERS,
    ANY_THREE,
    ASK,
    DISCARDS,
    DRAW,
    END,
    Action,
    Draw,
    Lay,
    LayMeld,
    Play,
    Special,
)
from canasta_desktop.rules.cards import FOUR, JOKER, RANKS, TWO, Hand
from canasta_desktop.rules.going_out_ways import could_meld_all, may_go_out, ways_are_lawful, ways_out
from canasta_desktop.rules.initial_meld_search import initial_melds, size_of
from canasta_desktop.rules.legality import is_bound, reason, reason_if
from canasta_desktop.rules.plain_steps import plain_steps
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.steps import steps
from canasta_desktop.rules.table import ANSWERING, DRAWING, PLAYING, UNANSWERED, YES, Table
from canasta_desktop.rules.takes import could_take, open_takes, takes

__all__ = ["Goal", "could_open", "legal", "plans", "takes"]

FEW: Final = 4
"""How many initial melds `legal` offers for one way to begin."""


class Goal(Enum):
    """What a plan is for."""

    OPEN = "open"
    OUT = "out"


def legal(table: Table, hand: Hand) -> list[Action]:
    """Single steps and a few plans for the seat whose action is due; `hand` is its hand."""
    if table.over:
        return []
    phase = table.turn.phase
    if phase == ANSWERING:
        return list(ANSWERS)
    rules = table.rules
    if rules.is_plain:
        return _plain(table, hand)
    if phase == DRAWING:
        return _before(table, hand)
    # Threes that wait in the hand go first: while one must, nothing else may be done (MA-2.4).
    actions: list[Action] = []
    bound = is_bound(table, hand)
    if rules.threes.may_be_held:
        _lays(table, hand, actions)
        if actions and rules.threes.waits(hand):
            return actions
    # Melding: steps for a side that is open, else whole initial melds (CL-7).
    if table.is_open(table.sides[table.turn.seat]):
        steps(table, hand, bound, actions)
    elif could_open(table, hand):
        actions += [LayMeld(plays) for plays in islice(plans(table, hand, Goal.OPEN), FEW)]
    # Going out in one action, and the ways to end the turn.
    if may_go_out(table, hand):
        _way_out(table, hand, actions)
    _discards(table, hand, bound, actions)
    if rules.out.refuses_asking(table) is OK:
        actions.append(ASK)
    if rules.extras:
        for extra in rules.extras:
            actions += [Special(key) for key in extra.specials(table, hand)]
    if (table.turn.bare or hand.size == 1 or rules.threes.may_be_held) and reason(table, hand, END) is OK:
        actions.append(END)
    return actions


def _plain(table: Table, hand: Hand) -> list[Action]:
    """Single steps and a few plans in a plain rule set (`RuleSet.is_plain`), where most questions need not be asked."""
    turn = table.turn
    if turn.phase == DRAWING:
        return _plain_before(table, hand)
    actions: list[Action] = []
    bound = turn.answer == YES and is_bound(table, hand)
    if table.melds[table.sides[turn.seat]]:
        # With one card left the steps and the discard are all there is.
        if plain_steps(table, hand, bound, actions) and hand.size > 1 and could_meld_all(table, hand):
            _way_out(table, hand, actions)
    else:
        if could_open(table, hand):
            actions += [LayMeld(plays) for plays in islice(plans(table, hand, Goal.OPEN), FEW)]
        if may_go_out(table, hand):
            _way_out(table, hand, actions)
    if hand.size == 1 or table.rules.threes.is_held(hand):
        _discards(table, hand, bound, actions)
    elif not bound:
        actions += [DISCARDS[card] for card in hand.low if card >= 0]
    if turn.answer == UNANSWERED and table.rules.out.refuses_asking(table) is OK:
        actions.append(ASK)
    return actions


def _plain_before(table: Table, hand: Hand) -> list[Action]:
    """What can be done before drawing in a plain rule set."""
    actions: list[Action] = [DRAW] if table.stock > 0 else []
    if table.pile and could_take(table, hand):
        if not table.melds[table.sides[table.turn.seat]]:
            actions += islice(takes(table, hand), FEW)
        elif table.rules.pile.refuses_top(table, hand) is OK:
            actions += open_takes(table, hand)[:FEW]
    if table.stock == 0 and reason(table, hand, END) is OK:
        actions.append(END)
    if table.rules.out.ask_early and reason(table, hand, ASK) is OK:
        actions.append(ASK)
    return actions


def plans(table: Table, hand: Hand, goal: Goal, start: Sequence[Play] = ()) -> Iterator[tuple[Play, ...]]:
    """Plays that reach the goal in one action, cheapest first; lazy, there can be very many.

    For OPEN, `start` are new melds already begun; they come first in each plan, added to where that
    helps. Every plan yielded is legal as a `LayMeld` of the player in turn.
    """
    if goal is Goal.OUT:
        yield from _ways_out(table, hand)
        return
    begun = [play.cards for play in start]
    left = hand.copy() if start else hand
    for cards in begun:
        left.take_out(cards)
    # What the search finds is lawful in plain rule sets, as long as the turn can then be ended.
    sure = table.rules.is_plain and not table.rules.initial_meld.single and table.turn.answer != YES and not start
    for melds in initial_melds(table, left, begun, table.minimum(table.turn.seat)):
        plays = tuple([Play(cards) for cards in melds])
        lawful = sure and hand.size - size_of(melds) > 1
        if lawful or reason(table, hand, LayMeld(plays)) is OK:
            yield plays


def _ways_out(table: Table, hand: Hand) -> Iterator[tuple[Play, ...]]:
    """Plays that go out in one action, what the partner said being heeded."""
    turn = table.turn
    rules = table.rules
    granted = turn.phase == PLAYING and not table.over and rules.out.refuses_leave(table) is OK
    if rules.is_plain and not granted and hand.size > 1:
        return
    sure = granted and ways_are_lawful(table)
    for plays in ways_out(table, hand):
        if plays and (sure or reason(table, hand, LayMeld(plays)) is OK):
            yield plays


def _before(table: Table, hand: Hand) -> list[Action]:
    """What can be done before drawing: draw, take the pile, or end the deal."""
    actions: list[Action] = []
    rules = table.rules
    kept = _kept(table, hand)
    stock = table.drawable()
    if stock > 0:
        actions.append(DRAW)
        actions += [Draw(keep) for keep in kept]
    if rules.threes.may_be_held:
        _lays(table, hand, actions)
    if table.pile and could_take(table, hand):
        for take in islice(takes(table, hand), FEW):
            actions.append(take)
            if kept and rules.threes.is_held(hand):
                actions += [take.keeping(keep) for keep in kept]
    if stock == 0 and reason(table, hand, END) is OK:
        actions.append(END)
    if rules.out.ask_early and reason(table, hand, ASK) is OK:
        actions.append(ASK)
    return actions


def _kept(table: Table, hand: Hand) -> list[int]:
    """What can be held back with a draw or a take: any three, or one of those that are too many (MA-2.3, MA-2.4).

    Nothing where all threes are laid out.
    """
    threes = table.rules.threes
    if not (threes.may_be_held and threes.may_keep(table, table.turn.seat)):
        return []
    return list(dict.fromkeys(threes.held(hand))) if threes.waits(hand) else [ANY_THREE]


def _lays(table: Table, hand: Hand, actions: list[Action]) -> None:
    """Laying out a three held in hand (MA-2.6, GT-3.6)."""
    for card in sorted(set(table.rules.threes.held(hand))):
        action = Lay((card,))
        if reason(table, hand, action) is OK:
            actions.append(action)


def could_open(table: Table, hand: Hand) -> bool:
    """A quick no for most hands of a side that is not open: all that could be melded counts too little."""
    rules = table.rules
    if not rules.melds.is_simple:
        return True
    values = rules.pack.values
    ranks = hand.ranks
    points = ranks[TWO] * values[TWO] + ranks[JOKER] * values[JOKER]
    enough = 1 if points else 2
    for rank in range(FOUR, JOKER):
        if ranks[rank] > enough:
            points += ranks[rank] * values[rank]
    # With the whole hand no minimum may be needed (CL-7.7): that is a plan to go out.
    return points >= rules.initial_meld.minimum(table, table.turn.seat)


def _way_out(table: Table, hand: Hand, actions: list[Action]) -> None:
    """Going out as one plan, the cheapest."""
    for plays in _ways_out(table, hand):
        action = LayMeld(plays)
        # Single steps of an open side are one play each: several plays are none of them.
        is_new = len(plays) > 1 and table.is_open(table.sides[table.turn.seat])
        if is_new or action not in actions:
            actions.append(action)
        return


def _discards(table: Table, hand: Hand, bound: bool, actions: list[Action]) -> None:
    """A discard of each rank, the lowest face for it; where suits have a meaning, of each face."""
    rules = table.rules
    threes = rules.threes
    if bound and hand.size > 1:
        return  # the deal would go on (CL-8.7, A-20)
    plain = hand.size > 1 and not table.turn.bare and not rules.melds.has_runs and rules.discards.is_free()
    if not plain or threes.may_be_held or threes.is_held(hand):
        _discards_asked(table, hand, bound, actions)
        return
    actions += [DISCARDS[card] for card in hand.low if card >= 0]


def _discards_asked(table: Table, hand: Hand, bound: bool, actions: list[Action]) -> None:
    """Discards of each rank, or each face, where every single one must be checked."""
    has_runs = table.rules.melds.has_runs
    for rank in range(RANKS):
        if hand.ranks[rank] == 0:
            continue
        for card in dict.fromkeys(hand.of_rank(rank)):
            if reason_if(table, hand, DISCARDS[card], bound) is OK:
                actions.append(DISCARDS[card])
                if not has_runs:
                    break
