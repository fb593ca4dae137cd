"""Taking an accepted action apart: is it an enumerated step, a plan, or a chain of steps?

How it works. The action is carried out on a copy, which is where the steps must lead. From there only what
lies on the table counts: a chain is searched from state to state, each step one that `generator.legal`
offers and that lays nothing but what still has to be laid. What must happen in one action is compared with
the plans: an initial meld with those that lie within it, a take with the ways to take, going out with the
ways out that keep a like card.

Cards that differ only in suit are alike where there are no sequences. Where there are, steps are told apart
by suit; plans for an initial meld are so only in their sequences, since for its sets they take the first
cards of a rank that come. Nor do plans try which of two melds gets the two and which the joker, or lay a
rank in two melds where one has room for it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import islice
from typing import Final

from canasta_desktop.rules.actions import Action, Discard, Draw, Join, Lay, LayMeld, Play, Take
from canasta_desktop.rules.cards import is_natural, is_wild
from canasta_desktop.rules.generator import Goal, legal, plans, takes
from canasta_desktop.rules.going_out_ways import can_go_out, ways_out
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import NOBODY, PLAYING, RUN, Meld, Table

NODES: Final = 300
"""How many moments a search for a chain looks at."""
PLANS: Final = 3000
"""How many initial melds or ways to take are compared."""

WILD: Final = -1000
"""The kind of all wild cards in the melds of a plan."""

Lying = tuple[int, int, Mapping[int, int]]
"""A meld as it lies: its number, one too high if it is new, its rank, and how many cards it has of each kind."""

Key = tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]


class ActionPart(Enum):
    """What an accepted action was found to be."""

    STEP = "step"
    PLAN = "plan"
    CHAIN = "chain"
    UNDECIDED = "undecided"  # there was too much to look at
    NOTHING = "nothing"


def decompose(state: State, action: Action, offered: list[Action]) -> ActionPart:
    """What this accepted action of the seat whose action is due is made of; `offered` is what `legal` gives."""
    if action in offered:
        return ActionPart.STEP
    if isinstance(action, LayMeld | Take):
        if _ends_before_it(state, action, offered):
            return ActionPart.STEP
        search = _Search(state, action)
        return search.meld() if isinstance(action, LayMeld) else search.take(action.rest)
    if isinstance(action, Lay):
        return _lays(state, action)
    if isinstance(action, Join):
        return ActionPart.STEP if Join(action.second, action.first) in offered else ActionPart.NOTHING
    if isinstance(action, Draw):
        return _draw(state, action, offered)
    if isinstance(action, Discard):
        same = [other.card for other in offered if isinstance(other, Discard)]
        alike = [card for card in same if _kind(state.table, card, RUN) == _kind(state.table, action.card, RUN)]
        return ActionPart.STEP if alike else ActionPart.NOTHING
    return ActionPart.NOTHING


def _draw(state: State, action: Draw, offered: list[Action]) -> ActionPart:
    """A three that is named in vain changes nothing; else the others that came are laid out at once (MA-2.4)."""
    came = state_text(_done(state, action))
    reached = [_done(state, draw) for draw in offered if isinstance(draw, Draw)]
    if any([state_text(further) == came for further in reached]):
        return ActionPart.STEP
    while reached:
        reached = [laid for further in reached for laid in _one_three_less(further)]
        if any([state_text(further) == came for further in reached]):
            return ActionPart.CHAIN
    return ActionPart.NOTHING


def _ends_before_it(state: State, action: LayMeld | Take, offered: list[Action]) -> bool:
    """Whether the deal is over before the pile is taken: threes go first, and the last card was a three (MA-8.5)."""
    if not isinstance(action, Take):
        return False
    ended = _done(state, action)
    if not ended.table.over:
        return False
    came = state_text(ended)
    return any([isinstance(take, Take) and state_text(_done(state, take)) == came for take in offered])


def _one_three_less(state: State) -> list[State]:
    """Every state that laying out one three leads to, if it is still the same turn."""
    if state.table.over or state.table.turn.phase != PLAYING:
        return []
    return [_done(state, step) for step in legal(state.table, state.hand_to_act()) if isinstance(step, Lay)]


def _done(state: State, action: Action) -> State:
    """The state after this action."""
    further = state.copy()
    further.apply(action)
    return further


def _lays(state: State, action: Lay) -> ActionPart:
    """Several threes laid out at once: one after the other."""
    state = state.copy()
    for card in action.cards:
        if state.table.over:
            break  # what replaced the one before has ended the deal, and the others stay in hand (MA-8.5)
        step = Lay((card,))
        if step not in legal(state.table, state.hand_to_act()):
            return ActionPart.NOTHING
        state.apply(step)
    return ActionPart.CHAIN


def _kind(table: Table, card: int, rank: int) -> int:
    """What a card in a meld of this rank is told apart by: natural ones by their face in a sequence, else the rank.

    Threes that are laid out are a rank of their own.
    """
    if rank == RUN and is_natural(card) and table.rules.melds.has_runs:
        return card
    return -1 - (card >> 2) - (100 if table.rules.threes.lays_out(card) else 0)


def _together(melds: list[tuple[int, int, Counter[int]]]) -> list[Lying]:
    """New sets of a rank as one: plans lay them so where a meld has room for all, and they may lie apart (SA-3.4)."""
    runs: list[Lying] = [meld for meld in melds if meld[1] == RUN]
    sets: dict[int, tuple[int, Counter[int]]] = {}
    for number, rank, kinds in melds:
        if rank != RUN:
            sets[rank] = (number, sets[rank][1] + kinds if rank in sets else kinds)
    return [*runs, *[(number, rank, kinds) for rank, (number, kinds) in sets.items()]]


class _Search:
    """The search for one action: `goal` is the state it leads to; melds from number `new` on are not there yet."""

    def __init__(self, state: State, action: LayMeld | Take) -> None:
        table = state.table
        self.state: Final = state
        self.seat: Final = table.turn.seat
        self.new: Final = table.laid_melds
        self.is_open: Final = table.is_open(table.sides[self.seat])
        self.goal: Final = state.copy()
        self.goal.apply(action)
        self.wanted: Final = self.melds_of(self.goal)
        self.laid: Final = _ranks(self.wanted_cards(self.goal))
        self.left: int = NODES
        self.tried: int = 0

    # --- what lies on the table --------------------------------------------------------------------

    def melds_of(self, state: State) -> list[Lying]:
        """The melds of the side in turn; those of a plan with all sets of a rank as one."""
        table = state.table
        melds = [
            (min(meld.number, self.new), meld.rank, self.kinds(meld)) for meld in table.melds[table.sides[self.seat]]
        ]
        return [*melds] if self.is_open else _together(melds)

    def kinds(self, meld: Meld) -> Counter[int]:
        """The cards of a meld, by kind; in the melds of a plan wild cards are alike too."""
        table = self.state.table
        if self.is_open:
            return Counter([_kind(table, card, RUN) for card in meld.cards])
        return Counter([WILD if is_wild(card) else _kind(table, card, meld.rank) for card in meld.cards])

    def wanted_cards(self, state: State) -> list[int]:
        """All cards in the melds of the side in turn."""
        table = state.table
        return [card for meld in table.melds[table.sides[self.seat]] for card in meld.cards]

    def fits(self, melds: list[Lying], wanted: list[Lying]) -> bool:
        """Whether these melds could still grow into those wanted."""
        if not melds:
            return True
        number, rank, kinds = melds[0]
        for place, (other, its_rank, its_kinds) in enumerate(wanted):
            if number == other and rank == its_rank and all([its_kinds.get(k, 0) >= n for k, n in kinds.items()]):
                if self.fits(melds[1:], wanted[:place] + wanted[place + 1 :]):
                    return True
        return False

    # --- chains ------------------------------------------------------------------------------------

    def chain(self, state: State, seen: set[Key]) -> bool:
        """Whether offered steps lead from this state, which fits, to the goal."""
        melds = self.melds_of(state)
        missing = self.laid - _ranks(self.wanted_cards(state))
        if not missing and len(melds) == len(self.wanted):
            return True
        if self.left <= 0 or state.table.over or state.table.to_act() != self.seat:
            return False
        steps = legal(state.table, state.hand_to_act())
        if steps and all([isinstance(step, Lay) for step in steps]):
            # A three that must go before anything else (GT-3.2, MA-2.4); it lies apart from the melds.
            return self.chain(_done(state, steps[0]), seen)
        key = tuple(sorted([(number, rank, tuple(sorted(kinds.items()))) for number, rank, kinds in melds]))
        if key in seen:
            return False
        seen.add(key)
        self.left -= 1
        for step in steps:
            if isinstance(step, LayMeld):
                further = self.after(state, step, missing)
                if further is not None and self.chain(further, seen):
                    return True
        return False

    def after(self, state: State, action: LayMeld | Take, missing: Counter[int]) -> State | None:
        """The state after this action, if it could still lead to the goal."""
        if not _ranks(cards_of(action)) <= missing:
            return None
        further = state.copy()
        further.apply(action)
        return further if self.fits(self.melds_of(further), self.wanted) else None

    def leads_on(self, action: LayMeld | Take) -> bool:
        """Whether this action and steps after it lead to the goal."""
        self.tried += 1
        further = self.after(self.state, action, self.laid - _ranks(self.wanted_cards(self.state)))
        return further is not None and self.chain(further, set())

    # --- actions -----------------------------------------------------------------------------------

    def meld(self) -> ActionPart:
        """What a meld is made of."""
        table, hand = self.state.table, self.state.hand_to_act()
        if self.chain(self.state, set()):
            return ActionPart.CHAIN
        if self.goes_out():
            return self.way_out()
        if not self.is_open:
            for plays in islice(plans(table, hand, Goal.OPEN), PLANS):
                if self.leads_on(LayMeld(plays)):
                    return ActionPart.PLAN
        return self.failed()

    def take(self, rest: bool) -> ActionPart:
        """What a take is made of; `rest`: of the whole pile."""
        for take in self.ways(rest):
            if self.leads_on(take):
                return ActionPart.PLAN
        if not self.goes_out():
            return self.failed()
        # Some way to take it must go out too, or leave a way out.
        for take in self.ways(rest):
            further = self.state.copy()
            further.apply(take)
            table, hand = further.table, further.hands[self.seat]
            if table.out == self.seat or (not table.over and (hand.size <= 1 or can_go_out(table, hand))):
                return ActionPart.PLAN
        return self.failed()

    def ways(self, rest: bool) -> Iterator[Take]:
        """The ways to take the pile, or its top card alone."""
        for take in islice(takes(self.state.table, self.state.hand_to_act()), PLANS):
            if take.rest == rest:
                yield take

    def failed(self) -> ActionPart:
        """Nothing, unless there was more than could be looked at."""
        return ActionPart.UNDECIDED if self.left <= 0 or self.tried >= PLANS else ActionPart.NOTHING

    # --- going out ---------------------------------------------------------------------------------

    def goes_out(self) -> bool:
        """Whether the action goes out, or leaves a single card for the discard that does."""
        table, size = self.goal.table, self.goal.hands[self.seat].size
        if table.out != NOBODY or table.over or size > 1:
            return table.out != NOBODY
        return not table.rules.supplies(self.state.table, size, not self.is_open)

    def way_out(self) -> ActionPart:
        """Going out by melding: there must be a plan that keeps a like card, and one must be offered."""
        table, hand = self.state.table, self.state.hand_to_act()
        kept = self.decomposed(self.goal.hands[self.seat].cards())
        if not any(self.kept(plays) == kept for plays in ways_out(table, hand)):
            return ActionPart.NOTHING
        outs = [action for action in legal(table, hand) if isinstance(action, LayMeld)]
        return ActionPart.PLAN if any([self.kept(out.plays).total() <= 1 for out in outs]) else ActionPart.NOTHING

    def kept(self, plays: tuple[Play, ...]) -> Counter[int]:
        """What is left of the hand after these plays, by kind."""
        hand = self.state.hand_to_act().copy()
        hand.take_out([card for play in plays for card in play.cards])
        return self.decomposed(hand.cards())

    def decomposed(self, cards: list[int]) -> Counter[int]:
        return Counter([_kind(self.state.table, card, RUN) for card in cards])


def _ranks(cards: list[int]) -> Counter[int]:
    """How many cards of each rank."""
    return Counter([card >> 2 for card in cards])


def cards_of(action: LayMeld | Take) -> list[int]:
    """The cards of the hand that an action names."""
    shown = list(action.cards) if isinstance(action, Take) else []
    return shown + [card for play in action.plays for card in play.cards]
