"""Three plain players, each a short list of rules as one finds them in books and public programs, never tuned.

They ask the generator for single steps and take the first one that their list wants, so they play every system without
knowing one. What none of them does: count cards, keep anything back, think of the others or of the score.
"""

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from canasta_desktop.bots.baselines.routine import last_resort, special_hand, threes_first
from canasta_desktop.bots.policy import Decision, Policy
from canasta_desktop.rules.actions import ASK, DRAW, END, NEW, Action, Answer, Discard, LayMeld, Take
from canasta_desktop.rules.cards import Cards, Hand, is_natural, is_wild
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.going_out_ways import ways_out
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import ANSWERING, DRAWING, Table
from canasta_desktop.rules.takes import takes

Rule = Callable[[Table, Hand], Action | None]
"""One rule of a list: the action it wants, None if it has nothing to say."""

MOST_WILDS: Final = 2
"""A set with more wild cards than that is begun by nobody who follows a list."""


class RuleList(Policy):
    """Does what the first rule says that has something to say; draws and discards where none has."""

    rules: ClassVar[tuple[Rule, ...]]

    def choose(self, view: Observation, rng: Rng) -> Decision:
        table, hand = view.table, view.hand
        phase = table.turn.phase
        if phase == ANSWERING:
            return Decision(Answer(True))
        if phase == DRAWING:
            return threes_first(table, hand) or Decision(take_pile(table, hand) or _drawn(table, hand))
        special = special_hand(table, hand)
        if special is not None:
            return special
        for rule in self.rules:
            action = rule(table, hand)
            if action is not None:
                return Decision(action)
        card = least_useful(table, hand)
        return last_resort(table, hand) if card is None else Decision(card)


def _drawn(table: Table, hand: Hand) -> Action:
    return DRAW if table.drawable() > 0 and reason(table, hand, DRAW) is OK else END


# --- the rules -------------------------------------------------------------------------------------


def take_pile(table: Table, hand: Hand) -> Take | None:
    """The pile in the first way there is; the top card alone only where it is all one may take."""
    ways = list(takes(table, hand))
    return next((take for take in ways if take.rest), ways[0] if ways else None)


def go_out(table: Table, hand: Hand) -> Action | None:
    """Out at once, after the question where one must be asked (CL-8.2)."""
    for plays in ways_out(table, hand):
        if plays:
            why = reason(table, hand, LayMeld(plays))
            if why is OK:
                return LayMeld(plays)
            if why is Reason.ASK_FIRST and reason(table, hand, ASK) is OK:
                return ASK
    return None


def open_melds(table: Table, hand: Hand) -> Action | None:
    """The first initial meld there is (CL-7.1)."""
    return None if table.is_open(table.side(table.turn.seat)) else next(_steps(table, hand), None)


def natural_set(table: Table, hand: Hand) -> Action | None:
    """A new meld without wild cards."""
    return _first(table, hand, lambda step: _is_new(step) and _wilds(step) == 0)


def wild_set(table: Table, hand: Hand) -> Action | None:
    """A new meld with a wild card or two."""
    return _first(table, hand, lambda step: _is_new(step) and 0 < _wilds(step) <= MOST_WILDS)


def natural_addition(table: Table, hand: Hand) -> Action | None:
    """A natural card onto a meld of the side, whoever began it."""
    return _first(table, hand, lambda step: not _is_new(step) and _wilds(step) == 0)


def completing_wild(table: Table, hand: Hand) -> Action | None:
    """A wild card that makes a canasta."""
    return _first(table, hand, lambda step: not _is_new(step) and _completes(table, step))


def anything(table: Table, hand: Hand) -> Action | None:
    """Whatever can be laid, natural cards first."""
    return min(_steps(table, hand), key=_wilds, default=None)


def least_useful(table: Table, hand: Hand) -> Action | None:
    """The natural card that stands most alone, of these the lowest; a wild card only where nothing else may go."""
    own = {meld.rank for meld in table.melds[table.side(table.turn.seat)]}
    options: list[tuple[bool, bool, int, int, int]] = []
    for action in legal(table, hand):
        if isinstance(action, Discard):
            card, rank = action.card, action.card >> 2
            value = table.rules.pack.values[rank]
            options.append((is_wild(card), rank in own, hand.ranks[rank], value, card))
    return Discard(min(options)[-1]) if options else None


# --- steps -----------------------------------------------------------------------------------------


def _steps(table: Table, hand: Hand) -> Iterator[LayMeld]:
    """What can be laid now; whole initial melds for a side that is not open."""
    for action in legal(table, hand):
        if isinstance(action, LayMeld):
            yield action


def _first(table: Table, hand: Hand, is_wanted: Callable[[LayMeld], bool]) -> LayMeld | None:
    if not table.is_open(table.side(table.turn.seat)):
        return None
    return next((step for step in _steps(table, hand) if is_wanted(step)), None)


def _cards(step: LayMeld) -> Cards:
    return tuple([card for play in step.plays for card in play.cards])


def _wilds(step: LayMeld) -> int:
    return sum([not is_natural(card) for card in _cards(step)])


def _is_new(step: LayMeld) -> bool:
    return any([play.onto == NEW for play in step.plays])


def _completes(table: Table, step: LayMeld) -> bool:
    canasta = table.rules.melds.canasta
    for play in step.plays:
        meld = table.meld_numbered(play.onto)
        if meld is not None and len(meld.cards) < canasta <= len(meld.cards) + len(play.cards):
            return True
    return False


# --- the players -----------------------------------------------------------------------------------


class Taker(RuleList):
    """Takes every pile it can, fills its side's melds, and throws the card of least use."""

    name = "taker-1"
    rules = (go_out, open_melds, natural_addition, natural_set, completing_wild)


class Ordered(RuleList):
    """Out, a natural set, an addition, the pile, a set with wild cards, the stock: the first that can be done."""

    name = "ordered-1"
    rules = (go_out, open_melds, natural_set, natural_addition, wild_set)


class Hasty(RuleList):
    """Takes every pile, lays everything, and goes out at once."""

    name = "hasty-1"
    rules = (go_out, open_melds, anything)
